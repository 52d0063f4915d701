"""How a seat at a table far away is taken: with what its link gives, or as a guest."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Final

from ..core.errors import BadRequest
from ..games.catalogue import EDITIONS
from ..rules import Book, book
from ..server import wire
from .remote_line import Declined, Far, Link, base_from, link_from, new_id
from .remote_session import RemoteSession
from .screen import Screen

GUEST: Final = "Guest"


def play_at(url: str, screen: Screen, *, name: str | None, watch: bool, record: Path | None, lang: str) -> int:
    """Take a seat at the table of a link, or look on, and stay to the end; gives the exit status."""
    check_new(record)
    far = Far(link_from(url))
    try:
        check_game(far, lang)
        if not watch:
            sit_down(far, name)
        words = far.look()
        return RemoteSession(far, words, pages_for(words, lang), screen, record).run()
    finally:
        far.close()


def host_at(url: str, wanted: wire.NewTable, screen: Screen, *, name: str, record: Path | None, lang: str) -> int:
    """Make a table at a server, tell the links to it, and stay to the end."""
    check_new(record)
    base = base_from(url)
    pages = book(wanted.game, lang)
    hall = Far(Link(base, "", None))
    try:
        hall.become_guest(name)
        made = hall.ask("POST", "/api/tables", wire.Created, wanted)
    finally:
        hall.close()
    far = Far(Link(base, made.id, None), hall.bearer)
    try:
        if any(chair.sit == "open" for chair in wanted.seats):
            screen.line_to_copy(pages.say("host-invite", link=quote(far.link.shown(made.invite))))
        if wanted.watch:
            screen.line_to_copy(pages.say("host-watch", link=quote(far.link.shown(None))))
        return RemoteSession(far, far.look(), pages, screen, record).run()
    finally:
        far.close()


def check_new(record: Path | None) -> None:
    if record is not None and record.exists():
        raise BadRequest(f"{record} already exists: name another --record.")


def chair_for(word: str) -> wire.Chair:
    """A seat as it is asked for: `me`, `open`, or the name of a bot."""
    if word in ("me", "open"):
        return wire.Chair(sit="me" if word == "me" else "open")
    return wire.Chair(sit="bot", bot=word)


def check_game(far: Far, lang: str) -> None:
    """No seat is taken at a table that could not be played from here."""
    try:
        pages_for(far.look(), lang)
    except Declined as declined:
        # Tables without spectators show themselves only to those who sit there.
        if declined.wrong.kind != "not-allowed":
            raise


def sit_down(far: Far, name: str | None) -> None:
    """Take a seat with what the link gives: the token of a seat or of a session as it is, an invitation as a guest."""
    if far.link.token is not None and name is None:
        far.bearer = far.link.token
        if come_back(far):
            return
        try:
            far.do(wire.Join(id=new_id()))
        except Declined as declined:
            if declined.wrong.kind != "not-known":
                raise
        else:
            return
    far.bearer = None
    far.become_guest(name or GUEST)
    far.do(wire.Join(id=new_id(), token=far.link.token))


def come_back(far: Far) -> bool:
    """Whether somebody sits there already; seats that a bot has taken over are taken back."""
    try:
        seats = far.look().seats
    except Declined as declined:
        if declined.wrong.kind != "not-allowed":
            raise
        return False
    own = [number for number, seat in enumerate(seats) if seat.yours]
    for number in own:
        if seats[number].left or seats[number].bot is not None:
            far.do(wire.Join(id=new_id(), seat=number))
    return bool(own)


def pages_for(words: wire.TableWords, lang: str) -> Book:
    if (words.game, words.rules) not in EDITIONS:
        raise BadRequest(
            f"This table plays {words.game[:40]} by rules version {words.rules}, which this Harena does not know: "
            "install the server's version."
        )
    return book(words.game, lang)
