"""Two workers on one PostgreSQL: what one writes the other tells, and no ply is written twice."""

from __future__ import annotations

import pytest

from lanterne.core.fairness import fresh_share, pledge_of
from tests.server.databases import fresh_database
from tests.server.house import Visitor, apart, open_house

pytestmark = pytest.mark.slow


def visitor_of(other: Visitor, house: object) -> Visitor:
    """The same person at another worker."""
    again = Visitor(house)  # type: ignore[arg-type]
    again.http.cookies = other.http.cookies
    return again


def test_two_workers_share_a_table(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada = Visitor(one)
        bea = Visitor(two)
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        ada.watch(table)
        ada.post(f"/api/tables/{table}/start")
        bea.watch(table)
        whole = ada.watch(table)
        for ply in range(12):
            seat = whole["info"]["to_act"][0]
            mover, other = (ada, bea) if seat == 0 else (bea, ada)
            legal = mover.watch(table)["positions"][0]["legal"]
            mover.move(table, ply, seat, legal[ply % len(legal)])
            assert mover.until("taken")["ply"] == ply
            while other.until("stepped")["changes"][0]["ply"] <= ply:
                pass
            whole = ada.watch(table)
            assert whole["info"]["ply"] == ply + 1
        ada.close()
        bea.close()


def test_people_at_two_workers_draw_one_seed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda draw: draw.seed())
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada, bea = Visitor(one), Visitor(two)
        table = ada.table()
        twin = visitor_of(ada, two)  # the owner, at the worker that does not lead the table
        bea.post(f"/api/tables/{table}/sit", {"seat": 1})
        shares = {ada: fresh_share(), bea: fresh_share()}
        for visitor, share in shares.items():
            visitor.watch(table)
            visitor.send(t="pledge", table=table, pledge=pledge_of(share))
        for visitor in shares:
            while len(visitor.watch(table)["info"]["pledges"]) < 2:
                pass
        twin.post(f"/api/tables/{table}/start")
        for visitor, share in shares.items():
            while not visitor.watch(table)["info"]["drawing"]:
                pass
            visitor.send(t="share", table=table, share=share)
        for visitor in shares:
            while (info := visitor.watch(table)["info"])["status"] != "playing":
                pass
            assert {each["share"] for each in info["pledges"]} == set(shares.values())
        seeds = [house.registry.tables[table].host.match.chance.seed for house in (one, two)]
        draw = one.registry.tables[table].host.drawing.draw()
        assert draw is not None
        assert seeds == [draw.seed()] * 2
        for visitor in (ada, bea, twin):
            visitor.close()


def test_seats_are_added_and_dropped_from_either_worker(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada, bea = Visitor(one), Visitor(two)
        table = ada.table()
        twin = visitor_of(ada, two)
        bea.watch(table)
        assert twin.post(f"/api/tables/{table}/seats", {"seats": 4})["seats"] == 4
        while bea.watch(table)["info"]["seats"] < 4:
            pass
        bea.post(f"/api/tables/{table}/sit", {"seat": 3})
        assert ada.post(f"/api/tables/{table}/seats", {"seats": 2})["boxes"][1]["name"] == bea.me["name"]
        while bea.watch(table)["mine"] != [1]:
            pass
        assert twin.post(f"/api/tables/{table}/start")["seats"] == 2
        for visitor in (ada, bea, twin):
            visitor.close()


def test_both_workers_write_one_ply_and_one_wins(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada = Visitor(one)
        table = ada.table(mine=2, start=True)
        twin = visitor_of(ada, two)
        whole = ada.watch(table)
        twin.watch(table)
        seat = whole["info"]["to_act"][0]
        codes = whole["positions"][seat]["legal"]
        ada.move(table, 0, seat, codes[0], "from-one")
        twin.move(table, 0, seat, codes[-1], "from-two")
        answers = []
        for visitor in (ada, twin):
            message = visitor.next()
            while message["t"] not in ("taken", "refused"):
                message = visitor.next()
            answers.append(message["t"] if message["t"] == "taken" else message["why"])
        assert sorted(answers) == ["stale", "taken"]
        assert ada.watch(table)["info"]["ply"] == 1
        assert twin.watch(table)["info"]["ply"] == 1
        ada.close()
        twin.close()


def test_a_bot_goes_on_when_its_worker_is_gone(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as two:
        with open_house(db, bot_delay_ms=60_000) as one:  # leads the table, and its bot is slow
            ada = Visitor(one)
            table = ada.table(seats=2, mine=0, bots=["random", "random"], start=True)
            twin = visitor_of(ada, two)
            assert twin.watch(table)["info"]["ply"] == 0
            ada.close()
        while twin.until("stepped")["result"] is None:
            pass
        twin.close()
