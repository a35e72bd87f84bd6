"""What simulations of Illusio tell: wins of each magician, tricks and points of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterne.core.rng import FastRng
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.sim.figures.registry import figures_of, roles_of
from lanterne.sim.report import report_html
from lanterne.sim.simulate import Plan, Result, simulate
from lanterne.text import Words

NAMES = {magician.name for magician in MAGICIANS}


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(Plan("illusio", GAME.options_json(GAME.options({"goal": 6}, 3)), ("random",) * 3, 1, 40))


def test_every_magician_has_a_share(result: Result) -> None:
    found = result.json()["wins"]["by_role"]["magician"]
    assert set(found) == NAMES
    assert sum(row["games"] for row in found.values()) == 3 * 40
    assert sum(row["wins"] for row in found.values()) == pytest.approx(40)
    assert all(row["low"] <= row["share"] <= row["high"] for row in found.values())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_report_shows_them(result: Result, lang: str, tmp_path: Path) -> None:
    words = Words(lang, strict=True)
    page = report_html(result, words)
    title = words.text("illusio-wins-magician")
    section = page[page.index(title) :].partition("</section>")[0]
    assert "<svg" in section
    for name in NAMES:
        assert f"<td>{words.text(f'illusio-magician-{name}')}</td>" in section
    assert words.text("illusio-figure-tricks") in page


def test_figures_of_a_game() -> None:
    s = GAME.start(GAME.options({}, 2), 2, FastRng(1))
    s.validated[0] = [1, 2]
    s.scores[0] = 3
    s.scores[1] = 4
    assert figures_of("illusio")(s) == {"tricks": 2, "points": 7}
    assert roles_of("illusio")(s) == {"magician": [MAGICIANS[index].name for index in s.magicians]}
    assert roles_of("no such game")(s) == {}
    assert figures_of("no such game")(s) == {}
