"""Colossal Arena as the rest of Harena knows it."""

from __future__ import annotations

from typing import Final, final

from ...core.agenda import State
from ...core.chance import Chance
from ...core.events import Event, Log
from ...core.game import Game, Result, Word
from ...core.game import View as AnyView
from ...core.ids import Clause, Pick, Seat
from ...core.words import Vocabulary
from .arena import Arena
from .asks import ASKS
from .cards import CREATURE_NAMES, Card, cards_named
from .events import KINDS, TURN_BEGUN
from .imagining import imagine
from .notation import FEWEST, GAME, MOST, new_arena, parse_position, print_position
from .odds import odds
from .options import OPTIONS
from .playing import PlaceSpectator
from .referees import DiscardReferee
from .scoring import gold, standing, worth_on_last_eliminated
from .verbs import PICKS
from .view import view
from .words import SORTS, VOCABULARY, OddsWords

LONGEST: Final = 5_000
_CHOSEN: Final = "creatures"
_DEALT: Final = ("deck", "cyclops", "titan")


def arena_of(state: State) -> Arena:
    assert isinstance(state, Arena)
    return state


@final
class ColossalArena(Game):
    """Eight creatures, five rounds, three survivors, and gold for those who bet on them."""

    def __init__(self) -> None:
        super().__init__(GAME, "CA", 1, FEWEST, MOST, LONGEST, PICKS, OPTIONS, KINDS, ASKS)

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> State:
        return new_arena(seats, options, chance, log)

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> State:
        return parse_position(text, chance, log)

    def print(self, state: State) -> str:
        return print_position(arena_of(state))

    def imagine(self, state: State, seat: Seat, chance: Chance) -> State:
        return imagine(arena_of(state), seat, chance)

    def chosen_options(self, state: State) -> dict[str, object]:
        return dict(arena_of(state).house.chosen)

    def view(self, state: State, seat: Seat | None) -> AnyView:
        return view(arena_of(state), seat, self.question(state, seat))

    def odds(self, state: State, seat: Seat, picks: list[Pick]) -> OddsWords:
        return odds(arena_of(state), seat, picks)

    def result(self, state: State) -> Result | None:
        """Places in the order of gold and tie-breaks, and the clauses that decided. (CA-11.3, 11.4)"""
        arena = arena_of(state)
        if not arena.over():
            return None
        order = standing(arena)
        scores = [gold(arena, Seat(seat)) for seat in range(arena.seats)]
        return Result([order.index(Seat(seat)) + 1 for seat in range(arena.seats)], scores, deciding(arena, order))

    def forgets_before(self, state: State, events: list[Event], seat: Seat | None) -> int:
        """With strict memory, what lies before the reader's previous turn has lost its cards, until the game is over.
        (CA-26.7)"""
        arena = arena_of(state)
        if not arena.house.strict_memory or arena.over():
            return 0
        reader = arena.player if seat is None else seat
        turns = [i for i in range(len(events)) if events[i].kind is TURN_BEGUN and events[i].numbers[0] == reader]
        if reader == arena.player:
            # The turn under way is not the previous one; a position that starts within it has no event for it.
            turns = turns[:-1]
        return turns[-1] if turns else 0

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        if kind in SORTS:
            return SORTS[kind][number]
        return number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        if isinstance(word, int):
            return [] if stream == _CHOSEN or stream in _DEALT else [word]
        numbers: list[int] = []
        if stream in ("", _CHOSEN) and word in CREATURE_NAMES:
            numbers.append(CREATURE_NAMES.index(word))
        if stream == "" or stream in _DEALT:
            numbers += [int(card) for card in cards_named(word)]
        return numbers

    def spell_draw(self, stream: str, number: int) -> Word:
        if stream == _CHOSEN:
            return self.spell("creature", number)
        return self.spell("card", number) if stream in _DEALT else number

    def inventory(self, state: State) -> list[int]:
        """Every card, wherever it lies, a card being played included."""
        arena = arena_of(state)
        cards: list[Card] = [*arena.bag, *arena.discard]
        for seat in range(arena.seats):
            cards += [*arena.hands[seat], *arena.frozen[seat]]
            cards += [arena.markers[seat]] if arena.markers[seat] >= 0 else []
        for space in range(len(arena.top)):
            card = arena.top[space]
            while card >= 0:
                cards.append(card)
                card = arena.beneath[card]
        for step in arena.agenda:
            if isinstance(step, (DiscardReferee, PlaceSpectator)):
                cards.append(step.card)
        return sorted(int(card) for card in cards)


def deciding(arena: Arena, order: list[Seat]) -> list[Clause]:
    """Gold decides, or the rule that broke the tie for most. (CA-11.3, 11.4, 26.6)"""
    first, second = order[0], order[1]
    if gold(arena, first) != gold(arena, second):
        return [Clause("CA-11.3")]
    if worth_on_last_eliminated(arena, first) != worth_on_last_eliminated(arena, second):
        return [Clause("CA-11.3"), Clause("CA-26.6")]
    return [Clause("CA-11.3"), Clause("CA-11.4")]
