"""Spells and counterspells (optional). (AM-18, AM-19)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat
from . import race as table
from .asks import CAST_CHOICE, COUNTER_CHOICE, PAY_SPELL, TELEPORT_CHOICE
from .crash import harm
from .drawing import distinct
from .events import (
    FIREBALL_HIT,
    HASTENED,
    HEALED,
    SPELL_CAST,
    SPELL_COUNTERED,
    TELEPORTED,
    TERRAIN_ALTERED,
)
from .kingmaking import banned, is_spared, spells_left, tell_spared
from .movement import Enter
from .pieces import FACE_DOWN, MAGIC, Colour, has_skill
from .race import OUT, PlayerStep, Race
from .verbs import (
    ALTER,
    COUNTER,
    FIREBALL,
    HASTEN,
    HEAL,
    LAY,
    NO_SPELL,
    REACH,
    TELEPORT,
)

GREEN: Final = Colour(0)
YELLOW: Final = Colour(1)
RED: Final = Colour(2)
BLUE: Final = Colour(3)
BLACK: Final = Colour(4)
HASTE: Final = 3
CURE: Final = 3
COST: Final = 2
LEAP: Final = 2
"""How far Teleport leads. (AM-18.10)"""
NO_SPELL_CAST: Final = -1


def can_pay(race: Race, seat: Seat, colour: Colour) -> bool:
    """One magic card and one card of the colour, or two magic cards. (AM-18.2)"""
    hand = race.hands[seat]
    if MAGIC not in hand:
        return False
    return hand.count(MAGIC) > 1 or any(has_skill(card, colour) and card != MAGIC for card in hand)


def may_cast(race: Race, seat: Seat) -> bool:
    """Public facts alone: spells are on, one is left this turn, and two cards are held. (AM-18.1, 18.3, 18.4, 20.3)"""
    return spells_left(race, seat) > 0 and len(race.hands[seat]) >= COST and race.upright(seat)


@final
class Spellcasting(PlayerStep):
    """Every spell but Teleport belongs to the turn's opening, before speed is set; whom kingmaking spares is told
    first. (AM-18.5, 14.5)"""

    def run(self, race: Race) -> None:
        if may_cast(race, self.seat):
            tell_spared(race, self.seat, in_reach(race, self.seat), spell_spent=1)
            race.then([CastChoice(self.seat), self])


@final
class CastChoice(table.Choice):
    """The mover casts a spell with its target, or none. (AM-18.3, 18.5)"""

    ask = CAST_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [spells_left(race, self.seat)]

    def options(self, race: Race) -> list[Pick]:
        picks = [NO_SPELL.pick]
        seat = self.seat
        if can_pay(race, seat, YELLOW):
            picks.append(HASTEN.pick)
        if can_pay(race, seat, RED) and race.damage[seat] > 0:
            picks.append(HEAL.pick)
        if can_pay(race, seat, BLACK):
            picks.extend(FIREBALL.of(rival) for rival in fireball_targets(race, seat))
        if can_pay(race, seat, GREEN):
            picks.extend(terrain_swaps(race, seat))
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == NO_SPELL.pick:
            race.skip(Spellcasting)
            return
        cast(race, self.seat, pick)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        if FIREBALL.holds(pick) and is_spared(race, self.seat, FIREBALL.what(pick), spell_spent=1):
            return Clause("AM-14.2")
        return self.ask.clause


def cast(race: Race, seat: Seat, pick: Pick) -> None:
    """The magic card goes first, then the colour; then the others may counter, and what stands takes effect. (AM-18.2,
    19.1, 19.2)"""
    race.spells += 1
    race.tell(-1, SPELL_CAST, [seat, pick])
    race.lay_down(seat, MAGIC)
    race.then([PaySpell(seat, colour_of(pick)), Counters(seat, pick), Effect(seat, pick)])


def colour_of(pick: Pick) -> Colour:
    if pick == HASTEN.pick:
        return YELLOW
    if pick == HEAL.pick:
        return RED
    if pick == TELEPORT.pick:
        return BLUE
    return BLACK if FIREBALL.holds(pick) else GREEN


@final
class PaySpell(table.Choice):
    """The second card: one with the spell's colour, or another magic. (AM-18.2)"""

    ask = PAY_SPELL

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.colour)

    def facts(self, race: Race) -> list[int]:
        return [spell_cast(race), self.colour]

    def options(self, race: Race) -> list[Pick]:
        return [LAY.picks[card] for card in distinct(race.hands[self.seat], 0) if has_skill(card, self.colour)]

    def answer(self, race: Race, pick: Pick) -> None:
        race.lay_down(self.seat, LAY.what(pick))


def spell_cast(race: Race) -> int:
    """The spell that waits to take effect; none in a position that does not say. (AM-19.2)"""
    for step in race.agenda:
        if isinstance(step, Effect):
            return step.spell
    return NO_SPELL_CAST


# ---- targets


def distance(race: Race, one: int, other: int) -> int:
    """Tiles between two places, the shorter way round the loop."""
    length = race.house.length
    ahead = (other - one) % length
    return min(ahead, length - ahead)


def fireball_targets(race: Race, seat: Seat) -> list[Seat]:
    """The rivals in reach that kingmaking does not spare, the spell taken as spent. (AM-14.2, 18.15)"""
    forbidden = banned(race, seat, spell_spent=1)
    return [rival for rival in in_reach(race, seat) if (forbidden >> rival) & 1 == 0]


def in_reach(race: Race, seat: Seat) -> list[Seat]:
    """Upright, uncrossed rivals within three tiles ahead or behind. (AM-18.15, 18.16)"""
    return [
        rival
        for rival in race.clockwise(seat)
        if race.upright(rival) and distance(race, race.tile_of(seat), race.tile_of(rival)) <= REACH
    ]


def terrain_swaps(race: Race, seat: Seat) -> list[Pick]:
    """Pairs of open, unoccupied tiles within three of the caster; never Start/Finish. (AM-18.6, 18.7, 20.2, 14.2)"""
    length, here = race.house.length, race.tile_of(seat)
    free = [
        offset for offset in range(-REACH, REACH + 1) if offset != 0 and is_free(race, seat, (here + offset) % length)
    ]
    picks: list[Pick] = []
    for i in range(len(free)):
        for j in range(i + 1, len(free)):
            one, other = (here + free[i]) % length, (here + free[j]) % length
            same_shape = race.house.shapes[one] == race.house.shapes[other]
            if one != other and (same_shape or not race.house.same_shape):
                picks.append(ALTER.of(free[i] + REACH, free[j] + REACH))
    return picks


def is_free(race: Race, seat: Seat, tile: int) -> bool:
    """Face up, not the line, no chariot in it or beside it, and not between a possible winner and the line. (AM-18.6,
    18.7, 14.2)"""
    if tile == 0 or race.track[tile] == FACE_DOWN:
        return False
    for other in range(race.seats):
        if race.status[other] != OUT and race.tile_of(Seat(other)) == tile:
            return False
    forbidden = banned(race, seat, spell_spent=1)
    for other in range(race.seats):
        if (forbidden >> other) & 1 == 1 and race.crossed[other] == 0 and tile > race.tile_of(Seat(other)):
            return False
    return True


def is_spell(race: Race, pick: Pick) -> bool:
    """Whether a pick casts a spell at this table."""
    if FIREBALL.holds(pick):
        return FIREBALL.what(pick) < race.seats
    return pick in (HASTEN.pick, HEAL.pick, TELEPORT.pick) or ALTER.holds(pick)


# ---- counterspells


@final
class Counters(PlayerStep):
    """The others are asked clockwise, by public facts: in the race, not across the line, two cards in hand. One is
    enough. (AM-19.1, 19.3, 19.5)"""

    def __init__(self, seat: Seat, spell: Pick, asked: int = 0) -> None:
        super().__init__(seat)
        self.spell: Final = spell
        self.asked: Final = asked

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.spell, self.asked)

    def run(self, race: Race) -> None:
        asked = self.asked
        for other in race.clockwise(self.seat):
            if (asked >> other) & 1 == 1:
                continue
            asked |= 1 << other
            if may_counter(race, other, self.seat, self.spell):
                race.then([CounterChoice(other, self.seat), Counters(self.seat, self.spell, asked)])
                return


def may_counter(race: Race, seat: Seat, caster: Seat, spell: Pick) -> bool:
    """Crashed chariots may; those across the line or out may not. Kingmaking spares a caster unless oneself is the
    target. (AM-19.1, 19.5, 14.2)"""
    if race.status[seat] == OUT or race.crossed[seat] != 0 or len(race.hands[seat]) < COST:
        return False
    if FIREBALL.holds(spell) and FIREBALL.what(spell) == seat:
        return True
    tell_spared(race, seat, [caster])
    return not is_spared(race, seat, caster)


@final
class CounterChoice(table.Choice):
    """Two magic cards, nothing else, cancel the spell; a hand without them is asked too. (AM-19.1, 19.4)"""

    ask = COUNTER_CHOICE

    def __init__(self, seat: Seat, caster: Seat) -> None:
        super().__init__(seat)
        self.caster: Final = caster

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.caster)

    def facts(self, race: Race) -> list[int]:
        return [self.caster, spell_cast(race)]

    def options(self, race: Race) -> list[Pick]:
        if race.hands[self.seat].count(MAGIC) >= COST:
            return [NO_SPELL.pick, COUNTER.pick]
        return [NO_SPELL.pick]

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == NO_SPELL.pick:
            return
        for _ in range(COST):
            race.lay_down(self.seat, MAGIC)
        race.record(SPELL_COUNTERED, self.seat, self.caster)
        race.skip(Counters)
        race.skip(Effect)


# ---- effects


@final
class Effect(PlayerStep):
    """A spell that was not countered takes effect. (AM-18.3)"""

    def __init__(self, seat: Seat, spell: Pick) -> None:
        super().__init__(seat)
        self.spell: Final = spell

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.spell)

    def run(self, race: Race) -> None:
        if self.spell == HASTEN.pick:
            hasten(race, self.seat)
        elif self.spell == HEAL.pick:
            heal(race, self.seat)
        elif self.spell == TELEPORT.pick:
            teleport(race, self.seat)
        elif FIREBALL.holds(self.spell):
            throw_fireball(race, self.seat, FIREBALL.what(self.spell))
        else:
            alter_terrain(race, self.seat, self.spell)


def hasten(race: Race, seat: Seat) -> None:
    """Three steps more this turn, for jumps too; the pool stays as it is. (AM-18.8)"""
    race.hasten += HASTE
    race.record(HASTENED, seat)


def heal(race: Race, seat: Seat) -> None:
    """Up to three damage is removed. (AM-18.9)"""
    points = min(CURE, race.damage[seat])
    race.damage[seat] -= points
    race.record(HEALED, seat, points, race.damage[seat])


def teleport(race: Race, seat: Seat) -> None:
    """The step leads two tiles on; the tile between is not settled. (AM-18.10, 18.11, 18.12)"""
    race.record(TELEPORTED, seat)
    # Steps are tiles still to run: the skipped one comes on top, and kingmaking counts it.
    race.steps += 1
    race.instead_of(Enter, Enter(seat, LEAP))


def throw_fireball(race: Race, seat: Seat, rival: Seat) -> None:
    """One damage to one chariot. (AM-18.15)"""
    race.record(FIREBALL_HIT, seat, rival)
    harm(race, rival, 1)


def alter_terrain(race: Race, seat: Seat, spell: Pick) -> None:
    """Two tiles change places. (AM-18.6)"""
    here, length = race.tile_of(seat), race.house.length
    one = (here + ALTER.what(spell) - REACH) % length
    other = (here + ALTER.which(spell) - REACH) % length
    race.track[one], race.track[other] = race.track[other], race.track[one]
    race.record(TERRAIN_ALTERED, seat, one, other)


# ---- Teleport


@final
class TeleportWindow(PlayerStep):
    """Just before a step; never over Start/Finish, and not from the crossing on. (AM-18.5, 18.10, 18.14, 13.8)"""

    def run(self, race: Race) -> None:
        skipped = (race.progress[self.seat] + 1) % race.house.length
        if may_cast(race, self.seat) and skipped != 0:
            race.then([TeleportChoice(self.seat)])


@final
class TeleportChoice(table.Choice):
    """The mover casts Teleport, or steps. (AM-18.10)"""

    ask = TELEPORT_CHOICE

    def facts(self, race: Race) -> list[int]:
        here, length = race.progress[self.seat], race.house.length
        return [(here + 1) % length, (here + 2) % length]

    def options(self, race: Race) -> list[Pick]:
        return [NO_SPELL.pick, TELEPORT.pick] if can_pay(race, self.seat, BLUE) else [NO_SPELL.pick]

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == TELEPORT.pick:
            cast(race, self.seat, pick)
