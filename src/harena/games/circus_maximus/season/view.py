"""What one seat may know of the season: everything but what others have spent in secret, and what they have sealed.
(CM-20.2.1, CM-21.1)"""

from __future__ import annotations

from typing import cast, final

from ....core.asks import Question
from ....core.ids import NOBODY, Pick, Seat
from ..charts import CARS
from ..race import Race
from ..verbs import FACTIONS, SEASON_COLOURS, SEASON_PICKS
from ..view import View, view
from .rows import Rows
from .speeds import SeasonSpeeds
from .values import (
    BRIBES,
    DEVICES,
    DRUG,
    GUARDS,
    HUNDRED,
    NO_COLOUR,
    SABOTAGE,
    Loan,
    Lot,
    Orders,
    Outfit,
    Season,
    Wager,
)
from .words import (
    EntryWords,
    LoanWords,
    LotWords,
    OrderWords,
    SeasonWords,
    SeatWords,
    ShownWords,
    StabledWords,
    ViewWords,
    WagerWords,
)


@final
class SeasonView(View):
    """The view of a race with that of the season around it."""

    known: Season
    """What this seat may know of it: of others' orders what has been shown."""
    races: int
    row: list[Pick]
    """What this seat has sealed so far."""

    def words(self) -> ViewWords:
        words = cast("ViewWords", super().words())
        words["season"] = self.season_words()
        return words

    def season_words(self) -> SeasonWords:
        season = self.known
        words: SeasonWords = {
            "race": season.number,
            "races": self.races,
            "pool": season.sheet.pool() * HUNDRED,
            "odds": {SEASON_COLOURS[colour]: odds for colour, odds in enumerate(season.sheet.odds) if odds > 0},
            "window": season.window,
            "winners": [colour_word(colour) for colour in season.winners],
            "seats": [self.seat_words(Seat(seat)) for seat in range(len(season.colours))],
            "entries": [self.entry_words(number) for number in season.field()],
            "offers": [loan_words(loan) for loan in season.offers],
            "lots": [lot_words(lot) for lot in season.lots],
            "challenges": [wager_words(wager) for wager in season.challenges],
            "loans": [loan_words(loan) for loan in season.loans],
            "wagers": [wager_words(wager) for wager in season.wagers],
        }
        if self.seat != NOBODY and self.seat < len(season.colours):
            orders = season.orders[self.seat]
            words["you"] = {
                "cash": season.cash(self.seat) * HUNDRED,
                "orders": order_words(orders) if orders.total() > 0 else None,
                "row": [SEASON_PICKS.say(pick) for pick in self.row],
            }
        return words

    def seat_words(self, seat: Seat) -> SeatWords:
        season = self.known
        colour = season.colours[seat]
        known = season.sealed == 0 or seat == self.seat
        bets = season.sheet.before[seat] if season.sheet.before else ()
        return {
            "seat": seat,
            "colour": colour_word(colour),
            "bankrupt": seat in season.gone,
            "at_most": season.ceiling[seat] * HUNDRED,
            "cash": season.cash(seat) * HUNDRED if known else None,
            "bets": bet_words(bets),
            "laps": [bet_words(window[seat]) for window in season.sheet.laps],
            "shown": shown_words(season.orders[seat].shown_as(season.shown[seat])),
            "suspect": season.is_suspect(seat),
            "stable": [stabled_words(number, season.outfit(colour, number)) for number in season.owned(seat)],
        }

    def entry_words(self, number: int) -> EntryWords:
        season = self.known
        row, lane = divmod(season.lanes[number], FACTIONS)
        drawn = season.lanes[number] >= 0
        return {
            "chariot": SEASON_COLOURS[number],
            "outfit": season.entries[number] + 1,
            "row": row + 1 if drawn else None,
            "lane": lane + 1 if drawn else None,
        }


def colour_word(colour: int) -> str | None:
    return None if colour == NO_COLOUR else SEASON_COLOURS[colour]


def bet_words(bets: tuple[int, ...]) -> dict[str, int]:
    return {SEASON_COLOURS[colour]: money * HUNDRED for colour, money in enumerate(bets) if money > 0}


def shown_words(orders: Orders) -> ShownWords:
    return {
        "target": colour_word(orders.target),
        "spent": {name: money * HUNDRED for name, money in zip(DEVICES, orders.spent, strict=True) if money > 0},
        "guards": guard_words(orders),
    }


def guard_words(orders: Orders) -> dict[str, int]:
    return {name: money * HUNDRED for name, money in zip(GUARDS, orders.guards, strict=True) if money > 0}


def order_words(orders: Orders) -> OrderWords:
    def aimed(device: int) -> str | None:
        if orders.spent[device] == 0:
            return None
        return SEASON_COLOURS[orders.target + FACTIONS * orders.second[device - 1]]

    return {
        "target": colour_word(orders.target),
        "bribe": orders.spent[0] * HUNDRED,
        "bribe_for": BRIBES[orders.kind],
        "shield": colour_word(orders.shield),
        "drug": orders.spent[DRUG] * HUNDRED,
        "drug_on": aimed(DRUG),
        "sabotage": orders.spent[SABOTAGE] * HUNDRED,
        "sabotage_on": aimed(SABOTAGE),
        "guards": guard_words(orders),
    }


def stabled_words(number: int, outfit: Outfit) -> StabledWords:
    team, driver, car = outfit.team, outfit.driver, outfit.car
    return {
        "outfit": number + 1,
        "plan": list(outfit.plan),
        "team": {
            "horses": [[left, whole] for left, whole in zip(team.left, team.boxes, strict=True)],
            "endurance": team.endurance,
            "learnt": team.points,
        },
        "driver": {"modifier": driver.modifier, "hits": [driver.left, driver.hits], "learnt": driver.points},
        "car": {"weight": CARS[car.weight], "worn": list(car.worn), "there": car.there == 1},
        "complete": outfit.complete(),
        "fit": outfit.fit(),
        "injury": outfit.injury(),
    }


def loan_words(loan: Loan) -> LoanWords:
    return {
        "lender": Seat(loan.lender) if loan.lender != NOBODY else None,
        "borrower": Seat(loan.borrower),
        "lent": loan.lent * HUNDRED,
        "back": loan.back * HUNDRED,
        "due": loan.due,
    }


def lot_words(lot: Lot) -> LotWords:
    return {"seat": Seat(lot.seller), "outfit": lot.outfit + 1, "least": lot.least * HUNDRED}


def wager_words(wager: Wager) -> WagerWords:
    return {
        "seat": Seat(wager.by),
        "rival": Seat(wager.rival),
        "colour": SEASON_COLOURS[wager.colour],
        "against": SEASON_COLOURS[wager.against],
        "stake": wager.stake * HUNDRED,
    }


def season_view(race: Race, seat: Seat | None, question: Question | None) -> SeasonView:
    """The table as a seat, or a spectator, sees it. (CM-20.2.1)"""
    seen = view(race, seat, question, SeasonView)
    assert isinstance(seen, SeasonView)
    reader = NOBODY if seat is None else seat
    seen.known = race.season.seen_by(reader)
    seen.races = race.house.races
    seen.row = own_row(race, reader)
    return seen


def own_row(race: Race, reader: Seat) -> list[Pick]:
    """What a seat has sealed so far of the question under way."""
    top = race.agenda[-1] if race.agenda else None
    if reader == NOBODY:
        return []
    if isinstance(top, SeasonSpeeds):
        return [Pick(top.envelope(reader) - 1)] if top.envelope(reader) != 0 else []
    return top.row(reader) if isinstance(top, Rows) else []
