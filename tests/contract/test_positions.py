"""Every game: a position whose pending steps no game leads to is refused with a reason, at once or at the answer that
shows it, and never fails otherwise."""

from __future__ import annotations

import importlib
import inspect
import random
import re

import pytest

from harena.core.chance import Fast
from harena.core.errors import Refusal
from harena.core.game import Game
from harena.core.table import Table

from ..conftest import COMPILED
from .play import EVERY, every_game, every_game_of_the_catalogue, option_sets

SENTENCE = re.compile(r"['A-Z].*\.")


@pytest.mark.skipif(COMPILED, reason="compiled constructors do not tell the names of their arguments")
@every_game_of_the_catalogue
def test_every_number_of_a_pending_step_has_a_bound(game: Game) -> None:
    """What a field of a step is called says what it counts, and the game's notation how far that goes."""
    notation = importlib.import_module(type(game).__module__.removesuffix("game") + "notation")
    bounds = notation._highest(game.new(game.fewest, {}, Fast(1)))
    names: set[str] = set()
    for step in notation._STEPS.values():
        if step.__init__ is not object.__init__:
            parameters = list(inspect.signature(step.__init__).parameters.values())[1:]
            names.update(one.name for one in parameters if one.kind is not inspect.Parameter.VAR_POSITIONAL)
    assert names == set(bounds)


def spoilt(position: str, dice: random.Random) -> str:
    """The position with other numbers in one or two of its pending steps."""
    head, todo, steps = position.partition("todo: ")
    listed = [step.split() for step in steps.split(", ")]
    for _ in range(dice.randrange(1, 3)):
        step = dice.choice(listed[:4])
        for i in range(1, len(step)):
            if dice.random() < 0.6:
                step[i] = str(dice.choice([0, 1, 2, 3, 4, 5, 7, 9, 11, 12, 50, 110, 400, 10_000]))
    return head + todo + ", ".join(" ".join(step) for step in listed)


def carried_out(game: Game, position: str, seed: int) -> str:
    """Everything that can be asked of a table, played on from a position; gives the refusal it meets, if any."""
    dice = random.Random(seed)
    try:
        table = Table(game, 0, {}, {"make": "fast", "seed": seed}, position)
        for _ in range(25):
            if not table.state.asked():
                break
            table.asked()
            for seat in table.state.asked():
                game.view(table.state, seat).words()
            seat = dice.choice(table.state.asked())
            table.answer(seat, [dice.choice(table.state.options(seat))])
            table.all_events(-1)
    except Refusal as refusal:
        return refusal.say
    return ""


@every_game
def test_pending_steps_with_any_numbers_are_played_or_refused(game: Game) -> None:
    dice = random.Random(7)
    refusals: list[str] = []
    tried = 0
    houses = list(option_sets(game).values())
    for seed in range(12 // EVERY):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        state = game.new(seats, houses[-1 - seed % len(houses)], Fast(seed))
        for _ in range(300):
            if state.over():
                break
            if dice.random() < 0.1:
                tried += 1
                refusals.append(carried_out(game, spoilt(game.print(state), dice), tried))
            seat = dice.choice(state.asked())
            state.answer(seat, dice.choice(state.options(seat)))
    met = [say for say in refusals if say]
    assert tried // 5 < len(met) < tried
    assert all(SENTENCE.fullmatch(say) for say in met), [say for say in met if not SENTENCE.fullmatch(say)]
