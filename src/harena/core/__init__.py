"""The engine: agenda, choices, chance, events, records. It knows no game."""
