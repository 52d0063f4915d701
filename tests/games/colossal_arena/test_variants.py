"""CA-26.6 to 26.8 Tournament tie-break, strict memory, excluded creatures."""

from __future__ import annotations

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest
from harena.core.table import Table
from harena.games.colossal_arena.arena import Arena
from harena.games.colossal_arena.cards import CREATURE_NAMES

from .tables import GAME, arena, deal, discards, say, seen_by, table, view, wander

# ---- CA-26.6


def tied(bets: str, option: str = "option tie-break: tournament", dead: str = "amazon 1, colossus 2") -> Table:
    """Seat 0 draws the last card: the game is over; seat 0 had the latest turn. Colossus died last."""
    row = len(dead.split(",")) + 1 if dead else 1
    eliminated = f"round: {row}; eliminated: {dead}; " if dead else ""
    return table(f"seats: 3; turn: 0; phase: draw; deck: wyrm 1; {eliminated}{bets}; hand 0: ; {option}")


def decided(tab: Table) -> tuple[int, list[str], list[str]]:
    """The winner, the deciding clauses, and the events that told of a tie."""
    result = GAME.result(tab.state)
    assert result is not None
    ties = [event.kind.name for event in tab.log.events if event.kind.name.endswith("tie-broken")]
    return result.places.index(1), [str(clause) for clause in result.clauses], ties


TIE = "bets 0: wyrm 1; bets 1: magus 1, colossus 1; bets 2: gorgon 1"
"""Four gold each."""


@pytest.mark.clause("CA-26.6")
def test_ca_26_6_value_on_the_creature_eliminated_last_decides() -> None:
    assert decided(tied(TIE)) == (1, ["CA-11.3", "CA-26.6"], ["tournament-tie-broken"])


@pytest.mark.clause("CA-26.6")
def test_ca_26_6_the_printed_rule_looks_at_the_latest_turn() -> None:
    assert decided(tied(TIE, "option tie-break: last-turn")) == (0, ["CA-11.3", "CA-11.4"], ["tie-broken"])


@pytest.mark.clause("CA-26.6")
def test_ca_26_6_a_secret_bet_counts_five_there() -> None:
    bets = "bets 0: wyrm 1; bets 1: magus 1, colossus 1; bets 2: gorgon 1; marker 2: colossus 9"
    assert decided(tied(bets))[0] == 2


@pytest.mark.clause("CA-26.6")
@pytest.mark.parametrize(
    "bets",
    [
        "bets 0: wyrm 1; bets 1: magus 1; bets 2: gorgon 1",
        "bets 0: wyrm 1; bets 1: magus 1, amazon 1; bets 2: gorgon 1",
    ],
)
def test_ca_26_6_still_tied_it_falls_back(bets: str) -> None:
    """No value there, or value on a creature that died earlier: the printed rule decides."""
    assert decided(tied(bets)) == (0, ["CA-11.3", "CA-11.4"], ["tie-broken"])


@pytest.mark.clause("CA-26.6")
def test_ca_26_6_with_nobody_dead_it_falls_back() -> None:
    bets = "bets 0: wyrm 1; bets 1: magus 1; bets 2: gorgon 1"
    assert decided(tied(bets, dead="")) == (0, ["CA-11.3", "CA-11.4"], ["tie-broken"])


@pytest.mark.clause("CA-26.6")
def test_ca_26_6_more_gold_needs_no_tie_break() -> None:
    bets = "bets 0: wyrm 1, wyrm 3; bets 1: magus 1, colossus 1"
    assert decided(tied(bets)) == (0, ["CA-11.3"], [])


# ---- CA-26.7

MEMORY = "seats: 2; turn: 0; hand 0: wyrm 1, wyrm 2, wyrm 3; hand 1: magus 1, magus 2, magus 3"


def two_circles(memory: str) -> Table:
    """Two turns of each seat; seat 0 is about to have its third."""
    tab = table(f"{MEMORY}; option memory: {memory}")
    for strength in (1, 2):
        say(tab, 0, "no bet", f"play wyrm {strength}", "done")
        say(tab, 1, "no bet", f"play magus {strength}", "done")
    return tab


def played(tab: Table, reader: int | None) -> list[object]:
    """The cards a reader's log names."""
    return [event.get("card") for event in seen_by(tab, reader, -1) if event.get("kind") == "combat-card-played"]


@pytest.mark.clause("CA-26.7")
def test_ca_26_7_cards_older_than_the_readers_previous_turn_vanish() -> None:
    tab = two_circles("strict")
    assert played(tab, 0) == [None, None, "wyrm 2", "magus 2"]
    assert played(tab, 1) == [None, None, None, "magus 2"]
    say(tab, 0, "no bet", "play wyrm 3", "done")
    assert played(tab, 0) == [None, None, None, None, "wyrm 3"]
    assert played(tab, 1) == [None, None, None, "magus 2", "wyrm 3"]


@pytest.mark.clause("CA-26.7")
def test_ca_26_7_the_log_keeps_everything_else() -> None:
    tab = two_circles("strict")
    first = next(event for event in seen_by(tab, 0, -1) if event.get("kind") == "combat-card-played")
    assert (first["seat"], first["row"], first["clause"]) == (0, 1, "CA-6.2")


@pytest.mark.clause("CA-26.7")
def test_ca_26_7_the_option_changes_logs_only() -> None:
    strict, free = two_circles("strict"), two_circles("open")
    assert played(free, 0) == played(free, 1) == ["wyrm 1", "magus 1", "wyrm 2", "magus 2"]
    for reader in (0, 1, None):
        assert view(strict, reader) == view(free, reader)
    assert GAME.print(strict.state).replace("option memory: strict; ", "") == GAME.print(free.state)


@pytest.mark.clause("CA-26.7")
def test_ca_26_7_once_the_game_is_over_the_whole_log_is_open() -> None:
    tab = deal(2, {"memory": "strict"})
    *_, ended = wander(tab, 3)
    assert ended.state.over()
    assert None not in played(ended, 0)


@pytest.mark.clause("CA-26.7")
def test_ca_26_7_a_table_that_has_just_begun_forgets_nothing() -> None:
    for tab in (table(f"{MEMORY}; option memory: strict"), deal(2, {"memory": "strict"})):
        for reader in (0, 1, None):
            assert all("number" in event for event in seen_by(tab, reader, -1))


@pytest.mark.clause("CA-26.7")
@pytest.mark.parametrize("memory", ["open", "strict"])
def test_ca_26_7_cards_buried_by_magus_are_backs_in_every_setting(memory: str) -> None:
    tab = table(
        f"seats: 2; turn: 0; phase: card; option memory: {memory}; bets 0: magus 1; "
        "hand 0: magus 1, wyrm 4, wyrm 5, wyrm 6"
    )
    say(tab, 0, "play magus 1", "use", "discard wyrm 4", "discard wyrm 5", "discard wyrm 6")
    assert discards(tab) == ["wyrm 4", "wyrm 5", "wyrm 6"]
    for reader in (1, None):
        told = str(seen_by(tab, reader, -1)) + str(view(tab, reader))
        assert [name in told for name in ("wyrm 4", "wyrm 5", "wyrm 6")] == [False, False, True]


# ---- CA-26.8


def drawn(seed: int, options: dict[str, object]) -> set[str]:
    state = GAME.new(2, options, Fast(seed))
    assert isinstance(state, Arena)
    return {CREATURE_NAMES[creature] for creature in state.creatures}


@pytest.mark.clause("CA-26.8")
def test_ca_26_8_an_excluded_creature_is_never_drawn() -> None:
    seen: set[str] = set()
    for seed in range(1_000):
        eight = drawn(seed, {"exclude": ["wyrm", "amazon"]})
        assert len(eight) == 8
        seen |= eight
    assert seen == set(CREATURE_NAMES) - {"wyrm", "amazon"}


@pytest.mark.clause("CA-26.8")
def test_ca_26_8_without_the_option_all_twelve_come_up() -> None:
    assert set().union(*(drawn(seed, {}) for seed in range(50))) == set(CREATURE_NAMES)


@pytest.mark.clause("CA-26.8")
def test_ca_26_8_eight_must_be_left() -> None:
    assert drawn(1, {"exclude": CREATURE_NAMES[:4]}) == set(CREATURE_NAMES[4:])
    with pytest.raises(BadRequest, match="eight must be left") as wrong:
        deal(2, {"exclude": CREATURE_NAMES[:5]})
    assert wrong.value.clause == "CA-26.8"


@pytest.mark.clause("CA-26.8")
def test_ca_26_8_the_hosts_own_eight_cannot_be_excluded() -> None:
    eight = CREATURE_NAMES[:8]
    assert [CREATURE_NAMES[creature] for creature in arena(deal(2, {"creatures": eight})).creatures] == eight
    assert drawn(1, {"creatures": eight, "exclude": ["wyrm"]}) == set(eight)
    with pytest.raises(BadRequest, match="both chosen and excluded"):
        deal(2, {"creatures": eight, "exclude": [eight[0]]})


@pytest.mark.clause("CA-26.8")
@pytest.mark.parametrize("names", [["dragon"], ["wyrm", "wyrm"], "wyrm", [7]])
def test_ca_26_8_nonsense_is_refused(names: object) -> None:
    with pytest.raises(BadRequest, match="exclude"):
        deal(2, {"exclude": names})
