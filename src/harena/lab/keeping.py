"""Blocks kept in files, one JSON object a line, so that a ladder can be left and continued."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..bots.levels import Thinker
from ..core import compiled
from ..core.errors import BadRequest
from ..games.catalogue import GAMES
from .match import PLAYERS
from .pairing import Block, Pairing
from .watch import Watch

PACKAGE: Final = Path(__file__).parents[1]
LIST: Final = PACKAGE / "bots" / "catalogue.py"


def header(pairing: Pairing, seed: int) -> dict[str, object]:
    """What blocks must have in common to be counted together."""
    return {
        "pairing": pairing.name(),
        "game": pairing.game,
        "rules": GAMES[pairing.game].version,
        "harena": __version__,
        "code": code_hash(pairing.game),
        "bots": [settings(name, pairing.game) for name in (pairing.upper, pairing.lower)],
        "compiled": compiled(),
        "seed": seed,
    }


def code_hash(game: str) -> str:
    """A fingerprint of all that decides how a game between bots goes: engine, rules, bots and their weights; but for
    the list of bots, of which only two matter."""
    digest = hashlib.sha256()
    for path in sorted(deciding(game)):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def deciding(game: str) -> list[Path]:
    """The sources and data of the core, of this game and its bots, and of what seats them; not those of other games."""
    own = {game.replace("-", "_"), *[package.split(".")[2] for package in GAMES[game].packages()]}
    whole = [PACKAGE / "core", *[PACKAGE / part / name for part in ("games", "bots") for name in sorted(own)]]
    deep = [path for folder in whole for path in folder.rglob("*")]
    flat = [*(PACKAGE / "bots").glob("*"), PACKAGE / "lab" / "match.py", PACKAGE / "lab" / "ceiling.py"]
    return [path for path in [*deep, *flat] if path.suffix in (".py", ".json") and path != LIST]


def settings(name: str, game: str) -> dict[str, object]:
    """What tells a bot of the list from others that are made alike."""
    bot = PLAYERS[name]
    if not isinstance(bot, Thinker):
        return {"kind": type(bot).__name__}
    budget, temperament = bot.level.budget(game), bot.temperament
    return {
        "futures": budget.futures,
        "rivals": budget.rivals,
        "reach": budget.reach,
        "even": budget.even,
        "rehearsals": budget.rehearsals,
        "slack": bot.level.slack,
        "most": bot.level.most,
        "temperament": None if temperament is None else [type(temperament).__name__, temperament.near],
    }


def blocks_file(folder: Path, pairing: Pairing) -> Path:
    return folder / pairing.game / f"{pairing.name()}.jsonl"


def open_file(folder: Path, pairing: Pairing, seed: int) -> list[Block]:
    """The blocks played so far, in a file ready for more; a line that was cut off in writing is dropped."""
    file = blocks_file(folder, pairing)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        whole = text[: text.rfind("\n") + 1] or json.dumps(header(pairing, seed)) + "\n"
        if whole != text:
            file.write_text(whole, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadRequest(f"{file} cannot be read and written: {why(wrong)}.") from wrong
    return read_blocks(file, whole, header(pairing, seed))


def read_blocks(file: Path, text: str, expected: dict[str, object]) -> list[Block]:
    lines = text.splitlines()
    found = read_line(file, 1, lines[0])
    differs = [name for name in expected if found.get(name) != expected[name]]
    if differs:
        raise BadRequest(
            f"{file} was played with another {' and '.join(differs)}: name another folder with --out, or delete it."
        )
    blocks = [read_block(file, number, line) for number, line in enumerate(lines[1:], 2)]
    if [block.number for block in blocks] != list(range(len(blocks))):
        raise BadRequest(f"{file} lacks blocks or has some twice: delete it.")
    return blocks


def add_block(folder: Path, pairing: Pairing, block: Block) -> None:
    with blocks_file(folder, pairing).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(block_words(block)) + "\n")


# ---- lines


def block_words(block: Block) -> dict[str, object]:
    return {
        "block": block.number,
        "places": block.places,
        "upper": block.upper.words(),
        "lower": block.lower.words(),
        "seconds": round(block.seconds, 6),
        "memory": block.memory,
    }


def read_block(file: Path, number: int, line: str) -> Block:
    words = read_line(file, number, line)
    try:
        upper, lower = Watch.read(words["upper"]), Watch.read(words["lower"])
        places = [int(place) for place in words["places"]]
        return Block(int(words["block"]), places, upper, lower, float(words["seconds"]), int(words["memory"]))
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise broken(file, number) from wrong


def read_line(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        words = json.loads(line)
    except ValueError as wrong:
        raise broken(file, number) from wrong
    if not isinstance(words, dict):
        raise broken(file, number)
    return words


def broken(file: Path, number: int) -> BadRequest:
    return BadRequest(f"{file} is damaged at line {number}: delete it, and its blocks are played again.")


def why(wrong: OSError | UnicodeDecodeError) -> str:
    return str(wrong.strerror) if isinstance(wrong, OSError) else "it is no text"
