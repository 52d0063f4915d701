"""Figures for operators, as Prometheus reads them. They count; they name nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from .. import __version__
from ..core.errors import Refusal
from .hall import Hall

disable_created_metrics()  # type: ignore[no-untyped-call]


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
        self.failures: Final = Counter("harena_failures", "Requests that failed by our fault", registry=self.registry)
        self.registry.register(Standing(hall))
        ProcessCollector(registry=self.registry)

    def refused(self, do: str, refusal: Refusal) -> None:
        self.commands.labels(do, refusal.kind).inc()

    def done(self, do: str, seconds: float) -> None:
        self.commands.labels(do, "done").inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


@final
class Standing(Collector):
    """How things stand, looked at when somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall

    def collect(self) -> Iterator[Metric]:
        rooms, store = list(self.hall.rooms.values()), self.hall.store
        running = GaugeMetricFamily("harena_info", "The version that runs", labels=["version"])
        running.add_metric([__version__], 1)
        yield running
        yield gauge("harena_tables_live", "Tables in memory", len(rooms))
        yield gauge("harena_tables_kept", "Tables whose clocks and bots are here", sum(live.keeper for live in rooms))
        yield gauge("harena_tables_broken", "Tables to be read anew", sum(live.broken for live in rooms))
        yield gauge("harena_sockets", "Open sockets", sum(len(live.listeners) for live in rooms))
        yield gauge("harena_bots_waiting", "Questions bots think about or wait for", self.hall.thinkers.waiting)
        yield gauge("harena_writes_waiting", "Jobs waiting to be written", store.queue.qsize())
        yield gauge("harena_trouble", "Whether the database failed when last asked", store.trouble is not None)
        yield CounterMetricFamily("harena_writes", "Jobs written", store.written)
        yield CounterMetricFamily("harena_write_groups", "Transactions they were written in", store.groups)


def gauge(name: str, words: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, words, value)
