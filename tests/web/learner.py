"""Somebody who does what the guide points at: by mouse, or at Vizia by keys alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from lanterne.lessons.lesson import Lesson

LOOK = """() => {
    const guide = document.querySelector(".guide");
    const ring = document.querySelector(".guide-ring")?.getBoundingClientRect();
    const at = ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
    const under = at && document.elementFromPoint(at.x, at.y);
    return {
        card: guide?.dataset.card ?? "",
        choices: guide?.querySelectorAll("button").length ?? 0,
        at: at ?? null,
        amount: under?.closest("[data-amount]")?.dataset.amount ?? "",
        main: document.querySelector("footer .main:not([disabled])")?.dataset.code ?? "",
    };
}"""
MOST_TRIES = 150  # for one card: on a busy machine a press may come before the page is ready for it
PAUSE_MS = 40


class Learner:
    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page = page
        self.lesson = lesson
        self.read: list[str] = []  # cards, in their order
        self.pointed: set[str] = set()  # those at which something was pointed at

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        card = seen["card"]
        if card and card not in self.read:
            self.read.append(card)
        if card and seen["at"] is not None:
            self.pointed.add(card)
        return seen

    def follow(self, last: str) -> None:
        """Until that card is shown."""
        tries, known = 0, self.look()
        while last not in self.read:
            before = len(self.read)
            seen = self.look()
            if seen == known:  # what moves is not pressed
                self.step(seen)
            known = seen
            tries = 0 if len(self.read) > before else tries + 1
            assert tries < MOST_TRIES, f"nothing goes on after {self.read[-1:]}: {self.look()}"
            self.page.wait_for_timeout(PAUSE_MS)

    def step(self, seen: dict[str, Any]) -> None:
        if seen["choices"] == 1:
            self.page.locator(".guide button").click()
        elif seen["amount"]:
            self.page.locator(f'[data-amount="{seen["amount"]}"] input').fill(self.figure(seen["card"]))
            self.page.keyboard.press("Tab")
        elif seen["at"] is not None:
            self.page.mouse.click(seen["at"]["x"], seen["at"]["y"])

    def code(self, card: str) -> str:
        at = next(each.at for each in self.lesson.cards if each.says == card)
        return self.lesson.moves[at][1]

    def figure(self, card: str) -> str:
        found = re.search(r"\d+", self.code(card))
        assert found is not None
        return found[0]


class ByKeys(Learner):
    """At Vizia: a figure chooses a tile, arrows a place, T takes, Enter does whatever is ready."""

    def step(self, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        if seen["choices"] == 1:
            assert self.page.evaluate("document.activeElement.closest('.guide') !== null"), "Enter is for the guide"
            keys.press("Enter")
        elif seen["card"] and seen["card"] != "done":
            code = self.code(seen["card"])
            if seen["main"] == code:
                keys.press("Enter")
            else:
                self.prepare(code, seen)

    def prepare(self, code: str, seen: dict[str, Any]) -> None:
        keys = self.page.keyboard
        if self.page.locator(".foot .tile[aria-pressed=true]").count() == 0:
            card = next(each for each in self.lesson.cards if each.says == seen["card"])
            tile = self.page.locator(f'[data-at="{card.points[0]}"] small')
            if tile.count() == 1:
                keys.press(tile.inner_text())
        elif code.startswith("take"):
            keys.press("t")
        else:
            keys.press("ArrowRight")
