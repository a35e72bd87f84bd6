"""Somebody who has only a keyboard, and comes with Tab and Enter to whatever the guide points at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.learner import LOOK, Learner

# What was ever done with a pointer; a click that a key makes has no detail.
WATCH = """
    window.pointed = [];
    for (const kind of ["pointerdown", "mousedown", "touchstart", "click"]) {
        addEventListener(kind, (event) => {
            if (kind !== "click" || event.detail > 0) window.pointed.push(kind);
        }, true);
    }
"""
# Where the focus is to go for what lies under the ring, seen from where it is: 0 there, 1 further, -1 back. What has
# changed since the guide was looked at is nowhere; a focus that made something scroll is looked at when that is drawn.
WAY = """async (card) => {
    const able = "button, input, select, a[href], [tabindex]";
    const look = () => {
        const ring = document.querySelector(".guide-ring")?.getBoundingClientRect();
        if (ring === undefined || document.querySelector(".guide")?.dataset.card !== card) return null;
        const under = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
        const goal = under?.closest("[data-amount]")?.querySelector("input") ?? under?.closest(able) ?? null;
        const now = document.activeElement ?? document.body;
        if (goal === null) return null;
        if (now === goal) return 0;
        return now === document.body || now.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    if (look() === 0) await frame().then(frame);
    return look();
}"""
ON_PICTURE = "document.activeElement?.role === 'application'"  # places drawn there are walked by N
IN_GUIDE = "document.activeElement?.closest('.guide button') !== null"
MOST_TABS = 200
MOST_PLACES = 20
PATIENCE = 20  # looks, before the same thing is pressed once more


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

    done: tuple[dict[str, Any], int] = ({}, 0)  # what was seen when a key was pressed, and how often since

    def step(self, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        was, times = self.done
        self.done = (seen, times + 1 if seen == was else 0)
        if seen["choices"] == 1:
            if self.page.evaluate(IN_GUIDE):  # it takes the focus when it has more to say
                keys.press("Enter")
        elif seen["at"] is None or seen["card"] == "done" or self.done[1] % PATIENCE:
            return  # an answer is on its way
        elif self.tab_to(seen["card"]):
            if seen["amount"]:
                keys.press("Control+a")
                keys.type(self.figure(seen["card"]))
                keys.press("Tab")
            elif self.page.evaluate(ON_PICTURE):
                self.walk_to(self.code(seen["card"]))
            else:
                keys.press("Enter")

    def walk_to(self, code: str) -> None:
        for _ in range(MOST_PLACES):
            self.page.keyboard.press("n")
            if self.page.evaluate(LOOK)["main"] == code:
                return
        raise AssertionError(f"N never comes to {code}")

    def tab_to(self, card: str) -> bool:
        """Whether the focus came to what lies there; what goes while one is on the way is looked at anew."""
        for _ in range(MOST_TABS):
            way = self.page.evaluate(WAY, card)
            if way is None:
                return False
            if way == 0:
                return True
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"Tab never comes to what is pointed at by {card}")
