"""Accessibility, by axe's rules (WCAG 2.2 A and AA), on the screens of the house in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lanterne.server import sockets
from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, SMALL, Opener, faults, play_out

pytestmark = pytest.mark.slow

BOARD = (".stage",)  # a game's board has tests of its own


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ["/", "/settings", "/account", "/history", "/rules/vizia#VZ-025"])
def test_rooms(open_page: Opener, visitor: Visitor, axe: str, path: str, size: tuple[int, int], theme: str) -> None:
    visitor.table(bots=["random"], start=True)
    page = open_page(path, size=size, theme=theme, cookie=visitor.http.cookies["lanterne"])
    page.wait_for_load_state("networkidle")
    assert faults(page, axe, without=BOARD) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_sheet_of_a_new_table(open_page: Opener, axe: str, theme: str) -> None:
    page = open_page("/", theme=theme)
    page.get_by_role("button", name="More choices").click()
    page.get_by_role("dialog").get_by_role("switch").first.wait_for()
    assert faults(page, axe, without=BOARD) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_the_waiting_room(
    open_page: Opener, visitor: Visitor, axe: str, size: tuple[int, int], theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "reach", lambda _host, _port: "http://192.168.1.20:8896")
    table = visitor.table(seats=4, bots=["greedy"])
    for cookie in (visitor.http.cookies["lanterne"], ""):
        page = open_page(f"/t/{table}", size=size, theme=theme, cookie=cookie)
        page.locator("section.talk").wait_for()
        if cookie:  # whoever has no seat yet invites nobody
            page.get_by_role("img", name="QR code").wait_for()
        assert faults(page, axe) == []


@pytest.mark.parametrize("game", ["vizia", "illusion", "illusio"])
def test_replay_through_all_eyes(open_page: Opener, visitor: Visitor, house: House, axe: str, game: str) -> None:
    table = play_out(visitor, house, game=game, seats=3, bots=["random", "random"])
    page = open_page(f"/r/{table}/5?seat=all", wait=".hand h2")
    expect(page.locator(".hands > .hand")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert faults(page, axe) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_replay(open_page: Opener, visitor: Visitor, house: House, axe: str, theme: str) -> None:
    table = play_out(visitor, house)
    page = open_page(f"/r/{table}/9?seat=1", theme=theme, size=PHONE)
    page.wait_for_load_state("networkidle")
    assert faults(page, axe, without=BOARD) == []
    page.get_by_role("button", name="Check fairness").click()
    page.get_by_role("dialog").wait_for()
    assert faults(page, axe, without=BOARD) == []
