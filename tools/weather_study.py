"""Measures what it is worth to a bot to know the weather, against one that judges every race as if it were dry.

    python -m tools.weather_study --races 40 --level expert

The blind bot's futures run by the same rules; only what it makes of a state takes the sun for granted.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.weather import FINE, Weather

from .blind import BlindMind, duels, new_race

if TYPE_CHECKING:
    from harena.core.agenda import State

SKIES = [Weather(rain=1), Weather(mud=1), Weather(rain=1, mud=1)]


class InTheSun(BlindMind):
    """Takes every race for a dry one."""

    def seen(self, state: State) -> State:
        """A copy in fine weather; nothing is drawn while it is looked at."""
        assert isinstance(state, Race)
        if state.over():
            return state
        copy = state.clone(state.chance)
        copy.weather = FINE
        return copy


def under_the_sky(seed: int) -> Race:
    """Rain, mud and both take turns."""
    race = new_race(seed, {"weather": True})
    race.weather = SKIES[seed % len(SKIES)]
    return race


if __name__ == "__main__":
    sys.exit(duels(InTheSun(), under_the_sky, __doc__))
