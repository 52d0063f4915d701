"""A game's book, for clients that tell it in their own way: texts, kinds of events, verbs and clauses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from ..bots.minds import MINDS
from ..core.declared import Declared
from ..core.ids import SEAT_COLOURS
from ..games.catalogue import GAMES
from ..rules.book import Book, book
from . import wire
from .errors import Unfit
from .fixed import Fixed
from .tables import REFUSALS

KEEP: Final = "public, max-age=600"
"""Short, so that pages of a new version soon have the texts of that version."""
Ask = Request[Any, Any, Any]


class Books(Controller):
    """Rules and texts."""

    path = "/api/books"
    tags = ("games",)

    @get(
        "/{game:str}",
        media_type="application/json",
        # The first to ask waits until the book is read; nobody else should.
        sync_to_thread=True,
        responses={
            **REFUSALS,
            200: ResponseSpec(wire.BookWords, description="The book, which is the same for everybody."),
            304: ResponseSpec(None, description="The book is the one whose tag was sent."),
        },
    )
    def look(self, request: Ask, game: FromPath[str], lang: FromQuery[str] = "en") -> Response[bytes]:
        """Everything one game says in one language."""
        if game not in GAMES:
            raise Unfit("no-game", {"game": game[:40], "known": ", ".join(GAMES)})
        return printed(game, lang).answer(request)


@cache
def printed(game: str, lang: str) -> Fixed:
    return Fixed(msgspec.json.encode(book_words(book(game, lang))), "application/json", KEEP)


def book_words(one: Book) -> wire.BookWords:
    names = {verb.name for verb in one.game.picks.verbs}
    return wire.BookWords(
        game=one.game.name,
        lang=one.lang,
        prefix=one.game.prefix,
        colours=SEAT_COLOURS,
        texts=one.sources,
        kinds=declared_words([*one.game.kinds, *MINDS[one.game.name].kinds()]),
        asks=declared_words(one.game.asks),
        verbs=sorted(names, key=lambda name: (-len(name), name)),
        clauses=[wire.ClauseWords(*row) for row in one.rows],
    )


def declared_words(declared: Sequence[Declared]) -> dict[str, wire.DeclaredWords]:
    return {one.name: wire.DeclaredWords(one.fields, one.types) for one in declared}
