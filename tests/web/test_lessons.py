"""Guided first games, through the page: whoever does what is pointed at gets to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lanterne.lessons.lesson import GAMES, Lesson, lesson_named
from tests.web.conftest import PHONE, Opener, faults
from tests.web.learner import ByKeys, Learner
from tests.web.learner_keys import ByTab, pointers, tab_to, watch_pointers

pytestmark = pytest.mark.slow

LAPTOP = (1366, 768)
TABLE = re.compile(r"/t/[a-z0-9]{12}$")


def given(game: str) -> Lesson:
    found = lesson_named(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", [game for game in GAMES if game != "vizia"])
def test_what_is_pointed_at_leads_to_the_end(open_page: Opener, game: str) -> None:
    lesson = given(game)
    page = open_page("/", size=LAPTOP, fastBots=True, lastGame=game, lang="fr" if game == "illusio" else "en")
    page.locator(".offer .btn").first.click()
    page.wait_for_url(TABLE)
    learner = Learner(page, lesson)
    learner.follow("done")
    assert learner.read == [card.says for card in lesson.cards]
    assert learner.pointed >= {card.says for card in lesson.cards if card.points}


HALFWAY = {"vizia": "colours", "illusion": "look", "illusio": "display", "illuminati": "money-again"}
SPOKEN = {"vizia": "fr", "illusion": "en", "illusio": "fr", "illuminati": "en"}


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone_to_a_first_game(open_page: Opener, axe: str, game: str) -> None:
    lesson = given(game)
    page = open_page("/", size=LAPTOP, fastBots=True, lastGame=game, lang=SPOKEN[game])
    watch_pointers(page)
    tab_to(page, ".offer .btn")
    page.keyboard.press("Enter")
    page.wait_for_url(TABLE)
    learner = ByKeys(page, lesson) if game == "vizia" else ByTab(page, lesson)
    learner.follow(HALFWAY[game])
    assert faults(page, axe) == []
    learner.follow("done")
    assert learner.read == [card.says for card in lesson.cards]
    expect(page.locator(".guide .btn.primary")).to_be_focused()
    assert faults(page, axe) == []
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_have_count(0)
    assert pointers(page) == []
    page.goto("/")
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator(".learn").first).to_be_visible()


def test_another_move_is_taken_back_and_the_lesson_resumed(open_page: Opener, axe: str) -> None:
    lesson = given("vizia")
    page = open_page("/", size=PHONE, touch=True, fastBots=True, lastGame="vizia")
    page.locator(".offer .btn").first.click()
    page.wait_for_url(TABLE)
    learner = Learner(page, lesson)
    learner.follow("second")
    page.locator('footer [data-code="end"]').click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("That is allowed, too")
    assert faults(page, axe, ".guide") == []
    guide.get_by_role("button", name="Play on").click()
    expect(guide).to_contain_text("You play without the guide.")
    guide.get_by_role("button", name="Back to the lesson").click()
    expect(guide).to_have_attribute("data-card", "second")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Lesson")).click()
    expect(guide).to_have_attribute("data-card", "colours")
