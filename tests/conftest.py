"""Which build the tests run against, and what they show: results of tests that carry clauses, for the clause gate."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

import harena.core.agenda

RESULTS = Path(__file__).parents[1] / "build" / "clause-tests.json"
COMPILED = os.environ.get("HARENA_COMPILED") == "1"

# The same examples in every run, and no clock: a test that fails on one machine fails on all of them.
settings.register_profile("harena", derandomize=True, deadline=None, database=None)
settings.load_profile("harena")

# A program that is started with Control-C ignored, as in the background of a script, leaves it so, and whatever it
# starts inherits that. But what tests start is at a terminal of its own, and is to hear it whoever runs the tests.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)

Report = dict[str, list[str] | str]


def pytest_configure(config: pytest.Config) -> None:
    if COMPILED and not str(harena.core.agenda.__file__).endswith(".so"):
        raise pytest.UsageError(
            f"HARENA_COMPILED=1 asks for the compiled engine, but this is {harena.core.agenda.__file__}."
        )
    if not hasattr(config, "workerinput") and not COMPILED:
        config.pluginmanager.register(ClauseResults())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Clauses travel with the reports of a test, also from the workers of a parallel run."""
    for item in items:
        clauses = [clause for mark in item.iter_markers("clause") for clause in mark.args]
        if clauses:
            item.user_properties.append(("clauses", clauses))


class ClauseResults:
    """How every test that carries clauses ended; the gate reads the file."""

    def __init__(self) -> None:
        self.reports: dict[str, Report] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        clauses = dict(report.user_properties).get("clauses")
        if not isinstance(clauses, list):
            return
        worse = report.outcome != "passed" or report.when == "call"
        if report.nodeid not in self.reports or worse:
            self.reports[report.nodeid] = {"clauses": clauses, "outcome": report.outcome}

    def pytest_sessionfinish(self) -> None:
        if not self.reports:
            return
        RESULTS.parent.mkdir(exist_ok=True)
        ordered = {nodeid: self.reports[nodeid] for nodeid in sorted(self.reports)}
        RESULTS.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
