"""Processor time of a server for each move, ours beside boardgame.io's: as many tables, seats and sockets, all of them
moving as fast as the moves come back. A move counts when every seat has seen it.

Run as a script it loads one server for some seconds and prints one line of JSON:

    python bench/server.py boardgame.io --seconds 5

boardgame.io keeps its matches in memory alone, which is its default; ours is durable before it is acknowledged.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
ROOT = HERE.parent
NODE_FOLDER = ROOT / ".venv-bench" / "node"
BOARDGAME = "0.50.2"
HARENA, BOARDGAME_IO = "harena", "boardgame.io"
TABLES, SEATS = 25, 4
FEWEST_SECONDS = 4.0


# ---- boardgame.io


def boardgame_trouble() -> str:
    """Why boardgame.io cannot be measured, in a sentence; it is fetched on the way."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "not measured: Node and npm are not here"
    if (NODE_FOLDER / "node_modules" / "boardgame.io").is_dir():
        return ""
    NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--prefix", str(NODE_FOLDER), f"boardgame.io@{BOARDGAME}"]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=300, start_new_session=True)
    except subprocess.TimeoutExpired:
        return "not measured: npm took too long to fetch it"
    return f"not measured: npm could not fetch it (status {done.returncode})" if done.returncode else ""


def node(*words: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "NODE_PATH": str(NODE_FOLDER / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(HERE / "boardgame.js"), *words]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def wait_for_ready(process: "subprocess.Popen[str]") -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == "ready":
            return
    raise RuntimeError("boardgame.io did not start")


def measure_boardgame(seconds: float) -> float:
    """Milliseconds of its server's processor time for each move."""
    from tools.soak_parts import free_port, processor_seconds

    port = str(free_port())
    server = node("serve", port)
    try:
        wait_for_ready(server)
        driver = node("drive", port, str(TABLES), str(SEATS), str(seconds))
        wait_for_ready(driver)
        before = processor_seconds(server.pid)
        moves = int(driver.communicate("go\n", timeout=seconds + 60)[0].split()[-1])
        return 1_000 * (processor_seconds(server.pid) - before) / moves
    finally:
        server.terminate()
        server.wait()


# ---- ours


def measure_harena(seconds: float) -> float:
    import uvloop
    from rich.console import Console
    from rich.progress import Progress

    from tools.load_server import Load
    from tools.soak_parts import Served

    async def run(served: Served) -> float:
        quiet = Progress(console=Console(quiet=True))
        load = Load(served)
        await load.set_up("colossal-arena", TABLES, SEATS, quiet)
        figures = await load.run(None, seconds, quiet)
        await load.close()
        if figures.errors:
            raise RuntimeError(f"{figures.errors} moves went wrong")
        return figures.processor_ms

    with (
        TemporaryDirectory(prefix="harena-bench-") as folder,
        Served(Path(folder)) as served,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(run(served))


def main() -> None:
    parser = ArgumentParser(description="Load a server and print its processor time for each move as JSON.")
    parser.add_argument("server", choices=(HARENA, BOARDGAME_IO))
    parser.add_argument("--seconds", type=float, default=FEWEST_SECONDS)
    parser.add_argument("--seed", type=int, default=1, help="taken for the sake of the other workers")
    asked = parser.parse_args()
    seconds = max(asked.seconds, FEWEST_SECONDS)
    cost = measure_harena(seconds) if asked.server == HARENA else measure_boardgame(seconds)
    print(json.dumps({"measures": {"server_move_ms": cost}}))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
