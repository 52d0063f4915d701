"""What the host of a race may choose."""

from __future__ import annotations

from typing import Final, final

from ...core.options import Option, Settings, Value
from .chariot import Faction
from .track import DEFAULT, Track

RULES: Final = ["basic", "advanced"]
OPTIONS: Final = [
    Option("rules", "CM-2.4", "basic", RULES),
    Option("chariots", "CM-18.1", "8", ["8", "9", "10", "11", "12", "13", "14", "15", "16"]),
    Option("reaction-time", "CM-11.9", "off", ["off", "5", "4", "3", "2", "1", "10"]),
    Option("braking-lowers-strain", "CM-6.6.1", False),
    Option("cut-free", "CM-16.2a", "each-phase", ["each-phase", "flip-phase"]),
    Option("wall-moves", "CM-6.4.4", False),
    Option("acceleration", "CM-27.5", False),
    Option("track", "CM-2.1", {}),
    Option("weapons", "CM-27.2", False),
]
EDITION: Final = 2
"""The newest edition of the rules."""
_OF_EDITION: Final[dict[int, list[str]]] = {1: ["first-edition"], EDITION: []}
OPTIONAL: Final = ["acceleration", "weapons"]
"""Options that bring a set of rules of the same name into force."""


@final
class Options:
    """The choices of one table as plain typed fields."""

    def __init__(self, chosen: dict[str, object], edition: int = EDITION) -> None:
        settings = Settings(OPTIONS, chosen)
        self.chosen: Final[dict[str, Value]] = settings.chosen
        self.rules: Final = settings.one("rules")
        self.edition: Final = edition
        """Of the rules: older ones for tables that began with them."""
        switched = [name for name in OPTIONAL if settings.switch(name)]
        self.variants: Final = ["basic", self.rules, *switched, *_OF_EDITION[edition]]
        """The sets of rules in force, by name."""
        self.chariots: Final = int(settings.one("chariots"))
        self.factions: Final = [Faction(number) for number in range(self.chariots)]
        self.seconds: Final = seconds_of(self.rules, settings.one("reaction-time"))
        """How long a player may take to begin or go on; 0 is no limit. (CM-11.9)"""
        self.braking_lowers: Final = settings.switch("braking-lowers-strain")
        self.every_phase: Final = settings.one("cut-free") == "each-phase"
        self.wall_moves: Final = settings.switch("wall-moves")
        data = settings.data("track")
        self.track: Final = Track(data) if data else DEFAULT

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.chosen, self.edition)


def seconds_of(rules: str, limit: str) -> int:
    """The clock belongs to the advanced race. (CM-2.4, 11.9)"""
    return int(limit) if rules == "advanced" and limit != "off" else 0
