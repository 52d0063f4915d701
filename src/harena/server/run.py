"""A server process on a port, until it is told to stop."""

from __future__ import annotations

import sys
from typing import Final

import uvicorn

from .app import build
from .config import Config
from .logs import write_logs
from .server import Server
from .wire import FRAME_MOST

GRACEFUL: Final = 10
"""Seconds that connections have to end after a signal to stop."""


def serve(config: Config, *, verbose: bool = False) -> None:
    config.check()
    write_logs(verbose=verbose)
    for sentence in warnings(config):
        print(sentence, file=sys.stderr)
    uvicorn.run(
        build(Server(config)),
        host=config.host,
        port=config.port,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=FRAME_MOST,
        ws_max_queue=32,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACEFUL,
    )


def warnings(config: Config) -> list[str]:
    """What whoever starts a server should know."""
    address = f"http://{config.host}:{config.port}"
    if config.loopback():
        return [f"Harena serves {address}"]
    said = [f"Harena serves {address}, which others can reach."]
    if not config.proxies:
        said.append(
            "There is no TLS in front of it: passphrases and cookies can be read on the way. Put a reverse proxy "
            "before it (docs/serving.md), and name it with --proxy."
        )
    return said
