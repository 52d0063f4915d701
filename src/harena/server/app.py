"""The application: routes, errors, and the schema of all of it."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import __version__
from ..core.errors import Refusal
from . import wire
from .accounts import People
from .config import Config
from .errors import STATUS
from .guard import Guard
from .server import Server
from .socket import table_socket
from .tables import Games, Missed, Tables, error_words

_LOG: Final = structlog.get_logger("harena.http")
Ask = Request[Any, Any, Any]


@get("/health", tags=["operations"], sync_to_thread=False)
def health(server: Server) -> Response[dict[str, Any]]:
    """Whether this process can keep what it is told."""
    words = {
        "ok": server.store.trouble is None,
        "version": __version__,
        "tables": len(server.hall.rooms),
        "trouble": server.store.trouble is not None,
    }
    return Response(words, status_code=200 if server.store.trouble is None else 503)


@get("/metrics", media_type="text/plain", tags=["operations"], sync_to_thread=False)
def metrics(server: Server) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def build(server: Server) -> Litestar:
    config: Config = server.config
    return Litestar(
        route_handlers=[Games, Tables, People, table_socket, health, metrics],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False, use_cache=True)},
        lifespan=[server.running],
        middleware=[lambda app: Guard(app, config, server.buckets)],
        exception_handlers={Refusal: refused, HTTPException: not_served, Exception: failed},
        request_max_body_size=wire.BODY_MOST,
        openapi_config=OpenAPIConfig(
            title="Harena",
            version=__version__,
            description=(
                "Tables for Colossal Arena, Arena Maximus and Circus Maximus. The socket of a table, "
                "/api/tables/{table}/socket, takes the same commands as a post to its commands, and sends "
                "TableWords, Done and Refused."
            ),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )


def refused(_request: Ask, refusal: Refusal) -> Response[wire.Refused]:
    missed = refusal.missed if isinstance(refusal, Missed) else None
    words = wire.Refused(error=error_words(refusal), missed=missed)
    headers = {"retry-after": "1"} if refusal.kind in ("too-much", "too-busy") else {}
    return Response(words, status_code=STATUS.get(refusal.kind, 400), headers=headers, media_type=MediaType.JSON)


def not_served(_request: Ask, wrong: HTTPException) -> Response[wire.Refused]:
    """What the framework refuses, in the same words as what we refuse."""
    say = wrong.detail or "This cannot be served."
    if isinstance(wrong, ValidationException) and wrong.extra:
        say = "; ".join(extra_words(extra) for extra in wrong.extra)[:1_000]
    words = wire.Refused(error=wire.Wrong("bad-request" if wrong.status_code < 500 else "too-busy", say))
    return Response(words, status_code=wrong.status_code, headers=wrong.headers, media_type=MediaType.JSON)


def extra_words(extra: Any) -> str:
    if isinstance(extra, dict):
        return f"{extra.get('key', '')}: {extra.get('message', '')}".strip(": ")
    return str(extra)


def failed(request: Ask, wrong: Exception) -> Response[wire.Refused]:
    _LOG.error("failed", path=request.url.path, exc_info=wrong)
    words = wire.Refused(error=wire.Wrong("too-busy", "Something went wrong here, and it was noted: try again."))
    return Response(words, status_code=500, media_type=MediaType.JSON)
