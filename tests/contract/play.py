"""Random play of every game, every player count and many tables: what the contract suite is run over.

The suite knows no game. Besides those of the catalogue it runs over two small examples, which are of other kinds:
short, with ties, without chance in the set-up, with cards that are alike.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product

import pytest

from harena.core import compiled
from harena.core.agenda import State
from harena.core.chance import Chance, Fast
from harena.core.errors import BadRequest, Refusal
from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.core.options import Value
from harena.core.playout import play_out
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from tests.examples.high_card import HighCardGame
from tests.examples.thorns import ThornsGame

Chosen = dict[str, object]
EVERY = 1 if compiled() else 3
"""Interpreted, only every third is looked at of what the compiled run looks at."""


@dataclass(frozen=True)
class Case:
    """One sort of table: a game, a number of players, a set of options."""

    game: Game
    seats: int
    table: str
    options: Chosen = field(hash=False)
    number: int
    """Counts the cases; seeds are made of it."""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.table}"

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, self.options, Fast(self.seed(seed)))

    def open(self, seed: int) -> Table:
        """A table with a log, whose chance is fast."""
        return Table(self.game, self.seats, self.options, {"make": "fast", "seed": self.seed(seed)})

    def seed(self, seed: int) -> int:
        return self.number * 1_000 + seed

    def amid(self, decisions: int) -> int:
        """So many decisions, but no more than leave the game under way: some are short."""
        return min(decisions, shortest(self) // 2)


@cache
def shortest(case: Case) -> int:
    """The fewest decisions that some games of this sort took; counted no further than tests go."""
    return min(play_out(case.new(seed), Fast(case.seed(seed)), 200) for seed in range(3))


# ---- option sets, derived from what a game declares


def option_sets(game: Game) -> dict[str, Chosen]:
    """The defaults; then tables that together have every two values of every two options at least once. How many there
    are depends on the options with most values, hardly on how many options there are."""
    values = {option.name: [option.default, *both_ends(option.other_values())] for option in game.options}
    missing = wanted(values)
    sets: dict[str, Chosen] = {"defaults": {}}
    while missing:
        first = min(missing)
        missing.discard(first)
        if fits(game, values, dict(first)):
            row = filled(game, values, dict(first), missing)
            missing = {settings for settings in missing if any(row[name] != number for name, number in settings)}
            sets[f"mixed-{len(sets)}"] = changed(values, row)
    return sets


Setting = tuple[str, int]
"""An option and the place of one of its values; 0 is the default."""


def wanted(values: dict[str, list[Value]]) -> set[tuple[Setting, ...]]:
    """Every two values of every two options but the defaults of both; of a single option, its values."""
    settings = {name: [(name, number) for number in range(len(values[name]))] for name in values}
    pairs = [pair for one, other in combinations(settings, 2) for pair in product(settings[one], settings[other])]
    alone = [(setting,) for name in settings for setting in settings[name]]
    return {together for together in pairs or alone if any(number != 0 for _, number in together)}


def filled(
    game: Game, values: dict[str, list[Value]], row: dict[str, int], missing: set[tuple[Setting, ...]]
) -> dict[str, int]:
    """A table with these values, and for every other option one that brings as much as possible of what is missing."""
    for name in [name for name in values if name not in row]:
        gains = {number: gained(row, name, number, missing) for number in range(len(values[name]))}
        for number in sorted(gains, key=lambda number: (-gains[number], -number)):
            if number == 0 or fits(game, values, {**row, name: number}):
                row[name] = number
                break
    return row


def changed(values: dict[str, list[Value]], row: dict[str, int]) -> Chosen:
    return {name: values[name][number] for name, number in row.items() if number != 0}


def gained(row: dict[str, int], name: str, number: int, missing: set[tuple[Setting, ...]]) -> int:
    """How many of the missing sets a table would have with one more value."""
    more = {**row, name: number}
    return sum((name, number) in one and all(more.get(other) == at for other, at in one) for one in missing)


def fits(game: Game, values: dict[str, list[Value]], row: dict[str, int]) -> bool:
    try:
        game.new(game.fewest, changed(values, row), Fast(0))
    except BadRequest:
        return False
    return True


def both_ends(values: list[Value]) -> list[Value]:
    """The first and the last of a scale: what lies between is like them."""
    return values if len(values) < 3 else [values[0], values[-1]]


def cases_of(game: Game) -> list[Case]:
    """Every player count with the defaults; with options changed one count in turn."""
    counts = list(range(game.fewest, game.most + 1))
    tables = [
        (seats, table, chosen)
        for turn, (table, chosen) in enumerate(option_sets(game).items())
        for seats in (counts if table == "defaults" else [counts[turn % len(counts)]])
    ]
    return [
        Case(game, seats, table, {**chosen, **game.brief()}, number)
        for number, (seats, table, chosen) in enumerate(tables)
    ]


EXAMPLES: list[Game] = [HighCardGame(), ThornsGame()]
PLAYED = {game.name: game for game in [*GAMES.values(), *EXAMPLES]}
"""Every game the suite is run over, by name."""
PLAYED_EDITIONS = {**EDITIONS, **{(game.name, game.version): game for game in EXAMPLES}}
"""What their records are read by."""

CATALOGUE_CASES = [case for game in GAMES.values() for case in cases_of(game)]
CASES = [*CATALOGUE_CASES, *[case for game in EXAMPLES for case in cases_of(game)]]
"""Every sort of table of every game."""
OPENINGS = [case for case in CASES if case.table == "defaults"]
"""One sort of table for each game and player count."""


def sampled(cases: list[Case]) -> list[Case]:
    """Interpreted, every opening and some of the other tables are enough, too."""
    return [case for case in cases if case in OPENINGS or case.number % EVERY == 0]


every_case = pytest.mark.parametrize("case", sampled(CASES), ids=str)
every_opening = pytest.mark.parametrize("case", OPENINGS, ids=str)
every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))

# What examples do not have: bots, checksums of builds, playthroughs and records.
every_case_of_the_catalogue = pytest.mark.parametrize("case", sampled(CATALOGUE_CASES), ids=str)
every_opening_of_the_catalogue = pytest.mark.parametrize(
    "case", [case for case in OPENINGS if case in CATALOGUE_CASES], ids=str
)
every_game_of_the_catalogue = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


# ---- playing


def random_answer(state: State, chance: Chance) -> tuple[Seat, Pick]:
    """One of the seats that are asked, and one of its options."""
    asked = state.asked()
    seat = asked[chance.below(len(asked), "seat")]
    options = state.options(seat)
    return seat, options[chance.below(len(options), "pick")]


def decisions(state: State, chance: Chance) -> Iterator[int]:
    """Play at random to the end; gives the number of each decision before it is made."""
    number = 0
    while not state.over():
        yield number
        seat, pick = random_answer(state, chance)
        state.answer(seat, pick)
        number += 1


def play_table(table: Table, chance: Chance, most: int = 1_000_000) -> None:
    """Play a table at random to the end, or for so many decisions."""
    while not table.state.over() and most > 0:
        seat, pick = random_answer(table.state, chance)
        table.answer(seat, [pick])
        most -= 1


def all_options(state: State) -> list[list[int]]:
    """What every seat that is asked may say."""
    return [[int(pick) for pick in state.options(seat)] for seat in state.asked()]


def unlisted(state: State, seat: Seat, chance: Chance, count: int) -> list[Pick]:
    """Some picks that exist but are not open to a seat now."""
    total = len(state.picks().spelled)
    options = set(state.options(seat))
    sample = [Pick(chance.below(total, "unlisted")) for _ in range(count)]
    return [pick for pick in sample if pick not in options]


def as_bytes(value: object) -> bytes:
    """What a face would be sent."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def check_sentence(refusal: Refusal) -> None:
    """Whoever is refused is told so in a full sentence."""
    assert re.fullmatch(r"[A-Z'].*[.]", refusal.say, re.DOTALL), refusal.say
