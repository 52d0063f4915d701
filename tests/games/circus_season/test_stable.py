"""CM-20 The racing season: stables, the sequence of a week, entries."""

from __future__ import annotations

import pytest

from harena.games.circus_maximus.chariot import ABSENT
from harena.games.circus_maximus.charts import ENDURANCE, TEAM_SPEED, driver_hits
from tests.games.talk import Draw, asked, choice, kinds, only, options, question, refused, say, view

from .tables import (
    GAME,
    Words,
    all_say,
    book,
    cash,
    chariot,
    deal,
    fields,
    late,
    late_until,
    outfit,
    race,
    script,
    season,
    seat_words,
    told,
)

STOCK = [
    "prepare red 2-0-1-1",
    "prepare red 1-1-1-1",
    "prepare red 1-1-1-1",
    "prepare red 0-2-2-0",
    "prepare red 0-0-2-2",
]


@pytest.mark.clause("CM-20.1a", "CM-20.1-alike")
def test_cm_20_1a_a_stable_is_five_outfits_of_four_points_built_by_dice() -> None:
    dice: list[Draw] = [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1, 2, 2, 2]
    tab = script(2, ["red", "blue", *dice, *dice], None, None)
    say(tab, 1, *[words.replace("red", "blue") for words in STOCK], "done")
    assert race(tab).season.stables[0] == ()
    events = say(tab, 0, *STOCK, "done")
    assert cash(tab) == [10_000, 10_000]
    first, fourth = outfit(tab, "red", 1), outfit(tab, "red", 4)
    assert (first.plan, first.driver.modifier, first.car.weight) == ((2, 0, 1, 1), 2, 0)
    assert (first.driver.hits, first.driver.left) == (driver_hits(1 + 2), driver_hits(1 + 2))
    assert list(first.team.boxes) == TEAM_SPEED[1][2 - 1]
    assert first.team.endurance == ENDURANCE[1][3 - 1]
    assert (fourth.driver.modifier, fourth.car.weight, list(fourth.team.boxes)) == (0, 2, TEAM_SPEED[2][2 - 1])
    assert outfit(tab, "red", 2).plan == outfit(tab, "red", 3).plan
    assert book(tab).owned(0) == book(tab).owned(1) == [0, 1, 2, 3, 4]
    assert len(told(events, "outfit-built")) == 10


@pytest.mark.clause("CM-20.1a")
def test_cm_20_1a_neither_fewer_outfits_nor_more_points() -> None:
    tab = script(2, ["red", "blue"])
    say(tab, 0, *STOCK[:4])
    assert "done" not in options(tab, 0)
    assert refused(tab, 0, "done").clause == "CM-20.1a"
    assert refused(tab, 0, "prepare red 2-1-0-0").clause == "CM-3.6a"
    assert refused(tab, 0, "prepare blue 1-1-1-1").clause == "CM-20.1a"
    say(tab, 0, STOCK[4])
    assert options(tab, 0) == ["done"]


@pytest.mark.clause("CM-20.1b")
def test_cm_20_1b_what_starts_is_one_outfit_and_no_mixture() -> None:
    stable = "stable red: 1 = horses 7/4/4/7, modifier 2, hits 8, car heavy | 2 = horses 5/5/5/5, hits 6, car light"
    tab = season(f"seats: 2; option deals: no; {stable}", [3, 5])
    all_say(tab, "done")
    say(tab, 0, "enter 2")
    say(tab, 1, "enter 1")
    all_say(tab, "stay out")
    late_until(tab, "season-speeds")
    red = chariot(tab, "red")
    assert (red.horses, red.modifier, red.hits, red.build.car) == ((5, 5, 5, 5), 0, 6, 0)
    with pytest.raises(Exception, match="not a move"):
        GAME.picks.parse("swap driver 1 2")


@pytest.mark.clause("CM-20.1-seat", "CM-26.5-option")
def test_cm_20_1_seat_each_seat_has_one_faction_and_other_colours_do_not_run() -> None:
    tab = deal(3)
    assert len({colour for colour in book(tab).colours if colour >= 0}) == 3
    assert all(one.standing == ABSENT for one in race(tab).chariots)
    assert view(tab, None)["chariots"] == []
    assert [colour == -1 for colour in book(deal(3, {"bettors": "one"})).colours] == [False, False, True]
    assert [colour == -1 for colour in book(deal(2, {"bettors": "two"})).colours] == [False, False]


@pytest.mark.clause("CM-20.2")
def test_cm_20_2_races_are_counted_to_the_end_of_the_season() -> None:
    tab = season("seats: 2; option races: 3; race: 2; todo: next-race")
    assert book(tab).number == 3
    over = season("seats: 2; option races: 3; race: 3; ceiling: 300, 9900; todo: next-race")
    assert over.state.over()
    result = GAME.result(over.state)
    assert result is not None
    assert (result.places, result.scores) == ([2, 1], [3, 99])
    assert race(deal(2)).house.races == 10


@pytest.mark.clause("CM-20.2-end")
def test_cm_20_2_end_a_single_faction_does_not_race_on() -> None:
    more = season("seats: 3; option races: 3; race: 1; bankrupt: 1; todo: next-race")
    assert (more.state.over(), book(more).number) == (False, 2)
    tab = season("seats: 3; option races: 3; race: 1; bankrupt: 1, 2; loans: 0 to 0 500 for 700 due 3; todo: next-race")
    assert tab.state.over()
    result = GAME.result(tab.state)
    assert result is not None
    assert result.places == [1, 3, 2]
    assert book(tab).loans == ()


@pytest.mark.clause("CM-20.2.1", "CM-20.2.1-sealed")
def test_cm_20_2_1_plans_are_secret_until_all_have_written() -> None:
    hurt = "stable red: 1 = horses 0/4/4/4, boxes 4/4/4/4 | 2 = horses 4/4/4/4"
    tab = season(f"seats: 2; option deals: no; {hurt}", [5, 6, 4])
    assert choice(tab) == "plans"
    before = view(tab, 1)
    events = say(tab, 0, "buy horse 1 500", "guard drugs", "amount 300", "done")
    assert events == []
    assert view(tab, 1)["season"] == before["season"]
    assert outfit(tab, "red", 1).team.left[0] == 0
    events = say(tab, 1, "done")
    assert kinds(events)[:5] == ["orders-sealed", "orders-sealed", "ledger", "horse-bought", "endurance-spoiled"]
    assert only(events, "horse-bought")["dice"] == [5, 6]


@pytest.mark.clause("CM-20.2.1")
def test_cm_20_2_1_nobody_has_to_enter() -> None:
    tab = season("seats: 2; option deals: no; option races: 1")
    all_say(tab, "done")
    assert choice(tab) == "entries"
    events = all_say(tab, "stay out")
    assert kinds(events)[:2] == ["stayed-out", "stayed-out"]
    assert tab.state.over()
    assert cash(tab) == [10_000, 10_000]


TWO = "1 = horses 4/4/4/4 | 2 = horses 4/4/4/4"


@pytest.mark.clause("CM-20.2.2")
def test_cm_20_2_2_second_entries_wait_until_all_could_enter_one() -> None:
    tab = season("seats: 2; option deals: no", [1, "red-2", 2])
    all_say(tab, "done")
    assert (choice(tab), asked(tab)) == ("entries", [0, 1])
    say(tab, 0, "enter 1")
    say(tab, 1, "stay out")
    assert (choice(tab), asked(tab)) == ("second-entries", [0])
    assert options(tab, 0) == ["enter 2", "enter 3", "enter 4", "enter 5", "stay out"]
    events = say(tab, 0, "enter 3")
    assert fields(events, "entered", "chariot", "outfit") == [("red-2", 3)]
    assert choice(tab) == "bets"
    assert book(tab).field() == [0, 8]


@pytest.mark.clause("CM-20.2.2")
def test_cm_20_2_2_first_entries_stand_in_front_and_those_left_over_behind() -> None:
    draws: list[Draw] = [1, 2, 3, 4, 5, "yellow-2", 8, "red-2", 6, "purple-2", 7, "blue-2", 3, "green-2", 1]
    tab = season("seats: 5; option deals: no", draws)
    events: list[Words] = []
    for question_ in ("plans", "entries", "second-entries"):
        assert choice(tab) == question_
        for seat in asked(tab):
            events = say(tab, seat, {"plans": "done", "entries": "enter 1", "second-entries": "enter 2"}[question_])
    placed = fields(events, "chariot-placed", "chariot", "lane", "row")
    assert placed[:5] == [("red", 1, 1), ("blue", 2, 1), ("green", 3, 1), ("yellow", 4, 1), ("purple", 5, 1)]
    assert placed[5:] == [
        ("yellow-2", 8, 1),
        ("red-2", 6, 1),
        ("purple-2", 7, 1),
        ("blue-2", 3, 2),
        ("green-2", 1, 2),
    ]
    late_until(tab, "season-speeds")
    assert len(race(tab).chariots) == 16
    late(tab)
    assert sorted(race(tab).later) == [9, 10] or all(race(tab).chariots[number].drawn for number in (9, 10))


@pytest.mark.clause("CM-20.3")
def test_cm_20_3_bets_come_before_the_race_and_all_advanced_rules_hold() -> None:
    tab = season("seats: 2; option deals: no")
    for question_ in ("plans", "entries", "second-entries", "bets"):
        assert choice(tab) == question_
        late(tab)
    assert choice(tab) == "season-speeds"
    assert (race(tab).turn, race(tab).house.rules) == (1, "advanced")
    assert "advanced" in race(tab).house.variants


LAST_SQUARE = (
    "seats: 2; option deals: no; turn: 20; mover: red; cup:; left: 5; taken: 5; bets 0: red 1000; bets 1: blue 500"
)
HOME = f"{LAST_SQUARE}; red: at back 28/1, stage 10, whip 0; blue: at home 2/8, whip 0"


@pytest.mark.clause("CM-20.4")
def test_cm_20_4_places_are_told_and_bets_paid() -> None:
    tab = season(HOME)
    events = say(tab, 0, "forward")
    assert fields(events, "placed", "chariot", "place") == [("red", 1), ("blue", 2)]
    assert only(events, "race-won")["chariot"] == "red"
    assert fields(events, "paid-off", "seat", "due", "paid") == [(0, 1000, 1000)]
    assert cash(tab) == [11_000, 10_000]
    assert book(tab).winners == (0,)


@pytest.mark.clause("CM-20.5")
def test_cm_20_5_then_come_injuries_and_experience() -> None:
    tab = season(HOME + ", hits 5, whole-hits 7")
    events = say(tab, 0, "forward")
    order = [kind for kind in kinds(events) if kind in ("paid-off", "books-opened", "outfit-recovered", "learnt")]
    assert order == ["paid-off", "books-opened", "books-opened", "outfit-recovered", "learnt", "learnt"]
    assert outfit(tab, "blue", 1).driver.left == 6
    assert (choice(tab), question(tab, None)["race"]) == ("training", 1)


@pytest.mark.clause("CM-2.5")
def test_cm_2_5_the_betting_sheet_has_a_row_for_each_colour() -> None:
    tab = season(HOME)
    words = view(tab, None)["season"]
    assert isinstance(words, dict)
    assert (words["pool"], words["odds"]) == (1500, {"red": 1, "blue": 3})
    assert seat_words(tab, None, 1)["bets"] == {"blue": 500}
    assert book(tab).sheet.bet_on(0, 0) == 10
