"""A set of components as data: chariots, deck, tiles and layout. Owners of the box load their own. (AM-1.3, 2.1)"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from typing import Final, cast, final

from ...core.errors import BadRequest
from ...core.notation import one_line
from .pieces import (
    COLOURS,
    EMPTY,
    MAGIC,
    SKILLS,
    STABLES,
    Card,
    Colour,
    Tile,
    card_name,
    hazard,
    jump,
    rein,
    rocks,
    tile_name,
    whip,
)

SCHEMA: Final = 1
HAND: Final = 7
_LAYOUT: Final = [
    "firstStraight",
    "firstCurve",
    "secondStraight",
    "secondCurve",
    "finalStraight",
]
_LARGEST_COUNT: Final = 200
_LONGEST: Final = 12_000
"""Characters: a set has to fit into a position, together with all the rest."""

Fields = dict[str, object]


class WrongSet(BadRequest):
    """A set that is refused: where in it, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"The components are refused: {where}: {why}.")
        self.where = where
        self.why = why


@final
class Components:
    """One set, validated. Scores are by colour; deck and tiles are sorted lists. (AM-1.3, 2.1)"""

    def __init__(self, data: Fields) -> None:
        reader = Reader(data)
        self.data: Final = data
        self.name: Final = reader.text(data, "id", "the set")
        self.provenance: Final = reader.text(data, "provenance", "the set")
        self.beast: Final = [0] * COLOURS
        self.driver: Final = [0] * COLOURS
        self.chariot: Final = [0] * COLOURS
        self.read_chariots(reader)
        self.deck: Final = sorted(reader.deck())
        self.straights: Final = sorted(reader.tiles("straight"))
        self.curves: Final = sorted(reader.tiles("curve"))
        self.layout: Final = reader.layout()
        self.open_at_start: Final = reader.layout_number("faceUpAtStart", 3)
        self.reveal: Final = reader.layout_number("revealStep", 3)
        self.warnings: Final = reader.warnings
        self.check_counts()

    def read_chariots(self, reader: Reader) -> None:
        """Five colours, once each, every score at least one; a sum other than ten is only worth a warning."""
        seen: list[str] = []
        for place, row in enumerate(reader.rows(reader.data, "chariots", "chariots")):
            where = f"chariots[{place}]"
            colour = reader.word(row, "color", where, SKILLS)
            if colour in seen:
                raise reader.wrong(where, f"the colour {colour} stands there twice")
            seen.append(colour)
            scores = [reader.number(row, name, where, 1, 20) for name in ("beast", "driver", "chariot")]
            if sum(scores) != 10:
                reader.warnings.append(f"{where}: the scores of {colour} sum to {sum(scores)}, not to 10.")
            number = SKILLS.index(colour)
            self.beast[number], self.driver[number], self.chariot[number] = scores
        if len(seen) != COLOURS:
            raise reader.wrong("chariots", f"there are {len(seen)} colours instead of {COLOURS}")

    def check_counts(self) -> None:
        """Enough tiles for the layout, and enough cards for five hands and one more."""
        straights = self.layout[0] + self.layout[2] + self.layout[4]
        curves = self.layout[1] + self.layout[3]
        if straights + curves == 0:
            raise WrongSet("layout", "a track has at least one tile after the line")
        if len(self.straights) < straights:
            raise WrongSet(
                "tiles.straight", f"the layout needs {straights} straight tiles, there are {len(self.straights)}"
            )
        if len(self.curves) < curves:
            raise WrongSet("tiles.curve", f"the layout needs {curves} curved tiles, there are {len(self.curves)}")
        if len(self.deck) < 2 * HAND + 1:
            raise WrongSet("deck", f"{len(self.deck)} cards are too few even for two players")

    def label(self) -> str:
        """What the set is called wherever it shows: `reconstructed set`, or the name its owner gave it and whence."""
        return f"{self.name} set" if self.name == self.provenance else f"{self.name} ({self.provenance})"

    def digest(self) -> str:
        """What identifies the set, whatever the order of its lines."""
        return hashlib.sha256(one_line(self.data).encode()).hexdigest()


@final
class Reader:
    """Reads a set and says where and why it is wrong."""

    def __init__(self, data: Fields) -> None:
        self.data: Final = data
        self.warnings: Final[list[str]] = []
        if data.get("schema") != SCHEMA:
            raise self.wrong("schema", f"this reads schema {SCHEMA}, not {shown(data.get('schema'))}")
        if len(one_line(data)) > _LONGEST:
            raise self.wrong("the set", f"it is longer than {_LONGEST:,} characters")

    def wrong(self, where: str, why: str) -> WrongSet:
        return WrongSet(where, why)

    def text(self, row: Fields, name: str, where: str) -> str:
        value = row.get(name)
        if not isinstance(value, str) or not value or len(value) > 400:
            raise self.wrong(where, f"'{name}' is a text of at most 400 characters")
        return value

    def word(self, row: Fields, name: str, where: str, words: list[str]) -> str:
        value = row.get(name)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(where, f"'{name}' is one of {', '.join(words)}, not {shown(value)}")
        return value

    def number(self, row: Fields, name: str, where: str, least: int, most: int) -> int:
        value = row.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(where, f"'{name}' is a number from {least} to {most}, not {shown(value)}")
        return value

    def rows(self, parent: Fields, name: str, where: str) -> list[Fields]:
        value = parent.get(name)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(where, "this is a list of objects")
        return cast("list[Fields]", value)

    def colours(self, row: Fields, name: str, where: str) -> list[Colour]:
        value = row.get(name, [])
        if not isinstance(value, list) or not all(colour in SKILLS for colour in value):
            raise self.wrong(where, f"'{name}' is a list of {', '.join(SKILLS)}")
        return [Colour(SKILLS.index(str(colour))) for colour in value]

    def deck(self) -> list[Card]:
        cards: list[Card] = []
        for place, row in enumerate(self.rows(self.data, "deck", "deck")):
            where = f"deck[{place}]"
            kind = self.word(row, "type", where, ["whip", "rein", "magic"])
            icons = 0
            for colour in self.colours(row, "skills", where):
                icons |= 1 << colour
            card = MAGIC if kind == "magic" else whip(icons) if kind == "whip" else rein(icons)
            cards += [card] * self.number(row, "count", where, 1, _LARGEST_COUNT)
        return cards

    def tiles(self, shape: str) -> list[Tile]:
        piles = self.data.get("tiles")
        if not isinstance(piles, dict):
            raise self.wrong("tiles", "this is an object with the lists 'straight' and 'curve'")
        tiles: list[Tile] = []
        for place, row in enumerate(self.rows(cast("Fields", piles), shape, f"tiles.{shape}")):
            where = f"tiles.{shape}[{place}]"
            tiles += [self.tile(row, where)] * self.number(row, "count", where, 1, _LARGEST_COUNT)
        return tiles

    def tile(self, row: Fields, where: str) -> Tile:
        kind = self.word(row, "kind", where, ["empty", "rocks", "jump", "hazard", "stables"])
        if kind in ("rocks", "jump"):
            rating = self.number(row, "rating", where, 1, 9)
            return rocks(rating) if kind == "rocks" else jump(rating)
        if kind == "hazard":
            icons = self.colours(row, "icons", where)
            if not icons or any(icons.count(colour) > 3 for colour in icons):
                raise self.wrong(
                    where,
                    "a hazard shows at least one icon, and none more than three times",
                )
            return hazard(icons)
        return STABLES if kind == "stables" else EMPTY

    def layout(self) -> list[int]:
        layout = self.data.get("layout")
        if not isinstance(layout, dict):
            raise self.wrong("layout", "this is an object of numbers")
        return [self.number(cast("Fields", layout), name, "layout", 0, 60) for name in _LAYOUT]

    def layout_number(self, name: str, default: int) -> int:
        layout = cast("Fields", self.data["layout"])
        return self.number(layout, name, "layout", 1, 60) if name in layout else default


def shown(value: object) -> str:
    """A value in a sentence, however long it is."""
    return repr(value)[:40]


def default_components() -> Components:
    """The reconstructed set: not the printed one, and labelled so everywhere."""
    text = files(__name__.rpartition(".")[0]).joinpath("components.json").read_text(encoding="utf-8")
    return Components(cast("Fields", json.loads(text)))


def describe(components: Components) -> list[str]:
    """A set in lines of words."""
    parts = ", ".join(str(count) for count in components.layout)
    lines = [
        components.label(),
        f"hash {components.digest()}",
        f"layout {parts} (straights and curves in turn from the line on), "
        f"{components.open_at_start} open at the start, {components.reveal} turned up at a time",
    ]
    for colour in range(COLOURS):
        scores = f"{components.beast[colour]} / {components.driver[colour]} / {components.chariot[colour]}"
        lines.append(f"chariot {SKILLS[colour]}: Beast / Driver / Chariot {scores}")
    for names in (
        [card_name(card) for card in components.deck],
        [f"straight {tile_name(tile)}" for tile in components.straights],
        [f"curve {tile_name(tile)}" for tile in components.curves],
    ):
        lines += [f"{names.count(name)} x {name}" for name in dict.fromkeys(names)]
    return lines


DEFAULT: Final = default_components()
