"""What time it is. It never goes back, and it does not jump when somebody sets the machine's clock. And how much of it
passes where weekends do not count."""

from __future__ import annotations

import time
from typing import Final, final

DAY: Final = 86_400.0
MONDAY: Final = 4 * DAY
"""The first one of 1970."""


@final
class Hours:
    """The machine's clock as it was at the start, and what has passed since by the monotonic one."""

    def __init__(self, not_before: float = 0.0) -> None:
        self.start: Final = max(time.time(), not_before)
        self.began: Final = time.monotonic()

    def now(self) -> float:
        return self.start + time.monotonic() - self.began


def on_weekdays(at: float) -> float:
    """The seconds of Mondays to Fridays up to a time."""
    weeks, rest = divmod(at - MONDAY, 7 * DAY)
    return weeks * 5 * DAY + min(rest, 5 * DAY)


def by_weekdays(seconds: float) -> float:
    """The time up to which there were so many seconds of Mondays to Fridays; never on a weekend."""
    weeks, rest = divmod(seconds, 5 * DAY)
    return MONDAY + weeks * 7 * DAY + rest
