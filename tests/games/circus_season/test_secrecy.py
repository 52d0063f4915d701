"""What is sealed leaks nowhere: worlds that differ in what others have spent in secret look the same, byte by byte."""

from __future__ import annotations

import json

import pytest

from harena.core.chance import Fast
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.circus_maximus.race import Race
from harena.games.circus_maximus.season.values import Orders
from tests.contract.secrecy import outlook
from tests.games.talk import asked, choice, only, options, refused, say

from .tables import GAME, RACING, Words, all_say, book, cash, fields, late, season, told

PLANS = "seats: 3; option deals: no; stable red: 1 = horses 0/4/4/4, boxes 4/4/4/4 | 2 = horses 4/4/4/4"


def seen(tab: Table, seat: int) -> object:
    """All that a seat gets, and what it imagines."""
    worlds = [GAME.print(GAME.imagine(tab.state, Seat(seat), Fast(seed))) for seed in range(3)]
    return outlook(GAME, tab.state, Seat(seat), 5), worlds


def heard(events: list[Words], seat: int) -> list[str]:
    """Events as a seat gets them."""
    return [json.dumps(event) if knows(event, seat) else "hidden" for event in events]


def knows(event: Words, seat: int) -> bool:
    audience = event["audience"]
    return audience == "all" or (isinstance(audience, list) and seat in audience)


ROWS = [
    ["done"],
    ["drug blue", "amount 500", "done"],
    ["drug green", "amount 700", "done"],
    ["guard drugs", "amount 3000", "done"],
    ["bribe slow blue", "amount 500", "drug blue", "amount 500", "guard bribery", "amount 100", "done"],
]


@pytest.mark.clause("CM-20.2.1", "CM-24.3.1", "CM-25.1")
def test_plans_of_any_length_look_alike_while_others_write_and_afterwards() -> None:
    pictures: list[object] = []
    for row in ROWS:
        tab = season(PLANS, [], 3)
        assert say(tab, 0, *row) == []
        before = seen(tab, 1)
        say(tab, 1, "done")
        events = say(tab, 2, "done")
        pictures.append((before, heard(events, 1), seen(tab, 1), asked(tab)))
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.clause("CM-20.2.1")
def test_purchases_are_unseen_until_the_market_opens() -> None:
    pictures: list[object] = []
    for row in (["done"], ["buy horse 1 500", "done"], ["buy horse 1 4000", "buy team 2", "buy horse 2 500"]):
        tab = season(PLANS, [], 3)
        say(tab, 0, *row)
        if row[-1] == "done":
            pictures.append(seen(tab, 2))
    assert pictures[0] == pictures[1]


@pytest.mark.clause("CM-20.2.1")
def test_unfinished_rows_look_alike() -> None:
    pictures: list[object] = []
    for row in ([], ["drug blue"], ["drug blue", "amount 500"], ["buy horse 1 500"]):
        tab = season(PLANS, [], 3)
        if row:
            say(tab, 0, *row)
        pictures.append(seen(tab, 1))
    assert all(picture == pictures[0] for picture in pictures)


BRIBES = [
    "",
    "orders 0: target blue, slow 700",
    "orders 0: target blue, peace 900",
    "orders 0: target green, peace 500",
]
FIELD = "red: at home 9/3; blue: at home 9/5; green: at home 9/8"


@pytest.mark.clause("CM-24.3.2-doors")
def test_who_writes_speeds_is_asked_the_same_whatever_he_holds() -> None:
    pictures: list[object] = []
    for orders in BRIBES:
        tab = season(f"seats: 3; sealed: 1; suspect: 0, 1, 2; {FIELD}; {orders}")
        pictures.append((asked(tab), seen(tab, 1)))
        say(tab, 0, "speed red 5")
        pictures[-1] = (pictures[-1], asked(tab), seen(tab, 2))
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.clause("CM-24.3.2-doors")
@pytest.mark.parametrize("blue", [", endurance 0, blind 3", ""])
def test_who_is_attacked_is_asked_the_same_whatever_he_holds(blue: str) -> None:
    pictures: list[object] = []
    for orders in ("", "orders 1: target red, peace 900", "orders 1: target red, slow 900"):
        tab = season(f"{RACING}{blue}; sealed: 1; suspect: 1; {orders}", [1, 1, 6, 6, 3, 3, 3, 3, 1, 1, 1, 1])
        events = say(tab, 0, "lash blue car")
        first = (heard(events, 0), asked(tab), choice(tab), seen(tab, 0))
        events = say(tab, 1, "evade out" if not blue else "hold")
        pictures.append((first, heard(events, 0), asked(tab), choice(tab), seen(tab, 0)))
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.clause("CM-25.1", "CM-21.1-open")
def test_guards_that_nobody_tried_are_told_in_the_books_alone() -> None:
    pictures: list[object] = []
    for guards in ("", "orders 0: target none, guard-drugs 900, guard-bribery 100"):
        tab = season(f"seats: 3; sealed: 1; turn: 1; mover: red; cup:; {FIELD}, order 3; {guards}")
        pictures.append(seen(tab, 1))
    assert pictures[0] == pictures[1]


@pytest.mark.clause("CM-24.4.1")
def test_a_drug_that_fails_is_told_like_one_that_works_but_for_sums() -> None:
    shown: list[object] = []
    for guard in (100, 500):
        orders = f"orders 1: target red, drug 500; orders 0: target none, guard-drugs {guard}"
        tab = season(f"seats: 3; turn: 1; mover: red; cup:; red: at home 1/3, order 9; blue: at home 1/5; {orders}")
        event = dict(only(tab.all_events(-1), "drugged"))
        assert event.pop("guard") == guard
        shown.append(event)
    assert shown[0] == shown[1]


@pytest.mark.clause("CM-26.3", "CM-21.3")
def test_cash_changes_ones_own_list_alone() -> None:
    pictures: list[object] = []
    bets = "bets 0: red 1000; bets 1: blue 500; bets 2: green 300"
    for orders in ("", "orders 0: target blue, slow 700"):
        words = f"seats: 3; ceiling: 700, 900, 900; sealed: 1; taken: 2; {bets}; {FIELD}; {orders}"
        tab = season(f"{words}; todo: lap-bets, end-of-turn")
        pictures.append((asked(tab), seen(tab, 1), seen(tab, 2)))
        assert options(tab, 0) == (["done", "bet red"] if not orders else ["done"])
    assert pictures[0] == pictures[1]


@pytest.mark.clause("CM-21.3")
def test_a_sum_that_is_too_large_is_refused_with_ones_own_clause() -> None:
    tab = season("seats: 2; option deals: no; ceiling: 1000, 5000")
    say(tab, 0, "guard drugs")
    refusal = refused(tab, 0, "amount 1100")
    assert refusal.clause == "CM-21.3"
    assert "5000" not in refusal.say


@pytest.mark.clause("CM-20.2.2", "CM-26.2a")
@pytest.mark.parametrize("todo", ["entries, second-entries", "bets, wager-answers"])
def test_entries_and_bets_are_unseen_until_they_are_opened(todo: str) -> None:
    entries = "entries: red 1, blue 1, green 1; " if "bets" in todo else ""
    rows = {
        "entries, second-entries": [["enter 1"], ["enter 4"], ["stay out"]],
        "bets, wager-answers": [
            ["bet red", "amount 100", "done"],
            ["bet red", "amount 5000", "bet blue", "amount 300", "done"],
            ["bet red", "amount 200", "wager 1", "back red", "against blue", "amount 400", "done"],
        ],
    }
    pictures: list[object] = []
    for row in rows[todo]:
        tab = season(f"seats: 3; {entries}todo: {todo}")
        assert say(tab, 0, *row) == []
        pictures.append(seen(tab, 1))
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.clause("CM-24.3.2")
def test_who_waives_may_have_held_a_bribe() -> None:
    pictures: list[object] = []
    for orders in ("", "orders 2: target red, slow 700"):
        tab = season(f"seats: 3; sealed: 1; suspect: 2; red: at home 9/3; blue: at home 9/5; {orders}", ["red"])
        say(tab, 2, "waive")
        say(tab, 0, "speed red 0")
        events = say(tab, 1, "speed blue 0")
        pictures.append((heard(events, 0), seen(tab, 0)))
    assert pictures[0] == pictures[1]


@pytest.mark.clause("CM-24.4", "CM-21.1-open")
def test_a_plot_on_a_chariot_that_flipped_unmoved_is_told_in_the_books_alone() -> None:
    field = "red: standing out, flipped 1, driver escaped; blue: at home 9/5; green: at home 9/8"
    pictures: list[object] = []
    for orders in ("", "orders 1: target red, drug 700"):
        tab = season(f"seats: 3; option deals: no; sealed: 1; turn: 2; {field}; {orders}")
        pictures.append(seen(tab, 0))
    assert pictures[0] == pictures[1]


@pytest.mark.clause("CM-24.3.1")
def test_each_seat_is_whispered_its_own_sum_once() -> None:
    tab = season(PLANS, [], 3)
    say(tab, 0, "guard drugs", "amount 300", "done")
    say(tab, 1, "done")
    events = say(tab, 2, "done")
    whispered = told(events, "orders-paid")
    assert [event["audience"] for event in whispered] == [[0], [1], [2]]
    assert [event["total"] for event in whispered] == [300, 0, 0]


# ---- what is imagined


@pytest.mark.clause("CM-26.1-poor")
def test_who_had_to_bet_and_did_not_is_known_to_have_spent_all() -> None:
    bets = "bets 0: red 100; bets 1:; bets 2: green 100"
    tab = season(f"seats: 3; ceiling: 900, 1300, 900; orders 1: target red, slow 1300; {bets}; {FIELD}")
    for seed in range(40):
        world = GAME.imagine(tab.state, Seat(0), Fast(seed))
        assert cash_of(world, 1) == 0


def cash_of(state: object, seat: int) -> int:
    assert isinstance(state, Race)
    return state.season.cash(seat)


@pytest.mark.clause("CM-24.1", "CM-25.5")
def test_what_was_shown_is_in_every_world() -> None:
    orders = (
        "orders 1: target red, drug 700, slow 500; shown 1: drug; "
        "orders 0: target none, guard-drugs 400; shown 0: drugs-guard"
    )
    tab = season(f"seats: 3; sealed: 1; drugs-open: red; {FIELD}; {orders}")
    bribed: set[bool] = set()
    for seed in range(60):
        world = orders_in(GAME.imagine(tab.state, Seat(2), Fast(seed)))
        assert (world[1].target, world[1].spent[1], world[0].guards[1]) == (0, 7, 4)
        assert world[0].target != 0 or world[0].spent == (0, 0, 0)
        bribed.add(world[1].spent[0] > 0)
    assert bribed == {True, False}


def orders_in(state: object) -> tuple[Orders, ...]:
    assert isinstance(state, Race)
    return state.season.orders


# ---- money


@pytest.mark.clause("CM-21.1", "CM-21.3")
@pytest.mark.parametrize("seed", range(4))
def test_money_is_neither_made_nor_lost_but_for_what_the_text_takes(seed: int) -> None:
    """Every line of the ledger gives the balance, and only purchases, orders, bets and debts to the bank take any."""
    tab = Table(GAME, 4, {"races": "3", "bettors": "one"}, {"make": "fast", "seed": seed})
    chance, balance = Fast(seed + 50), [10_000] * 4
    while not tab.state.over():
        seats = tab.state.asked()
        seat = seats[chance.below(len(seats), "seat")]
        picks = tab.state.options(seat)
        events = told(answer(tab, seat, picks[chance.below(len(picks), "pick")]), "ledger")
        for event in events:
            whose = event["seat"]
            assert isinstance(whose, int)
            balance[whose] += int(str(event["change"]))
            assert event["balance"] == balance[whose] >= 0
        assert [100 * money for money in book(tab).ceiling] == balance
        assert min(cash(tab)) >= 0
        assert sum(balance) <= 40_000


def answer(tab: Table, seat: Seat, pick: Pick) -> list[Words]:
    seq = tab.seq()
    tab.answer(seat, [pick])
    return tab.all_events(seq)


@pytest.mark.clause("CM-20.3")
def test_all_say_nothing_and_the_season_still_ends() -> None:
    tab = season("seats: 2; option races: 1")
    assert all_say(tab, "done") is not None
    while not tab.state.over():
        late(tab)
    assert fields(tab.all_events(-1), "season-over", "races") == [(1,)]
