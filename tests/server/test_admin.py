"""`lanterne admin` on the database of a running server, and of one that is stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed

from lanterne.server.store import schema as t
from lanterne.server.tables.client import SIGNED_OUT
from lanterne.server.wall_clock import wall_clock
from tests.commands.cli import Runner
from tests.server.conftest import Guests
from tests.server.databases import fresh_database
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, apart, open_house, sqlite_url

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"


@pytest.fixture
def lanterne(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    monkeypatch.setenv("LANTERNE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return Runner(monkeypatch, capsys)


@pytest.fixture
def admin(lanterne: Runner, db: str, monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Of the house that is open."""
    monkeypatch.setenv("LANTERNE_DB", db)
    return lanterne


def done(runner: Runner, *words: object) -> str:
    ran = runner("admin", *words)
    assert ran.code == 0, ran.err
    return ran.out


def play_together(ada: Visitor, bea: Visitor) -> str:
    """A game of two, with a move and some talk by each."""
    table = ada.table()
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    people = (ada, bea)
    for visitor in people:
        visitor.watch(table)
    whole = ada.watch(table)
    seat = whole["info"]["to_act"][0]
    mover = people[seat]
    mover.move(table, 0, seat, mover.watch(table)["positions"][0]["legal"][0])
    mover.until("taken")
    for visitor, words in zip(people, ("ada was here", "bea was here"), strict=True):
        visitor.send(t="say", table=table, text=words)
        visitor.until("said")
    return table


def test_a_game_is_closed_and_those_who_are_there_are_told(house: House, guest: Guests, admin: Runner) -> None:
    ada, bea = guest(), guest()
    table = play_together(ada, bea)
    assert table in done(admin, "close", table[:6])
    for visitor in (ada, bea):
        while (whole := visitor.until("table"))["result"] is None:
            pass
        assert (whole["info"]["status"], whole["result"]["reason"]) == ("over", "closed")
    admin.refused("admin", "close", table, saying="The game is over")


def test_a_waiting_table_is_taken_away(house: House, guest: Guests, admin: Runner) -> None:
    ada = guest()
    table = ada.table()
    ada.watch(table)
    done(admin, "close", table)
    assert ada.until("gone")["table"] == table
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    wait_until(lambda: table not in house.registry.tables)


def test_a_game_is_deleted_under_those_who_play_it(house: House, guest: Guests, admin: Runner) -> None:
    ada, bea = guest(), guest()
    table, other = play_together(ada, bea), ada.table(mine=2, start=True)
    admin.refused("admin", "delete", table, saying="--yes")
    done(admin, "delete", table, "--yes")
    for visitor in (ada, bea):
        assert visitor.until("gone")["table"] == table
    assert [row["id"] for row in ada.http.get("/api/lobby").json()["mine"]] == [other]
    assert house.inside(house.registry.store.moves(table)) == []
    health = ada.http.get("/api/health")
    assert health.status_code == 200, health.text


def test_a_move_after_the_end_from_outside_is_refused(house: House, guest: Guests, admin: Runner) -> None:
    ada = guest()
    table = ada.table(mine=2, start=True)
    whole = ada.watch(table)
    done(admin, "close", table)
    wait_until(lambda: house.registry.tables[table].host.status == "over")
    seat = whole["info"]["to_act"][0]
    ada.move(table, 0, seat, whole["positions"][seat]["legal"][0])
    assert ada.until("refused")["why"] == "over"


def test_who_is_banned_is_kept_out_and_told_why(house: House, guest: Guests, admin: Runner) -> None:
    ada, bea = guest(), guest()
    ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    ada.call()
    bea.call()
    assert ada.me["id"] in done(admin, "ban", "ADA")
    with pytest.raises(ConnectionClosed) as ended:
        ada.until("never")
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == SIGNED_OUT
    for path in ("/api/me", "/api/lobby"):
        answer = ada.http.get(path)
        assert (answer.status_code, answer.json()["phrase"]["key"]) == (403, "refused-banned")
    with pytest.raises(AssertionError):
        ada.call()  # it begins with no welcome
    assert json.loads(ada.received[-1])["phrase"]["key"] == "refused-banned"
    elsewhere = guest()
    answer = elsewhere.http.post("/api/session", json={"name": "Ada", "password": PASSWORD})
    assert (answer.status_code, answer.json()["phrase"]["key"]) == (403, "refused-banned")
    bea.send(t="ping")
    assert bea.until("pong"), "nobody else is"
    done(admin, "unban", ada.me["id"])
    assert ada.http.get("/api/me").json()["id"] == ada.me["id"]


def test_an_export_holds_all_that_is_kept_and_no_key(house: House, guest: Guests, admin: Runner) -> None:
    ada, bea = guest(), guest()
    ada.post("/api/account", {"name": "Ada", "password": PASSWORD})
    table = play_together(ada, bea)
    out = done(admin, "export", "Ada")
    told = json.loads(out)
    assert told["person"] | {"created_ms": 0} == {
        "id": ada.me["id"],
        "name": "Ada",
        "account": "ada",
        "mail": None,
        "created_ms": 0,
        "banned_ms": None,
    }
    assert [row["text"] for row in told["talk"]] == ["ada was here"]
    assert [(row["id"], row["seat"]) for row in told["seats"]] == [(table, 0)]
    assert len(told["moves"]) + len(json.loads(done(admin, "export", bea.me["id"]))["moves"]) == 1
    assert len(told["sessions"]) == 1
    row = house.registry.tables[table].row
    for secret in ("argon2", str(ada.http.cookies["lanterne"]), row.seed, row.house, bea.me["id"]):
        assert secret not in out


def everything(house: House) -> str:
    """All rows of the database, as text."""
    found: list[str] = []
    for table in t.metadata.sorted_tables:
        found += [str(tuple(row)) for row in house.inside(house.registry.store._rows(select(table)))]
    return "\n".join(found)


def test_an_erased_person_leaves_games_whole_and_no_name(house: House, guest: Guests, admin: Runner) -> None:
    ada, bea = guest(), guest()
    ada.post("/api/account", {"name": "Ada Lovelace", "password": PASSWORD})
    table = play_together(ada, bea)
    waiting = ada.table()
    guest_of = bea.table()
    ada.post(f"/api/tables/{guest_of}/sit", {"seat": 1})
    before = house.inside(house.registry.store.moves(table))
    admin.refused("admin", "erase", "Ada Lovelace", saying="--yes")
    done(admin, "erase", "Ada Lovelace", "--yes")
    left = everything(house)
    for trace in ("Ada Lovelace", "ada lovelace", "ada was here", "argon2"):
        assert trace not in left, trace
    assert "bea was here" in left
    wait_until(lambda: house.registry.tables[table].host.sitters[0].name == "")
    while (whole := bea.until("table"))["info"]["boxes"][0]["name"] or len(whole["talk"]) != 1:
        pass
    assert [line["text"] for line in whole["talk"]] == ["bea was here"]
    assert house.inside(house.registry.store.moves(table)) == before
    assert bea.http.get(f"/api/tables/{waiting}").status_code == 404
    wait_until(lambda: bea.http.get(f"/api/tables/{guest_of}").json()["boxes"][1]["kind"] == "empty")
    assert ada.http.get("/api/me").json()["id"] != ada.me["id"], "the cookie is nobody's"
    admin.refused("admin", "export", "Ada Lovelace", saying="Nobody is called")


def test_lists(house: House, guest: Guests, admin: Runner) -> None:
    ada, bea = guest(), guest()
    ada.post("/api/me/name", {"name": "Ada"})
    bea.post("/api/me/name", {"name": "Ada"})
    table = ada.table()
    assert done(admin, "people", "ad").count("Ada") == 2
    rows = json.loads(done(admin, "people", "--json"))
    assert {row["id"] for row in rows} == {ada.me["id"], bea.me["id"]}
    assert all(row["seen_ms"] for row in rows)
    assert table in done(admin, "tables")
    assert [row["status"] for row in json.loads(done(admin, "tables", table[:4], "--json"))] == ["waiting"]
    admin.refused("admin", "ban", "Ada", saying="2 people are called")
    admin.refused("admin", "ban", "Nobody", saying="Nobody is called")
    admin.refused("admin", "close", "a", saying="There is no table")


@pytest.mark.slow
def test_no_worker_writes_to_a_game_once_it_is_closed(lanterne: Runner, request: pytest.FixtureRequest) -> None:
    """Not even the one that owns the table and has not heard of it yet."""
    db = apart(fresh_database(request.getfixturevalue("postgres")))
    slowly: dict[str, Any] = {"bot_delay_ms": 200}  # so that no game ends before it is closed
    with open_house(db, **slowly) as one, open_house(db, **slowly) as other:
        ada, bea = Visitor(one), Visitor(other)
        for _ in range(6):
            table = ada.table(mine=0, bots=["random", "random"], start=True)
            bea.watch(table)
            done(lanterne, "close", table, "--db", db)
            before = one.inside(one.registry.store.moves(table))
            wait_until(lambda table=table: bea.http.get(f"/api/tables/{table}").json()["status"] == "over")
            wait_until(lambda table=table: ada.http.get(f"/api/tables/{table}").json()["status"] == "over")
            assert one.inside(one.registry.store.moves(table)) == before
        done(lanterne, "delete", table, "--yes", "--db", db)
        assert bea.until("gone")["table"] == table
        health = [visitor.http.get("/api/health").status_code for visitor in (ada, bea)]
        assert health == [200, 200]
        for visitor in (ada, bea):
            visitor.close()


# ---------------------------------------------------------------------- without a server


def test_a_stopped_house_can_be_tidied(lanterne: Runner, tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)
    with open_house(db) as house:
        ada = Visitor(house)
        table = ada.table()
        running = ada.table(mine=2, start=True)
        ada.close()
    wall_clock.ahead_ms += 8 * 86_400_000
    try:
        out = done(lanterne, "sweep", "--db", db)
    finally:
        wall_clock.ahead_ms = 0
    assert "waiting tables deleted: 1" in out
    done(lanterne, "close", running, "--db", db)
    done(lanterne, "ban", ada.me["id"], "--db", db)
    with open_house(db) as house:
        bea = Visitor(house)
        assert bea.http.get(f"/api/tables/{table}").status_code == 404
        assert bea.http.get(f"/api/tables/{running}").json()["status"] == "over"
        assert house.inside(house.registry.store.user(ada.me["id"])).banned
        bea.close()


def test_there_must_be_a_database_of_this_version(lanterne: Runner, tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)
    lanterne.refused("admin", "people", "--db", db, saying="nothing in that database")
    assert list(tmp_path.iterdir()) == []
    with open_house(db) as house:
        older: Any = text("UPDATE alembic_version SET version_num = '0001'")
        house.inside(house.registry.store._write(older))
    lanterne.refused("admin", "people", "--db", db, saying="of another version")
    (tmp_path / "lanterne.db").write_text("not a database " * 1000)
    lanterne.refused("admin", "people", "--db", db, saying="not a database")
