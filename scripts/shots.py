"""A picture of every screen, at three sizes, in both themes and both languages: shots/index.html.

`make shots`, or with the sources and the tests on the path: `python scripts/shots.py [NAME ...]`
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.house import House, Visitor, open_house, sqlite_url

from lanterne.server.tables import hall

FOLDER = Path(__file__).parent.parent / "shots"
SIZES = {"desktop": (1440, 900), "tablet": (834, 1112), "phone": (390, 844)}
THEMES = ("dark", "light")
LANGS = ("fr", "en")
SEED = "blake2:" + "07" * 32  # every game shown is the same in every run
PATIENCE_MS = 15_000

Act = Callable[[Page], None]


def nothing(_page: Page) -> None:
    return


def open_sheet(page: Page) -> None:
    page.get_by_role("button", name="…").click()
    page.get_by_role("dialog").get_by_role("switch").first.wait_for()


def check_fairness(page: Page) -> None:
    page.locator("header button.btn").last.click()
    page.get_by_role("dialog").wait_for()


class Set:
    """The tables that are photographed: one that waits, one in its middle, one on one screen, one that is over."""

    def __init__(self, house: House) -> None:
        vars(hall)["fresh_seed"] = lambda: SEED  # for this process alone
        self.visitor = Visitor(house)
        self.other = Visitor(house)
        self.visitor.post("/api/me/name", {"name": "Camille"})
        self.other.post("/api/me/name", {"name": "Nadia"})
        self.waiting = self.visitor.table(seats=4, bots=["random"])
        self.shared = self.visitor.table(mine=2, names=["Camille", "Nadia"], start=True)
        self.middle = self.duel(58)
        self.over = self.duel(10_000)
        self.other.table(seats=4, public=True)

    @property
    def cookie(self) -> str:
        return str(self.visitor.http.cookies["lanterne"])

    def close(self) -> None:
        self.visitor.close()
        self.other.close()

    def duel(self, plies: int) -> str:
        """A game of two people by a fixed rule, up to a ply at which the visitor is awaited."""
        table = self.visitor.table(options={"group_bonus": True})
        self.other.post(f"/api/tables/{table}/sit", {"seat": 1})
        self.visitor.post(f"/api/tables/{table}/start")
        for ply in range(plies):
            seen = self.visitor.watch(table)
            if seen["result"] is not None:
                break
            seat = seen["info"]["to_act"][0]
            mover = (self.visitor, self.other)[seat]
            legal = mover.watch(table)["positions"][0]["legal"]
            mover.move(table, ply, seat, legal[(ply * 7 + 3) % len(legal)])
            mover.until("taken")
        self.other.hang_up()
        self.visitor.hang_up()
        return table

    def screens(self) -> dict[str, tuple[str, Act]]:
        return {
            "lobby": ("/", nothing),
            "new-table": ("/", open_sheet),
            "settings": ("/settings", nothing),
            "history": ("/history", nothing),
            "rules": ("/rules/vizia#VZ-025", nothing),
            "waiting": (f"/t/{self.waiting}", nothing),
            "curtain": (f"/t/{self.shared}", nothing),
            "table": (f"/t/{self.middle}", nothing),
            "end": (f"/t/{self.over}", nothing),
            "replay": (f"/r/{self.over}/40?seat=all", nothing),
            "fairness": (f"/r/{self.over}/40", check_fairness),
            "lost": ("/t/nosuchtable2", nothing),
        }


def photographs(browser: Browser, house: House, wanted: list[str]) -> Iterator[tuple[str, str]]:
    """Takes them one by one; yields the screen and the file."""
    tables = Set(house)
    for name, (path, act) in tables.screens().items():
        if wanted and name not in wanted:
            continue
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                for lang in LANGS:
                    context = browser.new_context(
                        viewport={"width": width, "height": height}, base_url=house.url, reduced_motion="reduce"
                    )
                    context.add_cookies([{"name": "lanterne", "value": tables.cookie, "url": house.url}])
                    kept = json.dumps({"lang": lang, "theme": theme})
                    context.add_init_script(f"localStorage.lanterne = {json.dumps(kept)}")
                    page = context.new_page()
                    page.set_default_timeout(PATIENCE_MS)
                    page.goto(path, wait_until="networkidle")
                    act(page)
                    page.wait_for_timeout(300)
                    file = f"{name}-{size}-{theme}-{lang}.png"
                    page.screenshot(path=FOLDER / file)
                    context.close()
                    yield name, file
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
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        with open_house(sqlite_url(Path(folder)), http_per_minute=100_000) as house:
            for name, file in photographs(browser, house, sys.argv[1:]):
                files.setdefault(name, []).append(file)
                print(file, file=sys.stderr)
        browser.close()
    (FOLDER / "index.html").write_text(gallery(files), encoding="utf8")
    print(FOLDER / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
