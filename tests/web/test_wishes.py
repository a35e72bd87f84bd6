"""When others act: what the table answers unasked, said in a sheet of its own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House, Seeds, Visitor
from tests.server.test_wishes import play_to_window
from tests.web.conftest import DESKTOP, PHONE, Opener, cookie, faults

pytestmark = pytest.mark.slow


def open_sheet(page: Page) -> Any:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="When others act").click()
    return page.get_by_role("dialog", name="When others act")


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", Seeds("wishes"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_passes_as_wished(
    open_page: Opener, house: House, visitor: Visitor, friend: Visitor, axe: str, size: tuple[int, int]
) -> None:
    table = friend.table(game="illuminati", seats=2)
    visitor.post(f"/api/tables/{table}/sit", {"seat": 1})
    friend.post(f"/api/tables/{table}/start")
    inside = house.registry.tables[table]
    house.inside(play_to_window(inside, 1))
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=size, wait=".choose", inWords=True, autoPass="nothing")
    sheet = open_sheet(page)
    expect(sheet.get_by_label("Special cards")).to_have_value("empty")  # as the settings say
    sheet.get_by_role("button", name="Oppose attacks").click()
    sheet.get_by_label("Alignment").select_option("violent")
    sheet.get_by_label("Up to MB").fill("3")
    assert faults(page, axe) == []
    sheet.get_by_role("button", name="Give the order").click()
    expect(sheet.get_by_role("listitem")).to_contain_text("Violent: up to 3 MB each")
    ply = inside.host.match.ply
    sheet.get_by_label("Money in the attacks of others").select_option("until-my-turn")
    while inside.host.match.ply == ply:
        page.wait_for_timeout(20)
    assert (inside.host.match.steps[ply].seat, inside.host.match.steps[ply].a.code()) == (1, "pass")
    page.reload()
    page.locator(".choose, .told").first.wait_for()
    sheet = open_sheet(page)
    expect(sheet.get_by_label("Money in the attacks of others")).to_have_value("until-my-turn")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
