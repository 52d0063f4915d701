"""Lessons: games that are played to be learnt, on the real engine with dictated chance."""
