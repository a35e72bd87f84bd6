"""`--ray`: the same games on a cluster. A stand-in has Ray's interface here; the real one is tried by hand."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.commands.arenas import FEW, lasting
from tests.commands.cli import Runner

from lanterne.core.errors import BadInput
from lanterne.sim.cluster import Cluster

CPUS = 3
AHEAD = 4


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("a long story")
        self.cause = cause


class StandIn:
    """Ray with the work done where it is asked for, at once; it notes what was done with it."""

    def __init__(self, *, runs: bool) -> None:
        self.runs = runs  # a cluster
        self.begun: list[str] = []
        self.under_way = 0
        self.most = 0
        self.closed = False
        self.dies = False
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def init(self, address: str, **more: Any) -> None:
        if address == "auto" and not self.runs:
            raise ConnectionError("no cluster")
        self.begun.append(address)
        if address == "local":
            assert more["_node_ip_address"] == "127.0.0.1", "nobody else can reach it"

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(CPUS)}

    def remote(self, work: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *args: self.take(work, args))

    def take(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Callable[[], Any]:
        assert not self.closed
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        return lambda: work(*args)

    def get(self, reference: Callable[[], Any]) -> Any:
        self.under_way -= 1
        if self.dies:
            raise RayError("a worker died")
        try:
            return reference()
        except Exception as error:
            raise RayTaskError(error) from None

    def shutdown(self) -> None:
        self.closed = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    found = StandIn(runs=False)
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def test_an_arena_on_a_cluster_is_the_same(lanterne: Runner, bots: str, ray: StandIn, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    line = ("arena", "pebbles", "--bots", bots, "--games", 60, "--seed", 3, "--json")
    alone = lanterne(*line, "--out", here).json()
    spread = lanterne(*line, "--out", there, "--ray").json()
    assert lasting(spread) == lasting(alone)
    assert there.read_bytes() == here.read_bytes()
    assert ray.begun == ["local"]
    assert 1 < ray.most <= CPUS * AHEAD
    assert ray.closed


def test_an_arena_goes_on_with_a_cluster(lanterne: Runner, bots: str, ray: StandIn, tmp_path: Path) -> None:
    out = tmp_path / "games"
    line = ("arena", "pebbles", "--bots", bots, *FEW, "--out", out, "--json")
    whole = lanterne(*line).json()
    content = out.read_bytes()
    out.write_bytes(content[: len(content) // 2])
    found = lanterne(*line, "--ray").json()
    assert found["earlier_games"] > 0
    assert out.read_bytes() == content
    assert lasting(found) == lasting(whole)


def test_a_simulation_on_a_cluster_is_the_same(lanterne: Runner, ray: StandIn, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    line = ("simulate", "vizia", "--games", 40, "--seats", 3, "--seed", 4, "--json")
    alone = lanterne(*line, "--out", here).json()
    spread = lanterne(*line, "--out", there, "--ray").json()
    assert there.read_bytes() == here.read_bytes()
    assert spread["wins"] == alone["wins"]
    assert ray.closed


def test_a_cluster_that_runs_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn(runs=True)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with Cluster() as cluster:
        assert cluster.workers == CPUS
    assert ray.begun == ["auto"]


def test_what_goes_wrong_in_the_work_is_raised_as_it_was(ray: StandIn) -> None:
    with Cluster() as cluster, pytest.raises(BadInput, match="no such bot"):
        cluster.submit(refuse, 1).result()


def refuse(number: int) -> None:
    raise BadInput("no such bot")


def test_a_process_that_dies_is_told_of(lanterne: Runner, bots: str, ray: StandIn) -> None:
    ray.dies = True
    with Cluster() as cluster, pytest.raises(BrokenProcessPool):
        cluster.submit(os.getpid).result()
    ray.closed = False
    lanterne.refused("arena", "pebbles", "--bots", bots, *FEW, "--ray", saying="One of the processes died")
    assert ray.closed


def test_without_ray_it_says_what_is_missing(
    lanterne: Runner, bots: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    out = tmp_path / "games"
    lanterne.refused("arena", "pebbles", "--bots", bots, "--ray", "--out", out, saying="lanterne[ray]")
    lanterne.refused("simulate", "pebbles", "--ray", "--out", out, saying="lanterne[ray]")
    assert not out.exists()


def test_a_cluster_decides_how_many_processes_play(lanterne: Runner, bots: str, ray: StandIn) -> None:
    lanterne.refused("arena", "pebbles", "--bots", bots, "--ray", "--jobs", 2, saying="--jobs")
    assert ray.begun == []
