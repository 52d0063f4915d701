"""Exact odds of a turn's movement, from what the seat may know: for each speed in reach the damage to expect and the
chance of a crash.

What is counted: the tiles that speed would enter up to the line, the hand left after the speed cards, and the draw to
seven out of all cards the seat cannot see (out of the discards, once the deck is used up). Open tiles count as they
lie. A face-down tile is any tile of its shape that was not turned up yet, each as likely, and what one of them takes
out of the bag is missing for the next; only where so many hands and tiles are possible that this would take too long,
face-down tiles are taken for independent of each other (`exact` is then false).

Paying follows one policy: whatever can be paid is paid, with the cards that the open tiles still to come ask for least,
whips before reins and plain cards before those with many icons (as far as a tile on the way could ask for them), magic
last; what is turned up on the way does not change it. A slower chariot lets the first cards of its pool go. Nobody
stops at stables. Rams, blocks, attacks and spells of rivals are not counted. Damage beyond a crash does not count
either.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from ...core.chance import Fast
from ...core.errors import BadRequest
from ...core.ids import Pick, Seat
from .components import HAND
from .drawing import DiscardPhase, DrawPhase
from .imagining import unseen_by
from .kingmaking import is_done, spells_left
from .pieces import (
    FACE_DOWN,
    FIRST_REIN,
    MAGIC,
    Card,
    Colour,
    Tile,
    card_name,
    hazard_icons,
    is_rein,
    is_whip,
    jump_rating,
    rein,
    rocks_rating,
    whip,
)
from .race import MOVING, OPENING, Race
from .speed import SetSpeed
from .spells import COST, HASTE, CastChoice
from .tiles import foreign_icons
from .verbs import ADD, DISCARD, DONE, NO_SPELL, PICKS, REMOVE
from .words import OddsWords, RivalWords, SpeedWords

_FORESEEABLE: Final = [ADD, REMOVE, DISCARD, DONE, NO_SPELL]
"""What these lead to before the draw depends on nothing hidden."""
_KIND_BITS: Final = 4
_FULL_KIND: Final = (1 << _KIND_BITS) - 1
_KINDS: Final = 128
"""What face-down tiles took out of the bags is packed too: four bits for each of up to 128 kinds of a shape."""
_LARGEST: Final = 4_000
"""Up to so many hands and runs of face-down tiles together, bags are emptied tile by tile."""

Bill = tuple[int, list[int]]
"""So many cards are asked for, and the places of the faces that can pay, the cheapest first."""
Outcome = tuple[int, int, list[Bill]]
"""How many tiles do this, the damage that no card can avert, and the bills."""


def odds(race: Race, seat: Seat, picks: list[Pick]) -> OddsWords:
    """After these picks: each speed in reach with its crash and damage (none outside the seat's own turn before the
    draw), and what each rival can still do this round."""
    after = foreseen(race, seat, picks)
    rivals = [rival_words(after, rival) for rival in after.clockwise(seat)]
    speeds = [speed_words(after, seat, speed) for speed in speeds_in_reach(after, seat)] if is_open(race, seat) else []
    return {"speeds": speeds, "rivals": rivals}


def foreseen(race: Race, seat: Seat, picks: list[Pick]) -> Race:
    """The race after the picks, stopped before the draw."""
    after = race.clone(Fast(0))
    if is_open(race, seat):
        del after.agenda[: after.place(DrawPhase) + 1]
    for pick in picks:
        if PICKS.verb(PICKS.check(pick)) not in _FORESEEABLE:
            raise BadRequest(f"What '{PICKS.say(pick)}' leads to is hidden; odds are told of speeds and discards.")
        if after.over() or not isinstance(after.agenda[-1], (SetSpeed, DiscardPhase, CastChoice)):
            raise BadRequest("Odds are told of a seat's own turn up to its draw, not beyond it.")
        after.answer(seat, pick)
    return after


def is_open(race: Race, seat: Seat) -> bool:
    """Whether it is the seat's turn and its draw still to come."""
    return race.mover == seat and any(isinstance(step, DrawPhase) for step in race.agenda)


# ---- speeds


def pending_speed(race: Race, seat: Seat) -> SetSpeed | None:
    """The choice of a speed still to be made, as far as it has come."""
    for step in reversed(race.agenda):
        if isinstance(step, SetSpeed) and step.seat == seat:
            return step
    return None


def speeds_in_reach(race: Race, seat: Seat) -> list[int]:
    """Every speed the pool can still be given, up to Beast cards more or fewer. (AM-4.2, 4.3, 4.4)"""
    pool, beast = race.pools[seat], race.beast(seat)
    choice = pending_speed(race, seat)
    if choice is None:
        return [len(pool)]
    slower = faster = 0
    if choice.added == 0:
        slower = min(beast - choice.removed, len([card for card in pool if card >= choice.last]))
    if choice.removed == 0:
        faster = min(beast - choice.added, len(addable(race, seat)))
    return list(range(len(pool) - slower, len(pool) + faster + 1))


def addable(race: Race, seat: Seat) -> list[Card]:
    choice = pending_speed(race, seat)
    last = 0 if choice is None else choice.last
    return [card for card in race.hands[seat] if is_whip(card) and card >= last]


def speed_words(race: Race, seat: Seat, speed: int) -> SpeedWords:
    """A speed with the cards it would take from the hand, the draw, and what the tiles would do."""
    tiles = tiles_entered(race, seat, speed + race.hasten)
    added = cards_to_add(race, seat, speed, tiles)
    after = at_speed(race, seat, speed, added)
    journey = Journey(after, seat, speed + race.hasten, tiles)
    spread = journey.spread_of(after, seat)
    damage = 0.0
    for points in range(len(spread)):
        damage += points * spread[points]
    return {
        "speed": speed,
        "steps": speed + race.hasten,
        "adds": [card_name(card) for card in added],
        "draws": min(cards_wanted(after, seat), len(after.deck) + len(after.discard)),
        "face_down": len([shape for shape in journey.shapes if shape >= 0]),
        "exact": journey.exact,
        "crash": round(spread[-1], 6),
        "damage": round(damage, 6),
    }


def tiles_entered(race: Race, seat: Seat, steps: int) -> list[int]:
    """The tiles of so many steps; from the line on nothing has an effect. (AM-13.4)"""
    progress, length = race.progress[seat], race.house.length
    end = min(progress + steps, race.line() - 1)
    return [place % length for place in range(progress + 1, end + 1)]


def cards_to_add(race: Race, seat: Seat, speed: int, tiles: list[int]) -> list[Card]:
    """The whips for a speed: those the open tiles ask for least, magic last."""
    icons: list[Colour] = []
    for tile in tiles:
        icons += foreign_icons(race, seat, race.track[tile])
    ranked = sorted([(price(card, icons, 0), card) for card in addable(race, seat)])
    return [card for _, card in ranked[: max(0, speed - len(race.pools[seat]))]]


def at_speed(race: Race, seat: Seat, speed: int, added: list[Card]) -> Race:
    """The race with these cards in the pool, or with the first ones it may still let go discarded. (AM-4.3, 4.4)"""
    after = race.clone(Fast(0))
    hand, pool = after.hands[seat], after.pools[seat]
    for card in added:
        hand.remove(card)
    pool.extend(added)
    choice = pending_speed(race, seat)
    if choice is not None and speed < len(pool):
        removed = [card for card in pool if card >= choice.last][: len(pool) - speed]
        for card in removed:
            pool.remove(card)
        after.discard.extend(removed)
    return after


def cards_wanted(race: Race, seat: Seat) -> int:
    """What hand and pool lack of seven. (AM-6.1)"""
    return max(0, HAND - len(race.hands[seat]) - len(race.pools[seat]))


def price(card: Card, icons: list[Colour], rocks: int) -> tuple[int, int, int, int]:
    """How dear a card is where these icons and rocks are still to come: magic most, then what is asked for, reins
    before whips and many icons before few."""
    wanted = len([colour for colour in icons if (card >> colour) & 1 == 1]) + (rocks if card >= FIRST_REIN else 0)
    if card == MAGIC:
        return (1, 0, 0, 0)
    return (0, wanted, 1 if is_rein(card) else 0, (card % FIRST_REIN).bit_count())


# ---- the tiles


@final
class Journey:
    """A run of tiles as outcomes on a hand; gives the spread of the damage, the crash as its last entry."""

    def __init__(self, race: Race, seat: Seat, steps: int, tiles: list[int]) -> None:
        self.left: Final = max(0, race.chariot(seat) - race.damage[seat])
        self.bits: Final = max(len(race.hands[seat]), HAND).bit_length()
        """Hands are packed into one number, so many bits for each face that can matter."""
        self.steps: Final = steps
        self.own: Final = race.colours[seat]
        self.kinds: Final = [kinds_at(race, tile) for tile in tiles]
        self.shapes: Final = [race.house.shapes[tile] if race.track[tile] == FACE_DOWN else -1 for tile in tiles]
        """The shape of face-down tiles; -1 for open ones."""
        self.icons, self.rocks = self.demands()
        self.faces: Final = self.faces_that_matter(race, seat)
        self.outcomes: Final = [self.outcomes_at(place) for place in range(len(tiles))]
        self.exact = True
        self.known: Final[list[dict[int, list[float]]]] = [{} for _ in tiles]

    def demands(self) -> tuple[int, bool]:
        """The mask of icons that could be asked for, and whether reins could."""
        icons, rocks = 0, False
        for kinds in self.kinds:
            for _, tile in kinds:
                for colour in self.foreign(tile):
                    icons |= 1 << colour
                rocks = rocks or rocks_rating(tile) > 0
        return icons, rocks

    def foreign(self, tile: Tile) -> list[Colour]:
        return [colour for colour in hazard_icons(tile) if colour != self.own]

    def face(self, card: Card) -> Card:
        """A card reduced to what can matter on the way: cards alike in that are one face; a bare whip is nothing."""
        if card == MAGIC:
            return MAGIC
        icons = card % FIRST_REIN & self.icons
        return rein(icons) if is_rein(card) and self.rocks else whip(icons)

    def faces_that_matter(self, race: Race, seat: Seat) -> list[Card]:
        if self.icons == 0 and not self.rocks:
            return []
        faces = {self.face(card) for card in race.house.components.deck}
        return sorted([face for face in faces if face != whip(0)])

    # ---- what a tile asks for

    def outcomes_at(self, place: int) -> list[Outcome]:
        """What a place may do, kinds that do the same counted together."""
        outcomes: list[Outcome] = []
        nothing: dict[int, int] = {}
        for count, tile in self.kinds[place]:
            bills = self.bills(tile, place)
            short = max(0, jump_rating(tile) - self.steps)
            if bills:
                outcomes.append((count, short, bills))
            else:
                nothing[short] = nothing.get(short, 0) + count
        for short, count in nothing.items():
            outcomes.append((count, short, []))
        return outcomes

    def bills(self, tile: Tile, place: int) -> list[Bill]:
        """Reins for rocks, a card of its colour for each foreign icon. (AM-10.2, 10.5)"""
        later, rocks = self.still_to_come(place)
        if rocks_rating(tile) > 0:
            reins = [face for face in self.faces if is_rein(face)]
            return [(rocks_rating(tile), self.places(reins, later, rocks))]
        icons = self.foreign(tile)
        bills: list[Bill] = []
        for number in range(len(icons)):
            paying = [face for face in self.faces if face == MAGIC or (face >> icons[number]) & 1 == 1]
            bills.append((1, self.places(paying, icons[number + 1 :] + later, rocks)))
        return bills

    def still_to_come(self, place: int) -> tuple[list[Colour], int]:
        """What the open tiles after a place ask for."""
        icons: list[Colour] = []
        rocks = 0
        for number in range(place + 1, len(self.kinds)):
            if self.shapes[number] < 0:
                tile = self.kinds[number][0][1]
                icons += self.foreign(tile)
                rocks += rocks_rating(tile)
        return icons, rocks

    def places(self, faces: list[Card], icons: list[Colour], rocks: int) -> list[int]:
        """The bit positions of faces, the cheapest face first."""
        ranked = sorted([(price(face, icons, rocks), face) for face in faces])
        return [self.bits * self.faces.index(face) for _, face in ranked]

    # ---- the spread of the damage

    def spread_of(self, race: Race, seat: Seat) -> list[float]:
        """The chance of each number of damage, the last one being the crash."""
        hands = self.hands_after_draw(race, seat)
        self.exact = self.runs() * len(hands) <= _LARGEST
        spread = [0.0] * (self.left + 1)
        for packed, chance in hands.items():
            add(spread, self.spread_from(0, packed, 0), 0, chance)
        return spread

    def runs(self) -> int:
        """How many runs of face-down tiles differ before the last of them is entered."""
        counts = [len(self.outcomes[place]) for place in range(len(self.shapes)) if self.shapes[place] >= 0]
        runs = 1
        for count in counts[:-1]:
            runs *= count
        return runs

    def spread_from(self, place: int, hand: int, gone: int) -> list[float]:
        """The spread from a place on, with a packed hand and packed tiles gone from the bags."""
        if place == len(self.outcomes):
            return [1.0]
        known = self.known[place]
        key = hand | gone << self.bits * len(self.faces)
        if key not in known:
            known[key] = self.spread_at(place, hand, gone)
        return known[key]

    def spread_at(self, place: int, hand: int, gone: int) -> list[float]:
        spread = [0.0] * (self.left + 1)
        bag = self.bag_at(place)
        at = _KIND_BITS * _KINDS * self.shapes[place]
        for count, short, bills in self.outcomes[place]:
            after = gone
            if self.exact and at >= 0:
                count -= (gone >> at) & _FULL_KIND
                after += 1 << at
                at += _KIND_BITS
            if count > 0:
                rest, unpaid = self.pay(hand, bills)
                add(spread, self.spread_from(place + 1, rest, after), short + unpaid, count / bag)
        return spread

    def pay(self, hand: int, bills: list[Bill]) -> tuple[int, int]:
        """What is left of a packed hand that pays what it can, and how much it cannot."""
        full = (1 << self.bits) - 1
        unpaid = 0
        for due, places in bills:
            for at in places:
                paid = min(due, (hand >> at) & full)
                hand -= paid << at
                due -= paid
                if due == 0:
                    break
            unpaid += due
        return hand, unpaid

    def bag_at(self, place: int) -> int:
        """How many tiles could lie at a place."""
        bag = 0
        for count, _, _ in self.outcomes[place]:
            bag += count
        return bag - self.shapes[:place].count(self.shapes[place]) if self.exact and self.shapes[place] >= 0 else bag

    # ---- the draw

    def pack(self, cards: list[Card]) -> int:
        packed = 0
        for card in cards:
            face = self.face(card)
            if face in self.faces:
                packed += 1 << self.bits * self.faces.index(face)
        return packed

    def hands_after_draw(self, race: Race, seat: Seat) -> dict[int, float]:
        """The hands the draw may lead to: from the unseen cards while the deck lasts, then from the discards. (AM-6.1,
        2.5)"""
        wanted = cards_wanted(race, seat)
        first = min(wanted, len(race.deck))
        hands = {self.pack(race.hands[seat]): 1.0}
        hands = self.drawn(hands, unseen_by(race, seat), first)
        return self.drawn(hands, race.discard, min(wanted - first, len(race.discard)))

    def drawn(self, hands: dict[int, float], cards: list[Card], count: int) -> dict[int, float]:
        """Every hand with every draw of so many cards, by the face (hypergeometric)."""
        if count == 0 or not self.faces:
            return hands
        counts = [0] * len(self.faces)
        for card in cards:
            face = self.face(card)
            if face in self.faces:
                counts[self.faces.index(face)] += 1
        draws: list[tuple[int, int, int]] = [(0, 0, 1)]
        for number in range(len(counts)):
            draws = with_face(draws, counts[number], self.bits * number, count)
        idle = len(cards) - sum(counts)
        ways = comb(len(cards), count)
        after: dict[int, float] = {}
        for packed, taken, product in draws:
            chance = product * comb(idle, count - taken) / ways
            if chance > 0.0:
                for hand, before in hands.items():
                    after[hand + packed] = after.get(hand + packed, 0.0) + before * chance
        return after


def with_face(draws: list[tuple[int, int, int]], there: int, at: int, count: int) -> list[tuple[int, int, int]]:
    """Draws as packed cards, how many they are and in how many ways; each with any number of one more face."""
    more: list[tuple[int, int, int]] = []
    for packed, taken, ways in draws:
        for cards in range(min(there, count - taken) + 1):
            more.append((packed + (cards << at), taken + cards, ways * comb(there, cards)))
    return more


def add(spread: list[float], part: list[float], short: int, chance: float) -> None:
    """Add a spread, so much damage farther on and so likely; the last entry holds everything beyond."""
    last = len(spread) - 1
    for points in range(len(part)):
        if part[points] > 0.0:
            spread[min(last, points + short)] += chance * part[points]


def kinds_at(race: Race, place: int) -> list[tuple[int, Tile]]:
    """What lies at a place, each kind with its number: one tile, or all that the bag of its shape holds."""
    if race.track[place] != FACE_DOWN:
        return [(1, race.track[place])]
    bag = race.curves if race.house.shapes[place] == 1 else race.straights
    return [(bag.count(tile), tile) for tile in sorted(set(bag))]


# ---- rivals


def rival_words(race: Race, rival: Seat) -> RivalWords:
    """How many steps a rival can make yet this round, and with how many sets it could ram: by public facts."""
    slowest, fastest = steps_in_reach(race, rival)
    hand = len(race.hands[rival])
    if is_open(race, rival) or (race.mover != rival and not is_done(race, rival)):
        # It draws to seven before it moves.
        hand = max(hand, HAND - max(1, slowest))
    sets = min(race.driver(rival), hand // 2) if fastest > 0 else 0
    return {"seat": rival, "slowest": slowest, "fastest": fastest, "sets": sets}


def steps_in_reach(race: Race, rival: Seat) -> tuple[int, int]:
    """Pool less Beast to pool plus Beast as far as the hand's size allows, Hasten counted and Teleport not; with the
    speed set, what is left of it. (AM-4.3, 4.4, 18.8)"""
    if is_done(race, rival):
        return 0, 0
    pool, hand, beast = len(race.pools[rival]), len(race.hands[rival]), race.beast(rival)
    if race.mover == rival and race.phase != OPENING:
        steps = race.steps if race.phase == MOVING else pool + race.hasten
        return steps, steps
    choice = pending_speed(race, rival)
    added, removed = (0, 0) if choice is None else (choice.added, choice.removed)
    hasten = race.hasten if race.mover == rival else 0
    slower = min(pool, beast - removed) if added == 0 else 0
    faster = beast - added if removed == 0 else 0
    fastest = pool + hasten + min(faster, hand)
    for spells in range(1, hastens_left(race, rival) + 1):
        fastest = max(fastest, pool + hasten + HASTE * spells + min(faster, hand - COST * spells))
    return pool - slower + hasten, fastest


def hastens_left(race: Race, rival: Seat) -> int:
    """How many times a rival could still cast Hasten before it sets its speed."""
    hand = len(race.hands[rival]) // COST
    if race.mover != rival:
        return min(hand, race.house.spells_per_turn) if race.house.spells else 0
    at_speed = bool(race.agenda) and isinstance(race.agenda[-1], SetSpeed)
    return 0 if at_speed else min(hand, spells_left(race, rival))
