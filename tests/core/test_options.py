"""Options of a table: typed, with defaults, validated with a sentence."""

from __future__ import annotations

import pytest

from harena.core.errors import BadRequest
from harena.core.options import Option, Settings

SWITCH = Option("fog", "T-1", False)
ONE = Option("pace", "T-2", "slow", ["slow", "fast"])
SEVERAL = Option("teams", "T-3", [], ["red", "blue", "green"])
PAIR = Option("pair", "T-4", [], ["red", "blue", "green"], 2)
OPTIONS = [SWITCH, ONE, SEVERAL, PAIR]


def test_an_option_knows_its_kind() -> None:
    assert [option.kind() for option in OPTIONS] == ["switch", "one", "several", "several"]


def test_without_choices_all_are_defaults() -> None:
    settings = Settings(OPTIONS, {})
    assert (settings.switch("fog"), settings.one("pace"), settings.several("teams")) == (False, "slow", [])
    assert settings.chosen == {}


def test_choices_are_kept_and_defaults_said_aloud_are_not_choices() -> None:
    settings = Settings(OPTIONS, {"fog": True, "pace": "slow", "teams": ["red", "blue"], "pair": []})
    assert settings.switch("fog")
    assert settings.several("teams") == ["blue", "red"]
    assert settings.chosen == {"fog": True, "teams": ["blue", "red"]}


@pytest.mark.parametrize(
    ("chosen", "sentence", "clause"),
    [
        ({"fog": 1}, "Option 'fog' is true or false, not 1.", "T-1"),
        ({"fog": "yes"}, "Option 'fog' is true or false, not 'yes'.", "T-1"),
        ({"fog": None}, "Option 'fog' is true or false, not None.", "T-1"),
        ({"pace": "swift"}, "Option 'pace' is one of slow, fast, not 'swift'.", "T-2"),
        ({"pace": ["slow"]}, "Option 'pace' is one of slow, fast, not ['slow'].", "T-2"),
        ({"pace": True}, "Option 'pace' is one of slow, fast, not True.", "T-2"),
        ({"teams": "red"}, "Option 'teams' is a list of red, blue, green.", "T-3"),
        ({"teams": ["red", 1]}, "Option 'teams' is a list of red, blue, green.", "T-3"),
        ({"teams": ["mauve"]}, "Option 'teams' is a list of red, blue, green.", "T-3"),
        ({"teams": ["red", "red"]}, "Option 'teams' names something twice.", "T-3"),
        ({"pair": ["red"]}, "Option 'pair' needs exactly 2 names, not 1.", "T-4"),
        ({"pair": ["red", "blue", "green"]}, "Option 'pair' needs exactly 2 names, not 3.", "T-4"),
        ({"colour": "red"}, "There is no option 'colour'; available: fog, pace, pair, teams.", None),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(
    chosen: dict[str, object], sentence: str, clause: str | None
) -> None:
    with pytest.raises(BadRequest) as refused:
        Settings(OPTIONS, chosen)
    assert (refused.value.say, refused.value.clause) == (sentence, clause)
