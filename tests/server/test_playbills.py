"""What a messenger shows beside a link: of finished games what their link shows anyway, of others nothing."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from lanterne.server.limits import Buckets
from lanterne.server.playbills import Playbill, Row, draw
from lanterne.server.routes import page, playbills
from tests.server.conftest import Guests
from tests.server.house import House, played_out

HTML = "<!doctype html><head><title>Lanterne</title></head>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    monkeypatch.setattr(page, "STATIC", folder)


def test_the_link_of_a_finished_game_says_how_it_ended(guest: Guests) -> None:
    ada, messenger = guest(), guest()
    ada.post("/api/me/name", {"name": 'A<b>"da'})
    table = played_out(ada, game="vizia")
    french = messenger.http.get(f"/r/{table}/12?seat=1", headers={"Accept-Language": "fr-CH,en;q=0.5"})
    assert french.headers["cache-control"] == "no-cache"
    assert "Vizia : " in french.text
    assert "Colombe" in french.text or "A&lt;b&gt;&quot;da" in french.text
    assert "<b>" not in french.text
    address = f"/playbills/{table}?lang=fr"
    assert f'property="og:image" content="{messenger.http.base_url}{address}"' in french.text
    told = messenger.http.get(address)
    assert (told.headers["content-type"], told.headers["cache-control"]) == ("image/png", page.A_DAY)
    assert Image.open(io.BytesIO(told.content)).size == (1200, 630)
    assert messenger.http.get(address).content == told.content
    assert "Vizia: " in messenger.http.get(f"/t/{table}").text


def test_of_other_tables_nothing_is_told(guest: Guests) -> None:
    ada, messenger = guest(), guest()
    running, waiting = ada.table(bots=["greedy"], start=True), ada.table()
    for path in (f"/t/{running}", f"/r/{running}/3", f"/t/{waiting}", "/r/nosuchtable1", "/t/abc", "/r/a/b/c"):
        assert messenger.http.get(path).text == HTML
    for name in (running, waiting, "nosuchtable1"):
        assert messenger.http.get(f"/playbills/{name}?lang=en").status_code == 404


@pytest.mark.parametrize("game", ["vizia", "illusion", "illusio", "illuminati", "quinze"])
def test_every_game_has_a_picture_whatever_the_names(game: str, tmp_path: Path) -> None:
    rows = [Row(1, "W" * 24, 122), *[Row(2, "", None)] * 7]
    data = draw(Playbill(game, game.title(), "N" * 60, tuple(rows)), tmp_path)
    assert Image.open(io.BytesIO(data)).size == (1200, 630)


def test_pictures_are_drawn_at_a_measured_pace(house: House, guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask for one, and each takes long: nobody keeps the machine busy with them."""
    drawn: list[str] = []

    def drawing(bill: Playbill, _assets: Path) -> bytes:
        drawn.append(bill.rows[0].name)
        return b"picture"

    monkeypatch.setattr(playbills, "draw", drawing)
    monkeypatch.setattr(playbills, "_kept", {})
    house.registry.quotas.drawings = Buckets(0.001, 3.0)
    ada, messenger = guest(), guest()
    tables = []
    for number in range(4):
        tables.append(ada.table(mine=2, start=True, names=[f"Ada {number}", "Bea"]))
        ada.post(f"/api/tables/{tables[-1]}/resign", {"seat": 1})
    seen = [messenger.http.get(f"/playbills/{table}?lang=en") for table in tables]
    assert [answer.status_code for answer in seen] == [200, 200, 200, 429]
    assert int(seen[-1].headers["Retry-After"]) > 0
    assert messenger.http.get(f"/playbills/{tables[0]}?lang=en").content == b"picture", "what is there costs nothing"
    assert drawn == ["Ada 0", "Ada 1", "Ada 2"]
