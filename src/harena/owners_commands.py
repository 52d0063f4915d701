"""`harena components` and `harena track`: the data of a game that owners of its box may replace."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .core.game import Game
    from .games.arena_maximus.components import Components
    from .games.circus_maximus.track import Track


def components(game: str = "arena-maximus", /, *, components: Path | None = None) -> int:
    """Print the set of components a game is played with: its label and hash, chariots, deck, tiles and layout.

    Example: `harena components arena-maximus`

    Check your own set: `harena components arena-maximus --components my-set.json`

    Parameters
    ----------
    game
        The game's name; `harena games` lists them.
    components
        A JSON file with your own set; without it, the set that Harena brings along.
    """
    from .core.errors import BadRequest
    from .games.arena_maximus.components import DEFAULT, describe
    from .lab.match import named_game

    if not has_option(named_game(game), "components"):
        raise BadRequest(f"The components of {game} are not data: there is no other set to choose.")
    for line in describe(DEFAULT if components is None else checked_set(components)):
        print(line)
    return 0


def track(
    game: str = "circus-maximus",
    /,
    *,
    name: str = "oval",
    track: Path | None = None,
    svg: Path | None = None,
) -> int:
    """Print the track a race is run on: its label and hash, its lengths, and each lane's corners and safe speed.

    Example: `harena track circus-maximus --svg board.svg`

    The figure 8: `harena track circus-maximus --name wreckus`

    Check your own track: `harena track circus-maximus --track my-track.json`

    Parameters
    ----------
    game
        The game's name; `harena games` lists them.
    name
        Which of the tracks that Harena brings along: oval or wreckus.
    track
        A JSON file with your own track instead.
    svg
        Draw the board into this file instead; a file of that name is written over.
    """
    from .core.errors import BadRequest
    from .games.circus_maximus.track import OWN_TRACKS, describe
    from .lab.match import named_game
    from .owners_file import read_track

    if not has_option(named_game(game), "track"):
        raise BadRequest(f"The game {game} has no track that is data: there is none to show.")
    if name not in OWN_TRACKS:
        raise BadRequest(f"There is no track named '{name[:40]}'; available: {', '.join(OWN_TRACKS)}.")
    chosen = OWN_TRACKS[name] if track is None else read_track(track)
    if svg is None:
        print("\n".join(describe(chosen)))
    else:
        draw_track(chosen, svg)
    return 0


def draw_track(chosen: Track, file: Path) -> None:
    from .core.errors import BadRequest
    from .track_svg import svg

    try:
        file.write_text(svg(chosen), encoding="utf-8")
    except OSError as wrong:
        raise BadRequest(f"{file} cannot be written: {wrong.strerror or wrong}.") from wrong
    print(f"{chosen.label()} is drawn in {file}.")


def has_option(game: Game, name: str) -> bool:
    return any(option.name == name for option in game.options)


def checked_set(file: Path) -> Components:
    """An owner's set; what is odd about it, but allowed, is said on standard error."""
    from .owners_file import read_set

    owned = read_set(file)
    for warning in owned.warnings:
        print(f"{file}: {warning}", file=sys.stderr)
    return owned
