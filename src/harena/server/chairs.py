"""A seat at a table: who sits there, who stands in, and the clock that runs for it."""

from __future__ import annotations

from typing import Final, Literal, final

from msgspec import Struct

from .hours import by_weekdays, on_weekdays
from .wire import Clock, StandingAnswer

GRACE: Final = 2.0
"""Seconds an answer may be under way."""
TELLING: Final = 1.4
"""Seconds that pages take to show an answer of somebody else: two beats at their usual speed."""
TELLING_MOST: Final = 20.0
"""Seconds after which a clock runs at the latest, however much is still to be shown."""
SULK: Final = 10.0
"""Seconds until a wish that was declined may be told again; they grow with the square of the refusals."""


@final
class Seat(Struct):
    """One seat as the facts have it."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False
    held_for: str | None = None
    """Whose it was at the table this is a rematch of."""
    given: int = 0
    """How often it has changed hands: tokens of earlier holders no longer fit."""
    seed: str = ""
    standing: list[StandingAnswer] = []
    forced: bool = True
    """Whether it wants what leaves no choice to be answered for it."""
    bank: float = 0.0
    asked_at: float | None = None
    told_at: float = 0.0
    """When pages have shown it everything that others did."""
    lead: float = 0.0
    """Seconds from when it was asked until it could see that."""
    before: tuple[float, float, float] | None = None
    """When it was asked what it last answered, its lead, and what was in its bank then."""
    since: int = 0
    """The number of the table at which it was asked what it is asked."""
    refusals: int = 0
    wish_after: float = 0.0

    # ---- who

    def free(self) -> bool:
        return self.person is None and self.bot is None

    def kind(self) -> Literal["open", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "open" if self.bot is None else "bot"

    def sit(self, person: str, name: str) -> None:
        self.person, self.name, self.bot, self.left = person, name, None, False

    def clear(self) -> None:
        """Nothing of whoever sat here stays behind."""
        self.person, self.name, self.bot, self.left = None, "", None, False
        self.seed, self.standing, self.forced, self.held_for = "", [], True, None
        self.given += 1

    # ---- its clock

    def ask(self, at: float, seq: int) -> None:
        self.asked_at, self.since = at, seq
        self.lead = min(max(0.0, self.told_at - at), TELLING_MOST)

    def watch(self, at: float) -> None:
        """Somebody else has answered: pages show it after whatever they still have to show."""
        self.told_at = max(self.told_at, at) + TELLING

    def act(self, at: float) -> None:
        """It has answered itself, so nothing is left to be shown to it."""
        self.told_at = at

    def clock_from(self) -> float | None:
        """When the table's clock begins to run for what it is asked: when it could see the question."""
        return None if self.asked_at is None else self.asked_at + self.lead

    def charge(self, at: float, clock: Clock | None) -> None:
        """It has answered, or need not any more: what went beyond its time for an answer is taken from its bank."""
        begun = self.clock_from()
        if clock is not None and self.asked_at is not None and begun is not None:
            self.before = (self.asked_at, self.lead, self.bank)
            beyond = passed(begun, at, clock) - clock.each
            self.bank = max(0.0, self.bank - max(0.0, beyond))
        self.asked_at = None

    def resume(self) -> None:
        """It has taken its answer back: its clock runs on as if it had never answered."""
        if self.before is not None and self.asked_at is not None:
            self.asked_at, self.lead, self.bank = self.before

    def deadline(self, clock: Clock | None) -> float | None:
        begun = self.clock_from()
        return None if clock is None or begun is None else after(begun, clock.each + self.bank, clock)

    def late(self, clock: Clock | None, now: float) -> bool:
        deadline = self.deadline(clock)
        return deadline is not None and now >= deadline + GRACE

    def decline(self, now: float) -> None:
        self.refusals += 1
        self.wish_after = now + SULK * self.refusals**2


def passed(start: float, end: float, clock: Clock) -> float:
    """How long a clock ran."""
    return end - start if clock.weekends else on_weekdays(end) - on_weekdays(start)


def after(start: float, seconds: float, clock: Clock) -> float:
    """When a clock has run for so long."""
    return start + seconds if clock.weekends else by_weekdays(on_weekdays(start) + seconds)
