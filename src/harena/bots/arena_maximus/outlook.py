"""What a seat sees when it weighs something up: the tiles ahead, its own cards and what they are good for."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.ids import Seat
from ...games.arena_maximus.components import HAND
from ...games.arena_maximus.pieces import (
    COLOURS,
    FACE_DOWN,
    FACES,
    HAZARD,
    MAGIC,
    Card,
    Colour,
    Tile,
    has_skill,
    hazard_icons,
    is_rein,
    is_whip,
    jump_rating,
    rocks_rating,
)
from ...games.arena_maximus.race import MOVING, Race

_SIGHT: Final = 4
"""How many tiles ahead count when cards are weighed outside one's own movement."""
_REIN_SHARE: Final = 0.42
_MAGIC_SHARE: Final = 0.17
_ICON_SHARE: Final = 0.16
"""What a card still to be drawn is likely to be."""
_CRASH: Final = 9.0
_ELIMINATION: Final = 30.0
_FINISH: Final = 6.0
"""Crashes and the finish, in tiles."""
_UNKNOWN: Final = 0.75
"""The damage of a face-down tile for an empty hand."""

_TILES: Final = HAZARD + 4**COLOURS
_ROCKS: Final = [rocks_rating(Tile(tile)) for tile in range(_TILES)]
_JUMPS: Final = [jump_rating(Tile(tile)) for tile in range(_TILES)]
_ICONS: Final = [hazard_icons(Tile(tile)) for tile in range(_TILES)]
"""What a tile asks for, read once."""


def icons_of(card: Card) -> list[Colour]:
    """The icons on a card; none on magic, which stands for any."""
    if card == MAGIC:
        return []
    return [Colour(colour) for colour in range(COLOURS) if has_skill(card, Colour(colour))]


_ICONS_OF: Final = [icons_of(Card(card)) for card in range(FACES)]


@final
class Purse:
    """A hand as means to pay, cards still to be drawn counted by what they are likely to be."""

    def __init__(self, hand: list[Card], drawn: int) -> None:
        self.damage = 0.0
        self.magic = _MAGIC_SHARE * drawn
        self.reins = _REIN_SHARE * drawn
        self.cards = float(len(hand) + drawn)
        self.icons = [_ICON_SHARE * drawn] * COLOURS
        for card in hand:
            if card == MAGIC:
                self.magic += 1.0
                continue
            if is_rein(card):
                self.reins += 1.0
            for colour in _ICONS_OF[card]:
                self.icons[colour] += 1.0

    def enter(self, tile: Tile, speed: int, own: Colour) -> None:
        """Pay for a tile as far as it goes; the rest is damage."""
        if tile == FACE_DOWN:
            self.damage += _UNKNOWN / (1.0 + max(0.0, self.cards))
            self.cards -= 0.5
            return
        if _JUMPS[tile] > speed:
            self.damage += _JUMPS[tile] - speed
        rocks = float(_ROCKS[tile])
        if rocks > 0.0:
            paid = min(rocks, self.reins)
            self.reins -= paid
            self.cards -= paid
            self.wild(rocks - paid)
        for colour in _ICONS[tile]:
            if colour != own:
                paid = min(1.0, self.icons[colour])
                self.icons[colour] -= paid
                self.cards -= paid
                self.wild(1.0 - paid)

    def wild(self, short: float) -> None:
        paid = min(short, self.magic)
        self.magic -= paid
        self.cards -= paid
        self.damage += short - paid


@final
class Outlook:
    """A race through one seat's eyes."""

    def __init__(self, race: Race, seat: Seat) -> None:
        self.race: Final = race
        self.me: Final = seat
        self.track = race.track
        self.hand: Final = race.hands[seat]
        self.beast: Final = race.beast(seat)
        self.driver: Final = race.driver(seat)
        self.chariot: Final = race.chariot(seat)
        self.left: Final = self.chariot - race.damage[seat]
        """How much damage makes a crash."""
        self.speed: Final = len(race.pools[seat])
        self.to_line: Final = race.line() - race.progress[seat]
        self.steps: Final = race.steps if race.mover == seat and race.phase == MOVING else 0
        """The steps still to make in this turn."""

    # ---- the tiles ahead

    def journey(self, steps: int, speed: int, hand: list[Card], drawn: int, first: int = 1) -> float:
        """The damage to expect of so many steps at a speed, with a hand and cards still to be drawn."""
        purse = Purse(hand, drawn)
        own = self.race.colours[self.me]
        here, length = self.race.progress[self.me], len(self.track)
        for ahead in range(first, min(first + steps, self.to_line)):
            purse.enter(self.track[(here + ahead) % length], speed, own)
        return purse.damage

    def worth(self, steps: int, speed: int, damage: float) -> float:
        """A journey in tiles: what it gains less what its damage costs."""
        crosses = steps >= self.to_line
        crash = _ELIMINATION if self.race.broken[self.me] else _CRASH
        risk = 1.0 / (1.0 + exp(-4.0 * (damage - self.left + 0.6)))
        wear = 0.0
        if not crosses and not self.race.crossed.count(1):
            wear = damage * (0.3 + 1.0 / max(1.0, self.left - damage))
        # A large pool leaves few cards to steer with in the next turn.
        haste = 0.0 if crosses or speed <= 4 else 0.12 * (speed - 4) * (speed - 4)
        return steps + (_FINISH if crosses else 0.0) - wear - risk * crash - haste

    def trip(self, speed: int, hand: list[Card], haste: int) -> float:
        """What a turn at this speed is worth, the draw to seven included."""
        steps = speed + haste
        damage = self.journey(steps, steps, hand, max(0, HAND - len(hand) - speed))
        return self.worth(steps, speed, damage)

    # ---- cards

    def needs(self) -> list[int]:
        """The icons that the open tiles ahead ask for by colour, and after them the reins."""
        needs = [0] * (COLOURS + 1)
        own = self.race.colours[self.me]
        here, length = self.race.progress[self.me], len(self.track)
        for ahead in range(1, min(1 + (self.steps or _SIGHT), self.to_line)):
            tile = self.track[(here + ahead) % length]
            if tile == FACE_DOWN:
                continue
            needs[COLOURS] += _ROCKS[tile]
            for colour in _ICONS[tile]:
                if colour != own:
                    needs[colour] += 1
        return needs

    def by_price(self, cards: list[Card]) -> list[Card]:
        """Cards, the least useful first."""
        needs = self.needs()
        return [card for _, card in sorted([(price(card, needs), card) for card in cards])]

    def spare_reins(self) -> int:
        """Reins, magic apart, beyond what the steps left ask for."""
        spare = 0
        for card in self.hand:
            if is_rein(card) and card != MAGIC:
                spare += 1
        return spare - self.needs()[COLOURS] if self.steps else spare

    def spare_whips(self) -> int:
        """Whips, magic apart, beyond those the next turn may want for speed."""
        spare = 0
        for card in self.hand:
            if is_whip(card) and card != MAGIC:
                spare += 1
        return spare - (min(2, self.beast) if self.speed < 4 else 1)

    def sets_to_spare(self) -> int:
        return min(self.spare_whips(), self.spare_reins())

    # ---- rivals

    def life(self, rival: Seat) -> int:
        """How much damage makes a rival crash."""
        return self.race.chariot(rival) - self.race.damage[rival]

    def prey(self, rival: Seat) -> float:
        """How much a rival's mishap is worth: the farther ahead and the nearer to a crash, the more."""
        lead = self.race.progress[rival] - self.race.progress[self.me]
        return 0.1 * max(-6, min(6, lead)) + 1.0 / max(1, self.life(rival))


def price(card: Card, needs: list[int]) -> float:
    """What a card is worth in hand where so much is asked for soon."""
    if card == MAGIC:
        return 3.0
    worth = 0.6 if is_whip(card) else 0.5 + 0.4 * min(2, needs[COLOURS])
    for colour in _ICONS_OF[card]:
        if needs[colour] > 0:
            worth += 0.8
    return worth


def is_idle(card: Card, needs: list[int]) -> bool:
    """Whether no open tile ahead asks for an icon of a card."""
    if card == MAGIC:
        return False
    for colour in _ICONS_OF[card]:
        if needs[colour] > 0:
            return False
    return True


def without(hand: list[Card], spent: list[Card]) -> list[Card]:
    rest = hand.copy()
    for card in spent:
        rest.remove(card)
    return rest
