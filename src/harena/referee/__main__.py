"""`python -m harena.referee` is `harena referee`."""

from .loop import serve

serve()
