"""Called back: whoever is waited for and does not come hears of it once, in their browser alone, and nothing more."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterne.server.calling import caller as caller_module
from lanterne.server.calling import sending
from lanterne.server.calling.caller import Caller
from lanterne.server.calling.encryption import from_64, in_64, key_of, sealed
from lanterne.server.calling.sending import Barred, addresses_of, is_public, post, target_of
from tests.server.databases import fresh_database
from tests.server.house import House, Visitor, apart, open_house, sqlite_url
from tests.server.push_service import Browser, PushService
from tests.server.test_turns import move, order, pair

DAYS = {"pace": {"kind": "days", "days": 3}}
SOON: dict[str, Any] = {"push_private": True, "call_after_s": 0.05}


@pytest.fixture
def service() -> Iterator[PushService]:
    opened = PushService()
    yield opened
    opened.close()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(caller_module, "AGAIN_S", (0.01, 0.01, 0.01, 0.01))
    with open_house(sqlite_url(tmp_path), **SOON) as opened:
        yield opened


@pytest.fixture
def people(house: House) -> Iterator[tuple[Visitor, Visitor]]:
    ada, bea = Visitor(house), Visitor(house)
    ada.post("/api/me/name", {"name": "Ada"})
    bea.post("/api/me/name", {"name": "Bea"})
    yield ada, bea
    ada.close()
    bea.close()


def browsers(service: PushService, *people: Visitor, lang: str = "en") -> list[Browser]:
    """Each is called in a browser of their own."""
    made = [Browser(service, visitor.me["id"]) for visitor in people]
    for visitor, browser in zip(people, made, strict=True):
        visitor.post("/api/calls/push", browser.subscription(lang))
    return made


def caller_of(house: House) -> Caller:
    caller: Caller = house.app.state.caller
    return caller


def wish(people: tuple[Visitor, ...], **wishes: str) -> None:
    for visitor in people:
        visitor.post("/api/calls/wishes", wishes)


def settle(house: House) -> None:
    """Until whoever was to be called by now has been."""
    caller = caller_of(house)

    async def settled() -> bool:
        soon = [timer for timer in caller.due.values() if timer.when() < asyncio.get_running_loop().time() + 1]
        return not soon and caller.work.empty() and caller.working == 0

    while not house.inside(settled()):
        pass


def rows(house: House, table: str) -> dict[str, bool]:
    found: dict[str, bool] = house.inside(house.registry.store.calls(table))
    return found


def until_rows(house: House, table: str, wanted: dict[str, bool]) -> None:
    while rows(house, table) != wanted:
        pass


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    once = key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = from_64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    salt = from_64("DGv6ra1nlYgDCS1FRnbzlw")
    made = sealed(
        b"When I grow up, I want to be a watermelon", browser, from_64("BTBZMqHH6r4Tts7J_aSIgg"), once, salt, 0
    )
    assert in_64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_move_of_correspondence_calls_whose_turn_it_is(
    house: House, service: PushService, people: tuple[Visitor, Visitor]
) -> None:
    ada, bea = people
    browsers(service, *people)
    table = pair(ada, bea, **DAYS)
    mover, other = order(table, ada, bea)
    names = {ada.me["id"]: "Ada", bea.me["id"]: "Bea"}
    one, two = (service.browsers[f"/{visitor.me['id']}"] for visitor in (mover, other))
    name, rival = names[mover.me["id"]], names[other.me["id"]]
    assert one.next() == {
        "table": table,
        "title": "Vizia: your turn",
        "body": f"{name}, you are awaited; with {rival}.",
    }
    until_rows(house, table, {mover.me["id"]: True})
    move(mover, table)
    assert two.next()["body"] == f"{rival}, you are awaited; with {name}."
    assert one.next() == {"table": table}  # taken back
    until_rows(house, table, {other.me["id"]: True})
    assert one.came.empty()
    assert two.came.empty()
    assert service.keys == {mover.http.get("/api/calls").json()["key"]}


def test_in_the_language_of_the_browser(house: House, service: PushService, people: tuple[Visitor, Visitor]) -> None:
    ada, bea = people
    browsers(service, ada, bea, lang="fr")
    table = pair(ada, bea, **DAYS)
    mover, _ = order(table, ada, bea)
    assert service.browsers[f"/{mover.me['id']}"].next()["title"] == "Vizia : à vous"


def test_who_wishes_otherwise_is_not_called(
    house: House, service: PushService, people: tuple[Visitor, Visitor]
) -> None:
    ada, bea = people
    assert ada.http.get("/api/calls").json()["wishes"] == {"days": "closed", "live": "open"}
    browsers(service, ada, bea)
    live = pair(ada, bea)
    alone = ada.table(mine=2, start=True, **DAYS)
    settle(house)
    wish(people, days="never", live="never")
    days = pair(ada, bea, **DAYS)
    settle(house)
    wish(people, days="never", live="closed")
    last = pair(ada, bea)
    mover, _ = order(last, ada, bea)
    assert service.browsers[f"/{mover.me['id']}"].next()["table"] == last
    settle(house)
    assert [rows(house, table) for table in (live, alone, days)] == [{}, {}, {}]
    assert all(browser.came.empty() for browser in service.browsers.values())


def test_who_looks_at_the_table_is_not_called(
    house: House, service: PushService, people: tuple[Visitor, Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless that lasts: a page can be open and nobody before it."""
    ada, bea = people
    browsers(service, ada, bea)
    table = ada.table(**DAYS)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.watch(table)
    bea.watch(table)
    ada.post(f"/api/tables/{table}/start")
    settle(house)
    assert rows(house, table) == {}
    mover, other = order(table, ada, bea)
    monkeypatch.setattr(caller_module, "HERE_S", 0.01)
    move(mover, table)
    assert service.browsers[f"/{other.me['id']}"].next()["table"] == table


def test_a_subscription_that_is_gone_is_forgotten(
    house: House, service: PushService, people: tuple[Visitor, Visitor]
) -> None:
    ada, bea = people
    for browser in browsers(service, ada, bea):
        browser.statuses = [410]
    table = pair(ada, bea, **DAYS)
    mover, _ = order(table, ada, bea)
    until_rows(house, table, {mover.me["id"]: True})
    assert house.inside(house.registry.store.pushes(mover.me["id"])) == []


def test_a_service_that_is_busy_is_asked_again(
    house: House, service: PushService, people: tuple[Visitor, Visitor]
) -> None:
    ada, bea = people
    for browser in browsers(service, ada, bea):
        browser.statuses = [503, 429]
    table = pair(ada, bea, **DAYS)
    mover, _ = order(table, ada, bea)
    browser = service.browsers[f"/{mover.me['id']}"]
    assert [browser.came.get(timeout=30)[1]["status"] for _ in range(3)] == ["503", "429", "201"]
    until_rows(house, table, {mover.me["id"]: True})


def test_a_service_that_is_away_ends_nothing(
    house: House, service: PushService, people: tuple[Visitor, Visitor]
) -> None:
    ada, bea = people
    for visitor in people:
        body = Browser(service, visitor.me["id"]).subscription()
        with socket.create_server(("127.0.0.1", 0)) as probe:
            body["endpoint"] = f"http://127.0.0.1:{probe.getsockname()[1]}/x"
        visitor.post("/api/calls/push", body)
    table = pair(ada, bea, **DAYS)
    mover, _ = order(table, ada, bea)
    until_rows(house, table, {mover.me["id"]: True})
    assert len(house.inside(house.registry.store.pushes(mover.me["id"]))) == 1


def test_it_goes_with_the_session(house: House, service: PushService, people: tuple[Visitor, Visitor]) -> None:
    ada, bea = people
    browsers(service, ada, bea)
    ada.http.delete("/api/session")
    assert house.inside(house.registry.store.pushes(ada.me["id"])) == []
    taken = Browser(service, bea.me["id"])  # the same browser, where now somebody else is
    eve = Visitor(house)
    eve.post("/api/calls/push", taken.subscription())
    assert house.inside(house.registry.store.pushes(bea.me["id"])) == []
    bea.post("/api/calls/push/end", {"endpoint": taken.endpoint})  # not Bea's to end
    assert len(house.inside(house.registry.store.pushes(eve.me["id"]))) == 1
    eve.post("/api/calls/push/end", {"endpoint": taken.endpoint})
    assert house.inside(house.registry.store.pushes(eve.me["id"])) == []
    eve.close()


def test_ten_browsers_are_enough(house: House, service: PushService, people: tuple[Visitor, Visitor]) -> None:
    ada, _ = people
    for number in range(12):
        ada.post("/api/calls/push", Browser(service, f"b{number}").subscription())
    kept = house.inside(house.registry.store.pushes(ada.me["id"]))
    assert len(kept) == 10


PRIVATE = (
    "http://push.example.net/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest",
    "https://[::ffff:192.168.1.1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://100.64.1.1/x",
    "https://0.0.0.0/x",
    "https://localhost/x",
    "https://8.8.8.8:8443/x",
    "https://me@8.8.8.8/x",
    "https://2130706433/x",
)


@pytest.mark.parametrize("endpoint", PRIVATE)
def test_nothing_is_sent_into_a_private_network(tmp_path: Path, service: PushService, endpoint: str) -> None:
    with open_house(sqlite_url(tmp_path)) as house:
        ada = Visitor(house)
        body = {**Browser(service, "x").subscription(), "endpoint": endpoint}
        answer = ada.http.post("/api/calls/push", json=body)
        assert answer.status_code == 400, answer.text
        assert answer.json()["phrase"]["key"] in ("refused-push-address", "refused-push-unreachable")
        ada.close()


def test_a_name_that_leads_elsewhere_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked when somebody subscribes, and again whenever something is sent; then only what was looked at is called."""
    led: list[str] = []

    async def look_up(host: str, port: int) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (led[0], port))]

    called: list[str] = []

    async def call(host: str, *_: object, **__: object) -> Any:
        called.append(host)
        raise OSError

    async def tried(address: str) -> None:
        led[:] = [address]
        monkeypatch.setattr(sending, "look_up", look_up)
        target = target_of("https://push.example.net/x", private=False)
        with pytest.raises((Barred, OSError)):
            await post(target, {}, b"", private=False)

    monkeypatch.setattr(asyncio, "open_connection", call)
    for address in ("93.184.216.34", "127.0.0.1", "10.0.0.1"):
        asyncio.run(tried(address))
    assert called == ["93.184.216.34"]


def test_a_name_server_that_is_slow_keeps_nobody_from_the_page(
    house: House, people: tuple[Visitor, Visitor], service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, asked, known = threading.Event(), threading.Semaphore(0), socket.getaddrinfo

    def look_up(host: str, *args: Any, **more: Any) -> Any:
        if not str(host).endswith(".invalid"):
            return known(host, *args, **more)
        asked.release()
        answers.wait(60)
        raise socket.gaierror("nobody answers")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    ada, bea = people
    wish = Browser(service, "ada").subscription()
    told: list[int] = []

    def subscribe(number: int) -> None:
        endpoint = f"https://push{number}.invalid/ada"
        told.append(ada.http.post("/api/calls/push", json={**wish, "endpoint": endpoint}).status_code)

    # More than there are threads for everything else.
    threads = [threading.Thread(target=subscribe, args=(number,)) for number in range(40)]
    for thread in threads:
        thread.start()
    assert asked.acquire(timeout=60)
    bea.post("/api/account", {"name": "Bea", "password": "a long password"})  # it is hashed in a thread
    assert not answers.is_set()
    answers.set()
    for thread in threads:
        thread.join()
    assert (set(told), told.count(429) > 0) == ({400, 429}, True)


def test_a_language_of_unprintable_letters_is_none(service: PushService, people: tuple[Visitor, Visitor]) -> None:
    """PostgreSQL keeps no NUL."""
    body = Browser(service, "ada").subscription("f\0")
    assert people[0].http.post("/api/calls/push", json=body).status_code == 400


def test_what_is_public() -> None:
    import ipaddress

    assert is_public(ipaddress.ip_address("93.184.216.34"))
    assert is_public(ipaddress.ip_address("2606:2800:220:1::1"))
    assert not is_public(ipaddress.ip_address("::ffff:127.0.0.1"))
    assert not is_public(ipaddress.ip_address("2001:0:7f00:1::1"))
    with pytest.raises(Barred):
        asyncio.run(addresses_of(target_of("https://127.0.0.1/", private=False), private=False))


def test_who_was_called_is_not_called_again_after_a_restart(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = sqlite_url(tmp_path)
    with open_house(db, **SOON) as first:
        ada, bea = Visitor(first), Visitor(first)
        browsers(service, ada, bea)
        table = pair(ada, bea, **DAYS)
        mover, other = order(table, ada, bea)
        service.browsers[f"/{mover.me['id']}"].next()
        until_rows(first, table, {mover.me["id"]: True})
        key = caller_of(first).public_key
        cookies = [dict(visitor.http.cookies) for visitor in (mover, other)]
        for visitor in (ada, bea):
            visitor.close()
    with open_house(db, **SOON) as second:
        assert caller_of(second).public_key == key
        mover, other = (Visitor(second, cookie) for cookie in cookies)
        move(mover, table)
        assert service.browsers[f"/{other.me['id']}"].next()["table"] == table
        browser = service.browsers[f"/{mover.me['id']}"]
        assert browser.next() == {"table": table}
        assert browser.came.empty()
        mover.close()
        other.close()


@pytest.mark.slow
def test_two_workers_call_once(postgres: str, service: PushService) -> None:
    db = apart(fresh_database(postgres))
    with open_house(db, **SOON) as one, open_house(db, **SOON) as two:
        assert caller_of(one).public_key == caller_of(two).public_key
        ada, bea = Visitor(one), Visitor(two)
        browsers(service, ada, bea)
        table = pair(ada, bea, **DAYS)
        for _ in range(4):
            mover, _ = order(table, ada, bea)
            assert service.browsers[f"/{mover.me['id']}"].next()["title"]
            until_rows(one, table, {mover.me["id"]: True})
            move(mover, table)
            assert service.browsers[f"/{mover.me['id']}"].next() == {"table": table}
        mover, _ = order(table, ada, bea)
        service.browsers[f"/{mover.me['id']}"].next()
        until_rows(two, table, {mover.me["id"]: True})
        assert all(browser.came.empty() for browser in service.browsers.values())
        ada.close()
        bea.close()
