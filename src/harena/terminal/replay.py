"""Stepping through a record, with the eyes of a seat, of a spectator, or of everybody once the game is over."""

from __future__ import annotations

from typing import Final, final

from ..core.ids import Seat
from ..core.table import Table
from ..rules import Book
from .drawers import DRAWERS
from .drawing import Drawer, sight_of
from .players import Player, Players, colour_named
from .reasons import Reasons, reasons_for, thinks
from .screen import Picture, Screen, sentence
from .telling import Words, paragraphs, told

EVERYTHING: Final = "all"
SPECTATOR: Final = "table"


@final
class Replay:
    """A record read entry by entry. What the reader may know is asked of the table as it stands at its last entry."""

    def __init__(self, table: Table, players: list[Player], book: Book, screen: Screen) -> None:
        self.table: Final = table
        self.players: Final = Players(players, book)
        self.book: Final = book
        self.screen: Final = screen
        self.drawer: Final[Drawer] = DRAWERS[table.game.name]
        self.kinds: Final = dict(self.drawer.landmarks)
        """What may be jumped to, the large before the small, by the kind of event it begins with."""
        self.over: Final = table.state.over()
        self.eyes: str | int = self.first_eyes()
        self.seq = self.first()

    def first_eyes(self) -> str | int:
        """All that was hidden once the game is over; before that a single person's eyes, or a spectator's."""
        if self.over:
            return EVERYTHING
        persons = self.players.persons()
        return persons[0].seat if len(persons) == 1 else SPECTATOR

    def reader(self) -> int | None:
        return self.eyes if isinstance(self.eyes, int) else None

    # ---- all at once

    def print_all(self) -> None:
        self.say_eyes()
        for seq in range(self.first(), self.table.seq() + 1):
            self.seq = seq
            self.show_entry()
        self.show_board()

    # ---- step by step

    def run(self) -> None:
        self.say_eyes()
        self.show()
        self.say_keys()
        while True:
            try:
                line = self.screen.ask(f"{self.seq} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("q", "quit"):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "":
            self.go(self.seq + 1)
        elif word == "b":
            self.go(self.seq - 1)
        elif word == "g":
            self.go_to(rest)
        elif word in self.kinds:
            self.jump(word, rest.strip())
        elif word == "a":
            self.tell(0)
        elif word in self.book.say("command-why").split():
            self.explain()
        elif word in ("seat", EVERYTHING, SPECTATOR):
            self.look_with(word, rest)
        else:
            self.say_keys()

    def say_keys(self) -> None:
        self.screen.line(self.book.say("replay-keys"))
        self.screen.line(self.book.say("replay-jumps", names=", ".join(f"{name} N" for name in self.kinds)))

    def go_to(self, words: str) -> None:
        if words.isdecimal():
            self.go(int(words[:9]))
        else:
            self.screen.line(self.book.say("replay-number", first=self.first(), last=self.table.seq()))

    def jump(self, name: str, words: str) -> None:
        """To the next of such landmarks, or to one by its number inside the larger one that is shown."""
        events = [(seq_of(event), str(event["kind"])) for event in self.events()]
        here = sum(1 for seq, _ in events if seq <= self.seq)
        following = [seq for seq, kind in events[here:] if kind == self.kinds[name]]
        found = nth(self.inside(name, events, here), words) if words else following[:1]
        if found:
            self.go(found[0])
        else:
            self.screen.line(self.book.say("replay-no-such", words=f"{name} {words}".strip()[:60]))

    def inside(self, name: str, events: list[tuple[int, str]], here: int) -> list[int]:
        """The entries of such landmarks between the larger one before this place and the next."""
        names = list(self.kinds)
        larger = [self.kinds[one] for one in names[: names.index(name)]]
        cuts = [place for place, (_, kind) in enumerate(events) if kind in larger]
        first = max((cut for cut in cuts if cut < here), default=0)
        last = min((cut for cut in cuts if cut >= here), default=len(events))
        return [seq for seq, kind in events[first:last] if kind == self.kinds[name]]

    def go(self, seq: int) -> None:
        if seq > self.table.seq():
            self.screen.line(self.book.say("replay-end"))
        elif seq < self.first():
            self.screen.line(self.book.say("replay-strict" if self.first() else "replay-start", first=self.first()))
        else:
            self.seq = seq
            self.show()

    def look_with(self, word: str, rest: str) -> None:
        """Change whose eyes see; while the game runs only those of persons at the table and of spectators."""
        eyes: str | int | None = self.seat_named(rest) if word == "seat" else word
        if eyes is None:
            self.screen.line(self.book.say("replay-seat", last=self.table.state.seats - 1))
        elif not self.may_look(eyes):
            self.screen.line(self.book.say("replay-running"))
        else:
            self.eyes = eyes
            self.seq = max(self.seq, self.first())
            self.say_eyes()
            self.show()

    def seat_named(self, words: str) -> int | None:
        colour = colour_named(words, self.book)
        for player in self.players.all:
            if words == str(player.seat) or colour == player.colour:
                return player.seat
        return None

    def may_look(self, eyes: str | int) -> bool:
        if self.over or eyes == SPECTATOR:
            return True
        return isinstance(eyes, int) and self.players.all[eyes].is_person()

    # ---- why

    def explain(self) -> None:
        """The reasons for this entry's move, by what its seat knew; while the game runs they would show hands."""
        seat = self.table.entries[self.seq].seat
        if not self.over:
            self.screen.line(self.book.say("why-running"))
        elif seat is None:
            self.screen.line(self.book.say("why-setup"))
        else:
            self.screen.show(self.reasons(seat))

    def reasons(self, seat: Seat) -> Picture:
        """An answer of several moves is explained by its first."""
        then, played = self.table.at(self.seq - 1), self.table.entries[self.seq].picks[0]
        player, name = self.players.all[seat], self.players.names[seat]
        if len(then.state.options(seat)) == 1:
            return sentence(self.book.say("why-forced", player=name))
        told_why = Reasons(reasons_for(then, player, played), self.book, self.players, self.reader())
        opening = "why-own" if thinks(player) else "why-judged"
        return told_why.picture(self.book.say(opening, player=name, move=told_why.move(told_why.why.chosen)))

    # ---- what is shown

    def first(self) -> int:
        """The earliest entry open to these eyes: strict memory closes the older ones until the game is over."""
        reader = self.reader()
        seat = None if reader is None else Seat(reader)
        return self.table.seq_of(self.table.game.forgets_before(self.table.state, self.table.log.events, seat))

    def say_eyes(self) -> None:
        if isinstance(self.eyes, int):
            self.screen.line(self.book.say("replay-eyes-seat", player=self.players.names[self.eyes]))
        else:
            self.screen.line(self.book.say(f"replay-eyes-{self.eyes}"))

    def show(self) -> None:
        self.show_entry()
        self.show_board()

    def show_entry(self) -> None:
        self.screen.heading(self.entry_title())
        self.tell(self.seq)

    def entry_title(self) -> str:
        """The number, who answered; what was answered stands in the events, as far as it may be known."""
        title = self.book.say("replay-entry", seq=self.seq, last=self.table.seq())
        seat = self.table.entries[self.seq].seat
        who = self.book.say("replay-setup") if seat is None else self.players.names[seat]
        return f"{title} · {who}"

    def tell(self, first: int) -> None:
        """The events from an entry up to this one."""
        words = [event for event in self.events() if first <= seq_of(event) <= self.seq]
        seat = self.table.entries[first].seat
        view = self.table.game.view(self.table.state, None).words()
        told_now = paragraphs(words, view, self.reader(), self.book, self.players, self.drawer, seat)
        self.screen.show(told(told_now, self.players))

    def events(self) -> list[Words]:
        if self.eyes == EVERYTHING:
            return self.table.all_events(-1)
        reader = self.reader()
        known = self.table.events(None if reader is None else Seat(reader))
        return [words for words in known if "kind" in words]

    def show_board(self) -> None:
        then = self.table.at(self.seq)
        self.screen.line()
        self.screen.show(self.drawer.board(sight_of(then, self.reader(), self.players, self.book)))
        if self.eyes == EVERYTHING:
            for player in self.players.all:
                self.screen.line(self.players.names[player.seat])
                self.screen.show(self.drawer.hand(sight_of(then, player.seat, self.players, self.book)))


def seq_of(event: Words) -> int:
    """The entry an event belongs to."""
    return int(str(event["seq"]))


def nth(seqs: list[int], words: str) -> list[int]:
    """The one that somebody counts from 1, if there is one."""
    number = int(words[:9]) if words.isdecimal() else 0
    return seqs[number - 1 : number] if number > 0 else []
