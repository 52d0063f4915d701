"""Short words for tests: a table from a position and dictated draws, answers in words, events by kind."""

from __future__ import annotations

from harena.core.errors import Refusal
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.colossal_arena.arena import Arena

GAME = GAMES["colossal-arena"]
EIGHT = "amazon, colossus, cyclops, daimon, ettin, gorgon, magus, wyrm"
"""The creatures of a position that does not care which."""

Draw = str | int


def deal(seats: int = 3, options: dict[str, object] | None = None, seed: int = 7) -> Table:
    """A new game by a fast chance."""
    return Table(GAME, seats, options or {}, {"make": "fast", "seed": seed})


def script(seats: int, draws: list[Draw], options: dict[str, object] | None = None, then: int | None = 7) -> Table:
    """A new game whose first draws are dictated: creatures, hands seat by seat, starting player, …"""
    return Table(GAME, seats, options or {}, _spec(draws, then))


def table(position: str, draws: list[Draw] | None = None, then: int | None = 7) -> Table:
    """A table that starts from a position; after the dictated draws chance goes on by seed, or runs out with then=None."""
    creatures = "" if "creatures:" in position else f"creatures: {EIGHT}; "
    return Table(GAME, 0, {}, _spec(draws or [], then), f"colossal-arena; {creatures}{position}")


def _spec(draws: list[Draw], then: int | None) -> dict[str, object]:
    after = None if then is None else {"make": "fast", "seed": then}
    return {"make": "scripted", "draws": list(draws), "then": after}


def arena(tab: Table) -> Arena:
    assert isinstance(tab.state, Arena)
    return tab.state


def say(tab: Table, seat: int, *words: str) -> list[dict[str, object]]:
    """Answer in words; gives all events of the answer, with audiences."""
    seq = tab.seq()
    tab.answer(Seat(seat), [GAME.picks.parse(word) for word in words])
    return tab.all_events(seq)


def options(tab: Table, seat: int) -> list[str]:
    """What a seat may say now."""
    return [GAME.picks.say(pick) for pick in tab.state.options(Seat(seat))]


def asked(tab: Table) -> list[int]:
    return [int(seat) for seat in tab.state.asked()]


def choice(tab: Table) -> str:
    """The question the table waits on: `bet-phase`, `offer-power`, …"""
    return str(tab.asked()[0]["choice"])


def refused(tab: Table, seat: int, *words: str) -> Refusal:
    """The refusal these words meet; the table must be unchanged by it."""
    before = GAME.print(tab.state)
    try:
        say(tab, seat, *words)
    except Refusal as refusal:
        assert GAME.print(tab.state) == before
        return refusal
    raise AssertionError(f"{words} was accepted")


def kinds(events: list[dict[str, object]]) -> list[str]:
    return [str(event["kind"]) for event in events]


def only(events: list[dict[str, object]], kind: str) -> dict[str, object]:
    """The one event of a kind."""
    matching = [event for event in events if event.get("kind") == kind]
    assert len(matching) == 1, kinds(events)
    return matching[0]


def view(tab: Table, seat: int | None) -> dict[str, object]:
    return GAME.view(tab.state, None if seat is None else Seat(seat)).words()


def seen_by(tab: Table, seat: int | None, since: int) -> list[dict[str, object]]:
    """The events after an entry as one reader may know them."""
    return tab.events(None if seat is None else Seat(seat), since)
