"""Who is measured against whom, what is claimed of it, and one block of it."""

from __future__ import annotations

import resource
import sys
from dataclasses import dataclass, replace
from itertools import pairwise
from time import process_time
from typing import Final

from ..bots.catalogue import LEVELS
from ..core.errors import BadRequest
from ..core.game import Game
from ..games.catalogue import GAMES
from .ceiling import CEILING, CHEAT
from .match import named_bot, play_game, seats_for
from .sequential import Rigour, Sequential
from .watch import Watch

LADDER: Final = ["random", *[level.name for level in LEVELS]]
"""From the floor up; each is to beat the one before."""
PERSONALITIES: Final = ["bold", "cautious", "gambler"]
EQUAL_TO: Final = "expert"
USUAL_PLAYERS: Final = {"circus-maximus": 8, "circus-season": 4}
HOUSES: Final[dict[str, dict[str, object]]] = {"circus-season": {"races": "3"}}
"""Options of games that are measured by others than the ordinary ones: ten races would take hours."""
CASUAL_GOAL: Final = ("casual", "random", 2, 0.75)
CHAMPION_GOAL: Final = ("champion", "club", 4, 0.45)
GOALS: Final = {
    "colossal-arena": [CASUAL_GOAL, CHAMPION_GOAL],
    "arena-maximus": [CASUAL_GOAL, CHAMPION_GOAL],
    "circus-maximus": [CASUAL_GOAL],
    "circus-season": [("casual", "random", 4, 0.8)],
}
"""A bot, copies of its rival, the players, and the share of wins it is to reach."""
BIG_TABLE: Final = 6
MARGIN, BIG_MARGIN = 0.05, 0.03
"""What counts as better, as share of wins; at a big table wins are rarer, so less is more."""
EQUAL_MARGIN: Final = 0.07
"""What still counts as equal, at a table of `COMPARED`."""
EQUAL_DOUBT: Final = 0.05
"""How often bots that differ by as much may pass for equals; that equals fail is as rare as asked for."""
COMPARED: Final = 3
"""So many sit where personalities and the ceiling are measured: at a big table each of them would take hours."""
UNLIMITED, CEILING_BLOCKS = 1_000_000, 20
"""The most blocks of a pairing; how far the ceiling is above the champion is a figure, not a claim to be decided."""
KIBIBYTE: Final = 1 if sys.platform != "darwin" else 1024
"""What the system counts peak memory in."""


@dataclass(frozen=True)
class Better:
    """The upper bot wins more than its even share."""

    def tests(self, players: int, rigour: Rigour) -> list[Sequential]:
        return [Sequential(0.0, margin(players), players, rigour)]

    def holds(self, passed: list[bool]) -> bool:
        return passed[0]

    def __str__(self) -> str:
        return "better"


@dataclass(frozen=True)
class Reaches:
    """The upper bot wins at least this share: the test says on which side of it the truth lies."""

    share: float

    def tests(self, players: int, rigour: Rigour) -> list[Sequential]:
        goal, half = self.share - 1 / players, margin(players) / 2
        return [Sequential(goal - half, goal + half, players, rigour)]

    def holds(self, passed: list[bool]) -> bool:
        return passed[0]

    def __str__(self) -> str:
        return f"at least {self.share:.0%}".replace("%", " %")


@dataclass(frozen=True)
class Equal:
    """Neither is better than the other: two tests, one for each."""

    def tests(self, players: int, rigour: Rigour) -> list[Sequential]:
        better = replace(rigour, beta=max(EQUAL_DOUBT, rigour.beta))
        worse = replace(rigour, alpha=max(EQUAL_DOUBT, rigour.alpha))
        return [Sequential(0.0, EQUAL_MARGIN, players, better), Sequential(-EQUAL_MARGIN, 0.0, players, worse)]

    def holds(self, passed: list[bool]) -> bool:
        return passed == [False, True]

    def __str__(self) -> str:
        return "equal"


Claim = Better | Reaches | Equal


def margin(players: int) -> float:
    return BIG_MARGIN if players >= BIG_TABLE else MARGIN


@dataclass(frozen=True)
class Pairing:
    """One upper bot among copies of a lower one."""

    game: str
    upper: str
    lower: str
    players: int
    claim: Claim = Better()
    most: int = UNLIMITED

    def name(self) -> str:
        return f"{self.upper}-{self.lower}-{self.players}"

    def seated(self, seat: int) -> list[str]:
        """The table with the upper bot in this seat."""
        return [self.upper if other == seat else self.lower for other in range(self.players)]


# ---- what is to be proven


def rungs(game: Game, names: list[str], players: int | None = None) -> list[Pairing]:
    """A ladder: each bot against copies of the one named before it."""
    seats = seats_for(game, usual_players(game) if players is None else players)
    bots = [named_bot(name) for name in names]
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadRequest("A ladder is at least two different bots, the weakest first, with commas between.")
    return [Pairing(game.name, upper, lower, seats) for lower, upper in pairwise(bots)]


def proofs(game: Game, players: int | None = None) -> list[Pairing]:
    """All that is claimed of the levels: each rung, the goals, the personalities and the ceiling."""
    ladder = rungs(game, LADDER, players)
    goals = [
        Pairing(game.name, upper, lower, game.seats_near(table), Reaches(share))
        for upper, lower, table, share in GOALS.get(game.name, [CASUAL_GOAL])
    ]
    few = game.seats_near(COMPARED)
    equals = [Pairing(game.name, name, EQUAL_TO, few, Equal()) for name in PERSONALITIES]
    return [*ladder, *goals, *equals, Pairing(game.name, CEILING, CHEAT, few, most=CEILING_BLOCKS)]


def claimed_of(pairings: list[Pairing], names: list[str]) -> list[Pairing]:
    """Those of the pairings that say something about these bots."""
    known = [pairing.upper for pairing in pairings]
    for name in names:
        if name not in known:
            raise BadRequest(f"Nothing is claimed of {name!r} here, only of {', '.join(dict.fromkeys(known))}.")
    return [pairing for pairing in pairings if pairing.upper in names]


def usual_players(game: Game) -> int:
    return game.seats_near(USUAL_PLAYERS.get(game.name, COMPARED))


# ---- blocks


@dataclass(frozen=True)
class Block:
    """One seed, played with the upper bot once in each seat."""

    number: int
    places: list[int]
    """The upper bot's, by the seat it had."""
    upper: Watch
    lower: Watch
    seconds: float
    """Of the processor, for all its games."""
    memory: int
    """The most that the process which played it has ever held, in KiB."""

    def wins(self) -> int:
        return self.places.count(1)

    def score(self) -> float:
        return (self.wins() - 1) / len(self.places)


def play_block(pairing: Pairing, seed: int, number: int) -> Block:
    upper, lower = Watch(), Watch()
    started = process_time()
    places = [place_of_upper(pairing, seat, seed + number, upper, lower) for seat in range(pairing.players)]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KIBIBYTE
    return Block(number, places, upper, lower, process_time() - started, memory)


def place_of_upper(pairing: Pairing, seat: int, seed: int, upper: Watch, lower: Watch) -> int:
    bots = pairing.seated(seat)
    watches = [upper if other == seat else lower for other in range(pairing.players)]
    return play_game(GAMES[pairing.game], bots, seed, HOUSES.get(pairing.game), watches)[seat]
