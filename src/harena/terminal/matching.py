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
        self.options: Final = question.all
        self.listed: Final = question.options
        self.book: Final = question.book
        self.names: Final = tuple(question.names)
        self.picks: Final = question.book.game.picks

    def read(self, line: str) -> list[Pick]:
        """Several moves stand between commas; a number that is a move itself may stand right behind another one."""
        picks: list[Pick] = []
        for piece in filter(None, map(str.strip, line.split(","))):
            words, *numbers = self.parted(piece)
            picks += [self.one(words, first=not picks), *map(self.typed, numbers)]
        return picks

    def parted(self, piece: str) -> list[str]:
        """A move and the numbers behind it that are moves of their own: `bet red 2300`. Most pieces are one move."""
        words, _, number = piece.rpartition(" ")
        if not words or not number.isdecimal() or not self.book.numeric_verbs or self.is_one(piece):
            return [piece]
        return [*self.parted(words.rstrip()), number]

    def is_one(self, piece: str) -> bool:
        """Whether a piece, its number included, is a move."""
        fitting = self.spelled(piece) is not None or bool(self.fitting(piece))
        return fitting or any(fits(piece, text) for _, text in all_texts(self.book, self.names))

    def one(self, piece: str, *, first: bool = True) -> Pick:
        if piece.isdecimal():
            return self.numbered(piece) if first and not self.question.numeric else self.chosen_or_typed(piece)
        spelled = self.spelled(piece)
        if spelled is not None:
            return spelled
        fitting = self.fitting(piece)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Unclear(self.several(piece, fitting))
        declining = [pick for pick in self.declining() if fits(piece, self.texts(pick))]
        return declining[0] if len(declining) == 1 else self.of_the_game(piece)

    def declining(self) -> list[Pick]:
        """Mere noes, by what they leave undone here: they may end a row of moves before they are on the list."""
        if not self.book.asks[str(self.question.asked["choice"])].declines:
            return []
        return [pick for verb in dict.fromkeys(self.picks.verbs) if verb.declines for pick in verb.picks]

    def numbered(self, piece: str) -> Pick:
        number = int(piece[:9])
        if not 1 <= number <= len(self.listed):
            raise Unclear(self.book.say("unclear-number", number=piece[:9], last=len(self.listed)))
        return self.listed[number - 1]

    def chosen_or_typed(self, piece: str) -> Pick:
        """A number of the list; beyond it, one that is a move itself."""
        return self.numbered(piece) if 1 <= int(piece[:9]) <= len(self.listed) else self.typed(piece)

    def typed(self, number: str) -> Pick:
        """A number that is a move itself."""
        for verb in self.book.numeric_verbs:
            pick = self.spelled(f"{verb} {number}")
            if pick is not None and (pick in self.options or not self.question.numeric):
                return pick
        raise Unclear(self.no_such_number(number))

    def no_such_number(self, number: str) -> str:
        """What may be typed instead."""
        ranges = [text for texts in self.question.ranges().values() for text in texts] or self.all_numbers()
        return self.book.say("unclear-range", number=number[:20], ranges="; ".join(ranges))

    def all_numbers(self) -> list[str]:
        """Every number that can be a move."""
        verbs = [verb for verb in dict.fromkeys(self.picks.verbs) if verb.name in self.book.numeric_verbs]
        return [self.book.pick_range(self.picks.say(verb.picks[0]), self.picks.say(verb.picks[-1])) for verb in verbs]

    def spelled(self, piece: str) -> Pick | None:
        try:
            return self.picks.parse(piece)
        except NotAMove:
            return None

    def fitting(self, piece: str) -> list[Pick]:
        """The options that hold every word typed, or its beginning; of `red` and `red-2` only the first, unless more
        is said."""
        fitting = [pick for pick in self.options if fits(piece, self.texts(pick))]
        says = {self.picks.say(pick) for pick in fitting}
        return [pick for pick in fitting if not (says & firsts(self.picks.say(pick)))]

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


def firsts(say: str) -> set[str]:
    """The move that a numbered one is the second of: `drug red` for `drug red-2`."""
    whole, _, number = say.rpartition("-")
    return {whole} if number == "2" else set()


def fits(piece: str, text: str) -> bool:
    """Whether every word typed begins a word of the text."""
    words = text.replace("'", " ").split()
    return all(
        any(word.startswith(typed) for word in words) for typed in plain_letters(piece).replace("'", " ").split()
    )


@cache
def all_texts(book: Book, names: tuple[str, ...]) -> list[tuple[Pick, str]]:
    """Every move of the game in the engine's words and in the reader's language."""
    spelled = enumerate(book.game.picks.spelled)
    return [(Pick(number), plain_letters(f"{say} {book.pick_text(say, names)}")) for number, say in spelled]
