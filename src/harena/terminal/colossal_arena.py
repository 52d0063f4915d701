"""Colossal Arena drawn: creatures as columns, rows of cards, tokens, stakes, the hand. It decides nothing."""

from __future__ import annotations

from typing import Final, cast, final

from rich import box
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..games.colossal_arena.backing import SECRET_WORTH, WORTH
from ..games.colossal_arena.words import BACK, CreatureWords, SpaceWords, ViewWords
from ..rules import Book
from .drawing import Landmarks, Sight, Words
from .players import Players
from .screen import Picture, sentence, together

_CELL: Final = 8
_FEW: Final = 3
"""So many open spaces are worth naming."""


@final
class ColossalArenaDrawer:
    """The arena as one reader may see it."""

    turn_kinds = frozenset({"turn-begun"})
    untold = turn_kinds
    landmarks: Landmarks = (("turn", "turn-begun"),)

    def turn_of(self, words: Words, view: Words) -> int | None:
        turn = words["seat"]
        return turn if isinstance(turn, int) else None

    def glance(self, sight: Sight) -> Picture:
        return Picture([], [])

    def page(self, line: str, sight: Sight) -> Picture | None:
        return None

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
    """What both pictures need: the view, and its words in the reader's own."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.view: Final = cast("ViewWords", sight.view)
        self.book: Final[Book] = sight.book
        self.players: Final[Players] = sight.players

    def survivors(self) -> list[CreatureWords]:
        return [one for one in self.view["creatures"] if one["eliminated"] is None]

    def creatures(self, creatures: list[CreatureWords]) -> str:
        return self.book.listed([one["creature"] for one in creatures])

    def card(self, card: str) -> str:
        return self.book.say("label-hidden-card") if card == BACK else self.book.word(card)

    def say(self, key: str, creature: str = "none", **args: object) -> str:
        return self.book.format(key, {"creature-key": creature, **args})

    def of_player(self, key: str, seat: int) -> str:
        return self.book.format(key, self.book.seat_args("seat", seat, self.sight.seat, self.players.names))


@final
class Board(Arena):
    """The table while the game runs."""

    def all(self) -> Picture:
        return together(self.title(), self.rows(), self.ends(), self.seats(), self.hand(), self.powers())

    def over(self) -> bool:
        return not self.view["asked"]

    def title(self) -> Picture:
        row = self.view["round"]
        parts = [
            self.say("label-round", row=row),
            self.say("label-row-worth", row=row, gold=WORTH[row]),
            self.say("label-deck", count=self.view["deck"]),
            self.discard_pile(),
        ]
        plain = [part[:1].upper() + part[1:] for part in parts]
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(plain) + "."])

    def discard_pile(self) -> str:
        top = self.view["discard"]["top"]
        if top is None:
            return self.say("label-discard-empty")
        return self.say("label-discard", count=self.view["discard"]["size"], card=self.card(top))

    # ---- the rows

    def rows(self) -> Picture:
        return Picture([self.grid()], [self.column(one) for one in self.view["creatures"]])

    def grid(self) -> Grid:
        creatures, now = self.view["creatures"], self.view["round"]
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
        grid.add_column("")
        for one in creatures:
            style = "bold" if one["eliminated"] is None else "dim strike"
            grid.add_column(Text(self.book.word(one["creature"]), style), min_width=_CELL)
        for row in range(1, now + 1):
            spaces = [self.space(one, row) for one in creatures]
            grid.add_row(self.say("label-row-short", row=row), *spaces, style="" if row == now else "dim")
        grid.add_row(self.say("label-backer"), *[self.backing(one) for one in creatures])
        grid.add_row(self.say("label-stakes"), *[self.stakes(one) for one in creatures])
        return grid

    def space(self, one: CreatureWords, row: int) -> Text:
        """A space: top card, pile, token. `▼` marks the lowest value of the current row."""
        if row > len(one["rows"]):
            return Text("")
        space = one["rows"][row - 1]
        mark = "▼" if row == self.view["round"] and one in self.lowest() else ""
        card = Text(mark + self.short_card(space))
        if space["bet"] is None:
            return card
        card.append(" " if len(card) < _CELL - 2 else "")
        return card.append_text(self.players.badge(space["bet"]))

    def short_card(self, space: SpaceWords) -> str:
        if space["top"] is None:
            return "·"
        spectator = self.say("label-spectator-mark") if is_spectator(space["top"]) else ""
        pile = f"×{space['height']}" if space["height"] > 1 else ""
        return f"{spectator}{strength(space['top'])}{pile}"

    def backing(self, one: CreatureWords) -> Text:
        if one["eliminated"] is not None:
            return Text(self.say("label-fell", row=one["eliminated"]), "dim")
        if one["backer"] is not None:
            return self.players.called(one["backer"])
        return Text(self.say("label-tie")) if len(one["stakes"]) > 1 else Text("–", "dim")

    def stakes(self, one: CreatureWords) -> Text:
        """The gold of every seat with a visible bet on a creature."""
        stakes = one["stakes"].items()
        parts = [self.players.in_colour(int(seat), f"{self.players.letters[int(seat)]}{gold}") for seat, gold in stakes]
        return Text(" ").join(parts)

    def column(self, one: CreatureWords) -> str:
        """A creature in a line: value, backer, stakes, bets and earlier rows."""
        fallen, rows = one["eliminated"] is not None, one["rows"]
        parts = [] if fallen else [self.plain_space(rows[-1])]
        parts.append(self.plain_backing(one))
        stakes = [f"{self.players.names[int(seat)]} {gold}" for seat, gold in one["stakes"].items()]
        parts += [f"{self.say('label-stakes')} {', '.join(stakes)}"] if stakes else []
        for space in reversed(rows if fallen else rows[:-1]):
            parts.append(self.book.labelled(self.say("label-row", row=space["row"]), self.plain_space(space)))
        return self.book.labelled(self.book.word(one["creature"]), "; ".join(parts) + ".")

    def plain_space(self, space: SpaceWords) -> str:
        top = space["top"]
        name = "" if top is None else self.card(top) if is_spectator(top) else strength(top)
        words = self.say("plain-space", height=space["height"], card=name)
        return words if space["bet"] is None else f"{words}, {self.of_player('plain-bet', space['bet'])}"

    def plain_backing(self, one: CreatureWords) -> str:
        if one["eliminated"] is not None:
            return self.say("label-fell-plain", one["creature"], row=one["eliminated"])
        if one["backer"] is not None:
            return self.of_player("plain-backer", one["backer"])
        return self.say("label-tie-plain") if len(one["stakes"]) > 1 else self.say("label-no-backer")

    # ---- how the round stands

    def lowest(self) -> list[CreatureWords]:
        """The survivors with the lowest value so far."""
        values = [one["value"] for one in self.survivors() if one["value"] is not None]
        return [one for one in self.survivors() if values and one["value"] == min(values)]

    def ends(self) -> Picture:
        """When the round ends, in a sentence."""
        if self.over():
            return Picture([], [])
        words = self.how_it_ends()
        if self.sight.options.get("short-rounds") is False:
            words += " " + self.say("ends-everyone")
        return Picture([Text(words)], [words])

    def how_it_ends(self) -> str:
        lowest, empty = self.lowest(), [one for one in self.survivors() if one["value"] is None]
        if not empty and len(lowest) > 1:
            return self.of_lowest("ends-tied", lowest)
        if not empty:
            ends = self.sight.outlook.get("eliminated", lowest[0]["creature"]) is not None
            return self.of_lowest("ends-now" if ends else "lowest-so-far", lowest)
        key = "ends-open" if len(empty) <= _FEW else "ends-open-many"
        words = self.say(key, count=len(empty), creatures=self.creatures(empty))
        return f"{words} {self.of_lowest('lowest-so-far', lowest)}" if lowest else words

    def of_lowest(self, key: str, lowest: list[CreatureWords]) -> str:
        return self.say(key, lowest[0]["creature"], creatures=self.creatures(lowest), strength=lowest[0]["value"])

    # ---- the players

    def seats(self) -> Picture:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        seats = range(self.view["seats"])
        for seat in seats:
            turn = "▶" if seat == self.view["turn"] and not self.over() else " "
            gold = self.gold("label-gold-short", seat)
            grid.add_row(turn, self.players.called(seat), self.sitting(seat), *self.belongings(seat), gold)
        return Picture([grid], [self.plain_seat(seat) for seat in seats])

    def plain_seat(self, seat: int) -> str:
        parts = [*self.belongings(seat), self.gold("label-gold-now", seat)]
        who = f"{self.players.names[seat]}, {self.sitting(seat)}"
        return self.book.labelled(who, ", ".join(filter(None, parts)) + ".")

    def gold(self, label: str, seat: int) -> str:
        """The reader's own gold if the game ended now."""
        own = self.view.get("you")
        return self.say(label, gold=own["gold"]) if own and seat == own["seat"] and not self.over() else ""

    def sitting(self, seat: int) -> str:
        if seat == self.sight.seat:
            return self.book.say("seat-you")
        player = self.players.all[seat]
        return self.book.say("seat-person") if player.is_person() else player.control

    def belongings(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        cards = self.say("cards-counted", count=player["hand"])
        if player["frozen"]:
            cards += f" + {self.say('label-frozen-cards', count=player['frozen'])}"
        return [cards, self.say("label-tokens", count=player["supply"]), self.secret_bet(seat)]

    def secret_bet(self, seat: int) -> str:
        own, secret = self.view.get("you"), self.view["players"][seat]["secret"]
        if own and seat == own["seat"] and own["marker"] is not None:
            return self.say("label-sealed-own", card=self.card(own["marker"]))
        if secret is None:
            return ""
        return self.say("label-sealed") if secret == BACK else self.say("label-revealed", secret)

    # ---- what is the reader's own

    def hand(self) -> Picture:
        """The hand, and the cards frozen before the reader; those of eliminated creatures are marked as dead."""
        own = self.view.get("you")
        if own is None:
            return Picture([], [])
        lots = {"label-hand": own["hand"]} | ({"label-frozen": own["frozen"]} if own["frozen"] else {})
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for label, cards in lots.items():
            grid.add_row(
                Text(self.book.say(label), "bold"), Columns([self.held(card) for card in cards], padding=(0, 2))
            )
        return Picture([grid], [self.plain_cards(label, cards) for label, cards in lots.items()])

    def plain_cards(self, label: str, cards: list[str]) -> str:
        dead = self.book.say("label-dead")
        names = [f"{self.card(card)} ({dead})" if self.is_dead(card) else self.card(card) for card in cards]
        return self.book.labelled(self.book.say(label), (", ".join(names) or self.book.say("nothing")) + ".")

    def held(self, card: str) -> Text:
        return Text(f"{self.card(card)} †", "dim") if self.is_dead(card) else Text(self.card(card), "cyan")

    def is_dead(self, card: str) -> bool:
        return card.split()[0] in [one["creature"] for one in self.view["creatures"] if one["eliminated"] is not None]

    def powers(self) -> Picture:
        """One line for the power of each creature the reader backs."""
        seat = self.sight.seat
        backed = [one["creature"] for one in self.survivors() if seat is not None and one["backer"] == seat]
        if not backed:
            return Picture([], [])
        heading = self.book.say("label-powers")
        lines = [self.book.labelled(self.book.word(one), self.book.say(f"power-{one}")) for one in backed]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, line in enumerate(lines):
            grid.add_row(Text("" if number else heading, "bold"), line)
        return Picture([grid], [f"{heading} {line}" for line in lines])

    def known(self) -> Picture:
        """Cards the reader knows to lie in a rival's hand; nothing where memory is strict."""
        own, names = self.view.get("you"), self.players.names
        if own is None or self.sight.options.get("memory") == "strict":
            return Picture([], [])
        facts = [(fact["card"], fact["places"][0]) for fact in own["known"] if len(fact["places"]) == 1]
        known = [
            self.say("label-known-hand", card=self.card(card), seat=names[place["seat"]])
            for card, place in facts
            if place["zone"] == "hand" and not card.startswith("some ")
        ]
        known += [self.say("label-known-lack", lack["creature"], seat=names[lack["seat"]]) for lack in own["lacks"]]
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
        survivors, secret = [one["creature"] for one in self.survivors()], self.view["players"][seat]["secret"]
        placed = [
            (one["creature"], space["row"], WORTH[space["row"]])
            for one in self.view["creatures"]
            for space in one["rows"]
            if space["bet"] == seat
        ]
        placed.sort(key=lambda bet: bet[1])
        placed += [] if secret in (None, BACK) else [(str(secret), 0, SECRET_WORTH)]
        paid = [bet for bet in placed if bet[0] in survivors]
        words = [
            self.say("end-bet" if row else "end-bet-secret", creature, row=row, gold=gold)
            for creature, row, gold in sorted(paid, key=lambda bet: -bet[2])
        ]
        return words + [self.say("end-bet-fell", bet[0]) for bet in placed if bet not in paid]


def is_spectator(card: str) -> bool:
    return card.startswith("spectator")


def strength(card: str) -> str:
    """What a card counts: the last word of its name."""
    return card.split()[-1]
