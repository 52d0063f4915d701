"""What faces are told of the race: the words of a view and of the odds, and what events and questions are spelled in.
(AM-2.7)"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from ...core import words
from ...core.ids import Seat
from .attacking import WHIPS_FOR
from .pieces import CARD_NAMES, SKILLS
from .race import STATUS_NAMES
from .ramming import HALVES, SETS_FOR

SHAPES: Final = ["straight", "curve"]
SORTS: Final[dict[str, list[str]]] = {
    "card": CARD_NAMES,
    "colour": SKILLS,
    "ramming": SETS_FOR,
    "whipping": WHIPS_FOR,
    "half": HALVES,
    "tile": [],
    "spell": [],
    "shape": SHAPES,
    "status": STATUS_NAMES,
}

Card: TypeAlias = Annotated[str, "card"]


class TileWords(TypedDict):
    tile: Annotated[str, "tile"]
    shape: Annotated[str, "shape"]
    line: list[int]
    """The chariots on it, in the order of their line."""
    crashed: list[int]


class ChariotWords(TypedDict):
    seat: Seat
    colour: Annotated[str, "colour"]
    beast: int
    driver: int
    chariot: int
    progress: int
    tile: int
    status: Annotated[str, "status"]
    crossed: bool
    broken: bool
    damage: int
    markers: list[int]
    moved: bool
    pool: list[Card]
    hand: int
    cards: list[Card] | None
    """A rival's hand, where hands are open."""


class OwnWords(TypedDict):
    seat: Seat
    hand: list[Card]


class ViewWords(words.AnyView):
    seats: int
    choice: words.AnyChoice | None
    round: int
    laps: int
    components: str
    turn: Seat | None
    to_act: list[Seat]
    steps: int
    hasten: int
    deck: int
    discard: list[Card]
    track: list[TileWords]
    chariots: list[ChariotWords]
    you: NotRequired[OwnWords]


class SpeedWords(TypedDict):
    """A speed in reach, and what the way at that speed would do."""

    speed: int
    steps: int
    adds: list[Card]
    """The cards it would take from the hand."""
    draws: int
    face_down: int
    exact: bool
    crash: float
    damage: float


class RivalWords(TypedDict):
    """What a rival can still do this round."""

    seat: Seat
    slowest: int
    fastest: int
    sets: int


class OddsWords(TypedDict):
    speeds: list[SpeedWords]
    rivals: list[RivalWords]


VOCABULARY: Final = words.Vocabulary(ViewWords, OddsWords, SORTS)
