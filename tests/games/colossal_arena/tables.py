"""Short words for tests: a table from a position and dictated draws, answers in words, events by kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import CREATURE_NAMES, NO_CARD, Row, card_name
from harena.games.colossal_arena.options import named
from harena.games.colossal_arena.view import View

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
    """A table from a position; after the dictated draws chance goes on by seed, or runs out with then=None."""
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


def row_of(row: int, *strengths: int | None) -> str:
    """A position's row: combat cards of these strengths on the eight creatures in order, none where nothing lies."""
    creatures = zip(EIGHT.split(", "), strengths, strict=False)
    piles = [f"{creature} = {creature} {strength}" for creature, strength in creatures if strength is not None]
    return f"row {row}: {', '.join(piles)}"


def survivors(tab: Table) -> list[str]:
    return [CREATURE_NAMES[creature] for creature in arena(tab).survivors]


def hand(tab: Table, seat: int) -> list[str]:
    return [card_name(card) for card in arena(tab).hands[seat]]


def discards(tab: Table) -> list[str]:
    """The discard pile, the top last."""
    return [card_name(card) for card in arena(tab).discard]


def top(tab: Table, row: int, creature: str) -> str | None:
    """The visible card of a space."""
    card = arena(tab).top_at(Row(row), named(creature))
    return None if card == NO_CARD else card_name(card)


def look(tab: Table, seat: int | None) -> View:
    """A view with its typed fields, numbers as the engine uses them."""
    seen = GAME.view(tab.state, None if seat is None else Seat(seat))
    assert isinstance(seen, View)
    return seen


def backer_of(tab: Table, creature: str) -> int | None:
    """The backer all views show."""
    seat = look(tab, None).backers[named(creature)]
    return int(seat) if seat >= 0 else None


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
