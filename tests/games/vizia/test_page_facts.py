"""What the page is told of Vizia: facts, and in a person's view what follows from the rules."""

from __future__ import annotations

from typing import Any

from lanterne.games.vizia.facts import FACTS
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import (
    WAYS,
    around,
    cell_from_text,
    cell_text,
    corners,
    neighbours,
    ring,
    vertex_from_text,
    vertex_text,
)
from tests.games.vizia.walks import start, walk

facts: dict[str, Any] = FACTS


def test_worths_and_numbers() -> None:
    assert facts["worth"] == {"simple": 1, "bicolour": 2, "prism": 3}
    assert (facts["group_points"], facts["triangle_points"]) == (1, 2)
    assert (facts["tiles"], facts["tokens"], facts["price"], facts["hand"]) == (72, 12, 1, 2)
    assert (facts["commons"], facts["fewer_commons"]) == (4, 3)
    assert facts["compatible"]["red"] == ["orange", "purple"]


def test_steps_of_the_lattice_lead_where_the_engine_goes() -> None:
    for a, b in ((0, 0), (3, -2), (-5, 7)):
        for way in WAYS:
            cell = cell_from_text(f"{a},{b},{way}")
            ends = {f"{a + x},{b + y}" for x, y in facts["corners"][way]}
            assert ends == {vertex_text(vertex) for vertex in corners(cell)}
            beside = {f"{a + x},{b + y},{other}" for x, y, other in facts["neighbours"][way]}
            assert beside == {cell_text(one) for one in neighbours(cell)}
        middle = vertex_from_text(f"{a},{b}")
        assert [f"{a + x},{b + y},{way}" for x, y, way in facts["ring"]] == [cell_text(one) for one in ring(middle)]
        assert [f"{a + x},{b + y}" for x, y in facts["around"]] == [vertex_text(one) for one in around(middle)]


def test_f2_tiles_of_a_colour_lie_one_way_up_and_the_view_says_which() -> None:
    for seed in range(6):
        s, rng = start(2, seed, purchase=True)
        assert GAME.view(s, 0)["ways"] == ["up"] * 6
        for now, _ in walk(s, rng):
            v = GAME.view(now, None)
            for colour, _, _, way in v["layout"]:
                assert v["ways"][facts["colours"].index(colour)] == way


def test_a_bot_is_spared_what_is_only_there_to_be_looked_at() -> None:
    s, rng = start(3, 4, capture=True, purchase=True)
    for now, _ in walk(s, rng, greed=5):
        v = GAME.view(now, int(now.turn))
        bare = GAME.bot_view(now, int(now.turn), {})
        assert {**v, "ways": [], "closes": [], "captures": []} == bare
