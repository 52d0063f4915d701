"""CM-26 Betting: before the race, in it, and what it pays."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.season.values import COLOURS, Sheet
from tests.games.talk import asked, choice, facts, kinds, only, options, question, refused, say

from .tables import GAME, book, cash, deal, fields, late, late_until, season, seat_words, told

ENTERED = "entries: red 1 lane 1, blue 1 lane 2, green 1 lane 3; todo: bets, wager-answers, start-race"
"""Everybody is entered, and bets are about to be written; nothing comes after the race."""


def betting(more: str = "", seats: int = 3, entered: str = ENTERED) -> Table:
    return season(f"seats: {seats}; {more}{entered}")


def on(**bets: int) -> tuple[int, ...]:
    names = ["red", "blue", "green", "yellow", "purple", "black", "white", "brown"]
    return tuple([bets.get(name, 0) for name in names])


@pytest.mark.clause("CM-26.1a")
def test_cm_26_1a_everybody_bets_in_hundreds() -> None:
    tab = betting("option deals: no; ")
    assert asked(tab) == [0, 1, 2]
    assert options(tab, 0) == ["bet red"]
    assert refused(tab, 0, "done").clause == "CM-26.1a"
    say(tab, 0, "bet red")
    assert options(tab, 0)[0] == "amount 100"
    assert options(tab, 0)[-1] == "amount 10000"
    assert refused(tab, 0, "amount 0").clause == "CM-26.1a"
    say(tab, 0, "amount 100", "done")
    assert asked(tab) == [1, 2]


@pytest.mark.clause("CM-26.1b")
def test_cm_26_1b_other_bets_together_not_above_that_on_ones_own() -> None:
    tab = betting("option deals: no; ceiling: 2000, 5000, 5000; ")
    say(tab, 0, "bet red", "amount 700", "bet blue", "amount 400", "bet green")
    assert options(tab, 0) == ["amount 100", "amount 200", "amount 300"]
    assert refused(tab, 0, "amount 400").clause == "CM-26.1b"
    assert refused(tab, 0, "amount 1000").clause == "CM-21.3"
    say(tab, 0, "amount 300")
    assert options(tab, 0) == ["done"]


@pytest.mark.clause("CM-26.1b")
def test_cm_26_1b_one_bet_on_each_other_colour_while_that_on_ones_own_allows() -> None:
    tab = betting("option deals: no; ")
    assert refused(tab, 1, "bet red").clause == "CM-26.1b"
    say(tab, 1, "bet blue", "amount 700")
    assert options(tab, 1) == ["done", "bet red", "bet green"]
    assert refused(tab, 1, "bet blue").clause == "CM-26.1b"
    assert refused(tab, 1, "amount 100").clause == "CM-26.1a"
    say(tab, 1, "bet red", "amount 600")
    assert options(tab, 1) == ["done", "bet green"]
    say(tab, 1, "bet green")
    assert options(tab, 1) == ["amount 100"]
    full = betting("option deals: no; ")
    say(full, 1, "bet blue", "amount 700", "bet red", "amount 700")
    assert options(full, 1) == ["done"]


@pytest.mark.clause("CM-26.1a", "CM-21.3")
def test_cm_26_1a_what_is_no_sum_or_no_time_for_one_is_refused_as_no_bet() -> None:
    tab = betting("option deals: no; ceiling: 500, 5000, 5000; ")
    assert refused(tab, 0, "amount 100").clause == "CM-26.1a"
    say(tab, 0, "bet red")
    assert refused(tab, 0, "done").clause == "CM-26.1a"
    assert refused(tab, 0, "amount 600").clause == "CM-21.3"
    say(tab, 0, "amount 300", "bet blue")
    # All he has left would go, but not on others: the bet on his own binds him, not his purse.
    poorer = betting("option deals: no; ceiling: 500, 5000, 5000; ")
    say(poorer, 0, "bet red", "amount 200", "bet blue")
    assert refused(poorer, 0, "amount 300").clause == "CM-26.1b"
    assert options(poorer, 0) == ["amount 100", "amount 200"]


@pytest.mark.clause("CM-26.1a", "CM-26.1-poor")
def test_cm_26_1a_the_last_hundred_is_bet_and_may_be_bet_on_another() -> None:
    tab = betting("option deals: no; ceiling: 100, 200, 0; ")
    assert asked(tab) == [0, 1]
    assert options(tab, 0) == ["bet red"]
    say(tab, 0, "bet red")
    assert options(tab, 0) == ["amount 100"]
    say(tab, 1, "bet blue", "amount 100")
    assert options(tab, 1) == ["done", "bet red", "bet green"]
    gone = betting("option deals: no; bankrupt: 1; ", entered=ENTERED.replace("blue 1 lane 2, ", ""))
    assert asked(gone) == [0, 2]


@pytest.mark.clause("CM-26.1a", "CM-26.4-nobody")
def test_cm_26_1a_where_nobody_has_entered_nobody_bets() -> None:
    tab = season("seats: 2; todo: bets, wager-answers, plans")
    assert (choice(tab), book(tab).sheet.before, kinds(tab.all_events(-1))) == ("plans", (), [])


@pytest.mark.clause("CM-26.1b", "CM-26.5")
def test_cm_26_1b_who_has_not_entered_bets_as_he_likes() -> None:
    tab = betting("option deals: no; ", entered=ENTERED.replace("red 1 lane 1, ", ""))
    assert options(tab, 0) == ["bet blue", "bet green"]
    say(tab, 0, "bet blue", "amount 100", "bet green", "amount 9900")
    assert options(tab, 0) == ["done"]
    bettor = betting("option deals: no; option bettors: one; ", 4)
    assert options(bettor, 3) == ["bet red", "bet blue", "bet green"]


@pytest.mark.clause("CM-26.1-poor")
def test_cm_26_1_poor_without_money_there_is_no_bet() -> None:
    tab = betting("option deals: no; ceiling: 0, 500, 5000; orders 1: target red, slow 500; ")
    assert asked(tab) == [1, 2]
    assert options(tab, 1) == ["done"]
    assert seat_words(tab, 2, 1)["cash"] is None
    say(tab, 1, "done")
    events = say(tab, 2, "bet green", "amount 100", "done")
    assert fields(events, "ledger", "seat", "change", "cause") == [(2, -100, "bet")]


@pytest.mark.clause("CM-26.2a")
def test_cm_26_2a_bets_are_opened_together() -> None:
    tab = betting("option deals: no; ")
    assert say(tab, 0, "bet red", "amount 700", "done") == []
    assert seat_words(tab, 1, 0)["bets"] == {}
    say(tab, 1, "bet blue", "amount 300", "done")
    events = say(tab, 2, "bet green", "amount 100", "bet red", "amount 100", "done")
    told_ = fields(events, "bet-placed", "seat", "chariot", "sum")
    assert told_ == [(0, "red", 700), (1, "blue", 300), (2, "red", 100), (2, "green", 100)]
    assert fields(events, "odds-set", "chariot", "odds") == [("red", 1), ("blue", 4), ("green", 12)]
    assert cash(tab) == [9_300, 9_700, 9_800]


@pytest.mark.clause("CM-26.2b", "CM-26.4")
def test_cm_26_2b_the_pool_by_the_bets_on_a_colour_rounded_down() -> None:
    sheet = Sheet((on(red=15), on(red=34, blue=251))).with_odds()
    assert (sheet.pool(), sheet.odds[0], sheet.odds[1]) == (300, 6, 1)
    assert sheet.dues(0)[0] == 90
    assert Sheet((on(red=5), on(red=5))).with_odds().odds[0] == 1


@pytest.mark.clause("CM-26.2-faction")
def test_cm_26_2_faction_two_chariots_of_a_colour_are_one_bet() -> None:
    tab = betting("option deals: no; ", entered=ENTERED.replace("blue 1 lane 2", "red-2 2 lane 2"))
    say(tab, 2, "bet green")
    say(tab, 2, "amount 200")
    assert options(tab, 2) == ["done", "bet red"]
    odds = Sheet((on(red=10, green=5), on(green=5))).with_odds().odds
    assert (len(odds), odds[:3]) == (COLOURS, (2, 0, 2))


BANK = "option deals: no; option bettors: one; "


@pytest.mark.clause("CM-26.4", "CM-26.4.1", "CM-26.4.2")
def test_cm_26_4_1_a_broken_bank_cuts_the_smallest_first() -> None:
    before = (on(red=10), on(red=5), on(blue=15))
    sheet = Sheet(before).with_odds()
    assert sheet.odds[:2] == (2, 2)
    fuller = sheet.with_lap((on(red=10), on(red=5), on()))
    assert (fuller.odds, fuller.pool()) == (sheet.odds, 45)
    assert (fuller.dues(0), fuller.payoffs(0)) == ([40, 20, 0], [40, 5, 0])
    assert sum(sheet.payoffs(1)) == 30


@pytest.mark.clause("CM-26.4.1", "CM-26.4.1-equal")
def test_cm_26_4_1_equal_dues_are_cut_together() -> None:
    equal = Sheet((on(red=10), on(red=10), on(blue=35)), (), (3, *[0] * (COLOURS - 1)))
    assert (equal.dues(0), equal.payoffs(0)) == ([30, 30, 0], [28, 27, 0])
    three = Sheet((on(red=4), on(red=10), on(red=30)), (), (1, *[0] * (COLOURS - 1)))
    short = Sheet((on(red=2), on(red=5), on(red=15, blue=13)), (), (2, *[0] * (COLOURS - 1)))
    assert three.payoffs(0) == [4, 10, 30]
    assert (short.dues(0), short.payoffs(0)) == ([4, 10, 30], [0, 5, 30])


@pytest.mark.clause("CM-26.4.2")
def test_cm_26_4_2_what_is_left_is_the_banks() -> None:
    sheet = Sheet((on(red=3), on(blue=4))).with_odds()
    assert (sheet.pool(), sheet.payoffs(0)) == (7, [6, 0])


END = (
    "turn: 20; final: 1; gone: 1; taken: 6; "
    "todo: end-of-turn, pay-off, settle-wagers, open-books, clear-track, next-race"
)


@pytest.mark.clause("CM-26.4", "CM-26.4.2")
def test_cm_26_4_only_the_winner_pays_and_the_bank_keeps_the_rest() -> None:
    words = "seats: 2; option races: 3; bets 0: red 1500; bets 1: blue 500, red 200"
    tab = season(f"{words}; red: standing finished, stage 11, place 1; blue: at home 9/5; {END}")
    assert cash(tab) == [11_500, 10_200]
    events = tab.all_events(-1)
    assert (only(events, "race-won")["chariot"], told(events, "race-void")) == ("red", [])
    assert fields(events, "paid-off", "seat", "due", "paid") == [(0, 1_500, 1_500), (1, 200, 200)]
    assert book(tab).sheet.before == ()


@pytest.mark.clause("CM-26.4-nobody")
def test_cm_26_4_nobody_home_no_winner() -> None:
    words = "seats: 2; option races: 3; bets 0: red 1500; bets 1: blue 500; wagers: 0 with 1 red against blue 300"
    end = END.replace("final: 1", "final: 0").replace("turn: 20", "turn: 80")
    tab = season(f"{words}; red: at home 9/3, driver aboard; blue: standing out, driver dead, hits 5; {end}")
    assert (cash(tab), book(tab).winners) == ([10_600, 10_000], (-1,))
    assert {"race-void", "race-won", "paid-off"} & set(kinds(tab.all_events(-1))) == {"race-void"}
    neither = season(f"{words}; red: standing out, driver dead; blue: standing out, driver dead; {end}")
    assert cash(neither) == [10_300, 10_300]


# ---- side bets


def challenged(stake: int, more: str = "") -> Table:
    tab = betting(more)
    say(tab, 0, "bet red", "amount 100", "wager 1", "back red", "against green", f"amount {stake}", "done")
    say(tab, 1, "bet blue", "amount 100", "done")
    say(tab, 2, "bet green", "amount 100", "done")
    return tab


@pytest.mark.clause("CM-26.1c")
def test_cm_26_1c_a_side_bet_is_offered_and_accepted() -> None:
    tab = challenged(500)
    assert (choice(tab), asked(tab)) == ("wager-answers", [1])
    assert facts(tab, 1) == {"by": 0, "colour": "red", "against": "green", "stake": 500}
    assert question(tab, 2)["by"] is None
    assert cash(tab) == [9_400, 9_900, 9_900]
    say(tab, 1, "accept 0", "done")
    assert cash(tab) == [9_400, 9_400, 9_900]
    assert [wager.numbers() for wager in book(tab).wagers] == [(0, 1, 0, 2, 5)]


@pytest.mark.clause("CM-26.1c")
def test_cm_26_1c_one_side_bet_and_no_more_bets_after_it() -> None:
    tab = betting()
    say(tab, 0, "bet red", "amount 100")
    assert options(tab, 0) == ["done", "bet blue", "bet green", "wager 1", "wager 2"]
    say(tab, 0, "wager 1")
    assert options(tab, 0) == ["back red", "back blue", "back green"]
    say(tab, 0, "back red")
    assert options(tab, 0) == ["against blue", "against green"]
    say(tab, 0, "against green")
    assert refused(tab, 0, "amount 10000").clause == "CM-21.3"
    say(tab, 0, "amount 500")
    assert options(tab, 0) == ["done"]
    assert refused(tab, 0, "wager 2").clause == "CM-26.1c"


@pytest.mark.clause("CM-26.1c")
def test_cm_26_1c_it_takes_two_colours_and_a_hundred_left() -> None:
    def wagers(ceiling: int, entered: str) -> list[str]:
        tab = betting(f"ceiling: {ceiling}, 5000, 5000; ", entered=entered)
        say(tab, 0, "bet red", "amount 100")
        return [words for words in options(tab, 0) if words.startswith("wager")]

    two = ENTERED.replace(", green 1 lane 3", "")
    one = two.replace(", blue 1 lane 2", "")
    assert wagers(200, two) == ["wager 1", "wager 2"]
    assert wagers(100, two) == []
    assert wagers(200, one) == []


@pytest.mark.clause("CM-26.1c")
def test_cm_26_1c_offers_and_answers_are_told_and_none_is_left_over() -> None:
    offered = ("seat", "rival", "chariot", "against", "sum")
    tab = challenged(500)
    assert fields(tab.all_events(-1), "wager-offered", *offered) == [(0, 1, "red", "green", 500)]
    say(tab, 1, "accept 0")
    assert facts(tab, 1) == {"by": None, "colour": None, "against": None, "stake": None}
    events = say(tab, 1, "done")
    assert fields(events, "wager-made", *offered) == [(0, 1, "red", "green", 500)]
    assert (told(events, "wager-declined"), book(tab).challenges) == ([], ())
    declined = challenged(500)
    events = say(declined, 1, "decline 0", "done")
    assert fields(events, "wager-declined", *offered) == [(0, 1, "red", "green", 500)]
    assert (told(events, "wager-made"), book(declined).challenges, book(declined).wagers) == ([], (), ())


@pytest.mark.clause("CM-26.1c", "CM-21.3")
def test_cm_26_1c_who_is_challenged_twice_answers_with_what_is_left() -> None:
    def twice(blue: int, first: str) -> Table:
        tab = betting(f"ceiling: 5000, {blue}, 5000; ")
        for seat, colour in ((0, "red"), (2, "green")):
            say(tab, seat, f"bet {colour}", "amount 100", "wager 1", f"back {colour}", "against blue", "amount 300")
            say(tab, seat, "done")
        say(tab, 1, "bet blue", "amount 100", "done")
        say(tab, 1, first)
        return tab

    assert options(twice(700, "accept 0"), 1) == ["accept 2", "decline 2"]
    assert options(twice(600, "accept 0"), 1) == ["decline 2"]
    assert options(twice(600, "decline 0"), 1) == ["accept 2", "decline 2"]
    poor = twice(600, "accept 0")
    assert refused(poor, 1, "accept 2").clause == "CM-21.3"
    assert refused(poor, 1, "done").clause == "CM-26.1c"
    say(poor, 1, "decline 2", "done")
    assert cash(poor) == [4_600, 200, 4_900]


@pytest.mark.clause("CM-26.1c")
def test_cm_26_1c_declined_or_out_of_reach_the_stake_goes_back() -> None:
    tab = challenged(500)
    say(tab, 1, "decline 0", "done")
    assert cash(tab) == [9_900, 9_900, 9_900]
    assert asked(challenged(500, "ceiling: 5000, 600, 5000; ")) == [1]
    void = challenged(500, "ceiling: 5000, 500, 5000; ")
    assert choice(void) != "wager-answers"
    assert cash(void) == [4_900, 400, 4_900]
    secret = challenged(500, "ceiling: 5000, 1000, 5000; orders 1: target red, slow 500; ")
    assert options(secret, 1) == ["decline 0"]


@pytest.mark.clause("CM-26.1c")
@pytest.mark.parametrize(("red", "blue", "paid"), [(9, 5, [10_600, 10_000]), (5, 9, [10_000, 10_600])])
def test_cm_26_1c_the_better_chariot_decides(red: int, blue: int, paid: list[int]) -> None:
    words = "seats: 2; option races: 3; wagers: 0 with 1 red against blue 300"
    field = f"red: at home {red}/3; blue: at home {blue}/3"
    tab = season(f"{words}; {field}; {END.replace('final: 1', 'final: 0').replace('turn: 20', 'turn: 80')}")
    assert cash(tab) == paid
    settled = fields(tab.all_events(-1), "wager-settled", "seat", "rival", "winner", "sum")
    assert (settled, book(tab).wagers) == ([(0, 1, 0 if red > blue else 1, 600)], ())


@pytest.mark.clause("CM-26.1c")
def test_cm_26_1c_no_side_bets_where_there_are_no_deals() -> None:
    tab = betting("option deals: no; ")
    say(tab, 0, "bet red", "amount 100")
    assert [words for words in options(tab, 0) if words.startswith("wager")] == []


# ---- in the race


def at_corner(taken: int, window: int = 0, more: str = "", stage: int = 2) -> Table:
    bets = "bets 0: red 1000, blue 200; bets 1: blue 500"
    field = f"red: at back 28/3, stage {stage}, whip 0; blue: at home 2/8, whip 0"
    laps = f"window: {window}; " if window else ""
    return season(f"seats: 3; {laps}mover: red; cup:; left: 1; taken: {taken}; {bets}; {field}; {more}")


@pytest.mark.clause("CM-26.3", "CM-26.3-free")
def test_cm_26_3_bets_again_when_the_first_egg_is_down() -> None:
    tab = at_corner(1)
    assert "marker-taken" in kinds(say(tab, 0, "forward"))
    assert (choice(tab), asked(tab)) == ("lap-bets", [0, 1])
    assert options(tab, 0) == ["done", "bet red", "bet blue"]
    say(tab, 0, "bet red")
    assert options(tab, 0)[-1] == "amount 1000"
    assert refused(tab, 0, "amount 1100").clause == "CM-26.3"
    say(tab, 0, "amount 1000", "bet blue", "amount 200", "done")
    assert options(tab, 1) == ["done", "bet blue"]
    events = say(tab, 1, "done")
    assert fields(events, "lap-bet", "seat", "chariot", "sum") == [(0, "red", 1000), (0, "blue", 200)]
    assert (book(tab).window, book(tab).sheet.pool()) == (1, 29)
    assert (cash(tab)[0], book(tab).sheet.odds[:2]) == (8_800, (1, 2))


@pytest.mark.clause("CM-26.3")
@pytest.mark.parametrize(("taken", "window", "asks"), [(3, 1, True), (1, 1, False), (3, 2, False), (5, 2, False)])
def test_cm_26_3_twice_and_no_more(taken: int, window: int, asks: bool) -> None:  # noqa: FBT001
    tab = at_corner(taken, window, stage=2 * taken)
    assert "marker-taken" in kinds(say(tab, 0, "forward"))
    assert (choice(tab) == "lap-bets") == asks


@pytest.mark.clause("CM-26.3")
@pytest.mark.parametrize(("window", "asks"), [(1, True), (2, False)])
def test_cm_26_3_not_after_a_third_lap_where_there_are_more(window: int, asks: bool) -> None:  # noqa: FBT001
    bets = "bets 0: red 1000; bets 1: blue 500"
    field = "red: at home 4/3, whip 0; blue: at home 2/8, whip 0"
    tab = season(f"seats: 2; window: {window}; mover: red; cup:; left: 1; taken: 6; {bets}; {field}")
    say(tab, 0, "forward")
    assert (choice(tab) == "lap-bets") == asks


@pytest.mark.clause("CM-26.3")
@pytest.mark.parametrize(
    ("more", "seats"),
    [
        ("ceiling: 100, 5000, 5000", [0, 1]),
        ("ceiling: 0, 5000, 5000", [1]),
        ("ceiling: 5000, 5000, 5000; bankrupt: 1", [0]),
    ],
)
def test_cm_26_3_who_has_money_and_a_bet_is_asked(more: str, seats: list[int]) -> None:
    tab = at_corner(1, more=more)
    say(tab, 0, "forward")
    assert (choice(tab), asked(tab)) == ("lap-bets", seats)


@pytest.mark.clause("CM-26.3", "CM-21.3")
def test_cm_26_3_one_bet_on_each_colour_as_far_as_the_money_goes() -> None:
    tab = at_corner(1, more="ceiling: 400, 5000, 5000")
    say(tab, 0, "forward")
    assert facts(tab, 0) == {"lap": 1, "left": 400}
    say(tab, 0, "bet red", "amount 300")
    assert (options(tab, 0), facts(tab, 0)) == (["done", "bet blue"], {"lap": 1, "left": 100})
    assert refused(tab, 0, "bet red").clause == "CM-26.3"
    say(tab, 0, "bet blue")
    assert options(tab, 0) == ["amount 100"]
    assert refused(tab, 0, "amount 200").clause == "CM-21.3"
    assert refused(tab, 0, "amount 0").clause == "CM-26.3"
    say(tab, 0, "amount 100")
    assert options(tab, 0) == ["done"]
    rich = at_corner(1, more="ceiling: 400, 5000, 5000")
    say(rich, 0, "forward")
    say(rich, 0, "bet blue")
    assert refused(rich, 0, "amount 400").clause == "CM-26.3"


@pytest.mark.clause("CM-26.3")
def test_cm_26_3_not_on_what_can_no_longer_win() -> None:
    tab = at_corner(1, 0, "green: standing out, driver dead; bets 2: green 500, red 100")
    say(tab, 0, "forward")
    assert options(tab, 2) == ["done", "bet red"]


# ---- bettors and the end


@pytest.mark.clause("CM-26.5", "CM-26.5-option")
@pytest.mark.parametrize(
    ("seats", "option", "bettors"), [(10, "none", 2), (9, "none", 1), (8, "none", 0), (4, "two", 2)]
)
def test_cm_26_5_seats_beyond_eight_are_bettors(seats: int, option: str, bettors: int) -> None:
    tab = deal(seats, {"bettors": option})
    colours = book(tab).colours
    assert [colour == -1 for colour in colours] == [False] * (seats - bettors) + [True] * bettors
    assert asked(tab) == list(range(seats - bettors))
    assert cash(tab) == [10_000] * seats


@pytest.mark.clause("CM-26.5")
def test_cm_26_5_a_bettor_may_plot_and_win() -> None:
    tab = season("seats: 3; option bettors: one; option deals: no")
    assert "drug red" in options(tab, 2)
    assert not [words for words in options(tab, 2) if words.startswith(("guard", "buy"))]
    over = season("seats: 3; option bettors: one; option races: 1; race: 1; ceiling: 900, 800, 1000; todo: next-race")
    result = GAME.result(over.state)
    assert result is not None
    assert (result.places, result.clauses) == ([2, 3, 1], ["CM-26.5"])


@pytest.mark.clause("CM-26.5")
def test_cm_26_5_equal_fortunes_share_a_place_and_the_bankrupt_are_last() -> None:
    words = "seats: 4; option races: 1; race: 1; bankrupt: 2, 1; ceiling: 0, 0, 0, 0; todo: next-race"
    result = GAME.result(season(words).state)
    assert result is not None
    assert result.places == [1, 3, 4, 1]


@pytest.mark.clause("CM-26.1a")
def test_cm_26_1a_who_is_late_bets_a_hundred_on_his_own() -> None:
    tab = betting("option deals: no; ")
    events = late(tab)
    assert fields(events, "bet-placed", "chariot", "sum") == [("red", 100), ("blue", 100), ("green", 100)]
    assert told(events, "wager-offered") == []
    late_until(tab, "season-speeds")
    assert only(tab.all_events(-1), "turn-begun")["turn"] == 1
