"""A server in a process of its own and players who ask little of the machine: what soak and load are made of."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from harena.server.wire import Here

UNLIMITED: Final = {
    "REQUESTS": "1000000",
    "BURST": "1000000",
    "SIGN_INS": "1000000",
    "TABLES": "1000000",
    "TABLES_A_DAY": "1000000",
    "SOCKETS": "1000000",
    "SOCKETS_OF_ADDRESS": "1000000",
    "SOCKETS_OF_PERSON": "1000000",
    "MESSAGES": "1000000",
    "BOTS": "1",
    "BREATH": "0",
}
PATIENCE: Final = 60.0


class Failed(Exception):
    """What a soak found wrong, in a sentence."""


# ---- the server


@final
class Served:
    """`harena serve`: stop it, kill it, start it again on the same data."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.file: Final = folder / "harena.sqlite3"
        self.log: Final = folder / "server.log"
        given = {"DATABASE": f"sqlite:///{self.file}", **UNLIMITED, **settings, "PORT": str(self.port)}
        self.environment: Final = {**os.environ, **{f"HARENA_{name}": value for name, value in given.items()}}
        self.command = [sys.executable, "-m", "harena", "serve"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; gives the seconds until it was well."""
        begun = time.monotonic()
        with self.log.open("ab") as log:
            # In a session of its own, so that Control-C reaches the soak alone, which then ends it.
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        while not self.healthy():
            if time.monotonic() - begun > PATIENCE or self.process.poll() is not None:
                raise Failed(f"The server did not start: {self.last_words()}")
            time.sleep(0.02)
        return time.monotonic() - begun

    def healthy(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def last_words(self) -> str:
        return (self.log.read_text(errors="replace").strip().splitlines() or ["it said nothing"])[-1]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *_wrong: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def processor_seconds(self) -> float:
        return processor_seconds(self.pid)

    def resident(self) -> int:
        """Bytes of memory it holds, without the processes of its bots."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int) -> float:
    """What a process has used of the processors so far, all its threads together."""
    # The name in the second field may hold blanks; it ends with the last bracket.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


# ---- what players read: the few fields they need, everything else is skipped


class OptionRead(msgspec.Struct):
    pick: int


class AskedRead(msgspec.Struct):
    options: list[OptionRead]


class TableRead(msgspec.Struct, tag_field="is", tag="table"):
    seq: int
    phase: str
    asked: AskedRead | None


class DoneRead(msgspec.Struct, tag_field="is", tag="done"):
    id: str
    seq: int


class WrongRead(msgspec.Struct):
    kind: str
    say: str


class RefusedRead(msgspec.Struct, tag_field="is", tag="refused"):
    error: WrongRead
    id: str | None = None


Read = TableRead | DoneRead | RefusedRead | Here
READER: Final[msgspec.json.Decoder[Read]] = msgspec.json.Decoder(Read)


def move_text(name: str, seq: int, pick: int) -> str:
    return f'{{"do":"move","id":"{name}","seq":{seq},"picks":[{pick}]}}'


# ---- making tables


@final
class Made(msgspec.Struct):
    """A table that has begun, and the token of each seat: who holds it plays there."""

    id: str
    tokens: list[str]


@final
class Host:
    """Whoever makes tables."""

    def __init__(self, url: str) -> None:
        self.http: Final = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def arrive(self) -> Host:
        me = await self.post("/api/guests", {"name": "Host", "token": True})
        self.http.headers["authorization"] = f"Bearer {me['token']}"
        return self

    async def post(self, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.http.post(path, json=body, headers=headers)
        if answer.is_error:
            raise Failed(f"{path} was answered {answer.status_code}: {answer.text[:200]}")
        words: dict[str, Any] = answer.json()
        return words

    async def table(self, game: str, seats: int, **more: object) -> Made:
        """A table of programs, all of them seated, begun."""
        made = await self.post("/api/tables", {"game": game, "seats": [{"sit": "open"}] * seats, **more})
        tokens = [str(made["seat_tokens"][str(number)]) for number in range(seats)]
        path = f"/api/tables/{made['id']}/commands"
        for token in tokens:
            await self.post(path, {"do": "join", "id": "join"}, token)
        await self.post(path, {"do": "start", "id": "start"})
        return Made(str(made["id"]), tokens)

    async def close(self) -> None:
        await self.http.aclose()


def sit(url: str, table: str, token: str | None) -> connect:
    """A socket at a table, with a seat's token or as a spectator: to be awaited or entered."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return connect(
        f"ws{url.removeprefix('http')}/api/tables/{table}/socket",
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        max_size=None,
        max_queue=None,
        proxy=None,
    )


Socket = ClientConnection
