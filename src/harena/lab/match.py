"""Matches between bots: every seat rotated over the same seed, so that luck of the deal and of the seat cancels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final

from ..bots.bot import Bot
from ..bots.catalogue import BOTS
from ..bots.levels import Thinker
from ..core.agenda import State
from ..core.asked import Asked
from ..core.chance import Chance, Fast
from ..core.errors import BadRequest
from ..core.events import Log
from ..core.game import Game
from ..core.ids import Pick, Seat
from ..games.catalogue import GAMES
from .ceiling import CEILING, CHEAT, AllSeeing
from .sequential import wilson
from .watch import Watch

_TOO_LONG = 100_000


def unhurried(bot: Bot) -> Bot:
    return bot.at(bot.level.unhurried()) if isinstance(bot, Thinker) else bot


PLAYERS: Final = {name: unhurried(bot) for name, bot in BOTS.items()} | {CEILING: unhurried(BOTS[CHEAT])}
"""Who plays in the lab: no clock cuts them short, so that the same seed is the same game again."""


@dataclass(frozen=True)
class Score:
    """How one bot did: games, wins, and the 95 % interval of its share of wins."""

    bot: str
    games: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


def named_game(name: str) -> Game:
    if name not in GAMES:
        raise BadRequest(f"There is no game '{name[:40]}'; available: {', '.join(GAMES)}.")
    return GAMES[name]


def named_bots(game: Game, names: list[str]) -> list[str]:
    """The bots of a table, if there are such and the game seats as many."""
    seats_for(game, len(names))
    return [named_bot(name) for name in names]


def named_bot(name: str) -> str:
    if name not in PLAYERS:
        raise BadRequest(f"There is no bot '{name[:40]}'; available: {', '.join(PLAYERS)}.")
    return name


def seats_for(game: Game, bots: int) -> int:
    if not game.fewest <= bots <= game.most:
        raise BadRequest(f"{game.name} seats {game.fewest} to {game.most} bots, not {bots}.")
    return bots


def fitting(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """Options of a table, if one of so many seats can be set up with them."""
    game.new(seats, options, Fast(0))
    return options


def play_game(
    game: Game,
    bots: list[str],
    seed: int,
    options: dict[str, object] | None = None,
    watches: list[Watch] | None = None,
) -> list[int]:
    """One game to its end; gives each seat's place. A seat's decisions are timed by its watch."""
    state = game.new(len(bots), options or {}, Fast(seed), Log())
    chances = [Fast(seed * 1_000_003 + seat) for seat in range(len(bots))]
    timed = watches or [Watch() for _ in bots]
    for _ in range(max(_TOO_LONG, game.longest)):
        waiting = state.asked()
        if not waiting:
            result = game.result(state)
            assert result is not None
            return result.places
        seat = waiting[0]
        state.answer(seat, decide(bots[seat], asked(bots[seat], game, state, seat), chances[seat], timed[seat]))
    raise RuntimeError(f"The bots stood still: {game.name}, seed {seed}.")


def asked(bot: str, game: Game, state: State, seat: Seat) -> Asked:
    return AllSeeing(game, state, seat) if bot == CEILING else Asked(game, state, seat)


def decide(bot: str, question: Asked, chance: Chance, watch: Watch) -> Pick:
    """The bot's answer. It is timed by the processor's clock, so that what else the machine does counts for nothing;
    where there is only one option, there is nothing to decide."""
    started = process_time()
    pick = PLAYERS[bot].choose(question, chance)
    if len(question.options) > 1:
        watch.note(process_time() - started)
    return pick


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
