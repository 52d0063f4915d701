"""Rulebooks compose: any selection of variants plays together, and each moment is put to those who answer it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from harena.core.chance import Fast
from harena.core.fields import field_values
from harena.core.ids import Clause, Pick
from harena.core.playout import play_out
from harena.games.circus_maximus import race as race_file
from harena.games.circus_maximus.acceleration import ACCELERATION, FirstTurnDice
from harena.games.circus_maximus.chariot import Chariot, Faction
from harena.games.circus_maximus.events import EXHAUSTED
from harena.games.circus_maximus.notation import new_race, parse_position
from harena.games.circus_maximus.phase import CutFree, FirstTurnDie, PhaseEnd, Reveal, SetOut, Whipping
from harena.games.circus_maximus.race import (
    CornerModifier,
    LaneChanges,
    OnBuild,
    OnHorseHit,
    OnTurn,
    Race,
    Rulebook,
    SafeSpeed,
    Step,
    TeamSpeed,
    saved_race,
)
from harena.games.circus_maximus.rulebook import ADVANCED, BASIC, VARIANTS
from harena.games.circus_maximus.season.rulebook import SEASON_RACE
from harena.games.circus_maximus.track import IN
from harena.games.circus_maximus.variants import Variant, after, before, composed, instead_of, rulebook_of, without
from harena.games.circus_maximus.verbs import BRAKE, FORWARD, LANE

from .tables import race, say, table

GIVEN = {"seats", "house", "track", "rulebook", "chance", "log"}


def ruled(words: str, variants: list[Variant]) -> Race:
    """A position under other rules than its options say, with a chance of its own."""
    return under(parse_position(f"circus-maximus; {words}", Fast(1), None), variants)


def under(old: Race, variants: list[Variant]) -> Race:
    fields = {name: value for name, value in field_values(old).items() if name not in GIVEN}
    return saved_race(old.seats, old.house, rulebook_of(variants, len(old.chariots)), Fast(1), fields)


def kinds_of(steps: list[Step]) -> list[str]:
    return [type(step).__name__ for step in steps]


# ---- sequences


def test_edits_go_before_instead_of_and_after_a_step_and_take_it_out() -> None:
    assert composed([*BASIC.turn, *ADVANCED.turn]) != composed(BASIC.turn)
    phase = composed([*BASIC.phase, before(SetOut, [Reveal]), after(SetOut, [PhaseEnd]), without(Whipping)])
    at = phase.index(SetOut)
    assert phase[at - 1 : at + 2] == [Reveal, SetOut, PhaseEnd]
    assert Whipping not in phase


def test_a_step_that_was_replaced_keeps_its_place_for_other_variants() -> None:
    phase = composed([*BASIC.phase, *ACCELERATION.phase, before(FirstTurnDie, [CutFree])])
    at = phase.index(FirstTurnDice)
    assert phase[at - 1] is CutFree
    assert FirstTurnDie not in phase


def test_a_place_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="is not in list"):
        composed([*BASIC.turn, instead_of(SetOut, [])])


def test_a_runaway_of_the_advanced_race_minds_wrecks_and_corners() -> None:
    assert kinds_of(rulebook_of([BASIC, ADVANCED], 8).runaway_phase(Faction(3))) == [
        "RunawayStart",
        "FirstTurnDie",
        "SetOut",
        "WreckBeneath",
        "CornerAtStart",
        "WheelsAtStart",
        "Moves",
        "PhaseEnd",
        "StuckOnWreck",
        "LandWrecks",
        "LookAfterDrivers",
    ]


# ---- moments


class Heavy(TeamSpeed):
    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return speed - 2


class Slippery(SafeSpeed):
    def safe_speed(self, race: Race, chariot: Chariot, limit: int) -> int:
        return limit - 1


class Doubled(TeamSpeed):
    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return 2 * speed


class Lucky(CornerModifier):
    def corner_modifier(self, race: Race, number: int, modifier: int) -> int:
        return modifier + 20


class Unlucky(CornerModifier):
    def corner_modifier(self, race: Race, number: int, modifier: int) -> int:
        return modifier - 40


class NoLanes(LaneChanges):
    def why_no_change(self, race: Race, number: int, side: int) -> Clause | None:
        return Clause("CM-27.9")


class Tired(OnTurn):
    def turn_begun(self, race: Race) -> None:
        race.record(EXHAUSTED, race.turn, 0)
        race.chariots[0].fatigue += 1


class Sturdy(OnBuild):
    def built(self, race: Race, number: int) -> None:
        race.chariots[number].endurance += 10


class Lame(OnHorseHit):
    def horse_hit(self, race: Race, number: int, horse: int, points: int) -> None:
        race.chariots[number].slowed += points


HERE = "seats: 2; mover: red; left: 6; red: at home 20/3; blue: at home 12/7"


def test_each_variant_may_change_a_number_in_turn() -> None:
    plain = ruled(HERE, [BASIC])
    assert (plain.team_speed(plain.chariots[0]), plain.maximum(plain.chariots[0])) == (16, 16)
    heavy, doubled = Variant("heavy", hooks=[Heavy()]), Variant("doubled", hooks=[Doubled()])
    assert ruled(HERE, [BASIC, heavy, doubled]).team_speed(plain.chariots[0]) == 28
    assert ruled(HERE, [BASIC, doubled, heavy]).team_speed(plain.chariots[0]) == 30


def test_a_safe_speed_is_changed_in_corners_and_nowhere_else() -> None:
    wet = Variant("wet", hooks=[Slippery()])
    corner = ruled("seats: 2; mover: red; left: 6; red: at dolphins 2/4; blue: at home 12/7", [BASIC, wet])
    straight = ruled(HERE, [BASIC, wet])
    assert corner.limit_of(corner.chariots[0]) == corner.track.limit[corner.chariots[0].team] - 1
    assert straight.limit_of(straight.chariots[0]) == straight.track.limit[straight.chariots[0].team]


def test_a_corner_is_taken_with_the_modifier_that_variants_make_of_it() -> None:
    words = "seats: 2; mover: red; left: 4; used: 16; red: at home 28/1; blue: at home 12/7"
    lucky = ruled(words, [BASIC, Variant("lucky", hooks=[Lucky()])])
    lucky.take(lucky.asked()[0], FORWARD.pick)
    assert lucky.chariots[0].active()
    assert lucky.chariots[0].endurance < 50
    unlucky = ruled(words, [BASIC, Variant("unlucky", hooks=[Lucky(), Unlucky()])])
    unlucky.take(unlucky.asked()[0], FORWARD.pick)
    assert not unlucky.chariots[0].active()


def test_a_lane_change_can_be_forbidden_while_the_other_uses_stay() -> None:
    def listed(variants: list[Variant]) -> list[Pick]:
        there = ruled(HERE, variants)
        return there.options(there.asked()[0])

    assert LANE.of(IN) in listed([BASIC])
    assert listed([BASIC, Variant("ruts", hooks=[NoLanes()])]) == [FORWARD.pick, BRAKE.pick]


def test_moments_that_are_told_reach_every_variant() -> None:
    twice = [BASIC, Variant("one", hooks=[Tired()]), Variant("two", hooks=[Tired()])]
    old = new_race(2, {}, Fast(3), None)
    fresh = under(old, [*twice, Variant("sturdy", hooks=[Sturdy()])])
    while fresh.turn == 0:
        seat = fresh.asked()[0]
        fresh.take(seat, fresh.options(seat)[0])
    assert fresh.chariots[0].fatigue == 2
    assert [chariot.endurance - chariot.build.endurance for chariot in fresh.chariots] == [10] * 8


def test_a_hurt_horse_is_told_with_its_points() -> None:
    words = "seats: 2; mover: red; left: 6; red: at home 20/3, points 0/2/0/2; blue: at home 20/4"
    hurt = ruled(words, [BASIC, Variant("lame", hooks=[Lame()])])
    before_it = sum(hurt.chariots[1].horses)
    seat = hurt.asked()[0]
    hurt.take(seat, hurt.picks().parse("ram blue team"))
    hurt.take(hurt.asked()[0], hurt.picks().parse("hold"))
    assert hurt.chariots[1].slowed == before_it - sum(hurt.chariots[1].horses) > 0


# ---- any selection


RACES = [variant for variant in VARIANTS if variant is not SEASON_RACE]
"""The season needs a table of its own; it is played with any of the others there."""


@pytest.mark.parametrize("size", range(len(RACES)))
def test_any_selection_of_variants_plays_to_an_end(size: int) -> None:
    """All of few or of most; of the many in the middle a dozen here, and any at all in the soak."""
    toys = [Variant("toys", hooks=[Heavy(), Slippery(), Tired(), Sturdy(), Lame()])]
    selections = list(combinations(RACES[1:], size))
    for chosen in selections[:: len(selections) // 12 or 1]:
        for more in ([], toys):
            table_of = under(new_race(3, {}, Fast(5), None), [BASIC, *chosen, *more])
            play_out(table_of, Fast(6))
            assert table_of.over()


def test_rulebooks_of_tables_with_the_same_rules_are_one() -> None:
    first, second = new_race(2, {"rules": "advanced"}, Fast(1), None), new_race(3, {"rules": "advanced"}, Fast(2), None)
    assert first.rulebook is second.rulebook
    assert isinstance(first.rulebook, Rulebook)
    assert new_race(2, {}, Fast(1), None).rulebook is not first.rulebook


def test_the_uses_of_mfs_own_every_pick_that_is_offered_to_a_mover() -> None:
    tab = table("option rules: advanced; option wall-moves: yes; " + HERE, [], None)
    here = race(tab)
    for pick in here.options(here.asked()[0]):
        use = here.rulebook.use_of(pick)
        assert use is not None
        assert use.mfs(pick) >= 1
    say(tab, 0, "forward")


def test_no_chapter_asks_which_rules_are_in_force() -> None:
    folder = Path(race_file.__file__ or "").parent
    asking = [file.name for file in folder.glob("*.py") if "house.rules" in file.read_text(encoding="utf-8")]
    assert set(asking) <= {"view.py", "notation.py", "options.py"}
