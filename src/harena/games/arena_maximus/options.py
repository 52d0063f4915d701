"""What the host of a race may choose."""

from __future__ import annotations

from typing import Final, final

from ...core.options import Option, Settings, Value
from .components import DEFAULT, Components, WrongSet

OPTIONS: Final = [
    Option("spells", "AM-18.1", False),
    Option("laps", "AM-17.1", "1", ["1", "2", "3", "4", "5"]),
    Option("kingmaking", "AM-20.6", True),
    Option("layout", "AM-20.1", "rulebook", ["rulebook", "summary"]),
    Option("short-track", "AM-20.4", False),
    Option("same-shape-terrain", "AM-20.2", False),
    Option("spells-per-turn", "AM-20.3", "one", ["one", "unlimited"]),
    Option("open-hands", "AM-20.5", False),
    Option("components", "AM-1.3", {}),
]
_SHORT: Final = [3, 5, 4, 5, 0]


@final
class Options:
    """The choices of one table as plain typed fields."""

    def __init__(self, chosen: dict[str, object]) -> None:
        settings = Settings(OPTIONS, chosen)
        self.chosen: Final[dict[str, Value]] = settings.chosen
        self.spells: Final = settings.switch("spells")
        self.laps: Final = int(settings.one("laps"))
        self.kingmaking: Final = settings.switch("kingmaking")
        self.same_shape: Final = settings.switch("same-shape-terrain")
        self.spells_per_turn: Final = 1 if settings.one("spells-per-turn") == "one" else 99
        self.open_hands: Final = settings.switch("open-hands")
        data = settings.data("components")
        self.components: Final = Components(data) if data else DEFAULT
        self.stretches: Final = stretches(self.components, settings)
        self.shapes: Final = shapes(self.stretches)
        """By tile, 0 for a straight and 1 for a curve; tile 0 is Start/Finish."""
        self.length: Final = len(self.shapes)

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.chosen,)


def stretches(components: Components, settings: Settings) -> list[int]:
    """How many straights and curves follow each other from the line on. (AM-1.5, 20.1, 20.4)"""
    parts = short_track(components) if settings.switch("short-track") else components.layout.copy()
    if settings.one("layout") == "summary" and parts[0] > 1:
        parts[0] -= 1
        parts[4] += 1
    return parts


def short_track(components: Components) -> list[int]:
    """A little more than half of the ordinary track, if the set has tiles enough. (AM-20.4)"""
    if len(components.straights) < _SHORT[0] + _SHORT[2] or len(components.curves) < _SHORT[1] + _SHORT[3]:
        raise WrongSet("tiles", "they are too few for the short track")
    return _SHORT.copy()


def shapes(parts: list[int]) -> list[int]:
    track = [0]
    for place, count in enumerate(parts):
        track += [place % 2] * count
    return track
