"""What a worker counts and measures about itself, for Prometheus. No person and no table is ever a label."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

KIND: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

_all: Final = CollectorRegistry()
REQUESTS: Final = Counter("lanterne_requests", "HTTP requests answered", ["method", "route", "status"], registry=_all)
REQUEST_S: Final = Histogram(
    "lanterne_request_seconds", "How long an HTTP request took", ["route"], buckets=QUICK, registry=_all
)
MOVES: Final = Counter("lanterne_moves", "Moves written", ["game", "by"], registry=_all)
MOVE_S: Final = Histogram(
    "lanterne_move_seconds",
    "From a person's move coming in to its being on disk and told",
    buckets=QUICK,
    registry=_all,
)
REFUSALS: Final = Counter("lanterne_refusals", "Messages over sockets that were refused", ["why"], registry=_all)
THOUGHT_S: Final = Histogram(
    "lanterne_bot_seconds", "How long a bot thought about a question", ["game"], buckets=QUICK, registry=_all
)
PUSHES: Final = Counter("lanterne_pushes", "Calls sent to push services", ["outcome"], registry=_all)
DATABASE_ERRORS: Final = Counter("lanterne_database_errors", "Failures of the database", ["work"], registry=_all)


def gauge(name: str, told: str, values: dict[str, float], label: str = "") -> Metric:
    """By label; without one, the value under the empty name."""
    family = GaugeMetricFamily(f"lanterne_{name}", told, labels=[label] if label else [])
    for key, value in values.items():
        family.add_metric([key] if label else [], value)
    return family


class Labelled(Collector):
    """Everything with the worker that says so: behind one port answers now this one, now that one."""

    def __init__(self, more: Iterable[Metric]) -> None:
        self.more = list(more)

    def collect(self) -> Iterator[Metric]:
        for metric in [*_all.collect(), *self.more]:
            told = Metric(metric.name, metric.documentation, metric.type, metric.unit)
            own = {"worker": str(os.getpid())}
            told.samples = [sample._replace(labels={**sample.labels, **own}) for sample in metric.samples]
            yield told


def exposition(more: Iterable[Metric]) -> bytes:
    """All figures in Prometheus' own text; `more`: what is read off now."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Labelled(more))
    return bytes(generate_latest(registry))
