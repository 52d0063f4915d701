"""Processes that work for this one: they leave Control-C to it, and do not outlive it."""

from __future__ import annotations

import contextlib
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def new_pool(processes: int, nice: int = 0) -> ProcessPoolExecutor:
    """So many workers, each started afresh, so that none inherits a half-made thing."""
    return ProcessPoolExecutor(processes, get_context("spawn"), settle_in, (nice,))


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
