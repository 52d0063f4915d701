"""One server for all tests that only need some server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .servers import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one
