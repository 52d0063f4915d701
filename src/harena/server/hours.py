"""What time it is. It never goes back, and it does not jump when somebody sets the machine's clock."""

from __future__ import annotations

import time
from typing import Final, final


@final
class Hours:
    """The machine's clock as it was at the start, and what has passed since by the monotonic one."""

    def __init__(self, not_before: float = 0.0) -> None:
        self.start: Final = max(time.time(), not_before)
        self.began: Final = time.monotonic()

    def now(self) -> float:
        return self.start + time.monotonic() - self.began
