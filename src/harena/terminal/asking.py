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
        self.options: Final = [Pick(cast("int", option["pick"])) for option in options]
        self.says: Final = [str(option["say"]) for option in options]
        self.notes: Final = notes or {}
        """What is to be said of an option, by its words."""
        self.clauses: Final = [str(option["clause"]) for option in options]

    def only_option(self) -> list[Pick]:
        """An empty answer takes the only option there is."""
        return self.options if len(self.options) == 1 else []

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
        parts: list[RenderableType] = [self.items(alone)] if alone else []
        parts += [grid] if groups else []
        return [prompt, *[Padding(part, (0, 0, 0, 1)) for part in parts]]

    def items(self, numbers: list[int]) -> Columns:
        return Columns([self.item(number) for number in numbers], padding=(0, 2))

    def groups(self) -> dict[str, list[int]]:
        """The numbers of the options under each heading."""
        groups: dict[str, list[int]] = {}
        for number, say in enumerate(self.says, 1):
            groups.setdefault(self.book.pick_group(say, self.names), []).append(number)
        return groups

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
        return [f"{self.prompt} ({self.clause})", *texts]

    def explained(self) -> list[str]:
        """What may be done and by which rules."""
        return [self.book.rule(clause) for clause in dict.fromkeys([self.clause, *self.clauses])]
