"""The table of every game in every size: nothing outside the page, covered or cut, and nothing that a choice moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, SETTLE, Opener, cookie
from tests.web.scenes import SEED, bring
from tests.web.sights import moved, places, unseen
from tests.web.walks import FEW, GAMES, LANDSCAPE, LOOKS, SIZES, people_of, walk

pytestmark = pytest.mark.slow

# A page on which everything is wrong that the judge knows of.
WRONG = """<style>
  body { margin: 0 } button { position: absolute; width: 80px; height: 30px }
  .cut { position: absolute; top: 90px; width: 40px; overflow: hidden; white-space: nowrap }
  .row { position: absolute; top: 130px; width: 100px; overflow-x: auto; white-space: nowrap }
  .row button { position: static }
  .stage p { height: 400px; margin: 0 }
  .stage { position: absolute; top: 200px; width: 50px; height: 60px; overflow-y: auto }
</style>
<div class="table">
  <button style="left: -20px">far out</button>
  <button style="top: 40px">beneath</button>
  <div style="position: absolute; top: 50px; width: 20px; height: 20px; background: red" class="lid"></div>
  <div class="cut">words that go on</div>
  <div class="row"><button>first</button><button>second, to be scrolled to</button></div>
  <main class="stage"><div class="stage"><p></p></div></main>
</div>"""


@pytest.fixture
def people(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Visitor]]:
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda _: SEED)
    with people_of(house) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_jumps(open_page: Opener, house: House, people: list[Visitor], game: str) -> None:
    def opened(table: str, lang: str) -> Page:
        return open_page(f"/t/{table}", cookie=cookie(people[0]), wait="footer .acts", lang=lang, theme=LOOKS[lang])

    sizes = {"fr": SIZES, "en": FEW}  # French is the longer one; `make shots` walks through all in both
    wrong = walk(house, people, game, opened, lambda *_: None, sizes)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LOOKS)
def test_both_ways_to_end_illuminatis_actions_are_read_whole(
    open_page: Opener, house: House, people: list[Visitor], lang: str
) -> None:
    """A turn in which nothing is done yet: two long buttons, and no main one."""
    table = people[0].table(game="illuminati", seats=2)
    people[1].post(f"/api/tables/{table}/sit", {"seat": 1})
    people[0].post(f"/api/tables/{table}/start")
    bring(house, table, dict(enumerate(people)), until_idle(house.registry.tables[table]))
    page = open_page(f"/t/{table}", cookie=cookie(people[0]), wait="footer [data-code=pass-turn]", lang=lang)
    for width, height in ((1024, 768), (1280, 720), (1366, 768), (1440, 900), PHONE, LANDSCAPE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLE)
        assert page.locator("footer .acts .btn").count() == 2
        assert unseen(page, GAMES["illuminati"].rolls) == [], (width, height)


def until_idle(inside: Any) -> Iterator[tuple[int, str]]:
    """Moves until the first seat may let its actions go by for money."""
    match = inside.host.match
    while True:
        seat = inside.host.to_act()[0]
        codes = [a.code() for a in match.game.legal(match.state, seat)]
        if seat == 0 and "pass-turn" in codes:
            return
        yield seat, next((code for code in codes if code in ("end", "pass", "done")), codes[0])


def test_the_judge_sees_what_is_wrong(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(WRONG)
    found = unseen(page)
    for fault in ('outside: button. "far out"', 'covered: button. "beneath" by div.lid', "cut: text", "scrolls: div."):
        assert [each for each in found if each.startswith(fault)], (fault, found)
    assert not [each for each in found if "first" in each or "second" in each]
    before = places(page, [".lid"])
    page.locator(".lid").evaluate("each => (each.style.top = '57px')")
    assert moved(before, before) == []
    assert len(moved(before, places(page, [".lid"]))) == 1
    page.close()
