"""Somebody at Illuminati's board: does any action through the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from lanterne.bots.registry import bot_named
from lanterne.core.rng import FastRng
from lanterne.host.asking import decision
from tests.web.conftest import PATIENCE_MS, caught_up

MAIN = "footer .btn.primary"
FIGURES = ("spend", "interfere", "amount", "tax", "power")
ANSWERS = ("accept", "refuse", "withdraw")
TALK = ("offer", "promise")
BEGUN = ("attack", "transfer", "lift")  # one may step back from these: the first press does them


class Player:
    def __init__(self, page: Page, inside: Any, seat: int) -> None:
        self.page = page
        self.inside = inside
        self.seat = seat
        self.game = inside.game
        self.bot = bot_named("greedy", self.game.name)
        self.mind = self.bot.new_mind(self.game, seat)
        self.rng = FastRng(seat)
        self.played: list[str] = []

    def wait(self) -> bool:
        """Until this seat is asked and its page knows; false: the game is over."""
        while self.seat not in self.inside.host.to_act():
            if self.inside.host.status != "playing":
                return False
            self.page.wait_for_timeout(20)
        caught_up(self.page, self.inside.host.match.ply_of(self.seat))
        return True

    def decide(self) -> str:
        """What greedy would do; where that is an offer, the first plain thing."""
        state = self.inside.host.match.state
        code = str(decision(self.game, state, self.seat, self.bot, self.mind, self.rng).code())
        if not code.startswith(TALK):
            return code
        legal = [str(a.code()) for a in self.game.legal(state, self.seat)]
        return next(code for code in legal if not code.startswith(TALK))

    def act(self, code: str) -> None:
        ply = self.inside.host.match.ply
        self.do(code)
        self.until_taken(code, ply)
        self.played.append(code)

    def until_taken(self, code: str, ply: int) -> None:
        for _ in range(PATIENCE_MS // 20):
            if self.inside.host.match.ply > ply:
                return
            self.page.wait_for_timeout(20)
        foot = self.page.locator("footer").inner_text()
        raise AssertionError(f"{code!r} was done and not played; the foot says {foot!r}")

    def do(self, code: str) -> None:
        verb, *rest = code.split()
        if verb in TALK:
            self.propose(code)
        elif verb in ANSWERS:
            self.answer(code)
        elif verb in FIGURES:
            self.pay(verb, rest)
        elif not rest and self.page.locator(f'footer [data-code="{code}"]').count():
            self.page.locator(f'footer [data-code="{code}"]').click()
        else:
            self.choose(code, verb)
            self.confirm(verb)

    def answer(self, code: str) -> None:
        self.page.locator(f'.panel [data-code="{code}"]').click()

    def confirm(self, verb: str = "") -> None:
        """Some things are done by choosing them."""
        if verb not in BEGUN:
            self.page.locator(MAIN).click()

    def pay(self, verb: str, rest: list[str]) -> None:
        amount = next(word for word in rest if word.isdigit())
        key = " ".join((verb, *(word for word in rest if not word.isdigit())))
        field = self.page.locator(f'.panel [data-amount="{key}"] input')
        field.fill(amount)
        field.blur()
        self.confirm()

    def choose(self, code: str, verb: str) -> None:
        found = self.page.locator(f'.board [data-code="{code}"]')
        family = self.page.locator(f'.panel [data-family="{verb}"]')
        if verb == "attach":
            self.take_up(code.split()[1])
        expect(found.or_(family).or_(self.looked_at()).first).to_be_visible()
        if found.or_(family).count() == 0:
            self.looked_at().click()  # while one looks at a card only its own deeds stand there
        if found.count() == 0 and family.count():
            family.click()
        found.first.click()

    def looked_at(self) -> Locator:
        """Puts the card away that one last looked at."""
        return self.page.locator(".panel .face header button")

    def take_up(self, card: str) -> None:
        """Who rebuilds has several cards in hand: the arrows are those of the one whose chip is pressed."""
        chip = self.page.locator(f'.panel [data-hand="{card}"]')
        if chip.count() and chip.get_attribute("aria-pressed") == "false":
            chip.click()

    def propose(self, code: str) -> None:
        """`offer TO give BUNDLE want BUNDLE [promise TEXT]`, or `promise TO TEXT`, to one seat."""
        words = code.split(" ", 7)
        self.page.get_by_role("button", name="Propose a deal").first.click()
        panel = self.page.locator(".panel")
        panel.locator(f'[data-seat="{words[1]}"]').click()
        if words[0] == "offer":
            self.put(panel.locator("fieldset").nth(0), words[3])
            self.put(panel.locator("fieldset").nth(1), words[5])
        promise = words[7] if len(words) > 7 else code.split(" ", 2)[2] if words[0] == "promise" else ""
        panel.get_by_label("Promise").fill(promise)
        self.page.locator(MAIN).click()

    def put(self, side: Any, bundle: str) -> None:
        for thing in () if bundle == "nothing" else bundle.split("+"):
            if thing.isdigit():
                side.get_by_label("Money").fill(thing)
                side.get_by_label("Money").blur()
            else:
                side.locator("select").select_option(thing)
