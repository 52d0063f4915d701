"""`harena join`, and the screen of whoever plays far away."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .screen import Screen


def join(
    url: str,
    /,
    *,
    name: str | None = None,
    watch: bool = False,
    record: Path | None = None,
    lang: str = "en",
    plain: bool = False,
) -> int:
    """Play at a table of a server, from the terminal.

    Example: `harena join http://localhost:8080/t/TABLE#TOKEN --name Ann`

    Look on: `harena join http://localhost:8080/t/TABLE --watch`

    A lost connection comes back by itself. The word quit leaves the seat to the table's rule; Control-C goes away and
    keeps it, and tells the link that brings you back.

    Parameters
    ----------
    url
        The link to the table, `http://HOST/t/TABLE#TOKEN`. The token is an invitation, a seat's own or that of your
        session; tables that are public need none. Quote it: a shell may take # for a comment.
    name
        What you are called at the table. Without it, a seat's own token plays that seat as it is, and others come as
        Guest.
    watch
        Look on without a seat.
    record
        Save the record of the game in this file when it is over.
    lang
        The language, `en` or `fr`.
    plain
        Lines without boxes and colours, for pipes and screen readers; so it is anyway when the output is no terminal.
    """
    from .remote_seat import play_at

    return play_at(url, far_screen(plain=plain), name=name, watch=watch, record=record, lang=lang)


def far_screen(*, plain: bool) -> Screen:
    """Lines are read as they come, for others may be heard while somebody types."""
    from .screen import DrawnScreen, Screen

    drawn = not plain and sys.stdout.isatty()
    return DrawnScreen(sys.stdin, sys.stdout) if drawn else Screen(sys.stdin, sys.stdout)
