"""Figures for Prometheus: they tell what happened, to whom they are for, and nothing about anybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import Guests
from tests.server.faults import FailingSink, wait_until
from tests.server.house import House, Visitor, open_house, sqlite_url

LABELS = {"outcome", "worker", "method", "route", "status", "le", "game", "by", "why", "work", "what"}


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


@pytest.fixture
def asker(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url) as client:
        yield client


class Figures:
    def __init__(self, asker: httpx.Client) -> None:
        answer = asker.get("/metrics")
        assert answer.status_code == 200, answer.text
        self.text = answer.text
        families = text_string_to_metric_families(answer.text)
        self.samples = [sample for family in families for sample in family.samples]

    def of(self, name: str, **labels: str) -> float:
        """The sum of what bears these labels."""
        return sum(
            [
                sample.value
                for sample in self.samples
                if sample.name == f"lanterne_{name}" and labels.items() <= sample.labels.items()
            ]
        )


def test_a_game_is_counted(house: House, guest: Guests, asker: httpx.Client) -> None:
    before = Figures(asker)
    ada = guest()
    table = ada.table(mine=1, bots=["random"], start=True)
    ada.watch(table)
    wait_until(lambda: house.registry.tables[table].host.to_act() == [0])
    whole = ada.watch(table)
    ply = whole["positions"][0]["ply"]
    ada.move(table, ply, 0, whole["positions"][0]["legal"][0])
    ada.until("taken")
    ada.move(table, 999, 0, "end", "wrong")
    assert ada.until("refused")["why"] == "stale"
    wait_until(lambda: Figures(asker).of("moves_total", by="house") > before.of("moves_total", by="house"))
    after = Figures(asker)

    def grew(name: str, **labels: str) -> float:
        return after.of(name, **labels) - before.of(name, **labels)

    assert grew("moves_total", game="vizia", by="person") == 1
    assert grew("move_seconds_count") == 1
    assert 0 < grew("move_seconds_sum") < 10
    assert grew("refusals_total", why="stale") == 1
    assert grew("bot_seconds_count", game="vizia") >= 1
    assert grew("requests_total", method="POST", route="/api/tables", status="201") == 1
    assert grew("request_seconds_count", route="/api/tables") == 1
    assert after.of("sockets") == 1
    assert after.of("tables", status="playing") == after.of("tables_open", status="playing") == 1
    assert after.of("tables_still") == 0
    assert {"bots", "writes"} <= {sample.labels.get("what") for sample in after.samples}


def test_no_label_names_anybody(guest: Guests, asker: httpx.Client) -> None:
    ada = guest()
    table = ada.table(start=True)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay?ply=0", f"/nowhere/{table}", f"/t/{table}"):
        ada.http.get(path)
    ada.http.request("BREW", f"/api/tables/{table}")
    found = Figures(asker)
    for secret in (table, ada.me["id"], ada.me["name"], str(ada.http.cookies["lanterne"]), "BREW"):
        assert secret not in found.text
    assert {label for sample in found.samples for label in sample.labels} <= LABELS
    assert all("worker" in sample.labels for sample in found.samples)
    assert found.of("requests_total", route="other") >= 1


def test_failures_of_the_database_are_counted(house: House, guest: Guests, asker: httpx.Client) -> None:
    before = Figures(asker)
    writer = house.registry.store.writer
    ada = guest()
    writer.sink = FailingSink(writer.sink, 2)
    assert ada.http.post("/api/me/name", json={"name": "Ada"}).status_code == 503
    assert Figures(asker).of("database_errors_total", work="write") > before.of("database_errors_total", work="write")


# ---------------------------------------------------------------------- whom they are for


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"X-Real-IP": "203.0.113.7"},
        {"Host": "table.example"},
        {"Host": "table.example:80"},
    ],
)
def test_they_are_for_this_machine_alone(asker: httpx.Client, headers: dict[str, str]) -> None:
    assert asker.get("/metrics").status_code == 200
    answer = asker.get("/metrics", headers=headers)
    assert answer.status_code == 403
    assert "lanterne_" not in answer.text


def test_or_for_whoever_has_the_token(db: str) -> None:
    with open_house(db, metrics_token="open sesame") as house, httpx.Client(base_url=house.url) as asker:

        def ask(**headers: Any) -> int:
            return asker.get("/metrics", headers=headers).status_code

        assert ask() == 403
        assert ask(Authorization="Bearer open") == 403
        assert ask(Authorization="Bearer öpen".encode()) == 403
        assert ask(Authorization="Bearer open sesame") == 200
        assert ask(**{"Authorization": "Bearer open sesame", "X-Forwarded-For": "203.0.113.7"}) == 200
        visitor = Visitor(house)
        assert visitor.http.get("/metrics").status_code == 403
        visitor.close()
