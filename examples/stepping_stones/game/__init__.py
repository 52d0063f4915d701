"""Stepping Stones: one file for each chapter of its rules."""
