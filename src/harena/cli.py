"""`harena …`: what can be done from a command line. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NoReturn

from . import __version__

if TYPE_CHECKING:
    from cyclopts import App

    from .core.game import Game
    from .core.options import Option
    from .rules import Book
    from .terminal.screen import Screen

TROUBLE = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command; what goes wrong is one sentence on standard error that says what to do next."""
    try:
        app = build()
        from cyclopts import CycloptsError

        from .core.errors import Refusal
    except ModuleNotFoundError as missing:
        stop(lacking(missing))
    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as wrong:
        wrong.verbose = False
        stop(f"{one_line(str(wrong))} Type harena --help for what there is.")
    except Refusal as refusal:
        stop(refusal.say)
    except ModuleNotFoundError as missing:
        # Charts and the server are extras.
        stop(lacking(missing))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Whoever was reading has gone: nothing more to say, and nothing to complain about when Python closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


def stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(TROUBLE)


def lacking(missing: ModuleNotFoundError) -> str:
    return f"The package '{missing.name}' is missing: install it with pip install {missing.name}."


def one_line(words: str) -> str:
    return " ".join(words.split())


def build() -> App:
    from cyclopts import App, Parameter

    from .new_game import new_game
    from .owners_commands import components, track
    from .server.commands import admin, serve
    from .terminal.remote import join

    app = App(
        name="harena",
        help="Three arena games with complete rules on one engine.",
        version=__version__,
        help_format="markdown",
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
    )
    for command in (play, resume, replay, analyse, verify, rules, games, components, track, match, referee, doctor):
        app.command(command)
    app.command(lab())
    app.command(serve)
    app.command(host)
    app.command(join)
    app.command(admin())
    app.command(new_game)
    return app


def lab() -> App:
    """The commands of the lab."""
    from cyclopts import App

    from .lab.commands import ladder, report

    group = App(name="lab", help="Measure how strong the bots are.")
    group.command(ladder)
    group.command(report)
    return group


# ---- playing


def play(
    game: str = "colossal-arena",
    /,
    *,
    seats: str = "me,steady,steady",
    seed: str | None = None,
    option: list[str] | None = None,
    components: Path | None = None,
    lang: str = "en",
    plain: bool = False,
    file: Path | None = None,
) -> int:
    """Play a game in the terminal.

    Example: `harena play colossal-arena --seats me,steady,steady --seed 7`

    Two people at one keyboard: `harena play colossal-arena --seats red,blue`

    The game is saved after every answer: the record in FILE, who sits where beside it in FILE.seats.json.

    Parameters
    ----------
    game
        The game's name; `harena games` lists them.
    seats
        Who sits where, with commas between: `me` or a colour (red, blue, green, yellow, violet) is a person, `steady`
        and `random` are bots. In Circus Maximus the bots `bloodthirsty`, `hot-headed`, `even-tempered`, `careful` and
        `peaceful` attack by a die, each by its temper.
    seed
        Any words or number: the same seed and answers give the same game.
    option
        An option of the table, `name=value`, as often as needed; `harena games` lists them.
    components
        A JSON file with your own set of components, for a game that has them as data; `harena components` shows one.
    lang
        The language, `en` or `fr`.
    plain
        Lines without boxes and colours, for pipes and screen readers; so it is anyway when the output is no terminal.
    file
        Where to save; without it a new file in this folder, named after game and date.
    """
    from .core.errors import BadRequest
    from .core.seeding import fresh_seal, seal_for
    from .core.table import Table
    from .games.catalogue import GAMES
    from .rules import book
    from .terminal.players import seat_players
    from .terminal.saves import new_file
    from .terminal.session import Session

    pages = book(game, lang)
    players = seat_players([word.strip() for word in seats.split(",")], pages)
    path = file or new_file(game, Path())
    if path.exists():
        raise BadRequest(f"{path} already exists: continue with harena resume {path}, or name another --file.")
    spec = fresh_seal() if seed is None else seal_for(seed)
    words = [*(option or []), *([] if components is None else [f"components=@{components}"])]
    table = Table(GAMES[game], len(players), read_options(GAMES[game], words), spec)
    return Session(table, players, pages, open_screen(plain=plain), path).run()


def resume(file: Path, /, *, seats: str | None = None, lang: str = "en", plain: bool = False) -> int:
    """Go on with a saved game.

    Example: `harena resume colossal-arena-2026-11-15.harena`

    Parameters
    ----------
    file
        The record that `harena play` wrote.
    seats
        Who sits where, as for `harena play`; without it those of FILE.seats.json, which lies beside the record.
    lang
        The language, `en` or `fr`.
    plain
        Lines without boxes and colours, for pipes and screen readers.
    """
    from .core.errors import BadRequest
    from .rules import book
    from .terminal.players import seat_players
    from .terminal.saves import load, saved_seats, seats_file
    from .terminal.session import Session

    table = load(file)
    pages = book(table.game.name, lang)
    words = saved_seats(file) if seats is None else [word.strip() for word in seats.split(",")]
    if words is None:
        raise BadRequest(f"{seats_file(file)} does not say who sits where: use --seats.")
    if len(words) != table.state.seats:
        raise BadRequest(f"This game has {table.state.seats} seats, not {len(words)}: name them with --seats.")
    return Session(table, seat_players(words, pages), pages, open_screen(plain=plain), file).run()


def replay(file: Path, /, *, lang: str = "en", plain: bool = False) -> int:
    """Step through a recorded game.

    Example: `harena replay colossal-arena-2026-11-15.harena`

    A finished game is shown with all that was hidden, or with the eyes of one seat. A game that still runs shows only
    what a person at the table or a spectator may know.

    Parameters
    ----------
    file
        The record that `harena play` wrote.
    lang
        The language, `en` or `fr`.
    plain
        Print the whole game at once, in lines without boxes and colours; so it is anyway when the output is no
        terminal.
    """
    from .rules import book
    from .terminal.replay import Replay
    from .terminal.saves import load, saved_players

    table = load(file)
    pages = book(table.game.name, lang)
    replayed = Replay(table, saved_players(file, table.state.seats, pages), pages, open_screen(plain=plain))
    if plain or not sys.stdout.isatty():
        replayed.print_all()
    else:
        replayed.run()
    return 0


def analyse(
    file: Path,
    /,
    *,
    budget: int | None = None,
    chart: Path | None = None,
    format: Literal["text", "json"] = "text",  # noqa: A002 (what people type)
    lang: str = "en",
    plain: bool = False,
) -> int:
    """Review a finished game: what each decision gave away, where the game turned, who was lucky.

    Example: `harena analyse colossal-arena-2026-11-15.harena --chart game.svg`

    Decisions are judged by what their player knew. Control-C stops the review and shows what it has found.

    Parameters
    ----------
    file
        The record that `harena play` wrote.
    budget
        How many futures are looked at for each decision: more are slower and surer. Without it an eighth of what the
        champion looks at.
    chart
        Draw everybody's expected worth over the game into this file, a `.svg`, `.png` or `.html`; a file of that name
        is written over.
    format
        `text` for people, `json` for programs.
    lang
        The language, `en` or `fr`.
    plain
        Lines without boxes and colours, for pipes and screen readers.
    """
    from rich.console import Console
    from rich.progress import Progress

    from .core.seeding import canonical
    from .lab.analysis import review
    from .lab.chart import check_chart, draw_chart
    from .rules import book
    from .terminal.players import Players
    from .terminal.review import ReviewPage
    from .terminal.saves import load, saved_players

    if chart is not None:
        check_chart(chart)
    table = load(file)
    pages = book(table.game.name, lang)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(table.game.name, total=table.seq())
        found = review(table, budget, tick=lambda: progress.advance(task))
    page = ReviewPage(found, pages, Players(saved_players(file, table.state.seats, pages), pages))
    if format == "json":
        print(canonical(found.words()))
    else:
        page.show(open_screen(plain=plain))
    if chart is not None:
        draw_chart(chart, found.worth, page.marked(), page.caption())
        print(pages.say("analyse-drawn", file=str(chart)), file=sys.stderr)
    return 0 if found.is_complete() else INTERRUPTED


def verify(file: Path, /, *, lang: str = "en") -> int:
    """Check a record: its chain of hashes, the seed, every move and every draw.

    A sound record ends with status 0, a broken one with status 1 and the entry and clause at which it breaks.

    Example: `harena verify colossal-arena-2026-11-15.harena`

    Parameters
    ----------
    file
        The record that `harena play` wrote.
    lang
        The language, `en` or `fr`.
    """
    from .core.errors import BadRecord
    from .core.record import read_record
    from .games.catalogue import EDITIONS, GAMES
    from .rules import book
    from .terminal.saves import read

    text = read(file)
    try:
        table = read_record(text, EDITIONS)
    except BadRecord as broken:
        pages = book(next(iter(GAMES)), lang)
        print(pages.say("verify-bad", file=str(file), why=pages.refusal(broken)))
        print(broken.say)
        return 1
    pages = book(table.game.name, lang)
    print(pages.say("verify-ok", file=str(file), entries=table.seq() + 1))
    result = table.game.result(table.state)
    winner = None if result is None else pages.player(result.places.index(1))
    print(pages.say("verify-result-open") if winner is None else pages.say("verify-result", player=winner))
    return 0


# ---- reading


def rules(
    game: str = "colossal-arena", what: str | None = None, /, *, search: str | None = None, lang: str = "en"
) -> int:
    """Read the rules, in our own words.

    Examples: `harena rules colossal-arena CA-6.8`, `harena rules colossal-arena --search backer`

    Parameters
    ----------
    game
        The game's name; `harena games` lists them.
    what
        A clause (`CA-6.8`) or a chapter (`CA-6`); without it, all of them.
    search
        Words to look for; accents and capitals do not matter.
    lang
        The language, `en` or `fr`.
    """
    from .core.errors import BadRequest
    from .rules import book
    from .terminal.reading import rules_picture

    pages = book(game, lang)
    found = wanted_clauses(pages, what, search)
    if not found:
        raise BadRequest(f"No rule mentions '{search}': try fewer or other words.")
    open_screen(plain=False).show(rules_picture(pages, found))
    return 0


def wanted_clauses(pages: Book, what: str | None, search: str | None) -> list[str]:
    found = [row.id for row in pages.clauses()] if what is None else pages.numbered(what)
    return found if search is None else [clause for clause in pages.search(search) if clause in found]


def games(*, lang: str = "en") -> int:
    """List the games, with what a host may choose.

    Example: `harena games --lang fr`

    Parameters
    ----------
    lang
        The language, `en` or `fr`.
    """
    from .games.catalogue import GAMES
    from .rules import book

    screen = open_screen(plain=False)
    for game in GAMES.values():
        pages = book(game.name, lang)
        seats = pages.say("games-seats", fewest=game.fewest, most=game.most, version=game.version)
        screen.line(f"{game.name}: {pages.say('game')}, {seats}")
        screen.line(pages.say("game.about"))
        for option in game.options:
            screen.line()
            screen.line(f"  --option {option.name}={'|'.join(values_of(option))}")
            screen.line(f"  {pages.option_text(option.name)} ({default_of(pages, option)})")
    return 0


def values_of(option: Option) -> list[str]:
    """The words an option takes on the command line."""
    if option.kind() == "switch":
        return ["true", "false"]
    if option.kind() == "data":
        return ["@FILE"]
    return option.words if option.kind() == "one" else ["NAME,NAME,…"]


def default_of(pages: Book, option: Option) -> str:
    if isinstance(option.default, list):
        return pages.say("games-default", value=pages.say("games-nothing"))
    if isinstance(option.default, dict):
        return pages.say("games-default", value=pages.option_value(option.name, "default"))
    meaning = pages.option_value(option.name, option.default)
    return pages.say("games-default", value=f"{str(option.default).lower()}, {meaning}")


# ---- measuring


def match(
    game: str = "colossal-arena",
    /,
    *,
    bots: str = "steady,random,random",
    games: int = 1_000,
    seed: int = 0,
    option: list[str] | None = None,
) -> int:
    """Let bots play each other and say who won how often, with the 95 % interval.

    Every seed is played once from each seat, so that neither the deal nor the seat favours a bot.

    Example: `harena match colossal-arena --bots steady,random,random --games 1000`

    Seasons of three races: `harena match circus-season --bots club,casual,casual,casual --option races=3 --games 8`

    Parameters
    ----------
    game
        The game's name; `harena games` lists them.
    bots
        The bots, one a seat, with commas between.
    games
        How many games to play.
    seed
        Where the seeds begin: the same seed gives the same match.
    option
        An option of the table, `name=value`, as often as needed; `harena games` lists them.
    """
    from rich.console import Console
    from rich.progress import Progress

    from .lab.match import fitting, named_bots, named_game
    from .lab.match import match as play_match

    table = named_game(game)
    seated = named_bots(table, [name.strip() for name in bots.split(",")])
    house = fitting(table, len(seated), read_options(table, option or []))
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games)
        scores = play_match(table, seated, games, seed, house, tick=lambda: progress.advance(task))
    for score in scores:
        low, high = score.interval()
        print(f"{score.bot:<12}{score.wins:>6} of {score.games} games  {score.share:6.1%}  ({low:.1%} to {high:.1%})")
    return 0


# ---- for programs


def referee() -> int:
    """Referee games for programs: one JSON object a line on standard input, one a line on standard output.

    Example: `echo '{"do": "games"}' | harena referee`
    """
    from .referee import serve

    serve()
    return 0


def doctor() -> int:
    """Say what this installation is made of and what it lacks.

    Example: `harena doctor`
    """
    from .doctor import findings

    report = findings()
    for finding in report:
        print(f"{finding.name + ':':<16}{finding.found}")
        if finding.advice:
            print(f"{'':<16}{finding.advice}")
    return 0


def host(
    url: str,
    game: str = "colossal-arena",
    /,
    *,
    seats: str = "me,open",
    name: str = "Host",
    option: list[str] | None = None,
    public: bool = False,
    seconds: int | None = None,
    bank: int = 0,
    late: Literal["wait", "bot", "default"] = "wait",
    record: Path | None = None,
    lang: str = "en",
    plain: bool = False,
) -> int:
    """Make a table at a server and play there, from the terminal.

    Example: `harena host http://localhost:8080 arena-maximus --seats me,open,club --name Ann`

    The link for those who are to sit down is told at once; type `start` when all seats are taken.

    Parameters
    ----------
    url
        The address of the server.
    game
        The game's name; `harena games` lists them.
    seats
        Who sits where, with commas between: `me`, `open` for whoever has the link, or a bot.
    name
        What you are called at the table.
    option
        An option of the table, `name=value`, as often as needed; `harena games` lists them.
    public
        List the table, and let anybody sit down.
    seconds
        How long each answer may take; without it as long as anybody likes.
    bank
        Seconds that everybody has beyond that, in the whole game.
    late
        What becomes of the late and of those who leave: the table waits, a bot takes over, or the game's own default
        move is made.
    record
        Save the record of the game in this file when it is over.
    lang
        The language, `en` or `fr`.
    plain
        Lines without boxes and colours, for pipes and screen readers; so it is anyway when the output is no terminal.
    """
    from .core.errors import BadRequest
    from .rules import book
    from .server.wire import Clock, NewTable
    from .terminal.remote import far_screen
    from .terminal.remote_seat import chair_for, host_at

    if bank and seconds is None:
        raise BadRequest("--bank adds to --seconds: give that as well.")
    wanted = NewTable(
        game=game,
        seats=[chair_for(word.strip()) for word in seats.split(",")],
        options=read_options(book(game, lang).game, option or []),
        public=public,
        clock=None if seconds is None else Clock(each=seconds, bank=bank),
        late=late,
    )
    return host_at(url, wanted, far_screen(plain=plain), name=name, record=record, lang=lang)


# ---- helpers


def open_screen(*, plain: bool) -> Screen:
    """Drawn on a terminal, lines everywhere else."""
    from .terminal.screen import DrawnScreen, Screen, ease_typing

    if plain or not sys.stdout.isatty():
        screen: Screen = Screen(sys.stdin, sys.stdout)
    else:
        screen = DrawnScreen(sys.stdin, sys.stdout)
    if sys.stdin.isatty():
        ease_typing()
    return screen


def read_options(game: Game, words: list[str]) -> dict[str, object]:
    """Options of a table from `name=value`; whether a value fits is the game's to say."""
    from .core.errors import BadRequest

    kinds = {option.name: option.kind() for option in game.options}
    chosen: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadRequest(f"An option is name=value, not '{word[:60]}'; harena games lists them.")
        kind = kinds.get(name, "one")
        chosen[name] = read_file(name, value.removeprefix("@")) if kind == "data" else read_value(kind, value)
    return chosen


def read_file(name: str, file: str) -> dict[str, object]:
    """An option that is data comes from an owner's file."""
    from .owners_commands import checked_set
    from .owners_file import read_track

    return read_track(Path(file)).data if name == "track" else checked_set(Path(file)).data


def read_value(kind: str, value: str) -> object:
    if kind == "switch":
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            value.lower(), value
        )
    return [name.strip().lower() for name in value.split(",")] if kind == "several" else value
