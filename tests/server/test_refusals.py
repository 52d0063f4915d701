"""What the server refuses can be said in every language of the pages, and crosses from one process to another."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from harena.rules.book import LANGUAGES
from harena.server import errors
from harena.server.errors import SENTENCES, STATUS, Named, NotAllowed, Unfit, wrong_words

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "harena" / "server"
TEXTS = ROOT / "web" / "src" / "texts"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NAMED = {name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, Named)}


class Holes(Visitor):
    """Collects the arguments of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the name is the visitor's)
        self.found.add(node.id.name)


def holes(message: Message) -> set[str]:
    visitor = Holes()
    visitor.visit(message)
    return visitor.found


def texts(lang: str) -> dict[str, set[str]]:
    """By name, what each text of a refusal has to be told."""
    body = parse((TEXTS / f"refused.{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name.removeprefix("refused-"): holes(entry) for entry in body if isinstance(entry, Message)}


def names_raised() -> set[str]:
    """The names of sentences in the server's code: first arguments of refusals, and of the limits' checks."""
    found: set[str] = set()
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {*NAMED, "check"}:
                found |= {
                    one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and one.value in SENTENCES
                }
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_and_every_kind_has_a_text(lang: str) -> None:
    known = texts(lang)
    wanted = {name: set(re.findall(r"{(\w+)}", say)) for name, say in SENTENCES.items()}
    # What is wrong with a record is told in English; others say where it is.
    wanted["bad-record"] = {"entry"}
    kinds = {f"kind-{kind}" for kind in STATUS}
    assert {name: told for name, told in known.items() if name not in kinds} == wanted
    assert kinds <= set(known)
    assert all(known[kind] <= {"say"} for kind in kinds)


def test_no_sentence_is_idle() -> None:
    assert names_raised() | {"possible"} == set(SENTENCES)


def test_a_refusal_tells_its_sentence_and_what_it_is_about() -> None:
    wrong = wrong_words(NotAllowed("seat-taken", {"seat": 2}))
    assert (wrong.kind, wrong.say) == ("not-allowed", "Seat 2 is taken.")
    assert (wrong.sentence, wrong.about) == ("seat-taken", {"seat": 2})


def test_a_refusal_crosses_to_another_process() -> None:
    sent = Unfit("bad-record", {"why": "It has no end.", "entry": 7})
    got = pickle.loads(pickle.dumps(sent))
    assert wrong_words(got) == wrong_words(sent)
    assert str(got) == "It has no end."
