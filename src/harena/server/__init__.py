"""Tables for people: the only place that knows HTTP. Every rule is asked of the engine, none is known here."""
