"""`harena serve` and `harena admin …`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def from_environment(name: str) -> Parameter:
    """A flag that the environment may set, too."""
    return Parameter(env_var=f"HARENA_{name}")


def serve(
    *,
    host: Annotated[str, from_environment("HOST")] = "127.0.0.1",
    port: Annotated[int, from_environment("PORT")] = 8080,
    database: Annotated[str, from_environment("DATABASE")] = "sqlite:///harena.sqlite3",
    bus: Annotated[str | None, from_environment("BUS")] = None,
    origin: Annotated[list[str] | None, from_environment("ORIGIN")] = None,
    proxy: Annotated[list[str] | None, from_environment("PROXY")] = None,
    plain: Annotated[bool, from_environment("PLAIN")] = False,
    bots: Annotated[int | None, from_environment("BOTS")] = None,
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
        limits=limits,
    )
    run(config, verbose=verbose)
    return 0
