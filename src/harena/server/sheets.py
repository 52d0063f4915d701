"""The figures of a game's quick reference: what the rules play with, so that a page has no list of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ..games.arena_maximus.components import DEFAULT as BOX
from ..games.arena_maximus.pieces import COLOURS, SKILLS, Tile, card_name, tile_name
from ..games.catalogue import GAMES
from ..games.circus_maximus import charts
from ..games.circus_maximus.chariot import WEAPONS
from ..games.circus_maximus.rain import WORSE_BY_CAR
from ..games.circus_maximus.track import DEFAULT as TRACK
from ..games.circus_maximus.track import DOLPHINS, EVERY_LANE
from ..games.colossal_arena.backing import SECRET_WORTH, WORTH
from . import wire
from .books import KEEP
from .circus import all_charts, spelled, table
from .errors import Unfit
from .fixed import Fixed
from .tables import REFUSALS

Ask = Request[Any, Any, Any]


class Sheets(Controller):
    """Quick references."""

    path = "/api/sheets"
    tags = ("games",)

    @get(
        "/{game:str}",
        media_type="application/json",
        sync_to_thread=False,
        responses={
            **REFUSALS,
            200: ResponseSpec(list[wire.ChartWords], description="The figures, which are the same for everybody."),
            304: ResponseSpec(None, description="The figures are those whose tag was sent."),
        },
    )
    def look(self, request: Ask, game: FromPath[str]) -> Response[bytes]:
        """Every table of figures that players of a game look things up in."""
        if game not in GAMES:
            raise Unfit("no-game", {"game": game[:40], "known": ", ".join(GAMES)})
        return printed(game).answer(request)


@cache
def printed(game: str) -> Fixed:
    return Fixed(msgspec.json.encode(figures_of(game)), "application/json", KEEP)


def figures_of(game: str) -> list[wire.ChartWords]:
    """The figures of a game; none where nobody has put any together."""
    return SHEETS[game]() if game in SHEETS else []


def colossal_arena() -> list[wire.ChartWords]:
    """CA-3.5, 4.5 What bets are worth, by row; last what a secret one is."""
    return [table("bets", 0, 1, [[str(worth) for worth in [*WORTH[1:], SECRET_WORTH]]])]


def arena_maximus() -> list[wire.ChartWords]:
    """AM-1.3, 2.1, 10.11 The set that is raced with if nobody brings another. Cells are in the words of the game."""
    kinds = [card_name(card).split()[0] for card in BOX.deck]
    scores = [[SKILLS[one], *map(str, (BOX.beast[one], BOX.driver[one], BOX.chariot[one]))] for one in range(COLOURS)]
    return [
        table("chariots", 0, 0, scores),
        table("cards", 0, 0, [[kind, str(kinds.count(kind))] for kind in dict.fromkeys(kinds)]),
        table("tiles", 0, 0, tile_rows()),
        table("layout", 0, 0, [[str(part) for part in BOX.layout if part > 0]]),
    ]


def tile_rows() -> list[list[str]]:
    """By kind of tile: how many straights and curves are of it, and what they show."""
    piles = [[tile_name(Tile(tile)).partition(" ") for tile in pile] for pile in (BOX.straights, BOX.curves)]
    kinds = dict.fromkeys(kind for pile in piles for kind, _, _ in pile)
    rows: list[list[str]] = []
    for wanted in kinds:
        shown = [[rest for kind, _, rest in pile if kind == wanted] for pile in piles]
        rows.append([wanted, *(str(len(pile)) for pile in shown), *(" ".join(pile).strip() for pile in shown)])
    return rows


def circus_maximus() -> list[wire.ChartWords]:
    """The charts of the race, and what is printed on the track or needed only off it."""
    wrecks = [[str(charts.WRECK_LANES[roll]), str(charts.WRECK_FORWARD[roll])] for roll in range(2, 13)]
    horses = [["".join(map(str, speeds)) for speeds in row] for row in charts.TEAM_SPEED]
    return [
        *all_charts(),
        table("horse", 0, 0, [[str(points)] for points in charts.HORSE_INJURY]),
        table("wheel", 0, 0, [[str(points)] for points in charts.WHEEL_DAMAGE]),
        table("horses", 0, 1, horses),
        table("safe", 0, 1, [[str(TRACK.safe[DOLPHINS][lane]) for lane in EVERY_LANE]]),
        table("corner", 0, 1, [[str(TRACK.count(DOLPHINS, lane)) for lane in EVERY_LANE]]),
        table("wrecks", 2, 0, wrecks),
        table("by-car", 0, 0, [[str(more)] for more in charts.BY_CAR]),
        *optional_charts(),
    ]


def optional_charts() -> list[wire.ChartWords]:
    """CM-27 What optional rules sell and look up: weapons and horses by two dice, the weather by one, cars on wet
    ground."""
    sold = [[row, cell, str(cost)] for row, cells in charts.SPECIFICATION.items() for cell, cost in cells.items()]
    worse = [["dead" if more == charts.ALL_BOXES else str(more)] for more in charts.MORE_HITS]
    columns = [charts.FIRST_WEATHER, charts.MORE_RAIN, charts.LATER_WEATHER]
    return [
        table("specification", 0, 0, sold),
        table("weapons", 0, 0, [[WEAPONS[bit], str(cost)] for bit, cost in enumerate(charts.WEAPON_COSTS)]),
        table("dust", 2, 0, by_roll(charts.DUST_TABLE, charts.DUST_RESULTS)),
        table("knife", 2, 0, by_roll(charts.KNIFE_TABLE, charts.KNIFE_RESULTS)),
        table("spear", 2, 0, by_roll(charts.SPEAR_TABLE, charts.SPEAR_RESULTS)),
        table("worse", 2, 0, worse),
        table("weather", 0, 1, spelled(columns, charts.WEATHERS)),
        table("wet", 0, 0, [[name, str(WORSE_BY_CAR[car]), slips_by(car)] for car, name in enumerate(charts.CARS)]),
    ]


def by_roll(results: list[int], words: list[str]) -> list[list[str]]:
    return [[words[result]] for result in results]


def slips_by(car: int) -> str:
    """The faces of a die by which a car slips a lane too far."""
    return " ".join(str(face) for face, slips in enumerate(charts.SLIPPERY[car], 1) if slips == 1)


SHEETS: Final[dict[str, Callable[[], list[wire.ChartWords]]]] = {
    "colossal-arena": colossal_arena,
    "arena-maximus": arena_maximus,
    "circus-maximus": circus_maximus,
}
