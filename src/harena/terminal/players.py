"""Who sits where: persons by colour, bots by name."""

from __future__ import annotations

from typing import Final, final

from rich.text import Text

from ..bots.catalogue import BOTS
from ..core.errors import BadRequest
from ..core.ids import SEAT_COLOURS
from ..rules import Book, plain_letters

PERSON: Final = "person"
SYMBOLS: Final = {
    "red": "●",
    "blue": "■",
    "green": "▲",
    "yellow": "◆",
    "violet": "★",
    "orange": "▼",
    "turquoise": "○",
    "silver": "□",
    "copper": "△",
    "pearl": "◇",
}
"""Colour never alone: each player has a symbol and a letter too."""
STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "violet": "magenta",
    "orange": "bright_red",
    "turquoise": "cyan",
    "silver": "white",
    "copper": "rgb(184,115,51)",
    "pearl": "bright_white",
}


@final
class Player:
    """One seat: its colour, and whether a person or which bot answers for it."""

    def __init__(self, seat: int, colour: str, control: str) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.control: Final = control

    def is_person(self) -> bool:
        return self.control == PERSON

    def word(self) -> str:
        """The seat as it is written on the command line and in the seats file."""
        return self.colour if self.is_person() else self.control


@final
class Players:
    """Everyone at the table, as one reader's language calls them."""

    def __init__(self, players: list[Player], book: Book) -> None:
        self.all: Final = players
        self.by_lot: Final = book.has("names-by-lot")
        """Whether colours are drawn: then neither names nor marks may speak of one."""
        self.names: Final = [self.name(player, book) for player in players]
        self.letters: Final = [
            name[0] if self.by_lot else book.say(f"colour-{player.colour}.letter")
            for name, player in zip(self.names, players, strict=True)
        ]

    def name(self, player: Player, book: Book) -> str:
        return book.player(player.seat) if self.by_lot else book.say(f"colour-{player.colour}")

    def persons(self) -> list[Player]:
        return [player for player in self.all if player.is_person()]

    def badge(self, seat: int) -> Text:
        """Symbol and letter: ●R"""
        return self.in_colour(seat, self.symbol(seat) + self.letters[seat])

    def symbol(self, seat: int) -> str:
        return SYMBOLS[self.all[seat].colour]

    def called(self, seat: int) -> Text:
        """Symbol and name: ● Red"""
        return self.in_colour(seat, f"{self.symbol(seat)} {self.names[seat]}")

    def in_colour(self, seat: int, words: str) -> Text:
        return Text(words, "bold" if self.by_lot else f"bold {STYLES[self.all[seat].colour]}")


def seat_players(words: list[str], book: Book) -> list[Player]:
    """Seats from their words: `me` or a colour is a person, anything else the name of a bot."""
    if len(words) > len(SEAT_COLOURS):
        raise BadRequest(f"A table has at most {len(SEAT_COLOURS)} seats, not {len(words)}.")
    taken = [colour for colour in (colour_named(word, book) for word in words) if colour is not None]
    if len(set(taken)) != len(taken):
        raise BadRequest("Two seats have the same colour: give each person one of their own.")
    free = [colour for colour in SEAT_COLOURS if colour not in taken]
    return [_player(seat, word, free, book) for seat, word in enumerate(words)]


def _player(seat: int, word: str, free: list[str], book: Book) -> Player:
    colour = colour_named(word, book)
    if colour is not None:
        return Player(seat, colour, PERSON)
    if plain_letters(word) in ("me", plain_letters(book.say("seat-me"))):
        return Player(seat, free.pop(0), PERSON)
    if word in BOTS:
        return Player(seat, free.pop(0), word)
    colours, bots = ", ".join(SEAT_COLOURS), ", ".join(BOTS)
    raise BadRequest(f"'{word[:40]}' is not a player: a seat is me, a colour ({colours}) or a bot ({bots}).")


def colour_named(word: str, book: Book) -> str | None:
    """A colour by its name in English or in the reader's language."""
    for colour in SEAT_COLOURS:
        if plain_letters(word) in (colour, plain_letters(book.say(f"colour-{colour}"))):
            return colour
    return None
