"""Short words for the tests of the judgement: races of the quick answers, and the heaviest pick of a position."""

from __future__ import annotations

from collections.abc import Iterator

from harena.bots.arena_maximus.mind import RaceMind
from harena.bots.mind import drawn, heaviest
from harena.core.chance import Chance, Fast
from harena.core.ids import Pick, Seat
from harena.core.table import Table
from harena.games.arena_maximus.race import Race
from harena.games.catalogue import GAMES

GAME = GAMES["arena-maximus"]
MIND = RaceMind(GAME)
HOUSES: list[dict[str, object]] = [
    {},
    {"spells": True, "short-track": True},
    {"spells": True, "spells-per-turn": "unlimited", "laps": "2", "kingmaking": False},
    {"open-hands": True, "layout": "summary", "same-shape-terrain": True, "spells": True},
]


def new_race(seats: int, house: dict[str, object], seed: int) -> Race:
    race = GAME.new(seats, house, Fast(seed))
    assert isinstance(race, Race)
    return race


def weights(race: Race, seat: int) -> dict[str, float]:
    """What the question's options weigh, by their words."""
    options = race.options(Seat(seat))
    return {
        GAME.picks.say(pick): weight
        for pick, weight in zip(options, MIND.weigh(race, Seat(seat), options), strict=True)
    }


def picked(tab: Table, seat: int) -> str:
    """The words of the heaviest pick."""
    assert isinstance(tab.state, Race)
    by_words = weights(tab.state, seat)
    return max(by_words, key=lambda words: by_words[words])


def questions(seats: int, house: dict[str, object], seed: int) -> Iterator[tuple[Race, Seat, list[Pick]]]:
    """Every question of a race that is driven on by quick answers."""
    race = new_race(seats, house, seed)
    chance = Fast(seed + 1)
    while race.agenda:
        seat = race.asked()[0]
        options = race.options(seat)
        yield race, seat, options
        race.take(seat, drawn(options, MIND.weigh(race, seat, options), chance))


def places(drivers: str, seed: int) -> list[int]:
    """The places of a race: s for a seat that takes the heaviest pick, r for one that takes any."""
    race = new_race(len(drivers), {}, seed)
    chance = Fast(seed + 1)
    while race.agenda:
        seat = race.asked()[0]
        options = race.options(seat)
        race.take(seat, driven(race, seat, options, chance) if drivers[seat] == "s" else any_of(options, chance))
    result = GAME.result(race)
    assert result is not None
    return result.places


def driven(race: Race, seat: Seat, options: list[Pick], chance: Chance) -> Pick:
    return heaviest(options, MIND.weigh(race, seat, options), chance)


def any_of(options: list[Pick], chance: Chance) -> Pick:
    return options[chance.below(len(options), "bot")]
