"""Pairings, blocks, watches and the bot that sees everything."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from harena.bots.bot import Bot
from harena.bots.catalogue import BOTS, LEVELS
from harena.bots.mind import Belief
from harena.bots.minds import MINDS
from harena.bots.search import Budget, Search
from harena.core.asked import Asked
from harena.core.chance import Chance, Fast
from harena.core.errors import BadRequest
from harena.core.ids import Pick, Seat
from harena.games.catalogue import GAMES
from harena.lab.ceiling import CEILING, AllSeeing
from harena.lab.match import PLAYERS, asked, play_game
from harena.lab.pairing import LADDER, Equal, Pairing, Reaches, claimed_of, margin, play_block, proofs, rungs
from harena.lab.sequential import Rigour
from harena.lab.standing import Standing
from harena.lab.watch import Watch
from tests.usual import under_way

from .blocks import PAIR, made_up, pairing

# ---- who meets whom


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_level_meets_the_one_below_and_the_floor_is_random(name: str) -> None:
    pairs = [(pair.lower, pair.upper) for pair in proofs(GAMES[name])]
    names = ["random", *[level.name for level in LEVELS]]
    assert pairs[: len(LEVELS)] == list(pairwise(names))
    assert pairs[-1] == ("champion", CEILING)


@pytest.mark.parametrize(("name", "players", "goals"), [("colossal-arena", 3, 2), ("circus-maximus", 8, 1)])
def test_goals_have_tables_of_their_own(name: str, players: int, goals: int) -> None:
    pairings = proofs(GAMES[name])
    reaching = [pair for pair in pairings if isinstance(pair.claim, Reaches)]
    assert [(pair.upper, pair.players) for pair in reaching] == [("casual", 2), ("champion", 4)][:goals]
    assert {pair.players for pair in pairings if pair.upper in LADDER and pair not in reaching} == {players}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_personalities_and_the_ceiling_are_measured_at_small_tables(name: str) -> None:
    pairings, small = proofs(GAMES[name]), GAMES[name].seats_near(3)
    equal = [pair for pair in pairings if isinstance(pair.claim, Equal)]
    assert [(pair.upper, pair.players) for pair in equal] == [(one, small) for one in ("bold", "cautious", "gambler")]
    assert (pairings[-1].players, pairings[-1].most) == (small, 20)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_everybody_who_is_to_be_measured_exists(name: str) -> None:
    pairings = proofs(GAMES[name])
    assert {bot for pair in pairings for bot in (pair.upper, pair.lower)} <= {*BOTS, CEILING}
    assert len({pair.name() for pair in pairings}) == len(pairings)


def test_one_bot_alone_can_be_measured_again() -> None:
    pairings = proofs(GAMES["colossal-arena"])
    assert [pair.name() for pair in claimed_of(pairings, ["casual", "bold"])] == [
        "casual-novice-3", "casual-random-2", "bold-expert-3"
    ]  # fmt: skip
    with pytest.raises(BadRequest, match=r"^Nothing is claimed of 'random' here, only of novice, .*, ceiling\.$"):
        claimed_of(pairings, ["random"])


@pytest.mark.parametrize(
    ("names", "players"),
    [(["steady"], 3), (["steady", "steady"], 3), (["random", "hal"], 3), (["random", "steady"], 6)],
)
def test_a_ladder_that_makes_no_sense_is_refused_in_a_sentence(names: list[str], players: int) -> None:
    with pytest.raises(BadRequest, match=r"^[A-Zc].*\.$"):
        rungs(GAMES["colossal-arena"], names, players)


def test_wins_are_rarer_at_big_tables_so_less_counts_as_better() -> None:
    assert [margin(players) for players in (2, 5, 6, 8)] == [0.05, 0.05, 0.03, 0.03]


# ---- blocks


def test_the_upper_bot_has_each_seat_once() -> None:
    assert [PAIR.seated(seat).index("steady") for seat in range(3)] == [0, 1, 2]
    assert all(PAIR.seated(seat).count("random") == 2 for seat in range(3))


def test_a_block_is_one_seed_from_each_seat() -> None:
    block = play_block(PAIR, seed=40, number=2)
    game = GAMES[PAIR.game]
    assert block.places == [play_game(game, PAIR.seated(seat), 42)[seat] for seat in range(3)]
    assert block.score() == pytest.approx(block.places.count(1) / 3 - 1 / 3)
    assert 0 < block.upper.decisions() < block.lower.decisions()
    assert 0.0 < block.upper.seconds + block.lower.seconds < block.seconds
    assert block.memory > 1_000


def test_a_bot_among_copies_of_itself_scores_nothing_on_the_whole() -> None:
    blocks = [play_block(Pairing("colossal-arena", "random", "random", 3), 0, number) for number in range(3)]
    assert [block.score() for block in blocks] == [0.0] * 3


def test_a_standing_counts_what_the_blocks_say() -> None:
    standing = Standing(pairing(Equal()), Rigour())
    for number, wins in enumerate([1, 3, 0, 2]):
        standing.add(made_up(number, wins))
    assert (standing.games(), standing.wins, standing.share()) == (12, 6, 0.5)
    assert standing.mean_place() == pytest.approx(1.5)
    assert standing.rate() == pytest.approx(750)
    assert standing.memory == 2048
    assert standing.holds() is None
    one = standing.sample.p_value()
    assert standing.p_value() == pytest.approx(2 * one)
    assert 0 < one < 0.5


# ---- watches


def test_a_watch_knows_mean_quantiles_and_the_worst() -> None:
    watch = Watch()
    for number in range(1, 1001):
        watch.note(number / 1000)
    assert watch.decisions() == 1000
    assert watch.mean() == pytest.approx(0.5005)
    for share in (0.1, 0.5, 0.95):
        assert share <= watch.quantile(share) <= 1.051 * share
    assert watch.quantile(1.0) == watch.worst == 1.0


def test_watches_are_added_and_written_without_loss() -> None:
    one, other, both = Watch(), Watch(), Watch()
    for number in range(200):
        (one if number % 3 else other).note(0.001 * 1.03**number)
        both.note(0.001 * 1.03**number)
    one.add(Watch.read(json.loads(json.dumps(other.words()))))
    assert one.steps == both.steps
    assert one.worst == pytest.approx(both.worst, abs=1e-6)
    assert one.seconds == pytest.approx(both.seconds, abs=1e-5)


def test_only_decisions_are_timed() -> None:
    game = GAMES["colossal-arena"]
    watches = [Watch() for _ in range(3)]
    play_game(game, ["random"] * 3, 5, watches=watches)
    state, questions = game.new(3, {}, Fast(5)), 0
    chances = [Fast(5 * 1_000_003 + seat) for seat in range(3)]
    while state.asked():
        seat = state.asked()[0]
        questions += len(state.options(seat)) > 1
        state.answer(seat, BOTS["random"].choose(Asked(game, state, seat), chances[seat]))
    assert sum([watch.decisions() for watch in watches]) == questions


# ---- the ceiling


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_ceiling_sees_the_truth_and_others_do_not(name: str) -> None:
    game = GAMES[name]
    state = under_way(game, 8, 40)
    seat = state.asked()[0]
    truth = game.print(state)
    seeing, guessing = asked(CEILING, game, state, seat), asked("champion", game, state, seat)
    assert {game.print(seeing.imagine(Fast(number))) for number in range(5)} == {truth}
    assert game.print(state) == truth
    assert (seeing.certain(), guessing.certain()) == (True, False)
    if name == "colossal-arena":
        assert truth not in {game.print(guessing.imagine(Fast(number))) for number in range(5)}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_ceiling_believes_what_it_sees_and_answers(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.fewest, {}, Fast(3))
    seat = Seat(state.asked()[0])
    question = AllSeeing(game, state, seat)
    assert type(Search(MINDS[name], question, Budget(4), Fast(1)).belief) is Belief
    assert BOTS["novice"].choose(question, Fast(1)) in question.options


class Curious(Bot):
    """Notes how it is asked, and takes the first option."""

    def __init__(self) -> None:
        self.asked: set[type[Asked]] = set()

    def choose(self, asked: Asked, chance: Chance) -> Pick:
        self.asked.add(type(asked))
        return asked.options[0]


def test_the_ceiling_alone_is_asked_with_open_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    cheat, rival = Curious(), Curious()
    for name, bot in {CEILING: cheat, "champion": cheat, "random": rival}.items():
        monkeypatch.setitem(PLAYERS, name, bot)
    play_game(GAMES["colossal-arena"], [CEILING, "random"], 1)
    assert (cheat.asked, rival.asked) == ({AllSeeing}, {Asked})
    play_game(GAMES["colossal-arena"], ["champion", "random"], 1)
    assert cheat.asked == {AllSeeing, Asked}


def test_nobody_else_may_seat_the_ceiling() -> None:
    assert CEILING not in BOTS
