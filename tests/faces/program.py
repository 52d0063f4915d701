"""The program through pipes, again and again: it is read once, and every run begins from there, in a new process."""

from __future__ import annotations

import atexit
import functools
import importlib
import json
import os
import pkgutil
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, cast

import harena as package
from harena import terminal
from harena.cli import build, main

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parents[1])}
"""For programs started elsewhere: they run the same Harena as this one."""
LONGEST = 120
"""Seconds that one run may take."""


def harena(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A run of the program."""
    with TemporaryDirectory() as folder:
        pipes = [str(Path(folder) / name) for name in ("in", "out", "err")]
        Path(pipes[0]).write_text(typed, encoding="utf-8")
        asked = json.dumps([arguments, str(cwd or Path.cwd()), pipes])
        starter = start()
        cast("IO[str]", starter.stdin).write(asked + "\n")
        cast("IO[str]", starter.stdin).flush()
        status = int(cast("IO[str]", starter.stdout).readline())
        out, err = (Path(pipe).read_text(encoding="utf-8") for pipe in pipes[1:])
    return subprocess.CompletedProcess(arguments, status, out, err)


@functools.cache
def start() -> subprocess.Popen[str]:
    """The process that all runs begin from; one is enough for all tests of a worker."""
    command = [sys.executable, __file__]
    starter = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT, encoding="utf-8"
    )
    atexit.register(starter.kill)
    return starter


# ---- in that process


def serve() -> None:
    read_all()
    for asked in sys.stdin:
        arguments, cwd, pipes = json.loads(asked)
        child = os.fork()
        if child == 0:
            os.chdir(cwd)
            connect(pipes)
            signal.alarm(LONGEST)
            main(arguments)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def read_all() -> None:
    """What most runs need: they would read it each for itself."""
    build()
    for module in pkgutil.iter_modules(terminal.__path__, f"{terminal.__name__}."):
        importlib.import_module(module.name)


def connect(pipes: list[str]) -> None:
    """Read from the first, write to the others, as if a shell had said so."""
    for number, pipe in enumerate(pipes):
        os.dup2(os.open(pipe, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, "w" if number else "r", encoding="utf-8") for number in range(3)
    )


if __name__ == "__main__":
    serve()
