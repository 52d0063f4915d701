"""`harena lab …`: how strong the bots are, measured on all cores."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import BadRequest

if TYPE_CHECKING:
    from rich.progress import TaskID

    from .ladder import Plan
    from .pairing import Pairing
    from .standing import Standing


def ladder(
    game: str | None = None,
    /,
    *,
    rungs: str | None = None,
    only: str | None = None,
    players: int | None = None,
    most: int = 400,
    least: int = 10,
    seed: int = 10_000,
    cores: int | None = None,
    alpha: float = 0.01,
    beta: float = 0.01,
    out: Path = Path("ladder"),
) -> int:
    """Measure the bots' levels against each other, and write tables with intervals.

    Each bot plays copies of the next weaker one, every seed once from each seat, on all cores, until a sequential test
    with the error rates alpha and beta is decided. Besides the levels: the goals set for them, the personalities, and a
    champion that sees everything.

    Every block is kept in the folder OUT. Control-C writes the tables of what there is, and the same command goes on
    from there.

    Example: `harena lab ladder colossal-arena`

    All games, one after the other: `harena lab ladder`

    Once more for one of them: `harena lab ladder circus-maximus --only bold`

    Only some bots: `harena lab ladder arena-maximus --rungs casual,club,expert --players 4 --most 100`

    Parameters
    ----------
    game
        The game's name; `harena games` lists them. Without it all of them.
    rungs
        The bots of the ladder, the weakest first, with commas between; without it all levels and all that is claimed of
        them.
    only
        Of all that would be measured, only what is claimed of these bots, with commas between.
    players
        How many sit at the table; without it 3, in Circus Maximus 8. Goals have numbers of their own.
    most
        The most blocks for one pairing; a block is one seed, played once from each seat.
    least
        The fewest blocks that a test is decided by.
    seed
        Where the seeds begin: the same seed gives the same ladder, on any number of cores.
    cores
        How many processes play; without it one for each core.
    alpha
        How often a bot that is no better may pass.
    beta
        How often a bot that is better may fail.
    out
        The folder for blocks and tables.
    """
    from ..games.catalogue import GAMES
    from .keeping import open_file
    from .ladder import Plan
    from .match import named_game
    from .pairing import claimed_of, proofs
    from .pairing import rungs as pairings_of
    from .sequential import Rigour

    check_counts(most=most, least=least, cores=cores)
    check_rates(alpha=alpha, beta=beta)
    plan = Plan(out, Rigour(alpha, beta, least), most, seed, cores or os.cpu_count() or 1)
    ladders: dict[str, list[Pairing]] = {}
    for table in GAMES.values() if game is None else [named_game(game)]:
        pairings = proofs(table, players) if rungs is None else pairings_of(table, listed(rungs), players)
        ladders[table.name] = pairings if only is None else claimed_of(pairings, listed(only))
    # A folder that cannot be used, or holds blocks of other bots, is better known before hours are spent.
    for pairings in ladders.values():
        for pairing in pairings:
            open_file(out, pairing, seed)
    for name, pairings in ladders.items():
        measure(name, pairings, plan)
    return 0


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def check_counts(**counts: int | None) -> None:
    for name, count in counts.items():
        if count is not None and count < 1:
            raise BadRequest(f"--{name} is at least 1, not {count}.")


def check_rates(**rates: float) -> None:
    for name, rate in rates.items():
        if not 0 < rate < 0.5:
            raise BadRequest(f"--{name} is an error rate between 0 and 0.5, not {rate}.")


def measure(game: str, pairings: list[Pairing], plan: Plan) -> None:
    """One game's ladder; whatever stops it, the tables of what there is are written."""
    from .keeping import code_hash

    code = code_hash(game)
    standings: dict[Pairing, Standing] = {}
    try:
        climb_all(pairings, plan, standings)
    finally:
        conclude(game, code, plan, standings)


def climb_all(pairings: list[Pairing], plan: Plan, standings: dict[Pairing, Standing]) -> None:
    """One pairing after the other, each with a bar that says where it stands; what there is of it is always noted."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from .ladder import climb

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[said]}"), console=Console(stderr=True)) as progress:
        for pairing in pairings:
            task = progress.add_task(f"{pairing.upper} against {pairing.lower}", total=plan.limit(pairing), said="")

            def tick(standing: Standing, pairing: Pairing = pairing, task: TaskID = task) -> None:
                standings[pairing] = standing
                total = plan.limit(pairing) if standing.holds() is None else standing.sample.count
                progress.update(task, completed=standing.sample.count, total=total, said=brief(standing))

            climb(pairing, plan, tick)


def brief(standing: Standing) -> str:
    from .report import HOLDS, percent

    if not standing.games():
        return ""
    return f"{percent(standing.share())}, {standing.pairing.claim}: {HOLDS[standing.holds()]}"


def conclude(game: str, code: str, plan: Plan, standings: dict[Pairing, Standing]) -> None:
    from .report import new_sheet, sentence, write_sheet

    sheet = new_sheet(game, code, plan.seed, plan.rigour, list(standings.values()))
    data, page = write_sheet(plan.folder, sheet)
    for row in sheet.rows:
        print(sentence(row))
    print(f"The tables are in {page}, the figures in {data}.")


def report(folder: Path, /, *, out: Path | None = None) -> int:
    """Put the tables of all games whose ladders were run into one folder on one page.

    Example: `harena lab report ladder --out docs/strength.md`

    Parameters
    ----------
    folder
        The folder that `harena lab ladder` wrote into.
    out
        The Markdown file to write; without it the page is printed.
    """
    from .report import read_folder, strength_page, write

    page = strength_page(read_folder(folder))
    if out is None:
        print(page, end="")
    else:
        write(out, page)
    return 0
