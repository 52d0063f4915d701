"""What may be asked in the race, each question once with its clause and fields; all of them are public."""

from __future__ import annotations

from typing import Final

from ...core.asks import Ask

ASKS: Final[list[Ask]] = []


def _ask(name: str, clause: str, fields: str = "", *, declines: str = "") -> Ask:
    ASKS.append(Ask(name, clause, fields, declines=declines))
    return ASKS[-1]


SET_SPEED: Final = _ask("set-speed", "AM-4.2", "speed:count added:count removed:count left:count", declines="change")
DISCARD_PHASE: Final = _ask("discard-phase", "AM-5.1", "gone:count left:count", declines="discard")

CAST_CHOICE: Final = _ask("cast-choice", "AM-18.5", "left:count")
PAY_SPELL: Final = _ask("pay-spell", "AM-18.2", "spell? icon:colour")
COUNTER_CHOICE: Final = _ask("counter-choice", "AM-19.4", "caster:seat spell?")
TELEPORT_CHOICE: Final = _ask("teleport-choice", "AM-18.10", "skipped:count landing:count")

RAM_CHOICE: Final = _ask("ram-choice", "AM-8.1", "tile-number:count rivals:seats", declines="ram")
LAY_SETS: Final = _ask(
    "lay-sets",
    "AM-8.2",
    "purpose:ramming rival:seat next:half laid:count left:count most:count",
    declines="set",
)
BLOCK: Final = _ask("block", "AM-9.2", "mover:seat before:count laid:count left:count", declines="block")
ANSWER_BLOCK: Final = _ask("answer-block", "AM-9.8", "due:count paid:count left:count")
ATTACK_CHOICE: Final = _ask("attack-choice", "AM-11.1", "rivals:seats", declines="attack")
LAY_WHIPS: Final = _ask(
    "lay-whips", "AM-11.2", "purpose:whipping rival:seat laid:count left:count most:count", declines="whip"
)

PAY_ROCKS: Final = _ask("pay-rocks", "AM-10.2", "rating:count paid:count left:count", declines="rein")
PAY_HAZARD: Final = _ask("pay-hazard", "AM-10.5", "tile icon:colour paid:count left:count", declines="icon")
STABLES_CHOICE: Final = _ask("stables-choice", "AM-10.8", "damage:count speed:count steps:count")
FRESH_HAND: Final = _ask("fresh-hand", "AM-10.9", "hand:count", declines="discard")
