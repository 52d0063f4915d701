"""What the games' books say of games played by chance: other tellers of the same texts are compared with it.

python -m tools.sentences FILE
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from harena.core.game import Game
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.catalogue import GAMES
from harena.rules.book import LANGUAGES, Book, book
from harena.server.books import book_words
from harena.server.telling import question_words
from harena.server.wire import Question

GAMES_PLAYED: Final = 3
ANSWERS_MOST: Final = 400
EACH_MOST: Final = 12
"""So many events of a kind, picks of a verb and prompts of a choice."""
NAMES: Final = ["Livia", "Marcus", "Noor", "Tomas", "Ada", "Brutus", "Cleo", "Drusus"]
Words = dict[str, object]


class Sample:
    """What is to be said: events with a reader, moves, and questions with what may merely be declined."""

    def __init__(self) -> None:
        self.events: Final[list[tuple[Words, int | None, bool]]] = []
        self.picks: Final[list[str]] = []
        self.questions: Final[list[Question]] = []
        self.seen: Final[dict[str, int]] = {}

    def wants(self, sort: str) -> bool:
        self.seen[sort] = self.seen.get(sort, 0) + 1
        return self.seen[sort] <= EACH_MOST


def main() -> None:
    told = [of_book(book(game.name, lang), sample) for game in GAMES.values() for sample in [sample_of(game)]
            for lang in LANGUAGES]  # fmt: skip
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(told))


def sample_of(game: Game) -> Sample:
    sample = Sample()
    for seed in range(GAMES_PLAYED):
        play(Table(game, game.most if seed else game.fewest, {}, {"make": "fast", "seed": seed}), Random(seed), sample)
    spelled = game.picks.spelled
    for number in range(0, len(spelled), max(1, len(spelled) // 400)):
        sample.picks.append(spelled[number])
    return sample


def play(table: Table, dice: Random, sample: Sample) -> None:
    """Answer by chance, and note what there is to say on the way."""
    told = 0
    while (asked := table.state.asked()) and table.seq() < ANSWERS_MOST:
        seat = dice.choice(list(asked))
        for number in range(told, len(table.log.events)):
            note_event(table, number, seat, sample)
        told = len(table.log.events)
        ask = table.state.ask()
        if ask is not None and sample.wants(f"choice {ask.name}"):
            sample.questions.append(question_words(table, seat, table.seq()))
        pick = dice.choice(list(table.state.options(seat)))
        if sample.wants(f"verb {table.game.picks.verb(pick).name}"):
            sample.picks.append(table.game.picks.say(pick))
        table.answer(seat, [Pick(pick)])


def note_event(table: Table, number: int, seat: Seat, sample: Sample) -> None:
    words = table.full_words(number)
    if not sample.wants(f"event {words['kind']}"):
        return
    sample.events.append((words, None, False))
    sample.events.append((words, int(seat), True))
    sample.events.append((table.event_words(number, None, forgotten=True), None, True))


def of_book(pages: Book, sample: Sample) -> Words:
    """The book as it is sent, and what it says."""
    return {
        "book": book_words(pages),
        "names": NAMES,
        "events": [
            [words, reader, named, pages.event(words, reader, NAMES if named else ())]
            for words, reader, named in sample.events
        ],
        "picks": [
            [say, pages.pick_text(say, NAMES), pages.pick_group(say, NAMES), pages.pick_item(say, NAMES)]
            for say in sample.picks
        ],
        "prompts": [
            [asked, pages.prompt(asked.choice, by_name(asked), NAMES), pages.prompt(asked.choice)]
            for asked in sample.questions
        ],
        "noes": [
            [asked, option.say, pages.pick_text(option.say, NAMES, by_name(asked))]
            for asked in sample.questions
            for option in asked.options
            if option.declines
        ],
        "clauses": [[row.id, pages.text(row.id)] for row in pages.clauses()],
        "searches": [
            [words, pages.find(words)]
            for words in ["card", "carte", "6", "Événement", "6.1", "end game", "chariots", "rammed", "chevaux"]
        ],
    }


def by_name(asked: Question) -> Words:
    return {"choice": asked.choice, **asked.facts}


if __name__ == "__main__":
    main()
