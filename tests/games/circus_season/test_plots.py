"""CM-24, CM-25 Skulduggery and security."""

from __future__ import annotations

import pytest

from harena.core.table import Table
from harena.games.circus_maximus.season.values import ENTRANTS
from tests.games.talk import Draw, asked, choice, facts, kinds, only, options, refused, say, view

from .tables import (
    RACING,
    Words,
    all_say,
    book,
    cash,
    chariot,
    fields,
    first_edition,
    late,
    late_until,
    outfit,
    race,
    season,
    seat_words,
    told,
)

PLANS = "seats: 3; option deals: no"


# ---- planning


@pytest.mark.clause("CM-24.1")
def test_cm_24_1_one_rival_faction_a_race() -> None:
    tab = season(PLANS)
    assert "drug red" not in options(tab, 0)
    say(tab, 0, "bribe slow blue", "amount 500")
    plots = [words for words in options(tab, 0) if words.startswith(("bribe", "drug", "sabotage"))]
    assert plots == ["drug blue", "drug blue-2", "sabotage blue", "sabotage blue-2"]
    assert refused(tab, 0, "drug green").clause == "CM-24.1"


@pytest.mark.clause("CM-24.2")
def test_cm_24_2_each_device_once_and_each_paid_by_itself() -> None:
    tab = season(PLANS)
    say(tab, 0, "bribe slow blue", "amount 500", "drug blue", "amount 600")
    assert refused(tab, 0, "drug blue-2").clause == "CM-24.2"
    say(tab, 0, "sabotage blue", "amount 1000", "done")
    say(tab, 1, "done")
    say(tab, 2, "done")
    assert (book(tab).orders[0].spent, cash(tab)) == ((5, 6, 10), [7_900, 10_000, 10_000])


@pytest.mark.clause("CM-24.3")
def test_cm_24_3_a_bribe_for_peace_or_for_slowness() -> None:
    tab = season(PLANS)
    say(tab, 0, "bribe peace blue", "amount 500")
    assert refused(tab, 0, "bribe slow blue").clause == "CM-24.3"


@pytest.mark.clause("CM-24.3.1", "CM-25.4")
def test_cm_24_3_1_the_money_is_gone_when_it_is_written() -> None:
    tab = season(f"{PLANS}; option races: 1")
    say(tab, 0, "bribe peace blue", "amount 700", "guard bribery", "amount 200", "done")
    say(tab, 1, "done")
    events = say(tab, 2, "done")
    assert fields(events, "orders-paid", "seat", "total") == [(0, 900), (1, 0), (2, 0)]
    assert cash(tab) == [9_100, 10_000, 10_000]
    all_say(tab, "stay out")
    assert tab.state.over()
    assert cash(tab) == [9_100, 10_000, 10_000]


@pytest.mark.clause("CM-24.4", "CM-24.5", "CM-24.3.2")
@pytest.mark.parametrize(
    ("words", "least", "clause"),
    [
        ("bribe slow blue", 500, "CM-24.3.2"),
        ("drug blue", 500, "CM-24.4"),
        ("sabotage blue", 1000, "CM-24.5"),
        ("guard drugs", 100, "CM-24.3.2"),
    ],
)
def test_cm_24_devices_have_a_least_price(words: str, least: int, clause: str) -> None:
    tab = season(PLANS)
    say(tab, 0, words)
    assert options(tab, 0)[0] == f"amount {least}"
    if least > 100:
        assert refused(tab, 0, f"amount {least - 100}").clause == clause


@pytest.mark.clause("CM-25.1", "CM-25.2", "CM-25.3")
def test_cm_25_2_three_sorts_of_security_each_with_its_own_sum() -> None:
    tab = season(PLANS)
    say(tab, 0, "guard bribery", "amount 100", "guard drugs", "amount 200", "guard sabotage", "amount 300", "done")
    assert seat_words(tab, 1, 0)["shown"] == {"target": None, "spent": {}, "guards": {}}
    say(tab, 1, "done")
    say(tab, 2, "done")
    assert book(tab).orders[0].guards == (1, 2, 3)
    assert seat_words(tab, 1, 0)["shown"] == {"target": None, "spent": {}, "guards": {}}
    assert refused(season(PLANS), 0, "guard drugs", "amount 100", "guard bribery").clause == "CM-25.2"


# ---- drugs


def first_move(orders: str, draws: list[Draw] | None = None, red: str = "", option: str = "") -> Table:
    """Red is about to make its first move."""
    field = f"red: at home 1/3, order 9{red}; blue: at home 1/5, order 9"
    return season(f"seats: 3; {option}turn: 1; mover: red; cup:; {field}; {orders}", draws)


@pytest.mark.clause("CM-24.4", "CM-24.4.1", "CM-24.4.2")
def test_cm_24_4_2_a_point_for_every_500_beyond_security() -> None:
    orders = "orders 1: target red, drug 2000; orders 0: target none, guard-drugs 500"
    tab = first_move(orders, [1, 1, 1], ", boxes 3/4/4/4, endurance 50")
    assert (choice(tab), asked(tab)) == ("dose-choice", [1])
    opened = tab.all_events(-1)
    assert fields(opened, "drugged", "seat", "chariot", "spent", "guard", "points") == [(1, "red", 2000, 500, 3)]
    assert seat_words(tab, 2, 0)["shown"] == {"target": None, "spent": {}, "guards": {"drugs": 500}}
    assert seat_words(tab, 2, 1)["shown"] == {"target": "red", "spent": {"drug": 2000}, "guards": {}}
    assert facts(tab, None) == {"chariot": "red", "points": 3}
    assert fields(say(tab, 1, "dose 1", "dose 1"), "dosed", "chariot", "horse") == [("red", 1)] * 2
    assert options(tab, 1) == ["dose 1", "dose 2", "dose 3", "dose 4"]
    events = say(tab, 1, "dose 1")
    assert kinds(events)[:4] == ["dosed", "horse-dead", "endurance-lost", "speed-revealed"]
    assert (chariot(tab, "red").horses[0], chariot(tab, "red").endurance) == (0, 38)
    assert len(only(events, "cut-free")["dice"]) == 3  # type: ignore[arg-type]
    assert book(tab).doses[0] == (3, 0, 0, 0)


@pytest.mark.clause("CM-24.4.1", "CM-25.6")
@pytest.mark.parametrize(("spent", "guard", "points"), [(500, 100, 0), (500, 500, 0), (600, 100, 1), (1000, 9000, 0)])
def test_cm_24_4_1_the_drugger_has_to_spend_more(spent: int, guard: int, points: int) -> None:
    tab = first_move(f"orders 1: target red, drug {spent}; orders 0: target none, guard-drugs {guard}")
    assert only(tab.all_events(-1), "drugged")["points"] == points
    assert (choice(tab) == "dose-choice") == (points > 0)


@pytest.mark.clause("CM-24.4.2")
def test_cm_24_4_2_points_go_to_living_horses_while_there_are_any() -> None:
    tab = first_move("orders 1: target red, drug 5000", [1, 1, 1], ", boxes 2/4/4/4, horses 2/0/0/1")
    assert (facts(tab, None)["points"], options(tab, 1)) == (10, ["dose 1", "dose 4"])
    say(tab, 1, "dose 4", "dose 1")
    assert (options(tab, 1), refused(tab, 1, "dose 4").clause) == (["dose 1"], "CM-24.4.2")
    say(tab, 1, "dose 1")
    assert (choice(tab) != "dose-choice", chariot(tab, "red").living()) == (True, 0)
    assert book(tab).doses[0] == (2, 0, 0, 1)


@pytest.mark.clause("CM-24.4", "CM-24.5")
def test_cm_24_4_later_moves_open_nothing() -> None:
    plots = "orders 1: target red, drug 500, sabotage 1000"
    later = season(
        f"seats: 3; turn: 2; mover: red; cup:; red: at home 9/3, order 9; blue: at home 9/5, order 9; {plots}"
    )
    assert {"drugged", "sabotaged"} & set(kinds(later.all_events(-1))) == set()
    assert book(later).opened == 0
    first = first_move(plots, [1])
    assert kinds(first.all_events(-1)).count("drugged") == 1
    assert book(first).opened == 1
    say(first, 1, "dose 1")
    # Whoever has not moved yet may still be drugged or sabotaged, for all anybody knows.
    assert book(first).opened == 1 | 1 << ENTRANTS


@pytest.mark.clause("CM-24.1-which")
def test_cm_24_1_which_a_plot_on_a_second_chariot_falls_on_the_only_one() -> None:
    tab = first_move("orders 1: target red, drug-2 500")
    assert only(tab.all_events(-1), "drugged")["chariot"] == "red"
    field = "red: at home 1/3, order 9; red-2: at home 1/7, order 9; blue: at home 1/5, order 9"
    both = season(f"seats: 3; turn: 1; mover: red; cup:; {field}; orders 1: target red, drug-2 500")
    assert told(both.all_events(-1), "drugged") == []


@pytest.mark.clause("CM-25.5")
def test_cm_25_5_security_counts_whole_against_every_attempt() -> None:
    orders = "orders 1: target red, drug 1000; orders 2: target red, drug 1100; orders 0: target none, guard-drugs 600"
    tab = first_move(orders)
    assert fields(tab.all_events(-1), "drugged", "seat", "guard", "points") == [(1, 600, 0), (2, 600, 1)]
    assert asked(tab) == [2]


# ---- sabotage


@pytest.mark.clause("CM-24.5", "CM-24.5.1")
@pytest.mark.parametrize(("die", "points"), [(3, 2), (4, 0)])
def test_cm_24_5_1_the_die_in_hundreds_against_the_excess(die: int, points: int) -> None:
    tab = first_move("orders 1: target red, sabotage 1000; orders 0: target none, guard-sabotage 700", [die, 1])
    told_ = only(tab.all_events(-1), "sabotaged")
    assert (told_["points"], told_["die"]) == (points, [die])
    assert (choice(tab) == "saw-choice") == (points > 0)


@pytest.mark.clause("CM-24.5.1", "CM-24.5.2")
@pytest.mark.parametrize(("guard", "draws", "points"), [(900, [1], 2), (900, [2], 0), (1000, [], 0), (2000, [], 0)])
def test_cm_24_5_1_without_an_excess_no_die_is_thrown(guard: int, draws: list[Draw], points: int) -> None:
    tab = first_move(f"orders 1: target red, sabotage 1000; orders 0: target none, guard-sabotage {guard}", draws)
    attempt = fields(tab.all_events(-1), "sabotaged", "seat", "chariot", "spent", "guard", "points", "die")
    assert attempt == [(1, "red", 1000, guard, points, draws)]


@pytest.mark.clause("CM-24.5.1")
def test_cm_24_5_1_the_die_in_thousands_by_option() -> None:
    option = "option sabotage-die: 1000; "
    tab = first_move("orders 1: target red, sabotage 3000", [4, 1], "", option)
    assert only(tab.all_events(-1), "sabotaged")["points"] == 0
    tab = first_move("orders 1: target red, sabotage 3000", [3, 1], "", option)
    assert only(tab.all_events(-1), "sabotaged")["points"] == 4


@pytest.mark.clause("CM-24.5.2", "CM-24.5.3")
@pytest.mark.parametrize(("spent", "points"), [(1000, 2), (1100, 3), (2000, 3), (2100, 4)])
def test_cm_24_5_2_two_points_and_one_more_for_every_thousand(spent: int, points: int) -> None:
    tab = first_move(f"orders 1: target red, sabotage {spent}", [6, 1])
    assert options(tab, 1) == ["saw left", "saw right"]
    events = say(tab, 1, "saw right")
    assert fields(events, "wheel-sawn", "wheel", "points") == [("right", points)]
    assert chariot(tab, "red").wheels == (0, points)
    assert outfit(tab, "red", 1).car.worn == (0, points)
    assert "wheel-checked" not in kinds(events)


@pytest.mark.clause("CM-24.5.2", "CM-24.5.3")
@pytest.mark.parametrize(("side", "worn"), [("left", (3, 4)), ("right", (1, 6))])
def test_cm_24_5_3_what_is_sawn_comes_on_top_of_what_was_and_on_that_side_alone(
    side: str, worn: tuple[int, int]
) -> None:
    stable = "stable red: 1 = horses 4/4/4/4, worn 1/4"
    tab = first_move(f"orders 1: target red, sabotage 1000; {stable}", [6, 1], ", wheels 1/4")
    say(tab, 1, f"saw {side}")
    assert (chariot(tab, "red").wheels, outfit(tab, "red", 1).car.worn) == (worn, worn)


@pytest.mark.clause("CM-24.5.2-nine")
def test_cm_24_5_2_nine_points_are_the_most() -> None:
    tab = first_move("orders 1: target red, sabotage 9000", [6, 1], ", wheels 4/0")
    say(tab, 1, "saw left")
    assert (chariot(tab, "red").wheels, chariot(tab, "red").standing) == ((9, 0), 0)
    assert outfit(tab, "red", 1).car.worn == (5, 0)
    worn = first_move("orders 1: target red, sabotage 9000", [6, 1], ", wheels 9/0")
    assert fields(say(worn, 1, "saw left"), "wheel-sawn", "chariot", "points") == [("red", 0)]


@pytest.mark.clause("CM-24.5.3")
def test_cm_24_5_3_worn_wheels_start_worn() -> None:
    tab = season("seats: 2; option deals: no; stable red: 1 = horses 4/4/4/4, worn 4/1")
    late_until(tab, "season-speeds")
    assert chariot(tab, "red").wheels == (4, 1)


# ---- bribes


def writing(orders: str, draws: list[Draw] | None = None, red: str = "") -> Table:
    """Speeds are written; seat 2 is on the track, too."""
    field = f"red: at home 9/3{red}; blue: at home 9/5; green: at home 9/8"
    return season(f"seats: 3; suspect: 0, 1, 2; {field}; {orders}", draws)


@pytest.mark.clause("CM-24.3.2", "CM-24.3.2-doors", "CM-24.3.2.2")
@pytest.mark.parametrize(("die", "points", "most"), [(1, 3, 14), (3, 3, 14), (4, 0, 17)])
def test_cm_24_3_2_2_a_bribed_driver_holds_back(die: int, points: int, most: int) -> None:
    orders = "orders 1: target red, slow 2200; orders 0: target none, guard-bribery 500"
    tab = writing(orders, [die, "red"], ", skill 1")
    say(tab, 0, "speed red 17")
    assert "reveal red" in options(tab, 1)
    assert [words for words in options(tab, 2) if "reveal" in words] == []
    assert say(tab, 1, "reveal red", "speed blue 0") == []
    events = say(tab, 2, "speed green 0")
    revealed = only(events, "bribe-revealed")
    assert (revealed["spent"], revealed["guard"], revealed["bribe"]) == (2200, 500, "slow")
    assert fields(events, "bribe-resolved", "net", "points", "die") == [(1700, points, [die])]
    assert fields(events, "speed-revealed", "chariot", "speed", "most") == [("red", 17, most)]
    assert race(tab).maximum(chariot(tab, "red")) == most
    assert (kinds(events).index("speeds-written") < kinds(events).index("bribe-revealed")) is True


@pytest.mark.clause("CM-24.3.2")
@pytest.mark.parametrize(
    ("guard", "draws", "net", "points"), [(500, [1], 500, 1), (500, [2], 500, 0), (600, [], 400, 0), (2000, [], 0, 0)]
)
def test_cm_24_3_2_from_500_beyond_the_guard_a_die_decides(
    guard: int, draws: list[Draw], net: int, points: int
) -> None:
    tab = writing(f"orders 1: target red, slow 1000; orders 0: target none, guard-bribery {guard}", [*draws, "red"])
    say(tab, 0, "speed red 3")
    say(tab, 1, "reveal red")
    assert [words for words in options(tab, 1) if "reveal" in words] == []
    say(tab, 1, "speed blue 0")
    events = say(tab, 2, "speed green 0")
    revealed = fields(events, "bribe-revealed", "seat", "chariot", "bribe", "protects")
    assert revealed == [(1, "red", "slow", None)]
    resolved = fields(events, "bribe-resolved", "seat", "chariot", "net", "points", "die")
    assert resolved == [(1, "red", net, points, draws)]
    assert (chariot(tab, "red").bribed, chariot(tab, "red").peace) == (points, 0)
    assert seat_words(tab, 2, 0)["shown"] == {"target": None, "spent": {}, "guards": {"bribery": guard}}


@pytest.mark.clause("CM-24.3.2")
def test_cm_24_3_2_only_drivers_in_their_cars_can_be_bribed_and_each_bribe_once() -> None:
    field = "red: at home 9/3; red-2: {}; blue: at home 9/5"
    words = "seats: 2; suspect: 1; {}; orders 1: target red, slow 700{}"
    both = season(words.format(field.format("at home 9/7"), ""))
    assert [one for one in options(both, 1) if "reveal" in one] == ["reveal red", "reveal red-2"]
    one = season(words.format(field.format("team home 9/7, standing runaway, driver dead"), ""))
    assert [words for words in options(one, 1) if "reveal" in words] == ["reveal red"]
    shown = season(words.format(field.format("at home 9/7"), "; shown 1: bribe"))
    assert [words for words in options(shown, 1) if "reveal" in words] == []
    drugs = season(words.format(field.format("at home 9/7"), "").replace("slow 700", "drug 700"))
    assert [words for words in options(drugs, 1) if "reveal" in words] == []


@pytest.mark.clause("CM-24.3.2")
def test_cm_24_3_2_below_500_no_die_is_thrown() -> None:
    orders = "orders 1: target red, slow 1000; orders 0: target none, guard-bribery 600"
    tab = writing(orders, ["red"])
    say(tab, 0, "speed red 3")
    say(tab, 1, "reveal red", "speed blue 0")
    resolved = only(say(tab, 2, "speed green 0"), "bribe-resolved")
    assert (resolved["net"], resolved["points"], resolved["die"]) == (400, 0, [])


@pytest.mark.clause("CM-24.3.2.2")
@pytest.mark.parametrize(("horses", "most"), [("4/4/4/4", 11), ("4/0/0/0", 2), ("2/0/0/0", 1)])
def test_cm_24_3_2_2_nobody_is_faster_for_being_bribed(horses: str, most: int) -> None:
    """Rain and mud take three off a team; one that has less than that is held back no further."""
    words = "seats: 2; option weather: yes; weather: rain, mud; red: at home 20/3, skill 2, boxes 4/4/4/4, horses {}{}"
    bribed, honest = [
        season(f"{words.format(horses, more)}; blue: at home 20/8") for more in (", bribed 4", ", bribed 0")
    ]
    assert race(bribed).maximum(chariot(bribed, "red")) == most
    assert race(honest).maximum(chariot(honest, "red")) == {11: 15, 2: 3, 1: 1}[most]


@pytest.mark.clause("CM-24.3.2.2")
@pytest.mark.parametrize(("horses", "more", "most"), [("2/0/0/0", 4, 2), ("4/0/0/0", 4, 2), ("2/0/0/0", 0, 1)])
def test_cm_24_3_2_2_in_edition_1_a_bribe_could_make_a_chariot_faster(horses: str, more: int, most: int) -> None:
    """A team that the mud had left less than nothing was raised to nothing, and its driver's skill came on top."""
    words = "seats: 2; option weather: yes; weather: rain, mud; red: at home 20/3, skill 2, boxes 4/4/4/4, horses {}"
    tab = first_edition(f"{words.format(horses)}, bribed {more}; blue: at home 20/8")
    assert race(tab).maximum(chariot(tab, "red")) == most
    assert race(tab.twin()).maximum(chariot(tab.twin(), "red")) == most


@pytest.mark.clause("CM-24.3.2.2")
def test_cm_24_3_2_2_six_points_at_most_and_not_without_the_driver() -> None:
    tab = writing("orders 1: target red, slow 5000", [6, "blue"])
    say(tab, 0, "speed red 3")
    say(tab, 1, "reveal red", "speed blue 0")
    say(tab, 2, "speed green 0")
    red = chariot(tab, "red")
    assert (red.bribed, race(tab).team_speed(red)) == (6, 10)
    red.standing = 2
    assert race(tab).team_speed(red) == 16
    assert book(tab).is_suspect(1) is False


@pytest.mark.clause("CM-24.3-rivals")
def test_cm_24_3_rivals_bribes_of_two_add_up() -> None:
    tab = writing("orders 1: target red, slow 1000; orders 2: target red, slow 1500", [1, 1, "red"])
    say(tab, 0, "speed red 3")
    say(tab, 1, "reveal red", "speed blue 0")
    say(tab, 2, "reveal red", "speed green 0")
    assert chariot(tab, "red").bribed == 2 + 3


@pytest.mark.clause("CM-24.3.2-doors")
def test_cm_24_3_2_doors_who_has_no_speed_to_write_is_asked_while_he_is_suspect() -> None:
    field = "red: at home 9/3; blue: at home 9/5"
    for orders in ("orders 2: target red, slow 700", ""):
        tab = season(f"seats: 3; sealed: 1; suspect: 2; {field}; {orders}")
        assert asked(tab) == [0, 1, 2]
        assert (facts(tab, 2), facts(tab, 0)) == ({"chariot": None, "most": None}, {"chariot": "red", "most": 16})
        assert ("reveal red" in options(tab, 2)) == bool(orders)
        say(tab, 2, "waive")
        say(tab, 0, "speed red 0")
        events = say(tab, 1, "speed blue 0")
        assert "bribe-waived" in kinds(events)
        assert book(tab).suspect == 0
        late_until(tab, "season-speeds")
        assert 2 not in asked(tab)


def struck(orders: str, draws: list[Draw] | None = None, blue: str = "", suspect: str = "suspect: 1; ") -> Table:
    """Red lashes at blue's car."""
    tab = season(f"{suspect}{RACING}{blue}; sealed: 1; {orders}", draws)
    say(tab, 0, "lash blue car")
    return tab


PEACE_1 = "orders 1: target red, peace 1500"


@pytest.mark.clause("CM-24.3.2.1", "CM-24.3.2-doors")
def test_cm_24_3_2_1_a_bribe_for_peace_stays_the_hand_that_strikes() -> None:
    tab = struck(PEACE_1, [3])
    assert options(tab, 1) == ["hold", "brake back", "evade out", "reveal red"]
    events = say(tab, 1, "reveal red")
    assert kinds(events) == ["defended", "bribe-revealed", "bribe-resolved"]
    assert only(events, "bribe-revealed")["protects"] == "blue"
    assert race(tab).phase.left == 5
    assert chariot(tab, "red").peace == 1 << 1
    say(tab, 0, "forward")
    assert [words for words in options(tab, 0) if "blue" in words] == []
    assert refused(tab, 0, "ram blue car").clause == "CM-24.3.2.1"


@pytest.mark.clause("CM-24.3.2.1")
def test_cm_24_3_2_1_a_bribe_that_fails_leaves_the_answer_open() -> None:
    tab = struck(PEACE_1, [4])
    say(tab, 1, "reveal red")
    assert options(tab, 1) == ["hold", "brake back", "evade out"]
    assert chariot(tab, "red").peace == 0


@pytest.mark.clause("CM-24.3.2.1")
@pytest.mark.parametrize("how", ["ram blue car", "lash blue team"])
def test_cm_24_3_2_1_against_a_ram_and_a_lash_at_the_team_too(how: str) -> None:
    at = "20/4" if "car" in how else "19/4"
    tab = season(f"suspect: 1; {RACING.replace('20/4', at)}; sealed: 1; {PEACE_1}", [3])
    say(tab, 0, next(words for words in options(tab, 0) if words.startswith(how)))
    events = say(tab, 1, "reveal red")
    assert kinds(events) == ["defended", "bribe-revealed", "bribe-resolved"]
    assert fields(events, "defended", "chariot", "defence") == [("blue", "reveal red")]


@pytest.mark.clause("CM-24.3.2.1")
@pytest.mark.parametrize(("orders", "offers"), [("target red, peace 1500", 1), ("target green, peace 1500", 0)])
def test_cm_24_3_2_1_only_the_bribe_on_who_strikes_helps(orders: str, offers: int) -> None:
    field = RACING.replace("seats: 2", "seats: 3")
    tab = season(f"suspect: 1; {field}; green: at home 2/8; sealed: 1; orders 1: {orders}")
    say(tab, 0, "lash blue car")
    assert len([words for words in options(tab, 1) if "reveal" in words]) == offers


@pytest.mark.clause("CM-24.3.2.1")
def test_cm_24_3_2_1_the_last_answer_is_told_and_a_bribe_that_fails_lets_the_blow_fall() -> None:
    tab = struck(PEACE_1, [1, 1, 6, 6, 4, 3, 3, 3, 3, 1, 1, 1])
    say(tab, 1, "evade out")
    assert facts(tab, None) == {"chariot": "blue", "attacker": "red", "attack": "lash"}
    events = say(tab, 1, "reveal red")
    assert fields(events, "defended", "chariot", "defence") == [("blue", "reveal red")]
    assert "lash-factor" in kinds(events)
    hold = struck(PEACE_1, [1, 1, 6, 6, 3, 3, 3, 3, 1, 1, 1])
    say(hold, 1, "evade out")
    events = say(hold, 1, "hold")
    assert (told(events, "bribe-revealed"), "lash-factor" in kinds(events)) == ([], True)
    trusted = struck("", [1, 1, 6, 6, 3, 3, 3, 3, 1, 1, 1], suspect="")
    say(trusted, 1, "evade out")
    assert choice(trusted) != "last-answer"


@pytest.mark.clause("CM-24.3.2.1")
def test_cm_24_3_2_1_a_driver_keeps_peace_with_the_colour_that_paid_and_with_no_other() -> None:
    field = "red: at home 20/3, peace blue; blue: at home 20/4; green: at home 20/2"
    tab = season(f"seats: 3; mover: red; cup:; left: 6; {field}")
    assert "lash green car" in options(tab, 0)
    assert [words for words in options(tab, 0) if "blue" in words] == []
    # Whoever strikes a rival that has made no promise to him breaks no peace.
    assert told(say(tab, 0, "lash green car"), "peace-broken") == []


@pytest.mark.clause("CM-24.3.2-doors")
@pytest.mark.parametrize("orders", [PEACE_1, "", "orders 1: target red, slow 1500"])
def test_cm_24_3_2_doors_a_suspect_without_a_way_out_is_asked_whatever_he_holds(orders: str) -> None:
    stuck = ", endurance 0, blind 3"
    tab = struck(orders, [3], stuck)
    assert (choice(tab), asked(tab)) == ("defence-choice", [1])
    assert options(tab, 1) == (["hold", "reveal red"] if "peace" in orders else ["hold"])
    assert choice(struck(orders, [3, 3, 3, 3, 1, 1, 1], stuck, "")) != "defence-choice"


@pytest.mark.clause("CM-24.3.2.1")
@pytest.mark.parametrize("orders", [PEACE_1, ""])
def test_cm_24_3_2_1_once_more_when_an_evasion_has_failed(orders: str) -> None:
    tab = struck(orders, [1, 1, 6, 6, 2])
    say(tab, 1, "evade out")
    assert (choice(tab), asked(tab)) == ("last-answer", [1])
    assert options(tab, 1) == (["hold", "reveal red"] if orders else ["hold"])
    if orders:
        assert "lash-factor" not in kinds(say(tab, 1, "reveal red"))


@pytest.mark.clause("CM-24.3.2-doors")
@pytest.mark.parametrize(("target", "asks"), [("red", True), ("green", False)])
@pytest.mark.parametrize("device", ["drug", "sabotage"])
def test_cm_24_3_2_doors_who_has_shown_another_target_is_not_asked(target: str, device: str, *, asks: bool) -> None:
    field = RACING.replace("seats: 2", "seats: 3") + ", endurance 0, blind 3"
    shown = f"orders 1: target {target}, {device} 1000, peace 700; shown 1: {device}"
    tab = season(f"suspect: 1; {field}; sealed: 1; {shown}", [3, 3, 3, 3, 1, 1, 1])
    say(tab, 0, "lash blue car")
    assert (choice(tab) == "defence-choice") == asks


@pytest.mark.clause("CM-24.3.2.1", "CM-24.3.2.1-breach")
def test_cm_24_3_2_1_breach_an_attack_on_the_bribed_driver_ends_the_peace() -> None:
    field = "red: at home 20/3; blue: at home 20/4, peace red; blue-2: at home 20/2, peace red"
    tab = season(f"seats: 2; mover: red; cup:; left: 6; {field}")
    events = say(tab, 0, "lash blue car")
    assert fields(events, "peace-broken", "chariot", "rival") == [("blue", "red")]
    assert (chariot(tab, "blue").peace, chariot(tab, "blue-2").peace) == (0, 1)


@pytest.mark.clause("CM-24.3.2-doors", "CM-9.6")
@pytest.mark.parametrize(("blue", "asks"), [("", True), (", endurance 0, blind 3", False)])
def test_cm_24_3_2_doors_no_bribe_averts_a_slip_that_nobody_meant(blue: str, asks: bool) -> None:  # noqa: FBT001
    field = f"red: at home 20/4, points 2/0/1/1; blue: at home 21/6{blue}"
    words = f"option weather: yes; weather: rain; seats: 2; suspect: 1; mover: red; left: 9; cup:; {field}; sealed: 1"
    tab = season(f"{words}; {PEACE_1}", [6, 1, 1, 6, 6, 1, 1, 1] if asks else [6, 1, 1, 1])
    assert "forced-ram" in kinds(say(tab, 0, "lane out"))
    assert (choice(tab) == "defence-choice") == asks
    if asks:
        assert "reveal red" not in options(tab, 1)
        say(tab, 1, "brake back")
        assert choice(tab) != "last-answer"


@pytest.mark.clause("CM-24.3.2.1", "CM-16.5a")
def test_cm_24_3_2_1_a_team_without_its_driver_keeps_no_peace_and_breaks_none() -> None:
    blue = "blue: team home 22/3, standing runaway, driver dragged, hits 5, peace red"
    red = "red: {}, peace blue"
    words = "seats: 2; mover: red; cup:; left: 6; {}; {}"
    driven = season(words.format(red.format("at home 21/3"), blue))
    assert "trample blue" not in options(driven, 0)
    loose = season(words.format(red.format("team home 21/3, standing runaway, driver dead"), blue))
    assert "trample blue" in options(loose, 0)
    assert told(say(loose, 0, "trample blue"), "peace-broken") == []
    assert chariot(loose, "blue").peace == 1
    broken = season(words.format("red: at home 21/3", blue))
    assert fields(say(broken, 0, "trample blue"), "peace-broken", "chariot", "rival") == [("blue", "red")]


@pytest.mark.clause("CM-24.3.2.1-shield", "CM-26.5")
def test_cm_24_3_2_1_shield_a_bettor_names_whom_he_protects() -> None:
    tab = season("seats: 3; option bettors: one; option deals: no")
    say(tab, 2, "bribe peace red")
    assert options(tab, 2) == ["shield red", "shield blue"]
    say(tab, 2, "shield blue", "amount 3000", "done")
    all_say(tab, "done")
    assert (book(tab).orders[2].shield, book(tab).orders[2].target) == (1, 0)
    field = "red: at home 9/3; blue: at home 9/5"
    racing = season(
        f"seats: 3; option bettors: one; suspect: 2; {field}; orders 2: target red, peace 3000, shield blue", [6]
    )
    say(racing, 2, "reveal red")
    say(racing, 0, "speed red 0")
    say(racing, 1, "speed blue 0")
    assert chariot(racing, "red").peace == 1 << 1


@pytest.mark.clause("CM-24.3.2", "CM-21.1-open")
def test_cm_24_3_2_a_bribe_never_revealed_is_wasted_and_told_in_the_books() -> None:
    tab = season("seats: 2; option deals: no; option races: 1")
    say(tab, 0, "bribe slow blue", "amount 700", "done")
    say(tab, 1, "done")
    events: list[Words] = all_say(tab, "stay out")
    opened = told(events, "books-opened")[0]
    assert (opened["target"], opened["bribe"], cash(tab)) == ("blue", 700, [9_300, 10_000])


@pytest.mark.clause("CM-22.2.1")
def test_cm_22_2_1_bribes_end_with_the_race() -> None:
    tab = season(
        "seats: 2; option deals: no; race: 1; turn: 30; final: 1; red: at home 9/3, bribed 3, peace blue; "
        "blue: at home 9/5; "
        "todo: end-of-turn, pay-off, open-books, recovery, experience, clear-track, next-race"
    )
    late_until(tab, "season-speeds")
    assert (chariot(tab, "red").bribed, chariot(tab, "red").peace) == (0, 0)
    assert late(tab)
    assert view(tab, 0)["turn"] == 1
