"""The rules' own words, for refusals and options."""

from __future__ import annotations

from ..core.game import Game
from ..core.ids import Clause
from ..core.options import Option


def clause_text(clause: Clause) -> str:
    """What a clause says."""
    return ""


def option_text(game: Game, option: Option) -> str:
    """What an option is about."""
    return ""
