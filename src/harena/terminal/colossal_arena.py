"""Colossal Arena drawn: creatures as columns, rows of cards, tokens, stakes, the hand. It decides nothing."""

from __future__ import annotations

from typing import Final, final

from rich import box
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..core.game import View as AnyView
from ..core.ids import NOBODY, Seat
from ..games.colossal_arena.backing import SECRET_WORTH, WORTH
from ..games.colossal_arena.cards import (
    CARDS,
    CREATURE_NAMES,
    CREATURES,
    NO_CARD,
    NO_CREATURE,
    Card,
    Creature,
    card_name,
    creature_of,
    is_combat,
    is_spectator,
    strength_of,
)
from ..games.colossal_arena.knowledge import HAND_ZONE, zone
from ..games.colossal_arena.view import HIDDEN, View
from ..rules import Book
from .drawing import Sight
from .players import Players
from .screen import Picture, sentence, together

_CELL: Final = 8
_FEW: Final = 3
"""So many open spaces are worth naming."""


@final
class ColossalArenaDrawer:
    """The arena as one reader may see it."""

    turn_kind = "turn-begun"
    untold: frozenset[str] = frozenset()

    def turn_of(self, words: dict[str, object], view: AnyView) -> int | None:
        turn = words["seat"]
        return turn if isinstance(turn, int) else None

    def glance(self, sight: Sight) -> Picture:
        return Picture([], [])

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        return line

    def notes(self, sight: Sight) -> dict[str, str]:
        return {}

    def board(self, sight: Sight) -> Picture:
        return Board(sight).all()

    def hand(self, sight: Sight) -> Picture:
        return Board(sight).hand()

    def known(self, sight: Sight) -> Picture:
        return Board(sight).known()

    def ending(self, sight: Sight, result: Result) -> Picture:
        return Ending(sight, result).all()


class Arena:
    """What both pictures need: the typed view and its words."""

    def __init__(self, sight: Sight) -> None:
        assert isinstance(sight.view, View)
        self.sight: Final = sight
        self.view: Final[View] = sight.view
        self.book: Final[Book] = sight.book
        self.players: Final[Players] = sight.players

    def creature(self, creature: Creature) -> str:
        return self.book.word(CREATURE_NAMES[creature])

    def creatures(self, creatures: list[Creature]) -> str:
        return self.book.listed([CREATURE_NAMES[creature] for creature in creatures])

    def card(self, card: Card) -> str:
        return self.book.say("label-hidden-card") if card == HIDDEN else self.book.word(card_name(card))

    def say(self, key: str, creature: Creature = NO_CREATURE, **args: object) -> str:
        key_word = "none" if creature == NO_CREATURE else CREATURE_NAMES[creature]
        return self.book.format(key, {"creature-key": key_word, **args})

    def of_player(self, key: str, seat: int) -> str:
        return self.book.format(key, self.book.seat_args("seat", seat, self.sight.seat, self.players.names))


@final
class Board(Arena):
    """The table while the game runs."""

    def all(self) -> Picture:
        return together(self.title(), self.rows(), self.ends(), self.seats(), self.hand(), self.powers())

    def over(self) -> bool:
        return not self.view.asked

    def title(self) -> Picture:
        view = self.view
        parts = [
            self.say("label-round", row=view.row),
            self.say("label-row-worth", row=view.row, gold=WORTH[view.row]),
            self.say("label-deck", count=view.deck),
            self.discard_pile(),
        ]
        plain = [part[:1].upper() + part[1:] for part in parts]
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(plain) + "."])

    def discard_pile(self) -> str:
        if self.view.discard_top == NO_CARD:
            return self.say("label-discard-empty")
        return self.say("label-discard", count=self.view.discard_size, card=self.card(self.view.discard_top))

    # ---- the rows

    def rows(self) -> Picture:
        return Picture([self.grid()], [self.column(creature) for creature in self.view.creatures])

    def grid(self) -> Grid:
        view = self.view
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
        grid.add_column("")
        for creature in view.creatures:
            grid.add_column(Text(self.creature(creature), self.style(creature)), min_width=_CELL)
        for row in range(1, view.row + 1):
            style = "" if row == view.row else "dim"
            grid.add_row(
                self.say("label-row-short", row=row), *[self.space(one, row) for one in view.creatures], style=style
            )
        grid.add_row(self.say("label-backer"), *[self.backing(creature) for creature in view.creatures])
        grid.add_row(self.say("label-stakes"), *[self.stakes(creature) for creature in view.creatures])
        return grid

    def style(self, creature: Creature) -> str:
        return "dim strike" if self.view.died[creature] else "bold"

    def space(self, creature: Creature, row: int) -> Text:
        """A space: top card, pile, token. `▼` marks the lowest value of the current row."""
        view = self.view
        if 0 < view.died[creature] < row:
            return Text("")
        space = (row - 1) * CREATURES + creature
        card = Text(self.mark(creature, row) + self.short_card(view.top[space], view.heights[space]))
        owner = view.bets[space]
        if owner == NOBODY:
            return card
        card.append(" " if len(card) < _CELL - 2 else "")
        return card.append_text(self.players.badge(owner))

    def mark(self, creature: Creature, row: int) -> str:
        return "▼" if row == self.view.row and creature in self.lowest() else ""

    def short_card(self, card: Card, height: int) -> str:
        if card == NO_CARD:
            return "·"
        spectator = self.say("label-spectator-mark") if is_spectator(card) else ""
        pile = f"×{height}" if height > 1 else ""
        return f"{spectator}{strength_of(card)}{pile}"

    def backing(self, creature: Creature) -> Text:
        view = self.view
        if view.died[creature]:
            return Text(self.say("label-fell", row=view.died[creature]), "dim")
        if view.backers[creature] != NOBODY:
            return self.players.called(view.backers[creature])
        return Text(self.say("label-tie")) if len(self.staked(creature)) > 1 else Text("–", "dim")

    def staked(self, creature: Creature) -> list[int]:
        """The seats with a visible bet on a creature."""
        return [seat for seat, gold in enumerate(self.view.stakes[creature]) if gold >= 0]

    def stakes(self, creature: Creature) -> Text:
        stakes = self.view.stakes[creature]
        parts = [
            self.players.in_colour(seat, f"{self.players.letters[seat]}{stakes[seat]}")
            for seat in self.staked(creature)
        ]
        return Text(" ").join(parts)

    def column(self, creature: Creature) -> str:
        """A creature in a line: value, backer, stakes, bets and earlier rows."""
        view = self.view
        parts = [self.plain_space(creature, view.row)] if view.died[creature] == 0 else []
        parts.append(self.plain_backing(creature))
        names = self.players.names
        stakes = [f"{names[seat]} {view.stakes[creature][seat]}" for seat in self.staked(creature)]
        parts += [f"{self.say('label-stakes')} {', '.join(stakes)}"] if stakes else []
        last = view.died[creature] or view.row - 1
        for row in range(last, 0, -1):
            parts.append(self.book.labelled(self.say("label-row", row=row), self.plain_space(creature, row)))
        return self.book.labelled(self.creature(creature), "; ".join(parts) + ".")

    def plain_space(self, creature: Creature, row: int) -> str:
        space = (row - 1) * CREATURES + creature
        card, height = self.view.top[space], self.view.heights[space]
        name = "" if card == NO_CARD else self.card(card) if is_spectator(card) else str(strength_of(card))
        words = self.say("plain-space", height=height, card=name)
        owner = self.view.bets[space]
        return words if owner == NOBODY else f"{words}, {self.of_player('plain-bet', owner)}"

    def plain_backing(self, creature: Creature) -> str:
        view = self.view
        if view.died[creature]:
            return self.say("label-fell-plain", creature, row=view.died[creature])
        if view.backers[creature] != NOBODY:
            return self.of_player("plain-backer", view.backers[creature])
        return self.say("label-tie-plain") if len(self.staked(creature)) > 1 else self.say("label-no-backer")

    # ---- how the round stands

    def lowest(self) -> list[Creature]:
        """The survivors with the lowest value so far."""
        values = [(self.view.value(creature), creature) for creature in self.view.survivors]
        shown = [value for value, _ in values if value >= 0]
        return [creature for value, creature in values if shown and value == min(shown)]

    def ends(self) -> Picture:
        """When the round ends, in a sentence."""
        if self.over():
            return Picture([], [])
        words = self.how_it_ends()
        if self.sight.options.get("short-rounds") is False:
            words += " " + self.say("ends-everyone")
        return Picture([Text(words)], [words])

    def how_it_ends(self) -> str:
        view, lowest = self.view, self.lowest()
        if self.sight.outlook["row_full"]:
            key = "ends-now" if self.sight.outlook["eliminated"] else "ends-tied"
            return self.say(key, lowest[0], creatures=self.creatures(lowest), strength=view.value(lowest[0]))
        empty = [creature for creature in view.survivors if view.value(creature) < 0]
        key = "ends-open" if len(empty) <= _FEW else "ends-open-many"
        words = self.say(key, count=len(empty), creatures=self.creatures(empty))
        if not lowest:
            return words
        so_far = self.say("lowest-so-far", creatures=self.creatures(lowest), strength=view.value(lowest[0]))
        return f"{words} {so_far}"

    # ---- the players

    def seats(self) -> Picture:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat in range(self.view.seats):
            turn = "▶" if seat == self.view.player and not self.over() else " "
            gold = self.gold("label-gold-short", seat)
            grid.add_row(turn, self.players.called(seat), self.sitting(seat), *self.belongings(seat), gold)
        return Picture([grid], [self.plain_seat(seat) for seat in range(self.view.seats)])

    def plain_seat(self, seat: int) -> str:
        parts = [*self.belongings(seat), self.gold("label-gold-now", seat)]
        who = f"{self.players.names[seat]}, {self.sitting(seat)}"
        return self.book.labelled(who, ", ".join(filter(None, parts)) + ".")

    def gold(self, label: str, seat: int) -> str:
        """The reader's own gold if the game ended now."""
        return self.say(label, gold=self.view.gold_now()) if seat == self.sight.seat and not self.over() else ""

    def sitting(self, seat: int) -> str:
        if seat == self.sight.seat:
            return self.book.say("seat-you")
        player = self.players.all[seat]
        return self.book.say("seat-person") if player.is_person() else player.control

    def belongings(self, seat: int) -> list[str]:
        view = self.view
        cards = self.say("cards-counted", count=view.hand_sizes[seat])
        if view.frozen_sizes[seat]:
            cards += f" + {self.say('label-frozen-cards', count=view.frozen_sizes[seat])}"
        return [cards, self.say("label-tokens", count=view.supply[seat]), self.secret_bet(seat)]

    def secret_bet(self, seat: int) -> str:
        view = self.view
        if seat == view.seat and view.marker != NO_CARD:
            return self.say("label-sealed-own", card=self.card(view.marker))
        if view.has_marker[seat]:
            return self.say("label-sealed")
        return self.say("label-revealed", view.revealed[seat]) if view.revealed[seat] != NO_CREATURE else ""

    # ---- what is the reader's own

    def hand(self) -> Picture:
        """The hand, and the cards frozen before the reader; those of eliminated creatures are marked as dead."""
        if self.sight.seat is None:
            return Picture([], [])
        lots = {"label-hand": self.view.hand} | ({"label-frozen": self.view.frozen} if self.view.frozen else {})
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for label, cards in lots.items():
            grid.add_row(
                Text(self.book.say(label), "bold"), Columns([self.held(card) for card in cards], padding=(0, 2))
            )
        return Picture([grid], [self.plain_cards(label, cards) for label, cards in lots.items()])

    def plain_cards(self, label: str, cards: list[Card]) -> str:
        dead = self.book.say("label-dead")
        names = [f"{self.card(card)} ({dead})" if self.is_dead(card) else self.card(card) for card in cards]
        return self.book.labelled(self.book.say(label), (", ".join(names) or self.book.say("nothing")) + ".")

    def held(self, card: Card) -> Text:
        return Text(f"{self.card(card)} †", "dim") if self.is_dead(card) else Text(self.card(card), "cyan")

    def is_dead(self, card: Card) -> bool:
        return is_combat(card) and self.view.died[creature_of(card)] > 0

    def powers(self) -> Picture:
        """One line for the power of each creature the reader backs."""
        seat = self.sight.seat
        backed = [one for one in self.view.survivors if seat is not None and self.view.backers[one] == seat]
        if not backed:
            return Picture([], [])
        heading = self.book.say("label-powers")
        lines = [
            self.book.labelled(self.creature(one), self.book.say(f"power-{CREATURE_NAMES[one]}")) for one in backed
        ]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, line in enumerate(lines):
            grid.add_row(Text("" if number else heading, "bold"), line)
        return Picture([grid], [f"{heading} {line}" for line in lines])

    def known(self) -> Picture:
        """Cards the reader knows to lie in a rival's hand; nothing where memory is strict."""
        if self.sight.options.get("memory") == "strict":
            return Picture([], [])
        hands = {zone(HAND_ZONE, Seat(seat)): seat for seat in range(self.view.seats)}
        names = self.players.names
        known = [
            self.say("label-known-hand", card=self.card(Card(fact.what)), seat=names[hands[fact.places[0]]])
            for fact in self.view.facts
            if fact.what < CARDS and len(fact.places) == 2 and fact.places[0] in hands
        ]
        known += [self.say("label-known-lack", lack.creature, seat=names[lack.holder]) for lack in self.view.lacks]
        if not known:
            return Picture([], [])
        return sentence(self.book.labelled(self.book.say("label-known"), "; ".join(known) + "."))


@final
class Ending(Arena):
    """Standings, and how each player's gold was made, bet by bet."""

    def __init__(self, sight: Sight, result: Result) -> None:
        super().__init__(sight)
        self.result: Final = result
        self.order: Final = sorted(range(len(result.places)), key=lambda seat: result.places[seat])

    def all(self) -> Picture:
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("end-place", "end-player", "end-gold", "end-how"):
            grid.add_column(self.book.say(key))
        for seat in self.order:
            place, gold = self.result.places[seat], self.result.scores[seat]
            grid.add_row(str(place), self.players.called(seat), str(gold), self.how(seat))
        return Picture([grid], [self.line(seat) for seat in self.order])

    def line(self, seat: int) -> str:
        gold = self.say("gold", gold=self.result.scores[seat])
        who = f"{self.result.places[seat]}. {self.players.names[seat]}, {gold}"
        return self.book.labelled(who, self.how(seat) + ".")

    def how(self, seat: int) -> str:
        return " · ".join(self.bets(seat)) or self.book.say("end-no-bets")

    def bets(self, seat: int) -> list[str]:
        """Every bet of a seat with what it paid, the best first; those on the fallen last."""
        view = self.view
        placed = [
            (Creature(space % CREATURES), row, WORTH[row])
            for space, owner in enumerate(view.bets)
            for row in [space // CREATURES + 1]
            if owner == seat
        ]
        if view.revealed[seat] != NO_CREATURE:
            placed.append((view.revealed[seat], 0, SECRET_WORTH))
        paid = [bet for bet in placed if view.died[bet[0]] == 0]
        lost = [bet for bet in placed if view.died[bet[0]] > 0]
        words = [
            self.say("end-bet" if row else "end-bet-secret", creature, row=row, gold=gold)
            for creature, row, gold in sorted(paid, key=lambda bet: -bet[2])
        ]
        return words + [self.say("end-bet-fell", creature) for creature, _, _ in lost]
