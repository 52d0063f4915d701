"""The odds of a turn held against the engine itself: every deal of the hidden cards, every draw and every run of tiles
is played through real steps, each as likely as it is, and equal races on the way are merged."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, perm
from typing import TypeVar, cast

import pytest

from harena.core.chance import Chance, Fast
from harena.core.events import Log
from harena.core.foresight import Branching
from harena.core.ids import Pick, Seat
from harena.games.arena_maximus.asks import DISCARD_PHASE, PAY_HAZARD, PAY_ROCKS, SET_SPEED
from harena.games.arena_maximus.events import CARDS_DRAWN, TURN_ENDED
from harena.games.arena_maximus.odds import Journey, at_speed, tiles_entered
from harena.games.arena_maximus.pieces import (
    EMPTY,
    FACE_DOWN,
    MAGIC,
    Card,
    Colour,
    Tile,
    card_name,
    has_skill,
    hazard_icons,
    is_rein,
    rocks_rating,
)
from harena.games.arena_maximus.race import DOWN, MOVING, RACING, RECOVERED, Race
from harena.games.arena_maximus.verbs import ADD, DONE, GO_ON, LAY, NO_SPELL, REMOVE

from .sets import option_of, set_with
from .tables import GAME, deal, race, table, wander

Row = dict[str, object]
N = TypeVar("N", bound=int)

# ---- the engine played every way


class PutBack(Chance):
    """Goes every way too, but what is drawn from a stack of tiles stays there: tiles independent of each other."""

    def __init__(self, ways: Branching) -> None:
        self.ways = ways

    def below(self, count: int, stream: str) -> int:
        return self.ways.below(count, stream)

    def take(self, bag: list[N], stream: str) -> N:
        return self.ways.take(bag.copy() if stream == "tiles" else bag, stream)


def is_past(world: Race, start: Race) -> bool:
    """Whether the turn of the start is over."""
    return world.over() or (world.round, sum(world.moved)) != (start.round, sum(start.moved))


@dataclass
class Oracle:
    """One speed of one seat, taken from a race as the seat sees it."""

    start: Race
    seat: Seat
    row: Row
    put_back: bool = False

    def __post_init__(self) -> None:
        self.crash = self.damage = 0.0
        self.drawn: set[int] = set()
        self.target = self.start.progress[self.seat] + cast("int", self.row["steps"])
        ends = min(self.target, self.start.line() - 1)
        self.way = [place % self.start.house.length for place in range(self.start.progress[self.seat] + 1, ends + 1)]
        lying = [tile for place in self.way for tile in self.may_lie_at(place)]
        self.icons = {colour for tile in lying for colour in self.foreign(tile)}
        self.rocks = any(rocks_rating(tile) > 0 for tile in lying)

    def may_lie_at(self, place: int) -> list[Tile]:
        if self.start.track[place] != FACE_DOWN:
            return [self.start.track[place]]
        return self.start.curves if self.start.house.shapes[place] == 1 else self.start.straights

    def foreign(self, tile: Tile) -> list[Colour]:
        return [colour for colour in hazard_icons(tile) if colour != self.start.colours[self.seat]]

    # ---- every way

    def chance(self, ways: Branching) -> Chance:
        return PutBack(ways) if self.put_back else ways

    def run(self) -> None:
        """Answer after answer, every race with every way its chance can go."""
        crowd: dict[object, tuple[float, Race]] = {}
        ways = Branching()
        while True:
            world = cast("Race", GAME.imagine(self.start, self.seat, self.chance(ways)))
            self.join(crowd, ways.weight, world)
            if not ways.another():
                break
        while crowd:
            after: dict[object, tuple[float, Race]] = {}
            for weight, world in crowd.values():
                self.answer(after, weight, world)
            crowd = after

    def answer(self, after: dict[object, tuple[float, Race]], weight: float, world: Race) -> None:
        asked = world.asked()[0]
        pick = self.pick(world, asked)
        ways = Branching()
        while True:
            twin = world.clone(self.chance(ways))
            twin.log = Log()
            twin.answer(asked, pick)
            if world.phase != MOVING:
                self.note_draw(twin)
            if self.goes_on(twin, weight * ways.weight):
                self.join(after, weight * ways.weight, twin)
            if not ways.another():
                return

    def note_draw(self, world: Race) -> None:
        """How many cards the draw has brought, if this was it."""
        assert world.log is not None
        kinds = [event.kind for event in world.log.events]
        over = TURN_ENDED in kinds
        if over or world.phase == MOVING:
            turn = world.log.events[: kinds.index(TURN_ENDED) if over else None]
            self.drawn.add(sum(event.numbers[1] for event in turn if event.kind is CARDS_DRAWN))

    def goes_on(self, world: Race, weight: float) -> bool:
        """Whether the turn goes on; one that is over is counted."""
        if world.status[self.seat] != RACING:
            self.crash += weight
            self.damage += weight * (self.start.chariot(self.seat) - self.start.damage[self.seat])
            return False
        if is_past(world, self.start):
            self.damage += weight * (world.damage[self.seat] - self.start.damage[self.seat])
            return False
        return True

    def join(self, crowd: dict[object, tuple[float, Race]], weight: float, world: Race) -> None:
        key = self.key(world)
        known = crowd.get(key)
        crowd[key] = (weight + (known[0] if known else 0.0), world)

    def key(self, world: Race) -> object:
        """All that can matter to the rest of the turn: once all its tiles are turned up, others no longer do."""
        settled = world.revealed >= min(self.target, world.house.length - 1)
        return (
            world.pending(),
            world.steps,
            world.damage[self.seat],
            tuple(world.hands[self.seat]),
            tuple(world.pools[self.seat]),
            () if world.phase == MOVING else (tuple(world.deck), tuple(sorted(world.discard))),
            tuple(world.track[place] for place in self.way),
            () if settled else (tuple(world.straights), tuple(world.curves)),
        )

    # ---- the policy the odds are told for

    def pick(self, world: Race, asked: Seat) -> Pick:
        options = world.options(asked)
        if asked != self.seat:
            return DONE.pick
        ask = world.ask()
        if ask is SET_SPEED:
            return self.speed_pick(world)
        if ask in (PAY_ROCKS, PAY_HAZARD):
            return self.payment(world, options)
        return next(verb.pick for verb in (DONE, NO_SPELL, GO_ON) if verb.pick in options)

    def speed_pick(self, world: Race) -> Pick:
        """The cards told are added, in order; a slower chariot lets the first cards of its pool go that it may."""
        speed = len(world.pools[self.seat])
        if speed < cast("int", self.row["speed"]):
            names = cast("list[str]", self.row["adds"])
            gone = speed - len(self.start.pools[self.seat])
            return min(pick for pick in sorted(ADD.of(self.named(name)) for name in names)[gone:])
        if speed > cast("int", self.row["speed"]):
            return min(pick for pick in world.options(self.seat) if REMOVE.holds(pick))
        return DONE.pick

    def named(self, name: str) -> Card:
        return next(card for card in self.start.hands[self.seat] if card_name(card) == name)

    def payment(self, world: Race, options: list[Pick]) -> Pick:
        """All that can be paid, by the cheapest cards; those of one kind of payment go in the order of their faces."""
        cards = [card for card in world.hands[self.seat] if LAY.of(card) in options]
        if not cards:
            return DONE.pick
        here = world.tile_of(self.seat)
        ahead = self.way[self.way.index(here) + 1 :]
        # What was face down when the odds were asked for is not waited for.
        lying = [self.start.track[place] for place in ahead if self.start.track[place] != FACE_DOWN]
        icons = [colour for tile in lying for colour in self.foreign(tile)]
        rocks = sum(rocks_rating(tile) for tile in lying)
        numbers = world.agenda[-1].numbers()
        if world.ask() is PAY_ROCKS:
            due = numbers[1] - numbers[2]
        else:
            own = self.foreign(world.track[here])[numbers[2] :]
            due = own.count(own[0])
            icons += own[due:]
        return LAY.of(min(sorted(cards, key=lambda card: self.dearness(card, icons, rocks))[:due]))

    def dearness(self, card: Card, icons: list[Colour], rocks: int) -> tuple[int, ...]:
        """Magic is dearest; then what open tiles ask for; reins before whips and many icons before few, as far as any
        tile of the way can ask for them."""
        if card == MAGIC:
            return (1,)
        shown = [colour for colour in self.icons if has_skill(card, colour)]
        held = is_rein(card) and self.rocks
        wanted = sum(has_skill(card, colour) for colour in icons) + (rocks if held else 0)
        return (0, wanted, int(held), len(shown), sum(1 << colour for colour in shown))


# ---- told and enumerated


def rows(start: Race, seat: Seat) -> list[Row]:
    return cast("list[Row]", GAME.odds(start, seat, [])["speeds"])


def unrounded(start: Race, seat: Seat, row: Row) -> tuple[float, float]:
    """Crash and damage of a row with all their digits."""
    speed, steps = cast("int", row["speed"]), cast("int", row["steps"])
    added = [GAME.picks.parse(f"add {name}") for name in cast("list[str]", row["adds"])]
    after = at_speed(start, seat, speed, [ADD.what(pick) for pick in added])
    spread = Journey(after, seat, steps, tiles_entered(after, seat, steps)).spread_of(after, seat)
    return spread[-1], sum(points * share for points, share in enumerate(spread))


def agree(start: Race, seat: Seat, row: Row) -> Oracle:
    """The row is what the engine does: exact ones to the last digits, others with tiles put back."""
    oracle = Oracle(start, seat, row, put_back=row["exact"] is False)
    oracle.run()
    crash, damage = unrounded(start, seat, row)
    assert crash == pytest.approx(oracle.crash, abs=1e-9), row
    assert damage == pytest.approx(oracle.damage, abs=1e-9), row
    assert (row["crash"], row["damage"]) == (round(crash, 6), round(damage, 6))
    assert row["face_down"] == len([place for place in oracle.way if start.track[place] == FACE_DOWN])
    assert oracle.drawn == {row["draws"]}
    return oracle


TILES = {
    "straight": [
        {"kind": "empty", "count": 10},
        {"kind": "rocks", "rating": 2, "count": 2},
        {"kind": "jump", "rating": 4, "count": 1},
        {"kind": "hazard", "icons": ["red", "blue"], "count": 2},
        {"kind": "hazard", "icons": ["black", "black", "yellow"], "count": 1},
        {"kind": "stables", "count": 1},
    ],
    "curve": [
        {"kind": "empty", "count": 14},
        {"kind": "rocks", "rating": 1, "count": 3},
        {"kind": "hazard", "icons": ["black", "green"], "count": 1},
    ],
}
DECK = [
    {"type": "whip", "skills": ["green"], "count": 6},
    {"type": "whip", "skills": ["red"], "count": 3},
    {"type": "whip", "skills": ["red", "black"], "count": 2},
    {"type": "rein", "skills": ["red"], "count": 3},
    {"type": "rein", "skills": ["blue"], "count": 2},
    {"type": "rein", "skills": ["red", "blue"], "count": 1},
    {"type": "rein", "skills": ["black", "yellow"], "count": 2},
    {"type": "magic", "skills": [], "count": 2},
]
START = f"seats: 2; {option_of(set_with(tiles=TILES, deck=DECK))}; chariots: green, yellow; turn: 0; arrival: 1, 2"
HIDDEN = "hand 1: rein red, whip green; deck: rein yellow+black, magic, whip red, rein blue"
FOUR = "pool 0: whip green, whip green, whip green, whip green"

LAPS = "option laps: 2; track: " + ", ".join(
    [
        *["rocks 2", "hazard red+blue", *["empty"] * 4],
        *["rocks 1", *["empty"] * 8],
        *["rocks 2", *["empty"] * 6],
        *[*["empty"] * 6, "rocks 1", "hazard green+black", "rocks 1"],
    ]
)
"""Two laps over a track turned up to its end: straight, curve, straight, curve."""


@pytest.mark.parametrize(
    "rest",
    [
        # The draw alone: reins against icons, the cheaper card kept for later.
        f"{HIDDEN}; track: rocks 2, empty, hazard red+blue; pool 0: whip green, whip green; "
        "hand 0: whip green, rein red, rein blue; damage: 5, 0",
        f"{HIDDEN}; track: hazard red+blue, rocks 2, hazard red+blue; pool 0: whip green, whip green, whip green; "
        "hand 0: rein red+blue, rein red; damage: 3, 0",
        # Three icons, two of them alike, which are paid in the order of the faces.
        f"{HIDDEN}; track: hazard yellow+black+black, empty, rocks 2; {FOUR}; "
        "hand 0: whip red+black, rein yellow+black; damage: 3, 0",
        # Tiles that are turned up on the way, and what they take out of the stack.
        f"{HIDDEN}; track: empty, empty, empty; {FOUR}; hand 0: rein red, whip red, whip red+black; damage: 4, 0",
        f"{HIDDEN}; track: empty, rocks 2, jump 4; {FOUR}, whip red; hand 0: rein red; damage: 3, 0",
        # A rein is kept for rocks that may lie face down, though the whip has an icon more.
        f"{HIDDEN}; track: empty, empty, hazard red+blue; {FOUR}; hand 0: whip red+black, rein red, rein blue; "
        "damage: 4, 0",
        # From the straight into the curve: two stacks.
        f"{HIDDEN}; track: empty, empty, empty, empty, empty; progress: 3, 20; {FOUR}; "
        "hand 0: rein red, whip red, whip red; damage: 4, 0",
        # The deck runs out in the middle of the draw.
        "hand 1: magic, whip green; deck: rein red; discard: whip red, rein blue, rein yellow+black; "
        "track: rocks 2, hazard red+blue, empty; pool 0: whip green, whip green, whip red; hand 0: rein red; "
        "damage: 4, 0",
        # Hasten helps over jumps and leads farther.
        f"{HIDDEN}; option spells: yes; hasten: 3; track: jump 4, rocks 2, empty; pool 0: whip green, whip green; "
        "hand 0: rein red, whip red, whip red+black; damage: 3, 0",
        # A rival on the way, who lets be and is let be.
        f"{HIDDEN}; progress: 0, 2; track: rocks 2, hazard red+blue, jump 4; "
        "pool 0: whip green, whip green, whip green; hand 0: rein red, whip red; damage: 3, 0",
        # With open hands a rival's cards are not in the deck.
        f"{HIDDEN}; option open-hands: yes; track: hazard red+blue, empty, rocks 2; pool 0: whip green; "
        "hand 0: whip green, rein red, whip red, whip red; damage: 5, 0",
        # The second time round, across the line: tiles before it count, none behind it.
        f"{HIDDEN}; {LAPS}; progress: 29, 20; {FOUR}; hand 0: rein red, whip red; damage: 5, 0",
        f"{HIDDEN}; {LAPS}; progress: 62, 20; {FOUR}; hand 0: whip red, whip red; damage: 5, 0",
    ],
)
def test_every_speed_of_a_small_race_is_as_the_engine_plays_it(rest: str) -> None:
    start = race(table(f"{START}; {rest}" + ("" if "progress" in rest else "; progress: 0, 20")))
    told = rows(start, Seat(0))
    assert len(told) > 2
    assert all(row["exact"] for row in told)
    assert any(0 < cast("float", row["crash"]) < 1 for row in told)
    for row in told:
        agree(start, Seat(0), row)


def test_where_there_are_too_many_ways_tiles_are_taken_for_independent_of_each_other() -> None:
    start = race(
        table(
            f"{START}; {HIDDEN}; option spells: yes; hasten: 3; progress: 6, 20; damage: 4, 0; "
            "track: empty, empty, empty, empty, empty, empty, empty; "
            f"{FOUR}, whip red; hand 0: whip red"
        )
    )
    row = next(row for row in rows(start, Seat(0)) if row["exact"] is False)
    assert agree(start, Seat(0), row).put_back


def test_a_large_race_is_close_to_a_sample_of_imagined_ones() -> None:
    start = race(
        table(
            "seats: 3; chariots: red, blue, green; turn: 0; progress: 8, 20, 25; arrival: 1, 2, 3; damage: 4, 0, 0; "
            "track: empty, empty, rocks 1, empty, empty, stables, empty, hazard black+yellow, rocks 1; "
            "pool 0: whip green, whip red, whip black, whip blue, whip blue; hand 0:"
        )
    )
    row = next(row for row in rows(start, Seat(0)) if row["speed"] == 5)
    assert (row["face_down"], row["draws"], row["exact"]) == (4, 2, False)
    oracle = Oracle(start, Seat(0), row)
    sample = 3_000
    for seed in range(sample):
        world = cast("Race", GAME.imagine(start, Seat(0), Fast(seed)))
        while oracle.goes_on(world, 1 / sample):
            asked = world.asked()[0]
            world.answer(asked, oracle.pick(world, asked))
    assert 0.2 < oracle.crash < 0.8
    assert row["crash"] == pytest.approx(oracle.crash, abs=0.035)
    assert row["damage"] == pytest.approx(oracle.damage, abs=0.1)


# ---- middling races


def cut_down(played: Race, chance: Fast) -> Race:
    """A race of many cards and tiles with only a few of them left: so few that every way can be gone. The chariot is
    faster for it, and has not much left to lose."""
    small = played.clone(Fast(0))
    mover = small.mover
    small.damage[mover] = max(small.damage[mover], small.chariot(mover) - 1 - chance.below(3, "cut"))
    whips = [card for card in small.deck if card < MAGIC and not is_rein(card)]
    small.pools[mover] = sorted([*small.pools[mover], *whips[:: len(whips) // 2 or 1][: chance.below(4, "cut")]])
    small.hands[mover] = small.hands[mover][chance.below(4, "cut") :]
    for rival in small.clockwise(mover):
        small.hands[rival] = small.hands[rival][: chance.below(3, "cut")]
        if small.status[rival] == DOWN:
            # It would draw seven cards in the next turn.
            small.status[rival] = RECOVERED
    for pile in (small.deck, small.discard):
        left = chance.below(5, "cut")
        while len(pile) > left:
            chance.take(pile, "cut")
    for stack in (small.straights, small.curves):
        kept = {chance.take(stack.copy(), "cut") for _ in range(2) if stack}
        stack[:] = sorted(tile if tile in kept else EMPTY for tile in stack)
    return small


def taken_some_way(start: Race, seat: Seat, chance: Fast) -> list[Pick]:
    """Some picks towards the draw, as they may be told of."""
    picks: list[Pick] = []
    world = start.clone(Fast(0))
    for _ in range(chance.below(3, "picks")):
        pick = chance.take(world.options(seat), "picks")
        world.answer(seat, pick)
        if is_past(world, start) or world.ask() not in (SET_SPEED, DISCARD_PHASE):
            return picks
        picks.append(pick)
    return picks


def middling(seed: int, options: dict[str, object]) -> list[tuple[Race, Race, list[Pick]]]:
    """Races out of a random game at the beginning of turns, cut down; each also after some picks."""
    chance = Fast(seed)
    races: list[tuple[Race, Race, list[Pick]]] = []
    for number, tab in enumerate(wander(deal(3, options, seed), seed)):
        state = race(tab)
        if state.asked() and state.ask() is SET_SPEED and number % 3 == seed % 3:
            start = cut_down(state, chance)
            picks = taken_some_way(start, start.mover, chance)
            after = start.clone(Fast(0))
            for pick in picks:
                after.answer(start.mover, pick)
            races.append((start, after, picks))
    return races


def few_ways(start: Race, seat: Seat, row: Row) -> bool:
    """Whether a speed has so few ways that a test may go all of them."""
    dealt = sum(map(len, start.hands)) - len(start.hands[seat])
    unseen = len(start.deck) + dealt
    ways = perm(unseen, dealt) + comb(unseen, dealt) * perm(unseen + len(start.discard), cast("int", row["draws"]))
    for _ in range(0, cast("int", row["face_down"]), 3):
        ways *= 27
    return ways < 20_000


@pytest.mark.parametrize("options", [{}, {"spells": True}, {"open-hands": True, "laps": "2"}])
def test_random_races_cut_down_are_as_the_engine_plays_them(options: dict[str, object]) -> None:
    crashes: list[float] = []
    for seed in range(4):
        for start, after, picks in middling(seed, options):
            told = cast("list[Row]", GAME.odds(start, start.mover, picks)["speeds"])
            assert told == rows(after, start.mover)
            for row in told:
                if few_ways(after, start.mover, row):
                    agree(after, start.mover, row)
                    crashes.append(cast("float", row["crash"]))
    assert len(crashes) > 100
    assert len([crash for crash in crashes if 0 < crash < 1]) > 5
