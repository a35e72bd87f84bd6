"""Called back: the tab says so, the bar lists the tables, one key leads to the next; notices come and go."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.house import Visitor
from tests.server.test_turns import move
from tests.web.conftest import PHONE, Opener, cookie, faults, pair

DAYS = {"pace": {"kind": "days", "days": 3}}


def waiting(visitor: Visitor, friend: Visitor) -> str:
    """A table that waits for the visitor."""
    table = pair(visitor, friend, **DAYS)
    if visitor.http.get(f"/api/tables/{table}").json()["to_act"] != [0]:
        move(friend, table)
    return table


def test_the_tab_and_the_bar_call_and_one_key_leads_on(
    visitor: Visitor, friend: Visitor, open_page: Opener, axe: str
) -> None:
    page = open_page(cookie=cookie(visitor))
    expect(page).to_have_title("Lanterne")
    tables = [waiting(visitor, friend) for _ in range(2)]
    expect(page).to_have_title("(2) Lanterne")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.get_by_role("button", name="It is your turn at 2 other tables").click()
    expect(page.locator(".turns a")).to_have_count(2)
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    page.keyboard.press("j")
    page.locator("main.stage").wait_for()
    expect(page).to_have_title("(1) Your turn · Vizia · Lanterne")
    here = page.url.rsplit("/", 1)[-1]
    move(visitor, here)
    expect(page).to_have_title("(1) Vizia · Lanterne")
    page.keyboard.press("j")
    expect(page).to_have_title("Your turn · Vizia · Lanterne")
    (other,) = [table for table in tables if table != here]
    assert page.url.endswith(other)


def test_the_settings_say_how_one_is_called(visitor: Visitor, open_page: Opener, axe: str) -> None:
    page = open_page("/settings", cookie=cookie(visitor), size=PHONE)
    days = page.get_by_role("radiogroup", name="Correspondence games")
    expect(days.get_by_role("radio", name="closed, too")).to_be_checked()
    days.get_by_text("never").click()
    expect(
        page.get_by_text("The browser will ask you").or_(page.get_by_text("The browser denies them"))
    ).to_be_visible()
    while visitor.http.get("/api/calls").json()["wishes"] != {"days": "never", "live": "open"}:
        pass
    assert faults(page, axe) == []


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.tag, n.title])"""


def test_a_page_that_nobody_sees_shows_a_notice_and_withdraws_it(
    visitor: Visitor, friend: Visitor, open_page: Opener
) -> None:
    page = open_page(cookie=cookie(visitor), workers=True)
    waiting(visitor, friend)
    expect(page).to_have_title("(1) Lanterne")  # it is connected, and what comes from now on is news
    page.context.grant_permissions(["notifications"])
    page.wait_for_function("Notification.permission === 'granted'")
    page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    table = waiting(visitor, friend)
    while not (shown := page.evaluate(SHOWN)):
        pass
    assert shown == [[f"turn-{table}", "Vizia: your turn"]]
    move(visitor, table)
    while page.evaluate(SHOWN):
        pass
