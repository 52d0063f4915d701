"""How drivers prepare: sound specifications within the points, weapons that pay, and the plan that was ever theirs."""

from __future__ import annotations

import pytest

from harena.bots.catalogue import BOTS
from harena.bots.circus_maximus.outfitting import NOT_TAKEN
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.table import Table
from harena.games.circus_maximus.chariot import DUST, KNIFE
from harena.games.circus_maximus.charts import PRESETS
from tests.games.circus_maximus.tables import deal

from .driving import race_of, weights

BOTH: dict[str, object] = {"specification": True, "weapons": True}


def prepared(name: str, options: dict[str, object], seed: int = 5) -> Table:
    """A race that bots have prepared for."""
    tab = deal(4, options, seed)
    chance = Fast(seed)
    while race_of(tab).turn == 0:
        seat = tab.state.asked()[0]
        tab.answer(seat, [BOTS[name].choose(Asked(tab.game, tab.state, seat), chance)])
    return tab


@pytest.mark.parametrize("name", ["novice", "club", "hot-headed"])
@pytest.mark.parametrize("options", [BOTH, {"specification": True}], ids=["armed", "plain"])
def test_drivers_specify_chariots_that_make_sense(name: str, options: dict[str, object]) -> None:
    for chariot in race_of(prepared(name, options)).chariots:
        build = chariot.build
        assert build.outfit.weapons == (DUST | KNIFE if "weapons" in options else 0)
        assert sum(build.points) == 32 - build.outfit.weapons
        assert sum(build.boxes) >= 16
        assert min(build.outfit.wheels) >= 4
        assert build.hits >= 4
        assert build.endurance >= 20
        assert not build.uneven()


def test_tempers_specify_differently_and_buy_dust_and_a_knife() -> None:
    builds = [chariot.build for seed in range(6) for chariot in race_of(prepared("careful", BOTH, seed)).chariots]
    assert len({build.boxes for build in builds}) >= 3
    assert {build.outfit.weapons for build in builds} == {DUST | KNIFE}


def test_of_four_points_none_goes_to_weapons_and_what_is_left_to_driver_and_team() -> None:
    tab = deal(8, {"weapons": True})
    weighed = weights(tab)
    colour = next(iter(weighed)).split()[1]
    assert [words for words, weight in weighed.items() if weight > -20] == [f"weapons {colour} none"]
    tab.answer(tab.state.asked()[0], [tab.game.picks.parse(f"weapons {colour} dust")])
    weighed = weights(tab)
    best = {words.split()[2] for words, weight in weighed.items() if weight == max(weighed.values())}
    assert best == {"2-0-1-0", "1-0-2-0"}


def test_the_plan_of_four_points_is_the_same_as_ever() -> None:
    weighed = weights(deal(8))
    assert [words.split()[2] for words, weight in weighed.items() if weight == 0.0] == ["2-0-2-0"]


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_specification_once_begun_is_finished(name: str) -> None:
    """In every row what a ready-made one says is thought of, and once no other is as near, nothing else."""
    tab = deal(8, {"specification": True})
    for place, cell in enumerate(PRESETS[name]):
        thought_of = [words for words, weight in weights(tab).items() if weight > NOT_TAKEN]
        wanted = [words for words in thought_of if words.split()[-1] == cell]
        assert len(wanted) == 1, (place, thought_of)
        assert len(thought_of) == 1 or place < 6
        tab.answer(tab.state.asked()[0], [tab.game.picks.parse(wanted[0])])
