"""A sound heuristic for Arena Maximus: as fast as the tiles ahead and the hand allow, and rough where it costs little."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from ..core.chance import Chance
from ..core.game import View as AnyView
from ..core.ids import Pick, Seat
from ..games.arena_maximus.attacking import CANCEL, CANCEL_COUNTER
from ..games.arena_maximus.components import HAND
from ..games.arena_maximus.pieces import (
    COLOURS,
    FACE_DOWN,
    MAGIC,
    STABLES,
    Card,
    Tile,
    has_skill,
    hazard_icons,
    is_rein,
    is_whip,
    jump_rating,
    rocks_rating,
)
from ..games.arena_maximus.spells import HASTE
from ..games.arena_maximus.verbs import (
    ADD,
    ATTACK,
    COUNTER,
    DISCARD,
    DONE,
    FIREBALL,
    GIVE_IN,
    GO_ON,
    HASTEN,
    HEAL,
    LAY,
    NO_SPELL,
    RAM,
    REMOVE,
    STOP,
    TELEPORT,
)
from ..games.arena_maximus.view import View
from .bot import Bot

_SIGHT: Final = 8
"""How many tiles ahead count when cards are weighed."""
_REIN_SHARE: Final = 0.42
_MAGIC_SHARE: Final = 0.17
_ICON_SHARE: Final = 0.16
"""What a card still to be drawn is likely to be."""
_CRASH: Final = 9.0
_ELIMINATION: Final = 30.0
_FINISH: Final = 6.0
"""Crashes and the finish, in tiles."""


class SteadyDriver(Bot):
    """Each question has a policy: it looks at what the seat may know and names its pick."""

    def choose(self, view: AnyView, options: list[Pick], chance: Chance) -> Pick:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        return POLICIES[view.choice](Outlook(view), options)


class Outlook:
    """A view weighed: the tiles ahead, the cards held and what they are good for."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seat
        self.hand = view.hands[self.me]
        self.beast, self.driver, self.chariot = view.scores[self.me]
        self.left = self.chariot - view.damage[self.me]
        """How much damage makes a crash."""
        self.speed = len(view.pools[self.me])
        self.to_line = view.laps * len(view.track) - view.progress[self.me]
        self.moving = view.mover == self.me

    # ---- the tiles ahead

    def tile(self, ahead: int) -> Tile:
        place = (self.view.progress[self.me] + ahead) % len(self.view.track)
        return self.view.track[place]

    def journey(self, steps: int, speed: int, hand: list[Card], drawn: int, first: int = 1) -> float:
        """The damage to expect of so many steps at a speed, with a hand and cards still to be drawn."""
        purse = Purse(hand, drawn)
        for ahead in range(first, min(first + steps, self.to_line)):
            purse.enter(self.tile(ahead), speed, self.view.colours[self.me])
        return purse.damage

    def worth(self, steps: int, speed: int, damage: float) -> float:
        """A journey in tiles: what it gains less what its damage costs."""
        gain = float(steps)
        if steps >= self.to_line:
            # After the line only the distance counts.
            gain += _FINISH
        last = any(self.view.crossed)
        crash = _ELIMINATION if self.view.broken[self.me] else _CRASH
        chance = 1.0 / (1.0 + exp(-4.0 * (damage - self.left + 0.6)))
        wear = 0.0 if last or steps >= self.to_line else damage * (0.7 + 1.0 / max(1.0, self.left - damage))
        return gain - wear - chance * crash - 0.12 * max(0, speed - 4) ** 2

    # ---- cards

    def needs(self, steps: int, first: int = 1) -> tuple[int, list[int]]:
        """Reins and colours that the open tiles of these steps ask for."""
        reins = 0
        icons = [0] * COLOURS
        for ahead in range(first, min(first + steps, self.to_line)):
            rocks, _, colours = feature(self.tile(ahead))
            reins += rocks
            for colour in colours:
                if colour != self.view.colours[self.me]:
                    icons[colour] += 1
        return reins, icons

    def prices(self) -> list[float]:
        """What each card of the hand is worth to keep."""
        reins, icons = self.needs(self.view.steps if self.moving and self.view.steps > 0 else _SIGHT // 2)
        return [price(card, reins, icons) for card in self.hand]

    def cheapest(self, cards: list[Card], count: int) -> Card:
        """The first face of the so many cheapest cards: payments go in the order of the faces."""
        reins, icons = self.needs(self.view.steps if self.moving and self.view.steps > 0 else _SIGHT // 2)
        ranked = sorted([(price(card, reins, icons), card) for card in cards])
        return min([card for _, card in ranked[: max(1, count)]])

    def held(self, verb_first: int, options: list[Pick]) -> list[Card]:
        """Every card of the hand that one of the options spends, alike cards counted."""
        faces = {pick - verb_first for pick in options}
        return [card for card in self.hand if card in faces]

    def reins(self) -> int:
        return len([card for card in self.hand if is_rein(card)])

    def whips(self) -> int:
        return len([card for card in self.hand if is_whip(card)])

    # ---- rivals

    def rank(self, rival: Seat) -> float:
        """How much a rival's mishap is worth: the one in front most, one about to crash more."""
        view = self.view
        lead = view.progress[rival] - view.progress[self.me]
        left = view.scores[rival][2] - view.damage[rival]
        return 1.0 + 0.1 * max(-5, min(10, lead)) + (1.0 if left <= 2 else 0.0)

    def rival_left(self, rival: Seat) -> int:
        return self.view.scores[rival][2] - self.view.damage[rival]


_FEATURES: Final[dict[Tile, tuple[int, int, list[int]]]] = {}


def feature(tile: Tile) -> tuple[int, int, list[int]]:
    """Rocks, jump and icons of a tile, read once."""
    if tile not in _FEATURES:
        icons = [int(colour) for colour in hazard_icons(tile)]
        _FEATURES[tile] = (rocks_rating(tile), jump_rating(tile), icons)
    return _FEATURES[tile]


def price(card: Card, reins: int, icons: list[int]) -> float:
    """What a card is worth in hand, where so many reins and icons are asked for soon."""
    if card == MAGIC:
        return 3.0
    worth = 0.6 if is_whip(card) else 0.5 + 0.4 * min(2, reins)
    for colour in range(COLOURS):
        if icons[colour] and has_skill(card, card_colour(colour)):
            worth += 0.8
    return worth
