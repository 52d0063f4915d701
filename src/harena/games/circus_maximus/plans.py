"""Plans: all that can come of a run of moves in one phase, and the figures told of it."""

from __future__ import annotations

from typing import Final, final

from ...core.errors import BadRequest, NotAnOption
from ...core.foresight import BROKE, WAITS, Branching, Budget, Future, Futures
from ...core.ids import Pick
from ...core.picks import PickTable
from .chariot import ARRIVED, CHARIOT, Faction
from .foresight import AHEAD, ENTERED, NO_MOVE, SPENT, Drive, ahead_pick, keep_phase, race_of
from .movement import MoveChoice
from .race import ChariotChoice, Race
from .turn import speed_of
from .verbs import WRITE_WHIP


@final
class Plan:
    """All futures of a plan. Averages are of those in which the chariot is still in the race and the plan holds."""

    def __init__(self, futures: Futures, drive: Drive, endurance: int, table: PickTable) -> None:
        self.futures: Final = futures
        self.drive: Final = drive
        self.whole: Final = endurance
        """Endurance at the start."""
        self.table: Final = table

    def fork(self) -> Plan:
        """The same plan once more, to be followed another way."""
        drive = self.drive.copy()
        return Plan(self.futures.fork(drive), drive, self.whole, self.table)

    def follow(self, picks: list[Pick], among: int, after: int = NO_MOVE) -> None:
        """Uses of MFs one after the other; each has to be open in some future."""
        self.drive.after = after
        self.futures.follow(picks, among)
        hindered = self.futures.hindrance()
        if hindered is not None and (hindered[1] is not None or self.exact()):
            raise refusal(self.table.say(picks[hindered[0]]), picks[hindered[0]], hindered[1])

    def straight_on(self, picks: list[Pick], steps: int, among: int) -> None:
        """These uses of MFs, then forward for so many more, or until they are spent or the way is blocked."""
        self.drive.after = NO_MOVE
        self.futures.follow([*picks, *[AHEAD] * steps], among)

    # ---- figures

    def followed(self) -> float:
        return 1.0 - self.futures.unfollowed

    def chance(self, weight: float) -> float:
        """A chance among what was followed."""
        followed = self.followed()
        return min(1.0, weight / followed) if followed > 0.0 else 0.0

    def flip(self) -> float:
        return self.chance(self.drive.flip)

    def wheel(self) -> float:
        return self.chance(self.drive.wheel)

    def out(self) -> float:
        return self.chance(self.drive.flip + self.drive.wheel)

    def least_out(self) -> float:
        return max(0.0, self.drive.flip + self.drive.wheel - self.drive.rough)

    def most_out(self) -> float:
        return min(1.0, self.drive.flip + self.drive.wheel + self.futures.unfollowed + self.drive.rough)

    def exact(self) -> bool:
        return self.futures.unfollowed == 0.0 and self.drive.rough == 0.0

    def breaks(self) -> float:
        """The chance that a later move is no longer open."""
        return self.chance(self.futures.weight_of(BROKE))

    def holding(self) -> list[Future]:
        """Futures in which the plan holds, else those in the race, else all."""
        racing = [future for future in self.futures.rest if self.standing(future) in (CHARIOT, ARRIVED)]
        holding = [future for future in racing if future.fate != BROKE]
        return holding or racing or self.futures.rest

    def standing(self, future: Future) -> int:
        return race_of(future.state).chariots[self.drive.number].standing

    def endurance(self) -> float:
        """What is left on average."""
        return self.whole - average([(future.weight, future.tally[SPENT]) for future in self.holding()])

    def reach(self) -> float:
        return average([(future.weight, future.tally[ENTERED]) for future in self.holding()])

    def used(self) -> float:
        return average([(future.weight, race_of(future.state).phase.used) for future in self.holding()])

    def left(self) -> float:
        return average([(future.weight, race_of(future.state).phase.left) for future in self.holding()])

    def blocked(self) -> bool:
        """Whether a future waits before something it cannot drive over."""
        for future in self.futures.rest:
            race = race_of(future.state)
            if future.fate == WAITS and ahead_pick(race, race.chariots[self.drive.number]) is None:
                return True
        return False

    def likeliest(self) -> Race | None:
        """The likeliest state in which the plan can go on."""
        future = self.futures.first()
        return None if future is None else race_of(future.state)


def average(parts: list[tuple[float, float]]) -> float:
    whole = sum([weight for weight, _ in parts])
    return sum([weight * number for weight, number in parts]) / whole if whole > 0.0 else 0.0


def refusal(words: str, pick: Pick, refused: Future | None) -> Exception:
    if refused is None:
        return BadRequest(f"The plan is over before '{words}'; odds are told of one phase.")
    race = race_of(refused.state)
    choice = race.agenda[-1]
    assert isinstance(choice, MoveChoice)
    clause = choice.forbids(race, pick)
    return NotAnOption(f"The plan may not {words} there ({clause}).", clause)


# ---- beginnings


def plan_from(race: Race, drive: Drive, budget: Budget, among: int) -> Plan:
    """A plan that begins with the steps pending in a copy, and goes on to its first use of MFs."""
    futures = Futures(drive, budget)
    futures.start(race)
    futures.follow([], among)
    return Plan(futures, drive, race.chariots[drive.number].endurance, race.picks())


def planned(race: Race, number: Faction, budget: Budget, among: int) -> Plan:
    """A plan from the use of MFs under way; nothing beyond the phase is foreseen."""
    copy = race.clone(Branching())
    keep_phase(copy)
    return plan_from(copy, Drive(number), budget, among)


def answered(race: Race, choice: ChariotChoice, pick: Pick, budget: Budget, among: int) -> Plan:
    """A plan from an answer to the question under way in a phase."""
    copy = race.clone(Branching())
    keep_phase(copy)
    drive = Drive(choice.number)
    drive.asked, drive.first = choice, pick
    return plan_from(copy, drive, budget, among)


def written(race: Race, number: Faction, order: Pick, budget: Budget, among: int) -> Plan:
    """A plan from an order one might write for the coming phase, as the track lies now."""
    copy = race.clone(Branching())
    copy.mover = number
    copy.orders[number] = speed_of(order)
    copy.whips = 1 << number if WRITE_WHIP.holds(order) else 0
    copy.agenda.clear()
    copy.then(race.rulebook.phase(number))
    keep_phase(copy)
    return plan_from(copy, Drive(number), budget, among)
