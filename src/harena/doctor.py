"""What this installation is made of, and what it lacks."""

from __future__ import annotations

import platform
import re
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Final, NamedTuple

COMPILERS: Final = ["cc", "gcc", "clang"]


class Finding(NamedTuple):
    """One line of the report; a lack has advice."""

    name: str
    found: str
    advice: str = ""


def findings() -> list[Finding]:
    return [
        Finding("harena", harena_version()),
        Finding("Python", f"{platform.python_version()} ({sys.executable})"),
        engine(),
        *dependencies(),
    ]


def harena_version() -> str:
    from . import __version__

    return f"{__version__} ({Path(__file__).parent})"


def engine() -> Finding:
    """Whether the rules run compiled, and if not, why not."""
    from .core import compiled

    if compiled():
        return Finding("engine", "compiled")
    return Finding("engine", "interpreted, about five times slower", why_interpreted())


def why_interpreted() -> str:
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        return "There is no C compiler: install one (on Debian and Ubuntu: apt install gcc), then reinstall Harena."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return (
            "Python's headers are missing: install them (on Debian and Ubuntu: apt install python3-dev), then Harena."
        )
    return f"A compiler is there ({compiler}): reinstall Harena, or run make play, to have the engine compiled."


def dependencies() -> list[Finding]:
    """What Harena asks for and what is there."""
    try:
        wanted = requires("harena") or []
    except PackageNotFoundError:
        return [Finding("dependencies", "not recorded", "Harena runs from its sources: make play installs it.")]
    return [dependency(line) for line in wanted if "extra ==" not in line]


def dependency(wanted: str) -> Finding:
    name = re.split(r"[^\w.-]", wanted)[0]
    try:
        return Finding(name, version(name))
    except PackageNotFoundError:
        return Finding(name, "missing", f"Install it: pip install '{wanted}'.")
