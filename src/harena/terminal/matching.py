"""From what somebody typed to picks of the game. Whether a pick is allowed is the engine's to say."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from ..core.errors import NotAMove
from ..core.ids import Pick
from ..rules import Book, plain_letters
from .asking import Question

_FEW: Final = 6


class Unclear(Exception):
    """Words that fit no move or several; the message is a sentence for the player."""


@final
class Matcher:
    """Reads answers to one question: numbers of the list shown, or words of the engine or of the reader's language."""

    def __init__(self, question: Question) -> None:
        self.question: Final = question
        self.options: Final = question.options
        self.book: Final = question.book
        self.names: Final = tuple(question.names)
        self.picks: Final = question.book.game.picks

    def read(self, line: str) -> list[Pick]:
        """Several moves stand between commas."""
        pieces = [piece.strip() for piece in line.split(",")]
        return [self.one(piece) for piece in pieces if piece]

    def one(self, piece: str) -> Pick:
        if piece.isdecimal():
            return self.numbered(piece)
        spelled = self.spelled(piece)
        if spelled is not None:
            return spelled
        fitting = self.fitting(piece)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Unclear(self.several(piece, fitting))
        return self.of_the_game(piece)

    def numbered(self, piece: str) -> Pick:
        number = int(piece[:9])
        if not 1 <= number <= len(self.options):
            raise Unclear(self.book.say("unclear-number", number=piece[:9], last=len(self.options)))
        return self.options[number - 1]

    def spelled(self, piece: str) -> Pick | None:
        try:
            return self.picks.parse(piece)
        except NotAMove:
            return None

    def fitting(self, piece: str) -> list[Pick]:
        """The options that hold every word typed, or its beginning."""
        return [pick for pick in self.options if fits(piece, self.texts(pick))]

    def texts(self, pick: Pick) -> str:
        say = self.picks.say(pick)
        return plain_letters(f"{say} {self.question.text(say)}")

    def several(self, piece: str, fitting: list[Pick]) -> str:
        texts = [self.question.text(self.picks.say(pick)) for pick in fitting[:_FEW]]
        more = " …" if len(fitting) > _FEW else ""
        return self.book.say("unclear-several", words=piece[:60], moves="; ".join(texts) + more)

    def of_the_game(self, piece: str) -> Pick:
        """A move that is not on the list, for the engine to say what forbids it: the shortest that fits the words."""
        fitting = [(len(text.split()), pick) for pick, text in all_texts(self.book, self.names) if fits(piece, text)]
        shortest = [pick for length, pick in fitting if length == min(fitting)[0]]
        if len(shortest) != 1:
            raise Unclear(self.book.say("refused-move", words=piece[:60]))
        return shortest[0]


def fits(piece: str, text: str) -> bool:
    """Whether every word typed begins a word of the text."""
    words = text.replace("'", " ").split()
    return all(
        any(word.startswith(typed) for word in words) for typed in plain_letters(piece).replace("'", " ").split()
    )


@cache
def all_texts(book: Book, names: tuple[str, ...]) -> list[tuple[Pick, str]]:
    """Every move of the game in the reader's language."""
    return [
        (Pick(number), plain_letters(book.pick_text(say, names))) for number, say in enumerate(book.game.picks.spelled)
    ]
