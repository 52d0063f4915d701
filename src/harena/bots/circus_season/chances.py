"""Who will win a race: by what its chariots would need alone, before the start and in the race."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from ...core.chance import Fast
from ...core.ids import Seat
from ...games.circus_maximus.chariot import Faction
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.season.entries import LANES, only_chariot, started
from ...games.circus_maximus.season.skulduggery import MOST_SLOWED, SABOTAGE_STEP, STEP
from ...games.circus_maximus.season.stable import clear_track
from ...games.circus_maximus.season.values import (
    BRIBE,
    COLOURS,
    DRUG,
    NO_COLOUR,
    SABOTAGE,
    SLOW,
    Orders,
    Outfit,
)
from ...games.circus_maximus.setup import set_at_start
from ...games.circus_maximus.track import Lane
from ...games.circus_maximus.verbs import FACTIONS
from ..circus_maximus.evaluation import heat_over, lone_turns, safety, scores, setbacks
from ..mind import total

_ANY_LANE: Final = 3
"""A lane in the middle, as long as none is drawn."""
_KEPT: Final = 4_000
"""So many outfits at the start are remembered."""
_NOBODY_RUNS: Final = 1e-9


def under_way(race: Race) -> bool:
    """Whether chariots stand on the track."""
    return race.turn > 0 and len(race.season.field()) > 0


def shares_of(weights: list[float]) -> list[float]:
    """The same as parts of one; alike if there is nothing to tell them apart."""
    together = total(weights)
    return [weight / together if together > _NOBODY_RUNS else 1.0 / len(weights) for weight in weights]


def chances_in_race(race: Race) -> list[float]:
    """By colour, how likely it is to win the race under way."""
    scored = scores(race)
    best = max(scored)
    weights = [0.0] * COLOURS
    for number in race.season.field():
        weights[number % FACTIONS] += exp(scored[number] - best)
    return shares_of(weights)


@final
class Harm:
    """What plots are expected to take from a chariot: points of its horses, of its speed, of its wheels."""

    def __init__(self) -> None:
        self.drugs = 0
        self.slowed = 0
        self.worn = 0

    def key(self) -> tuple[int, int, int]:
        return (self.drugs, self.slowed, self.worn)


def harms(race: Race, plotting: list[int]) -> dict[int, Harm]:
    """By chariot, what the orders of these seats will do to it, with the guards that these seats know: their own."""
    found: dict[int, Harm] = {}
    for seat in plotting:
        orders = race.season.orders[seat]
        if orders.target == NO_COLOUR:
            continue
        guards = guards_of(race, orders.target, plotting)
        drugged = struck(race, orders, DRUG)
        if orders.spent[DRUG] > 0:
            found.setdefault(drugged, Harm()).drugs += max(0, orders.spent[DRUG] - guards[DRUG]) // STEP
        if orders.spent[SABOTAGE] > guards[SABOTAGE]:
            excess = orders.spent[SABOTAGE] - guards[SABOTAGE]
            found.setdefault(struck(race, orders, SABOTAGE), Harm()).worn += 2 + (excess - 1) // SABOTAGE_STEP
        if orders.spent[BRIBE] > 0 and orders.kind == SLOW:
            points = min(MOST_SLOWED, max(0, orders.spent[BRIBE] - guards[BRIBE]) // STEP)
            # So many points, as often in six.
            found.setdefault(orders.target, Harm()).slowed += (points * points + 3) // 6
    return found


def guards_of(race: Race, colour: int, plotting: list[int]) -> tuple[int, ...]:
    seat = race.season.seat_of(colour)
    return race.season.orders[seat].guards if seat in plotting else (0, 0, 0)


def struck(race: Race, orders: Orders, device: int) -> int:
    """The chariot a plot falls on; a colour's first as long as nobody is entered."""
    number = Faction(orders.target + FACTIONS * orders.second[device - 1])
    meant = only_chariot(race, number)
    return meant if meant >= 0 else orders.target


@final
class Form:
    """What outfits are worth at the start, remembered."""

    def __init__(self) -> None:
        self.known: dict[tuple[Outfit, int, tuple[int, int, int]], tuple[float, float]] = {}
        self.house: object = None

    def at_start(self, race: Race, outfit: Outfit, place: int, harm: tuple[int, int, int]) -> tuple[float, float]:
        """Turns an outfit needs from its place at the start, and the chance that it stays in the race."""
        if self.house is not race.house or len(self.known) > _KEPT:
            self.house, self.known = race.house, {}
        key = (outfit, place, harm)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = tried(race, outfit, place, harm)
        return found

    def turns(self, race: Race, outfit: Outfit) -> float:
        """Turns an outfit needs from a lane in the middle; the less safe it is, the more."""
        turns, safe = self.at_start(race, outfit, _ANY_LANE, (0, 0, 0))
        return turns - 2 * log(safe) * heat_over(turns)

    def likely(self, race: Race, colour: int) -> list[int]:
        """The outfits a faction will enter: its two fastest sound ones, or the least hurt."""
        season = race.season
        outfits = [number for number, outfit in enumerate(season.stables[colour]) if outfit is not None]
        outfits = [number for number in outfits if season.outfit(colour, number).complete()]
        if not outfits:
            return []
        least = min([season.outfit(colour, number).injury() for number in outfits])
        ready = [number for number in outfits if season.outfit(colour, number).injury() == least]
        return self.fastest_first(race, colour, ready)[:2]

    def fastest_first(self, race: Race, colour: int, outfits: list[int]) -> list[int]:
        timed = [(self.turns(race, race.season.outfit(colour, number)), number) for number in outfits]
        return [number for _, number in sorted(timed)]

    def weights(self, race: Race, plotting: list[int], *, entered: bool = True) -> list[float]:
        """By colour, how likely it is to win, not yet as parts of one: with the chariots entered, or likely to be."""
        season = race.season
        field: list[tuple[int, Outfit, int]] = []
        if entered and season.entered():
            for number in season.field():
                place = season.lanes[number] if season.lanes[number] >= 0 else _ANY_LANE
                field.append((number, season.outfit(number % FACTIONS, season.entries[number]), place))
        else:
            for colour in season.racing_colours():
                for second, which in enumerate(self.likely(race, colour)):
                    field.append((colour + FACTIONS * second, season.outfit(colour, which), _ANY_LANE))
        harmed = harms(race, plotting)
        found: list[tuple[int, float, float]] = []
        for number, outfit, place in field:
            harm = harmed[number].key() if number in harmed else (0, 0, 0)
            turns, safe = self.at_start(race, outfit, place, harm)
            found.append((number, turns, safe))
        weights = [0.0] * COLOURS
        if found:
            least = min([turns for _, turns, _ in found])
            heat = heat_over(least)
            for number, turns, safe in found:
                weights[number % FACTIONS] += safe * safe * exp((least - turns) / heat)
        return weights


def tried(race: Race, outfit: Outfit, place: int, harm: tuple[int, int, int]) -> tuple[float, float]:
    """An outfit alone on the track."""
    scratch = Race(race.seats, race.house, race.rulebook, Fast(0))
    clear_track(scratch)
    alone = Faction(0)
    chariot = scratch.chariots[alone] = started(outfit, alone, Seat(0))
    row, lane = divmod(place, LANES)
    set_at_start(scratch, alone, Lane(lane + 1), row)
    drugs, slowed, worn = harm
    chariot.bribed += slowed + drugs
    if worn > 0:
        wheels = list(chariot.wheels)
        wheels[0] = min(wheels[0] + worn, chariot.build.outfit.wheels[0] - 1)
        chariot.wheels = (wheels[0], wheels[1])
    turns = lone_turns(scratch, alone) + setbacks(scratch, alone)
    return turns, max(safety(chariot, turns), 0.01)
