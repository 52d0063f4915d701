"""The ledger: every sum that comes and goes, and nobody in the red. (CM-21.1, CM-21.3)"""

from __future__ import annotations

from typing import Final

from ..race import Race
from .events import LEDGER

LOAN: Final = 0
REPAID: Final = 1
SALE: Final = 2
PURCHASE: Final = 3
STAKED: Final = 4
WAGERED: Final = 5
WON: Final = 6
WAGER_WON: Final = 7
SPENT_IN_SECRET: Final = 8
CAUSES: Final = ["loan", "repaid", "sale", "purchase", "bet", "wager", "payoff", "wager-won", "orders"]
"""What money comes and goes for."""


def pay(race: Race, seat: int, change: int, cause: int) -> None:
    """Money that everybody sees come or go; a line of the seat's ledger. (CM-21.1, 21.3)"""
    if change == 0:
        return
    draft = race.season.draft()
    draft.pay(seat, change)
    assert draft.ceiling[seat] >= 0, "nobody spends what he does not have"
    race.season = draft
    race.record(LEDGER, seat, change, draft.ceiling[seat], cause)
