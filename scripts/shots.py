"""A picture of every screen: six sizes, both themes, both languages, large text, forced colours. shots/index.html

The tables of the games are walked through besides: more sizes, both languages, something chosen, a sheet, others' turn
(`vizia-table`). Whatever lies outside the page, is covered, cut, or moves where nothing should, is told, and it fails.

`make shots`, or with the sources and the tests on the path: `python scripts/shots.py [NAME ...]`; a name is that of
a screen (`lobby`), of a walk (`vizia-table`) or of a way to look at screens (`small`).
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.server.house import House, Visitor, open_house, sqlite_url
from tests.web.scenes import SEED
from tests.web.sights import unseen
from tests.web.walks import GAMES as WALKS
from tests.web.walks import HUGE, LOOKS, SIZES, Size, people_of, walk

from lanterne.server import sockets
from lanterne.server.tables import drawing

FOLDER = Path(__file__).parent.parent / "shots"
PATIENCE_MS = 15_000
MAY_SCROLL = (".panel", ".plain", ".hands")  # parts of a stage that may be longer than it is

Act = Callable[[Page], None]
Screens = dict[str, tuple[Callable[[], str], Act]]  # by name: its address, and what is done there


class Way(NamedTuple):
    """A way to look at a screen."""

    size: tuple[int, int]
    theme: str = "dark"
    lang: str = "fr"
    zoom: int = 1  # as the browser's own zoom: fewer, larger pixels
    forced: bool = False
    rolls: tuple[str, ...] = ()  # what has no room but by scrolling down


WAYS = {
    "desktop": Way((1440, 900)),
    "desktop-light": Way((1440, 900), theme="light", lang="en"),
    "laptop": Way((1280, 720)),
    "tablet": Way((834, 1112), lang="en"),
    "phone": Way((390, 844)),
    "phone-light": Way((390, 844), theme="light", lang="en"),
    "small": Way((320, 640), rolls=(".scroll",)),
    "landscape": Way((844, 390)),
    "zoomed": Way((1440, 900), zoom=2),
    "forced": Way((1440, 900), lang="en", forced=True),
    "forced-phone": Way((390, 844), forced=True),
}


class Shown(NamedTuple):
    """How a game is photographed: two people in its middle, a table full of bots, the end."""

    middle: int = 40  # plies
    options: Mapping[str, object] = MappingProxyType({})
    seats: int = 4
    bot: str = "greedy"


GAMES = {
    "vizia": Shown(middle=58, options={"group_bonus": True}),
    "illusion": Shown(middle=5, seats=5, bot="steady"),
    "illusio": Shown(middle=90),
    "illuminati": Shown(middle=200, options={"round_limit": 12}),
}
END = 10_000  # more plies than any game has


def nothing(_page: Page) -> None:
    return


def open_sheet(page: Page) -> None:
    page.get_by_role("button", name="…").click()
    page.get_by_role("dialog").get_by_role("switch").first.wait_for()


def open_keys(page: Page) -> None:
    page.locator("footer .game").wait_for()
    page.keyboard.press("k")
    page.get_by_role("dialog").wait_for()


def open_rules(page: Page) -> None:
    page.locator("footer .game").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").locator(".picture").last.wait_for()


def check_fairness(page: Page) -> None:
    page.locator("header button.btn").last.click()
    page.get_by_role("dialog").wait_for()


class Set:
    """The tables that are photographed: some that wait, some in their middle, one on one screen, some that are over."""

    def __init__(self, house: House) -> None:
        vars(drawing)["seed_of"] = lambda _: SEED  # for this process alone
        vars(sockets)["reach"] = lambda _host, _port: "http://192.168.1.20:8896"
        self.visitor = Visitor(house)
        self.other = Visitor(house)
        self.visitor.post("/api/me/name", {"name": "Camille"})
        self.other.post("/api/me/name", {"name": "Nadia"})
        self.waiting = self.visitor.table(seats=4, bots=["greedy"])
        self.shared = self.visitor.table(mine=2, names=["Camille", "Nadia"], start=True)
        self.made: dict[str, str] = {}
        self.other.table(seats=4, public=True)

    @property
    def cookie(self) -> str:
        return str(self.visitor.http.cookies["lanterne"])

    def close(self) -> None:
        self.visitor.close()
        self.other.close()

    def duel(self, game: str, plies: int) -> str:
        """A game of two people by a fixed rule, up to a ply at which the visitor is awaited."""
        key = f"{game}, {plies} plies"
        if key not in self.made:
            self.made[key] = self._duel(game, plies)
        return self.made[key]

    def _duel(self, game: str, plies: int) -> str:
        table = self.visitor.table(game=game, options=dict(GAMES[game].options))
        self.other.post(f"/api/tables/{table}/sit", {"seat": 1})
        self.visitor.post(f"/api/tables/{table}/start")
        ply = 0
        while True:
            seen = self.visitor.watch(table)
            if seen["result"] is not None or (ply >= plies and seen["info"]["to_act"][0] == 0):
                break
            seat = seen["info"]["to_act"][0]
            mover = (self.visitor, self.other)[seat]
            legal = mover.watch(table)["positions"][0]["legal"]
            mover.move(table, ply, seat, legal[(ply * 7 + 3) % len(legal)])
            mover.until("taken")
            ply += 1
        self.other.hang_up()
        self.visitor.hang_up()
        return table

    def crowd(self, game: str) -> str:
        """A table full of bots at which the visitor begins."""
        key = f"{game}, full"
        if key not in self.made:
            seats, bots = GAMES[game].seats, [GAMES[game].bot] * (GAMES[game].seats - 1)
            self.made[key] = self.visitor.table(game=game, seats=seats, bots=bots, start=True)
        return self.made[key]

    def screens_of(self, game: str) -> Screens:
        return {
            game: (lambda: f"/t/{self.duel(game, GAMES[game].middle)}", nothing),
            f"{game}-full": (lambda: f"/t/{self.crowd(game)}", nothing),
            f"{game}-end": (lambda: f"/t/{self.duel(game, END)}", nothing),
            f"{game}-keys": (lambda: f"/t/{self.crowd(game)}", open_keys),
            f"{game}-guide": (lambda: f"/rules/{game}", nothing),
            f"{game}-guide-over": (lambda: f"/t/{self.crowd(game)}", open_rules),
        }

    def screens(self) -> Screens:
        found: Screens = {
            "lobby": (lambda: "/", nothing),
            "new-table": (lambda: "/", open_sheet),
            "settings": (lambda: "/settings", nothing),
            "history": (lambda: "/history", nothing),
            "rules": (lambda: "/rules/vizia#VZ-025", nothing),
            "waiting": (lambda: f"/t/{self.waiting}", nothing),
            "curtain": (lambda: f"/t/{self.shared}", nothing),
            "replay": (lambda: f"/r/{self.duel('vizia', END)}/40?seat=all", nothing),
            "fairness": (lambda: f"/r/{self.duel('vizia', END)}/40", check_fairness),
            "lost": (lambda: "/t/nosuchtable2", nothing),
            "nowhere": (lambda: "/nowhere", nothing),
        }
        for game in GAMES:
            found |= self.screens_of(game)
        return found


def opened(browser: Browser, house: House, cookie: str, way: Way) -> BrowserContext:
    width, height = (side // way.zoom for side in way.size)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=way.zoom,
        base_url=house.url,
        reduced_motion="reduce",
        forced_colors="active" if way.forced else "none",
    )
    context.add_cookies([{"name": "lanterne", "value": cookie, "url": house.url}])
    kept = json.dumps({"lang": way.lang, "theme": way.theme, "guarded": False})
    context.add_init_script(f"localStorage.lanterne = {json.dumps(kept)}")
    context.set_default_timeout(PATIENCE_MS)
    return context


def photograph(browser: Browser, house: House, cookie: str, path: str, act: Act, way: Way, file: Path) -> list[str]:
    """Answers what cannot be seen there."""
    context = opened(browser, house, cookie, way)
    page = context.new_page()
    page.goto(path, wait_until="networkidle")
    act(page)
    page.wait_for_timeout(300)
    page.screenshot(path=file)
    found = unseen(page, (*MAY_SCROLL, *way.rolls))
    context.close()
    return found


def walked(browser: Browser, house: House, game: str, files: list[str]) -> list[str]:
    """Photographs a game's table in every size and state; answers what is wrong there."""

    def shown(page: Page, lang: str, size: Size, state: str) -> None:
        file = f"{game}-table-{size[0]}x{size[1]}-{lang}-{state.replace(' ', '-')}.png"
        page.screenshot(path=FOLDER / file)
        files.append(file)

    with people_of(house) as people:
        contexts = {
            lang: opened(browser, house, str(people[0].http.cookies["lanterne"]), Way((1280, 720), theme, lang))
            for lang, theme in LOOKS.items()
        }

        def at(table: str, lang: str) -> Page:
            page = contexts[lang].new_page()
            page.goto(f"/t/{table}")
            page.locator("footer .acts").wait_for()
            return page

        wrong = walk(house, people, game, at, shown, dict.fromkeys(LOOKS, (*SIZES, HUGE)))
        for context in contexts.values():
            context.close()
    return wrong


def photographs(browser: Browser, house: House, wanted: list[str], wrong: list[str]) -> Iterator[tuple[str, str]]:
    """Takes them one by one; yields the screen and the file, and tells what is wrong."""
    tables = Set(house)
    known = tables.screens()
    walks = [f"{game}-table" for game in WALKS]
    some = any(name in wanted for name in (*known, *walks))
    ways = {name: way for name, way in WAYS.items() if name in wanted or not set(WAYS) & set(wanted)}
    for name, (path, act) in known.items():
        for look, way in ways.items() if name in wanted or not some else ():
            file = f"{name}-{look}.png"
            wrong += [
                f"{file}: {each}" for each in photograph(browser, house, tables.cookie, path(), act, way, FOLDER / file)
            ]
            yield name, file
    for name, game in zip(walks, WALKS, strict=True):
        files: list[str] = []
        if name in wanted or not wanted:
            wrong += walked(browser, house, game, files)
        yield from ((name, file) for file in files)
    tables.close()


def gallery(files: dict[str, list[str]]) -> str:
    parts = ["<!doctype html><meta charset=utf-8><title>Lanterne</title>"]
    parts.append("<style>body{font:14px sans-serif;background:#222;color:#eee}img{height:340px;margin:4px}</style>")
    for name, pictures in files.items():
        parts.append(f"<h2>{escape(name)}</h2>")
        parts += [f'<a href="{p}"><img loading=lazy src="{p}" alt="{p}" title="{p}"></a>' for p in pictures]
    return "\n".join(parts)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    files: dict[str, list[str]] = {}
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        with open_house(sqlite_url(Path(folder)), http_per_minute=100_000) as house:
            for name, file in photographs(browser, house, sys.argv[1:], wrong):
                files.setdefault(name, []).append(file)
                print(file, file=sys.stderr)
        browser.close()
    (FOLDER / "index.html").write_text(gallery(files), encoding="utf8")
    print(*wrong, sep="\n", file=sys.stderr)
    print(FOLDER / "index.html")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
