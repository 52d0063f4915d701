"""CM-9.4.1 The lash against a team of horses."""

from __future__ import annotations

import pytest

from harena.core.table import Table

from .fights import clash, strike
from .tables import Draw, asked, chariot, choice, first_edition, kinds, only, options, race, refused, say, table

LAST_MF = "seats: 2; mover: red; left: 1; red: at home 20/3"


def then_blue(blue: str, draws: list[Draw]) -> Table:
    """Red lashes blue's team with its last MF; blue's phase comes next."""
    tab = table(f"{LAST_MF}; blue: at home 19/4, order 10, whip 0{blue}", [*draws, "blue"], None)
    strike(tab, "lash blue team")
    return tab


@pytest.mark.clause("CM-9.4")
@pytest.mark.parametrize(("part", "kind"), [("team", "team-lashed"), ("car", "lash-factor")])
def test_cm_9_4_what_is_beside_the_car_decides_whom_the_lash_strikes(part: str, kind: str) -> None:
    tab = clash(part, [3, 3, 3, 3, 4, 5])
    told = kinds(strike(tab, f"lash blue {part}"))
    assert [one for one in told if one in ("team-lashed", "lash-factor")] == [kind]


# ---- the defender is equal or higher


@pytest.mark.clause("CM-9.4.1a")
@pytest.mark.parametrize(("red", "blue"), [(4, 4), (3, 4), (1, 6)])
def test_cm_9_4_1a_without_a_lead_one_endurance_is_lost(red: int, blue: int) -> None:
    tab = clash("team", [red, blue])
    lashed = only(strike(tab, "lash blue team"), "team-lashed")
    assert (lashed["chariot"], lashed["own"], lashed["other"]) == ("blue", blue, red)
    assert lashed["dice"] == [red, blue]
    victim = chariot(tab, "blue")
    assert (victim.endurance, victim.must_gain, victim.may_gain) == (49, 0, 1)


@pytest.mark.clause("CM-9.4.1a")
@pytest.mark.parametrize("gain", [0, 1])
def test_cm_9_4_1a_the_mf_is_the_defenders_to_take_or_leave(gain: int) -> None:
    tab = then_blue("", [4, 4])
    assert (asked(tab), choice(tab), options(tab, 1)) == ([1], "gain-choice", ["gain 0", "gain 1"])
    events = say(tab, 1, f"gain {gain}")
    assert only(events, "gained")["gained"] == gain
    assert (race(tab).phase.left, race(tab).phase.total(), chariot(tab, "blue").may_gain) == (10 + gain, 10 + gain, 0)


@pytest.mark.clause("CM-9.4.1a")
def test_cm_9_4_1a_several_offers_add_up() -> None:
    tab = then_blue(", may-gain 1", [4, 4])
    assert options(tab, 1) == ["gain 0", "gain 1", "gain 2"]
    say(tab, 1, "gain 2")
    assert race(tab).phase.left == 12


@pytest.mark.clause("CM-9.4.1a")
def test_cm_9_4_1a_nobody_is_asked_who_was_not_lashed() -> None:
    tab = table("seats: 2; mover: red; red: at home 20/3, order 10, whip 0; blue: at home 19/4")
    assert (choice(tab), race(tab).phase.left) == ("move-choice", 10)


@pytest.mark.clause("CM-9.4.1a")
def test_cm_9_4_1a_a_team_without_endurance_is_offered_nothing() -> None:
    tab = then_blue(", endurance 0", [4, 4])
    assert (chariot(tab, "blue").endurance, choice(tab), race(tab).phase.left) == (0, "move-choice", 10)


@pytest.mark.clause("CM-9.4.1a")
def test_cm_9_4_1a_the_last_endurance_still_buys_the_mf_and_costs_the_modifier() -> None:
    tab = then_blue(", endurance 1", [4, 4])
    assert (chariot(tab, "blue").endurance, chariot(tab, "blue").modifier) == (0, -1)
    assert options(tab, 1) == ["gain 0", "gain 1"]


# ---- the attacker is higher


@pytest.mark.clause("CM-9.4.1b")
@pytest.mark.parametrize(("red", "blue", "lead"), [(2, 1, 1), (5, 1, 4), (6, 1, 5)])
def test_cm_9_4_1b_the_lead_is_endurance_lost_and_mfs_forced(red: int, blue: int, lead: int) -> None:
    tab = clash("team", [red, blue])
    strike(tab, "lash blue team")
    victim = chariot(tab, "blue")
    assert (victim.endurance, victim.must_gain, victim.may_gain) == (50 - lead, lead, 0)


@pytest.mark.clause("CM-9.4.1b")
def test_cm_9_4_1b_the_mfs_must_be_taken_above_the_written_speed() -> None:
    tab = then_blue("", [5, 1])
    assert (choice(tab), race(tab).phase.left, race(tab).phase.total(), race(tab).phase.gain) == (
        "move-choice",
        14,
        14,
        4,
    )
    assert chariot(tab, "blue").must_gain == 0


@pytest.mark.clause("CM-9.4.1b")
def test_cm_9_4_1b_mfs_that_are_forced_on_a_chariot_are_told() -> None:
    words = "seats: 2; mover: red; red: at home 5/3, order 8, whip 0{lashed}; blue: at home 5/7"
    told = only(table(words.format(lashed=", must-gain 3"), [], None).all_events(-1), "forced-gain")
    assert (told["chariot"], told["gained"], told["clause"]) == ("red", 3, "CM-9.4.1b")
    for quiet in (table(words.format(lashed=""), [], None), first_edition(words.format(lashed=", must-gain 3"))):
        assert "forced-gain" not in kinds(quiet.all_events(-1))


@pytest.mark.clause("CM-9.4.1b")
def test_cm_9_4_1b_and_above_the_maximum_too() -> None:
    position = f"{LAST_MF}; blue: at home 19/4, order 16, whip 0"
    tab = table(position, [5, 1, "blue"], None)
    strike(tab, "lash blue team")
    assert race(tab).phase.left == 20


@pytest.mark.clause("CM-9.4.1b")
def test_cm_9_4_1b_no_more_mfs_than_endurance_was_there() -> None:
    tab = clash("team", [6, 1], blue=", endurance 2")
    strike(tab, "lash blue team")
    assert (chariot(tab, "blue").endurance, chariot(tab, "blue").must_gain) == (0, 2)


@pytest.mark.clause("CM-9.4.1b")
def test_cm_9_4_1b_an_exhausted_team_neither_loses_nor_gains() -> None:
    tab = clash("team", [6, 1], blue=", endurance 0")
    assert kinds(strike(tab, "lash blue team")) == ["attacked", "defended", "team-lashed"]
    victim = chariot(tab, "blue")
    assert (victim.must_gain, victim.modifier) == (0, 0)


@pytest.mark.clause("CM-9.4.1b", "CM-9.4.1a")
@pytest.mark.parametrize(
    ("red", "blue", "lost", "must"), [(1, 0, 1, 1), (2, 1, 1, 1), (0, 1, 1, 0), (2, -1, 3, 3), (2, 2, 1, 0)]
)
def test_cm_9_4_1b_both_modifiers_count(red: int, blue: int, lost: int, must: int) -> None:
    tab = clash("team", [3, 3], f", modifier {red}", f", modifier {blue}")
    strike(tab, "lash blue team")
    victim = chariot(tab, "blue")
    assert (50 - victim.endurance, victim.must_gain) == (lost, must)


@pytest.mark.clause("CM-9.4.1b")
def test_cm_9_4_1b_a_team_is_lashed_whatever_its_driver_suffers_not() -> None:
    """A team lash rolls two dice and touches neither driver nor whip."""
    tab = clash("team", [6, 1])
    strike(tab, "lash blue team")
    victim = chariot(tab, "blue")
    assert (victim.hits, victim.slowed, victim.owed, chariot(tab, "red").whip) == (7, 0, 0, 1)
    assert refused(tab, 0, "lash blue team").clause == "CM-9.1.4"
