"""Harena: three arena games with complete rules on one engine."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("harena")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+unknown"
