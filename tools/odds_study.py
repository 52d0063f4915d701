"""Holds the odds of Circus Maximus against long sampling of the real engine, and times them.

    python -m tools.odds_study --plans 500 --samples 4000

Plans come from races of bots who attack more than is good for them. Of each plan the figure told has to lie within the
bounds told and within four standard errors of what the engine does when the plan is driven so many times.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import product
from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, cast

from harena.bots.circus_maximus.mind import CircusMind
from harena.core.chance import Chance, Fast
from harena.core.errors import Refusal
from harena.core.ids import Pick, Seat
from harena.games.circus_maximus.chariot import ARRIVED, CHARIOT, NOBODY
from harena.games.circus_maximus.foresight import granted, keep_phase
from harena.games.circus_maximus.game import CircusMaximus
from harena.games.circus_maximus.movement import MoveChoice
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.turn import WriteSpeeds
from harena.games.circus_maximus.verbs import OVER, WRITE, attacked
from harena.games.circus_maximus.weather import Weather

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = CircusMaximus()
MIND = CircusMind(GAME)
RASH = 40
"""How often in a hundred times a driver attacks, goes over a wreck or writes his highest speeds because he can."""
KINDS = ["over wrecks", "with several attacks", "with an attack", "on damaged wheels", "plain"]
ERRORS = 4.0
OPTIONAL: dict[str, object] = dict.fromkeys(["weather", "critical-horse-hits", "carcasses", "written-whipping"], True)
SKIES = [None, Weather(rain=1), Weather(mud=1)]
Sky = Weather | None


@dataclass
class Plan:
    """Moves that were made in a race, from a position on."""

    position: str
    seat: int
    picks: list[Pick]

    def race(self, chance: Chance) -> Race:
        return cast("Race", GAME.parse(self.position, chance))

    def attacks(self) -> bool:
        return any(attacked(pick) != NOBODY for pick in self.picks)


# ---- plans


def kind_of(plan: Plan) -> str:
    race = plan.race(Fast(0))
    blows = sum(attacked(pick) != NOBODY for pick in plan.picks)
    if OVER.pick in plan.picks:
        return "over wrecks"
    if blows > 1:
        return "with several attacks"
    if blows == 1:
        return "with an attack"
    return "on damaged wheels" if max(race.chariots[race.mover].wheels) > 0 else "plain"


def gathered(rules: str, seed: int, count: int, sky: Sky = None) -> list[Plan]:
    """So many plans of races, as many of each kind as there are; under a sky, with all optional rules it can have."""
    kinds = KINDS if rules == "advanced" else KINDS[1:]
    found: dict[str, list[Plan]] = {kind: [] for kind in kinds}
    most = -(-count // len(kinds))
    number = seed
    while sum(len(plans) for plans in found.values()) < count:
        for plan in plans_of(rules, number, sky):
            plans = found.get(kind_of(plan))
            if plans is not None and len(plans) < most:
                plans.append(plan)
        number += 1
    return [plan for kind in kinds for plan in found[kind]][:count]


def plans_of(rules: str, seed: int, sky: Sky = None, weapons: int = 0) -> Iterator[Plan]:
    """The plans of one race: every phase gives one, from some move of it on. With special weapons all drivers have
    these."""
    chance = Fast(seed)
    chosen_options: dict[str, object] = {"rules": rules, "weapons": weapons > 0}
    race = cast(
        "Race", GAME.new(2 + seed % 5, chosen_options | ({} if sky is None else OPTIONAL), Fast(seed + 1), None)
    )
    race.weather = race.weather if sky is None else sky
    phase = (-1, -1)
    begun: Plan | None = None
    while race.agenda:
        seat = race.asked()[0]
        top = race.agenda[-1]
        if race.turn == 1 and weapons > 0 and not begun:
            arm(race, weapons)
        pick = chosen(race, seat, chance)
        if isinstance(top, MoveChoice):
            if (race.turn, race.mover) != phase:
                phase = (race.turn, race.mover)
                if begun is not None:
                    yield shortened(begun, chance)
                begun = Plan(GAME.print(race), seat, [])
            elif begun is not None and chance.below(8, "begin") == 0 and not begun.attacks():
                begun = Plan(GAME.print(race), seat, [])
            if begun is not None:
                begun.picks.append(pick)
        race.take(seat, pick)


def arm(race: Race, weapons: int) -> None:
    for chariot in race.chariots:
        chariot.weapons = weapons


def shortened(plan: Plan, chance: Chance) -> Plan:
    """Every other plan ends somewhere on its way."""
    if chance.below(2, "shorten") == 0:
        del plan.picks[1 + chance.below(len(plan.picks), "end") :]
    return plan


def chosen(race: Race, seat: Seat, chance: Chance) -> Pick:
    """What a driver does who is rasher than is good for him."""
    options = race.options(seat)
    rash = [pick for pick in options if attacked(pick) != NOBODY or pick == OVER.pick]
    if isinstance(race.agenda[-1], WriteSpeeds):
        rash = [pick for pick in options if WRITE.holds(pick)][-3:]
    if rash and chance.below(100, "rash") < RASH:
        return rash[chance.below(len(rash), "rash")]
    return MIND.reply(race, seat, options, chance)


# ---- sampling


def driven(start: Race, number: int, picks: list[Pick], chance: Chance) -> tuple[bool, bool]:
    """Drive a plan once: whether the chariot is then out of the race, and whether the plan broke."""
    race = start.clone(chance)
    place = 0
    while race.agenda and race.chariots[number].standing == CHARIOT:
        top = race.agenda[-1]
        if not race.asked():
            race.agenda.pop().run(race)
            continue
        pick = granted(race, top)  # type: ignore[arg-type]
        if pick is None:
            if place == len(picks):
                break
            pick = picks[place]
            if pick not in race.options(race.asked()[0]):
                return False, True
            place += 1
        race.agenda.pop()
        top.answer(race, pick)  # type: ignore[attr-defined]
        # Steps one by one, as a chariot that is out is not followed any further.
        while race.agenda and not is_asked(race) and race.chariots[number].standing == CHARIOT:
            race.agenda.pop().run(race)
    return race.chariots[number].standing not in (CHARIOT, ARRIVED), False


def is_asked(race: Race) -> bool:
    return hasattr(race.agenda[-1], "answer")


def sampled(plan: Plan, samples: int, seed: int) -> tuple[float, float]:
    race = plan.race(Fast(0))
    number = race.mover
    keep_phase(race)
    chance = Fast(seed)
    ends = [driven(race, number, plan.picks, chance) for _ in range(samples)]
    return sum(out for out, _ in ends) / samples, sum(broke for _, broke in ends) / samples


def is_fair(least: float, most: float, found: float, samples: int) -> bool:
    """Whether bounds lie within four standard errors of a share that was found."""
    middle = min(max(found, least), most)
    error = sqrt(max(middle * (1 - middle), 1 / samples) / samples)
    return abs(middle - found) <= ERRORS * error


def holds(words: dict[str, float], out: float, broke: float, samples: int) -> bool:
    """Whether what is told of a plan lies within its own bounds, and those hold against what was found."""
    told = words["out"]
    least, most = words.get("least", told), words.get("most", told)
    # How likely the plan breaks has no bounds of its own; it can be off by no more than what was not followed.
    wide = most - least
    breaks = words["breaks"]
    return (
        least <= told <= most
        and is_fair(least, most, out, samples)
        and is_fair(max(0.0, breaks - wide), min(1.0, breaks + wide), broke, samples)
    )


# ---- the study


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plans", type=int, default=500)
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = 0
    times: list[float] = []
    inexact = 0
    widest = 0.0
    for rules, sky in product(("basic", "advanced"), SKIES):
        for number, plan in enumerate(gathered(rules, asked.seed, asked.plans // (2 * len(SKIES)), sky)):
            race = plan.race(Fast(0))
            started = process_time()
            try:
                told = GAME.odds(race, Seat(plan.seat), plan.picks)
            except Refusal:
                # What was done after an evasion is not open where the rival holds.
                continue
            times.append(1000 * (process_time() - started))
            words = cast("dict[str, float]", told["plan"])
            if not words["exact"]:
                inexact += 1
                widest = max(widest, words["most"] - words["least"])
            if asked.samples:
                found, broke = sampled(plan, asked.samples, number)
                if not holds(words, found, broke, asked.samples):
                    wrong += 1
                    print(f"told {words['out']:.4f} {words['breaks']:.4f}, found {found:.4f} {broke:.4f}", plan)
    times.sort()
    print(
        f"{len(times)} plans: "
        f"p50 {times[len(times) // 2]:.2f} ms, p95 {times[len(times) * 95 // 100]:.1f} ms, "
        f"most {times[-1]:.1f} ms; {inexact} with bounds, the widest {widest:.4f}; {wrong} wrong"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
