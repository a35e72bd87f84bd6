"""Somebody at Illuminati's board who has only a keyboard."""

from __future__ import annotations

from tests.web.illuminati_player import BEGUN, MAIN, Player

MOST_TABS = 400
AT = "selector => document.activeElement !== null && document.activeElement.matches(selector)"
CHOSEN = "document.querySelector('footer .btn.primary')?.dataset.code ?? ''"


class KeyPlayer(Player):
    """Does every action with Tab, Enter, N and typing; nothing is clicked, nothing is focused from outside."""

    walked = False  # whether N alone came to what was chosen last

    def tab_to(self, selector: str) -> None:
        self.page.locator(f"{selector}:not([aria-disabled=true])").first.wait_for(state="visible")
        for _ in range(MOST_TABS):
            if self.page.evaluate(AT, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def press(self, selector: str) -> None:
        self.tab_to(selector)
        self.page.keyboard.press("Enter")

    def do(self, code: str) -> None:
        button = f'footer [data-code="{code}"]'
        if " " not in code and self.page.locator(button).count():
            self.press(button)
        else:
            super().do(code)

    def answer(self, code: str) -> None:
        self.press(f'.panel [data-code="{code}"]')

    def confirm(self, verb: str = "") -> None:
        """A button that began something has done it; what N has come to is only prepared."""
        if verb not in BEGUN or self.walked:
            self.press(MAIN)

    def pay(self, verb: str, rest: list[str]) -> None:
        amount = next(word for word in rest if word.isdigit())
        key = " ".join((verb, *(word for word in rest if not word.isdigit())))
        self.tab_to(f'.panel [data-amount="{key}"] input')
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(amount)
        self.confirm()

    def choose(self, code: str, verb: str) -> None:
        """By N on the board where that comes to it, else in the list beside it."""
        if verb != "attach" and self.page.locator(f'.panel [data-family="{verb}"]').count():
            self.press(f'.panel [data-family="{verb}"]')
        self.walked = False
        if self.walk_to(code):
            return
        for _ in range(2):  # away from the card, back to the list
            if self.page.locator(listed := f'.panel [data-code="{code}"]').count() == 0:
                self.page.keyboard.press("Escape")
        self.press(listed)

    def walk_to(self, code: str) -> bool:
        """Whether N came to it: to the arrow, or to a card that does this alone or has it among what it does."""
        seen: set[str] = set()
        while True:
            self.page.keyboard.press("n")
            chosen = str(self.page.evaluate(CHOSEN))
            if chosen == code:
                self.walked = True
                return True
            if self.page.locator(own := f'.panel .face [data-code="{code}"]').count():
                self.press(own)
                return True
            if chosen in seen:
                return False
            seen.add(chosen)
