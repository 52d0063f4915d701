"""Real servers for tests: `harena serve` in a process of its own, on a port of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

UNLIMITED = {
    "HARENA_REQUESTS": "100000",
    "HARENA_BURST": "100000",
    "HARENA_SIGN_INS": "100000",
    "HARENA_TABLES": "100000",
    "HARENA_TABLES_A_DAY": "1000000",
    "HARENA_SOCKETS_OF_ADDRESS": "5000",
    "HARENA_SOCKETS_OF_PERSON": "5000",
    "HARENA_MESSAGES": "100000",
    "HARENA_BOTS": "1",
    "HARENA_BREATH": "0",
}
PATIENCE = 120.0


class Running:
    """A server that runs: stop it, kill it, start it again on the same data."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ,
            "HARENA_DATABASE": f"sqlite:///{folder / 'harena.sqlite3'}",
            **UNLIMITED,
            **settings,
            "HARENA_PORT": str(self.port),
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "harena", "serve"]
            self.process = subprocess.Popen(command, env=self.environment, stderr=log, stdout=log)
        end = time.monotonic() + PATIENCE
        while not self.healthy():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError(f"The server did not start:\n{self.log.read_text()}")
            time.sleep(0.1)

    def healthy(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=10, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def running(folder: Path, **settings: str) -> Iterator[Running]:
    """A server on an empty SQLite file, unless settings (names as in the environment, without HARENA_) say more."""
    server = Running(folder, {f"HARENA_{name}": value for name, value in settings.items()})
    try:
        server.start()
        yield server
    finally:
        server.stop()
