"""Who sits where, as the page shows it: bots by their names in the reader's language, seats that can be had."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, SMALL, Opener, cookie, play_out

pytestmark = pytest.mark.slow

LANDSCAPE = (844, 390)
BARE = re.compile(r"(?<![\w’ ])steady( \d)?(?! eye)")  # as the command line calls it


def press_box(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="The players").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_a_spectator_may_play_on_for_a_bot_of_nobody(open_page: Opener, visitor: Visitor, house: House) -> None:
    visitor.post("/api/me/name", {"name": "Ada"})
    table = visitor.table(seats=3, bots=["random", "random"], start=True)
    hers = open_page(f"/t/{table}", cookie=cookie(visitor), wait="nav.boxes button")
    page = open_page(f"/t/{table}", wait="nav.boxes button")
    take_over = page.get_by_role("button", name="Play on in its place")
    expect(take_over).to_have_count(0)
    press_box(page, "Ada")
    expect(take_over).to_have_count(0)
    page.keyboard.press("Escape")
    press_box(page, "Chance 2")
    take_over.click()
    expect(page.get_by_text("asks those who play to go on for Chance 2")).to_be_visible()
    expect(hers.get_by_text("would like to play on for Chance 2")).to_be_visible()
    assert house.registry.tables[table].host.is_bot(2)
    hers.get_by_role("button", name="Agreed").click()
    expect(page.locator("footer .me")).to_be_visible()
    assert not house.registry.tables[table].host.is_bot(2)


def test_a_spectator_is_marked_in_the_talk_and_can_be_silenced(open_page: Opener, visitor: Visitor) -> None:
    visitor.post("/api/me/name", {"name": "Ada"})
    table = visitor.table(bots=["random"], start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="nav.boxes button")
    looker = Visitor(visitor.house)
    looker.post("/api/me/name", {"name": "Ada"})
    looker.watch(table)
    looker.send(t="say", table=table, text="I am Ada")
    looker.until("said")
    talk = page.get_by_role("list", name="Chat")
    if not talk.is_visible():
        page.get_by_role("tab", name="Chat").click()
    expect(talk.get_by_text("(spectator)")).to_be_visible()
    talk.get_by_role("button", name="Silence Ada").click()
    expect(talk.get_by_role("button", name="Let Ada speak again")).to_be_visible()
    looker.send(t="say", table=table, text="I am Ada")
    assert looker.until("refused")["why"] == "muted"
    looker.close()


def test_a_bot_that_stands_in_is_left_alone(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(seats=3, mine=2, names=["Ada", "Zoé"], bots=["random"], start=True)  # Zoé lets nobody finish
    visitor.post(f"/api/tables/{table}/bot", {"seat": 0})
    page = open_page(f"/t/{table}", wait="nav.boxes button")
    press_box(page, "Ada")
    expect(page.get_by_role("button", name="Play on in its place")).to_have_count(0)


def test_the_eyes_of_bots_are_not_set_by_hand(open_page: Opener) -> None:
    page = open_page("/", lastGame="illusion")
    page.get_by_role("button", name="More choices").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("switch", name="Playing by ear")).to_be_visible()
    expect(sheet.get_by_text("Eyes of the")).to_have_count(0)
    sheet.get_by_label("Seat 2").select_option(label="Bot: Balthazar, sharp")
    sheet.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/t/[a-z0-9]{12}$"))
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (info["options"]["eyes1"], info["options"]["eyes2"]) == ("none", "sharp")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_bot_is_called_as_programs_call_it(open_page: Opener, visitor: Visitor, house: House, lang: str) -> None:
    over = play_out(visitor, house, game="illusion", seats=3, bots=["steady", "steady"])
    playing = visitor.table(game="illusion", seats=3, bots=["steady", "steady"], start=True)
    waiting = visitor.table(game="illusion", seats=3, bots=["steady"])
    first = "Hortense"
    for path in (f"/t/{playing}", f"/t/{over}", f"/r/{over}/3?seat=1", f"/t/{waiting}", "/history", "/"):
        page = open_page(path, cookie=cookie(visitor), lang=lang, wait="h1")
        page.get_by_text(first).first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert BARE.search(page.locator("body").inner_text()) is None, path


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL, LANDSCAPE], ids=["desktop", "phone", "small", "landscape"])
@pytest.mark.parametrize("game", ["vizia", "illusion", "illusio"])
def test_a_table_fits_its_screen(open_page: Opener, visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    waiting = visitor.table(game=game, seats=4, bots=["random"])
    page = open_page(f"/t/{waiting}", cookie=cookie(visitor), size=size, lang="fr", wait=".seats li")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.post(f"/api/tables/{waiting}/start")
    page.locator("footer .game").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    foot = page.locator("footer.foot").first
    assert foot.evaluate("(each) => each.scrollWidth <= each.clientWidth")
