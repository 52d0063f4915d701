"""What the host of a race may choose."""

from __future__ import annotations

from typing import Final, final

from ...core.options import Menu, Option, Settings, Value
from .chariot import Faction
from .track import DEFAULT, WRECKUS, Track

RULES: Final = ["basic", "advanced"]
CIRCUITS: Final = ["oval", "figure-8"]
"""The tracks that Harena brings along."""
OPTIONS: Final = [
    Option("rules", "CM-2.4", "basic", RULES, group="rules"),
    Option("chariots", "CM-18.1", "8", ["8", "9", "10", "11", "12", "13", "14", "15", "16"], group="rules"),
    Option("reaction-time", "CM-11.9", "off", ["off", "5", "4", "3", "2", "1", "10"], group="rules"),
    Option("braking-lowers-strain", "CM-6.6.1", False, group="house"),
    Option("cut-free", "CM-16.2a", "each-phase", ["each-phase", "flip-phase"], group="house"),
    Option("wall-moves", "CM-6.4.4", False, group="house"),
    Option("acceleration", "CM-27.5", False, group="rules"),
    Option("track", "CM-2.1", {}, group="track"),
    Option("circuit", "CM-28", "oval", CIRCUITS, group="track"),
    Option("specification", "CM-27.1-1", False, group="rules"),
    Option("weapons", "CM-27.2", False, group="weapons"),
    Option("carcasses", "CM-27.3", False, group="rules"),
    Option("critical-horse-hits", "CM-27.4", False, group="rules"),
    Option("written-whipping", "CM-27.6", False, group="rules"),
    Option("weather", "CM-27.7a", False, group="weather"),
    Option("all-home", "CM-10.2", False, group="house"),
]
EDITION: Final = 2
"""The newest edition of the rules."""
_OF_EDITION: Final[dict[int, list[str]]] = {1: ["first-edition"], EDITION: []}
OPTIONAL: Final = [
    "acceleration",
    "specification",
    "weapons",
    "carcasses",
    "critical-horse-hits",
    "written-whipping",
    "weather",
]
"""Options that bring a set of rules of the same name into force."""


def _all_of(rules: str, *, optional: bool) -> dict[str, Value]:
    chosen: dict[str, Value] = {"rules": rules}
    for name in OPTIONAL:
        chosen[name] = optional
    return chosen


MENU: Final = Menu(
    ["rules", "weather", "weapons", "track", "house"],
    {
        "basic": _all_of("basic", optional=False),
        "advanced": _all_of("advanced", optional=False),
        "hollywood": _all_of("advanced", optional=True),
    },
)
"""Each set decides which rules are in force; on which track, with how many chariots and what is read how is the host's
own matter."""


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
        self.track: Final = track_of(settings.data("track"), settings.one("circuit"))
        crossed = ["wreckus"] if self.track.crosses else []
        home = ["all-home"] if settings.switch("all-home") else []
        self.variants: Final = ["basic", self.rules, *switched, *crossed, *home, *_OF_EDITION[edition]]
        """The sets of rules in force, by name."""
        self.chariots: Final = int(settings.one("chariots"))
        self.factions: Final = [Faction(number) for number in range(self.chariots)]
        self.seconds: Final = seconds_of(self.rules, settings.one("reaction-time"))
        """How long a player may take to begin or go on; 0 is no limit. (CM-11.9)"""
        self.braking_lowers: Final = settings.switch("braking-lowers-strain")
        self.every_phase: Final = settings.one("cut-free") == "each-phase"
        self.wall_moves: Final = settings.switch("wall-moves")

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.chosen, self.edition)


def track_of(data: dict[str, object], circuit: str) -> Track:
    """The owners' own track if they have one, else the one they chose of those there are. (CM-2.1, 28)"""
    if data:
        return Track(data)
    return WRECKUS if circuit == "figure-8" else DEFAULT


def seconds_of(rules: str, limit: str) -> int:
    """The clock belongs to the advanced race. (CM-2.4, 11.9)"""
    return int(limit) if rules == "advanced" and limit != "off" else 0
