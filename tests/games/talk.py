"""Short words for the tests of every game: answers in words, events by kind, what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.ids import Seat
from harena.core.table import Table

Draw = str | int


def dictated(draws: list[Draw], then: int | None) -> dict[str, object]:
    after = None if then is None else {"make": "fast", "seed": then}
    return {"make": "scripted", "draws": list(draws), "then": after}


def say(tab: Table, seat: int, *words: str) -> list[dict[str, object]]:
    """Answer in words; gives all events of the answer, with audiences."""
    seq = tab.seq()
    tab.answer(Seat(seat), [tab.game.picks.parse(word) for word in words])
    return tab.all_events(seq)


def options(tab: Table, seat: int) -> list[str]:
    """What a seat may say now."""
    return [tab.game.picks.say(pick) for pick in tab.state.options(Seat(seat))]


def asked(tab: Table) -> list[int]:
    return [int(seat) for seat in tab.state.asked()]


def choice(tab: Table) -> str:
    """The question the table waits on: `bet-phase`, `offer-power`, …"""
    return str(tab.asked()[0]["choice"])


def question(tab: Table, reader: int | None) -> dict[str, object]:
    """The question the table waits on, as a reader may know it: its choice, its clause, and what it is about."""
    words = tab.game.question(tab.state, None if reader is None else Seat(reader))
    assert words is not None
    return words


def facts(tab: Table, reader: int | None) -> dict[str, object]:
    """What that question is about."""
    return {name: value for name, value in question(tab, reader).items() if name not in ("choice", "clause")}


def refused(tab: Table, seat: int, *words: str) -> Refusal:
    """The refusal these words meet; the table must be unchanged by it."""
    before = tab.game.print(tab.state)
    try:
        say(tab, seat, *words)
    except Refusal as refusal:
        assert tab.game.print(tab.state) == before
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
    return dict(tab.game.view(tab.state, None if seat is None else Seat(seat)).words())


def seen_by(tab: Table, seat: int | None, since: int) -> list[dict[str, object]]:
    """The events after an entry as one reader may know them."""
    return tab.events(None if seat is None else Seat(seat), since)


def own(tab: Table, seat: int) -> dict[str, object]:
    """What a seat's view holds for itself alone: hand, frozen, marker, known, …"""
    words = view(tab, seat)["you"]
    assert isinstance(words, dict)
    return words


def said_of(tab: Table, seat: int | None, since: int, kind: str) -> dict[str, object] | None:
    """The one event of a kind as a reader knows it, or none."""
    told = [event for event in seen_by(tab, seat, since) if event.get("kind") == kind]
    assert len(told) <= 1
    return told[0] if told else None


def strings_in(value: object) -> list[str]:
    """Every text in a view or a list of events, however deep."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for one in inner for text in strings_in(one)]


def wander(tab: Table, seed: int) -> Iterator[Table]:
    """A game by random answers: the table before each of them, and at the end."""
    chance = Fast(seed)
    while tab.state.asked():
        yield tab
        seat = tab.state.asked()[0]
        picks = tab.state.options(seat)
        tab.answer(seat, [picks[chance.below(len(picks), "play")]])
    yield tab


def even(counts: list[int]) -> bool:
    """Whether things counted pass for equally likely: chi-square below its 99.9 % quantile (Wilson and Hilferty)."""
    places = [str(place) for place in range(len(counts))]
    return fits(dict(zip(places, counts, strict=True)), dict.fromkeys(places, 1 / len(counts)))


def fits(counts: Mapping[str, int], odds: Mapping[str, float]) -> bool:
    """Whether things counted pass for drawn by these odds, which sum to one: chi-square as in `even`."""
    total = sum(counts.values())
    assert abs(sum(odds.values()) - 1) < 1e-9
    assert all(total * chance >= 5 for chance in odds.values())
    if not set(counts) <= set(odds):
        return False
    freedom = len(odds) - 1
    statistic = sum((counts.get(name, 0) - total * chance) ** 2 / (total * chance) for name, chance in odds.items())
    step = 2 / (9 * freedom)
    return bool(statistic < freedom * (1 - step + 3.0902 * step**0.5) ** 3)
