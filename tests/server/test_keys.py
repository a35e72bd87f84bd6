"""The keys of an account: its password, the code that resets it; what is kept about somebody, told and erased."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Guests
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, sqlite_url

OLD, NEW = "correct horse", "battery staple"


@pytest.fixture
def db(tmp_path: Path) -> str:
    """One kind is enough here."""
    return sqlite_url(tmp_path)


def register(visitor: Visitor, name: str = "Ada") -> str:
    made = visitor.post("/api/account", {"name": name, "password": OLD})
    assert made["can_recover"]
    return str(made["code"])


def answer(visitor: Visitor, path: str, **body: Any) -> Any:
    return visitor.http.post(path, json=body)


def refusal(visitor: Visitor, path: str, **body: Any) -> str:
    refused = answer(visitor, path, **body)
    assert refused.status_code == 400, refused.text
    return str(refused.json()["phrase"]["key"])


def signs_in(visitor: Visitor, password: str) -> bool:
    return bool(answer(visitor, "/api/session", name="Ada", password=password).status_code == 200)


def test_a_new_password_ends_every_other_session(guest: Guests) -> None:
    ada, elsewhere = guest(), guest()
    register(ada)
    assert signs_in(elsewhere, OLD)
    elsewhere.call()
    assert refusal(ada, "/api/account/password", old="wrong", password=NEW) == "refused-password"
    assert answer(ada, "/api/account/password", old=OLD, password=NEW).status_code == 200
    with pytest.raises(ConnectionClosed):
        elsewhere.until("never")
    assert elsewhere.http.get("/api/lobby").status_code == 401
    assert ada.http.get("/api/me").json()["account"], "this one goes on"
    assert not signs_in(guest(), OLD)
    assert signs_in(guest(), NEW)


def test_the_code_resets_the_password_once(guest: Guests) -> None:
    ada, forgetful = guest(), guest()
    code = register(ada)
    table = forgetful.table(mine=2, start=True)
    told = answer(forgetful, "/api/account/reset", name="ada", code=code.upper().replace("-", " "), password=NEW)
    assert told.status_code == 200, told.text
    assert told.json()["id"] == ada.me["id"]
    assert [row["id"] for row in forgetful.http.get("/api/lobby").json()["mine"]] == [table], "a guest's games come too"
    assert ada.http.get("/api/lobby").status_code == 401
    assert signs_in(guest(), NEW)
    assert refusal(guest(), "/api/account/reset", name="Ada", code=code, password=OLD) == "refused-code"
    assert answer(guest(), "/api/account/reset", name="Ada", code=told.json()["code"], password=OLD).status_code == 200


def test_guesses_of_a_code_wait_as_those_of_a_password(house: House, guest: Guests) -> None:
    register(guest())
    eve = guest()
    for name in ("Ada", "Nobody"):
        assert refusal(eve, "/api/account/reset", name=name, code="a-b-c", password=NEW) == "refused-code"
    for _ in range(8):
        house.app.state.people.tries.note("127.0.0.1 ada")
    assert answer(eve, "/api/account/reset", name="Ada", code="a-b-c", password=NEW).status_code == 429
    assert answer(eve, "/api/session", name="Ada", password=OLD).status_code == 429


def test_another_code_takes_the_place_of_the_first(guest: Guests) -> None:
    ada = guest()
    first = register(ada)
    assert refusal(ada, "/api/account/code", password="wrong") == "refused-password"
    second = ada.post("/api/account/code", {"password": OLD})["code"]
    assert refusal(guest(), "/api/account/reset", name="Ada", code=first, password=NEW) == "refused-code"
    assert answer(guest(), "/api/account/reset", name="Ada", code=second, password=NEW).status_code == 200


def test_an_account_of_before_has_no_code(house: House, guest: Guests) -> None:
    ada = guest()
    register(ada)
    house.inside(house.registry.store.set_recovery(ada.me["id"], None))
    assert not ada.http.get("/api/me").json()["can_recover"]
    assert refusal(guest(), "/api/account/reset", name="Ada", code="", password=NEW) == "refused-code"
    ada.post("/api/account/code", {"password": OLD})
    assert ada.http.get("/api/me").json()["can_recover"]


def test_guests_have_no_keys(guest: Guests) -> None:
    ada = guest()
    assert refusal(ada, "/api/account/password", old=OLD, password=NEW) == "refused-no-account"
    assert refusal(ada, "/api/account/code", password=OLD) == "refused-no-account"


def test_what_is_kept_is_told_without_keys(guest: Guests) -> None:
    ada = guest()
    code = register(ada)
    table = ada.table(mine=2, start=True)
    told = ada.http.get("/api/me/export")
    assert "attachment" in told.headers["content-disposition"]
    assert [row["id"] for row in told.json()["tables_owned"]] == [table]
    for secret in ("argon2", code, code.replace("-", "")):
        assert secret not in told.text


def test_whoever_is_erased_is_gone_at_open_tables_at_once(house: House, guest: Guests) -> None:
    ada, bea = guest(), guest()
    register(ada)
    table, waiting = bea.table(), ada.table()
    ada.post(f"/api/tables/{table}/sit", {"seat": 1})
    bea.post(f"/api/tables/{table}/start")
    bea.watch(table)
    assert refusal(ada, "/api/me/erase", password="wrong") == "refused-password"
    assert answer(ada, "/api/me/erase", password=OLD).status_code == 200
    wait_until(lambda: house.registry.tables[table].host.sitters[1].name == "")
    wait_until(lambda: waiting not in house.registry.tables)
    assert bea.http.get(f"/api/tables/{waiting}").status_code == 404
    assert ada.http.get("/api/me").json()["id"] != ada.me["id"]
    assert not signs_in(guest(), OLD)


def test_a_guest_can_be_forgotten(guest: Guests) -> None:
    ada = guest()
    assert answer(ada, "/api/me/erase").status_code == 200
    assert ada.http.get("/api/me").json()["id"] != ada.me["id"]
