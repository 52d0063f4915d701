"""What may be asked in the season, each question once with its clause and fields, behind the questions of the race."""

from __future__ import annotations

from typing import Final

from ....core.asks import Ask
from .. import asks as race

SEASON_ASKS: Final[list[Ask]] = []


def _ask(name: str, clause: str, fields: str = "", declines: str = "") -> Ask:
    SEASON_ASKS.append(Ask(name, clause, fields, declines=declines))
    return SEASON_ASKS[-1]


STOCKING: Final = _ask("stocking", "CM-20.1a", "chariot? outfit:count? entry? left:count?", "stock")
DEALS: Final = _ask("deals", "CM-21.2a", "race:count? left:sum?", "deal")
LOAN_ANSWERS: Final = _ask("loan-answers", "CM-21.2a", "lender:seat? lent:sum? back:sum? due:count?", "answer")
BIDS: Final = _ask("bids", "CM-21.3", "seller:seat chariot outfit:count least:sum left:sum?")
PLANS: Final = _ask("plans", "CM-20.2.1", "race:count? left:sum?", "plan")
ARRANGE: Final = _ask("arrange", "CM-21.4.2", "chariot outfit:count horses:counts")
ENTRIES: Final = _ask("entries", "CM-20.2.2", "race:count")
SECOND_ENTRIES: Final = _ask("second-entries", "CM-20.2.2", "race:count")
BETS: Final = _ask("bets", "CM-26.1a", "race:count? left:sum?", "bet")
WAGER_ANSWERS: Final = _ask(
    "wager-answers", "CM-26.1c", "by:seat? colour:chariot? against:chariot? stake:sum?", "answer"
)
SEASON_SPEEDS: Final = _ask("season-speeds", "CM-24.3.2", "chariot? most:count?")
DOSE_CHOICE: Final = _ask("dose-choice", "CM-24.4.2", "chariot points:count")
SAW_CHOICE: Final = _ask("saw-choice", "CM-24.5.2", "chariot points:count")
LAST_ANSWER: Final = _ask("last-answer", "CM-24.3.2.1", "chariot attacker:chariot? attack")
LAP_BETS: Final = _ask("lap-bets", "CM-26.3", "lap:count? left:sum?", "bet")
TRAINING: Final = _ask("training", "CM-23.3", "race:count", "train")
SELL_NEXT: Final = _ask("sell-next", "CM-21.2b", "short:sum")

ASKS: Final = [*race.ASKS, *SEASON_ASKS]
