"""The season as a variant of the race: what it puts around races, and into them. (CM-20.3)"""

from __future__ import annotations

from typing import Final

from ..finish import EndOfTurn
from ..phase import Reveal
from ..setup import DrawFactions, PlaceChariots, Preparation
from ..turn import NextTurn, WriteSpeeds
from ..variants import Variant, before, instead_of, without
from .betting import LapBetting
from .sequence import NextRace
from .skulduggery import (
    DrugsOpened,
    HoldsBack,
    KeepsPeace,
    LastAnswers,
    NoHorses,
    PeaceBroken,
    RevealPeace,
    SabotageOpened,
    SuspectsAnswer,
)
from .speeds import SeasonSpeeds
from .stable import DrawColours, Stocking

SEASON_RACE: Final = Variant(
    "season",
    # CM-3.3, 20.1, 20.2 Colours and stables; then race after race.
    setup=[
        instead_of(PlaceChariots, [DrawColours]),
        instead_of(DrawFactions, [Stocking]),
        without(Preparation),
        instead_of(NextTurn, [NextRace]),
    ],
    # CM-24.3.2, 26.3 Bribes go with the speeds; bets are taken when a lap is over.
    turn=[instead_of(WriteSpeeds, [SeasonSpeeds]), before(EndOfTurn, [LapBetting])],
    # CM-24.4, 24.5 Drugs and sabotage are opened just before the first move.
    phase=[before(Reveal, [DrugsOpened, SabotageOpened])],
    hooks=[NoHorses(), HoldsBack(), KeepsPeace(), PeaceBroken(), SuspectsAnswer(), RevealPeace(), LastAnswers()],
)
