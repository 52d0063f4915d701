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
        """A question that somebody has answered beforehand."""
        if self.phase() != "running":
            return None
        table = self.running()
        for number in self.asked():
            seat = self.seats[number]
            if seat.bot is not None or not seat.standing:
                continue
            question = table.question(SeatId(number))
            options = {str(words["say"]): words["pick"] for words in listed(question["options"])}
            mover = self.brought_about(number)
            for answer in seat.standing:
                if answer.choice == question["choice"] and answer.say in options and mover not in answer.unless:
                    return number, Pick(int(options[answer.say]))
        return None

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
