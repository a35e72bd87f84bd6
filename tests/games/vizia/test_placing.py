"""Placing tiles: VZ-020 to VZ-031, VZ-083, V-01, V-02, V-13."""

from __future__ import annotations

import pytest

from lanterne.games.vizia.lattice import COLOURS, are_compatible, around, cell_of, neighbours, ring, vertex_of
from tests.games.vizia.builder import act, any_draws, codes, names, refused, ring_texts, stripes, table, wheel


def second(first: str, colour: str) -> str:
    """The clause that refuses a tile of the colour against a single tile."""
    s = table({"0,0,up": first}, hands=[colour[0]])
    return refused(s, f"place {colour} 0,0,down from hand")


def test_vz020_own_and_common_tiles_are_usable_and_no_others() -> None:
    s = table({"0,0,up": "red"}, hands=["op", "o"], commons="ogb")
    assert set(codes(s)) == {
        f"place {colour} {cell} from {source}"
        for colour, source in (("orange", "hand"), ("purple", "hand"), ("orange", "commons"))
        for cell in ("0,0,down", "-1,0,down", "0,-1,down")
    }
    assert refused(s, "place green 0,0,down from hand") == "VZ-020"
    assert refused(s, "place purple 0,0,down from commons") == "VZ-020"


def test_vz021_at_least_one_tile_then_any_mix() -> None:
    s = table({"0,0,up": "red"}, hands=["oy", "oo"], commons="py")
    assert refused(s, "end") == "VZ-021"
    act(s, "place orange 0,0,down from hand")
    assert refused(s, "end") == ""
    act(s, "place yellow 0,1,up from commons", "place yellow 1,0,up from hand", "end", draws=any_draws())
    assert s.turn == 1


def test_vz022_no_refill_during_the_turn_so_six_at_most() -> None:
    s = table({"0,0,up": "red"}, hands=["oo"], commons="yypy")
    act(s, "place orange 0,0,down from hand", "place orange -1,0,down from hand")
    act(
        s, "place yellow 1,0,up from commons", "place yellow 0,1,up from commons", "place purple 0,-1,down from commons"
    )
    assert codes(s, "place")
    act(s, "place yellow -1,1,up from commons")
    assert s.placed == 6
    assert codes(s) == ["end"]


@pytest.mark.parametrize("colour", COLOURS)
def test_vz023_the_first_tile_may_have_any_colour(colour: str) -> None:
    s = table({}, hands=[colour[0]])
    assert codes(s) == [f"place {colour} 0,0,up from hand"]


def test_vz024_later_tiles_lie_against_the_layout() -> None:
    s = table({"0,0,up": "red"}, hands=["o"])
    assert refused(s, "place orange 0,0,down from hand") == ""
    assert refused(s, "place orange 5,5,down from hand") == "VZ-024"
    assert refused(s, "place orange 0,0,up from hand") == "VZ-024"


@pytest.mark.parametrize("first", COLOURS)
@pytest.mark.parametrize("colour", COLOURS)
def test_vz025_touches_only_prism_neighbours(first: str, colour: str) -> None:
    fits = are_compatible(COLOURS.index(first), COLOURS.index(colour))
    assert second(first, colour) == ("" if fits else "VZ-025")


def test_vz026_yellow_and_purple() -> None:
    assert [c for c in COLOURS if second("yellow", c) == ""] == ["orange", "green"]
    assert [c for c in COLOURS if second("purple", c) == ""] == ["red", "blue"]


def test_vz028_corner_contact_is_free() -> None:
    s = table(stripes(["0,0,up", "0,0,down"]), hands=["r"])  # red, then orange
    assert refused(s, "place red 1,0,up from hand") == ""  # meets the red tile at a corner only


def test_v01_corners_do_not_touch() -> None:
    tiles = wheel((0, 0), "roygbp")
    cell = ring_texts((0, 0))[5]
    assert tiles.pop(cell) == "purple"
    s = table(tiles, hands=["p"])
    assert refused(s, f"place purple {cell} from hand") == ""  # orange, yellow and green meet it at the centre


def test_vz029_every_edge_neighbour_counts() -> None:
    # 0,0,down lies between 0,0,up (red) and 1,0,up (blue): orange goes with red, not with blue.
    tiles = {"0,0,up": "red", "0,-1,down": "purple", "1,-1,up": "blue", "1,-1,down": "purple", "1,0,up": "blue"}
    s = table(tiles, hands=["op"])
    assert refused(s, "place orange 0,0,down from hand") == "VZ-029"
    assert refused(s, "place purple 0,0,down from hand") == ""


def test_vz030_each_tile_is_judged_at_its_own_moment() -> None:
    s = table({"0,0,up": "red"}, hands=["oy"])
    assert refused(s, "place yellow 1,0,up from hand") == "VZ-083"
    act(s, "place orange 0,0,down from hand")
    assert refused(s, "place yellow 1,0,up from hand") == ""


def test_vz083_a_corner_is_not_enough() -> None:
    s = table({"0,0,up": "red"}, hands=["o", ""])
    assert refused(s, "place orange 1,-1,down from hand") == "VZ-083"
    assert refused(s, "place orange -1,1,down from hand") == "VZ-083"


@pytest.mark.parametrize("colour", COLOURS)
def test_v02_equal_colours_never_share_an_edge(colour: str) -> None:
    assert second(colour, colour) == "VZ-025"


def test_v13_the_first_turn_may_use_all_six_tiles() -> None:
    s = table({}, hands=["ro"], commons="roro")
    act(s, "place red 0,0,up from hand", "place orange 0,0,down from hand", "place red 1,0,up from commons")
    act(s, "place orange 1,0,down from commons", "place red 0,1,up from commons")
    out = act(s, codes(s, "place orange")[0])
    assert names(out)[0] == "tile-placed"
    assert s.placed == 6


def test_the_lattice_is_what_it_says() -> None:
    for a, b in ((0, 0), (3, -2), (-5, 4)):
        up, down = cell_of(a, b, 0), cell_of(a, b, 1)
        assert set(neighbours(up)) == {cell_of(a, b, 1), cell_of(a - 1, b, 1), cell_of(a, b - 1, 1)}
        assert set(neighbours(down)) == {cell_of(a, b, 0), cell_of(a + 1, b, 0), cell_of(a, b + 1, 0)}
        for cell in (up, down):
            assert all(cell in neighbours(other) for other in neighbours(cell))
        v = vertex_of(a, b)
        six = ring(v)
        assert all(six[k] in neighbours(six[k - 1]) for k in range(6))
        assert [(int(n) - int(v)) for n in around(v)] == [160, 1, -159, -160, -1, 159]
        assert all(v in around(other) for other in around(v))
