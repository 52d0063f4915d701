"""Figures for operators, as Prometheus reads them. They count; they name nobody."""

from __future__ import annotations

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .hall import Hall


@final
class Metrics:
    """One process's figures."""

    def __init__(self, hall: Hall) -> None:
        self.registry: Final = CollectorRegistry()
        self.commands: Final = Counter(
            "harena_commands", "Commands at tables, by kind and outcome", ["do", "outcome"], registry=self.registry
        )
        self.seconds: Final = Histogram(
            "harena_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )
        self.dropped: Final = Counter(
            "harena_sockets_dropped", "Sockets closed because they did not keep up", registry=self.registry
        )
        self.gauge("harena_tables_live", "Tables in memory", lambda: len(hall.rooms))
        self.gauge("harena_sockets", "Open sockets", lambda: sum(len(live.listeners) for live in hall.rooms.values()))
        self.gauge("harena_bots_waiting", "Questions bots think about or wait for", lambda: hall.thinkers.waiting)
        self.gauge("harena_writes", "Jobs written since the start", lambda: hall.store.written)
        self.gauge("harena_write_groups", "Transactions they were written in", lambda: hall.store.groups)
        self.gauge("harena_writes_waiting", "Jobs waiting to be written", hall.store.queue.qsize)

    def gauge(self, name: str, words: str, value: object) -> None:
        assert callable(value)
        Gauge(name, words, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
