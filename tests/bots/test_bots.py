"""Bots: they answer every question with one of its options, and the better one wins."""

from __future__ import annotations

import pytest

from harena.bots.catalogue import BOTS
from harena.bots.minds import MINDS
from harena.bots.plain import PlainMind
from harena.core.asked import Asked
from harena.core.chance import Fast
from harena.core.errors import BadRequest
from harena.core.game import Game
from harena.games.arena_maximus.race import Race
from harena.games.arena_maximus.verbs import DONE
from harena.games.catalogue import GAMES
from harena.lab.match import Score, match, named_bots, named_game, play_game

ARENA = GAMES["colossal-arena"]
RACE = GAMES["arena-maximus"]
HOUSES: dict[str, list[dict[str, object]]] = {
    "arena-maximus": [{}, {"spells": True, "laps": "2"}, {"spells": True, "spells-per-turn": "unlimited"}],
    "circus-maximus": [{"rules": "advanced"}],
    "circus-season": [{"races": "1"}],
    "colossal-arena": [{}, {"stalemate": True}],
}
"""Options under which bots must come to an end; of other games, the ordinary ones."""
MATCHES = {"circus-maximus": 6, "circus-season": 6}
"""How many games show who is better, where it is not the usual number."""
USUAL_MATCH = 90
MINDFUL = [name for name in GAMES if not isinstance(MINDS[name], PlainMind)]
"""The games with a mind of their own: of them it is claimed that the better bot wins."""
TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.fewest, min(game.most, 5) + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_a_table_of_bots_plays_to_the_end(name: str, bot: str, seats: int) -> None:
    for seed, options in enumerate(HOUSES.get(name, [GAMES[name].brief()])):
        places = play_game(GAMES[name], [bot] * seats, seed, dict(options))
        assert places.count(1) >= 1
        assert max(places) <= seats == len(places)


@pytest.mark.parametrize("name", MINDFUL)
def test_steady_beats_random_clearly(name: str) -> None:
    games = MATCHES.get(name, USUAL_MATCH)
    others = ["random"] * (GAMES[name].seats_near(3) - 1)
    scores = {score.bot: score for score in match(GAMES[name], ["steady", *others], games, options=GAMES[name].brief())}
    assert scores["steady"].interval()[0] > 0.6
    assert scores["steady"].wins + scores["random"].wins == games


@pytest.mark.parametrize("name", sorted(name for name in GAMES if not name.startswith("circus")))
def test_a_temper_plays_like_steady_where_there_is_nobody_to_lash(name: str) -> None:
    game = GAMES[name]
    others = ["random"] * (game.seats_near(3) - 2)
    tempers, steady = ["peaceful", *others, "bloodthirsty"], ["steady", *others, "steady"]
    brief = game.brief()
    assert play_game(game, tempers[: game.most], 4, brief) == play_game(game, steady[: game.most], 4, brief)


def test_steady_never_stands_still_against_itself_in_the_stalemate_variant() -> None:
    scores = match(ARENA, ["steady", "steady", "steady"], 6, seed=50, options={"stalemate": True})
    assert scores == [Score("steady", 6, 6)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_steady_race_takes_ten_to_sixteen_rounds(seats: int) -> None:
    rounds = [steady_race(seats, seed)[0] for seed in range(12)]
    assert 10 <= sum(rounds) / len(rounds) <= 16
    assert max(rounds) <= 25


def test_steady_never_chooses_to_stand_still_twice_running() -> None:
    """Only a hand without whip and magic keeps a chariot standing, and then cards are changed."""
    assert sum([steady_race(2 + seed % 4, seed)[1] for seed in range(40)]) == 0


def steady_race(seats: int, seed: int) -> tuple[int, int]:
    """The rounds of a race, and how often a chariot chose speed 0 after speed 0 with a whip in hand."""
    state, chances = RACE.new(seats, {}, Fast(seed)), [Fast(seed + seat) for seat in range(seats)]
    assert isinstance(state, Race)
    stood, idle = [False] * seats, 0
    while state.asked():
        seat = state.asked()[0]
        asked = Asked(RACE, state, seat)
        choice = type(state.agenda[-1]).__name__
        pick = BOTS["steady"].choose(asked, chances[seat])
        could = len(asked.options) > 1
        state.answer(seat, pick)
        if choice == "SetSpeed" and pick == DONE.pick:
            stands = not state.pools[seat]
            idle += stands and stood[seat] and could
            stood[seat] = stands
    return state.round, idle


@pytest.mark.parametrize("game", [ARENA, RACE])
def test_the_same_seeds_give_the_same_match(game: Game) -> None:
    assert match(game, ["steady", "random"], 6) == match(game, ["steady", "random"], 6)


def test_an_interval_lies_around_its_share_and_within_the_possible() -> None:
    low, high = Score("steady", 100, 90).interval()
    assert low == pytest.approx(0.8256, abs=1e-3)
    assert high == pytest.approx(0.9448, abs=1e-3)
    assert Score("steady", 10, 10).interval()[1] <= 1.0 + 1e-12


def test_random_takes_every_option_sooner_or_later() -> None:
    state = ARENA.new(3, {}, Fast(1))
    seat = state.asked()[0]
    asked, chance = Asked(ARENA, state, seat), Fast(2)
    assert {BOTS["random"].choose(asked, chance) for _ in range(500)} == set(state.options(seat))


def test_nonsense_is_refused_in_a_sentence() -> None:
    for wrong in (
        lambda: named_game("chess"),
        lambda: named_bots(ARENA, ["steady", "stockfish"]),
        lambda: named_bots(ARENA, ["steady"]),
        lambda: match(ARENA, ["steady", "random"], 0),
    ):
        with pytest.raises(BadRequest, match=r"\.$"):
            wrong()
