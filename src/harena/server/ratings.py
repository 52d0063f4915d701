"""Ratings of those with accounts, by game and number of players: Plackett and Luce's, after every finished game."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import insert, select

from .room import Room
from .schema import PEOPLE, RATINGS
from .store import Statement, Store
from .wire import Rating

_MODEL: Final = PlackettLuce()
_ADD: Final = insert(RATINGS)


async def after_game(store: Store, room: Room) -> list[Statement]:
    """What to write when a game has ended: nothing unless two with accounts sat to the end in one seat each, and
    without hints."""
    result = room.running().game.result(room.running().state)
    people = [seat.person for seat in room.seats if seat.person is not None and seat.bot is None and not seat.left]
    if result is None or room.plan.hints or len(set(people)) != len(people):
        return []
    rows = await store.rows(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.account.is_not(None)))
    rated = [str(person) for (person,) in rows]
    if len(rated) < 2:
        return []
    known = await ratings_of(store, rated, room.plan.game, len(room.seats))
    places = {seat.person: result.places[number] for number, seat in enumerate(room.seats)}
    teams = [[_MODEL.rating(mu=known[person][0], sigma=known[person][1])] for person in rated]
    rates = _MODEL.rate(teams, ranks=[float(places[person]) for person in rated])
    statements: list[Statement] = []
    for person, (rate,) in zip(rated, rates, strict=True):
        row = {
            "person": person,
            "game": room.plan.game,
            "players": len(room.seats),
            "games": known[person][2] + 1,
            "mu": rate.mu,
            "sigma": rate.sigma,
        }
        statements.append((_ADD, row))
    return statements


async def ratings_of(store: Store, people: list[str], game: str, players: int) -> dict[str, tuple[float, float, int]]:
    fresh = _MODEL.rating()
    query = (
        select(RATINGS.c.person, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        .where(RATINGS.c.person.in_(people), RATINGS.c.game == game, RATINGS.c.players == players)
        .order_by(RATINGS.c.games)
    )
    # The last one stays.
    found = {person: (mu, sigma, games) for person, mu, sigma, games in await store.rows(query)}
    return {person: found.get(person, (fresh.mu, fresh.sigma, 0)) for person in people}


async def shown_ratings(store: Store, person: str) -> list[Rating]:
    """The last rating in each game and at each number of players."""
    query = (
        select(RATINGS.c.game, RATINGS.c.players, RATINGS.c.games, RATINGS.c.mu, RATINGS.c.sigma)
        .where(RATINGS.c.person == person)
        .order_by(RATINGS.c.games)
    )
    last = {
        (game, players): Rating(game, players, games, round(mu - 3 * sigma, 2))
        for game, players, games, mu, sigma in await store.rows(query)
    }
    return [*last.values()]
