"""A table for people: facts folded into seats, clocks and a game. It knows no socket, no database and no time of its
own, and no rule of any game."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Final, Literal, assert_never, final

import msgspec

from ..bots.catalogue import BOTS
from ..core.errors import BadRequest, NotAMove, Refusal
from ..core.game import Game
from ..core.ids import Pick
from ..core.ids import Seat as SeatId
from ..core.seeding import Spec, commitment
from ..core.table import Table
from . import facts, wire
from .chairs import GRACE, Seat
from .errors import Frozen, NotAllowed, Stale
from .facts import AnyFact, Entry

Phase = Literal["open", "running", "over", "frozen"]
Editions = Mapping[tuple[str, int], Game]
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


@final
class Room:
    """The fold. Methods named after commands check, change and keep a fact; `unsaved` are the facts nobody has stored
    yet."""

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
        self.began = False
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
        self.seq = -1
        self.at = 0.0
        self.head = ""
        self.unsaved: list[bytes] = []
        """Lines that wait to be stored."""

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
                self.seats[fact.seat].standing = fact.answers
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
        self.began = True
        self.table = Table(self.game(), len(self.seats), self.plan.options, self.spec(fact.salt))
        for seat in self.seats:
            seat.bank = 0.0 if self.plan.clock is None else float(self.plan.clock.bank)
        self.choices, self.choice = [""], self.kind_asked()
        self.note_asked(at)

    def undo_to(self, fact: facts.Undone, at: float) -> None:
        by_consent = self.wish is not None
        self.running().undo(fact.to)
        self.wish = None
        del self.choices[fact.to + 1 :]
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
            if number == answered or number not in asked:
                seat.charge(at, self.plan.clock)
            if number in asked and seat.asked_at is None:
                seat.ask(at, self.seq)

    def kind_asked(self) -> str:
        agenda = self.running().state.agenda
        return type(agenda[-1]).__name__ if agenda else ""

    def put_back(self, seconds: float) -> None:
        for seat in self.seats:
            if seat.asked_at is not None:
                seat.asked_at += seconds

    # ---- what it is

    def game(self) -> Game:
        game = self.games.get((self.plan.game, self.rules))
        if game is None:
            raise Frozen(f"This table plays {self.plan.game} by rules version {self.rules}, which is not here.")
        return game

    def spec(self, salt: str) -> Spec:
        return {"make": "sealed", "seed": self.secrets.seed, "salt": salt}

    def running(self) -> Table:
        if self.table is None:
            raise NotAllowed("The game has not begun.")
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

    def asked(self) -> list[int]:
        return [int(seat) for seat in self.table.state.asked()] if self.phase() == "running" and self.table else []

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

    # ---- guards

    def check_phase(self, *phases: Phase) -> None:
        phase = self.phase()
        if phase in phases:
            return
        if phase == "frozen":
            raise Frozen(f"This table is frozen: {self.frozen}")
        raise NotAllowed(
            {
                "open": "The game has not begun.",
                "running": "The game has begun already.",
                "over": "The game is over.",
            }[phase]
        )

    def own_seat(self, caller: Caller, number: int | None) -> int:
        """The seat somebody acts for: the one named, or the only one he has."""
        own = self.seats_of(caller.person)
        if number is not None:
            if number in own:
                return number
            raise NotAllowed(f"Seat {number} is not yours.")
        if not own:
            raise NotAllowed("You have no seat at this table.")
        if len(own) > 1:
            asked = [seat for seat in own if seat in self.asked()]
            if len(asked) != 1:
                raise NotAllowed("You have several seats at this table: say which one.")
            return asked[0]
        return own[0]

    def named_seat(self, number: int) -> Seat:
        if number >= len(self.seats):
            raise BadRequest(f"This table has seats 0 to {len(self.seats) - 1}, not {number}.")
        return self.seats[number]

    def check_host(self, caller: Caller) -> None:
        if caller.person != self.host:
            raise NotAllowed("Only whoever made this table may do that.")

    # ---- commands

    def carry_out(self, command: wire.AnyCommand, caller: Caller, now: float) -> wire.Done:
        """Do what is asked and keep it, or refuse with a sentence and change nothing. A repeat is answered as the first
        time."""
        key = command_key(caller, command.id)
        if key in self.done:
            return msgspec.structs.replace(self.done[key], id=command.id)
        match command:
            case wire.Join():
                self.join(command, caller, now, key)
            case wire.Leave():
                self.leave(self.own_seat(caller, command.seat), now, key)
            case wire.SeatBot():
                self.seat_bot(command, caller, now, key)
            case wire.Clear():
                self.clear(command, caller, now, key)
            case wire.AddSeed():
                self.add_seed(command, caller, now, key)
            case wire.Start():
                self.start(caller, now, key)
            case wire.Move():
                self.move(command, caller, now, key)
            case wire.Undo():
                self.undo(self.own_seat(caller, command.seat), now, key)
            case wire.Consent():
                self.consent(command, caller, now, key)
            case wire.SetStanding():
                self.stand(command, caller, now, key)
            case wire.Say():
                self.say(command, caller, now, key)
            case wire.Rematch():
                raise BadRequest("A rematch is made by the hall, not at the table.")
            case _:
                assert_never(command)
        return msgspec.structs.replace(self.done[key], id=command.id)

    def join(self, command: wire.Join, caller: Caller, now: float, key: str) -> None:
        own = self.seats_of(caller.person)
        away = [number for number in own if self.seats[number].bot is not None or self.seats[number].left]
        if away and command.seat in (None, *away):
            self.check_phase("running", "over")
            self.keep(facts.Back(away[0] if command.seat is None else command.seat), now, key)
            return
        self.check_phase("open", "running")
        number = self.seat_to_take(command, caller)
        self.keep(facts.Sat(number, caller.person, caller.name), now, key)

    def seat_to_take(self, command: wire.Join, caller: Caller) -> int:
        by_token = self.entitled(command.token, caller)
        number = command.seat if by_token is None else by_token
        if number is None:
            free = [seat for seat in self.free_seats() if self.seats[seat].held_for in (None, caller.person)]
            if not free:
                raise NotAllowed("There is no free seat at this table.")
            held = [seat for seat in free if self.seats[seat].held_for == caller.person]
            return (held or free)[0]
        seat = self.named_seat(number)
        # A bot's seat in a running game may be taken by whoever its token was given to.
        if seat.person is not None or (seat.bot is not None and by_token is None):
            raise NotAllowed(f"Seat {number} is taken.")
        if by_token is None and seat.held_for not in (None, caller.person):
            raise NotAllowed(f"Seat {number} is kept for whoever played there.")
        return number

    def entitled(self, token: str | None, caller: Caller) -> int | None:
        """The seat that somebody's token gives him; none if he may choose. Without a right he is refused."""
        for number, seat in enumerate(self.seats):
            if caller.person == holder_name(self.id, number, seat.given):
                return number
        if token is not None:
            number_for = self.seat_for(token)
            if number_for is None and not self.invites(token):
                raise NotAllowed("This link no longer fits: ask for a new one.")
            return number_for
        held = any(seat.held_for == caller.person for seat in self.seats)
        if not (self.plan.public or held or caller.person == self.host):
            raise NotAllowed("This table is by invitation: ask for its link.")
        return None

    def leave(self, number: int, now: float, key: str) -> None:
        self.check_phase("open", "running", "over")
        self.keep(facts.Freed(number) if self.phase() == "open" else facts.Left(number), now, key)
        self.grant(now)

    def seat_bot(self, command: wire.SeatBot, caller: Caller, now: float, key: str) -> None:
        self.check_phase("open", "running")
        seat = self.named_seat(command.seat)
        check_bot(command.bot)
        if self.phase() == "open":
            self.check_host(caller)
            if seat.person is not None:
                raise NotAllowed(f"{seat.name} sits there: clear the seat first.")
        else:
            self.own_seat_or_host(caller)
            others = seat.person not in (None, caller.person) and seat.bot is None and not seat.left
            if others and not seat.late(self.plan.clock, now):
                raise NotAllowed(f"{seat.name} plays there, and is in time.")
        self.keep(facts.BotSat(command.seat, command.bot), now, key)

    def own_seat_or_host(self, caller: Caller) -> None:
        if not self.seats_of(caller.person):
            self.check_host(caller)

    def clear(self, command: wire.Clear, caller: Caller, now: float, key: str) -> None:
        self.check_phase("open")
        self.check_host(caller)
        self.named_seat(command.seat)
        self.keep(facts.Freed(command.seat), now, key)

    def add_seed(self, command: wire.AddSeed, caller: Caller, now: float, key: str) -> None:
        self.check_phase("open")
        self.keep(facts.Seeded(self.own_seat(caller, command.seat), command.text), now, key)

    def start(self, caller: Caller, now: float, key: str | None) -> None:
        self.check_phase("open")
        self.check_host(caller)
        if self.free_seats():
            raise NotAllowed("A seat is still free: fill it with a bot, or wait for somebody.")
        self.game()
        self.keep(facts.Began(self.salt()), now, key)

    def salt(self) -> str:
        """The table's name, and what seats have added to the chance."""
        return "/".join([self.id, *[f"{number}:{seat.seed}" for number, seat in enumerate(self.seats) if seat.seed]])

    # ---- moves

    def move(self, command: wire.Move, caller: Caller, now: float, key: str) -> None:
        self.check_phase("running")
        number = self.own_seat(caller, command.seat)
        picks = self.picks_of(command)
        seat = self.seats[number]
        if number in self.asked() and not seat.since <= command.seq <= self.seq:
            raise Stale("The table has moved on since: look again.")
        made = self.answer(number, picks)
        self.keep(self.answered(number, picks[:made], "person", len(picks)), now, key)
        if seat.bot is not None or seat.left:
            # Whoever moves is back.
            self.keep(facts.Back(number), now)

    def picks_of(self, command: wire.Move) -> list[Pick]:
        table = self.running().game.picks
        if isinstance(command.picks, list) and not isinstance(command.say, list):
            return [table.check(pick) for pick in command.picks]
        if isinstance(command.say, list) and not isinstance(command.picks, list):
            return [table.parse(words) for words in command.say]
        raise NotAMove("A move has either picks or say.")

    def answer(self, number: int, picks: list[Pick]) -> int:
        """Play a list of picks; gives how many were made.

        A list that is refused as a whole must not be a way to ask what a draw would bring: where a pick told something
        new, all up to it is played and the rest dropped."""
        table, seat = self.running(), SeatId(number)
        try:
            table.answer(seat, picks)
        except Refusal:
            told = told_by(table, seat, picks)
            if told == 0:
                raise
            table.answer(seat, picks[:told])
            return told
        return len(picks)

    def answered(self, number: int, picks: list[Pick], by: facts.By, asked: int) -> facts.Answered:
        drawn = self.running().entries[-1].drawn
        return facts.Answered(number, [int(pick) for pick in picks], drawn, by, None if asked == len(picks) else asked)

    def answer_for(self, number: int, pick: Pick, by: facts.By, now: float) -> None:
        """An answer that no person gave just now: a bot's, a standing one, or the rules' for the late."""
        self.running().answer(SeatId(number), [pick])
        self.keep(self.answered(number, [pick], by, 1), now)

    # ---- taking back

    def undo(self, number: int, now: float, key: str) -> None:
        self.check_phase("running")
        table, seat = self.running(), self.seats[number]
        if table.undo_point(SeatId(number)) is not None:
            self.keep(facts.Undone(number, table.seq() - 1), now, key)
            return
        own = [seq for seq in range(1, table.seq() + 1) if table.entries[seq].seat == number]
        if not own:
            raise NotAllowed("There is nothing of yours to take back.")
        if self.wish is not None:
            raise NotAllowed("Somebody wishes to take back already: answer that first.")
        if now < seat.wish_after:
            raise NotAllowed(f"Your last wish was declined: ask again in {seat.wish_after - now:.0f} seconds.")
        self.keep(facts.Wished(number, own[-1] - 1), now, key)
        self.grant(now)

    def consent(self, command: wire.Consent, caller: Caller, now: float, key: str) -> None:
        self.check_phase("running")
        number = self.own_seat(caller, command.seat)
        if self.wish is None or number == self.wish.seat or number in self.agreed:
            raise NotAllowed("Nobody waits for your consent.")
        self.keep(facts.Agreed(number) if command.agree else facts.Declined(number), now, key)
        self.grant(now)

    def grant(self, now: float) -> None:
        """Take back once every other person agrees. Bots do, and so does whoever sits in several seats."""
        if self.wish is None:
            return
        wisher = self.seats[self.wish.seat].person
        others = [
            number
            for number, seat in enumerate(self.seats)
            if seat.bot is None and not seat.left and seat.person not in (None, wisher)
        ]
        if all(number in self.agreed for number in others):
            self.keep(facts.Undone(self.wish.seat, self.wish.to), now)

    # ---- the rest

    def stand(self, command: wire.SetStanding, caller: Caller, now: float, key: str) -> None:
        self.check_phase("open", "running")
        number = self.own_seat(caller, command.seat)
        for answer in command.answers:
            self.game().picks.parse(answer.say)
        self.keep(facts.Stood(number, command.answers), now, key)

    def say(self, command: wire.Say, caller: Caller, now: float, key: str) -> None:
        if not self.seats_of(caller.person) and caller.person != self.host:
            raise NotAllowed("Only those who sit at this table may speak here.")
        if not command.text.isprintable():
            raise BadRequest("What is said is one line of printable characters.")
        self.keep(facts.Said(caller.name, command.text), now, key)

    # ---- what comes by itself

    def standing_answer(self) -> tuple[int, Pick] | None:
        """A question that somebody has answered beforehand."""
        if self.phase() != "running":
            return None
        table = self.running()
        for number in self.asked():
            seat = self.seats[number]
            if seat.bot is not None or not seat.standing:
                continue
            question = table.question(SeatId(number))
            options = {str(words["say"]): words["pick"] for words in listed(question["options"])}
            mover = self.brought_about(number)
            for answer in seat.standing:
                if answer.choice == question["choice"] and answer.say in options and mover not in answer.unless:
                    return number, Pick(int(options[answer.say]))
        return None

    def brought_about(self, number: int) -> int | None:
        """Who has led to what a seat is asked: the last of the others to answer, but not the same question before
        it."""
        entries = self.running().entries
        for seq in range(len(entries) - 1, 0, -1):
            if entries[seq].seat != number and self.choices[seq] != self.choice:
                return entries[seq].seat
        return None

    def settle_late(self, number: int, now: float) -> bool:
        """Deal with a seat that is late or has left, as the rules or the table say; gives whether anything was done."""
        seat, table = self.seats[number], self.running()
        if seat.bot is not None or number not in self.asked():
            return False
        default, limit = table.game.late(table.state, SeatId(number)), self.rules_deadline(number)
        if default is not None and limit is not None and now >= limit:
            self.answer_for(number, default, "late", now)
            return True
        if self.plan.late == "wait" or not (seat.left or seat.late(self.plan.clock, now)):
            return False
        if self.plan.late == "default" and default is not None:
            self.answer_for(number, default, "late", now)
        else:
            self.keep(facts.BotSat(number, self.plan.stand_in), now)
        return True

    def rules_deadline(self, number: int) -> float | None:
        """When the rules themselves answer for a seat, if they do."""
        table, seat, asked_at = self.running(), SeatId(number), self.seats[number].asked_at
        seconds = table.game.seconds(table.state, seat)
        if seconds is None or asked_at is None or table.game.late(table.state, seat) is None:
            return None
        return asked_at + seconds

    def bot_to_move(self) -> int | None:
        """A seat that is asked and played by a bot."""
        for number in self.asked():
            if self.seats[number].bot is not None:
                return number
        return None

    def due(self) -> float | None:
        """When something is to be done here without anybody asking: at once for bots, else the next deadline."""
        if self.phase() != "running":
            return None
        if self.bot_to_move() is not None or self.standing_answer() is not None:
            return 0.0
        times = [time for number in self.asked() for time in self.deadlines(number)]
        return min(times, default=None)

    def deadline(self, number: int) -> float | None:
        """When a seat is late, by the table's clock or by the rules."""
        if number not in self.asked():
            return None
        times = [self.seats[number].deadline(self.plan.clock), self.rules_deadline(number)]
        return min([time for time in times if time is not None], default=None)

    def deadlines(self, number: int) -> list[float]:
        seat = self.seats[number]
        limits = [self.rules_deadline(number)]
        if self.plan.late != "wait":
            deadline = seat.deadline(self.plan.clock)
            limits += [0.0 if seat.left else None, None if deadline is None else deadline + GRACE]
        return [limit for limit in limits if limit is not None]


# ---- words


def listed(options: object) -> list[dict[str, int]]:
    assert isinstance(options, list)
    return options


def done_words(entry: Entry) -> wire.Done:
    fact = entry.fact
    if isinstance(fact, facts.Answered):
        return wire.Done(id="", seq=entry.seq, taken=len(fact.picks))
    return wire.Done(id="", seq=entry.seq, table=fact.table if isinstance(fact, facts.Renewed) else None)


def command_key(caller: Caller, name: str) -> str:
    """A command's id is its sender's own."""
    return hashlib.sha256(f"{caller.person}/{name}".encode()).hexdigest()[:32]


def holder_name(table: str, number: int, given: int) -> str:
    return f"token/{table}/{number}/{given}"


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise BadRequest(f"There is no bot '{name[:40]}'; there are {', '.join(BOTS)}.")


def told_by(table: Table, seat: SeatId, picks: list[Pick]) -> int:
    """How many of these picks are made before the first that is refused, up to the last of them that told something
    new; 0 if none did."""
    twin = table.twin()
    told = 0
    for made, pick in enumerate(picks, 1):
        try:
            twin.answer(seat, [pick])
        except Refusal:
            return told
        if twin.gave_information(twin.seq()):
            told = made
    return told


def new_plan(plan: wire.NewTable, games: Editions) -> Game:
    """Check a table somebody wants, options and all, before anything is made; gives its game by the newest rules."""
    newest = {game.name: game for game in games.values()}
    game = newest.get(plan.game)
    if game is None:
        raise BadRequest(f"There is no game '{plan.game}'; there are {', '.join(newest)}.")
    if not plan.name.isprintable():
        raise BadRequest("The name of a table is one line of printable characters.")
    for chair in plan.seats:
        if (chair.sit == "bot") != (chair.bot is not None):
            raise BadRequest("A seat names a bot if it is a bot's, and only then.")
        if chair.bot is not None:
            check_bot(chair.bot)
    check_bot(plan.stand_in)
    # The engine knows what it can seat and which options go together.
    Table(game, len(plan.seats), plan.options, {"make": "fast", "seed": 0})
    return game


def commitment_of(seed: str) -> str:
    return commitment({"make": "sealed", "seed": seed})
