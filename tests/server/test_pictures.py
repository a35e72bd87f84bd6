"""Illusion on the wire: pictures under opaque names, no share before a check, eyes for bots that sit down late."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest
from PIL import Image

from lanterne.host.question import Question
from lanterne.pictures.deck import card_labels
from lanterne.pictures.names import card_name
from lanterne.pictures.stage import laid
from lanterne.pictures.turning import Turn
from lanterne.server.extras.illusion import shown_deck, state_of
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.orders import order_of
from lanterne.server.tables.project import shown
from tests.server.conftest import Guests
from tests.server.house import House, Visitor

pytestmark = pytest.mark.slow


def illusion(visitor: Visitor, **wish: Any) -> str:
    return visitor.table(game="illusion", **{"mine": 2, "start": True, **wish})


def files_of(message: dict[str, Any]) -> dict[str, str]:
    found: dict[str, str] = message["positions"][0]["files"]
    return found


def fetch(visitor: Visitor, table: str, name: str, query: str = "") -> httpx.Response:
    return visitor.http.get(f"/api/tables/{table}/pictures/{name}.png{query}")


def inside(house: House, table: str) -> LiveTable:
    return house.registry.tables[table]


def numbers(part: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Every number of a message, under the nearest key."""
    if isinstance(part, dict):
        for name, inner in part.items():
            yield from numbers(inner, name)
    elif isinstance(part, list):
        for inner in part:
            yield from numbers(inner, key)
    elif isinstance(part, int | float) and not isinstance(part, bool):
        yield key, part


# What the wire may say in numbers before a check; none of it depends on a share.
PLAIN = {
    "seat", "seats", "ply", "rules", "to_act", "mine", "clock_ms", "clocks_ms", "at_ms", "turn", "round", "arrows_left",
    "won", "row", "next", "pile", "removed", "pictures", "last_placer", "picture", "place", "base_s", "increment_s",
    "days", "gap", "rounds", "earliest", "count", "grace_ms", "away_ms",
    "looking_on",
}  # fmt: skip


def test_no_byte_before_a_check_holds_a_share(guest: Guests, house: House) -> None:
    ada, cleo = guest(), guest()
    table = illusion(ada)
    cleo.watch(table)
    whole = ada.watch(table)
    for ply in range(6):
        seat = inside(house, table).host.to_act()[0]
        ada.move(table, ply, seat, f"place {ply % 2}")
        ada.until("stepped")
        cleo.until("stepped")
    shown = files_of(ada.watch(table))
    for visitor in (ada, cleo):
        for text in visitor.received:
            for key, _ in numbers(json.loads(text)):
                assert key in PLAIN, key
            assert "share" not in text
            assert "famil" not in text
    answers = [fetch(ada, table, name) for name in shown.values()]
    assert len({len(answer.content) for answer in answers} - {32768 * k for k in range(1, 9)}) == 0
    assert {answer.headers["content-length"] for answer in answers} == {"32768"}, "packed, each had a size of its own"
    headers = {key.lower() for answer in answers for key in answer.headers}
    assert "content-encoding" not in headers
    assert not headers & {"last-modified", "content-disposition", "x-share"}
    assert whole["positions"][0]["view"]["check"] is None


def test_names_are_opaque_and_of_one_match_alone(guest: Guests, house: House) -> None:
    ada = guest()
    names = [set(files_of(ada.watch(illusion(ada))).values()) for _ in range(3)]
    assert len(set.union(*names)) == sum(len(one) for one in names) == 6
    for name in set.union(*names):
        assert len(name) == 32
        assert int(name, 16) >= 0


def test_unseen_pictures_are_not_there(guest: Guests, house: House) -> None:
    ada = guest()
    table = illusion(ada)
    shown = files_of(ada.watch(table))
    seed = inside(house, table).row.seed
    for card in range(98):
        name = card_name(seed, card)
        assert fetch(ada, table, name).status_code == (200 if name in shown.values() else 404)
    assert fetch(ada, table, "0" * 32).status_code == 404
    assert ada.http.get(f"/api/tables/{table}/pictures/0.png").status_code in (400, 404)
    other = illusion(ada)
    assert fetch(ada, other, shown["0"]).status_code == 404
    vizia = ada.table(mine=2, start=True)
    assert fetch(ada, vizia, shown["0"]).status_code == 404


def test_nothing_is_shown_before_the_game_begins(guest: Guests, house: House) -> None:
    ada = guest()
    table = illusion(ada, start=False, mine=1)
    assert ada.watch(table)["positions"] == []
    name = card_name(inside(house, table).row.seed, state_of(inside(house, table).host.match).next)
    assert fetch(ada, table, name).status_code == 404


@pytest.mark.parametrize("deck", ["designed", "endless"])
def test_everybody_gets_the_same_picture(guest: Guests, house: House, deck: str) -> None:
    ada, cleo = guest(), guest()
    table = illusion(ada, options={"deck": deck})
    name = files_of(ada.watch(table))["1"]
    first, second = fetch(ada, table, name), fetch(cleo, table, name)
    assert first.content == second.content
    assert first.headers["cache-control"] == "private, max-age=31536000, immutable"
    s = state_of(inside(house, table).host.match)
    got = np.asarray(Image.open(io.BytesIO(first.content)))
    true = card_labels(s.deck, s.next)
    assert np.array_equal(np.bincount(got.ravel(), minlength=5), np.bincount(true.ravel(), minlength=5))
    safe = fetch(ada, table, name, "?palette=safe&textures=true").content
    assert safe != first.content
    assert safe == fetch(cleo, table, name, "?palette=safe&textures=true").content
    assert fetch(ada, table, name, "?palette=sepia").status_code == 400
    assert httpx.get(f"{house.url}/api/tables/{table}/pictures/{name}.png").status_code == 401


def test_a_picture_that_was_taken_back_keeps_its_name_to_itself(guest: Guests, house: House) -> None:
    ada = guest()
    table = illusion(ada)
    ada.watch(table)
    seat = inside(house, table).host.to_act()[0]
    ada.move(table, 0, seat, "place 0")
    drawn = ada.until("stepped")["changes"][0]["files"]["2"]
    ada.send(t="undo", table=table, ply=1, seat=seat)
    assert "2" not in files_of(ada.until("table"))
    assert fetch(ada, table, drawn).status_code == 404
    ada.move(table, 0, seat, "place 1", "again")
    again = ada.until("stepped")["changes"][0]["files"]["2"]
    s = state_of(inside(house, table).host.match)
    assert again == card_name(inside(house, table).row.seed, s.next)


def test_shares_and_families_are_told_after_the_end(guest: Guests, house: House) -> None:
    ada = guest()
    table = illusion(ada)
    ada.watch(table)
    assert ada.http.get(f"/api/tables/{table}/pictures").status_code == 409
    ply, result = 0, None
    while result is None:
        legal = inside(house, table).host.match.game.legal(inside(house, table).host.match.state, seat_of(house, table))
        code = legal[-1].code()
        ada.move(table, ply, seat_of(house, table), code)
        step = ada.until("stepped")
        ply, result = step["ply"], step["result"]
    facts = ada.http.get(f"/api/tables/{table}/pictures").json()
    s = state_of(inside(house, table).host.match)
    assert [fact["picture"] for fact in facts] == list(range(s.pictures))
    for fact in facts:
        card = s.picture.index(fact["picture"])
        assert (fact["family"], fact["shares"]) == (s.deck.families[card], s.deck.four(card))


def seat_of(house: House, table: str) -> int:
    return inside(house, table).host.to_act()[0]


# ---------------------------------------------------------------------- eyes


def test_a_bot_from_the_beginning_brings_its_eyes(guest: Guests) -> None:
    ada = guest()
    table = illusion(ada, mine=1, seats=3, bots=["keen"], start=False)
    options = ada.http.get(f"/api/tables/{table}").json()["options"]
    assert (options["eyes1"], options["eyes2"], options["eyes3"]) == ("none", "none", "keen")


def test_the_server_shows_what_the_game_shows(guest: Guests, house: House) -> None:
    """Byte for byte, whoever sits where: the game is the one author of views."""
    ada = guest()
    for options in ({}, {"ear": True}):
        table = inside(house, illusion(ada, mine=1, bots=["keen"], options=options))
        match = table.host.match
        for seat in (0, 1, None):
            told = msgspec.json.encode(shown(match, seat).view)
            assert told == msgspec.json.encode(match.game.view(match.state, seat))


def test_a_bot_that_sits_down_later_sees_and_keeps_to_what_it_saw(guest: Guests, house: House) -> None:
    """N-19: asked in a person's seat, it gets glances of its own grade, the same whenever it is asked."""
    ada = guest()
    host = inside(house, illusion(ada)).host
    seat = host.to_act()[0]
    first, again = (host.brief(Question(1, 0, seat, "steady", speaks=False, stands_in=False)).view for _ in range(2))
    assert first == again
    assert first["own_eyes"] == "steady"
    assert first["estimates"]["next"] > 0
    child = host.brief(Question(1, 0, seat, "child", speaks=False, stands_in=False)).view
    assert child["estimates"] != first["estimates"]


def test_a_bot_that_looks_is_sent_the_pictures_as_they_lie_in_this_match(guest: Guests, house: House) -> None:
    ada = guest()
    host = inside(house, illusion(ada)).host
    seat = host.to_act()[0]
    question = Question(1, 0, seat, "keen(eye=picture)", speaks=False, stands_in=False)
    view, s, seed = host.brief(question).view, state_of(host.match), host.match.chance.seed
    assert view["estimates"] is None
    assert view["shown"]["row"] == [laid(s.deck, card, Turn(seed, card)) for card in s.row]
    assert view["shown"]["next"] == laid(s.deck, s.next, Turn(seed, s.next))
    msgspec.msgpack.encode(order_of(host, question, "", None, 1.0))  # it goes to the process that thinks


def test_a_person_sees_nothing_of_a_bots_glances(guest: Guests, house: House) -> None:
    ada, bea = guest(), guest()
    table = illusion(ada, mine=1, bots=["keen"])
    ada.watch(table)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.send(t="seat-answer", table=table, seat=1, agree=True)
    ada.until("table")
    whole = bea.watch(table)
    assert whole["mine"] == [1]
    assert whole["positions"][0]["view"]["estimates"] is None
    ada.post(f"/api/tables/{table}/bot", {"seat": 0})
    ada.post(f"/api/tables/{table}/sit", {"seat": 0})
    assert ada.watch(table)["positions"][0]["view"]["estimates"] is None
    match = inside(house, table).host.match
    assert match.game.bot_view(match.state, 1, {"eyes2": "keen"})["estimates"] is not None


def test_at_a_table_by_ear_persons_hear_their_own_glances(guest: Guests, house: House) -> None:
    ada = guest()
    table = illusion(ada, options={"ear": True})
    heard = [position["view"]["estimates"] for position in ada.watch(table)["positions"]]
    assert heard[0] != heard[1]
    assert all(len(one["row"]) == 1 and one["next"] > 0 for one in heard)
    spectator = guest().watch(table)["positions"][0]["view"]
    assert spectator["estimates"] is None


# ---------------------------------------------------------------------- with the rules


def test_the_rules_have_pictures_that_no_match_has(house: House, guest: Guests) -> None:
    http = guest().http
    shown = http.get("/api/pictures/7.png")
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    assert "max-age" in shown.headers["cache-control"]
    cells = np.asarray(Image.open(io.BytesIO(shown.content)).convert("RGB"))
    safe = http.get("/api/pictures/7.png?palette=safe&textures=true").content
    assert cells.shape == np.asarray(Image.open(io.BytesIO(safe)).convert("RGB")).shape
    assert shown_deck().kind == "endless"
    for path in ("98.png", "x.png", "7", "777.png"):
        assert http.get(f"/api/pictures/{path}").status_code in (400, 404)
