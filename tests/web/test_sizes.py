"""The table of every game in every size: nothing outside the page, covered or cut, and nothing that a choice moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, SETTLE, Opener, cookie
from tests.web.scenes import SEED, bring, by_turns, seat_all
from tests.web.sights import FRAMES, PIECES, Places, moved, places, unseen

pytestmark = pytest.mark.slow

NAMES = ("Camille", "Maximilienne", "Théodore", "Wenceslas-Aimé")
LANDSCAPE = (844, 390)
SIZES = (
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    PHONE,
    LANDSCAPE,
)


class Ways(NamedTuple):
    """How something is chosen at a table, and what may scroll down there."""

    chosen: str
    rolls: tuple[str, ...] = ()


GAMES: Final = {
    "vizia": Ways("footer button.tile:not(.idle)"),
    "illusion": Ways(".gap"),
    "illusio": Ways(".hand .card.lit"),
    "illuminati": Ways("[data-card]", rolls=(".panel",)),
}


@pytest.fixture
def people(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Visitor]]:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda _: SEED)
    found = [Visitor(house) for _ in NAMES]
    for name, who in zip(NAMES, found, strict=True):
        who.post("/api/me/name", {"name": name})
    yield found
    for who in found:
        who.close()


class Walk:
    """One page in all sizes; what was found wrong is said once, with the size and the state it was found in."""

    def __init__(self, page: Page, rolls: tuple[str, ...]) -> None:
        self.page = page
        self.rolls = rolls
        self.wrong: list[str] = []
        self.rest: dict[tuple[int, int], Places] = {}  # as everything lies while nothing is chosen

    def through(self, state: str, pieces: tuple[str, ...] = PIECES) -> None:
        for size in SIZES:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.evaluate(SETTLE)
            found = unseen(self.page, self.rolls)
            now = places(self.page, pieces)
            if size in self.rest:
                found += moved(self.rest[size], now)
            self.rest.setdefault(size, now)
            self.wrong += [f"{size} {state}: {each}" for each in found]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_jumps(open_page: Opener, house: House, people: list[Visitor], game: str) -> None:
    table = seat_all(house, people, game)
    for who in people[1:]:
        who.watch(table)  # nobody is away
    looks = {"fr": "dark", "en": "light"}
    ways = GAMES[game]
    walks = [
        Walk(open_page(f"/t/{table}", cookie=cookie(people[0]), wait="footer .acts", lang=lang, theme=theme), ways.rolls)
        for lang, theme in looks.items()
    ]

    def everywhere(state: str, act: Callable[[Page], None], pieces: tuple[str, ...] = PIECES) -> None:
        for walk in walks:
            act(walk.page)
            walk.through(state, pieces)

    everywhere("my turn", lambda page: page.locator(".acts .btn").first.wait_for())
    everywhere("chosen", lambda page: page.locator(ways.chosen).first.dispatch_event("click"))
    everywhere("sheet", open_menu, FRAMES)
    for walk in walks:
        walk.page.keyboard.press("Escape")
    bring(house, table, dict(enumerate(people)), by_turns(house, table))
    everywhere("not my turn", lambda page: expect(page.locator(".prompter")).to_have_class(re.compile("calm")), FRAMES)
    wrong = [f"{lang} {each}" for lang, walk in zip(looks, walks, strict=True) for each in walk.wrong]
    assert not wrong, "\n".join(wrong)


def open_menu(page: Page) -> None:
    page.locator("header.bar button").last.click()
    page.get_by_role("dialog").wait_for()
