"""A small game for the tests of the core: sealed stakes for points, in steps of the interpreter.

Each round every seat stakes one card of its hidden hand, or none, sealed until all have said that they are done. The
sole highest stake scores, and its owner may draw a card.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from harena.core import agenda
from harena.core.asks import Ask
from harena.core.chance import Chance
from harena.core.errors import BadRequest
from harena.core.events import Kind, Log
from harena.core.game import Editions, Game, Result, View, Word
from harena.core.ids import Clause, Pick, Seat, only
from harena.core.notation import Fields, make_step, number, step_classes
from harena.core.options import Option, Settings
from harena.core.picks import Bare, On, PickTable, Words

NAMES: Final = [f"card {strength}" for strength in range(16)]
HAND: Final = 3

PICKS: Final = PickTable()
STAKE: Final = On[int](PICKS, "stake", "T-2.1", Words[int](NAMES))
DONE: Final = Bare(PICKS, "done", "T-2.2", declines=True)
DRAW: Final = Bare(PICKS, "draw", "T-3.1")
REST: Final = Bare(PICKS, "rest", "T-3.2")

HAND_DEALT: Final = Kind("hand-dealt", "T-1.2", "seat cards", telling=True)
ROUND_BEGUN: Final = Kind("round-begun", "T-1.3", "round")
STAKE_SHOWN: Final = Kind("stake-shown", "T-2.3", "seat card", telling=True)
POINT_SCORED: Final = Kind("point-scored", "T-2.4", "seat winner:seat", telling=True)
NO_POINT: Final = Kind("no-point", "T-2.5", telling=True)
CARD_DRAWN: Final = Kind("card-drawn", "T-3.1", "seat card", telling=True)
CARDS_DRAWN: Final = Kind("cards-drawn", "T-3.1", "seat count", telling=True)
RESTED: Final = Kind("rested", "T-3.2", "seat")
KINDS: Final = [HAND_DEALT, ROUND_BEGUN, STAKE_SHOWN, POINT_SCORED, NO_POINT, CARD_DRAWN, CARDS_DRAWN, RESTED]

SEALING: Final = Ask("sealing", "T-2.1", "cards", declines="stake")
PRIZE: Final = Ask("prize", "T-3.1", "bag:count")
ASKS: Final = [SEALING, PRIZE]

OPTIONS: Final = [
    Option("short", "T-1.1", False),
    Option("prize", "T-3.1", "draw", ["draw", "none"]),
    Option("without", "T-1.4", [], NAMES),
]


Step: TypeAlias = "agenda.Step[Stakes]"


class Stakes(agenda.State):
    """What lies on the table."""

    def __init__(self, seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> None:
        super().__init__(seats, [], chance, log)
        self.settings = Settings(OPTIONS, chosen)
        left_out = self.settings.several("without")
        self.bag = [card for card in range(len(NAMES)) if NAMES[card] not in left_out]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.points = [0] * seats
        self.round = 0

    def clone(self, chance: Chance) -> Stakes:
        twin = type(self)(self.seats, dict(self.settings.chosen), chance, None)
        twin.agenda = cast("list[Step]", self.agenda.copy())
        twin.bag = self.bag.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.discard = self.discard.copy()
        twin.points = self.points.copy()
        twin.round = self.round
        return twin

    def picks(self) -> PickTable:
        return PICKS

    def rounds(self) -> int:
        return 2 if self.settings.switch("short") else 3


class Deal(agenda.Step[Stakes]):
    def run(self, state: Stakes) -> None:
        for seat in range(state.seats):
            state.hands[seat] = sorted(state.chance.take(state.bag, "deck") for _ in range(HAND))
            state.show(only(Seat(seat)), HAND_DEALT, Seat(seat), state.hands[seat])


class Round(agenda.Step[Stakes]):
    def run(self, state: Stakes) -> None:
        state.round += 1
        state.record(ROUND_BEGUN, state.round)
        state.then([Sealing(*[0] * state.seats), NextRound()])


class NextRound(agenda.Step[Stakes]):
    def run(self, state: Stakes) -> None:
        if state.round < state.rounds():
            state.then([Round()])


class Sealing(agenda.Together[Stakes]):
    """A number for each seat: 0 to begin with, 1 when done without a stake; 2c + 2 with card c staked, 2c + 3 when
    done."""

    ask = SEALING

    def __init__(self, *answers: int) -> None:
        self.answers = answers

    def numbers(self) -> tuple[int, ...]:
        return self.answers

    def waiting(self, state: Stakes) -> list[Seat]:
        return [Seat(seat) for seat, answer in enumerate(self.answers) if answer % 2 == 0]

    def facts(self, state: Stakes, seat: Seat) -> list[int] | None:
        """The cards a seat may stake, told to nobody else."""
        if seat not in self.waiting(state):
            return None
        return state.hands[seat].copy() if self.answers[seat] == 0 else []

    def options(self, state: Stakes, seat: Seat) -> list[Pick]:
        stakes = [STAKE.of(card) for card in state.hands[seat]] if self.answers[seat] == 0 else []
        return [*stakes, DONE.pick]

    def sealed(self, seat: Seat, pick: Pick) -> Sealing:
        answer = self.answers[seat] + 1 if pick == DONE.pick else 2 * STAKE.what(pick) + 2
        return Sealing(*self.answers[:seat], answer, *self.answers[seat + 1 :])

    def guessed(self, world: Stakes, seat: Seat, chance: Chance) -> Sealing:
        """A seat knows of the others only whether they are done."""
        guesses = list(self.answers)
        for other, answer in enumerate(self.answers):
            if other != seat and answer > 0:
                cards: list[int | None] = [None, *world.hands[other]]
                card = cards[chance.below(len(cards), "guess")]
                guesses[other] = answer % 2 if card is None else 2 * card + 2 + answer % 2
        return Sealing(*guesses)

    def run(self, state: Stakes) -> None:
        stakes = {seat: answer // 2 - 1 for seat, answer in enumerate(self.answers) if answer > 1}
        for seat, card in stakes.items():
            state.hands[seat].remove(card)
            state.discard.append(card)
            state.record(STAKE_SHOWN, seat, card)
        if not stakes:
            state.record(NO_POINT)
            return
        winner = Seat(max(stakes, key=lambda seat: stakes[seat]))
        state.points[winner] += 1
        state.record(POINT_SCORED, winner, winner)
        if state.settings.one("prize") == "draw" and state.bag:
            state.then([Prize(winner)])


class Prize(agenda.Choice[Stakes]):
    ask = PRIZE

    def facts(self, state: Stakes) -> list[int]:
        return [len(state.bag)]

    def options(self, state: Stakes) -> list[Pick]:
        return [DRAW.pick, REST.pick]

    def answer(self, state: Stakes, pick: Pick) -> None:
        if pick == REST.pick:
            state.record(RESTED, self.seat)
            return
        card = state.chance.take(state.bag, "deck")
        state.hands[self.seat] = sorted([*state.hands[self.seat], card])
        state.whisper(only(self.seat), CARD_DRAWN, self.seat, card)
        state.record(CARDS_DRAWN, self.seat, 1)

    def forbids(self, state: Stakes, pick: Pick) -> Clause:
        return Clause("T-2.2") if pick == DONE.pick else self.ask.clause


class StakesView(View):
    def __init__(self, words: dict[str, object]) -> None:
        self.told = words

    def words(self) -> dict[str, object]:
        return self.told


class SealedStakes(Game):
    """The game as the core knows it."""

    def __init__(self) -> None:
        super().__init__("toy", "T", 1, 2, 4, 100, PICKS, OPTIONS, KINDS, ASKS)

    def table(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None) -> Stakes:
        return Stakes(seats, options, chance, log)

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> agenda.State:
        if not 2 <= seats <= 4:
            raise BadRequest(f"Two to four play, not {seats}.", Clause("T-1.1"))
        state = self.table(seats, options, chance, log)
        if len(state.bag) < HAND * seats:
            raise BadRequest("Too many cards are left out.", Clause("T-1.4"))
        state.then([Deal(), Round()])
        state.settle()
        return state

    def print(self, state: agenda.State) -> str:
        toy = toy_of(state)
        fields = ["toy", f"seats: {toy.seats}"]
        fields += [f"option {name}: {value}" for name, value in toy.settings.chosen.items() if name != "without"]
        without = ", ".join(toy.settings.several("without"))
        fields += [f"without: {without}", f"round: {toy.round}"]
        fields += [f"hand {seat}: {spelled(toy.hands[seat])}" for seat in range(toy.seats)]
        fields += [f"points {seat}: {toy.points[seat]}" for seat in range(toy.seats)]
        fields += [f"bag: {spelled(toy.bag)}", f"discard: {spelled(toy.discard)}", f"todo: {toy.pending()}"]
        return "; ".join(field.rstrip() for field in fields)

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> agenda.State:
        fields = Fields("toy", text)
        seats = fields.take_number("seats", 2, 2, 4)
        chosen: dict[str, object] = {"without": fields.take_items("without") or []}
        if fields.take("option short") == "True":
            chosen["short"] = True
        prize = fields.take("option prize")
        if prize is not None:
            chosen["prize"] = prize
        state = self.table(seats, chosen, chance, log)
        state.round = fields.take_number("round", 1, 0, 3)
        for seat in range(seats):
            state.hands[seat] = read_cards(fields, f"hand {seat}")
            state.points[seat] = fields.take_number(f"points {seat}", 0, 0, 3)
        state.bag, state.discard = read_cards(fields, "bag"), read_cards(fields, "discard")
        todo = fields.take_items("todo") or []
        state.then([cast("Step", make_step(_STEPS, item)) for item in todo])
        fields.finish()
        state.settle()
        return state

    def imagine(self, state: agenda.State, seat: Seat, chance: Chance) -> agenda.State:
        world = toy_of(state).clone(chance)
        pool = sorted([*world.bag, *(card for other in others(world, seat) for card in world.hands[other])])
        for other in others(world, seat):
            world.hands[other] = sorted(chance.take(pool, "imagine") for _ in world.hands[other])
        world.bag = pool
        top = world.agenda[-1] if world.agenda else None
        if isinstance(top, Sealing):
            world.agenda[-1] = top.guessed(world, seat, chance)
        return world

    def chosen_options(self, state: agenda.State) -> dict[str, object]:
        return dict(toy_of(state).settings.chosen)

    def view(self, state: agenda.State, seat: Seat | None) -> View:
        toy = toy_of(state)
        words: dict[str, object] = {
            "asked": toy.asked(),
            "question": self.question(state, seat),
            "round": toy.round,
            "hands": [len(hand) for hand in toy.hands],
            "points": toy.points.copy(),
            "discard": [NAMES[card] for card in toy.discard],
            "bag": len(toy.bag),
        }
        if seat is not None:
            words["hand"] = [NAMES[card] for card in toy.hands[seat]]
            top = toy.agenda[-1] if toy.agenda else None
            words["sealed"] = top.answers[seat] if isinstance(top, Sealing) else 0
        return StakesView(words)

    def result(self, state: agenda.State) -> Result | None:
        toy = toy_of(state)
        if not toy.over():
            return None
        places = [1 + sum(other > mine for other in toy.points) for mine in toy.points]
        return Result(places, toy.points, [Clause("T-2.4")])

    def odds(self, state: agenda.State, seat: Seat, picks: list[Pick]) -> dict[str, object]:
        return {"unseen": len(NAMES) - len(toy_of(state).hands[seat]) - len(toy_of(state).discard)}

    def spell(self, kind: str, number: int) -> Word:
        return NAMES[number] if kind == "card" else number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        if isinstance(word, int):
            return [word]
        return [NAMES.index(word)] if stream in ("", "deck") and word in NAMES else []

    def spell_draw(self, stream: str, number: int) -> Word:
        return NAMES[number] if stream == "deck" else number

    def inventory(self, state: agenda.State) -> list[int]:
        toy = toy_of(state)
        return sorted([*toy.bag, *toy.discard, *(card for hand in toy.hands for card in hand)])


_STEPS: Final = step_classes(__name__)
TOY: Final = SealedStakes()
TOYS: Final[Editions] = {(TOY.name, TOY.version): TOY}


def toy_of(state: agenda.State) -> Stakes:
    assert isinstance(state, Stakes)
    return state


def others(state: Stakes, seat: Seat) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def spelled(cards: list[int]) -> str:
    return ", ".join(NAMES[card] for card in cards)


def read_cards(fields: Fields, name: str) -> list[int]:
    return [number(item.removeprefix("card "), name, 0, len(NAMES) - 1) for item in fields.take_items(name) or []]
