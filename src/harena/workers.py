"""Processes that work for this one: they leave Control-C to it, and do not outlive it."""

from __future__ import annotations

import contextlib
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, final


@final
class Workers:
    """So many processes, each started afresh, so that none inherits a half-made thing."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.others: Final = active_children()
        self.pool: Final = ProcessPoolExecutor(processes, get_context("spawn"), settle_in, (nice,))

    def dismiss(self) -> None:
        """Nobody waits for what they are doing."""
        for child in active_children():
            if child not in self.others:
                child.terminate()
        self.pool.shutdown(cancel_futures=True)


# ---- in a worker


def settle_in(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(nice)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
