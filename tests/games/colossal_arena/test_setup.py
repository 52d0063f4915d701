"""CA-1 Set-up: the components, eight creatures, eight cards each, a random player starts."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.chance import Fast, Witness
from harena.core.errors import BadRequest
from harena.core.playout import play_out
from harena.games.colossal_arena.cards import (
    CARD_NAMES,
    CARDS,
    CREATURE_NAMES,
    Card,
    Creature,
    cards_named,
    combat,
    creature_of,
    deck_of,
    is_combat,
    is_spectator,
    spectator,
    strength_of,
)
from harena.games.colossal_arena.options import named

from .tables import (
    EIGHT,
    GAME,
    Draw,
    arena,
    asked,
    choice,
    deal,
    even,
    hand,
    kinds,
    only,
    options,
    script,
    seen_by,
    strings_in,
    table,
    view,
    wander,
)

HOST = ["amazon", "cyclops", "ettin", "magus", "seraphim", "titan", "unicorn", "wyrm"]


@pytest.mark.clause("CA-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_1_1_two_to_five_players_start(seats: int) -> None:
    t = deal(seats)
    assert t.state.seats == seats
    assert choice(t) == "bet-phase"


@pytest.mark.clause("CA-1.1")
@pytest.mark.parametrize("seats", [-2, 0, 1, 6])
def test_ca_1_1_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(BadRequest) as refusal:
        deal(seats)
    assert refusal.value.clause == "CA-1.1"


@pytest.mark.clause("CA-1.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_ca_1_2_five_tokens_each_and_none_on_the_table(seats: int) -> None:
    start = arena(deal(seats))
    assert start.supply == [5] * seats
    assert set(start.bets) | set(start.markers) | set(start.revealed) == {-1}


@pytest.mark.clause("CA-1.2")
def test_ca_1_2_no_two_players_share_a_colour() -> None:
    players = view(deal(GAME.most), None)["players"]
    assert isinstance(players, list)
    assert len({player["colour"] for player in players}) == GAME.most


@pytest.mark.clause("CA-1.2")
def test_ca_1_2_a_sixth_token_does_not_exist() -> None:
    five = "bets 0: amazon 1, colossus 1, cyclops 1, daimon 1, ettin 1"
    assert arena(table(f"seats: 2; {five}")).supply == [0, 5]
    with pytest.raises(BadRequest) as refusal:
        table(f"seats: 2; {five}; revealed 0: wyrm")
    assert refusal.value.clause == "CA-1.2"


@pytest.mark.clause("CA-1.3")
def test_ca_1_3_twelve_creatures_with_strengths_0_to_10_once_each() -> None:
    assert len(set(CREATURE_NAMES)) == len(CREATURE_NAMES) == 12
    cards = [combat(Creature(creature), strength) for creature in range(12) for strength in range(11)]
    names = [f"{name} {strength}" for name in CREATURE_NAMES for strength in range(11)]
    assert [CARD_NAMES[card] for card in cards] == names
    assert [(creature_of(card), strength_of(card)) for card in cards] == [(c, s) for c in range(12) for s in range(11)]
    assert cards == [card for card in range(CARDS) if is_combat(Card(card))]


@pytest.mark.clause("CA-1.4")
def test_ca_1_4_eleven_spectators_and_three_referees() -> None:
    spectators = [spectator(strength) for strength in range(11)]
    assert [CARD_NAMES[card] for card in spectators] == [f"spectator {strength}" for strength in range(11)]
    assert [strength_of(card) for card in spectators] == list(range(11))
    assert spectators == [card for card in range(CARDS) if is_spectator(Card(card))]
    assert (len(cards_named("prefect")), len(cards_named("magister"))) == (2, 1)
    assert CARDS == 12 * 11 + 11 + 2 + 1


@pytest.mark.clause("CA-1.5")
def test_ca_1_5_eight_different_creatures_drawn_at_random() -> None:
    first: Counter[str] = Counter()
    for seed in range(1200):
        t = deal(2, seed=seed)
        drawn = [str(word) for word in t.entries[0].drawn[:8]]
        assert sorted(drawn) == [CREATURE_NAMES[creature] for creature in arena(t).creatures]
        assert len(set(drawn)) == 8
        first[drawn[0]] += 1
    assert even([first[name] for name in CREATURE_NAMES])


@pytest.mark.clause("CA-1.5")
def test_ca_1_5_the_hosts_eight_are_honoured() -> None:
    t = deal(3, {"creatures": HOST})
    assert [CREATURE_NAMES[creature] for creature in arena(t).creatures] == HOST
    chosen = only(t.all_events(-1), "creatures-chosen")
    assert (chosen["creatures"], chosen["clause"], chosen["audience"]) == (HOST, "CA-1.5", "all")


@pytest.mark.clause("CA-1.5")
@pytest.mark.parametrize("creatures", [HOST[:7], [*HOST, "troll"], [*HOST[:7], "amazon"], [*HOST[:7], "hydra"]])
def test_ca_1_5_seven_nine_twins_and_strangers_are_refused(creatures: list[str]) -> None:
    with pytest.raises(BadRequest) as refusal:
        deal(3, {"creatures": creatures})
    assert refusal.value.clause == "CA-1.5"


@pytest.mark.clause("CA-1.5")
def test_ca_1_5_the_order_of_the_line_means_nothing() -> None:
    one, other = deal(3, {"creatures": HOST}), deal(3, {"creatures": HOST[::-1]})
    for here, there in zip(wander(one, 5), wander(other, 5), strict=True):
        assert asked(here) == asked(there)
        assert [options(here, seat) for seat in asked(here)] == [options(there, seat) for seat in asked(there)]
    result, same = GAME.result(one.state), GAME.result(other.state)
    assert result is not None
    assert same is not None
    assert result.words() == same.words()


@pytest.mark.clause("CA-1.6")
def test_ca_1_6_cards_of_unused_creatures_are_nowhere() -> None:
    for seed in range(24):
        t = deal(2 + seed % 4, seed=seed)
        unused = set(range(12)) - {int(creature) for creature in arena(t).creatures}
        for now in wander(t, seed):
            assert not any(is_combat(Card(card)) and card // 11 in unused for card in GAME.inventory(now.state))


@pytest.mark.clause("CA-1.6")
def test_ca_1_6_a_position_cannot_name_a_card_of_an_unused_creature() -> None:
    with pytest.raises(BadRequest) as refusal:
        table("seats: 2; hand 0: troll 3")
    assert refusal.value.clause == "CA-1.6"
    deal_with_troll = table(f"seats: 2; creatures: {EIGHT.replace('wyrm', 'troll')}; hand 0: troll 3; turn: 0")
    assert hand(deal_with_troll, 0) == ["troll 3"]


@pytest.mark.clause("CA-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_1_7_the_deck_is_102_cards_before_the_deal(seats: int) -> None:
    t = deal(seats)
    deck = deck_of(arena(t).creatures)
    assert len(set(deck)) == len(deck) == 8 * 11 + 11 + 3 == 102
    assert GAME.inventory(t.state) == sorted(deck)
    assert sorted([*arena(t).bag, *(card for cards in arena(t).hands for card in cards)]) == sorted(deck)


@pytest.mark.clause("CA-1.7")
def test_ca_1_7_the_same_seed_and_moves_give_the_same_draws() -> None:
    def drawn(seed: int, moves: int) -> list[object]:
        t = deal(3, seed=seed)
        for _ in wander(t, moves):
            pass
        return [entry.drawn for entry in t.entries]

    assert drawn(11, 1) == drawn(11, 1)
    assert drawn(11, 1) != drawn(12, 1)


@pytest.mark.clause("CA-1.7")
def test_ca_1_7_first_and_last_card_of_the_deck_are_uniform() -> None:
    """Five seats that answer at random draw the whole deck; every card is then drawn once."""
    deck = deck_of([named(name) for name in HOST])
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for seed in range(510):
        chance = Witness(Fast(seed))
        state = GAME.new(5, {"creatures": HOST}, chance)
        play_out(state, Fast(10_000 + seed))
        drawn = [number for stream, number in chance.noted if stream == "deck"]
        assert len(set(drawn)) == len(drawn)
        first[drawn[0]] += 1
        if len(drawn) == 102:
            last[drawn[-1]] += 1
    assert last.total() > 500
    assert even([first[card] for card in deck])
    assert even([last[card] for card in deck])


@pytest.mark.clause("CA-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_1_8_eight_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    t = deal(seats)
    assert [len(cards) for cards in arena(t).hands] == [8] * seats
    assert view(t, None)["deck"] == 102 - 8 * seats
    dealt = only(t.all_events(-1), "hands-dealt")
    assert (dealt["count"], dealt["deck"], dealt["clause"]) == (8, 102 - 8 * seats, "CA-1.8")


@pytest.mark.clause("CA-1.8")
def test_ca_1_8_only_its_owner_may_see_a_hand_and_nobody_the_deck() -> None:
    t = deal(3)
    for reader in (0, 1, 2, None):
        own = [] if reader is None else hand(t, reader)
        known = strings_in(view(t, reader)) + strings_in(seen_by(t, reader, -1))
        assert sorted(word for word in known if word in CARD_NAMES) == sorted(own * 2)
    private = [event for event in t.all_events(-1) if event["kind"] == "hand-dealt"]
    assert [event["audience"] for event in private] == [[0], [1], [2]]


@pytest.mark.clause("CA-1.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_1_9_every_seat_starts_about_equally_often(seats: int) -> None:
    starts: Counter[int] = Counter()
    for seed in range(1000):
        state = GAME.new(seats, {}, Fast(seed))
        starts[state.asked()[0]] += 1
    assert even([starts[seat] for seat in range(seats)])


@pytest.mark.clause("CA-1.9")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_ca_1_9_the_player_drawn_opens_the_game(starter: int) -> None:
    hands: list[Draw] = [CARD_NAMES[card] for card in deck_of([named(name) for name in HOST])[:24]]
    t = script(3, [*hands, starter], {"creatures": HOST})
    assert asked(t) == [starter]
    assert kinds(t.all_events(-1))[-3:] == ["starter-chosen", "round-begun", "turn-begun"]
    chosen = only(t.all_events(-1), "starter-chosen")
    assert (chosen["seat"], chosen["clause"]) == (starter, "CA-1.9")
