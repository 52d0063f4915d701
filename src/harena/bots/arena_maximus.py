"""A sound heuristic for Arena Maximus: as fast as hand and track allow, and rough with rivals where that is cheap."""

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
from ..games.arena_maximus.race import MOVING
from ..games.arena_maximus.spells import CURE, HASTE
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


class SteadyDriver(Bot):
    """Each question has a policy, which answers from what the seat may know."""

    def choose(self, view: AnyView, options: list[Pick], chance: Chance) -> Pick:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        return POLICIES[view.choice](Outlook(view), options)


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
                self.magic += 1
                continue
            self.reins += is_rein(card)
            for colour in colours_of(card):
                self.icons[colour] += 1

    def enter(self, tile: Tile, speed: int, own: Colour) -> None:
        """Pay for a tile as far as it goes; the rest is damage."""
        if tile == FACE_DOWN:
            self.damage += _UNKNOWN / (1.0 + max(0.0, self.cards))
            self.cards -= 0.5
            return
        rocks, jump, icons = feature(tile)
        self.damage += max(0, jump - speed)
        if rocks:
            paid = min(float(rocks), self.reins)
            self.reins -= paid
            self.cards -= paid
            self.wild(rocks - paid)
        for colour in icons:
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
        self.steps = view.steps if view.mover == self.me and view.phase == MOVING else 0
        """The steps still to make in this turn."""

    # ---- the tiles ahead

    def tiles(self, first: int, steps: int) -> list[Tile]:
        """The tiles that so many steps would enter before the line."""
        track, here = self.view.track, self.view.progress[self.me]
        return [track[(here + ahead) % len(track)] for ahead in range(first, min(first + steps, self.to_line))]

    def journey(self, steps: int, speed: int, hand: list[Card], drawn: int, first: int = 1) -> float:
        """The damage to expect of so many steps at a speed, with a hand and cards still to be drawn."""
        purse = Purse(hand, drawn)
        for tile in self.tiles(first, steps):
            purse.enter(tile, speed, self.view.colours[self.me])
        return purse.damage

    def worth(self, steps: int, speed: int, damage: float) -> float:
        """A journey in tiles: what it gains less what its damage costs."""
        crosses = steps >= self.to_line
        crash = _ELIMINATION if self.view.broken[self.me] else _CRASH
        risk = 1.0 / (1.0 + exp(-4.0 * (damage - self.left + 0.6)))
        wear = 0.0 if crosses or any(self.view.crossed) else damage * (0.3 + 1.0 / max(1.0, self.left - damage))
        # A large pool leaves few cards to steer with in the next turn.
        haste = 0.0 if crosses else 0.12 * max(0, speed - 4) ** 2
        return steps + (_FINISH if crosses else 0.0) - wear - risk * crash - haste

    def trip(self, speed: int, hand: list[Card], haste: int) -> float:
        """What a turn at this speed is worth, the draw to seven included."""
        steps = speed + haste
        damage = self.journey(steps, steps, hand, max(0, HAND - len(hand) - speed))
        return self.worth(steps, speed, damage)

    # ---- cards

    def needs(self) -> tuple[int, list[int]]:
        """Reins and icons that the open tiles ahead ask for."""
        reins = 0
        icons = [0] * COLOURS
        for tile in self.tiles(1, self.steps or _SIGHT):
            rocks, _, colours = feature(tile)
            reins += rocks
            for colour in colours:
                if colour != self.view.colours[self.me]:
                    icons[colour] += 1
        return reins, icons

    def by_price(self, cards: list[Card]) -> list[Card]:
        """Cards, the least useful first."""
        reins, icons = self.needs()
        return [card for _, card in sorted([(price(card, reins, icons), card) for card in cards])]

    def spend(self, options: list[Pick], count: int) -> Pick:
        """Lay the first of the so many cheapest cards: payments go in the order of the faces."""
        return LAY.of(min(self.by_price(self.payable(options))[: max(1, count)]))

    def payable(self, options: list[Pick]) -> list[Card]:
        """Every card of the hand that an option lays, alike cards counted."""
        faces = {LAY.what(pick) for pick in options if LAY.holds(pick)}
        return [card for card in self.hand if card in faces]

    def spare_reins(self) -> int:
        """Reins, magic apart, beyond what the steps left or the next tiles ask for."""
        reins = len([card for card in self.hand if is_rein(card) and card != MAGIC])
        return reins - sum([rocks for rocks, _, _ in map(feature, self.tiles(1, self.steps))])

    def spare_whips(self) -> int:
        """Whips, magic apart, beyond those the next turn may want for speed."""
        whips = len([card for card in self.hand if is_whip(card) and card != MAGIC])
        return whips - (min(2, self.beast) if self.speed < 4 else 1)

    # ---- rivals

    def life(self, rival: Seat) -> int:
        """How much damage makes a rival crash."""
        return self.view.scores[rival][2] - self.view.damage[rival]

    def prey(self, rival: Seat) -> float:
        """How much a rival's mishap is worth: the farther ahead and the nearer to a crash, the more."""
        lead = self.view.progress[rival] - self.view.progress[self.me]
        return 0.1 * max(-6, min(6, lead)) + 1.0 / max(1, self.life(rival))


_FEATURES: Final[dict[Tile, tuple[int, int, list[Colour]]]] = {}
_COLOURS: Final[dict[Card, list[Colour]]] = {}


def feature(tile: Tile) -> tuple[int, int, list[Colour]]:
    """Rocks, jump and icons of a tile, read once."""
    if tile not in _FEATURES:
        _FEATURES[tile] = (rocks_rating(tile), jump_rating(tile), hazard_icons(tile))
    return _FEATURES[tile]


def colours_of(card: Card) -> list[Colour]:
    """The icons of a card, read once."""
    if card not in _COLOURS:
        _COLOURS[card] = [Colour(colour) for colour in range(COLOURS) if has_skill(card, Colour(colour))]
    return _COLOURS[card]


def price(card: Card, reins: int, icons: list[int]) -> float:
    """What a card is worth in hand where so many reins and icons are asked for soon."""
    if card == MAGIC:
        return 3.0
    worth = 0.6 if is_whip(card) else 0.5 + 0.4 * min(2, reins)
    for colour in colours_of(card):
        worth += 0.8 * min(1, icons[colour])
    return worth


# ---- a policy for each question


def _set_speed(outlook: Outlook, options: list[Pick]) -> Pick:
    """The best of the speeds in reach; never none at all if that can be helped."""
    view = outlook.view
    _, added, removed, _ = view.question
    whips = outlook.by_price([card for card in outlook.hand if ADD.of(card) in options])
    pool = [card for card in view.pools[outlook.me] if REMOVE.of(card) in options]
    faster = min(len(whips), outlook.beast - added) if removed == 0 else 0
    slower = min(len(pool), outlook.beast - removed) if added == 0 else 0
    best, best_worth = 0, -1000.0
    for change in range(-slower, faster + 1):
        speed = outlook.speed + change
        hand = without(outlook.hand, whips[: max(0, change)])
        worth = outlook.trip(speed, hand, view.hasten) - (50.0 if speed == 0 else 0.0)
        if worth > best_worth:
            best, best_worth = change, worth
    if best > 0:
        return ADD.of(min(whips[:best]))
    # Which cards leave the pool does not matter: the first ones keep all others within reach.
    return REMOVE.of(pool[0]) if best < 0 else DONE.pick


def without(hand: list[Card], spent: list[Card]) -> list[Card]:
    rest = hand.copy()
    for card in spent:
        rest.remove(card)
    return rest


def _discard(outlook: Outlook, options: list[Pick]) -> Pick:
    """Whips beyond the next turn's wants go, and reins nobody asks for when there is no whip at all."""
    reins, icons = outlook.needs()
    spare = outlook.spare_whips()
    no_whip = not any(is_whip(card) for card in outlook.hand)
    for pick in options:
        if not DISCARD.holds(pick):
            continue
        card = DISCARD.what(pick)
        idle = not any(icons[colour] for colour in colours_of(card)) and card != MAGIC
        if is_whip(card) and idle and spare > 0:
            return pick
        if no_whip and outlook.speed < 2 and (idle or outlook.speed == 0) and len(outlook.hand) > reins:
            return pick
    return DONE.pick


def _pay(outlook: Outlook, options: list[Pick]) -> Pick:
    """Rocks and hazards are paid as far as it goes; magic is held back where damage hurts little."""
    due = 1 if outlook.view.choice == "pay-hazard" else outlook.view.question[1] - outlook.view.question[2]
    cards = outlook.payable(options)
    plain = [card for card in cards if card != MAGIC]
    if not plain and not _magic_is_due(outlook):
        return DONE.pick
    return outlook.spend(options, min(due, len(plain) or len(cards)))


def _magic_is_due(outlook: Outlook) -> bool:
    """Magic pays unless the race is as good as run, or it is the last one and the chariot sound."""
    return outlook.to_line > outlook.steps or outlook.left <= 3


def _stables(outlook: Outlook, options: list[Pick]) -> Pick:
    """Stop when more than half broken, unless the line is close."""
    near = outlook.to_line <= max(5, outlook.steps + outlook.speed)
    hurt = outlook.left <= 2 or outlook.left <= outlook.chariot // 2
    return STOP.pick if hurt and not near else GO_ON.pick


def _fresh_hand(outlook: Outlook, options: list[Pick]) -> Pick:
    """A pool has to be built anew: whips and magic stay, with the reins asked for."""
    reins, icons = outlook.needs()
    held = len([card for card in outlook.hand if is_rein(card)])
    for pick in options:
        if DISCARD.holds(pick) and is_rein(DISCARD.what(pick)) and DISCARD.what(pick) != MAGIC:
            idle = not any(icons[colour] for colour in colours_of(DISCARD.what(pick)))
            if idle and held > max(1, reins):
                return pick
    return DONE.pick


def _sets_to_spare(outlook: Outlook) -> int:
    return min(outlook.spare_whips(), outlook.spare_reins())


def _ram(outlook: Outlook, options: list[Pick]) -> Pick:
    """With sets to spare, if their cancelling could not crash oneself."""
    targets = [pick for pick in options if RAM.holds(pick)]
    if not targets or _sets_to_spare(outlook) < 1 or outlook.left <= 2:
        return DONE.pick
    return max(targets, key=lambda pick: outlook.prey(RAM.what(pick)))


def _lay_sets(outlook: Outlook, options: list[Pick]) -> Pick:
    """A ram is cancelled as far as it goes; one's own takes the sets to spare."""
    _, _, most, against, laid, half, _, _ = outlook.view.question
    if half == 1 or against > 0 or laid == 0:
        cards = outlook.payable(options)
        return outlook.spend(options, min(most - laid, len(cards))) if cards else DONE.pick
    return outlook.spend(options, 1) if _sets_to_spare(outlook) >= 1 and outlook.left > laid + 2 else DONE.pick


def _block(outlook: Outlook, options: list[Pick]) -> Pick:
    """Reins spent in another's turn are drawn again before they are needed: hold up whoever comes along, magic
    apart."""
    view = outlook.view
    rival, laid = Seat(view.question[1]), view.question[5]
    reins = [card for card in outlook.payable(options) if card != MAGIC]
    wins = view.progress[rival] + view.steps >= view.laps * len(view.track)
    if not reins or (view.steps < 2 and not wins and laid == 0):
        return DONE.pick
    return LAY.of(min(outlook.by_price(reins)[: outlook.driver - laid]))


def _answer_block(outlook: Outlook, options: list[Pick]) -> Pick:
    """Paid unless what is left of the hand would come to grief on the tiles ahead."""
    due, paid = outlook.view.question[1], outlook.view.question[2]
    if GIVE_IN.pick not in options:
        return outlook.spend(options, due - paid)
    spent = outlook.by_price(outlook.payable(options))[:due]
    speed = outlook.speed + outlook.view.hasten
    damage = outlook.journey(outlook.steps, speed, without(outlook.hand, spent), 0)
    cost = 0.3 * due
    return outlook.spend(options, due) if outlook.worth(outlook.steps, speed, damage) > cost else GIVE_IN.pick


def _attack(outlook: Outlook, options: list[Pick]) -> Pick:
    """With whips to spare; who is attacked may strike back."""
    targets = [pick for pick in options if ATTACK.holds(pick)]
    if not targets or outlook.spare_whips() < 1 or outlook.left <= 2:
        return DONE.pick
    return max(targets, key=lambda pick: outlook.prey(ATTACK.what(pick)))


def _lay_whips(outlook: Outlook, options: list[Pick]) -> Pick:
    """Attacks are fed with spare whips; cancelled with any, with magic only when the chariot is shaky."""
    _, _, purpose, most, laid, _ = outlook.view.question
    cards = outlook.payable(options)
    plain = [card for card in cards if card != MAGIC]
    if purpose in (CANCEL, CANCEL_COUNTER):
        danger = most - laid >= outlook.left - 1
        count = min(most - laid, len(cards) if danger else len(plain))
    else:
        count = min(most - laid, outlook.spare_whips(), len(plain))
    if count < 1 and DONE.pick in options:
        return DONE.pick
    return outlook.spend(options, count)


def _cast(outlook: Outlook, options: list[Pick]) -> Pick:
    """Hasten when three tiles more are worth it, Heal when it heals in full or saves, Fireball for a crash."""
    view = outlook.view
    if HEAL.pick in options and (outlook.chariot - outlook.left >= CURE or outlook.left <= 2):
        return HEAL.pick
    strikes = [pick for pick in options if FIREBALL.holds(pick) and outlook.life(FIREBALL.what(pick)) == 1]
    if strikes:
        return max(strikes, key=lambda pick: outlook.prey(FIREBALL.what(pick)))
    if HASTEN.pick in options:
        speed = max(1, outlook.speed)
        gain = outlook.trip(speed, outlook.hand, view.hasten + HASTE) - outlook.trip(speed, outlook.hand, view.hasten)
        if gain > 1.0:
            return HASTEN.pick
    return NO_SPELL.pick


def _counter(outlook: Outlook, options: list[Pick]) -> Pick:
    """Two magic cards against whoever leads close to the line."""
    view = outlook.view
    caster = view.question[1]
    leads = view.progress[caster] >= view.progress[outlook.me]
    close = view.laps * len(view.track) - view.progress[caster] <= 2 * HAND
    return COUNTER.pick if leads and close and COUNTER.pick in options else NO_SPELL.pick


def _teleport(outlook: Outlook, options: list[Pick]) -> Pick:
    """One tile gained, and the next one skipped: worth it where that saves damage or crosses the line."""
    if TELEPORT.pick not in options:
        return NO_SPELL.pick
    speed = outlook.speed + outlook.view.hasten
    rest = without(outlook.hand, [MAGIC])
    on_foot = outlook.worth(outlook.steps, speed, outlook.journey(outlook.steps, speed, outlook.hand, 0))
    leap = outlook.worth(outlook.steps + 1, speed, outlook.journey(outlook.steps, speed, rest[:-1], 0, first=2))
    return TELEPORT.pick if leap > on_foot + 1.5 else NO_SPELL.pick


POLICIES: Final[dict[str, Callable[[Outlook, list[Pick]], Pick]]] = {
    "set-speed": _set_speed,
    "discard-phase": _discard,
    "pay-rocks": _pay,
    "pay-hazard": _pay,
    "stables-choice": _stables,
    "fresh-hand": _fresh_hand,
    "ram-choice": _ram,
    "lay-sets": _lay_sets,
    "block": _block,
    "answer-block": _answer_block,
    "attack-choice": _attack,
    "lay-whips": _lay_whips,
    "cast-choice": _cast,
    "pay-spell": lambda outlook, options: outlook.spend(options, 1),
    "counter-choice": _counter,
    "teleport-choice": _teleport,
}
