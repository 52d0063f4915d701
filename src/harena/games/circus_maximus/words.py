"""What faces are told of the race: the words of a view, and what events and questions are spelled in. (CM-3.5e)"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from ...core import words
from ...core.ids import Seat
from ...core.words import Pair
from .chariot import DRIVERS, PARTS, STANDINGS
from .charts import CAR_RESULTS, CARS, LASH_RESULTS, OVER_RESULTS, STRAIN_RESULTS, WEATHERS
from .defence import ATTACKS
from .options import RULES
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
    "weather": WEATHERS,
}

Chariot: TypeAlias = Annotated[str, "chariot"]
Square: TypeAlias = Annotated[str, "square"]


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


class OwnWords(TypedDict):
    seat: Seat
    about: Chariot | None
    written: dict[Chariot, int]
    whips: NotRequired[list[Chariot]]
    """Those whose order says to whip, if any does."""


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
    chariots: list[ChariotWords]
    you: NotRequired[OwnWords]
    weather: NotRequired[list[Annotated[str, "weather"]]]
    """Rain, mud and changing skies, if there are any."""
    lowered: NotRequired[int]
    """How much lower than printed the safe speeds are, if they are."""


VOCABULARY: Final = words.Vocabulary(ViewWords, SORTS)
