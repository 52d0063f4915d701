"""Skulduggery: drugs and sabotage before a chariot's first move, and bribes that are revealed in the race. (CM-24)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Clause, Pick, Seat
from ..chariot import CHARIOT, FROM_LEFT, LEFT, NOBODY, RIGHT, Chariot, Faction, Horse
from ..defence import LASHED, RAMMED, Blow, next_blow
from ..events import DEFENDED
from ..horses import lose_boxes
from ..race import (
    AnswerList,
    ChariotStep,
    Choice,
    MayAnswer,
    OnAttack,
    OnContestLost,
    Race,
    Step,
    TeamSpeed,
    WhySpared,
)
from ..verbs import FACTIONS, HOLD
from .asks import DOSE_CHOICE, LAST_ANSWER, SAW_CHOICE
from .entries import only_chariot
from .events import (
    BOOKS_OPENED,
    BRIBE_RESOLVED,
    BRIBE_REVEALED,
    DOSED,
    DRUGGED,
    LEDGER,
    PEACE_BROKEN,
    SABOTAGED,
    WHEEL_SAWN,
)
from .injuries import put
from .money import SPENT_IN_SECRET
from .security import show_guard, spend_all
from .values import BRIBE, DRUG, ENTRANTS, LEAST_SPENT, NO_COLOUR, PEACE, SABOTAGE, SLOW, Orders
from .verbs import DOSE, REVEAL, SAW

STEP: Final = 5
"""What another point costs, and what a pip of a bribe's die is worth: 500. (CM-24.3.2.1, 24.4.2)"""
MOST_SLOWED: Final = 6
"""3,000 hold back as much as any more would. (CM-24.3.2.2)"""
MOST_WORN: Final = 9
"""Points that sabotage can leave on a wheel: it goes at its next check, not before. (CM-24.5.2)"""
SABOTAGE_STEP: Final = 10


# ---- before the first move


def plotters(race: Race, number: Faction, device: int) -> list[Seat]:
    """Who has bought a device against a chariot, by seat; one against a second chariot that was never entered falls on
    the colour's only one. (CM-24.1, 24.1-which, 24.4)"""
    found: list[Seat] = []
    for seat, orders in enumerate(race.season.orders):
        if orders.spent[device] > 0 and aimed_at(race, orders, device) == number:
            found.append(Seat(seat))
    return found


def aimed_at(race: Race, orders: Orders, device: int) -> Faction:
    return only_chariot(race, Faction(orders.target + FACTIONS * orders.second[device - 1]))


@final
class DrugsOpened(ChariotStep):
    """Just before a chariot's first move the drugs in its horses are opened, each against the guard there is, and their
    buyers spread the points. (CM-24.4, 24.4.1, 24.4.2)"""

    def run(self, race: Race) -> None:
        if race.turn != 1:
            return
        open_plots(race, self.number, 0)
        doses: list[Step] = []
        for seat in plotters(race, self.number, DRUG):
            spent, guard = show_attempt(race, seat, self.number, DRUG)
            points = max(0, spent - guard) // STEP
            race.tell_all(DRUGGED, [seat, self.number, spent, guard, points], [])
            doses.append(Doses(self.number, seat, points))
        race.then(doses)


def open_plots(race: Race, number: Faction, first: int) -> None:
    """From now on all know that no other plot of this sort is on a chariot."""
    draft = race.season.draft()
    draft.opened |= 1 << (first + number)
    race.season = draft


def show_attempt(race: Race, seat: Seat, number: Faction, device: int) -> tuple[int, int]:
    """What was spent on an attempt, and what its victim has spent against it. (CM-24.4.1, 24.5.1, 25.5)"""
    draft = race.season.draft()
    draft.show(seat, device)
    race.season = draft
    return draft.orders[seat].spent[device], show_guard(race, number % FACTIONS, device)


@final
class Doses(ChariotStep):
    """Points of one drugger, as long as there is a horse to give them to. (CM-24.4.2)"""

    def __init__(self, number: Faction, seat: Seat, points: int) -> None:
        super().__init__(number)
        self.seat: Final = seat
        self.points: Final = points

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.seat, self.points)

    def run(self, race: Race) -> None:
        if self.points > 0 and race.chariots[self.number].living() > 0:
            race.then([DoseChoice(self.seat, self.number, self.points)])


class PlotChoice(Choice):
    """A plot has done so many points of harm to a chariot, and its author says where."""

    def __init__(self, seat: Seat, number: Faction, points: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.points: Final = points

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.points)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.points]


@final
class DoseChoice(PlotChoice):
    """The drugger names a horse for every point, until all are given or no horse has any left. (CM-24.4.2)"""

    ask = DOSE_CHOICE

    def options(self, race: Race) -> list[Pick]:
        horses = race.chariots[self.number].horses
        return [DOSE.of(horse) for horse in FROM_LEFT if horses[horse] > 0]

    def answer(self, race: Race, pick: Pick) -> None:
        horse = DOSE.what(pick)
        dose(race, self.number, horse)
        race.then([Doses(self.number, self.seat, self.points - 1)])


def dose(race: Race, number: Faction, horse: Horse) -> None:
    """A point that wears off after the race; until then it is an injury like any other. (CM-24.4.2, 24.4.3)"""
    draft = race.season.draft()
    given = list(draft.doses[number])
    given[horse] += 1
    draft.doses = (*draft.doses[:number], tuple(given), *draft.doses[number + 1 :])
    race.season = draft
    race.record(DOSED, number, horse + 1)
    lose_boxes(race, number, horse, 1)


@final
class SabotageOpened(ChariotStep):
    """The same of its car; a die decides whether it works. (CM-24.5, 24.5.1, 24.5.2)"""

    def run(self, race: Race) -> None:
        if race.turn != 1:
            return
        open_plots(race, self.number, ENTRANTS)
        sawn: list[Step] = []
        for seat in plotters(race, self.number, SABOTAGE):
            points = sabotage(race, seat, self.number)
            if points > 0:
                sawn.append(SawChoice(seat, self.number, points))
        race.then(sawn)


def sabotage(race: Race, seat: Seat, number: Faction) -> int:
    """It works if the die, in hundreds, is no more than what was spent beyond the guard: two points for the first
    hundred, another for every thousand after it. (CM-24.5.1, 24.5.2)"""
    spent, guard = show_attempt(race, seat, number, SABOTAGE)
    excess = spent - guard
    if excess < 1:
        race.tell_all(SABOTAGED, [seat, number, spent, guard, 0], [])
        return 0
    dice = race.roll(1)
    points = 2 + (excess - 1) // SABOTAGE_STEP if dice[0] * race.house.sabotage_die <= excess else 0
    race.tell_all(SABOTAGED, [seat, number, spent, guard, points], dice)
    return points


@final
class SawChoice(PlotChoice):
    """The saboteur names the wheel. (CM-24.5.2)"""

    ask = SAW_CHOICE

    def options(self, race: Race) -> list[Pick]:
        return SAW.picks

    def answer(self, race: Race, pick: Pick) -> None:
        """The damage stays with the car, for this race and all to come; it never tears the wheel off by itself.
        (CM-24.5.2-nine, 24.5.3)"""
        side, chariot = SAW.what(pick), race.chariots[self.number]
        most = min(MOST_WORN, chariot.build.outfit.wheels[side] - 1)
        worn = min(self.points, max(0, most - chariot.wheels[side]))
        race.record(WHEEL_SAWN, self.number, side, worn)
        chariot.hit_wheel(side, worn)
        colour, place = self.number % FACTIONS, race.season.entries[self.number]
        outfit = race.season.outfit(colour, place)
        before = outfit.car.worn
        after = (before[LEFT] + worn, before[RIGHT]) if side == LEFT else (before[LEFT], before[RIGHT] + worn)
        put(race, colour, place, outfit.with_car(outfit.car.with_worn(after)))


# ---- bribes


def bribe_of(race: Race, seat: int) -> Orders | None:
    """The orders of a seat that holds a bribe it has not revealed."""
    orders = race.season.orders[seat]
    return None if orders.spent[BRIBE] == 0 or race.season.has_shown(seat, BRIBE) else orders


def protected(race: Race, seat: int) -> int:
    """The colour that a seat's bribe for peace protects: its own, or the one a bettor has named. (CM-24.3.2.1-shield,
    26.5)"""
    colour = race.season.colours[seat]
    return race.season.orders[seat].shield if colour == NO_COLOUR else colour


def bribable(race: Race, seat: int) -> list[Faction]:
    """The drivers to whom a seat can reveal its bribe: those of the faction it is for who are in their cars.
    (CM-24.3.2)"""
    orders = bribe_of(race, seat)
    if orders is None:
        return []
    field = [Faction(number) for number in race.season.field() if number % FACTIONS == orders.target]
    return [number for number in field if race.chariots[number].standing == CHARIOT]


def reveal_bribe(race: Race, seat: Seat, number: Faction) -> bool:
    """The guard is shown and taken off; from 500 on a die decides, which in fives of hundreds may not be more than what
    is left. Bribes of several rivals resolve each for itself. Whether it works. (CM-24.3-rivals, 24.3.2, 24.3.2.1,
    24.3.2.2)"""
    orders = race.season.orders[seat]
    spent, guard = show_attempt(race, seat, number, BRIBE)
    protects = protected(race, seat) if orders.kind == PEACE else NO_COLOUR
    race.tell_all(BRIBE_REVEALED, [seat, number, orders.kind, protects, spent, guard], [])
    net = spent - guard
    if net < LEAST_SPENT[BRIBE]:
        race.tell_all(BRIBE_RESOLVED, [seat, number, max(net, 0), 0], [])
        return False
    dice = race.roll(1)
    works = dice[0] * STEP <= net
    points = min(net // STEP, MOST_SLOWED) if works else 0
    race.tell_all(BRIBE_RESOLVED, [seat, number, net, points], dice)
    if orders.kind == SLOW:
        race.chariots[number].bribed += points
    elif works:
        race.chariots[number].peace |= 1 << protected(race, seat)
    return works


@final
class NoHorses(TeamSpeed):
    """Without a living horse nothing moves, however good the driver. (CM-9.5.2-none)"""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return speed if chariot.living() > 0 else min(0, -chariot.current, -chariot.modifier)


@final
class HoldsBack(TeamSpeed):
    """A bribed driver holds his team back, to a stand at most; one that runs without him does not know of it.
    (CM-24.3.2.2)"""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return min(speed, max(0, speed - chariot.bribed)) if chariot.standing == CHARIOT else speed


@final
class KeepsPeace(WhySpared):
    """A bribed driver attacks no chariot of the colour that has paid for it. (CM-24.3.2.1)"""

    def why_spared(self, race: Race, number: Faction, rival: Faction) -> Clause | None:
        chariot = race.chariots[number]
        if chariot.standing != CHARIOT or (chariot.peace >> (rival % FACTIONS)) & 1 == 0:
            return None
        return Clause("CM-24.3.2.1")


@final
class PeaceBroken(OnAttack):
    """If the faction that bribed a driver attacks him of its own will, the bribe is off; not if it attacks his
    stable-mate. (CM-24.3.2.1, 24.3.2.1-breach)"""

    def attacked(self, race: Race, number: Faction, rival: Faction) -> None:
        bit = 1 << (number % FACTIONS)
        if race.chariots[number].standing == CHARIOT and race.chariots[rival].peace & bit != 0:
            race.chariots[rival].peace &= ~bit
            race.record(PEACE_BROKEN, rival, number)


@final
class SuspectsAnswer(MayAnswer):
    """Who may hold a bribe, for all anybody knows, is asked when he is lashed or rammed, whether he has a way out or
    not: else the question would tell. (CM-24.3.2-doors)"""

    def may_answer(self, race: Race, number: Faction, attack: int) -> bool:
        return attack in (LASHED, RAMMED) and is_suspected(race, number)


def is_suspected(race: Race, number: Faction) -> bool:
    """Whether the attacked driver's faction may hold a bribe on the attacker's. (CM-24.3.2)"""
    seat, blow = race.owner(number), next_blow(race)
    if blow is None or not race.season.is_suspect(seat):
        return False
    shown = race.season.has_shown(seat, DRUG) or race.season.has_shown(seat, SABOTAGE)
    return not shown or race.season.orders[seat].target == blow.source() % FACTIONS


@final
class RevealPeace(AnswerList):
    """A bribe for peace on the attacker may be revealed instead of an answer; if it works, the attack is off. If not,
    the answer is still to be given. (CM-24.3.2, 24.3.2.1)"""

    def list_answers(self, race: Race, number: Faction, attack: int, picks: list[Pick]) -> None:
        if attack in (LASHED, RAMMED):
            picks += peace_offers(race, number)

    def answered(self, race: Race, number: Faction, pick: Pick) -> bool:
        return REVEAL.holds(pick) and reveal_bribe(race, race.owner(number), REVEAL.what(pick))


def peace_offers(race: Race, number: Faction) -> list[Pick]:
    """The bribe that would stay the attacker's hand, if the attacked one holds it. (CM-24.3.2.1)"""
    blow, seat = next_blow(race), race.owner(number)
    orders = bribe_of(race, seat)
    if blow is None or orders is None or orders.kind != PEACE:
        return []
    source = Faction(blow.source())
    return [REVEAL.of(source)] if source in bribable(race, seat) else []


@final
class LastAnswers(OnContestLost):
    """Once a driver has tried in vain to avert a blow, he may still reveal a bribe before it falls. (CM-24.3.2.1)"""

    def contest_lost(self, race: Race, number: Faction, attack: int) -> None:
        if attack in (LASHED, RAMMED) and is_suspected(race, number):
            race.then([LastAnswer(race.owner(number), number, attack)])


@final
class LastAnswer(Choice):
    """To take the blow, or to reveal a bribe for peace. (CM-24.3.2.1)"""

    ask = LAST_ANSWER

    def __init__(self, seat: Seat, number: Faction, attack: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.attack: Final = attack

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.attack)

    def facts(self, race: Race) -> list[int]:
        blow = next_blow(race)
        return [self.number, NOBODY if blow is None else blow.source(), self.attack]

    def options(self, race: Race) -> list[Pick]:
        return [HOLD.pick, *peace_offers(race, self.number)]

    def answer(self, race: Race, pick: Pick) -> None:
        race.record(DEFENDED, self.number, pick)
        if REVEAL.holds(pick) and reveal_bribe(race, self.seat, REVEAL.what(pick)):
            race.skip(Blow)


# ---- after the race


@final
class OpenBooks(Step):
    """Books are proved: whatever was spent in secret is told, and gone. (CM-21.1, 21.1-open, 24.3.2, 25.4)"""

    def run(self, race: Race) -> None:
        for seat in race.season.solvent():
            open_book(race, seat)
        spend_all(race)


def open_book(race: Race, seat: Seat) -> None:
    orders = race.season.orders[seat]
    race.tell_all(BOOKS_OPENED, [seat, orders.target, *orders.spent, *orders.guards], [])
    total = orders.total()
    if total == 0:
        return
    draft = race.season.draft()
    draft.pay(seat, -total)
    race.season = draft
    race.record(LEDGER, seat, -total, draft.ceiling[seat], SPENT_IN_SECRET)
