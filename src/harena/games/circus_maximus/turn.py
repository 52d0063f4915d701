"""The turn: written speeds, the cup, one phase for every token drawn from it. (CM-4, CM-5)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.ids import Pick
from .asks import WRITE_SPEEDS
from .chariot import CHARIOT, NOBODY, Chariot, Faction
from .endurance import tire
from .events import CUP_FILLED, RECOVERED, SPEEDS_WRITTEN, TOKEN_DRAWN, TOKEN_IDLE, TURN_BEGUN
from .race import Race, Step
from .sealed import Written
from .verbs import WRITE, WRITE_WHIP

UNWRITTEN: Final = -1
LAST_TURN: Final = 80
"""The steward calls the race off after this turn."""


@final
class NextTurn(Step):
    """A turn is announced; drivers recover and exhausted teams tire; then come its steps. (CM-3.9, 4, 8.4.3,
    7.3.5.4)"""

    def run(self, race: Race) -> None:
        race.turn += 1
        race.whips = 0
        race.record(TURN_BEGUN, race.turn)
        for number in race.factions:
            chariot = race.chariots[number]
            race.orders[number] = chariot.order_least = chariot.order_most = chariot.order_whip = 0
            if chariot.active():
                freshen(race, number, chariot)
                tire(race, number, chariot)
        race.rulebook.turn_begun(race)
        race.then(race.rulebook.turn())


def freshen(race: Race, number: Faction, chariot: Chariot) -> None:
    """A jostle wears off by one point a turn, up to the driver's own modifier. (CM-7.3.5, 7.3.5.4)"""
    if chariot.current < chariot.modifier:
        chariot.set_current(chariot.current + 1)
        race.record(RECOVERED, number, chariot.current)
    if chariot.current >= 0 and race.turn > chariot.no_strain:
        chariot.jostled = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class WriteSpeeds(Written):
    """Everybody writes a speed for each chariot in secret: any number up to team speed plus current modifier. (CM-5.1,
    6.1, 6.1.1, 6.1.2a, 3.5e)"""

    ask = WRITE_SPEEDS

    def needed(self, race: Race, number: Faction) -> bool:
        chariot = race.chariots[number]
        if chariot.standing != CHARIOT or race.maximum(chariot) <= 0:
            return False
        return race.rulebook.fixed_speed(race, chariot) is None

    def choices(self, race: Race, number: Faction, written: list[Pick]) -> list[Pick]:
        picks = WRITE.first_of(number, min(race.maximum(race.chariots[number]), race.house.fastest) + 1)
        race.rulebook.list_orders(race, number, picks)
        return picks

    def told(self, race: Race, number: Faction) -> list[int]:
        return [number, min(race.maximum(race.chariots[number]), race.house.fastest)]

    def subject(self, pick: Pick) -> Faction:
        return WRITE.what(pick) if WRITE.holds(pick) else WRITE_WHIP.what(pick)

    def written(self, number: Faction) -> int:
        """The speed written for a chariot so far."""
        answer = self.given(number)
        return UNWRITTEN if answer == 0 else speed_of(Pick(answer - 1))

    def whip_written(self, number: Faction) -> int:
        """1 if the order written for a chariot so far says to whip. (CM-27.6)"""
        return 1 if WRITE_WHIP.holds(Pick(self.given(number) - 1)) else 0

    def run(self, race: Race) -> None:
        for number in race.factions:
            chariot = race.chariots[number]
            fixed = race.rulebook.fixed_speed(race, chariot)
            if fixed is not None:
                race.orders[number] = chariot.order_least = chariot.order_most = fixed
            elif self.given(number) != 0:
                race.orders[number] = self.written(number)
                race.whips |= self.whip_written(number) << number
                chariot.order_most = min(race.maximum(chariot), race.house.fastest)
                chariot.order_whip = 1 if WRITE_WHIP.holds(self.choices(race, number, [])[-1]) else 0
        race.record(SPEEDS_WRITTEN)


def speed_of(pick: Pick) -> int:
    """The speed an order says, with or without the word to whip."""
    return WRITE.which(pick) if WRITE.holds(pick) else WRITE_WHIP.which(pick)


@final
class FillCup(Step):
    """Every live token goes into the cup; on the first turn those of the second row wait. (CM-2.2b, 5.2, 18.4)"""

    def run(self, race: Race) -> None:
        live = [number for number in race.factions if race.chariots[number].active()]
        race.later = [number for number in live if race.turn == 1 and race.chariots[number].row == 1]
        race.cup = [number for number in live if number not in race.later]
        race.tell_all(CUP_FILLED, race.cup, [])


@final
class DrawToken(Step):
    """Tokens are drawn one by one; each moves its chariot; an empty cup ends the turn. (CM-3.9, 5.3, 5.4, 5.5a,
    18.4)"""

    def run(self, race: Race) -> None:
        if not race.cup and not race.later:
            race.mover = NOBODY
            return
        if not race.cup:
            race.cup, race.later = race.later, []
            race.tell_all(CUP_FILLED, race.cup, [])
        number = race.chance.take(race.cup, "cup")
        race.record(TOKEN_DRAWN, number, len(race.cup))
        race.agenda.append(self)
        begin_phase(race, number)


def begin_phase(race: Race, number: Faction) -> None:
    """The drawn chariot moves; one that flipped earlier in this turn does not. (CM-5.3, 15.2)"""
    chariot = race.chariots[number]
    race.mover = number
    if not chariot.active() or chariot.flipped == race.turn:
        race.record(TOKEN_IDLE, number)
    elif chariot.standing == CHARIOT:
        race.then(race.rulebook.phase(number))
    else:
        race.then(race.rulebook.runaway_phase(number))
