"""What one person and one address may take, and that the others have enough."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lanterne.server.limits import Buckets, Turnstile
from lanterne.server.quotas import address_of
from lanterne.server.tables.client import TOO_MANY
from lanterne.server.thinking.pool import Job, Queue
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, open_house, sqlite_url


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


def wish(visitor: Visitor, address: str = "", **more: Any) -> Any:
    headers = {"X-Forwarded-For": address} if address else {}
    return visitor.http.post("/api/tables", json={"game": "vizia", "seats": 2, **more}, headers=headers)


def key_of(answer: Any) -> str:
    return str(answer.json()["phrase"]["key"])


# ---------------------------------------------------------------------- tables


def test_a_person_owns_so_many_open_tables(db: str) -> None:
    with open_house(db, tables_per_person=3) as house:
        ada, bea = Visitor(house), Visitor(house)
        made = [wish(ada).status_code for _ in range(3)]
        refused = wish(ada)
        assert (made, refused.status_code, key_of(refused)) == ([201] * 3, 429, "refused-tables-owned")
        assert wish(bea).status_code == 201, "nobody else suffers for it"
        mine = ada.http.get("/api/lobby").json()["mine"]
        ada.post(f"/api/tables/{mine[0]['id']}/start")
        ada.post(f"/api/tables/{mine[0]['id']}/resign", {"seat": 0})
        assert wish(ada).status_code == 201, "one is over"
        for visitor in (ada, bea):
            visitor.close()


def test_many_at_once_gain_nothing(db: str) -> None:
    with open_house(db, tables_per_person=5) as house, ThreadPoolExecutor(12) as threads:
        ada = Visitor(house)
        answers = list(threads.map(lambda _: wish(ada).status_code, range(24)))
        assert set(answers) == {201, 429}
        assert 1 <= answers.count(201) <= 5
        ada.close()


def test_a_rematch_is_a_table_too(db: str) -> None:
    with open_house(db, tables_per_person=1) as house:
        ada = Visitor(house)
        table = ada.table(start=True)
        ada.post(f"/api/tables/{table}/resign", {"seat": 0})
        ada.post(f"/api/tables/{table}/rematch")
        assert key_of(wish(ada)) == "refused-tables-owned"
        assert ada.http.post(f"/api/tables/{table}/rematch").status_code == 200, "it is there already"
        ada.close()


def test_an_address_makes_so_many_tables_an_hour(db: str) -> None:
    with open_house(db, tables_per_address_hour=3) as house:
        people = [Visitor(house) for _ in range(5)]
        answers = [wish(person, "203.0.113.7") for person in people]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert key_of(answers[3]) == "refused-tables-made"
        assert int(answers[3].headers["retry-after"]) == 1200
        assert wish(people[4], "203.0.113.8").status_code == 201
        for person in people:
            person.close()


def test_addresses_that_one_person_has_many_of_count_as_one() -> None:
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::1") != address_of("2001:db8:1:2::1")
    assert address_of("::ffff:192.0.2.1") == address_of("192.0.2.1")
    assert address_of("unix") == "unix"


# ---------------------------------------------------------------------- sockets


def knock(house: House, visitor: Visitor) -> tuple[dict[str, Any], int]:
    """The first message over a new line, and how that ended; 0: it did not."""
    cookie = f"lanterne={visitor.http.cookies['lanterne']}"
    url = house.url.replace("http", "ws") + "/api/socket"
    with connect(url, additional_headers={"Cookie": cookie}) as line:
        first: dict[str, Any] = json.loads(line.recv(timeout=10))
        try:
            line.recv(timeout=0.2)
        except TimeoutError:
            return first, 0
        except ConnectionClosed as closed:
            return first, 0 if closed.rcvd is None else closed.rcvd.code
    raise AssertionError("more than one message")


@pytest.mark.parametrize(
    ("limit", "key"),
    [("sockets_per_person", "refused-sockets-person"), ("sockets_per_address", "refused-sockets-address")],
)
def test_lines_are_counted_and_given_back(db: str, limit: str, key: str) -> None:
    with open_house(db, None, **{limit: 2}) as house:
        ada = Visitor(house)
        others = [Visitor(house, dict(ada.http.cookies)) for _ in range(2)]
        for other in others:
            other.call()
        first, code = knock(house, ada)
        assert (first["t"], first["why"], first["phrase"]["key"], code) == ("refused", "too-many", key, TOO_MANY)
        others[0].hang_up()
        wait_until(lambda: len(house.registry.clients) == 1)
        assert knock(house, ada)[0]["t"] == "welcome"
        for visitor in (ada, *others):
            visitor.close()
        wait_until(lambda: not house.registry.quotas.sockets, 10.0)


def test_a_line_follows_so_many_tables(db: str) -> None:
    with open_house(db, tables_watched=2) as house:
        ada = Visitor(house)
        tables = [ada.table() for _ in range(3)]
        for table in tables[:2]:
            ada.watch(table)
        ada.send(t="watch", table=tables[2])
        refused = ada.until("refused")
        assert (refused["why"], refused["phrase"]["key"]) == ("too-many", "refused-tables-at-once")
        ada.send(t="unwatch", table=tables[0])
        ada.watch(tables[2])
        ada.close()


# ---------------------------------------------------------------------- looks


def answers(visitor: Visitor, count: int) -> list[str]:
    """The kinds of the next answers to what asks for whole tables."""
    found: list[str] = []
    while len(found) < count:
        message = visitor.next()
        if message["t"] in ("table", "words", "refused"):
            found.append(message.get("why", message["t"]))
    return found


def test_whole_tables_are_shown_at_a_measured_pace_whatever_the_number_of_lines(db: str) -> None:
    with open_house(db, looks_per_person_s=0.25) as house:  # five at once
        ada = Visitor(house)
        table = ada.table()
        lines = [Visitor(house, dict(ada.http.cookies)) for _ in range(4)]
        shown: list[str] = []
        for line in lines:
            line.call()
            for _ in range(3):
                line.send(t="watch", table=table)
            shown += answers(line, 3)
        assert shown.count("table") == 5
        assert shown.count("later") == 7
        bea = Visitor(house)
        bea.watch(table)
        for visitor in (ada, bea, *lines):
            visitor.close()


def test_so_they_are_where_many_people_share_an_address(db: str) -> None:
    with open_house(db, looks_per_address_s=0.1) as house:  # two at once
        people = [Visitor(house) for _ in range(4)]
        table = people[0].table()
        shown: list[str] = []
        for person in people:
            person.call()
            person.send(t="watch", table=table)
            shown += answers(person, 1)
        assert shown == ["table", "table", "later", "later"]
        for person in people:
            person.close()


def test_wrong_moves_are_no_way_round_it(db: str) -> None:
    with open_house(db, looks_per_person_s=0.2) as house:  # four at once
        ada = Visitor(house)
        table = ada.table(mine=2, start=True)
        ada.watch(table)
        for number in range(8):
            ada.move(table, 99, 0, "end", f"wrong-{number}")
        assert answers(ada, 16) == ["stale", "table"] * 3 + ["stale", "later"] * 5
        ada.close()


def test_words_of_what_is_new_are_always_told(db: str) -> None:
    """A page that is played at quickly asks after every step; who asks the same again has looked."""
    with open_house(db, looks_per_person_s=0.1) as house:  # two at once
        ada = Visitor(house)
        table = ada.table(mine=2, start=True)
        ada.watch(table)
        host = house.registry.tables[table].host
        for number in range(6):
            seat = host.to_act()[0]
            ada.send(t="ask-words", table=table, seat=seat)
            ada.move(table, host.match.ply_of(seat), seat, host.legal(seat)[0].code(), f"step {number}")
            assert answers(ada, 1) == ["words"]
            ada.until("stepped")
        for _ in range(4):
            ada.send(t="ask-words", table=table, seat=0)
        assert answers(ada, 4) == ["words", "words", "later", "later"]
        ada.close()


# ---------------------------------------------------------------------- bots


def bots_only(visitor: Visitor) -> str:
    return visitor.table(mine=0, bots=["random", "random"], start=True)


def test_bots_that_play_for_nobody_keep_to_a_pace_however_many_tables_they_have(db: str) -> None:
    with open_house(db, bot_moves_per_person_s=20.0) as house:
        ada = Visitor(house)
        began = time.monotonic()
        tables = [house.registry.tables[bots_only(ada)] for _ in range(4)]

        def moves() -> int:
            return sum([table.host.match.ply for table in tables])

        wait_until(lambda: moves() >= 20, 30.0)
        took = time.monotonic() - began
        assert moves() <= 20.0 * took + 5
        assert max(table.thinking_s() for table in tables) < 20
        ada.close()


def test_all_of_them_together_have_a_bounded_part(db: str) -> None:
    with open_house(db, bot_moves_s=20.0) as house:
        people = [Visitor(house) for _ in range(4)]
        began = time.monotonic()
        tables = [house.registry.tables[bots_only(person)] for person in people]
        wait_until(lambda: sum([table.host.match.ply for table in tables]) >= 20, 30.0)
        assert time.monotonic() - began > 0.75
        for person in people:
            person.close()


def test_who_plays_waits_for_no_pace(db: str) -> None:
    with open_house(db, bot_moves_s=0.01) as house:
        ada = Visitor(house)
        bots_only(ada)
        table = ada.table(bots=["random"], start=True)
        whole = ada.watch(table)
        for _ in range(200):
            info = ada.watch(table)["info"]
            if info["to_act"] == [0]:
                break
        assert info["to_act"] == [0], whole["info"]
        ada.close()


def test_a_pace_is_kept_and_not_saved_up() -> None:
    gate = Turnstile(10.0)
    assert [round(gate.wait_s(100.0), 3) for _ in range(3)] == [0.0, 0.1, 0.2]
    assert gate.wait_s(200.0) == 0.0
    assert round(gate.wait_s(200.0), 3) == 0.1


def test_buckets_forget_who_came_first() -> None:
    buckets = Buckets(1.0, 1.0, most=2)
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    buckets.of("b")
    buckets.of("a")
    buckets.of("c")
    assert set(buckets.kept) == {"a", "c"}


class Waiting(Job):
    """A question as far as the queue can tell."""

    def __init__(self, person: str, seconds: float = 0.05) -> None:
        self.person = person
        self.seconds = seconds


def taken(queue: Queue, most_s: float | None = None) -> list[str]:
    found: list[str] = []
    while (job := queue.next(most_s)) is not None:
        found.append(job.person)
    return found


def test_people_take_turns_in_the_queue() -> None:
    queue = Queue()
    for person in ["a"] * 50 + ["b", "c"]:
        queue.add(Waiting(person))
    assert taken(queue)[:5] == ["a", "b", "c", "a", "a"]
    assert not queue.of


def test_the_queue_passes_over_who_thinks_too_long_and_forgets_who_was_called_off() -> None:
    queue = Queue()
    slow, quick, off = Waiting("a", 5.0), Waiting("a"), Waiting("b")
    for job in (slow, quick, off):
        queue.add(job)
    queue.drop(off)
    assert (queue.has(slow), queue.has(off), len(queue)) == (True, False, 2)
    assert queue.next(0.25) is quick
    assert queue.next(0.25) is None
    assert queue.next(None) is slow


def test_requests_of_one_network_count_together(db: str) -> None:
    """Whoever has one address of IPv6 has 2**64 of them."""
    with open_house(db, http_per_minute=6) as house:
        ada = Visitor(house)

        def ask(address: str) -> int:
            return ada.http.get("/api/games", headers={"X-Forwarded-For": address}).status_code

        assert [ask(f"2001:db8::{number}") for number in range(8)] == [200] * 6 + [429] * 2
        assert ask("2001:db8:0:1::1") == 200
        ada.close()
