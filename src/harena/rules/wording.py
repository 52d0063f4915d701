"""What programs are told about games and refusals, whether by the referee or by a server."""

from __future__ import annotations

from typing import Final

from ..core.errors import NotAnOption, Refusal
from ..core.game import Game
from ..core.ids import Clause
from ..core.options import Option
from ..games.catalogue import GAMES
from .book import book

_LONGEST_SENTENCE: Final = 1_000

Fields = dict[str, object]


def error_words(refusal: Refusal) -> Fields:
    """A refusal in a sentence; of a move that is no option, with the clause that forbids it."""
    say = refusal.say
    if isinstance(refusal, NotAnOption) and refusal.clause is not None:
        say = f"{say} {clause_text(refusal.clause)}".rstrip()
    if len(say) > _LONGEST_SENTENCE:
        say = say[:_LONGEST_SENTENCE] + "…"
    return {"kind": refusal.kind, "say": say, "clause": refusal.clause or None}


def clause_text(clause: Clause) -> str:
    """What the clause that forbids a move says."""
    for game in GAMES.values():
        if clause.startswith(f"{game.prefix}-"):
            return book(game.name, "en").text(clause)
    return ""


def game_words(game: Game) -> Fields:
    """A game, who can play it, and its options with their explanations, groups and named sets."""
    return {
        "name": game.name,
        "seats": {"fewest": game.fewest, "most": game.most},
        "rules": game.version,
        "picks": len(game.picks.spelled),
        "options": [option_words(game, option) for option in game.options],
        "groups": game.menu.groups,
        "sets": [{"name": name, "chosen": chosen} for name, chosen in game.menu.sets.items()],
    }


def option_words(game: Game, option: Option) -> Fields:
    return {
        "name": option.name,
        "kind": option.kind(),
        "default": option.default,
        "words": option.words,
        "size": option.size,
        "group": option.group,
        "clause": option.clause,
        "explanation": book(game.name, "en").option_text(option.name),
    }
