"""A real server on a free port, and a real browser in front of it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from lanterne.server.routes.page import STATIC
from tests.server.house import House, Seeds, Visitor, open_house, played_out, sqlite_url

PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)  # five seconds are short on a busy machine
DESKTOP, TABLET, PHONE, SMALL = (1440, 900), (834, 1112), (390, 844), (320, 640)

Opener = Callable[..., Page]
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", Seeds(request.node.name))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), "the page is not built: make web"
    fast: dict[str, Any] = {"http_per_minute": 100_000, "messages_per_s": 10_000, "messages_burst": 10_000}
    with open_house(sqlite_url(tmp_path_factory.mktemp("web")), **fast) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is needed: install the package chromium"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    """Somebody with games: the cookie can be handed to a page."""
    arrived = Visitor(house)
    yield arrived
    arrived.close()


@pytest.fixture
def friend(house: House) -> Iterator[Visitor]:
    """Somebody else, at the visitor's table."""
    arrived = Visitor(house)
    yield arrived
    arrived.close()


def cookie(visitor: Visitor) -> str:
    return str(visitor.http.cookies["lanterne"])


def pair(visitor: Visitor, friend: Visitor, **wish: Any) -> str:
    """A table of two people, begun."""
    table = visitor.table(**wish)
    friend.post(f"/api/tables/{table}/sit", {"seat": 1})
    visitor.post(f"/api/tables/{table}/start")
    return table


@pytest.fixture
def open_page(house: House, browser: Browser) -> Iterator[Opener]:
    """Opens an address as a browser with these settings; a mistake in the page's console fails the test."""
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def opener(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        cookie: str = "",
        workers: bool = False,
        wait: str = "main h1",
        touch: bool = False,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=house.url,
            service_workers="allow" if workers else "block",
            reduced_motion="reduce",
            has_touch=touch,
        )
        contexts.append(context)
        # Tests answer every question themselves, and press faster than hands do.
        kept = json.dumps({"lang": "en", "theme": "dark", "autoPass": "never", "guarded": False, **settings})
        context.add_init_script(f"localStorage.lanterne ??= {json.dumps(kept)}")
        if cookie:
            context.add_cookies([{"name": "lanterne", "value": cookie, "url": house.url}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.goto(path)
        if wait:
            page.locator(wait).first.wait_for()
        return page

    yield opener
    for context in contexts:
        context.close()
    assert mistakes == []


@pytest.fixture(scope="session")
def axe() -> str:
    source = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return source.read_text(encoding="utf8")


def play_out(visitor: Visitor, house: House, **wish: Any) -> str:
    """A finished game: bots take the visitor's seat and play to the end."""
    return played_out(visitor, **{"bots": ["random"], **wish})


RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Half-transparent text has no contrast: what fades must have done so. What moves for ever is not waited for.
SETTLE = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const passes = (each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity;
    do {
        await frame();
        await frame();
    } while (document.getAnimations().some(passes));
}"""


def faults(page: Page, axe: str, *only: str, without: tuple[str, ...] = ()) -> list[str]:
    """What axe finds on the page, in the places named or in all but some; parts of a piece need no landmarks."""
    page.evaluate(SETTLE)
    page.evaluate(axe)
    where = {"include": [[place] for place in only or ("html",)], "exclude": [[place] for place in without]}
    rules = [rule for rule in RULES if not only or rule != "best-practice"]
    asked = f"axe.run({json.dumps(where)}, {json.dumps({'runOnly': rules})}).then(r => r.violations)"
    found: list[dict[str, Any]] = page.evaluate(asked)
    return [f"{fault['id']}: {node['target']} {node['failureSummary']}" for fault in found for node in fault["nodes"]]


def caught_up(page: Page, ply: int) -> None:
    """Waits until the page has heard of all actions so far: the server knows of them a moment earlier."""
    if ply > 0:
        expect(page.locator("header.bar input[type=range]")).to_have_attribute("max", str(ply))
