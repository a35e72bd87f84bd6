"""What simulations of Illuminati tell: wins of each Illuminati, and how games go."""

from __future__ import annotations

import pytest

from lanterne.core.rng import FastRng
from lanterne.games.illuminati.cards.table import CARD_IDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.victory import finish
from lanterne.games.illuminati.state import DEAD
from lanterne.sim.figures.registry import figures_of, roles_of
from lanterne.sim.report import report_html
from lanterne.sim.simulate import Plan, Result, simulate
from lanterne.text import Words

EIGHT = set(CARD_IDS[FIRST_ILLUMINATI : FIRST_ILLUMINATI + 8])
GAMES = 40


@pytest.fixture(scope="module")
def result() -> Result:
    options = GAME.options_json(GAME.options({"round_limit": 10}, 4))
    return simulate(Plan("illuminati", options, ("random",) * 4, 1, GAMES))


def test_every_illuminati_has_a_share(result: Result) -> None:
    found = result.json()["wins"]["by_role"]["card"]
    assert set(found) == EIGHT
    assert sum(row["games"] for row in found.values()) == 4 * GAMES
    assert sum(row["wins"] for row in found.values()) == pytest.approx(GAMES)
    assert all(row["low"] <= row["share"] <= row["high"] for row in found.values())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_report_shows_them(result: Result, lang: str) -> None:
    words = Words(lang, strict=True)
    page = report_html(result, words)
    section = page[page.index(words.text("illuminati-wins-card")) :].partition("</section>")[0]
    assert "<svg" in section
    for card in EIGHT:
        assert f"<td>{words.text(f'illuminati-card-{card}')}</td>" in section
    assert words.text("illuminati-figure-turns") in page


def test_figures_of_a_game() -> None:
    s = GAME.start(GAME.options({}, 3), 3, FastRng(1))
    s.turns = [2, 1, 1]
    s.alive[2] = False
    s.zone[5] = DEAD
    s.gone_specials[0] = 1
    finish(s, "survivor", [0], None)
    assert figures_of("illuminati")(s) == {"turns": 4, "out": 1, "destroyed": 1, "specials": 1}
    finish(s, "goal", [0, 1], None)
    told = figures_of("illuminati")(s)
    assert (told["winner_groups"], told["special_goal"], told["shared"]) == (0, 0, 1)
    assert roles_of("illuminati")(s) == {"card": [CARD_IDS[card] for card in s.illuminati]}
