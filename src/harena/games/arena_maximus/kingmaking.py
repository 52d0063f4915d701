"""Kingmaking: who cannot win this round may not choose between those who can. Public facts only. (AM-14)"""

from __future__ import annotations

from typing import Final

from ...core.ids import Seat
from .components import HAND
from .events import KINGMAKING
from .race import DOWN, MOVING, OPENING, OUT, Race

_HASTEN: Final = 3


def banned(race: Race, seat: Seat, spell_spent: int = 0) -> int:
    """The chariots a seat may not interact with now, as a mask: none, or two and more possible winners. (AM-14.1, 14.2,
    14.3, 20.6)"""
    if not race.house.kingmaking or is_early(race) or can_win(race, seat, spell_spent):
        return 0
    group = possible_winners(race, seat)
    return group if group.bit_count() >= 2 else 0


def is_early(race: Race) -> bool:
    """Whether nobody can cross this round as things stand: a pool holds seven cards at most."""
    return race.line() - max(race.progress) > HAND + race.hasten


def is_spared(race: Race, seat: Seat, rival: Seat, spell_spent: int = 0) -> bool:
    """Whether kingmaking keeps a seat off a rival; chariots outside the group are free game. (AM-14.4)"""
    return (banned(race, seat, spell_spent) >> rival) & 1 == 1


def unspared(race: Race, seat: Seat, rivals: list[Seat]) -> list[Seat]:
    """The rivals a seat may act against."""
    return [rival for rival in rivals if not is_spared(race, seat, rival)]


def tell_spared(race: Race, seat: Seat, rivals: list[Seat], spell_spent: int = 0) -> None:
    """Of the rivals a seat is kept off, the reason is told. (AM-14.5)"""
    for rival in rivals:
        if is_spared(race, seat, rival, spell_spent):
            race.record(KINGMAKING, seat, rival)


def can_win(race: Race, seat: Seat, spell_spent: int) -> bool:
    """Whether a chariot can still pass the line this round, and pass the farthest one across. (AM-14.3)"""
    reach = race.progress[seat] + best_steps(race, seat, spell_spent)
    return reach >= race.line() and reach > farthest_across(race)


def possible_winners(race: Race, seat: Seat) -> int:
    """The first on the farthest tile past the line, and the others sure to cross who can pass it. (AM-14.3)"""
    farthest = farthest_across(race)
    leader = first_on(race, farthest)
    group = 0
    for number in range(race.seats):
        other = Seat(number)
        if other == seat:
            continue
        ahead = race.line() - race.progress[other]
        sure = race.crossed[other] == 0 and sure_steps(race, other) >= ahead > 0
        if other == leader or (sure and race.progress[other] + best_steps(race, other, 0) > farthest):
            group |= 1 << other
    return group


def farthest_across(race: Race) -> int:
    """The progress of the farthest chariot already across; with none, just before the line."""
    farthest = race.line() - 1
    for seat in range(race.seats):
        if race.crossed[seat] != 0:
            farthest = max(farthest, race.progress[seat])
    return farthest


def first_on(race: Race, progress: int) -> int:
    """The chariot across that reached a tile first; -1 for none."""
    first = -1
    for seat in range(race.seats):
        there = race.crossed[seat] != 0 and race.progress[seat] == progress
        if there and (first < 0 or race.stamps[seat] < race.stamps[first]):
            first = seat
    return first


def is_done(race: Race, seat: Seat) -> bool:
    """Whether a chariot makes no more steps this round, whatever happens."""
    over = race.moved[seat] != 0 or race.crossed[seat] != 0
    return over or race.status[seat] in (DOWN, OUT)


def sure_steps(race: Race, seat: Seat) -> int:
    """The steps a chariot will make as things stand. (AM-14.3)"""
    if race.mover != seat:
        return 0 if is_done(race, seat) else len(race.pools[seat])
    return race.steps if race.phase == MOVING else len(race.pools[seat]) + race.hasten


def best_steps(race: Race, seat: Seat, spell_spent: int) -> int:
    """The most steps a chariot could still make this round. (AM-14.3, 20.3)"""
    if is_done(race, seat):
        return 0
    pool, hand = len(race.pools[seat]), len(race.hands[seat])
    if race.mover != seat:
        spells = 0 if not race.house.spells else 1 if race.house.spells_per_turn == 1 else hand // 2
        return pool + race.beast(seat) + _HASTEN * spells
    left = spells_left(race, seat) - spell_spent
    if race.phase == OPENING:
        if race.house.spells_per_turn == 1:
            return pool + race.beast(seat) + (_HASTEN if race.hasten > 0 or left > 0 else 0)
        return pool + race.beast(seat) + race.hasten + _HASTEN * max(0, left)
    steps = race.steps if race.phase == MOVING else pool + race.hasten
    return steps + max(0, min(left, steps)) if hand >= 2 else steps


def spells_left(race: Race, seat: Seat) -> int:
    """How many spells a mover may still cast: one a turn, or as many as the hand may pay for. (AM-18.4, 20.3)"""
    if not race.house.spells:
        return 0
    if race.house.spells_per_turn == 1:
        return 1 - min(1, race.spells)
    return len(race.hands[seat]) // 2
