"""A seat at a table far away, with the same pictures and questions as at one played here."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final, final

import msgspec

from ..core.errors import BadRequest, NotAMove, NotAnOption, NotYourTurn, Refusal
from ..core.game import Result
from ..core.ids import SEAT_COLOURS, Clause, Pick
from ..rules import Book
from ..server import wire
from .asking import Question
from .commands import Leave, command_of
from .drawers import DRAWERS
from .drawing import Drawer, Sight
from .matching import Matcher, Unclear
from .players import PERSON, Player, Players
from .remote_commands import REMOTE_COMMANDS
from .remote_line import Declined, Far, Found, GivenUp, Heard, Inbox, Line, Lost, new_id
from .saves import replace
from .screen import Picture, Screen
from .stage import Stage
from .telling import Paragraph, Words, paragraphs, told, turn_before

INTERRUPTED: Final = 130
_LATER: Final = ("too-much", "too-busy")
"""Refusals of a connection after which it is tried again."""
_TYPED: Final = {kind.kind: kind for kind in (NotYourTurn, NotAnOption, NotAMove)}


@final
class Eyes:
    """The table as one seat has seen it so far."""

    def __init__(self, words: wire.TableWords) -> None:
        self.words = words
        self.events: list[Words] = []
        self.told = 0
        """The first event that was not told yet."""

    def take(self, words: wire.TableWords) -> bool:
        """Add what is new; gives whether something that was told has been taken back."""
        self.words = words
        self.events[words.first :] = words.events
        back = words.first < self.told
        self.told = min(self.told, words.first)
        return back

    def known(self, first: int) -> list[Words]:
        return [words for words in self.events[first:] if "kind" in words]


@final
class RemoteSession:
    """One person in front of the screen, and a table on a server."""

    def __init__(self, far: Far, first: wire.TableWords, pages: Book, screen: Screen, record: Path | None) -> None:
        self.far: Final = far
        self.book: Final = pages
        self.screen: Final = screen
        self.record: Final = record
        self.drawer: Final[Drawer] = DRAWERS[first.game]
        self.stage: Final = Stage(screen, pages, self.drawer)
        self.inbox: Final = Inbox(screen)
        self.line: Final = Line(far, self.inbox)
        self.eyes: Final[dict[int | None, Eyes]] = {}
        self.table = first
        """The latest words of the table, whoever's."""
        self.players = players_of(first, pages)
        self.question: Question | None = None
        self.asked: wire.Question | None = None
        """What the question was made of."""
        self.sent: Final[dict[str, wire.AnyCommand]] = {}
        """What the server has not answered yet, by id."""
        self.wait_for = -1
        """The number of the table that an answer has led to: nothing is asked before it is here."""
        self.last_told: list[Paragraph] = []
        self.facing: int | None = None
        self.new_turn = True
        self.said = -1
        self.waiting: list[int] = []
        self.who_told: list[str] = []
        self.wish_told = False
        self.up = False
        """Whether the line is up."""
        self.lost = False
        """Whether it was told that it is not."""

    # ---- the game

    def run(self) -> int:
        """Play until the end or until somebody leaves; gives the exit status."""
        self.screen.line(
            self.book.say("join-title", game=self.book.say("game"), table=printable(self.table.name) or self.table.id)
        )
        self.line.open()
        try:
            while not self.is_over():
                self.handle(self.inbox.next(self.prompt()))
            self.end()
        except Leave:
            self.leave_seats()
        except (EOFError, KeyboardInterrupt) as gone:
            self.go_away()
            return INTERRUPTED if isinstance(gone, KeyboardInterrupt) else 0
        finally:
            self.line.close()
            self.inbox.close()
        return 0

    def prompt(self) -> str | None:
        """What stands before the cursor: only whoever is asked is to type, or is to start; though others may."""
        if self.eyes and self.table.phase == "open" and self.table.host and not self.is_busy():
            return "> "
        if self.question is None or self.is_busy():
            return None
        return f"{self.players.names[self.question.seat]} > "

    def is_busy(self) -> bool:
        """Whether something is under way: unanswered, or answered but not seen yet."""
        return bool(self.sent) or self.table.seq < self.wait_for

    def is_over(self) -> bool:
        return self.table.phase == "over" and bool(self.eyes) and not self.sent

    def handle(self, heard: Heard | str) -> None:
        match heard:
            case str():
                self.obey(heard.strip())
            case wire.TableWords():
                self.take(heard)
            case wire.Done():
                self.done(heard)
            case wire.Refused():
                self.refused(heard)
            case Lost():
                self.tell_lost()
            case Found():
                self.tell_found()
            case GivenUp():
                raise BadRequest(self.book.say("join-given-up", link=quote(self.link())))

    # ---- what the server says

    def take(self, words: wire.TableWords) -> None:
        self.table = words
        for seat in [one for one in self.eyes if (one is None) != (words.seat is None)]:
            # Somebody who sat down or was sent away looks with other eyes from now on.
            del self.eyes[seat]
        eyes = self.eyes.setdefault(words.seat, Eyes(words))
        if words.first > len(eyes.events):
            self.line.start_over()
            return
        if eyes.take(words):
            self.say(self.book.say("join-taken-back"))
        self.players = players_of(words, self.book)
        self.settle()

    def done(self, done: wire.Done) -> None:
        sent = self.sent.pop(done.id, None)
        if sent is None:
            return
        self.wait_for = max(self.wait_for, done.seq)
        if picks_in(sent) and done.taken != len(picks_in(sent)):
            self.say(self.book.say("rest-not-done"))
        self.settle()

    def refused(self, refused: wire.Refused) -> None:
        if not self.up and refused.error.kind not in _LATER:
            # The table does not let one in.
            raise Declined(refused.error)
        sent = self.sent.pop(refused.id or "", None)
        if sent is None:
            return
        if refused.missed is not None:
            self.say(self.book.say("join-moved-on"))
            self.forget_question()
            self.take(refused.missed)
            return
        self.say(self.refusal(refused.error, sent))
        if len(picks_in(sent)) > 1:
            self.say(self.book.say("nothing-done"))
        self.settle()

    def refusal(self, wrong: wire.Wrong, sent: wire.AnyCommand) -> str:
        kind = _TYPED.get(wrong.kind, BadRequest)
        refusal = kind(wrong.say, None if wrong.clause is None else Clause(wrong.clause))
        picks = picks_in(sent)
        tried = self.book.game.picks.say(Pick(picks[0])) if len(picks) == 1 else ""
        return self.book.refusal(refusal, tried, self.players.names)

    def tell_lost(self) -> None:
        self.up = False
        if not self.lost:
            self.say(self.book.say("join-lost"))
        self.lost = True

    def tell_found(self) -> None:
        if self.lost:
            self.say(self.book.say("join-found"))
        self.up, self.lost = True, False
        for command in self.sent.values():
            # It may have come through or not: its id makes the repeat harmless.
            self.line.send(command)

    # ---- what is shown

    def say(self, words: str) -> None:
        self.inbox.hush()
        self.screen.line(words)

    def settle(self) -> None:
        """Tell what is new and, if one of one's own seats is asked, put the question."""
        if self.is_busy() or self.table.phase == "over":
            return
        self.tell_seats()
        self.tell_talk()
        self.tell_wish()
        seat = self.seat_to_ask()
        if seat is not None:
            self.put_question(seat)
            return
        self.forget_question()
        self.tell_waiting()

    def seat_to_ask(self) -> int | None:
        asked = [seat for seat, eyes in self.eyes.items() if seat is not None and eyes.words.asked is not None]
        asked = [seat for seat in asked if self.table.seats[seat].bot is None] or asked
        if not asked or self.table.phase != "running":
            return None
        return self.facing if self.facing in asked else asked[0]

    def forget_question(self) -> None:
        self.question = self.asked = None

    def put_question(self, seat: int) -> None:
        asked = self.eyes[seat].words.asked
        assert asked is not None
        if self.asked == asked:
            self.tell_quietly(seat)
            return
        self.inbox.hush()
        self.come_forward(seat)
        self.tell_news(seat)
        self.asked, self.question, self.waiting = asked, self.question_for(seat, asked), []
        self.screen.gap()
        self.screen.show(self.question.picture())
        deadline = self.table.seats[seat].deadline
        if deadline is not None:
            self.screen.line(self.book.say("join-seconds", seconds=max(0, round(deadline - self.table.at))))
        if self.table.seats[seat].bot is not None:
            self.screen.line(self.book.say("join-stood-in"))

    def question_for(self, seat: int, asked: wire.Question) -> Question:
        words = {**msgspec.to_builtins(asked), **asked.facts}
        return Question(words, self.book, self.players, self.drawer.notes(self.sight(seat)))

    def sight(self, seat: int | None) -> Sight:
        words = self.eyes[seat].words if seat in self.eyes else self.table
        assert words.view is not None

        def odds() -> dict[str, object]:
            return {} if seat is None else self.far.odds(seat)

        def events() -> list[Words]:
            return self.eyes[seat].known(0) if seat in self.eyes else []

        return Sight(words.view, words.options, odds, seat, self.players, self.book, events)

    def come_forward(self, seat: int) -> None:
        """Between two seats of one person's the screen is cleared, as others may look at it."""
        if self.facing == seat:
            return
        if len([one for one in self.eyes if one is not None]) > 1:
            self.stage.draw_curtain(self.players.names[seat])
            self.last_told = []
        self.facing = seat
        self.new_turn = True

    def tell_news(self, seat: int) -> None:
        """What happened since this seat was last told, and the board when others have moved."""
        eyes = self.eyes[seat]
        first, news = eyes.told, self.paragraphs(seat, eyes.told)
        eyes.told = len(eyes.events)
        if news:
            self.last_told = news
        if not self.new_turn and not any(paragraph.seat != seat for paragraph in news):
            self.stage.tell(news, self.sight(seat))
            return
        self.new_turn = False
        self.stage.tell_all(news, self.sight(seat), first=first == 0)

    def paragraphs(self, seat: int | None, first: int) -> list[Paragraph]:
        eyes = self.eyes[seat]
        view = eyes.words.view
        if view is None:
            return []
        turn = turn_before(reversed(eyes.events[:first]), view, self.drawer)
        return paragraphs(eyes.known(first), view, seat, self.book, self.players, self.drawer, turn)

    def tell_waiting(self) -> None:
        """While others think: what they have done, and who they are. Bots are not waited for."""
        if self.table.phase != "running":
            return
        people = [seat for seat in self.table.waiting if self.table.seats[seat].bot is None]
        reader = self.reader()
        if people or reader is None:
            self.tell_quietly(reader)
        if people and people != self.waiting:
            self.say(self.book.say("join-waiting", players=", ".join(self.called(seat) for seat in people)))
        self.waiting = people

    def reader(self) -> int | None:
        """Through whose eyes this is told: one's only seat's, or a spectator's."""
        return next(iter(self.eyes)) if len(self.eyes) == 1 else self.facing

    def tell_quietly(self, reader: int | None) -> None:
        """News without a question after them. Between several seats of one's own nothing is told but to each."""
        if reader not in self.eyes or len(self.eyes) > 1:
            return
        eyes = self.eyes[reader]
        news = self.paragraphs(reader, eyes.told)
        if eyes.told == 0 and reader is None and eyes.words.view is not None:
            self.inbox.hush()
            self.screen.show(self.drawer.board(self.sight(None)))
            news = news[-1:]
        eyes.told = len(eyes.events)
        if news:
            self.inbox.hush()
            self.last_told = news
            self.screen.show(told(news, self.players))
            self.new_turn = True

    def called(self, seat: int) -> str:
        name = printable(self.table.seats[seat].name)
        return f"{self.players.names[seat]} ({name})" if name else self.players.names[seat]

    def tell_seats(self) -> None:
        """Who sits where and how the table stands, whenever that has changed."""
        lines = [self.seat_line(number) for number in range(len(self.table.seats))]
        if self.table.phase == "open":
            lines.append(self.book.say("join-open"))
        elif None in self.eyes:
            lines.append(self.book.say("join-watching"))
        if self.table.frozen is not None:
            lines.append(self.book.say("join-frozen", why=printable(self.table.frozen)))
        for line in lines:
            if line not in self.who_told:
                self.say(line)
        self.who_told = lines

    def seat_line(self, number: int) -> str:
        seat, player = self.table.seats[number], self.players.names[number]
        name = self.book.say("seat-you") if seat.yours and None not in self.eyes else printable(seat.name)
        if seat.kind == "open":
            return self.book.say("join-free", player=player)
        if seat.kind == "bot":
            return self.book.say("join-bot", player=player, bot=printable(seat.bot or ""))
        if seat.bot is not None:
            return self.book.say("join-person-bot", player=player, name=name, bot=printable(seat.bot))
        key = "join-person" if (seat.here or seat.yours) and not seat.left else "join-person-away"
        return self.book.say(key, player=player, name=name)

    def tell_talk(self) -> None:
        for line in self.table.said:
            if line.seq > self.said:
                self.said = line.seq
                self.say(self.book.say("join-said", name=printable(line.name), text=printable(line.text)))

    def tell_wish(self) -> None:
        wish = self.table.wish
        own = [seat for seat in self.eyes if seat is not None]
        if wish is None or wish.seat in own or not own:
            self.wish_told = False
        elif not self.wish_told:
            self.wish_told = True
            self.say(self.book.say("join-wish", player=self.called(wish.seat)))

    # ---- what somebody types

    def obey(self, line: str) -> None:
        name, rest = command_of(line, self.book, REMOTE_COMMANDS)
        if name:
            REMOTE_COMMANDS[name](self, rest)
        elif (page := self.page(line)) is not None:
            self.screen.show(page)
        elif self.question is not None and not self.is_busy():
            self.answer(self.question, line)
        elif line:
            self.say(self.book.say("join-not-asked"))

    def page(self, line: str) -> Picture | None:
        """A page of the game's own, once there is a table to look at."""
        reader = self.reader()
        if self.table.view is None or reader not in self.eyes:
            return None
        return self.drawer.page(line, self.sight(reader))

    def answer(self, question: Question, line: str) -> None:
        try:
            picks = (
                Matcher(question).read(self.drawer.in_full(line, question.asked, self.book)) or question.only_option()
            )
        except Unclear as unclear:
            self.screen.line(str(unclear))
            return
        if not picks:
            self.screen.show(question.picture())
            return
        self.send(
            wire.Move(
                id=new_id(),
                seq=self.eyes[question.seat].words.seq,
                picks=[int(pick) for pick in picks],
                seat=question.seat,
            )
        )

    def send(self, command: wire.AnyCommand) -> None:
        self.sent[command.id] = command
        self.line.send(command)

    def own_seat(self) -> int | None:
        """The seat a command is for: the one asked, or the only one."""
        if self.question is not None:
            return self.question.seat
        own = [seat for seat in self.eyes if seat is not None]
        return own[0] if own else None

    # ---- the end

    def end(self) -> None:
        """The last news, the standings, what decided, and where the record lies."""
        words = self.table.result
        assert words is not None
        result = Result(words["places"], words["scores"], [Clause(clause) for clause in words["clauses"]])
        reader = self.reader() if len(self.eyes) == 1 else None
        self.inbox.hush()
        first = self.eyes[reader].told if reader in self.eyes else 0
        news = self.paragraphs(reader, first) if reader in self.eyes else []
        # Whoever comes when all is over is told how it ended, not all of it.
        self.stage.end(news if first else news[-1:], self.sight(reader), result)
        self.tell_talk()
        self.tell_record()
        if self.table.next is not None:
            self.screen.line_to_copy(self.book.say("join-next", link=f"{self.far.link.base}/t/{self.table.next}"))

    def tell_record(self) -> None:
        if self.record is None:
            self.screen.line(self.book.say("join-record", url=self.far.record_url()))
            return
        replace(self.record, self.far.record())
        self.screen.line(self.book.say("end-record", file=quote(str(self.record))))

    def leave_seats(self) -> None:
        own = [seat for seat in self.eyes if seat is not None]
        with suppress(Refusal):
            for seat in own:
                self.far.do(wire.Leave(id=new_id(), seat=seat))
        self.farewell("join-left")

    def go_away(self) -> None:
        self.inbox.hush()
        self.farewell("join-away")

    def farewell(self, key: str) -> None:
        own = [seat for seat in self.eyes if seat is not None]
        self.screen.line_to_copy(self.book.say(key if own else "join-stopped-watching", link=quote(self.link())))

    def link(self) -> str:
        """The link that brings one back to one's own seat."""
        return self.far.link.shown(self.far.bearer)


# ---- words


def players_of(words: wire.TableWords, pages: Book) -> Players:
    """Who sits where, by colour: seats have them in the same order everywhere."""
    return Players(
        [
            Player(number, SEAT_COLOURS[number], PERSON if seat.bot is None else printable(seat.bot))
            for number, seat in enumerate(words.seats)
        ],
        pages,
    )


def picks_in(command: wire.AnyCommand) -> list[int]:
    return command.picks if isinstance(command, wire.Move) and isinstance(command.picks, list) else []


def printable(words: str) -> str:
    """What others wrote, without anything a terminal would obey."""
    return "".join(letter for letter in words if letter.isprintable())[:500]
