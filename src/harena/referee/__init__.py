"""The referee: one protocol for bots, tests and tools in any language. docs/protocol.md is its manual."""

from .loop import run, serve

__all__ = ["run", "serve"]
