"""Spending MFs: forward, lane changes, braking, and what else the chapters offer. (CM-6.2, CM-6.3, CM-6.4, CM-6.6)"""

from __future__ import annotations

from typing import Final, final

from ...core.ids import SEAT_COLOURS, Clause, Pick, Seat
from ...core.picks import Verb
from .asks import HORSE_CHOICE, MOVE_CHOICE, WALL_CHOICE
from .chariot import CHARIOT, Faction
from .corners import check_corner, no_strain_clause
from .defence import EVADE_COST, at_finish, lane_is_open
from .endurance import lose_endurance
from .events import BLOCKED, BRAKED, LANE_CHANGED, MFS_LOST, MOVED, SLIPPED
from .forced import injure_ahead
from .horses import horse_picks
from .phase import Moves
from .race import NOT_WHEN_LATE, ChariotChoice, ChariotStep, LaneChanges, Race, Use
from .sideslip import SLIP_COST, clear_ahead, slips
from .track import IN, OFF, OUT, Side, Square
from .verbs import BRAKE, COLOURS, CONFIRM, FORWARD, HORSE, LANE, RUN_INTO, SLIP, SLIP_BACK, TURN_BACK, WALL
from .wheels import BY_WALL


def next_move(race: Race, number: Faction) -> None:
    """While MFs are left the mover goes on; one that is blocked and cannot slip brakes, and if it cannot brake either
    it runs into what stands ahead. (CM-6.2.2, 6.7.4a, 6.7.4b, 9.5.2c)"""
    chariot = race.chariots[number]
    if race.phase.left <= 0:
        return
    choice = MOVE_CHOICES[len(COLOURS) * chariot.build.owner + number]
    if race.board[race.track.next[chariot.team]] == 0 or at_finish(race, chariot):
        race.agenda.append(choice)
        return
    picks = choice.options(race)
    if len(picks) == 1 and picks[0] == BRAKE.pick:
        brake(race, number, min(race.phase.left, chariot.endurance))
        next_move(race, number)
    elif picks:
        race.agenda.append(choice)
    elif chariot.cut_turn == race.turn:
        lose_rest(race, number)
    else:
        run_into(race, number)


def lose_rest(race: Race, number: Faction) -> None:
    """A chariot just freed that is blocked stays where it is; its MFs are gone. (CM-9.5.2c)"""
    race.record(MFS_LOST, number, race.phase.left)
    race.phase.stop()


def run_into(race: Race, number: Faction) -> None:
    """All endurance is lost, the chariot ahead rams this team, and the MFs left are lost. A team without its driver,
    which could not have braked, keeps its endurance. (CM-6.7.4b, 9.6.1b, 9.6.3, 15.2.3)"""
    chariot = race.chariots[number]
    blocker = race.chariot_at(race.track.next[chariot.team])
    race.record(BLOCKED, number, blocker)
    lost = chariot.endurance if chariot.standing == CHARIOT else 0
    lose_endurance(race, number, race.rulebook.blocked_cost(race, chariot, lost))
    chariot.slowed += 1
    race.phase.stop()
    race.rulebook.rammed(race, number, blocker)
    race.then([HorseChoice(chariot.build.owner, number, blocker + 1)])
    race.rulebook.ran_into(race, number, blocker)


@final
class HorseChoice(ChariotChoice):
    """A team hit from straight ahead: its owner names the horse. (CM-6.7.4b, 9.6.1b)"""

    ask = HORSE_CHOICE

    def __init__(self, seat: Seat, number: Faction, blocker: int) -> None:
        super().__init__(seat, number)
        self.blocker: Final = blocker
        """The chariot ahead, plus one; 0 for none."""

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.blocker)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.blocker - 1]

    def options(self, race: Race) -> list[Pick]:
        return horse_picks(race.chariots[self.number])

    def answer(self, race: Race, pick: Pick) -> None:
        injure_ahead(race, self.number, HORSE.what(pick), Faction(self.blocker - 1))


@final
class MoveChoice(ChariotChoice):
    """One use of MFs at a time, in any order, until none are left; never onto a counter. (CM-6.2.1, 6.2.2, 6.2.3)"""

    ask = MOVE_CHOICE

    def facts(self, race: Race) -> list[int]:
        return [self.number, race.phase.left, race.phase.total()]

    def options(self, race: Race) -> list[Pick]:
        picks: list[Pick] = []
        for use in race.rulebook.uses:
            use.list_picks(race, self.number, picks)
        return picks

    def answer(self, race: Race, pick: Pick) -> None:
        use_mfs(race, self.number, pick)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        use = race.rulebook.use_of(pick)
        return self.ask.clause if use is None else use.why_not(race, self.number, pick)


# Steps never change, so that all races share these.
MOVES: Final = [Moves(Faction(number)) for number in range(len(COLOURS))]
MOVE_CHOICES: Final = [
    MoveChoice(Seat(seat), Faction(number)) for seat in range(len(SEAT_COLOURS)) for number in range(len(COLOURS))
]
"""By seat and chariot."""


def use_mfs(race: Race, number: Faction, pick: Pick) -> None:
    """Carry out one use of MFs; what it leads to comes before the next one. (CM-6.2.1)"""
    race.agenda.append(MOVES[number])
    use = race.rulebook.use_of(pick)
    assert use is not None
    use.carry_out(race, number, pick)


# ---- the uses of MFs


@final
class Forward(Use):
    """One MF for the next square of the lane, if neither counter nor wreck is there; over the line the race is run.
    (CM-6.3, 6.3.1, 10.3)"""

    def verbs(self) -> list[Verb]:
        return [FORWARD]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if race.is_free(race.track.next[chariot.team]) or at_finish(race, chariot):
            picks.append(FORWARD.pick)

    def list_runaway(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        """Straight on is what a team does by itself. (CM-15.2)"""
        self.list_picks(race, number, picks)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        go_forward(race, number)

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        ahead = race.track.next[race.chariots[number].team]
        return Clause("CM-6.2.3" if race.board[ahead] != 0 else "CM-14.1")

    def leads_to(self, race: Race, number: Faction, pick: Pick) -> Square:
        return race.track.next[race.chariots[number].team]

    def when_late(self, pick: Pick) -> int:
        """Straight ahead before anything else. (CM-11.3)"""
        return 0


def go_forward(race: Race, number: Faction) -> None:
    chariot = race.chariots[number]
    before = chariot.team
    race.phase.spend(1)
    if at_finish(race, chariot):
        race.rulebook.crossed_line(race, number)
        return
    ahead = race.track.next[before]
    board, left = race.board, chariot.car
    if left != OFF:
        board[left] = 0
        board[before] = 2 * number + 2
        chariot.car = before
    else:
        left = before
        board[before] = 0
    board[ahead] = 2 * number + 1
    chariot.team = ahead
    if race.track.crosses:
        race.mirror([left, before, ahead])
    race.record(MOVED, number, race.track.code[ahead], race.phase.left)
    arrive(race, number, before)


@final
class LaneChange(Use):
    """Two MFs to the inside, one to the outside, where there is room; into a wall only where the table allows it.
    (CM-6.4, 6.4.1b, 6.4.4, 6.4.5a)"""

    def verbs(self) -> list[Verb]:
        return [LANE, WALL]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if not race.is_free(race.track.next[chariot.team]) or at_finish(race, chariot):
            return
        for side in (IN, OUT):
            if race.phase.left < EVADE_COST[side] or (side == IN and chariot.no_inward == race.turn):
                continue
            target = race.track.change[side][chariot.team]
            if target == OFF:
                walled = race.house.wall_moves and race.track.at_wall[race.track.next[chariot.team]]
                if walled and race.rulebook.why_straight(race, number, side) is None:
                    picks.append(WALL.picks[side])
            elif lane_is_open(race, chariot, target) and race.rulebook.why_no_change(race, number, side) is None:
                picks.append(LANE.picks[side])

    def list_runaway(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        """A team turns aside only if something is in the way of the MFs left. (CM-15.2.1)"""
        chariot = race.chariots[number]
        if at_finish(race, chariot) or not race.is_free(race.track.next[chariot.team]):
            return
        if clear_ahead(race, chariot, race.phase.left):
            return
        for side in (IN, OUT):
            target = race.track.change[side][chariot.team]
            if target != OFF and race.phase.left >= EVADE_COST[side] and lane_is_open(race, chariot, target):
                picks.append(LANE.picks[side])

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        if WALL.holds(pick):
            race.then([WallChoice(race.owner(number), number, WALL.what(pick))])
        else:
            change_lane(race, number, LANE.what(pick))

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        if WALL.holds(pick):
            return race.rulebook.why_straight(race, number, WALL.what(pick)) or Clause("CM-6.4.4")
        return why_no_lane(race, number, LANE.what(pick))

    def mfs(self, pick: Pick) -> int:
        return EVADE_COST[WALL.what(pick) if WALL.holds(pick) else LANE.what(pick)]

    def leads_to(self, race: Race, number: Faction, pick: Pick) -> Square:
        team = race.chariots[number].team
        return team if WALL.holds(pick) else race.track.change[LANE.what(pick)][team]

    def when_late(self, pick: Pick) -> int:
        """Only if it must be, outward where possible. (CM-11.3)"""
        return NOT_WHEN_LATE if WALL.holds(pick) else 1 if pick == LANE.of(OUT) else 4


def why_no_lane(race: Race, number: Faction, side: Side) -> Clause:
    chariot = race.chariots[number]
    target = race.track.change[side][chariot.team]
    if target == OFF:
        return Clause("CM-6.4.4" if race.track.at_wall[race.track.next[chariot.team]] else "CM-28")
    if side == IN and chariot.no_inward == race.turn:
        return Clause("CM-7.3.3-S")
    if race.phase.left < EVADE_COST[side]:
        return Clause("CM-6.4")
    if race.board[race.track.next[chariot.team]] != 0:
        return Clause("CM-6.4.1b")
    if not lane_is_open(race, chariot, target):
        return Clause("CM-6.4.5a")
    return race.rulebook.why_no_change(race, number, side) or Clause("CM-6.2.1")


@final
class NoStrainInward(LaneChanges):
    """A driver who may not strain does not turn into a corner lane further in above its limit: that would be straining,
    and the MFs it cost a free brake. (CM-7.3.3-J1, 7.3.3-SS)"""

    def why_no_change(self, race: Race, number: Faction, side: Side) -> Clause | None:
        chariot = race.chariots[number]
        if side == OUT or chariot.may_strain(race.turn):
            return None
        limit = race.safe_speed(chariot, race.track.change[side][chariot.team])
        strains = limit < race.phase.lowest and race.phase.total() > limit
        return no_strain_clause(chariot) if strains else None


def change_lane(race: Race, number: Faction, side: Side) -> None:
    """Forward one and to the side, as one move. (CM-6.4, 6.4.1, 6.4.2, 6.4.3)"""
    before = race.chariots[number].team
    target = race.track.change[side][before]
    race.phase.spend(EVADE_COST[side])
    race.shift(number, target)
    race.record(LANE_CHANGED, number, side, race.place_name(target), race.phase.left)
    race.rulebook.changed_lane(race, number, side)
    arrive(race, number, before)


def arrive(race: Race, number: Faction, before: Square) -> None:
    """A new square: its section, what lies on it, and the corner it may belong to. (CM-6.3.2, 7.2.1, 10.1)"""
    chariot = race.chariots[number]
    if race.track.ahead[before] == 0:
        race.cross_border(number, before, chariot.team)
    entered(race, number, before)


def entered(race: Race, number: Faction, before: Square) -> None:
    """What lies on the new square, and the corner it may belong to. (CM-6.3.2, 7.2.1)"""
    chariot = race.chariots[number]
    race.rulebook.stepped(race, number, before)
    if chariot.has_car() and race.limit_of(chariot) < race.phase.lowest:
        race.then([CornerCheck(number)])


@final
class CornerCheck(ChariotStep):
    """The mover has come into a corner lane with a lower limit. (CM-6.3.1.2, 6.4.3, 7.2.1, 7.2.2a)"""

    def run(self, race: Race) -> None:
        if race.chariots[self.number].has_car():
            check_corner(race, self.number)


@final
class Brake(Use):
    """One MF at a time is burnt for a point of endurance, while there is any; not in the turn of cutting a horse free.
    (CM-6.6, 6.6.1, 8.4.2, 9.5.2c)"""

    def verbs(self) -> list[Verb]:
        return [BRAKE]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if chariot.cut_turn != race.turn and chariot.endurance > 0:
            picks.append(BRAKE.pick)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        brake(race, number, 1)

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        return Clause("CM-9.5.2c" if race.chariots[number].cut_turn == race.turn else "CM-8.4.2")

    def when_late(self, pick: Pick) -> int:
        """No brake while there is another way. (CM-11.3)"""
        return 8


def brake(race: Race, number: Faction, mfs: int) -> None:
    """MFs burnt for a point of endurance each. (CM-6.6, 6.6.1, 8.2c)"""
    if race.house.braking_lowers:
        race.phase.left -= mfs
        race.phase.written -= mfs
    else:
        race.phase.spend(mfs)
    lose_endurance(race, number, mfs)
    race.record(BRAKED, number, mfs, race.chariots[number].endurance)


@final
class Sideslip(Use):
    """Three MFs straight sideways, where all other movement is blocked. (CM-6.7a, 6.7.3a, 6.7.3b)"""

    def verbs(self) -> list[Verb]:
        return [SLIP, SLIP_BACK]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        slips(race, number, picks)

    def list_runaway(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        slips(race, number, picks)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        slip(race, number, slip_side(pick), self.leads_to(race, number, pick))

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        return Clause("CM-6.7a")

    def mfs(self, pick: Pick) -> int:
        return SLIP_COST

    def leads_to(self, race: Race, number: Faction, pick: Pick) -> Square:
        targets = race.track.slips[slip_side(pick)][race.chariots[number].team]
        return targets[0 if SLIP.holds(pick) else 1]

    def when_late(self, pick: Pick) -> int:
        """After a lane change to the same side, the level square first. (CM-11.3)"""
        first = 2 if slip_side(pick) == OUT else 5
        return first if SLIP.holds(pick) else first + 1


def slip_side(pick: Pick) -> Side:
    return SLIP.what(pick) if SLIP.holds(pick) else SLIP_BACK.what(pick)


def slip(race: Race, number: Faction, side: Side, target: Square) -> None:
    """Straight sideways for three MFs. (CM-6.7.3a, 6.7.3b)"""
    before = race.chariots[number].team
    race.phase.spend(SLIP_COST)
    race.shift(number, target)
    race.record(SLIPPED, number, side, race.place_name(target), race.phase.left)
    entered(race, number, before)


@final
class RunInto(Use):
    """One that is blocked and can neither slip nor brake need not attack instead: it may run into what stands ahead.
    (CM-6.7.4b)"""

    def verbs(self) -> list[Verb]:
        return [RUN_INTO]

    def list_picks(self, race: Race, number: Faction, picks: list[Pick]) -> None:
        chariot = race.chariots[number]
        if not picks or race.board[race.track.next[chariot.team]] == 0 or at_finish(race, chariot):
            return
        if is_stuck(picks):
            picks.append(RUN_INTO.pick)

    def carry_out(self, race: Race, number: Faction, pick: Pick) -> None:
        run_into(race, number)

    def why_not(self, race: Race, number: Faction, pick: Pick) -> Clause:
        return Clause("CM-6.7.4b")

    def when_late(self, pick: Pick) -> int:
        return 9


def is_stuck(picks: list[Pick]) -> bool:
    """Neither a slip nor the brake is left to one that is blocked: nobody has to attack instead. (CM-6.7.4b)"""
    return not any(pick == BRAKE.pick or SLIP.holds(pick) or SLIP_BACK.holds(pick) for pick in picks)


@final
class WallChoice(ChariotChoice):
    """Driving into the wall has to be meant. (CM-6.4.4)"""

    ask = WALL_CHOICE

    def __init__(self, seat: Seat, number: Faction, side: Side) -> None:
        super().__init__(seat, number)
        self.side: Final = side

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.side)

    def facts(self, race: Race) -> list[int]:
        return [self.number, self.side]

    def options(self, race: Race) -> list[Pick]:
        return [TURN_BACK.pick, CONFIRM.pick]

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == CONFIRM.pick:
            race.phase.spend(EVADE_COST[self.side])
            race.rulebook.flip(race, self.number, BY_WALL)
