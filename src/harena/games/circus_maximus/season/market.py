"""Spending money: plans written in secret, and the market they are carried to. (CM-20.2.1, CM-21.4)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import Clause, Pick, Seat, only
from ..charts import CAR_PRICE, DRIVER_PRICES, ENDURANCE, NEW_HORSE, driver_hits
from ..race import Choice, Race, Step
from ..verbs import FACTIONS
from .asks import ARRANGE, PLANS
from .events import (
    ARRANGED,
    CAR_BOUGHT,
    DRIVER_BOUGHT,
    ENDURANCE_SPOILED,
    HORSE_BOUGHT,
    ORDERS_PAID,
    ORDERS_SEALED,
    TEAM_BOUGHT,
)
from .injuries import put
from .money import PURCHASE, pay
from .rows import Rows, amounts
from .values import BRIBE, DRUG, LEAST_SPENT, NO_COLOUR, PEACE, SABOTAGE, SLOW, Car, Driver, Orders, Outfit, Team
from .verbs import (
    AMOUNT,
    BRIBE_PEACE,
    BRIBE_SLOW,
    BUY_CAR,
    BUY_DRIVER,
    BUY_HORSE,
    BUY_TEAM,
    DONE,
    DRUG_HORSES,
    GUARD,
    HORSE_PRICES,
    ORDER,
    ORDERS,
    SABOTAGE_CAR,
    SHIELD,
)

HORSES: Final = 4
HORSE_STEP: Final = 5
"""Horses cost multiples of 500. (CM-21.4.1)"""
MIDDLE_ROW: Final = 1
"""Of the endurance chart: a bought team's. (CM-21.4)"""
_PLOTS: Final = 100
_GUARDS: Final = 200
"""Where plots and guards stand among the items of a plan: behind all purchases."""


def price_of(place: int) -> int:
    """What a horse costs, by its place in the chart. (CM-21.4.1)"""
    return HORSE_STEP * (place + 1)


# ---- a plan, pick by pick


@final
class Plan:
    """What a row of picks says so far, and what may come next. Items come in one order, so that one plan is one row:
    for each outfit horses, driver and car, then bribe, drug and sabotage, then the guards. (CM-20.2.1)"""

    def __init__(self, race: Race, seat: Seat, row: list[Pick]) -> None:
        self.race: Final = race
        self.seat: Final = seat
        self.left = race.season.cash(seat)
        self.bought: list[Pick] = []
        self.target = NO_COLOUR
        self.spent = [0, 0, 0]
        self.kind = PEACE
        self.shield = NO_COLOUR
        self.second = [0, 0]
        self.guards = [0, 0, 0]
        self.place = -1
        """Of the last item, in the order of items."""
        self.horses = 0
        """How many horses of the team under way are still to be named."""
        self.last = DONE.pick
        for pick in row:
            self.note(pick)

    # ---- reading

    def note(self, pick: Pick) -> None:
        if BUY_TEAM.holds(pick):
            self.buy(pick, BUY_TEAM.what(pick), 0, 0)
            self.horses = HORSES
        elif BUY_HORSE.holds(pick):
            self.buy(pick, BUY_HORSE.what(pick), 1, price_of(BUY_HORSE.which(pick)))
            self.horses = max(0, self.horses - 1)
        elif BUY_DRIVER.holds(pick):
            self.buy(pick, BUY_DRIVER.what(pick), 2, DRIVER_PRICES[BUY_DRIVER.which(pick)])
        elif BUY_CAR.holds(pick):
            self.buy(pick, BUY_CAR.what(pick), 3, CAR_PRICE)
        elif AMOUNT.holds(pick):
            self.pay(AMOUNT.what(pick))
        elif SHIELD.holds(pick):
            self.shield = SHIELD.what(pick)
        elif GUARD.holds(pick):
            self.place = _GUARDS + GUARD.what(pick)
        elif pick != DONE.pick:
            self.plot(pick)
        self.last = pick

    def buy(self, pick: Pick, outfit: int, part: int, price: int) -> None:
        self.bought.append(pick)
        self.left -= price
        self.place = 4 * outfit + part

    def plot(self, pick: Pick) -> None:
        if BRIBE_PEACE.holds(pick) or BRIBE_SLOW.holds(pick):
            verb, self.kind = (BRIBE_PEACE, PEACE) if BRIBE_PEACE.holds(pick) else (BRIBE_SLOW, SLOW)
            self.target, self.place = verb.what(pick), _PLOTS + BRIBE
            return
        verb_, device = (DRUG_HORSES, DRUG) if DRUG_HORSES.holds(pick) else (SABOTAGE_CAR, SABOTAGE)
        number = verb_.what(pick)
        self.target, self.place = number % FACTIONS, _PLOTS + device
        self.second[device - 1] = number // FACTIONS

    def pay(self, money: int) -> None:
        self.left -= money
        if self.place >= _GUARDS:
            self.guards[self.place - _GUARDS] = money
        else:
            self.spent[self.place - _PLOTS] = money

    def orders(self) -> Orders:
        return Orders(self.target, tuple(self.spent), self.kind, self.shield, tuple(self.second), tuple(self.guards))

    # ---- what may come next

    def choices(self) -> list[Pick]:
        if self.horses > 0:
            return self.team_horses()
        if needs_sum(self.last):
            if self.wants_shield():
                return [SHIELD.of(colour) for colour in self.race.season.racing_colours()]
            return amounts(self.least(), self.left)
        if SHIELD.holds(self.last):
            return amounts(self.least(), self.left)
        return [DONE.pick, *self.purchases(), *self.plots(), *self.security()]

    def wants_shield(self) -> bool:
        """A bettor says whom his bribe is to protect. (CM-24.3.2.1, 26.5)"""
        return BRIBE_PEACE.holds(self.last) and self.colour() == NO_COLOUR

    def colour(self) -> int:
        return self.race.season.colours[self.seat]

    def least(self) -> int:
        return 1 if self.place >= _GUARDS else LEAST_SPENT[self.place - _PLOTS]

    def team_horses(self) -> list[Pick]:
        """All four have to be paid. (CM-21.4)"""
        outfit = self.place // 4
        most = self.left - HORSE_STEP * (self.horses - 1)
        return [BUY_HORSE.of(outfit, price) for price in range(HORSE_PRICES) if price_of(price) <= most]

    def purchases(self) -> list[Pick]:
        if self.place >= _PLOTS:
            return []
        picks: list[Pick] = []
        for number in self.race.season.owned(self.seat):
            if 4 * number + 3 > self.place:
                picks += self.for_outfit(number, self.race.season.outfit(self.colour(), number))
        return picks

    def for_outfit(self, number: int, outfit: Outfit) -> list[Pick]:
        """A whole team, whatever the old one is like; a horse for each dead one; a driver for a hurt or dead one; a car
        for a wreck. (CM-21.4, 21.4-team, 21.5a, 21.6, 21.7)"""
        picks: list[Pick] = []
        part = self.place - 4 * number
        if part < 0 and self.left >= HORSE_STEP * HORSES:
            picks.append(BUY_TEAM.of(number))
        if part <= 1 and self.named(number) < len(outfit.team.dead()):
            picks += [BUY_HORSE.of(number, price) for price in range(HORSE_PRICES) if price_of(price) <= self.left]
        if part < 2 and outfit.driver.left < outfit.driver.hits:
            skills = [skill for skill, price in enumerate(DRIVER_PRICES) if price <= self.left]
            picks += [BUY_DRIVER.of(number, skill) for skill in skills]
        if part < 3 and outfit.car.there == 0 and self.left >= CAR_PRICE:
            picks.append(BUY_CAR.of(number))
        return picks

    def named(self, number: int) -> int:
        """Horses bought for an outfit so far; four at least with a whole team."""
        return len([pick for pick in self.bought if BUY_HORSE.holds(pick) and BUY_HORSE.what(pick) == number])

    def plots(self) -> list[Pick]:
        """One device of each kind, all against one rival faction. (CM-24.1, 24.2)"""
        season = self.race.season
        rivals = [colour for colour in season.racing_colours() if colour != self.colour()]
        if self.target != NO_COLOUR:
            rivals = [self.target]
        picks: list[Pick] = []
        if self.place < _PLOTS + BRIBE and self.left >= LEAST_SPENT[BRIBE]:
            picks += [BRIBE_PEACE.of(colour) for colour in rivals]
            picks += [BRIBE_SLOW.of(colour) for colour in rivals]
        both = [(DRUG_HORSES, DRUG), (SABOTAGE_CAR, SABOTAGE)]
        for verb, device in both:
            if self.place < _PLOTS + device and self.left >= LEAST_SPENT[device]:
                picks += [verb.picks[colour + FACTIONS * which] for which in range(2) for colour in rivals]
        return picks

    def security(self) -> list[Pick]:
        """Of each kind by itself. (CM-25.2, 25.3)"""
        if self.left < 1 or self.colour() == NO_COLOUR:
            return []
        return [pick for kind, pick in enumerate(GUARD.picks) if _GUARDS + kind > self.place]


def needs_sum(pick: Pick) -> bool:
    """Whether a sum comes next."""
    verbs = (BRIBE_PEACE, BRIBE_SLOW, DRUG_HORSES, SABOTAGE_CAR, GUARD)
    return any(verb.holds(pick) for verb in verbs)


@final
class Plans(Rows):
    """Before each race everybody writes in secret what he spends: on horses, drivers and cars, on skulduggery, on
    security. (CM-20.2.1, 24.3.1, 25.1)"""

    ask = PLANS

    def concerns(self, race: Race, seat: Seat) -> bool:
        least = LEAST_SPENT[BRIBE] if race.season.colours[seat] == NO_COLOUR else 1
        return seat not in race.season.gone and race.season.ceiling[seat] >= least

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        return Plan(race, seat, row).choices()

    def told(self, race: Race, seat: Seat) -> list[int]:
        return [race.season.number, Plan(race, seat, self.row(seat)).left]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        return why_not(Plan(race, seat, self.row(seat)), pick)

    def run(self, race: Race) -> None:
        """What is bought is opened and paid, and only now its dice are thrown; all else stays secret.
        (CM-20.2.1-sealed, 21.3, 24.3.1)"""
        plans = [Plan(race, Seat(seat), self.row(seat)) for seat in range(race.seats)]
        for seat in race.season.solvent():
            race.record(ORDERS_SEALED, seat)
        arranged: list[Step] = []
        for seat in race.season.solvent():
            arranged += go_to_market(race, seat, plans[seat].bought)
        seal_orders(race, plans)
        race.then(arranged)


def why_not(plan: Plan, pick: Pick) -> Clause:
    """The clause that keeps a pick out of a plan: the one it comes from, unless it is too dear, against a second
    rival, or a second bribe. (CM-24.1, 24.3)"""
    if AMOUNT.holds(pick) and (needs_sum(plan.last) or SHIELD.holds(plan.last)):
        if AMOUNT.what(pick) > plan.left:
            return Clause("CM-21.3")
        return Clause(
            "CM-24.5" if plan.place == _PLOTS + SABOTAGE else "CM-24.4" if plan.place == _PLOTS + DRUG else "CM-24.3.2"
        )
    for verb in (BRIBE_PEACE, BRIBE_SLOW):
        if verb.holds(pick):
            return Clause("CM-24.3" if plan.spent[BRIBE] > 0 else "CM-24.1")
    for device in (DRUG_HORSES, SABOTAGE_CAR):
        if device.holds(pick):
            return Clause("CM-24.1" if device.what(pick) % FACTIONS != plan.target else "CM-24.2")
    for bought in (BUY_TEAM, BUY_CAR, BUY_HORSE, BUY_DRIVER, GUARD):
        if bought.holds(pick):
            return bought.clause
    return PLANS.clause


# ---- the market


def go_to_market(race: Race, seat: Seat, bought: list[Pick]) -> list[Step]:
    """Horses and teams first, then drivers, then cars; gives the questions that new horses bring. (CM-21.4, 21.5a,
    21.6)"""
    colour = race.season.colours[seat]
    arranged: list[Step] = []
    horses = [pick for pick in bought if BUY_HORSE.holds(pick)]
    whole = [BUY_TEAM.what(pick) for pick in bought if BUY_TEAM.holds(pick)]
    for number in dict.fromkeys([BUY_HORSE.what(pick) for pick in horses]):
        prices = [BUY_HORSE.which(pick) for pick in horses if BUY_HORSE.what(pick) == number]
        if number in whole:
            buy_team(race, seat, colour, number, prices)
        else:
            for price in prices:
                replace_horse(race, seat, colour, number, price)
        arranged.append(Arrange(seat, number))
    for pick in [pick for pick in bought if BUY_DRIVER.holds(pick)]:
        buy_driver(race, seat, colour, BUY_DRIVER.what(pick), BUY_DRIVER.which(pick))
    for pick in [pick for pick in bought if BUY_CAR.holds(pick)]:
        number = BUY_CAR.what(pick)
        pay(race, seat, -CAR_PRICE, PURCHASE)
        outfit = race.season.outfit(colour, number)
        put(race, colour, number, outfit.with_car(Car(outfit.car.weight)))
        race.record(CAR_BOUGHT, colour, number + 1)
    return arranged


def new_horse(race: Race, seat: Seat, colour: int, number: int, price: int) -> int:
    """Two dice and the money spent give speed and strength. (CM-21.4.1, 21.4.1-chart)"""
    pay(race, seat, -price_of(price), PURCHASE)
    dice = race.roll(2)
    speed = NEW_HORSE[sum(dice) - 2][price]
    race.tell_all(HORSE_BOUGHT, [colour, number + 1, price_of(price), speed], dice)
    return speed


def buy_team(race: Race, seat: Seat, colour: int, number: int, prices: list[int]) -> None:
    """Four new horses instead of the old team, which goes with its experience; a die on the middle row is their
    endurance. (CM-21.4)"""
    boxes = tuple([new_horse(race, seat, colour, number, price) for price in prices])
    dice = race.roll(1)
    endurance = ENDURANCE[MIDDLE_ROW][dice[0] - 1]
    put(race, colour, number, race.season.outfit(colour, number).with_team(Team(boxes, boxes, endurance)))
    race.tell_all(TEAM_BOUGHT, [colour, number + 1, endurance], dice)


def replace_horse(race: Race, seat: Seat, colour: int, number: int, price: int) -> None:
    """In the place of a dead one; breaking it in costs the team a die of endurance. (CM-21.4, 21.4.3)"""
    speed = new_horse(race, seat, colour, number, price)
    outfit = race.season.outfit(colour, number)
    put(race, colour, number, outfit.with_team(outfit.team.with_horse(outfit.team.dead()[0], speed)))
    spoil_endurance(race, colour, number)


def spoil_endurance(race: Race, colour: int, number: int) -> None:
    """A die comes off for good, but never the last point. (CM-21.4.3, 21.4.3-least, 21.5b)"""
    dice = race.roll(1)
    outfit = race.season.outfit(colour, number)
    endurance = max(1, outfit.team.endurance - dice[0])
    put(race, colour, number, outfit.with_team(outfit.team.with_endurance(endurance)))
    race.tell_all(ENDURANCE_SPOILED, [colour, number + 1, endurance], dice)


def buy_driver(race: Race, seat: Seat, colour: int, number: int, modifier: int) -> None:
    """A new man with a die of hits; his team has to get used to him. (CM-21.5a, 21.5b)"""
    pay(race, seat, -DRIVER_PRICES[modifier], PURCHASE)
    dice = race.roll(1)
    hits = driver_hits(dice[0] + modifier)
    outfit = race.season.outfit(colour, number)
    put(race, colour, number, outfit.with_driver(Driver(modifier, hits, hits)))
    race.tell_all(DRIVER_BOUGHT, [colour, number + 1, modifier, hits], dice)
    spoil_endurance(race, colour, number)


def seal_orders(race: Race, plans: list[Plan]) -> None:
    """All else is paid in secret and never comes back; each seat is told its own sum. (CM-24.3.1, 25.4)"""
    draft = race.season.draft()
    draft.orders = tuple([plan.orders() for plan in plans])
    draft.sealed, draft.suspect = 1, 0
    for seat in draft.solvent():
        draft.suspect |= int(draft.ceiling[seat] >= LEAST_SPENT[BRIBE]) << seat
    race.season = draft
    for seat in draft.solvent():
        race.whisper(only(seat), ORDERS_PAID, seat, draft.orders[seat].total())


@final
class Arrange(Choice):
    """New horses may change the places of all four. (CM-21.4.2)"""

    ask = ARRANGE

    def __init__(self, seat: Seat, outfit: int) -> None:
        super().__init__(seat)
        self.outfit: Final = outfit

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.outfit)

    def facts(self, race: Race) -> list[int]:
        colour = race.season.colours[self.seat]
        return [colour, self.outfit + 1, *race.season.outfit(colour, self.outfit).team.boxes]

    def options(self, race: Race) -> list[Pick]:
        return ORDER.picks

    def answer(self, race: Race, pick: Pick) -> None:
        colour = race.season.colours[self.seat]
        outfit = race.season.outfit(colour, self.outfit)
        team = outfit.team.ordered(ORDERS[ORDER.what(pick)])
        put(race, colour, self.outfit, outfit.with_team(team))
        race.tell_all(ARRANGED, [colour, self.outfit + 1, *team.boxes], [])
