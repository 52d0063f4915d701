"""How good each option looks at a glance, question by question."""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick, Seat
from ...games.circus_maximus.chances import contest_chance
from ...games.circus_maximus.chariot import NOBODY, Chariot, Faction
from ...games.circus_maximus.defence import EVADE_COST, DefenceChoice, averting_modifier, next_blow
from ...games.circus_maximus.knives import StabbedChoice
from ...games.circus_maximus.movement import HorseChoice, MoveChoice, WallChoice
from ...games.circus_maximus.onfoot import FootChoice
from ...games.circus_maximus.phase import GainChoice, WhipChoice
from ...games.circus_maximus.race import ChariotChoice, Race
from ...games.circus_maximus.runaway import RunawayChoice
from ...games.circus_maximus.setup import Preparation, drafted
from ...games.circus_maximus.track import ASTRAY, Side
from ...games.circus_maximus.track_data import LANES
from ...games.circus_maximus.turn import WriteSpeeds, speed_of
from ...games.circus_maximus.verbs import (
    BRAKE_BACK,
    DRIVER,
    EVADE,
    HOLD,
    HORSE,
    LASH,
    PAY,
    RAM,
    RUN,
    SPUR,
    STAY,
    TRAMPLE,
    TURN_BACK,
    WHEEL,
    WHIP,
    WRITE_WHIP,
    attacked,
)
from ...games.circus_maximus.wrecks import PayChoice, WheelChoice
from ...games.circus_maximus.wreckus import RearChoice
from .arms import weapon_worth
from .fray import attack_worth, blow_cost
from .outfitting import weigh_preparation
from .outlook import BRAKED, EMPTY, NEVER, Lines, Outlook
from .stakes import Stakes

SCALE: Final = 60.0
"""What a turn weighs: a square of the way is about three, so that only close calls are worth a second thought."""
_NOT_DONE: Final = -SCALE * NEVER
_LEAST_WORTH: Final = 0.04
"""A blow that gains no more than this is not struck."""
_DEAR: Final = 3
"""So many boxes more a driver has to have left than a wheel, to take what either could."""
_STANDING_START: Final = 3
"""What the first turn's die takes, roughly."""
_LAST_LASH: Final = 6
"""Endurance that one whipping can use up."""


def weigh(race: Race, seat: Seat, options: list[Pick]) -> list[float]:
    """One weight for each option of the question on top of the agenda."""
    top = race.agenda[-1]
    if isinstance(top, MoveChoice):
        return weigh_moves(race, top.number, options)
    if isinstance(top, ChariotChoice):
        return weigh_choice(race, top, options)
    if isinstance(top, WriteSpeeds):
        number = top.asked_about(race, seat)
        return weigh_orders(race, number, options)
    assert isinstance(top, Preparation)
    written = top.written_for(top.asked_about(race, seat))
    return weigh_preparation(written, drafted(race, written).left, options)


def weigh_choice(race: Race, top: ChariotChoice, options: list[Pick]) -> list[float]:
    if isinstance(top, WhipChoice):
        return weigh_whip(Outlook(race, top.number), options)
    if isinstance(top, DefenceChoice):
        return weigh_defences(Outlook(race, top.number), top, options)
    if isinstance(top, GainChoice):
        return weigh_gains(Outlook(race, top.number), options)
    if isinstance(top, (HorseChoice, StabbedChoice)):
        return [float(race.chariots[top.number].horses[HORSE.what(pick)]) for pick in options]
    if isinstance(top, WheelChoice):
        return [-float(race.chariots[top.number].wheels[WHEEL.what(pick)]) for pick in options]
    if isinstance(top, PayChoice):
        return weigh_payments(Outlook(race, top.number), options)
    if isinstance(top, RearChoice):
        return [rear_weight(race.chariots[top.number], pick) for pick in options]
    if isinstance(top, RunawayChoice):
        return weigh_runs(Outlook(race, top.number), options)
    if isinstance(top, FootChoice):
        return weigh_steps(race, top.number, options)
    assert isinstance(top, WallChoice)
    return [0.0 if pick == TURN_BACK.pick else _NOT_DONE for pick in options]


def weighed(costs: list[float]) -> list[float]:
    """Costs in turns as weights."""
    return [-SCALE * cost for cost in costs]


# ---- speeds and MFs


def weigh_orders(race: Race, number: Faction, options: list[Pick]) -> list[float]:
    """Speeds as they are; with the word to whip, by what the whip is worth at that speed."""
    weights = weigh_speeds(race, number, [speed_of(pick) for pick in options])
    if not WRITE_WHIP.holds(options[-1]):
        return weights
    outlook = Outlook(race, number)
    me, slower = outlook.me, _STANDING_START if race.turn == 1 else 0
    for place, pick in enumerate(options):
        if WRITE_WHIP.holds(pick):
            mfs = max(0, speed_of(pick) - slower) + me.must_gain
            saved = outlook.drive(mfs, mfs + me.owed) - whipped_turns(outlook, mfs, mfs + me.owed)
            weights[place] += SCALE * saved if me.whip != 0 else _NOT_DONE
    return weights


def weigh_speeds(race: Race, number: Faction, speeds: list[int]) -> list[float]:
    """By what is left after the speed; on the first turn a die comes off it anyway."""
    if race.turn == 1:
        return [float(speed - speeds[-1]) for speed in speeds]
    outlook = Outlook(race, number)
    extra, owed = outlook.me.must_gain, outlook.me.owed
    return weighed([outlook.drive(speed + extra, speed + extra + owed) for speed in speeds])


def weigh_whip(outlook: Outlook, options: list[Pick]) -> list[float]:
    """A die of MFs against what its endurance is worth."""
    race = outlook.race
    mfs, total = race.phase.written + race.phase.gain, race.phase.total()
    plain = outlook.drive(mfs, total)
    whipped = whipped_turns(outlook, mfs, total)
    return weighed([whipped if pick == WHIP.pick else plain for pick in options])


def whipped_turns(outlook: Outlook, mfs: int, total: int) -> float:
    """Turns to the line after a phase whose MFs a whip is added to, with the endurance it costs."""
    me, price = outlook.me, outlook.worth
    whipped = EMPTY if me.endurance <= _LAST_LASH and outlook.corners > 0 else 0.01
    for die in range(1, 7):
        pips = min((die + 1) // 2 if me.arm_wound != 0 else die, me.endurance)
        whipped += (outlook.drive(mfs + pips, total + pips) + price * pips) / 6
    return whipped


def weigh_gains(outlook: Outlook, options: list[Pick]) -> list[float]:
    race = outlook.race
    mfs, total = race.phase.written + race.phase.gain, race.phase.total()
    return weighed([outlook.drive(mfs + SPUR.what(pick), total + SPUR.what(pick)) for pick in options])


# ---- moves and blows


def weigh_moves(race: Race, number: Faction, options: list[Pick]) -> list[float]:
    """The use of MFs that leads home soonest; a blow if it is worth its MF, or all that can be done."""
    outlook = Outlook(race, number)
    ways = Lines(outlook)
    costs: list[float] = []
    stakes: Stakes | None = None
    for pick in options:
        rival = attacked(pick)
        if LASH.holds(pick) or RAM.holds(pick):
            costs.append(ways.waiting() - blow_gain(race, number, pick))
        elif rival != NOBODY:
            stakes = stakes or Stakes(race, number)
            costs.append(ways.waiting(mfs_of(race, pick)) - weapon_worth(stakes, rival, pick))
        elif TRAMPLE.holds(pick):
            costs.append(ways.waiting() + trampled(race, number, TRAMPLE.what(pick)))
        else:
            costs.append(ways.worth(pick))
    return weighed(costs)


def mfs_of(race: Race, pick: Pick) -> int:
    use = race.rulebook.use_of(pick)
    return 1 if use is None else use.mfs(pick)


def blow_gain(race: Race, number: Faction, pick: Pick) -> float:
    """What a blow gains; a trifle is left alone."""
    worth = attack_worth(race, number, pick)
    return worth if worth > _LEAST_WORTH else worth - _LEAST_WORTH


def trampled(race: Race, number: Faction, rival: Faction) -> float:
    """A man under the hooves is no rival any more; one's own is spared."""
    return NEVER if race.owner(rival) == race.owner(number) else 0.0


def weigh_defences(outlook: Outlook, top: DefenceChoice, options: list[Pick]) -> list[float]:
    """A try that fails takes the blow all the same."""
    blow = blow_cost(outlook.race, outlook.number)
    averts = contest_chance(averting_modifier(outlook.race, outlook.number, next_blow(outlook.race)), top.against())
    costs: list[float] = []
    for pick in options:
        if pick == HOLD.pick:
            costs.append(blow)
        else:
            costs.append(blow + averts * (averting(outlook, pick) - blow))
    return weighed(costs)


def averting(outlook: Outlook, pick: Pick) -> float:
    """What it costs to brake or to evade."""
    now = outlook.turns(outlook.lane, outlook.to_go)
    if pick == BRAKE_BACK.pick:
        last = EMPTY if outlook.me.endurance <= 2 and outlook.corners > 0 else 0.0
        return 2 * max(BRAKED, outlook.worth) + outlook.turns(outlook.lane, outlook.to_go + 1) - now + last
    return evasion(outlook, EVADE.what(pick)) - now


def evasion(outlook: Outlook, side: Side) -> float:
    """Turns to the line after an evasion, what it owes and the corner it may strain in included."""
    race, me, track = outlook.race, outlook.me, outlook.track
    target = track.change[side][me.team]
    turns = outlook.turns_from(target) + EVADE_COST[side] / outlook.speed + outlook.slipping(target, side)
    limit = race.safe_speed(me, target)
    if limit < race.safe_speed(me, me.team):
        speed = me.last_speed if me.drawn == race.turn else race.orders[outlook.number]
        turns += outlook.strain(speed - limit, track.lane[target])
    return turns


# ---- the advanced race


def weigh_payments(outlook: Outlook, options: list[Pick]) -> list[float]:
    """All of it, but not the last point while there are corners to come."""
    spared = outlook.me.endurance if outlook.corners > 0 else 99
    return [float(PAY.what(pick)) if PAY.what(pick) < spared else -6.0 for pick in options]


def weigh_runs(outlook: Outlook, options: list[Pick]) -> list[float]:
    """On and round what lies ahead; over it only if there is no other way. Off the course nothing is nearer home."""
    if outlook.me.stage == ASTRAY:
        uses = [outlook.race.rulebook.use_of(pick) for pick in options]
        return [-float(use.when_late(pick)) for use, pick in zip(uses, options, strict=True) if use is not None]
    lines = Lines(outlook)
    return weighed([lines.worth(pick) for pick in options])


def rear_weight(chariot: Chariot, pick: Pick) -> float:
    """What has most left takes it; a driver's hits are dearer than a wheel's boxes. (CM-28.2)"""
    if pick == DRIVER.pick:
        return float(chariot.hits - _DEAR)
    return float(chariot.wheel_left(WHEEL.what(pick)))


def weigh_steps(race: Race, number: Faction, options: list[Pick]) -> list[float]:
    """To the nearer wall, and along it."""
    inward = race.track.rank[race.chariots[number].foot] <= LANES // 2
    ways = [2, 0, 1] if inward else [5, 0, 1]
    return [step_weight(pick, ways) for pick in options]


def step_weight(pick: Pick, ways: list[int]) -> float:
    if pick == STAY.pick:
        return -6.0
    return -2.0 * ways.index(RUN.what(pick)) if RUN.what(pick) in ways else -9.0
