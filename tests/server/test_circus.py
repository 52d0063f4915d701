"""A page draws a race from what the server says of its track and its charts."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from harena.games.circus_maximus.charts import SPECIFICATION_POINTS
from harena.games.circus_maximus.track import DEFAULT, WRECKUS, Track
from harena.games.circus_maximus.verbs import PICKS
from harena.server import wire
from harena.server.circus import all_charts, track_words
from tests.games.circus_maximus.tracks import EIGHT, ROUND

from .clients import client
from .servers import Running

pytestmark = pytest.mark.xdist_group("api")
TRACK = "/api/circus/track"


def own_track() -> dict[str, object]:
    return {**DEFAULT.data, "id": "long-home", "home": 34, "laps": 5}


def test_the_track_of_no_data_is_the_default(server: Running) -> None:
    words = client(server.url).post(TRACK, json={}).json()
    assert words == json.loads(msgspec.json.encode(track_words(DEFAULT)))
    assert len(words["squares"]) == DEFAULT.size


def test_an_owners_track_is_drawn_and_a_wrong_one_refused(server: Running) -> None:
    assert client(server.url).post(TRACK, json={"track": own_track()}).json()["sections"][0]["length"] == 34
    refused = client(server.url).post(TRACK, json={"track": {**own_track(), "laps": 99}})
    assert (refused.status_code, refused.json()["error"]["kind"]) == (400, "bad-request")


def test_a_track_that_is_no_oval_is_refused(server: Running) -> None:
    refused = client(server.url).post(TRACK, json={"track": ROUND})
    assert refused.status_code == 400
    assert "no oval" in refused.json()["error"]["say"]


def test_a_circuit_is_drawn_by_its_name_and_an_unknown_one_refused(server: Running) -> None:
    words = client(server.url).post(TRACK, json={"circuit": "figure-8"}).json()
    assert words == json.loads(msgspec.json.encode(track_words(WRECKUS)))
    assert client(server.url).post(TRACK, json={"circuit": "square"}).status_code == 400


def test_a_figure_8_tells_where_its_legs_cross() -> None:
    words = track_words(Track(EIGHT))
    assert [bool(section.block) for section in words.sections] == [True, False, True, False, False]
    assert [section.inside for section in words.sections] == ["left", "left", "right", "right", "left"]
    names = [square.name for square in words.squares]
    shared = words.squares[names.index("east 6/2")]
    assert shared.twin is not None
    assert names[shared.twin] == "south 5/6"
    assert words.squares[names.index("east 3/2")].twin is None


def test_squares_lead_where_the_track_does() -> None:
    words = track_words(DEFAULT)
    names = [square.name for square in words.squares]
    first = words.squares[names.index("home 27/3")]
    assert [names[first.next], names[first.change[1] or 0]] == ["home 28/3", "home 28/4"]
    assert words.squares[names.index("home 3/1")].change[0] is None
    assert words.squares[names.index("gray 1/1")].back is None


def test_charts_have_a_cell_for_every_row_and_column(server: Running) -> None:
    for chart in all_charts():
        assert [len(row) for row in chart.cells] == [len(chart.columns)] * len(chart.rows)
    told = msgspec.convert(client(server.url).get("/api/circus/charts").json(), list[wire.ChartWords])
    strain = told[0]
    assert strain.cells[strain.rows.index(12)][strain.columns.index(4)] == "J"


def test_outfits_are_told_in_the_words_of_moves_and_presets_spend_all_points(server: Running) -> None:
    told = msgspec.convert(client(server.url).get("/api/circus/outfits").json(), wire.OutfitWords)
    spelled = {say.partition(" red ")[2] for say in PICKS.spelled if say.startswith(("spec red ", "weapons red "))}
    assert {cell.say for row in told.rows for cell in row.cells} == spelled
    costs = {cell.say: cell.cost for row in told.rows[1:] for cell in row.cells}
    budgets = {SPECIFICATION_POINTS - cell.cost for cell in told.rows[0].cells}
    assert Counter(preset.points for preset in told.presets) == dict.fromkeys(budgets, 6)
    assert all(sum(costs[say] for say in preset.says) == preset.points for preset in told.presets)


def test_injuries_are_told_by_the_dice_and_the_striking_car() -> None:
    told = {chart.name: chart for chart in all_charts()}
    for name, points in {"horse-struck": ["1", "2", "5"], "wheel-struck": ["2", "4", "6"]}.items():
        chart = told[name]
        assert (chart.rows[0], chart.rows[-1], chart.columns) == (2, 12, [-3, 0, 3])
        assert chart.cells[chart.rows.index(10)] == points
