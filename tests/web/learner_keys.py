"""Somebody who has only a keyboard, and comes with Tab and Enter to whatever the guide points at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.learner import Learner

# What was ever done with a pointer; a click that a key makes has no detail.
WATCH = """
    window.pointed = [];
    for (const kind of ["pointerdown", "mousedown", "touchstart", "click"]) {
        addEventListener(kind, (event) => {
            if (kind !== "click" || event.detail > 0) window.pointed.push(kind);
        }, true);
    }
"""
# Where the focus is to go for what lies under the ring, seen from where it is: 0 there, 1 further, -1 back.
WAY = """([x, y]) => {
    const able = "button, input, select, a[href], [tabindex]";
    const goal = document.elementFromPoint(x, y)?.closest(able);
    if (goal === null || goal === undefined) return null;
    const now = document.activeElement ?? document.body;
    if (now === goal) return 0;
    return now === document.body || now.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}"""
IN_GUIDE = "document.activeElement?.closest('.guide button') !== null"
MOST_TABS = 200


def watch_pointers(page: Page) -> None:
    """From now on and after every address."""
    page.add_init_script(WATCH)
    page.evaluate(WATCH)


def pointers(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.pointed")
    return found


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


class ByTab(Learner):
    """Tab or Shift+Tab to the ring, then Enter; a figure is typed. What Tab cannot come to fails the test."""

    def step(self, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        if seen["choices"] == 1:
            if self.page.evaluate(IN_GUIDE):  # it takes the focus when it has more to say
                keys.press("Enter")
        elif seen["at"] is not None and seen["card"] != "done" and self.tab_to(seen["at"]):
            if seen["amount"]:
                keys.press("Control+a")
                keys.type(self.figure(seen["card"]))
                keys.press("Tab")
            else:
                keys.press("Enter")

    def tab_to(self, at: dict[str, float]) -> bool:
        """Whether the focus came to what lies there; what goes while one is on the way is looked at anew."""
        for _ in range(MOST_TABS):
            way = self.page.evaluate(WAY, [at["x"], at["y"]])
            if way is None:
                return False
            if way == 0:
                return True
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"Tab never comes to what is pointed at by {self.read[-1]}")
