"""How the games offer their options: every option in a group that there is, and sets that can be chosen."""

from __future__ import annotations

import pytest

from harena.core.chance import Fast
from harena.core.options import Settings
from harena.games.catalogue import GAMES
from harena.games.circus_maximus.options import MENU, OPTIONAL, OPTIONS


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_in_a_group_that_the_game_has_or_the_game_has_none(name: str) -> None:
    game = GAMES[name]
    assert {option.group for option in game.options} <= set(game.menu.groups or [""])


@pytest.mark.parametrize("name", GAMES)
def test_every_set_decides_the_same_options_and_makes_a_table(name: str) -> None:
    game = GAMES[name]
    decided = [sorted(chosen) for chosen in game.menu.sets.values()]
    assert all(names == decided[0] for names in decided)
    for chosen in game.menu.sets.values():
        Settings(game.options, dict(chosen))
        game.new(game.fewest, dict(chosen), Fast(0), None)


def test_hollywood_has_every_optional_rule_and_the_others_none() -> None:
    switched = {name: [set_ for set_ in MENU.sets if MENU.sets[set_][name] is True] for name in OPTIONAL}
    assert all(sets == ["hollywood"] for sets in switched.values())
    assert MENU.sets["basic"]["rules"] == "basic"
    assert {option.name for option in OPTIONS} - set(MENU.sets["basic"]) >= {"track", "chariots", "cut-free"}
