"""A season one seat may believe in: what others have spent in secret is anybody's guess, within what was public.
(CM-20.2.1)"""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.ids import Seat
from ..chariot import Faction
from ..imagining import imagine
from ..race import Race
from ..verbs import FACTIONS
from .entries import only_chariot
from .rows import Rows
from .values import (
    BRIBE,
    DEVICES,
    DRUG,
    ENTRANTS,
    GUARDS,
    LEAST_SPENT,
    NO_COLOUR,
    PEACE,
    SABOTAGE,
    SLOW,
    Orders,
)

_STREAM: Final = "imagine"
_TRIES: Final = 20
_DEVICE: Final = 4
_GUARD: Final = 3
"""One seat in so many is thought to have bought a device, or a guard."""
_MOST_DEVICE: Final = 30
_MOST_GUARD: Final = 15


def imagine_season(race: Race, seat: Seat, chance: Chance) -> Race:
    """A state consistent with all that the seat has seen, served by this chance."""
    world = imagine_orders(race, seat, chance)
    twin = imagine(world, seat, chance)
    if twin.agenda:
        top = twin.agenda[-1]
        if isinstance(top, Rows):
            twin.agenda[-1] = top.guessed(twin, seat, chance)
    return twin


def imagine_orders(race: Race, seat: Seat, chance: Chance) -> Race:
    """The same race with other orders of the others."""
    if race.season.sealed == 0:
        return race
    world = race.clone(chance)
    draft = race.season.draft()
    for other in race.season.solvent():
        if other != seat:
            draft.put_orders(other, guessed_orders(race, other, chance))
    world.season = draft
    return world


def guessed_orders(race: Race, seat: Seat, chance: Chance) -> Orders:
    """Layouts are drawn whole, until one fits: no more is spent than there was, and all of it by who had to bet and
    could not."""
    season = race.season
    known = season.orders[seat].shown_as(season.shown[seat])
    room, exact = season.ceiling[seat], has_spent_all(race, seat)
    for _ in range(_TRIES):
        orders = drawn_orders(race, seat, known, room, chance)
        if exact:
            orders = filled_up(race, seat, orders, room)
        if orders.total() == room or (orders.total() < room and not exact):
            return orders
    return filled_up(race, seat, known, room) if exact else known


def has_spent_all(race: Race, seat: Seat) -> bool:
    """Whether a seat had to bet and did not, so that it can have had nothing."""
    before = race.season.sheet.before
    return bool(before) and sum(before[seat]) == 0 and race.season.ceiling[seat] > 0


def drawn_orders(race: Race, seat: Seat, known: Orders, room: int, chance: Chance) -> Orders:
    season = race.season
    rivals = [colour for colour in season.racing_colours() if colour != season.colours[seat]]
    target = known.target if known.target != NO_COLOUR else rivals[chance.below(len(rivals), _STREAM)]
    spent, second, guards = list(known.spent), list(known.second), list(known.guards)
    kind, shield = known.kind, known.shield
    left = room - known.total()
    for device in range(len(DEVICES)):
        which = chance.below(2, _STREAM)
        wanted = chance.below(_DEVICE, _STREAM) == 0
        if season.has_shown(seat, device) or not wanted or left < LEAST_SPENT[device]:
            continue
        if device != BRIBE and is_open(race, target + FACTIONS * which, device):
            continue
        spent[device] = drawn_sum(LEAST_SPENT[device], min(left, _MOST_DEVICE), chance)
        left -= spent[device]
        if device != BRIBE:
            second[device - 1] = which
            continue
        kind = PEACE if chance.below(2, _STREAM) == 0 else SLOW
        if kind == PEACE and season.colours[seat] == NO_COLOUR:
            shields = season.racing_colours()
            shield = shields[chance.below(len(shields), _STREAM)]
    if season.colours[seat] != NO_COLOUR:
        for guard in range(len(GUARDS)):
            wanted = chance.below(_GUARD, _STREAM) == 0
            if not season.has_shown(seat, len(DEVICES) + guard) and wanted and left >= 1:
                guards[guard] = drawn_sum(1, min(left, _MOST_GUARD), chance)
                left -= guards[guard]
    if sum(spent) == 0:
        target = NO_COLOUR
    return Orders(target, tuple(spent), kind, shield, tuple(second), tuple(guards))


def drawn_sum(least: int, most: int, chance: Chance) -> int:
    return least + chance.below(max(1, most - least + 1), _STREAM)


def is_open(race: Race, number: int, device: int) -> bool:
    """Whether all know what plots of a kind were on a chariot: they are opened at its first move."""
    struck = only_chariot(race, Faction(number))
    if struck < 0:
        return False
    return (race.season.opened >> (struck + (ENTRANTS if device == SABOTAGE else 0))) & 1 == 1


def filled_up(race: Race, seat: Seat, orders: Orders, room: int) -> Orders:
    """The rest goes onto the first guard not shown, else the bribe, else whatever else is possible."""
    season = race.season
    rest = room - orders.total()
    if rest <= 0:
        return orders
    guards, spent, target, second = list(orders.guards), list(orders.spent), orders.target, list(orders.second)
    hidden = [kind for kind in range(len(GUARDS)) if not season.has_shown(seat, len(DEVICES) + kind)]
    rivals = [colour for colour in season.racing_colours() if colour != season.colours[seat]]
    target = target if target != NO_COLOUR else rivals[0]
    kind, shield = orders.kind, orders.shield
    if hidden and season.colours[seat] != NO_COLOUR:
        guards[hidden[0]] += rest
        target = orders.target
    elif not season.has_shown(seat, BRIBE) and spent[BRIBE] + rest >= LEAST_SPENT[BRIBE]:
        kind = kind if spent[BRIBE] > 0 else SLOW
        spent[BRIBE] += rest
    else:
        for device in (DRUG, SABOTAGE):
            free = [which for which in range(2) if not is_open(race, target + FACTIONS * which, device)]
            if not season.has_shown(seat, device) and free and spent[device] + rest >= LEAST_SPENT[device]:
                second[device - 1] = second[device - 1] if spent[device] > 0 else free[0]
                spent[device] += rest
                break
    return Orders(target, tuple(spent), kind, shield, tuple(second), tuple(guards))
