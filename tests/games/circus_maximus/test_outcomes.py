"""What blows lead to, against the engine itself meeting every sum of dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from harena.core.foresight import Budget
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus.chariot import LEFT, Faction
from harena.games.circus_maximus.charts import CAR_RESULTS, car_damage
from harena.games.circus_maximus.combat import blow
from harena.games.circus_maximus.corners import StrainRoll
from harena.games.circus_maximus.defence import Blow
from harena.games.circus_maximus.foresight import Fall
from harena.games.circus_maximus.lash import LashRow
from harena.games.circus_maximus.outcomes import Outcome, alone, blow_outcome
from harena.games.circus_maximus.race import Race, Step
from harena.games.circus_maximus.wheels import WheelCheck, WheelHit
from harena.games.circus_maximus.words import LashedTeamWords, RammedTeamWords

from .brute import SUMS, check_flip, out_of, strain_flip, struck_flip, worlds
from .tables import GAME, advanced, race, table

RED, BLUE = Faction(0), Faction(1)
PLENTY = 100_000


def following(step: Step) -> Callable[[Race], None]:
    """One step and what it leads to at once; whoever is attacked holds."""

    def play(world: Race) -> None:
        world.agenda.clear()
        world.then([step])
        world.settle()
        while world.agenda:
            seat = world.asked()[0]
            world.take(seat, world.options(seat)[0])

    return play


def outcome_of(tab: Table, step: Step) -> Outcome:
    copy = alone(race(tab))
    copy.then([step])
    return Outcome(copy, Fall(RED, BLUE), Budget(PLENTY))


@pytest.mark.parametrize(("lane", "points"), [(3, 6), (6, 4), (7, 3), (8, 1), (8, 5)])
def test_every_strain_roll(lane: int, points: int) -> None:
    tab = table(f"seats: 2; mover: red; left: 3; red: at dolphins 3/{lane}; blue: at back 5/3")
    out = strain_flip(points, 0, 8 - lane)
    assert out_of(race(tab), following(StrainRoll(RED, points))) == pytest.approx(out)
    assert outcome_of(tab, StrainRoll(RED, points)).victim() == pytest.approx(out)


@pytest.mark.parametrize("damage", [1, 4, 8, 9])
def test_every_check_of_a_wheel_and_every_hit(damage: int) -> None:
    tab = table(f"seats: 2; mover: red; left: 3; red: at home 9/3, wheels {damage}/0; blue: at back 5/3")
    assert out_of(race(tab), following(WheelCheck(RED, LEFT))) == pytest.approx(check_flip(damage))
    assert outcome_of(tab, WheelCheck(RED, LEFT)).victim() == pytest.approx(check_flip(damage))
    for weight in (0, 1, 2):
        struck = table(
            f"seats: 2; mover: red; left: 3; red: at home 9/3, wheels {damage}/0; "
            f"blue: at back 5/3, points 0/{weight}/2/2"
        )
        assert out_of(race(struck), following(WheelHit(RED, LEFT, BLUE))) == pytest.approx(struck_flip(damage, weight))
        assert outcome_of(struck, WheelHit(RED, LEFT, BLUE)).victim() == pytest.approx(struck_flip(damage, weight))


def attack(tab: Table, words: str, attacker: Faction = BLUE) -> tuple[Blow, Outcome]:
    """An attack on red's chariot, or another's."""
    pick = GAME.picks.parse(words)
    assert pick in race(tab).options(Seat(attacker))
    strike = blow(GAME.picks.verb(pick).what(pick), attacker, pick)  # type: ignore[attr-defined]
    return strike, blow_outcome(race(tab), strike, Budget(PLENTY))


FIGHTS = [
    ("lash red team", "red: at home 11/4, endurance 3; blue: at home 12/3, modifier 2"),
    ("lash red team", "red: at home 11/4, modifier 1, endurance 0, whole-endurance 40; blue: at home 12/3"),
    ("lash red car", "red: at home 9/8, hits 1, last-speed 14; blue: at home 9/7"),
    ("lash red car", "red: at home 9/4, hits 1, endurance 1; blue: at home 9/3, modifier 2"),
    ("lash red car", "red: at home 9/8, hits 2; blue: at home 9/7; green: at home 6/8, owner 0"),
    ("ram red team", "red: at home 11/4, horses 2/4/4/4, boxes 4/4/4/4; blue: at home 12/3, points 0/2/1/1"),
]


@pytest.mark.parametrize(("words", "field"), FIGHTS)
def test_who_is_out_after_an_attack(words: str, field: str) -> None:
    tab = table(f"seats: 2; mover: blue; left: 3; {field}")
    strike, told = attack(tab, words)
    ends = list(worlds(race(tab), following(strike)))
    for number, chance in ((0, told.victim()), (1, told.attacker())):
        out = sum(weight for weight, world in ends if world.chariots[number].standing != 0)
        assert chance == pytest.approx(out, abs=1e-12)
    lost = sum(weight * (race(tab).chariots[0].endurance - world.chariots[0].endurance) for weight, world in ends)
    assert told.endurance() == pytest.approx(lost, abs=1e-9)
    assert told.exact()


@pytest.mark.parametrize(
    ("red", "blue", "lead"),
    [
        ("wheels 5/0", "points 1/2/1/0, wheels 0/6", 1),
        ("modifier -3, fallen 8, horses 4/4/4/0, wheels 0/9", "points 2/0/1/1, wheels 3/8", 5),
        ("modifier 2, fallen 8, horses 4/4/4/0, wheels 2/0", "wheels 0/3", 0),
    ],
)
def test_who_is_out_after_the_ram_of_a_car(red: str, blue: str, lead: int) -> None:
    """CM-9.5.4, 9.5.5 Each on the wheel nearest to the other, by the other's weight."""
    tab = table(f"seats: 2; mover: blue; left: 3; red: at home 9/4, {red}; blue: at home 9/3, {blue}")
    _, told = attack(tab, "ram red car")
    one, other = race(tab).chariots[:2]
    damaged = dict.fromkeys(CAR_RESULTS, 0.0)
    for total, chance in SUMS[3].items():
        damaged[CAR_RESULTS[car_damage(total + lead)]] += chance
    victim = (damaged["both"] + damaged["defender"]) * struck_flip(one.wheels[0], other.build.car)
    attacker = (damaged["both"] + damaged["attacker"]) * struck_flip(other.wheels[1], one.build.car)
    assert [told.victim(), told.attacker()] == pytest.approx([victim, attacker], abs=1e-12)


def spread(ends: list[tuple[float, Race]], fact: Callable[[Race], int]) -> dict[str, float]:
    found: dict[str, float] = {}
    for weight, world in ends:
        found[str(fact(world))] = found.get(str(fact(world)), 0.0) + weight
    return {fact: round(weight, 6) for fact, weight in sorted(found.items())}


def test_the_words_of_a_lash_at_a_team() -> None:
    tab = table("seats: 2; mover: blue; left: 3; red: at home 11/4, endurance 3; blue: at home 12/3, modifier 2")
    strike, outcome = attack(tab, "lash red team")
    told = cast("LashedTeamWords", outcome.told(strike))
    ends = list(worlds(race(tab), following(strike)))
    forced = sum(weight * world.chariots[0].must_gain for weight, world in ends)
    offered = sum(weight * world.chariots[0].may_gain for weight, world in ends)
    assert (told["forced"], told["offered"]) == (round(forced, 6), round(offered, 6))
    assert told["endurance"] == round(forced + offered, 6)
    assert told["leads"] == {
        "0": round(10 / 36, 6),
        **{str(lead): round((6 - abs(lead - 2)) / 36, 6) for lead in range(1, 8)},
    }


def test_the_words_of_a_ram_against_horses() -> None:
    """CM-9.5.1a Points beyond the boxes left are not told: nobody can lose them."""
    tab = table(
        "seats: 2; mover: blue; left: 3; red: at home 11/4, horses 2/4/4/4, boxes 4/4/4/4; "
        "blue: at home 12/3, points 0/2/1/1"
    )
    strike, outcome = attack(tab, "ram red team")
    told = cast("RammedTeamWords", outcome.told(strike))
    ends = list(worlds(race(tab), following(strike)))
    injury = spread(ends, lambda world: 2 - world.chariots[0].horses[0])
    assert (told["horse"], told["injury"], told["dies"]) == (1, injury, injury["2"])
    assert told["points"] == pytest.approx(injury["1"] + 2 * injury["2"], abs=1e-5)


@pytest.mark.clause("CM-13.1")
@pytest.mark.parametrize("hits", [1, 2])
@pytest.mark.parametrize("column", [0, 5])
def test_cm_13_1_critical_hits_can_put_either_driver_out(hits: int, column: int) -> None:
    tab = advanced(f"seats: 2; mover: blue; left: 3; red: at home 9/8, hits {hits}; blue: at home 9/7, hits 3")
    row = LashRow(RED, BLUE, column)
    told = outcome_of(tab, row)
    ends = list(worlds(race(tab), following(row)))
    outs = [sum(weight for weight, world in ends if world.chariots[number].standing != 0) for number in (0, 1)]
    assert [told.victim(), told.out(BLUE)] == pytest.approx(outs, abs=1e-12)
    assert (outs[1] > 0) == (hits > 1)


def test_what_the_budget_leaves_is_told() -> None:
    tab = advanced("seats: 2; mover: blue; left: 3; red: at home 9/4, hits 5; blue: at home 9/3, hits 5")
    strike, whole = attack(tab, "lash red car")
    for runs in (150, 300, 600):
        part = blow_outcome(race(tab), strike, Budget(runs))
        words = part.told(strike)
        left = words["unfollowed"]
        assert 0 < left < 1
        followed = part.victim() * (1 - left)
        assert followed - 1e-6 <= whole.victim() <= followed + left + 1e-6
        assert words["exact"] is False
    assert "unfollowed" not in whole.told(strike)
