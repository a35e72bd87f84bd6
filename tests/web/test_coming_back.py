"""One's seat again: after a lost line, a lapsed clock, after standing up; asked before one goes; who went is named."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lanterne.server.wall_clock import wall_clock
from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, Opener, cookie, pair

pytestmark = pytest.mark.slow

PLAYED_FOR = "a bot has played for you since"


def people(visitor: Visitor, friend: Visitor, **wish: object) -> str:
    visitor.post("/api/me/name", {"name": "Ada"})
    friend.post("/api/me/name", {"name": "Zoé"})
    return pair(visitor, friend, **wish)


def sits(page: Page) -> None:
    expect(page.locator("footer .me")).to_be_visible()


def log_of(page: Page) -> Page:
    return page.get_by_role("list", name="Log")  # type: ignore[return-value]


def test_who_stands_up_is_asked_first_and_comes_back_by_one_press(
    open_page: Opener, visitor: Visitor, friend: Visitor
) -> None:
    table = people(visitor, friend)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="footer .me")
    other = open_page(f"/t/{table}", cookie=cookie(friend), wait="footer .me")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Stand up: a bot plays on for me").click()
    sure = page.get_by_role("dialog", name="Stand up?")
    expect(sure).to_contain_text("The seat stays yours")
    sure.get_by_role("button", name="No, play on").click()
    sits(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Stand up: a bot plays on for me").click()
    sure.get_by_role("button", name="Stand up").click()
    page.wait_for_url(re.compile(r"/$"))
    expect(other.get_by_role("status").filter(has_text="Ada stood up; a bot plays on.")).to_be_visible()
    expect(log_of(other).get_by_text("Ada stood up; a bot plays on.")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("status").filter(has_text=PLAYED_FOR)).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    sits(page)
    expect(log_of(page).get_by_text("You are back in your seat.")).to_be_visible()
    expect(log_of(other).get_by_text("Ada is back and plays on.")).to_be_visible()
    other.reload()
    expect(log_of(other).get_by_text("Ada stood up; a bot plays on.")).to_be_visible()


@pytest.mark.parametrize("way", ["box", "menu"])
def test_box_and_menu_give_the_seat_back_too(open_page: Opener, visitor: Visitor, friend: Visitor, way: str) -> None:
    table = people(visitor, friend)
    visitor.post(f"/api/tables/{table}/leave")
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=PHONE, wait="nav.boxes button")
    if way == "box":
        page.get_by_role("navigation", name="The players").get_by_role("button", name="Ada").click()
        expect(page.get_by_role("dialog")).to_contain_text(PLAYED_FOR)
    else:
        page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="You are back in your seat.")).to_be_visible()


def test_after_a_lost_line_one_sits_again_without_a_press(open_page: Opener, visitor: Visitor, friend: Visitor) -> None:
    table = people(visitor, friend)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="footer .me")
    other = open_page(f"/t/{table}", cookie=cookie(friend), wait="footer .me")
    page.goto("/history")
    expect(other.get_by_text("away 0:0")).to_be_visible()
    wall_clock.ahead_ms += 60_000
    try:
        friend.post(f"/api/tables/{table}/bot", {"seat": 0})
    finally:
        wall_clock.ahead_ms = 0
    expect(log_of(other).get_by_text("Ada was away too long; a bot plays on.")).to_be_visible()
    page.goto(f"/t/{table}")
    sits(page)
    expect(log_of(page).get_by_text("You are back in your seat.")).to_be_visible()


def test_whose_time_ends_while_they_look_on_is_told_and_takes_the_seat_back(
    open_page: Opener, house: House, visitor: Visitor, friend: Visitor
) -> None:
    table = people(visitor, friend, pace={"kind": "live", "base_s": 3, "at_zero": "bot"})
    live = house.registry.tables[table]
    # Else two bots that pause for nobody have soon played to the end.
    live.settings = msgspec.structs.replace(live.settings, bot_delay_ms=3_600_000)
    mine = open_page(f"/t/{table}", cookie=cookie(visitor), wait="nav.boxes button")
    other = open_page(f"/t/{table}", cookie=cookie(friend), wait="nav.boxes button")
    late = mine.get_by_role("status").filter(has_text="Your time was up: " + PLAYED_FOR)
    if mine.locator("footer .me.turn").count() == 0:
        mine, other = other, mine
        late = mine.get_by_role("status").filter(has_text="Your time was up: " + PLAYED_FOR)
    expect(late).to_be_visible()
    expect(log_of(other).get_by_text("ran out of time; a bot plays on.").first).to_be_visible()
    mine.get_by_role("button", name="Take my seat back").click()
    sits(mine)


def test_who_resigns_is_asked_and_named(open_page: Opener, visitor: Visitor, friend: Visitor) -> None:
    table = people(visitor, friend)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="footer .me")
    other = open_page(f"/t/{table}", cookie=cookie(friend), wait="footer .me")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    sure = page.get_by_role("dialog", name="Resign?")
    expect(sure).to_contain_text("The game ends and you have lost it.")
    sure.get_by_role("button", name="Resign").click()
    expect(other.get_by_role("dialog")).to_contain_text("The game ended: Ada resigned.")
    replay = open_page(f"/r/{table}/0", wait=".said")
    expect(replay.locator(".said")).to_contain_text("Ada resigned.")
