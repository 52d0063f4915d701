"""What a blow does if nothing averts it: its results with their chances, and who is then out of the race."""

from __future__ import annotations

from typing import Final, final

from ...core.foresight import Branching, Budget, Futures
from ...core.ids import Pick
from .chariot import ARRIVED, NOBODY, PARTS, TEAM, Faction
from .charts import (
    BOTH_DAMAGED,
    CAR_RESULTS,
    DEFENDER_DAMAGED,
    DUST_RESULTS,
    KNIFE_RESULTS,
    LASH_RESULTS,
    SPEAR_RESULTS,
)
from .defence import ATTACKS, DUSTED, KNIFED, SMALL_KNIFED, SPEARED, Blow, avert
from .dust import DustFlies
from .forced import CAR_TO_CAR, CAR_TO_TEAM, TEAM_TO_CAR, ForcedBlow
from .foresight import SPENT, Fall, Spread, race_of
from .knives import KnifeFlies
from .lash import LashDriver, LashTeam
from .plans import average
from .race import Race
from .ram import RamCar
from .spear import Thrust
from .words import (
    DustedWords,
    InjuryWords,
    KnifedWords,
    LashedTeamWords,
    OutcomeWords,
    OutWords,
    RammedCarWords,
    SpearedWords,
)
from .wrecks import WreckBlow

RAM_TEAM: Final = "ram team"


def figure(chance: float) -> float:
    """Chances are told to six places."""
    return round(chance, 6)


def by_points(spread: Spread) -> dict[str, float]:
    """Points with their chances, together one."""
    whole = sum(spread.values())
    return {str(points): figure(spread[points] / whole) for points in sorted(spread)}


def by_name(names: list[str], spread: Spread) -> dict[str, float]:
    return {name: figure(spread.get(number, 0.0)) for number, name in enumerate(names)}


def attacker_of(blow: Blow) -> Faction:
    """Who can suffer by his own blow: a wreck cannot."""
    return NOBODY if isinstance(blow, WreckBlow) else Faction(blow.source())


@final
class Outcome:
    """All that can come of a blow, or of a defence that succeeds."""

    def __init__(self, race: Race, fall: Fall, budget: Budget, among: int = 1) -> None:
        """From a copy of the race with the steps in question pending and nothing else."""
        self.fall: Final = fall
        self.paid = 0
        """Endurance that is gone already."""
        self.standing: Final = [chariot.standing for chariot in race.chariots]
        self.futures: Final = Futures(self.fall, budget)
        self.futures.start(race)
        self.futures.follow([], among)

    def out(self, number: Faction) -> float:
        """The chance that a chariot no longer stands as it did."""
        if number == NOBODY:
            return 0.0
        lost = 0.0
        for future in self.futures.rest:
            standing = race_of(future.state).chariots[number].standing
            if standing not in (self.standing[number], ARRIVED):
                lost += future.weight
        followed = 1.0 - self.futures.unfollowed
        return min(1.0, lost / followed) if followed > 0.0 else 0.0

    def victim(self) -> float:
        return self.out(self.fall.number)

    def attacker(self) -> float:
        return self.out(self.fall.attacker)

    def endurance(self) -> float:
        """What it costs the victim on average."""
        return self.paid + average([(future.weight, future.tally[SPENT]) for future in self.futures.rest])

    def exact(self) -> bool:
        return self.futures.unfollowed == 0.0

    def told(self, blow: Blow) -> OutcomeWords:
        out: OutWords = {
            "victim_out": figure(self.victim()),
            "attacker_out": figure(self.attacker()),
            "exact": self.exact(),
        }
        if not self.exact():
            out["unfollowed"] = figure(self.futures.unfollowed)
        return blow_words(blow, self.fall, out)


# ---- beginnings


def alone(race: Race) -> Race:
    """A copy in which nothing is pending."""
    copy = race.clone(Branching())
    copy.agenda.clear()
    return copy


def blow_outcome(race: Race, blow: Blow, budget: Budget, among: int = 1) -> Outcome:
    """A blow that is pending, or might be."""
    copy = alone(race)
    copy.then([blow])
    return Outcome(copy, Fall(blow.number, attacker_of(blow)), budget, among)


def averted_outcome(race: Race, number: Faction, way: Pick, budget: Budget, among: int = 1) -> Outcome:
    """A defence that succeeds, and what follows from it."""
    copy = alone(race)
    avert(copy, number, way)
    outcome = Outcome(copy, Fall(number, NOBODY), budget, among)
    outcome.paid = race.chariots[number].endurance - copy.chariots[number].endurance
    return outcome


# ---- in words


def blow_words(blow: Blow, fall: Fall, out: OutWords) -> OutcomeWords:
    """What a blow does, by its kind."""
    if isinstance(blow, LashTeam):
        return lashed_team(fall, out)
    if isinstance(blow, LashDriver):
        return {"attack": "lash car", "results": by_name(LASH_RESULTS, fall.results), **out}
    if isinstance(blow, WreckBlow) and blow.part != TEAM:
        hit = fall.results.get(BOTH_DAMAGED, 0.0) + fall.results.get(DEFENDER_DAMAGED, 0.0)
        return {"attack": "ram car", "hit": figure(hit), "wheel": by_points(fall.wheels[0]), **out}
    if isinstance(blow, RamCar) or (isinstance(blow, ForcedBlow) and blow.contact == CAR_TO_CAR):
        return rammed_car(fall, out)
    if isinstance(blow, (DustFlies, KnifeFlies, Thrust)):
        return armed(blow, fall, out)
    if isinstance(blow, ForcedBlow) and blow.contact != CAR_TO_TEAM:
        return {"attack": "team to car" if blow.contact == TEAM_TO_CAR else "team to team", **out}
    return {"attack": RAM_TEAM, **hurt_horse(fall), **out}


def lashed_team(fall: Fall, out: OutWords) -> LashedTeamWords:
    """Endurance lost, and the MFs forced on or offered to the next phase. (CM-9.4.1a, 9.4.1b)"""
    return {
        "attack": "lash team",
        "lead": figure(1.0 - fall.results.get(0, 0.0)),
        "leads": by_points(fall.results),
        "endurance": figure(fall.forced + fall.offered),
        "forced": figure(fall.forced),
        "offered": figure(fall.offered),
        **out,
    }


def rammed_car(fall: Fall, out: OutWords) -> RammedCarWords:
    """Whose car is damaged, and the points on each wheel if it is. (CM-9.5.4, 9.5.5)"""
    return {
        "attack": "ram car",
        "damaged": by_name(CAR_RESULTS, fall.results),
        "wheel": by_points(fall.wheels[0]),
        "own_wheel": by_points(fall.wheels[1]),
        **out,
    }


def hurt_horse(fall: Fall) -> InjuryWords:
    """The boxes the horse loses, and whether it dies. (CM-9.5, 9.5.1a)"""
    mean = sum([points * chance for points, chance in fall.results.items()])
    return {"horse": fall.horse, "injury": by_points(fall.results), "points": figure(mean), "dies": figure(fall.dies)}


def armed(blow: Blow, fall: Fall, out: OutWords) -> DustedWords | KnifedWords | SpearedWords:
    """How likely a special weapon hits at all, and each result of its table. (CM-27.2.1, 27.2.2a, 27.2.3a)"""
    part, hit = PARTS[blow.strikes()], figure(sum(fall.results.values()))
    if isinstance(blow, DustFlies):
        return {"attack": f"{ATTACKS[DUSTED]} {part}", "hit": hit, "dust": by_name(DUST_RESULTS, fall.results), **out}
    if isinstance(blow, KnifeFlies):
        knife = ATTACKS[KNIFED if blow.added == 0 else SMALL_KNIFED]
        return {"attack": f"{knife} {part}", "hit": hit, "knife": by_name(KNIFE_RESULTS, fall.results), **out}
    return {"attack": f"{ATTACKS[SPEARED]} {part}", "hit": hit, "spear": by_name(SPEAR_RESULTS, fall.results), **out}
