"""What the host of a race may choose."""

from __future__ import annotations

from typing import Final, final

from ...core.options import Menu, Option, Settings, Value
from .chariot import Faction
from .track import DEFAULT, WRECKUS, Track
from .verbs import COLOURS, FASTEST, PICKS, SEASON_COLOURS, SEASON_FASTEST, SEASON_PICKS

BETTORS: Final = ["none", "one", "two"]
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
SEASON_OPTIONS: Final = [
    Option("races", "CM-20.2", "10", ["10", "5", "3", "1"], group="season"),
    Option("bettors", "CM-26.5", "none", BETTORS, group="season"),
    Option("deals", "CM-21.2a", True, group="season"),
    Option("sabotage-die", "CM-24.5.1", "100", ["100", "1000"], group="house"),
    Option("sabotage-lasts", "CM-24.5.3", True, group="house"),
    *[option for option in OPTIONS if option.name not in ("rules", "chariots", "all-home")],
]
"""A season is raced by all advanced rules, with as many chariots as are entered; the gaps behind the first who is home
are what experience is counted by. (CM-20.3, 23.1)"""
EDITION: Final = 2
"""The newest edition of the rules."""
SEASON_EDITION: Final = 2
"""The newest edition of the season, which began with the second edition of the race."""
_OF_EDITION: Final[dict[int, list[str]]] = {1: ["first-edition"], EDITION: []}
_OF_SEASON: Final[dict[int, list[str]]] = {1: ["first-season"], SEASON_EDITION: []}
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


SEASON_MENU: Final = Menu(
    ["season", "rules", "weather", "weapons", "track", "house"],
    {
        "season": {"races": "10", **dict.fromkeys(OPTIONAL, False)},
        "evening": {"races": "3", **dict.fromkeys(OPTIONAL, False)},
        "hollywood": {"races": "10", **dict.fromkeys(OPTIONAL, True)},
    },
)


@final
class Options:
    """The choices of one table as plain typed fields."""

    def __init__(self, chosen: dict[str, object], edition: int = EDITION, *, season: bool = False) -> None:
        settings = Settings(SEASON_OPTIONS if season else OPTIONS, chosen)
        self.chosen: Final[dict[str, Value]] = settings.chosen
        self.rules: Final = "advanced" if season else settings.one("rules")
        self.edition: Final = edition
        """Of the rules: older ones for tables that began with them."""
        switched = [name for name in OPTIONAL if settings.switch(name)]
        self.track: Final = track_of(settings.data("track"), settings.one("circuit"))
        crossed = ["wreckus"] if self.track.crosses else []
        home = ["all-home"] if not season and settings.switch("all-home") else []
        together = ["season", *_OF_SEASON[edition]] if season else _OF_EDITION[edition]
        self.variants: Final = ["basic", self.rules, *switched, *crossed, *home, *together]
        """The sets of rules in force, by name."""
        self.chariots: Final = len(SEASON_COLOURS) if season else int(settings.one("chariots"))
        """The most there can be in a race."""
        self.factions: Final = [Faction(number) for number in range(self.chariots)]
        self.names: Final = SEASON_COLOURS if season else COLOURS
        """What chariots are called."""
        self.picks: Final = SEASON_PICKS if season else PICKS
        self.fastest: Final = SEASON_FASTEST if season else FASTEST
        """The most that may be written."""
        self.races: Final = int(settings.one("races")) if season else 0
        """How many there are in a season; 0 outside of one. (CM-20.2)"""
        self.bettors: Final = BETTORS.index(settings.one("bettors")) if season else 0
        self.deals: Final = season and settings.switch("deals")
        self.sabotage_die: Final = int(settings.one("sabotage-die")) // 100 if season else 0
        """What a pip is worth, in hundreds. (CM-24.5.1)"""
        self.sabotage_lasts: Final = season and settings.switch("sabotage-lasts")
        self.seconds: Final = seconds_of(self.rules, settings.one("reaction-time"))
        """How long a player may take to begin or go on; 0 is no limit. (CM-11.9)"""
        self.braking_lowers: Final = settings.switch("braking-lowers-strain")
        self.every_phase: Final = settings.one("cut-free") == "each-phase"
        self.wall_moves: Final = settings.switch("wall-moves")

    def __reduce__(self) -> tuple[object, ...]:
        return saved_options, (self.chosen, self.edition, self.races > 0)


def saved_options(chosen: dict[str, object], edition: int, season: bool) -> Options:  # noqa: FBT001
    return Options(chosen, edition, season=season)


def track_of(data: dict[str, object], circuit: str) -> Track:
    """The owners' own track if they have one, else the one they chose of those there are. (CM-2.1, 28)"""
    if data:
        return Track(data)
    return WRECKUS if circuit == "figure-8" else DEFAULT


def seconds_of(rules: str, limit: str) -> int:
    """The clock belongs to the advanced race. (CM-2.4, 11.9)"""
    return int(limit) if rules == "advanced" and limit != "off" else 0
