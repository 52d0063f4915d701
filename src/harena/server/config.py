"""What a server is told: by flags, or by the environment (HARENA_…)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ..core.errors import BadRequest

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
BREATH_MOST: Final = 10.0


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much one address, one person and one process may ask for."""

    requests: float = 10.0
    """A second and address, after a burst."""
    burst: int = 60
    sign_ins: int = 5
    """A minute and account; four times as many an address."""
    tables: int = 5
    """New ones a minute and address."""
    tables_a_day: int = 100
    sockets: int = 5_000
    sockets_of_address: int = 10
    sockets_of_person: int = 6
    messages: int = 100
    """In 20 seconds by a player; half of it by a spectator."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite:///harena.sqlite3"
    bus: str | None = None
    origins: tuple[str, ...] = ()
    """Where browsers may come from, besides the server's own address."""
    proxies: tuple[str, ...] = ()
    """Addresses whose word about the client's address is believed."""
    plain: bool = False
    """Whether cookies may travel without TLS: on a network of one's own."""
    bots: int | None = None
    """Processes that think for bots."""
    breath: float = 0.06
    """Seconds that a bot takes for an answer at least while somebody looks on."""
    pages: Path | None = None
    """The folder of the browser's pages, in the place of those that came along."""
    limits: Limits = Limits()

    def loopback(self) -> bool:
        return self.host in LOOPBACK

    def secure(self) -> bool:
        """Whether cookies are bound to TLS. Browsers count the loopback address as safe."""
        return not self.plain

    def check(self) -> None:
        if not 0 <= self.port <= 65_535:
            raise BadRequest(f"A port is a number from 0 to 65535, not {self.port}.")
        if self.bots is not None and self.bots < 1:
            raise BadRequest("Bots need at least one process.")
        if not 0 <= self.breath <= BREATH_MOST:
            raise BadRequest(f"A breath of a bot takes 0 to {BREATH_MOST:g} seconds, not {self.breath:g}.")
        if self.pages is not None and not self.pages.joinpath("index.html").is_file():
            raise BadRequest(f"There are no pages in {self.pages}: it has no index.html.")
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
                raise BadRequest(f"An origin is like https://games.example, not {origin!r}.")

    def sqlite_file(self) -> Path | None:
        return Path(self.database.removeprefix("sqlite:///")) if self.database.startswith("sqlite:///") else None
