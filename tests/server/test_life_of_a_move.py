"""Every case of a move is answered; nothing happens before it is stored; a resend is harmless."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Guests
from tests.server.house import House, Visitor


def two_at_a_table(guest: Guests, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Two people, both watching, the game begun."""
    ada, bea = guest(), guest()
    table = ada.table(**wish)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    return ada, bea, table


def sides(ada: Visitor, bea: Visitor, whole: dict[str, Any]) -> tuple[Visitor, Visitor, int]:
    """Who is waited for, who is not, and the seat."""
    seat = whole["info"]["to_act"][0]
    return (ada, bea, seat) if seat == 0 else (bea, ada, seat)


def test_a_move_reaches_both_seats_with_their_own_views(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    first = ada.watch(table)
    second = bea.watch(table)
    mover, other, seat = sides(ada, bea, first)
    legal = (first if seat == 0 else second)["positions"][0]["legal"]
    mover.move(table, 0, seat, legal[0])
    assert mover.until("taken")["ply"] == 0
    mine, theirs = mover.until("stepped"), other.until("stepped")
    assert mine["ply"] == theirs["ply"] == 1
    assert mine["changes"][0]["seat"] == seat
    assert theirs["changes"][0]["seat"] == 1 - seat
    assert mine["changes"][0]["legal"]
    assert theirs["changes"][0]["legal"] == []


def test_messages_are_deflated_where_the_client_can(guest: Guests) -> None:
    """`bench/sizes.py` counts on it."""
    visitor = guest()
    visitor.watch(visitor.table())
    assert visitor.socket is not None
    assert [each.name for each in visitor.socket.protocol.extensions] == ["permessage-deflate"]


def test_a_stale_move_is_answered_with_the_present_table(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    first = ada.watch(table)
    mover, _, seat = sides(ada, bea, first)
    mover.watch(table)
    mover.move(table, 7, seat, "end")
    refused = mover.until("refused")
    assert refused["why"] == "stale"
    assert mover.until("table")["info"]["ply"] == 0


def test_an_unreadable_code_and_a_refused_one_say_why(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    mover.watch(table)
    mover.move(table, 0, seat, "abracadabra", "x")
    assert mover.until("refused")["why"] == "unreadable"
    mover.until("table")
    mover.move(table, 0, seat, "end", "y")
    refused = mover.until("refused")
    assert refused["why"] == "refused"
    assert refused["clause"]
    assert refused["phrase"]["key"].startswith("vizia-refused-")
    assert mover.until("table")["info"]["ply"] == 0


def test_a_seat_of_somebody_else_is_not_yours(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    whole = ada.watch(table)
    _, other, seat = sides(ada, bea, whole)
    other.watch(table)
    other.move(table, 0, seat, "end")
    assert other.until("refused")["why"] == "not-yours"


def test_the_same_id_is_played_once(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    ada.watch(table)
    whole = bea.watch(table)
    mover, other, seat = sides(ada, bea, whole)
    code = mover.watch(table)["positions"][0]["legal"][0]
    for _ in range(3):
        mover.move(table, 0, seat, code, "twice")
    assert [mover.until("taken")["ply"] for _ in range(3)] == [0, 0, 0]
    assert other.until("stepped")["ply"] == 1
    assert mover.watch(table)["info"]["ply"] == 1


def test_a_move_survives_the_sender_hanging_up_before_the_answer(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    mover, other, seat = sides(ada, bea, ada.watch(table))
    code = mover.watch(table)["positions"][0]["legal"][0]
    other.watch(table)
    mover.move(table, 0, seat, code, "lost-answer")
    assert other.until("stepped")["ply"] == 1
    mover.hang_up()
    assert mover.watch(table)["info"]["ply"] == 1
    mover.move(table, 0, seat, code, "lost-answer")
    assert mover.until("taken")["ply"] == 0


def test_a_reconnect_in_mid_turn_gets_the_whole_table(guest: Guests) -> None:
    ada, bea, table = two_at_a_table(guest)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    code = mover.watch(table)["positions"][0]["legal"][0]
    mover.move(table, 0, seat, code)
    mover.until("stepped")
    mover.hang_up()
    whole = mover.watch(table)
    assert whole["info"]["ply"] == 1
    assert whole["positions"][0]["log"]
    assert whole["positions"][0]["legal"]


def test_a_table_knows_when_it_was_last_changed_as_the_store_does(guest: Guests, house: House) -> None:
    """Else it would look as if another worker had changed it, and be read again after every move."""
    ada, bea, table = two_at_a_table(guest)
    mover, _, seat = sides(ada, bea, ada.watch(table))
    mover.move(table, 0, seat, mover.watch(table)["positions"][0]["legal"][0])
    mover.until("taken")
    stored = house.inside(house.registry.store.updated([table]))
    assert stored == {table: (house.registry.tables[table].row.updated_ms, 1)}


def test_a_whole_game_of_two_people_ends_with_the_seed(guest: Guests, house: House) -> None:
    ada, bea, table = two_at_a_table(guest)
    legal = {0: ada.watch(table)["positions"][0]["legal"], 1: bea.watch(table)["positions"][0]["legal"]}
    waited = ada.watch(table)["info"]["to_act"]
    bea.watch(table)
    ply, result = 0, None
    while result is None:
        seat = waited[0]
        (ada if seat == 0 else bea).move(table, ply, seat, legal[seat][(7 * ply) % len(legal[seat])])
        for visitor, own in ((ada, 0), (bea, 1)):
            step = visitor.until("stepped")
            legal[own] = step["changes"][0]["legal"]
        ply, waited, result = step["ply"], step["to_act"], step["result"]
    assert result["seed"].startswith("blake2:")
    check = ada.http.get(f"/api/tables/{table}/check").json()
    assert check["replays"]
    record = ada.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"].endswith('.jsonl"')
    assert record.json()["outcome"]["places"] == result["places"]
    del house
