"""What came out: as tables for people, as one JSON document for machines."""

import os
import platform
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.figures import Change, Ratio, Run, aims, changes, middle, ratios, verdict
from bench.goals import MEASURES, SERVER_GOAL
from bench.server import HARENA
from bench.subjects import BASE, COMPILED, INTERPRETED, PEER, SERVER, Subject

NOTHING = "–"
RATES = [measure for measure in MEASURES.values() if measure.rate]
SERVER_MOVE = MEASURES["server_move_ms"]
COSTS = [measure for measure in MEASURES.values() if not measure.rate and measure != SERVER_MOVE]
OURS = (COMPILED, INTERPRETED, BASE)


# ---- for people


def print_tables(run: Run) -> None:
    # A fixed width: figures that wrap cannot be read, and a pipe has no width of its own.
    console = Console(width=120, color_system=None, highlight=False)
    console.print(heading(run))
    tables = [
        speed_table(run),
        cost_table(run),
        server_table(run),
        ratio_table(run),
        goal_table(run),
        change_table(run),
    ]
    for table in tables:
        if table.row_count:
            console.print()
            console.print(table)
    console.print()
    for note in notes(run):
        console.print(note, markup=False, soft_wrap=True)


def heading(run: Run) -> str:
    machine = f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} processors"
    return f"Random legal play per CPU-second, median of {run.rounds_done} rounds of {run.seconds:g} s ({machine})"


def new_table(title: str, *columns: str) -> Table:
    """A table whose first column is a name and whose others are figures."""
    table = Table(title=title, title_justify="left", title_style="", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def speed_table(run: Run) -> Table:
    titles = [title for measure in RATES for title in (measure.title, "low … high")]
    table = new_table("Speed", "", "version", "players", *titles)
    for subject in run.measured(*OURS, PEER):
        cells = [cell for measure in RATES for cell in figure(subject.values(measure.name))]
        table.add_row(subject.label, subject.version, str(subject.players), *cells)
    return table


def cost_table(run: Run) -> Table:
    table = new_table("Half-way through a game, for the seat that is asked", "", "operation", "median", "low … high")
    for subject in run.measured(*OURS):
        for measure in COSTS:
            table.add_row(subject.label, measure.title, *figure(subject.values(measure.name)))
    return table


def server_table(run: Run) -> Table:
    title = "Servers: processor time for a move that every seat has seen, ours durable, the other in memory"
    table = new_table(title, "", "version", "seats", SERVER_MOVE.title, "low … high", "goal", "")
    for subject in run.measured(SERVER):
        cells = figure(subject.values(SERVER_MOVE.name))
        table.add_row(subject.game, subject.version, str(subject.players), *cells, *server_verdict(run, subject))
    return table


def server_verdict(run: Run, subject: Subject) -> tuple[str, str]:
    """Ours is to cost little, and less than the others."""
    if subject.game != HARENA:
        return "", ""
    others = [middle(other, SERVER_MOVE) for other in run.measured(SERVER) if other is not subject]
    bound = min([SERVER_GOAL, *others])
    return f"≤ {number(bound)}", verdict(SERVER_MOVE, middle(subject, SERVER_MOVE), bound)


def ratio_table(run: Run) -> Table:
    table = new_table("Ours as a multiple of the peer's", "", "peer", "figure", "ratio", "goal", "")
    for ratio in ratios(run):
        times = f"{ratio.times:.1f} ×"
        table.add_row(ratio.ours.label, ratio.peer.label, ratio.measure.title, times, ratio_goal(ratio), ratio.verdict)
    return table


def ratio_goal(ratio: Ratio) -> str:
    return NOTHING if ratio.goal is None else f"≥ {ratio.goal:g} ×"


def goal_table(run: Run) -> Table:
    table = new_table("Goals", "", "figure", "goal", "measured", "")
    for aim in aims(run):
        sign = "≥" if aim.measure.rate else "≤"
        value = NOTHING if aim.value is None else number(aim.value)
        label = f"{aim.goal.game} {aim.goal.role}"
        table.add_row(label, aim.measure.title, f"{sign} {number(aim.goal.bound)}", value, aim.verdict)
    return table


def change_table(run: Run) -> Table:
    table = new_table(f"Against {run.base}, best of each", "", "figure", "before", "now", "speed", "")
    for change in changes(run):
        figure = change.measure.title
        speed = f"{change.gain:+.1%}"
        table.add_row(change.ours.label, figure, number(change.before), number(change.now), speed, flag(change))
    return table


def flag(change: Change) -> str:
    return "SLOWER" if change.regressed else ""


def figure(values: list[float]) -> tuple[str, str]:
    if not values:
        return NOTHING, ""
    return number(median(values)), f"{number(min(values))} … {number(max(values))}"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def notes(run: Run) -> list[str]:
    """What a reader must know besides the figures."""
    found = [f"{subject.label}: {subject.trouble}" for subject in run.subjects if subject.trouble]
    if run.rounds_done < run.rounds:
        found.append(f"Stopped after {run.rounds_done} of {run.rounds} rounds.")
    if run.base_missing:
        found.append(run.base_missing)
    return found + [regression(run, change) for change in changes(run) if change.regressed]


def regression(run: Run, change: Change) -> str:
    return f"REGRESSION: {change.ours.label}, {change.measure.title}: {-change.gain:.0%} slower than {run.base}"


# ---- for machines


def as_document(run: Run) -> dict[str, Any]:
    return {
        "machine": {
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "system": f"{platform.system()} {platform.machine()}",
            "processors": os.cpu_count(),
        },
        "seconds": run.seconds,
        "rounds": run.rounds,
        "rounds_done": run.rounds_done,
        "subjects": [subject_entry(subject) for subject in run.subjects],
        "ratios": [ratio_entry(ratio) for ratio in ratios(run)],
        "goals": [{**aim.goal._asdict(), "measured": aim.value, "verdict": aim.verdict} for aim in aims(run)],
        "base": {
            "revision": run.base or None,
            "missing": run.base_missing or None,
            "changes": [change_entry(change) for change in changes(run)],
        },
    }


def subject_entry(subject: Subject) -> dict[str, Any]:
    return {
        "role": subject.role,
        "game": subject.game,
        "version": subject.version,
        "players": subject.players,
        "compiled": subject.compiled,
        "trouble": subject.trouble or None,
        "measures": {name: spread(subject.values(name)) for name in MEASURES if subject.values(name)},
    }


def spread(values: list[float]) -> dict[str, Any]:
    return {"median": median(values), "low": min(values), "high": max(values), "repeats": values}


def ratio_entry(ratio: Ratio) -> dict[str, Any]:
    return {
        "game": ratio.ours.game,
        "role": ratio.ours.role,
        "peer": ratio.peer.game,
        "measure": ratio.measure.name,
        "times": ratio.times,
        "goal": ratio.goal,
        "verdict": ratio.verdict or None,
    }


def change_entry(change: Change) -> dict[str, Any]:
    return {
        "game": change.ours.game,
        "measure": change.measure.name,
        "before": change.before,
        "now": change.now,
        "gain": change.gain,
        "regressed": change.regressed,
    }
