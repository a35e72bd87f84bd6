"""A seed that nobody can choose, over real sockets: committed to, pledged, shown, drawn, checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from lanterne.core.fairness import Draw, commitment_of, fresh_share, pledge_of
from lanterne.host import starting
from lanterne.host.starting import begin
from lanterne.server.store.rows import ChangeRow
from lanterne.server.tables.changing import carry_out
from tests.server.house import House, Visitor, open_house, sqlite_url

Guests = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def _truly_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests pin the seed."""
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda draw: draw.seed())


@pytest.fixture
def db(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


@contextmanager
def opened(folder: Path) -> Iterator[Guests]:
    """A house over that folder's database, and its visitors."""
    with open_house(sqlite_url(folder)) as house, ExitStack() as visitors:

        def arrive(cookies: dict[str, str] | None = None) -> Visitor:
            visitor = Visitor(house, cookies)
            visitors.callback(visitor.close)
            return visitor

        yield arrive


def stored(folder: Path, words: str) -> Any:
    engine = create_engine(f"sqlite:///{folder / 'lanterne.db'}")
    with engine.begin() as connection:
        found = connection.execute(text(words))
        row = found.first() if found.returns_rows else None
    engine.dispose()
    return row


def until_info(visitor: Visitor, **wanted: Any) -> dict[str, Any]:
    while True:
        message = visitor.next()
        if message["t"] in ("table", "changed"):
            info: dict[str, Any] = message["info"]
            if all(info[key] == value for key, value in wanted.items()):
                return info


def two_waiting(guest: Guests) -> tuple[Visitor, Visitor, str]:
    ada, bea = guest(), guest()
    table = ada.table(game="illusio")
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    ada.watch(table)
    bea.watch(table)
    return ada, bea, table


def test_two_people_and_the_house_draw_together(guest: Guests, tmp_path: Path) -> None:
    ada, bea, table = two_waiting(guest)
    published = ada.watch(table)["info"]["commitment"]
    secret = stored(tmp_path, "select house, commitment, seed from matches")
    assert secret.commitment == published == commitment_of(secret.house)
    assert secret.seed == "", "there is no seed before the start"
    shares = [fresh_share(), fresh_share()]
    for visitor, share in zip((ada, bea), shares, strict=True):
        visitor.send(t="pledge", table=table, pledge=pledge_of(share))
    pledged = [{"seats": [seat], "pledge": pledge_of(share), "share": None} for seat, share in enumerate(shares)]
    until_info(ada, pledges=sorted(pledged, key=lambda each: str(each["pledge"])))
    asked = ada.post(f"/api/tables/{table}/start")
    assert (asked["status"], asked["drawing"]) == ("waiting", True)
    for visitor in (ada, bea):
        until_info(visitor, drawing=True)
    ada.send(t="share", table=table, share=shares[0])
    seen = until_info(bea, drawing=True)
    assert all(each["share"] is None for each in seen["pledges"]), "nobody's share is told before all are there"
    bea.send(t="share", table=table, share=shares[1])
    begun = until_info(bea, status="playing")
    assert {each["share"] for each in begun["pledges"]} == set(shares)
    assert begun["commitment"] == published
    draw = Draw(secret.house, published, [(pledge_of(share), share) for share in shares])
    assert stored(tmp_path, "select seed from matches").seed == draw.seed()
    for line in [*ada.received, *bea.received]:
        assert secret.house not in line
        assert draw.seed()[7:] not in line
    bea.post(f"/api/tables/{table}/resign", {"seat": 1})
    while (result := ada.watch(table)["result"]) is None:
        pass
    assert (result["seed"], result["house"]) == (draw.seed(), secret.house)
    check = ada.http.get(f"/api/tables/{table}/check").json()
    assert (check["fair"], check["replays"], check["draw"]) == (True, True, draw.json())
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert record["draw"] == draw.json()
    assert check["digest"] == result["digest"]


def test_a_page_pledges_with_the_table_it_makes(guest: Guests) -> None:
    ada = guest()
    share = fresh_share()
    made = ada.post(
        "/api/tables",
        {"game": "vizia", "seats": 2, "bots": ["random"], "start": True, "pledge": pledge_of(share)},
    )
    assert (made["status"], made["drawing"]) == ("waiting", True)
    ada.watch(made["id"])
    ada.send(t="share", table=made["id"], share=share)
    begun = until_info(ada, status="playing")
    assert [each["share"] for each in begun["pledges"]] == [share]


def test_nobody_waits_for_a_page_that_is_gone(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.driver.ready_in_ms", soon)
    monkeypatch.setattr("lanterne.server.tables.drawing.ready_in_ms", soon)
    ada, bea, table = two_waiting(guest)
    bea.send(t="pledge", table=table, pledge=pledge_of(fresh_share()))
    until_info(bea, drawing=False)
    bea.hang_up()
    ada.post(f"/api/tables/{table}/start")
    begun = until_info(ada, status="playing")
    assert [each["share"] for each in begun["pledges"]] == [None]


def soon(host: Any, now_ms: int) -> int | None:
    """A house with less patience."""
    wait = starting.ready_in_ms(host, now_ms)
    return wait if not wait else max(0, wait - starting.PATIENCE_MS + 300)


def test_a_table_that_was_drawing_goes_on_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as guest:
        ada, _, table = two_waiting(guest)
        share = fresh_share()
        ada.send(t="pledge", table=table, pledge=pledge_of(share))
        until_info(ada, drawing=False)
        while stored(tmp_path, "select count(*) as n from shares").n == 0:
            ada.watch(table)
        assert ada.post(f"/api/tables/{table}/start")["drawing"]
        cookies = dict(ada.http.cookies)
    with opened(tmp_path) as guest:
        again = guest(cookies)
        assert again.watch(table)["info"]["drawing"]
        again.send(t="share", table=table, share=share)
        begun = until_info(again, status="playing")
        assert [each["share"] for each in begun["pledges"]] == [share]


def test_a_share_that_another_worker_takes_too_late_is_none(guest: Guests, house: House) -> None:
    ada, bea, table = two_waiting(guest)
    early, late = fresh_share(), fresh_share()
    ada.send(t="pledge", table=table, pledge=pledge_of(early))
    bea.send(t="pledge", table=table, pledge=pledge_of(late))
    until_info(ada, drawing=False)
    while len(ada.watch(table)["info"]["pledges"]) < 2:
        pass
    ada.post(f"/api/tables/{table}/start")
    ada.send(t="share", table=table, share=early)
    until_info(bea, drawing=True)
    store, live = house.registry.store, house.registry.tables[table]
    keep = store.keep(table, ChangeRow(at_ms=1, shares={bea.me["id"]: late}))
    while ada.me["id"] not in live.host.drawing.shares:
        ada.watch(table)
    house.inside(keep)  # this worker has not heard of it and draws without it
    draw = live.host.drawing.draw()
    assert draw is not None
    house.inside(live.run(lambda: carry_out(live, begin(live.host, draw.seed(), 2))))
    rows = {row.user: row.share for row in house.inside(store.shares(table))}
    assert rows == {ada.me["id"]: early, bea.me["id"]: ""}
    house.inside(store.keep(table, ChangeRow(at_ms=3, shares={bea.me["id"]: late})))
    rows = {row.user: row.share for row in house.inside(store.shares(table))}
    assert rows == {ada.me["id"]: early, bea.me["id"]: ""}


def test_only_what_was_pledged_is_taken(guest: Guests) -> None:
    ada, bea, table = two_waiting(guest)
    cleo = guest()
    cleo.watch(table)
    cleo.send(t="pledge", table=table, pledge=pledge_of(fresh_share()))
    assert cleo.until("refused")["phrase"]["key"] == "refused-not-yours"
    bea.send(t="pledge", table=table, pledge="x" * 64)
    assert bea.until("refused")["why"] == "bad-message"
    bea.send(t="pledge", table=table, pledge=pledge_of(fresh_share()))
    bea.send(t="share", table=table, share=fresh_share())
    assert bea.until("refused")["phrase"]["key"] == "refused-not-yours", "not before the start"
    ada.post(f"/api/tables/{table}/start")
    bea.send(t="share", table=table, share=fresh_share())
    assert bea.until("refused")["phrase"]["key"] == "refused-share"
    bea.send(t="pledge", table=table, pledge=pledge_of(fresh_share()))
    assert bea.until("refused")["phrase"]["key"] == "refused-started"


def test_a_seed_swapped_in_the_database_is_caught(tmp_path: Path) -> None:
    with opened(tmp_path) as guest:
        ada, _, table = two_waiting(guest)
        ada.post(f"/api/tables/{table}/start")
        published = ada.watch(table)["info"]["commitment"]
        cookies = dict(ada.http.cookies)
    stored(tmp_path, f"update matches set seed = 'blake2:{'7' * 64}'")
    with opened(tmp_path) as guest:
        again = guest(cookies)
        again.post(f"/api/tables/{table}/resign", {"seat": 0})
        check = again.http.get(f"/api/tables/{table}/check").json()
        assert not check["fair"]
        assert "the seed does not follow from the shares" in check["detail"]
        assert again.watch(table)["info"]["commitment"] == published
    other = fresh_share()
    stored(tmp_path, f"update matches set house = '{other}', seed = '{Draw(other, '', []).seed()}'")
    with opened(tmp_path) as guest:
        check = guest().http.get(f"/api/tables/{table}/check").json()
        assert not check["fair"]
        assert "committed itself to" in check["detail"]
