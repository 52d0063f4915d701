"""The games Harena knows, by name."""
