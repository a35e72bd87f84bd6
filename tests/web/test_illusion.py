"""Illusion in two browsers: a whole game, one side by keyboard alone, and every byte that came over the wire."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, SMALL, Opener, caught_up, cookie, faults, pair

pytestmark = pytest.mark.slow

AROUND = ("header.bar", "nav.boxes", ".rail", ".me")  # the table around the board has tests of its own

SECRETS = {"red", "yellow", "green", "blue", "shares", "share", "family", "families", "before", "after", "deck_json"}
TOLD = {"revealed", "wrong"}  # events that bring shares to light


def without_checks(part: Any) -> Any:
    """A message without what a check has brought to light."""
    if isinstance(part, dict):
        return {key: without_checks(value) for key, value in part.items() if key != "check"}
    if isinstance(part, list):
        lines = [each for each in part if not (isinstance(each, dict) and each.get("name") in TOLD)]
        lines = [each for each in lines if not (isinstance(each, dict) and each.get("event", {}).get("name") in TOLD)]
        return [without_checks(each) for each in lines]
    return part


def keys_of(part: Any) -> set[str]:
    if isinstance(part, dict):
        return set(part) | set[str]().union(*(keys_of(value) for value in part.values()))
    if isinstance(part, list):
        return set[str]().union(*(keys_of(value) for value in part))
    return set()


class Wire:
    """All that comes to a page: messages of its socket, answers to its requests."""

    def __init__(self, page: Page) -> None:
        self.messages: list[str] = []
        self.addresses: list[str] = []
        page.on("websocket", self.listen)
        page.on("response", lambda answer: self.addresses.append(answer.url))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(str(frame)))


def main_button(page: Page) -> str:
    """What the main button says; nothing when somebody else is waited for."""
    button = page.locator("footer .btn.primary")
    return button.inner_text().split("\n")[0] if button.count() == 1 and button.is_visible() else ""


def act_by_mouse(page: Page, doubt: bool) -> None:
    page.get_by_role("button", name="Next round").or_(page.locator(".gap").first).first.wait_for()
    if main_button(page).startswith("Next round"):
        page.get_by_role("button", name="Next round").click()
    if doubt:
        page.get_by_role("button", name="I doubt it").click()
        page.locator("footer").get_by_role("button", name="Doubt the row").click()
    else:
        page.get_by_role("button", name="Far right").click()
        page.get_by_role("button", name="Place here").click()


def act_by_keys(page: Page, doubt: bool) -> None:
    page.get_by_role("button", name="Next round").or_(page.locator(".gap").first).first.wait_for()
    if main_button(page).startswith("Next round"):
        page.keyboard.press("Enter")
    if doubt:
        page.keyboard.press("d")
        expect(page.locator("footer").get_by_role("button", name="Doubt the row")).to_be_visible()
    else:
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="Place here")).to_be_visible()
    page.keyboard.press("Enter")


def test_a_whole_game(open_page: Opener, house: House, visitor: Visitor, friend: Visitor, axe: str) -> None:
    table = pair(visitor, friend, game="illusion")
    ada = open_page("/settings", cookie=cookie(visitor))
    bea = open_page("/settings", cookie=cookie(friend), size=PHONE, theme="light")
    wires = [Wire(ada), Wire(bea)]
    ada.goto(f"/t/{table}")
    bea.goto(f"/t/{table}")
    inside = house.registry.tables[table]
    acts = (act_by_mouse, act_by_keys)
    while inside.host.status == "playing":
        seat, ply = inside.host.to_act()[0], inside.host.match.ply
        caught_up((ada, bea)[seat], ply)
        row = inside.game.view(inside.host.match.state, None)["row"]
        acts[seat]((ada, bea)[seat], doubt=len(row) >= 4)
        while inside.host.match.ply == ply:
            ada.wait_for_timeout(20)
    for page in (ada, bea):
        page.locator("footer").get_by_role(
            "button", name="See the result"
        ).click()  # the winning row stays as long as one likes
        expect(page.get_by_role("heading", name="How well everybody judged")).to_be_visible()
        assert faults(page, axe, without=AROUND) == []
    for wire in wires:
        assert len(wire.messages) > 6
        for text in wire.messages:
            message = json.loads(text)
            assert not keys_of(without_checks(message)) & SECRETS
            assert inside.row.seed not in text or message.get("result")
        pictures = [url for url in wire.addresses if "/pictures/" in url]
        assert pictures
        for url in pictures:
            assert re.search(r"/pictures/[0-9a-f]{32}\.png\?palette=standard$", url), url


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_axe_finds_nothing(open_page: Opener, visitor: Visitor, axe: str, theme: str, size: tuple[int, int]) -> None:
    table = visitor.table(game="illusion", mine=2, start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), theme=theme, size=size, wait=".gap")
    page.wait_for_load_state("networkidle")
    assert faults(page, axe, without=AROUND) == []
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".cell")).to_have_count(2)
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog").locator("figure")).to_have_count(2)
    assert faults(page, axe, without=AROUND) == []
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(page.locator("footer").get_by_role("button", name="Doubt the row")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict h2")).to_be_visible()
    assert faults(page, axe, without=AROUND) == []


def test_a_picture_is_dragged_into_a_gap(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(game="illusion", mine=2, start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait=".gap")
    page.wait_for_load_state("networkidle")
    card, gap = page.locator(".carry").bounding_box(), page.locator("[data-gap='0']").bounding_box()
    assert card is not None
    assert gap is not None
    page.mouse.move(card["x"] + 60, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 40, steps=4)
    page.mouse.move(gap["x"] + 6, gap["y"] + 80, steps=6)
    page.mouse.up()
    expect(page.locator("[data-gap='0']")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Place here").click()
    expect(page.locator(".cell")).to_have_count(2)


def test_alternative_texts_say_only_where_a_picture_lies(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(game="illusion", mine=2, start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait=".gap")
    names = page.locator(".card").evaluate_all("cards => cards.map(c => c.getAttribute('aria-label'))")
    assert names == ["Picture in place 1", "Next picture"]
    assert not re.search(r"\d+ ?%", page.locator("main").inner_text())


def test_a_doubt_too_early_is_refused_with_its_clause(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(game="illusion", mine=2, start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait=".gap")
    page.get_by_role("button", name="I doubt it").click()
    expect(page.get_by_role("alert")).to_contain_text("A single card cannot be doubted")
    expect(page.get_by_role("alert")).to_contain_text("IN-021")


def test_by_ear_shares_can_be_heard(open_page: Opener, visitor: Visitor) -> None:
    table = visitor.table(game="illusion", bots=["child"], start=True, options={"ear": True})
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait=".gap")
    page.get_by_role("button", name="Listen").click()
    expect(page.get_by_role("button", name=re.compile("Next picture, sounds like [0-9]+ per cent"))).to_be_visible()
