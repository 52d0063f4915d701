"""What faces are told of the race: the words of a view and of the odds, and what events and questions are spelled in.
(CM-3.5e)"""

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
    "blow": [*[f"{attack} {part}" for attack in ATTACKS for part in PARTS], "team to car", "team to team"],
    "check": ["strain", "wheels", "wreck", "ram", "spear", "flip"],
}

Chariot: TypeAlias = Annotated[str, "chariot"]
Square: TypeAlias = Annotated[str, "square"]
Spread: TypeAlias = dict[str, float]
"""By points, their chances."""


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
    bribed: NotRequired[int]
    """Team speed a bribed driver holds back, if he does. (CM-24.3.2.2)"""
    peace: NotRequired[list[Chariot]]
    """Colours a bribed driver will not attack, if there are any. (CM-24.3.2.1)"""
    arrived: NotRequired[int]
    """The turn in which it came home, where the race goes on for others. (CM-10.2)"""


class RankWords(TypedDict):
    """A chariot in the order of the field."""

    colour: Chariot
    place: int | None
    """None if it can no longer have one."""
    lap: int
    gap: int | None
    """Squares behind the first; none for those that are home, astray or out."""


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
    order: list[RankWords]
    """The field from first to last."""
    you: NotRequired[OwnWords]
    weather: NotRequired[list[Annotated[str, "weather"]]]
    """Rain, mud and changing skies, if there are any."""


# ---- odds


class OutWords(TypedDict):
    """Whom a blow takes out of the race."""

    victim_out: float
    attacker_out: float
    exact: bool
    unfollowed: NotRequired[float]
    """How likely something happens that was not followed; told where the figures are not exact."""
    defence: NotRequired[float]
    """The chance to avert it, of a threat that can be averted."""


class BlowWords(OutWords):
    """What comes of a blow; of a team that is forced on somebody, no more than this."""

    attack: Annotated[str, "blow"]


class LashedTeamWords(BlowWords):
    lead: float
    leads: Spread
    endurance: float
    forced: float
    offered: float


class LashedDriverWords(BlowWords):
    results: dict[Annotated[str, "lash"], float]


class RammedCarWords(BlowWords):
    damaged: dict[Annotated[str, "damaged"], float]
    wheel: Spread
    own_wheel: Spread


class WreckedCarWords(BlowWords):
    hit: float
    wheel: Spread


class InjuryWords(TypedDict):
    horse: int
    injury: Spread
    points: float
    dies: float


class RammedTeamWords(BlowWords, InjuryWords):
    pass


class DustedWords(BlowWords):
    hit: float
    dust: dict[Annotated[str, "dust"], float]


class KnifedWords(BlowWords):
    hit: float
    knife: dict[Annotated[str, "knife"], float]


class SpearedWords(BlowWords):
    hit: float
    spear: dict[Annotated[str, "spear"], float]


OutcomeWords: TypeAlias = (
    LashedTeamWords
    | LashedDriverWords
    | RammedCarWords
    | WreckedCarWords
    | RammedTeamWords
    | DustedWords
    | KnifedWords
    | SpearedWords
    | BlowWords
)


class RiskWords(TypedDict):
    strain: int
    """The worst strain points met."""
    endurance: float
    """What is left on average."""
    flip: float
    wheel: float
    out: float
    exact: bool
    breaks: float
    """The chance that a later move of the plan is no longer open."""
    least: NotRequired[float]
    most: NotRequired[float]
    """The bounds of `out` where it is not exact."""


class WayWords(RiskWords):
    reach: float
    blocked: bool
    left: float


class CheckWords(TypedDict):
    """A roll met on the way."""

    check: Annotated[str, "check"]
    square: Square
    points: int
    met: float
    flip: float


class CheckedWayWords(WayWords):
    checks: list[CheckWords]


class SpeedRow(WayWords):
    """A speed that could be written, straight on."""

    pick: str
    speed: int


class MoveRow(RiskWords):
    """One more move after the plan."""

    pick: str
    mf: float


class StrikeRow(MoveRow):
    """What an attack does that nobody averts: one with a special weapon."""

    outcomes: OutcomeWords


class AttackRow(StrikeRow):
    """How likely the rival averts the attack, and what it does if not."""

    averted: float


class AnswerRow(WayWords):
    """An answer at the start of a phase or over a wreck, and straight on."""

    pick: str
    mfs: float


class DefenceRow(TypedDict):
    """Cost and strain are those of success."""

    pick: str
    success: float
    mf: int
    endurance: float
    strain: int
    out: float
    exact: bool


class HoldRow(DefenceRow):
    outcomes: OutcomeWords


class HorseRow(InjuryWords):
    pick: str
    left: int
    attack: Annotated[str, "blow"]


class StabbedRow(TypedDict):
    """A horse that a knife could hit."""

    pick: str
    left: int
    dies: float


class WheelRow(TypedDict):
    """A wheel that could be hit, or the driver."""

    pick: str
    damage: int
    out: float


Row: TypeAlias = (
    SpeedRow | MoveRow | StrikeRow | AttackRow | AnswerRow | DefenceRow | HoldRow | HorseRow | StabbedRow | WheelRow
)


class SpotWords(TypedDict):
    """A square to attack from, with the MFs up to the blow and the least speed for them."""

    square: Square
    mfs: int
    least: int
    attacks: list[str]


class ThreatWords(TypedDict):
    rival: Chariot
    least: int
    most: int
    moving: bool
    squares: list[SpotWords]
    attacks: dict[str, OutcomeWords]


class OddsWords(TypedDict):
    choice: words.AnyChoice | None
    about: Chariot | None
    rows: list[Row]
    safe: NotRequired[str]
    """Of speeds to write: the fastest that strains nowhere straight on, if nobody is in the way."""
    plan: NotRequired[CheckedWayWords]
    straight: NotRequired[CheckedWayWords]
    squares: NotRequired[list[Square]]
    """Of moves: where the plan can go on to."""
    ways: NotRequired[list[list[str]]]
    """To the square that was asked for, if one was: the moves after the plan, the safest and cheapest first."""
    threats: NotRequired[dict[Chariot, list[ThreatWords]]]
    """By own chariot, who can still attack it this turn."""


VOCABULARY: Final = words.Vocabulary(ViewWords, OddsWords, SORTS)
