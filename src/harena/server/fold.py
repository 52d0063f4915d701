"""A table's facts folded into seats, clocks and a game. It knows no socket, no database, no time of its own and no
rule of any game."""

from __future__ import annotations

import hmac
from typing import Final, Literal, assert_never, final

import msgspec

from ..core.errors import BadRequest
from ..core.game import Editions, Game
from ..core.ids import Pick
from ..core.ids import Seat as SeatId
from ..core.seeding import Spec
from ..core.table import Table
from . import facts, wire
from .chairs import Seat
from .errors import Frozen, NotAllowed
from .facts import AnyFact, Entry

Phase = Literal["open", "running", "over", "frozen"]
"""Every version of every game that a table may have begun with."""
SAID_KEPT: Final = 200


@final
class Caller(msgspec.Struct, frozen=True):
    """Who asks: a person by session, or the holder of a seat's token."""

    person: str
    name: str
    account: bool = False


@final
class Secrets(msgspec.Struct, frozen=True):
    """What is kept apart from the facts: the seed of the draws, and the key that tokens are made with."""

    seed: str
    key: bytes


class Fold:
    """What the facts of a table come to; `unsaved` are those nobody has stored yet."""

    def __init__(self, name: str, secrets: Secrets, games: Editions) -> None:
        self.id: Final = name
        self.secrets: Final = secrets
        self.games: Final = games
        self.plan: wire.NewTable = wire.NewTable(game="", seats=[wire.Chair(sit="open")])
        self.rules = 0
        self.host = ""
        self.commitment = ""
        self.created = 0.0
        self.seats: list[Seat] = []
        self.table: Table | None = None
        self.frozen: str | None = None
        self.next: str | None = None
        self.wish: facts.Wished | None = None
        self.agreed: list[int] = []
        self.said: list[wire.Line] = []
        self.done: dict[str, wire.Done] = {}
        self.marks: list[int] = []
        """By sequence number: how many events there were."""
        self.choice = ""
        """The kind of what is asked."""
        self.choices: list[str] = []
        """By entry of the game: the kind of what it answered."""
        self.givers: list[facts.By | None] = []
        """By entry of the game: who gave the answer, if it is one."""
        self.seq = -1
        self.at = 0.0
        self.head = ""
        self.unsaved: list[bytes] = []
        """Lines that wait to be stored."""
        self.owing: tuple[int, list[int]] = (-1, [])
        """At which number who owed an answer."""

    # ---- keeping and reading

    def keep(self, fact: AnyFact, now: float, command: str | None = None) -> None:
        """Add a fact: it holds from now on, and waits to be stored."""
        entry = Entry(self.seq + 1, now, fact, self.head, command)
        line = facts.written(entry)
        self.fold(entry, line)
        self.unsaved.append(line)

    def replay(self, line: bytes) -> None:
        """Read a fact that was stored."""
        entry = facts.read(line)
        if entry.seq != self.seq + 1 or entry.before != self.head:
            raise BadRequest(f"Entry {entry.seq} of table {self.id} does not follow the one before it.")
        if isinstance(entry.fact, facts.Answered):
            self.play_again(entry.fact)
        self.fold(entry, line)

    def play_again(self, fact: facts.Answered) -> None:
        table = self.running()
        table.answer(SeatId(fact.seat), [Pick(pick) for pick in fact.picks])
        if table.entries[-1].drawn != fact.drawn:
            raise BadRequest(f"Table {self.id} draws {table.entries[-1].drawn}, but {fact.drawn} was kept.")

    def fold(self, entry: Entry, line: bytes) -> None:
        self.seq, self.at, self.head = entry.seq, entry.at, facts.hash_of(line)
        if entry.command is not None:
            self.done[entry.command] = done_words(entry)
        self.take_in(entry.fact, entry.at)
        self.marks.append(0 if self.table is None else len(self.table.log.events))

    def take_in(self, fact: AnyFact, at: float) -> None:
        match fact:
            case facts.Made():
                self.make(fact, at)
            case facts.Sat():
                self.sit_down(fact)
            case facts.Freed():
                self.seats[fact.seat].clear()
            case facts.Left():
                self.seats[fact.seat].left = True
            case facts.BotSat():
                self.seats[fact.seat].bot = fact.bot
            case facts.Back():
                self.seats[fact.seat].bot, self.seats[fact.seat].left = None, False
            case facts.Seeded():
                self.seats[fact.seat].seed = fact.text
            case facts.Began():
                self.begin(fact, at)
            case facts.Answered():
                self.wish = None
                self.choices.append(self.choice)
                self.givers.append(fact.by)
                self.choice = self.kind_asked()
                self.note_asked(at, fact.seat)
            case facts.Wished():
                self.wish, self.agreed = fact, []
            case facts.Agreed():
                self.agreed.append(fact.seat)
            case facts.Declined():
                assert self.wish is not None
                self.seats[self.wish.seat].decline(at)
                self.wish = None
            case facts.Undone():
                self.undo_to(fact, at)
            case facts.Stood():
                self.stand_by(fact)
            case facts.Said():
                self.said = [*self.said[1 - SAID_KEPT :], wire.Line(self.seq, at, fact.name, fact.text)]
            case facts.Paused():
                self.put_back(fact.seconds)
            case facts.Froze():
                self.frozen = fact.why
            case facts.Thawed():
                self.frozen = None
            case facts.Renewed():
                self.next = fact.table
            case _:
                assert_never(fact)

    # ---- what facts do

    def make(self, fact: facts.Made, at: float) -> None:
        self.plan, self.rules, self.host, self.commitment = fact.plan, fact.rules, fact.host, fact.commitment
        self.created = at
        self.seats = [Seat() for _ in fact.plan.seats]
        for seat, chair in zip(self.seats, fact.plan.seats, strict=True):
            seat.bot = chair.bot if chair.sit == "bot" else None
        for seat, person in zip(self.seats, fact.held, strict=False):
            seat.held_for = person

    def sit_down(self, fact: facts.Sat) -> None:
        seat = self.seats[fact.seat]
        if fact.person != holder_name(self.id, fact.seat, seat.given):
            # The token that was somebody's way in is used up; a program's goes on being its password.
            seat.given += 1
        seat.sit(fact.person, fact.name)

    def begin(self, fact: facts.Began, at: float) -> None:
        self.table = Table(self.game(), len(self.seats), self.plan.options, self.spec(fact.salt))
        for seat in self.seats:
            seat.bank = 0.0 if self.plan.clock is None else float(self.plan.clock.bank)
        self.choices, self.givers, self.choice = [""], [None], self.kind_asked()
        self.note_asked(at)

    def stand_by(self, fact: facts.Stood) -> None:
        seat = self.seats[fact.seat]
        seat.standing = fact.answers
        if fact.forced is not None:
            seat.forced = fact.forced

    def undo_to(self, fact: facts.Undone, at: float) -> None:
        by_consent = self.wish is not None
        self.running().undo(fact.to)
        self.wish = None
        del self.choices[fact.to + 1 :], self.givers[fact.to + 1 :]
        self.choice = self.kind_asked()
        for seat in self.seats if by_consent else [self.seats[fact.seat]]:
            # By consent the table may be anywhere; else all that has changed is what this seat is asked.
            seat.asked_at = None
        self.note_asked(at)
        if not by_consent:
            self.seats[fact.seat].resume()

    def note_asked(self, at: float, answered: int | None = None) -> None:
        """Whose clocks run. A seat that was asked before and is asked still has the same question, unless it answered
        itself: who answers together with others is not disturbed by them."""
        asked = self.running().state.asked()
        for number, seat in enumerate(self.seats):
            if number == answered:
                seat.act(at)
            elif answered is not None:
                seat.watch(at)
            if number == answered or number not in asked:
                seat.charge(at, self.plan.clock)
            if number in asked and seat.asked_at is None:
                seat.ask(at, self.seq)

    def kind_asked(self) -> str:
        ask = self.running().state.ask()
        return "" if ask is None else ask.name

    def put_back(self, seconds: float) -> None:
        for seat in self.seats:
            if seat.asked_at is not None:
                seat.asked_at += seconds

    # ---- what it is

    def game(self) -> Game:
        game = self.games.get((self.plan.game, self.rules))
        if game is None:
            raise Frozen("other-rules", {"game": self.plan.game, "rules": self.rules})
        return game

    def spec(self, salt: str) -> Spec:
        return {"make": "sealed", "seed": self.secrets.seed, "salt": salt}

    def running(self) -> Table:
        if self.table is None:
            raise NotAllowed("not-begun")
        return self.table

    def phase(self) -> Phase:
        if self.frozen is not None:
            return "frozen"
        if self.table is None:
            return "open"
        return "over" if self.table.state.over() else "running"

    def shown_to_all(self) -> bool:
        """Whether spectators may look on. Before the start anybody may, who might sit down."""
        return self.plan.watch or self.phase() == "open"

    def gives_hints(self) -> bool:
        """Whether the champion may be asked: by whoever plays against bots alone, or where the table allows it."""
        return self.plan.hints or len({seat.person for seat in self.seats if seat.person is not None}) == 1

    def against_bots(self, number: int) -> bool:
        """Whether nobody else plays here but bots: not even somebody whom one stands in for."""
        return all(seat.kind() == "bot" for other, seat in enumerate(self.seats) if other != number)

    def asked(self) -> list[int]:
        """The seats that owe an answer. Only facts change them, so they are looked for once for each."""
        if self.owing[0] != self.seq:
            running = self.table is not None and self.phase() == "running"
            self.owing = self.seq, [int(seat) for seat in self.running().state.asked()] if running else []
        return self.owing[1]

    def seats_by_person(self) -> dict[str, list[int]]:
        own: dict[str, list[int]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                own.setdefault(seat.person, []).append(number)
        return own

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.free()]

    # ---- tokens

    def token(self, what: str) -> str:
        return hmac.digest(self.secrets.key, what.encode(), "sha256")[:18].hex()

    def invite(self) -> str:
        return self.token("invite")

    def seat_token(self, number: int) -> str:
        return self.token(f"seat/{number}/{self.seats[number].given}")

    def seat_for(self, token: str) -> int | None:
        """The seat a token is for."""
        for number in range(len(self.seats)):
            if hmac.compare_digest(token.encode(), self.seat_token(number).encode()):
                return number
        return None

    def invites(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.invite().encode())

    def holder(self, token: str) -> Caller | None:
        """Who acts by a seat's token alone: a program."""
        number = self.seat_for(token)
        if number is None:
            return None
        seat = self.seats[number]
        return Caller(holder_name(self.id, number, seat.given), seat.name or f"Program {number + 1}")

    # ---- answers

    def answered(self, number: int, picks: list[Pick], by: facts.By, asked: int) -> facts.Answered:
        drawn = self.running().entries[-1].drawn
        return facts.Answered(number, [int(pick) for pick in picks], drawn, by, None if asked == len(picks) else asked)

    def answer_for(self, number: int, pick: Pick, by: facts.By, now: float) -> None:
        """An answer that no person gave just now: a bot's, a standing one, or the rules' for the late."""
        self.running().answer(SeatId(number), [pick])
        self.keep(self.answered(number, [pick], by, 1), now)


# ---- words


def done_words(entry: Entry) -> wire.Done:
    fact = entry.fact
    if isinstance(fact, facts.Answered):
        return wire.Done(id="", seq=entry.seq, taken=len(fact.picks))
    return wire.Done(id="", seq=entry.seq, table=fact.table if isinstance(fact, facts.Renewed) else None)


def holder_name(table: str, number: int, given: int) -> str:
    return f"token/{table}/{number}/{given}"
