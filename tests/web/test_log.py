"""The log speaks to its reader, is one stop of the Tab key, and looks back and loses no line; onlookers are seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, Opener, caught_up, cookie, pair

pytestmark = pytest.mark.slow


def test_the_log_of_two_and_who_looks_on(open_page: Opener, visitor: Visitor, friend: Visitor, house: House) -> None:
    visitor.post("/api/me/name", {"name": "Ada"})
    friend.post("/api/me/name", {"name": "Zoé"})
    table = pair(visitor, friend, game="illusion")
    inside = house.registry.tables[table]
    for person in (visitor, friend):
        person.watch(table)
    seats = []
    for ply in range(2):
        seat = inside.host.to_act()[0]
        seats.append(seat)
        (visitor, friend)[seat].move(table, ply, seat, "place 0")
        (visitor, friend)[seat].until("stepped")
    ada = open_page(f"/t/{table}", cookie=cookie(visitor), wait=".log li")
    caught_up(ada, 2)
    lines = ada.locator(".log li button")
    expect(lines).to_have_count(3)  # who begins, and a card each
    mine = 1 + seats.index(0)
    expect(lines.nth(mine)).to_contain_text("You put the card in place 1.")
    expect(lines.nth(3 - mine)).to_contain_text("Zoé puts the card in place 1.")
    assert ada.locator(".log b").all_inner_texts() == ["You" if seat == 0 else "Zoé" for seat in (seats[0], *seats)]
    expect(ada.locator(".log .heading")).to_have_count(1)
    stop = ada.locator('.log button[tabindex="0"]')
    expect(stop).to_have_count(1)
    stop.focus()
    ada.keyboard.press("ArrowUp")
    expect(lines.nth(1)).to_be_focused()
    ada.keyboard.press("Enter")
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    expect(lines).to_have_count(3)  # the later ones can still be pressed
    ada.get_by_role("button", name="Back to now").click()
    looker = Visitor(house)
    try:
        page = open_page(f"/t/{table}", cookie=cookie(looker), wait="main.stage", size=PHONE)
        expect(page.get_by_text("You are watching")).to_be_visible()
        ada.get_by_role("button", name="One person is watching").click()
        expect(ada.get_by_role("dialog").get_by_text(looker.me["name"])).to_be_visible()
    finally:
        looker.close()
