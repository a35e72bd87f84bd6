"""Somebody who plays Illusio through the page: sees what is lit, presses it by mouse, finger or key."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from playwright.sync_api import Error, Locator, Page

PRESSES_MOST = 1500
ASKED = ".acts .btn:not([disabled]), .picker .kind, .chip.lit, .card.lit, .poster.lit"
SOURCES = (".picker .kind", ".boards .zone:first-child .poster.lit", ".hand .card.lit", ".chip.lit")
TARGETS = ".poster.shown.lit, .box.lit .seat, .project.lit, .chip.lit"


@final
class Player:
    """Takes posters when it can, else places cards, else plays special ones, else ends the turn.

    What it has transformed itself it remembers by the badge, where badges hide the kind (A-39).
    """

    def __init__(self, page: Page, press: Callable[[Locator], None]) -> None:
        self.page = page
        self.way = press
        self.kinds: dict[str, str] = {}  # of covered components, by their keys
        self.became = ""  # the kind chosen last

    def play_to_the_end(self) -> None:
        assert self.play(PRESSES_MOST) < PRESSES_MOST, "the game did not end"

    def play(self, most: int) -> int:
        """Plays until the game is over or so many decisions are made; answers how many."""
        for made in range(most):
            self.page.locator(f"{ASKED}, .table.over").first.wait_for()
            if self.page.locator(".table.over").count():
                return made
            self.act()
        return most

    def act(self) -> None:
        self.remember()
        for source in SOURCES:
            things = self.page.locator(source)
            if things.count() == 0:
                continue
            key = self.key(things)
            if not self.press(things.first):
                continue
            if source.startswith(".picker"):
                self.became = key
                return
            if self.name(key) or self.confirm():
                return
            targets = self.page.locator(TARGETS)
            if source.startswith(".hand") and targets.count():
                key = self.key(targets)
                if self.press(targets.first) and (self.name(key) or self.confirm()):
                    return
            self.page.keyboard.press("Escape")
        buttons = self.page.locator(".acts .btn:not([disabled])")
        if buttons.count():
            self.press(buttons.first)

    def remember(self) -> None:
        covered = self.page.locator("[data-key^='item:0:?']")
        for key in covered.evaluate_all("found => found.map((each) => each.dataset.key)"):
            self.kinds.setdefault(key, self.became)

    def key(self, things: Locator) -> str:
        """Of the first one, if it is still there: nothing is waited for."""
        return str(things.evaluate_all("found => found[0]?.dataset.key ?? ''"))

    def name(self, key: str) -> bool:
        """Says what a covered component is, where that is asked: what it remembers, else the first that may be."""
        asked = self.page.locator(".picker .kind")
        if asked.count() == 0:
            return False
        known = self.page.locator(f".picker .kind[data-key='{self.kinds.get(key, '')}']")
        return self.press(known.first if known.count() else asked.first)

    def confirm(self) -> bool:
        main = self.page.locator(".acts .main:not([disabled])")
        does = main.evaluate_all("found => found.map((each) => each.dataset.code)")  # it may go while it is looked at
        if does in ([], ["end"]):
            return False
        return self.press(main)

    def press(self, thing: Locator) -> bool:
        """What was lit a moment ago may no longer be: then nothing is pressed."""
        try:
            self.way(thing)
        except Error:
            return False
        return True
