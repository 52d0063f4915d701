"""Colossal Arena: what bots make of it."""
