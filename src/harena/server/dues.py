"""What is to be done at a table without anybody asking: standing answers, bots, and the late."""

from __future__ import annotations

from ..core.ids import Pick
from ..core.ids import Seat as SeatId
from . import facts
from .chairs import GRACE
from .fold import Fold


class Dues(Fold):
    """A fold that knows what is due."""

    next_due: tuple[int, float | None] = (-1, None)
    """At which number what was due when."""

    def standing_answer(self) -> tuple[int, Pick] | None:
        """A question that somebody has answered beforehand, or that leaves him no choice."""
        if self.phase() != "running":
            return None
        for number in self.asked():
            if self.seats[number].bot is not None:
                continue
            pick = self.chosen_before(number)
            if pick is None:
                pick = self.forced_pick(number)
            if pick is not None:
                return number, pick
        return None

    def chosen_before(self, number: int) -> Pick | None:
        """What a seat has said it will answer."""
        standing = self.seats[number].standing
        if not standing:
            return None
        question = self.running().question(SeatId(number))
        options = {str(words["say"]): words["pick"] for words in listed(question["options"])}
        mover = self.brought_about(number)
        for answer in standing:
            if answer.choice == question["choice"] and answer.say in options and mover not in answer.unless:
                return Pick(int(options[answer.say]))
        return None

    def forced_pick(self, number: int) -> Pick | None:
        """The only answer there is. Only bots may see how quickly it comes: it tells what somebody holds."""
        if not self.seats[number].forced or not self.against_bots(number):
            return None
        options = self.running().state.options(SeatId(number))
        return options[0] if len(options) == 1 else None

    def answer_beforehand(self, now: float) -> bool:
        """Give all answers that stand already; gives whether there were any."""
        before = self.seq
        while (standing := self.standing_answer()) is not None:
            self.answer_for(*standing, "standing", now)
        return self.seq > before

    def brought_about(self, number: int) -> int | None:
        """Who has led to what a seat is asked: the last of the others to answer, but not the same question before
        it."""
        entries = self.running().entries
        for seq in range(len(entries) - 1, 0, -1):
            if entries[seq].seat != number and self.choices[seq] != self.choice:
                return entries[seq].seat
        return None

    def settle_late(self, number: int, now: float) -> bool:
        """Deal with a seat that is late or has left, as the rules or the table say; gives whether anything was done."""
        seat, table = self.seats[number], self.running()
        if seat.bot is not None or number not in self.asked():
            return False
        default, limit = table.game.late(table.state, SeatId(number)), self.rules_deadline(number)
        if default is not None and limit is not None and now >= limit:
            self.answer_for(number, default, "late", now)
            return True
        if self.plan.late == "wait" or not (seat.left or seat.late(self.plan.clock, now)):
            return False
        if self.plan.late == "default" and default is not None:
            self.answer_for(number, default, "late", now)
        else:
            self.keep(facts.BotSat(number, self.plan.stand_in), now)
        return True

    def rules_deadline(self, number: int) -> float | None:
        """When the rules themselves answer for a seat, if they do."""
        table, seat, asked_at = self.running(), SeatId(number), self.seats[number].asked_at
        seconds = table.game.seconds(table.state, seat)
        if seconds is None or asked_at is None or table.game.late(table.state, seat) is None:
            return None
        return asked_at + seconds

    def bot_to_move(self) -> int | None:
        """A seat that is asked and played by a bot."""
        for number in self.asked():
            if self.seats[number].bot is not None:
                return number
        return None

    def due(self) -> float | None:
        """When something is to be done here without anybody asking. Only facts change it."""
        if self.next_due[0] != self.seq:
            self.next_due = self.seq, self.find_due()
        return self.next_due[1]

    def find_due(self) -> float | None:
        """At once for bots, else the next deadline."""
        if self.phase() != "running":
            return None
        if self.bot_to_move() is not None or self.standing_answer() is not None:
            return 0.0
        times = [time for number in self.asked() for time in self.deadlines(number)]
        return min(times, default=None)

    def deadline(self, number: int) -> float | None:
        """When a seat is late, by the table's clock or by the rules."""
        if number not in self.asked():
            return None
        times = [self.seats[number].deadline(self.plan.clock), self.rules_deadline(number)]
        return min([time for time in times if time is not None], default=None)

    def clocks_run(self) -> bool:
        return any(self.deadline(number) is not None for number in self.asked())

    def deadlines(self, number: int) -> list[float]:
        seat = self.seats[number]
        limits = [self.rules_deadline(number)]
        if self.plan.late != "wait":
            deadline = seat.deadline(self.plan.clock)
            limits += [0.0 if seat.left else None, None if deadline is None else deadline + GRACE]
        return [limit for limit in limits if limit is not None]


def listed(options: object) -> list[dict[str, int]]:
    assert isinstance(options, list)
    return options
