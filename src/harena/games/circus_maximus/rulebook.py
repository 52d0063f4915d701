"""The rulebook's table of contents: which steps a race, a turn and a phase consist of, in order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.ids import Pick
from . import race as table
from .chariot import CHARIOT, DRAGGED, OUT, Chariot
from .critical import critical_hit
from .dragged import LookAfterDrivers, trample, tramples
from .events import FLIPPED, RAN_HOME
from .finish import EndOfTurn, cross_line, driver_counts, is_home, leave, remove
from .forced import ForcedSlip
from .movement import next_move
from .onfoot import OnFoot, run_down
from .options import Options
from .phase import (
    CornerAtStart,
    CutFree,
    FirstTurnDie,
    LashGain,
    Moves,
    PhaseEnd,
    Reveal,
    SetOut,
    WheelsAtStart,
    Whipping,
)
from .race import Race, Step
from .runaway import RunawayStart, flip_advanced, next_runaway_move, team_felled
from .setup import DrawFactions, PlaceChariots, Preparation
from .track import OUT as OUTWARD
from .track import Square
from .turn import DrawToken, FillCup, NextTurn, WriteSpeeds
from .verbs import OVER, TRAMPLE
from .wrecks import LandWrecks, StuckOnWreck, WreckBeneath, WreckDie, drive_over, leave_wreck


@mypyc_attr(allow_interpreted_subclasses=True)
class BasicRace(table.Rulebook):
    """CM-2.4 The basic race: a chariot that flips is taken off the track."""

    def __init__(self, chariots: int) -> None:
        self.chariots: Final = chariots
        # Steps never change, so every turn and every phase of a chariot shares one list of them.
        self.steps_of_turn: Final = self.make_turn()
        self.phases: Final = [self.make_phase(number) for number in range(chariots)]
        self.runaways: Final = [self.make_runaway_phase(number) for number in range(chariots)]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.chariots,)

    # ---- sequences

    def setup(self) -> list[Step]:
        """CM-3.2, 3.3, 3.6b Start lanes, factions, preparation; then turns until the race is over."""
        return [PlaceChariots(), DrawFactions(), Preparation(), NextTurn()]

    def make_turn(self) -> list[Step]:
        """CM-4, 5.1, 5.2, 5.3, 5.5a Speeds are written, the cup is filled, tokens are drawn until it is empty."""
        return [WriteSpeeds(), FillCup(), DrawToken(), EndOfTurn()]

    def make_phase(self, number: int) -> list[Step]:
        """CM-6.2, 6.5.2.2, 6.9-special, 7.1, 9.5.3a The order is opened and becomes MFs; they are checked and spent."""
        return [
            Reveal(number),
            LashGain(number),
            CutFree(number),
            Whipping(number),
            FirstTurnDie(number),
            SetOut(number),
            CornerAtStart(number),
            WheelsAtStart(number),
            Moves(number),
            PhaseEnd(number),
        ]

    def make_runaway_phase(self, number: int) -> list[Step]:
        return []

    def turn(self) -> list[Step]:
        return self.steps_of_turn

    def phase(self, number: int) -> list[Step]:
        return self.phases[number]

    def runaway_phase(self, number: int) -> list[Step]:
        return self.runaways[number]

    # ---- what the advanced race does otherwise

    def next_move(self, race: Race, number: int) -> None:
        next_move(race, number)

    def flip(self, race: Race, number: int, cause: int) -> None:
        """CM-7.3.3-FP The chariot is out of the race."""
        if not race.chariots[number].active():
            return
        race.record(FLIPPED, number, cause)
        remove(race, number)
        if race.moving(number):
            race.phase.stop()

    def forced_slip(self, race: Race, number: int, lanes: int) -> None:
        race.then([ForcedSlip(number, OUTWARD, lanes)])

    def shoved(self, race: Race, number: int) -> None:
        return

    def stepped(self, race: Race, number: int, before: Square) -> None:
        return

    def special_moves(self, race: Race, number: int) -> list[Pick]:
        return []

    def special_move(self, race: Race, number: int, pick: Pick) -> None:
        raise AssertionError("the basic race has no other moves")

    def crossed_line(self, race: Race, number: int) -> None:
        cross_line(race, number)

    def wounded(self, race: Race, number: int, attacker: int, factor: int) -> None:
        return

    def team_felled(self, race: Race, number: int) -> None:
        return

    def can_place(self, chariot: Chariot) -> bool:
        return is_home(chariot)


class AdvancedRace(BasicRace):
    """CM-2.4 The advanced race: wrecks, runaways, dragged drivers and men on foot."""

    def make_turn(self) -> list[Step]:
        """CM-5.5b Men on foot run when all phases are over."""
        return [WriteSpeeds(), FillCup(), DrawToken(), OnFoot(), EndOfTurn()]

    def make_phase(self, number: int) -> list[Step]:
        """CM-12.1, 12.4b, 14.2c, 16.2a Wrecks beneath are reckoned with first; wrecks land and drivers are looked after
        when the phase is over."""
        return [
            Reveal(number),
            LashGain(number),
            CutFree(number),
            Whipping(number),
            FirstTurnDie(number),
            SetOut(number),
            WreckBeneath(number),
            CornerAtStart(number),
            WheelsAtStart(number),
            Moves(number),
            *self.phase_end(number),
        ]

    def make_runaway_phase(self, number: int) -> list[Step]:
        """CM-15.2, 15.2.2, 15.2.4, 16.7a A team without its driver runs at full speed; with its car it still has to
        mind corners and wheels."""
        return [
            RunawayStart(number),
            FirstTurnDie(number),
            SetOut(number),
            WreckBeneath(number),
            CornerAtStart(number),
            WheelsAtStart(number),
            Moves(number),
            *self.phase_end(number),
        ]

    def phase_end(self, number: int) -> list[Step]:
        return [PhaseEnd(number), StuckOnWreck(number), LandWrecks(), LookAfterDrivers(number)]

    def next_move(self, race: Race, number: int) -> None:
        """CM-15.1 A team that lost its driver goes on with the MFs that are left."""
        if race.chariots[number].standing == CHARIOT:
            next_move(race, number)
        else:
            next_runaway_move(race, number)

    def flip(self, race: Race, number: int, cause: int) -> None:
        if race.chariots[number].has_car():
            flip_advanced(race, number, cause)

    def shoved(self, race: Race, number: int) -> None:
        """CM-14.1 The mover forced onto a wreck has to get over it."""
        square = race.chariots[number].team
        if race.moving(number) and square in race.wrecks:
            race.phase.crossing = square
            race.then([WreckDie(number, square)])

    def stepped(self, race: Race, number: int, before: Square) -> None:
        """CM-14.2b, 16.3, 16.6, 17.4a Men on the square are run down; a wreck left behind is reckoned with; a dragged
        driver comes along."""
        chariot = race.chariots[number]
        if chariot.driver == DRAGGED:
            chariot.dragged += 1
        run_down(race, number)
        if race.wrecks and before in race.wrecks:
            leave_wreck(race, number, before)

    def special_moves(self, race: Race, number: int) -> list[Pick]:
        return tramples(race, number)

    def special_move(self, race: Race, number: int, pick: Pick) -> None:
        if pick == OVER.pick:
            drive_over(race, number)
        else:
            trample(race, number, TRAMPLE.what(pick))

    def crossed_line(self, race: Race, number: int) -> None:
        """CM-16.4 A driver dragged over the line is home; a team whose driver is not with it is not."""
        chariot = race.chariots[number]
        if chariot.driver == DRAGGED:
            chariot.dragged += 1
        if driver_counts(chariot):
            cross_line(race, number)
            return
        race.record(RAN_HOME, number)
        race.lift(chariot)
        leave(race, chariot, OUT)
        race.phase.stop()

    def wounded(self, race: Race, number: int, attacker: int, factor: int) -> None:
        critical_hit(race, number, attacker, factor)

    def team_felled(self, race: Race, number: int) -> None:
        team_felled(race, number)

    def can_place(self, chariot: Chariot) -> bool:
        """CM-16.4 Home or racing, with a living driver."""
        return driver_counts(chariot)


def rulebook_for(house: Options) -> BasicRace:
    return AdvancedRace(house.chariots) if house.advanced else BasicRace(house.chariots)
