"""Whatever people do in whatever order, and however often the server dies: what was acknowledged is what is kept."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from harena.core.errors import NotAnOption, NotYourTurn, Refusal
from harena.server import facts, wire
from harena.server import hall as hall_module
from harena.server.errors import NotAllowed, Stale
from harena.server.hall import IDLE, Hall
from harena.server.live import LiveRoom
from harena.server.room import Room, command_key
from harena.server.shelf import read_room

from .halls import Clock, kill, new_hall, stored, until
from .rooms import ANN, ARENA, CIRCUS, COLOSSAL, PEOPLE, all_words, fresh, options, plan
from .rooms import ME as ME_CHAIR
from .rooms import OPEN as OPEN_CHAIR

pytestmark = pytest.mark.xdist_group("stateful")

Out = TypeVar("Out")
CLOCK = Clock()
TABLES: list[dict[str, object]] = [
    {"game": COLOSSAL, "clock": {"each": 60, "bank": 60}, "late": "bot"},
    {"game": ARENA},
    {"game": CIRCUS, "clock": {"each": 60}, "late": "default"},
    {"game": CIRCUS, "options": {"rules": "advanced", "reaction-time": "5"}},
]


class Server(RuleBasedStateMachine):
    """One table, three people, and a server that may die at any moment."""

    blank: Path

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "harena.sqlite3"
        shutil.copy(self.blank, self.file)
        self.loop = asyncio.new_event_loop()
        self.number = 0
        self.name = ""
        self.acknowledged: dict[str, tuple[wire.AnyCommand, int, wire.Done]] = {}
        """By key: the command, whose it was, and the answer to it."""
        self.open_hall()

    def run(self, work: Coroutine[Any, Any, Out]) -> Out:
        return self.loop.run_until_complete(work)

    def open_hall(self) -> None:
        self.number += 1
        self.hall: Hall = self.run(new_hall(self.file, f"p{self.number}"))

    def live(self) -> LiveRoom:
        return self.run(self.hall.live(self.name))

    def room(self) -> Room:
        """The table at rest: what it does by itself is done."""
        return self.run(self.at_rest())

    async def at_rest(self) -> Room:
        live = await self.hall.live(self.name)

        def resting() -> bool:
            due = live.room.due()
            # Until the lease of a process that died is over, nobody does anything here by himself.
            waits = due is None or due > CLOCK.time or not live.keeper
            return waits and not live.room.unsaved and live.jobs.empty() and live.thinking is None

        live.nudge()
        await until(resting)
        return live.room

    def ask(self, command: wire.AnyCommand, person: int) -> wire.Done:
        done = self.run(self.live().ask(command, PEOPLE[person]))
        self.acknowledged[command_key(PEOPLE[person], command.id)] = (command, person, done)
        return done

    def refused(self, command: wire.AnyCommand, person: int, *kinds: type[Refusal]) -> None:
        """It is refused, in the right words, and nothing is kept of it."""
        before = stored(self.file, self.name)
        with pytest.raises(kinds):
            self.run(self.live().ask(command, PEOPLE[person]))
        assert stored(self.file, self.name) == before

    def asked(self) -> list[tuple[int, int]]:
        """Seats that are asked and somebody's, with the person."""
        room = self.room()
        people = [caller.person for caller in PEOPLE]
        return [(seat, people.index(str(room.seats[seat].person))) for seat in room.asked()]

    # ---- what people do

    @initialize(wanted=st.sampled_from(TABLES))
    def make(self, wanted: dict[str, object]) -> None:
        chairs = [ME_CHAIR, OPEN_CHAIR, OPEN_CHAIR]
        room = self.run(self.hall.make(plan(seats=chairs, **wanted), ANN))  # type: ignore[arg-type]
        self.name = room.id
        for person in (1, 2):
            self.ask(wire.Join(id=fresh(), token=room.invite()), person)
        self.ask(wire.Start(id=fresh()), 0)

    @rule(choice=st.integers(0, 10**6), times=st.integers(1, 6))
    def move(self, choice: int, times: int) -> None:
        for turn in range(times):
            asked = self.asked()
            if not asked:
                return
            seat, person = asked[choice % len(asked)]
            room = self.room()
            picks = options(room, seat)
            pick = int(picks[(choice + turn) % len(picks)])
            self.ask(wire.Move(id=fresh(), seq=room.seq, picks=[pick], seat=seat), person)

    @rule(choice=st.integers(0, 10**6))
    def move_illegally(self, choice: int) -> None:
        asked = self.asked()
        if not asked:
            return
        seat, person = asked[choice % len(asked)]
        room = self.room()
        pick = next(pick for pick in range(choice % 50, 10**6) if pick not in options(room, seat))
        command = wire.Move(id=fresh(), seq=room.seq, picks=[pick], seat=seat)
        self.refused(command, person, NotAnOption)
        other = (person + 1) % 3
        self.refused(wire.Move(id=fresh(), seq=room.seq, picks=[pick], seat=seat), other, NotAllowed)
        idle = [number for number in range(3) if number not in room.asked()]
        for number in idle:
            own = wire.Move(id=fresh(), seq=room.seq, picks=[pick], seat=number)
            self.refused(own, number, NotYourTurn)

    @rule(choice=st.integers(0, 10**6))
    def move_too_late(self, choice: int) -> None:
        asked = self.asked()
        if not asked:
            return
        seat, person = asked[choice % len(asked)]
        room = self.room()
        pick = int(options(room, seat)[0])
        for seq in (room.seats[seat].since - 1, room.seq + 1):
            self.refused(wire.Move(id=fresh(), seq=seq, picks=[pick], seat=seat), person, Stale)

    @precondition(lambda self: self.acknowledged)
    @rule(choice=st.integers(0, 10**6))
    def repeat(self, choice: int) -> None:
        keys = list(self.acknowledged)
        command, person, done = self.acknowledged[keys[choice % len(keys)]]
        self.room()
        before = stored(self.file, self.name)
        assert self.run(self.live().ask(command, PEOPLE[person])) == done
        assert stored(self.file, self.name) == before

    @rule(person=st.integers(0, 2))
    def leave(self, person: int) -> None:
        self.room()
        self.ask(wire.Leave(id=fresh()), person)

    @rule(person=st.integers(0, 2))
    def come_back(self, person: int) -> None:
        seat = self.room().seats[person]
        if seat.left or seat.bot is not None:
            self.ask(wire.Join(id=fresh()), person)
            assert not self.live().room.seats[person].left

    @rule(person=st.integers(0, 2), agree=st.booleans())
    def take_back(self, person: int, agree: bool) -> None:  # noqa: FBT001 - Hypothesis names it
        room = self.room()
        if room.phase() != "running":
            self.refused(wire.Undo(id=fresh()), person, NotAllowed)
            return
        with contextlib.suppress(NotAllowed):
            self.ask(wire.Undo(id=fresh()), person)
            for other in range(3):
                if self.live().room.wish is not None and other != person:
                    self.ask(wire.Consent(id=fresh(), agree=agree), other)

    @rule(person=st.integers(0, 2), text=st.sampled_from(["ave", "vale"]))
    def speak(self, person: int, text: str) -> None:
        self.ask(wire.Say(id=fresh(), text=text), person)

    # ---- what happens to them

    @rule(seconds=st.sampled_from([1.0, 4.0, 30.0, 63.0, 200.0]))
    def let_time_pass(self, seconds: float) -> None:
        self.room()
        CLOCK.time += seconds
        self.room()

    @rule()
    def put_away(self) -> None:
        self.room()
        CLOCK.time += IDLE + 1
        self.run(self.hall.sweep())

    @rule(away=st.sampled_from([0.0, 3.0, 1_000.0]), choice=st.integers(0, 10**6))
    def kill(self, away: float, choice: int) -> None:
        """In the middle of a move: it is kept as a whole or not at all, and told to nobody."""
        views = all_words(self.room())
        at_rest = stored(self.file, self.name)
        asked = self.asked()
        if asked and choice % 2:
            seat, person = asked[choice % len(asked)]
            room = self.room()
            command = wire.Move(id=fresh(), seq=room.seq, picks=[int(options(room, seat)[0])], seat=seat)
            self.run(self.die_during(command, person, choice % 7))
        else:
            self.run(kill(self.hall))
        CLOCK.time += away
        self.open_hall()
        room = self.run(read_room(self.hall.store, self.hall.games, self.name))
        if len(stored(self.file, self.name)) == len(at_rest):
            assert all_words(room) == views

    async def die_during(self, command: wire.Move, person: int, ticks: int) -> None:
        asking = asyncio.create_task(self.hall.rooms[self.name].ask(command, PEOPLE[person]))
        for _ in range(ticks):
            await asyncio.sleep(0)
        if asking.done():
            self.acknowledged[command_key(PEOPLE[person], command.id)] = (command, person, asking.result())
        await kill(self.hall)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)

    # ---- what always holds

    @invariant()
    def what_was_acknowledged_is_kept_once_and_in_a_chain(self) -> None:
        if not self.name:
            return
        entries, before = stored(self.file, self.name), ""
        for seq, entry in enumerate(entries):
            assert (entry.seq, entry.before) == (seq, before)
            before = facts.hash_of(facts.written(entry))
        by_command = {entry.command: entry for entry in entries if entry.command is not None}
        assert len(by_command) == sum(entry.command is not None for entry in entries)
        for key, (command, _, done) in self.acknowledged.items():
            entry = by_command[key]
            assert entry.seq == done.seq
            if isinstance(command, wire.Move):
                assert isinstance(entry.fact, facts.Answered)
                assert entry.fact.picks == list(command.picks or [])[: done.taken]

    def compare(self) -> None:
        """What is in memory is what is kept."""
        room = self.room()
        kept = Room(room.id, room.secrets, room.games)
        for entry in stored(self.file, self.name):
            kept.replay(facts.written(entry))
        assert all_words(kept) == all_words(room)

    def teardown(self) -> None:
        try:
            if self.name:
                self.compare()
        finally:
            self.run(kill(self.hall))
            self.loop.close()
            self.folder.cleanup()


def test_what_was_acknowledged_is_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    CLOCK.time = Clock().time
    monkeypatch.setattr(hall_module, "Hours", CLOCK.hours)

    async def blank() -> None:
        await kill(await new_hall(tmp_path / "blank.sqlite3"))

    asyncio.run(blank())
    Server.blank = tmp_path / "blank.sqlite3"
    run_state_machine_as_test(
        Server,
        settings=settings(max_examples=8, stateful_step_count=25, deadline=None, derandomize=True, database=None),
    )
