"""Accessibility, by axe's rules (WCAG 2.2 A and AA), on the screens of the house in both themes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, Opener, play_out

pytestmark = pytest.mark.slow

RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}"


def faults(page: Page, axe: str) -> list[str]:
    page.wait_for_timeout(250)  # cross-fades are over: half-transparent text has no contrast
    page.evaluate(axe)
    ask = f"axe.run({{exclude: [['.stage']]}}, {RULES}).then(r => r.violations)"  # a game's board has tests of its own
    found: list[dict[str, Any]] = page.evaluate(ask)
    return [f"{fault['id']}: {node['target']} {node['failureSummary']}" for fault in found for node in fault["nodes"]]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ["/", "/settings", "/history", "/rules/vizia#VZ-025"])
def test_rooms(open_page: Opener, visitor: Visitor, axe: str, path: str, size: tuple[int, int], theme: str) -> None:
    visitor.table(bots=["random"], start=True)
    page = open_page(path, size=size, theme=theme, cookie=visitor.http.cookies["lanterne"])
    page.wait_for_load_state("networkidle")
    assert faults(page, axe) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_sheet_of_a_new_table(open_page: Opener, axe: str, theme: str) -> None:
    page = open_page("/", theme=theme)
    page.get_by_role("button", name="More choices").click()
    page.get_by_role("dialog").get_by_role("switch").first.wait_for()
    assert faults(page, axe) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_replay(open_page: Opener, visitor: Visitor, house: House, axe: str, theme: str) -> None:
    table = play_out(visitor, house)
    page = open_page(f"/r/{table}/9?seat=1", theme=theme, size=PHONE)
    page.wait_for_load_state("networkidle")
    assert faults(page, axe) == []
    page.get_by_role("button", name="Check fairness").click()
    page.get_by_role("dialog").wait_for()
    assert faults(page, axe) == []
