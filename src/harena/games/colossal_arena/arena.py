"""The arena: what lies on the table, and the abstract rulebook its steps may ask for steps of later chapters."""

from __future__ import annotations

from bisect import insort
from typing import Final, TypeAlias, cast, final

from mypy_extensions import mypyc_attr

from ...core import agenda as core
from ...core.chance import Chance
from ...core.events import Log
from ...core.ids import NOBODY, Seat
from ...core.picks import PickTable
from .cards import (
    CARDS,
    CREATURES,
    NO_CARD,
    NO_CREATURE,
    ROWS,
    Card,
    Creature,
    Row,
    creature_of,
    is_combat,
)
from .events import CARD_UNCOVERED, SPACE_EMPTIED
from .knowledge import NOTHING_LEARNT, Learnt
from .options import Options
from .verbs import PICKS

TOKENS: Final = 5
HAND: Final = 8
DECK: Final = "deck"


@final
class Arena(core.State):
    """Everything on the table. Spaces of the rows are numbered (row - 1) * 12 + creature."""

    def __init__(
        self,
        seats: int,
        options: Options,
        rulebook: Rulebook,
        agenda: list[Step],
        chance: Chance,
        log: Log | None,
        creatures: list[Creature],
        survivors: list[Creature],
        died: list[int],
        row: Row,
        top: list[Card],
        beneath: list[Card],
        bets: list[Seat],
        supply: list[int],
        markers: list[Card],
        revealed: list[Creature],
        secret_spent: list[int],
        hands: list[list[Card]],
        frozen: list[list[Card]],
        bag: list[Card],
        discard: list[Card],
        buried: tuple[tuple[Card, ...], ...],
        learnt: Learnt,
        player: Seat,
        opener: Seat,
        turns: int,
        idle: int,
        ettin_spent: int,
        recycled: int,
    ) -> None:
        super().__init__(seats, agenda, chance, log)
        self.house: Final = options
        self.rulebook: Final = rulebook
        self.creatures = creatures
        """The eight that take part; never changed once chosen."""
        self.survivors = survivors
        self.died = died
        """The row in which each creature was eliminated; 0 while it lives."""
        self.row = row
        self.top = top
        self.beneath = beneath
        """The card directly beneath each card that lies in a row."""
        self.bets = bets
        self.supply = supply
        self.markers = markers
        self.revealed = revealed
        """The creature each seat's revealed secret bet lies on."""
        self.secret_spent = secret_spent
        self.hands = hands
        """Usable cards, in order."""
        self.frozen = frozen
        self.bag = bag
        """The deck: a card is chosen when it is drawn, so no order exists."""
        self.discard = discard
        self.buried = buried
        """Which cards of the discard pile each seat buried there unseen."""
        self.learnt = learnt
        self.player = player
        self.opener = opener
        self.turns = turns
        """Turns begun in this round."""
        self.idle = idle
        """Turns in a row, this one included, in which nothing was played, bet, revealed, discarded or drawn."""
        self.ettin_spent = ettin_spent
        self.recycled = recycled
        """The row the last stalemate made the new deck; 0 before the first."""

    def clone(self, chance: Chance) -> Arena:
        return Arena(
            self.seats,
            self.house,
            self.rulebook,
            cast("list[Step]", self.agenda.copy()),
            chance,
            None,
            self.creatures,
            self.survivors.copy(),
            self.died.copy(),
            self.row,
            self.top.copy(),
            self.beneath.copy(),
            self.bets.copy(),
            self.supply.copy(),
            self.markers.copy(),
            self.revealed.copy(),
            self.secret_spent.copy(),
            [hand.copy() for hand in self.hands],
            [cards.copy() for cards in self.frozen],
            self.bag.copy(),
            self.discard.copy(),
            self.buried,
            self.learnt,
            self.player,
            self.opener,
            self.turns,
            self.idle,
            self.ettin_spent,
            self.recycled,
        )

    def __reduce__(self) -> tuple[object, ...]:
        fields = (
            self.seats,
            self.house,
            self.rulebook,
            self.agenda,
            self.chance,
            None,
            self.creatures,
            self.survivors,
            self.died,
            self.row,
            self.top,
            self.beneath,
            self.bets,
            self.supply,
            self.markers,
            self.revealed,
            self.secret_spent,
            self.hands,
            self.frozen,
            self.bag,
            self.discard,
            self.buried,
            self.learnt,
            self.player,
            self.opener,
            self.turns,
            self.idle,
            self.ettin_spent,
            self.recycled,
        )
        return Arena, fields

    def picks(self) -> PickTable:
        """All moves there are: none shows a card unforced, none binds a deal. (CA-12.1)"""
        return PICKS

    # ---- piles

    def top_at(self, row: Row, creature: Creature) -> Card:
        """The visible card of a space, or none. (CA-6.5)"""
        return self.top[(row - 1) * CREATURES + creature]

    def lay(self, card: Card, row: Row, creature: Creature) -> None:
        """A card covers what lies there, higher or lower; only the top counts. (CA-6.5)"""
        space = (row - 1) * CREATURES + creature
        self.beneath[card] = self.top[space]
        self.top[space] = card

    def lift(self, row: Row, creature: Creature) -> Card:
        """Take the top card off a space: the card beneath is the new top and triggers nothing; without one the space is
        empty again. (CA-7.6, 7.7, 25.2, 25.3)"""
        space = (row - 1) * CREATURES + creature
        card = self.top[space]
        uncovered = self.beneath[card]
        self.top[space] = uncovered
        self.beneath[card] = NO_CARD
        if uncovered == NO_CARD:
            self.record(SPACE_EMPTIED, creature, row)
        else:
            self.record(CARD_UNCOVERED, creature, row, uncovered)
        return card

    def pile(self, row: Row, creature: Creature) -> list[Card]:
        """All cards of a space, the top first."""
        cards: list[Card] = []
        card = self.top_at(row, creature)
        while card != NO_CARD:
            cards.append(card)
            card = self.beneath[card]
        return cards

    def row_of_top(self, card: Card) -> Row:
        """The row in which a card lies visible on its own creature's pile; 0 if it does not."""
        creature = creature_of(card)
        for row in range(1, self.row + 1):
            if self.top_at(Row(row), creature) == card:
                return Row(row)
        return Row(0)

    def visible_combat_cards(self, last_row: int) -> list[Card]:
        """Top combat cards of the rows up to one, dead columns included."""
        cards: list[Card] = []
        for space in range(last_row * CREATURES):
            card = self.top[space]
            if card != NO_CARD and is_combat(card):
                cards.append(card)
        return cards

    # ---- hands

    def playable(self, card: Card) -> bool:
        """Combat cards of survivors, spectators and referees can be played. (CA-6.3, 8.1)"""
        return not is_combat(card) or self.died[creature_of(card)] == 0

    def put_in_hand(self, seat: Seat, card: Card) -> None:
        insort(self.hands[seat], card)

    def others(self, seat: Seat) -> list[Seat]:
        """The other players, clockwise from a seat's left."""
        return [Seat((seat + step) % self.seats) for step in range(1, self.seats)]

    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def all_but(self, seat: Seat) -> int:
        return self.everyone() & ~(1 << seat)

    def hidden_from_all(self, card: Card) -> bool:
        """Whether a card of the discard pile lies there unseen. (CA-20.3)"""
        return any(card in cards for cards in self.buried)


Step: TypeAlias = core.Step[Arena]
Choice: TypeAlias = core.Choice[Arena]
Together: TypeAlias = core.Together[Arena]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerStep(core.Step[Arena]):
    """A step of one player's turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def numbers(self) -> tuple[int, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """A creature's power; where it contradicts a rule it prevails. `acting` is the creature it works for: its own, or
    Seraphim calling it. (CA-13.5)"""

    def usable(self, arena: Arena, seat: Seat, acting: Creature) -> bool:
        """Whether public facts leave the power something to do. (CA-13.7)"""
        return True

    def steps(self, seat: Seat, acting: Creature) -> list[Step]:
        """What using the power puts next."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """The sequences a variant may change, and the steps an earlier chapter may need of a later one."""

    def setup(self) -> list[Step]:
        raise NotImplementedError

    def turn(self, seat: Seat) -> list[Step]:
        raise NotImplementedError

    def extra_card(self, seat: Seat) -> list[Step]:
        raise NotImplementedError

    def power(self, creature: Creature) -> Power:
        raise NotImplementedError

    def refill(self, arena: Arena, seat: Seat) -> int:
        """How many cards the seat draws at the end of its turn."""
        raise NotImplementedError

    def deck_spent(self, arena: Arena, seat: Seat) -> None:
        """The seat has drawn the last card."""
        raise NotImplementedError


def empty_arena(seats: int, options: Options, rulebook: Rulebook, chance: Chance, log: Log | None) -> Arena:
    """A bare table: five tokens for each seat, nothing chosen, dealt or bet. (CA-1.2)"""
    return Arena(
        seats=seats,
        options=options,
        rulebook=rulebook,
        agenda=[],
        chance=chance,
        log=log,
        creatures=[],
        survivors=[],
        died=[0] * CREATURES,
        row=Row(1),
        top=[NO_CARD] * (ROWS * CREATURES),
        beneath=[NO_CARD] * CARDS,
        bets=[NOBODY] * (ROWS * CREATURES),
        supply=[TOKENS] * seats,
        markers=[NO_CARD] * seats,
        revealed=[NO_CREATURE] * seats,
        secret_spent=[0] * seats,
        hands=[[] for _ in range(seats)],
        frozen=[[] for _ in range(seats)],
        bag=[],
        discard=[],
        buried=((),) * seats,
        learnt=NOTHING_LEARNT,
        player=NOBODY,
        opener=NOBODY,
        turns=0,
        idle=0,
        ettin_spent=0,
        recycled=0,
    )
