"""A season's money in review: fortunes from race to race, what made them, and how lucky everybody's bets were.

Luck of bets is what they paid against what they could be expected to pay when they were made: the race is run on from
there many times by quick answers. Where bets are added at the end of a lap, what had been bet before is valued once
more, so that nobody's luck is what he himself has added.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from ..bots.circus_season.chances import under_way
from ..bots.mind import Mind
from ..core.agenda import State
from ..core.chance import Fast
from ..core.events import Event, Log
from ..core.ids import NOBODY
from ..games.circus_maximus.race import Race
from ..games.circus_maximus.season.asks import (
    BETS,
    BIDS,
    DEALS,
    LAP_BETS,
    LOAN_ANSWERS,
    PLANS,
    SELL_NEXT,
    WAGER_ANSWERS,
)
from ..games.circus_maximus.season.events import LEDGER, RACE_ANNOUNCED, RACE_VOID, RACE_WON, WAGER_SETTLED
from ..games.circus_maximus.season.money import CAUSES, WAGER_WON, WAGERED, WON
from ..games.circus_maximus.season.values import HUNDRED, NO_SEASON, NO_SHEET, Sheet

MONEY: Final = [ask.name for ask in (DEALS, LOAN_ANSWERS, BIDS, PLANS, BETS, WAGER_ANSWERS, LAP_BETS, SELL_NEXT)]
"""The questions that are about money."""
_FAR: Final = 20_000
"""No race is run on for more decisions than this."""
_STEP: Final = 1 << 10
"""Seeds of the races of one moment lie apart by this."""


@dataclass
class Account:
    """One race's money, by seat and in sesterces."""

    race: int
    fortunes: list[int]
    """When the race is over and debts are paid."""
    made: list[dict[str, int]]
    """By what it came or went for."""
    luck: list[float]
    """What bets paid beyond what was to be expected."""
    winner: int | None = None
    """The seat whose colour won; none if nobody came home, or while it is run."""

    def words(self) -> dict[str, object]:
        return {
            "race": self.race,
            "winner": self.winner,
            "fortunes": self.fortunes,
            "made": [{cause: made for cause, made in one.items() if made != 0} for one in self.made],
            "luck-of-bets": [round(luck) for luck in self.luck],
        }


@dataclass
class Moment:
    """Bets as they stood, and what each seat could expect of them."""

    sheet: Sheet = NO_SHEET
    expected: list[float] = field(default_factory=list)


@final
class Bookkeeper:
    """Reads a season's log along with a walk through its record."""

    def __init__(self, mind: Mind, state: State, runs: int) -> None:
        self.mind: Final = mind
        self.runs: Final = runs
        self.read = 0
        """How many events are read."""
        self.accounts: Final[list[Account]] = []
        self.moment = Moment()
        self.start: Final = starting_money(state)
        """What everybody begins with; nothing where there is no money."""

    def look(self, state: State, log: Log) -> None:
        """Once more after every answer; where there is no money there is nothing to be seen."""
        if not isinstance(state, Race) or not self.start:
            return
        told = log.events[self.read :]
        self.read = len(log.events)
        for event in told:
            self.note(state, event)
        if under_way(state) and state.season.sheet.before and state.season.sheet is not self.moment.sheet:
            self.value(state)

    def note(self, state: Race, event: Event) -> None:
        if event.kind is RACE_ANNOUNCED:
            self.open(event.numbers[0])
        elif event.kind is LEDGER:
            seat, change, balance, cause = event.numbers
            account = self.account(state)
            account.made[seat][CAUSES[cause]] += HUNDRED * change
            account.fortunes[seat] = HUNDRED * balance
            if cause in (WON, WAGER_WON, WAGERED) and change > 0 and self.moment.expected:
                account.luck[seat] += HUNDRED * change
        elif event.kind is RACE_WON:
            self.account(state).winner = state.season.seat_of(event.numbers[0])
            self.add_luck([-money for money in self.moment.expected])
        elif event.kind is RACE_VOID:
            self.account(state)
            self.add_luck([-money for money in self.moment.expected])

    # ---- accounts

    def open(self, race: int) -> None:
        fortunes = self.accounts[-1].fortunes if self.accounts else self.start
        made = [dict.fromkeys(CAUSES, 0) for _ in fortunes]
        self.accounts.append(Account(race, fortunes.copy(), made, [0.0] * len(fortunes)))
        self.moment = Moment()

    def account(self, state: Race) -> Account:
        """The race that is open; of a season that begins in the middle, that one."""
        if not self.accounts:
            self.open(state.season.number)
        return self.accounts[-1]

    # ---- luck

    def value(self, state: Race) -> None:
        """What the bets made by now may be expected to pay; and what has become of those made before."""
        account = self.account(state)
        ends = [run_on(self.mind, state, seed + account.race * _STEP) for seed in range(self.runs)]
        if self.moment.expected:
            before = mean_paid(ends, self.moment.sheet)
            self.add_luck([now - then for now, then in zip(before, self.moment.expected, strict=True)])
        self.moment = Moment(state.season.sheet, mean_paid(ends, state.season.sheet))

    def add_luck(self, changes: list[float]) -> None:
        for seat, change in enumerate(changes):
            self.accounts[-1].luck[seat] += change


@dataclass(frozen=True)
class End:
    """How a race that was run on ended: its winner, and what side bets paid each seat."""

    winner: int | None
    wagers: list[int]

    def paid(self, sheet: Sheet) -> list[int]:
        bets = [0] * len(self.wagers) if self.winner is None else sheet.payoffs(self.winner)
        return [HUNDRED * (bet + wager) for bet, wager in zip(bets, self.wagers, strict=True)]


def starting_money(state: State) -> list[int]:
    if not isinstance(state, Race) or state.season is NO_SEASON:
        return []
    return [HUNDRED * money for money in state.season.ceiling]


def run_on(mind: Mind, state: Race, seed: int) -> End:
    """The race under way to its end, by quick answers."""
    future, whims, log = state.clone(Fast(seed)), Fast(~seed), Log()
    future.log = log
    for _ in range(_FAR):
        if not future.agenda or len(future.season.winners) > len(state.season.winners):
            break
        seat = future.asked()[0]
        options = future.options(seat)
        future.take(seat, options[0] if len(options) == 1 else mind.reply(future, seat, options, whims))
    won = [event.numbers[0] for event in log.events if event.kind is RACE_WON]
    wagers = [0] * state.seats
    for event in log.events:
        if event.kind is WAGER_SETTLED:
            by, rival, winner, stakes = event.numbers
            for paid in (by, rival) if winner == NOBODY else (winner, winner):
                wagers[paid] += stakes // 2
    return End(won[0] if won else None, wagers)


def mean_paid(ends: list[End], sheet: Sheet) -> list[float]:
    paid = [end.paid(sheet) for end in ends]
    return [sum(one) / len(ends) for one in zip(*paid, strict=True)]
