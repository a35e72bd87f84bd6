"""Junk on the socket and on HTTP: an answer for everything, no failure inside, nothing changed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.house import HEADER, House, Visitor, open_house, sqlite_url

pytestmark = pytest.mark.slow

scalars = st.none() | st.booleans() | st.integers() | st.text(max_size=20)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner), max_leaves=6
)
kinds = st.sampled_from(
    ["watch", "unwatch", "move", "undo", "undo-answer", "seat-answer", "say", "ping", "table", "", "x"]
)
fields = st.sampled_from(["table", "ply", "seat", "code", "id", "agree", "text", "more"])


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitor, str]]:
    with open_house(sqlite_url(tmp_path_factory.mktemp("junk"))) as house:
        ada = Visitor(house)
        name = ada.table(mine=2, start=True)
        ada.watch(name)
        yield ada, name
        ada.close()


def answered(visitor: Visitor, text: str) -> None:
    """The line still stands and answers after the junk."""
    assert visitor.socket is not None
    visitor.socket.send(text)
    visitor.send(t="ping")
    visitor.until("pong")


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(text=st.text(max_size=200) | st.builds(json.dumps, values))
def test_any_text_on_the_socket_is_answered(table: tuple[Visitor, str], text: str) -> None:
    ada, name = table
    answered(ada, text)
    assert ada.watch(name)["info"]["ply"] == 0


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(kind=kinds, body=st.dictionaries(fields, values, max_size=6), real=st.booleans())
def test_messages_that_look_right_are_answered(
    table: tuple[Visitor, str], kind: str, body: dict[str, Any], real: bool
) -> None:
    ada, name = table
    message = {"t": kind, **body, **({"table": name} if real else {})}
    answered(ada, json.dumps(message))
    assert ada.watch(name)["info"]["ply"] == 0


def test_a_message_that_is_too_large_ends_the_line_and_nothing_else(house: House) -> None:
    ada = Visitor(house)
    name = ada.table(mine=2, start=True)
    ada.watch(name)
    assert ada.socket is not None
    ada.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        ada.until("pong")  # what was under way still comes, then the line ends
    ada.hang_up()
    assert ada.watch(name)["info"]["ply"] == 0
    ada.close()


def test_other_sites_change_nothing(house: House) -> None:
    ada = Visitor(house)
    evil = {"Origin": "https://elsewhere.example"}
    assert ada.http.post("/api/tables", json={"game": "vizia", "seats": 2}, headers=evil).status_code == 403
    bare = ada.http.build_request("POST", "/api/tables", json={"game": "vizia", "seats": 2})
    del bare.headers["X-Lanterne"]
    assert ada.http.send(bare).status_code == 403
    ada.close()


def test_every_answer_carries_the_safety_headers(house: House) -> None:
    ada = Visitor(house)
    for path in ("/api/me", "/api/lobby", "/api/tables/nosuchtable1", "/nowhere"):
        headers = ada.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
    cookie = Visitor(house)
    fresh = cookie.http.cookies.jar
    assert all(one.has_nonstandard_attr("HttpOnly") for one in fresh)
    cookie.close()
    ada.close()


@pytest.mark.slow
@pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module"
)  # sockets of the server beside us draw for their pings
def test_the_openapi_description_holds(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Schemathesis makes requests from our own description: no 5xx, whatever it sends."""
    import schemathesis
    from schemathesis.core.result import Ok

    caplog.set_level(logging.WARNING)
    few = settings(
        max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
    )
    ada = Visitor(house)
    schema = schemathesis.openapi.from_dict(ada.http.get("/api/schema/openapi.json").json())
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @few
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal tried
            tried += 1
            wanted = case.as_transport_kwargs(base_url=house.url)
            wanted.pop("cookies", None)
            wanted["headers"] = {**dict(wanted.get("headers") or {}), **HEADER}
            answer = ada.http.request(**wanted)
            assert answer.status_code < 500, (case.method, case.path, answer.text)

        ask()
    assert tried > 100
    ada.close()
