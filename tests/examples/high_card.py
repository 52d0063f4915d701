"""High Card, a game of twelve cards: all that a game on this core consists of, in one file. docs/adding-a-game.md
walks through it.

HC-1.1  Two to four players get three cards each, unseen by the others (two, if the table says so).
HC-2.1  For a trick every player seals one card of the own hand, all at once.
HC-2.2  The sealed cards are turned up; the highest takes the trick, which is a point.
HC-2.3  Who took a trick may take one of the cards left over, unseen by the others.
HC-3.1  The game ends when somebody has no card for another trick. Most points win, of equals the lowest seat.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType, NotRequired, TypeAlias, TypedDict, cast, final

from harena.core import agenda as core
from harena.core import words
from harena.core.asks import Ask, Question
from harena.core.chance import Chance
from harena.core.errors import BadRequest
from harena.core.events import Kind, Log
from harena.core.game import Game, Result, Word
from harena.core.game import View as AnyView
from harena.core.ids import EVERYONE, NOBODY, Clause, Pick, Seat, only
from harena.core.notation import Fields, make_step, number, step_classes
from harena.core.options import Option, Settings
from harena.core.picks import Bare, On, PickTable, Words

# ---- cards.py: the components

Card = NewType("Card", int)

CARDS: Final = 12
CARD_NAMES: Final = [str(card + 1) for card in range(CARDS)]

# ---- verbs.py: every move there is

PICKS: Final = PickTable()
SEAL: Final = On[Card](PICKS, "seal", "HC-2.1", Words[Card](CARD_NAMES))
TAKE: Final = Bare(PICKS, "take", "HC-2.3")
LEAVE: Final = Bare(PICKS, "leave", "HC-2.3")

# ---- events.py: everything that can happen

HAND_DEALT: Final = Kind("hand-dealt", "HC-1.1", "seat cards", telling=True)
CARDS_TURNED_UP: Final = Kind("cards-turned-up", "HC-2.2", "cards", telling=True)
TRICK_TAKEN: Final = Kind("trick-taken", "HC-2.2", "seat points:count")
CARD_TAKEN: Final = Kind("card-taken", "HC-2.3", "seat left:count", telling=True)
TAKEN_CARD_SEEN: Final = Kind("taken-card-seen", "HC-2.3", "seat card", telling=True)
CARD_LEFT: Final = Kind("card-left", "HC-2.3", "seat")
WINNER: Final = Kind("winner", "HC-3.1", "seat points:count")
KINDS: Final = [HAND_DEALT, CARDS_TURNED_UP, TRICK_TAKEN, CARD_TAKEN, TAKEN_CARD_SEEN, CARD_LEFT, WINNER]

# ---- asks.py: every question there is

SEAL_CARD: Final = Ask("seal-cards", "HC-2.1")
TAKE_ANOTHER: Final = Ask("take-another", "HC-2.3", "left:count")
ASKS: Final = [SEAL_CARD, TAKE_ANOTHER]

# ---- options.py: what the host may choose

OPTIONS: Final = [Option("hand", "HC-1.1", "three", ["two", "three"])]


# ---- table.py: what lies on the table


@final
class HighCard(core.State):
    """Hands and the bag are kept in order, so that equal tables and equal chance give equal draws."""

    def __init__(
        self,
        seats: int,
        house: Settings,
        agenda: list[Step],
        chance: Chance,
        log: Log | None,
        hands: list[list[Card]],
        bag: list[Card],
        points: list[int],
        shown: list[Card],
    ) -> None:
        super().__init__(seats, agenda, chance, log)
        self.house: Final = house
        self.hands = hands
        self.bag = bag
        self.points = points
        self.shown = shown
        """Cards of earlier tricks, for all to see."""

    def clone(self, chance: Chance) -> HighCard:
        return HighCard(
            self.seats,
            self.house,
            cast("list[Step]", self.agenda.copy()),
            chance,
            None,
            [hand.copy() for hand in self.hands],
            self.bag.copy(),
            self.points.copy(),
            self.shown.copy(),
        )

    def picks(self) -> PickTable:
        return PICKS


Step: TypeAlias = core.Step[HighCard]
Choice: TypeAlias = core.Choice[HighCard]
Together: TypeAlias = core.Together[HighCard]


# ---- setup.py


@final
class Deal(Step):
    """Everybody gets a hand that nobody else may see. (HC-1.1)"""

    def run(self, table: HighCard) -> None:
        count = 2 if table.house.one("hand") == "two" else 3
        for seat in range(table.seats):
            deal_hand(table, Seat(seat), count)


def deal_hand(table: HighCard, seat: Seat, count: int) -> None:
    table.hands[seat] = sorted([table.chance.take(table.bag, "cards") for _ in range(count)])
    table.show(only(seat), HAND_DEALT, seat, [int(card) for card in table.hands[seat]])


# ---- tricks.py


@final
class Trick(Step):
    """One trick after another, as long as everybody has a card for it. (HC-2.1, 3.1)"""

    def run(self, table: HighCard) -> None:
        if all(table.hands):
            table.then([SealCards(*[0] * table.seats), Trick()])


@final
class SealCards(Together):
    """Everybody seals a card; after the last one all are turned up, and the highest takes the trick. (HC-2.1, 2.2)"""

    ask = SEAL_CARD

    def __init__(self, *cards: int) -> None:
        self.cards: Final = cards
        """By seat, the number of the sealed card plus one; 0 for a seat that still owes one."""

    def numbers(self) -> tuple[int, ...]:
        return self.cards

    def guessed(self, world: HighCard, seat: Seat, chance: Chance) -> SealCards:
        """What the others have sealed is any card of the hands they have in this world."""
        guesses = list(self.cards)
        for other in range(world.seats):
            if other != seat and self.cards[other] > 0:
                guesses[other] = chance.take(world.hands[other].copy(), "imagine") + 1
        return SealCards(*guesses)

    def waiting(self, table: HighCard) -> list[Seat]:
        return [Seat(seat) for seat in range(table.seats) if self.cards[seat] == 0]

    def options(self, table: HighCard, seat: Seat) -> list[Pick]:
        return [SEAL.of(card) for card in table.hands[seat]]

    def sealed(self, seat: Seat, pick: Pick) -> SealCards:
        return SealCards(*self.cards[:seat], SEAL.what(pick) + 1, *self.cards[seat + 1 :])

    def run(self, table: HighCard) -> None:
        cards = [Card(card - 1) for card in self.cards]
        for seat, card in enumerate(cards):
            table.hands[seat].remove(card)
        table.shown += cards
        table.tell(EVERYONE, CARDS_TURNED_UP, [int(card) for card in cards])
        take_trick(table, Seat(cards.index(max(cards))))


def take_trick(table: HighCard, seat: Seat) -> None:
    """A point; and a card is offered if one is left, which all can see. (HC-2.2, 2.3)"""
    table.points[seat] += 1
    table.record(TRICK_TAKEN, seat, table.points[seat])
    if table.bag:
        table.then([TakeAnother(seat)])


@final
class TakeAnother(Choice):
    """Who took the trick may take a card, unseen by the others, or leave it. (HC-2.3)"""

    ask = TAKE_ANOTHER

    def facts(self, table: HighCard) -> list[int]:
        return [len(table.bag)]

    def options(self, table: HighCard) -> list[Pick]:
        return [TAKE.pick, LEAVE.pick]

    def answer(self, table: HighCard, pick: Pick) -> None:
        if pick == LEAVE.pick:
            table.record(CARD_LEFT, self.seat)
            return
        card = table.chance.take(table.bag, "cards")
        table.hands[self.seat] = sorted([*table.hands[self.seat], card])
        table.record(CARD_TAKEN, self.seat, len(table.bag))
        table.whisper(only(self.seat), TAKEN_CARD_SEEN, self.seat, card)


# ---- scoring.py


@final
class Scoring(Step):
    """Most points win; of equals the lowest seat. (HC-3.1)"""

    def run(self, table: HighCard) -> None:
        winner = standing(table)[0]
        table.record(WINNER, winner, table.points[winner])


def standing(table: HighCard) -> list[Seat]:
    keys = sorted([(-table.points[seat], seat) for seat in range(table.seats)])
    return [Seat(seat) for _, seat in keys]


# ---- words.py: what the faces are told

CardWord: TypeAlias = Annotated[str, "card"]


class OwnWords(TypedDict):
    seat: Seat
    hand: list[CardWord]


class ViewWords(words.AnyView):
    hands: list[int]
    left: int
    points: list[int]
    shown: list[CardWord]
    you: NotRequired[OwnWords]


OddsWords: TypeAlias = dict[CardWord, int]
"""By card, how many that are not seen would beat it."""
VOCABULARY: Final = words.Vocabulary(ViewWords, OddsWords, {"card": CARD_NAMES})

# ---- view.py: what one seat may know


@final
class View(AnyView):
    """Built from empty: numbers for bots, `words` for the faces."""

    def __init__(
        self,
        seat: Seat,
        asked: list[Seat],
        question: Question | None,
        hand: list[Card],
        sizes: list[int],
        left: int,
        points: list[int],
        shown: list[Card],
    ) -> None:
        self.seat: Final = seat
        self.asked: Final = asked
        self.question: Final = question
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.left: Final = left
        self.points: Final = points
        self.shown: Final = shown

    def words(self) -> ViewWords:
        public: ViewWords = {
            "asked": self.asked,
            "question": self.question,
            "hands": self.sizes,
            "left": self.left,
            "points": self.points,
            "shown": spelled(self.shown),
        }
        if self.seat != NOBODY:
            public["you"] = {"seat": self.seat, "hand": spelled(self.hand)}
        return public


def view(table: HighCard, seat: Seat | None, question: Question | None) -> View:
    hand = [] if seat is None else table.hands[seat].copy()
    sizes = [len(cards) for cards in table.hands]
    own = NOBODY if seat is None else seat
    return View(own, table.asked(), question, hand, sizes, len(table.bag), table.points.copy(), table.shown.copy())


def spelled(cards: list[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


# ---- imagining.py


def imagine(table: HighCard, seat: Seat, chance: Chance) -> HighCard:
    """Everything hidden from a seat laid out anew, each way as likely as any other."""
    world = table.clone(chance)
    pool = table.bag.copy()
    for other in range(table.seats):
        pool += [] if other == seat else table.hands[other]
    pool.sort()  # what is drawn must not depend on who holds what
    for other in range(table.seats):
        if other != seat:
            world.hands[other] = sorted([chance.take(pool, "imagine") for _ in table.hands[other]])
    world.bag = sorted(pool)
    top = world.agenda[-1] if world.agenda else None
    if isinstance(top, SealCards):
        world.agenda[-1] = top.guessed(world, seat, chance)
    return world


# ---- notation.py: positions

GAME: Final = "high-card"
_STEPS: Final = step_classes(__name__)


def print_position(table: HighCard) -> str:
    fields = [GAME, f"seats: {table.seats}"]
    fields += [f"option {name}: {value}" for name, value in table.house.chosen.items()]
    fields += [f"points: {', '.join(str(points) for points in table.points)}"]
    fields += [f"shown: {', '.join(spelled(table.shown))}"]
    fields += [f"hand {seat}: {', '.join(spelled(table.hands[seat]))}" for seat in range(table.seats)]
    fields += [f"todo: {table.pending()}"]
    return "; ".join(field.rstrip() for field in fields)


def parse_position(text: str, chance: Chance, log: Log | None) -> HighCard:
    """What the line does not say is the ordinary start: no points, hands dealt by chance, the rest in the bag."""
    fields = Fields(GAME, text)
    seats = fields.take_number("seats", 2, 2, 4)
    option = fields.take("option hand")
    table = empty_table(seats, {} if option is None else {"hand": option}, chance, log)
    points = fields.take_items("points") or []
    table.points = [number(item, "points", 0, CARDS) for item in points] or table.points
    table.shown = [placed(table, name) for name in fields.take_items("shown") or []]
    hands = [fields.take_items(f"hand {seat}") for seat in range(seats)]
    table.hands = [sorted(placed(table, name) for name in hand or []) for hand in hands]
    for seat in range(seats):
        if hands[seat] is None:
            deal_hand(table, Seat(seat), 3)
    todo = fields.take("todo") or "trick, scoring"
    table.then(cast("list[Step]", [make_step(_STEPS, step.strip()) for step in todo.split(",")]))
    fields.finish()
    check_steps(table)
    table.settle()
    return table


def check_steps(table: HighCard) -> None:
    """Refuse steps for seats that are not there and sealed cards that are not in hand."""
    for step in table.agenda:
        fits = all(seat < table.seats for seat in step.numbers())
        if isinstance(step, SealCards):
            sealed = [[Card(card - 1)] if card > 0 else [] for card in step.cards]
            fits = len(sealed) == table.seats and all(
                card in hand for hand, cards in zip(table.hands, sealed, strict=True) for card in cards
            )
        if not fits:
            raise BadRequest(f"No game leads to the step '{step}' at this table.", Clause("HC-2.1"))


def placed(table: HighCard, name: str) -> Card:
    """Take a named card out of the bag."""
    if name not in CARD_NAMES or Card(CARD_NAMES.index(name)) not in table.bag:
        raise BadRequest(f"The card '{name[:40]}' is none of the twelve, or lies in two places.", Clause("HC-1.1"))
    card = Card(CARD_NAMES.index(name))
    table.bag.remove(card)
    return card


def empty_table(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> HighCard:
    if not 2 <= seats <= 4:
        raise BadRequest(f"High Card seats 2 to 4 players, not {seats}.", Clause("HC-1.1"))
    bag = [Card(card) for card in range(CARDS)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    return HighCard(seats, Settings(OPTIONS, chosen), [], chance, log, hands, bag, [0] * seats, [])


# ---- game.py: the game as the rest of Harena knows it


def table_of(state: core.State) -> HighCard:
    assert isinstance(state, HighCard)
    return state


class HighCardGame(Game):
    """Twelve cards, one trick after another."""

    def __init__(self, version: int = 1) -> None:
        super().__init__(GAME, "HC", version, 2, 4, 60, PICKS, OPTIONS, KINDS, ASKS)

    def sequence(self) -> list[Step]:
        """The rulebook's table of contents."""
        return [Deal(), Trick(), Scoring()]

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> core.State:
        table = empty_table(seats, options, chance, log)
        table.then(self.sequence())
        table.settle()
        return table

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> core.State:
        return parse_position(text, chance, log)

    def print(self, state: core.State) -> str:
        return print_position(table_of(state))

    def imagine(self, state: core.State, seat: Seat, chance: Chance) -> core.State:
        return imagine(table_of(state), seat, chance)

    def chosen_options(self, state: core.State) -> dict[str, object]:
        return dict(table_of(state).house.chosen)

    def view(self, state: core.State, seat: Seat | None) -> AnyView:
        return view(table_of(state), seat, self.question(state, seat))

    def result(self, state: core.State) -> Result | None:
        table = table_of(state)
        if not table.over():
            return None
        order = standing(table)
        places = [order.index(Seat(seat)) + 1 for seat in range(table.seats)]
        return Result(places, table.points.copy(), [Clause("HC-3.1")])

    def odds(self, state: core.State, seat: Seat, picks: list[Pick]) -> OddsWords:
        """How many cards the seat has not seen would beat each card."""
        table = table_of(state)
        seen = [*table.shown, *table.hands[seat]]
        unseen = [card for card in range(CARDS) if card not in seen]
        sealing = [SEAL.what(pick) for pick in picks if SEAL.holds(pick)]
        return {CARD_NAMES[card]: len([other for other in unseen if other > card]) for card in sealing}

    def vocabulary(self) -> words.Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        return CARD_NAMES[number] if kind == "card" else number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        return [CARD_NAMES.index(word)] if isinstance(word, str) and word in CARD_NAMES else []

    def spell_draw(self, stream: str, number: int) -> Word:
        return CARD_NAMES[number]

    def inventory(self, state: core.State) -> list[int]:
        table = table_of(state)
        return sorted([*table.bag, *table.shown, *[card for hand in table.hands for card in hand]])
