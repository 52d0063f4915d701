"""The sequence of the season: its races, and everything around each of them, in order. (CM-20.2)"""

from __future__ import annotations

from typing import Final, final

from ..race import Race, Step
from .betting import Bets, PayOff, SettleWagers, WagerAnswers
from .deals import Deals, Dues, LoanAnswers, Lots, pay_all
from .entries import DrawLanes, Entries, SecondEntries, StartRace
from .events import FORTUNE_TOLD, RACE_ANNOUNCED, SEASON_OVER
from .experience import Experience, Training
from .injuries import Recovery
from .market import Plans
from .skulduggery import OpenBooks
from .stable import FEWEST_FACTIONS, clear_track
from .values import ENTRANTS, NO_OUTFIT, NO_SHEET


@final
class ClearTrack(Step):
    """The race is over and done with: nobody is on the track, and nobody is entered. (CM-20.2)"""

    def run(self, race: Race) -> None:
        clear_track(race)
        season = race.season.draft()
        season.entries, season.lanes = (NO_OUTFIT,) * ENTRANTS, (-1,) * ENTRANTS
        season.sheet, season.window = NO_SHEET, 0
        season.doses = ((0, 0, 0, 0),) * ENTRANTS
        race.season = season


WEEK: Final[list[Step]] = [
    # CM-21.2a, 21.3 Loans and sales.
    Deals(),
    LoanAnswers(),
    Lots(),
    # CM-20.2.1, 21.4, 24, 25 What is spent, in secret; what is bought.
    Plans(),
    # CM-20.2.2, 22.4 Who starts, and where.
    Entries(),
    SecondEntries(),
    DrawLanes(),
    # CM-20.3, 26.1, 26.2 Bets, and the race.
    Bets(),
    WagerAnswers(),
    StartRace(),
    # CM-20.4, 26.4 Payoffs.
    PayOff(),
    SettleWagers(),
    # CM-21.1 Books are proved.
    OpenBooks(),
    # CM-20.5, 22, 23 Injuries and experience.
    Recovery(),
    Experience(),
    ClearTrack(),
    Training(),
    # CM-21.2b Debts.
    Dues(),
]


@final
class NextRace(Step):
    """Race after race, until the last is run or fewer than two factions are left. (CM-20.2, 20.2-end)"""

    def run(self, race: Race) -> None:
        season = race.season.draft()
        race.season = season
        if season.number == race.house.races or len(season.factions()) < FEWEST_FACTIONS:
            race.then([SeasonEnd()])
            return
        season.number += 1
        race.record(RACE_ANNOUNCED, season.number)
        race.then([*WEEK, self])


@final
class SeasonEnd(Step):
    """The largest fortune wins. (CM-20.2, 26.5)"""

    def run(self, race: Race) -> None:
        pay_all(race)
        race.record(SEASON_OVER, race.season.number)
        places = places_of(race)
        for seat in range(race.seats):
            race.record(FORTUNE_TOLD, seat, race.season.ceiling[seat], places[seat])


def places_of(race: Race) -> list[int]:
    """By seat: most money first; the bankrupt last, and of them the last to go first. (CM-21.2b, 26.5)"""
    season = race.season
    ranks = [
        (1, -season.gone.index(seat)) if seat in season.gone else (0, -season.ceiling[seat])
        for seat in range(race.seats)
    ]
    return [sum([1 for other in ranks if other < rank]) + 1 for rank in ranks]
