"""CM-13 Critical hits: what a wound of the lash can bring besides."""

from __future__ import annotations

from .chariot import DRAGGED, DRIVERLESS
from .charts import ARM_WOUND, DEEP_WOUND, EYE_WOUND, PULLED_OUT, SEVERE_WOUND, SURPRISED, lash_factor
from .charts import ENTANGLED as ENTANGLED_ROLL
from .endurance import lose_modifier
from .events import CRITICAL_HIT, ENTANGLED, WHIP_LOST
from .events import PULLED_OUT as PULLED_OUT_EVENT
from .lash import collapse, lash_driver, take_hit
from .race import Race


def critical_hit(race: Race, number: int, attacker: int, factor: int) -> None:
    """CM-13.1, 13.1-2, 13.1-3, 13.1-4, 13.1-5, 13.1-6, 13.1-7, 13.1-8, 13.1-12 Two dice, rolled for every wound."""
    dice = race.roll(2)
    roll = sum(dice)
    race.tell_all(CRITICAL_HIT, [number, roll], dice)
    chariot = race.chariots[number]
    if roll == PULLED_OUT:
        pull_out(race, number)
        drop_whip(race, attacker)
    elif roll == SEVERE_WOUND:
        lose_modifier(race, number)
    elif roll == ARM_WOUND:
        chariot.arm_wound = 1
    elif roll == EYE_WOUND:
        chariot.blind |= 1 << race.side_of(number, attacker)
    elif roll == SURPRISED:
        lash_driver(race, number, attacker, lash_factor(factor - 1))
    elif roll == DEEP_WOUND:
        take_hit(race, number)
        if chariot.hits == 0:
            collapse(race, number)
    elif roll == ENTANGLED_ROLL:
        entangle(race, number, attacker)


def pull_out(race: Race, number: int) -> None:
    """CM-13.1-2, 16.7a The driver is dragged behind his own car, which runs on without him."""
    chariot = race.chariots[number]
    chariot.standing = DRIVERLESS
    chariot.driver = DRAGGED
    chariot.dragged = 0
    race.strewn += (number,)
    race.record(PULLED_OUT_EVENT, number)
    if chariot.fallen != 0:
        race.rulebook.team_felled(race, number)


def drop_whip(race: Race, number: int) -> None:
    race.chariots[number].whip = 0
    race.record(WHIP_LOST, number)


def entangle(race: Race, number: int, attacker: int) -> None:
    """CM-13.1-12 Two dice and the hits left each: the higher pulls the other out; the whip is lost either way."""
    dice = race.roll(4)
    own = dice[0] + dice[1] + race.chariots[number].hits
    other = dice[2] + dice[3] + race.chariots[attacker].hits
    race.tell_all(ENTANGLED, [number, own, other], dice)
    if own < other:
        pull_out(race, number)
    elif own > other:
        pull_out(race, attacker)
    drop_whip(race, attacker)
