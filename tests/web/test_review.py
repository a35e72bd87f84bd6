"""A hint at the table, and a finished game looked back at with its curve and marks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, Opener, cookie, faults, pair, play_out

pytestmark = pytest.mark.slow


def reviewed(open_page: Opener, table: str, **settings: object) -> Page:
    page = open_page(f"/r/{table}/0", wait=".said", **settings)
    page.get_by_role("button", name=re.compile("^(Review|Revue)$")).click()
    page.locator(".chart").wait_for(timeout=60_000)
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_finished_game_is_looked_back_at(
    open_page: Opener, visitor: Visitor, house: House, axe: str, size: tuple[int, int], theme: str
) -> None:
    table = play_out(visitor, house, game="illusion", seats=3, bots=["child", "child"])
    page = reviewed(open_page, table, size=size, theme=theme)
    expect(page.locator(".chart polyline")).to_have_count(3)
    page.locator("body").press("m")
    page.wait_for_url(re.compile(rf"/r/{table}/[1-9]\d*$"))
    expect(page.locator(".told")).to_contain_text("%")
    first = page.url
    page.get_by_role("button", name="Next mark").click()
    expect(page).not_to_have_url(first)
    page.locator("body").press("Shift+M")
    expect(page).to_have_url(first)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".stage").bounding_box()["height"] > 120  # type: ignore[index]
    assert faults(page, axe) == []


def test_the_lamp_says_what_a_strong_bot_would_do_and_why(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(game="illusion", seats=2, mine=2, start=True)
    page = open_page(f"/t/{table}", wait=".foot", cookie=cookie(visitor))
    lamp = page.get_by_role("button", name="What would a strong bot do?")
    expect(lamp).to_be_enabled()
    expect(page.locator(".hints")).to_have_count(0)
    page.locator("body").press("h")
    expect(page.locator(".hints .text")).to_contain_text("I would do this")
    expect(page.locator(".hints .text")).to_contain_text("with a chance of")
    expect(lamp).to_be_disabled()
    assert visitor.http.get(f"/api/tables/{table}/replay").json()["plies"] == 0


def test_between_people_there_is_no_lamp_unless_the_table_was_opened_with_it(
    open_page: Opener, visitor: Visitor, friend: Visitor
) -> None:
    for hints, shown in ((None, 0), (True, 1)):
        table = pair(visitor, friend, game="vizia", seats=2, hints=hints)
        first = visitor.http.get(f"/api/tables/{table}/replay").json()["info"]["to_act"][0]
        page = open_page(f"/t/{table}", wait=".foot", cookie=cookie([visitor, friend][first]))
        expect(page.get_by_role("button", name="What would a strong bot do?")).to_have_count(shown)
        expect(page.get_by_text("hints allowed")).to_have_count(shown)
