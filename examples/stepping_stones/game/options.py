"""What the host may choose."""

from __future__ import annotations

from typing import Final, final

from harena.core.options import Option, Settings, Value

OPTIONS: Final = [Option("hand", "SS-1.1", "three", ["three", "four"])]
_HANDS: Final = {"three": 3, "four": 4}


@final
class Options:
    """The choices of one table as plain typed fields."""

    def __init__(self, chosen: dict[str, object]) -> None:
        settings = Settings(OPTIONS, chosen)
        self.chosen: Final[dict[str, Value]] = settings.chosen
        self.hand: Final = _HANDS[settings.one("hand")]

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.chosen,)
