"""The lobby: one bad row does not take it down, nobody fills it alone."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from lanterne.server.store import schema as t
from tests.server.conftest import Guests
from tests.server.house import House


@pytest.mark.parametrize(
    "damage", [{"options": "{"}, {"pace": '{"kind":"live","later":1}'}, {"outcome": "[]"}, {"outcome": '{"places":3}'}]
)
def test_one_bad_row_does_not_take_the_lobby_down(house: House, guest: Guests, damage: dict[str, str]) -> None:
    ada, bea = guest(), guest()
    bad, good = ada.table(public=True), ada.table(public=True)
    house.inside(house.registry.store._write(update(t.matches).where(t.matches.c.id == bad).values(**damage)))
    house.inside(house.registry.tables.pop(bad).stop_task())
    for visitor in (ada, bea):
        lobby = visitor.http.get("/api/lobby")
        assert lobby.status_code == 200
        assert good in [row["id"] for row in lobby.json()["public"]]


def test_the_lobby_shows_free_seats_first_and_few_of_one_owner(guest: Guests) -> None:
    ada, bea, eve = guest(), guest(), guest()
    mine = ada.table(public=True)
    flood = [eve.table(public=True) for _ in range(8)]
    running = bea.table(public=True, mine=2, start=True)
    public = [row["id"] for row in guest().http.get("/api/lobby").json()["public"]]
    assert public[:6] == [*reversed(flood[3:]), mine]
    assert public[6] == running  # the newest of all, but nobody can sit down there
    pages = [guest().http.get("/api/lobby", params={"limit": 3, "offset": at}).json() for at in (0, 3, 6)]
    assert [row["id"] for page in pages for row in page["public"]] == public
    assert [page["more"] for page in pages] == [True, True, False]


def test_public_tables_tell_how_they_are_played_and_who_sits_there(guest: Guests) -> None:
    ada, bea = guest(), guest()
    pace = {"kind": "days", "days": 2, "at_zero": "lose"}
    table = ada.table(seats=4, bots=["greedy"], public=True, options={"group_bonus": True}, pace=pace)
    for who, mine in ((ada, True), (bea, False), (ada, True)):
        row = next(row for row in who.http.get("/api/lobby").json()["public"] if row["id"] == table)
        assert (row["mine"], row["bots"], row["free_seats"]) == (mine, ["", "", "", "greedy"], 2)
        assert row["pace"]["days"] == 2
        assert row["options"]["group_bonus"] is True
    ada.post(f"/api/tables/{table}/seats", {"seats": 3})
    row = next(row for row in bea.http.get("/api/lobby").json()["public"] if row["id"] == table)
    assert (row["seats"], row["free_seats"]) == (3, 1)
