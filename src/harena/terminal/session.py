"""A game at the terminal: whose answer is due, what they are told, what they type."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import Final, final

from ..bots.catalogue import BOTS
from ..core.asked import Asked
from ..core.errors import Refusal
from ..core.ids import Pick, Seat
from ..core.record import Writer
from ..core.table import Table
from ..rules import Book
from .asking import Question
from .commands import COMMANDS, Leave, command_of
from .drawers import DRAWERS
from .drawing import Drawer, Sight, sight_of
from .matching import Matcher, Unclear
from .players import Player, Players
from .reasons import chance_for
from .saves import save_game, save_seats
from .screen import Screen
from .stage import Stage
from .telling import Paragraph, known_events, paragraphs, told, turn_before


@final
class Session:
    """One table, the people and bots around it, and the file it is kept in."""

    def __init__(self, table: Table, players: list[Player], book: Book, screen: Screen, file: Path) -> None:
        self.table: Final = table
        self.players: Final = Players(players, book)
        self.book: Final = book
        self.screen: Final = screen
        self.file: Final = file
        self.record: Final = Writer()
        self.drawer: Final[Drawer] = DRAWERS[table.game.name]
        self.stage: Final = Stage(screen, book, self.drawer)
        self.told_up_to: Final = {player.seat: after_last_answer(table, player.seat) for player in players}
        self.last_told: list[Paragraph] = []
        self.facing: int | None = None
        """The person in front of the screen."""
        self.new_turn = True
        self.clock: Callable[[], float] = monotonic
        self.asked_at = 0.0
        """When the question was shown, for tables that play against the clock."""

    # ---- the game

    def run(self) -> int:
        """Play until the end or until somebody leaves; gives the exit status."""
        save_seats(self.players.all, self.file)
        self.save()
        try:
            while self.table.state.asked():
                self.next_answer()
            self.end()
        except (Leave, EOFError):
            self.farewell()
        except KeyboardInterrupt:
            # What was being carried out is dropped; the file holds the game up to the last answer.
            self.screen.line()
            self.farewell()
            return 130
        except Exception:
            # A fault in a bot or in the rules: whoever plays should at least know that the game is not lost.
            self.farewell()
            raise
        return 0

    def next_answer(self) -> None:
        """Bots answer at once; then the persons one by one."""
        asked = self.table.state.asked()
        for seat in asked:
            if not self.players.all[seat].is_person():
                self.answer(seat, [self.bot_pick(seat)])
                self.show_to_spectators()
                return
        self.person_answers(self.facing if self.facing in asked else asked[0])

    def bot_pick(self, seat: Seat) -> Pick:
        bot = BOTS[self.players.all[seat].control]
        return bot.choose(Asked(self.table.game, self.table.state, seat), chance_for(self.table, seat))

    def answer(self, seat: Seat, picks: list[Pick]) -> None:
        self.table.answer(seat, picks)
        self.save()

    def save(self) -> None:
        save_game(self.record.write(self.table), self.file)

    # ---- a person's answer

    def person_answers(self, seat: int) -> None:
        self.come_forward(seat)
        self.tell_news(seat)
        question = self.question(seat)
        self.screen.gap()
        self.screen.show(question.picture())
        self.asked_at = self.clock()
        while not self.read_answer(question):
            pass

    def read_answer(self, question: Question) -> bool:
        """Whether the question is done with: answered, or taken back to an earlier one."""
        line = self.screen.ask(f"{self.players.names[question.seat]} > ").strip()
        name, rest = command_of(line, self.book)
        if name:
            return COMMANDS[name](self, question, rest)
        page = self.drawer.page(line, self.sight(question.seat))
        if page is not None:
            self.screen.show(page)
            return False
        if self.is_late(question):
            return self.answer_late(question)
        try:
            picks = (
                Matcher(question).read(self.drawer.in_full(line, question.asked, self.book)) or question.only_option()
            )
            return self.try_answer(question, picks)
        except Unclear as unclear:
            self.screen.line(str(unclear))
            return False

    def seconds(self, question: Question) -> int | None:
        """How long the rules let somebody take for an answer."""
        return self.table.game.seconds(self.table.state, Seat(question.seat))

    def is_late(self, question: Question) -> bool:
        limit = self.seconds(question)
        return limit is not None and self.clock() - self.asked_at > limit

    def answer_late(self, question: Question) -> bool:
        """What the rules answer for somebody who took too long."""
        pick = self.table.game.late(self.table.state, Seat(question.seat))
        assert pick is not None
        move = self.book.pick_text(self.table.game.picks.say(pick), self.players.names)
        self.screen.line(self.book.say("too-late", seconds=self.seconds(question), move=move))
        return self.try_answer(question, [pick])

    def try_answer(self, question: Question, picks: list[Pick]) -> bool:
        """Carry out moves one by one. If one is refused, those before it are undone unless they drew or told."""
        if not picks:
            self.screen.show(question.picture())
            return False
        seat, start = Seat(question.seat), self.table.seq()
        for pick in picks:
            try:
                self.answer(seat, [pick])
            except Refusal as refusal:
                self.screen.line(self.book.refusal(refusal, self.table.game.picks.say(pick), self.players.names))
                return self.stands(seat, start)
        return True

    def stands(self, seat: Seat, start: int) -> bool:
        """After a refusal: whether moves made before it have changed the question."""
        if self.table.seq() == start:
            return False
        point = self.table.undo_point(seat)
        if point is None or point > start:
            self.screen.line(self.book.say("rest-not-done"))
            return True
        self.table.undo(start)
        self.save()
        self.screen.line(self.book.say("nothing-done"))
        return False

    def question(self, seat: int) -> Question:
        return Question(self.table.question(Seat(seat)), self.book, self.players, self.drawer.notes(self.sight(seat)))

    def sight(self, seat: int | None) -> Sight:
        return sight_of(self.table, seat, self.players, self.book)

    # ---- what is told

    def come_forward(self, seat: int) -> None:
        """Between two persons the screen is cleared, and shows nothing until the next one is there."""
        if self.facing == seat:
            return
        if len(self.players.persons()) > 1:
            self.stage.draw_curtain(self.players.names[seat])
            self.last_told = []
        self.facing = seat
        self.new_turn = True

    def tell_news(self, seat: int) -> None:
        """What happened since this person was last told, and the board when others have moved."""
        first = self.told_up_to[seat]
        news = self.paragraphs(seat, first)
        self.told_up_to[seat] = len(self.table.log.events)
        if news:
            self.last_told = news
        if not self.new_turn and not any(paragraph.seat != seat for paragraph in news):
            self.stage.tell(news, self.sight(seat))
            return
        self.new_turn = False
        self.stage.tell_all(news, self.sight(seat), first=first == 0)

    def paragraphs(self, seat: int | None, first: int) -> list[Paragraph]:
        events, view = known_events(self.table, seat, first), self.sight(seat).view
        before = (self.table.full_words(number) for number in range(first - 1, -1, -1))
        turn = turn_before(before, view, self.drawer)
        return paragraphs(events, view, seat, self.book, self.players, self.drawer, turn)

    def show_to_spectators(self) -> None:
        """Without a person at the table the game is told as it goes."""
        if not self.players.persons():
            first = self.table.entries[-1].first_event
            self.screen.show(told(self.paragraphs(None, first), self.players))

    # ---- the end

    def end(self) -> None:
        """The last news, the standings, what decided, and where the record lies."""
        result = self.table.game.result(self.table.state)
        assert result is not None
        persons = self.players.persons()
        reader = persons[0].seat if len(persons) == 1 else None
        first = max((self.told_up_to[person.seat] for person in persons), default=None)
        news = None if first is None else self.paragraphs(reader, first)
        self.stage.end(news, self.sight(reader), result)
        self.screen.line(self.book.say("end-record", file=quote(str(self.file))))

    def farewell(self) -> None:
        self.screen.line(self.book.say("farewell", file=quote(str(self.file))))


def after_last_answer(table: Table, seat: int) -> int:
    """The first event somebody may not have been told yet: the one after their own last answer."""
    for seq in range(table.seq(), 0, -1):
        if table.entries[seq].seat == seat:
            return table.entries[seq + 1].first_event if seq < table.seq() else len(table.log.events)
    return 0
