"""A walk through one table in all sizes and states between which nothing may move: mine, chosen, a sheet, theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, SETTLE
from tests.web.scenes import bring, by_turns, seat_all
from tests.web.sights import FRAMES, PIECES, Places, moved, places, unseen

Size = tuple[int, int]
LANDSCAPE: Final = (844, 390)
SIZES: Final[tuple[Size, ...]] = (
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    PHONE,
    LANDSCAPE,
)
HUGE: Final = (2560, 1440)  # drawn slowly by a machine without graphics
FEW: Final[tuple[Size, ...]] = ((1280, 720), (1024, 768), PHONE, LANDSCAPE)  # where little is different
NAMES: Final = ("Camille", "Maximilienne", "Théodore", "Wenceslas-Aimé")
LOOKS: Final = {"fr": "dark", "en": "light"}  # theme by language


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
Shown = Callable[[Page, str, Size, str], None]  # what else is done: by language, size and state


class Walk:
    """One page, and what was found wrong there."""

    def __init__(self, page: Page, game: str, lang: str, shown: Shown) -> None:
        self.page = page
        self.lang = lang
        self.rolls = GAMES[game].rolls
        self.shown = shown
        self.wrong: list[str] = []
        self.rest: dict[Size, Places] = {}  # as everything lies while nothing is chosen

    def through(self, state: str, sizes: tuple[Size, ...], pieces: tuple[str, ...]) -> None:
        for size in sizes:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.evaluate(SETTLE)
            found = unseen(self.page, self.rolls)
            now = places(self.page, pieces)
            if size in self.rest:
                found += moved(self.rest[size], now)
            self.rest.setdefault(size, now)
            self.wrong += [f"{size[0]}x{size[1]}, {state}: {each}" for each in found]
            self.shown(self.page, self.lang, size, state)


@contextmanager
def people_of(house: House) -> Iterator[list[Visitor]]:
    """One for every seat, with names of some length."""
    found = [Visitor(house) for _ in NAMES]
    for name, who in zip(NAMES, found, strict=True):
        who.post("/api/me/name", {"name": name})
    yield found
    for who in found:
        who.close()


def walk(
    house: House,
    people: list[Visitor],
    game: str,
    opened: Callable[[str, str], Page],
    shown: Shown,
    sizes: dict[str, tuple[Size, ...]],
) -> list[str]:
    """What is wrong with a game's table, in either language in its sizes; `opened` opens the table in one."""
    table = seat_all(house, people, game)
    for who in people[1:]:
        who.watch(table)  # nobody is away
    walks = {lang: Walk(opened(table, lang), game, lang, shown) for lang in LOOKS}

    def everywhere(state: str, act: Callable[[Page], None], pieces: tuple[str, ...]) -> None:
        few = pieces is FRAMES
        for lang, each in walks.items():
            act(each.page)
            each.through(state, FEW if few else sizes[lang], pieces)

    everywhere("my turn", lambda page: page.locator(".acts .btn").first.wait_for(), PIECES)
    everywhere("chosen", lambda page: page.locator(GAMES[game].chosen).first.dispatch_event("click"), PIECES)
    everywhere("sheet", open_menu, FRAMES)
    for each in walks.values():
        each.page.keyboard.press("Escape")
    bring(house, table, dict(enumerate(people)), by_turns(house, table))
    everywhere("not my turn", lambda page: page.locator(".prompter.calm").wait_for(), FRAMES)
    return [f"{game} {lang} {wrong}" for lang, each in walks.items() for wrong in each.wrong]


def open_menu(page: Page) -> None:
    page.locator("header.bar button").last.click()
    page.get_by_role("dialog").wait_for()
