"""`harena serve` and `harena admin …`."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from .store import Store

T = TypeVar("T")


def from_environment(name: str) -> Parameter:
    """A flag that the environment may set, too."""
    return Parameter(env_var=f"HARENA_{name}")


Database = Annotated[str, from_environment("DATABASE")]
HERE = "sqlite:///harena.sqlite3"


def serve(
    *,
    host: Annotated[str, from_environment("HOST")] = "127.0.0.1",
    port: Annotated[int, from_environment("PORT")] = 8080,
    database: Database = HERE,
    bus: Annotated[str | None, from_environment("BUS")] = None,
    origin: Annotated[list[str] | None, from_environment("ORIGIN")] = None,
    proxy: Annotated[list[str] | None, from_environment("PROXY")] = None,
    plain: Annotated[bool, from_environment("PLAIN")] = False,
    bots: Annotated[int | None, from_environment("BOTS")] = None,
    breath: Annotated[float, from_environment("BREATH")] = 0.06,
    pages: Annotated[Path | None, from_environment("PAGES")] = None,
    browser: bool = False,
    requests: Annotated[float, from_environment("REQUESTS")] = 10.0,
    burst: Annotated[int, from_environment("BURST")] = 60,
    sign_ins: Annotated[int, from_environment("SIGN_INS")] = 5,
    tables: Annotated[int, from_environment("TABLES")] = 5,
    tables_a_day: Annotated[int, from_environment("TABLES_A_DAY")] = 100,
    sockets: Annotated[int, from_environment("SOCKETS")] = 5_000,
    sockets_of_address: Annotated[int, from_environment("SOCKETS_OF_ADDRESS")] = 10,
    sockets_of_person: Annotated[int, from_environment("SOCKETS_OF_PERSON")] = 6,
    messages: Annotated[int, from_environment("MESSAGES")] = 100,
    verbose: bool = False,
) -> int:
    """Serve tables for people and programs.

    Example: `harena serve --port 8080`

    For many players: `harena serve --database postgresql://harena@db/harena --bus redis://bus --proxy 10.0.0.1`

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    database
        Where everything is kept: `sqlite:///FILE`, or `postgresql://…` for several processes.
    bus
        `redis://…` (Valkey or Redis), by which several processes hear of each other.
    origin
        Where browsers may come from besides this server's own address, as often as needed: `https://games.example`.
    proxy
        The address of a reverse proxy whose word about its clients is believed, as often as needed.
    plain
        Let cookies travel without TLS: on a network of your own.
    bots
        Processes that think for bots; without it one less than there are cores.
    breath
        Seconds that a bot takes for an answer at least while somebody looks on: pages can show every one of them.
    pages
        A folder with pages for browsers, in the place of those that came along.
    browser
        Open the first page in this machine's browser, if it has one.
    requests
        Requests a second and address, after a burst.
    burst
        Requests of one address at once.
    sign_ins
        Tries to sign in a minute and account.
    tables
        New tables a minute and address.
    tables_a_day
        New tables a day and address.
    sockets
        Open sockets of this process.
    sockets_of_address
        Open sockets of one address.
    sockets_of_person
        Open sockets of one person.
    messages
        Messages in 20 seconds over one socket; spectators have half.
    verbose
        Log more.
    """
    from .config import Config, Limits
    from .run import serve as run

    limits = Limits(
        requests=requests,
        burst=burst,
        sign_ins=sign_ins,
        tables=tables,
        tables_a_day=tables_a_day,
        sockets=sockets,
        sockets_of_address=sockets_of_address,
        sockets_of_person=sockets_of_person,
        messages=messages,
    )
    config = Config(
        host=host,
        port=port,
        database=database,
        bus=bus,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        plain=plain,
        bots=bots,
        breath=breath,
        pages=pages,
        limits=limits,
    )
    run(config, verbose=verbose, browser=browser)
    return 0


# ---- for operators


def admin() -> App:
    """The commands of `harena admin`."""
    group = App(name="admin", help="Look after the tables of a server, whether it runs or not.")
    for command in (tables, show, freeze, thaw, export, backup, forget, check):
        group.command(command)
    return group


def tables(
    *,
    phase: Literal["open", "running", "over", "frozen"] | None = None,
    game: str | None = None,
    limit: int = 50,
    json: bool = False,
    database: Database = HERE,
) -> int:
    """List tables, the last changed first.

    Example: `harena admin tables --phase running --limit 20`

    Parameters
    ----------
    phase
        Only tables of this phase.
    game
        Only tables of this game.
    limit
        How many at most.
    json
        One JSON object a line, for programs.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from .admin import table_rows

    rows = done(database, lambda store: table_rows(store, phase, game, max(0, limit)))
    if json:
        print_json(rows)
        return 0
    print(f"{'TABLE':<18}{'GAME':<16}{'PHASE':<9}{'TAKEN':<7}CHANGED")
    for row in rows:
        taken = f"{row['seats'] - row['free']}/{row['seats']}"
        print(f"{row['id']:<18}{row['game']:<16}{row['phase']:<9}{taken:<7}{row['changed']}")
    return 0


def show(table: str, /, *, database: Database = HERE) -> int:
    """Tell about a table what is no secret, and check it.

    Example: `harena admin show kq3vXb7Tn2_wYw5d`

    Parameters
    ----------
    table
        The table's name, as `harena admin tables` lists it.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from .admin import shown

    for name, value in done(database, lambda store: shown(store, table)).items():
        print(f"{name + ':':<12}{value}")
    return 0


def freeze(table: str, /, *, why: str, database: Database = HERE) -> int:
    """Stop a table: nobody moves there until it is thawed. A running server knows after a second or two.

    Example: `harena admin freeze kq3vXb7Tn2_wYw5d --why "We look into a complaint."`

    Parameters
    ----------
    table
        The table's name, as `harena admin tables` lists it.
    why
        One line that everybody at the table reads.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from .admin import freeze as stop

    done(database, lambda store: stop(store, table, why))
    print(f"Table {table} is frozen.")
    return 0


def thaw(table: str, /, *, database: Database = HERE) -> int:
    """Let a frozen table go on. Its clocks are put back by as long as it was frozen.

    Example: `harena admin thaw kq3vXb7Tn2_wYw5d`

    Parameters
    ----------
    table
        The table's name, as `harena admin tables` lists it.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from .admin import thaw as let_go_on

    done(database, lambda store: let_go_on(store, table))
    print(f"Table {table} goes on.")
    return 0


def export(table: str, /, *, out: Path, secrets: bool = False, database: Database = HERE) -> int:
    """Write the record of a finished game into a file; `harena verify` checks it.

    Example: `harena admin export kq3vXb7Tn2_wYw5d --out game.harena`

    Parameters
    ----------
    table
        The table's name, as `harena admin tables` lists it.
    out
        The file, a new one.
    secrets
        Of a game that is not over: write its journal, which tells what is hidden from players.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from .admin import exported, write_new

    text = done(database, lambda store: exported(store, table, secrets=secrets))
    write_new(out, text)
    print(f"{out} is written.")
    if secrets:
        print("If the game is not over, this file tells what players must not know: show it to none.", file=sys.stderr)
    return 0


def backup(*, out: Path, database: Database = HERE) -> int:
    """Copy a SQLite database as it is at this moment, while a server runs or not.

    Example: `harena admin backup --out harena-backup.sqlite3`

    Parameters
    ----------
    out
        The file, a new one. It holds every secret of every game.
    database
        The server's: `sqlite:///FILE`. PostgreSQL is backed up with pg_dump.
    """
    from .admin import back_up

    size = back_up(database, out)
    print(f"{out} is written: {size:,} bytes.")
    return 0


def forget(name: str, /, *, yes: bool = False, database: Database = HERE) -> int:
    """Delete all that is kept about somebody with an account. Games he played in stay.

    Example: `harena admin forget "Julia" --yes`

    Parameters
    ----------
    name
        The account's name.
    yes
        Really delete.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from .admin import forget as delete

    done(database, lambda store: delete(store, name, sure=yes))
    print("It is forgotten.")
    return 0


def check(table: str | None = None, /, *, database: Database = HERE) -> int:
    """Check tables: the chain of hashes, every move and every draw. Broken ones are named, and the status is 1.

    Example: `harena admin check`

    Parameters
    ----------
    table
        One table's name; without it all are checked.
    database
        The server's: `sqlite:///FILE` or `postgresql://…`.
    """
    from rich.console import Console
    from rich.progress import Progress

    from .admin import all_tables, checked

    async def work(store: Store) -> tuple[int, dict[str, str]]:
        names = await all_tables(store) if table is None else [table]
        task = progress.add_task("tables", total=len(names))
        return len(names), await checked(store, names, lambda: progress.advance(task))

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        looked, wrong = done(database, work)
    for name, why in wrong.items():
        print(f"{name}: {why}")
    print(f"{looked:,} checked, {len(wrong):,} broken.")
    return 1 if wrong else 0


def done(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a database, do something with it, close it."""
    from .admin import opened
    from .logs import write_no_logs

    async def do() -> T:
        async with opened(database) as store:
            return await work(store)

    write_no_logs()
    return asyncio.run(do())


def print_json(rows: list[dict[str, object]]) -> None:
    for row in rows:
        print(json.dumps(row))
