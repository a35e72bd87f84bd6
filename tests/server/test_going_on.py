"""A position of a finished game, played on against bots at a table of its own."""

from __future__ import annotations

import pytest

from tests.server.conftest import Guests
from tests.server.house import played_out


@pytest.mark.parametrize("game", ["vizia", "illusion", "illusio"])
def test_a_finished_game_goes_on_from_a_moment(guest: Guests, game: str) -> None:
    ada, cleo = guest(), guest()
    table = played_out(ada, game=game)
    replay = ada.http.get(f"/api/tables/{table}/replay?ply=0&seat=none").json()
    plies, half = replay["plies"], replay["plies"] // 2
    assert replay["mine"] == [0]
    assert cleo.http.get(f"/api/tables/{table}/replay?ply=0").json()["mine"] == []
    there = cleo.http.get(f"/api/tables/{table}/replay?ply={half}&seat=1").json()["positions"][0]
    made = cleo.post(f"/api/tables/{table}/go-on", {"ply": half, "seat": 1})
    assert (made["status"], made["public"], made["options"]) == ("playing", False, replay["info"]["options"])
    assert [box["kind"] for box in made["boxes"]] == ["bot", "person"]
    before = cleo.http.get(f"/api/tables/{made['id']}/replay?ply={there['ply']}&seat=1").json()["positions"][0]
    assert before["view"] == there["view"]
    line = cleo.watch(made["id"])["positions"][0]["house"][0]
    assert (line["kind"], line["seat"], line["name"], line["ply"]) == ("went-on", 1, cleo.me["name"], there["ply"])
    cleo.post(f"/api/tables/{made['id']}/leave")
    seen = cleo.watch(made["id"])
    while seen["result"] is None:
        seen = cleo.until("stepped")
    check = cleo.http.get(f"/api/tables/{made['id']}/check").json()
    assert (check["fair"], check["replays"], check["detail"]) == (True, True, "")
    refused = cleo.http.post(f"/api/tables/{table}/go-on", json={"ply": plies, "seat": 0})
    assert refused.json()["phrase"]["key"] == "refused-over"


def test_a_running_game_and_a_seat_that_is_none_are_refused(guest: Guests) -> None:
    ada = guest()
    running = ada.table(bots=["greedy"], start=True)
    refused = ada.http.post(f"/api/tables/{running}/go-on", json={"ply": 0, "seat": 0})
    assert (refused.status_code, refused.json()["phrase"]["key"]) == (409, "refused-until-over")
    table = played_out(ada)
    refused = ada.http.post(f"/api/tables/{table}/go-on", json={"ply": 0, "seat": 2})
    assert refused.json()["phrase"]["key"] == "refused-no-seat"
