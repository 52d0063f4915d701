"""Chapter 2: a turn."""

from __future__ import annotations

import pytest

from tests.games.talk import asked, kinds, only, options, own, refused, said_of, say

from .tables import table


@pytest.mark.clause("SS-2.1")
def test_one_player_after_the_other_plays_a_card_of_the_hand() -> None:
    tab = table("seats: 2; hand 0: 3, 7; hand 1: 1, 5", ["12"])
    assert options(tab, 0) == ["play 3", "play 7"]
    assert refused(tab, 0, "play 5").clause == "SS-2.1"
    say(tab, 0, "play 3")
    assert asked(tab) == [1]


@pytest.mark.clause("SS-2.2")
def test_a_card_higher_than_the_one_it_covers_earns_a_point() -> None:
    tab = table("seats: 2; pile: 4; hand 0: 3, 7; hand 1: 1, 5", ["12"])
    assert only(say(tab, 0, "play 7"), "point-earned")["points"] == 1


@pytest.mark.clause("SS-2.2")
@pytest.mark.parametrize(("pile", "card"), [("4", "3"), ("", "7")])
def test_a_lower_card_and_the_first_of_all_earn_nothing(pile: str, card: str) -> None:
    tab = table(f"seats: 2; pile: {pile}; hand 0: 3, 7; hand 1: 1, 5", ["12"])
    assert "point-earned" not in kinds(say(tab, 0, f"play {card}"))


@pytest.mark.clause("SS-2.3")
def test_the_card_drawn_is_its_owners_secret() -> None:
    tab = table("seats: 2; hand 0: 3, 7; hand 1: 1, 5", ["12"])
    say(tab, 0, "play 3")
    assert own(tab, 0)["hand"] == ["7", "12"]
    assert said_of(tab, 0, 0, "drawn-card-seen") is not None
    assert said_of(tab, 1, 0, "drawn-card-seen") is None


@pytest.mark.clause("SS-2.3")
def test_nothing_is_drawn_when_no_card_is_left() -> None:
    others = ", ".join(str(card) for card in range(8, 21))
    tab = table(f"seats: 2; pile: 2, 4, 6, {others}; hand 0: 3, 7; hand 1: 1, 5")
    assert kinds(say(tab, 0, "play 3")) == ["card-played", "turn-begun"]
