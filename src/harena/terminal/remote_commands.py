"""What somebody may type at a table far away, besides moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.errors import Refusal
from ..server import wire
from .commands import Leave, explain_question, show_hand, show_rules, told_why
from .remote_line import new_id
from .telling import told

if TYPE_CHECKING:
    from .remote_session import RemoteSession


def show_help(session: RemoteSession, _rest: str) -> None:
    if session.question is not None:
        explain_question(session, session.question)
    session.screen.line(session.book.say("join-help"))


def show_why(session: RemoteSession, _rest: str) -> None:
    if session.reader() in session.eyes:
        told_why(session, session.reader())


def show_board(session: RemoteSession, _rest: str) -> None:
    if session.table.view is not None and session.reader() in session.eyes:
        session.screen.show(session.drawer.board(session.sight(session.reader())))
    if session.question is not None:
        session.screen.show(session.question.picture())


def show_log(session: RemoteSession, _rest: str) -> None:
    """All that happened, asked anew: where memory is strict, what was told once may be forgotten."""
    reader = session.reader()
    if reader not in session.eyes or session.table.view is None:
        return
    try:
        session.eyes[reader].events = session.far.look(reader).events[: len(session.eyes[reader].events)]
    except Refusal as refusal:
        session.screen.line(session.book.refusal(refusal))
        return
    session.screen.show(told(session.paragraphs(reader, 0), session.players))


def show_own_hand(session: RemoteSession, _rest: str) -> None:
    if session.table.view is not None and session.reader() in session.eyes:
        show_hand(session, session.reader())


def show_who(session: RemoteSession, _rest: str) -> None:
    session.who_told = []
    session.tell_seats()


def say(session: RemoteSession, rest: str) -> None:
    if not rest:
        session.screen.line(session.book.say("join-said-what"))
        return
    session.send(wire.Say(id=new_id(), text=rest[: wire.SAY_MOST]))


def undo(session: RemoteSession, _rest: str) -> None:
    seat = session.own_seat()
    if seat is None:
        session.screen.line(session.book.say("join-only-seats"))
        return
    if not session.eyes[seat].words.undo:
        session.screen.line(session.book.say("join-wished"))
    session.send(wire.Undo(id=new_id(), seat=seat))


def agree(session: RemoteSession, _rest: str) -> None:
    consent(session, agrees=True)


def decline(session: RemoteSession, _rest: str) -> None:
    consent(session, agrees=False)


def consent(session: RemoteSession, *, agrees: bool) -> None:
    seat = session.own_seat()
    if seat is None:
        session.screen.line(session.book.say("join-only-seats"))
        return
    session.send(wire.Consent(id=new_id(), agree=agrees, seat=seat))


def start(session: RemoteSession, _rest: str) -> None:
    session.send(wire.Start(id=new_id()))


def leave(_session: RemoteSession, _rest: str) -> None:
    raise Leave


REMOTE_COMMANDS: Final[dict[str, Callable[[RemoteSession, str], None]]] = {
    "help": show_help,
    "why": show_why,
    "rules": lambda session, rest: show_rules(session, rest),
    "hand": show_own_hand,
    "board": show_board,
    "log": show_log,
    "who": show_who,
    "say": say,
    "undo": undo,
    "agree": agree,
    "decline": decline,
    "start": start,
    "quit": leave,
}
