"""What a ladder found: one JSON file a game for machines, pages of tables for people."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..core import compiled
from ..core.errors import BadRequest
from ..games.catalogue import GAMES
from .keeping import why
from .sequential import Rigour
from .standing import Standing
from .watch import Watch

METHOD: Final = """\
# How strong the bots are

Measured by `harena lab ladder`; the same command with the same seed plays the same games again, as no clock cuts a
search short here. (At a table one does, which on a machine like this one next to never happens.)

**Blocks.** A *block* is one seed. The bot in question plays it once from each seat, all other seats taken by copies of
its rival, so that neither the deal nor the seat favours anybody. A block's score is the bot's share of wins less the
even share (one win in as many games as there are seats).

**When to stop.** Each pairing has a claim, and a sequential test (a generalised probability ratio test on the scores of
blocks) counts block after block until it knows. *Better*: the test decides between no gain at all and a gain of 5
points of the share of wins (3 points where six or more play). *At least*: on which side of the goal the share lies,
between half of those points below and above it. *Equal*: neither of the two is better by 7 points. *Open* is what was
not decided by the most blocks allowed. The error rates asked for are said with each game: alpha is how often a bot
passes that is no better, beta how often one fails that is better by the points. On simulated blocks with both at 1 %,
0.7 to 1.1 % of the bots without any gain passed, and 97 to 99 % of those with just the gain in question. A bot that is
better or worse by the 7 points may pass for an equal more often, at a rate of 5 %: simulated, 8 and 5 % of them did,
and 96 % of the true equals.

**Figures.** Intervals are 95 % ones, of the share of wins, made from the scores of blocks. *p* is how often a bot that
is no better would score as well (for *equal*: would differ as much), as if the number of blocks had been fixed
beforehand; a test that stops early also flatters the share a little. The error rates of the test itself need no such
caution. Thinking time is processor time on one core, of questions with at least two options; decisions per second are
those of all seats together, the engine's work included; memory is the most that a playing process ever held.

**Who is who.** `random` takes any option: the floor. `ceiling` is the champion with all cards open to it: a measure of
what the hidden things are worth, found in the lab alone. All others know what their seat may know.
"""
STRENGTH: Final = [
    "bot", "against", "players", "wins", "share", "95 % interval", "even", "p", "mean place", "claim", "holds"
]  # fmt: skip
COST: Final = [
    "bot", "against", "players", "bot's ms a decision (95 %, worst)", "rival's ms a decision (95 %, worst)",
    "decisions/s", "peak memory"
]  # fmt: skip
HOLDS: Final = {True: "yes", False: "no", None: "open"}


@dataclass(frozen=True)
class Pace:
    """What a decision costs, in milliseconds."""

    decisions: int
    mean: float
    most_of_them: float
    """95 of 100 decisions take at most so long."""
    worst: float


@dataclass(frozen=True)
class Row:
    """One pairing's figures."""

    bot: str
    against: str
    players: int
    claim: str
    holds: bool | None
    ratios: list[float]
    """The logarithm of the likelihood ratio of each test."""
    blocks: int
    games: int
    wins: int
    share: float
    low: float
    high: float
    p: float
    mean_place: float
    bot_pace: Pace
    against_pace: Pace
    decisions_per_second: float
    memory_mib: float
    seconds: float
    """Of the processor, for all games."""

    def key(self) -> tuple[str, str, int]:
        return self.bot, self.against, self.players


@dataclass(frozen=True)
class Sheet:
    """What was measured of one game, and with what."""

    game: str
    rules: int
    harena: str
    code: str
    compiled: bool
    python: str
    processors: int
    seed: int
    alpha: float
    beta: float
    least: int
    rows: list[Row]

    def with_rows_of(self, older: Sheet | None) -> Sheet:
        """What an older sheet says of other pairings still holds, if it was measured with the same."""
        if older is None or replace(older, rows=[]) != replace(self, rows=[]):
            return self
        newer = {row.key(): row for row in self.rows}
        kept = [newer.pop(row.key(), row) for row in older.rows]
        return replace(self, rows=[*kept, *newer.values()])


def new_sheet(game: str, code: str, seed: int, rigour: Rigour, standings: list[Standing]) -> Sheet:
    return Sheet(
        game,
        GAMES[game].version,
        __version__,
        code,
        compiled(),
        platform.python_version(),
        os.cpu_count() or 1,
        seed,
        rigour.alpha,
        rigour.beta,
        rigour.least,
        [new_row(standing) for standing in standings if standing.games()],
    )


def new_row(standing: Standing) -> Row:
    low, high = standing.sample.interval()
    return Row(
        standing.pairing.upper,
        standing.pairing.lower,
        standing.pairing.players,
        str(standing.pairing.claim),
        standing.holds(),
        [round(test.ratio(), 3) for test in standing.tests],
        standing.sample.count,
        standing.games(),
        standing.wins,
        round(standing.share(), 5),
        round(low, 5),
        round(high, 5),
        standing.p_value(),
        round(standing.mean_place(), 4),
        pace(standing.upper),
        pace(standing.lower),
        round(standing.rate(), 1),
        round(standing.memory / 1024, 1),
        round(standing.seconds, 1),
    )


def pace(watch: Watch) -> Pace:
    times = [round(1000 * seconds, 4) for seconds in (watch.mean(), watch.quantile(0.95), watch.worst)]
    return Pace(watch.decisions(), *times)


def sentence(row: Row) -> str:
    """A pairing in one line."""
    return (
        f"{row.bot} against {row.against}, {row.players} players: {row.wins} of {row.games} games, "
        f"{percent(row.share)} ({percent(row.low)} to {percent(row.high)}), p {probability(row.p)}; "
        f"{row.claim}: {HOLDS[row.holds]}"
    )


# ---- files


def write_sheet(folder: Path, sheet: Sheet) -> tuple[Path, Path]:
    """The tables of a game, as JSON and as Markdown; gives the two files."""
    data, page = folder / f"{sheet.game}.json", folder / f"{sheet.game}.md"
    whole = sheet.with_rows_of(read_sheet(data) if data.exists() else None)
    write(data, json.dumps(asdict(whole), indent=1) + "\n")
    write(page, strength_page([whole]))
    return data, page


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise BadRequest(f"{file} cannot be written: {why(wrong)}.") from wrong


def read_sheet(file: Path) -> Sheet:
    try:
        words = json.loads(file.read_text(encoding="utf-8"))
        return Sheet(**{**words, "rows": [read_row(row) for row in words["rows"]]})
    except OSError as wrong:
        raise BadRequest(f"{file} cannot be read: {why(wrong)}.") from wrong
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadRequest(f"{file} is no result of a ladder: take it out of the folder.") from wrong


def read_row(words: dict[str, Any]) -> Row:
    paces = {name: Pace(**words[name]) for name in ("bot_pace", "against_pace")}
    return Row(**{**words, **paces})


def read_folder(folder: Path) -> list[Sheet]:
    """The results of all ladders that were run into a folder, in the order of the games."""
    sheets = [read_sheet(folder / f"{game}.json") for game in GAMES if (folder / f"{game}.json").exists()]
    if not sheets:
        raise BadRequest(f"There are no results in {folder}: harena lab ladder GAME --out {folder} makes them.")
    return sheets


# ---- pages


def strength_page(sheets: list[Sheet]) -> str:
    return "\n".join([METHOD, *[section(sheet) for sheet in sheets]])


def section(sheet: Sheet) -> str:
    return "\n".join(
        [
            f"## {sheet.game}\n",
            table(STRENGTH, [strength_cells(row) for row in sheet.rows]),
            "What a decision costs:\n",
            table(COST, [cost_cells(row) for row in sheet.rows]),
            circumstances(sheet),
        ]
    )


def circumstances(sheet: Sheet) -> str:
    build = "compiled" if sheet.compiled else "interpreted"
    return (
        f"Error rates asked for: alpha {percent(sheet.alpha)}, beta {percent(sheet.beta)}; no test ends before block "
        f"{sheet.least}. Seeds from {sheet.seed}; rules {sheet.rules}, Harena {sheet.harena} ({build}, code "
        f"{sheet.code}), Python {sheet.python}, {sheet.processors} processors. All its games took "
        f"{sum([row.seconds for row in sheet.rows]) / 60:.1f} minutes of processor time.\n"
    )


def strength_cells(row: Row) -> list[str]:
    return [
        row.bot,
        row.against,
        str(row.players),
        f"{row.wins} of {row.games}",
        percent(row.share),
        f"{percent(row.low)} to {percent(row.high)}",
        percent(1 / row.players),
        probability(row.p),
        f"{row.mean_place:.2f}",
        row.claim,
        HOLDS[row.holds],
    ]


def cost_cells(row: Row) -> list[str]:
    return [
        row.bot,
        row.against,
        str(row.players),
        pace_words(row.bot_pace),
        pace_words(row.against_pace),
        f"{row.decisions_per_second:,.0f}",
        f"{row.memory_mib:.0f} MiB",
    ]


def pace_words(pace: Pace) -> str:
    return f"{milliseconds(pace.mean)} ({milliseconds(pace.most_of_them)}, {milliseconds(pace.worst)})"


def milliseconds(time: float) -> str:
    return f"{time:.0f}" if time >= 10 else f"{time:.2g}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def probability(p: float) -> str:
    return f"{p:.4f}" if p >= 0.0001 else "< 0.0001"


def table(head: list[str], rows: list[list[str]]) -> str:
    """Names on the left, figures on the right."""
    rule = ["---"] * 2 + ["---:"] * (len(head) - 2)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in [head, rule, *rows])
