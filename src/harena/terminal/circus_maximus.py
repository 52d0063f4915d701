"""Circus Maximus drawn: the lanes around one chariot, the order of the field, log sheets, the cup. It decides
nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..core.game import View as AnyView
from ..games.circus_maximus.chariot import (
    ABOARD,
    ARRIVED,
    BLADE_KINDS,
    CARCASS,
    CHARIOT,
    DRAGGED,
    DRIVERS,
    LEFT,
    NOBODY,
    ORDINARY,
    REGULAR_WHIP,
    RIGHT,
    RUNAWAY,
    SMALL_KNIFE,
    STANDINGS,
    WEAPONS,
    Chariot,
)
from ..games.circus_maximus.charts import CARS, PRESETS, SPECIFICATION, WEATHERS
from ..games.circus_maximus.track import ASTRAY, EVERY_LANE, OFF, Lane, Section, Square
from ..games.circus_maximus.track_data import DOLPHIN, EGG
from ..games.circus_maximus.verbs import COLOURS
from ..games.circus_maximus.view import UNKNOWN, View
from ..rules import Book
from .circus_chart import in_full, one_line
from .circus_table import STYLES, Circus, Outlook
from .drawing import Sight
from .lanes import Cell, Window
from .screen import Picture, together

_COLUMNS: Final = 73
_BEHIND: Final = 10
"""Columns of the track shown, and how many of them behind the chariot's car."""
_TICK: Final = 5
_WHIPS: Final = ["label-no-whip", "label-whip", "label-long-whip"]
_MARKS: Final = ["!", "^", "v", "<"]
"""What may stand before a counter instead of its square's border."""
_LYING: Final = {NOBODY: "#", CARCASS: "="}
"""Of what lies on the track: a wrecked car, a dead horse; all else is a fallen team."""


@final
class CircusMaximusDrawer:
    """The race as one reader may see it."""

    turn_kind = "token-drawn"
    untold = frozenset({"moved", "speeds-written", "driver-built", "team-built", "endurance-built"})

    def turn_of(self, words: dict[str, object], view: AnyView) -> int | None:
        """The owner of the chariot whose token was drawn."""
        assert isinstance(view, View)
        return int(view.chariots[COLOURS.index(str(words["chariot"]))].build.owner)

    def board(self, sight: Sight) -> Picture:
        return Board(sight).all()

    def glance(self, sight: Sight) -> Picture:
        return Board(sight).glance()

    def hand(self, sight: Sight) -> Picture:
        return Board(sight).own_sheets()

    def known(self, sight: Sight) -> Picture:
        return Picture([], [])

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        return in_full(line, asked, book)

    def notes(self, sight: Sight) -> dict[str, str]:
        return Outlook(sight).notes()

    def ending(self, sight: Sight, result: Result) -> Picture:
        return Ending(sight, result).all()


@final
class Board(Circus):
    """The table while the race runs."""

    def all(self) -> Picture:
        return together(
            self.title(), self.cup(), self.moving(), self.track(), self.field(), self.own_sheets(), self.rivals(),
            self.threats(), self.chart(),
        )  # fmt: skip

    def glance(self) -> Picture:
        """After one's own answer: where the chariot is now; to write a speed, its log sheet and who can reach it."""
        about = self.view.about
        if self.view.choice == "outfitting":
            return self.chart()
        if self.view.choice != "write-speeds" or about == NOBODY:
            return self.track()
        return together(self.track(), self.sheet(about), self.threats())

    def title(self) -> Picture:
        view = self.view
        eggs, dolphins = (view.track.markers_up(marker, view.taken) for marker in (EGG, DOLPHIN))
        parts = [
            self.say("label-turn", turn=view.turn),
            self.say(f"label-rules-{view.rules}"),
            *[self.book.word(WEATHERS[sign]) for sign in view.weather],
            self.say("label-markers", eggs=eggs, dolphins=dolphins),
            self.say("label-track-name", name=view.track.label()),
        ]
        parts += [self.say("label-last-turn")] if view.final else []
        plain = [part[:1].upper() + part[1:] for part in parts]
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(plain) + "."])

    def cup(self) -> Picture:
        """The tokens still to be drawn."""
        if not self.view.cup and not self.view.later:
            return Picture([], [])
        drawn = Text(f"{self.say('label-cup')} ", "bold").append_text(self.badges(self.view.cup))
        words = ", ".join(self.colour(number) for number in self.view.cup)
        if self.view.later:
            drawn.append(f" · {self.say('label-later')} ").append_text(self.badges(self.view.later))
            later = ", ".join(self.colour(number) for number in self.view.later)
            waiting = self.book.labelled(self.say("label-later"), later)
            words = f"{words}{self.say('between')}{waiting}" if words else waiting
        return Picture([drawn], [self.book.labelled(self.say("label-cup"), words + ".")])

    def badges(self, numbers: Sequence[int]) -> Text:
        return Text(" ").join([self.badge(number) for number in numbers])

    def moving(self) -> Picture:
        view = self.view
        if view.mover == NOBODY or self.over():
            return Picture([], [])
        words = self.say(
            "label-moving", chariot=self.colour(view.mover), left=view.left, used=view.used, total=view.total
        )
        line = self.book.labelled(self.say("label-mover"), words + ".")
        return Picture([Text(line, "bold")], [line])

    def threats(self) -> Picture:
        """Who can still come alongside the chariot the reader is asked about."""
        about = self.view.about
        found = Outlook(self.sight).threats(about) if about != NOBODY else []
        if not found:
            return Picture([], [])
        label = self.say("label-threats", chariot=self.colour(about))
        line = self.book.labelled(label, ", ".join(found) + ".")
        return Picture([Text(line, "dim")], [line])

    def chart(self) -> Picture:
        """How a whole specification is typed, where one begins."""
        question = self.view.question or {}
        if question.get("entry") != next(iter(SPECIFICATION)):
            return Picture([], [])
        names = ", ".join(self.book.word(name) for name in PRESETS)
        line = self.say("label-chart", example=one_line(next(iter(PRESETS))), names=names)
        return Picture([Text(line, "dim")], [line])

    # ---- the track

    def track(self) -> Picture:
        focus = self.focus()
        if focus == NOBODY:
            return Picture([], [])
        window = self.window(focus)
        lanes = [self.lane(window, lane) for lane in EVERY_LANE]
        return Picture(
            [self.ruler(window), *lanes], [f"{self.near(window, focus)} {self.corner_ahead(focus)}".rstrip()]
        )

    def window(self, focus: int) -> Window:
        chariot = self.chariot(focus)
        tail = chariot.team if chariot.car == OFF else chariot.car
        return Window(self.view.track, tail, _COLUMNS, _BEHIND, from_gray=chariot.stage == 0)

    def ruler(self, window: Window) -> Text:
        """The sections by name; on the straights every fifth square by its number."""
        row = [" "] * _COLUMNS
        for cell in window.lanes[0]:
            number = self.view.track.index[cell.square] + 1
            if not self.view.track.corner[cell.square] and number % _TICK == 0:
                write(row, cell.first + 1, str(number))
        for part in window.parts:
            first, end = max(0, part.first), min(part.first + window.widths[part.section], _COLUMNS)
            write(row, first, f"{self.section_name(part.section)} "[: end - first])
        return Text(f"  {''.join(row)}".rstrip(), "dim")

    def section_name(self, section: Section) -> str:
        name = self.view.track.section_name(section)
        return self.book.say("label-back-stretch") if name == "back" else self.book.word(name)

    def lane(self, window: Window, lane: Lane) -> Text:
        row = Text(f"{lane} ", "bold")
        cells = window.lanes[lane - 1]
        for cell in cells:
            row.append_text(self.cell(cell))
        limits = [self.view.track.limit[cell.square] for cell in cells if self.view.track.corner[cell.square]]
        if limits:
            row.append(f" ≤{limits[0] - self.view.lowered}", "bold")
        return row

    def cell(self, cell: Cell) -> Text:
        """Its border, and what stands in its middle."""
        border = self.border(cell.square) if cell.opens else ""
        there = self.standing_on(cell.square)
        number = self.counter_on(cell.square)
        if number != NOBODY and border:
            border = self.mark_of(number, cell.square) or border
        room = cell.width - len(border)
        middle = there if room > 0 else Text("")
        text = Text(border, "" if border in _MARKS else "dim").append(" " * ((room - len(middle)) // 2))
        text.append_text(middle)
        text.pad_right(cell.width - len(text))
        return text

    def mark_of(self, number: int, square: Square) -> str:
        """Before a counter that does not simply race along: which way it heads, as the lanes are drawn; or that nobody
        drives it."""
        chariot, track = self.chariot(number), self.view.track
        if track.across(square, chariot.team):
            return "v" if track.section[track.turned[RIGHT][square]] == track.section[chariot.team] else "^"
        if track.against[square] != track.against[chariot.team]:
            return "<"
        return "!" if chariot.standing != CHARIOT else ""

    def border(self, square: Square) -> str:
        track = self.view.track
        if track.in_block(square):
            return "+"
        if track.index[square] == 0 and not track.gray[square]:
            return "║" if track.section[square] == track.section_at[track.finish] else "│"
        return ":" if track.corner[square] else "·"

    def counter_on(self, square: Square) -> int:
        numbers = [square, *self.view.track.others[square]]
        for number, chariot in enumerate(self.view.chariots):
            if chariot.active() and (chariot.team in numbers or chariot.car in numbers):
                return number
        return NOBODY

    def standing_on(self, square: Square) -> Text:
        """A chariot, a man, or what lies there."""
        number = self.counter_on(square)
        if number != NOBODY:
            return self.counter(number, square)
        ground = self.view.track.ground[square]
        for number, chariot in enumerate(self.view.chariots):
            if chariot.foot == ground:
                return Text("&", f"bold {STYLES[number]}")
            if self.drags_over(chariot, ground):
                return Text("~", f"bold {STYLES[number]}")
        if ground in self.view.wrecks:
            return Text(_LYING.get(self.view.wrecks[ground], "%"), "bold")
        return Text("")

    def drags_over(self, chariot: Chariot, square: int) -> bool:
        """Whether a runaway team drags its driver there: the square behind it."""
        dragging = chariot.standing == RUNAWAY and chariot.driver == DRAGGED
        track = self.view.track
        return dragging and track.ground[track.prev[chariot.team]] == square

    def counter(self, number: int, square: Square) -> Text:
        letter = self.letter(number)
        style = f"bold {STYLES[number]}{' reverse' if self.is_own(number) else ''}"
        ground = self.view.track.ground
        return Text(letter if ground[square] == ground[self.chariot(number).team] else letter.lower(), style)

    def near(self, window: Window, focus: int) -> str:
        """What stands in the same stretch, in words."""
        found = [*self.near_chariots(window, focus), *self.near_things(window)]
        words = self.say("between").join(found) or self.say("label-nothing-near")
        here = self.say("label-team-at", chariot=self.colour(focus), square=self.square(self.chariot(focus).team))
        near = self.book.labelled(self.say("label-near"), words + ".")
        return f"{here[:1].upper()}{here[1:]}. {near}"

    def near_chariots(self, window: Window, focus: int) -> list[str]:
        seen = set(window.squares())
        seen |= {other for square in window.squares() for other in self.view.track.others[square]}
        numbers = [number for number in self.order() if number != focus and self.chariot(number).team in seen]
        return [self.stands_at(number) for number in numbers]

    def stands_at(self, number: int) -> str:
        chariot = self.chariot(number)
        key = "label-team-at" if chariot.standing == CHARIOT else "label-runaway-at"
        place = self.say(key, chariot=self.colour(number), square=self.square(chariot.team))
        return f"{place}, {self.book.word('against')}" if self.view.track.against[chariot.team] else place

    def near_things(self, window: Window) -> list[str]:
        seen = list(dict.fromkeys(self.view.track.ground[square] for square in window.squares()))
        things = [self.wreck_at(square) for square in seen if square in self.view.wrecks]
        men = [number for number, chariot in enumerate(self.view.chariots) if chariot.foot in seen]
        return [
            *things,
            *[
                self.say("label-man-at", chariot=self.colour(number), square=self.square(self.chariot(number).foot))
                for number in men
            ],
        ]

    def wreck_at(self, square: Square) -> str:
        fallen = self.view.wrecks[square]
        if fallen in _LYING:
            key = "label-wreck-at" if fallen == NOBODY else "label-carcass-at"
            return self.say(key, square=self.square(square))
        return self.say("label-fallen-at", chariot=self.colour(fallen), square=self.square(square))

    def corner_ahead(self, focus: int) -> str:
        """How far the next corner is, and its safe speeds."""
        track, team = self.view.track, self.chariot(focus).team
        section, squares = track.section[team], track.ahead[team] + 1
        if track.corner[team]:
            return self.corner_words("label-corner-here", section, squares)
        for _ in range(track.per_lap):
            section = track.following[section]
            if track.safe[section]:
                return self.corner_words("label-corner-ahead", section, squares)
            squares += track.count(section, track.lane[team])
        return ""

    def corner_words(self, key: str, section: Section, squares: int) -> str:
        speeds = ", ".join(str(safe - self.view.lowered) for safe in self.view.track.safe[section][1:])
        return self.upper(self.say(key, corner=self.section_name(section), count=squares, speeds=speeds)) + "."

    def upper(self, words: str) -> str:
        return words[:1].upper() + words[1:]

    # ---- the field

    def field(self) -> Picture:
        """Where everybody is, the foremost first; then those home and those out."""
        order = self.order()
        if not order:
            return Picture([], [])
        drawn = Text(f"{self.say('label-order')} ", "bold")
        drawn.append_text(Text(" · ").join([self.place(place, number) for place, number in enumerate(order, 1)]))
        words = [self.place_words(place, number, self.colour(number)) for place, number in enumerate(order, 1)]
        return Picture([drawn], [self.book.labelled(self.say("label-order"), self.say("between").join(words) + ".")])

    def place(self, place: int, number: int) -> Text:
        words = Text(self.place_words(place, number, self.letter(number)), "not bold")
        words.highlight_words([f" {self.letter(number)} "], f"bold {STYLES[number]}")
        return words

    def place_words(self, place: int, number: int, name: str) -> str:
        if self.chariot(number).stage == ASTRAY:
            return self.say("label-astray", place=place, chariot=name)
        lap = self.view.track.lap_of(self.chariot(number).stage)
        return self.say("label-place", place=place, chariot=name, lap=lap, count=self.to_go(number))

    # ---- log sheets

    def is_built(self, number: int) -> bool:
        """Whether its preparation points are open."""
        return bool(self.chariot(number).build.points)

    def own_sheets(self) -> Picture:
        return together(*[self.sheet(number) for number in self.own() if self.is_built(number)])

    def sheet(self, number: int) -> Picture:
        label = self.say("label-sheet-own", chariot=self.colour(number), letter=self.letter(number))
        parts = [*standing(self, number), *self.log(number)]
        text = self.book.labelled(label, ", ".join(parts) + ".")
        drawn = Text(text)
        drawn.stylize(f"bold {STYLES[number]}", 0, len(label))
        return Picture([drawn], [self.upper(text)])

    def log(self, number: int) -> list[str]:
        """A log sheet in full."""
        chariot = self.chariot(number)
        if not chariot.active():
            return []
        return [*self.driver(chariot), *self.car_and_team(number), *self.speeds(number), *self.troubles(chariot)]

    def driver(self, chariot: Chariot) -> list[str]:
        key = "label-modifier" if chariot.current == chariot.modifier else "label-modifier-now"
        return [
            self.say(key, modifier=signed(chariot.modifier), current=signed(chariot.current)),
            self.say("label-hits", left=chariot.hits, whole=chariot.build.hits),
            self.say(_WHIPS[chariot.whip]),
            *self.weapons(chariot),
        ]

    def weapons(self, chariot: Chariot) -> list[str]:
        """What is in hand, where it is not the small knife alone."""
        if chariot.weapons == SMALL_KNIFE:
            return []
        names = [WEAPONS[weapon] for weapon in chariot.carried()]
        return [self.say("label-weapons", weapons=self.book.listed(names)) if names else self.say("label-no-weapons")]

    def car_and_team(self, number: int) -> list[str]:
        chariot = self.chariot(number)
        horses = "-".join(map(str, chariot.horses))
        boxes = "-".join(map(str, chariot.build.boxes))
        whole = self.say("label-horses-whole", horses=horses)
        return [
            self.say("label-weight", weight=self.book.word(CARS[chariot.build.car])),
            *self.car(chariot),
            whole if horses == boxes else self.say("label-horses", horses=horses, boxes=boxes),
            self.say("label-team-speed", speed=self.view.team_speeds[number], most=self.view.maximums[number]),
            self.say("label-endurance", left=chariot.endurance, whole=chariot.build.endurance),
        ]

    def car(self, chariot: Chariot) -> list[str]:
        """The damage of its wheels, out of how much if that is less than usual, and the blades they bear."""
        (left, right), outfit = chariot.wheels, chariot.build.outfit
        if outfit.wheels == ORDINARY.wheels:
            words = [self.say("label-wheels", left=left, right=right)]
        else:
            of_left, of_right = outfit.wheels
            boxes = {"left-boxes": of_left, "right-boxes": of_right}
            words = [self.say("label-weaker-wheels", left=left, right=right, **boxes)]
        return [*words, *self.blades(chariot)]

    def blades(self, chariot: Chariot) -> list[str]:
        kinds = [BLADE_KINDS[blades] for blades in chariot.build.outfit.blades]
        if chariot.build.outfit.blades == ORDINARY.blades:
            return []
        told = {"left-word": self.book.word(kinds[LEFT]), "right-word": self.book.word(kinds[RIGHT])}
        return [self.say("label-blades", left=kinds[LEFT], right=kinds[RIGHT], **told)]

    def speeds(self, number: int) -> list[str]:
        chariot = self.chariot(number)
        words = [self.say("label-speeds", speeds=" ".join(map(str, chariot.speeds)))] if chariot.speeds else []
        # While speeds are written there are none of this turn.
        if self.view.orders[number] == UNKNOWN or self.view.choice in ("write-speeds", "preparation", "outfitting"):
            return words
        if chariot.drawn == self.view.turn or chariot.standing != CHARIOT:
            return words
        whip = "S" if (self.view.whips >> number) & 1 == 1 else ""
        return [*words, self.say("label-written", speed=f"{self.view.orders[number]}{whip}")]

    def troubles(self, chariot: Chariot) -> list[str]:
        fallen = " ".join(str(horse + 1) for horse in range(4) if (chariot.fallen >> horse) & 1 == 1)
        gains = chariot.must_gain + chariot.may_gain
        bound = chariot.phases_bound(self.view.turn)
        words = [
            (chariot.owed, self.say("label-owed", owed=chariot.owed)),
            (chariot.slowed, self.say("label-slowed", slowed=chariot.slowed)),
            (gains, self.say("label-gains", must=gains)),
            (not chariot.may_strain(self.view.turn), self.say("label-jostled")),
            (chariot.fallen, self.say("label-fallen", horses=fallen)),
            (chariot.arm_wound, self.say("label-arm")),
            (chariot.blind, self.say("label-blind")),
            (bound, self.say("label-bound", bound=bound)),
            (chariot.halved, self.say("label-blinded")),
        ]
        return [text for true, text in words if true]

    def rivals(self) -> Picture:
        """A line for each chariot of the others."""
        numbers = [number for number in range(len(self.view.chariots)) if not self.is_own(number)]
        built = [number for number in numbers if self.is_built(number)]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for number in built:
            owner = self.players.called(self.chariot(number).build.owner)
            name = Text(f"{self.letter(number)} {self.colour(number)}", STYLES[number])
            grid.add_row(name, owner, Text(", ".join(self.short(number))))
        return Picture([grid] if built else [], [self.rival_line(number) for number in built])

    def rival_line(self, number: int) -> str:
        name = self.say("label-sheet", chariot=self.colour(number), letter=self.letter(number))
        owner = self.players.names[self.chariot(number).build.owner]
        return self.upper(self.book.labelled(f"{name}, {owner}", ", ".join(self.short(number)) + "."))

    def short(self, number: int) -> list[str]:
        chariot = self.chariot(number)
        if not chariot.active():
            return standing(self, number)
        left, right = chariot.wheels[LEFT], chariot.wheels[RIGHT]
        words = [
            self.say("label-short-modifier", modifier=signed(chariot.current)),
            self.say("label-short-hits", left=chariot.hits),
            self.say("label-short-wheels", left=left, right=right),
            self.say("label-short-speed", most=self.view.maximums[number]),
            self.say("label-short-endurance", left=chariot.endurance),
        ]
        words += [self.say("label-short-last", speed=chariot.speeds[-1])] if chariot.speeds else []
        words += [] if chariot.whip == REGULAR_WHIP else [self.say(_WHIPS[chariot.whip])]
        words += [*self.blades(chariot), *self.weapons(chariot)]
        return [*words, *standing(self, number)]


@final
class Ending(Circus):
    """Standings: each player's best chariot, and how far the others came."""

    def __init__(self, sight: Sight, result: Result) -> None:
        super().__init__(sight)
        self.result: Final = result
        self.seats: Final = sorted(range(len(result.places)), key=lambda seat: result.places[seat])

    def all(self) -> Picture:
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("end-place", "end-player", "end-how"):
            grid.add_column(self.book.say(key))
        for seat in self.seats:
            grid.add_row(str(self.result.places[seat]), self.players.called(seat), self.how(seat))
        return Picture([grid], [self.line(seat) for seat in self.seats])

    def line(self, seat: int) -> str:
        who = f"{self.result.places[seat]}. {self.players.names[seat]}"
        return self.book.labelled(who, self.how(seat) + ".")

    def how(self, seat: int) -> str:
        numbers = [number for number, chariot in enumerate(self.view.chariots) if chariot.build.owner == seat]
        came = [f"{self.colour(number)} {self.came(number)}" for number in sorted(numbers, key=self.rank)]
        return self.say("between").join(came)

    def rank(self, number: int) -> tuple[int, int, int]:
        chariot = self.chariot(number)
        if chariot.standing == ARRIVED:
            return 0, chariot.drawn, -chariot.spare
        return (1, self.to_go(number), 0) if chariot.active() else (2, -chariot.place, 0)

    def came(self, number: int) -> str:
        chariot = self.chariot(number)
        if chariot.standing == ARRIVED:
            return self.say("end-finished", spare=chariot.spare)
        if not chariot.active():
            return self.say("end-out")
        if chariot.stage == ASTRAY:
            return ", ".join([self.say("end-astray"), *standing(self, number)])
        return ", ".join([self.say("end-to-go", count=self.to_go(number)), *standing(self, number)])


def standing(table: Circus, number: int) -> list[str]:
    """What has become of chariot and driver, if they are not simply racing."""
    chariot = table.chariot(number)
    words = [table.say(f"label-standing-{STANDINGS[chariot.standing]}")] if chariot.standing != CHARIOT else []
    return words + ([table.say(f"label-driver-{DRIVERS[chariot.driver]}")] if chariot.driver != ABOARD else [])


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def write(row: list[str], first: int, words: str) -> None:
    """Put words into a row from a column on, as far as it goes."""
    for place, letter in enumerate(words, first):
        if place < len(row):
            row[place] = letter
