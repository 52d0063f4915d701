"""Reaction time: the move made for a player who is late. Clocks belong to the faces; they call this page. (CM-11)"""

from __future__ import annotations

from ...core.ids import Pick, Seat
from .chariot import Faction
from .movement import MoveChoice
from .phase import GainChoice, WhipChoice
from .race import NOT_WHEN_LATE, Race
from .runaway import RunawayChoice
from .turn import WriteSpeeds
from .verbs import HOLD, NO_WHIP, WRITE


def late_pick(race: Race, seat: Seat) -> Pick | None:
    """The answer the engine gives for a seat that has not given one: its last speed again, straight on without attacks,
    and otherwise whatever costs least. (CM-11.3, 11.5, 11.7)"""
    picks = race.options(seat)
    if not picks:
        return None
    top = race.agenda[-1]
    if isinstance(top, WriteSpeeds):
        return late_order(race, top.asked_about(race, seat), picks)
    if isinstance(top, (MoveChoice, RunawayChoice)):
        return straight_on(race, picks)
    if isinstance(top, WhipChoice):
        return NO_WHIP.pick
    return HOLD.pick if HOLD.pick in picks else picks[0]


def late_order(race: Race, number: Faction, picks: list[Pick]) -> Pick:
    """The speed written last, or the highest possible if that is too much or there is none; without the whip.
    (CM-11.7)"""
    speeds = race.chariots[number].speeds
    if not speeds or WRITE.of(number, speeds[-1]) not in picks:
        return [pick for pick in picks if WRITE.holds(pick)][-1]
    return WRITE.of(number, speeds[-1])


def straight_on(race: Race, picks: list[Pick]) -> Pick:
    """Straight ahead; a lane change only if it must be, outward where possible; no attacks, and no brake while there is
    another way. (CM-11.3)"""
    best, first = picks[0], NOT_WHEN_LATE
    for pick in picks:
        use = race.rulebook.use_of(pick)
        if use is not None and use.when_late(pick) < first:
            best, first = pick, use.when_late(pick)
    return best


def seconds_for(race: Race, seat: Seat) -> int | None:
    """How long a seat may take for this answer: the table's limit for orders, for beginning a move and for every step
    of it; none for defences and what follows from results. (CM-11.1, 11.3, 11.5, 11.6, 11.8, 11.9)"""
    if race.house.seconds == 0 or seat not in race.asked():
        return None
    top = race.agenda[-1]
    if isinstance(top, (WriteSpeeds, MoveChoice, RunawayChoice, WhipChoice, GainChoice)):
        return race.house.seconds
    return None


def moves_are_final(race: Race) -> bool:
    """With a clock running a counter that has left its square is not put back. (CM-11.2)"""
    return race.house.seconds > 0


def previews_allowed(race: Race) -> bool:
    """With a clock running nobody may count squares on the board: faces show no paths. (CM-11.4)"""
    return not moves_are_final(race)
