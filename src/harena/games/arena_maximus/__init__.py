"""Arena Maximus: one file per chapter of its rulebook; `rulebook.py` is the table of contents."""
