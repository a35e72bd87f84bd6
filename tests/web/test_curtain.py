"""Two people at one screen: whoever has lifted the curtain reads what their own seat saw, and nothing else."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any, final

import pytest
from playwright.sync_api import Page, expect

from lanterne.core.phrase import Arg, Phrase, args_from_json
from lanterne.server.tables.differences import after
from lanterne.text.words import Words
from tests.server.house import Visitor
from tests.web.conftest import Opener, caught_up, cookie

pytestmark = pytest.mark.slow

NAMES = ["Ada", "Zoé"]
SILENT = ("kept-card", "turn")  # no line of the log is theirs
CARDS = ("discarded", "drew-card")  # an event each
READ_ALOUD = 8  # sentences that stay in the live region
PLIES = 160


def gathered(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page tells in one line, nobody being addressed: an exchange, a theft, cards drawn or discarded."""
    named = {event["name"] for event in events}
    swaps = [event for event in events if event["name"] == "exchanged"]
    found: list[dict[str, Any]] = []
    for event in events:
        name, args = event["name"], event["args"]
        if name == "exchanged":
            cards = {kind: cards_of(events, kind, args["seat"]) for kind in CARDS}
            args = {**args, "seen": "yes" if cards["drew-card"] else "no"}
            found.append({"name": "exchange", "args": args, "gone": cards["discarded"], "got": cards["drew-card"]})
        elif name in (*CARDS, "drew") and any(swap["args"]["seat"] == args["seat"] for swap in swaps):
            continue
        elif name in CARDS and found and found[-1]["name"] == name and found[-1]["args"]["seat"] == args["seat"]:
            found[-1]["card"].append(Phrase(args["card"]["key"]))
        elif name in CARDS:
            found.append({**event, "card": [Phrase(args["card"]["key"])]})
        elif name != "took-card" or "card-taken" not in named:
            found.append(event)
    return found


def cards_of(events: list[dict[str, Any]], name: str, seat: Any) -> list[Phrase]:
    mine = [event["args"] for event in events if event["name"] == name and event["args"]["seat"] == seat]
    return [Phrase(args["card"]["key"]) for args in mine]


def listed(names: list[str]) -> str:
    """As `Intl.ListFormat` writes it in English."""
    *most, last = names or [""]
    return last if not most else f"{most[0]} and {last}" if len(most) == 1 else f"{', '.join(most)}, and {last}"


@final
class Eyes:
    """What one seat was told, in words: all of it, and what it has not been shown yet."""

    def __init__(self, words: Words, position: dict[str, Any]) -> None:
        self.words = words
        self.legal: list[str] = position["legal"]
        self.view: dict[str, Any] = position["view"]
        self.log: list[str] = []
        self.missed: list[str] = []
        for _, step in groupby(position["log"], lambda line: line["ply"]):
            self.tell([line["event"] for line in step])
        self.missed.clear()

    def tell(self, events: list[dict[str, Any]]) -> None:
        for event in gathered(events):
            if event["name"] not in SILENT:
                sentence = self.sentence(event)
                self.log.append(sentence)
                self.missed.append(sentence)

    def sentence(self, event: dict[str, Any]) -> str:
        args: dict[str, Arg] = args_from_json(event["args"])
        for name in ("card", "gone", "got"):
            if name in event:  # several as one
                args[name] = listed([self.words.say(each) for each in event[name]])
        key = "illusio-web-event-exchange" if event["name"] == "exchange" else f"illusio-event-{event['name']}"
        return self.words.say(Phrase(key, args), NAMES)

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
            expect(aloud).to_have_text(mine.missed[-READ_ALOUD:])
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
