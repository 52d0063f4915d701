"""The engine: agenda, choices, chance, events, records. It knows no game."""


def compiled() -> bool:
    """Whether the engine runs compiled."""
    from . import chance

    return not str(chance.__file__).endswith(".py")
