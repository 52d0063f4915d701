"""The lessons of Circus Maximus: driving, corners, fights, the wrecks of the advanced race, and optional rules."""

from __future__ import annotations

from typing import Final

from ..games.circus_maximus.chariot import Faction
from ..games.circus_maximus.verbs import PLANS, PREPARE, WRITE
from .lesson import Lesson, Scene, step

_GAME: Final = "circus-maximus"
_NAMES: Final = ["", "Livia", "Marcus"]
_RED: Final = "points 1/1/1/1, boxes 6/4/4/5"
"""The learner's chariot once it is built: an able driver, a team of speed 19."""
_UNBUILT: Final = "points none, whole-hits 0, boxes 0/0/0/0, whole-endurance 0"
_BUILD_DICE: Final = [4, 1, 3]
"""For the learner's chariot: 7 hits, the team above, endurance 49."""
_OTHER_DICE: Final = [3, 3, 3]


def _ahead(seat: int, squares: int) -> str:
    """So many squares straight on."""
    return "; ".join([f"{seat} forward"] * squares)


def _prepared() -> str:
    """All but the first chariot have their points."""
    even = PLANS.index([1, 1, 1, 1])
    return " ".join(str(PREPARE.of(Faction(chariot), even) + 1) for chariot in range(1, 8))


def _written(*speeds: int) -> str:
    """A turn that waits for the learner's speed; the other chariots' are written."""
    sealed = " ".join(str(WRITE.of(Faction(chariot), speed) + 1) for chariot, speed in enumerate(speeds, 1))
    return f"todo: write-speeds 0 {sealed}, fill-cup, draw-token"


DRIVE: Final = Lesson(
    "circus-drive",
    _GAME,
    4,
    _NAMES,
    [
        Scene(
            "turn: 0; "
            + f"red: at gray 4/4, {_UNBUILT}; blue: at gray 4/3, {_UNBUILT}; green: at gray 4/5, {_UNBUILT}; "
            + f"yellow: at gray 4/1, {_UNBUILT}; purple: at gray 4/8, {_UNBUILT}; black: at gray 4/2, {_UNBUILT}; "
            + f"white: at gray 4/7, {_UNBUILT}; brown: at gray 4/6, {_UNBUILT}; "
            + f"cup: ; todo: preparation 0 {_prepared()}, next-turn",
            [*_BUILD_DICE, *_OTHER_DICE * 7, "red", 4],
            [
                step(
                    "prepare red 1-1-1-1",
                    then="1 speed blue 15; 1 speed purple 15; 1 speed brown 12; 2 speed green 14; 2 speed black 16",
                ),
                step("speed red 20", then="0 speed yellow 12; 0 speed white 14; 0 no whip"),
                step("forward", then=_ahead(0, 5)),
                step("lane in"),
            ],
        ),
        Scene(
            "turn: 14; "
            + f"red: at back 2/3, stage 10, {_RED}, whole-endurance 49, endurance 9; "
            + "blue: at back 6/3, stage 10, whole-endurance 46, endurance 8; "
            + "green: at back 5/2, stage 10, whole-endurance 43, endurance 5; "
            + f"{_written(14, 12)}, end-of-turn",
            ["green", "red", "blue", "blue", 6, "red", 4, "green"],
            [
                step("speed red 20", then=f"2 no whip; {_ahead(2, 12)}; 0 no whip"),
                step("lane out"),
                step(
                    "forward",
                    then=f"{_ahead(0, 18)}; 1 no whip; {_ahead(1, 14)}; 1 speed blue 16; 2 speed green 15",
                ),
                step("speed red 20", then=f"1 whip; {_ahead(1, 9)}"),
                step("whip"),
                step("forward", then=f"{_ahead(0, 6)}; 2 no whip; {_ahead(2, 12)}"),
            ],
        ),
    ],
)
"""The start of a race with its whole field, then the last stretch of another with three chariots. Whips that teach
nothing are declined for the learner."""

CORNERS: Final = Lesson(
    "circus-corners",
    _GAME,
    4,
    _NAMES,
    [
        Scene(
            "turn: 3; "
            + f"red: at home 20/4, {_RED}, whole-endurance 49, endurance 40; blue: at home 16/6; green: at home 15/2; "
            + f"{_written(10, 9)}, end-of-turn",
            ["red", *[4, 3, 2], "blue", "green", "red", *[5, 4, 4]],
            [
                step("speed red 15", then="0 no whip"),
                step("forward", then=_ahead(0, 10)),
                step("lane in"),
                step(
                    "forward",
                    then=f"{_ahead(0, 1)}; 1 no whip; {_ahead(1, 10)}; 2 no whip; {_ahead(2, 9)}; "
                    "1 speed blue 12; 2 speed green 9",
                ),
                step("speed red 14", then="0 no whip"),
                step("forward", then=_ahead(0, 11)),
            ],
        ),
        Scene(
            "turn: 9; mover: red; left: 5; used: 8; "
            + f"red: at home 26/1, stage 4, {_RED}, whole-endurance 49, endurance 25, order 13; "
            + "blue: at home 22/2, stage 4, order 16; green: at home 15/4, stage 4, order 8",
            ["blue", *[5, 5, 4], "green", "green", "red"],
            [
                step("forward", then=_ahead(0, 1)),
                step(
                    "brake",
                    then=f"0 brake; 0 brake; 1 no whip; {_ahead(1, 7)}; 2 no whip; {_ahead(2, 8)}; 2 speed green 4",
                ),
                step("speed red 8", then=f"2 no whip; {_ahead(2, 4)}; 0 no whip"),
                step("forward", then=_ahead(0, 7)),
            ],
        ),
    ],
)
"""A corner taken in the fourth lane and then too fast in the third; then the innermost one."""

FIGHT: Final = Lesson(
    "circus-fight",
    _GAME,
    5,
    _NAMES,
    [
        Scene(
            "turn: 5; mover: red; left: 7; used: 7; "
            + "red: at home 10/3, points 1/2/1/0, boxes 6/4/4/5, whole-endurance 30, endurance 20, order 14; "
            + "blue: at home 11/4, points 0/1/1/2, boxes 5/4/4/5, order 14; green: at home 4/1, order 15",
            [
                *[4, 4, 3, 3, 4, 4, 3],
                *[2, 3, 4, 4, 5, 4],
                "blue",
                *[3, 2, 3, 3, 3, 4],
                *[4, 3, 4, 3],
                "green",
                *[5, 2, 4, 4],
            ],
            [
                step("forward"),
                step("lash blue car", then="1 hold"),
                step("forward"),
                step("ram blue team", then="1 brake back"),
                step("forward", then=f"{_ahead(0, 2)}; 1 no whip; {_ahead(1, 4)}; 1 lash red car"),
                step("hold", then="1 forward; 1 ram red team"),
                step(
                    "evade in",
                    then=f"1 lane in; 1 brake; 1 brake; 2 no whip; {_ahead(2, 12)}; 2 ram red car",
                ),
                step("brake back"),
            ],
        ),
        Scene(
            "turn: 9; mover: red; left: 5; used: 5; "
            + "red: at home 24/3, stage 4, points 1/2/1/0, boxes 6/4/4/5, whole-endurance 30, endurance 14, order 10; "
            + "blue: at home 26/4, stage 4, order 13; green: at home 23/2, stage 4, order 10",
            [*[6, 2], *[5, 4, 4], *[4, 4], *[3, 3], "green", *[5, 5, 4], "blue"],
            [
                step("lash green team", then="2 hold"),
                step("forward", then=_ahead(0, 1)),
                step("ram blue car", then="1 hold"),
                step("forward", then=f"2 no whip; {_ahead(2, 6)}"),
            ],
        ),
        Scene(
            "turn: 12; "
            + "red: at back 10/3, points 1/2/1/0, boxes 6/4/4/5, horses 0/4/4/5, fallen 1, whole-endurance 30, "
            + f"endurance 9; blue: at back 16/5; {_written(12)}, end-of-turn",
            ["red", *[4, 3, 2]],
            [step("speed red 14"), step("forward", then=_ahead(0, 4))],
        ),
    ],
)
"""Blows given and taken on the straight; one before a corner; and a dead horse."""

WRECKS: Final = Lesson(
    "circus-wrecks",
    _GAME,
    5,
    _NAMES,
    [
        Scene(
            "option rules: advanced; turn: 6; mover: red; left: 2; used: 10; "
            + f"red: at home 10/3, {_RED}, whole-endurance 49, endurance 24, order 12; "
            + "blue: at home 10/4, wheels 6/0, order 13; green: at home 4/6, order 4",
            [*[5, 5, 4], *[3, 2], *[3, 2], *[1, 1], *[5, 4], "blue", "green", "red", 3, *[3, 3, 2]],
            [
                step("ram blue car", then="1 hold"),
                step("forward", then=f"2 no whip; {_ahead(2, 4)}; 2 speed green 5"),
                step("speed red 12", then="0 no whip"),
                step("over"),
                step("pay 3"),
                step("forward"),
            ],
        ),
        Scene(
            "option rules: advanced; turn: 10; "
            + f"red: at back 8/6, {_RED}, hits 6, whole-hits 7, wheels 5/0, whole-endurance 49, endurance 16; "
            + f"blue: at back 6/5; green: at home 10/3; wrecks: back 14/6; {_written(12, 3)}, on-foot, end-of-turn",
            [
                "blue",
                *[2, 3, 4, 4],
                *[5, 5, 4, 3, 4, 2, 3],
                *[2, 2, 6, 4],
                *["red", "green"],
                "red",
                *[3, 3, 2],
                *["blue", "green"],
                *["blue", "red", "green"],
                *[3, 4],
            ],
            [
                step("speed red 13", then="1 no whip; 1 forward; 1 forward; 1 ram red car"),
                step(
                    "evade out",
                    then=f"{_ahead(1, 9)}; 2 no whip; {_ahead(2, 3)}; 1 speed blue 8; 2 speed green 3",
                ),
                step(
                    "lane out",
                    then=f"1 no whip; {_ahead(1, 8)}; 2 no whip; {_ahead(2, 3)}; 1 speed blue 4; 2 speed green 3; "
                    f"1 no whip; {_ahead(1, 4)}; 2 no whip; {_ahead(2, 3)}",
                ),
                step("run out"),
                step("run ahead"),
                step("run ahead"),
            ],
        ),
    ],
)
"""A rival's wreck to be driven over, and then a flip of one's own, up to the wall."""

WEATHER: Final = Lesson(
    "circus-weather",
    _GAME,
    5,
    _NAMES,
    [
        Scene(
            "option weapons: yes; turn: 5; mover: red; left: 4; used: 9; "
            + "red: at home 10/4, points 1/0/0/0, boxes 4/4/4/4, weapons 11, whole-endurance 30, endurance 22, "
            + "order 13; blue: at home 11/5, order 14; green: at home 10/2, order 12",
            [*[1, 3], *[3, 5], *[4, 5], *[3, 4], "blue"],
            [
                step("knife green car"),
                step("forward"),
                step("dust blue"),
                step("forward"),
            ],
        ),
        Scene(
            "option weapons: yes; turn: 7; mover: red; left: 4; used: 9; "
            + "red: at home 14/3, points 0/0/0/0, boxes 4/4/4/4, weapons 12, whole-endurance 30, endurance 22, "
            + "order 13; blue: at home 14/4, order 14; green: at home 4/6, order 12",
            [*[5, 5], *[2, 4], 3, *[5, 5], *[4, 3], "green"],
            [
                step("spear blue car"),
                step("forward"),
                step("ram blue team", then="1 hold"),
            ],
        ),
        Scene(
            "option weather: yes; weather: rain; turn: 3; "
            + "red: at home 18/5, points 1/0/2/1, boxes 7/4/3/5, whole-endurance 49, endurance 40; "
            + f"blue: at home 9/8; green: at home 8/6; {_written(10, 9)}, end-of-turn",
            ["red", 6, 2, *[3, 3, 4], "blue"],
            [
                step("speed red 16", then="0 no whip"),
                step("lane in"),
                step("lane out"),
                step("forward", then=_ahead(0, 12)),
            ],
        ),
        Scene(
            "option weather: yes; weather: rain, soaked 2, front 3; turn: 9; mover: red; left: 6; used: 13; "
            + "lowest: 21; red: at eggs 20/6, stage 3, points 1/0/2/1, boxes 7/4/3/5, whole-endurance 49, "
            + "endurance 30, order 19; blue: at back 20/8, stage 2; cup: ",
            [1, "blue"],
            [
                step("forward", then=_ahead(0, 1)),
                step("forward", then=f"{_ahead(0, 1)}; 1 speed blue 14"),
                step("speed red 18"),
            ],
        ),
    ],
)
"""A knife and dust on a dry day, a spear; then rain before a corner, and the mud it leaves."""

CROSSING: Final = Lesson(
    "circus-crossing",
    _GAME,
    5,
    _NAMES,
    [
        Scene(
            "option circuit: figure-8; turn: 4; mover: red; left: 10; "
            + f"red: at dolphins 20/2, stage 1, {_RED}, whole-endurance 49, endurance 36, order 10; "
            + "blue: at east 9/3, stage 0, drawn 4, last-speed 18; green: at east 3/7, stage 0, order 8; cup: green",
            [5, 2, *[3, 3, 4, 3, 4], "green"],
            [
                step("forward"),
                step("lane in"),
                step("lane out"),
                step("forward", then=_ahead(0, 3)),
                step("lash blue team", then="1 hold"),
                step("forward"),
            ],
        ),
        Scene(
            "option circuit: figure-8; turn: 7; mover: red; left: 3; used: 9; "
            + f"red: at east 7/4, stage 4, {_RED}, wheels 5/0, whole-endurance 49, endurance 28, order 12; "
            + "blue: at south 9/6, stage 2, drawn 7; green: at south 5/5, stage 2, order 6; cup: green",
            [
                *[4, 3, 3, 3],
                *[5, 4, 3],
                *[3, 4],
                *[5, 4],
                "green",
                *[6, 4, 4],
                *[3, 4],
                *[5, 4],
            ],
            [
                step("ram blue car", then="1 evade out; 1 wheel right"),
                step("forward", then=f"{_ahead(0, 1)}; 2 no whip; {_ahead(2, 3)}; 2 ram red car"),
                step("hold"),
                step("wheel right"),
            ],
        ),
        Scene(
            "option rules: advanced; option circuit: figure-8; turn: 9; "
            + f"red: at dolphins 42/8, stage 5, {_RED}, whole-endurance 49, endurance 20; "
            + "blue: team east 3/4, stage 4, boxes 4/4/4/4, horses 1/1/1/1, standing runaway, driver dead; "
            + f"green: at east 12/2, stage 4; todo: write-speeds 0 0 {WRITE.of(Faction(2), 9) + 1}, "
            + "fill-cup, draw-token, end-of-turn",
            ["blue", 1, "red", "green"],
            [
                step("speed red 14", then="0 no whip"),
                step("forward", then=_ahead(0, 2)),
                step("lane out"),
                step("forward", then=_ahead(0, 9)),
            ],
        ),
    ],
)
"""Out of a corner and in front of a rival; from behind, both ways; and a team that comes the wrong way."""

LESSONS: Final = [DRIVE, CORNERS, FIGHT, WRECKS, WEATHER, CROSSING]
