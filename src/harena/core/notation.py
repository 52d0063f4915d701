"""Positions are one line of text: `game; field: value; field: value`. Games say which fields there are."""

from __future__ import annotations

import json
from typing import Final, cast, final

from .agenda import State, Step, kebab
from .errors import BadRequest
from .options import Option, Value

_LONGEST: Final = 20_000


@final
class Fields:
    """The fields of a position, taken one by one so that nothing is overlooked."""

    def __init__(self, game: str, text: str, longest: int = _LONGEST) -> None:
        text = text.strip()
        if len(text) > longest or not text.isascii() or not text.isprintable():
            raise BadRequest(f"A position is one line of at most {longest:,} ASCII characters.")
        head, *rest = [part.strip() for part in text.split(";")]
        if head != game:
            raise BadRequest(f"A position of this game begins with '{game};', not with '{head[:40]}'.")
        self.values: dict[str, str] = {}
        for part in rest:
            if part:
                self.add(part)

    def add(self, part: str) -> None:
        name, colon, value = part.partition(":")
        name = " ".join(name.split())
        if not colon:
            raise BadRequest(f"'{part[:40]}' is not a field; write 'name: value'.")
        if name in self.values:
            raise BadRequest(f"The field '{name}' is given twice.")
        self.values[name] = value.strip()

    def take(self, name: str) -> str | None:
        """A field's value, once; none if the position does not say."""
        return self.values.pop(name, None)

    def take_items(self, name: str) -> list[str] | None:
        """A field's comma-separated values."""
        value = self.take(name)
        return None if value is None else [item.strip() for item in value.split(",") if item.strip()]

    def take_number(self, name: str, default: int, least: int, most: int) -> int:
        value = self.take(name)
        return default if value is None else number(value, name, least, most)

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for name in self.values:
            raise BadRequest(f"There is no field '{name}' in a position of this game.")


def number(text: str, name: str, least: int, most: int) -> int:
    if not text.removeprefix("-").isdigit() or not text.isascii() or len(text) > 12:
        raise BadRequest(f"'{name}' needs a number, not '{text[:40]}'.")
    value = int(text)
    if not least <= value <= most:
        raise BadRequest(f"'{name}' runs from {least} to {most}, not {value}.")
    return value


def option_fields(chosen: dict[str, Value]) -> list[str]:
    """The options of a table, one field each."""
    return [f"option {name}: {option_text(value)}" for name, value in chosen.items()]


def option_text(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return one_line(value)
    return value if isinstance(value, str) else ", ".join(value)


def one_line(data: dict[str, object]) -> str:
    """Data as one line of text; a semicolon would end a position's field."""
    return json.dumps(data, sort_keys=True).replace(";", "\\u003b")


def take_options(fields: Fields, options: list[Option]) -> dict[str, object]:
    """The options a position names, not yet validated."""
    known = {option.name: option for option in options}
    chosen: dict[str, object] = {}
    for field in [name for name in fields.values if name.startswith("option ")]:
        value, name = fields.take(field) or "", field.removeprefix("option ")
        chosen[name] = option_value(known[name], value) if name in known else value
    return chosen


def option_value(option: Option, value: str) -> object:
    if option.kind() == "switch":
        return {"yes": True, "no": False}.get(value, value)
    if option.kind() == "several":
        return [item.strip() for item in value.split(",") if item.strip()]
    if option.kind() == "one":
        return value
    try:
        return cast("object", json.loads(value))
    except (ValueError, RecursionError) as wrong:
        raise BadRequest(f"Option '{option.name}' in a position is JSON.", option.clause) from wrong


def step_classes(package: str, without: str = "") -> dict[str, type[Step[State]]]:
    """Every step a game's package, or its one module, defines, by its name in positions; but for one package in it."""
    classes: dict[str, type[Step[State]]] = {}
    waiting: list[type[Step[State]]] = [Step]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            module = f"{getattr(kind, '__module__', '')}."
            if module.startswith(package + ".") and not (without and module.startswith(without + ".")):
                classes[kebab(kind.__name__)] = kind
    return classes


def make_step(classes: dict[str, type[Step[State]]], text: str) -> Step[State]:
    """A step from its name and numbers, as `str(step)` prints it."""
    name, *numbers = text.split()
    if name not in classes:
        raise BadRequest(f"There is no step '{name[:40]}' in this game.")
    try:
        return classes[name](*[number(part, name, 0, 10_000) for part in numbers])
    except TypeError as wrong:
        raise BadRequest(f"The step '{name}' does not take {len(numbers)} numbers.") from wrong


def check_numbers(step: object, most: dict[str, int]) -> None:
    """Refuse a step whose numbers no game leads to: what a field counts is its name, and `most` says how far that
    goes."""
    for name, highest in most.items():
        value = getattr(step, name, None)
        if isinstance(value, int) and value > highest:
            raise BadRequest(f"The pending step '{step}' cannot be: its {name} runs from 0 to {highest}, not {value}.")
