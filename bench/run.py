"""`make bench`: our engine, its last landed build and other people's engines, measured in turns.

Every round measures every subject once, each in a process of its own: what else the machine does slows all alike.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from bench.builds import BUILDER, ROOT, NoBuild, build, describe, find_base
from bench.figures import Run, changes
from bench.goals import PLAYERS, USUAL_PLAYERS
from bench.peers import PEERS, Peer
from bench.report import as_document, print_tables
from bench.server import BOARDGAME, BOARDGAME_IO, HARENA, SEATS, boardgame_trouble
from bench.subjects import BASE, COMPILED, HERE, INTERPRETED, PEER, SERVER, Subject
from harena.games.catalogue import GAMES

INTERRUPTED = 130


def arguments() -> Namespace:
    parser = ArgumentParser(description="Measure Harena beside its last landed build and other engines.")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--rounds", type=int, default=5, help="how often each subject is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds for each measurement")
    parser.add_argument("--base", metavar="REV", help="the revision to compare with (default: the last landed build)")
    parser.add_argument("--no-base", dest="compare", action="store_false", help="compare with no earlier build")
    parser.add_argument("--no-peers", dest="peers", action="store_false", help="leave the other engines out")
    parser.add_argument("--no-servers", dest="servers", action="store_false", help="leave the servers out")
    parser.add_argument("--strict", action="store_true", help="fail when a figure is clearly worse than the base's")
    return parser.parse_args()


def peer_subject(peer: Peer) -> Subject:
    installed = peer.version()
    command = (str(HERE / "peers.py"), peer.name)
    trouble = "" if installed else f"not installed ({peer.distribution})"
    return Subject(PEER, peer.name, peer.players, installed or "", command, trouble=trouble)


def engine_subjects(role: str, release: str, import_from: Path | None = None) -> list[Subject]:
    """A build of ours with every game there is."""
    return [engine_subject(role, game, release, import_from) for game in GAMES]


def engine_subject(role: str, game: str, release: str, import_from: Path | None) -> Subject:
    players = GAMES[game].seats_near(PLAYERS.get(game, USUAL_PLAYERS))
    command = (str(HERE / "engine.py"), game, "--players", str(players))
    return Subject(role, game, players, release, command, import_from)


def server_subjects(release: str) -> list[Subject]:
    """Ours and another, one after the other. Ours has its libraries in the environment that builds it."""
    worker, python = str(HERE / "server.py"), str(BUILDER)
    ours = Subject(SERVER, HARENA, SEATS, release, (worker, HARENA), python=python)
    trouble = boardgame_trouble()
    other = Subject(SERVER, BOARDGAME_IO, SEATS, BOARDGAME, (worker, BOARDGAME_IO), trouble=trouble, python=python)
    return [ours, other]


def base_subjects(run: Run, revision: str | None, scratch: Path) -> list[Subject]:
    """The build to compare with; when there is none, the run says why."""
    try:
        chosen = revision or find_base()
        built = build(chosen, scratch)
    except NoBuild as reason:
        run.base_missing = str(reason)
        return []
    run.base = describe(chosen)
    return engine_subjects(BASE, run.base.split()[0], built)


def measure(run: Run, asked: Namespace, scratch: Path, progress: Progress) -> None:
    task = progress.add_task("building the base" if asked.compare else "measuring", total=None)
    release = version("harena")
    # The base comes right beside the build it is compared with.
    if asked.compare:
        run.subjects += base_subjects(run, asked.base, scratch)
    run.subjects += engine_subjects(COMPILED, release)
    run.subjects += engine_subjects(INTERPRETED, release, ROOT / "src")
    if asked.peers:
        run.subjects += [peer_subject(peer) for peer in PEERS]
    if asked.servers:
        run.subjects += server_subjects(release)
    progress.update(task, total=run.rounds * len(run.subjects))
    for number in range(run.rounds):
        play_round(run, number, progress, task)


def play_round(run: Run, number: int, progress: Progress, task: TaskID) -> None:
    # Every other round runs backwards, so that nobody always follows the same neighbour.
    for subject in run.subjects[:: 1 if number % 2 else -1]:
        progress.update(task, description=f"round {number + 1} of {run.rounds}: {subject.label}")
        subject.sample(run.seconds, seed=number + 1)
        progress.advance(task)
    run.rounds_done += 1
    if not progress.console.is_terminal:
        progress.console.print(f"round {run.rounds_done} of {run.rounds} done")


def main() -> int:
    asked = arguments()
    run = Run(asked.rounds, asked.seconds)
    status = 0
    with TemporaryDirectory(prefix="harena-bench-") as scratch, progress_line() as progress:
        try:
            measure(run, asked, Path(scratch), progress)
        except KeyboardInterrupt:
            status = INTERRUPTED
    if asked.format == "json":
        print(json.dumps(as_document(run), indent=2))
    else:
        print_tables(run)
    return status or int(asked.strict and any(change.regressed for change in changes(run)))


def progress_line() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)


if __name__ == "__main__":
    sys.exit(main())
