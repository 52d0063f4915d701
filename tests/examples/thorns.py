"""Thorns, a game of bluff with discs that are alike: the second example of docs/adding-a-game.md.

TH-1.1  Three to six players have four discs each, three roses and a thorn; from behind nobody can tell them apart.
TH-2.1  A round begins with everybody laying one disc face down, all at once. The starter has the first turn.
TH-2.2  In turn a player lays one more disc face down on his own stack or makes a bid; without a disc in hand he bids.
TH-3.1  A bid is a number of discs, at most as many as lie on the table, that the bidder will turn up without a thorn.
TH-3.2  In turn the others bid more or pass; who has passed is out of the bidding.
TH-3.3  When all others have passed, or a bid is for all discs, the bidder has to turn up that many.
TH-4.1  He turns up his own stack first, from the top.
TH-4.2  Then he goes on with the others' stacks, disc by disc, each time the top one of the stack he names.
TH-4.3  With as many roses as he has bid he has won a challenge. All discs go back to their owners, unseen.
TH-4.4  At a thorn of his own he loses a disc, which he chooses, unseen by the others.
TH-4.5  At another's thorn he loses a disc by chance; he sees which, the others do not.
TH-4.6  He starts the next round. Who has lost all discs is out, and the next player starts in his place.
TH-5.1  Who has won two challenges (one, if the table says so) wins the game.
TH-5.2  Who is left alone wins the game. The others follow by challenges, then by discs; equals share a place.
"""

from __future__ import annotations

from math import gcd
from typing import Annotated, Final, NewType, NotRequired, TypeAlias, TypedDict, cast, final

from harena.core import agenda as core
from harena.core import words
from harena.core.asks import Ask, Question
from harena.core.chance import Chance
from harena.core.errors import BadRequest
from harena.core.events import Kind, Log
from harena.core.game import Game, Result, Word
from harena.core.game import View as AnyView
from harena.core.ids import NOBODY, Clause, Pick, Seat, only
from harena.core.notation import Fields, make_step, number, step_classes
from harena.core.options import Option, Settings
from harena.core.picks import Bare, On, PickTable, Words

# ---- discs.py: discs that nothing tells apart have no ids, only a face

Disc = NewType("Disc", int)

ROSE: Final = Disc(0)
THORN: Final = Disc(1)
DISC_NAMES: Final = ["rose", "thorn"]
FULL: Final = [ROSE, ROSE, ROSE, THORN]
FEWEST: Final = 3
MOST: Final = 6

# ---- verbs.py

PICKS: Final = PickTable()
LAY: Final = On[Disc](PICKS, "lay", "TH-2.2", Words[Disc](DISC_NAMES))
BID: Final = On[int](PICKS, "bid", "TH-3.1", Words[int]([str(count + 1) for count in range(MOST * len(FULL))]))
PASS: Final = Bare(PICKS, "pass", "TH-3.2", declines=True)
TURN: Final = On[Seat](PICKS, "turn", "TH-4.2", Words[Seat]([str(seat) for seat in range(MOST)]))
LOSE: Final = On[Disc](PICKS, "lose", "TH-4.4", Words[Disc](DISC_NAMES))

# ---- events.py

ROUND_BEGUN: Final = Kind("round-begun", "TH-2.1", "seat")
FIRST_DISCS_LAID: Final = Kind("first-discs-laid", "TH-2.1", "count")
DISC_LAID: Final = Kind("disc-laid", "TH-2.2", "seat height:count")
BID_MADE: Final = Kind("bid-made", "TH-3.1", "seat bid:count")
PASSED: Final = Kind("passed", "TH-3.2", "seat")
DISC_TURNED_UP: Final = Kind("disc-turned-up", "TH-4.1", "seat owner:seat disc:card", telling=True)
CHALLENGE_WON: Final = Kind("challenge-won", "TH-4.3", "seat challenges:count")
DISC_LOST: Final = Kind("disc-lost", "TH-4.5", "seat left:count", telling=True)
LOST_DISC_SEEN: Final = Kind("lost-disc-seen", "TH-4.5", "seat disc:card", telling=True)
PLAYER_OUT: Final = Kind("player-out", "TH-4.6", "seat")
WINNER: Final = Kind("winner", "TH-5.1", "seat")
KINDS: Final = [
    *[ROUND_BEGUN, FIRST_DISCS_LAID, DISC_LAID, BID_MADE, PASSED, DISC_TURNED_UP],
    *[CHALLENGE_WON, DISC_LOST, LOST_DISC_SEEN, PLAYER_OUT, WINNER],
]

# ---- asks.py

FIRST_DISC: Final = Ask("lay-first", "TH-2.1")
DISC_OR_BID: Final = Ask("turn", "TH-2.2", "laid:count")
MORE_OR_PASS: Final = Ask("bidding", "TH-3.2", "bidder:seat bid:count", declines="bid")
NEXT_STACK: Final = Ask("turn-up", "TH-4.2", "bid:count turned:count")
DISC_TO_LOSE: Final = Ask("lose-disc", "TH-4.4")
ASKS: Final = [FIRST_DISC, DISC_OR_BID, MORE_OR_PASS, NEXT_STACK, DISC_TO_LOSE]

# ---- options.py

OPTIONS: Final = [Option("challenges", "TH-5.1", "two", ["one", "two"])]


# ---- knowledge.py: what everybody has learnt about a thorn

_FINE: Final = 1_000_000


@final
class Belief:
    """How likely a player's thorn is still his, for those who cannot see: so many ways to one. Never changed once
    made, so clones share it. Every way to lay and to lose discs counts alike: what a player chose is no knowledge."""

    def __init__(self, kept: int, lost: int) -> None:
        # Finer than to a millionth is not remembered, but what is possible stays possible.
        part = max(gcd(kept, lost), -(-(kept + lost) // _FINE), 1)
        self.kept: Final = max(kept // part, min(kept, 1))
        self.lost: Final = max(lost // part, min(lost, 1))

    def after_loss(self, discs: int) -> Belief:
        """One of so many discs went, and nobody else knows which."""
        return Belief(self.kept * (discs - 1), self.lost * discs + self.kept)

    def after_rose(self, hidden: int) -> Belief:
        """One of so many hidden discs was turned up, and it was a rose."""
        return Belief(self.kept * (hidden - 1), self.lost * hidden)

    def __str__(self) -> str:
        return f"{self.kept}/{self.kept + self.lost}"


CERTAIN: Final = Belief(1, 0)


# ---- garden.py: what lies on the table


@final
class Garden(core.State):
    """By seat: discs in hand and lost ones, in order; stacks from the bottom, and how many are turned up."""

    def __init__(
        self,
        seats: int,
        house: Settings,
        agenda: list[Step],
        chance: Chance,
        log: Log | None,
        hands: list[list[Disc]],
        stacks: list[list[Disc]],
        turned: list[int],
        lost: list[list[Disc]],
        beliefs: list[Belief],
        challenges: list[int],
        passed: list[Seat],
        bid: int,
        bidder: Seat,
    ) -> None:
        super().__init__(seats, agenda, chance, log)
        self.house: Final = house
        self.hands = hands
        self.stacks = stacks
        self.turned = turned
        self.lost = lost
        self.beliefs = beliefs
        self.challenges = challenges
        self.passed = passed
        self.bid = bid
        self.bidder = bidder

    def clone(self, chance: Chance) -> Garden:
        return Garden(
            self.seats,
            self.house,
            cast("list[Step]", self.agenda.copy()),
            chance,
            None,
            [hand.copy() for hand in self.hands],
            [stack.copy() for stack in self.stacks],
            self.turned.copy(),
            [discs.copy() for discs in self.lost],
            self.beliefs.copy(),
            self.challenges.copy(),
            self.passed.copy(),
            self.bid,
            self.bidder,
        )

    def picks(self) -> PickTable:
        return PICKS

    def discs(self, seat: Seat) -> int:
        """How many a player has, in hand and on the table, for all to see."""
        return len(self.hands[seat]) + len(self.stacks[seat])

    def players(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats) if self.discs(Seat(seat)) > 0]

    def laid(self) -> int:
        return sum(len(stack) for stack in self.stacks)

    def face_down(self, seat: Seat) -> list[Disc]:
        """The part of a stack that nobody has turned up, from the bottom."""
        return self.stacks[seat][: len(self.stacks[seat]) - self.turned[seat]]

    def face_up(self, seat: Seat) -> list[Disc]:
        return self.stacks[seat][len(self.face_down(seat)) :]

    def after(self, seat: Seat, others: list[Seat]) -> Seat:
        """The next of them in turn."""
        return min(others, key=lambda other: (other - seat - 1) % self.seats)


Step: TypeAlias = core.Step[Garden]
Choice: TypeAlias = core.Choice[Garden]
Together: TypeAlias = core.Together[Garden]


# ---- laying.py


@final
class Round(Step):
    """Everybody lays a disc; the starter's turn comes next. (TH-2.1)"""

    def __init__(self, starter: Seat) -> None:
        self.starter: Final = starter

    def numbers(self) -> tuple[int, ...]:
        return (self.starter,)

    def run(self, garden: Garden) -> None:
        garden.record(ROUND_BEGUN, self.starter)
        garden.then([LayFirst(*[0] * garden.seats), Turn(self.starter)])


@final
class LayFirst(Together):
    """All lay their first disc at once. (TH-2.1)"""

    ask = FIRST_DISC

    def __init__(self, *sealed_discs: int) -> None:
        self.discs: Final = sealed_discs
        """By seat, the sealed disc plus one; 0 for a seat that has sealed none."""

    def numbers(self) -> tuple[int, ...]:
        return self.discs

    def waiting(self, garden: Garden) -> list[Seat]:
        return [seat for seat in garden.players() if self.discs[seat] == 0]

    def options(self, garden: Garden, seat: Seat) -> list[Pick]:
        return [LAY.of(disc) for disc in faces(garden.hands[seat])]

    def sealed(self, seat: Seat, pick: Pick) -> LayFirst:
        return LayFirst(*self.discs[:seat], LAY.what(pick) + 1, *self.discs[seat + 1 :])

    def guessed(self, garden: Garden, seat: Seat, chance: Chance) -> LayFirst:
        """What the others have sealed is any disc of the hands they have in this world."""
        guesses = list(self.discs)
        for other in range(garden.seats):
            if other != seat and self.discs[other] > 0:
                guesses[other] = chance.take(garden.hands[other].copy(), "imagine") + 1
        return LayFirst(*guesses)

    def run(self, garden: Garden) -> None:
        for seat in garden.players():
            move(Disc(self.discs[seat] - 1), garden.hands[seat], garden.stacks[seat])
        garden.record(FIRST_DISCS_LAID, garden.laid())


@final
class Turn(Choice):
    """Another disc, or the first bid of the round. (TH-2.2, 3.1)"""

    ask = DISC_OR_BID

    def facts(self, garden: Garden) -> list[int]:
        return [garden.laid()]

    def options(self, garden: Garden) -> list[Pick]:
        return [*[LAY.of(disc) for disc in faces(garden.hands[self.seat])], *bids(garden)]

    def answer(self, garden: Garden, pick: Pick) -> None:
        if BID.holds(pick):
            make_bid(garden, self.seat, BID.what(pick) + 1)
            return
        stack = garden.stacks[self.seat]
        move(LAY.what(pick), garden.hands[self.seat], stack)
        garden.record(DISC_LAID, self.seat, len(stack))
        garden.then([Turn(garden.after(self.seat, garden.players()))])


def faces(discs: list[Disc]) -> list[Disc]:
    """Discs that are alike are one option."""
    return sorted(set(discs))


def move(disc: Disc, start: list[Disc], end: list[Disc]) -> None:
    start.remove(disc)
    end.append(disc)


# ---- bidding.py


def bids(garden: Garden) -> list[Pick]:
    """More than the last bid, and no more than there are discs. (TH-3.1, 3.2)"""
    return [BID.of(count) for count in range(garden.bid, garden.laid())]


def make_bid(garden: Garden, seat: Seat, count: int) -> None:
    garden.bid, garden.bidder = count, seat
    garden.record(BID_MADE, seat, count)
    ask_next(garden, seat)


def ask_next(garden: Garden, seat: Seat) -> None:
    """The next one bids or passes; if none is left, or no bid, the bidder turns up discs. (TH-3.2, 3.3)"""
    others = [other for other in garden.players() if other not in (garden.bidder, *garden.passed)]
    if others and garden.bid < garden.laid():
        garden.then([Bidding(garden.after(seat, others))])
    else:
        garden.then([Challenge()])


@final
class Bidding(Choice):
    """Bid more or pass. (TH-3.2)"""

    ask = MORE_OR_PASS

    def facts(self, garden: Garden) -> list[int]:
        return [garden.bidder, garden.bid]

    def options(self, garden: Garden) -> list[Pick]:
        return [*bids(garden), PASS.pick]

    def answer(self, garden: Garden, pick: Pick) -> None:
        if BID.holds(pick):
            make_bid(garden, self.seat, BID.what(pick) + 1)
            return
        garden.passed.append(self.seat)
        garden.record(PASSED, self.seat)
        ask_next(garden, self.seat)


# ---- challenge.py


@final
class Challenge(Step):
    """The bidder's own discs first, then those he names, until there are enough. (TH-4.1, 4.3)"""

    def run(self, garden: Garden) -> None:
        if sum(garden.turned) == garden.bid:
            garden.then([ChallengeWon()])
        elif garden.face_down(garden.bidder):
            turn_up(garden, garden.bidder)
        else:
            garden.then([TurnUp(garden.bidder)])


@final
class TurnUp(Choice):
    """The top disc of a stack that the bidder names. (TH-4.2)"""

    ask = NEXT_STACK

    def facts(self, garden: Garden) -> list[int]:
        return [garden.bid, sum(garden.turned)]

    def options(self, garden: Garden) -> list[Pick]:
        return [TURN.of(Seat(owner)) for owner in range(garden.seats) if garden.face_down(Seat(owner))]

    def answer(self, garden: Garden, pick: Pick) -> None:
        turn_up(garden, TURN.what(pick))


def turn_up(garden: Garden, owner: Seat) -> None:
    """All see a disc, and remember it when it lies hidden again. (TH-4.1, 4.4, 4.5)"""
    disc = garden.face_down(owner)[-1]
    hidden = garden.discs(owner) - garden.turned[owner]
    garden.beliefs[owner] = CERTAIN if disc == THORN else garden.beliefs[owner].after_rose(hidden)
    garden.turned[owner] += 1
    garden.record(DISC_TURNED_UP, garden.bidder, owner, disc)
    garden.then([ChallengeLost(owner) if disc == THORN else Challenge()])


@final
class ChallengeWon(Step):
    """A challenge more, and the game with the last that is wanted. (TH-4.3, 4.6, 5.1)"""

    def run(self, garden: Garden) -> None:
        seat = garden.bidder
        take_back(garden)
        garden.challenges[seat] += 1
        garden.record(CHALLENGE_WON, seat, garden.challenges[seat])
        if garden.challenges[seat] == wanted(garden):
            garden.record(WINNER, seat)
        else:
            garden.then([Round(seat)])


def wanted(garden: Garden) -> int:
    return 1 if garden.house.one("challenges") == "one" else 2


def take_back(garden: Garden) -> None:
    """Every disc goes back to its owner, unseen, and nothing is bid. (TH-4.3)"""
    for seat in garden.players():
        garden.hands[seat] = sorted([*garden.hands[seat], *garden.stacks[seat]])
        garden.stacks[seat] = []
    garden.turned = [0] * garden.seats
    garden.bid, garden.bidder, garden.passed = 0, NOBODY, []


@final
class ChallengeLost(Step):
    """A disc for a thorn: whose thorn it was says who picks it. (TH-4.4, 4.5)"""

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def numbers(self) -> tuple[int, ...]:
        return (self.owner,)

    def run(self, garden: Garden) -> None:
        seat = garden.bidder
        take_back(garden)
        if seat == self.owner:
            garden.then([LoseDisc(seat)])
        else:
            lose(garden, seat, garden.chance.take(garden.hands[seat].copy(), "discs"))


@final
class LoseDisc(Choice):
    """Who met his own thorn chooses the disc he loses. (TH-4.4)"""

    ask = DISC_TO_LOSE

    def options(self, garden: Garden) -> list[Pick]:
        return [LOSE.of(disc) for disc in faces(garden.hands[self.seat])]

    def answer(self, garden: Garden, pick: Pick) -> None:
        lose(garden, self.seat, LOSE.what(pick))


def lose(garden: Garden, seat: Seat, disc: Disc) -> None:
    """All see that a disc goes, its owner alone sees which. (TH-4.4, 4.5, 4.6, 5.2)"""
    garden.beliefs[seat] = garden.beliefs[seat].after_loss(garden.discs(seat))
    move(disc, garden.hands[seat], garden.lost[seat])
    garden.lost[seat].sort()
    garden.record(DISC_LOST, seat, garden.discs(seat))
    garden.whisper(only(seat), LOST_DISC_SEEN, seat, disc)
    players = garden.players()
    if seat not in players:
        garden.record(PLAYER_OUT, seat)
    if len(players) == 1:
        garden.record(WINNER, players[0])
    else:
        garden.then([Round(seat if seat in players else garden.after(seat, players))])


# ---- scoring.py


def standing(garden: Garden, seat: int) -> tuple[bool, int, int]:
    """The winner, then challenges, then discs: more is better. (TH-5.1, 5.2)"""
    won = garden.challenges[seat] == wanted(garden) or garden.players() == [seat]
    return won, garden.challenges[seat], garden.discs(Seat(seat))


# ---- words.py: what the faces are told

DiscWord: TypeAlias = Annotated[str, "card"]


class OwnWords(TypedDict):
    seat: Seat
    hand: list[DiscWord]
    sealed: list[DiscWord]
    stack: list[DiscWord]
    lost: list[DiscWord]


class ViewWords(words.AnyView):
    hands: list[int]
    stacks: list[int]
    turned: list[list[DiscWord]]
    thorns: list[str]
    challenges: list[int]
    bid: int
    bidder: Seat | None
    passed: list[Seat]
    you: NotRequired[OwnWords]


OddsWords: TypeAlias = dict[str, words.Pair]
"""By owner of a stack, in how many ways of how many a thorn lies on top."""
VOCABULARY: Final = words.Vocabulary(ViewWords, OddsWords, {"card": DISC_NAMES})

# ---- view.py: what one seat may know


@final
class View(AnyView):
    """Built from empty. Of the own discs each is named once: in the hand, sealed, face down on the table or lost."""

    def __init__(self, garden: Garden, seat: Seat, question: Question | None) -> None:
        seats = [Seat(other) for other in range(garden.seats)]
        self.seat: Final = seat
        self.asked: Final = garden.asked()
        self.question: Final = question
        self.hands: Final = [len(garden.hands[other]) for other in seats]
        self.stacks: Final = [len(garden.stacks[other]) for other in seats]
        self.turned_up: Final = [garden.face_up(other) for other in seats]
        self.beliefs: Final = [str(garden.beliefs[other]) for other in seats]
        self.challenges: Final = garden.challenges.copy()
        self.bid: Final = garden.bid
        self.bidder: Final = garden.bidder
        self.passed: Final = garden.passed.copy()
        self.sealed: Final = sealed_by(garden, seat)
        self.hand: Final = [] if seat == NOBODY else without(garden.hands[seat], self.sealed)
        self.stack: Final = [] if seat == NOBODY else garden.face_down(seat)
        self.lost: Final = [] if seat == NOBODY else garden.lost[seat].copy()

    def words(self) -> ViewWords:
        public: ViewWords = {
            "asked": self.asked,
            "question": self.question,
            "hands": self.hands,
            "stacks": self.stacks,
            "turned": [spelled(discs) for discs in self.turned_up],
            "thorns": self.beliefs,
            "challenges": self.challenges,
            "bid": self.bid,
            "bidder": None if self.bidder == NOBODY else self.bidder,
            "passed": self.passed,
        }
        if self.seat != NOBODY:
            public["you"] = self.own_words()
        return public

    def own_words(self) -> OwnWords:
        return {
            "seat": self.seat,
            "hand": spelled(self.hand),
            "sealed": spelled(self.sealed),
            "stack": spelled(self.stack),
            "lost": spelled(self.lost),
        }


def sealed_by(garden: Garden, seat: Seat) -> list[Disc]:
    top = garden.agenda[-1] if garden.agenda else None
    if seat == NOBODY or not isinstance(top, LayFirst) or top.discs[seat] == 0:
        return []
    return [Disc(top.discs[seat] - 1)]


def without(discs: list[Disc], gone: list[Disc]) -> list[Disc]:
    left = discs.copy()
    for disc in gone:
        left.remove(disc)
    return left


def spelled(discs: list[Disc]) -> list[str]:
    return [DISC_NAMES[disc] for disc in discs]


# ---- imagining.py


def imagine(garden: Garden, seat: Seat, chance: Chance) -> Garden:
    """The others' hidden discs laid out anew: whether the thorn is among them is as likely as all have learnt, and it
    lies at any hidden place."""
    world = garden.clone(chance)
    for other in [Seat(other) for other in range(garden.seats) if other != seat]:
        lay_out(world, other, garden, chance)
    top = world.agenda[-1] if world.agenda else None
    if isinstance(top, LayFirst):
        world.agenda[-1] = top.guessed(world, seat, chance)
    return world


def lay_out(world: Garden, other: Seat, garden: Garden, chance: Chance) -> None:
    """Only what all can see of the player goes into it: numbers of discs, discs turned up, the belief."""
    seen, belief = garden.face_up(other), garden.beliefs[other]
    kept = chance.below(belief.kept + belief.lost, "imagine") < belief.kept
    lost = len(garden.lost[other])
    world.lost[other] = FULL[:lost] if kept else FULL[len(FULL) - lost :]
    pool = without(FULL, [*world.lost[other], *seen])
    hidden = [chance.take(pool, "imagine") for _ in garden.face_down(other)]
    world.stacks[other] = [*hidden, *seen]
    world.hands[other] = pool


# ---- odds.py


def odds(garden: Garden, seat: Seat, picks: list[Pick]) -> OddsWords:
    """How likely a thorn is, for each stack that may be turned up: so many ways of so many."""
    owners = [TURN.what(pick) for pick in picks if TURN.holds(pick)]
    return {str(owner): thorn_on_top(garden, owner) for owner in owners}


def thorn_on_top(garden: Garden, owner: Seat) -> list[int]:
    """The thorn is the owner's still, and of his hidden discs it lies on top. (After one is turned up none is.)"""
    belief = garden.beliefs[owner]
    return [belief.kept, (belief.kept + belief.lost) * (garden.discs(owner) - garden.turned[owner])]


# ---- notation.py: positions

GAME: Final = "thorns"
_STEPS: Final = step_classes(__name__)


def print_position(garden: Garden) -> str:
    """Discs that are neither laid nor lost are in hand."""
    fields = [GAME, f"seats: {garden.seats}"]
    fields += [f"option {name}: {value}" for name, value in garden.house.chosen.items()]
    fields += [f"challenges: {', '.join(map(str, garden.challenges))}"]
    for seat in range(garden.seats):
        belief = garden.beliefs[seat]
        fields += [
            f"lost {seat}: {', '.join(spelled(garden.lost[seat]))}",
            f"thorn {seat}: {belief.kept}, {belief.lost}",
        ]
        fields += [f"stack {seat}: {', '.join(spelled(garden.stacks[seat]))}", f"turned {seat}: {garden.turned[seat]}"]
    if garden.bidder != NOBODY:
        fields += [f"bid: {garden.bid}", f"bidder: {garden.bidder}", f"passed: {', '.join(map(str, garden.passed))}"]
    return "; ".join(field.rstrip() for field in [*fields, f"todo: {garden.pending()}"])


def parse_position(text: str, chance: Chance, log: Log | None) -> Garden:
    """What the line does not say is the ordinary start: all discs in hand, a round to begin."""
    fields = Fields(GAME, text)
    option = fields.take("option challenges")
    seats = fields.take_number("seats", FEWEST, FEWEST, MOST)
    garden = empty_garden(seats, {} if option is None else {"challenges": option}, chance, log)
    challenges = fields.take_items("challenges") or ["0"] * seats
    garden.challenges = [number(item, "challenges", 0, wanted(garden)) for item in challenges]
    for seat in range(seats):
        read_discs(fields, garden, Seat(seat))
    garden.bid = fields.take_number("bid", 0, 0, garden.laid())
    garden.bidder = Seat(fields.take_number("bidder", NOBODY, 0, seats - 1))
    garden.passed = [Seat(number(item, "passed", 0, seats - 1)) for item in fields.take_items("passed") or []]
    todo = fields.take("todo")
    fields.finish()
    steps = "round 0" if todo is None else todo
    garden.then(cast("list[Step]", [make_step(_STEPS, step) for step in steps.split(",") if step.strip()]))
    check(garden)
    garden.settle()
    return garden


def read_discs(fields: Fields, garden: Garden, seat: Seat) -> None:
    for name, place in (("lost", garden.lost[seat]), ("stack", garden.stacks[seat])):
        for word in fields.take_items(f"{name} {seat}") or []:
            if word not in spelled(garden.hands[seat]):
                raise BadRequest(f"Seat {seat} has no disc '{word[:40]}' left for its {name}.", Clause("TH-1.1"))
            move(Disc(DISC_NAMES.index(word)), garden.hands[seat], place)
    garden.turned[seat] = fields.take_number(f"turned {seat}", 0, 0, len(garden.stacks[seat]))
    ways = [number(item, "thorn", 0, _FINE) for item in fields.take_items(f"thorn {seat}") or ["1", "0"]]
    if len(ways) != 2 or ways[THORN in garden.lost[seat]] == 0:
        raise BadRequest(f"'thorn {seat}' says how many ways it is kept and lost; the truth is one.", Clause("TH-4.5"))
    garden.beliefs[seat] = Belief(ways[0], ways[1])


def check(garden: Garden) -> None:
    """Refuse a table at which the steps to come make no sense."""
    if len(garden.challenges) != garden.seats:
        raise BadRequest("'challenges' has a number for every seat.", Clause("TH-5.1"))
    for step in garden.agenda:
        numbers, players = step.numbers(), garden.players()
        if isinstance(step, LayFirst):
            fits = len(numbers) == garden.seats and all(
                numbers[seat] == 0 or Disc(numbers[seat] - 1) in garden.hands[seat] for seat in range(garden.seats)
            )
        else:
            fits = all(seat in players for seat in numbers)
        if not fits:
            raise BadRequest(f"No game leads to the step '{step}' at this table.", Clause("TH-2.1"))
    if garden.agenda and isinstance(garden.agenda[-1], (Bidding, Challenge, TurnUp, ChallengeWon, ChallengeLost)):
        check_bid(garden)


def check_bid(garden: Garden) -> None:
    waits = isinstance(garden.agenda[-1], (Challenge, TurnUp))
    if garden.bidder not in garden.players() or garden.bid - sum(garden.turned) < waits:
        raise BadRequest("There is nobody who has bid for more discs than lie open.", Clause("TH-3.1"))


def empty_garden(seats: int, chosen: dict[str, object], chance: Chance, log: Log | None) -> Garden:
    if not FEWEST <= seats <= MOST:
        raise BadRequest(f"Thorns seats {FEWEST} to {MOST} players, not {seats}.", Clause("TH-1.1"))
    hands, stacks, lost = [[list[Disc]() for _ in range(seats)] for _ in range(3)]
    garden = Garden(
        *(seats, Settings(OPTIONS, chosen), [], chance, log, hands, stacks),
        *([0] * seats, lost, [CERTAIN] * seats, [0] * seats, [], 0, NOBODY),
    )
    garden.hands = [FULL.copy() for _ in range(seats)]
    return garden


# ---- game.py


def garden_of(state: core.State) -> Garden:
    assert isinstance(state, Garden)
    return state


@final
class ThornsGame(Game):
    """Four discs each, of which one is a thorn."""

    def __init__(self) -> None:
        super().__init__(GAME, "TH", 1, FEWEST, MOST, 2_500, PICKS, OPTIONS, KINDS, ASKS)

    def new(self, seats: int, options: dict[str, object], chance: Chance, log: Log | None = None) -> core.State:
        garden = empty_garden(seats, options, chance, log)
        garden.then([Round(Seat(0))])
        garden.settle()
        return garden

    def parse(self, text: str, chance: Chance, log: Log | None = None) -> core.State:
        return parse_position(text, chance, log)

    def print(self, state: core.State) -> str:
        return print_position(garden_of(state))

    def imagine(self, state: core.State, seat: Seat, chance: Chance) -> core.State:
        return imagine(garden_of(state), seat, chance)

    def chosen_options(self, state: core.State) -> dict[str, object]:
        return dict(garden_of(state).house.chosen)

    def view(self, state: core.State, seat: Seat | None) -> AnyView:
        return View(garden_of(state), NOBODY if seat is None else seat, self.question(state, seat))

    def result(self, state: core.State) -> Result | None:
        garden = garden_of(state)
        if not garden.over():
            return None
        keys = [standing(garden, seat) for seat in range(garden.seats)]
        places = [1 + len([other for other in keys if other > key]) for key in keys]
        clause = "TH-5.1" if wanted(garden) in garden.challenges else "TH-5.2"
        return Result(places, garden.challenges.copy(), [Clause(clause)])

    def odds(self, state: core.State, seat: Seat, picks: list[Pick]) -> OddsWords:
        return odds(garden_of(state), seat, picks)

    def vocabulary(self) -> words.Vocabulary:
        return VOCABULARY

    def spell(self, kind: str, number: int) -> Word:
        return DISC_NAMES[number] if kind == "card" else number

    def draw_numbers(self, stream: str, word: str | int) -> list[int]:
        return [DISC_NAMES.index(word)] if isinstance(word, str) and word in DISC_NAMES else []

    def spell_draw(self, stream: str, number: int) -> Word:
        return DISC_NAMES[number]

    def inventory(self, state: core.State) -> list[int]:
        garden = garden_of(state)
        places = [*garden.hands, *garden.stacks, *garden.lost]
        return sorted([disc for discs in places for disc in discs])
