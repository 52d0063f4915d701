"""Written speeds with a bribe in the envelope. (CM-5.1, CM-24.3.2)"""

from __future__ import annotations

from typing import Final, Self, final

from ....core.chance import Chance
from ....core.ids import Pick, Seat
from ..chariot import NOBODY, Faction
from ..race import Race
from ..turn import WriteSpeeds
from .asks import SEASON_SPEEDS
from .events import BRIBE_WAIVED
from .skulduggery import bribable, reveal_bribe
from .values import ENTRANTS
from .verbs import REVEAL, WAIT, WAIVE

_STREAM: Final = "imagined"
_SELDOM: Final = 10
"""One in so many envelopes is thought to hold a bribe that its sender has."""


@final
class SeasonSpeeds(WriteSpeeds):
    """Beside a speed everybody may put his bribe into the envelope: it is revealed when the speeds are written. Who has
    no speed to write is asked as long as he may hold one, and may say that he never will reveal any. The dial goes to
    60. (CM-5.1, 6.1, 23.4-dial, 24.3.2, 24.3.2-doors)"""

    ask = SEASON_SPEEDS

    def envelope(self, seat: int) -> int:
        """What a seat has put in beside its speeds, plus one; 0 for nothing."""
        at = ENTRANTS + seat
        return self.answers[at] if at < len(self.answers) else 0

    def writes(self, race: Race, seat: Seat) -> bool:
        """Whether a seat has a speed to write in this turn."""
        for number in race.factions:
            if race.chariots[number].build.owner == seat and self.needed(race, number):
                return True
        return False

    def only_waits(self, race: Race, seat: Seat) -> bool:
        """Whether a seat is asked for its bribe alone."""
        return race.season.is_suspect(seat) and self.envelope(seat) == 0 and not self.writes(race, seat)

    def facts(self, race: Race, seat: Seat) -> list[int] | None:
        return [NOBODY, -1] if seat >= 0 and self.only_waits(race, seat) else super().facts(race, seat)

    def waiting(self, race: Race) -> list[Seat]:
        writing = super().waiting(race)
        seats = [Seat(seat) for seat in range(race.seats)]
        return [seat for seat in seats if seat in writing or self.only_waits(race, seat)]

    def options(self, race: Race, seat: Seat) -> list[Pick]:
        revealed = [REVEAL.of(number) for number in bribable(race, seat)] if self.envelope(seat) == 0 else []
        if self.only_waits(race, seat):
            return [WAIT.pick, *revealed, WAIVE.pick]
        return [*super().options(race, seat), *revealed]

    def subject(self, pick: Pick) -> Faction:
        assert not is_envelope(pick), "an envelope is a seat's"
        return super().subject(pick)

    def sealed(self, seat: Seat, pick: Pick) -> Self:
        return self.enveloped(seat, pick + 1) if is_envelope(pick) else super().sealed(seat, pick)

    def enveloped(self, seat: int, answer: int) -> Self:
        answers = list(self.answers)
        at = ENTRANTS + seat
        answers += [0] * (at + 1 - len(answers))
        answers[at] = answer
        return type(self)(*trimmed(answers))

    def run(self, race: Race) -> None:
        """Orders are taken with the maximum known when they were written; then bribes resolve, seat by seat.
        (CM-24.3.2)"""
        super().run(race)
        for seat in range(race.seats):
            answer = self.envelope(seat)
            if answer == 0:
                continue
            pick = Pick(answer - 1)
            if REVEAL.holds(pick):
                reveal_bribe(race, Seat(seat), REVEAL.what(pick))
            elif pick == WAIVE.pick:
                waive(race, Seat(seat))

    def guessed(self, world: Race, seat: Seat, chance: Chance) -> Self:
        """Speeds as ever; who is done may have put in the bribe that he is thought to have."""
        step = type(self)(*trimmed([*self.answers[:ENTRANTS]])).speeds_guessed(world, seat, chance)
        if self.envelope(seat) != 0:
            step = step.enveloped(seat, self.envelope(seat))
        waiting = self.waiting(world)
        for other in range(world.seats):
            if other != seat and other not in waiting:
                step = step.envelope_guessed(world, Seat(other), chance)
        return step

    def speeds_guessed(self, world: Race, seat: Seat, chance: Chance) -> Self:
        return super().guessed(world, seat, chance)

    def envelope_guessed(self, world: Race, seat: Seat, chance: Chance) -> Self:
        drivers = bribable(world, seat)
        if drivers and chance.below(_SELDOM, _STREAM) == 0:
            return self.enveloped(seat, REVEAL.of(drivers[chance.below(len(drivers), _STREAM)]) + 1)
        if self.writes(world, seat) or not world.season.is_suspect(seat):
            return self
        return self.enveloped(seat, (WAIVE.pick if chance.below(_SELDOM, _STREAM) == 0 else WAIT.pick) + 1)

    def could_be(self, race: Race) -> bool:
        speeds = type(self)(*trimmed([*self.answers[:ENTRANTS]]))
        if len(self.answers) > ENTRANTS + race.seats or not speeds.speeds_could_be(race):
            return False
        return all(self.could_hold(race, Seat(seat)) for seat in range(race.seats) if self.envelope(seat) != 0)

    def speeds_could_be(self, race: Race) -> bool:
        return super().could_be(race)

    def could_hold(self, race: Race, seat: Seat) -> bool:
        pick = Pick(self.envelope(seat) - 1)
        if REVEAL.holds(pick):
            return REVEAL.what(pick) in bribable(race, seat)
        return pick in (WAIT.pick, WAIVE.pick) and race.season.is_suspect(seat) and not self.writes(race, seat)


def is_envelope(pick: Pick) -> bool:
    return REVEAL.holds(pick) or pick in (WAIT.pick, WAIVE.pick)


def trimmed(answers: list[int]) -> list[int]:
    """Answers without nothings at their end."""
    last = max([at for at, answer in enumerate(answers) if answer != 0] or [-1])
    return answers[: last + 1]


def waive(race: Race, seat: Seat) -> None:
    """Whatever he has paid, nobody will hear of it in this race. (CM-24.3.2)"""
    draft = race.season.draft()
    draft.suspect &= ~(1 << seat)
    race.season = draft
    race.record(BRIBE_WAIVED, seat)
