"""Random legal play, and search, on other people's engines.

Run as a script it plays one peer for some CPU-seconds and prints one line of JSON:

    python bench/peers.py rlcard-uno --seconds 1 --seed 3
"""

import json
import random
import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

# A peer's game: plays one random game to its end and says how many decisions that took. A peer's search: answers one
# question and says how many simulations that took.
PlayGame = Callable[[random.Random], int]
SIMULATIONS = 200


class Peer(NamedTuple):
    name: str
    distribution: str
    written_in: str
    players: int
    open: Callable[[], PlayGame]
    searches: bool = False

    def version(self) -> str | None:
        """The installed version, None when the peer is not installed."""
        try:
            return version(self.distribution)
        except PackageNotFoundError:
            return None


def load(module: str) -> Any:
    """The peers carry no types: this is the one place where untyped code enters."""
    return import_module(module)


def open_gin_rummy() -> PlayGame:
    game = load("pyspiel").load_game("gin_rummy")

    def play(dice: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # Every chance outcome of gin rummy is a card of the stock, all equally likely: picking one is enough.
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(dice.choice(state.legal_actions()))
        return decisions

    return play


def open_ismcts() -> PlayGame:
    """Information-set search with random playouts, the same simulations for every question that is one."""
    spiel = load("pyspiel")
    game = spiel.load_game("gin_rummy")
    most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, -1, most_visited, False, False)
    table = [game.new_initial_state()]

    def search(dice: random.Random) -> int:
        state = table[0]
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            state.apply_action(dice.choice(state.legal_actions()))
            if state.is_terminal():
                state = table[0] = game.new_initial_state()
        state.apply_action(bot.step(state))
        if state.is_terminal():
            table[0] = game.new_initial_state()
        return SIMULATIONS

    return search


def open_uno() -> PlayGame:
    table = load("rlcard").make("uno", {"seed": 1})

    def play(dice: random.Random) -> int:
        seen, _ = table.reset()
        decisions = 0
        while not table.is_over():
            seen, _ = table.step(dice.choice(list(seen["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_bare_uno() -> PlayGame:
    """The game inside the environment, spared the encoding of every state: a door RLCard does not advertise."""
    game = load("rlcard.games.uno").Game()
    game.np_random.seed(1)

    def play(dice: random.Random) -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(dice.choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def open_catan() -> PlayGame:
    catanatron = load("catanatron")
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]

    def play(dice: random.Random) -> int:
        game = catanatron.Game(players, seed=dice.randrange(1, 2**32))
        game.play()
        return len(game.state.actions)

    return play


def drawn(board: Any) -> bool:
    """What `is_game_over` asks besides the legal moves, which the loop lists anyway (a tenth faster)."""
    return bool(board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition())


def open_chess() -> PlayGame:
    chess = load("chess")

    def play(dice: random.Random) -> int:
        board = chess.Board()
        decisions = 0
        moves = list(board.legal_moves)
        while moves and not drawn(board):
            board.push(dice.choice(moves))
            decisions += 1
            moves = list(board.legal_moves)
        return decisions

    return play


PEERS = (
    Peer("openspiel-gin-rummy", "open_spiel", "C++", 2, open_gin_rummy),
    Peer("openspiel-ismcts", "open_spiel", "C++", 2, open_ismcts, searches=True),
    Peer("rlcard-uno", "rlcard", "Python", 2, open_uno),
    Peer("rlcard-uno-bare", "rlcard", "Python", 2, open_bare_uno),
    Peer("catanatron", "catanatron", "Python", 4, open_catan),
    Peer("python-chess", "chess", "Python", 2, open_chess),
)


def measure(peer: Peer, seconds: float, seed: int) -> dict[str, float]:
    dice = random.Random(seed)
    play = peer.open()
    play(dice)  # the first game pays for lazy imports and tables
    games = done = 0
    begun = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += play(dice)
        games += 1
        spent = time.process_time() - begun
    if peer.searches:
        return {"simulations_per_second": done / spent}
    return {"decisions_per_second": done / spent, "games_per_second": games / spent}


def main() -> None:
    parser = ArgumentParser(description="Play one peer at random and print its speed as JSON.")
    parser.add_argument("peer", choices=[peer.name for peer in PEERS])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    peer = next(peer for peer in PEERS if peer.name == asked.peer)
    print(json.dumps({"measures": measure(peer, asked.seconds, asked.seed)}))


if __name__ == "__main__":
    main()
