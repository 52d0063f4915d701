"""The application: routes, errors, and the schema of all of it."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec

from .. import __version__
from ..core.errors import Refusal
from . import wire
from .accounts import People
from .books import Books
from .circus import Circus
from .config import Config
from .errors import STATUS, TooBusy, wrong_words
from .guard import Guard
from .lessons import Lessons
from .openapi import ExactSchema
from .pages import Pages, folder_of_pages
from .replays import Replays
from .reviews import Desk, Reviews
from .server import Server, TheServer
from .sheets import Sheets
from .socket import table_socket
from .tables import REFUSALS, Games, Missed, Tables

_LOG: Final = structlog.get_logger("harena.http")
Ask = Request[Any, Any, Any]


@get(
    "/health",
    tags=["operations"],
    sync_to_thread=False,
    responses={429: REFUSALS[429], 503: ResponseSpec(wire.Health, description="What it is told cannot be kept.")},
)
def health(server: TheServer) -> Response[wire.Health]:
    """Whether this process can keep what it is told."""
    trouble = server.store.trouble is not None
    words = wire.Health(not trouble, __version__, len(server.hall.rooms), trouble)
    return Response(words, status_code=503 if trouble else 200)


@get("/metrics", media_type="text/plain", tags=["operations"], sync_to_thread=False, responses={429: REFUSALS[429]})
def metrics(server: TheServer) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def build(server: Server) -> Litestar:
    config: Config = server.config
    pages = Pages(folder_of_pages(config.pages))
    desk = Desk(server.readers)
    app = Litestar(
        route_handlers=[
            Games,
            Books,
            Circus,
            Sheets,
            Tables,
            People,
            table_socket,
            health,
            metrics,
            Replays,
            Reviews,
            Lessons,
            *pages.handlers(),
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False, use_cache=True),
            "desk": Provide(lambda: desk, sync_to_thread=False, use_cache=True),
        },
        lifespan=[server.running, desk.running],
        exception_handlers={
            Refusal: refused,
            NotFoundException: partial(not_found, pages),
            HTTPException: not_served,
            RecursionError: too_deep,
            Exception: partial(failed, server),
        },
        request_max_body_size=wire.BODY_MOST,
        openapi_config=OpenAPIConfig(
            title="Harena",
            version=__version__,
            description=(
                "Tables for Colossal Arena, Arena Maximus and Circus Maximus. The socket of a table, "
                "/api/tables/{table}/socket, takes the same commands as a post to its commands, and sends "
                "TableWords, Done, Refused and Here."
            ),
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, after_request=only_schemas),
            render_plugins=[ExactSchema(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
    # As middleware it would not see what no route is found for.
    app.asgi_handler = Guard(app.asgi_handler, config, server.buckets, pages.files)
    return app


def refused(_request: Ask, refusal: Refusal) -> Response[wire.Refused]:
    missed = refusal.missed if isinstance(refusal, Missed) else None
    words = wire.Refused(error=wrong_words(refusal), missed=missed)
    headers = {"retry-after": "1"} if refusal.kind in ("too-much", "too-busy") else {}
    return Response(words, status_code=STATUS.get(refusal.kind, 400), headers=headers, media_type=MediaType.JSON)


def not_served(_request: Ask, wrong: HTTPException) -> Response[wire.Refused]:
    """What the framework refuses, in the same words as what we refuse."""
    say = wrong.detail or "This cannot be served."
    if isinstance(wrong, ValidationException) and wrong.extra:
        say = "; ".join(extra_words(extra) for extra in wrong.extra)[:1_000]
    words = wire.Refused(error=wire.Wrong("bad-request" if wrong.status_code < 500 else "too-busy", say))
    return Response(words, status_code=wrong.status_code, headers=wrong.headers, media_type=MediaType.JSON)


def not_found(pages: Pages, request: Ask, wrong: NotFoundException) -> Response[Any]:
    return pages.page(request) if pages.is_way(request) else not_served(request, wrong)


def only_schemas(answer: Response[Any]) -> Response[Any]:
    """The framework has a page of its own for what is no schema: we refuse it like everything else."""
    if answer.status_code == 404:
        raise NotFoundException
    return answer


def extra_words(extra: Any) -> str:
    if isinstance(extra, dict):
        return f"{extra.get('key', '')}: {extra.get('message', '')}".strip(": ")
    return str(extra)


def too_deep(_request: Ask, _wrong: RecursionError) -> Response[wire.Refused]:
    """Only what is sent can be nested without end."""
    words = wire.Refused(error=wire.Wrong("bad-request", "This is nested too deeply to be read."))
    return Response(words, status_code=400, media_type=MediaType.JSON)


def failed(server: Server, request: Ask, wrong: Exception) -> Response[wire.Refused]:
    _LOG.error("failed", path=request.url.path, exc_info=wrong)
    server.metrics.failures.inc()
    words = wire.Refused(error=wrong_words(TooBusy("failed")))
    return Response(words, status_code=500, media_type=MediaType.JSON)
