"""Loans, sales, and what becomes of who cannot pay. (CM-21.2, CM-21.3)"""

from __future__ import annotations

from typing import Final, final

from ....core.ids import NOBODY, Clause, Pick, Seat
from ..race import Choice, Race, Step
from .asks import BIDS, DEALS, LOAN_ANSWERS, SELL_NEXT
from .events import (
    BANKRUPT,
    BID_OPENED,
    DEFAULTED,
    LOAN_DECLINED,
    LOAN_MADE,
    LOAN_OFFERED,
    LOAN_PAID,
    LOT_OFFERED,
    LOT_SOLD,
    LOT_UNSOLD,
)
from .money import LOAN, REPAID, SALE, pay
from .rows import OnePick, Rows, amounts
from .values import BANK, MOST_OUTFITS, NO_COLOUR, Loan, Lot
from .verbs import ACCEPT, AMOUNT, DECLINE, DONE, DUE, LEND, MOST_AMOUNT, SELL

MOST_BACK: Final = 5
"""Nobody asks for more than five times what he lends."""
LEAST_PRICE: Final = 1
"""What a lot in a forced auction has to bring. (CM-21.2b)"""


# ---- offers


@final
class Deals(Rows):
    """Before the plans everybody may offer a loan, on his own terms, and an outfit for sale. (CM-21.2a, 21.2-offers,
    21.3-sale)"""

    ask = DEALS

    def concerns(self, race: Race, seat: Seat) -> bool:
        season = race.season
        if not race.house.deals or seat in season.gone:
            return False
        return season.ceiling[seat] >= 1 or len(season.owned(seat)) > 0

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        season, last = race.season, row[-1] if row else DONE.pick
        if LEND.holds(last):
            return amounts(1, season.cash(seat))
        if SELL.holds(last):
            return amounts(LEAST_PRICE, MOST_AMOUNT)
        if len(row) == 2 and LEND.holds(row[0]):
            return amounts(0, min(MOST_BACK * AMOUNT.what(last), MOST_AMOUNT))
        # Only a loan has a third pick and a fourth.
        if len(row) == 3:
            return [DUE.of(race_) for race_ in range(season.number - 1, race.house.races)]
        picks = [DONE.pick]
        if not row and season.cash(seat) >= 1:
            picks += [LEND.of(other) for other in season.solvent() if other != seat]
        if not any(SELL.holds(pick) for pick in row):
            picks += [SELL.of(number) for number in season.owned(seat)]
        return picks

    def told(self, race: Race, seat: Seat) -> list[int]:
        return [race.season.number, race.season.cash(seat)]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        return Clause("CM-21.3") if AMOUNT.holds(pick) or SELL.holds(pick) else self.ask.clause

    def run(self, race: Race) -> None:
        draft = race.season.draft()
        for seat in draft.solvent():
            row = self.row(seat)
            if row and LEND.holds(row[0]):
                terms = [AMOUNT.what(row[1]), AMOUNT.what(row[2]), DUE.what(row[3]) + 1]
                loan = Loan(seat, LEND.what(row[0]), *terms)
                draft.offers = (*draft.offers, loan)
                race.tell_all(LOAN_OFFERED, list(loan.numbers()), [])
            for place, pick in enumerate(row):
                if SELL.holds(pick):
                    lot = Lot(seat, SELL.what(pick), AMOUNT.what(row[place + 1]))
                    draft.lots = (*draft.lots, lot)
                    race.record(LOT_OFFERED, seat, lot.outfit + 1, lot.least)
        race.season = draft


@final
class LoanAnswers(Rows):
    """Whoever was offered a loan accepts or declines; money moves when all have answered. (CM-21.2a)"""

    ask = LOAN_ANSWERS

    def concerns(self, race: Race, seat: Seat) -> bool:
        return any(loan.borrower == seat for loan in race.season.offers)

    def offered(self, race: Race, seat: int) -> list[Loan]:
        return [loan for loan in race.season.offers if loan.borrower == seat]

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        offered = self.offered(race, seat)
        if len(row) >= len(offered):
            return [DONE.pick]
        lender = offered[len(row)].lender
        return [ACCEPT.of(lender), DECLINE.of(lender)]

    def told(self, race: Race, seat: Seat) -> list[int]:
        offered, row = self.offered(race, seat), self.row(seat)
        if len(row) >= len(offered):
            return [NOBODY, -1, -1, -1]
        loan = offered[len(row)]
        return [loan.lender, loan.lent, loan.back, loan.due]

    def late(self, race: Race, seat: Seat) -> Pick:
        return self.options(race, seat)[-1]

    def run(self, race: Race) -> None:
        for loan in race.season.offers:
            accepted = ACCEPT.of(loan.lender) in self.row(loan.borrower)
            race.tell_all(LOAN_MADE if accepted else LOAN_DECLINED, list(loan.numbers()), [])
            if not accepted:
                continue
            pay(race, loan.lender, -loan.lent, LOAN)
            pay(race, loan.borrower, loan.lent, LOAN)
            draft = race.season.draft()
            draft.loans = (*draft.loans, loan)
            race.season = draft
        draft = race.season.draft()
        draft.offers = ()
        race.season = draft


# ---- auctions


@final
class Lots(Step):
    """Lots come up one after the other. (CM-21.3)"""

    def run(self, race: Race) -> None:
        if race.season.lots:
            race.then([Bids(), Lots()])


@final
class Bids(OnePick):
    """Sealed bids: nothing, or at least the least price. The highest pays his bid, and equal ones draw. A lot is a
    whole outfit. (CM-21.2-lots, 21.3)"""

    ask = BIDS

    def concerns(self, race: Race, seat: Seat) -> bool:
        season = race.season
        if not season.lots or seat == season.lots[0].seller or seat not in season.factions():
            return False
        return len(season.owned(seat)) < MOST_OUTFITS and season.ceiling[seat] >= season.lots[0].least

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        return [AMOUNT.of(0), *amounts(race.season.lots[0].least, race.season.cash(seat))]

    def facts(self, race: Race, seat: Seat) -> list[int] | None:
        lot = race.season.lots[0]
        left = race.season.cash(seat) if seat in self.waiting(race) else -1
        return [lot.seller, race.season.colours[lot.seller], lot.outfit + 1, lot.least, left]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        return Clause("CM-21.3")

    def run(self, race: Race) -> None:
        draft = race.season.draft()
        lot, draft.lots = draft.lots[0], draft.lots[1:]
        race.season = draft
        bids = {seat: AMOUNT.what(self.row(seat)[0]) for seat in draft.solvent() if self.row(seat)}
        for seat, bid in bids.items():
            race.record(BID_OPENED, seat, bid)
        best = max([0, *bids.values()])
        if best == 0:
            race.record(LOT_UNSOLD, lot.seller, lot.outfit + 1)
            return
        highest = [seat for seat, bid in bids.items() if bid == best]
        winner = highest[0] if len(highest) == 1 else highest[race.chance.below(len(highest), "lot")]
        sell(race, lot, winner, best)


def sell(race: Race, lot: Lot, buyer: Seat, price: int) -> None:
    """The outfit goes over as it is, and starts under its buyer's colour from now on. (CM-21.3)"""
    race.record(LOT_SOLD, lot.seller, buyer, lot.outfit + 1, price)
    pay(race, buyer, -price, SALE)
    pay(race, lot.seller, price, SALE)
    draft = race.season.draft()
    old, new = draft.colours[lot.seller], draft.colours[buyer]
    outfit = draft.outfit(old, lot.outfit)
    draft.put_outfit(old, lot.outfit, None)
    stable = [*draft.stables[new], None]
    draft.put_outfit(new, stable.index(None), outfit)
    race.season = draft


# ---- default and bankruptcy


@final
class Dues(Step):
    """Loans that fall due after this race are paid, the oldest first. Who cannot has his outfits auctioned, one after
    the other; if that is not enough he is bankrupt. (CM-21.2a, 21.2b)"""

    def __init__(self, seat: int = 0, offered: int = 0) -> None:
        self.seat: Final = seat
        self.offered: Final = offered
        """A mask of the outfits of this seat that have been put up in vain, or sold."""

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.offered)

    def run(self, race: Race) -> None:
        while True:
            due = owed_now(race)
            if not due:
                return
            loan = due[0]
            short = loan.back - race.season.ceiling[loan.borrower]
            if short > 0:
                self.default(race, Seat(loan.borrower), short)
                return
            repay(race, loan, loan.back)

    def default(self, race: Race, seat: Seat, short: int) -> None:
        offered = self.offered if self.seat == seat else 0
        race.record(DEFAULTED, seat, short)
        if lots_left(race, seat, offered):
            race.then([SellNext(seat, offered)])
        else:
            go_bankrupt(race, seat)
            race.then([Dues()])


def owed_now(race: Race) -> list[Loan]:
    """Loans that fall due after this race, the oldest first. (CM-21.2a)"""
    return [loan for loan in race.season.loans if loan.due <= race.season.number]


def repay(race: Race, loan: Loan, money: int) -> None:
    """The debt is settled with what is paid of it; claims of the bankrupt are the bank's. (CM-21.2b)"""
    draft = race.season.draft()
    draft.loans = tuple([one for one in draft.loans if one is not loan])
    race.season = draft
    pay(race, loan.borrower, -money, REPAID)
    if loan.lender != BANK:
        pay(race, loan.lender, money, REPAID)
    race.tell_all(LOAN_PAID, [loan.lender, loan.borrower, loan.lent, money, loan.due], [])


def lots_left(race: Race, seat: Seat, offered: int) -> list[int]:
    """Outfits of a debtor that can still be put up."""
    if race.season.colours[seat] == NO_COLOUR:
        return []
    return [number for number in race.season.owned(seat) if (offered >> number) & 1 == 0]


@final
class SellNext(Choice):
    """A debtor says which of his outfits comes up next; one nobody wants stays his, and is not put up again.
    (CM-21.2b, 21.2-unsold)"""

    ask = SELL_NEXT

    def __init__(self, seat: Seat, offered: int) -> None:
        super().__init__(seat)
        self.offered: Final = offered

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.offered)

    def facts(self, race: Race) -> list[int]:
        due = [loan for loan in owed_now(race) if loan.borrower == self.seat]
        return [max(0, due[0].back - race.season.ceiling[self.seat]) if due else 0]

    def options(self, race: Race) -> list[Pick]:
        return [SELL.of(number) for number in lots_left(race, self.seat, self.offered)]

    def answer(self, race: Race, pick: Pick) -> None:
        number = SELL.what(pick)
        draft = race.season.draft()
        draft.lots = (Lot(self.seat, number, LEAST_PRICE),)
        race.season = draft
        race.record(LOT_OFFERED, self.seat, number + 1, LEAST_PRICE)
        race.then([Bids(), Dues(self.seat, self.offered | 1 << number)])


def go_bankrupt(race: Race, seat: Seat) -> None:
    """He pays what he has, the oldest debt first, and leaves the game; what he still owns is gone, what others owe him
    they will pay to the bank. (CM-21.2b)"""
    for loan in [loan for loan in race.season.loans if loan.borrower == seat]:
        repay(race, loan, min(loan.back, race.season.ceiling[seat]))
    draft = race.season.draft()
    draft.gone = (*draft.gone, seat)
    if draft.colours[seat] != NO_COLOUR:
        draft.put_stable(draft.colours[seat], ())
    draft.loans = tuple([claimed(loan, seat) for loan in draft.loans])
    race.season = draft
    race.record(BANKRUPT, seat)


def claimed(loan: Loan, seat: Seat) -> Loan:
    """A claim of the bankrupt is the bank's. (CM-21.2-claims)"""
    return Loan(BANK, loan.borrower, loan.lent, loan.back, loan.due) if loan.lender == seat else loan


def pay_all(race: Race) -> None:
    """When a season ends early all loans fall due, and are paid as far as the cash goes. (CM-21.2b)"""
    for loan in race.season.loans:
        repay(race, loan, min(loan.back, race.season.ceiling[loan.borrower]))
