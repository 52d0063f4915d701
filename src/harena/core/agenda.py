"""Facts on the table and a stack of steps still to do; one loop runs the top step until it waits for an answer."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from .asks import Ask
from .chance import Chance
from .errors import NotAnOption, NotYourTurn
from .events import Event, Kind, Log
from .ids import Clause, Pick, Seat
from .picks import PickTable

S = TypeVar("S", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A clause of the rulebook waiting its turn. Never changed once made, so clones share it."""

    def run(self, state: S) -> None:
        """Carry the clause out: change facts, record events, put other steps next."""
        raise NotImplementedError

    def numbers(self) -> tuple[int, ...]:
        """The arguments that make this step once more, for positions and comparison."""
        return ()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.numbers()

    def __str__(self) -> str:
        return " ".join([kebab(type(self).__name__), *[str(number) for number in self.numbers()]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A clause that waits for one seat's answer. It owns its legality: `options` lists, `answer` trusts."""

    ask: ClassVar[Ask] = Ask("", "")

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def numbers(self) -> tuple[int, ...]:
        return (self.seat,)

    def facts(self, state: S) -> list[int]:
        """A number for each field of the question, all of them public."""
        return []

    def options(self, state: S) -> list[Pick]:
        raise NotImplementedError

    def answer(self, state: S, pick: Pick) -> None:
        raise NotImplementedError

    def forbids(self, state: S, pick: Pick) -> Clause:
        """The clause that keeps an unlisted pick out."""
        return self.ask.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A clause that asks several seats at once. The step carries the sealed answers and each pick replaces it;
    it runs when every seat has said it is done."""

    ask: ClassVar[Ask] = Ask("", "")

    def waiting(self, state: S) -> list[Seat]:
        """The seats that still owe an answer."""
        raise NotImplementedError

    def facts(self, state: S, seat: Seat) -> list[int] | None:
        """A number for each field of the question, public or known to this seat; none if it is told nothing."""
        return []

    def options(self, state: S, seat: Seat) -> list[Pick]:
        raise NotImplementedError

    def sealed(self, seat: Seat, pick: Pick) -> Self:
        """This step with one more answer in it."""
        raise NotImplementedError

    def guessed(self, world: S, seat: Seat, chance: Chance) -> Self:
        """This step in a world one seat imagines: what the others have sealed is anybody's guess."""
        raise NotImplementedError

    def forbids(self, state: S, seat: Seat, pick: Pick) -> Clause:
        return self.ask.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, the agenda, the chance that serves it and the log that listens."""

    def __init__(self, seats: int, agenda: list[Step[Self]], chance: Chance, log: Log | None = None) -> None:
        self.seats: Final = seats
        self.agenda = agenda
        self.chance = chance
        self.log = log

    # ---- what a game provides

    def clone(self, chance: Chance) -> Self:
        """An independent copy without a log, served by a chance of its own."""
        raise NotImplementedError

    def picks(self) -> PickTable:
        """The game's table of picks."""
        raise NotImplementedError

    # ---- the agenda's five verbs

    def then(self, steps: list[Step[Self]]) -> None:
        """Put these steps next, in the order listed, before everything already pending."""
        self.agenda.extend(steps[::-1])

    def before(self, kind: type[Step[Self]], step: Step[Self]) -> None:
        """Put a step just before the next pending one of a kind."""
        self.agenda.insert(self.place(kind) + 1, step)

    def instead_of(self, kind: type[Step[Self]], step: Step[Self]) -> None:
        """Put a step in the place of the next pending one of a kind."""
        self.agenda[self.place(kind)] = step

    def skip(self, kind: type[Step[Self]]) -> None:
        """Take the next pending step of a kind off the agenda."""
        del self.agenda[self.place(kind)]

    def drop_to(self, kind: type[Step[Self]]) -> None:
        """Cancel everything that lies above the next pending step of a kind."""
        del self.agenda[self.place(kind) + 1 :]

    def place(self, kind: type[Step[Self]]) -> int:
        """Where the next pending step of a kind lies."""
        i = len(self.agenda)
        while i > 0:
            i -= 1
            if isinstance(self.agenda[i], kind):
                return i
        raise LookupError(f"no {kind.__name__} is pending")

    def pending(self) -> str:
        """The agenda in words, the top first."""
        return ", ".join(str(step) for step in reversed(self.agenda))

    # ---- the loop

    def settle(self: Self) -> None:
        """Carry out steps until one of them needs an answer."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Choice):
                return
            if isinstance(top, Together) and top.waiting(self):
                return
            agenda.pop().run(self)

    def asked(self) -> list[Seat]:
        """The seats that owe an answer."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return [top.seat]
        assert isinstance(top, Together)
        return top.waiting(self)

    def ask(self) -> Ask | None:
        """The question the table waits on; none when the game is over."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return top.ask
        assert isinstance(top, Together)
        return top.ask

    def facts(self, reader: Seat) -> list[int] | None:
        """The numbers of that question, as far as a reader may know them; all or none."""
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return top.facts(self)
        assert isinstance(top, Together)
        return top.facts(self, reader)

    def options(self, seat: Seat) -> list[Pick]:
        """The picks open to a seat: the one source of legality."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return top.options(self) if top.seat == seat else []
        assert isinstance(top, Together)
        return top.options(self, seat) if seat in top.waiting(self) else []

    def take(self, seat: Seat, pick: Pick) -> None:
        """Carry out a pick known to be an option."""
        top = self.agenda.pop()
        if isinstance(top, Choice):
            top.answer(self, pick)
        else:
            assert isinstance(top, Together)
            self.agenda.append(top.sealed(seat, pick))
        self.settle()

    def answer(self, seat: Seat, pick: Pick) -> None:
        """Carry out a pick, or refuse it with a reason and change nothing."""
        if seat not in self.asked():
            raise NotYourTurn(self.whose_turn(seat))
        if pick not in self.options(seat):
            clause = self.forbidding(seat, pick)
            raise NotAnOption(f"Seat {seat} cannot {self.picks().quoted(pick)} now ({clause}).", clause)
        self.take(seat, pick)

    def whose_turn(self, seat: Seat) -> str:
        if not self.agenda:
            return f"The game is over; nothing is asked of seat {seat}."
        *others, last = [str(other) for other in self.asked()]
        waiting = f"seats {', '.join(others)} and {last}" if others else f"seat {last}"
        return f"Nothing is asked of seat {seat} now; the table waits for {waiting}."

    def forbidding(self, seat: Seat, pick: Pick) -> Clause:
        top = self.agenda[-1]
        if isinstance(top, Choice):
            return top.forbids(self, pick)
        assert isinstance(top, Together)
        return top.forbids(self, seat, pick)

    def over(self) -> bool:
        return not self.agenda

    # ---- events

    def record(self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Something everybody may know."""
        if self.log is not None:
            self.log.events.append(Event(kind, (a, b, c, d)[: len(kind.fields)]))

    def whisper(self, audience: int, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Something only these seats may know; the others learn that a number was used, no more."""
        if self.log is not None:
            self.log.events.append(Event(kind, (a, b, c, d)[: len(kind.fields)], audience))

    def show(self, audience: int, kind: Kind, seat: Seat, cards: list[int]) -> None:
        """Cards of one seat shown to an audience."""
        self.tell(audience, kind, [seat, *cards])

    def tell(self, audience: int, kind: Kind, numbers: list[int]) -> None:
        """Any list of numbers told to an audience."""
        if self.log is not None:
            self.log.events.append(Event(kind, tuple(numbers), audience))


def kebab(name: str) -> str:
    """BetPhase -> bet-phase"""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")
