"""A game's rules and texts in one language, read from Fluent files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from ..core.asks import Ask
from ..core.declared import Declared
from ..core.errors import BadRecord, BadRequest, NotAMove, NotAnOption, NotYourTurn, Refusal
from ..core.events import Event, Kind
from ..core.game import Game
from ..core.ids import SEAT_COLOURS
from ..core.table import event_fields
from ..games.catalogue import GAMES
from .stems import stem_of, stems_in

LANGUAGES: Final = ["en", "fr"]
SHARED_FILES: Final = ["common", "terminal"]
TABLE_FILE: Final = "table"
GAME_FILES: Final = ["clauses", TABLE_FILE]
EXTRA_FILES: Final = ["lessons"]
"""What not every game has."""
DEFAULT_FILE: Final = "default"
"""What is said where a game says nothing itself: of two messages with one name, the first that is read counts."""
_SAME: Final = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "\u00a0": " ", "\u202f": " ", "œ": "oe", "æ": "ae"})

Words = Mapping[str, object]
Args = dict[str, object]


class Row(NamedTuple):
    """One line of a game's ledger of clauses."""

    id: str
    tier: str
    basis: str


@final
class Book:
    """Everything one game says in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game: Final = game
        self.lang: Final = lang
        folders = [_folder().joinpath(name) for name in game.books()]
        self.folder: Final = folders[0]
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self.sources: Final[list[str]] = []
        """The Fluent files, in the order in which they are read."""
        for path in _files(folders, lang):
            if not path.is_file():
                raise LookupError(f"The game {game.name} has no texts in {self.folder.name}/{path.name}: write them.")
            self.sources.append(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(_resource(path.name, self.sources[-1]))
        self.kinds: Final[dict[str, Kind]] = {kind.name: kind for kind in game.kinds}
        self.asks: Final[dict[str, Ask]] = {ask.name: ask for ask in game.asks}
        declared: list[Declared] = [*game.kinds, *game.asks]
        self.sorts: Final = sorted({sort.removesuffix("s") for one in declared for sort in one.types})
        self.rows: Final = _ledger(folders[-1])

    # ---- the rules

    def clauses(self) -> list[Row]:
        """Every clause, in the order of the rules."""
        return self.rows

    def chapters(self) -> list[str]:
        """The chapters' ids: CA-1, CA-2 …"""
        return list(dict.fromkeys(chapter_of(row.id) for row in self.rows))

    def text(self, clause: str) -> str:
        """A clause in our words."""
        if clause not in {row.id for row in self.rows}:
            first, last = self.rows[0].id, self.rows[-1].id
            raise BadRequest(
                f"There is no clause '{clause[:40]}' in {self.game.name}; they run from {first} to {last}."
            )
        # A chapter of a single clause has its heading as message, and the clause beside it.
        return self.say(message_id(clause) + (".text" if clause == chapter_of(clause) else ""))

    def title(self, chapter: str) -> str:
        """A chapter's heading."""
        chapters = self.chapters()
        if chapter not in chapters:
            first, last = chapters[0], chapters[-1]
            raise BadRequest(
                f"There is no chapter '{chapter[:40]}' in {self.game.name}; they run from {first} to {last}."
            )
        return self.say(message_id(chapter))

    def search(self, words: str) -> list[str]:
        """The clauses that hold all these words, or other forms of them, in their own text or in their chapter's
        heading."""
        wanted = plain_letters(words).split()
        return [row.id for row in self.rows if wanted and self._holds(row.id, wanted)]

    def _holds(self, clause: str, wanted: list[str]) -> bool:
        text = self._searched(clause)
        stems = stems_in(text)
        return all(word in text or stem_of(word) in stems for word in wanted)

    def find(self, words: str) -> list[str]:
        """What somebody means who asks for rules: a clause, a chapter, or words to look for."""
        return self._with_number(words) or self.search(words)

    def numbered(self, words: str) -> list[str]:
        """A clause (`6.8`, `CA-6.8`), or all clauses of a chapter (`6`, `CA-6`)."""
        found = self._with_number(words)
        if not found:
            self.text(words)
        return found

    def _with_number(self, words: str) -> list[str]:
        wanted = words.strip().upper()
        wanted = wanted if wanted.startswith(f"{self.game.prefix}-") else f"{self.game.prefix}-{wanted}"
        return [row.id for row in self.rows if wanted in (row.id.upper(), chapter_of(row.id))]

    def _searched(self, clause: str) -> str:
        return plain_letters(f"{clause} {self.title(chapter_of(clause))} {self.text(clause)}")

    # ---- messages

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **args: object) -> str:
        """Any message by its key; an attribute as `key.attribute`."""
        return self.format(key, args)

    def format(self, key: str, args: Words) -> str:
        name, _, attribute = key.partition(".")
        if not self.has(name):
            raise LookupError(
                f"The message '{name}' is missing: write it into {self.folder.name}/table.{self.lang}.ftl."
            )
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message '{key}' has no text")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"the message '{key}' does not fit {sorted(args)}: {errors[0]}")
        return str(text)

    def word(self, words: str, after: str = "none") -> str:
        """Words of the engine, `wyrm 7` or `whip green`, in the reader's: put together by the phrase of the first
        word if there is one, else in their order. `after` is the word these ones belong to."""
        first, _, rest = words.partition(" ")
        if rest and self.has(f"phrase-{first}"):
            return self.say(f"phrase-{first}", rest=self.word(rest, first))
        return " ".join(self._word(one, after) for one in words.split())

    def _word(self, word: str, after: str) -> str:
        """One word; of several colours, `green+red`, each."""
        if word[0].isalpha() and "+" in word:
            return f" {self.say('and')} ".join(self._word(one, after) for one in word.split("+"))
        key = f"word-{word.replace('/', '-')}"
        return self.say(key, after=after) if self.has(key) else word

    def listed(self, words: Sequence[object]) -> str:
        return ", ".join(self.word(str(one)) for one in words) or self.say("nothing")

    def labelled(self, label: str, text: str) -> str:
        """“Label: text”, with the spaces of the language."""
        return self.say("labelled", label=label, text=text)

    def rule(self, clause: str) -> str:
        """A clause's number and text."""
        return self.labelled(clause, self.text(clause))

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """What a player is called: by his colour, unless colours are drawn by lot."""
        if seat < len(names):
            return names[seat]
        if self.has("names-by-lot"):
            return self.say("names-by-lot").split(", ")[seat]
        return self.say(f"colour-{SEAT_COLOURS[seat]}")

    # ---- what happened

    def event(self, words: Words, reader: int | None = None, names: Sequence[str] = ()) -> str:
        """An event, as a table tells it, in a sentence; the reader is called “you”. One that the reader may not know
        is no sentence."""
        if "kind" not in words:
            return ""
        sentence = self.format(f"event-{words['kind']}", self.event_args(words, reader, names))
        return sentence[:1].upper() + sentence[1:]

    def event_args(self, words: Words, reader: int | None, names: Sequence[str]) -> Args:
        return self.field_args(self.kinds[str(words["kind"])], words, reader, names)

    def field_args(self, declared: Declared, words: Words, reader: int | None, names: Sequence[str]) -> Args:
        args: Args = {}
        for name, sort in zip(declared.fields, declared.types, strict=True):
            args.update(self._field(name, sort, words[name], reader, names))
        dice = words.get("dice")
        if isinstance(dice, list):
            args.update({f"{name}-reckoned": reckoning(dice, value) for name, value in numbers_in(words)})
        return args

    def _field(self, name: str, sort: str, value: object, reader: int | None, names: Sequence[str]) -> Args:
        if sort == "seat":
            return self.seat_args(name, value, reader, names)
        if sort == "seats" and isinstance(value, list):
            return {name: ", ".join(self._you_or(seat, reader, names) for seat in value)}
        if value is None:
            forgotten = f"forgotten-{sort}"
            return {name: self.say(forgotten) if self.has(forgotten) else "", f"{name}-key": "none"}
        if sort == "spell":
            return {name: self._pick(str(value), ".spell", names)}
        if isinstance(value, list):
            return {name: self.listed(value), **(sum_args(name, value) if sort == "counts" else {})}
        if isinstance(value, str):
            return {name: self.word(value), f"{name}-key": value.split()[0]}
        return {name: value}

    def seat_args(self, name: str, value: object, reader: int | None, names: Sequence[str] = ()) -> Args:
        """A seat in a sentence: the player's name, and whether that is the reader."""
        if not isinstance(value, int):
            return {name: "", f"{name}-who": "nobody"}
        return {name: self.player(value, names), f"{name}-who": "you" if value == reader else "other"}

    def _you_or(self, seat: int, reader: int | None, names: Sequence[str]) -> str:
        return self.say("seat-you") if seat == reader else self.player(seat, names)

    # ---- what is expected and believed

    def term(self, name: str) -> str:
        """What a value is made of, with its unit."""
        return self.say(term_id(name))

    def fact(self, event: Event, reader: int | None = None, names: Sequence[str] = ()) -> str:
        """Something hidden that somebody believes, as a clause without its full stop."""
        args = self.field_args(event.kind, event_fields(self.game, event), reader, names)
        sentence = self.format(f"fact-{event.kind.name}", args)
        return sentence[:1].upper() + sentence[1:]

    # ---- what may be done

    def pick_text(self, say: str, names: Sequence[str] = (), asked: Words | None = None) -> str:
        """A move, `bet wyrm`, as a sentence without its full stop. What a mere no declines, the question it answers
        says (`asked`)."""
        if asked is not None and self.game.picks.verb(self.game.picks.parse(say)).declines:
            return self.format(f"choice-{asked['choice']}.no", self.question_args(asked, names))
        return self._pick(say, "", names)

    def pick_group(self, say: str, names: Sequence[str] = ()) -> str:
        """The heading a move is listed under; none for a move that stands alone."""
        return self._pick(say, ".group", names) if self._is_listed(say) else ""

    def pick_item(self, say: str, names: Sequence[str] = (), asked: Words | None = None) -> str:
        """What a move is called under its heading."""
        return self._pick(say, ".item", names) if self._is_listed(say) else self.pick_text(say, names, asked)

    def pick_range(self, first: str, last: str) -> str:
        """Moves that are numbers, from one to another, in one line: what somebody may type instead of choosing."""
        numbers = {"first": int(first.split()[-1]), "last": int(last.split()[-1])}
        return self.format(f"{verb_id(self._verb(first))}.range", numbers)

    @cached_property
    def numeric_verbs(self) -> list[str]:
        """The verbs whose moves are typed as numbers, and not listed one by one."""
        verbs = [name for name in dict.fromkeys(verb.name for verb in self.game.picks.verbs) if self.has(verb_id(name))]
        return [verb for verb in verbs if "range" in self.bundle.get_message(verb_id(verb)).attributes]

    def _pick(self, say: str, part: str, names: Sequence[str]) -> str:
        verb = self._verb(say)
        return self.format(verb_id(verb) + part, self._pick_args(say[len(verb) :].split(), names))

    def _verb(self, say: str) -> str:
        return self.game.picks.verb(self.game.picks.parse(say)).name

    def _is_listed(self, say: str) -> bool:
        return "group" in self.bundle.get_message(verb_id(self._verb(say))).attributes

    def _pick_args(self, rest: list[str], names: Sequence[str]) -> Args:
        numbers = [int(one) for one in rest if is_number(one)]
        texts = [one for one in rest if not is_number(one)]
        key, second = [*texts, "none", "none"][:2]
        seat = self.player(numbers[0], names) if numbers and 0 <= numbers[0] < len(SEAT_COLOURS) else ""
        args: Args = {f"{sort}-key": key for sort in self.sorts}
        args.update({"words": self.word(" ".join(rest)), "seat": seat})
        args.update({"word": self.word(key), "second-word": self.word(second), "second-key": second})
        args.update(zip(["number", "second-number"], [*numbers, 0, 0], strict=False))
        return args

    def prompt(self, choice: str, asked: Words | None = None, names: Sequence[str] = ()) -> str:
        """A question in one sentence: with what it is about if somebody is asked it, else in general."""
        key = f"choice-{choice}"
        if asked is None:
            return self.format(key, {f"{sort}-key": "none" for sort in self.sorts})
        about = ".about" if "about" in self.bundle.get_message(key).attributes else ""
        return self.format(key + about, self.question_args(asked, names))

    def question_args(self, asked: Words, names: Sequence[str]) -> Args:
        """What a question is about, for its sentence and for that of its no."""
        return self.field_args(self.asks[str(asked["choice"])], asked, None, names)

    def option_text(self, name: str) -> str:
        """An option of the table: its name and what it is about."""
        if not self.has(f"option-{name}"):
            known = ", ".join(option.name for option in self.game.options)
            raise BadRequest(f"There is no option '{name[:40]}' in {self.game.name}; available: {known}.")
        return f"{self.say(f'option-{name}')}. {self.say(f'option-{name}.about')}"

    def option_value(self, name: str, value: object) -> str:
        """What a value of an option means."""
        if isinstance(value, list):
            return self.listed(value)
        word = str(value).lower() if isinstance(value, bool) else str(value)
        return self.say(f"option-{name}.{f'number-{word}' if is_number(word) else word}")

    def refusal(self, refusal: Refusal, tried: str = "", names: Sequence[str] = ()) -> str:
        """What was refused and why, in full; `tried` is the move as it was spelled."""
        if isinstance(refusal, NotYourTurn):
            return self.say("refused-turn")
        if isinstance(refusal, NotAMove):
            return self.say("refused-move", words=tried[:60]) if tried else refusal.say
        if isinstance(refusal, BadRecord):
            return self.say("refused-record", entry=refusal.entry, clause=refusal.clause or "none")
        if isinstance(refusal, NotAnOption) and refusal.clause:
            return self._forbidden(refusal.clause, tried, names)
        return self.say("refused-request", say=refusal.say)

    def _forbidden(self, clause: str, tried: str, names: Sequence[str]) -> str:
        if not tried:
            return self.say("refused-option-bare", rule=self.rule(clause))
        return self.say("refused-option", move=self.pick_text(tried, names), rule=self.rule(clause))


@cache
def book(game_name: str, lang: str) -> Book:
    """The book of a game in a language, read once."""
    if game_name not in GAMES:
        raise BadRequest(f"There is no game '{game_name[:40]}'; there is {', '.join(GAMES)}.")
    if lang not in LANGUAGES:
        raise BadRequest(f"There is no language '{lang[:40]}'; available: {', '.join(LANGUAGES)}.")
    return Book(GAMES[game_name], lang)


def message_id(clause: str) -> str:
    """CA-6.8 -> ca-6-8"""
    return clause.lower().replace(".", "-")


def term_id(term: str) -> str:
    """rivals' best gold -> term-rivals-best-gold"""
    return f"term-{'-'.join(re.findall('[a-z]+', term))}"


def verb_id(verb: str) -> str:
    """no bet -> verb-no-bet"""
    return f"verb-{verb.replace(' ', '-')}"


def chapter_of(clause: str) -> str:
    """CA-6.8 -> CA-6"""
    return clause.partition(".")[0]


def is_number(word: str) -> bool:
    """7, +2, -1"""
    return word.lstrip("+-").isdigit()


def numbers_in(words: Words) -> list[tuple[str, int]]:
    """The fields of an event that are plain numbers."""
    return [(name, value) for name, value in words.items() if isinstance(value, int)]


def sum_args(name: str, numbers: Sequence[int]) -> Args:
    """Numbers one by one, added up, and their sum."""
    args: Args = {f"{name}-{place}": number for place, number in enumerate(numbers, 1)}
    return {**args, f"{name}-added": " + ".join(map(str, numbers)), f"{name}-sum": sum(numbers)}


def reckoning(dice: Sequence[int], total: int) -> str:
    """How dice became a total: 3 + 5 + 4 − 1 = 11."""
    modifier = total - sum(dice)
    added = f" {'+' if modifier > 0 else '−'} {abs(modifier)}" if modifier else ""
    return f"{' + '.join(map(str, dice))}{added} = {total}"


def plain_letters(text: str) -> str:
    """Lower case, without accents, with one sort of apostrophe and space: for comparing what people type."""
    spread = unicodedata.normalize("NFD", text.casefold().translate(_SAME))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def _folder() -> Traversable:
    return files("harena.rules")


def _files(folders: list[Traversable], lang: str) -> list[Traversable]:
    """A game's own texts, then those it is built on; the last folder has the clauses."""
    shared = [_folder().joinpath(f"{name}.{lang}.ftl") for name in SHARED_FILES]
    own = [folder.joinpath(f"{TABLE_FILE}.{lang}.ftl") for folder in folders[:-1]]
    own += [folders[-1].joinpath(f"{name}.{lang}.ftl") for name in GAME_FILES]
    extra = [folders[0].joinpath(f"{name}.{lang}.ftl") for name in EXTRA_FILES]
    default = _folder().joinpath(f"{DEFAULT_FILE}.{lang}.ftl")
    return [*shared, *own, *[path for path in extra if path.is_file()], default]


def _resource(name: str, source: str) -> Resource:
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{name} has a message that cannot be read: {(entry.content or '')[:60]!r}")
    return resource


def _ledger(folder: Traversable) -> list[Row]:
    lines = folder.joinpath("ledger.tsv").read_text(encoding="utf-8").splitlines()
    return [Row(*line.split("\t")) for line in lines[1:]]
