"""The lessons of Arena Maximus: driving, rivals, crashes and the finish."""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Scene, step

_GAME: Final = "arena-maximus"
_NAMES: Final = ["", "Livia", "Marcus"]
_CHARIOTS: Final = "chariots: blue, red, green; "
"""The learner's can change its speed by three, lay two cards in a fight and take four damage without a crash."""
_FIRST_STRAIGHT: Final = "rocks 1, jump 2, empty, hazard yellow, rocks 2, empty, "
_SECOND_STRAIGHT: Final = "rocks 3, hazard blue, jump 3, hazard red, empty, empty, jump 4, "

DRIVE: Final = Lesson(
    "arena-drive",
    _GAME,
    4,
    ["", "Livia"],
    [
        Scene(
            "chariots: blue, red; track: empty, rocks 2, jump 3; turn: 0; "
            + "hand 0: whip green, whip yellow, whip red, whip black, rein green, rein yellow, magic; "
            + "hand 1: whip green, whip blue, rein yellow, rein red, rein blue, rein black, magic",
            [
                "rein black",
                *["hazard black", "rocks 3", "stables"],
                *["rein red", "whip blue"],
                *["empty", "jump 3", "hazard green+red"],
                *["whip yellow", "whip black", "rein blue", "rein green", "whip red"],
            ],
            [
                step("add whip green"),
                step("add whip yellow"),
                step("add whip red"),
                step("discard whip black"),
                step("done"),
                step("lay rein green"),
                step(
                    "lay rein yellow",
                    then="1 add whip green; 1 done; 1 done; 1 done; 1 lay rein yellow; 1 lay rein red",
                ),
                step("done"),
                step("done"),
                step("lay rein black"),
                step("lay rein red"),
                step("done"),
                step("stop"),
                step("done"),
            ],
        )
    ],
)
"""The first two turns of a race. Livia comes slowly after, so that nobody meets anybody."""

RIVALS: Final = Lesson(
    "arena-rivals",
    _GAME,
    5,
    _NAMES,
    [
        Scene(
            _CHARIOTS
            + f"track: {_FIRST_STRAIGHT}"
            + "jump 2, jump 3, empty, jump 3, empty, empty, rocks 2, stables, hazard green+red; "
            + "round: 5; turn: 0; phase: movement; moved: 0, 0, 1; progress: 10, 11, 6; damage: 0, 4, 0; "
            + "pool 0: whip blue; pool 1: whip blue; pool 2: whip yellow, whip red, whip black; "
            + "hand 0: whip green, whip yellow, whip red, rein green, rein black, magic; "
            + "hand 1: rein red, rein blue; "
            + "hand 2: whip green, whip yellow, whip black, rein yellow",
            [
                *["whip yellow", "whip red", "rein green", "whip green", "rein yellow", "magic"],
                *["whip yellow", "whip black", "whip green", "rein red", "rein blue"],
            ],
            [
                step("ram 1"),
                step("lay whip green"),
                step("lay rein green"),
                step("done", then="1 done; 1 lay rein red"),
                step("lay rein black"),
                step("attack 1"),
                step("lay whip yellow"),
                step("lay whip red", then="1 done; 2 done; 2 done"),
                step("done", then="0 done; 1 add whip green; 1 done; 1 done"),
                step("done", then="1 attack 0; 1 lay whip yellow"),
                step("lay whip green"),
                step(
                    "lay whip yellow",
                    then="0 done; 1 done; 2 done; 2 done; 2 ram 0; 2 lay whip green; 2 lay rein yellow; 2 done",
                ),
                step("lay whip black"),
                step("lay rein red", then="2 done"),
                step("lay rein blue", then="0 done; 1 done; 2 give in"),
            ],
        )
    ],
)
"""One fight that the learner begins, and two that come to him. Livia recovers in the round in which she crashes, since
her turn was still to come."""

FINISH: Final = Lesson(
    "arena-finish",
    _GAME,
    4,
    _NAMES,
    [
        Scene(
            _CHARIOTS
            + f"track: {_FIRST_STRAIGHT}"
            + "rocks 1, rocks 2, empty, jump 2, empty, empty, empty, empty, jump 3, "
            + f"{_SECOND_STRAIGHT}rocks 2, stables; "
            + "round: 7; turn: 0; phase: movement; moved: 0, 1, 1; status: racing, racing, out; "
            + "progress: 15, 8, 11; damage: 4, 1, 0; broken: 0, 0, 1; "
            + "pool 0: whip red, whip blue, whip black; pool 1: whip green, whip red; "
            + "hand 0: whip green, whip yellow, rein yellow, magic; "
            + "hand 1: whip blue, rein green, rein red, rein blue, magic; hand 2:",
            [
                *["rein green", "magic", "rein black"],
                *["whip red", "whip blue"],
            ],
            [
                step("done", then="1 done; 1 done; 1 done; 1 done"),
                step("add whip green"),
                step("add whip yellow"),
                step("add magic", then="0 done"),
                step("lay magic", then="1 done; 1 done"),
                step("remove whip green"),
                step("done", then="0 done"),
            ],
        ),
        Scene(
            _CHARIOTS
            + f"track: {_FIRST_STRAIGHT}"
            + "empty, rocks 2, jump 2, hazard green+red, rocks 3, hazard red+black, jump 3, rocks 1, "
            + f"hazard yellow+black, {_SECOND_STRAIGHT}"
            + "hazard yellow+blue, stables, hazard green+blue, rocks 2, empty, empty, empty, empty, jump 3; "
            + "round: 11; turn: 0; moved: 0, 1, 0; progress: 28, 33, 30; damage: 3, 5, 2; broken: 1, 0, 0; "
            + "pool 0: whip green, whip yellow, whip blue, whip black; "
            + "pool 1: whip green, whip yellow, whip yellow, whip red, whip blue, whip black; "
            + "pool 2: whip green, whip red; "
            + "hand 0: whip red, whip black, magic; hand 1: rein blue; "
            + "hand 2: whip yellow, whip blue, rein yellow, rein red, rein black",
            ["rein green"],
            [
                step("add whip red"),
                step("add whip black"),
                step("done"),
                step("done", then="0 done; 2 lay rein yellow; 2 done"),
                step("lay magic", then="0 done; 2 add whip yellow; 2 add whip blue; 2 done"),
            ],
        ),
    ],
)
"""A crash and the way back from it, then the last round of another race: each of the three could win it."""

LESSONS: Final = [DRIVE, RIVALS, FINISH]
