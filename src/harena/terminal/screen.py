"""Where the table is shown and answers are read. Everything shown has two forms: drawn, and in plain lines."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple, TextIO, final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

NARROWEST: Final = 78
"""A drawing needs this many columns; below it the lines are shown."""
ROOMY: Final = 30
"""A terminal this high has room for empty lines."""
WIDEST: Final = 110
"""Sentences longer than this are hard to read."""


class Picture(NamedTuple):
    """One thing to show: for the eye, and line by line for pipes and screen readers."""

    drawn: list[RenderableType]
    lines: list[str]


class Screen:
    """Plain lines, for pipes and screen readers."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self.stdin: Final = stdin
        self.stdout: Final = stdout

    def show(self, picture: Picture) -> None:
        for line in picture.lines:
            self.line(line)

    def line(self, words: str = "") -> None:
        self.stdout.write(words + "\n")

    def line_to_copy(self, words: str) -> None:
        """A line with a link or a command in it: only the terminal breaks it."""
        self.line(words)

    def heading(self, words: str) -> None:
        self.line()
        self.line(words)

    def gap(self) -> None:
        """An empty line that low terminals do without."""
        self.line()

    def ask(self, prompt: str) -> str:
        """A line somebody typed; the end of input is an EOFError."""
        if self.stdin.isatty():
            self.stdout.flush()
            return input(prompt)
        self.stdout.write(prompt)
        self.stdout.flush()
        typed = self.stdin.readline()
        self.stdout.write(typed if typed.endswith("\n") else typed + "\n")
        if not typed:
            raise EOFError
        return typed.rstrip("\n")

    def draw_curtain(self) -> None:
        """Nothing of what one person saw or typed may be left for the next."""
        forget_typing()
        if self.stdout.isatty():
            self.stdout.write("\033[H\033[2J\033[3J")
            self.stdout.flush()


@final
class DrawnScreen(Screen):
    """Boards and colours, for terminals."""

    def __init__(self, stdin: TextIO, stdout: TextIO, width: int | None = None) -> None:
        super().__init__(stdin, stdout)
        self.console: Final = Console(file=stdout, highlight=False, markup=False, emoji=False, width=width)

    def show(self, picture: Picture) -> None:
        if self.console.width < NARROWEST:
            super().show(picture)
            return
        for part in picture.drawn:
            self.console.print(part)

    def line(self, words: str = "") -> None:
        self.console.print(Text(words), width=min(self.console.width, WIDEST))

    def line_to_copy(self, words: str) -> None:
        self.console.print(Text(words), soft_wrap=True)

    def gap(self) -> None:
        if self.console.height >= ROOMY:
            self.console.print()

    def heading(self, words: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(words, "bold"), align="left", style="dim"))


def sentence(words: str) -> Picture:
    return Picture([Text(words)], [words])


def together(*pictures: Picture) -> Picture:
    """Pictures one below the other."""
    return Picture(
        [part for picture in pictures for part in picture.drawn], [line for one in pictures for line in one.lines]
    )


def ease_typing() -> None:
    """Arrow keys and history while typing, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 (importing it is what changes input())


def forget_typing() -> None:
    with suppress(ImportError):
        import readline

        readline.clear_history()
