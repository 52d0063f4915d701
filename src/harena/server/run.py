"""A server process on a port, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, final

import uvicorn
from litestar import Litestar

from ..core.errors import BadRequest
from .app import build
from .bus import reach
from .config import Config
from .logs import write_logs
from .server import Server
from .wire import FRAME_MOST

GRACEFUL: Final = 10
"""Seconds that connections have to end after a signal to stop."""
BACKLOG: Final = 2_048
STUCK: Final = 60
"""Seconds after which a connection that takes nothing is cut."""


@final
class Front(uvicorn.Server):
    """Takes connections. It leaves signals to us: raised once more at its end, as it would, they would kill the process
    before its helpers are put away."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def serve(config: Config, *, verbose: bool = False, browser: bool = False) -> None:
    config.check()
    write_logs(verbose=verbose)
    server = Server(config)
    front = front_for(build(server), config)
    listening = listen(config.host, config.port)
    with ExitStack() as closing, asyncio.Runner(loop_factory=front.config.get_loop_factory()) as runner:
        for each in listening:
            closing.enter_context(each)
        runner.run(run(server, front, listening, browser=browser))


async def run(server: Server, front: Front, listening: list[socket.socket], *, browser: bool = False) -> None:
    """Open, take connections, and close in turn. What cannot be opened is refused with a sentence, which it would not
    be if the front opened it."""
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, front.handle_exit, each, None)
    await reach(server.config.bus)
    async with server.running():
        port = listening[0].getsockname()[1]
        for sentence in warnings(server.config, port):
            print(sentence, file=sys.stderr, flush=True)
        if browser:
            # It is already listened there: the page waits until connections are taken.
            await asyncio.to_thread(show, address_of(server.config, port))
        collect_seldom()
        await front.serve(listening)


def collect_seldom() -> None:
    """What is here when the first connection comes stays for good, and a move leaves no cycle behind; a connection
    leaves some."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 10)


def front_for(app: Litestar, config: Config) -> Front:
    return Front(
        uvicorn.Config(
            app,
            lifespan="off",
            loop="auto",
            ws="websockets-sansio",
            ws_max_size=FRAME_MOST,
            ws_max_queue=32,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            # Compressing costs more than the network saves, and what is compressed with a secret tells of it.
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=GRACEFUL,
        )
    )


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that a name stands for."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return [patient(socket.create_server(place[:2], family=family, backlog=BACKLOG)) for family, *_, place in found]
    except OSError as wrong:
        why = str(wrong.strerror or wrong).partition(" (")[0]
        raise BadRequest(f"{host} port {port} cannot be listened on: {why}.") from wrong


def patient(listening: socket.socket) -> socket.socket:
    """Its connections end when nothing gets through for a while: what waits to be sent to a client that reads nothing
    would otherwise hold them open for ever."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK * 1_000)
    return listening


def address_of(config: Config, port: int) -> str:
    host = f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{port}"


def show(address: str) -> None:
    """Open a page where there is a screen: without one, a browser for the terminal would take it from us."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen or sys.platform in ("darwin", "win32"):
        webbrowser.open(address)


def warnings(config: Config, port: int) -> list[str]:
    """What whoever starts a server should know."""
    address = address_of(config, port)
    if config.loopback():
        return [f"Harena serves {address}"]
    said = [f"Harena serves {address}, which others can reach."]
    if not config.proxies:
        said.append(
            "There is no TLS in front of it: passphrases and cookies can be read on the way. Put a reverse proxy "
            "before it (docs/serving.md), and name it with --proxy."
        )
    return said
