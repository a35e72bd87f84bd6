"""Whether all of a table screen can be seen: nothing outside the page, covered, cut off, or moved by a mere choice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

JUDGE = (Path(__file__).parent / "sights.js").read_text(encoding="utf8").split("\n", 1)[1]  # below its first line
SLIP = 1.0  # of rounding
FRAMES = (
    "header.bar",
    "nav.boxes",
    "nav.boxes .box",
    "main.stage",
    ".stage > .board",
    ".table > .foot",
    ".foot > .acts",
)
PIECES = (*FRAMES, ".foot .me", ".acts .icb", ".game button", ".board button")
# A chosen piece may rise, and a row that scrolls may go sideways.
PLACES = """selectors => {
    const placed = {};
    for (const selector of selectors) {
        document.querySelectorAll(selector).forEach((el, at) => {
            if (el.closest(".chosen, .aimed, .desk, [aria-pressed=true]")) return;
            const box = el.getBoundingClientRect();
            if (box.width === 0) return;
            let rolls = false;
            for (let up = el.parentElement; up !== null; up = up.parentElement)
                rolls ||= up.scrollWidth > up.clientWidth && getComputedStyle(up).overflowX === "auto";
            const name = el.dataset.key ?? `${selector} ${at}`;
            placed[`${name}/${Object.keys(placed).filter((key) => key.startsWith(name + "/")).length}`] =
                [rolls ? 0 : box.left, box.top, box.height];
        });
    }
    const picture = document.querySelector(".desk .sheet");
    if (picture !== null) {
        const matrix = el => new DOMMatrix(getComputedStyle(el).transform);
        placed["the picture"] = [matrix(picture).e, matrix(picture).f, matrix(picture.querySelector(".picture")).a];
    }
    return placed;
}"""
Places = dict[str, list[float]]


def unseen(page: Page, may_scroll: Iterable[str] = ()) -> list[str]:
    """What cannot be seen or pressed, and by what; in an open sheet, if there is one. Places named may scroll down."""
    found: list[str] = page.evaluate(JUDGE, {"mayScroll": list(may_scroll)})
    return found


def places(page: Page, selectors: Iterable[str] = PIECES) -> Places:
    """Where things lie: from the left, from the top, how high."""
    found: Places = page.evaluate(PLACES, list(selectors))
    return found


def moved(before: Places, after: Places) -> list[str]:
    """What lies elsewhere now, of what was there before and still is."""
    return [
        f"moved: {name} from {before[name]} to {place}"
        for name, place in after.items()
        if name in before and any(abs(a - b) > SLIP for a, b in zip(before[name], place, strict=True))
    ]
