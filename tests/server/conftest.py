"""What many tests share: a file for a database, hours that are dictated, and one server for all who need some."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from harena.server import hall as hall_module

from .halls import Clock
from .servers import Running, running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a database may be."""
    return tmp_path / "harena.sqlite3"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The hours of every hall."""
    clock = Clock()
    monkeypatch.setattr(hall_module, "Hours", clock.hours)
    return clock


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one
