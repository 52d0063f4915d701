"""Tables without a server: rooms with a seed of their own, people by name, times that tests dictate, and halls."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence

import msgspec

from harena.core.game import Editions
from harena.core.ids import Pick
from harena.core.ids import Seat as SeatId
from harena.games.catalogue import EDITIONS
from harena.server import facts, wire
from harena.server.fold import Caller, Secrets
from harena.server.room import Room, commitment_of, new_plan
from harena.server.telling import table_words

COLOSSAL, ARENA, CIRCUS = "colossal-arena", "arena-maximus", "circus-maximus"
TITLES = [COLOSSAL, ARENA, CIRCUS]
SEED = "5a" * 32
KEY = bytes(range(32))
START = 1_000_000.0

ANN, BEN, CYD, DAN = (Caller(name.lower(), name) for name in ("Ann", "Ben", "Cyd", "Dan"))
PEOPLE = [ANN, BEN, CYD, DAN]
ME, OPEN = wire.Chair(sit="me"), wire.Chair(sit="open")

_NUMBERS = itertools.count()


def bot_chair(name: str = "steady") -> wire.Chair:
    return wire.Chair(sit="bot", bot=name)


def fresh() -> str:
    """An id nobody has used."""
    return f"c{next(_NUMBERS)}"


def plan(game: str = COLOSSAL, seats: Sequence[wire.Chair] = (ME, OPEN), **more: object) -> wire.NewTable:
    return msgspec.convert(
        {"game": game, "seats": [msgspec.to_builtins(chair) for chair in seats], **more}, wire.NewTable
    )


def made(
    wanted: wire.NewTable,
    host: Caller = ANN,
    held: list[str | None] | None = None,
    games: Editions = EDITIONS,
    seed: str = SEED,
    name: str = "t1",
) -> Room:
    """A table as the hall makes one, but with a seed that is known."""
    game = new_plan(wanted, games)
    room = Room(name, Secrets(seed, KEY), games)
    room.keep(facts.Made(wanted, game.version, host.person, commitment_of(seed), held or []), START)
    for number, chair in enumerate(wanted.seats):
        if chair.sit == "me":
            room.keep(facts.Sat(number, host.person, host.name), START)
    if wanted.start and not room.free_seats():
        room.start(host, START, None)
    return room


def begun(game: str = COLOSSAL, people: int = 2, bots: int = 0, **more: object) -> Room:
    """A running game: Ann, Ben, … in the first seats, bots in the rest."""
    seats = [ME, *[OPEN] * (people - 1), *[bot_chair()] * bots]
    room = made(plan(game, seats, **more))
    for caller in PEOPLE[1:people]:
        do(room, wire.Join(id=fresh(), token=room.invite()), caller)
    if room.table is None:
        do(room, wire.Start(id=fresh()), ANN)
    return room


def do(room: Room, command: wire.AnyCommand, caller: Caller, now: float | None = None) -> wire.Done:
    return room.carry_out(command, caller, room.at if now is None else now)


def caller_of(room: Room, seat: int) -> Caller:
    person = room.seats[seat].person
    return next(caller for caller in PEOPLE if caller.person == person)


def options(room: Room, seat: int) -> list[Pick]:
    return room.running().state.options(SeatId(seat))


def move(room: Room, seat: int, picks: list[Pick] | None = None, now: float | None = None) -> wire.Done:
    """A seat's person answers at the table as it is: with these picks, or the first option."""
    chosen = options(room, seat)[:1] if picks is None else picks
    command = wire.Move(id=fresh(), seq=room.seq, picks=[int(pick) for pick in chosen], seat=seat)
    return do(room, command, caller_of(room, seat), now)


def play(room: Room, chooser: random.Random, answers: int = 100_000) -> None:
    """Random answers for whoever is asked first, until the end or for so many."""
    for _ in range(answers):
        if room.phase() != "running":
            return
        seat = room.asked()[0]
        room.answer_for(seat, chooser.choice(options(room, seat)), "bot", room.at + 1.0)


def play_until(room: Room, ready: Callable[[Room], bool], seed: int = 0, answers: int = 5_000) -> None:
    chooser = random.Random(seed)
    for _ in range(answers):
        if ready(room):
            return
        play(room, chooser, 1)
    raise AssertionError("No such position came up.")


def choice_of(room: Room, seat: int) -> str:
    return str(room.running().question(SeatId(seat))["choice"])


def words(room: Room, seat: int | None, since: int = -1) -> wire.TableWords:
    person = "" if seat is None else room.seats[seat].person or ""
    return table_words(room, person, seat, set(), since)


def all_words(room: Room) -> list[bytes]:
    """The table through everybody's eyes, as it would be sent."""
    eyes = [None, *range(len(room.seats))]
    return [msgspec.json.encode(words(room, seat), order="deterministic") for seat in eyes]


def kept(room: Room) -> list[facts.AnyFact]:
    return [facts.read(line).fact for line in room.unsaved]


def replayed(room: Room) -> Room:
    """The same table, read anew from its lines."""
    again = Room(room.id, room.secrets, room.games)
    read_into(again, room.unsaved)
    return again


def read_into(room: Room, lines: Sequence[bytes]) -> None:
    for line in lines:
        room.replay(line)
