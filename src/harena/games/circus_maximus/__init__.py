"""Circus Maximus: chariots on an eight-lane track, driven by written speeds."""
