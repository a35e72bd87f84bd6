"""Nobody keeps the others from moving by things that cost nothing: each would make what they send stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.games.illuminati.state import IlluminatiState
from lanterne.host.host import Host
from lanterne.server.tables import play
from tests.host.test_asking import can_offer
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, sqlite_url


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


def open_offer(host: Host) -> int:
    s = host.match.state
    assert isinstance(s, IlluminatiState)
    return s.offers[0].number


def at_bea(house: House, ada: Visitor, bea: Visitor) -> str:
    """Bea is waited for, and Ada could make an offer."""
    table = ada.table(game="illuminati", seats=2)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    host = house.registry.tables[table].host
    people = [ada, bea]
    for visitor in people:
        visitor.watch(table)
    while host.to_act() != [1] or not can_offer(host, 0):
        seat = host.to_act()[0]
        people[seat].move(table, host.match.ply_of(seat), seat, host.legal(seat)[0].code(), f"on {host.match.ply}")
        people[seat].until("taken")
    return table


def test_who_says_too_much_out_of_turn_has_to_wait(
    house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "ASIDES_AT_ONCE", 3.0)
    monkeypatch.setattr(play, "ASIDES_PER_S", 1e-9)
    ada, bea = guest(), guest()
    table = at_bea(house, ada, bea)
    host = house.registry.tables[table].host
    heard = []
    for number in range(5):
        code = "offer 1 give 1 want 2" if number % 2 == 0 else f"withdraw {open_offer(host)}"
        ada.move(table, host.match.ply_of(0), 0, code, f"word {number}")
        while (told := ada.next())["t"] not in ("taken", "refused"):
            pass
        heard.append((told.get("why", "taken"), told["id"]))
        if told["t"] == "refused":
            break
    assert heard == [("taken", "word 0"), ("taken", "word 1"), ("taken", "word 2"), ("too-fast", "word 3")]
    ply = host.match.ply_of(1)
    bea.move(table, ply, 1, host.legal(1)[0].code(), "my move")
    assert bea.until("taken")["id"] == "my move"
    assert host.match.ply_of(1) == ply + 1
