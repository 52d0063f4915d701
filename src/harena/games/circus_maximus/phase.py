"""How a movement phase begins: the order is opened and becomes MFs. (CM-6.1, CM-6.2, CM-6.5.2, CM-6.9)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Pick
from .asks import GAIN_CHOICE, WHIP_CHOICE
from .chariot import CHARIOT, Faction
from .corners import check_corner
from .endurance import lose_endurance
from .events import (
    CUT_FAILED,
    CUT_FREE,
    FIRST_TURN_DIE,
    FORCED_GAIN,
    GAINED,
    MFS_SET,
    NO_KNIFE,
    PHASE_ENDED,
    SPEED_REVEALED,
    WHIPPED,
)
from .mfs import Phase
from .race import ChariotChoice, ChariotStep, Race
from .rolls import HALVES, PIPS, cut_free_rests, first_turn_rests, whip_gains
from .verbs import NO_WHIP, SPUR, WHIP
from .wheels import check_wheels

WHEELS_AT: Final = 14
"""From this speed on damaged wheels are checked. (CM-7.4.1a)"""


def clear_phase(race: Race, number: Faction) -> None:
    """What was charged to this phase is taken over, and nothing is left for the next. (CM-6.2.1f, 9.4.3-M)"""
    chariot = race.chariots[number]
    race.phase = phase = Phase()
    phase.owed, chariot.owed = chariot.owed, 0
    phase.slowed, chariot.slowed = chariot.slowed, 0
    phase.gain, chariot.must_gain = chariot.must_gain, 0
    chariot.drawn = race.turn
    chariot.dragged = 0


@final
class Reveal(ChariotStep):
    """The written speed is opened; it stands unless it is above what is now the maximum. (CM-5.3, 6.1, 9.3.1.1)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        most = race.maximum(chariot)
        clear_phase(race, self.number)
        order = race.order(self.number)
        race.phase.written = min(order, most)
        chariot.speeds = (*chariot.speeds, order)
        race.record(SPEED_REVEALED, self.number, order, most)


@final
class LashGain(ChariotStep):
    """MFs that lashes force on the chariot are told; a lash that missed its mark leaves the choice of the MF it offers.
    (CM-9.4.1a, 9.4.1b)"""

    def run(self, race: Race) -> None:
        if race.phase.gain > 0:
            race.record(FORCED_GAIN, self.number, race.phase.gain)
        if race.chariots[self.number].may_gain > 0:
            race.then([GainChoice(race.owner(self.number), self.number)])


@final
class GainChoice(ChariotChoice):
    """As many of the offered MFs as one likes. (CM-9.4.1a)"""

    ask = GAIN_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [self.number, race.chariots[self.number].may_gain]

    def options(self, race: Race) -> list[Pick]:
        return SPUR.picks[: race.chariots[self.number].may_gain + 1]

    def answer(self, race: Race, pick: Pick) -> None:
        race.chariots[self.number].may_gain = 0
        race.phase.gain += SPUR.what(pick)
        race.record(GAINED, self.number, SPUR.what(pick))


@final
class CutFree(ChariotStep):
    """A die for each living horse less the modifier comes off the written speed; below zero the try has failed for this
    turn. Who has nothing to cut with stays where he is. (CM-9.5.3a, 9.5.3b, 9.5.2c, 27.2.2b)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        if chariot.fallen == 0:
            return
        if not race.rulebook.can_cut(chariot):
            race.record(NO_KNIFE, self.number)
            self.stay(race)
            return
        chariot.cut_turn = race.turn
        rests = cut_free_rests(chariot.living(), race.phase.written, chariot.current)
        dice = race.roll_as(chariot.living(), rests)
        rest = meant(dice, rests)
        if rest < 0:
            race.tell_all(CUT_FAILED, [self.number], dice)
            self.stay(race)
            return
        chariot.fallen = 0
        race.phase.written = rest
        race.tell_all(CUT_FREE, [self.number, race.phase.written], dice)
        race.rulebook.cut_free(race, self.number)

    def stay(self, race: Race) -> None:
        """Held by the dead horse, the chariot does not move. (CM-9.5.3b)"""
        race.phase.written = race.phase.gain = 0
        race.drop_to(PhaseEnd)


@final
class Whipping(ChariotStep):
    """The driver may whip his own team, which he says before he moves. (CM-6.5.2.2)"""

    def run(self, race: Race) -> None:
        if may_whip(race, self.number):
            race.then([WhipChoice(race.owner(self.number), self.number)])


def may_whip(race: Race, number: Faction) -> bool:
    """A whip, endurance, no negative modifier, no horse to cut free, and no jostle or double slip in this turn or the
    last. (CM-6.5.2, 6.5.2.1, 7.3.3-J1, 7.3.3-SS)"""
    chariot = race.chariots[number]
    if chariot.whip == 0 or chariot.endurance == 0 or chariot.current < 0 or chariot.cut_turn == race.turn:
        return False
    return chariot.may_strain(race.turn)


@final
class WhipChoice(ChariotChoice):
    """To whip or not; on the first turn before its die is seen. (CM-6.5.2, 6.5.2.2, 6.9-special)"""

    ask = WHIP_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [self.number, race.phase.total(), race.chariots[self.number].endurance]

    def options(self, race: Race) -> list[Pick]:
        return [NO_WHIP.pick, WHIP.pick]

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == WHIP.pick:
            race.before(SetOut, WhipDie(self.number))


@final
class FirstTurnDie(ChariotStep):
    """From a standing start a die comes off the speed of the first turn. (CM-6.9-special)"""

    def run(self, race: Race) -> None:
        if race.turn != 1:
            return
        rests = first_turn_rests(race.phase.written)
        dice = race.roll_as(1, rests)
        race.phase.written = meant(dice, rests)
        race.tell_all(FIRST_TURN_DIE, [self.number, race.phase.written], dice)


@final
class WhipDie(ChariotStep):
    """A die of extra MFs, all of it, each for a point of endurance, as far as there is any; a wounded arm halves it.
    (CM-6.5, 6.5.2.3, 6.5.2.4, 6.5.2.5a, 6.5.2.5b, 8.2a, 13.1-4)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        gains = whip_gains(HALVES if chariot.arm_wound != 0 else PIPS, chariot.endurance)
        dice = race.roll_as(1, gains)
        race.phase.whipped = meant(dice, gains)
        race.tell_all(WHIPPED, [self.number, race.phase.whipped, chariot.endurance - race.phase.whipped], dice)
        lose_endurance(race, self.number, race.phase.whipped)


@final
class SetOut(ChariotStep):
    """Written speed, enemy lashes and whip are the MFs; with what is owed they are the total speed. The record notes
    where the car begins its move. (CM-6.1, 6.2, 6.2.1, 6.9-note, 7.3.1)"""

    def run(self, race: Race) -> None:
        race.phase.left = race.phase.written + race.phase.gain + race.phase.whipped
        chariot = race.chariots[self.number]
        chariot.last_speed = race.phase.total()
        race.record(
            MFS_SET, self.number, race.phase.left, race.phase.total(), race.place_name(race.tail_square(chariot))
        )


@final
class CornerAtStart(ChariotStep):
    """A phase that begins in a corner is checked before its first MF; a team alone fears none. (CM-6.3.2, 7.2.3,
    15.2.4)"""

    def run(self, race: Race) -> None:
        if race.chariots[self.number].has_car():
            check_corner(race, self.number)


@final
class WheelsAtStart(ChariotStep):
    """Damaged wheels are checked in a phase that will use 14 or more MFs. (CM-7.4.1a)"""

    def run(self, race: Race) -> None:
        if race.phase.left + race.phase.used >= WHEELS_AT and race.chariots[self.number].has_car():
            check_wheels(race, self.number)


@final
class Moves(ChariotStep):
    """All MFs are spent, one use after the other. (CM-6.2, 6.2.2)"""

    def run(self, race: Race) -> None:
        race.rulebook.next_move(race, self.number)


@final
class PhaseEnd(ChariotStep):
    """The move is over. (CM-5.4)"""

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        race.phase.left = 0
        if chariot.active():
            race.record(PHASE_ENDED, self.number, race.place_name(chariot.team))
        if chariot.standing == CHARIOT:
            chariot.last_speed = race.phase.total()
