"""What panning Illuminati's board costs a phone: main-thread work per frame, out of a trace of Chromium.

    python bench/panning.py [--seconds 6] [--throttle 4]

A real server, eight seats, all 91 cards dealt: thirty groups in one's own structure, which is on the stage, the rest in
the other structures and among the free groups. A finger drags the board about on a screen of 390 × 844.
Needs the page (`make web`) and Chromium; run it with the sources and the tests on the path (PYTHONPATH=src:.).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.games.illuminati.builder import Position
from tests.server.house import Visitor, open_house, sqlite_url

ILLUMINATI = (
    "network", "gnomes-of-zurich", "bermuda-triangle", "servants-of-cthulhu",
    "society-of-assassins", "ufos", "discordian-society", "bavarian-illuminati",
)  # fmt: skip
OWN, OTHERS = 30, 6  # groups of the structure on the stage, and of every other one
RADIUS = 90  # pixels
TURNS_A_SECOND = 0.6
MOVES_A_SECOND = 120
DRAGS = 2
TASK, FRAME = "RunTask", "BeginMainThreadFrame"
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame"


def full_table() -> Any:
    """The first player is at its actions and every group lies on the table."""
    rng = random.Random(5)
    at = Position(ILLUMINATI, purse=9)
    for seat in range(len(ILLUMINATI)):
        at.grow(seat, OTHERS if seat else OWN, rng)
    return at.centre(*at.ids(list(at.s.deck_groups))).s


@contextmanager
def board(throttle: float) -> Iterator[Page]:
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is needed: install the package chromium"
    with tempfile.TemporaryDirectory() as folder, open_house(sqlite_url(Path(folder))) as house:
        visitor, friend = Visitor(house), Visitor(house)
        table = visitor.table(game="illuminati", seats=8)
        for seat in range(1, 8):
            friend.post(f"/api/tables/{table}/sit", {"seat": seat})
        visitor.post(f"/api/tables/{table}/start")
        house.registry.tables[table].host.match.state = full_table()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            context = browser.new_context(
                viewport={"width": 390, "height": 844}, base_url=house.url, has_touch=True, is_mobile=True
            )
            context.add_cookies([{"name": "lanterne", "value": visitor.http.cookies["lanterne"], "url": house.url}])
            kept = json.dumps({"lang": "en", "theme": "light", "autoPass": "never"})
            context.add_init_script(f"localStorage.lanterne ??= {json.dumps(kept)}")
            page = context.new_page()
            page.goto(f"/t/{table}")
            page.locator(".structure .board .card").first.wait_for()
            session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            page.wait_for_timeout(1500)  # what opens has opened
            yield page
            browser.close()
        visitor.close()
        friend.close()


def session(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def traced(page: Page, seconds: float) -> list[dict[str, Any]]:
    """The events of a trace while a finger pans."""
    devtools = session(page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: done.append(True))
    devtools.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    box = page.locator(".structure .board").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(DRAGS):
        drag(devtools, middle, seconds / DRAGS)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def drag(devtools: CDPSession, middle: tuple[float, float], seconds: float) -> None:
    """The finger goes round in circles, as often as a screen tells of it."""

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    started = time.monotonic()
    touch("touchStart", (middle[0] + RADIUS, middle[1]))
    while (gone := time.monotonic() - started) < seconds:
        turn = gone * TURNS_A_SECOND * math.tau
        touch("touchMove", (middle[0] + RADIUS * math.cos(turn), middle[1] + RADIUS * math.sin(turn)))
        time.sleep(1 / MOVES_A_SECOND)
    touch("touchEnd")


def frames_of(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds that the page's main thread worked from the beginning of each frame to that of the next.

    By the thread's own clock: what other programs do meanwhile is not the page's work.
    """
    begun = [each for each in events if each["name"] == FRAME]
    counts: dict[tuple[int, int], int] = {}
    for each in begun:
        counts[each["pid"], each["tid"]] = counts.get((each["pid"], each["tid"]), 0) + 1
    main = max(counts, key=lambda thread: counts[thread])
    starts = sorted(each["ts"] for each in begun if (each["pid"], each["tid"]) == main)
    tasks = [each for each in events if each["name"] == TASK and "tdur" in each and (each["pid"], each["tid"]) == main]
    tasks.sort(key=lambda each: each["ts"])
    work, at = [0.0] * len(starts), 0
    for task in tasks:
        end = task["ts"] + task["dur"]
        while at + 1 < len(starts) and starts[at + 1] <= end:
            at += 1
        work[at] += task["tdur"] / 1000
    return work[1:-1]


def main() -> None:
    reader = argparse.ArgumentParser(description="Main-thread work per frame while Illuminati's board is panned.")
    reader.add_argument("--seconds", type=float, default=6)
    reader.add_argument("--throttle", type=float, default=4)
    wish = reader.parse_args()
    with board(wish.throttle) as page:
        cards = page.locator(".structure .board .card").count()
        card = page.locator(".structure .board .card").first
        before = card.bounding_box()
        frames = sorted(frames_of(traced(page, wish.seconds)))
        assert card.bounding_box() != before, "the board did not move"
    p50, p95 = (frames[int(len(frames) * share)] for share in (0.5, 0.95))
    print(f"{cards} cards on the stage, {len(frames)} frames, CPU slowed {wish.throttle:g} times")
    print(f"main-thread work per frame: p50 {p50:.1f} ms, p95 {p95:.1f} ms, max {frames[-1]:.1f} ms")


if __name__ == "__main__":
    main()
