"""A game's book is sent once, and holds all that a client needs to tell a game in its own way."""

from __future__ import annotations

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from harena.bots.minds import MINDS
from harena.bots.plain import PlainMind
from harena.core.ids import Pick
from harena.games.catalogue import GAMES
from harena.rules.book import LANGUAGES, book
from harena.server import wire
from harena.server.books import book_words

from .clients import client
from .servers import Running

pytestmark = pytest.mark.xdist_group("api")
FAIR = "/api/books/colossal-arena?lang=fr"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_its_texts_are_those_of_the_book(game: str, lang: str) -> None:
    own, words = book(game, lang), book_words(book(game, lang))
    bundle = FluentBundle([lang], use_isolating=False)
    for text in words.texts:
        bundle.add_resource(FluentResource(text))
    first = words.clauses[0].id
    assert [row.id for row in own.clauses()] == [clause.id for clause in words.clauses]
    assert first.startswith(f"{words.prefix}-")
    message = bundle.get_message(first.lower().replace(".", "-"))
    pattern = message.attributes.get("text", message.value)
    assert pattern is not None
    assert bundle.format_pattern(pattern)[0] == own.text(first)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_verb_that_fits_a_move_is_its_own(game: str) -> None:
    picks, verbs = GAMES[game].picks, book_words(book(game, "en")).verbs
    for pick, say in enumerate(picks.spelled):
        found = next(verb for verb in verbs if say == verb or say.startswith(f"{verb} "))
        assert found == picks.verb(Pick(pick)).name


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_and_belief_is_in_it(game: str) -> None:
    one = book(game, "en")
    kinds = {name: (kind.fields, kind.types) for name, kind in book_words(one).kinds.items()}
    assert kinds.items() >= {kind.name: (kind.fields, kind.types) for kind in GAMES[game].kinds}.items()
    beliefs = kinds.keys() - {kind.name for kind in GAMES[game].kinds}
    reasons = {belief for belief in beliefs if belief.startswith("plan-")}
    assert len(beliefs - reasons) == (0 if isinstance(MINDS[game], PlainMind) else 1)
    assert bool(reasons) == game.startswith("circus-"), "what speaks for a plan, where plans are advised"
    assert all(one.has(f"fact-{belief}") for belief in beliefs)


def test_a_browser_may_keep_it(server: Running) -> None:
    http = client(server.url)
    answer = http.get(FAIR)
    assert msgspec.json.decode(answer.content, type=wire.BookWords).lang == "fr"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers.get_list("cache-control") == ["public, max-age=600"]
    again = http.get(FAIR, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = http.get(FAIR, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content


@pytest.mark.parametrize("path", ["/api/books/chess", "/api/books/arena-maximus?lang=de"])
def test_what_there_is_not_is_refused_and_not_kept(server: Running, path: str) -> None:
    answer = client(server.url).get(path)
    assert answer.status_code == 400
    assert answer.json()["error"]["say"].startswith("There is no ")
    assert answer.headers["cache-control"] == "no-store"
