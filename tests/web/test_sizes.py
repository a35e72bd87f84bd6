"""The table of every game in every size: nothing outside the page, covered or cut, and nothing that a choice moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.house import House, Visitor
from tests.web.conftest import Opener, cookie
from tests.web.scenes import SEED
from tests.web.sights import moved, places, unseen
from tests.web.walks import FEW, GAMES, LOOKS, SIZES, people_of, walk

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
