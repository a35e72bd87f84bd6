"""What people have left word for: kept by the server, carried out with the page closed, seen by nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lanterne.server.tables.changing import carry_out
from lanterne.server.tables.live import LiveTable
from tests.server.conftest import Guests
from tests.server.databases import fresh_database
from tests.server.house import House, Visitor, apart, open_house

DAYS = {"kind": "days", "days": 3}  # at such a table nothing is held back
ALL_PASS = {"special": "until-my-turn", "interfere": "until-my-turn", "defend": "until-my-turn"}


async def play_to_window(table: LiveTable, seat: int) -> None:
    """Everybody attacks and lets everything go by, until that seat is asked whether it interferes."""
    host = table.host
    while True:
        window = host.game.window(host.match.state, seat)
        if window is not None and window.kind == "interfere" and not window.empty:
            return
        waited = host.to_act()[0]
        passing = host.game.window(host.match.state, waited)
        code = eager([a.code() for a in host.legal(waited)]) if passing is None else passing.code
        await carry_out(table, host.move(host.match.ply, waited, code, 0))


def eager(codes: list[str]) -> str:
    for verb in ("announce", "target", "attack"):
        for code in codes:
            if code.split(" ")[0] == verb:
                return code
    return codes[0]


def at_window(house: House, ada: Visitor, bea: Visitor, **more: Any) -> str:
    """Ada, Bea and nobody else at a table; Bea is asked whether she interferes in Ada's attack."""
    table = ada.table(game="illuminati", seats=2, **more)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    house.inside(play_to_window(house.registry.tables[table], 1))
    return table


def wish(visitor: Visitor, table: str, windows: dict[str, str], orders: list[str] | None = None, seat: int = 1) -> None:
    visitor.send(t="wishes", table=table, seat=seat, windows=windows, orders=orders or [])


def position(visitor: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.watch(table)["positions"][0]
    return found


def heard(visitor: Visitor) -> list[dict[str, Any]]:
    """All that has come until now."""
    visitor.send(t="ping")
    found = []
    while (message := visitor.next())["t"] != "pong":
        found.append(message)
    return found


def test_the_table_passes_for_whoever_wished_so(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = at_window(house, ada, bea, pace=DAYS)
    before = position(bea, table)
    assert (before["wishes"], before["unasked"]) == (None, "")
    wish(bea, table, ALL_PASS)
    wished = bea.until("wished")
    assert wished["wishes"] == {"windows": ALL_PASS, "orders": []}
    assert wished["unasked"] == "interfere"
    step = bea.until("stepped")
    assert (step["seat"], step["ply"]) == (1, before["ply"] + 1)


def test_a_live_table_waits_a_while(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = at_window(house, ada, bea)
    ply = position(bea, table)["ply"]
    wish(bea, table, ALL_PASS)
    bea.until("wished")
    assert position(bea, table)["unasked"] == "interfere"
    assert position(bea, table)["ply"] == ply
    assert bea.until("stepped")["ply"] == ply + 1


def test_wishes_survive_the_house_and_need_no_page(db: str) -> None:
    orders = ["oppose anybody on any up-to 1"]
    with open_house(db) as house:
        ada, bea = Visitor(house), Visitor(house)
        table = at_window(house, ada, bea, pace=DAYS)
        ply = position(ada, table)["ply"]
        house.registry.tables[table].after_each = lambda: None  # nothing happens before the house is closed
        bea.call()
        wish(bea, table, {"interfere": "ask"}, orders)
        bea.until("wished")
        ada.hang_up()
        bea.close()
    with open_house(db) as again:
        cookies = {"lanterne": bea.http.cookies["lanterne"]}
        bea = Visitor(again, cookies)
        told = position(bea, table)
        assert told["wishes"] == {"windows": {"interfere": "ask"}, "orders": orders}
        moves = [(move.seat, move.code) for move in again.inside(again.registry.store.moves(table))]
        assert moves[ply] == (1, "interfere 1 against")  # at once, with nobody there
        bea.close()
    ada.close()


def test_nobody_else_can_tell(house: House, guest: Guests) -> None:
    ada, bea, spectator = guest(), guest(), guest()
    table = at_window(house, ada, bea)
    bea.call()

    def seen() -> list[str]:
        return [without_times(visitor.watch(table)) for visitor in (ada, spectator)]

    before, lobby = seen(), ada.http.get("/api/lobby").text
    assert table in lobby
    heard(ada)
    wish(bea, table, {"special": "unless-target", "interfere": "ask"}, ["defend mafia up-to 3"])
    bea.until("wished")
    assert heard(ada) == []
    assert heard(spectator) == []
    assert seen() == before
    assert ada.http.get("/api/lobby").text == lobby
    told = "".join([*ada.received, *spectator.received])
    assert "unless-target" not in told
    assert "defend mafia" not in told
    assert "defend mafia" in "".join(bea.received)


def without_times(message: dict[str, Any]) -> str:
    for box in message["info"]["boxes"]:
        box["away_ms"] = None
    return json.dumps(message)


def test_what_the_others_see_of_a_pass_is_what_they_see_of_anybodys(house: House, guest: Guests) -> None:
    steps = []
    for by_hand in (True, False):
        ada, bea = guest(), guest()
        table = at_window(house, ada, bea, pace=DAYS)
        ply = position(bea, table)["ply"]
        ada.watch(table)
        if by_hand:
            bea.move(table, ply, 1, "pass")
        else:
            wish(bea, table, ALL_PASS)
        steps.append(ada.until("stepped"))
    for step in steps:
        assert [event for change in step["changes"] for event in change["events"]] == []
        assert [list(change) for change in step["changes"]] == [list(change) for change in steps[0]["changes"]]


def test_the_same_answer_at_the_same_moment_is_no_fault(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = at_window(house, ada, bea, pace=DAYS)
    told = position(bea, table)
    wish(bea, table, ALL_PASS)
    bea.until("stepped")
    bea.move(table, told["ply"], 1, "pass", "late")  # it was on its way
    answer = bea.next()
    assert (answer["t"], answer.get("id"), answer.get("ply")) == ("taken", "late", told["ply"])
    bea.move(table, told["ply"], 1, "interfere 1 for", "other")
    assert bea.until("refused")["why"] == "stale"  # she wanted something else, and it is too late


def test_the_person_who_is_quicker_answers(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = at_window(house, ada, bea)  # the table waits 0.8 s at least
    told = position(bea, table)
    wish(bea, table, ALL_PASS)
    bea.until("wished")
    bea.move(table, told["ply"], 1, "interfere 1 for")
    assert bea.until("taken")["ply"] == told["ply"]
    assert "standing" not in house.registry.tables[table].timers or house.registry.tables[table].host.to_act() == [1]


@pytest.mark.parametrize(
    ("windows", "orders"),
    [
        ({"sleep": "ask"}, []),
        ({"special": "always"}, []),
        ({"special": None}, []),
        ({f"special{n}": "ask" for n in range(9)}, []),
        ({}, ["oppose anybody on any up-to 4"] * 13),
        ({}, ["oppose anybody on any up-to -1"]),
        ({}, ["x" * 81]),
        ({}, "pass"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(house: House, guest: Guests, windows: Any, orders: Any) -> None:
    ada = guest()
    table = ada.table(game="illuminati", seats=2, bots=["random"], start=True)
    ada.watch(table)
    ada.send(t="wishes", table=table, seat=0, windows=windows, orders=orders)
    assert ada.until("refused")["why"] == "bad-message"
    assert position(ada, table)["wishes"] is None


def test_only_for_a_seat_of_ones_own(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    table = ada.table(game="illuminati", seats=2, bots=["random"], start=True)
    ada.watch(table)
    bea.watch(table)
    for visitor, seat in ((bea, 0), (ada, 1), (ada, 15)):
        wish(visitor, table, {}, seat=seat)
        assert visitor.until("refused")["why"] == "not-yours"
    assert position(ada, table)["wishes"] is None


def test_whoever_sits_down_there_next_is_not_bound(house: House, guest: Guests) -> None:
    ada, bea, cleo = guest(), guest(), guest()
    table = ada.table(game="illuminati", seats=2)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.watch(table)
    wish(bea, table, ALL_PASS, ["oppose anybody on any up-to 4"])
    bea.until("wished")
    bea.post(f"/api/tables/{table}/leave")
    cleo.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    assert position(cleo, table)["wishes"] is None


def test_nor_is_told_what_was_left_word_for(house: House, guest: Guests) -> None:
    """Whoever asks for all that is kept about them hears nothing of somebody else."""
    ada, bea, cleo = guest(), guest(), guest()
    table = ada.table(game="illuminati", seats=2)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.watch(table)
    wish(bea, table, ALL_PASS, ["oppose anybody on any up-to 4"])
    bea.until("wished")
    assert "oppose" in bea.http.get("/api/me/export").json()["seats"][0]["wishes"]
    bea.post(f"/api/tables/{table}/leave")
    cleo.post(f"/api/tables/{table}/sit", {"seat": 1})
    told = cleo.http.get("/api/me/export")
    assert told.json()["seats"][0]["wishes"] == ""
    assert bea.me["id"] not in told.text


def test_a_game_without_windows_takes_no_wishes(house: House, guest: Guests) -> None:
    ada = guest()
    table = ada.table(bots=["random"], start=True)
    ada.watch(table)
    wish(ada, table, {"special": "ask"}, seat=0)
    assert ada.until("refused")["why"] == "bad-message"


@pytest.mark.slow
def test_another_worker_hears_of_wishes_and_carries_them_out(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada, bea = Visitor(one), Visitor(one)
        table = at_window(one, ada, bea, pace=DAYS)  # led by the first
        away = Visitor(two, {"lanterne": bea.http.cookies["lanterne"]})
        ply = position(away, table)["ply"]
        assert not two.registry.tables[table].is_owner
        wish(away, table, ALL_PASS)
        assert away.until("stepped")["ply"] == ply + 1
        for visitor in (ada, bea, away):
            visitor.close()
