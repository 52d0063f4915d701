"""The review of finished games: losses, turning points, luck, and the chart of it all."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from harena.bots.mind import worth_of_places
from harena.bots.plain import PlainMind
from harena.bots.search import Budget
from harena.cli import main
from harena.core.errors import BadRequest
from harena.core.ids import Pick, Seat
from harena.core.record import read_record, write_record
from harena.core.table import Table
from harena.games.catalogue import EDITIONS, GAMES
from harena.lab.analysis import Change, Decision, Review, Reviewer, Stroke, review, sort_of
from harena.lab.chart import Caption, badges, check_chart, draw_chart
from harena.rules import LANGUAGES, book
from harena.terminal.players import Players, seat_players
from harena.terminal.review import ReviewPage
from tests.examples.high_card import HighCardGame
from tests.faces.seated import Script, always

CARDS = HighCardGame()
SHORT = Path(__file__).parents[1] / "contract" / "records" / "arena-maximus-1.jsonl"


def cards_game(position: str, draws: list[str], *answers: tuple[int, str]) -> Table:
    """A game of High Card from a position to its end."""
    table = Table(CARDS, 0, {}, {"make": "scripted", "draws": draws}, f"high-card; {position}")
    for seat, words in answers:
        table.answer(Seat(seat), [CARDS.picks.parse(words)])
    assert table.state.over()
    return table


def reviewed(table: Table, futures: int = 60) -> Review:
    return Reviewer(table, PlainMind(CARDS), Budget(futures, 60.0)).run()


TAKING = "seats: 2; hand 0: 2; hand 1: 6; shown: 3, 4, 5, 7, 8, 9, 10, 11; todo: take-another 0, trick, scoring"
LAST = "seats: 2; hand 0: 1, 12; hand 1: 6; shown: 2, 3, 4, 5, 7, 8, 9, 10, 11"


# ---- decisions


def test_giving_the_last_trick_away_costs_what_it_was_worth() -> None:
    found = reviewed(cards_game(LAST, [], (0, "seal 1"), (1, "seal 6")))
    (mistake,) = found.decisions
    assert (mistake.seq, mistake.seat) == (1, 0)
    assert CARDS.picks.say(mistake.best) == "seal 12"
    assert mistake.loss == pytest.approx(1.0)
    assert mistake.is_clear()
    assert found.worst(0) == [mistake]
    assert found.mean_loss(0) == pytest.approx(1.0)
    assert found.of(1) == []
    assert found.mean_loss(1) == 0.0


def test_the_champions_own_choice_costs_nothing() -> None:
    found = reviewed(cards_game(LAST, [], (0, "seal 12"), (1, "seal 6")))
    assert [decision.loss for decision in found.decisions] == [0.0]
    assert found.worst(0) == []


def test_a_loss_within_its_noise_is_no_mistake() -> None:
    assert not Decision(1, 0, Pick(1), Pick(2), 0.05, 0.04).is_clear()
    assert not Decision(1, 0, Pick(1), Pick(2), 0.005, 0.0).is_clear()
    assert Decision(1, 0, Pick(1), Pick(2), 0.05, 0.02).is_clear()


# ---- luck


@pytest.mark.parametrize(("card", "lucky", "winner"), [("12", 1, 0), ("1", -1, 1)])
def test_a_good_card_is_luck_and_a_bad_one_is_not(card: str, lucky: int, winner: int) -> None:
    answers = [(0, "take"), (0, f"seal {card}"), (1, "seal 6"), (winner, "leave")]
    found = reviewed(cards_game(TAKING, [card], *answers), 200)
    (stroke,) = found.strokes
    assert (stroke.seq, stroke.sort) == (1, "draws")
    assert lucky * found.luck(0) > 0.1
    assert found.luck(1) == pytest.approx(-found.luck(0))
    assert found.luck(0, ["draws"]) == found.luck(0)
    assert found.luck(0, ["dice", "deal"]) == 0.0
    assert 0.0 < found.luck_error(0) < 0.1


def test_a_good_hand_is_luck_of_the_deal() -> None:
    draws = ["10", "11", "12", "1", "2", "3"]
    table = Table(CARDS, 2, {}, {"make": "scripted", "draws": draws, "then": {"make": "fast", "seed": 1}})
    while table.state.asked():
        seat = table.state.asked()[0]
        table.answer(seat, [table.state.options(seat)[-1]])
    found = reviewed(table)
    assert found.strokes[0].sort == "deal"
    assert found.luck(0, ["deal"]) > 0.2 > -0.2 > found.luck(1, ["deal"])


def test_dice_are_told_from_draws() -> None:
    assert sort_of([3, 4]) == sort_of(["red", 2]) == "dice"
    assert sort_of(["wyrm 8"]) == "draws"


# ---- worth and turning points


def test_worth_begins_before_the_first_answer_and_ends_with_the_places() -> None:
    table = cards_game(TAKING, ["12"], (0, "take"), (0, "seal 12"), (1, "seal 6"), (0, "leave"))
    found = reviewed(table)
    assert len(found.worth) == len(table.entries)
    assert found.worth[-1] == worth_of_places(found.places()) == [1.0, 0.0]
    assert all(sum(worth) == pytest.approx(1.0) for worth in found.worth)
    assert found.is_complete()


def test_where_the_last_trick_is_given_away_the_game_turns() -> None:
    found = reviewed(cards_game(LAST, [], (0, "seal 1"), (1, "seal 6")))
    (turn,) = found.turning_points()
    assert (turn.seq, turn.seat) == (1, 0)
    assert turn.changes[0] == pytest.approx(-0.5, abs=0.2)
    # The other seat had one card to seal, so its answer changed nothing.
    assert found.changes[1].changes == pytest.approx([0.0, 0.0])


def test_only_what_is_larger_than_noise_turns_a_game() -> None:
    assert not Change(1, 0, [], [0.04, -0.04], 0.0).turns_the_game()
    assert not Change(1, 0, [], [0.2, -0.2], 0.1).turns_the_game()
    assert Change(1, 0, [], [0.2, -0.2], 0.05).turns_the_game()


def test_of_what_turned_a_game_only_changes_beyond_noise_are_told() -> None:
    assert Change(1, 0, [], [0.05, -0.3, 0.25], 0.04).clear() == [1, 2]


def test_a_game_is_decided_where_the_winner_gets_ahead_for_good() -> None:
    found = reviewed(cards_game(LAST, [], (0, "seal 1"), (1, "seal 6")))
    assert found.places() == [2, 1]
    # As it was: even at first, given away by the first answer.
    assert found.decided() == found.words()["decided"] == 1
    # A lead that was lost again decides nothing, nor one that the estimate may have got wrong.
    found.worth, found.noise = [[0.2, 0.8], [0.6, 0.4], [0.0, 1.0]], [0.0, 0.0, 0.0]
    assert found.decided() == 2
    found.worth[1], found.noise[1] = [0.4, 0.6], 0.05
    assert found.decided() == 0
    found.noise[1] = 0.15
    assert found.decided() == 2


def test_a_game_that_all_have_won_was_never_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    found = some_review()
    monkeypatch.setattr(found, "places", lambda: [1, 1])
    assert found.decided() is None


# ---- real games


def test_a_review_is_the_same_every_time_and_whole() -> None:
    table = read_record(SHORT.read_text(encoding="utf-8"), EDITIONS)
    ticks: list[int] = []
    found = review(table, 8, lambda: ticks.append(1))
    assert len(ticks) == table.seq()
    words = found.words()
    assert json.loads(json.dumps(words)) == json.loads(json.dumps(review(table, 8).words()))
    walk = table.at(0)
    choices = 0
    for entry in table.entries[1:]:
        assert entry.seat is not None
        choices += len(walk.state.options(entry.seat)) > 1
        walk.answer(entry.seat, entry.picks)
    assert len(found.decisions) == choices < table.seq()


def test_control_c_leaves_what_was_found() -> None:
    table = read_record(SHORT.read_text(encoding="utf-8"), EDITIONS)

    def stop_at(entry: int) -> Callable[[], None]:
        left = [entry]

        def tick() -> None:
            left[0] -= 1
            if left[0] == 0:
                raise KeyboardInterrupt

        return tick

    found = review(table, 8, stop_at(5))
    assert not found.is_complete()
    assert len(found.worth) == 5
    assert found.words()["reviewed"] == 5
    pages = book("arena-maximus", "en")
    script = Script(always(""))
    ReviewPage(found, pages, Players(seat_players(["me", "random"], pages), pages)).show(script)
    assert f"Stopped after entry 4 of {table.seq()}" in script.text()


def test_what_cannot_be_reviewed_is_refused_in_a_sentence() -> None:
    running = Table(GAMES["colossal-arena"], 2, {}, {"make": "fast", "seed": 1})
    with pytest.raises(BadRequest, match=r"not over.*\.$"):
        review(running)
    with pytest.raises(BadRequest, match=r"at least 8 simulated games per decision, not 3\.$"):
        review(read_record(SHORT.read_text(encoding="utf-8"), EDITIONS), 3)


# ---- told and drawn


def some_review() -> Review:
    """A review of a real game with findings made up."""
    found = Review(read_record(SHORT.read_text(encoding="utf-8"), EDITIONS), 50)
    last = found.table.seq()
    found.worth = [[0.5, 0.5] for _ in range(last)] + [[0.0, 1.0]]
    found.noise = [0.1] * last + [0.0]
    picks, seat = found.table.entries[last].picks, found.table.entries[last].seat
    assert seat is not None
    found.changes = [Change(last, seat, picks, [-0.5, 0.5], 0.0)]
    found.decisions = [Decision(1, 0, found.table.entries[1].picks[0], picks[0], 0.123, 0.01)]
    found.strokes = [Stroke(0, "deal", [0.04, -0.04], [0.03, 0.03]), Stroke(5, "draws", [-0.1, 0.1], [0.04, 0.04])]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_both_languages(lang: str) -> None:
    pages = book("arena-maximus", lang)
    script = Script(always(""))
    ReviewPage(some_review(), pages, Players(seat_players(["me", "random"], pages), pages)).show(script)
    text = script.text()
    comma = {"en": ".", "fr": ","}[lang]
    assert f"12{comma}3" in text
    assert f"−6{comma}0 ± 5{comma}0" in text
    assert f"+50{comma}0" in text
    assert pages.say("analyse-luck-draws") in text
    assert pages.say("analyse-luck-dice") not in text


def caption(names: list[str]) -> Caption:
    return Caption(
        "A race", ["1. The turn"], "Entry", "Worth", "Player", names, ["red", "blue", "silver"][: len(names)]
    )


@pytest.mark.parametrize("ending", [".svg", ".png", ".html"])
def test_a_chart_is_drawn(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"game{ending}"
    draw_chart(file, [[0.5, 0.5], [0.4, 0.6], [0.0, 1.0]], [2], caption(["Ann", "Bob"]))
    drawn = file.read_bytes()
    assert drawn.startswith({".svg": b"<svg", ".png": b"\x89PNG", ".html": b"<!DOCTYPE html>"}[ending])
    if ending != ".png":
        assert all(word in drawn.decode() for word in ("A race", "1. The turn", "Entry", "Worth", "Ann", "Bob"))
    if ending == ".svg":
        assert b"stroke-dasharray" in drawn, "lines differ in more than colour"
    if ending == ".html":
        assert b"<script src" not in drawn, "it needs no network"


def test_numbers_that_would_cover_each_other_are_raised() -> None:
    low, high = badges([10, 12, 13, 80], 100)
    assert [one["number"] for one in low] == ["1", "3", "4"]
    assert [one["number"] for one in high] == ["2"]


def test_a_chart_of_another_kind_or_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=r"ending in \.svg, \.png, \.html"):
        check_chart(Path("game.gif"))
    with pytest.raises(BadRequest, match="cannot be written"):
        draw_chart(tmp_path / "no" / "game.svg", [[0.5, 0.5], [1.0, 0.0]], [], caption(["Ann", "Bob"]))


def test_without_the_packages_a_chart_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(BadRequest, match=r"pip install 'harena\[lab\]'\.$"):
        check_chart(Path("game.svg"))


# ---- from the command line


def test_analyse_prints_for_people_and_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse() == 0
    said = capsys.readouterr()
    assert "Review of Arena Maximus" in said.out
    assert said.err == ""
    chart = tmp_path / "game.svg"
    assert analyse("--format", "json", "--chart", str(chart)) == 0
    said = capsys.readouterr()
    words = json.loads(said.out)
    assert words["complete"] is True
    assert [seat["place"] for seat in words["seats"]] == [2, 1]
    assert chart.read_text(encoding="utf-8").startswith("<svg")
    assert str(chart) in said.err


def analyse(*options: str) -> object:
    with pytest.raises(SystemExit) as left:
        main(["analyse", str(SHORT), "--budget", "8", *options])
    return left.value.code


def test_analyse_refuses_what_is_broken_unfinished_or_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(GAMES["colossal-arena"], 2, {}, {"make": "fast", "seed": 1})
    (tmp_path / "running").write_text(write_record(table), encoding="utf-8")
    (tmp_path / "broken").write_text(SHORT.read_text(encoding="utf-8").replace('"seat":0', '"seat":1', 1))
    for name, why in (("running", "not over"), ("broken", "is invalid at entry"), ("missing", "There is no file")):
        with pytest.raises(SystemExit) as left:
            main(["analyse", str(tmp_path / name)])
        said = capsys.readouterr()
        assert (left.value.code, said.out) == (2, "")
        assert why in said.err
