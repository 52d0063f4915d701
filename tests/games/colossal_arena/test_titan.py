"""CA-22 Titan: look at three cards of a rival, keep one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from harena.core.table import Table

from .tables import Draw, choice, fits, hand, kinds, only, options, own, refused, said_of, say, seen_by, table, view

CREATURES = "creatures: amazon, colossus, cyclops, daimon, ettin, gorgon, magus, titan"
FIVE = ["ettin 0", "ettin 1", "gorgon 2", "spectator 3", "magister"]


def played(hand_1: str, position: str = "", draws: list[Draw] | None = None, seed: int = 7) -> Table:
    """Seat 0, Titan's backer, has played titan 3."""
    tab = table(
        f"seats: 3; {CREATURES}; turn: 0; phase: card; bets 0: titan 1; hand 0: titan 3, magus 4; "
        f"hand 1: {hand_1}; hand 2: magus 8, magus 9; {position}",
        draws,
        seed,
    )
    say(tab, 0, "play titan 3")
    return tab


def robbed(draws: list[Draw], hand_1: str = ", ".join(FIVE)) -> Table:
    tab = played(hand_1, draws=draws)
    say(tab, 0, "use", "rob 1")
    return tab


@pytest.mark.clause("CA-22.1")
def test_ca_22_1_three_are_looked_at_one_kept_two_go_back() -> None:
    tab = robbed(["ettin 1", "magister", "ettin 0"])
    assert options(tab, 0) == ["keep ettin 0", "keep ettin 1", "keep magister"]
    event = only(say(tab, 0, "keep ettin 1"), "card-stolen")
    assert (event["clause"], event["seat"], event["rival"]) == ("CA-22.1", 0, 1)
    assert hand(tab, 0) == ["ettin 1", "magus 4"]
    assert hand(tab, 1) == ["ettin 0", "gorgon 2", "spectator 3", "magister"]
    assert choice(tab) == "discard"


@pytest.mark.clause("CA-22.1")
def test_ca_22_1_only_another_player_with_three_cards() -> None:
    tab = played(", ".join(FIVE))
    say(tab, 0, "use")
    assert options(tab, 0) == ["rob 1"]
    assert refused(tab, 0, "rob 2").clause == "CA-22.3"
    assert refused(tab, 0, "rob 0").clause == "CA-22.3"


@pytest.mark.clause("CA-22.1")
@pytest.mark.parametrize(
    ("cards", "question"), [("ettin 0, ettin 1", "discard"), ("ettin 0, ettin 1, ettin 2", "offer-power")]
)
def test_ca_22_1_two_cards_are_too_few_three_enough(cards: str, question: str) -> None:
    assert choice(played(cards)) == question


@pytest.mark.clause("CA-22.2")
def test_ca_22_2_the_three_are_random() -> None:
    triples: Counter[str] = Counter()
    for seed in range(600):
        tab = played(", ".join(FIVE), seed=seed)
        shown = only(say(tab, 0, "use", "rob 1"), "cards-looked-at")["cards"]
        triples[str(shown)] += 1
    odds = {str(list(three)): 1 / 10 for three in combinations(FIVE, 3)}
    assert fits(triples, odds)


@pytest.mark.clause("CA-22.2")
def test_ca_22_2_one_must_be_kept() -> None:
    tab = robbed(["ettin 1", "magister", "ettin 0"])
    assert refused(tab, 0, "decline").clause == "CA-22.2"
    assert refused(tab, 0, "keep gorgon 2").clause == "CA-22.2"


@pytest.mark.clause("CA-22.2")
def test_ca_22_2_the_power_itself_may_be_declined() -> None:
    tab = played(", ".join(FIVE))
    assert "hand-robbed" not in kinds(say(tab, 0, "decline"))
    assert hand(tab, 1) == FIVE


@pytest.mark.clause("CA-22.2")
def test_ca_22_2_two_prefects_are_one_option() -> None:
    tab = robbed(["prefect", "prefect", "ettin 0"], "ettin 0, prefect, prefect")
    assert options(tab, 0) == ["keep ettin 0", "keep prefect"]
    say(tab, 0, "keep prefect")
    assert hand(tab, 0) == ["magus 4", "prefect"]
    assert hand(tab, 1) == ["ettin 0", "prefect"]


@pytest.mark.clause("CA-22.3")
def test_ca_22_3_frozen_cards_do_not_count() -> None:
    frozen = "frozen 1: ettin 5, ettin 6, ettin 7, ettin 8"
    tab = played("ettin 0, ettin 1", frozen)
    assert choice(tab) == "discard"
    three = played("ettin 0, ettin 1, ettin 2", frozen)
    say(three, 0, "use")
    assert options(three, 0) == ["rob 1"]


@pytest.mark.clause("CA-22.3")
def test_ca_22_3_frozen_cards_are_not_drawn() -> None:
    for seed in range(20):
        tab = played("ettin 0, ettin 1, ettin 2", "frozen 1: ettin 5, ettin 6, ettin 7, ettin 8", seed=seed)
        shown = only(say(tab, 0, "use", "rob 1"), "cards-looked-at")["cards"]
        assert shown == ["ettin 0", "ettin 1", "ettin 2"]


@pytest.mark.clause("CA-22.4")
def test_ca_22_4_actor_and_victim_know_the_three() -> None:
    tab = robbed(["ettin 1", "magister", "ettin 0"])
    seq = tab.seq() - 1
    say(tab, 0, "keep magister")
    for reader in (0, 1):
        looked = said_of(tab, reader, seq, "cards-looked-at")
        assert looked is not None
        assert looked["cards"] == ["ettin 0", "ettin 1", "magister"]
        stolen = said_of(tab, reader, seq, "stolen-card-seen")
        assert stolen is not None
        assert stolen["card"] == "magister"
    assert [fact["card"] for fact in known(tab, 0)] == ["ettin 0", "ettin 1"]
    assert known(tab, 1) == [{"card": "magister", "places": [{"zone": "hand", "seat": 0, "weight": 1}]}]
    assert "magister" not in hand(tab, 1)


def known(tab: Table, seat: int) -> list[dict[str, object]]:
    facts = own(tab, seat)["known"]
    assert isinstance(facts, list)
    return facts


@pytest.mark.clause("CA-22.4")
def test_ca_22_4_others_learn_names_and_counts_only() -> None:
    """Whichever three were drawn and whichever was kept, a third seat and spectators see the same."""
    seen: list[object] = []
    for draws, kept in [
        (["ettin 1", "magister", "ettin 0"], "magister"),
        (["ettin 1", "magister", "ettin 0"], "ettin 0"),
        (["gorgon 2", "spectator 3", "ettin 0"], "gorgon 2"),
    ]:
        tab = robbed(list(draws))
        seq = tab.seq() - 1
        say(tab, 0, f"keep {kept}")
        assert said_of(tab, 2, seq, "cards-looked-at") is None
        assert said_of(tab, 2, seq, "stolen-card-seen") is None
        assert said_of(tab, 2, seq, "card-stolen") is not None
        seen.append([[seen_by(tab, reader, seq), view(tab, reader)] for reader in (2, None)])
    assert seen[0] == seen[1] == seen[2]
