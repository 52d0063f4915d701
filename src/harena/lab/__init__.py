"""Simulate and measure: many games between bots, with honest intervals."""
