"""Draws the icons of the page: web/public/icon.svg, the one with a dot for whoever is waited for, and PNGs.

All from one drawing. Needs Chromium.

`python scripts/icons.py`
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent.parent / "web" / "public"
NIGHT, WALL, LAMP, VELVET = "#110F17", "#453A3F", "#FFCB66", "#8C1F3F"

# A lantern on the round slide of light it throws; everything that matters lies in the inner four fifths.
DRAWING = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<rect width="512" height="512" rx="{{corner}}" fill="{NIGHT}"/>
<circle cx="256" cy="256" r="196" fill="{WALL}"/>
<circle cx="256" cy="256" r="196" fill="none" stroke="{VELVET}" stroke-width="14"/>
<g transform="translate(94 88) scale(13.5)" fill="none" stroke="{LAMP}" stroke-width="1.5"
 stroke-linecap="round" stroke-linejoin="round">
<path d="M8.2 8h7.6l1.6 10.8H6.600zM9.6 8V6.200a2.400 2.400 0 0 1 4.800 0V8M12 3.800V2.600M8 21.200h8"/>
<path d="M12 10.600c1.500 1.500 2.300 2.600 2.300 4a2.300 2.300 0 0 1-4.600 0c0-1.400.8-2.500 2.300-4z"
 fill="{LAMP}" stroke="none"/>
</g>
{{dot}}</svg>
"""
DOT = f'<circle cx="404" cy="108" r="96" fill="{LAMP}" stroke="{NIGHT}" stroke-width="28"/>\n'


def drawing(corner: int, dot: str = "") -> str:
    return DRAWING.format(corner=corner, dot=dot)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "icon.svg").write_text(drawing(112), encoding="utf8")
    (FOLDER / "icon-turn.svg").write_text(drawing(112, DOT), encoding="utf8")
    wanted = {"icon-192.png": (192, 112), "icon-512.png": (512, 112), "icon-maskable-512.png": (512, 0)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, corner) in wanted.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing(corner)}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
