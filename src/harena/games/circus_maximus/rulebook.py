"""The rulebook's table of contents: the sequences of a race, in order, and what each variant makes of them."""

from __future__ import annotations

from typing import Final, final

from .acceleration import ACCELERATION
from .all_home import ALL_HOME
from .carcasses import CARCASSES
from .chariot import CHARIOT, DEAD, DRAGGED, OUT_OF_RACE, Chariot, Faction
from .combat import Attack
from .critical import critical_hit, pull_out, run_on
from .defence import NoStrainEvading
from .dragged import LookAfterDrivers, Trample
from .driving_over import DRIVING_OVER
from .events import FLIPPED, RAN_HOME
from .finish import EndOfTurn, LastTurn, cross_line, driver_counts, is_home, leave, remove
from .first_edition import FIRST_EDITION
from .forced import CarsAlone, ForcedSlip
from .horse_hits import CRITICAL_HORSE_HITS
from .lash import DrivenOn
from .movement import Brake, Forward, LaneChange, NoStrainInward, RunInto, Sideslip, next_move
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
from .race import (
    OnDriverLost,
    OnFinish,
    OnFlip,
    OnForcedSlip,
    OnMove,
    OnPlacing,
    OnStep,
    OnTeamFelled,
    OnWound,
    Race,
    Rulebook,
)
from .rain import WEATHER
from .ram import NearestHorse, NearestWheel
from .runaway import RunawayStart, flip_advanced, next_runaway_move, team_felled
from .season.first_edition import FIRST_SEASON
from .season.rulebook import SEASON_RACE
from .setup import BuiltByDice, DrawFactions, FourPoints, PlaceChariots, Preparation
from .specification import DETAILED_SPECIFICATION
from .track import OUT, Square
from .turn import DrawToken, FillCup, NextTurn, WriteSpeeds
from .variants import Variant, after, before, rulebook_of, sequence
from .weapons import SPECIAL_WEAPONS
from .wheels import BY_DRIVER
from .wrecks import LandWrecks, kill_driver
from .wreckus import CROSSED
from .written_whip import WRITTEN_WHIPPING

# ---- CM-2.4 the basic race


@final
class TakenOff(OnFlip):
    """In the basic race a chariot that flips is out of it. (CM-7.3.3-FP)"""

    def flip(self, race: Race, number: Faction, cause: int) -> None:
        if not race.chariots[number].active():
            return
        race.record(FLIPPED, number, cause)
        remove(race, number)
        if race.moving(number):
            race.phase.stop()


@final
class OutWithoutDriver(OnDriverLost):
    """In the basic race nobody is dragged and no team runs on: a chariot without its driver flips. (CM-2.4)"""

    def driver_lost(self, race: Race, number: Faction, driver: int) -> None:
        race.rulebook.flip(race, number, BY_DRIVER)


@final
class SlipOutward(OnForcedSlip):
    """A corner throws chariots to the outside. (CM-7.3.3-S, 7.3.3-SS)"""

    def forced_slip(self, race: Race, number: Faction, lanes: int) -> None:
        race.then([ForcedSlip(number, OUT, lanes)])


@final
class DriveOn(OnMove):
    """A driven chariot goes on until its MFs are spent. (CM-6.2.2)"""

    def next_move(self, race: Race, number: Faction) -> None:
        next_move(race, number)


@final
class Home(OnFinish):
    """Over the line a chariot is home. (CM-10.3)"""

    def crossed_line(self, race: Race, number: Faction) -> None:
        cross_line(race, number)


@final
class OnTrackOrHome(OnPlacing):
    """All chariots that were not taken off have a place. (CM-10.4)"""

    def can_place(self, chariot: Chariot) -> bool:
        return is_home(chariot)


BASIC: Final = Variant(
    "basic",
    # CM-3.2, 3.3, 3.6b Start lanes, factions, preparation; then turns until the race is over.
    setup=[sequence([PlaceChariots, DrawFactions, Preparation, NextTurn])],
    # CM-4, 5.1, 5.2, 5.3, 5.5a Speeds are written, the cup is filled, tokens are drawn until it is empty.
    turn=[sequence([WriteSpeeds, FillCup, DrawToken, EndOfTurn])],
    # CM-6.2, 6.5.2.2, 6.9-special, 7.1, 9.5.3a The order is opened and becomes MFs; they are checked and spent.
    phase=[
        sequence(
            [
                Reveal,
                LashGain,
                CutFree,
                Whipping,
                FirstTurnDie,
                SetOut,
                CornerAtStart,
                WheelsAtStart,
                Moves,
                PhaseEnd,
            ]
        )
    ],
    # CM-15.2, 15.2.2, 15.2.4, 16.7a A team without its driver runs at full speed; with its car it still has to mind
    # corners and wheels. Only the advanced race has any.
    runaway=[sequence([RunawayStart, FirstTurnDie, SetOut, CornerAtStart, WheelsAtStart, Moves, PhaseEnd])],
    uses=[sequence([Forward, LaneChange, Brake, Attack, Sideslip, RunInto])],
    # CM-3.6a Four points are spent in one answer.
    entries=[sequence([FourPoints])],
    hooks=[
        TakenOff(),
        SlipOutward(),
        DriveOn(),
        Home(),
        LastTurn(),
        OnTrackOrHome(),
        NoStrainInward(),
        NoStrainEvading(),
        CarsAlone(),
        DrivenOn(),
        NearestHorse(),
        NearestWheel(),
        BuiltByDice(),
        OutWithoutDriver(),
    ],
)


# ---- CM-2.4 the advanced race: wrecks, runaways, dragged drivers and men on foot


@final
class TeamRunsOn(OnFlip):
    """In the advanced race the car becomes a wreck, and the team runs on. (CM-12.1, 15.1)"""

    def flip(self, race: Race, number: Faction, cause: int) -> None:
        if race.chariots[number].has_car():
            flip_advanced(race, number, cause)


@final
class CarRunsOn(OnDriverLost):
    """In the advanced race he is dragged behind team and car, alive or dead, and they run on. (CM-16.7a)"""

    def driver_lost(self, race: Race, number: Faction, driver: int) -> None:
        if driver != DEAD:
            pull_out(race, number)
            return
        kill_driver(race, number)
        run_on(race, number)


@final
class DriveOrRunOn(OnMove):
    """A team that lost its driver goes on with the MFs that are left. (CM-15.1)"""

    def next_move(self, race: Race, number: Faction) -> None:
        if race.chariots[number].standing == CHARIOT:
            next_move(race, number)
        else:
            next_runaway_move(race, number)


@final
class MenOnTrack(OnStep):
    """Men on the square are run down; a dragged driver comes along. (CM-16.3, 17.4a)"""

    def stepped(self, race: Race, number: Faction, before: Square) -> None:
        chariot = race.chariots[number]
        if chariot.driver == DRAGGED:
            chariot.dragged += 1
        run_down(race, number)


@final
class HomeWithDriver(OnFinish):
    """A driver dragged over the line is home; a team whose driver is not with it is not. (CM-16.4)"""

    def crossed_line(self, race: Race, number: Faction) -> None:
        chariot = race.chariots[number]
        if chariot.driver == DRAGGED:
            chariot.dragged += 1
        if driver_counts(chariot):
            cross_line(race, number)
            return
        race.record(RAN_HOME, number)
        race.lift(chariot)
        leave(race, chariot, OUT_OF_RACE)
        race.phase.stop()


@final
class CriticalHits(OnWound):
    """Every wound may bring more. (CM-13.1)"""

    def wounded(self, race: Race, number: Faction, attacker: Faction, factor: int) -> None:
        critical_hit(race, number, attacker, factor)


@final
class TeamFalls(OnTeamFelled):
    """A team without its driver that loses a horse goes down. (CM-15.2.5b)"""

    def team_felled(self, race: Race, number: Faction) -> None:
        team_felled(race, number)


@final
class WithDriver(OnPlacing):
    """Home or racing, with a living driver. (CM-16.4)"""

    def can_place(self, chariot: Chariot) -> bool:
        return driver_counts(chariot)


ADVANCED: Final = Variant(
    "advanced",
    # CM-5.5b Men on foot run when all phases are over.
    turn=[before(EndOfTurn, [OnFoot])],
    needs=[DRIVING_OVER],
    # CM-12.1, 16.2a Wrecks land and drivers are looked after when the phase is over.
    phase=[after(PhaseEnd, [LandWrecks, LookAfterDrivers])],
    runaway=[after(PhaseEnd, [LandWrecks, LookAfterDrivers])],
    uses=[before(RunInto, [Trample])],
    hooks=[
        TeamRunsOn(),
        CarRunsOn(),
        DriveOrRunOn(),
        MenOnTrack(),
        HomeWithDriver(),
        CriticalHits(),
        TeamFalls(),
        WithDriver(),
    ],
)


# ---- the rules of a table

VARIANTS: Final = [
    BASIC,
    ADVANCED,
    DETAILED_SPECIFICATION,
    SPECIAL_WEAPONS,
    CARCASSES,
    ACCELERATION,
    CRITICAL_HORSE_HITS,
    WRITTEN_WHIPPING,
    WEATHER,
    CROSSED,
    ALL_HOME,
    SEASON_RACE,
    FIRST_EDITION,
    FIRST_SEASON,
]
"""In the order in which they are put together."""
_MADE: Final[dict[str, Rulebook]] = {}


def rulebook_for(house: Options) -> Rulebook:
    """The rulebook of a table: the same variants and as many chariots share one."""
    key = " ".join([*house.variants, str(house.chariots)])
    if key not in _MADE:
        _MADE[key] = rulebook_of([variant for variant in VARIANTS if variant.name in house.variants], house.chariots)
    return _MADE[key]
