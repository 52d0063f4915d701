"""What is spent in secret: on what a stable lacks, on rivals, on security. (CM-21.4, CM-24, CM-25)"""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick, Seat
from ...games.circus_maximus.charts import CAR_PRICE, DRIVER_PRICES
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.season.market import price_of
from ...games.circus_maximus.season.values import NO_COLOUR, Outfit
from ...games.circus_maximus.season.verbs import (
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
    SABOTAGE_CAR,
    SHIELD,
)
from .evaluation import Appraisal, races_left

NOT_DONE: Final = -30.0
_STRONGEST: Final = 2
"""So many rivals are worth a plot."""
_DRUG: Final = -3.5
_SLOW: Final = -4.0
_SABOTAGE: Final = -5.5
_GUARD: Final = -3.5
_SUMS: Final = {10: -0.5, 15: 0.0, 20: -0.5, 30: -1.0}
"""On plots, in hundreds."""
_GUARDS: Final = {5: 0.0, 10: -0.5}
_WANTED: Final = 2
"""So many outfits fit to start a faction wants to have."""
_GOOD_HORSE: Final = 4
"""The price of a horse that is as good as others, by its place in the chart."""
_GOOD_DRIVER: Final = 1


def weigh_plan(appraisal: Appraisal, race: Race, seat: Seat, row: list[Pick], options: list[Pick]) -> list[float]:
    """Nothing by itself; what is needed, if there are races left to use it; seldom a plot on one of the strongest, or
    a guard by who is strong himself."""
    chances = appraisal.chances_for(race, seat)
    if SHIELD.holds(options[0]):
        return [4 * chances[SHIELD.what(pick)] for pick in options]
    if AMOUNT.holds(options[0]):
        return weigh_spending(row[-1], options)
    colour = race.season.colours[seat]
    if options[0] != DONE.pick:
        return [-1.5 * abs(BUY_HORSE.which(pick) - _GOOD_HORSE) for pick in options]
    rivals = [other for other in race.season.racing_colours() if other != colour]
    rivals.sort(key=lambda other: (-chances[other], other))
    strongest = rivals[:_STRONGEST]
    needs = needed(appraisal, race, seat)
    strong = colour != NO_COLOUR and chances[colour] * (len(rivals) + 1) > 1.0
    return [weigh_item(race, colour, needs, strongest, pick, strong=strong) for pick in options]


def weigh_spending(item: Pick, options: list[Pick]) -> list[float]:
    """A sum on a plot or a guard; if none of the usual ones can be paid, the least."""
    sums = _GUARDS if GUARD.holds(item) else _SUMS
    weights = [sums.get(AMOUNT.what(pick), NOT_DONE) for pick in options]
    if max(weights) <= NOT_DONE:
        weights[0] = 0.0
    return weights


def weigh_item(race: Race, colour: int, needs: list[int], strongest: list[int], pick: Pick, *, strong: bool) -> float:
    if pick == DONE.pick:
        return 0.0
    if BUY_HORSE.holds(pick):
        if BUY_HORSE.what(pick) not in needs:
            return NOT_DONE
        return 2.0 - 1.5 * abs(BUY_HORSE.which(pick) - _GOOD_HORSE)
    if BUY_DRIVER.holds(pick):
        outfit = race.season.outfit(colour, BUY_DRIVER.what(pick))
        if BUY_DRIVER.what(pick) not in needs or outfit.driver.left > 0:
            return NOT_DONE
        return 2.0 - abs(BUY_DRIVER.which(pick) - _GOOD_DRIVER)
    if BUY_CAR.holds(pick):
        return 3.0 if BUY_CAR.what(pick) in needs else NOT_DONE
    if BUY_TEAM.holds(pick):
        return NOT_DONE
    if GUARD.holds(pick):
        return _GUARD if strong and GUARD.what(pick) < 2 else NOT_DONE
    return weigh_plot(strongest, pick)


def weigh_plot(strongest: list[int], pick: Pick) -> float:
    """Against the first chariot of one of the strongest."""
    if BRIBE_SLOW.holds(pick):
        return _SLOW if BRIBE_SLOW.what(pick) in strongest else NOT_DONE
    if DRUG_HORSES.holds(pick):
        return _DRUG if DRUG_HORSES.what(pick) in strongest else NOT_DONE
    if SABOTAGE_CAR.holds(pick):
        return _SABOTAGE if SABOTAGE_CAR.what(pick) == strongest[0] else NOT_DONE
    assert BRIBE_PEACE.holds(pick)
    return NOT_DONE


def needed(appraisal: Appraisal, race: Race, seat: Seat) -> list[int]:
    """The outfits that are worth completing: the cheapest ones, as long as fewer can start than a faction wants."""
    season = race.season
    colour = season.colours[seat]
    if colour == NO_COLOUR or races_left(race) == 0:
        return []
    outfits = {number: season.outfit(colour, number) for number in season.owned(seat)}
    ready = len([outfit for outfit in outfits.values() if outfit.complete()])
    wanted = 1 if races_left(race) == 1 else _WANTED
    broken = [(cost_of(outfit), number) for number, outfit in outfits.items() if not outfit.complete()]
    affordable = [number for cost, number in sorted(broken) if 2 * cost <= season.cash(seat)]
    return affordable[: max(0, wanted - ready)]


def cost_of(outfit: Outfit) -> int:
    """What it takes to start again, in hundreds."""
    cost = price_of(_GOOD_HORSE) * len(outfit.team.dead())
    if outfit.driver.left == 0:
        cost += DRIVER_PRICES[_GOOD_DRIVER]
    return cost if outfit.car.there == 1 else cost + CAR_PRICE
