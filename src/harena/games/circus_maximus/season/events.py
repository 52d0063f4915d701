"""What can happen in the season, each kind once with its clause and fields, behind the events of the race. A chariot
beside the number of an outfit is its colour."""

from __future__ import annotations

from typing import Final

from ....core.events import Kind
from .. import events as race

SEASON_KINDS: Final[list[Kind]] = []


def _kind(name: str, clause: str, fields: str = "") -> Kind:
    SEASON_KINDS.append(Kind(name, clause, fields))
    return SEASON_KINDS[-1]


def _telling(name: str, clause: str, fields: str = "") -> Kind:
    """A kind that gives information: no undo past it."""
    SEASON_KINDS.append(Kind(name, clause, fields, telling=True))
    return SEASON_KINDS[-1]


# ---- the season

SEASON_BEGUN: Final = _kind("season-begun", "CM-20.2", "races:count")
COLOUR_DRAWN: Final = _telling("colour-drawn", "CM-3.3", "seat chariot")
OUTFIT_REVEALED: Final = _telling("outfit-revealed", "CM-20.1a", "chariot outfit:count plan:counts")
OUTFIT_BUILT: Final = _telling(
    "outfit-built", "CM-20.1a", "chariot outfit:count modifier:count hits:count car endurance:count horses:counts"
)
RACE_ANNOUNCED: Final = _kind("race-announced", "CM-20.2", "race:count")
SEASON_OVER: Final = _kind("season-over", "CM-20.2", "races:count")
FORTUNE_TOLD: Final = _kind("fortune", "CM-26.5", "seat sum place:count")
LEDGER: Final = _kind("ledger", "CM-21.1", "seat change balance:sum cause:money")

# ---- deals

LOAN_OFFERED: Final = _telling("loan-offered", "CM-21.2a", "lender:seat borrower:seat lent:sum back:sum due:count")
LOAN_MADE: Final = _telling("loan-made", "CM-21.2a", "lender:seat borrower:seat lent:sum back:sum due:count")
LOAN_DECLINED: Final = _telling("loan-declined", "CM-21.2a", "lender:seat borrower:seat lent:sum back:sum due:count")
LOAN_PAID: Final = _kind("loan-paid", "CM-21.2a", "lender:seat? borrower:seat lent:sum back:sum due:count")
LOT_OFFERED: Final = _telling("lot-offered", "CM-21.3", "seat outfit:count least:sum")
BID_OPENED: Final = _telling("bid", "CM-21.3", "seat sum")
LOT_SOLD: Final = _telling("lot-sold", "CM-21.3", "seat buyer:seat outfit:count sum")
LOT_UNSOLD: Final = _telling("lot-unsold", "CM-21.3", "seat outfit:count")
DEFAULTED: Final = _kind("defaulted", "CM-21.2b", "seat short:sum")
BANKRUPT: Final = _kind("bankrupt", "CM-21.2b", "seat")

# ---- plans

ORDERS_SEALED: Final = _telling("orders-sealed", "CM-20.2.1", "seat")
ORDERS_PAID: Final = _telling("orders-paid", "CM-24.3.1", "seat total:sum")
HORSE_BOUGHT: Final = _telling("horse-bought", "CM-21.4.1", "chariot outfit:count sum speed:count dice:counts")
TEAM_BOUGHT: Final = _telling("team-bought", "CM-21.4", "chariot outfit:count endurance:count die:counts")
DRIVER_BOUGHT: Final = _telling(
    "driver-bought", "CM-21.5a", "chariot outfit:count modifier:count hits:count die:counts"
)
CAR_BOUGHT: Final = _telling("car-bought", "CM-21.6", "chariot outfit:count")
ENDURANCE_SPOILED: Final = _telling("endurance-spoiled", "CM-21.4.3", "chariot outfit:count endurance:count die:counts")
ARRANGED: Final = _kind("arranged", "CM-21.4.2", "chariot outfit:count horses:counts")

# ---- entries and bets

ENTERED: Final = _telling("entered", "CM-20.2.2", "chariot outfit:count")
STAYED_OUT: Final = _telling("stayed-out", "CM-20.2.1", "seat")
BET_PLACED: Final = _telling("bet-placed", "CM-26.2a", "seat chariot sum")
LAP_BET: Final = _telling("lap-bet", "CM-26.3", "seat chariot sum")
ODDS_SET: Final = _kind("odds-set", "CM-26.2b", "chariot odds:count")
WAGER_OFFERED: Final = _telling("wager-offered", "CM-26.1c", "seat rival:seat chariot against:chariot sum")
WAGER_MADE: Final = _telling("wager-made", "CM-26.1c", "seat rival:seat chariot against:chariot sum")
WAGER_DECLINED: Final = _telling("wager-declined", "CM-26.1c", "seat rival:seat chariot against:chariot sum")
WAGER_SETTLED: Final = _kind("wager-settled", "CM-26.1c", "seat rival:seat winner:seat? sum")

# ---- skulduggery

DRUGGED: Final = _telling("drugged", "CM-24.4.1", "seat chariot spent:sum guard:sum points:count")
DOSED: Final = _kind("dosed", "CM-24.4.2", "chariot horse:count")
SABOTAGED: Final = _telling("sabotaged", "CM-24.5.1", "seat chariot spent:sum guard:sum points:count die:counts")
WHEEL_SAWN: Final = _kind("wheel-sawn", "CM-24.5.2", "chariot wheel:half points:count")
BRIBE_REVEALED: Final = _telling(
    "bribe-revealed", "CM-24.3.2", "seat chariot bribe protects:chariot? spent:sum guard:sum"
)
BRIBE_RESOLVED: Final = _telling("bribe-resolved", "CM-24.3.2", "seat chariot net:sum points:count die:counts")
PEACE_BROKEN: Final = _kind("peace-broken", "CM-24.3.2.1", "chariot rival:chariot")
BRIBE_WAIVED: Final = _telling("bribe-waived", "CM-24.3.2", "seat")

# ---- after the race

RACE_WON: Final = _kind("race-won", "CM-20.4", "chariot")
RACE_VOID: Final = _kind("race-void", "CM-26.4")
PAID_OFF: Final = _kind("paid-off", "CM-26.4.1", "seat due:sum paid:sum")
BOOKS_OPENED: Final = _telling(
    "books-opened",
    "CM-21.1",
    "seat target:chariot? bribe:sum drug:sum sabotage:sum bribery:sum drugs:sum sawing:sum",
)
OUTFIT_RECOVERED: Final = _kind("outfit-recovered", "CM-22.2", "chariot outfit:count hits:count horses:counts")
DRIVER_LOST: Final = _kind("driver-lost", "CM-22.2", "chariot outfit:count")
HORSE_LOST: Final = _kind("horse-lost", "CM-22.2", "chariot outfit:count horse:count")
CAR_LOST: Final = _kind("car-lost", "CM-22.3", "chariot outfit:count")
LEARNT: Final = _kind("learnt", "CM-23.1", "chariot outfit:count points:count")
DRIVER_TRAINED: Final = _telling("driver-trained", "CM-23.4", "chariot outfit:count modifier:count")
HORSE_TRAINED: Final = _telling("horse-trained", "CM-23.5", "chariot outfit:count horse:count speed:count")
ENDURANCE_TRAINED: Final = _telling("endurance-trained", "CM-23.6", "chariot outfit:count endurance:count dice:counts")

KINDS: Final = [*race.KINDS, *SEASON_KINDS]
