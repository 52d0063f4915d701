"""Tracks for the tests: those of the page about tracks, and others that are no ovals."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any, cast

Data = dict[str, Any]
PAGE = Path(__file__).parents[3] / "docs" / "tracks.md"
SAFE = [8, 10, 12, 15, 18, 21, 24, 27]


def told(number: int) -> Data:
    """A worked example of the page."""
    return cast("Data", json.loads(re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[number]))


EIGHT = told(2)
ROUND: Data = {
    "id": "a round",
    "provenance": "for tests",
    "laps": 2,
    "sections": [
        {"name": "start", "inside": "right", "cut": {"squares": 12}},
        {
            "name": "sharp",
            "inside": "right",
            "safe": [6, 8, 10, 12, 14, 16, 18, 20],
            "cut": {"sectors": 2, "perSector": [2, 3, 4, 5, 6, 7, 8, 9]},
            "marker": "egg",
        },
        {"name": "slope", "inside": "right", "cut": {"squares": 9}},
        {"name": "wide", "inside": "right", "safe": [20] * 8, "cut": {"squares": 20}, "marker": "dolphin"},
        {"name": "quay", "inside": "right", "cut": {"squares": 11}},
        {
            "name": "last",
            "inside": "right",
            "safe": SAFE,
            "cut": {"sectors": 3, "perSector": [2, 3, 4, 5, 6, 7, 8, 9]},
        },
    ],
    "runIn": {"squares": 5, "laneSquare": 4},
    "finish": "slope",
}
"""Six sections, all turning right, no two corners alike."""
BEND = copy.deepcopy(ROUND)
"""The same, but turning right, left and right again."""
for _section in BEND["sections"][2:4]:
    _section["inside"] = "left"
CLOCKWISE = {**told(1), "id": "the oval run the other way", "laps": 1}
"""The mirror image of an oval: the innermost lane is the eighth."""
for _section in CLOCKWISE["sections"]:
    _section["inside"] = "right"
