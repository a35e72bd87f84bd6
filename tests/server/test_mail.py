"""A lost password answered by mail: to whom, how often, and that nobody else learns anything from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterne.server.ids import hashed
from lanterne.server.mailing import postman
from lanterne.server.store import schema as t
from tests.server.faults import wait_until
from tests.server.house import House, Visitor, open_house, sqlite_url
from tests.server.mail_server import MailServer, mail_server

OLD, NEW = "correct horse", "battery staple"
MAIL = "Ada@Example.org"
URL = "https://table.example"


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def house(tmp_path: Path, mails: MailServer) -> Iterator[House]:
    how: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": mails.port, "smtp_from": "house@table.example"}
    with open_house(sqlite_url(tmp_path), **how, smtp_security="none", public_url=URL) as opened:
        yield opened


@pytest.fixture
def guests(house: House) -> Iterator[list[Visitor]]:
    made = [Visitor(house) for _ in range(3)]
    yield made
    for visitor in made:
        visitor.close()


def account(visitor: Visitor, name: str = "Ada", mail: str = MAIL) -> None:
    visitor.post("/api/account", {"name": name, "password": OLD})
    if mail:
        assert visitor.post("/api/account/mail", {"mail": mail, "password": OLD})["mail"] == mail.lower()


def ask(visitor: Visitor, who: str, lang: str = "en") -> Any:
    return visitor.http.post("/api/account/lost", json={"who": who, "lang": lang})


def settled(house: House) -> None:
    """All that was asked for is done."""
    house.inside(house.app.state.postman.work.join())


def again(house: House) -> None:
    """As if five minutes had passed."""
    store = house.registry.store
    house.inside(store._keep(t.mail_links.update().values(created_ms=t.mail_links.c.created_ms - postman.APART_MS)))
    house.app.state.postman.sent_to.kept.clear()


def link_in(mails: MailServer) -> str:
    found = re.search(rf"{URL}/account#link=(\S+)", mails.next().get_content())
    assert found is not None
    return found[1]


def use(visitor: Visitor, link: str, password: str = NEW) -> Any:
    return visitor.http.post("/api/account/link", json={"link": link, "password": password})


def key_of(answer: Any) -> str:
    return str(answer.json()["phrase"]["key"])


def test_a_link_sets_a_new_password_once(house: House, mails: MailServer, guests: list[Visitor]) -> None:
    ada, forgetful, eve = guests
    account(ada)
    table = forgetful.table(mine=2, start=True)
    assert ask(forgetful, " ada@example.ORG ", "fr").json() is None
    sent = mails.next()
    assert (sent["To"], sent["From"]) == (MAIL.lower(), "house@table.example")
    assert "mot de passe" in sent["Subject"]
    assert "Ada" in sent.get_content()
    link = sent.get_content().split("#link=")[1].split()[0]
    told = use(forgetful, link)
    assert told.status_code == 200, told.text
    assert told.json()["id"] == ada.me["id"]
    assert [row["id"] for row in forgetful.http.get("/api/lobby").json()["mine"]] == [table], "a guest's games come too"
    assert ada.http.get("/api/lobby").status_code == 401
    assert key_of(use(eve, link)) == "refused-link"
    assert eve.http.post("/api/session", json={"name": "Ada", "password": OLD}).status_code == 400
    assert eve.http.post("/api/session", json={"name": "Ada", "password": NEW}).status_code == 200


def test_nobody_learns_who_has_an_account(house: House, mails: MailServer, guests: list[Visitor]) -> None:
    ada, bea, eve = guests
    account(ada)
    account(bea, "Bea", mail="")
    answers = [ask(eve, who) for who in ("Ada", "Bea", "Nobody", "no@body.example", MAIL)]
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, b"null")}
    refused = ask(eve, "Ada")
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "60"
    settled(house)
    mails.next()
    assert mails.letters.empty(), "one letter to one person"


def test_one_letter_in_five_minutes(house: House, mails: MailServer, guests: list[Visitor]) -> None:
    ada, bea, eve = guests
    account(ada)
    account(bea, "Bea")
    ask(eve, "Ada")
    ask(eve, "Bea")
    settled(house)
    first = link_in(mails)
    assert mails.letters.empty(), "both are read by one person"
    again(house)
    ask(eve, MAIL)
    both = mails.next().get_content()
    assert "Ada" in both
    assert "Bea" in both
    assert key_of(use(eve, first)) == "refused-link", "a newer one takes its place"


def test_a_link_dies_with_time_and_with_other_keys(house: House, mails: MailServer, guests: list[Visitor]) -> None:
    ada, eve, _ = guests
    account(ada)
    for end in ("time", "password", "address"):
        ask(eve, "Ada")
        link = link_in(mails)
        if end == "time":
            for _ in range(postman.HOLDS_MIN // 5):
                again(house)
        elif end == "password":
            ada.post("/api/account/password", {"old": OLD, "password": OLD})
        else:
            ada.post("/api/account/mail", {"mail": "", "password": OLD})
        assert key_of(use(eve, link)) == "refused-link", end
        again(house)


def test_an_address_is_told_to_its_owner_alone(house: House, mails: MailServer, guests: list[Visitor]) -> None:
    ada, eve, _ = guests
    account(ada)
    ask(eve, "Ada")
    link = link_in(mails)
    me = ada.http.get("/api/me").json()
    assert (me["mail"], me["mails"]) == (MAIL.lower(), True)
    told = ada.http.get("/api/me/export")
    assert told.json()["person"]["mail"] == MAIL.lower()
    assert link not in told.text
    assert hashed(link) not in told.text
    ada.post("/api/me/erase", {"password": OLD})
    store = house.registry.store
    assert house.inside(store.to_be_mailed("ada", MAIL.lower())) == []
    assert house.inside(store._rows(t.mail_links.select())) == []
    assert key_of(use(eve, link)) == "refused-link"


@pytest.mark.parametrize("mail", ["ada", "a@b", "a@b.org\n", "a@b.org\r\nBcc: c@d.org", "a b@c.org", "<a@b.org>"])
def test_what_is_no_address(guests: list[Visitor], mail: str) -> None:
    ada = guests[0]
    account(ada, mail="")
    wrong = ada.http.post("/api/account/mail", json={"mail": mail, "password": OLD})
    assert (wrong.status_code, key_of(wrong)) == (400, "refused-mail")
    wrong = ada.http.post("/api/account/mail", json={"mail": MAIL, "password": NEW})
    assert key_of(wrong) == "refused-password"


def test_a_failure_is_logged_without_names(
    house: House, mails: MailServer, guests: list[Visitor], logged: list[str]
) -> None:
    ada, eve, _ = guests
    account(ada)
    mails.refuses = True
    assert ask(eve, "Ada").status_code < 300
    settled(house)
    wait_until(lambda: any("mailed" in line for line in logged))
    said = "\n".join(logged).lower()
    assert "smtprecipientsrefused" in said
    assert "example.org" not in said
    assert "link=" not in said


def test_a_house_that_cannot_mail_says_so(tmp_path: Path) -> None:
    with open_house(sqlite_url(tmp_path)) as house:
        ada = Visitor(house)
        assert not ada.me["mails"]
        account(ada, mail="")
        assert key_of(ask(ada, "Ada")) == "refused-no-mail"
        refused = ada.http.post("/api/account/mail", json={"mail": MAIL, "password": OLD})
        assert key_of(refused) == "refused-no-mail"
        ada.close()
