"""Weather, an optional rule: rain that comes and clears, and the mud it leaves behind. (CM-27.7, 27.8, 27.9)"""

from __future__ import annotations

from typing import Final, final

from ...core.chance import meant
from ...core.ids import Clause
from .chariot import NOBODY, Chariot, Faction
from .charts import CHANGEABLE, FIRST_WEATHER, LATER_WEATHER, MORE_RAIN, MUD, RAIN, SLIPPERY
from .endurance import slow_mover
from .events import LANE_SLIPPERY, MUD_BEGAN, RAIN_BEGAN, RAIN_CLEARED, WEATHER_ROLLED
from .forced import FURTHER, ForcedSlip
from .race import (
    ChariotStep,
    CornerModifier,
    DragShare,
    FootSpeed,
    OnBorder,
    OnLaneChange,
    Race,
    SafeSpeed,
    SlipperyLanes,
    Step,
    TeamSpeed,
    WhyNoDust,
)
from .track import Side
from .turn import NextTurn, WriteSpeeds
from .variants import Variant, before
from .weather import CORNERS_TO_MUD

_EVERY_OTHER: Final = 2
WORSE_BY_CAR: Final = [3, 2, 1]
"""What rain adds to the corner rolls of light, normal and heavy cars. (CM-27.8-3)"""
_SLOWER_IN_RAIN: Final = 1
_SLOWER_IN_MUD: Final = 2
_LESS_SAFE: Final = 3
_THIRD: Final = 3


# ---- CM-27.7 the table


@final
class FirstWeather(Step):
    """Before the race a die says what it begins in. (CM-27.7a)"""

    def run(self, race: Race) -> None:
        roll_first_column(race)


def roll_first_column(race: Race) -> None:
    """1 is rain, and rolls once more; 2 stays clear, but rolls again in every lap until it rains; all others stay
    clear. (CM-27.7-chart)"""
    sign = roll_weather(race, FIRST_WEATHER)
    if sign == RAIN:
        race.weather = race.weather.raining()
        race.record(RAIN_BEGAN, race.turn)
        race.then([MoreRain()])
    elif sign == CHANGEABLE:
        race.weather = race.weather.changing()


def roll_weather(race: Race, column: list[int]) -> int:
    dice = race.roll_as(1, column)
    sign = meant(dice, column)
    race.tell_all(WEATHER_ROLLED, [sign], dice)
    return sign


@final
class MoreRain(Step):
    """Rain rolls once more at once: another 1 brings mud as well. (CM-27.7-chart)"""

    def run(self, race: Race) -> None:
        if roll_weather(race, MORE_RAIN) == MUD:
            turn_to_mud(race)


@final
class WeatherCheck(Step):
    """Rain is checked on every other turn, from the second on, and once it has cleared no more; skies that change are
    rolled for in the turn after the first chariot has begun a lap. (CM-27.7a, 27.7-chart)"""

    def run(self, race: Race) -> None:
        weather = race.weather
        lap = race.track.lap_of(weather.front)
        if weather.rain == 1 and race.turn % _EVERY_OTHER == 0:
            check_rain(race)
        elif weather.changeable == 1 and lap > weather.lap:
            race.weather = weather.in_lap(lap)
            roll_first_column(race)


def check_rain(race: Race) -> None:
    """1 clears the sky for the rest of the race. (CM-27.7-chart)"""
    if roll_weather(race, LATER_WEATHER) != RAIN:
        race.weather = race.weather.cleared()
        race.record(RAIN_CLEARED, race.turn)


@final
class CornersInRain(OnBorder):
    """Three corners in a row that the first chariot leaves in the rain turn the ground to mud. (CM-27.7b)"""

    def crossed_border(self, race: Race, number: Faction) -> None:
        weather, stage = race.weather, race.chariots[number].stage
        if stage <= weather.front:
            return
        left = weather.rain == 1 and race.track.is_corner(stage - 1)
        race.weather = weather.at_stage(stage, weather.soaked + 1 if left else weather.soaked)
        if race.weather.soaked >= CORNERS_TO_MUD and weather.mud == 0:
            turn_to_mud(race)


def turn_to_mud(race: Race) -> None:
    """For the rest of the race, and at once: a chariot on its way loses speed it may no longer have. (CM-27.7b)"""
    race.weather = race.weather.muddy()
    race.record(MUD_BEGAN, race.turn)
    if race.mover != NOBODY:
        slow_mover(race, race.mover)


# ---- CM-27.8 rain, CM-27.9 mud


@final
class WetDust(WhyNoDust):
    """Wet sand cannot be thrown. (CM-27.8-1)"""

    def why_no_dust(self, race: Race, number: Faction) -> Clause | None:
        return Clause("CM-27.8-1") if race.weather.rain == 1 else None


@final
class WetTeams(TeamSpeed):
    """Rain takes a point of team speed while it falls, mud two more. (CM-27.8-2, 27.9-4)"""

    def team_speed(self, race: Race, chariot: Chariot, speed: int) -> int:
        return speed - _SLOWER_IN_RAIN * race.weather.rain - _SLOWER_IN_MUD * race.weather.mud


@final
class WetCorners(CornerModifier):
    """The lighter the car, the worse it takes wet corners; in mud all are a point worse still, also when the rain has
    stopped. (CM-27.8-3, 27.9-1, 27.9-2)"""

    def corner_modifier(self, race: Race, number: Faction, modifier: int) -> int:
        if not race.weather.is_wet():
            return modifier
        return modifier - WORSE_BY_CAR[race.chariots[number].build.car] - race.weather.mud


@final
class MuddyCorners(SafeSpeed):
    """Mud makes every corner lane three slower. (CM-27.9-3)"""

    def safe_speed(self, race: Race, chariot: Chariot, limit: int) -> int:
        return limit - _LESS_SAFE * race.weather.mud


@final
class WetLanes(SlipperyLanes):
    """In the rain, and in mud for good, a light car that changes lanes slips a lane further by 5 and 6, a normal one by
    5, a heavy one never. (CM-27.8-4, 27.9-1)"""

    def slippery_lanes(self, race: Race, chariot: Chariot, faces: list[int]) -> list[int]:
        return SLIPPERY[chariot.build.car] if race.weather.is_wet() and chariot.has_car() else faces


@final
class LaneChanged(OnLaneChange):
    """Every lane change that is meant, and every evasion, may go further than it was meant to. (CM-27.8-4)"""

    def changed_lane(self, race: Race, number: Faction, side: Side) -> None:
        if race.rulebook.slippery_lanes(race, race.chariots[number]):
            race.then([LaneDie(number, side)])


@final
class LaneDie(ChariotStep):
    """A die once the change is made: the chariot stays, or slips one lane further the same way, free of cost.
    (CM-27.8-4)"""

    def __init__(self, number: Faction, side: Side) -> None:
        super().__init__(number)
        self.side: Final = side

    def numbers(self) -> tuple[int, ...]:
        return (self.number, self.side)

    def run(self, race: Race) -> None:
        chariot = race.chariots[self.number]
        faces = race.rulebook.slippery_lanes(race, chariot)
        # What the change itself led to may have left nothing that could slip.
        if not faces:
            return
        dice = race.roll_as(1, faces)
        slips = meant(dice, faces)
        race.tell_all(LANE_SLIPPERY, [self.number, slips], dice)
        if slips == 1:
            race.then([ForcedSlip(self.number, self.side, 1, 0, FURTHER)])


@final
class DraggedInMud(DragShare):
    """Mud is soft: a dragged driver loses a third of the die. (CM-27.9-5)"""

    def drag_share(self, race: Race, share: int) -> int:
        return _THIRD if race.weather.mud == 1 else share


@final
class RunningInMud(FootSpeed):
    """Mud is deep: a driver on foot needs three hits for a square. (CM-27.9-6)"""

    def foot_speed(self, race: Race, hits: int) -> int:
        return _THIRD if race.weather.mud == 1 else hits


WEATHER: Final = Variant(
    "weather",
    setup=[before(NextTurn, [FirstWeather])],
    turn=[before(WriteSpeeds, [WeatherCheck])],
    hooks=[
        CornersInRain(),
        WetDust(),
        WetTeams(),
        WetCorners(),
        MuddyCorners(),
        WetLanes(),
        LaneChanged(),
        DraggedInMud(),
        RunningInMud(),
    ],
)
