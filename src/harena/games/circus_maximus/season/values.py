"""What outlives a race: stables, fortunes, bets, loans, and what was ordered in secret. (CM-20.1, CM-21.1)

All of it are values: never changed once made, so that copies of a race share them. Sums are counted in hundreds of
sesterces; faces are told sesterces.
"""

from __future__ import annotations

from typing import Final, final

from ....core.fields import field_values, set_fields
from ....core.ids import Seat
from ..chariot import ORDINARY
from ..chariot import Outfit as Kit

NO_COLOUR: Final = -1
NO_OUTFIT: Final = -1
BANK: Final = Seat(-1)
"""Whoever has nobody else to pay."""
COLOURS: Final = 8
ENTRANTS: Final = 16
"""Chariots there can be in a race: two of each colour. (CM-20.2.2)"""
HUNDRED: Final = 100
FORTUNE: Final = 100
"""What everybody begins with, in hundreds. (CM-20.1a)"""
START_OUTFITS: Final = 5
MOST_OUTFITS: Final = 10
BRIBE: Final = 0
DRUG: Final = 1
SABOTAGE: Final = 2
DEVICES: Final = ["bribe", "drug", "sabotage"]
GUARDS: Final = ["bribery", "drugs", "sabotage"]
"""Each sort of security stands against one device. (CM-25.2)"""
PEACE: Final = 0
SLOW: Final = 1
BRIBES: Final = ["peace", "slow"]
"""Not to attack, or to hold back. (CM-24.3)"""
LEAST_SPENT: Final = [5, 5, 10]
"""The least a device costs. (CM-24.3.2, 24.4, 24.5)"""


# ---- the stable


@final
class Team:
    """Four horses that run together. (CM-21.7)"""

    def __init__(self, boxes: tuple[int, ...], left: tuple[int, ...], endurance: int, points: int = 0) -> None:
        self.boxes: Final = boxes
        """Whole, with what experience has added."""
        self.left: Final = left
        """0 for a dead horse."""
        self.endurance: Final = endurance
        self.points: Final = points
        """Experience. (CM-23.2)"""

    def __reduce__(self) -> tuple[object, ...]:
        return Team, (self.boxes, self.left, self.endurance, self.points)

    def dead(self) -> list[int]:
        return [horse for horse, left in enumerate(self.left) if left == 0]

    def injury(self) -> int:
        return sum(self.boxes) - sum(self.left)

    def with_left(self, left: tuple[int, ...]) -> Team:
        return Team(self.boxes, left, self.endurance, self.points)

    def with_horse(self, horse: int, speed: int) -> Team:
        """A new horse in the place of another. (CM-21.4.1)"""
        boxes, left = list(self.boxes), list(self.left)
        boxes[horse] = left[horse] = speed
        return Team(tuple(boxes), tuple(left), self.endurance, self.points)

    def ordered(self, order: list[int]) -> Team:
        """The same horses in other places. (CM-21.4.2)"""
        boxes = tuple([self.boxes[horse] for horse in order])
        return Team(boxes, tuple([self.left[horse] for horse in order]), self.endurance, self.points)

    def with_endurance(self, endurance: int) -> Team:
        return Team(self.boxes, self.left, endurance, self.points)

    def learnt(self, points: int) -> Team:
        """Experience gained, or spent. (CM-23.3)"""
        return Team(self.boxes, self.left, self.endurance, self.points + points)

    def trained(self, horse: int) -> Team:
        """A horse with one more box. (CM-23.5)"""
        boxes, left = list(self.boxes), list(self.left)
        boxes[horse] += 1
        left[horse] += 1
        return Team(tuple(boxes), tuple(left), self.endurance, self.points)


@final
class Driver:
    """A man with his modifier and hits. (CM-21.5a)"""

    def __init__(self, modifier: int, hits: int, left: int, points: int = 0) -> None:
        self.modifier: Final = modifier
        self.hits: Final = hits
        self.left: Final = left
        """0 for a dead one."""
        self.points: Final = points

    def __reduce__(self) -> tuple[object, ...]:
        return Driver, (self.modifier, self.hits, self.left, self.points)

    def with_left(self, left: int) -> Driver:
        return Driver(self.modifier, self.hits, left, self.points)

    def learnt(self, points: int) -> Driver:
        return Driver(self.modifier, self.hits, self.left, self.points + points)

    def trained(self) -> Driver:
        """A better driver, with no more hits than before. (CM-23.4)"""
        return Driver(self.modifier + 1, self.hits, self.left, self.points)


@final
class Car:
    """A car of one class, with what sabotage has left on its wheels for good. (CM-21.6, 24.5.3)"""

    def __init__(self, weight: int, worn: tuple[int, ...] = (0, 0), there: int = 1) -> None:
        self.weight: Final = weight
        self.worn: Final = worn
        self.there: Final = there
        """0 once it is wrecked."""

    def __reduce__(self) -> tuple[object, ...]:
        return Car, (self.weight, self.worn, self.there)

    def with_worn(self, worn: tuple[int, ...]) -> Car:
        return Car(self.weight, worn, self.there)

    def lost(self) -> Car:
        return Car(self.weight, (0, 0), 0)


@final
class Outfit:
    """A chariot of the stable: team, driver and car, which are not exchanged with those of others. (CM-20.1b)"""

    def __init__(self, plan: tuple[int, ...], team: Team, driver: Driver, car: Car, kit: Kit = ORDINARY) -> None:
        self.plan: Final = plan
        """Preparation points for driver, car, team and endurance."""
        self.team: Final = team
        self.driver: Final = driver
        self.car: Final = car
        self.kit: Final = kit
        """Whip, wheels, blades and weapons: they stay whoever is replaced."""

    def __reduce__(self) -> tuple[object, ...]:
        return Outfit, (self.plan, self.team, self.driver, self.car, self.kit)

    def complete(self) -> bool:
        """Four living horses, a living driver and a car. (CM-21.4, 22.3)"""
        return not self.team.dead() and self.driver.left > 0 and self.car.there == 1

    def injury(self) -> int:
        """Points not yet healed. (CM-22.4)"""
        return self.driver.hits - self.driver.left + self.team.injury()

    def fit(self) -> bool:
        return self.complete() and self.injury() == 0

    def with_team(self, team: Team) -> Outfit:
        return Outfit(self.plan, team, self.driver, self.car, self.kit)

    def with_driver(self, driver: Driver) -> Outfit:
        return Outfit(self.plan, self.team, driver, self.car, self.kit)

    def with_car(self, car: Car) -> Outfit:
        return Outfit(self.plan, self.team, self.driver, car, self.kit)


Stable = tuple[Outfit | None, ...]
"""By number, from 0; what was sold leaves a gap, so that numbers never shift."""


# ---- secret orders


@final
class Orders:
    """What a seat has spent in secret on one race: on one rival faction, and on its own security. (CM-24.1, 25.1)"""

    def __init__(
        self,
        target: int = NO_COLOUR,
        spent: tuple[int, ...] = (0, 0, 0),
        kind: int = PEACE,
        shield: int = NO_COLOUR,
        second: tuple[int, ...] = (0, 0),
        guards: tuple[int, ...] = (0, 0, 0),
    ) -> None:
        self.target: Final = target
        self.spent: Final = spent
        """On bribe, drug and sabotage."""
        self.kind: Final = kind
        self.shield: Final = shield
        """The colour a bettor's peace protects."""
        self.second: Final = second
        """1 where drug or sabotage is meant for the second chariot."""
        self.guards: Final = guards
        """Against bribery, drugs and sabotage."""

    def __reduce__(self) -> tuple[object, ...]:
        return Orders, (self.target, self.spent, self.kind, self.shield, self.second, self.guards)

    def total(self) -> int:
        return sum(self.spent) + sum(self.guards)

    def shown_as(self, mask: int) -> Orders:
        """What everybody has seen of them: nothing but the devices and guards of a mask, and whom those devices are
        against."""
        spent = tuple([money if (mask >> device) & 1 == 1 else 0 for device, money in enumerate(self.spent)])
        guards = tuple([money if (mask >> (3 + kind)) & 1 == 1 else 0 for kind, money in enumerate(self.guards)])
        second = tuple([which if spent[place + 1] > 0 else 0 for place, which in enumerate(self.second)])
        target = self.target if sum(spent) > 0 else NO_COLOUR
        if spent[BRIBE] == 0:
            return Orders(target, spent, PEACE, NO_COLOUR, second, guards)
        return Orders(target, spent, self.kind, self.shield, second, guards)


NO_ORDERS: Final = Orders()


# ---- bets


@final
class Sheet:
    """The betting sheet: by seat and colour what was bet before the race and in each window of it. (CM-2.5)"""

    def __init__(
        self,
        before: tuple[tuple[int, ...], ...] = (),
        laps: tuple[tuple[tuple[int, ...], ...], ...] = (),
        odds: tuple[int, ...] = (0,) * COLOURS,
    ) -> None:
        self.before: Final = before
        self.laps: Final = laps
        """By window, then by seat and colour."""
        self.odds: Final = odds
        """0 where nobody bet."""

    def __reduce__(self) -> tuple[object, ...]:
        return Sheet, (self.before, self.laps, self.odds)

    def bet_on(self, seat: int, colour: int) -> int:
        """All of a seat's money on a colour."""
        return self.before[seat][colour] + sum([window[seat][colour] for window in self.laps])

    def pool(self) -> int:
        """All money bet, before the race and in it. (CM-26.4.1)"""
        return sum([sum(row) for row in self.before]) + sum([sum(row) for window in self.laps for row in window])

    def with_odds(self) -> Sheet:
        """Odds are the whole pool by what is on a colour, rounded down; two chariots of a colour are one. (CM-26.2b,
        26.2-faction)"""
        pool = self.pool()
        on = [sum([row[colour] for row in self.before]) for colour in range(COLOURS)]
        return Sheet(self.before, self.laps, tuple([pool // money if money > 0 else 0 for money in on]))

    def with_lap(self, bets: tuple[tuple[int, ...], ...]) -> Sheet:
        """Bets of another window; odds stay as they are. (CM-26.3)"""
        return Sheet(self.before, (*self.laps, bets), self.odds)

    def dues(self, winner: int) -> list[int]:
        """What each seat is to get: odds times its money on the winner. (CM-26.4)"""
        return [self.odds[winner] * self.bet_on(seat, winner) for seat in range(len(self.before))]

    def payoffs(self, winner: int) -> list[int]:
        """The same as far as the pool goes: the smallest due is cut first, equal ones together, and odd hundreds come
        off the higher seats. (CM-26.4.1, 26.4.1-equal)"""
        paid = self.dues(winner)
        short = sum(paid) - self.pool()
        for due in sorted(set(paid)):
            sharing = [seat for seat, one in enumerate(paid) if one == due]
            if short <= 0 or due == 0:
                continue
            cut = min(short, due * len(sharing))
            share, odd = divmod(cut, len(sharing))
            for place, seat in enumerate(reversed(sharing)):
                paid[seat] = due - share - (1 if place < odd else 0)
            short -= cut
        return paid


NO_SHEET: Final = Sheet()


# ---- agreements


@final
class Loan:
    """So much lent, so much to be paid back after a race. (CM-21.2a)"""

    def __init__(self, lender: int, borrower: int, lent: int, back: int, due: int) -> None:
        self.lender: Final = lender
        self.borrower: Final = borrower
        self.lent: Final = lent
        self.back: Final = back
        self.due: Final = due
        """After which race."""

    def __reduce__(self) -> tuple[object, ...]:
        return Loan, self.numbers()

    def numbers(self) -> tuple[int, ...]:
        return (self.lender, self.borrower, self.lent, self.back, self.due)


@final
class Lot:
    """An outfit for sale, at a least price. (CM-21.3)"""

    def __init__(self, seller: int, outfit: int, least: int) -> None:
        self.seller: Final = seller
        self.outfit: Final = outfit
        self.least: Final = least

    def __reduce__(self) -> tuple[object, ...]:
        return Lot, (self.seller, self.outfit, self.least)


@final
class Wager:
    """A side bet: each side stakes as much on one colour's coming in before another. (CM-26.1c)"""

    def __init__(self, by: int, rival: int, colour: int, against: int, stake: int) -> None:
        self.by: Final = by
        self.rival: Final = rival
        self.colour: Final = colour
        self.against: Final = against
        self.stake: Final = stake

    def __reduce__(self) -> tuple[object, ...]:
        return Wager, self.numbers()

    def numbers(self) -> tuple[int, ...]:
        return (self.by, self.rival, self.colour, self.against, self.stake)


# ---- all of it


@final
class Season:
    """Everything that outlives a race, and what is known of the race to come before its chariots stand on the track. To
    change it, a step takes a `draft`, fills it in and puts it in its place."""

    def __init__(self) -> None:
        self.number = 0
        """Of the race under way or to come, from 1. (CM-20.2)"""
        self.colours: tuple[int, ...] = ()
        """By seat; none for bettors. (CM-26.5)"""
        self.stables: tuple[Stable, ...] = ((),) * COLOURS
        """By colour."""
        self.ceiling: tuple[int, ...] = ()
        """By seat, what it would have if it had spent nothing in secret: the most that others know it may have."""
        self.orders: tuple[Orders, ...] = ()
        """By seat: its secret until told."""
        self.sealed = 0
        """1 from the closing of the plans until the books are opened."""
        self.shown: tuple[int, ...] = ()
        """By seat a mask of its orders that all have seen: bribe, drug, sabotage, then the three guards."""
        self.opened = 0
        """A mask of chariots whose drugs are open, then of those whose sabotage is."""
        self.suspect = 0
        """A mask of seats that, for all anybody knows, may hold an unrevealed bribe."""
        self.gone: tuple[int, ...] = ()
        """The bankrupt, in that order. (CM-21.2b)"""
        self.entries: tuple[int, ...] = (NO_OUTFIT,) * ENTRANTS
        """By chariot, which outfit of its colour starts. (CM-20.2.2)"""
        self.lanes: tuple[int, ...] = (-1,) * ENTRANTS
        """By chariot its start lane, counted from 0, plus eight in the second row."""
        self.sheet: Sheet = NO_SHEET
        self.window = 0
        """How many times bets in the race have been taken. (CM-26.3)"""
        self.doses: tuple[tuple[int, ...], ...] = ((0, 0, 0, 0),) * ENTRANTS
        """By chariot and horse: drugs taken, which wear off. (CM-24.4.3)"""
        self.offers: tuple[Loan, ...] = ()
        """Loans offered and not yet answered."""
        self.lots: tuple[Lot, ...] = ()
        """Outfits that are for sale, in the order in which they come up."""
        self.challenges: tuple[Wager, ...] = ()
        """Side bets offered and not yet answered."""
        self.loans: tuple[Loan, ...] = ()
        """In the order made."""
        self.wagers: tuple[Wager, ...] = ()
        self.winners: tuple[int, ...] = ()
        """Of the races run, by colour; none where nobody came home."""

    def draft(self) -> Season:
        """A copy to be changed before it takes this one's place."""
        twin = Season()
        set_fields(twin, field_values(self))
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return saved_season, (field_values(self),)

    # ---- who there is

    def solvent(self) -> list[Seat]:
        """Everybody who is still in the game. (CM-21.2b)"""
        return [Seat(seat) for seat in range(len(self.colours)) if seat not in self.gone]

    def factions(self) -> list[Seat]:
        """Of these, who has a stable."""
        return [seat for seat in self.solvent() if self.colours[seat] != NO_COLOUR]

    def racing_colours(self) -> list[int]:
        """The colours of those, in the order of colours."""
        return sorted([self.colours[seat] for seat in self.factions()])

    def seat_of(self, colour: int) -> Seat:
        return Seat(self.colours.index(colour))

    def outfit(self, colour: int, number: int) -> Outfit:
        found = self.stables[colour][number]
        assert found is not None, "an outfit that was sold"
        return found

    def owned(self, seat: int) -> list[int]:
        """The numbers of a seat's outfits."""
        colour = self.colours[seat]
        if colour == NO_COLOUR:
            return []
        return [number for number, outfit in enumerate(self.stables[colour]) if outfit is not None]

    def entered(self) -> list[int]:
        """The colours that start. (CM-20.2.2)"""
        both = zip(self.entries[:COLOURS], self.entries[COLOURS:], strict=True)
        return [colour for colour, pair in enumerate(both) if pair != (NO_OUTFIT, NO_OUTFIT)]

    def field(self) -> list[int]:
        """The chariots that start."""
        return [number for number, outfit in enumerate(self.entries) if outfit != NO_OUTFIT]

    def cash(self, seat: int) -> int:
        """What a seat has: its secret while its orders are. (CM-21.1)"""
        return self.ceiling[seat] - self.orders[seat].total()

    def has_shown(self, seat: int, what: int) -> bool:
        return (self.shown[seat] >> what) & 1 == 1

    def is_suspect(self, seat: int) -> bool:
        return (self.suspect >> seat) & 1 == 1

    def seen_by(self, seat: int) -> Season:
        """The same without orders that a seat may not know."""
        if self.sealed == 0:
            return self
        twin = self.draft()
        twin.orders = tuple(
            [
                orders if other == seat else orders.shown_as(self.shown[other])
                for other, orders in enumerate(self.orders)
            ]
        )
        return twin

    # ---- changes to a draft

    def put_outfit(self, colour: int, number: int, outfit: Outfit | None) -> None:
        stable = list(self.stables[colour])
        stable += [None] * (number + 1 - len(stable))
        stable[number] = outfit
        self.put_stable(colour, tuple(stable))

    def put_stable(self, colour: int, stable: Stable) -> None:
        self.stables = (*self.stables[:colour], stable, *self.stables[colour + 1 :])

    def put_orders(self, seat: int, orders: Orders) -> None:
        self.orders = (*self.orders[:seat], orders, *self.orders[seat + 1 :])

    def show(self, seat: int, what: int) -> None:
        """Something of a seat's orders is open from now on; who has less than a bribe costs left is no longer
        suspected of one."""
        self.shown = (*self.shown[:seat], self.shown[seat] | 1 << what, *self.shown[seat + 1 :])
        self.clear_suspects()

    def clear_suspects(self) -> None:
        for seat in range(len(self.colours)):
            if self.ceiling[seat] - self.shown_sum(seat) < LEAST_SPENT[BRIBE] or self.has_shown(seat, BRIBE):
                self.suspect &= ~(1 << seat)

    def shown_sum(self, seat: int) -> int:
        """What of a seat's spending everybody has seen."""
        orders = self.orders[seat]
        both = [*orders.spent, *orders.guards]
        return sum([spent for what, spent in enumerate(both) if self.has_shown(seat, what)])

    def pay(self, seat: int, change: int) -> None:
        """Money that everybody sees come or go."""
        self.ceiling = (*self.ceiling[:seat], self.ceiling[seat] + change, *self.ceiling[seat + 1 :])
        self.clear_suspects()


NO_SEASON: Final = Season()
"""Of a single race; there is one alone."""


def saved_season(values: dict[str, object]) -> Season:
    if values["colours"] == ():
        return NO_SEASON
    season = Season()
    set_fields(season, values)
    return season
