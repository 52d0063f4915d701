"""Why a move is good, in the reader's words: what it promises, what else there was, what decided, what was believed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import groupby
from typing import Final, final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..bots.catalogue import BOTS, hint_budget
from ..bots.levels import Thinker
from ..bots.minds import MINDS
from ..bots.search import Budget
from ..bots.why import Explanation, Prospect, advise, judge, recall
from ..core.asked import Asked
from ..core.chance import Chance, Fast
from ..core.ids import Pick, Seat
from ..core.seeding import commitment
from ..core.table import Table
from ..rules import Book
from .players import Player, Players
from .screen import Picture


def chance_for(table: Table, seat: Seat, whose: str = "") -> Chance:
    """A chance of its own for whoever thinks: it comes from the table's public commitment and the entry, so a resumed
    game goes on the same, and nothing can be read from it."""
    seed = hashlib.sha256(f"{commitment(table.spec)} {table.seq()} {seat}{whose}".encode()).digest()
    return Fast(int.from_bytes(seed[:7], "big"))


def hint_for(table: Table, seat: Seat) -> Explanation:
    """What the champion would do in the place of the seat that is asked."""
    asked = Asked(table.game, table.state, seat)
    return advise(MINDS[table.game.name], asked, unhurried(table), chance_for(table, seat, " hint"))


def reasons_for(then: Table, player: Player, played: Pick) -> Explanation:
    """Why a seat made a move of a game that is over: a bot's own reasons, for others how the champion sees it. `then`
    is the table just before."""
    seat, mind = Seat(player.seat), MINDS[then.game.name]
    asked = Asked(then.game, then.state, seat)
    bot = BOTS.get(player.control)
    if isinstance(bot, Thinker):
        return recall(mind, asked, played, bot.level.budget(then.game.name), chance_for(then, seat))
    return judge(mind, asked, played, unhurried(then), chance_for(then, seat, " why"))


def thinks(player: Player) -> bool:
    """Whether a bot sits there that has reasons of its own."""
    return isinstance(BOTS.get(player.control), Thinker)


def unhurried(table: Table) -> Budget:
    return hint_budget(table.game.name)


@final
class Reasons:
    """An explanation as one reader is told it."""

    def __init__(self, why: Explanation, book: Book, players: Players, reader: int | None) -> None:
        self.why: Final = why
        self.book: Final = book
        self.names: Final = players.names
        self.reader: Final = reader
        self.seats: Final = len(players.all)

    def picture(self, opening: str) -> Picture:
        """The options side by side, then sentences."""
        return Picture(
            [Text(opening, "bold"), Padding(self.grid(), (0, 0, 0, 1)), *self.sentences()], self.lines(opening)
        )

    def lines(self, opening: str) -> list[str]:
        options = [self.book.labelled(self.move(one), ", ".join(self.promises(one))) for one in self.prospects()]
        return [opening, *options, *self.sentences()]

    def grid(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for place, one in enumerate(self.prospects()):
            style = "bold" if place == 0 else ""
            grid.add_row(*[Text(words, style) for words in [self.move(one), *self.promises(one)]])
        return grid

    def prospects(self) -> list[Prospect]:
        """The chosen move first."""
        return [self.why.chosen, *self.why.others]

    def move(self, prospect: Prospect) -> str:
        return self.book.pick_text(self.why.mind.game.picks.say(prospect.pick), self.names)

    def promises(self, prospect: Prospect) -> list[str]:
        """What may be expected of a move: to win, the place, the game's coin, and how often it ends badly."""
        promised = [self.book.say("promise-win", percent=percent(prospect.win))]
        if self.seats > 2:
            promised.append(self.book.say("promise-place", place=prospect.place, seats=self.seats))
        if prospect.total is not None:
            promised.append(self.book.say("promise-total", amount=prospect.total))
        return [*promised, self.book.say("promise-risk", percent=percent(prospect.risk))]

    def sentences(self) -> list[str]:
        """What decided, what was believed, and how much was looked at."""
        said = [self.planned()] if len(self.why.plan) > 1 else []
        said += [self.book.say("all-even")] if self.why.even else []
        said += self.argued() if self.why.because else self.weighed()
        said += [self.book.say("believed", fact=fact, percent=percent(share)) for fact, share in self.beliefs()]
        return [*said, self.book.say("looked-at", futures=self.why.futures, worlds=self.why.worlds)]

    def planned(self) -> str:
        """The moves one after the other, equal ones together."""
        return self.book.say("plan-whole", moves=", ".join([self.run(say, len(list(run))) for say, run in self.runs()]))

    def runs(self) -> Iterator[tuple[str, Iterator[str]]]:
        return groupby([self.why.mind.game.picks.say(pick) for pick in self.why.plan])

    def run(self, say: str, count: int) -> str:
        move = self.book.pick_text(say, self.names)
        return move if count == 1 else self.book.say("plan-times", move=move, count=count)

    def argued(self) -> list[str]:
        """What speaks for the plan, rather than for the next best unless all are as good."""
        told = [f"– {self.book.fact(fact, self.reader, self.names)}" for fact in self.why.because]
        if self.why.even or not self.why.others:
            return [self.book.say("because-alone"), *told]
        return [self.book.say("because", move=self.move(self.why.others[0])), *told]

    def weighed(self) -> list[str]:
        """What decided, by the terms of the value alone."""
        return [self.compared()] if self.why.reasons and not self.why.even else []

    def compared(self) -> str:
        gains = [f"{self.book.term(reason.term)} {signed(self.book, reason.gain)}" for reason in self.why.reasons]
        return self.book.say("compared", move=self.move(self.why.others[0]), gains=" · ".join(gains))

    def beliefs(self) -> list[tuple[str, float]]:
        return [(self.book.fact(guess.fact, self.reader, self.names), guess.share) for guess in self.why.guesses]


def signed(book: Book, amount: float) -> str:
    """+1.2, −0.8, as the language writes them."""
    return book.say("signed", sign="+" if amount >= 0 else "−", size=abs(amount))


def percent(share: float) -> int:
    return round(100 * share)
