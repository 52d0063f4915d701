"""Circus Maximus drawn: the lanes around one chariot, the order of the field, log sheets, the cup. It decides
nothing."""

from __future__ import annotations

from typing import Final, cast, final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Result
from ..games.circus_maximus.chariot import BLADE_KINDS, ORDINARY, RIGHT
from ..games.circus_maximus.charts import PRESETS, SPECIFICATION
from ..games.circus_maximus.track import EVERY_LANE, Lane, Section, Square
from ..games.circus_maximus.words import ChariotWords, RankWords, ViewWords
from ..rules import Book
from .circus_chart import in_full, one_line
from .circus_table import STYLES, WRITING, Circus, Outlook, is_active, owner_of
from .drawing import Landmarks, Sight, Words
from .lanes import Cell, Window
from .screen import Picture, together

_COLUMNS: Final = 73
_BEHIND: Final = 10
"""Columns of the track shown, and how many of them behind the chariot's car."""
_TICK: Final = 5
_MARKS: Final = ["!", "^", "v", "<"]
"""What may stand before a counter instead of its square's border."""
_LYING: Final = {"car": "#", "horse": "="}
"""Of what lies on the track: a wrecked car, a dead horse; all else is a fallen team."""
UNTOLD: Final = frozenset({"token-drawn", "moved", "speeds-written", "driver-built", "team-built", "endurance-built"})
LANDMARKS: Final[Landmarks] = (("turn", "turn-begun"), ("phase", "token-drawn"))
_WHIPS: Final = {"no-whip": "label-no-whip", "whip": "label-whip", "long-whip": "label-long-whip"}


@final
class CircusMaximusDrawer:
    """The race as one reader may see it."""

    turn_kinds = frozenset({"token-drawn"})
    untold = UNTOLD
    landmarks = LANDMARKS

    def turn_of(self, words: Words, view: Words) -> int | None:
        """The owner of the chariot whose token was drawn."""
        return owner_of(cast("ViewWords", view), words["chariot"])

    def board(self, sight: Sight) -> Picture:
        return Board(sight).all()

    def glance(self, sight: Sight) -> Picture:
        return Board(sight).glance()

    def hand(self, sight: Sight) -> Picture:
        return Board(sight).own_sheets()

    def known(self, sight: Sight) -> Picture:
        return Picture([], [])

    def page(self, line: str, sight: Sight) -> Picture | None:
        return None

    def in_full(self, line: str, asked: dict[str, object], book: Book) -> str:
        return in_full(line, asked, book)

    def notes(self, sight: Sight) -> dict[str, str]:
        return Outlook(sight).notes()

    def ending(self, sight: Sight, result: Result) -> Picture:
        return Ending(sight, result).all()


@final
class Board(Circus):
    """The table while the race runs."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.counters: Final = {
            self.ground(square): one for one in self.order() for square in (one["team"], one["car"]) if square
        }
        """By the square of the track, one number a square: where two legs cross there is room for one counter."""
        self.men: Final = self.men_on_the_track()
        self.wrecks: Final = {self.ground(name): what for name, what in self.view["wrecks"].items()}

    def men_on_the_track(self) -> dict[Square, Text]:
        """Drivers on foot, and those that a runaway team drags: over the square behind it."""
        men: dict[Square, Text] = {}
        for one in self.view["chariots"]:
            style = f"bold {STYLES[one['colour']]}"
            if one["foot"] is not None:
                men.setdefault(self.ground(one["foot"]), Text("&", style))
            if one["standing"] == "runaway" and one["driver"] == "dragged":
                men.setdefault(self.track.ground[self.track.prev[self.heading(one, "team")]], Text("~", style))
        return men

    def all(self) -> Picture:
        return together(
            self.title(), self.cup(), self.moving(), self.track_near(), self.field(), self.own_sheets(), self.rivals(),
            self.safe(), self.threats(), self.chart(),
        )  # fmt: skip

    def glance(self) -> Picture:
        """After one's own answer: where the chariot is now; to write a speed, its log sheet and who can reach it."""
        if self.view["choice"] == "outfitting":
            return self.chart()
        if self.view["choice"] not in WRITING or self.about is None:
            return self.track_near()
        return together(self.track_near(), self.sheet(self.about), self.safe(), self.threats())

    def title(self) -> Picture:
        view = self.view
        parts = [
            self.say("label-turn", turn=view["turn"]),
            self.say(f"label-rules-{view['rules']}"),
            *map(self.book.word, view.get("weather", [])),
            self.say("label-markers", eggs=view["eggs"], dolphins=view["dolphins"]),
            self.say("label-track-name", name=view["track"]),
        ]
        parts += [self.say("label-last-turn")] if view["final"] else []
        plain = [part[:1].upper() + part[1:] for part in parts]
        return Picture([Text(" · ".join(parts), "bold")], [". ".join(plain) + "."])

    def cup(self) -> Picture:
        """The tokens still to be drawn."""
        cup, later = self.view["cup"], self.view["later"]
        if not cup and not later:
            return Picture([], [])
        drawn = Text(f"{self.say('label-cup')} ", "bold").append_text(self.badges(cup))
        words = ", ".join(map(self.book.word, cup))
        if later:
            drawn.append(f" · {self.say('label-later')} ").append_text(self.badges(later))
            waiting = self.book.labelled(self.say("label-later"), ", ".join(map(self.book.word, later)))
            words = f"{words}{self.say('between')}{waiting}" if words else waiting
        return Picture([drawn], [self.book.labelled(self.say("label-cup"), words + ".")])

    def badges(self, colours: list[str]) -> Text:
        return Text(" ").join([self.badge(colour) for colour in colours])

    def moving(self) -> Picture:
        view = self.view
        if view["mover"] is None or self.over():
            return Picture([], [])
        chariot, left, used, total = self.book.word(view["mover"]), view["left"], view["used"], view["total"]
        words = self.say("label-moving", chariot=chariot, left=left, used=used, total=total)
        line = self.book.labelled(self.say("label-mover"), words + ".")
        return Picture([Text(line, "bold")], [line])

    def safe(self) -> Picture:
        """How fast the chariot the reader writes for can go without strain."""
        order = self.sight.outlook.get("safe")
        if order is None:
            return Picture([], [])
        line = self.say("label-safe", speed=str(order).split()[-1])
        return Picture([Text(line, "bold")], [line])

    def threats(self) -> Picture:
        """Who can still come alongside the chariot the reader is asked about."""
        found = [] if self.about is None else Outlook(self.sight).threats(self.about)
        if self.about is None or not found:
            return Picture([], [])
        label = self.say("label-threats", chariot=self.colour(self.about))
        line = self.book.labelled(label, ", ".join(found) + ".")
        return Picture([Text(line, "dim")], [line])

    def chart(self) -> Picture:
        """How a whole specification is typed, where one begins."""
        question = self.view["question"] or {}
        if question.get("entry") != next(iter(SPECIFICATION)):
            return Picture([], [])
        names = ", ".join(self.book.word(name) for name in PRESETS)
        line = self.say("label-chart", example=one_line(next(iter(PRESETS))), names=names)
        return Picture([Text(line, "dim")], [line])

    # ---- the track

    def track_near(self) -> Picture:
        focus = self.focus()
        if focus is None:
            return Picture([], [])
        window = self.window(focus)
        lanes = [self.lane(window, lane) for lane in EVERY_LANE]
        return Picture(
            [self.ruler(window), *lanes], [f"{self.near(window, focus)} {self.corner_ahead(focus)}".rstrip()]
        )

    def window(self, focus: ChariotWords) -> Window:
        tail = self.heading(focus, "team" if focus["car"] is None else "car")
        return Window(self.track, tail, _COLUMNS, _BEHIND, from_gray=focus["stage"] == 0)

    def ruler(self, window: Window) -> Text:
        """The sections by name; on the straights every fifth square by its number."""
        row = [" "] * _COLUMNS
        for cell in window.lanes[0]:
            number = self.track.index[cell.square] + 1
            if not self.track.corner[cell.square] and number % _TICK == 0:
                write(row, cell.first + 1, str(number))
        for part in window.parts:
            first, end = max(0, part.first), min(part.first + window.widths[part.section], _COLUMNS)
            write(row, first, f"{self.section_name(part.section)} "[: end - first])
        return Text(f"  {''.join(row)}".rstrip(), "dim")

    def section_name(self, section: Section) -> str:
        name = self.track.section_name(section)
        return self.book.say("label-back-stretch") if name == "back" else self.book.word(name)

    def lane(self, window: Window, lane: Lane) -> Text:
        row = Text(f"{lane} ", "bold")
        cells = window.lanes[lane - 1]
        for cell in cells:
            row.append_text(self.cell(cell))
        limits = [self.track.limit[cell.square] for cell in cells if self.track.corner[cell.square]]
        if limits:
            row.append(f" ≤{limits[0] - self.lowered}", "bold")
        return row

    def cell(self, cell: Cell) -> Text:
        """Its border, and what stands in its middle."""
        border = self.border(cell.square) if cell.opens else ""
        one = self.counters.get(self.track.ground[cell.square])
        if one is not None and border:
            border = self.mark_of(one, cell.square) or border
        room = cell.width - len(border)
        middle = self.standing_on(cell.square) if room > 0 else Text("")
        text = Text(border, "" if border in _MARKS else "dim").append(" " * ((room - len(middle)) // 2))
        text.append_text(middle)
        text.pad_right(cell.width - len(text))
        return text

    def mark_of(self, one: ChariotWords, square: Square) -> str:
        """Before a counter that does not simply race along: which way it heads, as the lanes are drawn; or that nobody
        drives it."""
        team, track = self.heading(one, "team"), self.track
        if track.across(square, team):
            return "v" if track.section[track.turned[RIGHT][square]] == track.section[team] else "^"
        if track.against[square] != track.against[team]:
            return "<"
        return "!" if one["standing"] != "racing" else ""

    def border(self, square: Square) -> str:
        track = self.track
        if track.in_block(square):
            return "+"
        if track.index[square] == 0 and not track.gray[square]:
            return "║" if track.section[square] == track.section_at[track.finish] else "│"
        return ":" if track.corner[square] else "·"

    def standing_on(self, square: Square) -> Text:
        """A chariot, a man, or what lies there."""
        ground = self.track.ground[square]
        if ground in self.counters:
            return self.counter(self.counters[ground], ground)
        if ground in self.men:
            return self.men[ground]
        if ground in self.wrecks:
            return Text(_LYING.get(self.wrecks[ground], "%"), "bold")
        return Text("")

    def counter(self, one: ChariotWords, square: Square) -> Text:
        letter = self.letter(one["colour"])
        style = f"bold {STYLES[one['colour']]}{' reverse' if self.is_own(one) else ''}"
        return Text(letter if square == self.ground(one["team"]) else letter.lower(), style)

    def near(self, window: Window, focus: ChariotWords) -> str:
        """What stands in the same stretch, in words."""
        seen = list(dict.fromkeys(self.track.ground[square] for square in window.squares()))
        chariots = [one for one in self.order() if one is not focus and self.ground(one["team"]) in seen]
        found = [*map(self.stands_at, chariots), *self.near_things(seen)]
        words = self.say("between").join(found) or self.say("label-nothing-near")
        here = self.placed("label-team-at", focus["colour"], focus["team"])
        near = self.book.labelled(self.say("label-near"), words + ".")
        return f"{here[:1].upper()}{here[1:]}. {near}"

    def placed(self, key: str, colour: str, square: str | None) -> str:
        return self.say(key, chariot=self.book.word(colour), square=self.book.word(square or ""))

    def stands_at(self, one: ChariotWords) -> str:
        key = "label-team-at" if one["standing"] == "racing" else "label-runaway-at"
        place = self.placed(key, one["colour"], one["team"])
        return f"{place}, {self.book.word('against')}" if one.get("heading") == "against" else place

    def near_things(self, seen: list[Square]) -> list[str]:
        lying = [square for square in seen if square in self.wrecks]
        on_foot = [one for one in self.view["chariots"] if one["foot"] is not None and self.ground(one["foot"]) in seen]
        men = [self.placed("label-man-at", one["colour"], one["foot"]) for one in on_foot]
        return [*[self.wreck_at(square) for square in lying], *men]

    def wreck_at(self, square: Square) -> str:
        what, name = self.wrecks[square], self.track.square_name(square)
        key = {"car": "label-wreck-at", "horse": "label-carcass-at"}.get(what, "label-fallen-at")
        return self.placed(key, what, name)

    def corner_ahead(self, focus: ChariotWords) -> str:
        """How far the next corner is, and its safe speeds."""
        track, team = self.track, self.heading(focus, "team")
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
        speeds = ", ".join(str(safe - self.lowered) for safe in self.track.safe[section][1:])
        return self.upper(self.say(key, corner=self.section_name(section), count=squares, speeds=speeds)) + "."

    def upper(self, words: str) -> str:
        return words[:1].upper() + words[1:]

    # ---- the field

    def field(self) -> Picture:
        """Who is first, and how far the others are behind; then those that can no longer have a place."""
        order = [rank for rank in self.view["order"] if rank["place"] is not None or self.on_track(rank)]
        if not order:
            return Picture([], [])
        drawn = Text(f"{self.say('label-order')} ", "bold")
        drawn.append_text(Text(" · ").join([self.place(rank) for rank in order]))
        words = [self.place_words(rank, self.book.word(rank["colour"])) for rank in order]
        return Picture([drawn], [self.book.labelled(self.say("label-order"), self.say("between").join(words) + ".")])

    def on_track(self, rank: RankWords) -> bool:
        return is_active(self.chariots[rank["colour"]])

    def place(self, rank: RankWords) -> Text:
        letter = self.letter(rank["colour"])
        words = Text(self.place_words(rank, letter), "not bold")
        words.highlight_words([f" {letter} "], f"bold {STYLES[rank['colour']]}")
        return words

    def place_words(self, rank: RankWords, name: str) -> str:
        """A place with the lap, and the gap to whoever is first."""
        one, place = self.chariots[rank["colour"]], "–" if rank["place"] is None else f"{rank['place']}."
        if one["standing"] == "finished":
            return self.say("label-home", place=place, chariot=name)
        if rank["gap"] is None:
            return self.say("label-astray", place=place, chariot=name)
        key = "label-to-line" if self.over() else "label-place" if rank["gap"] else "label-first"
        return self.say(key, place=place, chariot=name, lap=rank["lap"], count=rank["gap"])

    # ---- log sheets

    def own_sheets(self) -> Picture:
        return together(*[self.sheet(one) for one in self.own() if one["points"]])

    def sheet(self, one: ChariotWords) -> Picture:
        label = self.say("label-sheet-own", chariot=self.colour(one), letter=self.letter(one["colour"]))
        parts = [*standing(self, one), *self.log(one)]
        text = self.book.labelled(label, ", ".join(parts) + ".")
        drawn = Text(text)
        drawn.stylize(f"bold {STYLES[one['colour']]}", 0, len(label))
        return Picture([drawn], [self.upper(text)])

    def log(self, one: ChariotWords) -> list[str]:
        """A log sheet in full."""
        if not is_active(one):
            return []
        return [*self.driver(one), *self.car_and_team(one), *self.speeds(one), *self.troubles(one)]

    def driver(self, one: ChariotWords) -> list[str]:
        key = "label-modifier" if one["current"] == one["modifier"] else "label-modifier-now"
        left, whole = one["hits"]
        return [
            self.say(key, modifier=signed(one["modifier"]), current=signed(one["current"])),
            self.say("label-hits", left=left, whole=whole),
            self.whip(one),
            *self.weapons(one),
        ]

    def whip(self, one: ChariotWords) -> str:
        outfit = one.get("outfit")
        return self.say(_WHIPS[outfit["whip"]] if outfit else "label-whip" if one["whip"] else "label-no-whip")

    def weapons(self, one: ChariotWords) -> list[str]:
        """What is in hand, where it is not the small knife alone."""
        outfit = one.get("outfit")
        if outfit is None or outfit["weapons"] == ["small-knife"]:
            return []
        names = outfit["weapons"]
        return [self.say("label-weapons", weapons=self.book.listed(names)) if names else self.say("label-no-weapons")]

    def car_and_team(self, one: ChariotWords) -> list[str]:
        horses = "-".join(str(left) for left, _ in one["horses"])
        boxes = "-".join(str(whole) for _, whole in one["horses"])
        whole = self.say("label-horses-whole", horses=horses)
        return [
            self.say("label-weight", weight=self.book.word(one["weight"])),
            *self.car(one),
            whole if horses == boxes else self.say("label-horses", horses=horses, boxes=boxes),
            self.say("label-team-speed", speed=one["team_speed"], most=one["maximum"]),
            self.say("label-endurance", left=one["endurance"][0], whole=one["endurance"][1]),
        ]

    def car(self, one: ChariotWords) -> list[str]:
        """The damage of its wheels, out of how much if that is less than usual, and the blades they bear."""
        (left, right), outfit = one["wheels"], one.get("outfit")
        if outfit is None or tuple(outfit["boxes"]) == ORDINARY.wheels:
            words = [self.say("label-wheels", left=left, right=right)]
        else:
            of_left, of_right = outfit["boxes"]
            boxes = {"left-boxes": of_left, "right-boxes": of_right}
            words = [self.say("label-weaker-wheels", left=left, right=right, **boxes)]
        return [*words, *self.blades(one)]

    def blades(self, one: ChariotWords) -> list[str]:
        outfit = one.get("outfit")
        if outfit is None or outfit["blades"] == [BLADE_KINDS[blades] for blades in ORDINARY.blades]:
            return []
        left, right = outfit["blades"]
        told = {"left-word": self.book.word(left), "right-word": self.book.word(right)}
        return [self.say("label-blades", left=left, right=right, **told)]

    def speeds(self, one: ChariotWords) -> list[str]:
        words = [self.say("label-speeds", speeds=" ".join(map(str, one["speeds"])))] if one["speeds"] else []
        written = self.view["you"]["written"].get(one["colour"]) if "you" in self.view else None
        # While speeds are written there are none of this turn.
        if written is None or one["drawn"] or self.view["choice"] in {*WRITING, "preparation", "outfitting"}:
            return words
        whip = "S" if one["colour"] in self.view["you"].get("whips", []) else ""
        return [*words, self.say("label-written", speed=f"{written}{whip}")]

    def troubles(self, one: ChariotWords) -> list[str]:
        gains, bound = sum(one["gains"]), one.get("bound", 0)
        words = [
            (one["owed"], self.say("label-owed", owed=one["owed"])),
            (one["slowed"], self.say("label-slowed", slowed=one["slowed"])),
            (gains, self.say("label-gains", must=gains)),
            (not one["may_strain"], self.say("label-jostled")),
            (one["fallen"], self.say("label-fallen", horses=" ".join(map(str, one["fallen"])))),
            (one["arm_wound"], self.say("label-arm")),
            (one["blind"], self.say("label-blind")),
            (bound, self.say("label-bound", bound=bound)),
            (one.get("blinded"), self.say("label-blinded")),
        ]
        return [*[text for true, text in words if true], *self.bribes(one)]

    def bribes(self, one: ChariotWords) -> list[str]:
        """What money has done to the driver, in a season."""
        slower, spared = one.get("bribed", 0), one.get("peace", [])
        words = [self.say("label-bribed", points=slower)] if slower else []
        return words + ([self.say("label-peace", colours=self.book.listed(spared))] if spared else [])

    def rivals(self) -> Picture:
        """A line for each chariot of the others."""
        built = [one for one in self.view["chariots"] if one["points"] and not self.is_own(one)]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for one in built:
            name = Text(f"{self.letter(one['colour'])} {self.colour(one)}", STYLES[one["colour"]])
            grid.add_row(name, self.players.called(one["owner"]), Text(", ".join(self.short(one))))
        return Picture([grid] if built else [], [self.rival_line(one) for one in built])

    def rival_line(self, one: ChariotWords) -> str:
        name = self.say("label-sheet", chariot=self.colour(one), letter=self.letter(one["colour"]))
        owner = self.players.names[one["owner"]]
        return self.upper(self.book.labelled(f"{name}, {owner}", ", ".join(self.short(one)) + "."))

    def short(self, one: ChariotWords) -> list[str]:
        if not is_active(one):
            return standing(self, one)
        words = [
            self.say("label-short-modifier", modifier=signed(one["current"])),
            self.say("label-short-hits", left=one["hits"][0]),
            self.say("label-short-wheels", left=one["wheels"][0], right=one["wheels"][1]),
            self.say("label-short-speed", most=one["maximum"]),
            self.say("label-short-endurance", left=one["endurance"][0]),
        ]
        words += [self.say("label-short-last", speed=one["speeds"][-1])] if one["speeds"] else []
        words += [] if (whip := self.whip(one)) == self.say("label-whip") else [whip]
        words += [*self.blades(one), *self.weapons(one), *self.bribes(one)]
        return [*words, *standing(self, one)]


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
        field = [self.chariots[rank["colour"]] for rank in self.view["order"]]
        owned = [one for one in field if one["owner"] == seat]
        return self.say("between").join(f"{self.colour(one)} {self.came(one)}" for one in owned)

    def came(self, one: ChariotWords) -> str:
        if one["standing"] == "finished":
            return self.say("end-finished", spare=one["spare"])
        if not is_active(one):
            return self.say("end-out")
        if one.get("astray"):
            return ", ".join([self.say("end-astray"), *standing(self, one)])
        return ", ".join([self.say("end-to-go", count=one["to_go"]), *standing(self, one)])


def standing(table: Circus, one: ChariotWords) -> list[str]:
    """What has become of chariot and driver, if they are not simply racing."""
    words = [] if one["standing"] == "racing" else [table.say(f"label-standing-{one['standing']}")]
    return words + ([] if one["driver"] == "aboard" else [table.say(f"label-driver-{one['driver']}")])


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def write(row: list[str], first: int, words: str) -> None:
    """Put words into a row from a column on, as far as it goes."""
    for place, letter in enumerate(words, first):
        if place < len(row):
            row[place] = letter
