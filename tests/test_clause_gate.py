"""The clause gate: what counts as a claim, what counts as a use, and what it finds fault with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.clauses import MANY, Clause, Place, claimed_clauses, crowded, names_used, places, shortcomings

# ---- claims


@pytest.mark.parametrize(
    ("docstring", "clauses"),
    [
        ("CM-6.2 A chariot moves.", ["CM-6.2"]),
        ("CM-6.2, 6.3a A chariot moves.", ["CM-6.2", "CM-6.3a"]),
        ("CM-7.3.3-FP, 7.3.4a,\n7.3.4d A flip.", ["CM-7.3.3-FP", "CM-7.3.4a", "CM-7.3.4d"]),
        ("A chariot moves (CM-6.2).", ["CM-6.2"]),
        ("A chariot moves. (CM-6.2, 6.3a)", ["CM-6.2", "CM-6.3a"]),
        ("A chariot moves,\nand moves on. (CM-6.2,\n6.3a, CM-7.1)", ["CM-6.2", "CM-6.3a", "CM-7.1"]),
        ("A chariot moves (CM-6.2).\n\nIt may also stand.", ["CM-6.2"]),
        ("A chariot moves.\n\nIt may also stand (CM-6.2).", ["CM-6.2"]),
        ("A chariot moves.", []),
        ("", []),
        ("As CM-6.2 says, a chariot moves.", []),
        ("A chariot (CM-6.2) moves.", []),
        ("A chariot moves (see CM-6.2).", []),
        ("A chariot moves (CM-6.2) now.\n\nAnd stands.", []),
        ("CA-6.2 A creature of another game.", []),
        ("A creature of another game (CA-6.2).", []),
    ],
)
def test_ids_open_a_docstring_or_stand_in_brackets_at_its_end(docstring: str, clauses: list[str]) -> None:
    assert claimed_clauses(docstring, "CM") == clauses


# ---- uses

RULES = '''
from .others import moved

def moved_by(race):
    """CM-1.1 Called below."""

def turned(race):
    """CM-1.2 Called by nobody."""

def again(race):
    """CM-1.3 Called by itself alone."""
    return again(race)

class Asked:
    """CM-1.4 Made below."""

    def run(self):
        """CM-1.5 Called of some object."""
        moved_by(self)

class Named:
    """CM-1.6 Only looked for, never made."""

class Noted:
    """CM-1.7 Only in annotations."""

    def __str__(self):
        """CM-1.8 What Python calls."""

class Base:
    """CM-1.9 Extended."""

def work(thing: Noted) -> Noted:
    """CM-1.10 Imported by others, who do not call it."""
    kept: Noted
    if isinstance(thing, Named):
        return None
    return Asked()
'''
OTHERS = """
from .rules import again, Named, turned, work
from .rules import Base

class Child(Base):
    def go(self):
        Asked().run()
"""


@pytest.fixture
def used(tmp_path: Path) -> dict[str, bool]:
    """By clause, whether the place that claims it is used."""
    (tmp_path / "rules.py").write_text(RULES)
    (tmp_path / "others.py").write_text(OTHERS)
    found = list(places("CM", tmp_path, names_used(tmp_path)))
    return {clause: place.used for place in found for clause in place.clauses}


@pytest.mark.parametrize(
    ("clause", "is_used"),
    [
        ("CM-1.1", True),
        ("CM-1.2", False),
        ("CM-1.3", False),
        ("CM-1.4", True),
        ("CM-1.5", True),
        ("CM-1.6", False),
        ("CM-1.7", False),
        ("CM-1.8", True),
        ("CM-1.9", True),
        ("CM-1.10", False),
    ],
)
def test_a_place_is_used_if_other_code_names_it(used: dict[str, bool], clause: str, is_used: bool) -> None:  # noqa: FBT001
    assert used[clause] == is_used


# ---- faults


def place(name: str, *clauses: str, used: bool = True) -> Place:
    return Place(name, Path(f"{name}.py"), list(clauses), {1}, used)


def clause(*where: Place) -> Clause:
    """A clause with a test that runs its places."""
    return Clause("circus-maximus", "basic", list(where), ["test"], ["test"])


def test_a_clause_that_only_unused_places_claim_is_a_fault() -> None:
    unused = place("final", "CM-11.2", used=False)
    assert shortcomings({"CM-11.2": clause(unused)}) == ["CM-11.2 is claimed by final alone, which nothing in src uses"]
    assert shortcomings({"CM-11.2": clause(unused, place("undo", "CM-11.2"))}) == []


def test_a_clause_without_place_test_or_touch_is_a_fault() -> None:
    done = place("done", "CM-1.1")
    faults = shortcomings(
        {
            "CM-1.1": Clause("circus-maximus", "basic"),
            "CM-1.2": Clause("circus-maximus", "basic", [done]),
            "CM-1.3": Clause("circus-maximus", "basic", [done], ["test"]),
        }
    )
    assert faults == [
        "CM-1.1 is implemented nowhere: no docstring claims it",
        "CM-1.2 has no passing test",
        "CM-1.3 has tests, but none of them runs done",
    ]


def test_places_that_claim_many_clauses_are_listed_and_no_fault() -> None:
    ids = [f"CM-1.{number}" for number in range(MANY)]
    large, small = place("large", *ids), place("small", *ids[1:])
    clauses = {one: clause(large, small) for one in ids}
    assert crowded(clauses) == [f"large claims {MANY} clauses: {', '.join(ids)}"]
    assert shortcomings(clauses) == []
