"""Vizia in real browsers: whole games by mouse, by keyboard, on a phone, against each other, through broken lines."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, Opener, caught_up, cookie, faults, pair

pytestmark = pytest.mark.slow

FIRST_COMMON = 3  # keys 1 and 2 are one's own tiles


def wanted(inside: Any, seat: int) -> tuple[str, int]:
    """A legal placement's colour with the key of its tile, or what else there is to do."""
    view = inside.game.view(inside.host.match.state, seat)
    codes = [a.code() for a in inside.game.legal(inside.host.match.state, seat)]
    for code in codes:
        if code.startswith("place"):
            colour, source = code.split()[1], code.split()[-1]
            own = source == "hand"
            tiles = view["hand"] if own else view["commons"]
            return colour, tiles.index(colour) + (1 if own else FIRST_COMMON)
    return ("end" if "end" in codes else "pass"), 0


def act_by_keys(page: Page, inside: Any, seat: int) -> None:
    what, key = wanted(inside, seat)
    if key:
        page.keyboard.press("Escape")
        page.keyboard.press(str(key))
        page.keyboard.press("ArrowRight")
        if "Place" in page.locator("footer .btn.primary").inner_text():
            page.keyboard.press("Enter")
    elif what == "end":
        page.keyboard.press("e")
    else:
        page.keyboard.press("Enter")


def act_by_mouse(page: Page, inside: Any, seat: int) -> None:
    what, key = wanted(inside, seat)
    if key:
        page.keyboard.press("Escape")
        page.locator("footer button.tile").nth(tile_place(inside, seat, key)).click()
        here = page.get_by_role("button", name="Place here")
        place = page.locator("polygon.place").first
        page.locator("polygon.place, polygon.aim").first.wait_for(state="attached")
        if not here.is_visible():  # a single place is shown at once
            where = place.bounding_box()
            assert where is not None
            page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
        here.click()
    else:
        name = "End the turn" if what == "end" else "Show my tiles"
        page.locator("footer").get_by_role("button", name=name).first.click()


def tile_place(inside: Any, seat: int, key: int) -> int:
    """Where in the row of tiles the key's tile lies."""
    hand = inside.game.view(inside.host.match.state, seat)["hand"]
    return key - 1 if key < FIRST_COMMON else len(hand) + key - FIRST_COMMON


def play_on(inside: Any, pages: dict[int, Page], act: dict[int, Any], *, plies: int = 10_000) -> None:
    """Lets the pages decide until the game is over, or for so many plies; other seats are bots."""
    last = inside.host.match.ply + plies
    while inside.host.status == "playing" and inside.host.match.ply < last:
        seats = [seat for seat in inside.host.to_act() if seat in pages]
        any_page = next(iter(pages.values()))
        if not seats:
            any_page.wait_for_timeout(20)
            continue
        seat, ply = seats[0], inside.host.match.ply
        page = pages[seat]
        caught_up(page, ply)
        expect(page.locator(".prompter")).to_contain_text("Your turn")
        for _ in range(20):  # a page that is a moment behind the server does nothing: try again
            act[seat](page, inside, seat)
            for _ in range(40):
                if inside.host.match.ply > ply:
                    break
                page.wait_for_timeout(20)
            if inside.host.match.ply > ply:
                break
        assert inside.host.match.ply > ply


def test_two_browsers_play_a_whole_game(
    open_page: Opener, house: House, visitor: Visitor, friend: Visitor, axe: str
) -> None:
    table = pair(visitor, friend)
    ada = open_page(f"/t/{table}", cookie=cookie(visitor), wait="footer button.tile")
    bea = open_page(f"/t/{table}", cookie=cookie(friend), size=PHONE, theme="light", wait="footer button.tile")
    inside = house.registry.tables[table]
    play_on(inside, {0: ada, 1: bea}, {0: act_by_mouse, 1: act_by_keys})
    assert inside.host.status == "over"
    for page in (ada, bea):
        expect(page.get_by_role("dialog")).to_be_visible()
        assert faults(page, axe) == []


def test_a_game_against_a_bot_by_keyboard_alone(open_page: Opener, house: House, visitor: Visitor) -> None:
    page = open_page("/", cookie=cookie(visitor))
    page.get_by_role("button", name="Vizia").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play against bots").focus()
    page.keyboard.press("Enter")
    page.locator("footer button.tile").first.wait_for()
    table = page.url.rsplit("/", 1)[-1]
    inside = house.registry.tables[table]
    play_on(inside, {0: page}, {0: act_by_keys}, plies=40)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    assert inside.host.match.ply >= 40 or inside.host.status == "over"


def test_a_line_that_breaks_in_mid_turn(open_page: Opener, house: House, visitor: Visitor) -> None:
    table = visitor.table(mine=2, options={"remember": True}, start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="main")
    inside = house.registry.tables[table]
    lift(page)
    first = inside.host.to_act()[0]
    play_on(inside, {first: page}, {first: act_by_keys}, plies=1)
    for client in list(inside.watchers):
        house.loop.call_soon_threadsafe(client.drop)
    page.wait_for_timeout(1500)
    seat = inside.host.to_act()[0]
    play_on(inside, {seat: page}, {seat: act_by_keys}, plies=1)
    assert inside.host.match.ply == 2


def lift(page: Page) -> None:
    """Raises the curtain where it hangs."""
    curtain = page.locator("main.curtain button")
    if curtain.count():
        curtain.click()


def test_the_curtain_hides_the_game_between_two_at_one_screen(
    open_page: Opener, house: House, visitor: Visitor
) -> None:
    table = visitor.table(mine=2, names=["Ada", "Bea"], start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="main")
    inside = house.registry.tables[table]
    expect(page.locator("main.curtain")).to_be_visible()
    assert page.locator("footer button.tile").count() == 0
    lift(page)
    seat = inside.host.to_act()[0]
    play_on(inside, {seat: page}, {seat: act_by_keys}, plies=1)
    page.get_by_role("button", name="End the turn").first.click()
    expect(page.locator("main.curtain")).to_be_visible()
    assert page.locator("footer button.tile").count() == 0
    assert page.locator("polygon").count() == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_table(
    open_page: Opener, house: House, visitor: Visitor, axe: str, theme: str, size: tuple[int, int]
) -> None:
    waiting = visitor.table()
    page = open_page(f"/t/{waiting}", cookie=cookie(visitor), theme=theme, size=size, wait="main")
    page.wait_for_load_state("networkidle")
    assert faults(page, axe) == []
    visitor.post(f"/api/tables/{waiting}/start")
    page.locator("footer button.tile").first.wait_for()
    inside = house.registry.tables[waiting]
    play_on(inside, {0: page}, {0: act_by_keys}, plies=3)
    assert faults(page, axe) == []
