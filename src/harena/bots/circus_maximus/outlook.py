"""A chariot's prospects: the turns to the line after a phase, and after every line its MFs can take."""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Pick
from ...games.circus_maximus.chances import over_chance
from ...games.circus_maximus.chariot import CARCASS, NOBODY, Faction
from ...games.circus_maximus.defence import EVADE_COST
from ...games.circus_maximus.race import NOT_WHEN_LATE, Race
from ...games.circus_maximus.track import IN, OFF, OUT, START, Side, Square
from ...games.circus_maximus.track_data import LANES
from ...games.circus_maximus.verbs import BRAKE, FORWARD, LANE
from ...games.circus_maximus.wrecks import added_by
from .pace import FLIPPED, PRICES, after, at_sense, cornering, course_of, lowered_limits, strain_cost

BRAKED: Final = 0.05
"""What a braked MF costs beyond the way it does not make."""
CRASH: Final = 1.5
"""What running into a chariot costs, in turns."""
EMPTY: Final = 0.5
"""What the last point of endurance is worth while there are corners to come."""
NEVER: Final = 9.0
"""The cost of what nobody does."""
_WRECK: Final = 2.5
_CARCASS: Final = _WRECK * (1.0 - over_chance(1, added_by(CARCASS))) / (1.0 - over_chance(1, added_by(NOBODY)))
"""What driving over a wreck costs; and over a dead horse, by how much less likely it does."""
_MADNESS: Final = 0.3
"""What every strain point beyond sense costs on top."""
_PLENTY: Final = [1.2, 0.8, 0.55, 0.35]
"""Shares of the endurance that could be used: with each that is not there, it grows dearer."""
_DRAWN_BY_WHIP: Final = 3.5
_STRAINED: Final = 3
"""What a whip and a corner are expected to take."""
_SLOWEST: Final = 6
_LEAST_MODIFIER: Final = -3
_MFS: Final = 64
"""No phase has as many."""
_ROUND: Final = 2
"""So many lanes further in or out a way round is looked for."""
_NO_WAY: Final = 99.0
_SLIPPED: Final = 0.05
_BUMPED: Final = 0.3
"""What it costs to slip a lane further than meant, and to ram somebody by it."""
_CROWDED: Final = 0.1
"""What it costs to go where others are in the way."""


def planned_speed(race: Race, number: Faction) -> int:
    """What a chariot can write in an ordinary turn."""
    chariot = race.chariots[number]
    return max(_SLOWEST, race.team_speed(chariot) + chariot.modifier)


def planned_modifier(race: Race, number: Faction) -> int:
    """With what modifier a driver reckons to take corners."""
    return cornering(race, number, max(_LEAST_MODIFIER, race.chariots[number].modifier))


def endurance_price(to_go: int, corners: int, speed: int, endurance: int) -> int:
    """Which price to pay for speed with endurance: the shorter it is for the way left, the dearer."""
    if corners == 0:
        return 0
    phases = max(0.0, to_go / speed - 1.5 * corners)
    plenty = endurance / (_DRAWN_BY_WHIP * phases + _STRAINED * corners + 1.0)
    price = 0
    for share in _PLENTY:
        if plenty <= share:
            price += 1
    return price


@final
class Outlook:
    """One chariot's prospects, from what its owner may know."""

    def __init__(self, race: Race, number: Faction) -> None:
        track = race.track
        chariot = race.chariots[number]
        self.race: Final = race
        self.track: Final = track
        self.course: Final = course_of(track)
        self.number: Final = number
        self.me: Final = chariot
        self.section: Final = START if track.gray[chariot.team] else track.section[chariot.team]
        self.speed: Final = planned_speed(race, number)
        self.modifier: Final = planned_modifier(race, number)
        self.cornering: Final = cornering(race, number, chariot.current)
        self.lower: Final = lowered_limits(race, chariot)
        """The modifiers with which corners are planned and taken, and how much less is safe in them than printed."""
        self.slips: Final = sum(race.rulebook.slippery_lanes(race, chariot)) / 6
        """How likely a lane change goes a lane too far."""
        self.lane: Final = track.lane[chariot.team]
        self.rank: Final = track.rank[chariot.team]
        """Its lane's place from the inside."""
        self.outward: Final = 1 if track.leftward[chariot.team] == IN else -1
        """What a step to the outside does to the lane."""
        self.to_go: Final = track.to_go(chariot.team, chariot.stage)
        self.corners: Final = self.course.corners_left[chariot.stage]
        """Corners still to come, or to leave."""
        self.price: Final = endurance_price(self.to_go, self.corners, self.speed, chariot.endurance)
        self.worth: Final = PRICES[self.price]
        """Of a point of endurance, in turns."""
        self.may_strain: Final = chariot.may_strain(race.turn)
        self.tables: Final[list[list[float]]] = [[]] * (LANES + 1)
        """By lane, the turns from a place in it; none until they are looked up."""

    def turns(self, lane: int, to_go: int) -> float:
        """Turns to the line from a place in a lane."""
        table = self.tables[lane]
        if not table:
            table = self.tables[lane] = self.course.pace(lane, self.speed, self.modifier, self.price, self.lower).turns
        return after(table, to_go, self.speed)

    def turns_from(self, square: Square) -> float:
        """Turns to the line from a square this phase can reach."""
        return self.turns(self.track.lane[square], self.way_from(square))

    def way_from(self, square: Square) -> int:
        """Squares to go from a square this phase can reach."""
        if self.track.gray[square]:
            return self.track.to_go(square, 0)
        stage = self.me.stage + (self.track.section[square] - self.section) % self.track.per_lap
        return self.track.to_go(square, min(stage, self.track.finish - 1))

    def strain(self, points: int, rank: int) -> float:
        """What exceeding a corner's limit costs, by the lane's place from the inside."""
        if points <= 0:
            return 0.0
        if not self.may_strain:
            return points / self.speed
        if self.me.endurance == 0:
            return 2 * FLIPPED
        last = EMPTY if self.me.endurance <= points and self.corners > 1 else 0.0
        mad = _MADNESS * max(0, points - at_sense(self.cornering))
        return points * self.worth + strain_cost(points, self.cornering, rank) + last + mad

    def slipping(self, square: Square, side: Side) -> float:
        """What it may cost that a lane change to a square goes further: a wall flips, a chariot is rammed."""
        if self.slips == 0.0:
            return 0.0
        beyond = self.track.slips[side][square]
        if not beyond:
            return self.slips * FLIPPED
        return self.slips * (_SLIPPED if self.race.is_free(beyond[0]) else _BUMPED)

    def drive(self, mfs: int, total: int) -> float:
        """Turns to the line after a phase of so many MFs at a total speed: straight on, or with lane changes first."""
        best = self.lane_drive(self.lane, self.to_go, mfs, total)
        touch = self.course.touch[self.lane][self.to_go]
        if touch <= 1 or self.corners == 0:
            return best
        beyond, stage = self.track.beyond, self.me.stage
        # Who cannot strain at all does not count on a lane that may be taken when he gets there.
        outermost = min(LANES, self.rank + 1) if self.me.endurance > 0 else self.rank
        for rank in range(max(1, self.rank - 2), outermost + 1):
            lost = max(0, self.rank - rank)
            lane = self.lane + self.outward * (rank - self.rank)
            if rank != self.rank and lost < touch and mfs > 2 * lost:
                to_go = self.to_go + beyond[lane][stage] - beyond[self.lane][stage] + lost
                best = min(best, self.lane_drive(lane, to_go, mfs, total))
        return best

    def lane_drive(self, lane: int, to_go: int, mfs: int, total: int) -> float:
        """The same in one lane."""
        touches = self.course.touch[lane]
        place = min(to_go, len(touches) - 1)
        touch = touches[place]
        limit = self.course.limits[lane][place] - self.lower
        if mfs < touch or total <= limit:
            return self.next_corner(lane, place, mfs, total) + self.turns(lane, to_go - mfs)
        if not self.may_strain:
            return self.turns(lane, to_go - min(mfs, max(touch, limit)))
        strain = self.strain(total - limit, self.course.ranks[lane][place])
        return strain + self.next_corner(lane, place, mfs, total) + self.turns(lane, to_go - mfs)

    def next_corner(self, lane: int, place: int, mfs: int, total: int) -> float:
        """What it costs that a phase leads out of one corner and into another."""
        if mfs < self.course.next_touch[lane][place]:
            return 0.0
        return self.strain(
            total - self.course.next_limits[lane][place] + self.lower, self.course.next_ranks[lane][place]
        )

    def rest(self, lane: int, to_go: int, left: int) -> float:
        """Turns to the line after the MFs left of a phase under way, straight on in a lane; before a corner that is too
        fast, what is left may be braked away."""
        if to_go <= left:
            return (to_go - left) / self.speed
        race, touches = self.race, self.course.touch[lane]
        place = min(to_go, len(touches) - 1)
        touch, limit, rank = (
            touches[place],
            self.course.limits[lane][place] - self.lower,
            self.course.ranks[lane][place],
        )
        total = race.phase.total()
        if touch == 0 and (total <= limit or limit >= race.phase.lowest):
            # Nothing is to be feared of the corner it is in: what matters is the next one.
            touch, limit = self.course.next_touch[lane][place], self.course.next_limits[lane][place] - self.lower
            rank = self.course.next_ranks[lane][place]
        if touch > left or total <= limit or limit >= race.phase.lowest:
            return self.turns(lane, to_go - left)
        if not self.may_strain:
            return self.turns(lane, to_go - min(left, max(touch, limit - race.phase.used)))
        strained = self.strain(total - limit, rank) + self.turns(lane, to_go - left)
        braked = left - touch + 1
        if touch < 1 or self.me.endurance <= braked:
            return strained
        return min(strained, self.braking(braked) + self.turns(lane, to_go - touch + 1))

    def braking(self, mfs: int) -> float:
        """What it costs to brake so many MFs, the way they do not make apart."""
        return mfs * (BRAKED + self.worth)


@final
class Lines:
    """Where the MFs left can lead: straight on in a lane while nothing stands in it, else by the best line of forward
    steps and lane changes round what does."""

    def __init__(self, outlook: Outlook) -> None:
        race = outlook.race
        self.race: Final = race
        self.outlook: Final = outlook
        self.track: Final = outlook.track
        self.me: Final = outlook.me
        self.left: Final = race.phase.left
        self.total: Final = race.phase.total()
        self.inward: Final = self.me.no_inward != race.turn
        self.clear: Final = self.clear_from(self.me.team, race.phase.left)
        self.seen: Final[dict[int, float]] = {}

    def free(self, square: Square) -> bool:
        if self.race.is_free(square):
            return True
        return self.race.chariot_at(square) == self.outlook.number

    def clear_from(self, square: Square, left: int) -> bool:
        """Whether nothing stands in a lane as far as the MFs lead, and one square more."""
        board, wrecks, after_it, ground = self.race.board, self.race.wrecks, self.track.next, self.track.ground
        own = 2 * self.outlook.number
        for _ in range(left + 1):
            square = after_it[square]
            there = board[square]
            if (there != 0 and there != own + 1 and there != own + 2) or (wrecks and ground[square] in wrecks):
                return False
        return True

    # ---- the search

    def best(self, square: Square, left: int) -> float:
        key = _MFS * square + left
        known = self.seen.get(key)
        if known is None:
            known = self.seen[key] = self.look(square, left)
        return known

    def look(self, square: Square, left: int) -> float:
        outlook, track = self.outlook, self.track
        if left <= 0 or self.at_line(square) or self.clear_from(square, left):
            return self.straight(square, left)
        ahead = track.next[square]
        if not self.free(ahead):
            return self.stopped(square, left)
        best = self.entered(square, ahead, left - 1)
        rank = track.rank[square]
        if left >= EVADE_COST[IN] and self.inward and rank > max(1, outlook.rank - _ROUND):
            best = min(best, self.changed(square, IN, left))
        if rank < min(LANES, outlook.rank + _ROUND):
            best = min(best, self.changed(square, OUT, left))
        return best

    def at_line(self, square: Square) -> bool:
        return self.outlook.corners == 0 and self.track.ahead[square] == 0

    def straight(self, square: Square, left: int) -> float:
        return self.outlook.rest(self.track.lane[square], self.outlook.way_from(square), max(0, left))

    def stopped(self, square: Square, left: int) -> float:
        """All MFs braked here, or driven into what stands ahead."""
        cost = self.outlook.braking(left) if self.me.endurance > left else CRASH
        return cost + self.outlook.turns_from(square)

    def changed(self, square: Square, side: Side, left: int) -> float:
        target = self.track.change[side][square]
        if target == OFF or not (self.free(target) and self.free(self.track.prev[target])):
            return _NO_WAY
        return self.entered(square, target, left - EVADE_COST[side]) + self.outlook.slipping(target, side)

    def entered(self, before: Square, square: Square, left: int) -> float:
        """The best line from a new square; its corner costs what it does, unless that is counted with the way."""
        limit = self.race.safe_speed(self.me, square)
        if (
            limit < self.race.safe_speed(self.me, before)
            and limit < self.race.phase.lowest
            and not self.clear_from(square, left)
        ):
            return self.best(square, left) + self.outlook.strain(self.total - limit, self.track.rank[square])
        return self.best(square, left)

    # ---- the uses of MFs

    def waiting(self, mfs: int = 1) -> float:
        """Turns to the line after MFs that lead nowhere."""
        left = self.left - mfs
        return self.straight(self.me.team, left) if self.clear else self.best(self.me.team, left)

    def worth(self, pick: Pick) -> float:
        """Turns to the line after a use of MFs: by where it leads, and what it costs to get there."""
        team, left = self.me.team, self.left
        use = self.race.rulebook.use_of(pick)
        if use is None or use.when_late(pick) == NOT_WHEN_LATE:
            return NEVER + self.outlook.turns_from(team)
        if pick == FORWARD.pick and (self.clear or self.at_line(team)):
            return self.straight(team, left)
        if LANE.holds(pick):
            return self.lane_change(LANE.what(pick))
        square = use.leads_to(self.race, self.outlook.number, pick)
        if square == team:
            return self.stopped(team, left) if pick == BRAKE.pick else CRASH + self.outlook.turns_from(team)
        if self.race.has_wreck(square):
            return self.best(square, left - use.mfs(pick)) + self.driving_over(square)
        return self.entered(team, square, left - use.mfs(pick))

    def driving_over(self, square: Square) -> float:
        """What it costs to drive over what lies on a square; a dead horse is easier to get over than a wreck."""
        horse = self.race.wrecks[self.track.ground[square]] == CARCASS
        if self.left < 3 or self.me.current < (-1 if horse else 0):
            return 2 * FLIPPED
        return _CARCASS if horse else _WRECK

    def lane_change(self, side: Side) -> float:
        """With nothing in the own lane another one is taken only if it is clear too; a second change may follow."""
        team, track = self.me.team, self.track
        target = track.change[side][team]
        left = self.left - EVADE_COST[side]
        risk = self.outlook.slipping(target, side)
        if not self.clear:
            return self.entered(team, target, left) + risk
        if not self.clear_from(target, left):
            return self.straight(team, self.left) + _CROWDED
        turns = self.straight(target, left)
        further = track.change[side][target]
        if further == OFF or left <= EVADE_COST[side]:
            return turns + risk
        return min(turns, self.straight(further, left - EVADE_COST[side])) + risk
