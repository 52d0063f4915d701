"""A table for people: what they may ask of it. Methods named after commands check, change and keep a fact."""

from __future__ import annotations

import hashlib
from typing import assert_never, final

import msgspec

from ..bots.catalogue import BOTS
from ..core.chance import Fast
from ..core.errors import BadRequest, NotAMove, Refusal
from ..core.game import Editions, Game, newest
from ..core.ids import Pick
from ..core.ids import Seat as SeatId
from ..core.seeding import commitment
from ..core.table import Table
from . import facts, wire
from .chairs import Seat
from .dues import Dues
from .errors import Frozen, NotAllowed, Stale, Unfit
from .fold import Caller, Phase, holder_name


@final
class Room(Dues):
    """A table, asked and answering."""

    # ---- guards

    def check_phase(self, *phases: Phase) -> None:
        phase = self.phase()
        if phase in phases:
            return
        if phase == "frozen":
            raise Frozen("frozen", {"why": str(self.frozen)})
        raise NotAllowed({"open": "not-begun", "running": "begun", "over": "over"}[phase])

    def own_seat(self, caller: Caller, number: int | None) -> int:
        """The seat somebody acts for: the one named, or the only one he has."""
        own = self.seats_of(caller.person)
        if number is not None:
            if number in own:
                return number
            raise NotAllowed("seat-not-yours", {"seat": number})
        if not own:
            raise NotAllowed("no-seat")
        if len(own) > 1:
            asked = [seat for seat in own if seat in self.asked()]
            if len(asked) != 1:
                raise NotAllowed("several-seats")
            return asked[0]
        return own[0]

    def named_seat(self, number: int) -> Seat:
        if number >= len(self.seats):
            raise BadRequest(f"This table has seats 0 to {len(self.seats) - 1}, not {number}.")
        return self.seats[number]

    def check_host(self, caller: Caller) -> None:
        if caller.person != self.host:
            raise NotAllowed("host-only")

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
        if own and command.seat in (None, *own) and (away or command.token is None):
            # Whoever sits there already is just back, from wherever he was.
            self.check_phase("open", "running", "over")
            self.keep(facts.Back([*away, *own][0] if command.seat is None else command.seat), now, key)
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
                raise NotAllowed("no-free-seat")
            held = [seat for seat in free if self.seats[seat].held_for == caller.person]
            return (held or free)[0]
        seat = self.named_seat(number)
        # A bot's seat in a running game may be taken by whoever its token was given to.
        if seat.person is not None or (seat.bot is not None and by_token is None):
            raise NotAllowed("seat-taken", {"seat": number})
        if by_token is None and seat.held_for not in (None, caller.person):
            raise NotAllowed("seat-kept", {"seat": number})
        return number

    def entitled(self, token: str | None, caller: Caller) -> int | None:
        """The seat that somebody's token gives him; none if he may choose. Without a right he is refused."""
        for number, seat in enumerate(self.seats):
            if caller.person == holder_name(self.id, number, seat.given):
                return number
        if token is not None:
            number_for = self.seat_for(token)
            if number_for is None and not self.invites(token):
                raise NotAllowed("old-link")
            return number_for
        held = any(seat.held_for == caller.person for seat in self.seats)
        if not (self.plan.public or held or caller.person == self.host):
            raise NotAllowed("invitation")
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
                raise NotAllowed("seat-occupied", {"name": seat.name})
        else:
            self.own_seat_or_host(caller)
            others = seat.person not in (None, caller.person) and seat.bot is None and not seat.left
            if others and not seat.late(self.plan.clock, now):
                raise NotAllowed("seat-in-time", {"name": seat.name})
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
            raise NotAllowed("seat-free")
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
        # Who is asked may answer for as long as he is; anybody else can only have meant another moment of the table.
        since = seat.since if number in self.asked() else self.seq
        if not since <= command.seq <= self.seq:
            raise Stale("moved-on")
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

    def why_not(self, caller: Caller, asked: wire.WhyNotAsked) -> Refusal | None:
        """The refusal that a move would meet; none if it is possible."""
        self.check_phase("running")
        return refusal_of(self.running(), SeatId(self.own_seat(caller, asked.seat)), asked.say)

    def seat_to_advise(self, caller: Caller, number: int | None) -> int:
        """The seat that asks what the champion would do."""
        self.check_phase("running")
        seat = self.own_seat(caller, number)
        if not self.gives_hints():
            raise NotAllowed("no-hints")
        if seat not in self.asked():
            raise NotAllowed("not-asked")
        return seat

    # ---- taking back

    def undo(self, number: int, now: float, key: str) -> None:
        self.check_phase("running")
        table, seat = self.running(), self.seats[number]
        clause = table.game.forbids_undo(table.state)
        if clause is not None:
            raise NotAllowed("final-answers", {"clause": str(clause)}, clause)
        last = self.last_answer(number)
        if last is None:
            raise NotAllowed("nothing-to-undo")
        if self.told_nothing_since(number, last):
            self.keep(facts.Undone(number, last - 1), now, key)
            return
        if self.wish is not None:
            raise NotAllowed("wish-open")
        if now < seat.wish_after:
            raise NotAllowed("wish-declined", {"seconds": round(seat.wish_after - now)})
        self.keep(facts.Wished(number, last - 1), now, key)
        self.grant(now)

    def last_answer(self, number: int) -> int | None:
        """The entry of the game in which a seat last chose something: what stood beforehand would only be given
        again."""
        entries = self.running().entries
        own = [seq for seq in range(1, len(entries)) if entries[seq].seat == number and self.givers[seq] != "standing"]
        return own[-1] if own else None

    def told_nothing_since(self, number: int, last: int) -> bool:
        point = self.running().undo_point(SeatId(number))
        return point is not None and point < last

    def may_take_back(self, number: int) -> bool:
        """Whether a seat needs nobody's consent to take back its last answer: bots give theirs."""
        table, last = self.running(), self.last_answer(number)
        if last is None or table.game.forbids_undo(table.state) is not None:
            return False
        return self.against_bots(number) or self.told_nothing_since(number, last)

    def consent(self, command: wire.Consent, caller: Caller, now: float, key: str) -> None:
        self.check_phase("running")
        number = self.own_seat(caller, command.seat)
        if self.wish is None or number == self.wish.seat or number in self.agreed:
            raise NotAllowed("no-consent")
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
        self.keep(facts.Stood(number, command.answers, command.forced), now, key)

    def say(self, command: wire.Say, caller: Caller, now: float, key: str) -> None:
        if not self.seats_of(caller.person) and caller.person != self.host:
            raise NotAllowed("speak")
        if not command.text.isprintable():
            raise Unfit("speech")
        self.keep(facts.Said(caller.name, command.text), now, key)


# ---- words


def refusal_of(table: Table, seat: SeatId, say: str) -> Refusal | None:
    """What a move would meet: it is tried on a copy, with a chance of its own."""
    try:
        table.state.clone(Fast(0)).answer(seat, table.game.picks.parse(say))
    except Refusal as refusal:
        return refusal
    return None


def command_key(caller: Caller, name: str) -> str:
    """A command's id is its sender's own."""
    return hashlib.sha256(f"{caller.person}/{name}".encode()).hexdigest()[:32]


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise BadRequest(f"There is no bot '{name[:40]}'; available: {', '.join(BOTS)}.")


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
    known = newest(games)
    game = known.get(plan.game)
    if game is None:
        raise BadRequest(f"There is no game '{plan.game}'; available: {', '.join(known)}.")
    if not plan.name.isprintable():
        raise Unfit("table-name")
    for chair in plan.seats:
        if (chair.sit == "bot") != (chair.bot is not None):
            raise BadRequest("A seat names a bot if it is a bot's, and only then.")
        if chair.bot is not None:
            check_bot(chair.bot)
        if chair.name != "" and chair.sit != "me":
            raise BadRequest("The host can only name players at the host's own screen.")
        if not chair.name.isprintable():
            raise Unfit("name-letters")
    check_bot(plan.stand_in)
    # The engine knows what it can seat and which options go together.
    Table(game, len(plan.seats), plan.options, {"make": "fast", "seed": 0})
    return game


def commitment_of(seed: str) -> str:
    return commitment({"make": "sealed", "seed": seed})
