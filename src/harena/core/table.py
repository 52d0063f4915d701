"""A game being played: its state, its history, and everything needed to save, undo and replay it."""

from __future__ import annotations

from typing import Final, final

from .agenda import State
from .chance import Fast, Witness
from .errors import BadRequest, Misfit, NotAMove, NotAnOption
from .events import Event, Log
from .game import Game, Word
from .ids import EVERYONE, Clause, Pick, Seat
from .seeding import Spec, chance_from
from .words import FORGOTTEN

_FAILURES: Final = (LookupError, ValueError, TypeError, AssertionError)
"""Words can describe what no game leads to; its steps then fail somewhere."""


@final
class Entry:
    """One answer: who, what, what chance drew because of it, and where its events begin."""

    def __init__(self, seat: Seat | None, picks: list[Pick], drawn: list[Word], first_event: int) -> None:
        self.seat: Final = seat
        self.picks: Final = picks
        self.drawn: Final = drawn
        self.first_event: Final = first_event


@final
class Table:
    """Entry 0 is the set-up; sequence number n is the table after entry n."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, object], spec: Spec, start: str | None = None
    ) -> None:
        self.game: Final = game
        self.spec: Final = spec
        self.start: Final = start
        self.log: Log = Log()
        self.chance: Witness = Witness(chance_from(spec, game))
        self.state: State = self.set_up(seats, options)
        self.options: Final = game.chosen_options(self.state)
        self.entries: list[Entry] = [Entry(None, [], self.harvest(), 0)]

    def set_up(self, seats: int, options: dict[str, object]) -> State:
        try:
            if self.start is None:
                return self.game.new(seats, options, self.chance, self.log)
            return self.game.parse(self.start, self.chance, self.log)
        except Misfit as misfit:
            raise BadRequest(self.misfit_sentence(misfit)) from misfit
        except _FAILURES as wrong:
            if self.start is None:
                raise
            raise BadRequest("No game can reach this position: it cannot be played on.") from wrong

    def harvest(self) -> list[Word]:
        return [self.game.spell_draw(stream, number) for stream, number in self.chance.harvest()]

    def seq(self) -> int:
        return len(self.entries) - 1

    # ---- asking and answering

    def asked(self) -> list[dict[str, object]]:
        """For every seat that owes an answer: the question by name, and the options."""
        return [self.question(seat) for seat in self.state.asked()]

    def question(self, seat: Seat) -> dict[str, object]:
        question = self.game.question(self.state, seat)
        assert question is not None
        options = [self.option_words(pick) for pick in self.state.options(seat)]
        return {"seat": seat, **question, "options": options}

    def option_words(self, pick: Pick) -> dict[str, object]:
        picks = self.game.picks
        words: dict[str, object] = {"pick": int(pick), "say": picks.say(pick), "clause": str(picks.verb(pick).clause)}
        declined = self.game.declined(self.state, pick)
        return {**words, "declines": declined} if declined else words

    def clause_asked(self) -> Clause | None:
        """The clause of the question the table waits on."""
        ask = self.state.ask()
        return None if ask is None else ask.clause

    def answer(self, seat: Seat, picks: list[Pick]) -> None:
        """Carry out picks in order; if one of them is refused nothing of the list is done."""
        if not picks:
            raise NotAMove("An answer names at least one move.")
        state, log, chance = self.state, self.log, self.chance
        first_event = len(log.events)
        safe_chance = chance.copy()
        safe_state = state.clone(safe_chance)
        try:
            for pick in picks:
                state.answer(seat, self.game.picks.check(pick))
        except Exception as wrong:
            # Refused, or a script that does not fit: go back to the copy, as if nothing had been asked.
            del log.events[first_event:]
            safe_state.log = log
            self.state, self.chance = safe_state, safe_chance
            if isinstance(wrong, Misfit):
                raise BadRequest(self.misfit_sentence(wrong)) from wrong
            if self.start is not None and isinstance(wrong, _FAILURES):
                raise BadRequest("No game can reach this position: the answer cannot be carried out.") from wrong
            raise
        self.entries.append(Entry(seat, picks, self.harvest(), first_event))

    def misfit_sentence(self, misfit: Misfit) -> str:
        if misfit.word is None:
            return f"The script has run out: a draw for '{misfit.stream}' is needed."
        return f"The scripted draw {misfit.word!r} cannot happen here: the draw is for '{misfit.stream}'."

    # ---- going back

    def at(self, seq: int) -> Table:
        """A new table as this one was after an entry."""
        if not 0 <= seq <= self.seq():
            raise BadRequest(f"This table can go back to 0 to {self.seq()}, not to {seq}.")
        table = Table(self.game, self.state.seats, self.options, self.spec, self.start)
        for entry in self.entries[1 : seq + 1]:
            assert entry.seat is not None
            table.answer(entry.seat, entry.picks)
        return table

    def undo(self, seq: int) -> None:
        """Go back to an earlier sequence number."""
        earlier = self.at(seq)
        self.state, self.chance, self.log, self.entries = (
            earlier.state,
            earlier.chance,
            earlier.log,
            earlier.entries,
        )

    def undo_point(self, seat: Seat) -> int | None:
        """The earliest number a seat may go back to by itself: only over its own answers, and over none that drew or
        told anything; and where the rules make every answer final, none."""
        if self.game.forbids_undo(self.state) is not None:
            return None
        seq = self.seq()
        while seq > 0 and self.entries[seq].seat == seat and not self.gave_information(seq):
            seq -= 1
        return None if seq == self.seq() else seq

    def check_undo(self) -> None:
        """Refuse where the rules let nobody take back anything, with everybody's consent or without."""
        clause = self.game.forbids_undo(self.state)
        if clause is not None:
            raise NotAnOption(f"At this table there is no undo ({clause}).", clause)

    def gave_information(self, seq: int) -> bool:
        end = self.entries[seq + 1].first_event if seq < self.seq() else len(self.log.events)
        told = self.log.events[self.entries[seq].first_event : end]
        return bool(self.entries[seq].drawn) or any(event.kind.telling for event in told)

    # ---- other worlds

    def branch(self, state: State, spec: Spec) -> Table:
        """A table of its own that starts from a state."""
        return Table(self.game, state.seats, {}, spec, self.game.print(state))

    def imagined(self, seat: Seat, seed: int) -> Table:
        """A table consistent with a seat's knowledge, with a future of its own."""
        # Another seed for the future: it must not follow from the cards imagined.
        return self.branch(self.game.imagine(self.state, seat, Fast(seed)), {"make": "fast", "seed": ~seed})

    def twin(self) -> Table:
        """This table once more, with its history and its future."""
        twin = Table(self.game, self.state.seats, self.options, self.spec, self.start)
        twin.chance = self.chance.copy()
        twin.state = self.state.clone(twin.chance)
        twin.log.events = self.log.events.copy()
        twin.state.log = twin.log
        twin.entries = self.entries.copy()
        return twin

    # ---- events

    def events(self, seat: Seat | None, since: int = -1) -> list[dict[str, object]]:
        """The events of the entries after `since` as one reader may know them; those hidden from it keep their
        numbers."""
        first = 0 if since < 0 else self.first_event_after(since)
        forgotten = self.game.forgets_before(self.state, self.log.events, seat)
        return [
            self.event_words(number, seat, forgotten=number < forgotten)
            for number in range(first, len(self.log.events))
        ]

    def all_events(self, since: int) -> list[dict[str, object]]:
        """Everything that happened after an entry, with audiences: for tests and tools, not for seats."""
        numbers = range(self.first_event_after(since), len(self.log.events))
        return [{**self.full_words(number), "audience": self.audience(number)} for number in numbers]

    def first_event_after(self, seq: int) -> int:
        return self.entries[seq + 1].first_event if seq < self.seq() else len(self.log.events)

    def seq_of(self, number: int) -> int:
        """The entry an event belongs to: the last one whose events do not begin after it."""
        first, last = 0, self.seq()
        while first < last:
            middle = (first + last + 1) // 2
            if self.entries[middle].first_event <= number:
                first = middle
            else:
                last = middle - 1
        return first

    def event_words(self, number: int, seat: Seat | None, *, forgotten: bool) -> dict[str, object]:
        event = self.log.events[number]
        if not event.known_to(seat):
            return {"number": number, "seq": self.seq_of(number)}
        words = self.full_words(number)
        if forgotten:
            for name, kind in zip(event.kind.fields, event.kind.types, strict=True):
                if kind.removesuffix("s") == FORGOTTEN:
                    words[name] = None
        return words

    def full_words(self, number: int) -> dict[str, object]:
        event = self.log.events[number]
        words: dict[str, object] = {
            "number": number,
            "seq": self.seq_of(number),
            "kind": event.kind.name,
            "clause": str(event.kind.clause),
        }
        words.update(event_fields(self.game, event))
        return words

    def audience(self, number: int) -> object:
        mask = self.log.events[number].audience
        if mask == EVERYONE:
            return "all"
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1 == 1]


def event_fields(game: Game, event: Event) -> dict[str, object]:
    """An event's numbers by name, spelled."""
    return game.spelled(event.kind, list(event.numbers))
