"""What a season promises: fortunes for every winner of the race under way, and what stables will still earn."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ...core.game import Game
from ...core.ids import Seat
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.season.values import BANK, COLOURS, NO_COLOUR, Season, Sheet, Stable, Wager
from ..circus_maximus.evaluation import TERMS as RACE_TERMS
from ..circus_maximus.evaluation import make_up as race_terms
from ..circus_maximus.evaluation import mishap as race_mishap
from ..mind import chances_to_win, worth_of_places
from .betting import ahead
from .chances import Form, chances_in_race, shares_of, under_way
from .rehearsals import Rehearsals

TERMS: Final = [*RACE_TERMS, "purse", "bets", "stable"]
"""Of the race, and in sesterces: what a seat has, what its bets are expected to bring, what its stable is worth."""
_LAST_HEAT: Final = 6.0
_HEAT: Final = 9.0
"""How many hundreds make a seat e times as likely to end ahead: in the last race, and by the root of races to come."""
_PRIZE: Final = 0.02
"""What a race moves from the losers to its winner, as a share of all the money there is."""
_RACE: Final = 0.15
"""How much a race counts for itself: who wins it learns from it."""
_BANKRUPT: Final = -20.0


@final
class Appraisal:
    """Worth of states, with what it remembers from one to the next."""

    def __init__(self, game: Game, rehearsals: Rehearsals) -> None:
        self.game: Final = game
        self.form: Final = Form()
        self.rehearsals: Final = rehearsals
        self.season: Season | None = None
        self.by_seat: dict[int, list[float]] = {}
        """What each seat makes of the season in mind: it never changes, another takes its place."""
        self.sheet: Sheet | None = None
        self.paid: list[list[int]] = []
        """By winner what the sheet in mind pays."""
        self.stables: tuple[Stable, ...] = ()
        self.strengths: list[float] = []
        """By colour the share of strength of the stables in mind."""

    # ---- chances

    def chances(self, race: Race) -> list[float]:
        """By colour, how likely it is to win the race under way or to come, with all that the state knows."""
        return chances_in_race(race) if under_way(race) else self.before_start(race, list(range(race.seats)))

    def chances_for(self, race: Race, seat: Seat) -> list[float]:
        """The same with what a seat knows: of plots, its own."""
        if under_way(race):
            return chances_in_race(race)
        if self.season is not race.season:
            self.season, self.by_seat = race.season, {}
        found = self.by_seat.get(seat)
        if found is None:
            found = self.by_seat[seat] = self.before_start(race, [seat])
        return found

    def before_start(self, race: Race, plotting: list[int]) -> list[float]:
        weights = self.form.weights(race, plotting)
        factors = self.rehearsals.factors(race)
        if factors:
            weights = [weights[colour] * factors[colour] for colour in range(COLOURS)]
        return shares_of(weights)

    def rehearse(self, race: Race) -> None:
        """Run the race to come as often as this mind does."""
        self.rehearsals.run(race, shares_of(self.form.weights(race, [])))
        self.season = None

    def strength(self, race: Race) -> list[float]:
        """By colour, its share of what all stables could enter."""
        if self.stables is not race.season.stables:
            self.stables = race.season.stables
            self.strengths = shares_of(self.form.weights(race, [], entered=False))
        return self.strengths

    # ---- worth

    def value(self, race: Race) -> list[float]:
        """What each seat may expect: for every winner the fortunes it would make, by how likely it is to win."""
        if race.over():
            result = self.game.result(race)
            assert result is not None
            return self.with_race(race, worth_of_places(result.places), [])
        chances = self.chances(race)
        base = self.safe_fortunes(race, chances)
        heat = heat_of(race)
        if not race.season.sheet.before:
            return self.with_race(race, chances_to_win([fortune / heat for fortune in base]), chances)
        values = [0.0] * race.seats
        for winner in range(COLOURS):
            chance = chances[winner]
            if chance < 1e-4:
                continue
            fortunes = self.fortunes_if(race, base, chances, winner)
            worth = chances_to_win([fortune / heat for fortune in fortunes])
            for seat in range(race.seats):
                values[seat] += chance * worth[seat]
        return self.with_race(race, values, chances)

    def with_race(self, race: Race, values: list[float], chances: list[float]) -> list[float]:
        """A part of the worth is the race's own: one's chance to win it, or that one has won the last."""
        season = race.season
        mixed: list[float] = []
        for seat in range(race.seats):
            colour = season.colours[seat]
            own = 0.0
            if colour != NO_COLOUR:
                if season.entered() and chances:
                    own = chances[colour]
                elif season.winners:
                    own = 1.0 if season.winners[-1] == colour else 0.0
            mixed.append((1.0 - _RACE) * values[seat] + _RACE * own)
        return mixed

    def safe_fortunes(self, race: Race, chances: list[float]) -> list[float]:
        """What each seat has whoever wins: cash, debts and claims, and what its stable is worth."""
        season = race.season
        fortunes = [float(season.cash(seat)) for seat in range(race.seats)]
        for loan in season.loans:
            fortunes[loan.borrower] -= loan.back
            if loan.lender != BANK:
                fortunes[loan.lender] += loan.back
        for wager in season.challenges:
            fortunes[wager.by] += wager.stake
        for seat in range(race.seats):
            fortunes[seat] += self.stable_worth(race, Seat(seat), chances)
            if seat in season.gone:
                fortunes[seat] = _BANKRUPT * heat_of(race)
        return fortunes

    def stable_worth(self, race: Race, seat: Seat, chances: list[float]) -> float:
        """What the races to come will bring a stable that is stronger than others, or cost a weaker one."""
        season = race.season
        colour, left = season.colours[seat], races_left(race)
        racing = len(season.factions())
        if colour == NO_COLOUR or left == 0 or racing == 0 or seat in season.gone:
            return 0.0
        prize, even = _PRIZE * sum(season.ceiling), 1.0 / racing
        if season.sheet.before:
            return prize * left * (self.strength(race)[colour] - even)
        later = (left - 1) * (self.strength(race)[colour] - even) if left > 1 else 0.0
        return prize * (chances[colour] - even + later)

    def fortunes_if(self, race: Race, base: list[float], chances: list[float], winner: int) -> list[float]:
        """The same with what bets and side bets pay if a colour wins."""
        paid = self.payoffs(race.season.sheet, winner)
        fortunes = [base[seat] + paid[seat] for seat in range(race.seats)]
        for wager in race.season.wagers:
            won = wager_won(wager, chances, winner)
            fortunes[wager.by] += 2 * wager.stake * won
            fortunes[wager.rival] += 2 * wager.stake * (1.0 - won)
        return fortunes

    def payoffs(self, sheet: Sheet, winner: int) -> list[int]:
        if self.sheet is not sheet:
            self.sheet = sheet
            self.paid = [sheet.payoffs(colour) for colour in range(COLOURS)]
        return self.paid[winner]

    # ---- words

    def make_up(self, race: Race, seat: Seat) -> list[float]:
        """The race's terms, then money in sesterces."""
        terms = race_terms(race, seat) if under_way(race) else [0.0] * len(RACE_TERMS)
        season = race.season
        chances = self.chances(race)
        expected = 0.0
        if season.sheet.before:
            for winner in range(COLOURS):
                expected += chances[winner] * self.payoffs(season.sheet, winner)[seat]
        stable = self.stable_worth(race, seat, chances)
        return [*terms, 100.0 * season.cash(seat), 100.0 * expected, 100.0 * stable]

    def mishap(self, race: Race, seat: Seat) -> bool:
        """Whether a seat has just lost a chariot in the race, or all it had."""
        return seat in race.season.gone or (under_way(race) and race_mishap(race, seat))


def races_left(race: Race) -> int:
    """Races that nobody has bet on yet."""
    season = race.season
    return race.house.races - len(season.winners) - (1 if season.sheet.before else 0)


def heat_of(race: Race) -> float:
    return _LAST_HEAT + _HEAT * sqrt(races_left(race))


def wager_won(wager: Wager, chances: list[float], winner: int) -> float:
    """How likely a side bet is won by who offered it, if a colour wins the race."""
    if winner == wager.colour:
        return 1.0
    return 0.0 if winner == wager.against else ahead(chances, wager.colour, wager.against)
