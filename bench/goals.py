"""What is measured, of every game of the catalogue, and what it should reach; a game without goals is measured too."""

from typing import NamedTuple

from bench.subjects import COMPILED, INTERPRETED

# A smaller difference between two builds, or fewer rounds, says nothing on a shared machine.
TOLERATED_LOSS = 0.10
FEWEST_ROUNDS = 5

# How many players a game is measured with, where it is not the usual number.
PLAYERS: dict[str, int] = {"circus-maximus": 8}
USUAL_PLAYERS = 4


class Measure(NamedTuple):
    """A figure a worker reports. Rates should be high, costs low."""

    name: str
    title: str
    rate: bool

    def reaches(self, value: float, goal: float) -> bool:
        return value >= goal if self.rate else value <= goal

    def best(self, values: list[float]) -> float:
        return max(values) if self.rate else min(values)

    def gain(self, now: float, before: float) -> float:
        """How much faster it became, as a share of the earlier speed; negative when it became slower."""
        return now / before - 1 if self.rate else before / now - 1


MEASURES = {
    measure.name: measure
    for measure in (
        Measure("decisions_per_second", "decisions/s", rate=True),
        Measure("games_per_second", "games/s", rate=True),
        Measure("simulations_per_second", "simulations/s", rate=True),
        Measure("clone_us", "clone µs", rate=False),
        Measure("view_us", "view µs", rate=False),
        Measure("words_us", "view in words µs", rate=False),
        Measure("imagine_us", "imagine µs", rate=False),
        Measure("options_us", "options µs", rate=False),
        Measure("server_move_ms", "server ms/move", rate=False),
    )
}


class Goal(NamedTuple):
    game: str
    role: str
    measure: str
    bound: float


GOALS = (
    Goal("colossal-arena", COMPILED, "decisions_per_second", 800_000),
    Goal("colossal-arena", INTERPRETED, "decisions_per_second", 150_000),
    Goal("colossal-arena", COMPILED, "clone_us", 2),
    Goal("colossal-arena", COMPILED, "view_us", 10),
    Goal("colossal-arena", COMPILED, "imagine_us", 20),
    Goal("arena-maximus", COMPILED, "decisions_per_second", 600_000),
    Goal("arena-maximus", INTERPRETED, "decisions_per_second", 120_000),
    Goal("arena-maximus", COMPILED, "clone_us", 2),
    Goal("circus-maximus", COMPILED, "decisions_per_second", 300_000),
    Goal("circus-maximus", INTERPRETED, "decisions_per_second", 60_000),
    Goal("circus-maximus", COMPILED, "clone_us", 4),
)

# Milliseconds of a server's processor time for a move that every seat has seen; and less than the other server's.
SERVER_GOAL = 0.5

# How many times a peer's decisions per second ours should be, by build and by what the peer is written in.
RATIO_GOALS = {
    (COMPILED, "Python"): 10.0,
    (COMPILED, "C++"): 1.0,
    (INTERPRETED, "Python"): 1.0,
}
# And how many times its simulations per second, by build and game.
SEARCH_RATIO_GOALS = {(COMPILED, "colossal-arena"): 3.0}
