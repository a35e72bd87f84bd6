"""The board of Illuminati in real browsers: whole games with the mouse, on a phone, by keys; deals; the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_named
from lanterne.core.rng import FastRng
from lanterne.host.asking import decision
from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, Opener, caught_up, cookie, faults

pytestmark = pytest.mark.slow

MAIN = "footer .btn.primary"
LAPTOP = (1366, 768)
FIGURES = ("spend", "interfere", "amount", "tax", "power")
ANSWERS = ("accept", "refuse", "withdraw")


class Person:
    """Somebody who decides as the greedy bot would, and does it through the page."""

    def __init__(self, page: Page, inside: Any, seat: int) -> None:
        self.page = page
        self.inside = inside
        self.seat = seat
        self.game = inside.game
        self.bot: Bot = bot_named("greedy", self.game.name)
        self.mind = self.bot.new_mind(self.game, seat)
        self.rng = FastRng(seat)
        self.played: list[str] = []

    @property
    def is_asked(self) -> bool:
        return self.seat in self.inside.host.to_act()

    @property
    def is_over(self) -> bool:
        return bool(self.inside.host.status != "playing")

    def wait(self) -> bool:
        """Until this seat is asked and its page knows; false: the game is over."""
        while not self.is_asked:
            if self.is_over:
                return False
            self.page.wait_for_timeout(20)
        caught_up(self.page, self.inside.host.match.ply_of(self.seat))
        return True

    def decide(self) -> str:
        """What greedy would do; where that is an offer, the first plain thing."""
        state = self.inside.host.match.state
        code = decision(self.game, state, self.seat, self.bot, self.mind, self.rng).code()
        if not code.startswith(("offer", "promise")):
            return code
        return next(
            str(a.code()) for a in self.game.legal(state, self.seat) if not a.code().startswith(("offer", "promise"))
        )

    def act(self, code: str) -> None:
        ply = self.inside.host.match.ply
        self.do(code)
        while self.inside.host.match.ply == ply:
            self.page.wait_for_timeout(20)
        self.played.append(code)

    def do(self, code: str) -> None:
        verb, *rest = code.split()
        page = self.page
        if verb in ANSWERS:
            page.locator(f'.panel [data-code="{code}"]').click()
        elif verb in FIGURES:
            amount = next(word for word in rest if word.isdigit())
            others = [word for word in rest if not word.isdigit()]
            field = page.locator(f'.panel [data-amount="{" ".join((verb, *others))}"] input')
            field.fill(amount)
            field.blur()
            page.locator(MAIN).click()
        elif not rest:
            page.locator(f'footer [data-code="{code}"], .panel [data-code="{code}"]').first.click()
        else:
            self.choose(code, verb)
            page.locator(MAIN).click()

    def choose(self, code: str, verb: str) -> None:
        found = self.page.locator(f'.board [data-code="{code}"]')
        family = self.page.locator(f'.panel [data-family="{verb}"]')
        expect(found.or_(family).first).to_be_visible()
        if found.count() == 0:
            family.click()
        found.first.click()


def sit_down(
    house: House, visitor: Visitor, open_page: Opener, seats: int, size: tuple[int, int], **more: Any
) -> Person:
    table = visitor.table(game="illuminati", seats=seats, bots=["greedy"] * (seats - 1), start=True, **more)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=size, wait=".board .card")
    return Person(page, house.registry.tables[table], 0)


@pytest.mark.parametrize(("seats", "size"), [(2, LAPTOP), (4, PHONE), (6, DESKTOP)], ids=["2", "4-phone", "6"])
def test_a_whole_game_is_played(
    open_page: Opener, house: House, visitor: Visitor, axe: str, seats: int, size: tuple[int, int]
) -> None:
    person = sit_down(house, visitor, open_page, seats, size, options={"round_limit": 4})
    looked = set()
    while person.wait():
        code = person.decide()
        verb = code.split()[0]
        if verb not in looked:
            looked.add(verb)
            assert faults(person.page, axe) == [], verb
        person.act(code)
    assert {"attack", "target", "announce"} <= looked
    mine = [code for seat, code in person.inside.host.match.record().moves if seat == 0]
    assert mine == person.played
    expect(person.page.get_by_role("heading", name="How it grew")).to_be_visible()
    assert faults(person.page, axe) == []
