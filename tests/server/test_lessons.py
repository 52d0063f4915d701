"""Lessons over HTTP: nothing is kept of them, and nobody has to say who he is."""

from __future__ import annotations

import msgspec
import pytest

from harena.games.catalogue import GAMES
from harena.lessons.catalogue import LESSONS
from harena.server import wire

from .clients import Words, client
from .servers import Running

pytestmark = pytest.mark.xdist_group("api")
FIRST = "colossal-bets"


def asked(server: Running, lesson: str, *picks: int) -> Words:
    answer = client(server.url).post(f"/api/lessons/{lesson}", json={"picks": picks})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_they_are_listed(server: Running) -> None:
    words = msgspec.json.decode(client(server.url).get("/api/lessons").content, type=wire.LessonList)
    assert [line.id for line in words.lessons] == list(LESSONS)
    assert all(line.steps == len(LESSONS[line.id].steps()) for line in words.lessons)


@pytest.mark.parametrize("lesson", LESSONS)
def test_one_is_walked_to_its_end(server: Running, lesson: str) -> None:
    picks: list[int] = []
    while not (words := asked(server, lesson, *picks))["over"]:
        assert words["step"] == len(picks)
        table = words["table"]
        assert table["is"] == "table"
        assert table["seat"] == table["asked"]["seat"] == 0
        assert set(words["wanted"]) <= {option["pick"] for option in table["asked"]["options"]}
        picks.append(words["wanted"][0])
    assert words["step"] == words["steps"] == len(picks)
    assert words["table"]["asked"] is None
    assert words["key"] == f"lesson-{lesson}-end"


def test_the_learner_sees_his_own_hand_alone(server: Running) -> None:
    table = asked(server, FIRST)["table"]
    assert len(table["view"]["you"]["hand"]) == 8
    assert table["chance"] is None
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False]


def test_a_wrong_turn_is_answered_with_a_text_and_changes_nothing(server: Running) -> None:
    words = asked(server, FIRST)
    other = next(one["pick"] for one in words["table"]["asked"]["options"] if one["pick"] not in words["wanted"])
    strayed = asked(server, FIRST, other)
    assert (strayed["step"], strayed["strayed"]) == (0, True)
    assert strayed["key"] == words["astray"]
    assert strayed["table"] == words["table"]


def test_what_is_not_possible_is_refused_with_its_clause(server: Running) -> None:
    possible = {one["pick"] for one in asked(server, FIRST)["table"]["asked"]["options"]}
    pick = next(pick for pick in range(1_000) if pick not in possible)
    answer = client(server.url).post(f"/api/lessons/{FIRST}", json={"picks": [pick]})
    assert answer.status_code == 422
    assert answer.json()["error"]["clause"].startswith("CA-")


def test_there_is_no_other_lesson(server: Running) -> None:
    answer = client(server.url).post("/api/lessons/none", json={})
    assert answer.status_code == 400
    assert FIRST in answer.json()["error"]["say"]


def spoken_by(words: Words) -> list[str]:
    return [option["say"] for option in words["table"]["asked"]["options"]]


def test_odds_and_reasons_are_those_of_the_lessons_table(server: Running) -> None:
    first = asked(server, "arena-drive")
    spoken = spoken_by(first)[0]
    odds = client(server.url).post("/api/lessons/arena-drive/odds", json={"picks": [], "asked": {"say": [spoken]}})
    assert odds.status_code == 200, odds.text
    assert odds.json()
    path = "/api/lessons/arena-drive/why-not"
    possible = client(server.url).post(path, json={"picks": [], "asked": {"say": spoken}}).json()
    assert possible["kind"] == "possible"
    impossible = next(say for say in GAMES["arena-maximus"].picks.spelled if say not in spoken_by(first))
    wrong = client(server.url).post(path, json={"picks": [], "asked": {"say": impossible}}).json()
    assert (wrong["kind"], wrong["clause"] is not None) == ("not-an-option", True)
