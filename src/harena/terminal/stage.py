"""What a person is shown between questions, at a table here or far away."""

from __future__ import annotations

from typing import Final, final

from ..core.game import Result
from ..rules import Book
from .drawing import Drawer, Sight
from .screen import Screen, together
from .telling import Paragraph, told


@final
class Stage:
    """A screen, and the pictures of one game."""

    def __init__(self, screen: Screen, book: Book, drawer: Drawer) -> None:
        self.screen: Final = screen
        self.book: Final = book
        self.drawer: Final = drawer

    def draw_curtain(self, player: str) -> None:
        """The screen shows nothing until the next person is there."""
        self.screen.draw_curtain()
        self.screen.ask(self.book.say("curtain", player=player) + " ")

    def tell(self, news: list[Paragraph], sight: Sight) -> None:
        """News, and what has changed on the board."""
        self.screen.show(together(told(news, sight.players), self.drawer.glance(sight)))

    def tell_all(self, news: list[Paragraph], sight: Sight, *, first: bool) -> None:
        """News, and the whole board."""
        self.screen.heading(self.book.say("news-first" if first else "news" if news else "board"))
        self.screen.show(told(news, sight.players))
        self.screen.line()
        self.screen.show(self.drawer.board(sight))

    def end(self, news: list[Paragraph] | None, sight: Sight, result: Result) -> None:
        """The last news, the standings, and what decided."""
        if news is not None:
            self.screen.heading(self.book.say("news"))
            self.screen.show(told(news, sight.players))
        self.screen.line()
        self.screen.show(self.drawer.board(sight))
        self.screen.heading(self.book.say("end-title"))
        self.screen.show(self.drawer.ending(sight, result))
        for clause in result.clauses:
            self.screen.line(self.book.rule(clause))
        self.screen.line()
