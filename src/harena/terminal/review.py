"""A review of a game at the terminal: a table of the seats, their worst decisions, where the game turned."""

from __future__ import annotations

from typing import Final, final

from rich.table import Table as Grid

from ..core.ids import Pick
from ..lab.accounts import Account
from ..lab.analysis import SORTS, Change, Decision, Review
from ..lab.chart import Caption
from ..rules import Book
from .players import Players
from .reasons import signed
from .screen import Picture, Screen


@final
class ReviewPage:
    """A review in the reader's words; worth is told from 0, surely last, to 100, surely first."""

    def __init__(self, review: Review, book: Book, players: Players) -> None:
        self.review: Final = review
        self.book: Final = book
        self.players: Final = players
        self.names: Final = players.names

    def show(self, screen: Screen) -> None:
        screen.heading(self.title())
        screen.line(self.book.say("analyse-about", futures=self.review.futures))
        if not self.review.is_complete():
            screen.line(self.stopped())
        screen.show(self.seats())
        if self.review.accounts:
            self.show_money(screen)
        screen.heading(self.book.say("analyse-worst"))
        for line in self.worst() or [self.book.say("analyse-no-worst")]:
            screen.line(line)
        screen.heading(self.book.say("analyse-turns"))
        for line in self.turns() or [self.book.say("analyse-no-turns")]:
            screen.line(line)
        decided = self.review.decided()
        if decided is not None:
            screen.line(self.decided(decided))

    def title(self) -> str:
        return self.book.say("analyse-title", game=self.book.say("game"))

    def stopped(self) -> str:
        return self.book.say("analyse-stopped", done=len(self.review.worth) - 1, last=self.review.table.seq())

    # ---- the seats

    def seats(self) -> Picture:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        for head in ["player", "place", "decisions", "loss", *[f"luck-{sort}" for sort in self.sorts()], "luck"]:
            grid.add_column(self.book.say(f"analyse-{head}"), justify="left" if head == "player" else "right")
        lines: list[str] = []
        for seat in range(len(self.names)):
            cells = self.cells(seat)
            grid.add_row(self.players.called(seat), *cells.values())
            told = [self.book.labelled(self.book.say(f"analyse-{head}"), words) for head, words in cells.items()]
            lines.append(f"{self.names[seat]}. {', '.join(told)}.")
        return Picture([grid], lines)

    def cells(self, seat: int) -> dict[str, str]:
        review = self.review
        luck = {f"luck-{sort}": self.points(review.luck(seat, [sort])) for sort in self.sorts()}
        error = self.book.say("analyse-error", size=100 * review.luck_error(seat))
        return {
            "place": str(review.places()[seat]),
            "decisions": str(len(review.of(seat))),
            "loss": self.book.say("analyse-points", size=100 * review.mean_loss(seat)),
            **luck,
            "luck": f"{self.points(review.luck(seat))} {error}",
        }

    def sorts(self) -> list[str]:
        """The sorts of luck that this game knows."""
        return [sort for sort in SORTS if any(stroke.sort == sort for stroke in self.review.strokes)]

    def points(self, worth: float) -> str:
        return signed(self.book, 100 * worth)

    # ---- money

    def show_money(self, screen: Screen) -> None:
        screen.heading(self.book.say("analyse-fortunes"))
        screen.show(self.fortunes())
        costliest = self.review.costliest()
        screen.heading(self.book.say("analyse-costliest"))
        screen.line(self.book.say("analyse-no-costliest") if costliest is None else self.mistake(costliest))

    def fortunes(self) -> Picture:
        """A line a race: who won it, and what everybody had after it; then the luck of bets."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column("")
        for seat in range(len(self.names)):
            grid.add_column(self.players.called(seat), justify="right")
        lines: list[str] = []
        for label, cells in self.fortune_rows():
            grid.add_row(label, *cells)
            told = [self.book.labelled(self.names[seat], cell) for seat, cell in enumerate(cells)]
            lines.append(f"{self.book.labelled(label, ', '.join(told))}.")
        return Picture([grid], lines)

    def fortune_rows(self) -> list[tuple[str, list[str]]]:
        rows = [(self.book.say("analyse-purse"), [self.money(money) for money in self.review.purse])]
        for account in self.review.accounts:
            rows.append((self.after(account), [self.money(money) for money in account.fortunes]))
        luck = [round(self.review.luck_of_bets(seat)) for seat in range(len(self.names))]
        rows.append((self.book.say("analyse-luck-bets"), [self.gain(money) for money in luck]))
        return rows

    def after(self, account: Account) -> str:
        """Which race, and who won it."""
        if account.winner is None:
            return self.book.say("analyse-race", race=account.race)
        return self.book.say("analyse-race-won", race=account.race, player=self.names[account.winner])

    def money(self, money: int) -> str:
        return self.book.say("analyse-money", money=money)

    def gain(self, money: int) -> str:
        return f"{'+' if money >= 0 else '−'}{self.money(abs(money))}"

    # ---- decisions and turning points

    def worst(self) -> list[str]:
        return [self.mistake(one) for seat in range(len(self.names)) for one in self.review.worst(seat)]

    def mistake(self, decision: Decision) -> str:
        return self.book.say(
            "analyse-mistake",
            entry=decision.seq,
            player=self.names[decision.seat],
            played=self.move(decision.played),
            best=self.move(decision.best),
            loss=100 * decision.loss,
        )

    def turns(self) -> list[str]:
        """Numbered as in the chart."""
        return [f"{number}. {self.turn(change)}" for number, change in enumerate(self.review.turning_points(), 1)]

    def turn(self, change: Change) -> str:
        """What was answered, and whose prospects changed most."""
        changes = [f"{self.names[seat]} {self.points(change.changes[seat])}" for seat in change.clear()[:3]]
        return self.book.say(
            "analyse-turn",
            entry=change.seq,
            player=self.names[change.seat],
            moves=", ".join(self.move(pick) for pick in change.picks),
            changes=", ".join(changes),
        )

    def decided(self, entry: int) -> str:
        winners = [self.names[seat] for seat, place in enumerate(self.review.places()) if place == 1]
        return self.book.say("analyse-decided", entry=entry, players=", ".join(winners))

    def move(self, pick: Pick) -> str:
        return self.book.pick_text(self.review.table.game.picks.say(pick), self.names)

    # ---- the chart

    def marked(self) -> list[int]:
        return [change.seq for change in self.review.turning_points()]

    def caption(self) -> Caption:
        places = self.review.places()
        return Caption(
            self.book.say("analyse-chart", game=self.book.say("game")),
            self.turns(),
            self.book.say("analyse-entry"),
            self.book.say("analyse-worth"),
            self.book.say("analyse-player"),
            [self.book.say("analyse-placed", player=name, place=places[seat]) for seat, name in enumerate(self.names)],
            [player.colour for player in self.players.all],
        )
