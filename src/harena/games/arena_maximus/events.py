"""What can happen in the race, each kind once with its clause and fields."""

from __future__ import annotations

from typing import Final

from ...core.events import Kind

KINDS: Final[list[Kind]] = []


def _kind(name: str, clause: str, fields: str = "") -> Kind:
    KINDS.append(Kind(name, clause, fields))
    return KINDS[-1]


def _telling(name: str, clause: str, fields: str = "") -> Kind:
    """A kind that gives information: no undo past it."""
    KINDS.append(Kind(name, clause, fields, telling=True))
    return KINDS[-1]


def _shuffling(name: str, clause: str, fields: str = "") -> Kind:
    """A kind after which open cards lie in the deck: which ones is imagined anew, as if nobody had counted them."""
    KINDS.append(Kind(name, clause, fields, telling=True, shuffling=True))
    return KINDS[-1]


CHARIOT_ASSIGNED: Final = _telling("chariot-assigned", "AM-1.2", "seat colour")
HANDS_DEALT: Final = _telling("hands-dealt", "AM-1.8", "count deck:count")
HAND_DEALT: Final = _telling("hand-dealt", "AM-1.8", "seat cards")
FIRST_PLAYER: Final = _telling("first-player", "AM-1.9", "seat")
ROUND_BEGUN: Final = _kind("round-begun", "AM-3.1", "round:count seats")
TURN_BEGUN: Final = _kind("turn-begun", "AM-3.2", "seat")
TURN_ENDED: Final = _kind("turn-ended", "AM-13.1", "seat")

DECK_RENEWED: Final = _shuffling("deck-renewed", "AM-2.5", "count")
DECK_EXHAUSTED: Final = _kind("deck-exhausted", "AM-2.6", "seat")
CARD_ADDED: Final = _kind("card-added", "AM-4.3", "seat card speed:count")
CARD_REMOVED: Final = _kind("card-removed", "AM-4.4", "seat card speed:count")
SPEED_SET: Final = _kind("speed-set", "AM-4.6", "seat speed:count")
CARD_DISCARDED: Final = _kind("card-discarded", "AM-5.1", "seat card")
CARDS_DRAWN: Final = _telling("cards-drawn", "AM-6.1", "seat count deck:count")
CARD_DRAWN: Final = _telling("card-drawn", "AM-6.1", "seat card")
STANDS_STILL: Final = _kind("stands-still", "AM-7.5", "seat")

CARD_LAID: Final = _kind("card-laid", "AM-2.3", "seat card")
RAMMED: Final = _kind("rammed", "AM-8.3", "seat rival:seat sets:count")
RAM_CANCELLED: Final = _kind("ram-cancelled", "AM-8.5", "seat rival:seat sets:count")
BLOCKED: Final = _kind("blocked", "AM-9.2", "seat rival:seat reins:count")
BLOCK_CANCELLED: Final = _kind("block-cancelled", "AM-9.4", "seat reins:count")
BLOCK_HELD: Final = _kind("block-held", "AM-9.5", "seat reins:count")
ENTERED: Final = _kind("entered", "AM-7.2", "seat tile-number:count tile")
TILES_REVEALED: Final = _telling("tiles-revealed", "AM-12.1", "first:count tiles")
ROCKS_PASSED: Final = _kind("rocks-passed", "AM-10.2", "seat reins:count short:count")
JUMP_MADE: Final = _kind("jump-made", "AM-10.4", "seat rating:count short:count")
HAZARD_PASSED: Final = _kind("hazard-passed", "AM-10.5", "seat paid:count short:count")
STOPPED_AT_STABLES: Final = _kind("stopped-at-stables", "AM-10.9", "seat")
ATTACKED: Final = _kind("attacked", "AM-11.3", "seat rival:seat whips:count")
COUNTER_ATTACKED: Final = _kind("counter-attacked", "AM-11.5", "seat rival:seat whips:count")
ATTACK_CANCELLED: Final = _kind("attack-cancelled", "AM-11.4", "seat rival:seat whips:count")

DAMAGED: Final = _telling("damaged", "AM-15.1", "seat points:count damage:count")
CRASHED: Final = _telling("crashed", "AM-15.3", "seat tile-number:count")
ELIMINATED: Final = _telling("eliminated", "AM-15.10", "seat cards")
RECOVERY_DONE: Final = _telling("recovered", "AM-15.5", "seat")
RETURNED: Final = _kind("returned", "AM-15.6", "seat tile-number:count")
LINE_CROSSED: Final = _telling("line-crossed", "AM-13.2", "seat")
RAN_PAST: Final = _kind("ran-past", "AM-13.3", "seat count")
KINGMAKING: Final = _kind("kingmaking", "AM-14.1", "seat rival:seat")

SPELL_CAST: Final = _telling("spell-cast", "AM-18.3", "seat spell")
SPELL_COUNTERED: Final = _telling("spell-countered", "AM-19.2", "seat rival:seat")
TERRAIN_ALTERED: Final = _telling("terrain-altered", "AM-18.6", "seat one:count other:count")
HASTENED: Final = _kind("hastened", "AM-18.8", "seat")
HEALED: Final = _telling("healed", "AM-18.9", "seat points:count damage:count")
TELEPORTED: Final = _kind("teleported", "AM-18.10", "seat")
FIREBALL_HIT: Final = _telling("fireball-hit", "AM-18.15", "seat rival:seat")

LAST_STANDING: Final = _telling("last-standing", "AM-16.5", "seat")
RACE_OVER: Final = _telling("race-over", "AM-16.1", "round:count")
PLACED: Final = _telling("placed", "AM-16.4", "seat place:count")
TIE_BY_ARRIVAL: Final = _telling("tie-by-arrival", "AM-16.3", "seat")
