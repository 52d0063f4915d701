"""How the racing season is judged: races as ever, and the money around them."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.asked import Asked
from ...core.chance import Chance, Fast
from ...core.events import Event, Kind
from ...core.game import Game
from ...core.ids import Pick, Seat
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.season.betting import Bets, LapBets, WagerAnswers
from ...games.circus_maximus.season.deals import Bids, Deals, Dues, LoanAnswers, SellNext
from ...games.circus_maximus.season.entries import Entries, SecondEntries
from ...games.circus_maximus.season.experience import Training
from ...games.circus_maximus.season.market import Arrange, Plans
from ...games.circus_maximus.season.rows import Rows
from ...games.circus_maximus.season.skulduggery import DoseChoice, LastAnswer, SawChoice
from ...games.circus_maximus.season.speeds import SeasonSpeeds
from ...games.circus_maximus.season.stable import Stocking
from ...games.circus_maximus.season.verbs import REVEAL, WAIT, WAIVE
from ..circus_maximus.mind import CircusMind
from ..mind import Belief, Mind, drawn, heaviest
from .belief import SeasonBelief
from .chances import under_way
from .evaluation import TERMS, Appraisal
from .policy import Policy, weigh_answers, weigh_envelopes
from .rehearsals import Rehearsals

_A_RACE: Final = 100_000
_ON_THE_TRACK: Final = 1_000
_TRAINING: Final = 90_000
_DUES: Final = 91_000
_CHEAP: Final = 3
_TRUST: Final = 0.15
_MONEY: Final = 0.25
"""What one mistake with money costs: a season has some dozens of them."""


@final
class SeasonMind(Mind):
    """A season is counted in races, a race's week in its questions, and the race itself in turns and tokens."""

    def __init__(self, game: Game, races: int = 0, seconds: float = 0.0) -> None:
        super().__init__(game, TERMS)
        self.driver: Final = CircusMind(game)
        self.mistake = self.driver.mistake
        self.appraisal: Final = Appraisal(game, Rehearsals(self.driver, races, seconds))
        self.policy: Final = Policy(self.appraisal)
        self.trust = _TRUST
        self.others: Final[dict[tuple[int, float], SeasonMind]] = {}

    def rehearsing(self, races: int, seconds: float) -> Mind:
        """The same mind with so many rehearsals of every race; each number remembers its own."""
        if races == 0:
            return self
        found = self.others.get((races, seconds))
        if found is None:
            found = self.others[(races, seconds)] = SeasonMind(self.game, races, seconds)
        return found

    def believe(self, asked: Asked) -> Belief:
        belief = SeasonBelief(asked, self.policy)
        world = asked.imagine(Fast(0))
        assert isinstance(world, Race)
        if world.agenda and isinstance(world.agenda[-1], (Bets, WagerAnswers)):
            self.appraisal.rehearse(world)
        return belief

    def cost_of_mistakes(self, state: State) -> float:
        """In the race as ever; with money a few dozen decisions make a season."""
        return _MONEY if state.agenda and isinstance(state.agenda[-1], Rows) else self.mistake

    def effort(self, state: State) -> int:
        """A question of money is answered after a few dozen quick answers."""
        return _CHEAP if state.agenda and isinstance(state.agenda[-1], Rows) else 1

    def glance(self, state: State) -> float:
        """Money follows what is seen sooner than what was thought."""
        return self.trust if state.agenda and isinstance(state.agenda[-1], Rows) else 1.0

    def weigh(self, state: State, seat: Seat, options: list[Pick]) -> list[float]:
        assert isinstance(state, Race)
        top = state.agenda[-1]
        if isinstance(top, (Rows, DoseChoice, SawChoice, Arrange, SellNext)):
            return self.policy.weigh(state, seat, options)
        if isinstance(top, SeasonSpeeds):
            speeds = [pick for pick in options if not is_envelope(pick)]
            weights = self.driver.weigh(state, seat, speeds) if speeds else []
            return weights if len(speeds) == len(options) else weigh_envelopes(state, seat, options, weights)
        answers = [pick for pick in options if not REVEAL.holds(pick)]
        if isinstance(top, LastAnswer):
            return weigh_answers(options, [0.0] * len(answers))
        weights = self.driver.weigh(state, seat, answers)
        return weights if len(answers) == len(options) else weigh_answers(options, weights)

    def reply(self, state: State, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
        """What is sealed varies; all else is what looks best."""
        weights = self.weigh(state, seat, options)
        if isinstance(state.agenda[-1], (Rows, SeasonSpeeds)):
            return drawn(options, weights, chance)
        return heaviest(options, weights, chance)

    def clock(self, state: State) -> int:
        assert isinstance(state, Race)
        if not state.agenda:
            return _A_RACE * (state.season.number + 1)
        if under_way(state):
            return _A_RACE * state.season.number + _ON_THE_TRACK + self.driver.clock(state)
        return _A_RACE * state.season.number + hour(state)

    def horizon(self, state: State, seat: Seat) -> int:
        """A question of the season is judged as soon as all have answered it."""
        assert isinstance(state, Race)
        if under_way(state) and state.agenda and not isinstance(state.agenda[-1], LapBets):
            return _A_RACE * state.season.number + _ON_THE_TRACK + self.driver.horizon(state, seat)
        return self.clock(state) + 1

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Race)
        return self.appraisal.value(state)

    def make_up(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, Race)
        return self.appraisal.make_up(state, seat)

    def mishap(self, state: State, seat: Seat) -> bool:
        assert isinstance(state, Race)
        return self.appraisal.mishap(state, seat)

    def kinds(self) -> list[Kind]:
        return self.driver.kinds()

    def facts(self, world: State, seat: Seat) -> list[Event]:
        assert isinstance(world, Race)
        return self.driver.facts(world, seat) if under_way(world) else []

    def plans(self, state: State) -> bool:
        return self.driver.plans(state)

    def because(self, world: State, seat: Seat, plan: list[Pick], instead: list[Pick]) -> list[Event]:
        return self.driver.because(world, seat, plan, instead)


def is_envelope(pick: Pick) -> bool:
    return REVEAL.holds(pick) or pick == WAIT.pick or pick == WAIVE.pick


def hour(race: Race) -> int:
    """Where in a race's week its questions lie, in their order."""
    top = race.agenda[-1]
    if isinstance(top, Bids):
        return _DUES + 1 if len(race.agenda) > 1 and isinstance(race.agenda[-2], Dues) else 3
    if isinstance(top, SellNext):
        return _DUES
    if isinstance(top, Training):
        return _TRAINING
    for at, kind in enumerate([Stocking, Deals, LoanAnswers, Bids, Plans, Arrange, Entries, SecondEntries, Bets]):
        if isinstance(top, kind):
            return at
    return 9
