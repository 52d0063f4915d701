"""What speaks for a plan, as drivers would say it: its risk, where it ends, what it saves, whom it leaves behind. All
figures are the exact odds', from what the seat may know."""

from __future__ import annotations

from typing import Final, final

from ...core.errors import BadRequest, NotAnOption
from ...core.events import Event, Kind
from ...core.foresight import Budget
from ...core.ids import Pick, Seat
from ...games.circus_maximus.chariot import CHARIOT, NOBODY, Faction
from ...games.circus_maximus.combat import blow
from ...games.circus_maximus.foresight import NO_MOVE, ONE_MOVE, race_of, seen_by
from ...games.circus_maximus.movement import MoveChoice
from ...games.circus_maximus.outcomes import blow_outcome
from ...games.circus_maximus.plans import Plan, planned, written
from ...games.circus_maximus.race import Race
from ...games.circus_maximus.standings import on_course, way_left
from ...games.circus_maximus.track import Square
from ...games.circus_maximus.turn import WriteSpeeds
from ...games.circus_maximus.verbs import LASH, RAM, WRITE, WRITE_WHIP, attacked
from ...games.circus_maximus.weapons import weapon_blow
from .arms import weapon_worth
from .fray import attack_worth
from .outlook import planned_speed
from .stakes import Stakes

PLAN_SAFE: Final = Kind("plan-safe", "CM-7.1")
PLAN_RISKS: Final = Kind("plan-risks", "CM-7.1", "risk:number")
PLAN_SAFER: Final = Kind("plan-safer", "CM-7.1", "risk:number instead:number")
PLAN_BOLDER: Final = Kind("plan-bolder", "CM-7.1", "risk:number instead:number")
BLOW: Final = Kind("plan-blow", "CM-9.1", "chariot squares:number")
BLOW_ENDS: Final = Kind("plan-blow-ends", "CM-9.1", "chariot theirs:number own:number")
NO_STRAIN: Final = Kind("plan-no-strain", "CM-7.2")
BEFORE_CORNER: Final = Kind("plan-before-corner", "CM-7.2", "lane:number squares:number")
IN_CORNER: Final = Kind("plan-in-corner", "CM-6.3.1", "lane:number limit:number")
IN_LANE: Final = Kind("plan-in-lane", "CM-2.1", "lane:number")
DIE_FIRST: Final = Kind("plan-die-first", "CM-6.2.1")
SAVES: Final = Kind("plan-saves", "CM-8.3", "points:number")
SPENDS: Final = Kind("plan-spends", "CM-8.3", "points:number")
FARTHER: Final = Kind("plan-farther", "CM-6.3", "squares:number")
PASSES: Final = Kind("plan-passes", "CM-6.3", "chariot")
KEEPS_BEHIND: Final = Kind("plan-keeps-behind", "CM-6.3", "chariot")
ADVICE: Final = [
    PLAN_SAFE,
    PLAN_RISKS,
    PLAN_SAFER,
    PLAN_BOLDER,
    BLOW,
    BLOW_ENDS,
    NO_STRAIN,
    BEFORE_CORNER,
    IN_CORNER,
    IN_LANE,
    DIE_FIRST,
    SAVES,
    SPENDS,
    FARTHER,
    PASSES,
    KEEPS_BEHIND,
]
_RUNS: Final = 2500
"""Runs of a step that the odds of one plan take at most."""
_WHOLE_WAY: Final = 64
_NEAR: Final = 10
"""A corner farther off than this is no reason for anything."""
_CLOSE: Final = 3
"""So many squares ahead of a rival one is in his way."""
_TOLD: Final = 4
"""Nobody gives more reasons."""


@final
class Figures:
    """What the exact odds say of a plan, and where it is likeliest to end."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.number: Final = plan.drive.number
        futures = sorted(plan.holding(), key=lambda future: -future.weight)
        self.end: Final = race_of(futures[0].state) if futures else None

    def risk(self) -> int:
        """Out of the race this phase, in hundredths; the least there is counts as one."""
        out = self.plan.most_out()
        return max(1, round(100 * out)) if out > 0.0 else 0

    def endurance(self) -> int:
        return round(self.plan.endurance())

    def reach(self) -> int:
        return round(self.plan.reach())

    def leads(self) -> dict[int, float]:
        """How far it ends ahead of each rival."""
        return leads_of(self.end, self.number) if self.end is not None else {}

    def blocked(self) -> set[int]:
        """The rivals in whose way it ends."""
        if self.end is None or not on_course(self.end, self.number):
            return set()
        return rivals_blocked(self.end, self.number)


def advice(world: Race, seat: Seat, picks: list[Pick], instead: list[Pick]) -> list[Event]:
    """What speaks for these moves or for this speed, rather than for others if there are any."""
    race = seen_by(world, seat)
    mine, other = figures(race, seat, picks), figures(race, seat, instead)
    if mine is None:
        return []
    return reasons(race, mine, other, picks[-1])[:_TOLD]


def reasons(race: Race, mine: Figures, other: Figures | None, last: Pick) -> list[Event]:
    """The weightiest first."""
    if isinstance(race.agenda[-1], WriteSpeeds):
        return [*strain(mine, other), *costs(mine, other), *farther(mine, other)]
    if attacked(last) != NOBODY:
        return [*striking(mine, last), *overtaking(race, mine, other)]
    return [*risks(mine, other), *ending(mine), *costs(mine, other), *overtaking(race, mine, other)]


def figures(race: Race, seat: Seat, picks: list[Pick]) -> Figures | None:
    """None where no odds are told: of other questions, and of no moves."""
    top = race.agenda[-1]
    if not picks:
        return None
    if isinstance(top, WriteSpeeds):
        return speed_figures(race, top.asked_about(race, seat), picks[0])
    return move_figures(race, top.number, picks) if isinstance(top, MoveChoice) else None


def speed_figures(race: Race, number: Faction, order: Pick) -> Figures | None:
    """A speed followed straight on."""
    if number == NOBODY or not (WRITE.holds(order) or WRITE_WHIP.holds(order)):
        return None
    plan = written(race, number, order, Budget(_RUNS), 1)
    plan.straight_on([], _WHOLE_WAY, 1)
    return Figures(plan)


def move_figures(race: Race, number: Faction, picks: list[Pick]) -> Figures | None:
    """An attack that ends the plan is not struck: what comes of it is told by itself."""
    moves = picks if attacked(picks[-1]) == NOBODY else picks[:-1]
    plan = planned(race, number, Budget(_RUNS), 2)
    try:
        plan.follow(moves, 1, NO_MOVE if moves is picks else ONE_MOVE)
    except (BadRequest, NotAnOption):
        return None
    return Figures(plan)


# ---- one reason each


def risks(mine: Figures, other: Figures | None) -> list[Event]:
    risk = mine.risk()
    instead = risk if other is None else other.risk()
    if risk < instead:
        return [Event(PLAN_SAFER, (risk, instead))]
    if risk > instead:
        return [Event(PLAN_BOLDER, (risk, instead))]
    return [Event(PLAN_RISKS, (risk,))] if risk > 0 else [Event(PLAN_SAFE, ())]


def strain(mine: Figures, other: Figures | None) -> list[Event]:
    """A speed that strains nowhere; else its risk."""
    if mine.risk() > 0 or mine.plan.drive.strain > 0:
        return risks(mine, other)
    return [Event(NO_STRAIN, ())]


def striking(mine: Figures, attack: Pick) -> list[Event]:
    """What a blow is worth, in squares of one's own way, and how likely it puts either out if the rival holds."""
    race, rival = mine.plan.likeliest(), attacked(attack)
    if race is None:
        return []
    squares = round(worth_of(race, mine.number, attack) * planned_speed(race, mine.number))
    told = [Event(BLOW, (rival, squares))] if squares > 0 else []
    strike = weapon_blow(rival, mine.number, attack) or blow(rival, mine.number, attack)
    outcome = blow_outcome(race, strike, Budget(_RUNS))
    ends = (rival, round(100 * outcome.victim()), round(100 * outcome.attacker()))
    return [*told, Event(BLOW_ENDS, ends)] if max(ends[1:]) > 0 else told


def worth_of(race: Race, number: Faction, attack: Pick) -> float:
    """In turns."""
    if LASH.holds(attack) or RAM.holds(attack):
        return attack_worth(race, number, attack)
    return weapon_worth(Stakes(race, number), attacked(attack), attack)


def ending(mine: Figures) -> list[Event]:
    """Where the phase ends; or that a die is rolled first, so that nobody can say."""
    if mine.end is None or mine.end.chariots[mine.number].standing != CHARIOT:
        return []
    if mine.end.phase.left > 0:
        return [Event(DIE_FIRST, ())]
    return [place_of(mine.end, mine.number)]


def place_of(race: Race, number: Faction) -> Event:
    track, chariot = race.track, race.chariots[number]
    lane = track.lane[chariot.team]
    if track.corner[chariot.team]:
        return Event(IN_CORNER, (lane, race.safe_speed(chariot, chariot.team)))
    square = chariot.team
    for squares in range(_NEAR):
        square = track.next[square]
        if track.corner[square]:
            return Event(BEFORE_CORNER, (lane, squares))
    return Event(IN_LANE, (lane,))


def costs(mine: Figures, other: Figures | None) -> list[Event]:
    saved = 0 if other is None else mine.endurance() - other.endurance()
    if saved == 0:
        return []
    return [Event(SAVES, (saved,)) if saved > 0 else Event(SPENDS, (-saved,))]


def farther(mine: Figures, other: Figures | None) -> list[Event]:
    squares = 0 if other is None else mine.reach() - other.reach()
    return [Event(FARTHER, (squares,))] if squares > 0 else []


def overtaking(race: Race, mine: Figures, other: Figures | None) -> list[Event]:
    """Rivals in whose way it ends, unless the other plan does, too; and those that are ahead now and will be behind."""
    blocked = mine.blocked() - (set() if other is None else other.blocked())
    before, after = leads_of(race, mine.number), mine.leads()
    passed = [rival for rival, lead in before.items() if lead < 0.0 and after.get(rival, 0.0) > 0.0]
    told = [Event(KEEPS_BEHIND, (rival,)) for rival in sorted(blocked)]
    return [*told, *[Event(PASSES, (rival,)) for rival in sorted(passed)]]


def rivals_blocked(race: Race, number: Faction) -> set[int]:
    """Those still to move this turn that a chariot stands right ahead of, in their lane."""
    car = race.chariots[number].car
    waiting = [one for one in race.factions if race.owner(one) != race.owner(number) and on_course(race, one)]
    return {one for one in waiting if race.chariots[one].drawn != race.turn and car in lane_ahead(race, one)}


def lane_ahead(race: Race, number: Faction) -> list[Square]:
    squares = [race.chariots[number].team]
    for _ in range(_CLOSE):
        squares.append(race.track.next[squares[-1]])
    return squares[1:]


def leads_of(race: Race, number: Faction) -> dict[int, float]:
    """How far a chariot is ahead of those of other owners, or behind them, as the stands see it."""
    if not on_course(race, number):
        return {}
    lane = race.track.lane[race.chariots[number].team]
    own = way_left(race, number, lane)
    rivals = [one for one in race.factions if race.owner(one) != race.owner(number) and on_course(race, one)]
    return {one: way_left(race, one, lane) - own for one in rivals}
