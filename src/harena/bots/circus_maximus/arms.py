"""What special weapons are worth: by the odds of a throw, what it does to a rival, and what the weapon might do later.

A weapon hurts one rival of several. So it is not worth what he loses, but what his loss adds to the chances of the
thrower's owner: much if he leads, next to nothing if he is beaten. Whoever has several chariots gladly gives an MF of
the last of them for a wound of the rival's first.
"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick
from ...games.circus_maximus.chances import (
    aim_chance,
    dust_chances,
    knife_chances,
    more_hits,
    spear_chances,
    throw_chance,
)
from ...games.circus_maximus.chariot import CAR, CHARIOT, DUST, KNIFE, LEFT, SMALL_KNIFE, Faction
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
from ...games.circus_maximus.dust import BLINDING_HITS
from ...games.circus_maximus.knives import PLAIN, SMALL
from ...games.circus_maximus.lash import modifier_lost
from ...games.circus_maximus.track_data import LANES
from ...games.circus_maximus.verbs import THROW_DUST, THROW_KNIFE, THROW_SMALL_KNIFE, THRUST_SPEAR
from .fray import Bout, hits_are_critical
from .outlook import planned_speed
from .stakes import Stakes

_A_HIT: Final = 0.05
"""Turns that a wound costs, the modifier apart."""
_WEAK: Final = {2: 0.8, 1: 0.65}
"""What is left of the chances of one who has so few hits left: the next blow may be his last."""
_EYE: Final = 0.3
"""Two phases in one's lane, and no evading from that side any more."""
_BLINDED: Final = 1.5
"""Some three turns at half speed."""
_SWERVED: Final = 0.15
_FELLED: Final = 2.0
_NO_KNIFE: Final = 0.02
"""What it costs in every turn left to have nothing to cut a dead horse free with."""
_OUT: Final = 0.0
_DRAGGED: Final = 0.01
"""What is left of the chances of one who is out of the race, or out of his car."""
_LATER: Final = {DUST: 0.011, KNIFE: 0.034, SMALL_KNIFE: 0.024}
"""What a weapon in hand is worth, as a share of its owner's prospects: so much the best throw that may be hoped for
gains. Found by waiting for it in races in which all drivers had every chance noted and nobody threw."""
_LATE: Final = 5.0
"""So many turns before the end fewer chances are left, and a weapon in hand begins to lose its worth."""
_MOST: Final = 3.0
"""Turns: nobody gives more for a blow."""
_MOST_MODIFIER: Final = 8
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
    """A special weapon of one chariot against another, as far as both logs tell: what it adds to the prospects of the
    attacker's owner."""

    def __init__(self, stakes: Stakes, rival: Faction) -> None:
        race, number = stakes.race, stakes.number
        self.race: Final = race
        self.stakes: Final = stakes
        self.rival: Final = rival
        self.me: Final = race.chariots[number]
        self.victim: Final = race.chariots[rival]
        self.bout: Final = Bout(race, number, rival)
        self.slower: Final = max(0.0, stakes.turns[rival]) / planned_speed(race, rival)
        """Turns that it costs the rival to go a square less in each turn left."""
        self.aim: Final = _AIMS[place_of(self.me.handling())]

    # ---- dust

    def dust(self) -> float:
        chances, stakes = _DUST[place_of(self.victim.under_attack())], self.stakes
        damage, own = self.bout.wheel_costs()
        gain = chances[FALLS_OUT] * stakes.gain(self.rival, _DRAGGED) + chances[SWERVES_AWAY] * self.swerve()
        gain += chances[DUST_IN_EYE] * stakes.set_back(self.rival, _EYE) + chances[BLINDED] * self.blinded()
        gain += chances[SWERVES_INTO] * (stakes.set_back(self.rival, damage) - stakes.risk(own))
        return self.aim * (gain - chances[BLOWN_BACK] * stakes.risk(_EYE))

    def swerve(self) -> float:
        """Two lanes away, or into a wall."""
        track, team = self.race.track, self.victim.team
        room = track.lane[team] - 1 if self.bout.side != LEFT else LANES - track.lane[team]
        return self.stakes.set_back(self.rival, _SWERVED) if room >= 2 else self.stakes.gain(self.rival, _OUT)

    def blinded(self) -> float:
        kept = self.after_hits(BLINDING_HITS)
        return self.stakes.gain(self.rival, kept * self.stakes.kept(_BLINDED))

    # ---- knives and the spear

    def knife(self, part: int, small: int) -> float:
        """The small one, if there is no other, is missed when a horse falls."""
        target = self.victim.car if part == CAR else self.victim.team
        hit = throw_chance(self.race.track.steps_between(self.me.car, target), small, self.me.handling())
        chances = _KNIFE[place_of(self.victim.under_attack())]
        gain = hit * (self.to_driver(chances) + self.to_horse(chances))
        missed = small == SMALL and not self.me.has(KNIFE)
        return gain - self.stakes.risk(_NO_KNIFE * self.bout.turns) if missed else gain

    def to_horse(self, chances: list[float]) -> float:
        left = self.victim.horses[self.victim.nearest_horse(self.bout.side)]
        worse = more_hits(left) if hits_are_critical(self.race) else [1.0]
        major = sum([self.stabbed(pips, left, worse) for pips in range(1, 7)]) / 6
        gain = chances[HORSE_MINOR] * self.stabbed(1, left, worse) + chances[HORSE_MAJOR] * major
        return gain + chances[HORSE_KILLED] * self.loses(left, left)

    def stabbed(self, boxes: int, left: int, worse: list[float]) -> float:
        """A horse loses boxes of those it has left, and more by what chances there are of that."""
        return sum([chance * self.loses(boxes + more, left) for more, chance in enumerate(worse)])

    def loses(self, boxes: int, left: int) -> float:
        lost = min(boxes, left) * self.slower
        return self.stakes.set_back(self.rival, lost + _FELLED if boxes >= left else lost)

    def to_driver(self, chances: list[float]) -> float:
        if self.victim.standing != CHARIOT:
            return 0.0
        gain = chances[KILLED] * self.stakes.gain(self.rival, _OUT) + chances[MINOR_WOUND] * self.wounded(1)
        return gain + chances[MAJOR_WOUND] * sum([self.wounded(pips) for pips in range(1, 7)]) / 6

    def wounded(self, hits: int) -> float:
        return self.stakes.gain(self.rival, self.after_hits(hits))

    def after_hits(self, hits: int) -> float:
        """What is left of a driver's chances after so many hits."""
        before, left = self.victim.hits, self.victim.hits - hits
        if left <= 0:
            return _OUT
        lost = modifier_lost(self.victim, before, left) * self.slower + _A_HIT * hits
        return self.stakes.kept(lost) * _WEAK.get(left, 1.0) / _WEAK.get(before, 1.0)

    def spear(self) -> float:
        return self.aim * self.to_driver(_SPEAR)

    # ---- all of them

    def gain(self, pick: Pick) -> float:
        if THROW_DUST.holds(pick):
            return self.dust() - self.later(DUST)
        if THRUST_SPEAR.holds(pick):
            return self.spear()
        if THROW_SMALL_KNIFE.holds(pick):
            return self.knife(THROW_SMALL_KNIFE.which(pick), SMALL) - self.later(SMALL_KNIFE)
        return self.knife(THROW_KNIFE.which(pick), PLAIN) - self.later(KNIFE)

    def later(self, weapon: int) -> float:
        """What a weapon that is thrown now can do no more."""
        return _LATER[weapon] * self.stakes.now * min(1.0, self.stakes.to_come() / _LATE)


def weapon_worth(stakes: Stakes, rival: Faction, pick: Pick) -> float:
    """What an attack with a special weapon gains in turns, its MFs apart."""
    return min(_MOST, stakes.in_turns(Arms(stakes, rival).gain(pick)))
