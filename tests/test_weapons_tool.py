"""The study of special weapons: its blind bot is blind."""

from __future__ import annotations

from tests.bots.circus_maximus.driving import question
from tests.bots.circus_maximus.test_driving import THREE
from tests.games.circus_maximus.tables import table
from tools.weapons_study import Unarmed, is_armed


def test_the_blind_bot_throws_nothing_even_far_from_home() -> None:
    position = table(THREE.format(stage=0, weapons=15, more=""))
    asked = question(position)
    best = max(zip(Unarmed().weigh(position.state, asked.seat, asked.options), asked.options, strict=True))
    assert any(is_armed(pick) for pick in asked.options)
    assert not is_armed(best[1])
