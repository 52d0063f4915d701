"""What faces are told of the race: the words of a view, and what events and questions are spelled in. (CM-3.5e)"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from ...core import words
from ...core.ids import Seat
from ...core.words import Pair
from .chariot import BLADE_KINDS, DRIVERS, PARTS, STANDINGS, WEAPONS
from .charts import (
    AIMS,
    CAR_RESULTS,
    CARS,
    DUST_RESULTS,
    KNIFE_RESULTS,
    LASH_RESULTS,
    OVER_RESULTS,
    SPEAR_RESULTS,
    STRAIN_RESULTS,
    WEATHERS,
    WHIPS,
)
from .defence import ATTACKS
from .options import RULES
from .race import ENTRIES
from .track import HEADINGS
from .track_data import MARKERS
from .verbs import COLOURS, HALF_NAMES, SIDE_NAMES
from .wheels import CAUSES

SORTS: Final[dict[str, list[str]]] = {
    "chariot": COLOURS,
    "strain": STRAIN_RESULTS,
    "lash": LASH_RESULTS,
    "part": PARTS,
    "attack": ATTACKS,
    "damaged": CAR_RESULTS,
    "outcome": OVER_RESULTS,
    "cause": CAUSES,
    "side": SIDE_NAMES,
    "half": HALF_NAMES,
    "marker": MARKERS,
    "car": CARS,
    "square": [],
    "defence": [],
    "standing": STANDINGS,
    "driver": DRIVERS,
    "rules": RULES,
    "wreck": ["car", "horse", *COLOURS],
    "heading": HEADINGS,
    "entry": ENTRIES,
    "whip": WHIPS,
    "blade": BLADE_KINDS,
    "weapon": WEAPONS,
    "weather": WEATHERS,
    "aim": AIMS,
    "dust": DUST_RESULTS,
    "knife": KNIFE_RESULTS,
    "spear": SPEAR_RESULTS,
}

Chariot: TypeAlias = Annotated[str, "chariot"]
Square: TypeAlias = Annotated[str, "square"]


class OutfitWords(TypedDict):
    """What a chariot is fitted out with, and what of it is still in hand. (CM-27.1-chart, 27.2)"""

    whip: Annotated[str, "whip"]
    boxes: Pair
    """Of the left and the right wheel."""
    blades: list[Annotated[str, "blade"]]
    """Of the left and the right wheel."""
    weapons: list[Annotated[str, "weapon"]]
    """Every driver begins with the small knife."""


class ChariotWords(TypedDict):
    """A log sheet. (CM-2.3, 3.5a)"""

    colour: Chariot
    owner: Seat
    standing: Annotated[str, "standing"]
    driver: Annotated[str, "driver"]
    team: Square | None
    car: Square | None
    lap: int
    stage: int
    to_go: int | None
    points: list[int]
    """For driver, car, team and endurance; none before they are open."""
    modifier: int
    current: int
    history: list[int]
    hits: Pair
    whip: bool
    weight: Annotated[str, "car"]
    wheels: Pair
    """Damage of the left and the right one."""
    horses: list[Pair]
    fallen: list[int]
    team_speed: int
    maximum: int
    endurance: Pair
    speeds: list[int]
    drawn: bool
    owed: int
    slowed: int
    gains: Pair
    last_speed: int
    may_strain: bool
    no_inward: bool
    arm_wound: bool
    blind: list[int]
    foot: Square | None
    spare: int
    leg: NotRequired[str | None]
    """On a track that crosses itself: the section whose way it goes."""
    heading: NotRequired[Annotated[str, "heading"] | None]
    """With the race or, for a team that has turned off, maybe against it."""
    astray: NotRequired[bool]
    """Whether it has left the course for good. (CM-28.4.1)"""
    outfit: NotRequired[OutfitWords]
    """Where optional rules sell more than ordinary things."""
    bound: NotRequired[int]
    """Phases in which a driver with dust in his eye keeps his lane, the one under way included. (CM-27.2.1-chart)"""
    blinded: NotRequired[bool]
    """Whether dust has blinded the driver, whose team runs at half speed. (CM-27.2.1-chart)"""


class OwnWords(TypedDict):
    seat: Seat
    about: Chariot | None
    written: dict[Chariot, int]
    whips: NotRequired[list[Chariot]]
    """Those whose order says to whip, if any does."""
    entries: NotRequired[dict[Chariot, list[str]]]
    """While chariots are fitted out: the moves it has written for its own, in their order."""


class ViewWords(words.AnyView):
    seats: int
    choice: words.AnyChoice | None
    rules: Annotated[str, "rules"]
    track: str
    turn: int
    final: bool
    eggs: int
    dolphins: int
    cup: list[Chariot]
    later: list[Chariot]
    mover: Chariot | None
    left: int
    used: int
    total: int
    wrecks: dict[Square, Annotated[str, "wreck"]]
    """By square, what lies there: a car, a horse, or whose team."""
    lowered: NotRequired[int]
    """By how much corners are slower than the track has them, if they are."""
    chariots: list[ChariotWords]
    you: NotRequired[OwnWords]
    weather: NotRequired[list[Annotated[str, "weather"]]]
    """Rain, mud and changing skies, if there are any."""


VOCABULARY: Final = words.Vocabulary(ViewWords, SORTS)
