"""Betting: before the race, at the end of its laps, and what comes of it. (CM-26)"""

from __future__ import annotations

from typing import Final, final

from ....core.events import Kind
from ....core.ids import NOBODY, Clause, Pick, Seat
from ..race import Race, Step
from ..track_data import EGG
from ..verbs import FACTIONS
from .asks import BETS, LAP_BETS, WAGER_ANSWERS
from .events import (
    BET_PLACED,
    LAP_BET,
    ODDS_SET,
    PAID_OFF,
    RACE_VOID,
    RACE_WON,
    WAGER_DECLINED,
    WAGER_MADE,
    WAGER_OFFERED,
    WAGER_SETTLED,
)
from .experience import finishers
from .money import STAKED, WAGER_WON, WAGERED, WON, pay
from .rows import Rows, amounts, paired
from .values import COLOURS, NO_COLOUR, NO_SHEET, Sheet, Wager
from .verbs import ACCEPT, AGAINST, AMOUNT, BACK, BET, DECLINE, DONE, WAGER

WINDOWS: Final = 2
"""At the end of the first and of the second lap. (CM-26.3)"""


# ---- before the race


def own_colour(race: Race, seat: int) -> int:
    """The colour a seat has to bet on: its own, if it has entered it. (CM-26.1b)"""
    colour = race.season.colours[seat]
    return colour if colour in race.season.entered() else NO_COLOUR


@final
class Bets(Rows):
    """Everybody who can bets in secret, in hundreds: on his own faction first, then on others for no more than on that;
    who has not entered bets as he likes, but bets. A side bet may be offered beside it. (CM-26.1a, 26.1b, 26.1c,
    26.2a, 20.3)"""

    ask = BETS

    def concerns(self, race: Race, seat: Seat) -> bool:
        season = race.season
        return seat not in season.gone and season.ceiling[seat] >= 1 and len(season.entered()) > 0

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        season, own = race.season, own_colour(race, seat)
        last = row[-1] if row else DONE.pick
        left = season.cash(seat) - said(row)
        if BET.holds(last):
            return amounts(1, left if BET.what(last) == own or own == NO_COLOUR else min(left, self.free(own, row)))
        if WAGER.holds(last):
            return [BACK.of(colour) for colour in season.entered()]
        if BACK.holds(last):
            return [AGAINST.of(colour) for colour in season.entered() if colour != BACK.what(last)]
        if AGAINST.holds(last):
            return amounts(1, left)
        if not row:
            return self.first(race, own, left)
        return [DONE.pick, *self.more(race, own, row, left), *self.wagers(race, seat, row, left)]

    def first(self, race: Race, own: int, left: int) -> list[Pick]:
        """Without money nothing; else one's own faction, or whichever one likes. (CM-26.1a, 26.1b, 26.1-poor)"""
        if left < 1:
            return [DONE.pick]
        return [BET.of(own)] if own != NO_COLOUR else [BET.of(colour) for colour in race.season.entered()]

    def free(self, own: int, row: list[Pick]) -> int:
        """What may still be bet on others. (CM-26.1b)"""
        on = bets_in(row)
        return 2 * on[own] - sum(on)

    def more(self, race: Race, own: int, row: list[Pick], left: int) -> list[Pick]:
        """Other colours that may still be bet on, in their order; not after a side bet."""
        if left < 1 or wager_in(row) is not None or (own != NO_COLOUR and self.free(own, row) < 1):
            return []
        others = [colour for colour, money in enumerate(bets_in(row)) if money > 0 and colour != own]
        after = max(others) if others else -1
        return [BET.of(colour) for colour in race.season.entered() if colour > after and colour != own]

    def wagers(self, race: Race, seat: Seat, row: list[Pick], left: int) -> list[Pick]:
        """One side bet, with anybody, where two colours start. (CM-26.1c)"""
        if not race.house.deals or left < 1 or wager_in(row) is not None or len(race.season.entered()) < 2:
            return []
        return [WAGER.of(other) for other in race.season.solvent() if other != seat]

    def told(self, race: Race, seat: Seat) -> list[int]:
        return [race.season.number, race.season.cash(seat) - said(self.row(seat))]

    def late(self, race: Race, seat: Seat) -> Pick:
        """As little as must be: 100 on one's own faction. (CM-26.1a)"""
        return self.options(race, seat)[0]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        row = self.row(seat)
        if AMOUNT.holds(pick) and row and (BET.holds(row[-1]) or AGAINST.holds(row[-1])):
            return why_not_bet(AMOUNT.what(pick), race.season.cash(seat) - said(row))
        if BET.holds(pick):
            return Clause("CM-26.1b")
        return WAGER.clause if WAGER.holds(pick) else self.ask.clause

    def run(self, race: Race) -> None:
        if not race.season.entered():
            return
        before: list[tuple[int, ...]] = []
        for seat in range(race.seats):
            before.append(tuple(bets_in(self.row(seat))))
            place(race, seat, before[-1], BET_PLACED)
        draft = race.season.draft()
        draft.sheet = Sheet(tuple(before)).with_odds()
        race.season = draft
        for colour, odds in enumerate(draft.sheet.odds):
            if odds > 0:
                race.record(ODDS_SET, colour, odds)
        for seat in range(race.seats):
            self.challenge(race, Seat(seat))

    def challenge(self, race: Race, seat: Seat) -> None:
        """A side bet is offered, and its stake held; to who cannot match it, it is void. (CM-26.1c)"""
        offered = wager_in(self.row(seat))
        if offered is None:
            return
        wager = Wager(seat, *offered)
        race.tell_all(WAGER_OFFERED, list(wager.numbers()), [])
        pay(race, seat, -wager.stake, WAGERED)
        draft = race.season.draft()
        draft.challenges = (*draft.challenges, wager)
        race.season = draft


def why_not_bet(money: int, left: int) -> Clause:
    """Nothing is no bet; more than there is cannot be spent; what is left over is bound by the bet on one's own.
    (CM-21.3, 26.1a, 26.1b)"""
    if money == 0:
        return Clause("CM-26.1a")
    return Clause("CM-21.3" if money > left else "CM-26.1b")


def said(row: list[Pick]) -> int:
    """All sums of a row."""
    return sum([AMOUNT.what(pick) for pick in row if AMOUNT.holds(pick)])


def bets_in(row: list[Pick]) -> list[int]:
    """What a row bets, by colour."""
    on = [0] * COLOURS
    for pick, money in paired(row):
        if BET.holds(pick):
            on[BET.what(pick)] += money
    return on


def wager_in(row: list[Pick]) -> tuple[int, int, int, int] | None:
    """The side bet of a row, once it is said: with whom, on which colour against which, and for how much."""
    for place_, pick in enumerate(row):
        if WAGER.holds(pick):
            back, against, money = row[place_ + 1 : place_ + 4]
            return (WAGER.what(pick), BACK.what(back), AGAINST.what(against), AMOUNT.what(money))
    return None


def place(race: Race, seat: int, on: tuple[int, ...], kind: Kind) -> None:
    """Bets are told and paid. (CM-26.2a)"""
    for colour, money in enumerate(on):
        if money > 0:
            race.record(kind, seat, colour, money)
    pay(race, seat, -sum(on), STAKED)


# ---- side bets


@final
class WagerAnswers(Rows):
    """Whoever was challenged accepts, if he can match the stake, or declines. (CM-26.1c)"""

    ask = WAGER_ANSWERS

    def concerns(self, race: Race, seat: Seat) -> bool:
        return len(offered_to(race, seat)) > 0

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        offered = offered_to(race, seat)
        if len(row) == len(offered):
            return [DONE.pick]
        left = race.season.cash(seat)
        for wager, pick in zip(offered, row, strict=False):
            left -= wager.stake if ACCEPT.holds(pick) else 0
        wager = offered[len(row)]
        declined = DECLINE.of(wager.by)
        return [ACCEPT.of(wager.by), declined] if wager.stake <= left else [declined]

    def told(self, race: Race, seat: Seat) -> list[int]:
        offered, row = offered_to(race, seat), self.row(seat)
        if len(row) == len(offered):
            return [NOBODY, NO_COLOUR, NO_COLOUR, -1]
        wager = offered[len(row)]
        return [wager.by, wager.colour, wager.against, wager.stake]

    def late(self, race: Race, seat: Seat) -> Pick:
        return self.options(race, seat)[-1]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        return Clause("CM-21.3") if ACCEPT.holds(pick) else self.ask.clause

    def run(self, race: Race) -> None:
        challenges = race.season.challenges
        for wager in challenges:
            accepted = ACCEPT.of(wager.by) in self.row(wager.rival)
            race.tell_all(WAGER_MADE if accepted else WAGER_DECLINED, list(wager.numbers()), [])
            if accepted:
                pay(race, wager.rival, -wager.stake, WAGERED)
                draft = race.season.draft()
                draft.wagers = (*draft.wagers, wager)
                race.season = draft
            else:
                pay(race, wager.by, wager.stake, WAGERED)
        draft = race.season.draft()
        draft.challenges = ()
        race.season = draft


def offered_to(race: Race, seat: int) -> list[Wager]:
    """Challenges that a seat may be able to match, for all anybody knows."""
    found = [wager for wager in race.season.challenges if wager.rival == seat]
    return [wager for wager in found if wager.stake <= race.season.ceiling[seat]]


@final
class SettleWagers(Step):
    """The colour whose better chariot came in before the other's wins both stakes; if neither can place, both go back.
    (CM-26.1c)"""

    def run(self, race: Race) -> None:
        for wager in race.season.wagers:
            settle(race, wager)
        draft = race.season.draft()
        draft.wagers = ()
        race.season = draft


def settle(race: Race, wager: Wager) -> None:
    order = [number for number in race.ranking() if race.rulebook.can_place(race.chariots[number])]
    both = (wager.colour, wager.against)
    first = [number % FACTIONS for number in order if number % FACTIONS in both]
    winner = NOBODY if not first else Seat(wager.by) if first[0] == wager.colour else Seat(wager.rival)
    race.record(WAGER_SETTLED, wager.by, wager.rival, winner, 2 * wager.stake)
    if winner != NOBODY:
        pay(race, winner, 2 * wager.stake, WAGER_WON)
        return
    pay(race, wager.by, wager.stake, WAGERED)
    pay(race, wager.rival, wager.stake, WAGERED)


# ---- in the race


def laps_ended(race: Race) -> int:
    """How many eggs are down. (CM-26.3)"""
    return race.track.markers[: race.taken].count(EGG)


@final
class LapBetting(Step):
    """At the end of the turn in which the leader takes the first egg, and again the second, bets are taken; not once
    somebody is home. (CM-26.3)"""

    def run(self, race: Race) -> None:
        season = race.season
        if laps_ended(race) > season.window and season.window < WINDOWS and race.final == 0:
            race.then([LapBets()])


def still_running(race: Race) -> list[int]:
    """The colours with a chariot that can still win. (CM-26.3)"""
    able = [number for number in race.season.field() if race.rulebook.can_place(race.chariots[number])]
    return sorted({number % FACTIONS for number in able})


@final
class LapBets(Rows):
    """On every colour no more than one has bet on it before the race, and no other bound; the odds stay as they are.
    (CM-26.3, 26.3-free)"""

    ask = LAP_BETS

    def concerns(self, race: Race, seat: Seat) -> bool:
        season = race.season
        if seat in season.gone or season.ceiling[seat] < 1:
            return False
        return any(season.sheet.before[seat][colour] > 0 for colour in still_running(race))

    def choices(self, race: Race, seat: Seat, row: list[Pick]) -> list[Pick]:
        before = race.season.sheet.before[seat]
        left = race.season.cash(seat) - said(row)
        if row and BET.holds(row[-1]):
            return amounts(1, min(left, before[BET.what(row[-1])]))
        if left < 1:
            return [DONE.pick]
        after = max([BET.what(pick) for pick in row if BET.holds(pick)] or [-1])
        open_ = [colour for colour in still_running(race) if colour > after and before[colour] > 0]
        return [DONE.pick, *[BET.of(colour) for colour in open_]]

    def told(self, race: Race, seat: Seat) -> list[int]:
        return [race.season.window + 1, race.season.cash(seat) - said(self.row(seat))]

    def forbids(self, race: Race, seat: Seat, pick: Pick) -> Clause:
        left = race.season.cash(seat) - said(self.row(seat))
        if AMOUNT.holds(pick) and AMOUNT.what(pick) > left:
            return Clause("CM-21.3")
        return self.ask.clause

    def run(self, race: Race) -> None:
        window = [tuple(bets_in(self.row(seat))) for seat in range(race.seats)]
        for seat, on in enumerate(window):
            place(race, seat, on, LAP_BET)
        draft = race.season.draft()
        draft.window += 1
        draft.sheet = draft.sheet.with_lap(tuple(window))
        race.season = draft


# ---- payoff


@final
class PayOff(Step):
    """The winner's colour alone pays, odds times what was bet on it, as far as the pool goes; what is left is the
    bank's. (CM-20.4, 26.4, 26.4.2)"""

    def run(self, race: Race) -> None:
        draft = race.season.draft()
        sheet, draft.sheet = draft.sheet, NO_SHEET
        placed = finishers(race)
        winner = placed[0] % FACTIONS if placed else NO_COLOUR
        draft.winners = (*draft.winners, winner)
        race.season = draft
        if winner == NO_COLOUR:
            race.record(RACE_VOID)
            return
        race.record(RACE_WON, winner)
        paid = sheet.payoffs(winner)
        for seat, due in enumerate(sheet.dues(winner)):
            if due > 0:
                race.record(PAID_OFF, seat, due, paid[seat])
                pay(race, seat, paid[seat], WON)
