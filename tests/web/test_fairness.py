"""Two browsers draw a seed together with the house, and judge it at the end."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import HEADER, House, Visitor
from tests.web.conftest import Opener, cookie

KEPT = "() => JSON.parse(localStorage['lanterne-shares'] ?? '{}')"


@pytest.fixture(autouse=True)
def _truly_drawn(seeds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda draw: draw.seed())


def resign(page: Page, seat: int) -> None:
    asked = {
        "method": "POST",
        "headers": HEADER | {"Content-Type": "application/json"},
        "body": json.dumps({"seat": seat}),
    }
    page.evaluate("([id, asked]) => fetch(`/api/tables/${id}/resign`, asked)", [table_of(page), asked])


def judged(page: Page) -> str:
    """What the end's own check says."""
    page.get_by_text("Was chance honest?").last.click()
    page.get_by_role("button", name="Check this game").last.click()
    status = page.locator("details [role=status]").last
    expect(status).not_to_be_empty()
    return status.inner_text()


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_two_pages_draw_together_and_find_it_fair(open_page: Opener, house: House, visitor: Visitor) -> None:
    table = visitor.table(seats=2)
    owner = open_page(f"/t/{table}", cookie=cookie(visitor))
    friend = open_page(f"/t/{table}")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(owner.get_by_text("Was chance honest?")).to_be_visible()
    owner.get_by_text("Was chance honest?").click()
    expect(owner.get_by_text("Promised by")).to_have_count(2)
    owner.get_by_role("button", name="Begin").click()
    for page in (owner, friend):
        expect(page.get_by_role("main", name="The stage")).to_be_visible()
    shares = [page.evaluate(KEPT)[table]["share"] for page in (owner, friend)]
    drawing = house.registry.tables[table].host.drawing
    assert set(drawing.shares.values()) == set(shares), "both pages' shares are in the seed"
    resign(friend, 1)
    for page in (owner, friend):
        assert judged(page).startswith("All agrees")


def test_a_house_that_swaps_its_share_is_found_out_by_the_page(open_page: Opener, house: House) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("main", name="The stage").wait_for()
    drawing = house.registry.tables[table_of(page)].host.drawing
    drawing.house = "6" * 64  # of course it commits itself to it now
    drawing.commitment = "7" * 64
    resign(page, 0)
    assert "did not keep to what it published" in judged(page)
