"""What somebody may type besides moves. Each command gives True when the question is to be asked anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final, Protocol

from ..core.errors import BadRequest
from ..core.ids import Seat
from ..rules import Book, plain_letters
from .asking import Question
from .drawing import Drawer, Sight
from .players import Players
from .reading import rules_picture
from .reasons import Reasons, hint_for
from .saves import save_game, save_seats
from .screen import Screen, together
from .telling import Paragraph, told

if TYPE_CHECKING:
    from .session import Session


class Leave(Exception):
    """Somebody leaves the table; the game stays resumable."""


class Sitting(Protocol):
    """Somebody's place at a table, played here or far away: what commands need that only show things."""

    @property
    def screen(self) -> Screen: ...
    @property
    def book(self) -> Book: ...
    @property
    def players(self) -> Players: ...
    @property
    def drawer(self) -> Drawer: ...
    @property
    def last_told(self) -> list[Paragraph]: ...
    def sight(self, seat: int | None) -> Sight: ...
    def paragraphs(self, seat: int | None, first: int) -> list[Paragraph]: ...


def explain(session: Session, question: Question, rest: str) -> bool:
    explain_question(session, question)
    session.screen.line(session.book.say("help"))
    return False


def explain_question(session: Sitting, question: Question) -> None:
    session.screen.show(question.picture())
    session.screen.line()
    for line in question.explained():
        session.screen.line(line)
    session.screen.line()
    session.screen.line(session.book.say("label-legend"))


def why(session: Session, question: Question, rest: str) -> bool:
    """The rules behind what was told last. Bots' reasons are for later."""
    told_why(session, question.seat)
    if any(not player.is_person() for player in session.players.all):
        session.screen.line(session.book.say("why-bots", file=quote(str(session.file))))
    return False


def told_why(session: Sitting, seat: int | None) -> None:
    """The rules behind what was told last; nothing told yet, behind the last turn."""
    told_last = session.last_told or session.paragraphs(seat, 0)[-1:]
    sentences = [sentence for paragraph in told_last for sentence in paragraph.sentences]
    seen: set[str] = set()
    for sentence in sentences:
        if sentence.clause not in seen:
            seen.add(sentence.clause)
            session.screen.line(f"{sentence.text} {session.book.rule(sentence.clause)}")


def hint(session: Session, question: Question, rest: str) -> bool:
    """What the champion would do in this place, and why; for nobody but the one who is asked."""
    if rest:
        session.screen.line(session.book.say("hint-yours"))
        return False
    if len(question.all) == 1:
        session.screen.line(session.book.say("hint-only"))
        return False
    told_why = Reasons(hint_for(session.table, Seat(question.seat)), session.book, session.players, question.seat)
    session.screen.show(told_why.picture(session.book.say("hint", move=told_why.move(told_why.why.chosen))))
    return False


def rules(session: Session, question: Question, rest: str) -> bool:
    show_rules(session, rest)
    return False


def show_rules(session: Sitting, rest: str) -> None:
    if not rest:
        for chapter in session.book.chapters():
            session.screen.line(f"{chapter}  {session.book.title(chapter)}")
        session.screen.line(session.book.say("rules-hint"))
        return
    found = session.book.find(rest)
    if found:
        session.screen.show(rules_picture(session.book, found))
    else:
        session.screen.line(session.book.say("rules-nothing", words=rest[:60]))


def hand(session: Session, question: Question, rest: str) -> bool:
    show_hand(session, question.seat)
    return False


def show_hand(session: Sitting, seat: int | None) -> None:
    sight = session.sight(seat)
    session.screen.show(together(session.drawer.hand(sight), session.drawer.known(sight)))


def board(session: Session, question: Question, rest: str) -> bool:
    session.screen.show(session.drawer.board(session.sight(question.seat)))
    session.screen.show(question.picture())
    return False


def log(session: Session, question: Question, rest: str) -> bool:
    session.screen.show(told(session.paragraphs(question.seat, 0), session.players))
    return False


def undo(session: Session, question: Question, rest: str) -> bool:
    """One answer back, as long as it told and drew nothing; the engine says how far."""
    table = session.table
    clause = table.game.forbids_undo(table.state)
    if clause is not None:
        session.screen.line(session.book.say("undo-final", clause=str(clause)))
        return False
    if table.undo_point(Seat(question.seat)) is None:
        session.screen.line(session.book.say("undo-not"))
        return False
    table.undo(table.seq() - 1)
    session.told_up_to[question.seat] = len(table.log.events)
    session.save()
    session.screen.line(session.book.say("undone"))
    return True


def save_copy(session: Session, question: Question, rest: str) -> bool:
    path = Path(rest) if rest else session.file
    try:
        save_seats(session.players.all, path)
        save_game(session.record.write(session.table), path)
    except BadRequest as refusal:
        session.screen.line(session.book.refusal(refusal))
        return False
    session.screen.line(session.book.say("saved", file=str(path)))
    return False


def leave(session: Session, question: Question, rest: str) -> bool:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, Question, str], bool]]] = {
    "help": explain,
    "why": why,
    "hint": hint,
    "rules": rules,
    "hand": hand,
    "board": board,
    "log": log,
    "undo": undo,
    "save": save_copy,
    "quit": leave,
}


def command_of(line: str, book: Book, commands: Iterable[str] = COMMANDS) -> tuple[str, str]:
    """The command a line begins with and what follows it; no name if it is none."""
    first, _, rest = line.strip().partition(" ")
    for name in commands:
        if plain_letters(first) in plain_letters(book.say(f"command-{name}")).split():
            return name, rest.strip()
    return "", ""
