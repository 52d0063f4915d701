"""The weather over the track: whether it rains, and what the rain has made of the ground. (CM-27.7)"""

from __future__ import annotations

from typing import Final, final

from .charts import CHANGEABLE, MUD, RAIN

CORNERS_TO_MUD: Final = 3
"""Corners in a row that the first chariot leaves in the rain before the ground is mud. (CM-27.7b)"""


@final
class Weather:
    """Never changed once made, so that copies of a race share it."""

    def __init__(
        self, *, rain: int = 0, mud: int = 0, changeable: int = 0, front: int = 0, lap: int = 1, soaked: int = 0
    ) -> None:
        self.rain: Final = rain
        self.mud: Final = mud
        """1 while it rains; 1 once there is mud."""
        self.changeable: Final = changeable
        """1 while every lap may bring rain."""
        self.front: Final = front
        """The furthest stage that any chariot has come to."""
        self.lap: Final = lap
        """The latest lap that has had its roll."""
        self.soaked: Final = soaked
        """How many corners in a row the first chariot has left in the rain."""

    def __reduce__(self) -> tuple[object, ...]:
        return weather_of, (self.rain, self.mud, self.changeable, self.front, self.lap, self.soaked)

    def numbers(self) -> tuple[int, ...]:
        return self.rain, self.mud, self.changeable, self.front, self.lap, self.soaked

    def signs(self) -> list[int]:
        """What there is of rain, mud and changing skies."""
        signs = [(self.changeable, CHANGEABLE), (self.rain, RAIN), (self.mud, MUD)]
        return [sign for there, sign in signs if there == 1]

    def is_wet(self) -> bool:
        """Whether lanes and corners are as in the rain: while it falls, and in mud for good. (CM-27.8-4, 27.9-1)"""
        return self.rain == 1 or self.mud == 1

    def is_near_mud(self) -> bool:
        """Whether the next corner left in this rain makes mud of the ground. (CM-27.7b)"""
        return self.rain == 1 and self.mud == 0 and self.soaked + 1 >= CORNERS_TO_MUD

    # ---- how it changes

    def changing(self) -> Weather:
        return Weather(rain=self.rain, mud=self.mud, changeable=1, front=self.front, lap=self.lap, soaked=self.soaked)

    def raining(self) -> Weather:
        """Rain sets in: nobody rolls for it any more, and no corner has been left in it."""
        return Weather(rain=1, mud=self.mud, front=self.front, lap=self.lap)

    def cleared(self) -> Weather:
        return Weather(mud=self.mud, front=self.front, lap=self.lap)

    def muddy(self) -> Weather:
        return Weather(rain=self.rain, mud=1, front=self.front, lap=self.lap, soaked=self.soaked)

    def in_lap(self, lap: int) -> Weather:
        return Weather(rain=self.rain, mud=self.mud, changeable=self.changeable, front=self.front, lap=lap)

    def at_stage(self, stage: int, soaked: int) -> Weather:
        return Weather(
            rain=self.rain, mud=self.mud, changeable=self.changeable, front=stage, lap=self.lap, soaked=soaked
        )


FINE: Final = Weather()
"""A dry race: there is one alone, and what is read back is that one again."""


def weather_of(rain: int, mud: int, changeable: int, front: int, lap: int, soaked: int) -> Weather:
    read = Weather(rain=rain, mud=mud, changeable=changeable, front=front, lap=lap, soaked=soaked)
    return FINE if read.numbers() == FINE.numbers() else read
