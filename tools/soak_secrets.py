"""Every frame a server sends is searched for what its reader may not know.

The seed and all tokens must not be in it. What is hidden in the game is found by imagining: in every world that a
reader cannot tell from the true one he must be sent the same words."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, final

import msgspec

from harena.core.chance import Fast
from harena.core.ids import Seat as SeatId
from harena.core.table import Table
from harena.games.catalogue import EDITIONS
from harena.server.fold import Secrets
from harena.server.room import Room
from harena.server.telling import question_words
from harena.server.wire import Question
from tools.soak_parts import PATIENCE, Failed, Host, Made, Socket, move_text, sit

Frame = dict[str, Any]
WORLDS: Final = 2


@final
class Ears:
    """One reader of a table, who keeps all he was ever sent."""

    def __init__(self, made: Made, seat: int | None) -> None:
        self.made: Final = made
        self.seat: Final = seat
        self.frames: Final[list[bytes]] = []

    async def listen(self, url: str, mind: Mind) -> None:
        token = None if self.seat is None else self.made.tokens[self.seat]
        async with sit(url, self.made.id, token) as socket:
            async for message in socket:
                text = message.encode() if isinstance(message, str) else message
                self.frames.append(text)
                if await mind.hear(socket, self.seat, msgspec.json.decode(text)):
                    return


@final
class Mind:
    """Answers for all seats of a table, each time another option."""

    def __init__(self, number: int) -> None:
        self.chance: Final = Fast(number)
        self.answered = -1

    async def hear(self, socket: Socket, seat: int | None, words: Frame) -> bool:
        """Gives whether the game is over."""
        if words["is"] == "refused":
            raise Failed(f"A move was refused: {words['error']}")
        if words["is"] != "table":
            return False
        asked = words["asked"]
        if asked is not None and words["waiting"][0] == seat and words["seq"] > self.answered:
            self.answered = words["seq"]
            pick = asked["options"][self.chance.below(len(asked["options"]), "soak")]["pick"]
            await socket.send(move_text(f"m{words['seq']}", words["seq"], pick))
        return bool(words["phase"] == "over")


async def listen_to_game(url: str, host: Host, game: str, seats: int, number: int) -> list[Ears]:
    """Play one game over sockets, a spectator beside every seat; gives all that was heard."""
    made = await host.table(game, seats)
    readers = [Ears(made, seat) for seat in (*range(seats), None)]
    mind = Mind(number)
    await asyncio.wait_for(asyncio.gather(*[reader.listen(url, mind) for reader in readers]), 10 * PATIENCE)
    return readers


# ---- searching


def search_game(file: Path, readers: list[Ears]) -> int:
    """Search all frames of a game that is over; gives how many there were."""
    made = readers[0].made
    room, lines = kept_room(file, made.id)
    frames = [(reader, read_frame(room, made, reader, text)) for reader in readers for text in reader.frames]
    by_seq: dict[int, list[tuple[Ears, Frame]]] = {}
    for reader, frame in frames:
        if frame["is"] == "table":
            by_seq.setdefault(frame["seq"], []).append((reader, frame))
    for line in lines:
        room.replay(line)
        for reader, frame in by_seq.get(room.seq, []):
            if room.table is not None:
                search_frame(room, room.table, reader.seat, frame)
    return len(frames)


def kept_room(file: Path, table: str) -> tuple[Room, list[bytes]]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        seed, key = database.execute("SELECT seed, key FROM tables WHERE id = ?", (table,)).fetchone()
        rows = database.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return Room(table, Secrets(seed, bytes(key)), EDITIONS), [bytes(line) for (line,) in rows]


def read_frame(room: Room, made: Made, reader: Ears, text: bytes) -> Frame:
    """A frame that holds no seed before the end, and no token ever."""
    frame: Frame = msgspec.json.decode(text)
    if room.secrets.seed.encode() in text and frame.get("phase") != "over":
        raise Failed(f"Table {made.id}: a frame before the end holds the seed.")
    for secret in (*made.tokens, room.secrets.key.hex()):
        if secret.encode() in text:
            raise Failed(f"Table {made.id}: a frame to seat {reader.seat} holds a token.")
    return frame


def search_frame(room: Room, table: Table, seat: int | None, frame: Frame) -> None:
    """A frame must say the same in every world its reader cannot tell from this one."""
    reader = None if seat is None else SeatId(seat)
    for number in range(WORLDS):
        # What a spectator knows, every seat knows: he is shown the same in the worlds of all of them.
        eyes = SeatId(number % len(room.seats)) if reader is None else reader
        world = table.game.imagine(table.state, eyes, Fast(1_000 * room.seq + number))
        if words_of(table.game.view(world, reader).words()) != frame["view"]:
            raise Failed(f"Table {room.id}, entry {room.seq}: seat {seat} is shown what it may not know.")
    if frame["asked"] is not None and frame["asked"] != words_of(asked_words(room, seat)):
        raise Failed(f"Table {room.id}, entry {room.seq}: seat {seat} is asked another's question.")
    for event in frame["events"]:
        if not table.log.events[event["number"]].known_to(reader) and set(event) != {"number", "seq"}:
            raise Failed(f"Table {room.id}: event {event['number']} was told to seat {seat}.")


def asked_words(room: Room, seat: int | None) -> Question | None:
    if seat is None or seat not in room.asked():
        return None
    return question_words(room.running(), SeatId(seat), room.seats[seat].since)


def words_of(words: object) -> object:
    """As a reader gets them."""
    return msgspec.json.decode(msgspec.json.encode(words))
