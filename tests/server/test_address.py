"""Where a house is found: by how it listens, never by what a request says."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lanterne.server import address
from tests.server.house import HEADER, PATIENCE_S, House, open_house, sqlite_url

LAN = "192.168.1.20:8896"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost", "table.localhost"])
def test_a_house_that_listens_to_its_own_machine_is_reached_by_nobody_else(host: str) -> None:
    assert address.reach(host, 8896) is None


def test_a_house_that_listens_on_one_address_is_reached_by_it() -> None:
    assert address.reach("192.168.1.20", 80) == "http://192.168.1.20:80"
    assert address.reach("fd00::7", 8896) == "http://[fd00::7]:8896"
    assert address.reach("table.example", 8896) == "http://table.example:8896"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_house_that_listens_everywhere_says_one_address_or_that_it_knows_none(host: str) -> None:
    found = address.reach(host, 8896)
    assert found is not None
    assert found == address.UNKNOWN or found.endswith(":8896")
    assert "127.0.0.1" not in found
    assert "0.0.0.0" not in found
    assert "[::" not in found


def test_no_way_out_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        address.FAR_AWAY, socket.AF_INET, "255.255.255.255"
    )  # refused without a permission to broadcast
    assert address.way_out(socket.AF_INET) is None
    assert address.reach("0.0.0.0", 8896) == address.UNKNOWN


def test_the_own_machine_opens_what_it_can_open() -> None:
    assert address.own_address("0.0.0.0", 8896) == "http://127.0.0.1:8896"
    assert address.own_address("::", 8896) == "http://[::1]:8896"
    assert address.own_address("192.168.1.20", 8896) == "http://192.168.1.20:8896"


def welcomed(house: House, **more: str) -> str | None:
    """What a socket that comes with these headers is told about where the house is found."""
    with httpx.Client(base_url=house.url) as http:
        http.get("/api/me")
        headers = {"Cookie": f"lanterne={http.cookies['lanterne']}", **more}
    with connect(house.url.replace("http", "ws") + "/api/socket", additional_headers=headers) as line:
        reach: str | None = json.loads(line.recv(timeout=PATIENCE_S))["reach"]
    return reach


def test_the_welcome_says_how_it_listens(tmp_path: Path) -> None:
    with open_house(sqlite_url(tmp_path)) as house:
        assert welcomed(house) is None
        assert welcomed(house, **{"X-Forwarded-Host": "evil.example"}) is None
    with open_house(sqlite_url(tmp_path), host="192.168.1.20", port=8896) as house:
        assert welcomed(house, Origin=house.url) == f"http://{LAN}"


def test_a_page_opened_by_the_address_on_the_network_may_act(tmp_path: Path) -> None:
    with open_house(sqlite_url(tmp_path), host="0.0.0.0") as house, httpx.Client(base_url=house.url) as http:
        http.get("/api/me", headers={"Host": LAN})
        ours = {**HEADER, "Host": LAN, "Origin": f"http://{LAN}"}
        assert http.post("/api/me/name", json={"name": "Ada"}, headers=ours).status_code == 200
        foreign = {**ours, "Origin": "http://evil.example"}
        assert http.post("/api/me/name", json={"name": "Eve"}, headers=foreign).status_code == 403


def test_a_socket_of_a_foreign_page_is_turned_away(tmp_path: Path) -> None:
    with open_house(sqlite_url(tmp_path), host="0.0.0.0") as house, pytest.raises(InvalidStatus):
        welcomed(house, Origin="http://evil.example")
