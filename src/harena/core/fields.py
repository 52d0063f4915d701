"""The fields of an object by name, in the order in which its constructor sets them: for saving and comparing, so that
no class lists its fields a second time."""

from __future__ import annotations


def field_names(thing: object) -> list[str]:
    """Compiled classes list their attributes; others keep them in a dictionary."""
    listed = getattr(type(thing), "__mypyc_attrs__", None)
    return list(vars(thing)) if listed is None else [str(name) for name in listed]


def field_values(thing: object) -> dict[str, object]:
    return {name: getattr(thing, name) for name in field_names(thing)}


def set_fields(thing: object, values: dict[str, object]) -> None:
    for name, value in values.items():
        setattr(thing, name, value)
