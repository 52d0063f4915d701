"""CM-6.2, CM-6.3, CM-6.4, CM-6.6 Spending MFs: forward, lane changes, braking, and what else the chapters offer."""

from __future__ import annotations

from typing import Final, final

from ...core.ids import Clause, Pick, Seat
from .combat import attack, attacks
from .corners import check_corner
from .defence import EVADE_COST, at_finish, lane_is_open
from .endurance import lose_endurance
from .events import BLOCKED, BRAKED, LANE_CHANGED, MFS_LOST, MOVED, SLIPPED
from .forced import injure_ahead
from .phase import Moves
from .race import NOBODY, ChariotChoice, ChariotStep, Race
from .sideslip import SLIP_COST, slips
from .track import IN, OFF, OUT, Square
from .verbs import (
    BRAKE,
    CONFIRM,
    FORWARD,
    HORSE,
    LANE,
    LASH,
    OVER,
    RAM,
    RUN_INTO,
    SLIP,
    SLIP_BACK,
    TEAM,
    TRAMPLE,
    TURN_BACK,
    WALL,
)
from .wheels import WALL as WALL_CAUSE


def next_move(race: Race, number: int) -> None:
    """CM-6.2.2, 6.7.4a, 6.7.4b, 9.5.2c While MFs are left the mover goes on; one that is blocked and cannot slip
    brakes, and if it cannot brake either it runs into what stands ahead."""
    chariot = race.chariots[number]
    if race.phase.left <= 0:
        return
    choice = MoveChoice(chariot.build.owner, number)
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


def lose_rest(race: Race, number: int) -> None:
    """CM-9.5.2c A chariot just freed that is blocked stays where it is; its MFs are gone."""
    race.record(MFS_LOST, number, race.phase.left)
    race.phase.stop()


def run_into(race: Race, number: int) -> None:
    """CM-6.7.4b, 9.6.1b, 9.6.3 All endurance is lost, the chariot ahead rams this team, and the MFs left are lost."""
    chariot = race.chariots[number]
    blocker = race.chariot_at(race.track.next[chariot.team])
    race.record(BLOCKED, number, blocker)
    lose_endurance(race, number, chariot.endurance)
    chariot.slowed += 1
    race.phase.stop()
    race.then([HorseChoice(chariot.build.owner, number, blocker + 1)])


@final
class HorseChoice(ChariotChoice):
    """CM-6.7.4b, 9.6.1b A team hit from straight ahead: its owner names the horse."""

    clause = Clause("CM-9.6.1b")

    def __init__(self, seat: Seat, number: int, blocker: int) -> None:
        super().__init__(seat, number)
        self.blocker: Final = blocker
        """The chariot ahead, plus one; 0 for none."""

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.blocker)

    def options(self, race: Race) -> list[Pick]:
        horses = race.chariots[self.number].horses
        return [HORSE.of(horse) for horse, left in enumerate(horses) if left > 0] or [HORSE.of(0)]

    def answer(self, race: Race, pick: Pick) -> None:
        injure_ahead(race, self.number, HORSE.what(pick), self.blocker - 1 if self.blocker > 0 else NOBODY)


@final
class MoveChoice(ChariotChoice):
    """CM-6.2.1, 6.2.2, 6.2.3 One use of MFs at a time, in any order, until none are left; never onto a counter."""

    clause = Clause("CM-6.2.1")

    def options(self, race: Race) -> list[Pick]:
        number = self.number
        chariot = race.chariots[number]
        picks: list[Pick] = []
        ahead = race.track.next[chariot.team]
        home = at_finish(race, chariot)
        if home:
            picks.append(FORWARD.pick)
        elif race.board[ahead] == 0:
            if race.wrecks and ahead in race.wrecks:
                picks.append(OVER.pick)
            else:
                picks.append(FORWARD.pick)
                self.lane_changes(race, picks)
        if chariot.cut_turn != race.turn:
            if chariot.endurance > 0:
                picks.append(BRAKE.pick)
            attacks(race, number, picks)
        if race.phase.left >= SLIP_COST:
            slips(race, number, picks)
        if race.house.advanced:
            picks.extend(race.rulebook.special_moves(race, number))
        if picks and race.board[ahead] != 0 and not home and is_stuck(picks):
            picks.append(RUN_INTO.pick)
        return picks

    def lane_changes(self, race: Race, picks: list[Pick]) -> None:
        """CM-6.4, 6.4.1b, 6.4.4, 6.4.5a Two MFs to the inside, one to the outside, where there is room; into a wall
        only where the table allows it."""
        chariot = race.chariots[self.number]
        for side in (IN, OUT):
            if race.phase.left < EVADE_COST[side] or (side == IN and chariot.no_inward == race.turn):
                continue
            target = race.track.change[side][chariot.team]
            if target == OFF:
                if race.house.wall_moves:
                    picks.append(WALL.picks[side])
            elif race.board[target] == 0 and lane_is_open(race, chariot, target):
                picks.append(LANE.picks[side])

    def answer(self, race: Race, pick: Pick) -> None:
        use_mfs(race, self.number, pick)

    def forbids(self, race: Race, pick: Pick) -> Clause:
        return why_not(race, self.number, pick)


def is_stuck(picks: list[Pick]) -> bool:
    """CM-6.7.4b Neither a slip nor the brake is left to one that is blocked: nobody has to attack instead."""
    return not any(pick == BRAKE.pick or SLIP.holds(pick) or SLIP_BACK.holds(pick) for pick in picks)


def use_mfs(race: Race, number: int, pick: Pick) -> None:
    """CM-6.2.1 Carry out one use of MFs; what it leads to comes before the next one."""
    race.agenda.append(Moves(number))
    if pick == FORWARD.pick:
        go_forward(race, number)
    elif LANE.holds(pick):
        change_lane(race, number, LANE.what(pick))
    elif pick == BRAKE.pick:
        brake(race, number, 1)
    elif LASH.holds(pick) or RAM.holds(pick):
        attack(race, number, pick)
    elif SLIP.holds(pick):
        slip(race, number, SLIP.what(pick), 0)
    elif SLIP_BACK.holds(pick):
        slip(race, number, SLIP_BACK.what(pick), 1)
    elif pick == RUN_INTO.pick:
        run_into(race, number)
    elif WALL.holds(pick):
        race.then([WallChoice(race.owner(number), number, WALL.what(pick))])
    else:
        race.rulebook.special_move(race, number, pick)


def why_not(race: Race, number: int, pick: Pick) -> Clause:
    """The clause that keeps a use of MFs out."""
    chariot = race.chariots[number]
    if pick == FORWARD.pick:
        return Clause("CM-6.2.3" if race.board[race.track.next[chariot.team]] != 0 else "CM-14.1")
    if LANE.holds(pick):
        return why_no_lane(race, number, LANE.what(pick))
    if pick == BRAKE.pick:
        return Clause("CM-9.5.2c" if chariot.cut_turn == race.turn else "CM-8.4.2")
    if SLIP.holds(pick) or SLIP_BACK.holds(pick):
        return Clause("CM-6.7a")
    if LASH.holds(pick) or RAM.holds(pick):
        return why_no_attack(race, number, pick)
    if WALL.holds(pick):
        return Clause("CM-6.4.4")
    if pick == OVER.pick:
        return Clause("CM-14.1")
    if pick == RUN_INTO.pick:
        return Clause("CM-6.7.4b")
    return Clause("CM-16.5a" if TRAMPLE.holds(pick) else "CM-6.2.1")


def why_no_lane(race: Race, number: int, side: int) -> Clause:
    chariot = race.chariots[number]
    if race.track.change[side][chariot.team] == OFF:
        return Clause("CM-6.4.4")
    if side == IN and chariot.no_inward == race.turn:
        return Clause("CM-7.3.3-S")
    if race.phase.left < EVADE_COST[side]:
        return Clause("CM-6.4")
    if race.board[race.track.next[chariot.team]] != 0:
        return Clause("CM-6.4.1b")
    return Clause("CM-6.4.5a")


def why_no_attack(race: Race, number: int, pick: Pick) -> Clause:
    chariot = race.chariots[number]
    verb = LASH if LASH.holds(pick) else RAM
    rival = verb.what(pick)
    if rival < len(race.chariots) and race.owner(rival) == chariot.build.owner:
        return Clause("CM-3.4b")
    if race.track.gray[chariot.car]:
        return Clause("CM-3.8a")
    if chariot.cut_turn == race.turn:
        return Clause("CM-9.5.2c")
    if chariot.car in race.phase.struck:
        return Clause("CM-9.1.4")
    if LASH.holds(pick) and chariot.whip == 0:
        return Clause("CM-9.4.3-G")
    if verb.which(pick) == TEAM and rival < len(race.chariots) and shielded(race, number, rival):
        return Clause("CM-9.5.2b")
    return Clause("CM-9.2b" if race.track.corner[chariot.car] else "CM-9.2a")


def shielded(race: Race, number: int, rival: int) -> bool:
    """CM-9.5.2b Its team is within reach, but a fallen horse lies between."""
    victim = race.chariots[rival]
    return victim.team in race.track.reach[race.chariots[number].car] and victim.fallen_on(race.side_of(rival, number))


# ---- the uses of MFs


def go_forward(race: Race, number: int) -> None:
    """CM-6.3, 6.3.1, 10.3 One MF for the next square of the lane; over the line the race is run."""
    chariot = race.chariots[number]
    before = chariot.team
    race.phase.spend(1)
    if at_finish(race, chariot):
        race.rulebook.crossed_line(race, number)
        return
    ahead = race.track.next[before]
    board = race.board
    if chariot.car != OFF:
        board[chariot.car] = 0
        board[before] = 2 * number + 2
        chariot.car = before
    else:
        board[before] = 0
    board[ahead] = 2 * number + 1
    chariot.team = ahead
    race.record(MOVED, number, race.track.code[ahead], race.phase.left)
    arrive(race, number, before)


def change_lane(race: Race, number: int, side: int) -> None:
    """CM-6.4, 6.4.1, 6.4.2, 6.4.3 Forward one and to the side, as one move."""
    before = race.chariots[number].team
    target = race.track.change[side][before]
    race.phase.spend(EVADE_COST[side])
    race.shift(number, target)
    race.record(LANE_CHANGED, number, side, race.place_name(target), race.phase.left)
    arrive(race, number, before)


def arrive(race: Race, number: int, before: Square) -> None:
    """CM-6.3.2, 7.2.1, 10.1 A new square: its section, what lies on it, and the corner it may belong to."""
    chariot = race.chariots[number]
    track = race.track
    if track.ahead[before] == 0:
        race.cross_border(number, before, chariot.team)
    if race.house.advanced:
        race.rulebook.stepped(race, number, before)
    if chariot.has_car() and race.limit_of(chariot) < race.phase.lowest:
        race.then([CornerCheck(number)])


@final
class CornerCheck(ChariotStep):
    """CM-6.3.1.2, 6.4.3, 7.2.1, 7.2.2a The mover has come into a corner lane with a lower limit."""

    def run(self, race: Race) -> None:
        if race.chariots[self.number].has_car():
            check_corner(race, self.number)


def brake(race: Race, number: int, mfs: int) -> None:
    """CM-6.6, 6.6.1, 8.2c MFs burnt for a point of endurance each."""
    if race.house.braking_lowers:
        race.phase.left -= mfs
        race.phase.written -= mfs
    else:
        race.phase.spend(mfs)
    lose_endurance(race, number, mfs)
    race.record(BRAKED, number, mfs, race.chariots[number].endurance)


def slip(race: Race, number: int, side: int, place: int) -> None:
    """CM-6.7.3a, 6.7.3b Straight sideways for three MFs."""
    chariot = race.chariots[number]
    before = chariot.team
    target = race.track.slips[side][before][place]
    race.phase.spend(SLIP_COST)
    race.shift(number, target)
    race.record(SLIPPED, number, side, race.place_name(target), race.phase.left)
    if race.house.advanced:
        race.rulebook.stepped(race, number, before)
    if chariot.has_car() and race.limit_of(chariot) < race.phase.lowest:
        race.then([CornerCheck(number)])


@final
class WallChoice(ChariotChoice):
    """CM-6.4.4 Driving into the wall has to be meant."""

    clause = Clause("CM-6.4.4")

    def __init__(self, seat: Seat, number: int, side: int) -> None:
        super().__init__(seat, number)
        self.side: Final = side

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.side)

    def options(self, race: Race) -> list[Pick]:
        return [TURN_BACK.pick, CONFIRM.pick]

    def answer(self, race: Race, pick: Pick) -> None:
        if pick == CONFIRM.pick:
            race.phase.spend(EVADE_COST[self.side])
            race.rulebook.flip(race, self.number, WALL_CAUSE)
