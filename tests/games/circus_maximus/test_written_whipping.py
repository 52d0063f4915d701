"""CM-27.6 Written whipping, an option: the S is written with the speed, and as secret."""

from __future__ import annotations

import pytest

from harena.bots.circus_maximus.policy import weigh
from harena.core.chance import Fast
from harena.core.ids import Seat
from harena.core.table import Table
from harena.games.circus_maximus.foresight import seen_by as blanked
from harena.games.circus_maximus.imagining import imagine
from harena.games.circus_maximus.reaction import late_pick
from harena.games.circus_maximus.verbs import WRITE_WHIP

from .tables import GAME, Draw, chariot, choice, kinds, only, options, own, race, refused, say, strings_in, table, view

OPTION = "option written-whipping: yes; "
WRITING = "seats: 2; red: at home 2/3{red}; blue: at home 2/7"


def writing(red: str = "") -> Table:
    return table(OPTION + WRITING.format(red=red), ["red", 4, "blue"], None)


def moving(red: str, draws: list[Draw], option: str = OPTION, more: str = "") -> Table:
    """Red's phase begins on a stretch; every die is dictated."""
    words = f"{option}seats: 2; mover: red; cup:; red: at home 2/3, {red}; blue: at home 2/7; {more}"
    return table(words, draws, None)


# ---- writing


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_every_speed_may_be_written_with_an_s() -> None:
    tab = writing()
    assert options(tab, 0) == [f"speed red {n}" for n in range(17)] + [f"speed red {n}S" for n in range(17)]
    plain = table(WRITING.format(red=""))
    assert not [words for words in options(plain, 0) if words.endswith("S")]
    assert refused(plain, 0, "speed red 3S").clause == "CM-6.1.2a"


@pytest.mark.clause("CM-27.6")
@pytest.mark.parametrize(
    ("red", "offered"),
    [
        (", endurance 0, whole-endurance 50", False),
        (", current -1", False),
        (", no-strain 2", False),
        (", fallen 1, horses 0/4/4/4, boxes 4/4/4/4", False),
        (", whip 0", True),
    ],
)
def test_cm_27_6_no_s_for_those_who_will_not_whip_for_certain(red: str, offered: bool) -> None:  # noqa: FBT001
    """A driver without a whip may have grabbed one by then."""
    assert (f"speed red {0}S" in options(writing(red), 0)) == offered


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_the_s_is_known_to_its_writer_alone_until_the_token_is_drawn() -> None:
    tab = writing()
    told = say(tab, 0, "speed red 16S")
    assert own(tab, 0)["whips"] == ["red"]
    assert own(tab, 0)["written"] == {"red": 16}
    assert "whips" not in own(tab, 1)
    other = writing()
    assert [kinds(told), view(tab, 1), view(tab, None)] == [
        kinds(say(other, 0, "speed red 3")),
        view(other, 1),
        view(other, None),
    ]
    assert not [text for text in strings_in(view(tab, 1)) if "16S" in text]


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_the_s_is_opened_with_the_speed() -> None:
    tab = writing()
    say(tab, 0, "speed red 9S")
    events = say(tab, 1, "speed blue 9")
    assert kinds(events)[:5] == ["speeds-written", "cup-filled", "token-drawn", "speed-revealed", "whip-written"]


# ---- the die


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_the_die_is_rolled_without_a_question() -> None:
    tab = moving("order 9S", [4])
    told = tab.all_events(-1)
    assert kinds(told) == ["speed-revealed", "whip-written", "whipped", "endurance-lost", "mfs-set"]
    assert (only(told, "mfs-set")["mfs"], choice(tab)) == (13, "move-choice")


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_without_an_s_nobody_whips_or_is_asked() -> None:
    tab = moving("order 9", [])
    assert kinds(tab.all_events(-1)) == ["speed-revealed", "mfs-set"]
    assert choice(tab) == "move-choice"
    assert choice(moving("order 9", [], "")) == "whip-choice"


@pytest.mark.clause("CM-27.6")
@pytest.mark.parametrize(
    "red", ["whip 0", "current -1", "no-strain 2", "endurance 0, whole-endurance 50", "jostled 1, current -2"]
)
def test_cm_27_6_an_s_is_void_if_whipping_is_forbidden_by_then(red: str) -> None:
    tab = moving(f"order 9S, {red}", [])
    told = tab.all_events(-1)
    assert kinds(told)[:3] == ["speed-revealed", "whip-written", "whip-void"]
    assert only(told, "mfs-set")["mfs"] == 9


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_the_next_turn_begins_without_an_s() -> None:
    tab = moving("order 1S", [1])
    say(tab, 0, "forward", "forward")
    assert (race(tab).turn, race(tab).whips) == (3, 0)
    assert "whips" not in own(tab, 0)


@pytest.mark.clause("CM-27.6", "CM-27.5")
def test_cm_27_6_with_first_turn_acceleration_the_whip_comes_after_its_dice() -> None:
    words = "option written-whipping: yes; option acceleration: yes; seats: 2; turn: 1; mover: red; "
    tab = table(words + "red: at gray 4/3, order 12S, modifier 0; blue: at gray 4/7", [2, 3, 6], None)
    assert only(tab.all_events(-1), "mfs-set")["mfs"] == 13


# ---- what others may make of it


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_others_imagine_it_both_ways_and_its_owner_knows() -> None:
    tab = writing()
    say(tab, 0, "speed red 9S")
    say(tab, 1, "speed blue 9S")
    here = race(tab)
    assert here.whips == 3
    assert {imagine(here, Seat(0), Fast(seed)).whips for seed in range(30)} == {1, 3}
    assert blanked(here, Seat(0)).whips == 1


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_odds_of_a_speed_with_an_s_count_the_whip() -> None:
    tab = writing()
    told = GAME.odds(tab.state, Seat(0), [])
    rows = told["rows"]
    assert isinstance(rows, list)
    by_pick = {row["pick"]: row for row in rows}
    assert by_pick["speed red 9"]["reach"] == 9
    assert by_pick["speed red 9S"]["reach"] == pytest.approx(12.5)
    assert by_pick["speed red 9S"]["endurance"] == pytest.approx(46.5)


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_a_late_driver_does_not_whip() -> None:
    tab = writing()
    assert late_pick(race(tab), Seat(0)) == tab.game.picks.parse("speed red 16")


@pytest.mark.clause("CM-27.6")
def test_cm_27_6_a_bot_whips_on_a_long_stretch_and_not_into_a_corner() -> None:
    def best(at: str, speed: str) -> bool:
        tab = table(f"{OPTION}seats: 2; red: at {at}{speed}; blue: at home 2/7")
        here = race(tab)
        picks = here.options(Seat(0))
        weights = weigh(here, Seat(0), picks)
        return WRITE_WHIP.holds(picks[weights.index(max(weights))])

    assert best("home 1/1", ", endurance 70")
    assert not best("home 28/1", "")


# ---- positions


def test_a_position_tells_the_s() -> None:
    tab = table(f"{OPTION}seats: 2; mover: red; left: 3; red: at home 2/3; blue: at home 2/7, order 12S, order-whip 1")
    printed = GAME.print(tab.state)
    assert "order 12S" in printed
    assert GAME.print(table(printed.removeprefix("circus-maximus; ")).state) == printed
    assert chariot(tab, "blue").order_whip == 1
    with pytest.raises(Exception, match="option written-whipping: yes"):
        table("seats: 2; red: at home 2/3, order 12S; blue: at home 2/7")
