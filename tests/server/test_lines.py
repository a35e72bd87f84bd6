"""Requests that are never finished keep nobody out."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Visitor, open_house, sqlite_url

REQUEST_S = 0.5
BUSY_S = 10.0  # a machine that does other things besides may be so late
PATIENCE_S = 5.0
HALVES = {
    "nothing": b"",
    "empty lines": b"\r\n",
    "half a line": b"GET /api/he",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "half a body": b"POST /api/session HTTP/1.1\r\nHost: here\r\nX-Lanterne: 1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 40\r\n\r\n{"name":',
    "a second half": b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\nGET /api/h",
    "half a call": b"GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgr",
}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(sqlite_url(tmp_path), request_s=REQUEST_S) as opened:
        yield opened


def called(house: House) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", house.port), PATIENCE_S)
    line.settimeout(PATIENCE_S)
    return line


def heard_until_the_end(line: socket.socket) -> bytes:
    """Whatever comes; raises `TimeoutError` when the line stays open."""
    heard = b""
    while part := line.recv(65536):
        heard += part
    line.close()
    return heard


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_hung_up_on(house: House, half: str, logged: list[str]) -> None:
    line = called(house)
    began = time.monotonic()
    line.sendall(HALVES[half])
    heard = heard_until_the_end(line)
    assert time.monotonic() - began < REQUEST_S + BUSY_S
    if half == "a second half":
        assert heard.startswith(b"HTTP/1.1 200")
    if half != "half a body":
        assert b"HTTP/1.1 408" in heard
    assert logged == []


def test_a_byte_now_and_then_does_not_help(house: House) -> None:
    line = called(house)
    began = time.monotonic()
    with contextlib.suppress(OSError):
        for byte in HALVES["half a head"] * 50:
            line.sendall(bytes([byte]))
            time.sleep(0.02)
    assert time.monotonic() - began < REQUEST_S + BUSY_S
    line.close()


def test_fifty_of_them_are_gone_soon_and_the_house_answers_meanwhile(house: House) -> None:
    lines = [called(house) for _ in range(50)]
    for line in lines:
        line.sendall(HALVES["half a head"])
    ada = Visitor(house)
    assert ada.http.get("/api/health").status_code == 200
    began = time.monotonic()
    for line in lines:
        assert b" 408 " in heard_until_the_end(line)
    assert time.monotonic() - began < REQUEST_S + BUSY_S
    assert ada.http.get("/api/health").status_code == 200, "a line that rests between two requests is no half one"
    ada.close()


def test_who_plays_is_not_hung_up_on(house: House) -> None:
    ada = Visitor(house)
    table = ada.table()
    ada.watch(table)
    time.sleep(3 * REQUEST_S)
    ada.send(t="ping")
    assert ada.until("pong")
    ada.close()


def test_health_opens_no_file(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers also when no more can be opened."""
    ada = Visitor(house)
    assert ada.http.get("/api/health").status_code == 200

    def none_left(*_: object, **__: object) -> None:
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as without:
        for opener in ("builtins.open", "io.open", "os.open"):
            without.setattr(opener, none_left)
        answer = ada.http.get("/api/health")
    assert answer.json()["status"] == "ok"
    ada.close()


def test_who_is_silent_on_a_socket_is_gone(tmp_path: Path) -> None:
    """A phone that has left the network says no farewell: the others are told all the same."""
    with open_house(sqlite_url(tmp_path), silence_s=0.9) as house:
        ada, bea = Visitor(house), Visitor(house)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        line = called(house)
        cookie = bea.http.cookies["lanterne"]
        head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nCookie: lanterne={cookie}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        line.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        ada.watch(table)
        watch = b'{"t":"watch","table":"%s"}' % table.encode()
        line.sendall(bytes([0x81, 0x80 | len(watch), 0, 0, 0, 0]) + watch)
        while not ada.until("changed")["info"]["boxes"][1]["online"]:
            pass
        assert b'"t":"welcome"' in heard_until_the_end(line)
        while ada.until("changed")["info"]["boxes"][1]["online"]:
            pass
        for visitor in (ada, bea):
            visitor.close()
