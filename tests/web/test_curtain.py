"""Two people at one screen: whoever has lifted the curtain reads what their own seat saw, and nothing else."""

from __future__ import annotations

import random
from typing import Any, final

import pytest
from playwright.sync_api import Page, expect

from lanterne.core.phrase import Phrase, args_from_json
from lanterne.text.words import Words
from tests.server.house import Visitor, after
from tests.web.conftest import Opener, caught_up, cookie

pytestmark = pytest.mark.slow

NAMES = ["Ada", "Zoé"]
SILENT = ("kept-card", "turn")  # no line of the log is theirs
READ_ALOUD = 8  # sentences that stay in the live region
YOUR_TURN = "Your turn."
PLIES = 160


@final
class Eyes:
    """What one seat was told, in words: all of it, and what it has not been shown yet."""

    def __init__(self, words: Words, position: dict[str, Any]) -> None:
        self.words = words
        self.legal: list[str] = position["legal"]
        self.view: dict[str, Any] = position["view"]
        self.log: list[str] = []
        self.missed: list[str] = []
        self.tell([line["event"] for line in position["log"]])
        self.missed.clear()

    def tell(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["name"] not in SILENT:
                phrase = Phrase(f"illusio-event-{event['name']}", args_from_json(event["args"]))
                sentence = self.words.say(phrase, NAMES)
                self.log.append(sentence)
                self.missed.append(sentence)

    def step(self, change: dict[str, Any]) -> None:
        self.view = after(self.view, change)
        self.legal = change.get("legal", [])
        self.tell(change.get("events", []))


def document(page: Page) -> str:
    """Markup and text: a sentence may be broken up by either."""
    return str(page.evaluate("document.documentElement.outerHTML + document.documentElement.textContent"))


def lift(page: Page, seat: int, eyes: list[Eyes]) -> None:
    """Nothing of the game is in the page before it is pressed."""
    button = page.locator("main.curtain").get_by_role("button", name=NAMES[seat])
    button.wait_for()
    assert page.locator("[data-key], [aria-live=polite]").count() == 0
    text = document(page)
    assert not [sentence for seen in eyes for sentence in seen.log if sentence in text]
    button.click()
    page.locator(".stage .poster").first.wait_for()


def check(page: Page, mine: Eyes, other: Eyes) -> None:
    """The whole document tells what these eyes were told."""
    expect(page.locator(".log li button > span:last-child")).to_have_text(mine.log)
    assert page.locator(".hand .card").count() == sum(mine.view["hand"].values())
    text = document(page)
    assert not [sentence for sentence in set(other.log) - set(mine.log) if sentence in text]


def test_each_seat_is_told_its_own(open_page: Opener, visitor: Visitor) -> None:
    wish = {"game": "illusio", "seats": 2, "mine": 2, "names": NAMES, "options": {"talents": "any-time"}}
    table = visitor.table(**wish, start=True)
    told = visitor.watch(table)
    words = Words("en")
    eyes = [Eyes(words, position) for position in told["positions"]]
    to_act, looking = told["info"]["to_act"][0], -1
    page = open_page(f"/t/{table}", cookie=cookie(visitor), wait="main.curtain")
    aloud = page.locator("[aria-live=polite].visually-hidden p")
    chance = random.Random(5)
    secrets = own = 0
    for ply in range(PLIES):
        mine, other = eyes[to_act], eyes[1 - to_act]
        if to_act != looking:
            lift(page, to_act, eyes)
            looking = to_act
            expect(aloud).to_have_text([*mine.missed, YOUR_TURN][-READ_ALOUD:])
            own += sum(sentence.startswith("You ") for sentence in mine.missed)
        else:
            caught_up(page, ply)
        check(page, mine, other)
        mine.missed.clear()
        talents = [code for code in mine.legal if code.startswith("talent")]
        visitor.move(table, ply, to_act, chance.choice(talents or mine.legal))
        step = visitor.until("stepped")
        secrets += step["changes"][0].get("events") != step["changes"][1].get("events")
        for seen, change in zip(eyes, step["changes"], strict=True):
            seen.step(change)
        to_act = step["to_act"][0]
    assert secrets > 5  # else nothing was tried
    assert own > 5
