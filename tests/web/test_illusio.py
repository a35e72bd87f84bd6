"""Illusio in a real browser: whole games by mouse, finger and key, secrets on the line, axe, sizes, sums."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from lanterne.server.tables.differences import after
from tests.server.house import Visitor
from tests.web.conftest import DESKTOP, PHONE, SMALL, TABLET, Opener, faults
from tests.web.illusio_player import ASKED, Player

pytestmark = pytest.mark.slow


def sit(visitor: Visitor, seats: int, bot: str = "greedy", **options: Any) -> str:
    return visitor.table(game="illusio", seats=seats, bots=[bot] * (seats - 1), options=options, start=True)


def open_table(open_page: Opener, visitor: Visitor, table: str, **more: Any) -> Page:
    return open_page(f"/t/{table}", cookie=visitor.http.cookies["lanterne"], wait=".stage .poster", **more)


BRIEF_MS = 1_000


def click(thing: Locator) -> None:
    """Left of its middle, which the next card covers in a hand of ten."""
    box = thing.bounding_box(timeout=BRIEF_MS) or {"width": 20, "height": 20}
    thing.click(timeout=BRIEF_MS, position={"x": box["width"] / 5, "y": box["height"] / 2})


def tap(thing: Locator) -> None:
    thing.tap(timeout=BRIEF_MS)


def enter(thing: Locator) -> None:
    thing.focus(timeout=BRIEF_MS)
    thing.press("Enter", timeout=BRIEF_MS)


@pytest.mark.parametrize(("seats", "press"), [(2, click), (4, click), (2, enter)], ids=["two", "four", "keys"])
def test_a_whole_game(open_page: Opener, visitor: Visitor, seats: int, press: Callable[[Locator], None]) -> None:
    page = open_table(open_page, visitor, sit(visitor, seats, goal=6))
    Player(page, press).play_to_the_end()
    page.get_by_role("dialog").or_(page.locator(".table.over")).first.wait_for()


def test_a_whole_game_by_finger(open_page: Opener, visitor: Visitor) -> None:
    page = open_table(open_page, visitor, sit(visitor, 2, goal=6), size=PHONE, touch=True)
    Player(page, tap).play_to_the_end()


def test_keys_choose_and_confirm(open_page: Opener, visitor: Visitor) -> None:
    page = open_table(open_page, visitor, sit(visitor, 2, goal=6))
    page.locator(".acts .btn").first.wait_for()
    page.keyboard.press("1")  # components lie before special cards; the seed has dealt some
    expect(page.locator(".hand .card").first).to_have_class(re.compile("chosen"))
    page.locator(".acts .main").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".pips i:not(.spent)")).to_have_count(1)
    page.keyboard.press("x")
    page.keyboard.press("1")
    page.locator(".acts .main", has_text="Exchange").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("n")
    expect(page.locator(".pips i:not(.spent)")).not_to_have_count(1)


def test_help_names_the_keys_of_this_game(open_page: Opener, visitor: Visitor) -> None:
    page = open_table(open_page, visitor, sit(visitor, 2))
    page.keyboard.press("k")
    help_sheet = page.get_by_role("dialog", name="Playing by keyboard")
    contest = help_sheet.locator("dl > div", has_text="choose a trick of the Contest")
    expect(contest.locator("kbd")).to_have_text(["Q", "W", "E", "R"])
    expect(help_sheet.locator("dl > div", has_text="read my choices").locator("kbd")).to_have_text(["Shift", "R"])
    expect(help_sheet.get_by_text("wheel")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+R")
    expect(page.get_by_role("dialog", name="My choices in words")).to_be_visible()


def test_what_is_refused_is_explained(open_page: Opener, visitor: Visitor) -> None:
    page = open_table(open_page, visitor, sit(visitor, 2))
    page.locator(".acts .btn").first.wait_for()
    page.locator("[data-key^='contest:']:not(.lit)").first.click()
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert re.search(r"at least|IL-0", alert.inner_text())


def test_a_long_press_explains(open_page: Opener, visitor: Visitor) -> None:
    page = open_table(open_page, visitor, sit(visitor, 2))
    for found in (".hand .card", "[data-key^='contest:']", "[data-key='talent']", "nav.boxes .seat"):
        page.locator(found).first.click(delay=700)
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")


def test_the_line_holds_no_hidden_card(open_page: Opener, visitor: Visitor) -> None:
    """Whatever the page receives in a game: of hands that are not ours only their size, of decks only their height."""
    table = sit(visitor, 3, goal=6)
    frames: list[str] = []
    page = open_page("/", cookie=visitor.http.cookies["lanterne"])
    page.on("websocket", lambda line: line.on("framereceived", lambda text: frames.append(str(text))))
    page.goto(f"/t/{table}")
    page.locator(".stage .poster").first.wait_for()
    Player(page, click).play_to_the_end()
    texts = [json.loads(text) for text in frames if text.startswith("{")]
    view = next(message for message in texts if message["t"] == "table")["positions"][0]["view"]
    steps = [message for message in texts if message["t"] == "stepped"]
    assert len(steps) > 20
    for message in steps:
        [change] = message["changes"]
        assert change["seat"] == 0
        view = after(view, change)
        assert_no_secret(view, change.get("events", []))


def assert_no_secret(view: dict[str, Any], events: list[dict[str, Any]]) -> None:
    assert isinstance(view["deck"], int)
    assert isinstance(view["bag"], int)
    for seat, player in enumerate(view["players"]):
        assert isinstance(player["hand"], int)
        assert sum(player["known"].values()) <= player["hand"]
        assert seat != 0 or player["known"] == {}
    for event in events:
        if event["name"] in ("drew-card", "saw-card", "saw-objective", "card-kept"):
            assert event["args"]["seat"]["args"]["seat"] == 0
        if event["name"] == "card-taken":
            assert 0 in (event["args"]["seat"]["args"]["seat"], event["args"]["other"]["args"]["seat"])


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe(open_page: Opener, visitor: Visitor, axe: str, size: tuple[int, int], theme: str) -> None:
    page = open_table(open_page, visitor, sit(visitor, 4), size=size, theme=theme)
    player = Player(page, click)
    for _ in range(10):
        page.locator(ASKED).first.wait_for()
        player.act()
    page.locator(ASKED).first.wait_for()
    page.locator(".story").first.wait_for(state="detached")
    assert faults(page, axe, ".board", ".foot .game") == []
    page.locator(".hand .card").first.click(delay=700)
    page.get_by_role("dialog").wait_for()
    assert faults(page, axe, "dialog") == []


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, SMALL], ids=["desktop", "tablet", "phone", "small"])
def test_nothing_sticks_out(open_page: Opener, visitor: Visitor, size: tuple[int, int], lang: str) -> None:
    page = open_table(open_page, visitor, sit(visitor, 6), size=size, lang=lang)
    page.locator(".hand .card").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".acts").evaluate("each => each.getBoundingClientRect().right <= innerWidth")
    texts = page.locator("body").inner_text()
    assert "illusio-" not in texts


@pytest.mark.parametrize(
    ("options", "bots"),
    [({"memory": True, "goal": 9}, ["random"]), ({"talents": "any-time", "goal": 6}, ["greedy", "greedy"])],
    ids=["memory", "any-time"],
)
def test_variants(open_page: Opener, visitor: Visitor, options: dict[str, Any], bots: list[str]) -> None:
    """To the end; against a clumsy bot there is time to transform and to name."""
    wish = {"game": "illusio", "seats": len(bots) + 1, "bots": bots, "start": True}
    page = open_table(open_page, visitor, visitor.table(**wish, options=options))
    Player(page, click).play_to_the_end()
