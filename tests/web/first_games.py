"""Somebody who has learnt a game and plays it to its end, in any language: by what buttons do, not by what they say."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web import illuminati_player, illusio_player
from tests.web.conftest import PATIENCE_MS, caught_up

MAIN = "footer .main:not([disabled])"
LONG_ROW = 4  # pictures, after which somebody doubts
BRIEF_MS = 1_000
TRIES = 10


class Beginner:
    """At any table, by mouse or by finger."""

    def __init__(self, page: Page, inside: Any, *, finger: bool) -> None:
        self.page = page
        self.inside = inside
        self.finger = finger
        self.seat = 0

    def press(self, thing: Locator) -> None:
        if self.finger:
            thing.tap(timeout=BRIEF_MS)
        else:
            thing.click(timeout=BRIEF_MS)

    def press_at(self, x: float, y: float) -> None:
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def play_out(self) -> None:
        host = self.inside.host
        while host.status == "playing":
            if self.seat in host.to_act():
                self.act()
            else:
                self.page.wait_for_timeout(20)

    def act(self) -> None:
        ply = self.inside.host.match.ply
        caught_up(self.page, self.inside.host.match.ply_of(self.seat))
        for _ in range(TRIES):  # on a busy machine a press may come before the page is ready for it
            self.decide([a.code() for a in self.inside.game.legal(self.inside.host.match.state, self.seat)])
            for _ in range(BRIEF_MS // 20):
                if self.inside.host.match.ply > ply:
                    return
                self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing goes on: {self.page.locator('footer').inner_text()!r}")

    def decide(self, legal: list[str]) -> None:
        raise NotImplementedError


class AtVizia(Beginner):
    """Lays the first tile that fits, else ends the turn."""

    def decide(self, legal: list[str]) -> None:
        placing = next((code for code in legal if code.startswith("place")), "")
        if placing == "":
            plain = "end" if "end" in legal else legal[0]
            self.press(self.page.locator(f'footer [data-code="{plain}"]').first)
            return
        _, colour, key, _, source = placing.split()
        view = self.inside.game.view(self.inside.host.match.state, self.seat)
        tile = self.page.locator(f'footer [data-at="{source}/{view[source].index(colour)}"]')
        if tile.get_attribute("aria-pressed") == "false":
            self.press(tile)
        place = self.page.locator(f'[data-at="@{key}"]')
        ready = self.page.locator(f'{MAIN}[data-code="{placing}"]')
        place.or_(ready).first.wait_for()
        if ready.count() == 0 and (box := place.bounding_box()):
            self.press_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.press(ready)


class AtIllusion(Beginner):
    """Places at the end, and doubts what is long."""

    def decide(self, legal: list[str]) -> None:
        doubt = self.page.locator('footer [data-code="doubt"]')
        gap = self.page.locator(".gap").last
        doubt.or_(gap).or_(self.page.locator(MAIN)).first.wait_for()
        if doubt.count() == 0:
            self.press(self.page.locator(MAIN))  # on to the next round
            gap.wait_for()
        placing = [code for code in legal if code.startswith("place")]
        if "doubt" in legal and (len(placing) > LONG_ROW or not placing):
            self.press(doubt.first)
            self.press(self.page.locator(f'{MAIN}[data-code="doubt"]'))
        else:
            self.press(gap)
            self.press(self.page.locator(f'{MAIN}[data-code="{placing[-1]}"]'))


class AtIllusio(Beginner):
    def play_out(self) -> None:
        illusio_player.Player(self.page, self.left_of_middle).play_to_the_end()

    def left_of_middle(self, thing: Locator) -> None:
        """The next card covers the middle of one in a hand of ten."""
        box = thing.bounding_box(timeout=BRIEF_MS) or {"width": 20, "height": 20}
        where: Any = {"x": box["width"] / 5, "y": box["height"] / 2}
        (thing.tap if self.finger else thing.click)(timeout=BRIEF_MS, position=where)


class AtIlluminati(Beginner):
    def play_out(self) -> None:
        player = illuminati_player.Player(self.page, self.inside, self.seat)
        while player.wait():
            player.act(player.decide())


BEGINNERS = {"vizia": AtVizia, "illusion": AtIllusion, "illusio": AtIllusio, "illuminati": AtIlluminati}


def play_first_game(page: Page, inside: Any, *, finger: bool) -> None:
    """To its end panel."""
    BEGINNERS[inside.game.name](page, inside, finger=finger).play_out()
    sheet = page.get_by_role("dialog")
    result = page.locator("footer .acts .primary")
    sheet.or_(result).first.wait_for(timeout=PATIENCE_MS)
    if sheet.count() == 0:
        result.click()  # what was turned over stays as long as one likes
    expect(sheet.locator("tr.won")).not_to_have_count(0)
