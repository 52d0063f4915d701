"""Short words for tests of the terminal: games in this process and through pipes."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from harena.core.seeding import seal_for
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.rules import book
from harena.terminal.players import seat_players
from harena.terminal.screen import Screen
from harena.terminal.session import Session

NAME = "colossal-arena"
GAME = GAMES[NAME]


class Script(Screen):
    """A screen whose answers come from a function of what was shown since the last answer; None ends the input."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        self.written = io.StringIO()
        super().__init__(io.StringIO(), self.written)
        self.answer = answer
        self.shown: list[str] = []
        """What was on the screen at each answer, the prompt last."""
        self.mark = 0

    def ask(self, prompt: str) -> str:
        text = self.written.getvalue()[self.mark :] + prompt
        self.shown.append(text)
        line = self.answer(text)
        if line is None:
            raise EOFError
        self.written.write(f"{prompt}{line}\n")
        self.mark = len(self.written.getvalue())
        return line

    def text(self) -> str:
        return self.written.getvalue()


def always(line: str) -> Callable[[str], str | None]:
    return lambda _: line


def lines(*answers: str) -> Callable[[str], str | None]:
    """These answers in order, then the end of input."""
    left = list(answers)
    return lambda _: left.pop(0) if left else None


def seat(
    screen: Screen,
    file: Path,
    seats: str = "me,steady,steady",
    lang: str = "en",
    seed: str = "7",
    options: dict[str, object] | None = None,
    start: str | None = None,
    name: str = NAME,
) -> Session:
    """A new game at a screen."""
    pages = book(name, lang)
    players = seat_players(seats.split(","), pages)
    table = Table(GAMES[name], len(players), options or {}, seal_for(seed), start)
    return Session(table, players, pages, screen, file)


def play(
    file: Path,
    *answers: str,
    seats: str = "me,steady,steady",
    lang: str = "en",
    start: str | None = None,
    name: str = NAME,
) -> tuple[Session, Script]:
    """A game in which these answers were given."""
    script = Script(lines(*answers))
    session = seat(script, file, seats, lang, start=start, name=name)
    session.run()
    return session, script
