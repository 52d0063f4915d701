"""Plans: all courses a run of moves can take, and their figures together."""

from __future__ import annotations

from typing import final

from ...core.errors import BadRequest, NotAnOption
from ...core.ids import Pick
from .chariot import ON_FOOT, Faction
from .defence import at_finish, avert
from .movement import MoveChoice
from .phase import PhaseEnd
from .race import Race, Step
from .rides import Check, Faces, Ride, throws_of
from .track import OFF, Square
from .verbs import FORWARD, LANE, OVER, PICKS, SLIP, SLIP_BACK
from .wrecks import StuckOnWreck


@final
class Plan:
    """All courses of a plan."""

    def __init__(self, race: Race, number: int) -> None:
        self.rides: list[Ride] = [Ride(race, number)]

    def settle(self) -> None:
        """Every ride goes on to its next use of MFs, or to its end."""
        waiting, self.rides = self.rides, []
        while waiting:
            ride = waiting.pop()
            parts = ride.go_on()
            if parts:
                waiting.extend(parts)
            else:
                self.rides.append(ride)

    def use(self, pick: Pick) -> None:
        """One use of MFs, which has to be an option as long as no dice are in it."""
        rides: list[Ride] = []
        for ride in self.rides:
            choice = ride.choice()
            if choice is not None and pick in choice.options(ride.race):
                rides.extend(moved(ride, choice, pick))
            elif len(self.rides) == 1:
                raise refusal(ride, choice, pick)
            else:
                rides.append(ride)
        self.rides = rides
        self.settle()

    def straight_on(self, steps: int) -> None:
        """Forward for so many uses of MFs, or until they are spent or the way is blocked."""
        for _ in range(steps):
            rides: list[Ride] = []
            going = False
            for ride in self.rides:
                choice = ride.choice()
                pick = ahead_pick(ride)
                if choice is None or pick is None:
                    rides.append(ride)
                else:
                    going = True
                    rides.extend(moved(ride, choice, pick))
            self.rides = rides
            if not going:
                return
            self.settle()

    # ---- figures

    def out(self) -> float:
        return sum([ride.weight * (ride.flip + ride.wheel) for ride in self.rides])

    def flip(self) -> float:
        return sum([ride.weight * ride.flip for ride in self.rides])

    def wheel(self) -> float:
        return sum([ride.weight * ride.wheel for ride in self.rides])

    def endurance(self) -> float:
        """What is left on average, should the chariot stay in the race."""
        return sum([ride.weight * ride.chariot().endurance for ride in self.rides])

    def reach(self) -> float:
        return sum([ride.weight * ride.gone for ride in self.rides])

    def used(self) -> float:
        return sum([ride.weight * ride.race.phase.used for ride in self.rides])

    def left(self) -> float:
        return sum([ride.weight * ride.race.phase.left for ride in self.rides])

    def strain(self) -> int:
        """The worst strain points met."""
        return max([0, *[check.points for ride in self.rides for check in ride.checks if check.what == "strain"]])

    def blocked(self) -> bool:
        """Whether a ride stands before something it cannot drive over."""
        return any(ride.choice() is not None and ahead_pick(ride) is None for ride in self.rides)

    def exact(self) -> bool:
        return all(ride.exact for ride in self.rides)

    def checks(self) -> list[tuple[float, Check]]:
        """Every check with the chance that its ride is taken; those alike in kind, place and points are one."""
        found: list[tuple[float, Check]] = []
        for ride in self.rides:
            for check in ride.checks:
                note(found, ride.weight, check)
        return found


def note(found: list[tuple[float, Check]], weight: float, check: Check) -> None:
    for place in range(len(found)):
        before, other = found[place]
        if (other.what, other.square, other.points) == (check.what, check.square, check.points):
            flip = (before * other.flip + weight * check.flip) / (before + weight)
            found[place] = (before + weight, Check(check.what, check.square, check.points, flip))
            return
    found.append((weight, check))


def refusal(ride: Ride, choice: MoveChoice | None, pick: Pick) -> Exception:
    if choice is None:
        return BadRequest(f"The plan is over before '{PICKS.say(pick)}'; odds are told of one phase.")
    clause = choice.forbids(ride.race, pick)
    return NotAnOption(f"'{PICKS.say(pick)}' cannot be part of the plan there ({clause}).", clause)


def moved(ride: Ride, choice: MoveChoice, pick: Pick) -> list[Ride]:
    """CM-17.4a A ride after a use of MFs; men on the square it enters split it, a die for each."""
    men = men_on(ride.race, entered(ride, pick))
    rides = [ride] if men == 0 else [ride.fork(throw) for throw in throws_of(men)]
    for one in rides:
        one.exact = one.exact and not one.altered
        if entered(one, pick) != OFF:
            one.gone += 1
        one.race.agenda.pop()
        choice.answer(one.race, pick)
        one.mind_the_end()
    return rides


def entered(ride: Ride, pick: Pick) -> Square:
    """The square a use of MFs leads to; OFF if it leads nowhere."""
    track, team = ride.race.track, ride.chariot().team
    if pick in (FORWARD.pick, OVER.pick):
        return track.next[team]
    if LANE.holds(pick):
        return track.change[LANE.what(pick)][team]
    if SLIP.holds(pick):
        return track.slips[SLIP.what(pick)][team][0]
    return track.slips[SLIP_BACK.what(pick)][team][1] if SLIP_BACK.holds(pick) else OFF


def men_on(race: Race, square: Square) -> int:
    if square == OFF or race.house.rules == "basic":
        return 0
    return len([man for man in race.chariots if man.driver == ON_FOOT and man.foot == square])


def ahead_pick(ride: Ride) -> Pick | None:
    """Forward, over the wreck there, or nothing if a chariot stands in the way."""
    race, chariot = ride.race, ride.chariot()
    ahead = race.track.next[chariot.team]
    if at_finish(race, chariot):
        return FORWARD.pick
    if race.board[ahead] != 0:
        return None
    return OVER.pick if ahead in race.wrecks else FORWARD.pick


# ---- beginnings


def planned(race: Race, number: int) -> Plan:
    """A plan from the question under way in a phase; nothing beyond the phase is foreseen."""
    copy = race.clone(Faces([]))
    keep_phase(copy)
    return Plan(copy, number)


def keep_phase(race: Race) -> None:
    place = race.place(PhaseEnd)
    if place > 0 and isinstance(race.agenda[place - 1], StuckOnWreck):
        place -= 1
    del race.agenda[:place]


def written(race: Race, number: int, speed: int) -> Plan:
    """A plan from a speed one might write for the coming phase, as the track lies now."""
    copy = race.clone(Faces([]))
    copy.mover = Faction(number)
    copy.orders[number] = speed
    copy.agenda.clear()
    copy.then(race.rulebook.phase(Faction(number)))
    keep_phase(copy)
    plan = Plan(copy, number)
    plan.settle()
    return plan


def alone(race: Race, number: int, step: Step) -> Plan:
    """A plan of one step and what follows from it at once, in whosever phase."""
    plan = apart(race, number)
    step.run(plan.rides[0].race)
    return followed(plan)


def averting(race: Race, number: int, way: Pick) -> Plan:
    """A plan of one defence that succeeds."""
    plan = apart(race, number)
    avert(plan.rides[0].race, Faction(number), way)
    return followed(plan)


def apart(race: Race, number: int) -> Plan:
    copy = race.clone(Faces([]))
    copy.agenda.clear()
    return Plan(copy, number)


def followed(plan: Plan) -> Plan:
    plan.rides[0].mind_the_end()
    plan.settle()
    return plan
