"""A sound heuristic for Circus Maximus: a pace that the horses keep up, corners taken at sense, blows that pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.chance import Chance
from ..core.game import View as AnyView
from ..core.ids import Pick
from ..games.circus_maximus.charts import MOST_STRAIN
from ..games.circus_maximus.defence import EVADE_COST
from ..games.circus_maximus.sideslip import SLIP_COST
from ..games.circus_maximus.solitaire import allowed_attacks, attack_picks
from ..games.circus_maximus.track import IN, LANES, OFF, OUT, Square
from ..games.circus_maximus.verbs import (
    BRAKE,
    BRAKE_BACK,
    EVADE,
    FORWARD,
    HOLD,
    HORSE,
    LANE,
    NO_WHIP,
    OVER,
    PAY,
    PLANS,
    RUN,
    SLIP,
    SLIP_BACK,
    SPUR,
    STAY,
    TURN_BACK,
    WHEEL,
    WHIP,
    WRITE,
)
from ..games.circus_maximus.view import View
from .bot import Bot
from .circus_fray import attack_worth, blow_cost
from .circus_pace import FLIPPED, PRICES, after, at_sense, course_of, pace, strain_cost

_FAVOURITES: Final = ["2-0-2-0", "1-1-2-0", "1-0-2-1", "2-0-1-1"]
_GOOD: Final = [place for place, plan in enumerate(PLANS) if "-".join(map(str, plan)) in _FAVOURITES]
"""Preparations that win races: driver, car, team, endurance."""
_BRAKED: Final = 0.05
"""What a braked MF costs beyond the way it does not make."""
_CRASH: Final = 1.5
"""What running into a chariot costs, in turns."""
_WRECK: Final = 2.5
"""What driving over a wreck costs."""
_EMPTY: Final = 0.5
"""What the last point of endurance is worth while there are corners to come."""
_MADNESS: Final = 0.3
"""What every strain point beyond sense costs on top."""
_LEAST_WORTH: Final = 0.04
"""A blow that gains no more than this is not struck."""
_PLENTY: Final = [1.2, 0.8, 0.55, 0.35]
"""Shares of the endurance that could be used: with each that is not there, it grows dearer."""
_DRAWN_BY_WHIP: Final = 3.5
_STRAINED: Final = 3
"""What a whip and a corner are expected to take."""


class Outlook:
    """A chariot's prospects, from what its owner may know."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.track = view.track
        self.course = course_of(view.track)
        self.number = view.about
        self.me = view.chariots[self.number]
        self.section = self.track.section[self.me.team] % 4
        self.speed = max(6, self.me.team_speed() + self.me.modifier)
        """What it can write in an ordinary turn."""
        self.lane = self.track.lane[self.me.team]
        self.to_go = self.course.to_go(self.me.team, self.me.stage)
        self.corners = (self.track.finish - 1 - self.me.stage + 1) // 2
        """Corners still to come, or to leave."""
        self.price = self.endurance_price()
        self.tables: list[list[float] | None] = [None] * (LANES + 1)
        self.owed = self.me.owed

    def endurance_price(self) -> int:
        """Which price to pay for speed with endurance: the shorter it is for the way left, the dearer."""
        if self.corners == 0:
            return 0
        phases = max(0.0, self.to_go / self.speed - 1.5 * self.corners)
        wanted = _DRAWN_BY_WHIP * phases + _STRAINED * self.corners
        plenty = self.me.endurance / (wanted + 1.0)
        return len([share for share in _PLENTY if plenty <= share])

    def turns(self, lane: int, to_go: int) -> float:
        """Turns to the line from a place in a lane."""
        table = self.tables[lane]
        if table is None:
            modifier = max(-3, self.me.modifier)
            table = self.tables[lane] = pace(self.track, lane, self.speed, modifier, self.price).turns
        return after(table, min(to_go, len(table) - 1), self.speed)

    def turns_from(self, square: Square) -> float:
        """Turns to the line from a square this phase can reach."""
        stage = self.me.stage + (self.track.section[square] - self.section) % 4
        if self.track.gray[square]:
            return self.turns(self.track.lane[square], self.course.to_go(square, 0))
        return self.turns(self.track.lane[square], self.course.to_go(square, stage))

    def strain(self, points: int, lane: int) -> float:
        """What exceeding a corner's limit costs."""
        if points <= 0:
            return 0.0
        if not self.me.may_strain(self.view.turn):
            return points / self.speed
        if self.me.endurance == 0:
            return 2 * FLIPPED
        last = _EMPTY if self.me.endurance <= points and self.corners > 1 else 0.0
        mad = _MADNESS * max(0, points - at_sense(self.me.current))
        return points * PRICES[self.price] + strain_cost(min(points, MOST_STRAIN), self.me.current, lane) + last + mad

    def drive(self, mfs: int, total: int) -> float:
        """Turns to the line after a phase of so many MFs at a total speed: straight on, or with lane changes first."""
        best = self.lane_drive(self.lane, self.to_go, mfs, total)
        touch = self.course.touch[self.lane][self.to_go]
        if touch <= 1 or self.corners == 0:
            return best
        beyond = self.course.beyond
        # Who cannot strain at all does not count on a lane that may be taken when he gets there.
        outermost = min(LANES, self.lane + 1) if self.me.endurance > 0 else self.lane
        for lane in range(max(1, self.lane - 2), outermost + 1):
            lost = max(0, self.lane - lane)
            if lane != self.lane and lost < touch and mfs > 2 * lost:
                to_go = self.to_go + beyond[lane][self.me.stage] - beyond[self.lane][self.me.stage] + lost
                best = min(best, self.lane_drive(lane, to_go, mfs, total))
        return best

    def lane_drive(self, lane: int, to_go: int, mfs: int, total: int) -> float:
        """The same in one lane."""
        touch = self.course.touch[lane][min(to_go, len(self.course.touch[lane]) - 1)]
        limit = self.track.safe[lane]
        if mfs < touch or total <= limit:
            return self.turns(lane, to_go - mfs)
        if not self.me.may_strain(self.view.turn):
            return self.turns(lane, to_go - min(mfs, max(touch, limit)))
        return self.strain(total - limit, lane) + self.turns(lane, to_go - mfs)


class Lines:
    """Every line of forward steps and lane changes that the MFs left can take, and where the best of them ends."""

    def __init__(self, outlook: Outlook) -> None:
        view = outlook.view
        self.outlook = outlook
        self.track = outlook.track
        self.me = outlook.me
        self.total = view.total
        self.taken: set[int] = set(view.wrecks)
        for number, chariot in enumerate(view.chariots):
            if number != outlook.number and chariot.active():
                self.taken.add(chariot.team)
                self.taken.add(chariot.car)
        self.inward = self.me.no_inward != view.turn
        self.outward = self.needs_room(view.left) or self.strains(view.left)
        """Whether lanes further out are worth a look."""
        self.seen: dict[int, float] = {}

    def needs_room(self, mfs: int) -> bool:
        square = self.me.team
        for _ in range(mfs + 1):
            square = self.track.next[square]
            if square in self.taken:
                return True
        return False

    def strains(self, mfs: int) -> bool:
        """Whether straight on leads into a corner at more than it allows."""
        outlook = self.outlook
        return outlook.course.touch[outlook.lane][outlook.to_go] <= mfs and self.total > self.track.safe[outlook.lane]

    def best(self, square: Square, left: int) -> float:
        key = 64 * square + left
        known = self.seen.get(key)
        if known is None:
            known = self.seen[key] = self.look(square, left)
        return known

    def look(self, square: Square, left: int) -> float:
        outlook, track = self.outlook, self.track
        if left == 0:
            return outlook.turns_from(square)
        if self.at_line(square):
            return (1 - left) / outlook.speed
        ahead = track.next[square]
        if ahead in self.taken:
            return self.stopped(square, left)
        best = self.entered(square, ahead, left - 1)
        if track.limit[ahead] < track.limit[square]:
            best = min(best, self.stopped(square, left))
        if left >= EVADE_COST[IN] and self.inward and track.lane[square] > 1:
            best = min(best, self.changed(square, IN, left))
        if self.outward and track.lane[square] < LANES:
            best = min(best, self.changed(square, OUT, left))
        return best

    def at_line(self, square: Square) -> bool:
        return self.track.ahead[square] == 0 and self.outlook.corners == 0

    def stopped(self, square: Square, left: int) -> float:
        """All MFs braked here, or driven into what stands ahead."""
        cost = left * (_BRAKED + PRICES[self.outlook.price]) if self.me.endurance > left else _CRASH
        return cost + self.outlook.turns_from(square)

    def changed(self, square: Square, side: int, left: int) -> float:
        target = self.track.change[side][square]
        if target == OFF or not self.has_room(target):
            return 99.0
        return self.entered(square, target, left - EVADE_COST[side])

    def has_room(self, target: Square) -> bool:
        return target not in self.taken and self.track.prev[target] not in self.taken

    def entered(self, before: Square, square: Square, left: int) -> float:
        """The best line from a new square, and what its corner costs."""
        limit = self.track.limit[square]
        if limit < self.track.limit[before] and limit < self.outlook.view.lowest:
            return self.best(square, left) + self.outlook.strain(self.total - limit, self.track.lane[square])
        return self.best(square, left)

    def worth(self, pick: Pick, left: int) -> float:
        """Turns to the line after a use of MFs."""
        team = self.me.team
        if pick == FORWARD.pick:
            return (
                (1 - left) / self.outlook.speed
                if self.at_line(team)
                else self.entered(team, self.track.next[team], left - 1)
            )
        if LANE.holds(pick):
            side = LANE.what(pick)
            return self.entered(team, self.track.change[side][team], left - EVADE_COST[side])
        if SLIP.holds(pick):
            return self.entered(team, self.track.slips[SLIP.what(pick)][team][0], left - SLIP_COST)
        if SLIP_BACK.holds(pick):
            return self.entered(team, self.track.slips[SLIP_BACK.what(pick)][team][1], left - SLIP_COST)
        if pick == BRAKE.pick:
            return self.stopped(team, left)
        if pick == OVER.pick:
            clears = left >= 3 and self.me.current >= 0
            return self.best(self.track.next[team], left - 1) + (_WRECK if clears else 2 * FLIPPED)
        return 99.0


# ---- a policy for each question


def _prepare(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    return options[_GOOD[chance.below(len(_GOOD), "bot")]]


def _write(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """The speed after which least is left; on the first turn a die comes off it anyway."""
    if outlook.view.turn == 1:
        return options[-1]
    extra = outlook.me.must_gain
    return min(
        options,
        key=lambda pick: outlook.drive(WRITE.which(pick) + extra, WRITE.which(pick) + extra + outlook.owed),
    )


def _whip(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """A die of MFs, if on average it gains more than its endurance is worth."""
    total = outlook.view.total
    price = PRICES[outlook.price]
    halved = outlook.me.arm_wound != 0
    whipped = 0.0
    for die in range(1, 7):
        pips = min((die + 1) // 2 if halved else die, outlook.me.endurance)
        whipped += outlook.drive(total + pips, total + pips) + price * pips
    empty = _EMPTY if outlook.me.endurance <= 6 and outlook.corners > 0 else 0.0
    return WHIP.pick if whipped / 6 + empty < outlook.drive(total, total) - 0.01 else NO_WHIP.pick


def _gain(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    total = outlook.view.total
    return min(options, key=lambda pick: outlook.drive(total + SPUR.what(pick), total + SPUR.what(pick)))


def _move(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """The use of MFs that leads home soonest; a blow if it is worth its MF, or all that can be done."""
    attacks = attack_picks(options)
    ways = [pick for pick in options if pick not in attacks] if attacks else options
    if not ways:
        return best_attack(outlook.view, attacks)
    lines, left = Lines(outlook), outlook.view.left
    way = min(ways, key=lambda pick: lines.worth(pick, left)) if len(ways) > 1 else ways[0]
    if not attacks:
        return way
    attack = best_attack(outlook.view, attacks)
    worth = attack_worth(outlook.view, outlook.number, attack)
    if worth <= _LEAST_WORTH:
        return way
    return attack if worth > lines.best(outlook.me.team, left - 1) - lines.worth(way, left) else way


def best_attack(view: View, attacks: list[Pick]) -> Pick:
    return max(attacks, key=lambda pick: attack_worth(view, view.about, pick))


def _defend(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """Brake or evade where that costs less than the blow."""
    now = outlook.turns(outlook.lane, outlook.to_go)
    best, least = HOLD.pick, blow_cost(outlook.view, outlook.number)
    for pick in options:
        cost = least
        if pick == BRAKE_BACK.pick:
            cost = 2 * max(_BRAKED, PRICES[outlook.price]) + outlook.turns(outlook.lane, outlook.to_go + 1) - now
        elif EVADE.holds(pick):
            cost = _evasion(outlook, EVADE.what(pick)) - now
        if cost < least:
            best, least = pick, cost
    return best


def _evasion(outlook: Outlook, side: int) -> float:
    """Turns to the line after an evasion, what it owes and the corner it may strain in included."""
    target = outlook.track.change[side][outlook.me.team]
    turns = outlook.turns_from(target) + EVADE_COST[side] / outlook.speed
    limit = outlook.track.limit[target]
    if limit < outlook.track.limit[outlook.me.team]:
        moved = outlook.me.drawn == outlook.view.turn
        speed = outlook.me.last_speed if moved else outlook.view.orders[outlook.number]
        turns += outlook.strain(speed - limit, outlook.track.lane[target])
    return turns


def _horse(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """The one that can take most."""
    return max(options, key=lambda pick: outlook.me.horses[HORSE.what(pick)])


def _wheel(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    return min(options, key=lambda pick: outlook.me.wheels[WHEEL.what(pick)])


def _pay(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """All of it, but not the last point while there are corners to come."""
    payable = [pick for pick in options if PAY.what(pick) < outlook.me.endurance or outlook.corners == 0]
    return payable[-1] if payable else options[0]


def _runaway(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """On and round what lies ahead; over it only if there is no other way."""
    lines = Lines(outlook)
    return min(options, key=lambda pick: lines.worth(pick, outlook.view.left))


def _on_foot(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    """To the nearer wall, and along it."""
    inward = outlook.track.lane[outlook.me.foot] <= LANES // 2
    ways = [2, 0, 1] if inward else [5, 0, 1]
    for pick in [RUN.of(way) for way in ways]:
        if pick in options:
            return pick
    return STAY.pick


def _wall(outlook: Outlook, options: list[Pick], chance: Chance) -> Pick:
    return TURN_BACK.pick


POLICIES: Final[dict[str, Callable[[Outlook, list[Pick], Chance], Pick]]] = {
    "preparation": _prepare,
    "write-speeds": _write,
    "gain-choice": _gain,
    "whip-choice": _whip,
    "move-choice": _move,
    "defence-choice": _defend,
    "horse-choice": _horse,
    "wheel-choice": _wheel,
    "pay-choice": _pay,
    "runaway-choice": _runaway,
    "foot-choice": _on_foot,
    "wall-choice": _wall,
}


class SteadyCharioteer(Bot):
    """Each question has a policy, which answers from what the seat may know."""

    def choose(self, view: AnyView, options: list[Pick], chance: Chance) -> Pick:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        return POLICIES[view.choice](Outlook(view), options, chance)


class Charioteer(SteadyCharioteer):
    """A driver with a temper: he drives steadily, and attacks when the die says so."""

    def __init__(self, threshold: int) -> None:
        self.threshold = threshold

    def choose(self, view: AnyView, options: list[Pick], chance: Chance) -> Pick:
        assert isinstance(view, View)
        if view.choice == "preparation":
            return options[chance.below(len(options), "bot")]
        attacks = attack_picks(options) if view.choice == "move-choice" else []
        if not attacks:
            return super().choose(view, options, chance)
        allowed = allowed_attacks(attacks, self.threshold, chance.roll(1, "bot")[0])
        if allowed:
            return best_attack(view, allowed)
        # Blocked on all sides a blow may be all that can be done.
        return super().choose(view, [pick for pick in options if pick not in attacks] or options, chance)
