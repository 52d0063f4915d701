"""CM-21 Spending money: the ledger, loans, sales, horses, drivers and cars."""

from __future__ import annotations

import pytest

from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus.charts import NEW_HORSE
from harena.games.circus_maximus.season.deals import lots_left
from harena.games.circus_maximus.season.values import MOST_OUTFITS
from tests.games.talk import Draw, asked, choice, facts, kinds, only, options, refused, say

from .tables import GAME, Words, all_say, book, cash, fields, late, outfit, season, seat_words, told

QUIET = "option deals: no; "


@pytest.mark.clause("CM-21.1")
def test_cm_21_1_every_line_of_the_ledger_gives_the_balance() -> None:
    tab = season(f"seats: 2; {QUIET}stable red: 1 = horses 4/4/4/4, car no-light | 2 = horses 4/4/4/4")
    say(tab, 0, "buy car 1", "done")
    events = say(tab, 1, "done")
    assert fields(events, "ledger", "seat", "change", "balance", "cause") == [(0, -500, 9500, "purchase")]


@pytest.mark.clause("CM-21.1-open")
def test_cm_21_1_open_what_was_spent_in_secret_is_told_after_the_race() -> None:
    tab = season(
        f"seats: 2; {QUIET}race: 1; ceiling: 10000, 8000; orders 1: target red, slow 700, guard-drugs 200; "
        "todo: open-books, next-race"
    )
    assert cash(tab) == [10_000, 7_100]
    assert book(tab).sealed == 0
    assert seat_words(tab, 0, 1)["cash"] == 7_100


@pytest.mark.clause("CM-21.1-open", "CM-25.4")
def test_cm_21_1_open_the_books_are_closed_over_all_that_was_suspected_or_shown() -> None:
    orders = "orders 1: target red, slow 700, drug 500, guard-drugs 200; shown 1: drug; suspect: 0, 1; drugs-open: red"
    tab = season(f"seats: 2; {QUIET}race: 1; sealed: 1; {orders}; todo: open-books, next-race")
    after = book(tab)
    assert (after.shown, after.opened, after.suspect, after.sealed) == ((0, 0), 0, 0, 0)
    assert [one.total() for one in after.orders] == [0, 0]
    opened = fields(tab.all_events(-1), "books-opened", "seat", "target", "bribe", "drug", "sabotage")
    assert opened == [(0, None, 0, 0, 0), (1, "red", 700, 500, 0)]
    ledger = fields(tab.all_events(-1), "ledger", "seat", "change", "balance", "cause")
    assert ledger == [(1, -1_400, 8_600, "orders")]


@pytest.mark.clause("CM-21.1-open")
def test_cm_21_1_open_until_then_others_know_the_most_alone() -> None:
    tab = season("seats: 2; red: at home 20/3; blue: at home 20/5; orders 1: target red, slow 700")
    assert (seat_words(tab, 0, 1)["cash"], seat_words(tab, 0, 1)["at_most"]) == (None, 10_000)
    assert seat_words(tab, 1, 1)["cash"] == 9_300


@pytest.mark.clause("CM-21.1-hundreds")
def test_cm_21_1_hundreds_there_are_no_other_sums() -> None:
    tab = season(f"seats: 2; {QUIET}")
    say(tab, 0, "guard drugs")
    assert options(tab, 0)[:3] == ["amount 100", "amount 200", "amount 300"]
    assert options(tab, 0)[-1] == "amount 10000"
    with pytest.raises(Exception, match="not a move"):
        GAME.picks.parse("amount 150")


# ---- loans


def lent(lent_: int, back: int, due: int) -> Table:
    tab = season("seats: 2; option races: 3", [])
    say(tab, 0, "lend 1", f"amount {lent_}", f"amount {back}", f"due {due}", "done")
    say(tab, 1, "done")
    return tab


@pytest.mark.clause("CM-21.2a", "CM-21.2-offers")
def test_cm_21_2a_a_loan_is_offered_on_free_terms_and_made_when_accepted() -> None:
    tab = lent(3000, 3600, 2)
    assert (choice(tab), asked(tab)) == ("loan-answers", [1])
    assert facts(tab, 1) == {"lender": 0, "lent": 3000, "back": 3600, "due": 2}
    assert cash(tab) == [10_000, 10_000]
    events = say(tab, 1, "accept 0", "done")
    assert "loan-made" in kinds(events)
    assert cash(tab) == [7_000, 13_000]
    assert [loan.numbers() for loan in book(tab).loans] == [(0, 1, 30, 36, 2)]


@pytest.mark.clause("CM-21.2a", "CM-21.2-offers")
def test_cm_21_2a_offers_are_told_with_their_terms_and_none_is_left_over() -> None:
    terms = ("lender", "borrower", "lent", "back", "due")
    tab = lent(3000, 3600, 2)
    assert fields(tab.all_events(-1), "loan-offered", *terms) == [(0, 1, 3000, 3600, 2)]
    say(tab, 1, "accept 0")
    assert facts(tab, 1) == {"lender": None, "lent": None, "back": None, "due": None}
    assert options(tab, 1) == ["done"]
    events = say(tab, 1, "done")
    assert fields(events, "loan-made", *terms) == [(0, 1, 3000, 3600, 2)]
    assert (told(events, "loan-declined"), book(tab).offers) == ([], ())
    no = lent(3000, 3600, 2)
    events = late(no)
    assert fields(events, "loan-declined", *terms) == [(0, 1, 3000, 3600, 2)]
    assert (told(events, "loan-made"), book(no).offers) == ([], ())


@pytest.mark.clause("CM-21.2a")
def test_cm_21_2a_every_lender_has_his_own_answer() -> None:
    tab = season("seats: 3; option races: 3")
    say(tab, 0, "lend 2", "amount 1000", "amount 0", "due 1", "done")
    say(tab, 1, "lend 2", "amount 2000", "amount 2500", "due 3", "done")
    say(tab, 2, "done")
    assert options(tab, 2) == ["accept 0", "decline 0"]
    say(tab, 2, "decline 0")
    assert (facts(tab, 2)["lender"], options(tab, 2)) == (1, ["accept 1", "decline 1"])
    say(tab, 2, "accept 1", "done")
    assert (cash(tab), len(book(tab).loans)) == ([10_000, 8_000, 12_000], 1)


@pytest.mark.clause("CM-21.2a", "CM-21.3")
def test_cm_21_2a_who_has_money_lends_and_who_has_a_stable_sells() -> None:
    words = "seats: 4; option bettors: one; ceiling: {}; stable blue: 1 = horses 4/4/4/4 | 3 = horses 4/4/4/4"
    tab = season(words.format("100, 0, 5000, 0"))
    # The bettor has neither money nor a stable.
    assert (choice(tab), asked(tab)) == ("deals", [0, 1, 2])
    assert [one for one in options(tab, 0) if "lend" in one] == ["lend 1", "lend 2", "lend 3"]
    assert options(tab, 1) == ["done", "sell 1", "sell 3"]
    assert refused(tab, 1, "lend 0").clause == "CM-21.2a"
    assert refused(tab, 1, "sell 2").clause == "CM-21.3"
    say(tab, 0, "lend 1")
    assert options(tab, 0) == ["amount 100"]
    assert refused(tab, 0, "amount 200").clause == "CM-21.3"
    say(tab, 1, "sell 3")
    assert options(tab, 1)[0] == "amount 100"
    say(tab, 1, "amount 400")
    assert options(tab, 1) == ["done"]
    bankrupt = season(words.format("5000, 5000, 5000, 100") + "; bankrupt: 1")
    assert asked(bankrupt) == [0, 2, 3]
    assert [one for one in options(bankrupt, 0) if "lend" in one] == ["lend 2", "lend 3"]


@pytest.mark.clause("CM-21.2a")
def test_cm_21_2a_a_loan_declined_moves_nothing() -> None:
    tab = lent(3000, 3600, 2)
    assert "loan-declined" in kinds(say(tab, 1, "decline 0", "done"))
    assert (cash(tab), book(tab).loans) == ([10_000, 10_000], ())


@pytest.mark.clause("CM-21.2-offers")
def test_cm_21_2_offers_one_loan_and_one_lot_a_race() -> None:
    tab = season("seats: 2; option races: 3; race: 2")
    say(tab, 0, "lend 1", "amount 500")
    assert options(tab, 0)[-1] == "amount 2500"
    say(tab, 0, "amount 600")
    assert options(tab, 0) == ["due 2", "due 3"]
    say(tab, 0, "due 3")
    assert [words for words in options(tab, 0) if words.startswith("lend")] == []
    say(tab, 0, "sell 2", "amount 700")
    assert options(tab, 0) == ["done"]
    off = season("seats: 2; option deals: no")
    assert choice(off) == "plans"


@pytest.mark.clause("CM-21.2a")
def test_cm_21_2a_a_loan_is_paid_back_after_its_race_and_not_before() -> None:
    words = "seats: 2; option races: 3; loans: 0 to 1 3000 for 3600 due 2; ceiling: 7000, 13000; "
    early = season(f"{words}race: 1; todo: dues, next-race")
    assert cash(early) == [7_000, 13_000]
    tab = season(f"{words}race: 2; todo: dues, next-race")
    assert (cash(tab), book(tab).loans) == ([10_600, 9_400], ())


DEFAULT = (
    "seats: 3; option races: 3; race: 1; ceiling: 1100, 5000, 5000; loans: 1 to 0 3000 for 3600 due 1; "
    "stable red: 1 = horses 4/4/4/4 | 2 = horses 5/5/5/5 | 3 = horses 3/3/3/3; todo: dues, next-race"
)


@pytest.mark.clause("CM-21.2b", "CM-21.2-lots")
def test_cm_21_2b_a_debtor_sells_until_he_can_pay() -> None:
    tab = season(DEFAULT, [0])
    assert (choice(tab), asked(tab), facts(tab, None)) == ("sell-next", [0], {"short": 2500})
    say(tab, 0, "sell 1")
    assert (choice(tab), asked(tab)) == ("bids", [1, 2])
    say(tab, 1, "amount 900")
    events = say(tab, 2, "amount 900")
    assert fields(events, "lot-sold", "seat", "buyer", "outfit", "sum") == [(0, 1, 1, 900)]
    assert len(book(tab).stables[1]) == 6
    assert (choice(tab), options(tab, 0)) == ("sell-next", ["sell 2", "sell 3"])
    say(tab, 0, "sell 2")
    say(tab, 1, "amount 0")
    events = say(tab, 2, "amount 1700")
    assert "loan-paid" in kinds(events)
    assert "bankrupt" not in kinds(events)
    assert cash(tab) == [100, 5000 - 900 + 3600, 5000 - 1700]
    assert lots_left(tab.state, Seat(0), 0) == [2]  # type: ignore[arg-type]


@pytest.mark.clause("CM-21.2b", "CM-21.2-unsold")
def test_cm_21_2b_who_still_cannot_pay_is_bankrupt() -> None:
    tab = season(DEFAULT, [1])
    say(tab, 0, "sell 1")
    say(tab, 1, "amount 900")
    assert only(say(tab, 2, "amount 900"), "lot-sold")["buyer"] == 2
    say(tab, 0, "sell 2")
    say(tab, 1, "amount 1000")
    say(tab, 2, "amount 0")
    say(tab, 0, "sell 3")
    say(tab, 1, "amount 0")
    events = say(tab, 2, "amount 0")
    assert kinds(events)[:4] == ["bid", "bid", "lot-unsold", "defaulted"]
    assert only(events, "loan-paid")["back"] == 3000
    assert "bankrupt" in kinds(events)
    assert (book(tab).gone, book(tab).stables[0], cash(tab)) == ((0,), (), [0, 7000, 4100])
    assert 0 not in asked(tab)


@pytest.mark.clause("CM-21.2-claims")
def test_cm_21_2_claims_what_others_owe_the_bankrupt_is_the_banks() -> None:
    words = "loans: 1 to 0 3000 for 3600 due 1, 0 to 2 500 for 800 due 2; stable red:; todo: dues, next-race"
    tab = season(f"seats: 3; option races: 3; race: 1; ceiling: 1100, 5000, 5000; {words}")
    assert book(tab).gone == (0,)
    assert [loan.numbers() for loan in book(tab).loans] == [(-1, 2, 5, 8, 2)]
    due = season(
        "seats: 3; option races: 3; race: 2; bankrupt: 0; ceiling: 0, 5000, 5000; "
        "loans: bank to 2 500 for 800 due 2; todo: dues, next-race"
    )
    assert cash(due) == [0, 5000, 4200]


@pytest.mark.clause("CM-21.2b")
def test_cm_21_2b_a_bettor_has_nothing_to_sell() -> None:
    tab = season(
        "seats: 3; option bettors: one; option races: 3; race: 1; ceiling: 5000, 5000, 700; "
        "loans: 0 to 2 500 for 900 due 1; todo: dues, next-race"
    )
    assert (book(tab).gone, cash(tab)) == ((2,), [5700, 5000, 0])


# ---- sales


@pytest.mark.clause("CM-21.3", "CM-21.3-sale", "CM-21.2-lots")
def test_cm_21_3_an_outfit_goes_to_the_highest_sealed_bid() -> None:
    tab = season("seats: 3; stable red: 1 = horses 7/7/7/7 | 2 = horses 4/4/4/4")
    say(tab, 0, "sell 1", "amount 800", "done")
    say(tab, 1, "done")
    say(tab, 2, "done")
    assert (choice(tab), asked(tab)) == ("bids", [1, 2])
    assert options(tab, 1)[:3] == ["amount 0", "amount 800", "amount 900"]
    assert refused(tab, 1, "amount 700").clause == "CM-21.3"
    assert say(tab, 1, "amount 800") == []
    events = say(tab, 2, "amount 900")
    assert fields(events, "bid", "seat", "sum") == [(1, 800), (2, 900)]
    assert cash(tab) == [10_900, 10_000, 9_100]
    assert book(tab).owned(0) == [1]
    assert outfit(tab, "green", 6).team.boxes == (7, 7, 7, 7)


@pytest.mark.clause("CM-21.3", "CM-21.2-lots")
def test_cm_21_3_who_can_pay_the_least_price_and_has_room_may_bid() -> None:
    six = " | ".join([f"{number + 1} = horses 4/4/4/4" for number in range(MOST_OUTFITS)])
    tab = season(f"seats: 5; option bettors: one; ceiling: 9000, 800, 700, 9000, 9000; stable yellow: {six}")
    say(tab, 0, "sell 1", "amount 800", "done")
    events = [event for seat in (1, 2, 3, 4) for event in say(tab, seat, "done")]
    assert fields(events, "lot-offered", "seat", "outfit", "least") == [(0, 1, 800)]
    # Blue has just enough and green not, yellow's stable is full, and a bettor has none.
    assert (choice(tab), asked(tab)) == ("bids", [1])
    assert options(tab, 1) == ["amount 0", "amount 800"]
    assert facts(tab, 1) == {"seller": 0, "chariot": "red", "outfit": 1, "least": 800, "left": 800}
    assert facts(tab, 3)["left"] is None
    events = say(tab, 1, "amount 0")
    assert fields(events, "lot-unsold", "seat", "outfit") == [(0, 1)]
    assert (book(tab).lots, book(tab).owned(0)[0], told(events, "lot-sold")) == ((), 0, [])


@pytest.mark.clause("CM-21.3")
def test_cm_21_3_a_bought_outfit_takes_the_first_empty_place() -> None:
    stables = "stable red: 1 = horses 7/7/7/7; stable blue: 1 = horses 4/4/4/4 | 3 = horses 4/4/4/4"
    tab = season(f"seats: 2; {stables}")
    say(tab, 0, "sell 1", "amount 800", "done")
    say(tab, 1, "done")
    events = say(tab, 1, "amount 900")
    assert fields(events, "ledger", "seat", "change", "cause") == [(1, -900, "sale"), (0, 900, "sale")]
    assert (book(tab).owned(0), book(tab).owned(1)) == ([], [0, 1, 2])
    assert outfit(tab, "blue", 2).team.boxes == (7, 7, 7, 7)


@pytest.mark.clause("CM-21.3")
def test_cm_21_3_nobody_spends_what_he_does_not_have() -> None:
    tab = season(f"seats: 2; {QUIET}ceiling: 1200, 5000")
    say(tab, 0, "guard drugs", "amount 1000", "guard sabotage")
    assert options(tab, 0) == ["amount 100", "amount 200"]
    assert refused(tab, 0, "amount 300").clause == "CM-21.3"
    say(tab, 0, "amount 200")
    assert options(tab, 0) == ["done"]


# ---- horses


HURT = (
    "stable red: 1 = horses 0/4/4/4, boxes 5/4/4/4, endurance 40, team-learnt 4, hits 6, whole-hits 8 "
    "| 2 = horses 4/4/4/4"
)


def market(*row: str, draws: list[Draw], stable: str = HURT) -> tuple[Table, list[Words]]:
    tab = season(f"seats: 2; {QUIET}{stable}", draws, None)
    say(tab, 1, "done")
    return tab, say(tab, 0, *row, "done")


@pytest.mark.clause("CM-21.4.1", "CM-21.4.3")
def test_cm_21_4_1_a_horse_for_a_dead_one_by_two_dice() -> None:
    tab, events = market("buy horse 1 2000", draws=[2, 3, 4])
    assert fields(events, "horse-bought", "sum", "speed", "dice") == [(2000, 3, [2, 3])]
    team = outfit(tab, "red", 1).team
    assert (team.boxes, team.left, team.endurance, team.points) == ((3, 4, 4, 4), (3, 4, 4, 4), 36, 4)
    assert cash(tab)[0] == 8000


@pytest.mark.clause("CM-21.4.1", "CM-21.4.1-chart")
def test_cm_21_4_1_chart_is_the_printed_one() -> None:
    assert [len(NEW_HORSE), {len(row) for row in NEW_HORSE}] == [11, {8}]
    assert NEW_HORSE[7 - 2] == [2, 2, 2, 2, 2, 3, 4, 5]
    assert [row[6] for row in NEW_HORSE] == [8, 7, 7, 6, 5, 4, 5, 6, 7, 7, 8]
    assert [row[0] for row in NEW_HORSE] == [3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4]
    _, events = market("buy horse 1 3500", draws=[3, 4, 4])
    assert only(events, "horse-bought")["speed"] == 4


@pytest.mark.clause("CM-21.4", "CM-21.4-team")
def test_cm_21_4_single_horses_only_for_dead_ones_and_teams_as_four() -> None:
    tab = season(f"seats: 2; {QUIET}{HURT}")
    assert refused(tab, 0, "buy horse 2 500").clause == "CM-21.4.1"
    assert refused(tab, 0, "buy horse 1 500", "buy horse 1 500").clause == "CM-21.4.1"
    say(tab, 0, "buy team 2")
    assert all(words.startswith("buy horse 2") for words in options(tab, 0))
    say(tab, 0, "buy horse 2 500", "buy horse 2 500", "buy horse 2 500")
    assert "done" not in options(tab, 0)


@pytest.mark.clause("CM-21.4")
def test_cm_21_4_a_bought_team_is_new_in_everything() -> None:
    row = ["buy team 1", "buy horse 1 500", "buy horse 1 1000", "buy horse 1 4000", "buy horse 1 4000"]
    tab, events = market(*row, draws=[1, 1, 1, 1, 3, 4, 6, 6, 5])
    team = outfit(tab, "red", 1).team
    assert (team.boxes, team.left, team.endurance, team.points) == ((3, 4, 5, 8), (3, 4, 5, 8), 43, 0)
    assert "endurance-spoiled" not in kinds(events)
    assert cash(tab)[0] == 500


@pytest.mark.clause("CM-21.4.2")
def test_cm_21_4_2_a_new_horse_may_stand_anywhere() -> None:
    tab, _ = market("buy horse 1 2000", draws=[1, 2, 4])
    assert (choice(tab), asked(tab)) == ("arrange", [0])
    assert facts(tab, None)["horses"] == [5, 4, 4, 4]
    say(tab, 0, "order 2-1-3-4")
    assert outfit(tab, "red", 1).team.boxes == (4, 5, 4, 4)
    assert choice(tab) == "entries"
    none, _ = market("guard drugs", "amount 100", draws=[])
    assert choice(none) == "entries"


@pytest.mark.clause("CM-21.4.3", "CM-21.4.3-least", "CM-21.5b")
def test_cm_21_4_3_each_newcomer_costs_a_die_but_never_the_last_point() -> None:
    stable = "stable red: 1 = horses 0/0/4/4, boxes 5/4/4/4, endurance 6, hits 0, whole-hits 8 | 2 = horses 4/4/4/4"
    tab, events = market(
        "buy horse 1 500", "buy horse 1 500", "buy driver 1 +0", draws=[1, 2, 2, 1, 2, 3, 1, 4], stable=stable
    )
    assert fields(events, "endurance-spoiled", "endurance") == [(4,), (1,), (1,)]
    assert outfit(tab, "red", 1).team.endurance == 1


# ---- drivers and cars


@pytest.mark.clause("CM-21.5a", "CM-21.5b")
def test_cm_21_5a_a_driver_for_a_hurt_one() -> None:
    tab, _ = market("buy driver 1 +1", draws=[6, 2])
    driver = outfit(tab, "red", 1).driver
    assert (driver.modifier, driver.hits, driver.left, driver.points) == (1, 9, 9, 0)
    assert outfit(tab, "red", 1).team.endurance == 38
    assert cash(tab)[0] == 7500


@pytest.mark.clause("CM-21.5a")
@pytest.mark.parametrize(("skill", "left"), [("+0", 8500), ("+1", 7500), ("+2", 6000)])
def test_cm_21_5a_prices_by_modifier_and_none_for_the_sound(skill: str, left: int) -> None:
    tab, _ = market(f"buy driver 1 {skill}", draws=[1, 1])
    assert cash(tab)[0] == left
    tab = season(f"seats: 2; {QUIET}{HURT}")
    assert refused(tab, 0, f"buy driver 2 {skill}").clause == "CM-21.5a"


@pytest.mark.clause("CM-21.6")
def test_cm_21_6_a_car_for_a_wreck_of_the_same_class() -> None:
    stable = "stable red: 1 = horses 4/4/4/4, car no-heavy | 2 = horses 4/4/4/4"
    tab, _ = market("buy car 1", draws=[], stable=stable)
    car = outfit(tab, "red", 1).car
    assert (car.weight, car.there, car.worn, cash(tab)[0]) == (2, 1, (0, 0), 9500)
    tab = season(f"seats: 2; {QUIET}{stable}")
    assert refused(tab, 0, "buy car 2").clause == "CM-21.6"


@pytest.mark.clause("CM-21.7")
def test_cm_21_7_parts_come_for_lost_ones_of_their_own_outfit_alone() -> None:
    tab = season(f"seats: 2; {QUIET}{HURT}")
    offered = {words.rpartition(" ")[0] for words in options(tab, 0) if words.startswith("buy")}
    assert offered == {"buy team", "buy horse 1", "buy driver 1"}
    say(tab, 0, "buy driver 1 +0")
    assert refused(tab, 0, "buy horse 1 500").clause == "CM-21.4.1"
    late(tab)
    all_say(tab, "stay out")
    assert told(tab.all_events(-1), "horse-bought") == []


# ---- plans

RUIN = "horses 0/0/4/4, boxes 5/4/4/4, hits 6, whole-hits 8, car no-light"


def plans(money: int, *row: str, stable: str = f"1 = {RUIN} | 2 = horses 4/4/4/4", more: str = "") -> list[str]:
    """What may come next in red's plan, purchases without their prices."""
    tab = season(f"seats: 2; {QUIET}{more}ceiling: {money}, 5000; stable red: {stable}")
    if row:
        say(tab, 0, *row)
    names = [words.rpartition(" ")[0] if "horse" in words or "driver" in words else words for words in options(tab, 0)]
    return list(dict.fromkeys(names))


@pytest.mark.clause("CM-20.2.1", "CM-21.3")
def test_cm_20_2_1_whatever_can_be_paid_is_offered_and_nothing_dearer() -> None:
    guards = ["guard bribery", "guard drugs", "guard sabotage"]
    assert plans(100) == ["done", *guards]
    broke = season(f"seats: 2; {QUIET}ceiling: 0, 5000")
    assert (choice(broke), asked(broke)) == ("plans", [1])
    bribes = ["bribe peace blue", "bribe slow blue", "drug blue", "drug blue-2"]
    assert plans(400) == ["done", *guards]
    assert plans(500) == ["done", "buy horse 1", "buy car 1", *bribes, *guards]
    assert "sabotage blue" not in plans(900)
    assert "sabotage blue" in plans(1000)
    assert "buy driver 1" not in plans(1400)
    assert "buy driver 1" in plans(1500)
    assert [words for words in plans(1900) if "team" in words] == []
    assert [words for words in plans(2000) if "team" in words] == ["buy team 1", "buy team 2"]


@pytest.mark.clause("CM-20.2.1", "CM-21.7")
def test_cm_20_2_1_items_come_in_one_order_and_each_once() -> None:
    def bought(*row: str) -> list[str]:
        return [words for words in plans(20_000, *row) if words.startswith("buy")]

    assert bought() == ["buy team 1", "buy horse 1", "buy driver 1", "buy car 1", "buy team 2"]
    assert bought("buy horse 1 500") == ["buy horse 1", "buy driver 1", "buy car 1", "buy team 2"]
    assert bought("buy horse 1 500", "buy horse 1 500") == ["buy driver 1", "buy car 1", "buy team 2"]
    assert bought("buy team 1", *["buy horse 1 500"] * 4) == ["buy driver 1", "buy car 1", "buy team 2"]
    assert bought("buy driver 1 +0") == ["buy car 1", "buy team 2"]
    assert bought("buy car 1") == ["buy team 2"]
    assert bought("buy team 2", *["buy horse 2 500"] * 4) == []
    assert bought("drug blue", "amount 500") == []
    after_drug = plans(20_000, "drug blue", "amount 500")
    assert [words for words in after_drug if "blue" in words] == ["sabotage blue", "sabotage blue-2"]
    after_guard = plans(20_000, "guard drugs", "amount 100")
    assert after_guard == ["done", "guard sabotage"]


@pytest.mark.clause("CM-21.4", "CM-21.3")
def test_cm_21_4_all_four_horses_of_a_team_have_to_be_paid() -> None:
    tab = season(f"seats: 2; {QUIET}ceiling: 2600, 5000")
    say(tab, 0, "buy team 1")
    assert options(tab, 0) == ["buy horse 1 500", "buy horse 1 1000"]
    assert refused(tab, 0, "done").clause == "CM-20.2.1"
    say(tab, 0, "buy horse 1 1000")
    assert options(tab, 0) == ["buy horse 1 500"]
    assert facts(tab, 0)["left"] == 1_600


@pytest.mark.clause("CM-21.3", "CM-24.1", "CM-25.2")
def test_cm_20_2_1_what_a_plan_cannot_hold_is_refused_by_its_clause() -> None:
    tab = season(f"seats: 3; {QUIET}ceiling: 1200, 5000, 5000; stable red: 1 = horses 4/4/4/4")
    for words, clause in (
        ("amount 100", "CM-20.2.1"),
        ("buy team 1", "CM-21.4"),
        ("buy car 1", "CM-21.6"),
        ("bribe slow red", "CM-24.1"),
        ("bribe peace red", "CM-24.1"),
        ("sabotage red", "CM-24.1"),
        ("bet red", "CM-20.2.1"),
    ):
        assert refused(tab, 0, words).clause == clause
    say(tab, 0, "sabotage blue")
    assert refused(tab, 0, "amount 1300").clause == "CM-21.3"
    assert refused(tab, 0, "amount 900").clause == "CM-24.5"
    assert options(tab, 0) == ["amount 1000", "amount 1100", "amount 1200"]
    say(tab, 0, "amount 1200")
    assert refused(tab, 0, "guard drugs").clause == "CM-25.2"


@pytest.mark.clause("CM-26.5", "CM-20.2.1")
def test_cm_26_5_a_bettor_is_asked_if_he_can_pay_a_bribe() -> None:
    words = "seats: 3; option bettors: one; option deals: no; ceiling: 100, 5000, {}"
    assert asked(season(words.format(500))) == [0, 1, 2]
    assert asked(season(words.format(400))) == [0, 1]
    assert asked(season(words.format(5000) + "; bankrupt: 2")) == [0, 1]


@pytest.mark.clause("CM-20.2.1-sealed", "CM-24.3.1")
def test_cm_20_2_1_sealed_plans_are_told_to_be_closed_and_who_may_hold_a_bribe_is_public() -> None:
    tab = season(f"seats: 3; {QUIET}ceiling: 400, 500, 5000")
    say(tab, 0, "done")
    say(tab, 1, "bribe slow red", "amount 500", "done")
    events = say(tab, 2, "done")
    assert [event["seat"] for event in told(events, "orders-sealed")] == [0, 1, 2]
    assert (book(tab).sealed, book(tab).suspect) == (1, 0b110)


@pytest.mark.clause("CM-21.4", "CM-21.5a", "CM-21.6", "CM-21.4.2")
def test_cm_21_4_purchases_are_told_with_what_came_of_them() -> None:
    row = ["buy horse 1 500", "buy driver 1 +2", "buy car 1"]
    tab, events = market(*row, draws=[1, 1, 2, 6, 3], stable=f"stable red: 1 = {RUIN} | 2 = horses 4/4/4/4")
    bought = [kind for kind in kinds(events) if kind.endswith("bought") or kind == "endurance-spoiled"]
    assert bought == ["horse-bought", "endurance-spoiled", "driver-bought", "endurance-spoiled", "car-bought"]
    assert fields(events, "driver-bought", "chariot", "outfit", "modifier", "die") == [("red", 1, 2, [6])]
    assert fields(events, "car-bought", "chariot", "outfit") == [("red", 1)]
    assert fields(events, "ledger", "change", "cause") == [
        (-500, "purchase"),
        (-4000, "purchase"),
        (-500, "purchase"),
    ]
    events = say(tab, 0, "order 2-1-3-4")
    assert fields(events, "arranged", "chariot", "outfit", "horses") == [("red", 1, [4, 3, 4, 4])]
    row = ["buy team 2", *["buy horse 2 500"] * 4]
    _, events = market(*row, draws=[1, 1, 1, 1, 1, 1, 1, 1, 5])
    assert fields(events, "team-bought", "chariot", "outfit", "endurance", "die") == [("red", 2, 43, [5])]
