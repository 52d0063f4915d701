"""What a page needs to draw a race of Circus Maximus: where the squares of a track lie and lead to, and the charts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from ..games.circus_maximus import charts
from ..games.circus_maximus.chariot import WEAPON_SETS
from ..games.circus_maximus.drawing import Drawing, lane_squares, plated, shared_borders
from ..games.circus_maximus.options import Options
from ..games.circus_maximus.track import BOTH, EVERY_LANE, OFF, Section, Square, Track
from ..games.circus_maximus.track_data import MARKERS, NO_MARKER
from ..games.circus_maximus.weapons import cost_of
from . import wire
from .books import KEEP
from .fixed import Fixed
from .tables import REFUSALS

CACHED: Final = 16
"""Tracks that were drawn last are remembered: all who sit at a table ask for the same one."""
Ask = Request[Any, Any, Any]


class Circus(Controller):
    """Tracks and charts of Circus Maximus."""

    path = "/api/circus"
    tags = ("games",)

    @post("/track", status_code=200, sync_to_thread=True, responses=REFUSALS)
    def track(self, data: JSONBody[wire.TrackAsked]) -> wire.TrackWords:
        """A track as a picture: the one that a table with these options races on."""
        return drawn(msgspec.json.encode(data, order="sorted"))

    @get(
        "/charts",
        media_type="application/json",
        sync_to_thread=False,
        responses={
            **REFUSALS,
            200: ResponseSpec(list[wire.ChartWords], description="The charts, which are the same for everybody."),
            304: ResponseSpec(None, description="The charts are those whose tag was sent."),
        },
    )
    def charts(self, request: Ask) -> Response[bytes]:
        """The charts on which dice are looked up."""
        return printed_charts().answer(request)

    @get(
        "/outfits",
        media_type="application/json",
        sync_to_thread=False,
        responses={
            **REFUSALS,
            200: ResponseSpec(wire.OutfitWords, description="What is sold for preparation points."),
            304: ResponseSpec(None, description="It is what the tag that was sent names."),
        },
    )
    def outfits(self, request: Ask) -> Response[bytes]:
        """What chariots can be fitted out with, and for how many points."""
        return printed_outfits().answer(request)


# ---- the track


@lru_cache(CACHED)
def drawn(data: bytes) -> wire.TrackWords:
    return track_words(Options(msgspec.json.decode(data)).track)


def track_words(track: Track) -> wire.TrackWords:
    drawing = Drawing(track)
    left, top, width, height = drawing.extent(0.0)
    return wire.TrackWords(
        label=track.label(),
        hash=track.digest(),
        laps=track.laps,
        pitch=drawing.pitch,
        extent=[placed(left), placed(top), placed(width), placed(height)],
        finish=track.section_name(track.section_at[track.finish - 1]),
        sections=[section_words(drawing, Section(section)) for section in range(track.run_in + 1)],
        plates=[int(square) for square in plated(track)],
        starts=[int(square) for square in lane_squares(track)],
        squares=[square_words(drawing, square) for square in drawing.squares],
    )


def section_words(drawing: Drawing, section: Section) -> wire.SectionWords:
    track, line = drawing.track, drawing.lines[section]
    leg, end = track.legs[section], track.edges[section][1][-1]
    return wire.SectionWords(
        name=leg.name,
        x=line.start[0],
        y=line.start[1],
        heading=line.heading,
        length=line.length,
        turn=line.turn,
        inside="left" if leg.inward < 0 else "right",
        marker=None if leg.marker == NO_MARKER else MARKERS[leg.marker],
        safe=leg.safe[1:],
        counts=[track.count(section, lane) for lane in EVERY_LANE],
        level=[placed(at / end) for at in shared_borders(track)] if leg.safe else [],
        block=drawing.block(section),
    )


def square_words(drawing: Drawing, square: Square) -> wire.SquareWords:
    track = drawing.track
    x, y = drawing.centre[square]
    return wire.SquareWords(
        name=track.square_name(square),
        x=placed(x),
        y=placed(y),
        heading=placed(drawing.heading[square]),
        outline=drawing.outline[square],
        next=track.next[square],
        back=found(track.prev[square]),
        change=[found(track.change[side][square]) for side in BOTH],
        slips=[[int(other) for other in track.slips[side][square]] for side in BOTH],
        beside=[[int(other) for other in track.aside(square, side)] for side in BOTH],
        twin=found_twin(track, square),
    )


def found(square: Square) -> int | None:
    return None if square == OFF else square


def found_twin(track: Track, square: Square) -> int | None:
    return None if track.twin[square] == square else track.twin[square]


def placed(number: float) -> float:
    return round(number, 4)


# ---- the charts


@cache
def printed_charts() -> Fixed:
    return Fixed(msgspec.json.encode(all_charts()), "application/json", KEEP)


def all_charts() -> list[wire.ChartWords]:
    """Those whose row an event tells, and those of the preparation; cells in the words that events use."""
    return [
        table("strain", 4, 1, spelled(charts.STRAIN_CHART, charts.STRAIN_RESULTS)),
        table("lash", 2, charts.LEAST_FACTOR, spelled(charts.LASH_CHART, charts.LASH_RESULTS)),
        table("cars", 3, 0, [[charts.CAR_RESULTS[charts.car_damage(total)]] for total in range(3, 19)]),
        table("over", 3, 0, [[charts.OVER_RESULTS[charts.running_over(total)]] for total in range(3, 19)]),
        by_car("horse-struck", charts.horse_injury),
        by_car("wheel-struck", charts.wheel_damage),
        table("team", 0, 1, [[str(sum(horses)) for horses in row] for row in charts.TEAM_SPEED]),
        table("endurance", 0, 1, [[str(points) for points in row] for row in charts.ENDURANCE]),
        table("hits", 0, 1, [[str(charts.driver_hits(die + row)) for die in range(1, 7)] for row in range(3)]),
    ]


def by_car(name: str, points: Callable[[int], int]) -> wire.ChartWords:
    """Two dice, and in the columns what the weight of the striking car adds to them."""
    rolls = list(range(2, 13))
    cells = [[str(points(roll + more)) for more in charts.BY_CAR] for roll in rolls]
    return wire.ChartWords(name, rolls, charts.BY_CAR, cells)


def spelled(cells: list[list[int]], words: list[str]) -> list[list[str]]:
    return [[words[cell] for cell in row] for row in cells]


def table(name: str, row: int, column: int, cells: list[list[str]]) -> wire.ChartWords:
    rows = list(range(row, row + len(cells)))
    return wire.ChartWords(name, rows, list(range(column, column + len(cells[0]))), cells)


# ---- outfits


@cache
def printed_outfits() -> Fixed:
    return Fixed(msgspec.json.encode(outfits()), "application/json", KEEP)


def outfits() -> wire.OutfitWords:
    weapons = [wire.CellWords(name, cost_of(mask)) for mask, name in enumerate(WEAPON_SETS)]
    rows = [
        wire.RowWords(row, [wire.CellWords(cell_said(row, cell), cost) for cell, cost in cells.items()])
        for row, cells in charts.SPECIFICATION.items()
    ]
    budgets = sorted({charts.SPECIFICATION_POINTS - weapon.cost for weapon in weapons}, reverse=True)
    presets = [wire.PresetWords(name, points, preset(name, points)) for points in budgets for name in charts.PRESETS]
    return wire.OutfitWords([wire.RowWords("weapons", weapons), *rows], presets)


def preset(name: str, points: int) -> list[str]:
    cells = charts.ready_made(name, points)
    return [cell_said(row, cell) for row, cell in zip(charts.SPECIFICATION, cells, strict=True)]


def cell_said(row: str, cell: str) -> str:
    """A cell as moves spell it: by its row where it is a number."""
    return f"{row} {cell}" if cell.isdecimal() else cell
