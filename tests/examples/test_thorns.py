"""The second example of docs/adding-a-game.md: discs that are alike, and what can be known of them.

The contract suite runs over it, too (tests/contract/play.py); what is here is the game's own: its clauses, and what is
imagined against whole games that could have led there.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from harena.core.chance import Fast
from harena.core.errors import BadRequest, NotAnOption
from harena.core.events import Log
from harena.core.ids import Seat
from harena.core.table import Table

from .thorns import (
    DISC_NAMES,
    DISC_TURNED_UP,
    FULL,
    LAY,
    ROSE,
    THORN,
    TURN,
    Belief,
    Garden,
    LayFirst,
    ThornsGame,
    garden_of,
    thorn_on_top,
)

GAME = ThornsGame()


def table(position: str = "seats: 3", draws: list[str] | None = None) -> Table:
    return Table(GAME, 0, {}, {"make": "scripted", "draws": draws or []}, f"thorns; {position}")


def say(tab: Table, seat: int, words: str) -> list[str]:
    """Answer in words; gives the kinds of the events."""
    seq = tab.seq()
    tab.answer(Seat(seat), [GAME.picks.parse(words)])
    return [str(event["kind"]) for event in tab.all_events(seq)]


def options(tab: Table, seat: int) -> list[str]:
    return [GAME.picks.say(pick) for pick in tab.state.options(Seat(seat))]


LAID = "seats: 3; stack 0: rose, rose; stack 1: thorn; stack 2: rose"
"""A disc or two of everybody; the answers are about seat 0."""


# ---- the clauses


def test_th_2_1_all_lay_a_first_disc_at_once_and_unseen() -> None:
    tab = table()
    assert tab.state.asked() == [0, 1, 2]
    assert options(tab, 1) == ["lay rose", "lay thorn"]
    assert say(tab, 2, "lay thorn") == []
    assert say(tab, 0, "lay rose") == []
    assert say(tab, 1, "lay rose") == ["first-discs-laid"]
    assert tab.state.asked() == [0]
    assert garden_of(tab.state).stacks == [[ROSE], [ROSE], [THORN]]


def test_th_2_2_a_disc_or_a_bid_and_only_a_bid_without_a_disc() -> None:
    tab = table(f"{LAID}; todo: turn 0")
    assert options(tab, 0) == ["lay rose", "lay thorn", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert say(tab, 0, "lay thorn") == ["disc-laid"]
    assert tab.state.asked() == [1]
    tab = table("stack 0: rose, rose, thorn, rose; stack 1: rose; stack 2: rose; todo: turn 0")
    assert options(tab, 0) == [f"bid {count}" for count in range(1, 7)]


def test_th_3_1_3_2_a_bid_is_higher_than_the_last_and_who_passes_is_out_of_it() -> None:
    tab = table(f"{LAID}; todo: turn 0")
    say(tab, 0, "bid 2")
    assert options(tab, 1) == ["bid 3", "bid 4", "pass"]
    with pytest.raises(NotAnOption, match=r"cannot answer 'bid 2' now \(TH-3\.2\)"):
        say(tab, 1, "bid 2")
    say(tab, 1, "pass")
    say(tab, 2, "bid 3")
    assert tab.state.asked() == [0]


def test_th_3_3_4_1_the_last_bidder_turns_up_his_own_discs_first() -> None:
    tab = table(f"{LAID}; bid: 3; bidder: 0; passed: 1; todo: bidding 2")
    assert say(tab, 2, "pass") == ["passed", "disc-turned-up", "disc-turned-up"]
    assert tab.state.asked() == [0]
    assert options(tab, 0) == ["turn 1", "turn 2"]


def test_th_3_3_a_bid_for_all_discs_ends_the_bidding() -> None:
    tab = table(f"{LAID}; todo: turn 0")
    assert say(tab, 0, "bid 4") == ["bid-made", "disc-turned-up", "disc-turned-up"]
    assert tab.state.asked() == [0]


def test_th_4_3_enough_roses_win_a_challenge_and_all_discs_go_back() -> None:
    tab = table(f"{LAID}; bid: 3; bidder: 0; turned 0: 2; todo: turn-up 0")
    assert say(tab, 0, "turn 2") == ["disc-turned-up", "challenge-won", "round-begun"]
    assert garden_of(tab.state).hands == [FULL, FULL, FULL]
    assert garden_of(tab.state).challenges == [1, 0, 0]


def test_th_4_4_who_meets_his_own_thorn_chooses_what_he_loses() -> None:
    tab = table("stack 0: rose, thorn; stack 1: rose; stack 2: rose; todo: turn 0")
    assert say(tab, 0, "bid 4") == ["bid-made", "disc-turned-up"]
    assert options(tab, 0) == ["lose rose", "lose thorn"]
    assert say(tab, 0, "lose thorn") == ["disc-lost", "lost-disc-seen", "round-begun"]
    assert tab.events(Seat(0), 1)[1]["disc"] == "thorn"
    assert tab.events(Seat(1), 1)[1] == {"number": 3, "seq": 2}


def test_th_4_5_at_anothers_thorn_chance_takes_a_disc_that_its_owner_alone_sees() -> None:
    tab = table(f"{LAID}; bid: 3; bidder: 0; turned 0: 2; todo: turn-up 0", ["rose"])
    assert say(tab, 0, "turn 1") == ["disc-turned-up", "disc-lost", "lost-disc-seen", "round-begun"]
    assert garden_of(tab.state).lost == [[ROSE], [], []]
    assert tab.events(Seat(0), 0)[2]["disc"] == "rose"
    assert [list(tab.events(reader, 0)[2]) for reader in (Seat(1), None)] == [["number", "seq"]] * 2


LAST = "lost 0: rose, rose, rose; thorn 0: 1, 0; stack 0: thorn; stack 1: rose"


def test_th_4_6_who_has_lost_all_discs_is_out_and_the_next_player_starts() -> None:
    tab = table(f"{LAST}; stack 2: rose; todo: turn 0")
    say(tab, 0, "bid 1")
    say(tab, 1, "pass")
    say(tab, 2, "pass")
    assert say(tab, 0, "lose thorn") == ["disc-lost", "lost-disc-seen", "player-out", "round-begun"]
    assert tab.all_events(tab.seq() - 1)[-1]["seat"] == 1
    assert tab.state.asked() == [1, 2]


def test_th_5_1_two_challenges_win_and_equals_share_a_place() -> None:
    tab = table(f"{LAID}; challenges: 1, 0, 0; bid: 3; bidder: 0; turned 0: 2; todo: turn-up 0")
    assert say(tab, 0, "turn 2")[-1] == "winner"
    result = GAME.result(tab.state)
    assert result is not None
    assert (result.places, result.clauses) == ([1, 2, 2], ["TH-5.1"])


def test_th_5_1_one_challenge_wins_if_the_table_says_so() -> None:
    tab = table(f"{LAID}; option challenges: one; bid: 3; bidder: 0; turned 0: 2; todo: turn-up 0")
    assert say(tab, 0, "turn 2")[-1] == "winner"


def test_th_5_2_who_is_left_alone_wins() -> None:
    tab = table(f"{LAST}; lost 2: rose, rose, rose, thorn; thorn 2: 0, 1; todo: turn 0")
    say(tab, 0, "bid 1")
    assert say(tab, 1, "pass")[-1] == "disc-turned-up"
    assert say(tab, 0, "lose thorn") == ["disc-lost", "lost-disc-seen", "player-out", "winner"]
    result = GAME.result(tab.state)
    assert result is not None
    assert (result.places, result.clauses) == ([2, 1, 2], ["TH-5.2"])


@pytest.mark.parametrize(
    "wrong",
    [
        "seats: 2",
        "stack 0: thorn, thorn",
        "stack 0: tulip",
        "stack 0: rose; turned 0: 2",
        "thorn 0: 1",
        "lost 0: thorn; thorn 0: 1, 0",
        "challenges: 1",
        "todo: turn 3",
        "todo: lay-first 1 0",
        "todo: lay-first 2 0 0; stack 0: thorn",
        "todo: challenge",
        "todo: bloom 1",
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.parse(f"thorns; {wrong}", Fast(0))
    assert refused.value.say.endswith(".")


# ---- knowledge that comes back


def test_a_thorn_seen_is_known_until_a_disc_is_lost() -> None:
    tab = table(f"{LAID}; lost 1: rose; thorn 1: 3, 1; bid: 3; bidder: 0; turned 0: 2; todo: turn-up 0", ["rose"])
    assert seen_by_all(tab) == ["1/1", "3/4", "1/1"]
    say(tab, 0, "turn 1")
    assert seen_by_all(tab) == ["3/4", "1/1", "1/1"]


def seen_by_all(tab: Table) -> object:
    return GAME.view(tab.state, None).words()["thorns"]


def test_roses_seen_make_a_lost_thorn_likelier_and_all_of_them_make_it_sure() -> None:
    belief = Belief(3, 1)
    assert str(belief.after_rose(3)) == "2/3"
    assert str(belief.after_rose(3).after_rose(2)) == "1/2"
    assert str(belief.after_rose(3).after_rose(2).after_rose(1)) == "0/1"


def test_a_belief_stays_small_and_what_is_possible_stays_possible() -> None:
    belief = Belief(1, 5)
    for _ in range(60):
        belief = belief.after_rose(3)
    assert belief.kept == 1
    assert belief.lost <= 1_000_000


# ---- what is imagined, against all games that could have led there

Story = list[tuple[int, str]]
"""Who did what, as everybody saw it."""
ROUND_OF_LOSS: Story = [(0, "lay"), (1, "lay"), (2, "lay"), (0, "lay"), (1, "bid 3"), (2, "pass"), (0, "pass")]
STORIES: dict[str, Story] = {
    "a first disc is sealed": [(1, "lay"), (0, "lay")],
    "two discs are laid": [(0, "lay"), (1, "lay"), (2, "lay"), (0, "lay"), (1, "lay")],
    "a disc is lost": [*ROUND_OF_LOSS, (1, "turn 0"), (1, "lay"), (0, "lay"), (2, "lay")],
    "roses come up after a loss": [
        *[*ROUND_OF_LOSS, (1, "turn 0"), (1, "lay"), (0, "lay"), (2, "lay"), (1, "lay")],
        *[(2, "bid 4"), (2, "turn 1"), (2, "turn 1")],
    ],
}
TURNED = {"a disc is lost": "rose, thorn", "roses come up after a loss": "rose, thorn, rose, rose, rose"}
"""The discs that came up on the way."""


def blindly(garden: Garden, seat: Seat, words: str, chance: Fast) -> str:
    """A player who does not look at his discs: each is laid, or lost, as likely as the others."""
    if words not in ("lay", "lose"):
        return words
    return f"{words} {DISC_NAMES[chance.take(garden.hands[seat].copy(), 'blind')]}"


def lived(story: Story, turned: str, seed: int) -> Garden | None:
    """A whole game as in the story, played blindly; none if other discs came up."""
    log, chance = Log(), Fast(-seed - 1)
    garden = garden_of(GAME.new(3, {}, Fast(seed), log))
    for seat, words in story:
        pick = GAME.picks.parse(blindly(garden, Seat(seat), words, chance))
        if seat not in garden.asked() or pick not in garden.options(Seat(seat)):
            return None
        garden.answer(Seat(seat), pick)
    discs = [DISC_NAMES[event.numbers[2]] for event in log.events if event.kind is DISC_TURNED_UP]
    return garden if ", ".join(discs) == turned else None


def hidden(garden: Garden, seat: int) -> str:
    """All that one seat cannot see."""
    others = [other for other in range(garden.seats) if other != seat]
    top = garden.agenda[-1]
    sealed = [top.discs[other] for other in others] if isinstance(top, LayFirst) else []
    return str([(garden.hands[other], garden.stacks[other], garden.lost[other]) for other in others] + [sealed])


@pytest.mark.parametrize("name", STORIES)
def test_what_is_imagined_is_as_likely_as_in_whole_games(name: str) -> None:
    """Two samples, one of games played from the start, one imagined from the last of them (chi-square)."""
    games = [lived(STORIES[name], TURNED.get(name, ""), seed) for seed in range(4_000)]
    fitting = [garden for garden in games if garden is not None]
    assert len(fitting) > 150
    truth = Counter(hidden(garden, 2) for garden in fitting)
    belief = Counter(hidden(garden_of(GAME.imagine(fitting[0], Seat(2), Fast(seed))), 2) for seed in range(4_000))
    assert truth.keys() <= belief.keys()
    assert two_samples(truth, belief) < 4


def two_samples(one: Counter[str], other: Counter[str]) -> float:
    """How far two samples are from being of one kind: chi-square, as deviations of a normal law."""
    keys = [key for key in one | other if one[key] + other[key] >= 10]
    total = [sum(one[key] for key in keys), sum(other[key] for key in keys)]
    chi_square = 0.0
    for key in keys:
        for count, size in zip((one[key], other[key]), total, strict=True):
            expected = (one[key] + other[key]) * size / sum(total)
            chi_square += (count - expected) ** 2 / expected
    freedom = max(len(keys) - 1, 1)
    deviation: float = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return deviation


def test_the_odds_are_what_is_imagined() -> None:
    discs = "lost 1: rose; thorn 1: 2, 1; stack 0: rose; stack 1: rose, rose; stack 2: thorn; turned 0: 1; turned 1: 1"
    state = GAME.parse(f"thorns; {discs}; bid: 3; bidder: 0; todo: turn-up 0", Fast(0))
    told = GAME.odds(state, Seat(0), [TURN.of(Seat(1)), TURN.of(Seat(2)), LAY.of(ROSE)])
    assert told == {"1": [2, 6], "2": [1, 4]}
    worlds = [garden_of(GAME.imagine(state, Seat(0), Fast(seed))) for seed in range(3_000)]
    for owner in (Seat(1), Seat(2)):
        thorns = sum(world.face_down(owner)[-1] == THORN for world in worlds)
        ways, of = thorn_on_top(garden_of(state), owner)
        assert abs(thorns / len(worlds) - Fraction(ways, of)) < 0.035
