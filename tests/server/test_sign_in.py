"""Passwords, sessions and their end."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from lanterne.core.errors import BadInput
from lanterne.server.limits import Tries
from lanterne.server.store.store import UNUSED_MS
from lanterne.server.wall_clock import wall_clock
from tests.server.conftest import Guests
from tests.server.databases import fresh_database
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, apart, open_house, sqlite_url

pytestmark = pytest.mark.slow

RIGHT, WRONG = "correct horse", "wrong horse"


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


def try_password(visitor: Visitor, name: str, password: str, address: str = "") -> Any:
    headers = {"X-Forwarded-For": address} if address else {}  # the server trusts what stands before it on its machine
    return visitor.http.post("/api/session", json={"name": name, "password": password}, headers=headers)


# ---------------------------------------------------------------------- guesses


def test_an_unknown_name_costs_what_a_known_one_costs(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    """One check each, no hash, and never on the thread that serves everybody."""
    ada = guest()
    ada.post("/api/account", {"name": "Ada", "password": RIGHT})
    calls: list[tuple[str, str]] = []
    verify, hash_it = PasswordHasher.verify, PasswordHasher.hash

    def counted_verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        calls.append(("verify", threading.current_thread().name))
        return verify(self, hashed, password)

    def counted_hash(self: PasswordHasher, password: str) -> str:
        calls.append(("hash", threading.current_thread().name))
        return hash_it(self, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted_verify)
    monkeypatch.setattr(PasswordHasher, "hash", counted_hash)
    for name in ("Ada", "Zoe"):
        assert try_password(ada, name, WRONG).status_code == 400
    assert [call for call, _ in calls] == ["verify", "verify"]
    assert all(thread.startswith("asyncio") for _, thread in calls)  # a thread of the pool, not the loop's


def test_after_five_wrong_passwords_each_waits_longer(house: House, guest: Guests) -> None:
    ada, eve = guest(), guest()
    ada.post("/api/account", {"name": "Ada", "password": RIGHT})
    for _ in range(5):
        assert try_password(eve, "Ada", WRONG).status_code == 400
    tries = house.app.state.people.tries
    assert tries.made["127.0.0.1 ada"][0] == 5
    for _ in range(4):
        tries.note("127.0.0.1 ada")  # as many more as a second does not pass
    refused = try_password(eve, "Ada", RIGHT)  # not even looked at
    assert refused.status_code == 429
    wait_s = int(refused.headers["Retry-After"])
    assert 1 <= wait_s <= 16
    assert refused.json()["phrase"] == {"key": "refused-sign-in-wait", "args": {"seconds": wait_s}}
    assert try_password(guest(), "ada", RIGHT, "192.0.2.7").status_code == 200  # nobody else is locked out


def test_many_guesses_at_once_gain_nothing(guest: Guests) -> None:
    guest().post("/api/account", {"name": "Ada", "password": RIGHT})
    visitors = [guest() for _ in range(8)]
    answers: list[int] = []
    threads = [
        threading.Thread(target=lambda eve=eve: answers.append(try_password(eve, "Ada", WRONG).status_code))
        for eve in visitors
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.count(400) <= 6  # five are free; a second may pass meanwhile


def test_one_address_cannot_try_one_password_on_everybody(house: House, guest: Guests) -> None:
    eve = guest()
    house.app.state.people.tries_of_address.free = 3
    assert [try_password(eve, f"Name {number}", WRONG).status_code for number in range(3)] == [400, 400, 400]
    for _ in range(4):
        house.app.state.people.tries_of_address.note("127.0.0.1")  # as many more as a second does not pass
    assert try_password(eve, "Name 3", WRONG).status_code == 429


def test_one_network_is_one_address(house: House, guest: Guests) -> None:
    """Whoever has one address of IPv6 has 2**64 of them."""
    ada, eve = guest(), guest()
    ada.post("/api/account", {"name": "Ada", "password": RIGHT})
    for number in range(5):
        assert try_password(eve, "Ada", WRONG, f"2001:db8::{number}").status_code == 400
    for _ in range(4):
        house.app.state.people.tries.note("2001:db8::/64 ada")  # as many more as a second does not pass
    assert try_password(eve, "Ada", RIGHT, "2001:db8::77:1").status_code == 429
    assert try_password(guest(), "Ada", RIGHT, "2001:db8:0:1::1").status_code == 200


def test_pauses_double_up_to_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    tries = Tries(2, most=3)
    waits = []
    for _ in range(10):
        waits.append(tries.wait_s("eve"))
        now[0] += waits[-1]
        tries.note("eve")
    assert waits == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60]
    now[0] += 901
    assert tries.wait_s("eve") == 0
    for name in "abcd":
        tries.note(name)
    assert len(tries.made) == 3  # so many are remembered, no more


def test_of_many_accounts_asked_for_at_once_there_is_one(house: House, guest: Guests) -> None:
    """Whoever is told a name and a code can use them."""
    ada = guest()
    people = house.app.state.people

    async def ask() -> list[Any]:
        user = await people.known(ada.http.cookies["lanterne"])
        asked = [people.register(user, f"Ada {number}", RIGHT) for number in range(3)]
        return await asyncio.gather(*asked, return_exceptions=True)

    told = house.inside(ask())
    [made] = [answer for answer in told if not isinstance(answer, Exception)]
    assert {type(answer) for answer in told} == {tuple, BadInput}
    assert try_password(guest(), made[0].name, RIGHT).status_code == 200


def test_the_name_is_cleaned_as_when_it_was_given(guest: Guests) -> None:
    guest().post("/api/account", {"name": " Ada \u200b  B ", "password": RIGHT})
    assert try_password(guest(), "ada    b", RIGHT).status_code == 200


def test_a_name_that_grows_when_it_is_folded(guest: Guests, logged: list[str]) -> None:
    answer = guest().http.post("/api/account", json={"name": "ß" * 20, "password": RIGHT})
    assert answer.status_code == 400
    assert answer.json()["phrase"]["key"] == "refused-name-length"
    assert logged == []


def test_no_parameter_of_a_statement_reaches_the_log(house: House) -> None:
    """Whatever fails: an error of the database tells its statement, never a hash or a token."""
    store = house.registry.store

    async def told(work: Any) -> str:
        with pytest.raises(DBAPIError) as found:
            await work
        return str(found.value)

    nowhere = text("SELECT nothing FROM nowhere WHERE :secret = 1").bindparams(secret="hush")
    assert "hush" not in house.inside(told(store._rows(nowhere)))
    assert "hush" not in house.inside(told(store._write(nowhere)))


# ---------------------------------------------------------------------- the end of a session


def test_signing_out_ends_the_line(guest: Guests) -> None:
    ada, elsewhere = guest(), guest()
    ada.post("/api/account", {"name": "Ada", "password": RIGHT})
    elsewhere.post("/api/session", {"name": "Ada", "password": RIGHT})
    table = ada.table(mine=2, start=True)
    ada.watch(table)
    elsewhere.watch(table)
    ada.http.delete("/api/session")
    with pytest.raises(ConnectionClosed) as closed:
        ada.until("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert elsewhere.watch(table)["mine"] == [0, 1]  # another session of the same person


def test_signing_out_everywhere(guest: Guests) -> None:
    ada, elsewhere, bea = guest(), guest(), guest()
    ada.post("/api/account", {"name": "Ada", "password": RIGHT})
    elsewhere.post("/api/session", {"name": "Ada", "password": RIGHT})
    for visitor in (ada, elsewhere, bea):
        visitor.call()
    assert ada.http.delete("/api/sessions").status_code == 200
    for visitor in (ada, elsewhere):
        with pytest.raises(ConnectionClosed):
            visitor.until("pong")
    assert elsewhere.http.get("/api/lobby").status_code == 401
    bea.send(t="ping")
    bea.until("pong")


@pytest.mark.slow
def test_signing_out_ends_the_line_at_another_worker(postgres: str) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db) as one, open_house(db) as two:
        ada = Visitor(one)
        twin = Visitor(two, {"lanterne": ada.http.cookies["lanterne"]})
        twin.call()
        ada.http.delete("/api/session")
        with pytest.raises(ConnectionClosed):
            twin.until("pong")
        ada.close()
        twin.close()


def test_a_session_nobody_uses_ends_and_one_in_use_lives_on(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    store = house.registry.store
    try:
        for _ in range(3):
            wall_clock.ahead_ms += UNUSED_MS // 2 + 1
            assert ada.http.get("/api/me").json()["id"] == ada.me["id"]
        assert bea.http.get("/api/lobby").status_code == 401
        house.inside(store.end_unused_sessions())
        assert ada.http.get("/api/me").json()["id"] == ada.me["id"]
    finally:
        wall_clock.ahead_ms = 0
    assert bea.http.get("/api/me").json()["id"] != bea.me["id"]


def test_the_cookie_is_given_anew_for_as_long(guest: Guests) -> None:
    answer = guest().http.get("/api/me")
    assert f"Max-Age={UNUSED_MS // 1000}" in answer.headers["set-cookie"]


def test_wrong_passwords_keep_nobody_waiting(house: House, guest: Guests) -> None:
    """Few are checked at once, and none on the loop."""
    eve = guest()
    threads = [threading.Thread(target=try_password, args=(eve, f"Nobody {n}", WRONG)) for n in range(4)]
    for thread in threads:
        thread.start()
    assert house.app.state.people.passwords.turns._value <= 2
    wait_until(lambda: guest().http.get("/api/health").status_code == 200, 5.0)
    for thread in threads:
        thread.join()
