"""Exact odds from what one seat may know: what each answer to the question under way can lead to, and who can reach its
chariots this turn.

A speed is followed straight on, a move by itself, and a plan of moves to its end; `foresight` says what is taken for
granted. Of others' written speeds only what everybody knows is used. `flip` is the chance to flip for anything but a
wheel, `wheel` that of losing one, `out` both together: out of the race this phase. In the advanced race that is the
chance to lose the car, or to be pulled from it.
"""

from __future__ import annotations

from typing import Final

from ...core.errors import BadRequest
from ...core.foresight import Branching, Budget
from ...core.ids import Clause, Pick, Seat
from .chances import contest_chance
from .chariot import NOBODY, Faction
from .combat import blow
from .defence import EVADE_COST, Blow, DefenceChoice, averting_modifier, is_defence, next_blow
from .foresight import ONE_MOVE, Fall, seen_by
from .horses import Injury
from .knives import StabbedChoice
from .movement import HorseChoice, MoveChoice, WallChoice
from .outcomes import RAM_TEAM, Outcome, alone, averted_outcome, blow_outcome, figure, hurt_horse
from .phase import GainChoice, WhipChoice
from .plans import Plan, answered, planned, written
from .race import ChariotChoice, Race, Step
from .reaction import previews_allowed
from .threats import threats
from .turn import WriteSpeeds, speed_of
from .verbs import DRIVER, EVADE, HOLD, HORSE, LASH, RAM, WHEEL, WRITE, WRITE_WHIP, attacked
from .ways import Ways, ways_to
from .weapons import weapon_blow
from .wheels import WheelHit
from .words import (
    AnswerRow,
    AttackRow,
    CheckedWayWords,
    CheckWords,
    DefenceRow,
    HoldRow,
    HorseRow,
    MoveRow,
    OddsWords,
    RiskWords,
    Row,
    SpeedRow,
    StabbedRow,
    StrikeRow,
    WayWords,
    WheelRow,
)
from .wrecks import PayChoice, WheelChoice
from .wreckus import RearChoice, rear_hit

_WHOLE_WAY: Final = 64
"""More uses of MFs than any phase has."""
_HALF: Final = 2
"""Among whom a plan shares: itself and all the rest."""
_RUNS: Final = 5000
"""Runs of a step that one answer takes at most: what a few hundredths of a second allow. A plan has half of them, and
all that is told besides shares the rest."""


def odds(race: Race, seat: Seat, picks: list[Pick]) -> OddsWords:
    """What the seat is asked, a row for each answer, the plan these picks make, and who can reach its chariots."""
    told: OddsWords = {"choice": None, "about": None, "rows": []}
    budget = Budget(_RUNS)
    race = seen_by(race, seat)
    top = race.agenda[-1] if seat in race.asked() else None
    if not previews_allowed(race):
        return without_paths(race, told, top, picks, budget)
    if isinstance(top, WriteSpeeds):
        tell_speeds(race, told, top, seat, picks, budget)
    elif isinstance(top, ChariotChoice):
        tell_choice(race, told, top, picks, budget)
    elif picks:
        raise BadRequest("Odds of moves are told of the question a seat is asked.")
    if not picks:
        told["threats"] = threats(race, seat)
    return told


def without_paths(race: Race, told: OddsWords, top: object, picks: list[Pick], budget: Budget) -> OddsWords:
    """Against the clock nobody counts squares ahead: only defences and payments are told. (CM-11.4)"""
    if picks:
        raise BadRequest("Against the clock no plans are told (CM-11.4).", Clause("CM-11.4"))
    if isinstance(top, (DefenceChoice, PayChoice, HorseChoice, StabbedChoice, WheelChoice, RearChoice)):
        tell_choice(race, told, top, [], budget)
    return told


def tell_choice(race: Race, told: OddsWords, top: ChariotChoice, picks: list[Pick], budget: Budget) -> None:
    told["choice"] = top.ask.name
    told["about"] = race.house.names[top.number]
    if isinstance(top, MoveChoice):
        tell_moves(race, told, top, picks, budget)
        return
    if picks:
        raise BadRequest("Plans are told of speeds to write and of moves.")
    told["rows"] = rows_of(race, top, budget)


def rows_of(race: Race, top: ChariotChoice, budget: Budget) -> list[Row]:
    if isinstance(top, DefenceChoice):
        return defence_rows(race, top, budget)
    if isinstance(top, HorseChoice):
        return horse_rows(race, top, budget)
    if isinstance(top, StabbedChoice):
        return stabbed_rows(race, top, budget)
    if isinstance(top, WheelChoice):
        return wheel_rows(race, top, budget)
    if isinstance(top, RearChoice):
        return rear_rows(race, top, budget)
    if isinstance(top, (GainChoice, WhipChoice, WallChoice)):
        return answer_rows(race, top, _WHOLE_WAY, budget)
    if isinstance(top, PayChoice):
        return answer_rows(race, top, 1, budget)
    return []


# ---- figures of a plan


def risk_words(plan: Plan) -> RiskWords:
    """A plan's figures: averages where it holds, chances with their bounds where not all was followed."""
    words: RiskWords = {
        "strain": plan.drive.strain,
        "endurance": figure(plan.endurance()),
        "flip": figure(plan.flip()),
        "wheel": figure(plan.wheel()),
        "out": figure(plan.out()),
        "exact": plan.exact(),
        "breaks": figure(plan.breaks()),
    }
    if not plan.exact():
        words["least"] = figure(plan.least_out())
        words["most"] = figure(plan.most_out())
    return words


def way_words(plan: Plan) -> WayWords:
    """The same with the way gone."""
    return {
        "reach": figure(plan.reach()),
        "blocked": plan.blocked(),
        "left": figure(plan.left()),
        **risk_words(plan),
    }


def check_words(race: Race, plan: Plan) -> list[CheckWords]:
    return [
        {
            "check": check.what,
            "square": race.track.square_name(check.square),
            "points": check.points,
            "met": figure(check.met),
            "flip": figure(check.ended / check.met),
        }
        for check in plan.drive.checks
    ]


def checked_words(race: Race, plan: Plan) -> CheckedWayWords:
    return {**way_words(plan), "checks": check_words(race, plan)}


# ---- writing speeds


def tell_speeds(race: Race, told: OddsWords, top: WriteSpeeds, seat: Seat, picks: list[Pick], budget: Budget) -> None:
    """A row for every speed of the chariot asked about, or for the speeds picked. (CM-6.1.2a)"""
    number = top.asked_about(race, seat)
    told["choice"] = top.ask.name
    if number == NOBODY:
        return
    told["about"] = race.house.names[number]
    if not picks:
        picks = top.choices(race, number, [])
        told["safe"] = race.picks().say(safe_order(race, number, picks))
    for pick in own_orders(race, top, seat, picks):
        told["rows"].append(speed_row(race, top.subject(pick), pick, budget, len(picks) - len(told["rows"])))


def own_orders(race: Race, top: WriteSpeeds, seat: Seat, picks: list[Pick]) -> list[Pick]:
    for pick in picks:
        if not (WRITE.holds(race.picks().check(pick)) or WRITE_WHIP.holds(pick)):
            raise BadRequest("While speeds are written odds are told of speeds.")
        number = top.subject(pick)
        own = number < len(race.chariots) and race.owner(number) == seat
        if not own or pick not in top.choices(race, number, []):
            raise BadRequest(f"'{race.picks().say(pick)}' is not a speed this seat may write.")
    return picks


def speed_row(race: Race, number: Faction, pick: Pick, budget: Budget, among: int) -> SpeedRow:
    """A speed followed straight on, as the track lies now; with the whip only if the order says so."""
    plan = written(race, number, pick, budget, among)
    plan.straight_on([], _WHOLE_WAY, among)
    return {"speed": speed_of(pick), "pick": race.picks().say(pick), **way_words(plan)}


def safe_order(race: Race, number: Faction, orders: list[Pick]) -> Pick:
    """The fastest order that strains nowhere straight on. Rivals are taken off the track: whoever is in the way now may
    be gone by then, and must not hide the corner behind him."""
    free = race.clone(Branching())
    for rival in free.factions:
        if rival != number and free.chariots[rival].active():
            free.lift(free.chariots[rival])
    budget, safe = Budget(_RUNS), orders[0]
    for order in orders:
        if not WRITE.holds(order):
            continue
        plan = written(free, number, order, budget, _HALF)
        plan.straight_on([], _WHOLE_WAY, _HALF)
        if plan.drive.strain > 0:
            break
        safe = order
    return safe


# ---- moving


def tell_moves(race: Race, told: OddsWords, top: MoveChoice, picks: list[Pick], budget: Budget) -> None:
    """The moves open at the end of the plan, each by itself, and the rest of the way straight on. (CM-6.2.1)"""
    plan = planned(race, top.number, budget, _HALF)
    plan.follow([race.picks().check(pick) for pick in picks], _HALF, ONE_MOVE)
    if picks:
        told["plan"] = checked_words(race, plan)
    told["straight"] = checked_words(race, straight_way(race, plan, picks))
    likeliest = plan.likeliest()
    if likeliest is not None:
        told["rows"] = move_rows(plan, likeliest, likeliest.options(top.seat))
        told["squares"] = Ways(likeliest, top.number).squares()


def straight_way(race: Race, plan: Plan, picks: list[Pick]) -> Plan:
    """The plan and then straight on: from its end, or from the beginning if its futures are too few for that."""
    if not plan.drive.narrow or plan.likeliest() is None:
        way = plan.fork()
        way.straight_on([], _WHOLE_WAY, _HALF)
        return way
    way = planned(race, plan.drive.number, plan.futures.budget, _HALF)
    way.straight_on(picks, _WHOLE_WAY, _HALF)
    return way


def move_rows(plan: Plan, race: Race, picks: list[Pick]) -> list[Row]:
    rows: list[Row] = []
    for pick in picks:
        rows.append(move_row(plan, race, pick, len(picks) - len(rows)))
    return rows


def move_row(plan: Plan, race: Race, pick: Pick, among: int) -> MoveRow | StrikeRow | AttackRow:
    """One more move after the plan, with the plan's risks in it; an attack with its results if the rival holds."""
    more = plan.fork()
    more.follow([pick], among)
    row: MoveRow = {"pick": race.picks().say(pick), "mf": figure(more.used() - plan.used()), **risk_words(more)}
    return row if attacked(pick) == NOBODY else attack_row(race, row, plan, pick, among)


def attack_row(race: Race, row: MoveRow, plan: Plan, pick: Pick, among: int) -> StrikeRow | AttackRow:
    """How likely the rival averts the attack if it tries, which it cannot if it is one with a special weapon, and what
    the blow does. (CM-9.1)"""
    number, budget = plan.drive.number, plan.futures.budget
    rival = attacked(pick)
    strike = weapon_blow(rival, number, pick) or blow(rival, number, pick)
    outcomes = blow_outcome(race, strike, budget, among).told(strike)
    if not (LASH.holds(pick) or RAM.holds(pick)):
        return {**row, "outcomes": outcomes}
    averted = contest_chance(averting_modifier(race, rival, strike), race.chariots[number].handling())
    return {**row, "averted": figure(averted), "outcomes": outcomes}


def answer_rows(race: Race, top: ChariotChoice, steps: int, budget: Budget) -> list[Row]:
    """Answers at the start of a phase or over a wreck, each with so many steps straight on."""
    options = top.options(race)
    rows: list[Row] = []
    for pick in options:
        rows.append(answer_row(race, top, pick, steps, budget, len(options) - len(rows)))
    return rows


def answer_row(race: Race, top: ChariotChoice, pick: Pick, steps: int, budget: Budget, among: int) -> AnswerRow:
    plan = answered(race, top, pick, budget, among)
    mfs = plan.left()
    plan.straight_on([], steps, among)
    return {"pick": race.picks().say(pick), "mfs": figure(mfs), **way_words(plan)}


def ways(race: Race, seat: Seat, picks: list[Pick], name: str) -> list[list[str]]:
    """How a plan can go on to a square, the safest and cheapest way first; none against the clock. (CM-6.2.1, 11.4)"""
    race = seen_by(race, seat)
    top = race.agenda[-1] if seat in race.asked() else None
    square = race.track.square_named(name)
    if square is None:
        raise BadRequest(f"There is no square '{name[:40]}'.")
    if not isinstance(top, MoveChoice) or not previews_allowed(race):
        return []
    plan = planned(race, top.number, Budget(_RUNS), _HALF)
    plan.follow([race.picks().check(pick) for pick in picks], _HALF, ONE_MOVE)
    found = ways_to(race, plan, picks, square, Budget(_RUNS))
    return [[race.picks().say(pick) for pick in way] for way in found]


# ---- defending


def defence_rows(race: Race, top: DefenceChoice, budget: Budget) -> list[Row]:
    """Holding, and every way to avert the blow with what it costs; a try that fails takes the blow. (CM-9.3, 9.3.2)"""
    strike = race.agenda[race.place(Blow)]
    assert isinstance(strike, Blow)
    held = blow_outcome(race, strike, budget, _HALF)
    rows: list[Row] = [hold_row(race, held, strike)]
    for pick in top.options(race):
        if is_defence(pick):
            rows.append(defence_row(race, top, pick, held, budget))
    return rows


def hold_row(race: Race, held: Outcome, strike: Blow) -> HoldRow:
    return {
        "pick": race.picks().say(HOLD.pick),
        "success": 0.0,
        "mf": 0,
        "endurance": 0.0,
        "strain": 0,
        "out": figure(held.victim()),
        "exact": held.exact(),
        "outcomes": held.told(strike),
    }


def defence_row(race: Race, top: DefenceChoice, pick: Pick, held: Outcome, budget: Budget) -> DefenceRow:
    """The cost is that of success; `strain` is what an evasion into a corner lane is checked with."""
    success = contest_chance(averting_modifier(race, top.number, next_blow(race)), top.against())
    averted = averted_outcome(race, top.number, pick, budget, _HALF)
    return {
        "pick": race.picks().say(pick),
        "success": figure(success),
        "mf": EVADE_COST[EVADE.what(pick)] if EVADE.holds(pick) else 0,
        "endurance": figure(averted.endurance()),
        "strain": averted.fall.strain,
        "out": figure(success * averted.victim() + (1.0 - success) * held.victim()),
        "exact": held.exact() and averted.exact(),
    }


# ---- where a blow falls


def horse_rows(race: Race, top: HorseChoice, budget: Budget) -> list[Row]:
    return [horse_row(race, top, pick, budget) for pick in top.options(race)]


def horse_row(race: Race, top: HorseChoice, pick: Pick, budget: Budget) -> HorseRow:
    """The injury of a horse that could be named. (CM-9.6.1b)"""
    horse = HORSE.what(pick)
    outcome = hit(race, top.number, Injury(top.number, horse, top.blocker), budget)
    left = race.chariots[top.number].horses[horse]
    return {"pick": race.picks().say(pick), "left": left, "attack": RAM_TEAM, **hurt_horse(outcome.fall)}


def stabbed_rows(race: Race, top: StabbedChoice, budget: Budget) -> list[Row]:
    return [stabbed_row(race, top, pick, budget) for pick in top.options(race)]


def stabbed_row(race: Race, top: StabbedChoice, pick: Pick, budget: Budget) -> StabbedRow:
    """The wound of a horse that could be named. (CM-27.2.2-chart)"""
    horse = HORSE.what(pick)
    copy = alone(race)
    top.answer(copy, pick)
    outcome = Outcome(copy, Fall(top.number, NOBODY), budget, _HALF)
    killed = copy.chariots[top.number].horses[horse] == 0
    dies = 1.0 if killed and not copy.agenda else outcome.fall.dies
    return {"pick": race.picks().say(pick), "left": race.chariots[top.number].horses[horse], "dies": figure(dies)}


def wheel_rows(race: Race, top: WheelChoice, budget: Budget) -> list[Row]:
    return [wheel_row(race, top, pick, budget) for pick in top.options(race)]


def wheel_row(race: Race, top: WheelChoice, pick: Pick, budget: Budget) -> WheelRow:
    """The risk of a wheel that could be named. (CM-12.4a)"""
    side = WHEEL.what(pick)
    outcome = hit(race, top.number, WheelHit(top.number, side, top.wreck), budget)
    damage = race.chariots[top.number].wheels[side]
    return {"pick": race.picks().say(pick), "damage": damage, "out": figure(outcome.victim())}


def rear_rows(race: Race, top: RearChoice, budget: Budget) -> list[Row]:
    return [rear_row(race, top, pick, budget) for pick in top.options(race)]


def rear_row(race: Race, top: RearChoice, pick: Pick, budget: Budget) -> WheelRow:
    """The risk of a wheel, or of the driver. (CM-28.2)"""
    outcome = hit(race, top.number, rear_hit(top.number, top.attacker, pick), budget)
    chariot = race.chariots[top.number]
    damage = chariot.build.hits - chariot.hits if pick == DRIVER.pick else chariot.wheels[WHEEL.what(pick)]
    return {"pick": race.picks().say(pick), "damage": damage, "out": figure(outcome.victim())}


def hit(race: Race, number: Faction, step: Step, budget: Budget) -> Outcome:
    copy = alone(race)
    copy.then([step])
    return Outcome(copy, Fall(number, NOBODY), budget, _HALF)
