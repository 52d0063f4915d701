"""The lessons of Colossal Arena: bets and cards, powers, secrets and the end."""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Scene, step

_GAME: Final = "colossal-arena"
_NAMES: Final = ["", "Livia", "Marcus"]
_CREATURES: Final = "creatures: amazon, cyclops, ettin, magus, titan, troll, unicorn, wyrm; turn: 0; "

BETS: Final = Lesson(
    "colossal-bets",
    _GAME,
    4,
    _NAMES,
    [
        Scene(
            _CREATURES
            + "hand 0: amazon 2, magus 6, titan 7, troll 8, troll 9, unicorn 5, wyrm 2, wyrm 3; "
            + "hand 1: amazon 4, amazon 9, cyclops 3, ettin 6, magus 2, titan 6, troll 1, unicorn 3; "
            + "hand 2: amazon 5, cyclops 6, cyclops 9, ettin 3, magus 5, titan 2, unicorn 8, unicorn 9",
            [
                *["cyclops 7", "magus 7", "ettin 5"],
                *["ettin 4", "titan 1", "magus 3"],
                *["magus 8", "ettin 9", "wyrm 7"],
                *["troll 6", "cyclops 1", "spectator 3"],
                *["titan 9", "spectator 5"],
            ],
            [
                step("bet troll"),
                step("play troll 8"),
                step(
                    "done",
                    then="1 bet wyrm; 1 play amazon 4; 1 done; 2 bet unicorn; 2 play cyclops 6; 2 done",
                ),
                step("bet cyclops"),
                step(
                    "play wyrm 2",
                    then="0 done; 1 no bet; 1 play troll 1; 1 done; 2 no bet; 2 play magus 5; 2 done",
                ),
                step("no bet"),
                step(
                    "play troll 9",
                    then="0 done; 1 no bet; 1 play ettin 6; 1 done; 2 no bet; 2 play unicorn 8; 2 done",
                ),
                step("bet magus"),
                step("play titan 7"),
                step(
                    "done",
                    then="1 bet amazon; 1 play titan 6; 1 done; 2 bet troll; 2 play ettin 3; 2 done",
                ),
                step("bet titan"),
                step("play amazon 2"),
                step("discard wyrm 3"),
                step("done"),
            ],
        )
    ],
)
"""From the first turn to the second round. Troll and Unicorn have powers that find nothing to act on in round 1, so
that no power is asked about."""

POWERS: Final = Lesson(
    "colossal-powers",
    _GAME,
    4,
    _NAMES,
    [
        Scene(
            _CREATURES
            + "round: 4; eliminated: cyclops 1, ettin 2, amazon 3; "
            + "row 1: amazon = amazon 6, cyclops = cyclops 1, ettin = ettin 5, magus = magus 9, titan = titan 8, "
            + "troll = troll 4, unicorn = unicorn 9, wyrm = wyrm 6; "
            + "row 2: amazon = amazon 3, ettin = ettin 2, magus = magus 6, titan = titan 4, troll = troll 9, "
            + "unicorn = unicorn 5, wyrm = wyrm 8; "
            + "row 3: amazon = amazon 1, magus = magus 5, titan = titan 6, troll = troll 3, unicorn = unicorn 7, "
            + "wyrm = wyrm 4; "
            + "row 4: titan = titan 7, troll = troll 2 < troll 8; "
            + "bets 0: wyrm 1, unicorn 2, titan 3; bets 1: amazon 1, titan 2; bets 2: troll 1, ettin 1, unicorn 3; "
            + "hand 0: magus 2, prefect, titan 5, troll 1, unicorn 4, unicorn 6, wyrm 5, wyrm 7; "
            + "hand 1: magus 4, magus 8, spectator 6, titan 9, titan 10, troll 5, wyrm 1, wyrm 3; "
            + "hand 2: magus 7, spectator 3, titan 2, titan 3, troll 6, troll 7, unicorn 2, wyrm 2",
            [
                *["magus 3", "unicorn 8", "titan 1"],
                *["wyrm 9", "magus 1"],
                *["spectator 8", "unicorn 3", "troll 10"],
            ],
            [
                step("bet titan"),
                step("play wyrm 5"),
                step("use"),
                step(
                    "burn troll",
                    then="0 done; 1 no bet; 1 play titan 9; 1 done; "
                    "2 no bet; 2 play spectator 3; 2 on unicorn; 2 done; 0 no bet",
                ),
                step(
                    "play unicorn 4",
                    then="0 done; 1 no bet; 1 play wyrm 1; 1 done; "
                    "2 no bet; 2 play troll 6; 2 use; 2 take troll 9; 2 done; 0 no bet",
                ),
                step("play unicorn 6"),
                step("use"),
                step(
                    "swap wyrm 1 8",
                    then="0 done; 1 no bet; 1 play titan 10; 1 done; 2 no bet; 2 play magus 7; 2 done; 0 no bet",
                ),
                step("play prefect"),
                step("take troll 6"),
                step("done"),
            ],
        )
    ],
)
"""Round 4, in which a bet worth one gold makes a tie."""

SECRETS: Final = Lesson(
    "colossal-secrets",
    _GAME,
    4,
    _NAMES,
    [
        Scene(
            _CREATURES
            + "row 1: magus = magus 4, wyrm = wyrm 7; "
            + "hand 0: amazon 3, amazon 9, cyclops 2, ettin 5, titan 8, troll 4, unicorn 6, wyrm 1; "
            + "hand 1: amazon 5, cyclops 8, ettin 2, magus 9, titan 3, troll 7, unicorn 1, wyrm 4; "
            + "hand 2: amazon 2, cyclops 4, ettin 8, magus 1, titan 6, troll 2, unicorn 9, wyrm 5",
            ["magus 7", "spectator 6", "titan 1", "cyclops 9", "unicorn 7", "prefect"],
            [
                step("secret amazon 3"),
                step(
                    "done",
                    then="1 bet amazon; 1 play cyclops 8; 1 done; 2 bet wyrm; 2 play amazon 2; 2 done",
                ),
                step("reveal"),
                step("play amazon 9"),
                step("use"),
                step("done"),
            ],
        ),
        Scene(
            _CREATURES
            + "round: 5; eliminated: cyclops 1, ettin 2, magus 3, troll 4; "
            + "row 1: amazon = amazon 5, cyclops = cyclops 2, ettin = ettin 6, magus = magus 7, titan = titan 8, "
            + "troll = troll 9, unicorn = unicorn 4, wyrm = wyrm 6; "
            + "row 2: amazon = amazon 7, ettin = ettin 1, magus = magus 5, titan = titan 4, troll = troll 8, "
            + "unicorn = unicorn 6, wyrm = wyrm 9; "
            + "row 3: amazon = amazon 4, magus = magus 2, titan = titan 5, troll = troll 6, unicorn = unicorn 7, "
            + "wyrm = wyrm 3; "
            + "row 4: amazon = amazon 9, titan = titan 7, troll = troll 3, unicorn = unicorn 5, wyrm = wyrm 8; "
            + "row 5: amazon = amazon 6, titan = titan 6, unicorn = unicorn 8; "
            + "bets 0: cyclops 1, unicorn 2; revealed 0: amazon; "
            + "bets 1: unicorn 1, magus 2; marker 1: titan 3; "
            + "bets 2: wyrm 1, wyrm 2, troll 3; "
            + "hand 0: amazon 8, cyclops 5, ettin 3, magister, spectator 4, troll 2, unicorn 3, wyrm 2; "
            + "hand 1: amazon 1, cyclops 7, ettin 8, magus 4, spectator 9, troll 5, unicorn 9, wyrm 1; "
            + "hand 2: amazon 2, cyclops 4, ettin 9, magus 6, titan 2, troll 7, unicorn 2, wyrm 7; "
            + "deck: amazon 10, magus 1, troll 4, unicorn 10, wyrm 5",
            ["troll 4", "amazon 10", "magus 1", "wyrm 5"],
            [
                step("no bet"),
                step("play magister"),
                step(
                    "name titan",
                    then="0 done; 1 no bet; 1 play spectator 9; 1 on titan; 1 done; "
                    "2 no bet; 2 play wyrm 7; 2 use; 2 burn titan; 2 done; 0 no bet",
                ),
                step("play amazon 8"),
                step("decline"),
                step("done"),
            ],
        ),
    ],
)
"""A secret bet of the first round, then the last round of another game, which the deck would end a turn too early."""

LESSONS: Final = [BETS, POWERS, SECRETS]
