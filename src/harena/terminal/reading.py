"""The rules on paper: chapters and clauses, drawn or in lines."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..rules import Book
from ..rules.book import chapter_of
from .screen import Picture


def rules_picture(book: Book, clauses: list[str]) -> Picture:
    """These clauses under their chapters' headings."""
    chapters: dict[str, list[str]] = {}
    for clause in clauses:
        chapters.setdefault(chapter_of(clause), []).append(clause)
    drawn: list[RenderableType] = []
    lines: list[str] = []
    for chapter, its_clauses in chapters.items():
        heading = f"{chapter}  {book.title(chapter)}"
        drawn += [Text(heading, "bold"), chapter_grid(book, its_clauses)]
        lines += ["", heading, *[f"{clause} {clause_text(book, clause)}" for clause in its_clauses]]
    return Picture(drawn, lines[1:])


def chapter_grid(book: Book, clauses: list[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for clause in clauses:
        grid.add_row(Text(clause, "cyan"), clause_text(book, clause))
    return grid


def clause_text(book: Book, clause: str) -> str:
    """A clause, and on what it rests when that is not the printed text."""
    basis = next(row.basis for row in book.clauses() if row.id == clause)
    return book.text(clause) if basis == "text" else f"{book.text(clause)} [{book.say(f'basis-{basis}')}]"
