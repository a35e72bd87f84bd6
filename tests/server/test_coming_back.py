"""Seats that come back over the wire: by themselves or asked for, over a restart, and what the log says of it."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.server.wall_clock import wall_clock
from tests.server.conftest import Guests
from tests.server.faults import failing, wait_until
from tests.server.house import House, Visitor, open_house
from tests.server.test_life_of_a_move import two_at_a_table


def lines(visitor: Visitor, table: str) -> list[tuple[str, int, str]]:
    """What the log says besides the game, to whoever looks now."""
    ply = visitor.http.get(f"/api/tables/{table}").json()["ply"]
    found = visitor.http.get(f"/api/tables/{table}/replay?ply={ply}&seat=none").json()["positions"][0]["house"]
    return [(line["kind"], line["seat"], line["name"]) for line in found]


def bot_for_absent(ada: Visitor, bea: Visitor, table: str) -> None:
    """Bea's line breaks, and a minute later Ada asks a bot in."""
    ada.watch(table)
    bea.watch(table)
    bea.hang_up()
    ada.until("changed")
    wall_clock.ahead_ms += 60_000
    try:
        ada.post(f"/api/tables/{table}/bot", {"seat": 1})
    finally:
        wall_clock.ahead_ms = 0


def sits_again(visitor: Visitor, table: str, seat: int) -> dict[str, Any]:
    whole = visitor.watch(table)
    while whole["mine"] != [seat]:
        whole = visitor.until("table")
    return whole


def test_who_lost_the_line_sits_again_when_it_is_back(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    bot_for_absent(ada, bea, table)
    box = ada.until("table")["info"]["boxes"][1]
    assert (box["kind"], box["why"]) == ("bot", "away")
    assert box["since_ms"] > 0
    whole = sits_again(bea, table, 1)
    assert (whole["lent"], whole["info"]["boxes"][1]["kind"]) == ([], "person")
    assert whole["positions"][0]["view"]["hand"] is not None
    for visitor in (ada, bea):
        assert lines(visitor, table) == [("away", 1, bea.me["name"]), ("came-back", 1, bea.me["name"])]


def test_a_write_that_fails_does_not_make_who_came_come_twice(guest: Guests, house: House) -> None:
    ada, bea, table = two_at_a_table(guest)
    bot_for_absent(ada, bea, table)
    failing(house, 1)
    sits_again(bea, table, 1)


def test_who_stood_up_is_asked(guest: Guests) -> None:
    _, bea, table = two_at_a_table(guest)
    bea.post(f"/api/tables/{table}/leave")
    whole = bea.watch(table)
    assert (whole["mine"], whole["lent"], whole["info"]["boxes"][1]["why"]) == ([], [1], "stood-up")
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    whole = bea.until("table")
    assert (whole["mine"], whole["lent"]) == ([1], [])


def test_it_works_over_a_restart_and_the_log_keeps_it(db: str) -> None:
    with open_house(db) as house:
        ada, bea = Visitor(house), Visitor(house)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        bot_for_absent(ada, bea, table)
        cookies = dict(bea.http.cookies)
        ada.close()
        bea.close()
    with open_house(db) as house:
        again, looker = Visitor(house, cookies), Visitor(house)
        sits_again(again, table, 1)
        told = [("away", 1, again.me["name"]), ("came-back", 1, again.me["name"])]
        assert lines(looker, table) == told
        again.post(f"/api/tables/{table}/resign", {"seat": 1})
        assert lines(looker, table) == [*told, ("resigned", 1, again.me["name"])]
        again.close()
        looker.close()


def test_a_line_stands_where_those_eyes_saw_it(guest: Guests) -> None:
    ada = guest()
    table = ada.table(seats=2, bots=["random"], start=True)
    seen = ada.watch(table)
    if seen["info"]["to_act"] != [0]:
        while ada.until("stepped")["to_act"] != [0]:
            pass
    whole = ada.watch(table)
    ply = whole["positions"][0]["ply"]
    ada.move(table, ply, 0, whole["positions"][0]["legal"][0])
    ada.until("stepped")
    ada.post(f"/api/tables/{table}/bot", {"seat": 0})
    ada.post(f"/api/tables/{table}/sit", {"seat": 0})
    whole = ada.until("table")
    while len(house := whole["positions"][0]["house"]) < 2:
        whole = ada.until("table")
    assert [line["kind"] for line in house] == ["stood-up", "came-back"]
    assert house[0]["ply"] > ply
    before = ada.http.get(f"/api/tables/{table}/replay?ply={ply}&seat=mine").json()
    assert before["positions"][0]["house"] == []  # it had not happened yet


def test_nobody_fills_the_log_so_that_more_is_not_told(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("store.manners", "tables.changing"):
        monkeypatch.setattr(f"lanterne.server.{module}.HOUSE_LINES_KEPT", 3)
    ada, bea, table = two_at_a_table(guest)
    for _ in range(3):
        bea.post(f"/api/tables/{table}/leave")
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/leave")
    kept = [("stood-up", 1), ("came-back", 1), ("stood-up", 0)]
    assert [(kind, seat) for kind, seat, _ in lines(ada, table)] == kept
    stored = house.inside(house.registry.store.house_lines(table))
    assert [(row.kind, row.seat) for row in stored] == kept


def test_lines_stay_when_moves_are_taken_back(guest: Guests, house: House) -> None:
    ada = guest()
    table = ada.table(mine=2, names=["Ada", "Zoé"], start=True)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    ada.move(table, 0, seat, whole["positions"][seat]["legal"][0])
    ada.until("stepped")
    host = house.registry.tables[table].host
    while host.to_act() == [seat]:
        whole = ada.watch(table)
        ada.move(table, whole["positions"][seat]["ply"], seat, whole["positions"][seat]["legal"][0])
        ada.until("stepped")
    ada.post(f"/api/tables/{table}/bot", {"seat": seat})
    ada.post(f"/api/tables/{table}/sit", {"seat": seat})
    ada.send(t="undo", table=table, ply=host.match.ply_of(seat), seat=seat)
    wait_until(lambda: host.era == 1)
    again = ada.http.get(f"/api/tables/{table}/replay?ply={host.match.ply}&seat=none").json()
    assert [line["ply"] for line in again["positions"][0]["house"]] == [host.match.ply] * 2


@pytest.mark.slow
def test_a_clock_at_zero_is_told_and_the_seat_comes_back_with_the_person(guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(pace={"kind": "live", "base_s": 60, "at_zero": "bot"})
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    first = ada.watch(table)["info"]["to_act"][0]
    player, other = (ada, bea) if first == 0 else (bea, ada)
    other.watch(table)
    player.watch(table)
    player.hang_up()
    wall_clock.ahead_ms += 61_000
    try:
        assert player.http.get(f"/api/tables/{table}").status_code == 200
        other.send(t="let-go", table=table, seat=1 - first)  # any word: what was due falls before it
        box: dict[str, Any] = {}
        while box.get("why") != "time":
            box = other.until("table")["info"]["boxes"][first]
        whole = sits_again(player, table, first)
        assert 0 < whole["info"]["boxes"][first]["clock_ms"] <= 15_000
        assert [kind for kind, _, _ in lines(other, table)] == ["time", "came-back"]
    finally:
        wall_clock.ahead_ms = 0
