"""Tables as tests take them where any will do, whatever the game: three players, or as near to it as it allows."""

from __future__ import annotations

from harena.core.agenda import State
from harena.core.chance import Fast
from harena.core.events import Log
from harena.core.game import Game
from harena.core.playout import play_out

USUAL = 3


def under_way(game: Game, seed: int, moves: int) -> State:
    """A game after so many random answers, at the next real choice; if it is over by then, after half as many."""
    state = game.new(game.seats_near(USUAL), game.brief(), Fast(seed), Log())
    play_out(state, Fast(seed), moves)
    while not state.over() and len(state.options(state.asked()[0])) == 1:
        play_out(state, Fast(seed), 1)
    return under_way(game, seed, moves // 2) if state.over() and moves > 0 else state
