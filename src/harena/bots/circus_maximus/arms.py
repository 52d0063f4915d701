"""What special weapons are worth, in turns."""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick
from ...games.circus_maximus.chances import aim_chance, dust_chances, knife_chances, spear_chances, throw_chance
from ...games.circus_maximus.chariot import CAR, CHARIOT, KNIFE, LEFT, Faction
from ...games.circus_maximus.charts import (
    BLINDED,
    BLOWN_BACK,
    DUST_IN_EYE,
    FALLS_OUT,
    HORSE_KILLED,
    HORSE_MAJOR,
    HORSE_MINOR,
    KILLED,
    MAJOR_WOUND,
    MINOR_WOUND,
    SWERVES_AWAY,
    SWERVES_INTO,
)
from ...games.circus_maximus.knives import PLAIN, SMALL
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.track_data import LANES
from ...games.circus_maximus.verbs import THROW_DUST, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR
from .fray import Bout, rivalry
from .pace import FLIPPED

_A_HIT: Final = 0.15
_EYE: Final = 0.3
"""Two phases in one's lane, and no evading from that side any more."""
_BLINDED: Final = 1.5
"""Some three turns at half speed."""
_SWERVED: Final = 0.15
_A_BOX: Final = 0.05
_FELLED: Final = 2.0
_NO_KNIFE: Final = 0.02
"""What it costs in every turn left to have nothing to cut a dead horse free with."""
_MOST_HITS: Final = 12
_MOST_MODIFIER: Final = 8


def _wounds(hits: int) -> float:
    """What a die of hits costs one who has so many."""
    return sum([FLIPPED if pips >= hits else _A_HIT * pips for pips in range(1, 7)]) / 6


_MAJOR: Final = [_wounds(hits) for hits in range(_MOST_HITS + 1)]
_MODIFIERS: Final = range(-_MOST_MODIFIER, _MOST_MODIFIER + 1)
_AIMS: Final = [aim_chance(modifier) for modifier in _MODIFIERS]
_DUST: Final = [dust_chances(modifier) for modifier in _MODIFIERS]
_KNIFE: Final = [knife_chances(modifier) for modifier in _MODIFIERS]
_SPEAR: Final = spear_chances()
"""By modifier, as places in the tables."""


def place_of(modifier: int) -> int:
    return min(max(modifier, -_MOST_MODIFIER), _MOST_MODIFIER) + _MOST_MODIFIER


@final
class Arms:
    """A special weapon of one chariot against another, as far as both logs tell."""

    def __init__(self, race: Race, number: Faction, rival: Faction) -> None:
        self.race: Final = race
        self.me: Final = race.chariots[number]
        self.victim: Final = race.chariots[rival]
        self.bout: Final = Bout(race, number, rival)
        self.rivalry: Final = rivalry(race, self.me, self.victim)
        self.aim: Final = _AIMS[place_of(self.me.handling())]

    def dust(self) -> float:
        chances = _DUST[place_of(self.victim.under_attack())]
        damage, own = self.bout.wheel_costs()
        harm = chances[FALLS_OUT] * FLIPPED + chances[SWERVES_INTO] * damage + chances[DUST_IN_EYE] * _EYE
        harm += chances[SWERVES_AWAY] * self.swerve() + chances[BLINDED] * (_BLINDED + self.hits(2))
        risk = chances[SWERVES_INTO] * own + chances[BLOWN_BACK] * _EYE
        return self.aim * (self.rivalry * harm - risk)

    def swerve(self) -> float:
        """Two lanes away, or into a wall."""
        track, team = self.race.track, self.victim.team
        room = track.lane[team] - 1 if self.bout.side != LEFT else LANES - track.lane[team]
        return _SWERVED if room >= 2 else FLIPPED

    def hits(self, points: int) -> float:
        return FLIPPED if points >= self.victim.hits else _A_HIT * points

    def knife(self, pick: Pick) -> float:
        """The small one, if there is no other, is missed when a horse falls."""
        small = SMALL if THROW_SMALL_KNIFE.holds(pick) else PLAIN
        part = (THROW_SMALL_KNIFE if small == SMALL else THROW_KNIFE).which(pick)
        target = self.victim.car if part == CAR else self.victim.team
        hit = throw_chance(self.race.track.steps_between(self.me.car, target), small, self.me.handling())
        kept = 0.0 if small == PLAIN or self.me.has(KNIFE) else _NO_KNIFE * self.bout.turns
        return self.rivalry * hit * self.knife_harm() - kept

    def knife_harm(self) -> float:
        chances = _KNIFE[place_of(self.victim.under_attack())]
        boxes = min(6, self.victim.horses[self.victim.nearest_horse(self.bout.side)])
        major = sum([_FELLED if pips >= boxes else _A_BOX * pips for pips in range(1, 7)]) / 6
        harm = chances[HORSE_MINOR] * (_FELLED if boxes <= 1 else _A_BOX)
        harm += chances[HORSE_MAJOR] * major + chances[HORSE_KILLED] * _FELLED
        return harm + self.to_driver(chances)

    def to_driver(self, chances: list[float]) -> float:
        if self.victim.standing != CHARIOT:
            return 0.0
        harm = chances[KILLED] * FLIPPED + chances[MINOR_WOUND] * self.hits(1)
        return harm + chances[MAJOR_WOUND] * _MAJOR[min(_MOST_HITS, self.victim.hits)]

    def spear(self) -> float:
        return self.rivalry * self.aim * self.to_driver(_SPEAR)


def weapon_worth(race: Race, number: Faction, rival: Faction, pick: Pick) -> float:
    """What an attack with a special weapon gains in turns, its MFs apart."""
    arms = Arms(race, number, rival)
    if THROW_DUST.holds(pick):
        return arms.dust()
    return arms.spear() if THRUST_SPEAR.holds(pick) else arms.knife(pick)
