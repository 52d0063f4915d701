"""What one seat can find out: everything the engine tells it, as bytes, compared between worlds it cannot tell apart.

Two rules are behind it.

*Swaps.* Whatever a seat gets may depend on hidden things only through an event that is declared to tell, and that this
seat may know. Up to the first such event two worlds must look the same, byte by byte; without one they must look the
same afterwards too.

*Twins.* What a seat is told it knows, and what it knows it was told. One question is answered in two ways, or with one
draw changed. Who is told the same of both must know the same afterwards: what he sees, what he may say, what he is
refused, and the worlds he imagines. Who is told different things must know different things; if he sees and imagines
the same after both, he was told of something hidden. This needs no names for cards, so it holds for cards that are
alike, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice, zip_longest
from typing import TypeVar

from harena.core.agenda import State
from harena.core.chance import Chance, Fast, Witness
from harena.core.errors import Misfit, Refusal
from harena.core.events import Event, Log
from harena.core.game import Game, View
from harena.core.ids import Pick, Seat
from harena.core.table import event_fields

from .play import as_bytes, decisions, unlisted

N = TypeVar("N", bound=int)
_WRONG_PICKS = 5
_ANSWERS = 3
"""To one question, of which twins are made."""
_LOOKS = 90
"""Decisions of a game in which truth and imagination are compared."""
_OFTEN = 40
"""A word seen so often in a place is no accident."""


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
        rolled = [self.next(stream) for _ in range(dice)]
        for pips in rolled:
            if not 1 <= pips <= 6:
                raise Misfit(stream, pips)
        return rolled

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


# ---- twins


def twins(game: Game, state: State, seed: int) -> int:
    """Twins of one question, as all seats know them; gives how often somebody could not tell them apart."""
    chance = Fast(seed)
    asked = state.asked()
    actor = asked[chance.below(len(asked), "actor")]
    options = state.options(actor).copy()
    picks = [options.pop(chance.below(len(options), "pick")) for _ in range(min(_ANSWERS, len(options)))]
    first = after(state, actor, picks[0], Fast(seed))
    alike = 0
    for other in [twin(state, actor, pick, first.drawn) for pick in picks[1:]]:
        # Whoever chose knows what he chose, whether he is told or not.
        alike += compare_twins(game, first, other, [seat for seat in range(state.seats) if seat != actor], seed)
    drawn = one_draw_changed(first.drawn, after(state, actor, picks[0], Fast(seed + 1)).drawn)
    return alike + compare_twins(game, first, twin(state, actor, picks[0], drawn), range(state.seats), seed)


def twin(state: State, seat: Seat, pick: Pick, drawn: list[int]) -> Outcome | None:
    """The outcome with these draws, if they can come."""
    try:
        return after(state, seat, pick, Dictated(drawn.copy()))
    except Misfit:
        return None


def one_draw_changed(drawn: list[int], others: list[int]) -> list[int]:
    """The first draw that came differently another time, alone: with two of them changed, one could be told and the
    other hidden."""
    for place, (number, other) in enumerate(zip(drawn, others, strict=False)):
        if number != other:
            return [*drawn[:place], other, *drawn[place + 1 :]]
    return drawn


def compare_twins(game: Game, one: Outcome, other: Outcome | None, seats: Iterable[int], seed: int) -> int:
    if other is None or game.print(one.state) == game.print(other.state):
        return 0
    return sum(compare_knowledge(game, Seat(seat), one, other, seed) for seat in seats)


def compare_knowledge(game: Game, seat: Seat, one: Outcome, other: Outcome, seed: int) -> bool:
    """Raise a leak unless a seat is told the same of both and knows the same, or neither; whether it is the same."""
    if heard(game, one, seat) != heard(game, other, seat):
        if not shuffled(one, other) and know_alike(game, seat, one.state, other.state, seed):
            raise Leak(f"seat {seat} is told what it may not know: {told_apart(game, seat, one, other)}")
        return False
    if sight(game, one.state, None) != sight(game, other.state, None):
        return False  # An answer may be for all to see without an event.
    check_same(outlook(game, one.state, seat, seed), outlook(game, other.state, seat, seed))
    check_same(imagined(game, one.state, seat, seed), imagined(game, other.state, seat, seed))
    return True


def know_alike(game: Game, seat: Seat, one: State, other: State, seed: int) -> bool:
    """Whether a seat sees and imagines the same; the cheapest is asked first."""
    return (
        sight(game, one, seat) == sight(game, other, seat)
        and imagined(game, one, seat, seed) == imagined(game, other, seat, seed)
        and outlook(game, one, seat, seed) == outlook(game, other, seat, seed)
    )


def imagined(game: Game, state: State, seat: Seat, seed: int) -> bytes:
    return game.print(game.imagine(state, seat, Fast(seed))).encode()


def sight(game: Game, state: State, seat: Seat | None) -> bytes:
    """What a seat, or a spectator, sees at a glance."""
    return as_bytes([state.asked(), game.view(state, seat).words()])


def heard(game: Game, outcome: Outcome, seat: Seat) -> list[bytes]:
    return [told(game, event, seat) for event in outcome.events]


def shuffled(one: Outcome, other: Outcome) -> bool:
    """Whether something happened that makes a game forget what was told before."""
    return any(event.kind.shuffling for event in [*one.events, *other.events])


def told_apart(game: Game, seat: Seat, one: Outcome, other: Outcome) -> list[bytes]:
    """The first events that differ for a seat."""
    pairs = zip_longest(heard(game, one, seat), heard(game, other, seat), fillvalue=b"nothing")
    return next(list(pair) for pair in pairs if pair[0] != pair[1])


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


# ---- what is imagined, and what is true


class Doubts:
    """What others see is set against what a seat imagines that they see, over many games: how often a word stands in a
    place more often in truth than in imagination, and how often less."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.more: Counter[str] = Counter()
        self.less: Counter[str] = Counter()

    def look(self, state: State, seed: int) -> None:
        """A game from here on. What lies somewhere lies there for long, so it counts once a game and rival."""
        more: set[tuple[int, str]] = set()
        less: set[tuple[int, str]] = set()
        for number in islice(decisions(state, Fast(seed)), _LOOKS):
            if (number + seed) % 9 != 0:
                continue
            seat = Seat(number % state.seats)
            world = self.game.imagine(state, seat, Fast(number))
            for rival in range(state.seats):
                truth = places(self.game.view(state, Seat(rival)).words())
                belief = places(self.game.view(world, Seat(rival)).words())
                more.update((rival, place) for place in truth - belief)
                less.update((rival, place) for place in belief - truth)
        self.more.update(place for _, place in more)
        self.less.update(place for _, place in less)

    def check(self) -> int:
        """Raise a leak for what is hardly ever imagined though it is true, or hardly ever true; how much was seen
        often enough to say so. How players choose is nobody's to know, so truth and belief need not be equal."""
        often = [place for place in self.more | self.less if self.more[place] + self.less[place] >= _OFTEN]
        for place in often:
            more, less = self.more[place], self.less[place]
            if min(more, less) * 10 < more + less:
                raise Leak(f"'{place}': {more} times rather in truth, {less} times rather in imagination")
        return len(often)


def places(words: object) -> Counter[str]:
    """How often each word stands under each name of a view."""
    found: Counter[str] = Counter()
    waiting = [("", words)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend((f"{path} {name}".strip(), inner) for name, inner in value.items())
        elif isinstance(value, list):
            waiting.extend((path, inner) for inner in value)
        else:
            found[f"{path}: {value}"] += 1
    return found


def card_words(game: Game, state: State) -> Counter[str]:
    """The words of all cards in the game; cards that are alike share one."""
    return Counter(str(game.spell("card", number)) for number in game.inventory(state))
