"""A hurried hand: two presses on the main button, one right after the other, never make two moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, final

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House, Visitor
from tests.web.conftest import PATIENCE_MS, Opener, caught_up, cookie, pair
from tests.web.illuminati_player import Player
from tests.web.test_vizia import wanted

pytestmark = pytest.mark.slow

WAYS = ("click", "tap", "enter")
HASTE_S = 0.15  # from one press to the next
MAIN = "footer .main"
CALM = ("pass", "end", "done", "draw")  # what ends waiting, by whoever is asked


@final
class Table:
    """Two people's table, one of them at a page; what is not measured is done over the API."""

    def __init__(self, house: House, ada: Visitor, bea: Visitor, game: str) -> None:
        self.id = pair(ada, bea, game=game)
        self.inside: Any = house.registry.tables[self.id]
        self.people = (ada, bea)
        self.seat = int(self.inside.host.to_act()[0])
        for person in self.people:
            person.watch(self.id)

    def legal(self, seat: int) -> list[str]:
        return [a.code() for a in self.inside.game.legal(self.inside.host.match.state, seat)]

    def plies(self) -> int:
        """As the API tells it to the other one."""
        return int(self.people[1 - self.seat].watch(self.id)["info"]["ply"])

    def play(self, seat: int, code: str) -> None:
        ply = self.inside.host.match.ply_of(seat)
        self.people[seat].move(self.id, ply, seat, code, name=f"{seat} {ply}")
        self.people[seat].until("taken")

    def wait(self, page: Page) -> None:
        """Until the one at the page is asked, and the page knows."""
        while self.seat not in self.inside.host.to_act():
            (other,) = self.inside.host.to_act()
            legal = self.legal(other)
            self.play(other, next((code for code in CALM if code in legal), legal[0]))
        caught_up(page, self.inside.host.match.ply_of(self.seat))


def prepare_vizia(table: Table, page: Page) -> None:
    what, key = wanted(table.inside, table.seat)
    if key:
        page.keyboard.press("Escape")
        page.keyboard.press(str(key))
        page.keyboard.press("ArrowRight")
        expect(page.locator(MAIN)).to_contain_text("Place")
    assert key or what == "end"


def prepare_illusion(_table: Table, page: Page) -> None:
    page.keyboard.press("End")
    expect(page.locator(MAIN)).to_contain_text("Place here")


def prepare_illusio(table: Table, page: Page) -> None:
    if "draw" in table.legal(table.seat):
        table.play(table.seat, "draw")
        table.wait(page)
    if any(code.startswith(("prepare", "discard")) for code in table.legal(table.seat)):
        page.keyboard.press("1")  # components lie before special cards


def prepare_illuminati(table: Table, page: Page) -> None:
    legal = table.legal(table.seat)
    if attack := next((code for code in legal if code.startswith("attack")), ""):
        table.play(table.seat, attack)
        table.wait(page)
        legal = table.legal(table.seat)
    if target := next((code for code in legal if code.startswith("target")), ""):
        Player(page, table.inside, table.seat).choose(target, "target")


PREPARE: dict[str, Callable[[Table, Page], None]] = {
    "vizia": prepare_vizia,
    "illusion": prepare_illusion,
    "illusio": prepare_illusio,
    "illuminati": prepare_illuminati,
}


@final
class Hand:
    """Its presses bear their own time: however slow the machine is, the second comes as soon as it should."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.last = 0.0

    def now(self) -> float:
        """A moment that follows nothing closely."""
        self.last = max(time.time(), self.last + 1)
        return self.last

    def press(self, way: str, x: float, y: float, at: float) -> None:
        if way == "enter":
            key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "timestamp": at}
            self.line.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": "\r", **key})
            self.line.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
        elif way == "tap":
            touch = {"touchPoints": [{"x": x, "y": y}], "timestamp": at}
            self.line.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
            self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": at + 0.02})
        else:
            mouse = {"x": x, "y": y, "button": "left", "clickCount": 1}
            self.line.send("Input.dispatchMouseEvent", {"type": "mousePressed", "timestamp": at, **mouse})
            self.line.send("Input.dispatchMouseEvent", {"type": "mouseReleased", "timestamp": at + 0.02, **mouse})


@pytest.mark.parametrize("game", sorted(PREPARE))
def test_a_double_press_is_one_move(
    open_page: Opener, house: House, visitor: Visitor, friend: Visitor, game: str
) -> None:
    table = Table(house, visitor, friend, game)
    who = table.people[table.seat]
    page = open_page("/settings", cookie=cookie(who), touch=True, guarded=True)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"/t/{table.id}")
    hand = Hand(page)
    for way in WAYS:
        table.wait(page)
        page.locator("footer .read").wait_for()  # it is asked, and knows
        PREPARE[game](table, page)
        main = page.locator(MAIN)
        main.hover(trial=True)  # it may be pressed by now
        box = main.bounding_box()
        assert box is not None
        before, already, now = table.plies(), len(moves(sent)), hand.now()
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        hand.press(way, *place, now)
        for _ in range(PATIENCE_MS // 20):
            if table.plies() > before:
                break
            page.wait_for_timeout(20)
        caught_up(page, table.inside.host.match.ply_of(table.seat))  # the button may mean something else by now
        hand.press(way, *place, now + HASTE_S)
        page.evaluate("0")  # what was sent has been sent by now
        assert (way, len(moves(sent)) - already, table.plies() - before) == (way, 1, 1)


def moves(sent: list[str]) -> list[str]:
    return [frame for frame in sent if '"t":"move"' in frame]
