"""Exact odds from what one seat may know: what each answer to the question under way can lead to, and who can reach its
chariots this turn.

A speed is followed straight on, a move by itself, and a plan of moves to its end (see `rides` for what is weighed and
what is taken for granted). Of others' written speeds only what everybody knows is used. `flip` is the chance to flip
for anything but a wheel, `wheel` that of losing one, `out` both together: out of the race this phase. In the advanced
race that is the chance to lose the car, or to be pulled from it.
"""

from __future__ import annotations

from typing import Final

from ...core.errors import BadRequest
from ...core.ids import Clause, Pick, Seat
from .blows import Outcome, Words, attack_outcome, blow_outcome, figure, injury
from .chances import contest_chance, struck_wheel_flip, wheel_points
from .chariot import Faction
from .charts import NORMAL
from .defence import EVADE_COST, LASHED, RAMMED, Blow, DefenceChoice
from .movement import HorseChoice, MoveChoice, WallChoice
from .phase import GainChoice, WhipChoice
from .plans import Plan, averting, planned, written
from .race import ChariotChoice, Race
from .reaction import previews_allowed
from .threats import threats
from .track_data import LANES
from .turn import WriteSpeeds
from .verbs import COLOURS, EVADE, FASTEST, HOLD, HORSE, LASH, PICKS, RAM, WHEEL, WRITE
from .wrecks import PayChoice, WheelChoice

_WHOLE_WAY: Final = 8 * LANES
"""More uses of MFs than any phase has."""


def odds(race: Race, seat: Seat, picks: list[Pick]) -> dict[str, object]:
    """What the seat is asked, a row for each answer, the plan these picks make, and who can reach its chariots."""
    told: Words = {"choice": None, "about": None, "rows": []}
    top = race.agenda[-1] if seat in race.asked() else None
    if not previews_allowed(race):
        return without_paths(race, told, top, picks)
    if isinstance(top, WriteSpeeds):
        tell_speeds(race, told, top, seat, picks)
    elif isinstance(top, ChariotChoice):
        tell_choice(race, told, top, picks)
    elif picks:
        raise BadRequest("Odds of moves are told of the question a seat is asked.")
    told["threats"] = threats(race, seat)
    return told


def without_paths(race: Race, told: Words, top: object, picks: list[Pick]) -> Words:
    """CM-11.4 Against the clock nobody counts squares ahead: only defences and payments are told."""
    if picks:
        raise BadRequest("Against the clock no plans are told (CM-11.4).", Clause("CM-11.4"))
    if isinstance(top, (DefenceChoice, PayChoice, HorseChoice, WheelChoice)):
        tell_choice(race, told, top, [])
    return told


def tell_choice(race: Race, told: Words, top: ChariotChoice, picks: list[Pick]) -> None:
    told["choice"] = top.ask.name
    told["about"] = COLOURS[top.number]
    if isinstance(top, MoveChoice):
        tell_moves(race, told, top, picks)
        return
    if picks:
        raise BadRequest("Plans are told of speeds to write and of moves.")
    told["rows"] = rows_of(race, top)


def rows_of(race: Race, top: ChariotChoice) -> list[Words]:
    if isinstance(top, DefenceChoice):
        return defence_rows(race, top)
    if isinstance(top, HorseChoice):
        return horse_rows(race, top)
    if isinstance(top, WheelChoice):
        return wheel_rows(race, top)
    if isinstance(top, (GainChoice, WhipChoice, WallChoice)):
        return [answered(race, top, pick, _WHOLE_WAY) for pick in top.options(race)]
    if isinstance(top, PayChoice):
        return [answered(race, top, pick, 1) for pick in top.options(race)]
    return []


# ---- figures of a plan


def plan_words(plan: Plan) -> Words:
    """A plan's figures; averages where dice set its course."""
    return {
        "strain": plan.strain(),
        "endurance": figure(plan.endurance()),
        "flip": figure(plan.flip()),
        "wheel": figure(plan.wheel()),
        "out": figure(plan.out()),
        "exact": plan.exact(),
    }


def way_words(plan: Plan) -> Words:
    """The same with the way gone."""
    words: Words = {"reach": figure(plan.reach()), "blocked": plan.blocked(), "left": figure(plan.left())}
    words.update(plan_words(plan))
    return words


def check_words(race: Race, plan: Plan) -> list[Words]:
    return [
        {
            "check": check.what,
            "square": race.track.square_name(check.square),
            "points": check.points,
            "met": figure(weight),
            "flip": figure(check.flip),
        }
        for weight, check in plan.checks()
    ]


# ---- writing speeds


def tell_speeds(race: Race, told: Words, top: WriteSpeeds, seat: Seat, picks: list[Pick]) -> None:
    """CM-6.1.2a A row for every speed of the chariot asked about, or for the speeds picked."""
    number = top.asked_about(race, seat)
    told["choice"] = top.ask.name
    told["about"] = COLOURS[number]
    if not picks:
        told["rows"] = [speed_row(race, number, speed) for speed in range(fastest(race, number) + 1)]
        return
    told["rows"] = [speed_row(race, WRITE.what(pick), WRITE.which(pick)) for pick in own_speeds(race, seat, picks)]


def fastest(race: Race, number: int) -> int:
    return min(race.maximum(race.chariots[number]), FASTEST)


def own_speeds(race: Race, seat: Seat, picks: list[Pick]) -> list[Pick]:
    for pick in picks:
        if not WRITE.holds(PICKS.check(pick)):
            raise BadRequest("While speeds are written odds are told of speeds.")
        number, speed = WRITE.what(pick), WRITE.which(pick)
        if number >= len(race.chariots) or race.owner(number) != seat or speed > fastest(race, number):
            raise BadRequest(f"'{PICKS.say(pick)}' is not a speed this seat may write.")
    return picks


def speed_row(race: Race, number: int, speed: int) -> Words:
    """A speed followed straight on, as the track lies now and without the whip."""
    plan = written(race, number, speed)
    plan.straight_on(_WHOLE_WAY)
    words: Words = {"speed": speed, "pick": PICKS.say(WRITE.of(Faction(number), speed))}
    words.update(way_words(plan))
    return words


# ---- moving


def tell_moves(race: Race, told: Words, top: MoveChoice, picks: list[Pick]) -> None:
    """CM-6.2.1 The moves open at the end of the plan, each by itself, and the rest of the way straight on."""
    plan = after(race, top, picks)
    choice = plan.rides[0].choice()
    if choice is not None:
        told["rows"] = [move_row(race, top, picks, pick) for pick in choice.options(plan.rides[0].race)]
    if picks:
        words = way_words(plan)
        words["checks"] = check_words(race, plan)
        told["plan"] = words
    plan.straight_on(_WHOLE_WAY)
    words = way_words(plan)
    words["checks"] = check_words(race, plan)
    told["straight"] = words


def after(race: Race, top: MoveChoice, picks: list[Pick]) -> Plan:
    plan = planned(race, top.number)
    for pick in picks:
        plan.use(PICKS.check(pick))
    return plan


def move_row(race: Race, top: MoveChoice, picks: list[Pick], pick: Pick) -> Words:
    """One more move after the plan, with the plan's risks in it; an attack with its results if the rival holds."""
    plan = after(race, top, picks)
    used = plan.used()
    attacked = attack_words(plan.rides[0].race, top.number, pick)
    plan.use(pick)
    words: Words = {"pick": PICKS.say(pick), "mf": figure(plan.used() - used)}
    words.update(plan_words(plan))
    words.update(attacked)
    return words


def attack_words(race: Race, number: int, pick: Pick) -> Words:
    """CM-9.1 How likely the rival averts the attack if it tries, and what the blow does."""
    if not (LASH.holds(pick) or RAM.holds(pick)):
        return {}
    verb = LASH if LASH.holds(pick) else RAM
    rival, part = verb.what(pick), verb.which(pick)
    kind = LASHED if LASH.holds(pick) else RAMMED
    outcome = attack_outcome(race, number, rival, kind, part, race.side_of(rival, number))
    averted = contest_chance(race.chariots[rival].under_attack(), race.chariots[number].handling())
    return {"averted": figure(averted), "outcomes": outcome.told()}


def answered(race: Race, top: ChariotChoice, pick: Pick, steps: int) -> Words:
    """An answer at the start of a phase or over a wreck, and so many steps straight on."""
    plan = planned(race, top.number)
    copy = plan.rides[0].race
    copy.agenda.pop()
    top.answer(copy, pick)
    plan.rides[0].mind_the_end()
    plan.settle()
    mfs = plan.left()
    plan.straight_on(steps)
    words: Words = {"pick": PICKS.say(pick), "mfs": figure(mfs)}
    words.update(way_words(plan))
    return words


# ---- defending


def defence_rows(race: Race, top: DefenceChoice) -> list[Words]:
    """CM-9.3, 9.3.2 Holding, and every way to avert the blow with what it costs; a try that fails takes the blow."""
    blow = race.agenda[race.place(Blow)]
    assert isinstance(blow, Blow)
    held = blow_outcome(race, blow)
    rows: list[Words] = [hold_row(held)]
    for pick in top.options(race):
        if pick != HOLD.pick:
            rows.append(defence_row(race, top, pick, held))
    return rows


def hold_row(held: Outcome) -> Words:
    return {
        "pick": PICKS.say(HOLD.pick),
        "success": 0.0,
        "mf": 0,
        "endurance": 0.0,
        "strain": 0,
        "out": figure(held.victim),
        "exact": held.exact,
        "outcomes": held.told(),
    }


def defence_row(race: Race, top: DefenceChoice, pick: Pick, held: Outcome) -> Words:
    """The cost is that of success; `strain` is what an evasion into a corner lane is checked with."""
    chariot = race.chariots[top.number]
    success = contest_chance(chariot.under_attack(), top.against())
    averted = averting(race, top.number, pick)
    return {
        "pick": PICKS.say(pick),
        "success": figure(success),
        "mf": EVADE_COST[EVADE.what(pick)] if EVADE.holds(pick) else 0,
        "endurance": figure(chariot.endurance - averted.endurance()),
        "strain": averted.strain(),
        "out": figure(success * averted.out() + (1.0 - success) * held.victim),
        "exact": held.exact and averted.exact(),
    }


# ---- where a blow falls


def horse_rows(race: Race, top: HorseChoice) -> list[Words]:
    """CM-9.6.1b The injury of each horse that could be named."""
    chariot = race.chariots[top.number]
    weight = race.chariots[top.blocker - 1].build.car if top.blocker > 0 else NORMAL
    rows: list[Words] = []
    for pick in top.options(race):
        row: Words = {"pick": PICKS.say(pick), "left": chariot.horses[HORSE.what(pick)]}
        row.update(injury(chariot, HORSE.what(pick), weight).words)
        rows.append(row)
    return rows


def wheel_rows(race: Race, top: WheelChoice) -> list[Words]:
    """CM-12.4a The risk of each wheel that could be named."""
    chariot = race.chariots[top.number]
    points = wheel_points(race.chariots[top.wreck].build.car)
    rows: list[Words] = []
    for pick in top.options(race):
        damage = chariot.wheels[WHEEL.what(pick)]
        rows.append({"pick": PICKS.say(pick), "damage": damage, "out": figure(struck_wheel_flip(damage, points))})
    return rows
