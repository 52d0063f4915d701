"""The review of a finished game: what each decision gave away, where the game turned, and who was lucky.

Decisions are judged by what their seat knew. Worth and luck are measured from the true state, which is no secret any
more: the average over quick futures after what chance drew, against the average with chance drawing anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, final

from ..bots.catalogue import CHAMPION
from ..bots.futures import Future, futures_after, quick_futures, worth_at
from ..bots.mind import Mind
from ..bots.minds import MINDS
from ..bots.search import Budget, Search
from ..bots.why import Comparison
from ..core.asked import Asked
from ..core.chance import Fast
from ..core.errors import BadRequest
from ..core.game import Word
from ..core.ids import Pick, Seat
from ..core.table import Table
from .accounts import MONEY, Account, Bookkeeper

SORTS: Final = ["deal", "draws", "dice"]
"""The sorts of luck: the set-up, whatever is drawn, what is rolled."""
FEWEST: Final = 8
"""Futures without which nothing can be said of a decision."""
_UNHURRIED: Final = 3_600.0
_SHARE: Final = 8
"""By itself a review looks at this fraction of the champion's futures."""
_STEP: Final = 1 << 20
"""Seeds of one entry's futures lie apart by this."""
_SLIP: Final = 0.01
"""A smaller loss is not worth a word."""
_TURN: Final = 0.05
"""A smaller change of somebody's worth turns no game."""
_SURE: Final = 2
"""What is smaller than so many standard errors may be nothing."""


@dataclass(frozen=True)
class Decision:
    """One answer beside the champion's choice, judged by what the seat knew."""

    seq: int
    seat: int
    played: Pick
    best: Pick
    loss: float
    """How much more the champion's choice promised."""
    error: float
    """The standard error of that."""
    question: str = ""

    def is_clear(self) -> bool:
        """Whether the loss is more than noise."""
        return self.loss >= _SLIP and self.loss > _SURE * self.error


@dataclass(frozen=True)
class Stroke:
    """What chance did to every seat in one entry, against what was to be expected."""

    seq: int
    sort: str
    changes: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Change:
    """What an entry changed of everybody's worth; one that changed much turned the game."""

    seq: int
    seat: int
    picks: list[Pick]
    changes: list[float]
    error: float
    """The largest standard error of a seat's change."""

    def size(self) -> float:
        return max(abs(change) for change in self.changes)

    def turns_the_game(self) -> bool:
        return self.size() >= max(_TURN, 3 * self.error)

    def clear(self) -> list[int]:
        """The seats whose worth changed by more than noise, the largest change first."""
        order = sorted(range(len(self.changes)), key=lambda seat: -abs(self.changes[seat]))
        return [seat for seat in order if abs(self.changes[seat]) > _SURE * self.error]


@dataclass
class Review:
    """What was found; `worth` has each seat's worth after every entry that was reviewed."""

    table: Table
    futures: int
    worth: list[list[float]] = field(default_factory=list)
    noise: list[float] = field(default_factory=list)
    """The largest standard error of a seat's worth there."""
    changes: list[Change] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    """By race, where a game is about money."""
    purse: list[int] = field(default_factory=list)
    """And what everybody began with."""

    def is_complete(self) -> bool:
        return len(self.worth) == len(self.table.entries)

    def of(self, seat: int) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat == seat]

    def mean_loss(self, seat: int) -> float:
        """Single losses may come out below nothing by noise; their mean is cut there."""
        own = self.of(seat)
        return max(0.0, sum(decision.loss for decision in own) / max(1, len(own)))

    def worst(self, seat: int, most: int = 3) -> list[Decision]:
        """A seat's clearest mistakes, the largest first."""
        clear = [decision for decision in self.of(seat) if decision.is_clear()]
        return sorted(clear, key=lambda decision: -decision.loss)[:most]

    def costliest(self) -> Decision | None:
        """The clearest mistake with money, whoever made it."""
        clear = [decision for decision in self.decisions if decision.question in MONEY and decision.is_clear()]
        return max(clear, key=lambda decision: decision.loss, default=None)

    def luck_of_bets(self, seat: int) -> float:
        return sum(account.luck[seat] for account in self.accounts)

    def luck(self, seat: int, sorts: list[str] = SORTS) -> float:
        return sum(stroke.changes[seat] for stroke in self.strokes if stroke.sort in sorts)

    def luck_error(self, seat: int) -> float:
        return sqrt(sum(stroke.errors[seat] ** 2 for stroke in self.strokes))

    def turning_points(self, most: int = 5) -> list[Change]:
        """The entries that changed most, in their order."""
        turns = [change for change in self.changes if change.turns_the_game()]
        return sorted(sorted(turns, key=lambda turn: -turn.size())[:most], key=lambda turn: turn.seq)

    def decided(self) -> int | None:
        """The entry from which on whoever won was clearly ahead for good; none if all have won."""
        won = [place == 1 for place in self.places()]
        if not self.is_complete() or all(won):
            return None
        seq = len(self.worth)
        while seq > 0 and lead(self.worth[seq - 1], won) > _SURE * self.noise[seq - 1]:
            seq -= 1
        return seq

    def places(self) -> list[int]:
        result = self.table.game.result(self.table.state)
        assert result is not None
        return result.places

    # ---- for programs

    def words(self) -> dict[str, object]:
        return {
            "game": self.table.game.name,
            "entries": len(self.table.entries),
            "reviewed": len(self.worth),
            "complete": self.is_complete(),
            "futures": self.futures,
            "seats": [self.seat_words(seat) for seat in range(self.table.state.seats)],
            "decisions": [self.decision_words(decision) for decision in self.decisions],
            "turning-points": [self.point_words(point) for point in self.turning_points()],
            "decided": self.decided(),
            "worth": [rounded(worth) for worth in self.worth],
            **(self.money_words() if self.accounts else {}),
        }

    def money_words(self) -> dict[str, object]:
        costliest = self.costliest()
        return {
            "purse": self.purse,
            "accounts": [account.words() for account in self.accounts],
            "costliest": None if costliest is None else self.decision_words(costliest),
        }

    def seat_words(self, seat: int) -> dict[str, object]:
        luck: dict[str, object] = {sort: round(self.luck(seat, [sort]), 4) for sort in SORTS}
        luck |= {"all": round(self.luck(seat), 4), "error": round(self.luck_error(seat), 4)}
        return {
            "seat": seat,
            "place": self.places()[seat],
            "decisions": len(self.of(seat)),
            "mean-loss": round(self.mean_loss(seat), 4),
            "worst": [decision.seq for decision in self.worst(seat)],
            "luck": luck,
        }

    def decision_words(self, decision: Decision) -> dict[str, object]:
        say = self.table.game.picks.say
        return {
            "entry": decision.seq,
            "seat": decision.seat,
            "played": say(decision.played),
            "best": say(decision.best),
            "loss": round(decision.loss, 4),
            "error": round(decision.error, 4),
        }

    def point_words(self, point: Change) -> dict[str, object]:
        moves = [self.table.game.picks.say(pick) for pick in point.picks]
        changes, error = rounded(point.changes), round(point.error, 4)
        return {"entry": point.seq, "seat": point.seat, "moves": moves, "changes": changes, "error": error}


def review(table: Table, futures: int | None = None, tick: Callable[[], None] | None = None) -> Review:
    """Review a finished game with so many futures a decision; Control-C ends it with what is found so far."""
    return reviewer_of(table, futures).run(tick)


def reviewer_of(table: Table, futures: int | None = None) -> Reviewer:
    """Whoever reviews a finished game, before he begins."""
    if not table.state.over():
        raise BadRequest("This game is not over: only finished games can be reviewed, since a review shows all hands.")
    champion = CHAMPION.budget(table.game.name)
    looked_at = champion.futures // _SHARE if futures is None else futures
    if looked_at < FEWEST:
        raise BadRequest(f"A review needs a budget of at least {FEWEST} simulated games per decision, not {looked_at}.")
    return Reviewer(table, MINDS[table.game.name], champion.but(looked_at, _UNHURRIED))


@final
class Reviewer:
    """Plays a record once more, and looks around at every answer."""

    def __init__(self, table: Table, mind: Mind, budget: Budget) -> None:
        self.record: Final = table
        self.mind: Final = mind
        self.futures: Final = budget.futures
        self.budget: Final = budget.but(budget.futures // 2, budget.seconds)
        self.walk: Final = Table(table.game, table.state.seats, table.options, table.spec, table.start)
        self.found: Final = Review(table, budget.futures)
        self.books: Final = Bookkeeper(mind, self.walk.state, budget.rehearsals)
        self.found.accounts, self.found.purse = self.books.accounts, self.books.start
        self.reach = 0
        self.seen: list[Future] = []
        """The futures after the latest answer, and how far they reach."""

    def run(self, tick: Callable[[], None] | None = None) -> Review:
        self.look()
        try:
            while not self.found.is_complete():
                if tick is not None:
                    tick()
                self.look()
        except KeyboardInterrupt:
            pass
        return self.found

    def look(self) -> None:
        """At the set-up, then at one entry more each time."""
        seq = len(self.found.worth)
        if seq == 0:
            self.set_up()
        else:
            self.go_on(seq)

    def set_up(self) -> None:
        """The deal, against other deals; a game that begins at a position has none."""
        self.books.look(self.walk.state, self.walk.log)
        self.reach = self.horizon()
        self.seen = quick_futures(self.mind, self.walk.state, self.reach, self.futures, 0)
        if self.record.start is None:
            others = [self.other_deal(seed) for seed in range(self.futures)]
            self.found.strokes.append(stroke(0, "deal", near(self.seen), others))
        self.note_worth()

    def note_worth(self) -> None:
        self.found.worth.append(means(far(self.seen)))
        self.found.noise.append(max(map(error, by_seat(far(self.seen)))))

    def other_deal(self, seed: int) -> list[float]:
        state = self.record.game.new(self.record.state.seats, self.record.options, Fast(seed))
        return worth_at(self.mind, state, self.mind.horizon(state, state.asked()[0]), Fast(~seed))

    def horizon(self) -> int:
        return self.mind.horizon(self.walk.state, self.walk.state.asked()[0])

    def go_on(self, seq: int) -> None:
        """One entry: its answers are judged, then what they and chance have made of the game."""
        entry = self.record.entries[seq]
        assert entry.seat is not None
        before, reach, seen = self.walk.state.clone(Fast(0)), self.reach, self.seen
        for pick in entry.picks:
            if len(self.walk.state.options(entry.seat)) > 1:
                self.found.decisions.append(self.judged(seq, entry.seat, pick))
            self.answer(seq, entry.seat, pick)
        if self.reach != reach:
            seen = quick_futures(self.mind, before, self.reach, self.futures, seq * _STEP)
        self.note_worth()
        self.found.changes.append(change(seq, entry.seat, entry.picks, far(seen), far(self.seen)))

    def judged(self, seq: int, seat: Seat, played: Pick) -> Decision:
        """Half of the futures look for the best option, half compare it with what was played."""
        asked = Asked(self.walk.game, self.walk.state, seat)
        ask = self.walk.state.ask()
        question = "" if ask is None else ask.name
        search = Search(self.mind, asked, self.budget, Fast(seq), [played])
        best = search.think().best().pick
        if best == played:
            return Decision(seq, seat, played, best, 0.0, 0.0, question)
        comparison = Comparison(search, [best, played])
        comparison.run(self.futures - self.futures // 2, _UNHURRIED)
        return Decision(seq, seat, played, best, comparison.ahead(), comparison.error(), question)

    def answer(self, seq: int, seat: Seat, pick: Pick) -> None:
        """Carry a pick out and look at the futures after it, as far as either question reaches, the one answered and
        the one that comes."""
        forced = len(self.walk.state.options(seat)) == 1
        before, reach, seed = self.walk.state.clone(Fast(0)), self.horizon(), seq * _STEP
        self.walk.answer(seat, [pick])
        self.books.look(self.walk.state, self.walk.log)
        drawn = self.walk.entries[-1].drawn
        if forced and not drawn and self.walk.state.agenda:
            # The only answer there was, and nothing drawn: nobody's prospects can have changed.
            return
        self.reach = max(reach, self.horizon()) if self.walk.state.agenda else reach
        self.seen = quick_futures(self.mind, self.walk.state, self.reach, self.futures, seed)
        if drawn:
            fresh = futures_after(self.mind, before, seat, pick, self.reach, self.futures, seed)
            self.found.strokes.append(stroke(seq, sort_of(drawn), near(self.seen), fresh))


def change(seq: int, seat: int, picks: list[Pick], then: list[list[float]], now: list[list[float]]) -> Change:
    """Worth after an entry against worth before it, both seen as far."""
    changes = [after - before for after, before in zip(means(now), means(then), strict=True)]
    noise = [sqrt(error(one) ** 2 + error(two) ** 2) for one, two in zip(by_seat(now), by_seat(then), strict=True)]
    return Change(seq, seat, picks, changes, max(noise))


def stroke(seq: int, sort: str, values: list[list[float]], fresh: list[list[float]]) -> Stroke:
    """What came of chance against what comes of it on average, future by future."""
    gains = [
        [value[seat] - other[seat] for value, other in zip(values, fresh, strict=True)]
        for seat in range(len(values[0]))
    ]
    return Stroke(seq, sort, [mean(gain) for gain in gains], [error(gain) for gain in gains])


def sort_of(drawn: list[Word]) -> str:
    """Dice are numbers, what is drawn has a name; where both came, dice count."""
    return "dice" if any(isinstance(word, int) for word in drawn) else "draws"


def lead(worth: list[float], won: list[bool]) -> float:
    """How far the first of those who have won is ahead of all others."""
    return max(one for one, first in zip(worth, won, strict=True) if first) - max(
        one for one, first in zip(worth, won, strict=True) if not first
    )


def near(futures: list[Future]) -> list[list[float]]:
    return [future.near for future in futures]


def far(futures: list[Future]) -> list[list[float]]:
    return [future.far for future in futures]


def by_seat(values: list[list[float]]) -> list[list[float]]:
    return [[value[seat] for value in values] for seat in range(len(values[0]))]


def means(values: list[list[float]]) -> list[float]:
    return [mean(one) for one in by_seat(values)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of a mean."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]
