"""What a table may choose before it starts: each option typed, with its default and the clause it belongs to."""

from __future__ import annotations

from typing import Final, cast, final

from .errors import BadRequest
from .ids import Clause

Value = bool | str | list[str] | dict[str, object]


@final
class Option:
    """One thing to choose. Without words it is a switch; with words it is one of them, or several (of `size`, if
    given). Games with many have them in groups."""

    def __init__(
        self,
        name: str,
        clause: str,
        default: Value,
        words: list[str] | None = None,
        size: int | None = None,
        group: str = "",
    ) -> None:
        self.name: Final = name
        self.clause: Final = Clause(clause)
        self.default: Final = default
        self.words: Final = words or []
        self.size: Final = size
        self.group: Final = group

    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "switch"
        if isinstance(self.default, dict):
            return "data"
        return "several" if isinstance(self.default, list) else "one"

    def other_values(self) -> list[Value]:
        """What else it can be: the switch thrown, every other word, or a list that names something. Of data nobody
        knows."""
        if isinstance(self.default, bool):
            return [not self.default]
        if isinstance(self.default, str):
            return [word for word in self.words if word != self.default]
        return [sorted(self.words)[: self.size or 1]] if self.words else []

    def read(self, value: object) -> Value:
        """The value if it fits, else a refusal that says what would."""
        if self.kind() == "switch":
            if isinstance(value, bool):
                return value
            raise BadRequest(f"Option '{self.name}' is true or false, not {value!r}.", self.clause)
        if self.kind() == "data":
            if isinstance(value, dict):
                return cast("dict[str, object]", value)
            raise BadRequest(f"Option '{self.name}' is an object, not {value!r}.", self.clause)
        if self.kind() == "one":
            if isinstance(value, str) and value in self.words:
                return value
            raise BadRequest(f"Option '{self.name}' is one of {', '.join(self.words)}, not {value!r}.", self.clause)
        return self.read_several(value)

    def read_several(self, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(word, str) and word in self.words for word in value):
            raise BadRequest(f"Option '{self.name}' is a list of {', '.join(self.words)}.", self.clause)
        if len(set(value)) != len(value):
            raise BadRequest(f"Option '{self.name}' names something twice.", self.clause)
        if self.size is not None and value and len(value) != self.size:
            raise BadRequest(f"Option '{self.name}' needs exactly {self.size} names, not {len(value)}.", self.clause)
        return sorted(value)


@final
class Menu:
    """How options are offered: the names of their groups, in order, and whole sets of choices under a name. A set says
    a value for everything it decides, and leaves the rest as it is."""

    def __init__(self, groups: list[str], sets: dict[str, dict[str, Value]]) -> None:
        self.groups: Final = groups
        self.sets: Final = sets


NO_MENU: Final = Menu([], {})
"""A few options need neither groups nor sets."""


@final
class Settings:
    """The options of one table, every one of them validated."""

    def __init__(self, options: list[Option], chosen: dict[str, object]) -> None:
        known = {option.name for option in options}
        for name in chosen:
            if name not in known:
                raise BadRequest(f"There is no option '{name}'; available: {', '.join(sorted(known))}.")
        self.values: Final[dict[str, Value]] = {
            option.name: option.read(chosen[option.name]) if option.name in chosen else option.default
            for option in options
        }
        self.chosen: Final[dict[str, Value]] = {
            option.name: self.values[option.name] for option in options if self.values[option.name] != option.default
        }

    def switch(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool)
        return value

    def one(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def several(self, name: str) -> list[str]:
        value = self.values[name]
        assert isinstance(value, list)
        return value

    def data(self, name: str) -> dict[str, object]:
        value = self.values[name]
        assert isinstance(value, dict)
        return value
