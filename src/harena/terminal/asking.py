"""A question put to a person: one sentence, numbered options under their verbs."""

from __future__ import annotations

from typing import Final, cast, final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core.ids import Pick
from ..rules import Book
from .players import Players
from .screen import Picture
from .telling import Words


@final
class Question:
    """What one seat is asked, in the engine's words, with its options in the order shown."""

    def __init__(
        self,
        asked: Words,
        book: Book,
        players: Players,
        notes: dict[str, str] | None = None,
    ) -> None:
        options = cast("list[Words]", asked["options"])
        self.seat: Final = cast("int", asked["seat"])
        self.book: Final = book
        self.names: Final = players.names
        self.clause: Final = str(asked["clause"])
        self.asked: Final = asked
        self.prompt: Final = book.prompt(str(asked["choice"]), asked, players.names)
        self.all: Final = [Pick(cast("int", option["pick"])) for option in options]
        self.numeric: Final = [place for place, option in enumerate(options) if self.is_numeric(str(option["say"]))]
        """The places of options that are numbers themselves: they are typed, not chosen from the list."""
        listed = [option for place, option in enumerate(options) if place not in set(self.numeric)]
        self.options: Final = [Pick(cast("int", option["pick"])) for option in listed]
        self.says: Final = [str(option["say"]) for option in listed]
        """Those on the list, in the order shown."""
        self.notes: Final = notes or {}
        """What is to be said of an option, by its words."""
        self.clauses: Final = [str(option["clause"]) for option in options]

    def is_numeric(self, say: str) -> bool:
        return any(say.startswith(f"{verb} ") for verb in self.book.numeric_verbs)

    def only_option(self) -> list[Pick]:
        """An empty answer takes the only option there is."""
        return self.all if len(self.all) == 1 else []

    def picture(self) -> Picture:
        return Picture(self.drawn(), self.lines())

    def drawn(self) -> list[RenderableType]:
        """Moves that stand alone first, then the lists under their headings."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        groups = self.groups()
        alone = groups.pop("", [])
        for heading, numbers in groups.items():
            grid.add_row(Text(heading, "bold"), self.items(numbers))
        prompt = Text(self.prompt, "bold").append(f"  {self.clause}", "dim not bold")
        for heading, ranges in self.ranges().items():
            grid.add_row(Text(heading, "bold"), Text(" · ".join(ranges), "not bold"))
        parts: list[RenderableType] = [self.items(alone)] if alone else []
        parts += [grid] if grid.row_count else []
        return [prompt, *[Padding(part, (0, 0, 0, 1)) for part in parts]]

    def items(self, numbers: list[int]) -> Columns:
        return Columns([self.item(number) for number in numbers], padding=(0, 2))

    def groups(self) -> dict[str, list[int]]:
        """The numbers of the options under each heading."""
        groups: dict[str, list[int]] = {}
        for number, say in enumerate(self.says, 1):
            groups.setdefault(self.book.pick_group(say, self.names), []).append(number)
        return groups

    def ranges(self) -> dict[str, list[str]]:
        """What may be typed as a number, under its heading: from which one to which."""
        found: dict[str, list[str]] = {}
        for first, last in self.runs():
            heading = self.book.pick_group(first, self.names)
            words = self.book.pick_range(first, last) if first != last else self.book.pick_item(first, self.names)
            found.setdefault(heading, []).append(words)
        return found

    def runs(self) -> list[tuple[str, str]]:
        """The first and the last of options that follow each other."""
        runs: list[list[Pick]] = []
        for place in self.numeric:
            pick = self.all[place]
            if runs and runs[-1][-1] + 1 == pick:
                runs[-1].append(pick)
            else:
                runs.append([pick])
        say = self.book.game.picks.say
        return [(say(run[0]), say(run[-1])) for run in runs]

    def item(self, number: int) -> Text:
        say = self.says[number - 1]
        item = Text(f"{number:>{len(str(len(self.says)))}} ", "bold cyan")
        item.append(self.book.pick_item(say, self.names, self.asked), "not bold default")
        return item.append(self.noted(say), "not bold dim")

    def text(self, say: str) -> str:
        """An option in the reader's language."""
        return self.book.pick_text(say, self.names, self.asked)

    def noted(self, say: str) -> str:
        return f" ({self.notes[say]})" if say in self.notes else ""

    def lines(self) -> list[str]:
        texts = [f"{number}. {self.text(say)}{self.noted(say)}" for number, say in enumerate(self.says, 1)]
        typed = [self.book.labelled(heading, "; ".join(ranges)) for heading, ranges in self.ranges().items()]
        return [f"{self.prompt} ({self.clause})", *texts, *typed]

    def explained(self) -> list[str]:
        """What may be done and by which rules."""
        return [self.book.rule(clause) for clause in dict.fromkeys([self.clause, *self.clauses])]
