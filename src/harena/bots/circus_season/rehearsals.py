"""Races run in thought before the bets: everybody drives by quick answers, and the winners are counted."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from ...core.chance import Fast
from ...core.ids import Pick, Seat
from ...games.circus_maximus.race import Race, Step
from ...games.circus_maximus.season.entries import StartRace
from ...games.circus_maximus.season.experience import finishers
from ...games.circus_maximus.season.values import COLOURS, NO_COLOUR, NO_ORDERS, NO_SHEET, Stable
from ...games.circus_maximus.season.verbs import WAIT
from ...games.circus_maximus.verbs import FACTIONS
from ..circus_maximus.mind import CircusMind

_GLANCE: Final = 16.0
"""So many races a first glance at the start counts for."""
_FAR: Final = 20_000
"""No race is run for more decisions than this."""
_KEPT: Final = 32
_LEAST: Final = 0.002
_SEED: Final = 0x5EA50

Start = tuple[int, tuple[int, ...], tuple[int, ...], tuple[Stable, ...]]


@final
class Rehearsals:
    """So many races of each start, run once, whoever asks first; the dice follow from the start alone."""

    def __init__(self, driver: CircusMind, races: int, seconds: float) -> None:
        self.driver: Final = driver
        self.races: Final = races
        self.seconds: Final = seconds
        """Time only cuts short."""
        self.found: dict[Start, list[float]] = {}

    def factors(self, race: Race) -> list[float]:
        """By colour, how much likelier it wins than a glance at the start says; nothing if it was not tried."""
        return self.found.get(start_of(race), []) if self.found else []

    def run(self, race: Race, glance: list[float]) -> None:
        if self.races == 0 or start_of(race) in self.found:
            return
        end = perf_counter() + self.seconds
        wins = [0] * COLOURS
        run = 0
        while run < self.races and (run == 0 or perf_counter() < end):
            winner = self.winner(race, run)
            run += 1
            if winner != NO_COLOUR:
                wins[winner] += 1
        if len(self.found) >= _KEPT:
            self.found = {}
        self.found[start_of(race)] = [
            (wins[colour] + _GLANCE * glance[colour]) / ((run + _GLANCE) * max(glance[colour], _LEAST))
            for colour in range(COLOURS)
        ]

    def winner(self, race: Race, run: int) -> int:
        """Who wins one race: nobody plots, and nobody bets in it."""
        seed = _SEED + run
        for number in (*race.season.entries, *race.season.lanes):
            seed = (seed * 31 + number + 2) & 0xFFFFFFFF
        state, whims = started(race, seed), Fast(~seed)
        for _ in range(_FAR):
            if not state.agenda:
                break
            seat = state.asked()[0]
            options = state.options(seat)
            state.take(seat, self.reply(state, seat, options, whims))
        placed = finishers(state)
        return placed[0] % FACTIONS if placed else NO_COLOUR

    def reply(self, state: Race, seat: Seat, options: list[Pick], whims: Fast) -> Pick:
        if len(options) == 1 or options[0] == WAIT.pick:
            return options[0]
        return self.driver.reply(state, seat, options, whims)


def started(race: Race, seed: int) -> Race:
    """The race to come by itself: without money there is nothing else to ask."""
    state = race.clone(Fast(seed))
    season = race.season.draft()
    season.ceiling = (0,) * race.seats
    season.orders = (NO_ORDERS,) * race.seats
    season.suspect = 0
    season.sheet = NO_SHEET
    state.season = season
    steps: list[Step] = [StartRace()]
    state.agenda = steps
    state.settle()
    return state


def start_of(race: Race) -> Start:
    season = race.season
    return (season.number, season.entries, season.lanes, season.stables)
