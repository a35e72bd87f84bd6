"""The rules: one page a game, of three screens and six for Illuminati; and over the table, which goes on beneath."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import Visitor
from tests.web.conftest import PHONE, SMALL, Opener, cookie, faults

pytestmark = pytest.mark.slow

LAPTOP = (1366, 768)
SCREENS = {"vizia": 3, "illusion": 3, "illusio": 3, "illuminati": 6}


def drawn(page: Page) -> None:
    """Its three pictures are there, with whatever they show."""
    expect(page.locator(".guide .picture svg, .guide .picture img").last).to_be_attached()
    expect(page.locator(".guide .picture img:not(.ready)")).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_guide_is_as_long_as_was_promised(open_page: Opener, axe: str, lang: str) -> None:
    page = open_page("/rules/vizia", size=LAPTOP, lang=lang)
    for game, screens in SCREENS.items():
        page.goto(f"/rules/{game}")
        drawn(page)
        box = page.locator(".guide").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= screens * LAPTOP[1], game
        assert faults(page, axe, "main") == []
        for width, height in (PHONE, SMALL):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, game
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})


def test_the_rules_lie_over_the_table_and_leave_it_as_it_was(open_page: Opener, visitor: Visitor, axe: str) -> None:
    table = visitor.table(bots=["random"], start=True)
    page = open_page(f"/t/{table}", size=LAPTOP, cookie=cookie(visitor), wait=".prompter .clause")  # one's turn
    page.keyboard.press("1")
    chosen = page.locator(".prompter").inner_text()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules of Vizia")
    drawn(page)
    assert faults(page, axe, "dialog[open]") == []
    page.keyboard.press("End")  # the keys of a page scroll it
    expect(rules.locator(".clauses li").last).to_be_in_viewport()
    rules.locator("figcaption a", has_text="VZ-052").click()
    expect(rules.locator("#VZ-052")).to_be_in_viewport()
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(".prompter")).to_have_text(chosen)
    page.locator(".prompter .clause").click()  # a clause, then where it stands, then back the same way
    clause = page.get_by_role("dialog", name="VZ-")
    clause.get_by_role("link").click()
    expect(rules.locator("li.here")).to_be_in_viewport()
    rules.get_by_role("button", name="back to the table").click()
    expect(rules).to_have_count(0)
    expect(clause).to_be_visible()


def test_an_address_of_nothing_is_a_page_of_the_house(open_page: Opener) -> None:
    for path in ("/xyz", "/rules/nothing"):
        page = open_page(path, lang="fr")
        expect(page.locator("h1")).to_have_text("Il n’y a rien à cette adresse.")
        page.get_by_role("link", name="Règles de Vizia").click()
        page.wait_for_url("**/rules/vizia")
