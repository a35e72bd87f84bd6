"""Facts that follow from the rules: F1 to F5, on all colourings and on games played out."""

from __future__ import annotations

from itertools import product

import pytest

from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import COLOURS, are_compatible, corners, neighbours, vertex_of
from lanterne.games.vizia.layout import allowed_by_neighbours, degree
from lanterne.games.vizia.state import ViziaState
from lanterne.games.vizia.wheels import BICOLOUR, PRISM, SIMPLE, closed_by, is_closed, kind_of
from tests.games.vizia import brute
from tests.games.vizia.builder import LETTERS, ring_texts, table, wheel
from tests.games.vizia.walks import SWITCHES, start, walk


def test_f1_equal_and_distant_colours_never_share_an_edge() -> None:
    for one, other in product(range(6), repeat=2):
        assert are_compatible(one, other) == ((one - other) % 6 in (1, 5))


@pytest.mark.parametrize("purchase", [False, True])
def test_f2_every_colour_keeps_one_way_up(purchase: bool) -> None:
    for seed in range(60):
        s, rng = start(2, seed, purchase=purchase)
        ways: dict[str, str] = {}
        for _now, a in walk(s, rng, 2 if purchase and seed < 10 else 0):
            words = a.code().split(" ")
            if words[0] == "place":
                way = words[2].split(",")[2]
                assert ways.setdefault(words[1], way) == way
        primary = {ways[colour] for colour in COLOURS[0::2] if colour in ways}
        assert len(primary) == 1
        for row in GAME.view(s, None)["layout"]:
            assert ways[str(row[0])] == row[3]


def test_f3_132_colourings_of_a_wheel() -> None:
    letters = list(LETTERS)
    found = {SIMPLE: 0, BICOLOUR: 0, PRISM: 0}
    sizes = []
    for walk_of_six in product(range(6), repeat=6):
        if all(are_compatible(walk_of_six[k], walk_of_six[k - 1]) for k in range(6)):
            word = "".join(COLOURS[c][0] for c in walk_of_six)
            s = table(wheel((0, 0), word), pile="")
            found[int(kind_of(s, vertex_of(0, 0)))] += 1
            sizes.append(len(set(word)))
    assert found == {PRISM: 12, BICOLOUR: 12, SIMPLE: 108}
    assert (sizes.count(3), sizes.count(4), sizes.count(5)) == (72, 36, 0)
    assert len(letters) == 6


def check_layout(s: ViziaState) -> None:
    """The edge, its counts, the leaves and F4 from scratch."""
    tiles = set(s.tiles)
    entries = [int(s.edge[slot]) for slot in range(int(s.edges))]
    cells = [entry >> 6 for entry in entries]
    assert cells == sorted({beside for cell in tiles for beside in neighbours(cell)} - tiles)
    assert all(entry & 63 == allowed_by_neighbours(s, entry >> 6) for entry in entries)
    for colour in range(6):
        assert s.fits >> 8 * colour & 255 == sum(entry >> colour & 1 for entry in entries)
    leaves = sorted(cell for cell in tiles if degree(s, cell) == 1)
    assert list(s.leaves) == leaves
    for leaf in leaves:
        assert not closed_by(s, leaf)  # F4: a leaf is part of no complete wheel


def test_f4_a_purchase_breaks_no_wheel_and_no_layout() -> None:
    bought = 0
    for seed in range(12):
        s, rng = start(2, seed, **dict.fromkeys(SWITCHES, True))
        for now, a in walk(s, rng, 5):
            if a.code().startswith("buy"):
                bought += 1
                check_layout(now)
            if now.phase == 2:
                assert connected(set(now.tiles))
                for token in now.tokens:
                    assert is_closed(now, token >> 2)
    assert bought > 20


def connected(tiles: set[int]) -> bool:
    found = [min(tiles)]
    for cell in found:
        found += [beside for beside in neighbours(cell) if beside in tiles and beside not in found]
    return len(found) == len(tiles)


def test_f5_one_tile_completes_three_wheels_at_most_and_capture_takes_24_tiles() -> None:
    assert all(len(corners(cell)) == 3 for cell in (25760, 25761))
    centre = (0, 0)
    cells = {cell for v in [centre, *brute.nearby(centre)] for cell in brute.spokes(v)}
    assert len(cells) == 24
    assert len(ring_texts(centre)) == 6
