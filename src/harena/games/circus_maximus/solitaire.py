"""Playing alone: factions without a player attack by their drivers' temper. (CM-19)"""

from __future__ import annotations

from typing import Final

from ...core.ids import Pick
from .chariot import NOBODY
from .verbs import LASH, attacked

TEMPERS: Final = {"bloodthirsty": 2, "hot-headed": 3, "even-tempered": 4, "careful": 5, "peaceful": 6}
"""The die at which a driver of this temper attacks. (CM-19)"""


def attack_picks(options: list[Pick]) -> list[Pick]:
    """The attacks among the options: while there is one, there is an opportunity. (CM-19)"""
    return [pick for pick in options if attacked(pick) != NOBODY]


def allowed_attacks(attacks: list[Pick], threshold: int, die: int) -> list[Pick]:
    """Below the threshold no attack; on it a lash, which without a whip is nothing; above it any attack. (CM-19)"""
    if die < threshold:
        return []
    return [pick for pick in attacks if LASH.holds(pick)] if die == threshold else attacks
