"""As a new visitor: from the landing page through a guided game to the end of a first game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from lanterne.lessons.lesson import GAMES, lesson_named
from tests.server.house import House
from tests.web.conftest import PHONE, Opener
from tests.web.first_games import play_first_game
from tests.web.learner import Learner

pytestmark = pytest.mark.slow

LAPTOP = (1366, 768)
TABLE = re.compile(r"/t/[a-z0-9]{12}$")
EVERY_TIME = {("illusion", "en", LAPTOP), ("vizia", "fr", PHONE)}


def journeys() -> list[Any]:
    every = [(game, lang, size) for game in GAMES for lang in ("fr", "en") for size in (LAPTOP, PHONE)]
    named = [(each, f"{each[0]}-{each[1]}-{each[2][0]}") for each in every]
    return [pytest.param(*each, id=name, marks=() if each in EVERY_TIME else pytest.mark.long) for each, name in named]


@pytest.mark.parametrize(("game", "lang", "size"), journeys())
def test_from_the_landing_page_to_the_end_of_a_first_game(
    open_page: Opener, house: House, game: str, lang: str, size: tuple[int, int]
) -> None:
    lesson = lesson_named(game)
    assert lesson is not None
    finger = size == PHONE
    page = open_page("/", size=size, touch=finger, fastBots=True, lastGame=game, lang=lang)
    page.locator(".offer .btn").first.click()
    page.wait_for_url(TABLE)
    learnt = page.url
    learner = Learner(page, lesson)
    learner.follow("done")
    assert learner.read == [card.says for card in lesson.cards]
    page.locator(".guide .btn.primary").click()
    page.wait_for_url(lambda url: url != learnt and TABLE.search(url) is not None)
    expect(page.locator(".hints")).to_be_visible()
    play_first_game(page, house.registry.tables[page.url.rsplit("/", 1)[-1]], finger=finger)
    page.keyboard.press("Escape")
    page.goto("/")
    expect(page.locator(".offer")).to_have_count(0)
