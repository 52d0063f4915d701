"""Arena Maximus drawn: the track as an oval, chariots in their lines, speed, damage, the hand. It decides nothing."""

from __future__ import annotations

from typing import Final, cast, final

from rich import box
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..games.arena_maximus.words import ChariotWords, OddsWords, ViewWords
from ..rules import Book
from .drawing import Landmarks, Sight, Words
from .oval import Oval
from .players import Players
from .screen import Picture, sentence, together

_CELL: Final = 6
_MARGIN: Final = 6
_FAR: Final = 7
"""So many tiles ahead are worth naming."""
_STYLES: Final = {
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "blue": "bright_blue",
    "black": "bright_black",
}
"""Of the skill icons, which have a letter too."""
_SIGNS: Final = {
    "face-down": ("░░", "dim"),
    "empty": ("–", ""),
    "stables": ("+", "bold green"),
    "rocks": ("#", "bold"),
    "jump": ("^", "bold"),
}
"""Of the tiles; with a number if they have one."""
_COLUMNS: Final = 7
"""Of the players' rows; what comes after them may wrap."""


@final
class ArenaMaximusDrawer:
    """The race as one reader may see it."""

    turn_kinds = frozenset({"turn-begun"})
    untold = frozenset({"turn-begun", "turn-ended"})
    landmarks: Landmarks = (("turn", "turn-begun"),)

    def turn_of(self, words: Words, view: Words) -> int | None:
        turn = words["seat"]
        return turn if isinstance(turn, int) else None

    def glance(self, sight: Sight) -> Picture:
        return Picture([], [])

    def page(self, line: str, sight: Sight) -> Picture | None:
        return None

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
    """What all pictures need: the view, and its words in the reader's own."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.view: Final = cast("ViewWords", sight.view)
        self.length: Final = len(self.view["track"])
        self.book: Final[Book] = sight.book
        self.players: Final[Players] = sight.players

    def say(self, key: str, **args: object) -> str:
        return self.book.format(key, args)

    def chariot(self, one: ChariotWords) -> str:
        return self.say("label-chariot", colour=self.book.word(one["colour"]))

    def names(self, seats: list[int]) -> str:
        return ", ".join(self.players.names[seat] for seat in seats)

    def cards(self, cards: list[str]) -> list[str]:
        """Cards by their faces, alike ones counted."""
        return [
            f"{cards.count(face)} × {self.book.word(face)}" if cards.count(face) > 1 else self.book.word(face)
            for face in dict.fromkeys(cards)
        ]


@final
class Board(Table):
    """The table while the race runs."""

    def all(self) -> Picture:
        return together(self.title(), self.track(), self.ahead(), self.seats(), self.hand(), self.chances())

    def over(self) -> bool:
        return not self.view["asked"]

    def title(self) -> Picture:
        view = self.view
        parts = [self.say("label-round", round=view["round"])]
        if view["laps"] > 1:
            parts.append(self.say("label-lap", lap=self.lap(), laps=view["laps"]))
        parts += [self.say("label-deck", count=view["deck"], discard=len(view["discard"])), self.set_label()]
        if self.sight.options.get("open-hands"):
            parts.append(self.say("label-open-hands"))
        plain = [part[:1].upper() + part[1:] for part in parts]
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(plain) + "."])

    def lap(self) -> int:
        """The lap of the foremost chariot."""
        return min(self.view["laps"], max(one["progress"] for one in self.view["chariots"]) // self.length + 1)

    def set_label(self) -> str:
        """The default set is not the printed one, and says so."""
        if "components" not in self.sight.options:
            return self.say("label-set")
        return self.say("label-own-set", name=self.view["components"])

    # ---- the track

    def track(self) -> Picture:
        plain = [self.plain_order(), self.plain_track()] if not self.over() else [self.plain_track()]
        return Picture([*self.oval()], plain)

    def oval(self) -> list[Text]:
        oval = Oval([int(tile["shape"] == "curve") for tile in self.view["track"]])
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
        if self.view["turn"] is not None:
            order.append("▶").append_text(self.players.badge(self.view["turn"]))
        for seat in self.view["to_act"]:
            order.append(" ").append_text(self.players.badge(seat))
        return order.append(f" · {self.steps_left()}", "not bold") if self.view["steps"] else order

    def steps_left(self) -> str:
        return self.say("label-steps", count=self.view["steps"])

    def plain_order(self) -> str:
        mover = [] if self.view["turn"] is None else [self.view["turn"]]
        words = self.names([*mover, *self.view["to_act"]]) + (f"; {self.steps_left()}" if self.view["steps"] else "")
        return self.book.labelled(self.say("label-order"), words + ".")

    # ---- a tile

    def sign(self, place: int | None) -> Text:
        """Number and sign: `12#3`."""
        if place is None:
            return Text("")
        return Text(str(place), "dim").append_text(self.tile_sign(place))

    def tile_sign(self, place: int) -> Text:
        if place == 0:
            return Text("▐▌▐", "bold")
        kind, _, rest = self.view["track"][place]["tile"].partition(" ")
        if kind == "hazard":
            return self.hazard_sign(rest.split("+"))
        sign, style = _SIGNS[kind]
        return Text(f"{sign}{rest}", style)

    def hazard_sign(self, icons: list[str]) -> Text:
        sign = Text("!", "bold")
        for colour in icons:
            sign.append(self.say(f"icon-{colour}"), f"bold {_STYLES[colour]}")
        return sign

    def line(self, place: int | None, *, roomy: bool = False) -> Text:
        """The chariots on a tile in their order; letters alone where the cell is too small."""
        if place is None:
            return Text("")
        seats = self.view["track"][place]["line"]
        if roomy or 2 * len(seats) < _CELL:
            return Text("").join([self.players.badge(seat) for seat in seats])
        return Text("").join([self.players.in_colour(seat, self.players.letters[seat]) for seat in seats])

    def outside(self, place: int | None) -> Text:
        """Crashed chariots beside a tile."""
        if place is None:
            return Text("")
        crashed = self.view["track"][place]["crashed"]
        return Text("").join([self.players.in_colour(seat, f"×{self.players.letters[seat]}") for seat in crashed])

    def plain_track(self) -> str:
        """Every open tile with its chariots, and how far the rest lies face down."""
        hidden = [place for place in range(self.length) if self.is_hidden(place)]
        tiles = [self.plain_tile(place) for place in range(self.length) if place not in hidden]
        if hidden:
            tiles.append(self.say("label-hidden-from", first=hidden[0], last=hidden[-1]))
        return self.book.labelled(self.say("label-track"), "; ".join(tiles) + ".")

    def is_hidden(self, place: int) -> bool:
        return self.view["track"][place]["tile"] == "face-down"

    def tile(self, key: str, place: int) -> str:
        return self.say(key, number=place, tile=self.book.word(self.view["track"][place]["tile"]))

    def plain_tile(self, place: int) -> str:
        words = [self.tile("label-track-tile", place)]
        for key, seats in (
            ("label-line", self.view["track"][place]["line"]),
            ("label-outside", self.view["track"][place]["crashed"]),
        ):
            words += [self.say(key, players=self.names(seats))] if seats else []
        return ", ".join(words)

    def ahead(self) -> Picture:
        """The open tiles before the reader's chariot, in words."""
        if self.sight.seat is None or self.over():
            return Picture([], [])
        own = self.view["chariots"][self.sight.seat]
        if own["status"] == "out" or own["crossed"]:
            return Picture([], [])
        tiles = self.tiles_ahead(own["progress"])
        return sentence(self.book.labelled(self.say("label-ahead"), ", ".join(tiles) + "."))

    def tiles_ahead(self, progress: int) -> list[str]:
        tiles: list[str] = []
        for reached in range(progress + 1, progress + 1 + _FAR):
            if reached == self.view["laps"] * self.length:
                return [*tiles, self.say("label-finish")]
            if self.is_hidden(reached % self.length):
                return [*tiles, self.say("label-hidden-rest")]
            tiles.append(self.tile("label-ahead-tile", reached % self.length))
        return tiles

    # ---- the players

    def seats(self) -> Picture:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(_COLUMNS):
            grid.add_column(no_wrap=True)
        for one in self.view["chariots"]:
            turn = "▶" if one["seat"] == self.view["turn"] and not self.over() else " "
            grid.add_row(turn, self.players.called(one["seat"]), self.sitting(one["seat"]), *self.drawn_chariot(one))
        return Picture([grid], [self.plain_seat(one) for one in self.view["chariots"]])

    def sitting(self, seat: int) -> str:
        if seat == self.sight.seat:
            return self.book.say("seat-you")
        player = self.players.all[seat]
        return self.book.say("seat-person") if player.is_person() else player.control

    def drawn_chariot(self, one: ChariotWords) -> list[Text]:
        scores = f" {one['beast']}/{one['driver']}/{one['chariot']}"
        chariot = Text(self.chariot(one), _STYLES[one["colour"]]).append(scores, "default")
        if one["status"] == "out":
            return [chariot, Text(self.say("label-status-out"), "dim")]
        hurt = "bold red" if one["status"] == "racing" and one["damage"] + 2 >= one["chariot"] else ""
        return [
            chariot,
            Text(self.speed(one)),
            Text(self.say("label-damage", damage=one["damage"], chariot=one["chariot"]), hurt),
            Text(self.say("cards-counted", count=one["hand"])),
            Text(", ".join(self.states(one))),
        ]

    def speed(self, one: ChariotWords) -> str:
        hastened = self.view["hasten"] and one["seat"] == self.view["turn"]
        speed = self.say("label-speed", speed=len(one["pool"]))
        return f"{speed} {self.say('label-hastened')}" if hastened else speed

    def states(self, one: ChariotWords) -> list[str]:
        """What else is to be said of a chariot."""
        racing = one["status"] == "racing"
        states = [] if racing else [self.say(f"label-status-{one['status']}")]
        states += [self.say("label-crossed")] if one["crossed"] else []
        states += [self.say("label-broken")] if one["broken"] and racing else []
        return states

    def plain_seat(self, one: ChariotWords) -> str:
        beast, driver, chariot, colour = one["beast"], one["driver"], one["chariot"], self.book.word(one["colour"])
        parts = [self.say("label-chariot-plain", colour=colour, beast=beast, driver=driver, chariot=chariot)]
        if one["status"] != "out":
            parts += [
                self.say("label-place", **{"tile-number": one["tile"]}),
                self.plain_speed(one),
                self.say("label-damage-plain", damage=one["damage"], chariot=chariot),
                self.say("cards-counted", count=one["hand"]),
            ]
        who = f"{self.players.names[one['seat']]}, {self.sitting(one['seat'])}"
        return self.book.labelled(who, ", ".join([*parts, *self.states(one)]) + ".")

    def plain_speed(self, one: ChariotWords) -> str:
        pool = one["pool"]
        if not pool:
            return self.speed(one)
        return self.say("label-pool", speed=len(pool), cards=", ".join(self.cards(pool)))

    # ---- hands

    def hand(self) -> Picture:
        """The reader's own cards, sorted as the rules list them."""
        own = self.view.get("you")
        return Picture([], []) if own is None else self.held(self.book.say("label-hand"), own["hand"])

    def chances(self) -> Picture:
        """What each speed in reach would bring, while the reader sets one; nobody else may know."""
        if self.view["choice"] != "set-speed" or self.sight.seat is None or self.view["turn"] != self.sight.seat:
            return Picture([], [])
        speeds = cast("OddsWords", {"speeds": [], **self.sight.outlook})["speeds"]
        lines = [self.chance(row["speed"], row["crash"], row["damage"]) for row in speeds]
        return Picture([Text(line, "dim") for line in lines], lines)

    def chance(self, speed: float, crash: float, damage: float) -> str:
        return self.say("label-chance", speed=speed, crash=round(100 * crash), damage=round(damage, 1))

    def held(self, label: str, cards: list[str]) -> Picture:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        names = self.cards(cards)
        grid.add_row(Text(label, "bold"), Columns([Text(name, "cyan") for name in names], padding=(0, 2)))
        return Picture([grid], [self.book.labelled(label, (", ".join(names) or self.book.say("nothing")) + ".")])

    def open_hands(self) -> Picture:
        """The others' cards, where the table plays with open hands."""
        hands = [(one["seat"], one["cards"]) for one in self.view["chariots"]]
        return together(*[self.held(self.players.names[seat], cards) for seat, cards in hands if cards])


@final
class Ending(Table):
    """Standings: who came how far."""

    def __init__(self, sight: Sight, result: Result) -> None:
        super().__init__(sight)
        self.result: Final = result
        self.order: Final = sorted(self.view["chariots"], key=lambda one: result.places[one["seat"]])

    def all(self) -> Picture:
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("end-place", "end-player", "end-chariot", "end-how"):
            grid.add_column(self.book.say(key))
        for one in self.order:
            place, player = str(self.result.places[one["seat"]]), self.players.called(one["seat"])
            grid.add_row(place, player, self.chariot(one), self.how(one))
        return Picture([grid], [self.line(one) for one in self.order])

    def line(self, one: ChariotWords) -> str:
        who = f"{self.result.places[one['seat']]}. {self.players.names[one['seat']]}, {self.chariot(one)}"
        return self.book.labelled(who, self.how(one) + ".")

    def how(self, one: ChariotWords) -> str:
        if one["status"] == "out":
            return self.say("end-out")
        past = one["progress"] - self.view["laps"] * self.length
        far = self.say("end-past", count=past) if past >= 0 else self.say("end-short", count=-past)
        damage = self.say("end-damage", damage=one["damage"], chariot=one["chariot"])
        return f"{far}, {self.say('label-status-down')}" if one["status"] == "down" else f"{far}, {damage}"


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
