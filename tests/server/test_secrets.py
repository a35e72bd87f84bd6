"""Nothing secret on the wire: every byte sent to every seat and spectator, against what its own view allows."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.house import House, Visitor

GAMES = 200 if os.environ.get("LANTERNE_TESTS") == "full" else 12


def hands_seen(text: str) -> set[int]:
    """The seats whose hand stands in a message."""
    found: set[int] = set()

    def look(part: Any) -> None:
        if isinstance(part, dict):
            view = part.get("view") or part.get("set")
            if isinstance(view, dict) and view.get("hand") is not None:
                found.add(part["seat"])
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(json.loads(text))
    return found


@pytest.mark.slow
def test_no_byte_tells_another_seats_secrets(guest: Guests, house: House) -> None:
    for game in range(GAMES):
        ada, bea, cleo = guest(), guest(), guest()
        table = ada.table(options={"remember": bool(game % 2), "capture": True, "purchase": True})
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        seed = house.hall.tables[table].row.seed
        play_out(ada, bea, cleo, table)
        for visitor, own in ((ada, {0}), (bea, {1}), (cleo, set[int]())):
            for text in visitor.received:
                assert hands_seen(text) <= own
                over = '"result":{' in text
                assert over or seed not in text
        for visitor in (ada, bea, cleo):
            visitor.close()


def play_out(ada: Visitor, bea: Visitor, cleo: Visitor, table: str) -> None:
    """A whole game; a spectator watches."""
    cleo.watch(table)
    legal = {0: ada.watch(table)["positions"][0]["legal"], 1: bea.watch(table)["positions"][0]["legal"]}
    waited = ada.watch(table)["info"]["to_act"]
    ply, result = 0, None
    while result is None:
        seat = waited[0]
        (ada if seat == 0 else bea).move(table, ply, seat, legal[seat][(11 * ply + 3) % len(legal[seat])])
        for visitor, own in ((ada, 0), (bea, 1), (cleo, None)):
            step = visitor.until("stepped")
            assert [change["seat"] for change in step["changes"]] == [own]
            if own is not None:
                legal[own] = step["changes"][0]["legal"]
        ply, waited, result = step["ply"], step["to_act"], step["result"]


def test_the_record_and_the_seed_stay_closed_until_the_end(guest: Guests) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/check").status_code == 409


def test_others_eyes_stay_closed_until_the_end(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=1").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=all").status_code == 400
    shown = ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=none").json()
    assert shown["positions"][0]["view"]["hand"] is None
