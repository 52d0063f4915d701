"""Matches between bots: every seat rotated over the same seed, so that luck of the deal and of the seat cancels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from ..bots.catalogue import BOTS
from ..core.chance import Fast
from ..core.errors import BadRequest
from ..core.game import Game
from ..core.ids import Seat
from ..games.catalogue import GAMES

_TOO_LONG = 100_000


@dataclass(frozen=True)
class Score:
    """How one bot did: games, wins, and the 95 % interval of its share of wins (Wilson)."""

    bot: str
    games: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        z, n = 1.96, self.games
        centre = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return centre - half, centre + half


def named_game(name: str) -> Game:
    if name not in GAMES:
        raise BadRequest(f"There is no game '{name[:40]}'; there are {', '.join(GAMES)}.")
    return GAMES[name]


def named_bots(game: Game, names: list[str]) -> list[str]:
    """The bots of a table, if there are such and the game seats as many."""
    for name in names:
        if name not in BOTS:
            raise BadRequest(f"There is no bot '{name[:40]}'; there are {', '.join(BOTS)}.")
    if not game.fewest <= len(names) <= game.most:
        raise BadRequest(f"{game.name} seats {game.fewest} to {game.most} bots, not {len(names)}.")
    return names


def play_game(game: Game, bots: list[str], seed: int, options: dict[str, object] | None = None) -> list[int]:
    """One game to its end; gives each seat's place."""
    state = game.new(len(bots), options or {}, Fast(seed))
    chances = [Fast(seed * 1_000_003 + seat) for seat in range(len(bots))]
    for _ in range(_TOO_LONG):
        waiting = state.asked()
        if not waiting:
            result = game.result(state)
            assert result is not None
            return result.places
        seat = waiting[0]
        pick = BOTS[bots[seat]].choose(game.view(state, seat), state.options(seat), chances[seat])
        state.answer(Seat(seat), pick)
    raise RuntimeError(f"The bots stood still: {game.name}, seed {seed}.")


def match(
    game: Game,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    tick: Callable[[], None] | None = None,
) -> list[Score]:
    """Blocks of one seed, with the bots moved on one seat from game to game."""
    if games < 1:
        raise BadRequest(f"A match is at least one game, not {games}.")
    wins = dict.fromkeys(bots, 0)
    for number in range(games):
        block, turn = divmod(number, len(bots))
        seated = bots[turn:] + bots[:turn]
        places = play_game(game, seated, seed + block, options)
        wins[seated[places.index(1)]] += 1
        if tick is not None:
            tick()
    return [Score(bot, games, wins[bot]) for bot in wins]
