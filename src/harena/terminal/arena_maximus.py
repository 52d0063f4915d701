"""Arena Maximus drawn: the track as an oval, chariots in their lines, speed, damage, the hand. It decides nothing."""

from __future__ import annotations

from typing import Final, cast, final

from rich import box
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..core.game import View as AnyView
from ..core.ids import NOBODY, Seat
from ..games.arena_maximus.pieces import (
    EMPTY,
    FACE_DOWN,
    SKILLS,
    STABLES,
    Card,
    Colour,
    Tile,
    card_name,
    hazard_icons,
    jump_rating,
    rocks_rating,
    tile_name,
)
from ..games.arena_maximus.race import DOWN, OUT, RACING, STATUS_NAMES
from ..games.arena_maximus.view import View
from ..rules import Book
from .drawing import Sight
from .oval import Oval
from .players import Players
from .screen import Picture, sentence, together

_CELL: Final = 6
_MARGIN: Final = 6
_FAR: Final = 7
"""So many tiles ahead are worth naming."""
_STYLES: Final = ["green", "yellow", "red", "bright_blue", "bright_black"]
"""Of the skill icons, which have a letter too."""
_COLUMNS: Final = 7
"""Of the players' rows; what comes after them may wrap."""


@final
class ArenaMaximusDrawer:
    """The race as one reader may see it."""

    turn_kind = "turn-begun"
    untold = frozenset({"turn-ended"})

    def turn_of(self, words: dict[str, object], view: AnyView) -> int | None:
        turn = words["seat"]
        return turn if isinstance(turn, int) else None

    def glance(self, sight: Sight) -> Picture:
        return Picture([], [])

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        return line

    def notes(self, sight: Sight) -> dict[str, str]:
        return {}

    def board(self, sight: Sight) -> Picture:
        return Board(sight).all()

    def hand(self, sight: Sight) -> Picture:
        return Board(sight).hand()

    def known(self, sight: Sight) -> Picture:
        return Board(sight).open_hands()

    def ending(self, sight: Sight, result: Result) -> Picture:
        return Ending(sight, result).all()


class Table:
    """What all pictures need: the typed view and its words."""

    def __init__(self, sight: Sight) -> None:
        assert isinstance(sight.view, View)
        self.sight: Final = sight
        self.view: Final[View] = sight.view
        self.book: Final[Book] = sight.book
        self.players: Final[Players] = sight.players

    def say(self, key: str, **args: object) -> str:
        return self.book.format(key, args)

    def tile(self, tile: Tile) -> str:
        return self.book.word(tile_name(tile))

    def colour(self, colour: Colour) -> str:
        return self.book.word(SKILLS[colour])

    def chariot(self, seat: int) -> str:
        return self.say("label-chariot", colour=self.colour(self.view.colours[seat]))

    def names(self, seats: list[int]) -> str:
        return ", ".join(self.players.names[seat] for seat in seats)

    def cards(self, cards: list[Card]) -> list[str]:
        """Cards by their faces, alike ones counted."""
        return [
            f"{cards.count(face)} × {self.book.word(card_name(face))}"
            if cards.count(face) > 1
            else self.book.word(card_name(face))
            for face in dict.fromkeys(cards)
        ]


@final
class Board(Table):
    """The table while the race runs."""

    def all(self) -> Picture:
        return together(self.title(), self.track(), self.ahead(), self.seats(), self.hand(), self.chances())

    def over(self) -> bool:
        return not self.view.asked

    def title(self) -> Picture:
        view = self.view
        parts = [self.say("label-round", round=view.round)]
        if view.laps > 1:
            parts.append(self.say("label-lap", lap=self.lap(), laps=view.laps))
        parts += [self.say("label-deck", count=view.deck, discard=len(view.discard)), self.set_label()]
        if self.sight.options.get("open-hands"):
            parts.append(self.say("label-open-hands"))
        plain = [part[:1].upper() + part[1:] for part in parts]
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(plain) + "."])

    def lap(self) -> int:
        """The lap of the foremost chariot."""
        return min(self.view.laps, max(self.view.progress) // self.view.length() + 1)

    def set_label(self) -> str:
        """The default set is not the printed one, and says so."""
        if "components" not in self.sight.options:
            return self.say("label-set")
        return self.say("label-own-set", name=self.view.components)

    # ---- the track

    def track(self) -> Picture:
        plain = [self.plain_order(), self.plain_track()] if not self.over() else [self.plain_track()]
        return Picture([*self.oval()], plain)

    def oval(self) -> list[Text]:
        oval = Oval(self.view.shapes)
        middle = self.middle_lines()
        sides = self.side_rows(oval, middle)
        rows = [
            self.row([self.outside(tile) for tile in oval.above()]),
            self.row([self.sign(tile) for tile in oval.above()]),
            self.row([self.line(tile) for tile in oval.above()]),
            *sides,
            self.row([self.line(tile) for tile in oval.below()]),
            self.row([self.sign(tile) for tile in oval.below()]),
            self.row([self.outside(tile) for tile in oval.below()]),
        ]
        # The rows outside are there only when somebody lies there.
        shown = rows[0 if rows[0].plain else 1 : None if rows[-1].plain else -1]
        return shown if self.fits_inside(oval, middle) else [*shown, *middle]

    def row(self, cells: list[Text]) -> Text:
        row = Text(" " * _MARGIN)
        for cell in cells:
            row.append_text(padded(cell, _CELL))
        row.rstrip()
        return row

    def side_rows(self, oval: Oval, middle: list[Text]) -> list[Text]:
        lines = middle if self.fits_inside(oval, middle) else []
        above = (oval.sides - len(lines)) // 2
        rows: list[Text] = []
        for number, (left, right) in enumerate(zip(oval.left(), oval.right(), strict=True)):
            inside = lines[number - above] if 0 <= number - above < len(lines) else Text("")
            rows.append(self.side_row(oval, left, right, inside))
        return rows

    def side_row(self, oval: Oval, left: int | None, right: int | None, inside: Text) -> Text:
        """Crashed chariots outside, the tile, its line inside; on the right the other way round."""
        row = flushed(self.outside(left), _MARGIN - 1).append(" ")
        row.append_text(padded(self.sign(left), _CELL)).append_text(self.line(left, roomy=True))
        end = _MARGIN + (oval.columns - 1) * _CELL
        waiting = self.line(right, roomy=True)
        centre = (_MARGIN + _CELL + end - inside.cell_len) // 2
        row.pad_right(max(0, centre - row.cell_len))
        row.append_text(inside)
        row.append_text(flushed(waiting, end - 1 - row.cell_len)).append(" ")
        row.append_text(padded(self.sign(right), _CELL)).append_text(self.outside(right))
        row.rstrip()
        return row

    def fits_inside(self, oval: Oval, lines: list[Text]) -> bool:
        """Whether these lines have room inside the oval, between the chariots on its sides."""
        widest = max([self.line(tile, roomy=True).cell_len for tile in [*oval.left(), *oval.right()]], default=0)
        room = (oval.columns - 2) * _CELL - 2 * widest - 2
        return len(lines) <= oval.sides and max(line.cell_len for line in lines) <= room

    def middle_lines(self) -> list[Text]:
        legend = [Text(self.say(key), "dim") for key in ("legend-tiles", "legend-more")]
        return legend if self.over() else [self.order(), *legend]

    def order(self) -> Text:
        """Whose turn it is and who acts after that."""
        order = Text(f"{self.say('label-order')} ", "bold")
        if self.view.mover != NOBODY:
            order.append("▶").append_text(self.players.badge(self.view.mover))
        for seat in self.view.order:
            order.append(" ").append_text(self.players.badge(seat))
        return order.append(f" · {self.steps_left()}", "not bold") if self.view.steps else order

    def steps_left(self) -> str:
        return self.say("label-steps", count=self.view.steps)

    def plain_order(self) -> str:
        mover = [] if self.view.mover == NOBODY else [int(self.view.mover)]
        words = self.names([*mover, *self.view.order]) + (f"; {self.steps_left()}" if self.view.steps else "")
        return self.book.labelled(self.say("label-order"), words + ".")

    # ---- a tile

    def sign(self, place: int | None) -> Text:
        """Number and sign: `12#3`."""
        if place is None:
            return Text("")
        return Text(str(place), "dim").append_text(self.tile_sign(place))

    def tile_sign(self, place: int) -> Text:
        tile = self.view.track[place]
        if place == 0:
            return Text("▐▌▐", "bold")
        if tile == FACE_DOWN:
            return Text("░░", "dim")
        if tile == EMPTY:
            return Text("–")
        if tile == STABLES:
            return Text("+", "bold green")
        if rocks_rating(tile) > 0:
            return Text(f"#{rocks_rating(tile)}", "bold")
        if jump_rating(tile) > 0:
            return Text(f"^{jump_rating(tile)}", "bold")
        return self.hazard_sign(tile)

    def hazard_sign(self, tile: Tile) -> Text:
        sign = Text("!", "bold")
        for colour in hazard_icons(tile):
            sign.append(self.say(f"icon-{SKILLS[colour]}"), f"bold {_STYLES[colour]}")
        return sign

    def line(self, place: int | None, *, roomy: bool = False) -> Text:
        """The chariots on a tile in their order; letters alone where the cell is too small."""
        if place is None:
            return Text("")
        seats = self.view.line_at(place, inside=1)
        if roomy or 2 * len(seats) < _CELL:
            return Text("").join([self.players.badge(seat) for seat in seats])
        return Text("").join([self.players.in_colour(seat, self.players.letters[seat]) for seat in seats])

    def outside(self, place: int | None) -> Text:
        """Crashed chariots beside a tile."""
        if place is None:
            return Text("")
        crashed = self.view.line_at(place, inside=0)
        return Text("").join([self.players.in_colour(seat, f"×{self.players.letters[seat]}") for seat in crashed])

    def plain_track(self) -> str:
        """Every open tile with its chariots, and how far the rest lies face down."""
        hidden = [place for place, tile in enumerate(self.view.track) if tile == FACE_DOWN]
        tiles = [self.plain_tile(place) for place in range(self.view.length()) if place not in hidden]
        if hidden:
            tiles.append(self.say("label-hidden-from", first=hidden[0], last=hidden[-1]))
        return self.book.labelled(self.say("label-track"), "; ".join(tiles) + ".")

    def plain_tile(self, place: int) -> str:
        words = [self.say("label-track-tile", number=place, tile=self.tile(self.view.track[place]))]
        for key, inside in (("label-line", 1), ("label-outside", 0)):
            seats = self.view.line_at(place, inside)
            words += [self.say(key, players=self.names(seats))] if seats else []
        return ", ".join(words)

    def ahead(self) -> Picture:
        """The open tiles before the reader's chariot, in words."""
        seat = self.sight.seat
        if seat is None or self.over() or self.view.status[seat] == OUT or self.view.crossed[seat]:
            return Picture([], [])
        tiles = self.tiles_ahead(self.view.progress[seat])
        words = self.book.labelled(self.say("label-ahead"), ", ".join(tiles) + ".")
        return sentence(words)

    def tiles_ahead(self, progress: int) -> list[str]:
        length = self.view.length()
        tiles: list[str] = []
        for reached in range(progress + 1, progress + 1 + _FAR):
            tile = self.view.track[reached % length]
            if reached == self.view.laps * length:
                return [*tiles, self.say("label-finish")]
            if tile == FACE_DOWN:
                return [*tiles, self.say("label-hidden-rest")]
            tiles.append(self.say("label-ahead-tile", number=reached % length, tile=self.tile(tile)))
        return tiles

    # ---- the players

    def seats(self) -> Picture:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(_COLUMNS):
            grid.add_column(no_wrap=True)
        for seat in range(self.view.seats):
            turn = "▶" if seat == self.view.mover and not self.over() else " "
            grid.add_row(turn, self.players.called(seat), self.sitting(seat), *self.drawn_chariot(Seat(seat)))
        return Picture([grid], [self.plain_seat(Seat(seat)) for seat in range(self.view.seats)])

    def sitting(self, seat: int) -> str:
        if seat == self.sight.seat:
            return self.book.say("seat-you")
        player = self.players.all[seat]
        return self.book.say("seat-person") if player.is_person() else player.control

    def drawn_chariot(self, seat: Seat) -> list[Text]:
        view = self.view
        scores, colour = view.scores[seat], view.colours[seat]
        chariot = Text(self.chariot(seat), _STYLES[colour]).append(f" {'/'.join(map(str, scores))}", "default")
        if view.status[seat] == OUT:
            return [chariot, Text(self.say("label-status-out"), "dim")]
        hurt = "bold red" if view.status[seat] == RACING and view.damage[seat] + 2 >= scores[2] else ""
        return [
            chariot,
            Text(self.speed(seat)),
            Text(self.say("label-damage", damage=view.damage[seat], chariot=scores[2]), hurt),
            Text(self.say("cards-counted", count=view.hand_sizes[seat])),
            Text(", ".join(self.states(seat))),
        ]

    def speed(self, seat: Seat) -> str:
        hastened = f" {self.say('label-hastened')}" if self.view.hasten and seat == self.view.mover else ""
        return self.say("label-speed", speed=len(self.view.pools[seat])) + hastened

    def states(self, seat: Seat) -> list[str]:
        """What else is to be said of a chariot."""
        view = self.view
        states = [self.say(f"label-status-{STATUS_NAMES[view.status[seat]]}")] if view.status[seat] != RACING else []
        states += [self.say("label-crossed")] if view.crossed[seat] else []
        states += [self.say("label-broken")] if view.broken[seat] and view.status[seat] == RACING else []
        return states

    def plain_seat(self, seat: Seat) -> str:
        view = self.view
        beast, driver, chariot = view.scores[seat]
        colour = self.colour(view.colours[seat])
        parts = [self.say("label-chariot-plain", colour=colour, beast=beast, driver=driver, chariot=chariot)]
        if view.status[seat] != OUT:
            tile = view.progress[seat] % view.length()
            parts += [
                self.say("label-place", **{"tile-number": tile}),
                self.plain_speed(seat),
                self.say("label-damage-plain", damage=view.damage[seat], chariot=chariot),
                self.say("cards-counted", count=view.hand_sizes[seat]),
            ]
        who = f"{self.players.names[seat]}, {self.sitting(seat)}"
        return self.book.labelled(who, ", ".join([*parts, *self.states(seat)]) + ".")

    def plain_speed(self, seat: Seat) -> str:
        pool = self.view.pools[seat]
        if not pool:
            return self.speed(seat)
        return self.say("label-pool", speed=len(pool), cards=", ".join(self.cards(pool)))

    # ---- hands

    def hand(self) -> Picture:
        """The reader's own cards, sorted as the rules list them."""
        seat = self.sight.seat
        if seat is None:
            return Picture([], [])
        return self.held(self.book.say("label-hand"), self.view.hand())

    def chances(self) -> Picture:
        """What each speed in reach would bring, while the reader sets one; nobody else may know."""
        if self.view.choice != "set-speed" or self.sight.seat is None or self.view.mover != self.sight.seat:
            return Picture([], [])
        speeds = cast("list[dict[str, int | float]]", self.sight.outlook["speeds"])
        lines = [self.chance(row["speed"], row["crash"], row["damage"]) for row in speeds]
        return Picture([Text(line, "dim") for line in lines], lines)

    def chance(self, speed: float, crash: float, damage: float) -> str:
        return self.say("label-chance", speed=speed, crash=round(100 * crash), damage=round(damage, 1))

    def held(self, label: str, cards: list[Card]) -> Picture:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        names = self.cards(cards)
        grid.add_row(Text(label, "bold"), Columns([Text(name, "cyan") for name in names], padding=(0, 2)))
        return Picture([grid], [self.book.labelled(label, (", ".join(names) or self.book.say("nothing")) + ".")])

    def open_hands(self) -> Picture:
        """The others' cards, where the table plays with open hands."""
        others = [seat for seat in range(self.view.seats) if seat != self.sight.seat and self.view.hands[seat]]
        return together(*[self.held(self.players.names[seat], self.view.hands[seat]) for seat in others])


@final
class Ending(Table):
    """Standings: who came how far."""

    def __init__(self, sight: Sight, result: Result) -> None:
        super().__init__(sight)
        self.result: Final = result
        self.order: Final = sorted(range(len(result.places)), key=lambda seat: result.places[seat])

    def all(self) -> Picture:
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("end-place", "end-player", "end-chariot", "end-how"):
            grid.add_column(self.book.say(key))
        for seat in self.order:
            place, chariot = str(self.result.places[seat]), self.chariot(seat)
            grid.add_row(place, self.players.called(seat), chariot, self.how(seat))
        return Picture([grid], [self.line(seat) for seat in self.order])

    def line(self, seat: int) -> str:
        who = f"{self.result.places[seat]}. {self.players.names[seat]}, {self.chariot(seat)}"
        return self.book.labelled(who, self.how(seat) + ".")

    def how(self, seat: int) -> str:
        view = self.view
        if view.status[seat] == OUT:
            return self.say("end-out")
        past = view.progress[seat] - view.laps * view.length()
        far = self.say("end-past", count=past) if past >= 0 else self.say("end-short", count=-past)
        damage = self.say("end-damage", damage=view.damage[seat], chariot=view.scores[seat][2])
        return f"{far}, {self.say('label-status-down')}" if view.status[seat] == DOWN else f"{far}, {damage}"


def padded(text: Text, width: int) -> Text:
    """Text that takes so many columns, from the left."""
    text = text.copy()
    text.pad_right(max(0, width - text.cell_len))
    return text


def flushed(text: Text, width: int) -> Text:
    """Text at the right end of so many columns."""
    text = text.copy()
    text.pad_left(max(0, width - text.cell_len))
    return text
