"""Cards and tiles by number: whips and reins with their skill icons, magic, and what a tile can show. (AM-2.1)"""

from __future__ import annotations

from typing import Final, NewType

Card = NewType("Card", int)
Tile = NewType("Tile", int)
Colour = NewType("Colour", int)

SKILLS: Final = ["green", "yellow", "red", "blue", "black"]
"""The colours of skill icons and of chariots, in the order of their bits."""
COLOURS: Final = 5

# ---- cards: the kind, and a mask of the icons on it

_MASKS: Final = 1 << COLOURS
FIRST_REIN: Final = _MASKS
MAGIC: Final = Card(2 * _MASKS)
FACES: Final = MAGIC + 1


def whip(icons: int) -> Card:
    return Card(icons)


def rein(icons: int) -> Card:
    return Card(FIRST_REIN + icons)


def is_whip(card: Card) -> bool:
    """Magic stands for a whip. (AM-2.2)"""
    return card < FIRST_REIN or card == MAGIC


def is_rein(card: Card) -> bool:
    """Magic stands for a rein. (AM-2.2)"""
    return card >= FIRST_REIN


def has_skill(card: Card, colour: Colour) -> bool:
    """Whips and reins count for each icon on them, magic for any. (AM-2.2, 10.6, 18.2)"""
    return card == MAGIC or (card >> colour) & 1 == 1


def icons_name(icons: int) -> str:
    return "+".join(SKILLS[colour] for colour in range(COLOURS) if (icons >> colour) & 1) or "plain"


def card_name(card: Card) -> str:
    if card == MAGIC:
        return "magic"
    return f"{'rein' if card >= FIRST_REIN else 'whip'} {icons_name(card % _MASKS)}"


CARD_NAMES: Final = [card_name(Card(number)) for number in range(FACES)]

# ---- tiles: a kind and a rating, or the icons of a hazard counted by colour

FACE_DOWN: Final = Tile(-1)
EMPTY: Final = Tile(0)
STABLES: Final = Tile(1)
START: Final = Tile(2)
_ROCKS: Final = 10
_JUMP: Final = 20
RATINGS: Final = 9
HAZARD: Final = 100
_REPEATS: Final = 4
"""A hazard shows an icon at most three times."""
TILES: Final = HAZARD + _REPEATS**COLOURS
_PLAIN_TILES: Final = ["empty", "stables", "start/finish"]


def rocks(rating: int) -> Tile:
    return Tile(_ROCKS + rating)


def jump(rating: int) -> Tile:
    return Tile(_JUMP + rating)


def hazard(icons: list[Colour]) -> Tile:
    number = HAZARD
    for colour in icons:
        number += _REPEATS**colour
    return Tile(number)


def rocks_rating(tile: Tile) -> int:
    """0 for a tile without rocks."""
    return tile - _ROCKS if _ROCKS < tile <= _ROCKS + RATINGS else 0


def jump_rating(tile: Tile) -> int:
    """0 for a tile without a jump."""
    return tile - _JUMP if _JUMP < tile <= _JUMP + RATINGS else 0


def hazard_icons(tile: Tile) -> list[Colour]:
    """Every icon of a hazard, repeats included, in the order of the colours."""
    icons: list[Colour] = []
    if tile >= HAZARD:
        rest = tile - HAZARD
        for colour in range(COLOURS):
            for _ in range(rest % _REPEATS):
                icons.append(Colour(colour))
            rest //= _REPEATS
    return icons


def tile_name(tile: Tile) -> str:
    if tile == FACE_DOWN:
        return "face-down"
    if rocks_rating(tile):
        return f"rocks {rocks_rating(tile)}"
    if jump_rating(tile):
        return f"jump {jump_rating(tile)}"
    if tile >= HAZARD:
        return "hazard " + "+".join(SKILLS[colour] for colour in hazard_icons(tile))
    return _PLAIN_TILES[tile]


def tile_named(name: str) -> Tile | None:
    """The tile a name means; none for nonsense."""
    kind, _, rest = name.partition(" ")
    if name in _PLAIN_TILES:
        return Tile(_PLAIN_TILES.index(name))
    if kind in ("rocks", "jump") and rest.isdigit() and 1 <= int(rest) <= RATINGS:
        return rocks(int(rest)) if kind == "rocks" else jump(int(rest))
    colours = rest.split("+")
    if kind == "hazard" and all(colour in SKILLS for colour in colours):
        icons = [Colour(SKILLS.index(colour)) for colour in colours]
        return hazard(icons) if all(icons.count(colour) < _REPEATS for colour in icons) else None
    return None
