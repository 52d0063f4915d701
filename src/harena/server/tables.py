"""The routes of tables: made, listed, looked at, played at, and their records."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter
from sqlalchemy import or_, select

from ..bots.catalogue import BOTS
from ..core.errors import Refusal
from ..core.ids import Pick
from ..core.ids import Seat as SeatId
from ..core.table import Table
from ..rules.wording import game_words
from . import wire
from .errors import SENTENCES, STATUS, NotAllowed, Stale, wrong_words
from .fold import Caller
from .guard import address, check
from .hall import LIST_MOST
from .live import Acknowledge, LiveRoom, owner_seat
from .room import Room
from .schema import SEATS, TABLES
from .server import Server, TheServer
from .telling import NOBODY, record_of, table_words

REFUSALS: Final = {
    status: ResponseSpec(wire.Refused, description="Refused, with a sentence; nothing changed.")
    for status in sorted(set(STATUS.values()) | {404, 405, 413})
}
Ask = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class Missed(Stale):
    """A stale move, with the table as it is now."""

    def __init__(self, stale: Stale, missed: wire.TableWords) -> None:
        super().__init__(stale.name, stale.about)
        self.missed = missed


async def carry_out(
    server: Server,
    live: LiveRoom,
    command: wire.AnyCommand,
    caller: Caller,
    acknowledge: Acknowledge | None = None,
) -> wire.Done:
    """Do what is asked at a table: the one way in, for sockets and posts."""
    do, started = str(command.__struct_config__.tag), time.perf_counter()
    try:
        done = await carry_out_at(server, live, command, caller, acknowledge)
    except Refusal as refusal:
        server.metrics.refused(do, refusal)
        raise
    server.metrics.done(do, time.perf_counter() - started)
    return done


async def carry_out_at(
    server: Server, live: LiveRoom, command: wire.AnyCommand, caller: Caller, acknowledge: Acknowledge | None
) -> wire.Done:
    if isinstance(command, wire.Say):
        check(server.buckets.chat, caller.person, "many-words")
    if isinstance(command, wire.Rematch):
        check(server.buckets.tables, caller.person, "many-tables")
        return await server.hall.rematch(live, command, caller)
    try:
        return await live.ask(command, caller, acknowledge)
    except Stale as stale:
        seen = command.seq if isinstance(command, wire.Move) else -1
        own = command.seat if isinstance(command, wire.Move) else None
        raise Missed(stale, await live.read(lambda room: seen_by(room, live, caller, own, seen))) from stale


def seen_by(room: Room, live: LiveRoom, caller: Caller | None, seat: int | None, since: int) -> wire.TableWords:
    """A table through somebody's own eyes: all of it, or what is new since a number."""
    check_watch(room, caller)
    own = owner_seat(room, caller, seat)
    person = NOBODY if caller is None else caller.person
    return table_words(room, person, own, live.here(), since if 0 <= since <= room.seq else -1)


def check_watch(room: Room, caller: Caller | None) -> None:
    """Tables without spectators are for those who sit there, and for those who may still sit down."""
    own = caller is not None and (room.seats_of(caller.person) or caller.person == room.host)
    if not own and not room.shown_to_all():
        raise NotAllowed("no-spectators")


class Games(Controller):
    """What can be played, and by whom."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=REFUSALS)
    async def games(self, server: TheServer) -> wire.GameList:
        """All games with their options, and all bots."""
        newest = {game.name: game for game in server.hall.games.values()}
        return wire.GameList(
            [msgspec.convert(game_words(game), wire.GameWords) for game in newest.values()], list(BOTS)
        )


class Tables(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post(responses=REFUSALS)
    async def make(self, server: TheServer, request: Ask, data: JSONBody[wire.NewTable]) -> wire.Created:
        """Make a table. Only its maker gets the tokens that seats are taken with."""
        caller = await server.known(request)
        check(server.buckets.tables, address(request.scope), "many-tables")
        check(server.buckets.tables_a_day, address(request.scope), "many-tables-today")
        room = await server.hall.make(data, caller)
        return links_for(room, caller)

    @get(responses=REFUSALS)
    async def list(
        self,
        server: TheServer,
        request: Ask,
        mine: FromQuery[bool] = False,  # noqa: FBT002 - a query's
        before: FromQuery[float | None] = None,
    ) -> wire.TableList:
        """Public tables, or one's own; the latest first."""
        caller = await server.known(request) if mine else await server.caller(request)
        query = select(TABLES).order_by(TABLES.c.changed.desc()).limit(LIST_MOST)
        if mine:
            assert caller is not None
            own = select(SEATS.c.table_id).where(SEATS.c.person == caller.person)
            query = query.where(or_(TABLES.c.id.in_(own), TABLES.c.host == caller.person))
        else:
            query = query.where(TABLES.c.public.is_(True), TABLES.c.phase.in_(["open", "running"]))
        if before is not None:
            query = query.where(TABLES.c.changed < before)
        rows = [dict(zip(TABLES.c.keys(), row, strict=True)) for row in await server.store.rows(query)]
        turns = await own_turns(server, caller, [row["id"] for row in rows])
        lines = [line_words(row, turns) for row in rows]
        return wire.TableList(lines, lines[-1].changed if len(lines) == LIST_MOST else None)

    @get("/{table:str}", responses=REFUSALS)
    async def look(
        self,
        server: TheServer,
        request: Ask,
        table: TableId,
        since: FromQuery[int] = -1,
        seat: FromQuery[int | None] = None,
    ) -> wire.TableWords:
        """A table through one's own eyes: all of it, or what is new since a number."""
        live = await server.hall.live(table)
        caller = await server.caller(request, table)
        return await live.read(lambda room: seen_by(room, live, caller, seat, since))

    @post("/{table:str}/commands", status_code=200, responses=REFUSALS)
    async def command(
        self, server: TheServer, request: Ask, table: TableId, data: JSONBody[wire.AnyCommand]
    ) -> wire.Done:
        """Do something at a table: the same commands as over its socket."""
        live = await server.hall.live(table)
        caller = await server.known(request, table)
        return await carry_out(server, live, data, caller)

    @get("/{table:str}/links", responses=REFUSALS)
    async def links(self, server: TheServer, request: Ask, table: TableId) -> wire.Created:
        """The tokens of a table once more: its host's alone."""
        live = await server.hall.live(table)
        caller = await server.known(request, table)
        return await live.read(lambda room: links_for(room, caller))

    @post("/{table:str}/odds", status_code=200, responses=REFUSALS)
    async def odds(
        self, server: TheServer, request: Ask, table: TableId, data: JSONBody[wire.OddsAsked]
    ) -> dict[str, Any]:
        """What exact odds say of these picks, from what one's seat may know."""
        live = await server.hall.live(table)
        caller = await server.known(request, table)
        return await live.read(lambda room: odds_for(room, caller, data))

    @post("/{table:str}/why-not", status_code=200, responses=REFUSALS)
    async def why_not(
        self, server: TheServer, request: Ask, table: TableId, data: JSONBody[wire.WhyNotAsked]
    ) -> wire.Wrong:
        """The refusal that a move of one's own would meet now; its kind is `possible` if it would meet none."""
        live = await server.hall.live(table)
        caller = await server.known(request, table)
        refusal = await live.read(lambda room: room.why_not(caller, data))
        return refusal_words(refusal)

    @post("/{table:str}/hint", status_code=200, responses=REFUSALS)
    async def hint(self, server: TheServer, request: Ask, table: TableId, data: JSONBody[wire.HintAsked]) -> wire.Hint:
        """What the champion would do in one's place, and why: where one plays against bots, or the table allows it."""
        live = await server.hall.live(table)
        caller = await server.known(request, table)
        check(server.buckets.hints, caller.person, "many-hints")
        return msgspec.convert(await live.hint(caller, data.seat), wire.Hint)

    @get("/{table:str}/record", media_type="text/plain", responses=REFUSALS)
    async def record(self, server: TheServer, request: Ask, table: TableId) -> Response[str]:
        """The record of a finished game; `harena verify` checks it, without any server."""
        live = await server.hall.live(table)
        check_watch(live.room, await server.caller(request, table))
        name = f"{live.room.plan.game}-{table}.harena"
        return Response(
            await live.read(record_of),
            media_type="text/plain",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


async def own_turns(server: Server, caller: Caller | None, tables: list[str]) -> dict[str, list[str]]:
    """The seats somebody has, by table, as they are written where tables wait."""
    if caller is None or not tables:
        return {}
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == caller.person, SEATS.c.table_id.in_(tables))
    turns: dict[str, list[str]] = {}
    for table, seat in await server.store.rows(query):
        turns.setdefault(table, []).append(str(seat))
    return turns


def line_words(row: dict[str, Any], turns: dict[str, list[str]]) -> wire.TableLine:
    waiting = row["waiting"].split(",")
    return wire.TableLine(
        row["id"],
        row["name"],
        row["game"],
        row["phase"],
        row["public"],
        row["created"],
        row["changed"],
        row["size"],
        row["free"],
        any(seat in waiting for seat in turns.get(row["id"], [])),
    )


def odds_for(room: Room, caller: Caller, asked: wire.OddsAsked) -> dict[str, Any]:
    return odds_at(room.running(), SeatId(room.own_seat(caller, asked.seat)), asked)


def odds_at(table: Table, seat: SeatId, asked: wire.OddsAsked) -> dict[str, Any]:
    known = table.game.picks
    picks = [known.check(Pick(pick)) for pick in asked.picks] or [known.parse(words) for words in asked.say]
    if asked.to != "":
        return {"ways": table.game.ways(table.state, seat, picks, asked.to)}
    return dict(table.game.odds(table.state, seat, picks))


def refusal_words(refusal: Refusal | None) -> wire.Wrong:
    return (
        wire.Wrong("possible", SENTENCES["possible"], sentence="possible") if refusal is None else wrong_words(refusal)
    )


def links_for(room: Room, caller: Caller) -> wire.Created:
    """Tokens for all seats without a person: a bot's seat may be given to somebody, too."""
    room.check_host(caller)
    tokens = {number: room.seat_token(number) for number, seat in enumerate(room.seats) if seat.person is None}
    return wire.Created(room.id, room.commitment, room.invite(), tokens)
