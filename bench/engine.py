"""Our own engine under the clock: random play of one game, and the operations that search and servers live on.

Run as a script it measures whichever build of `harena` it can import and prints one line of JSON:

    python bench/engine.py colossal-arena --players 4 --seconds 1 --seed 3
"""

import json
import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median

import harena.core.chance
from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.game import Game
from harena.core.playout import play_out
from harena.games.catalogue import GAMES

SIMULATIONS = 200
MIDGAMES = 32
TURNS = 10


def compiled() -> bool:
    return not harena.core.chance.__file__.endswith(".py")


def midgame(game: Game, players: int, seed: int) -> State:
    """A random game stopped half-way."""
    length = play_out(game.new(players, {}, Fast(seed)), Fast(seed))
    state = game.new(players, {}, Fast(seed))
    play_out(state, Fast(seed), length // 2)
    return state


def random_play(game: Game, players: int, seconds: float, seed: int) -> dict[str, float]:
    chance = Fast(seed)
    games = decisions = 0
    spent = 0.0
    begun = time.process_time()
    while spent < seconds:
        decisions += play_out(game.new(players, {}, chance), chance)
        games += 1
        spent = time.process_time() - begun
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def searching(game: Game, players: int, seconds: float, seed: int) -> dict[str, float]:
    """How many futures the champion's search looks at, with the rivals' eyes too, half-way through games."""
    if find_spec("harena.bots.search") is None:
        return {}  # a build from before there was a search
    from harena.bots.minds import MINDS
    from harena.bots.search import Budget, Search
    from harena.core.asked import Asked

    mind, budget = MINDS[game.name], Budget(SIMULATIONS, 60.0, rivals=4)
    questions = [Asked(game, state, state.asked()[0]) for state in searchable(game, players, seed)]
    done = 0
    spent = 0.0
    begun = time.process_time()
    while spent < seconds:
        for number, question in enumerate(questions):
            done += Search(mind, question, budget, Fast(seed + number)).think().futures
        spent = time.process_time() - begun
    return {"simulations_per_second": done / spent}


def searchable(game: Game, players: int, seed: int) -> list[State]:
    """Games stopped where there is something to choose."""
    states = [midgame(game, players, seed + number) for number in range(MIDGAMES)]
    return [state for state in states if len(state.options(state.asked()[0])) > 1]


def microseconds(operation: Callable[[State], object], states: list[State], seconds: float) -> float:
    """How long an operation takes, over all these states in turn."""
    done = 0
    spent = 0.0
    begun = time.process_time()
    while spent < seconds:
        for state in states:
            operation(state)
        done += len(states)
        spent = time.process_time() - begun
    return spent / done * 1_000_000


def operations(game: Game, players: int, seconds: float, seed: int) -> dict[str, float]:
    """The costs in microseconds, half-way through a game and for the seat that is asked."""
    states = [midgame(game, players, seed + i) for i in range(MIDGAMES)]
    chance = Fast(seed)
    timed: dict[str, Callable[[State], object]] = {
        "clone_us": lambda state: state.clone(chance),
        "view_us": lambda state: game.view(state, state.asked()[0]),
        "words_us": lambda state: game.view(state, state.asked()[0]).words(),
        "imagine_us": lambda state: game.imagine(state, state.asked()[0], chance),
        "options_us": lambda state: state.options(state.asked()[0]),
    }
    # In short turns, so that a busy moment of the machine hits every operation and none alone.
    turns = [
        {name: microseconds(operation, states, seconds / len(timed) / TURNS) for name, operation in timed.items()}
        for _ in range(TURNS)
    ]
    return {name: median(turn[name] for turn in turns) for name in timed}


def main() -> None:
    parser = ArgumentParser(description="Measure one game on the engine that is imported and print JSON.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    measures = random_play(game, asked.players, asked.seconds, asked.seed)
    measures |= searching(game, asked.players, asked.seconds, asked.seed)
    measures |= operations(game, asked.players, asked.seconds, asked.seed)
    print(json.dumps({"compiled": compiled(), "measures": measures}))


if __name__ == "__main__":
    main()
