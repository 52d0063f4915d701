"""Everything that crosses the wire, in both directions: one schema for sockets and plain HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..core.words import ResultWords

NAME_MOST: Final = 40
SAY_MOST: Final = 500
PICKS_MOST: Final = 200
BODY_MOST: Final = 65_536
FRAME_MOST: Final = 8_192
RECORD_MOST: Final = 4_000_000
RECORD_BODY_MOST: Final = 2 * RECORD_MOST
"""Where a record is sent: as a string of JSON its quotation marks take two places."""
STEPS_MOST: Final = 60

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A name a client makes up for a request, so that a repeat is known as one: a UUID, say."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_MOST)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Pick = Annotated[int, Meta(ge=0, le=2**31)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Fields = dict[str, Any]
_TOLD: Final = {
    "properties": {
        "number": {"type": "integer"},
        "seq": {"type": "integer"},
        "kind": {"type": "string"},
        "clause": {"type": "string"},
    },
    "required": ["number", "seq"],
    "additionalProperties": True,
}
Event = Annotated[Fields, Meta(extra_json_schema=_TOLD)]
"""An event with the fields of its kind, as the game's book declares them; one that the reader may not know has its
numbers alone."""
Record = Annotated[str, Meta(min_length=1, max_length=RECORD_MOST)]
Eyes = SeatNumber | Literal["public", "all"]
"""Through whose eyes a game is shown again: a seat's, those of all who look on, or all seats' at once."""


class Closed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message that comes in: a misspelt field must not pass for one left out."""


# ---- what a table is asked for


class Clock(Closed, frozen=True):
    """How long a seat may take: `each` for every answer, and what goes beyond comes out of `bank`. Without it: for
    ever."""

    each: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    weekends: bool = True
    """Whether it runs on Saturdays and Sundays, by universal time."""


class Chair(Closed, frozen=True):
    """Who is to sit somewhere: the one who makes the table, a bot, or whoever comes."""

    sit: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=NAME_MOST)] = ""
    """What somebody is called who plays at the screen of the one who makes the table, if not as he is."""


Late = Literal["wait", "bot", "default"]
"""What happens to the seat of one who is late or has left: the table waits, a bot takes over until he is back, or the
game's own default move is made (a bot's, where the rules name none)."""


class NewTable(Closed, frozen=True):
    """A table as somebody wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=16)]
    options: Fields = {}
    public: bool = False
    clock: Clock | None = None
    late: Late = "wait"
    stand_in: Annotated[str, Meta(max_length=40)] = "club"
    watch: bool = True
    """Whether those who do not sit there may look on."""
    hints: bool = False
    """Whether players may ask the champion though others play: such a game is not rated."""
    start: bool = True
    """Begin at once if no seat is left free; otherwise seats may first add seeds, and the host starts."""
    name: Annotated[str, Meta(max_length=NAME_MOST)] = ""


# ---- commands: sent over a socket, or posted


class Command(Closed, frozen=True, tag_field="do"):
    """One thing to be done at a table. Its id makes a repeat harmless."""

    id: Id


class Join(Command, frozen=True, tag="join"):
    """Sit down: in this seat, or the first free one. Tables that are not public ask for a token of the seat or of the
    table. The same brings a person back whose seat a bot has taken over."""

    seat: SeatNumber | None = None
    token: Token | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Give up a seat. Before the start it is free again; afterwards the table's rule for the late holds."""

    seat: SeatNumber | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot into a seat that is free, left, late or a bot's already. The host does it before the start; in a
    running game any player may."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Clear(Command, frozen=True, tag="clear"):
    """Free a seat before the start: the host's right."""

    seat: SeatNumber


class AddSeed(Command, frozen=True, tag="add-seed"):
    """Add words to the chance before the start: nobody, the server included, then knows the draws beforehand."""

    text: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[ -~]+$")]
    seat: SeatNumber | None = None


class Start(Command, frozen=True, tag="start"):
    """Begin, once every seat is taken: the host's right."""


class Move(Command, frozen=True, tag="move"):
    """Answer what a seat is asked, with picks or with the same in words. `seq` is the number of the table as it was
    seen."""

    seq: Annotated[int, Meta(ge=0)]
    picks: Annotated[list[Pick], Meta(min_length=1, max_length=PICKS_MOST)] | UnsetType = UNSET
    say: (
        Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=PICKS_MOST)] | UnsetType
    ) = UNSET
    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's own last answer: at once if it told nobody anything, else by consent of all others."""

    seat: SeatNumber | None = None


class Consent(Command, frozen=True, tag="consent"):
    """Answer another's wish to take back."""

    agree: bool
    seat: SeatNumber | None = None


class StandingAnswer(Closed, frozen=True):
    """The answer to give whenever this choice comes up and the answer is among its options. It hangs on nothing that
    others cannot see, so that a quick answer tells them nothing."""

    choice: Annotated[str, Meta(max_length=80)]
    say: Annotated[str, Meta(max_length=200)]
    unless: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    """Ask after all where one of these seats has brought the question about."""


class SetStanding(Command, frozen=True, tag="standing"):
    """Standing answers, in the place of all earlier ones; they begin with the next question."""

    answers: Annotated[list[StandingAnswer], Meta(max_length=50)]
    forced: bool | None = None
    """Whether questions with a single option are answered too, as they are at first; none leaves it as it is. It holds
    only where all other seats are bots: among people a quick answer would tell what one holds."""
    seat: SeatNumber | None = None


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=SAY_MOST)]


class Rematch(Command, frozen=True, tag="rematch"):
    """The same table once more: it is made once, whoever asks, and keeps its players' seats for them."""


AnyCommand = Join | Leave | SeatBot | Clear | AddSeed | Start | Move | Undo | Consent | SetStanding | Say | Rematch


# ---- what a reader is told


class OptionWords(Struct):
    pick: int
    say: str
    clause: str
    declines: str | None
    """What is left undone, if the answer is no more than a no."""


class Question(Struct):
    """What a seat is asked; the options are all it may answer."""

    seat: int
    choice: str
    clause: str
    since: int
    """The number of the table at which this was first asked: an answer names it or a later one."""
    facts: Fields
    """What it is about: a word or a number for each field of the question, as the game's book declares them."""
    options: list[OptionWords]


class SeatWords(Struct):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """Who plays it, if it is a bot; for a person's seat, who stands in."""
    here: bool
    left: bool
    yours: bool
    deadline: float | None
    """When it is late, in seconds since 1970, if it is asked and has a clock."""
    bank: float | None
    seeded: bool


class Line(Struct):
    """Something that was said."""

    seq: int
    at: float
    name: str
    text: str


class UndoWish(Struct):
    seat: int
    agreed: list[int]


class TableWords(Struct, tag_field="is", tag="table", kw_only=True):
    """A table as one reader may know it: all of it, or what is new since a number it names."""

    id: str
    name: str
    game: str
    rules: int
    options: Fields
    seq: int
    at: float
    phase: Literal["open", "running", "over", "frozen"]
    public: bool
    watch: bool
    """Whether those who do not sit there may look on once it runs."""
    host: bool
    """Whether it is the reader's."""
    clock: Clock | None
    late: Late
    commitment: str
    seat: int | None
    """Whose eyes: a seat's, or a spectator's."""
    seats: list[SeatWords]
    waiting: list[int]
    """The seats that owe an answer."""
    asked: Question | None
    hints: bool
    """Whether a seat may ask the champion."""
    undo: bool
    """Whether this seat may take back by itself."""
    wish: UndoWish | None
    standing: list[StandingAnswer]
    forced: bool | None
    """Whether questions with a single option are answered for this seat; none where they never are, since people play
    in other seats."""
    view: Fields | None
    first: int
    """The events listed replace all from this number on."""
    events: list[Event]
    said: list[Line]
    result: ResultWords | None
    chance: Fields | None
    """How the draws were made: revealed when the game is over."""
    next: str | None
    """The table of the rematch."""
    frozen: str | None


class Done(Struct, tag_field="is", tag="done", kw_only=True):
    """Carried out, kept, and never to be lost again."""

    id: str
    seq: int
    taken: int | None = None
    """Of a move: how many of its picks were made. What came after one that told something new must be asked anew."""
    table: str | None = None
    """Of a rematch: its table."""


class Wrong(Struct):
    kind: str
    say: str
    clause: str | None = None
    sentence: str | None = None
    """Which of the server's own sentences it is, for whoever says it in another language; none for what games say."""
    about: dict[str, str | int] = {}
    """What that sentence tells of: a seat, a name."""


class Refused(Struct, tag_field="is", tag="refused", kw_only=True):
    """Not carried out, and nothing changed."""

    error: Wrong
    id: str | None = None
    missed: TableWords | None = None
    """For a stale move: the table as it is now."""


class Here(Struct, tag_field="is", tag="here"):
    """There is nothing to tell, and the connection holds."""


TOUCH: Final = 10.0
"""Seconds after which, and before twice as many, a server that has nothing to tell says so. A client that hears nothing
for longer may take the connection for lost: browsers do not show their pages the pings below."""

Outbound = TableWords | Done | Refused | Here


# ---- games, and the server itself


class GameOption(Struct):
    """An option of a game: one word, several words, a switch, or data."""

    name: str
    kind: str
    default: Any
    words: list[str]
    size: int | None
    group: str
    """One of the game's groups, or nothing where it has none."""
    clause: str
    explanation: str


class SeatRange(Struct):
    fewest: int
    most: int


class OptionSet(Struct):
    """Choices under one name: a value for every option that the set decides."""

    name: str
    chosen: Fields


class GameWords(Struct):
    name: str
    rules: int
    seats: SeatRange
    options: list[GameOption]
    groups: list[str]
    """In the order in which they are offered."""
    sets: list[OptionSet]


class GameList(Struct):
    games: list[GameWords]
    bots: list[str]


class DeclaredWords(Struct):
    """A kind of event, or a question: the names of its fields, and what each of them is."""

    fields: list[str]
    types: list[str]


class ClauseWords(Struct):
    id: str
    tier: str
    basis: str


class BookWords(Struct):
    """Everything one game says in one language, to be put together by whoever tells it."""

    game: str
    lang: str
    prefix: str
    """What ids of clauses begin with."""
    colours: list[str]
    """What players are called where nobody gave them names, by seat."""
    texts: list[str]
    """Fluent sources, in the order in which they are to be read."""
    kinds: dict[str, DeclaredWords]
    asks: dict[str, DeclaredWords]
    verbs: list[str]
    """What moves begin with; longer ones first."""
    clauses: list[ClauseWords]


class TrackAsked(Closed, frozen=True):
    """The options of a table that say what track it races on: an owner's own, or one of those there are."""

    track: Fields = {}
    circuit: str = "oval"


class SquareWords(Struct):
    """A square of a track: where it lies, and which squares it leads to, by their place in the list."""

    name: str
    x: float
    y: float
    heading: float
    """In degrees, clockwise from the right."""
    outline: str
    """As the data of an SVG path."""
    next: int
    back: int | None
    change: list[int | None]
    """Where a lane change to the inside and to the outside lands; none behind the wall."""
    slips: list[list[int]]
    """Where sideslips to the inside and to the outside land, the level square first."""
    beside: list[list[int]]
    """The squares that a man may step to at its inside and at its outside."""
    twin: int | None
    """Its place in the list as a square of the other section that it belongs to."""


class SectionWords(Struct):
    """A section of a track, or its gray squares, as the line in its middle: where it begins and which way, how long it
    is, and how far it turns, to the right if that is not negative."""

    name: str
    x: float
    y: float
    heading: float
    """In degrees, clockwise from the right."""
    length: float
    turn: float
    inside: str
    """The hand on which the inside lies: `left` or `right`."""
    marker: str | None
    """What the first one to enter takes down."""
    safe: list[int]
    """By lane, the safe speed; none on a straight."""
    counts: list[int]
    """By lane, how many squares it has."""
    level: list[float]
    """Where in a corner, from 0 to 1, all lanes have a border."""
    block: list[float]
    """From where to where along its line it crosses another section; nothing if it does not."""


class TrackWords(Struct):
    """A track of Circus Maximus as a picture; its unit is a square of a straight. Lanes lie across the middle of each
    section, lane 1 on the left."""

    label: str
    hash: str
    laps: int
    pitch: float
    """The width of a lane."""
    extent: list[float]
    """The box around all squares of a lap: left, top, width, height."""
    finish: str
    """The section at whose end the race is over."""
    sections: list[SectionWords]
    """In the order of a lap; the gray squares come last."""
    plates: list[int]
    """The squares that show their safe speed."""
    starts: list[int]
    """The gray squares that bear the word Lane."""
    squares: list[SquareWords]


class CellWords(Struct):
    """What a chariot can be fitted out with: the end of the move that writes it, and its points."""

    say: str
    cost: int


class RowWords(Struct):
    name: str
    cells: list[CellWords]


class PresetWords(Struct):
    """A sound chariot for so many points: a cell of each row, in their order."""

    name: str
    points: int
    says: list[str]


class OutfitWords(Struct):
    """The specification chart of Circus Maximus row by row, weapons first, and ready-made chariots."""

    rows: list[RowWords]
    presets: list[PresetWords]


class ChartWords(Struct):
    """A chart on which dice are looked up."""

    name: str
    rows: list[int]
    columns: list[int]
    cells: list[list[str]]


class Health(Struct):
    """Whether this process can keep what it is told."""

    ok: bool
    version: str
    tables: int
    trouble: bool


# ---- people


class NewGuest(Closed, frozen=True):
    name: Name
    token: bool = False
    """Programs without cookies ask for a token to send as `Authorization: Bearer …`."""


class Credentials(Closed, frozen=True):
    name: Name
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]
    token: bool = False


class Rating(Struct):
    game: str
    players: int
    games: int
    strength: float
    """What it is at least, all but certainly."""


class Me(Struct):
    id: str
    name: str
    account: bool
    ratings: list[Rating]
    token: str | None = None


class SessionWords(Struct):
    id: str
    agent: str
    created: float
    seen: float
    current: bool


# ---- lists


class TableLine(Struct):
    """A table in a list: nothing that only a seat may know."""

    id: str
    name: str
    game: str
    phase: str
    public: bool
    created: float
    changed: float
    seats: int
    free: int
    your_turn: bool


class TableList(Struct):
    tables: list[TableLine]
    before: float | None
    """Ask for those before this for more."""


class Created(Struct):
    """A new table, and the links that only its host gets."""

    id: str
    commitment: str
    invite: str
    """The token that lets anybody take a free seat."""
    seat_tokens: dict[int, str]
    """By seat: the token that gives exactly this one, to a person or as a program's password."""


class OddsAsked(Closed, frozen=True):
    """Moves as picks, or the same in words; without any, what the odds say of the table as it is. With a place to go
    to, only the `ways` there are told."""

    picks: Annotated[list[Pick], Meta(max_length=PICKS_MOST)] = []
    say: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=PICKS_MOST)] = []
    seat: SeatNumber | None = None
    to: Annotated[str, Meta(max_length=40)] = ""


class WhyNotAsked(Closed, frozen=True):
    """A move, in words, of a seat of one's own."""

    say: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class HintAsked(Closed, frozen=True):
    seat: SeatNumber | None = None


class Prospect(Struct):
    """A move as it looks to the seat that is asked."""

    move: str
    pick: int
    value: float
    """What the place is worth, from 0 to 1."""
    win: float
    place: float
    risk: float
    """How often it ends badly."""
    futures: int
    terms: dict[str, float]
    """What counts in this game, in its own coin."""
    total: float | None = None


class Reason(Struct):
    """A term in which the chosen move differs from the best alternative, and by how much."""

    term: str
    gain: float


class Hint(Struct):
    """What the champion would do in a seat's place, from that seat's knowledge alone."""

    seat: int
    chosen: Prospect
    others: list[Prospect]
    even: bool
    """Whether it makes no difference which of them is taken."""
    plan: list[str]
    """The chosen move and what the champion would do after it, as moves are spelled, until a die, somebody else's
    answer or the end of the phase comes between."""
    because: list[Fields]
    """What speaks for the plan rather than for the best alternative, as events would tell it; where a game has words
    for that."""
    reasons: list[Reason]
    believed: list[Fields]
    """Hidden things it takes for likely, as events would tell them, and how sure it is."""
    futures: int
    worlds: int


# ---- games shown again


class ReplayAsked(Closed, frozen=True):
    """A record, and the steps of its game that are to be shown."""

    record: Record
    eyes: Eyes = "all"
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=STEPS_MOST)] = STEPS_MOST


class StepWords(Struct):
    """A table after an answer; step 0 is the set-up."""

    seq: int
    seat: int | None
    """Who answered."""
    say: list[str]
    """The answer; while the game runs, one's own alone."""
    first: int
    """Its events begin with this number."""
    clause: str | None
    """The clause of the question that was answered; while the game runs, of one's own alone."""
    waiting: list[int]
    """The seats that owe an answer afterwards."""
    view: Fields
    """The table through the eyes asked for; through a spectator's, if all were."""
    views: list[Fields] | None
    """Through the eyes of every seat, if all were asked for."""


class ReplayWords(Struct, kw_only=True):
    """Some steps of a game, and what happened in them."""

    game: str
    rules: int
    options: Fields
    seats: int
    names: list[str]
    """What the seats are called; nothing for one without a name, such as all of an old record."""
    last: int
    """The number of the last step there is."""
    earliest: int
    """Steps before this one cannot be seen: strict memory closes them until the game is over."""
    result: ResultWords | None
    eyes: Eyes
    steps: list[StepWords]
    events: list[Event]
    """Those of these steps."""


# ---- lessons


class LessonLine(Struct):
    """A lesson in the list of them; its title is the text `lesson-ID` of its game's book."""

    id: str
    game: str
    steps: int
    """How many things there are to do."""
    minutes: int


class LessonList(Struct):
    lessons: list[LessonLine]


class LessonAsked(Closed, frozen=True):
    """All picks of the learner so far: nothing is kept of a lesson."""

    picks: Annotated[list[Pick], Meta(max_length=PICKS_MOST)] = []


class LessonOdds(LessonAsked, frozen=True, kw_only=True):
    """And then: what the odds say of these moves."""

    asked: OddsAsked


class LessonWhyNot(LessonAsked, frozen=True, kw_only=True):
    """And then: why this move is not possible."""

    asked: WhyNotAsked


class LessonWords(Struct, kw_only=True):
    """A lesson after some picks."""

    lesson: str
    step: int
    """How many steps are done; as many of the picks count."""
    steps: int
    key: str
    """The text of the game's book that says what to do now. If the last pick is possible but not what is wanted, it was
    not carried out, and the text says so."""
    astray: str
    """The text for a choice that is possible but not what is wanted."""
    strayed: bool
    """Whether the last pick was such a choice."""
    wanted: list[int]
    """The picks that go on."""
    over: bool
    table: TableWords


# ---- finished games looked into


class AnalysisAsked(Closed, frozen=True):
    """A record of a finished game; the same once more asks how far its review is."""

    record: Record
    futures: Annotated[int, Meta(ge=8, le=256)] | None = None
    """How many futures are looked at for each decision; without it as many as are worth waiting for."""


class LuckWords(Struct):
    """What chance did to a seat, by sort and in all, in worth; and the standard error of that."""

    deal: float
    draws: float
    dice: float
    all: float
    error: float


class SeatReview(Struct, rename="kebab"):
    seat: int
    place: int
    decisions: int
    mean_loss: float
    worst: list[int]
    """The entries of the clearest mistakes, the largest first."""
    luck: LuckWords


class DecisionReview(Struct):
    """A decision beside the champion's choice, judged by what the seat knew."""

    entry: int
    seat: int
    played: str
    best: str
    loss: float
    error: float


class TurningPoint(Struct):
    entry: int
    seat: int
    moves: list[str]
    changes: list[float]
    """Of each seat's worth."""
    error: float
    """The largest standard error of these: a change within twice of it may be nothing."""


class AccountWords(Struct, rename="kebab"):
    """The money of one race of a season, by seat and in sesterces."""

    race: int
    winner: int | None
    """The seat whose colour won."""
    fortunes: list[int]
    """When the race is over and debts are paid."""
    made: list[dict[str, int]]
    """By what it came or went for."""
    luck_of_bets: list[int]
    """What bets paid beyond what was to be expected."""


class ReviewWords(Struct, rename="kebab"):
    """What `harena analyse` finds. Worth runs from 0, surely last, to 1, surely first."""

    game: str
    entries: int
    reviewed: int
    complete: bool
    futures: int
    seats: list[SeatReview]
    decisions: list[DecisionReview]
    turning_points: list[TurningPoint]
    worth: list[list[float]]
    """By entry and seat."""
    places: list[list[float]]
    """The place each seat may expect, by entry and seat."""
    decided: int | None
    """The entry from which on whoever won was clearly ahead for good; none if all have won."""
    purse: list[int] = []
    """Of a season: what everybody began with, in sesterces."""
    accounts: list[AccountWords] = []
    """Of a season, by race."""
    costliest: DecisionReview | None = None
    """Of a season: the clearest mistake with money."""


class AnalysisWords(Struct):
    """How far a review is, in entries; and the review, when it is done."""

    done: int
    total: int
    review: ReviewWords | None


class WhyAsked(Closed, frozen=True):
    """An entry of a finished game; and the bot that answered there, if one did."""

    record: Record
    seq: Annotated[int, Meta(ge=1)]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class WhyWords(Struct):
    """Why a seat moved as it did, from what it knew."""

    seat: int
    bot: str | None
    """Whose view this is, if it is a bot's own; else it is the champion's."""
    move: str
    """Of several moves in one answer, the first."""
    hint: Hint | None
    """None if there was nothing else to do."""
