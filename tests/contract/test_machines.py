"""Every game: answers, undo, saving, twins and imagined worlds in any order."""

from __future__ import annotations

from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from harena.core.game import Game
from tests.core.test_machines import TableMachine

from .play import every_game


@every_game
def test_a_table_stays_sound_whatever_is_done_in_whatever_order(game: Game) -> None:
    machine = type("Machine", (TableMachine,), {"game": game})
    run_state_machine_as_test(machine, settings=settings(max_examples=25, stateful_step_count=40))
