"""What the host of a table may choose. The lowest-confidence rulings are here, each with the ruling as its default."""

from __future__ import annotations

from typing import Final, final

from ...core.errors import BadRequest
from ...core.ids import Clause
from ...core.options import Option, Settings, Value
from .cards import CREATURE_NAMES, CREATURES, Creature

CREATURES_IN_PLAY: Final = 8

OPTIONS: Final = [
    Option("creatures", "CA-1.5", [], CREATURE_NAMES, CREATURES_IN_PLAY),
    Option("exclude", "CA-26.8", [], CREATURE_NAMES),
    Option("short-rounds", "CA-2.7", True),
    Option("zero-bet-backs", "CA-5.4", True),
    Option("discard-is-visible", "CA-7.10", False),
    Option("stall-guard", "CA-8.5", True),
    Option("amazon-needs-three", "CA-14.3", False),
    Option("colossus-restores-secret", "CA-15.5", True),
    Option("daimon-on-eliminated", "CA-17.5", False),
    Option("seraphim-burns-own-pile", "CA-21.4", False),
    Option("stalemate", "CA-26.1", False),
    Option("tie-break", "CA-26.6", "last-turn", ["last-turn", "tournament"]),
    Option("memory", "CA-26.7", "open", ["open", "strict"]),
]


@final
class Options:
    """The choices of one table as plain typed fields."""

    def __init__(self, chosen: dict[str, object]) -> None:
        settings = Settings(OPTIONS, chosen)
        self.chosen: Final[dict[str, Value]] = settings.chosen
        self.creatures: Final = [named(name) for name in settings.several("creatures")]
        self.excluded: Final = [named(name) for name in settings.several("exclude")]
        self.short_rounds: Final = settings.switch("short-rounds")
        self.zero_bet_backs: Final = settings.switch("zero-bet-backs")
        self.discard_is_visible: Final = settings.switch("discard-is-visible")
        self.stalemate: Final = settings.switch("stalemate")
        self.stall_guard: Final = settings.switch("stall-guard") and not self.stalemate
        self.amazon_needs_three: Final = settings.switch("amazon-needs-three")
        self.colossus_restores_secret: Final = settings.switch("colossus-restores-secret")
        self.daimon_on_eliminated: Final = settings.switch("daimon-on-eliminated")
        self.seraphim_burns_own_pile: Final = settings.switch("seraphim-burns-own-pile")
        self.tournament_tie_break: Final = settings.one("tie-break") == "tournament"
        self.strict_memory: Final = settings.one("memory") == "strict"
        self.check_creatures()

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.chosen,)

    def check_creatures(self) -> None:
        """Eight creatures must be left to draw from, and the host's own eight leave nothing to exclude. (CA-26.8)"""
        if CREATURES - len(self.excluded) < CREATURES_IN_PLAY:
            raise BadRequest("At most four creatures can be excluded: eight must be left.", Clause("CA-26.8"))
        if any(creature in self.excluded for creature in self.creatures):
            raise BadRequest("A creature cannot be both chosen and excluded.", Clause("CA-26.8"))


def named(name: str) -> Creature:
    return Creature(CREATURE_NAMES.index(name))
