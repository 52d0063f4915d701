"""What may be asked in the race, each question once with its clause and fields. They are public but for those of sealed
answers, which are told to the seat that writes."""

from __future__ import annotations

from typing import Final

from ...core.asks import Ask

ASKS: Final[list[Ask]] = []


def _ask(name: str, clause: str, fields: str) -> Ask:
    ASKS.append(Ask(name, clause, fields))
    return ASKS[-1]


PREPARATION: Final = _ask("preparation", "CM-3.6a", "chariot?")
WRITE_SPEEDS: Final = _ask("write-speeds", "CM-6.1.2a", "chariot? most:count?")
GAIN_CHOICE: Final = _ask("gain-choice", "CM-9.4.1a", "chariot most:count")
WHIP_CHOICE: Final = _ask("whip-choice", "CM-6.5.2.2", "chariot total:count endurance:count")
MOVE_CHOICE: Final = _ask("move-choice", "CM-6.2.1", "chariot left:count total:count")
WALL_CHOICE: Final = _ask("wall-choice", "CM-6.4.4", "chariot side")
DEFENCE_CHOICE: Final = _ask("defence-choice", "CM-9.3", "chariot attacker:chariot? attack part? modifier:count")
HORSE_CHOICE: Final = _ask("horse-choice", "CM-9.6.1b", "chariot by:chariot?")
WHEEL_CHOICE: Final = _ask("wheel-choice", "CM-12.4a", "chariot wreck:chariot")
PAY_CHOICE: Final = _ask("pay-choice", "CM-14.2a", "chariot die:count endurance:count")
RUNAWAY_CHOICE: Final = _ask("runaway-choice", "CM-15.2.1", "chariot left:count total:count")
FOOT_CHOICE: Final = _ask("foot-choice", "CM-17.2", "chariot square left:count")
REAR_CHOICE: Final = _ask("rear-choice", "CM-28.2", "chariot by:chariot")

# ---- optional rules

OUTFITTING: Final = _ask("outfitting", "CM-27.1-1", "chariot? entry? left:count?")
STABBED_CHOICE: Final = _ask("stabbed-choice", "CM-27.2.2-chart", "chariot by:chariot wound:knife")
