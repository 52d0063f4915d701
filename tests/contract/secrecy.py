"""What one seat can find out: everything the engine tells it, as bytes, compared between worlds it cannot tell apart.

The rule behind it: whatever a seat gets may depend on hidden things only through an event that is declared to tell, and
that this seat may know. Up to the first such event two worlds must look the same, byte by byte; without one they must
look the same afterwards too.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TypeVar

from harena.core.agenda import State
from harena.core.chance import Chance, Fast, Witness
from harena.core.errors import Misfit, Refusal
from harena.core.events import Event, Log
from harena.core.game import Game, View
from harena.core.ids import Pick, Seat
from harena.core.table import event_fields

from .play import as_bytes, unlisted

N = TypeVar("N", bound=int)
_WRONG_PICKS = 5


class Leak(AssertionError):
    """A seat was told something it may not know."""


class Dictated(Chance):
    """Draws the very numbers another world drew; a number that cannot come here is a misfit."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, count: int, stream: str) -> int:
        number = self.next(stream)
        if number >= count:
            raise Misfit(stream, number)
        return number

    def take(self, bag: list[N], stream: str) -> N:
        number = self.next(stream)
        for place, thing in enumerate(bag):
            if thing == number:
                return bag.pop(place)
        raise Misfit(stream, number)

    def roll(self, dice: int, stream: str) -> list[int]:
        return [self.next(stream) for _ in range(dice)]

    def next(self, stream: str) -> int:
        if not self.numbers:
            raise Misfit(stream, None)
        return self.numbers.pop(0)


# ---- everything a seat gets to see


def typed(view: View, state: State) -> dict[str, object]:
    """A view's typed fields, all the way down: bots read these. A thing that a view shares with the state, as a track,
    is the same in all worlds: which one it is says enough."""
    fields = {name: getattr(view, name) for name in field_names(view)}
    return {name: id(value) if is_shared(value, state, name) else plain(value) for name, value in fields.items()}


def is_shared(value: object, state: State, name: str) -> bool:
    return value is getattr(state, name, None) and not isinstance(value, (int, str, list, tuple, dict, type(None)))


def plain(value: object) -> object:
    """Whatever it is, as lists, dictionaries, numbers and texts."""
    if isinstance(value, (int, str, type(None))):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(name): plain(one) for name, one in value.items()}
    return {name: plain(getattr(value, name)) for name in field_names(value)}


def field_names(value: object) -> list[str]:
    """Objects of a compiled class have no dictionary: there the class lists the fields."""
    if hasattr(value, "__dict__"):
        return list(value.__dict__)
    return [name for name in dir(value) if not name.startswith("_") and not callable(getattr(value, name))]


def outlook(game: Game, state: State, seat: Seat, seed: int) -> bytes:
    """View, question, options, odds and refusals of one seat."""
    view: View = game.view(state, seat)
    told: dict[str, object] = {
        "view": view.words(),
        "typed": typed(view, state),
        "asked": state.asked(),
        "options": [game.picks.say(pick) for pick in state.options(seat)],
        "odds": [odds(game, state, seat, pick) for pick in state.options(seat)[seed % 7 :: 7]],
        "refused": [refusal(state, seat, pick) for pick in unlisted(state, seat, Fast(seed), _WRONG_PICKS)],
    }
    return as_bytes(told)


def odds(game: Game, state: State, seat: Seat, pick: Pick) -> object:
    try:
        return game.odds(state, seat, [pick])
    except Refusal as refused:
        return [refused.kind, refused.say, refused.clause]


def refusal(state: State, seat: Seat, pick: Pick) -> object:
    try:
        state.answer(seat, pick)
    except Refusal as refused:
        return [refused.kind, refused.say, refused.clause]
    raise Leak(f"pick {pick} was accepted though it is not listed")


def told(game: Game, event: Event, seat: Seat) -> bytes:
    """An event as a seat gets it; of a hidden one it gets the number."""
    if not event.known_to(seat):
        return b"{}"
    return as_bytes({"kind": event.kind.name, "clause": event.kind.clause, **event_fields(game, event)})


# ---- two worlds


@dataclass
class Outcome:
    """A world after an answer."""

    state: State
    events: list[Event]
    drawn: list[int]


def after(state: State, seat: Seat, pick: Pick, source: Chance) -> Outcome:
    chance, log = Witness(source), Log()
    world = state.clone(chance)
    world.log = log
    world.answer(seat, pick)
    return Outcome(world, log.events, [number for _, number in chance.harvest()])


def after_too(state: State, seat: Seat, pick: Pick, drawn: list[int], seed: int) -> Outcome:
    """The same answer in another world, with the same draws where they can come, else with its own."""
    try:
        return after(state, seat, pick, Dictated(drawn.copy()))
    except Misfit:
        return after(state, seat, pick, Fast(seed))


def compare_answers(game: Game, seat: Seat, one: Outcome, other: Outcome, seed: int) -> bool:
    """Raise a leak if the seat can tell the worlds apart without having been told; whether they look the same still."""
    for place in range(max(len(one.events), len(other.events))):
        pair = [world.events[place] for world in (one, other) if place < len(world.events)]
        if len(pair) == 2 and told(game, pair[0], seat) == told(game, pair[1], seat):
            continue
        if any(event.known_to(seat) and event.kind.telling for event in pair):
            return False
        raise Leak(f"events differ: {[told(game, event, seat) for event in pair]}")
    check_same(outlook(game, one.state, seat, seed), outlook(game, other.state, seat, seed))
    return True


def check_same(one: bytes, other: bytes) -> None:
    if one == other:
        return
    place = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    around = slice(max(0, place - 80), place + 60)
    raise Leak(f"… {one[around]!r} is not … {other[around]!r}")


def swaps(game: Game, truth: State, seat: Seat, worlds: int, seed: int) -> int:
    """Some hidden swaps: all a seat gets of the truth it gets of other worlds too, now and after an answer legal in
    both. Gives for how many such an answer was found."""
    known, followed = outlook(game, truth, seat, seed), 0
    for copy in range(worlds):
        world = game.imagine(truth, seat, Fast(seed + copy))
        check_same(known, outlook(game, world, seat, seed))
        followed += follow(game, truth, seat, world, seed + copy)
    return followed


def follow(game: Game, truth: State, seat: Seat, world: State, seed: int) -> bool:
    """One answer in both worlds, looked at by one seat; whether there was one legal in both."""
    chance = Fast(seed)
    asked = truth.asked()
    actor = asked[chance.below(len(asked), "actor")]
    options = world.options(actor)
    if not options:
        raise Leak(f"seat {actor} is asked in an imagined world, but may say nothing")
    common = [pick for pick in truth.options(actor) if pick in options]
    if not common:
        return False
    pick = common[chance.below(len(common), "pick")]
    one = after(truth, actor, pick, Fast(seed))
    compare_answers(game, seat, one, after_too(world, actor, pick, one.drawn, seed), seed)
    return True


# ---- what events teach


def cards_told(game: Game, events: list[Event], seat: Seat) -> set[str]:
    """The cards named in events this seat may know."""
    cards: set[str] = set()
    for event in events:
        if not event.known_to(seat):
            continue
        words = event_fields(game, event)
        for name, kind in zip(event.kind.fields, event.kind.types, strict=True):
            if kind == "card":
                cards.add(str(words[name]))
            elif kind == "cards":
                cards.update(str(word) for word in plain_list(words[name]))
    return cards


def plain_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def leaves(words: object) -> Counter[str]:
    """How often each text stands in a view's words."""
    found: Counter[str] = Counter()
    waiting = [words]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found[value] += 1
        elif isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
    return found


def card_words(game: Game, state: State) -> Counter[str]:
    """The words of all cards in the game; cards that are alike share one."""
    return Counter(str(game.spell("card", number)) for number in game.inventory(state))
