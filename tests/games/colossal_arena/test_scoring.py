"""CA-11 The end of the game: after five eliminations, or with the last card of the deck."""

from __future__ import annotations

import pytest

from harena.core.game import Result
from harena.core.table import Table

from .tables import EIGHT, GAME, arena, asked, choice, kinds, only, refused, row_of, say, survivors, table

NAMES = EIGHT.split(", ")
FOUR_DEAD = "round: 5; eliminated: amazon 1, colossus 2, cyclops 3, daimon 4"
SEVEN = "wyrm 0, wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5, wyrm 6"


def result(tab: Table) -> Result:
    result = GAME.result(tab.state)
    assert isinstance(result, Result)
    return result


def spent(position: str, seat: int = 0) -> tuple[Table, list[dict[str, object]]]:
    """The game that ends when a seat draws the one card left in the deck."""
    tab = table(f"turn: {seat}; phase: discard; hand {seat}: {SEVEN}; deck: magus 0; {position}")
    return tab, say(tab, seat, "done")


# ---- five eliminations


@pytest.mark.clause("CA-11.1")
def test_ca_11_1_the_fifth_elimination_ends_a_game_played_from_round_one() -> None:
    """Two seats play card by card; in each round the first creature left gets its 0, the others something high."""
    plays = [
        f"{creature} {0 if creature == NAMES[dead] else 6 + dead}" for dead in range(5) for creature in NAMES[dead:]
    ]
    first, second = ", ".join(plays[0:16:2]), ", ".join(plays[1:16:2])
    tab = table(f"seats: 2; turn: 0; hand 0: {first}; hand 1: {second}", [*plays[16:]])
    events: list[dict[str, object]] = []
    eliminated: list[object] = []
    for number, card in enumerate(plays):
        assert not tab.state.over()
        assert len(survivors(tab)) == 8 - len(eliminated)
        events = say(tab, number % 2, "no bet", f"play {card}", "done")
        eliminated += [event["creature"] for event in events if event["kind"] == "creature-eliminated"]
    assert eliminated == NAMES[:5]
    assert survivors(tab) == NAMES[5:]
    assert only(events, "tournament-over")["clause"] == "CA-11.1"
    assert (asked(tab), result(tab).clauses) == ([], ["CA-11.3", "CA-11.4"])


@pytest.mark.clause("CA-11.1")
def test_ca_11_1_round_five_goes_on_while_nobody_is_eliminated() -> None:
    tab = table(f"{FOUR_DEAD}; turn: 0; phase: check; {row_of(5, None, None, None, None, 1, 1, 2, 3)}")
    assert (asked(tab), arena(tab).row, len(survivors(tab))) == ([1], 5, 4)
    tab = table(f"{FOUR_DEAD}; turn: 0; phase: check; {row_of(5, None, None, None, None, 1, 0, 2, 3)}")
    assert (asked(tab), survivors(tab)) == ([], ["ettin", "magus", "wyrm"])


@pytest.mark.clause("CA-11.1")
def test_ca_11_1_the_fourth_elimination_ends_nothing() -> None:
    row = row_of(4, None, None, None, 0, 1, 2, 3, 4)
    tab = table(f"round: 4; eliminated: amazon 1, colossus 2, cyclops 3; turn: 0; phase: check; {row}")
    assert (asked(tab), choice(tab), arena(tab).row, len(survivors(tab))) == ([1], "bet-phase", 5, 4)


# ---- the deck


@pytest.mark.clause("CA-11.2")
@pytest.mark.parametrize("alive", [8, 7, 6, 5, 4])
def test_ca_11_2_at_the_deck_end_every_creature_still_alive_pays(alive: int) -> None:
    dead = [f"{creature} {row}" for row, creature in enumerate(NAMES[: 8 - alive], start=1)]
    bets = {seat: ", ".join(f"{creature} 1" for creature in NAMES[seat::2]) for seat in (0, 1)}
    tab, _ = spent(f"round: {9 - alive}; eliminated: {', '.join(dead)}; bets 0: {bets[0]}; bets 1: {bets[1]}")
    assert len(survivors(tab)) == alive
    assert sum(result(tab).scores) == 4 * alive


@pytest.mark.clause("CA-11.2")
def test_ca_11_2_five_survivors_pay_five_bettors() -> None:
    bets = "; ".join(f"bets {seat}: {NAMES[3 + seat]} {1 + seat % 4}" for seat in range(5))
    tab, events = spent(f"seats: 5; round: 4; eliminated: amazon 1, colossus 2, cyclops 3; {bets}")
    assert only(events, "deck-spent")["seat"] == 0
    assert result(tab).scores == [4, 3, 2, 1, 4]


@pytest.mark.clause("CA-11.2")
def test_ca_11_2_a_deck_of_one_more_card_pays_nobody_yet() -> None:
    tab = table(f"turn: 0; phase: discard; hand 0: {SEVEN}; bets 0: wyrm 1; deck: magus 0, magus 1")
    assert "gold-counted" not in kinds(say(tab, 0, "done"))
    assert GAME.result(tab.state) is None


# ---- gold


@pytest.mark.clause("CA-11.3")
def test_ca_11_3_bets_of_all_five_rows_on_one_survivor_are_worth_ten() -> None:
    bets = ", ".join(f"wyrm {row}" for row in range(1, 6))
    tab, events = spent(f"{FOUR_DEAD}; bets 0: amazon 1; bets 1: {bets}")
    assert result(tab).scores == [0, 10, 0]
    assert [event["gold"] for event in events if event["kind"] == "gold-counted"] == [0, 10, 0]
    assert only(events, "winner") == {**only(events, "winner"), "seat": 1, "gold": 10, "clause": "CA-11.3"}


@pytest.mark.clause("CA-11.3")
def test_ca_11_3_tokens_on_eliminated_creatures_and_in_supply_are_worth_nothing() -> None:
    tab, _ = spent("round: 2; eliminated: amazon 1; bets 0: amazon 1; bets 2: colossus 2")
    assert arena(tab).supply == [4, 5, 4]
    assert result(tab).scores == [0, 0, 3]


@pytest.mark.clause("CA-11.3")
def test_ca_11_3_all_secret_bets_are_turned_up_and_pay_five_on_survivors() -> None:
    dead = "round: 2; eliminated: amazon 1"
    tab, events = spent(f"seats: 4; {dead}; marker 1: gorgon 3; marker 2: amazon 3; revealed 3: wyrm")
    revealed = [event for event in events if event["kind"] == "secret-bet-revealed"]
    assert [(event["seat"], event["creature"]) for event in revealed] == [(1, "gorgon"), (2, "amazon")]
    assert kinds(events).index("secret-bet-revealed") < kinds(events).index("gold-counted")
    assert result(tab).scores == [0, 5, 0, 5]


@pytest.mark.clause("CA-11.3")
def test_ca_11_3_secret_bets_stay_hidden_until_the_end() -> None:
    tab = table(f"turn: 0; phase: discard; hand 0: {SEVEN}; marker 1: gorgon 3; deck: magus 0, magus 1")
    assert "secret-bet-revealed" not in kinds(say(tab, 0, "done"))


@pytest.mark.clause("CA-11.3")
def test_ca_11_3_players_are_ranked_by_gold() -> None:
    dead = "round: 3; eliminated: amazon 1, colossus 2"
    bets = (
        "bets 0: wyrm 3, amazon 1; bets 1: wyrm 1, magus 2, gorgon 3; bets 2: wyrm 2; bets 3: ettin 1, ettin 2, ettin 3"
    )
    tab, _ = spent(f"seats: 4; {dead}; {bets}; marker 3: ettin 9")
    assert result(tab).scores == [2, 9, 3, 14]
    assert result(tab).places == [4, 2, 3, 1]
    assert result(tab).clauses == ["CA-11.3"]


# ---- ties


@pytest.mark.clause("CA-11.4")
def test_ca_11_4_the_turn_that_spends_the_deck_counts_as_the_latest() -> None:
    bets = "bets 0: wyrm 1; bets 1: magus 1"
    tab, events = spent(bets, seat=0)
    assert only(events, "tie-broken")["clause"] == "CA-11.4"
    assert result(tab).places == [1, 2, 3]
    tab, _ = spent(bets, seat=1)
    assert result(tab).places == [2, 1, 3]
    assert result(tab).clauses == ["CA-11.3", "CA-11.4"]


@pytest.mark.clause("CA-11.4")
@pytest.mark.parametrize(("last", "winner"), [(2, 1), (3, 1), (0, 0), (1, 1)])
def test_ca_11_4_the_latest_of_the_tied_wins_also_when_another_moved_last(last: int, winner: int) -> None:
    tab, events = spent("seats: 4; bets 0: wyrm 1; bets 1: magus 1; bets 2: ", seat=last)
    assert only(events, "winner")["seat"] == winner
    assert result(tab).places[winner] == 1


@pytest.mark.clause("CA-11.4")
def test_ca_11_4_a_tie_after_the_fifth_elimination_is_broken_alike() -> None:
    row = row_of(5, None, None, None, None, 1, 0, 2, 3)
    tab = table(f"{FOUR_DEAD}; turn: 2; phase: check; {row}; bets 0: wyrm 1; bets 1: magus 1")
    assert result(tab).places == [2, 1, 3]


@pytest.mark.clause("CA-11.4")
def test_ca_11_4_a_tie_behind_the_winner_is_not_announced() -> None:
    tab, events = spent("bets 0: wyrm 2; bets 1: magus 2; bets 2: ettin 1; round: 2; eliminated: amazon 1")
    assert "tie-broken" not in kinds(events)
    assert (result(tab).places, result(tab).clauses) == ([2, 3, 1], ["CA-11.3"])


# ---- an end inside a turn


DOOMED = row_of(1, 5, 5, 5, 5, 5, 5, 5, 0)


@pytest.mark.clause("CA-11.5")
def test_ca_11_5_an_end_inside_a_chain_cancels_the_rest_of_the_turn() -> None:
    hand = "ettin 6, amazon 6, magus 1, magus 2"
    tab = table(f"turn: 0; phase: card; {DOOMED}; bets 0: ettin 1, amazon 1; hand 0: {hand}; deck: gorgon 0, gorgon 1")
    events = say(tab, 0, "play ettin 6", "use", "play amazon 6", "use")
    after = kinds(events)[kinds(events).index("deck-spent") :]
    assert after == ["deck-spent", "gold-counted", "gold-counted", "gold-counted", "winner"]
    assert refused(tab, 0, "done").kind == "not-your-turn"
    assert (tab.state.over(), len(survivors(tab)), len(arena(tab).hands[0])) == (True, 8, 4)


@pytest.mark.clause("CA-11.5")
def test_ca_11_5_a_called_amazon_ends_the_game_as_well() -> None:
    creatures = "amazon, colossus, cyclops, daimon, ettin, gorgon, magus, seraphim"
    dead = "round: 3; eliminated: amazon 1, ettin 2"
    hand = "seraphim 6, seraphim 7, magus 1"
    tab = table(
        f"creatures: {creatures}; {dead}; turn: 0; phase: card; bets 0: seraphim 1; hand 0: {hand}; deck: gorgon 0"
    )
    say(tab, 0, "play seraphim 6", "use", "call ettin", "play seraphim 7", "use", "call amazon")
    assert (tab.state.over(), asked(tab), len(survivors(tab))) == (True, [], 6)


@pytest.mark.clause("CA-11.5")
def test_ca_11_5_while_the_deck_lasts_the_turn_goes_on() -> None:
    hand = "ettin 6, amazon 6, magus 1, magus 2"
    deck = "gorgon 0, gorgon 1, gorgon 2, gorgon 3, daimon 0, daimon 1, daimon 2"
    tab = table(f"turn: 0; phase: card; {DOOMED}; bets 0: ettin 1, amazon 1; hand 0: {hand}; deck: {deck}")
    say(tab, 0, "play ettin 6", "use", "play amazon 6", "use")
    assert choice(tab) == "discard"
    assert only(say(tab, 0, "done"), "creature-eliminated")["creature"] == "wyrm"
