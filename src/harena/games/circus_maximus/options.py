"""What the host of a race may choose."""

from __future__ import annotations

from typing import Final, final

from ...core.options import Option, Settings, Value
from .track import DEFAULT, Track

OPTIONS: Final = [
    Option("rules", "CM-2.4", "basic", ["basic", "advanced"]),
    Option("chariots", "CM-18.1", "8", ["8", "9", "10", "11", "12", "13", "14", "15", "16"]),
    Option("reaction-time", "CM-11.9", "off", ["off", "5", "4", "3", "2", "1", "10"]),
    Option("braking-lowers-strain", "CM-6.6.1", False),
    Option("cut-free", "CM-16.2a", "each-phase", ["each-phase", "flip-phase"]),
    Option("wall-moves", "CM-6.4.4", False),
    Option("track", "CM-2.1", {}),
]


@final
class Options:
    """The choices of one table as plain typed fields."""

    def __init__(self, chosen: dict[str, object]) -> None:
        settings = Settings(OPTIONS, chosen)
        self.chosen: Final[dict[str, Value]] = settings.chosen
        self.advanced: Final = settings.one("rules") == "advanced"
        self.chariots: Final = int(settings.one("chariots"))
        self.seconds: Final = 0 if settings.one("reaction-time") == "off" else int(settings.one("reaction-time"))
        """CM-11.9 How long a player may take to begin or go on; 0 is no limit."""
        self.braking_lowers: Final = settings.switch("braking-lowers-strain")
        self.every_phase: Final = settings.one("cut-free") == "each-phase"
        self.wall_moves: Final = settings.switch("wall-moves")
        data = settings.data("track")
        self.track: Final = Track(data) if data else DEFAULT

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.chosen,)
