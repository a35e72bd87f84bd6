"""Purchase: VZ-078 to VZ-080, V-21 to V-29, V-35 to V-37."""

from __future__ import annotations

from typing import Any

from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia.builder import (
    act,
    any_draws,
    cells_around,
    codes,
    names,
    refused,
    score,
    stripes,
    table,
    tokens,
    with_leaf,
)

# A simple wheel at 0,0; a prism at 1,0 that lacks its blue tile at 1,0,up; a blue leaf at -1,1,up.
PRISM = {"1,-1,up": "yellow", "1,-1,down": "green", "0,0,down": "purple"}
TILES = stripes(cells_around([(0, 0)])) | PRISM | {"-1,1,up": "blue"}
LEAF, GAP = "-1,1,up", "1,0,up"


def shop(hands: list[str] | None = None, commons: str = "rogb", **more: Any) -> ViziaState:
    options: dict[str, Any] = {"purchase": True} | more
    return table(TILES, tokens={(0, 0): 0}, hands=hands or [], commons=commons, **options)


def test_vz078_a_leaf_may_be_moved_for_a_token() -> None:
    s = shop()
    assert f"buy {LEAF}" in codes(s)
    out = act(s, f"buy {LEAF}", "pay 0,0", f"put {GAP}")
    assert names(out)[:3] == ["tile-bought", "token-taken-back", "tile-moved"]
    assert LEAF not in {f"{a},{b},{way}" for _, a, b, way in GAME.view(s, 0)["layout"]}
    assert s.turn == 0


def test_vz078_only_with_the_option_and_an_own_token() -> None:
    assert refused(shop(purchase=False), f"buy {LEAF}") == "VZ-078"
    assert refused(shop(turn=1), f"buy {LEAF}") == "VZ-078"
    assert refused(shop(), "buy 7,7,up") == "VZ-078"


def test_vz078_the_parts_come_in_order() -> None:
    s = shop()
    assert refused(s, "pay 0,0") == "VZ-021"
    act(s, f"buy {LEAF}")
    assert codes(s) == ["pay 0,0"]
    assert refused(s, f"put {GAP}") == "VZ-078"
    act(s, "pay 0,0")
    assert all(code.startswith("put ") for code in codes(s))
    assert refused(s, "put 0,0,up") == "VZ-024"
    assert refused(s, "put 1,0,down") == "VZ-083"


def test_vz079_the_freed_wheel_is_empty_and_pays_nobody() -> None:
    s = shop(group_bonus=True, triangle_bonus=True)
    assert score(s, 0) == 2
    act(s, f"buy {LEAF}", "pay 0,0")
    v = GAME.view(s, 1)
    assert v["freed"] == [[0, 0]]
    assert v["scores"] == [0, 0]
    (term,) = GAME.terms(v, "wheel 0,0")
    assert (term.value, term.clause) == (0, "VZ-079")


def test_vz080_a_simple_wheel_given_up_for_a_prism_gains_two() -> None:
    s = shop()
    before = score(s, 0)
    act(s, f"buy {LEAF}", "pay 0,0", f"put {GAP}")
    assert tokens(s) == {(1, 0): 0}
    assert score(s, 0) - before == 2


def test_v21_any_number_of_purchases_a_token_each() -> None:
    tiles, other = with_leaf(TILES, GAP, "red")
    s = table(tiles, tokens={(0, 0): 0}, commons="g", purchase=True)
    act(s, f"buy {LEAF}", "pay 0,0", f"put {GAP}")
    act(s, f"buy {other}", "pay 1,0")
    act(s, codes(s)[0])
    assert s.laid[0] == 0
    assert not codes(s, "buy")  # no token is left to pay with


def test_v22_a_purchase_does_not_count_as_the_tile_owed() -> None:
    s = shop()
    act(s, f"buy {LEAF}", "pay 0,0", f"put {GAP}")
    assert refused(s, "end") == "VZ-021"
    act(s, codes(s, "place")[0])
    assert refused(s, "end") == ""
    assert codes(s, "buy")  # and one may buy after placing too


def test_v23_a_blocked_player_need_not_buy() -> None:
    s = table({"0,0,up": "red"} | TILES, tokens={(0, 0): 0}, hands=["", "r"], commons="", pile="", purchase=True)
    assert codes(s, "buy")
    assert refused(s, "pass") == ""


def test_v24_not_back_to_the_same_cell() -> None:
    s = shop()
    act(s, f"buy {LEAF}", "pay 0,0")
    assert refused(s, f"put {LEAF}") == "V-24"


def test_v24_a_leaf_without_another_place_is_not_for_sale() -> None:
    ring = stripes(cells_around([(0, 0)]))
    s = table(ring | {"1,-1,up": "yellow"}, tokens={(0, 0): 0}, commons="r", purchase=True)
    assert refused(s, "buy 1,-1,up") == "V-24"  # orange lies at 0,-1,down alone, and yellow goes nowhere else


def test_v25_exactly_one_edge_neighbour() -> None:
    s = shop()
    assert refused(s, "buy 0,0,up") == "V-25"
    assert refused(s, "buy 1,-1,up") == "V-25"


def test_v26_the_token_goes_back_to_the_supply() -> None:
    s = shop()
    act(s, f"buy {LEAF}")
    assert GAME.view(s, 0)["left"] == [11, 12]
    act(s, "pay 0,0")
    assert GAME.view(s, 0)["left"] == [12, 12]


def test_v27_any_own_token_may_pay() -> None:
    tiles, leaf = with_leaf(stripes(cells_around([(0, 0), (1, 0), (0, 1)])), "", "red")
    owners = {(0, 0): 0, (1, 0): 0, (0, 1): 1}
    s = table(tiles, tokens=owners, commons="g", purchase=True, triangle_bonus=True)
    act(s, f"buy {leaf}")
    assert codes(s) == ["pay 0,0", "pay 1,0"]
    assert refused(s, "pay 0,1") == "V-27"


def test_v28_a_tile_just_placed_may_be_bought() -> None:
    s = shop(hands=["r"])
    placed = next(code for code in codes(s, "place red") if code.endswith("from hand"))
    act(s, placed)
    assert f"buy {placed.split(' ')[2]}" in codes(s)


def test_v29_an_empty_wheel_is_not_claimed_by_placing() -> None:
    s = shop()
    act(s, f"buy {LEAF}", "pay 0,0", f"put {GAP}", codes(s, "place")[0])
    assert (0, 0) not in tokens(s)
    assert GAME.view(s, 0)["freed"] == [[0, 0]]


def test_v35_blocked_is_judged_when_passing() -> None:
    # Yellow could lie only against the orange tile, where a red leaf is in the way.
    tiles = stripes(cells_around([(0, 0)])) | {"1,-1,up": "red"}
    s = table(tiles, tokens={(0, 0): 0}, hands=["y", "r"], commons="", pile="", purchase=True)
    assert codes(s) == ["buy 1,-1,up", "pass"]
    act(s, "buy 1,-1,up", "pay 0,0")
    act(s, codes(s)[0])
    assert codes(s) == ["place yellow 1,-1,up from hand"]  # the purchase opened a place: one tile must be played
    assert refused(s, "pass") == "VZ-037"


def test_v35_purchases_made_before_a_pass_stand() -> None:
    s = shop(hands=["", "rr"], commons="", pile="")
    act(s, f"buy {LEAF}", "pay 0,0", f"put {GAP}", "pass")
    assert tokens(s) == {(1, 0): 0}
    assert s.idle == 0  # something was bought in this turn
    assert s.turn == 1


def test_v36_without_tiles_a_turn_only_if_a_purchase_is_possible() -> None:
    s = shop(hands=["", "rr"], commons="", pile="", turn=1)
    act(s, codes(s, "place")[0], "end")
    assert s.turn == 0
    assert set(codes(s)) == {*codes(s, "buy"), "pass"}
    out = act(s, "pass")
    assert names(out) == ["turn-passed"]  # nothing is shown, nothing exchanged
    without = shop(hands=["", "rr"], commons="", pile="", turn=1, purchase=False)
    out = act(without, codes(without, "place")[0], "end")
    assert names(out)[-1] == "turn-skipped"


def test_v37_no_purchase_after_the_first_common_tile_is_taken() -> None:
    s = shop()
    act(s, codes(s, "place")[0])
    assert codes(s, "buy")
    act(s, "take blue")
    assert refused(s, f"buy {LEAF}") == "V-37"
    assert refused(s, "place green 5,5,up from commons") == "V-37"
    act(s, "end", draws=any_draws())


def test_v37_the_price_may_be_a_token_of_the_same_turn() -> None:
    tiles = dict(TILES)
    colour = tiles.pop("-1,-1,down")
    s = table(tiles, hands=[colour[0]], commons="g", purchase=True)
    assert not codes(s, "buy")
    act(s, f"place {colour} -1,-1,down from hand", f"buy {LEAF}", "pay 0,0", f"put {GAP}")
    assert tokens(s) == {(1, 0): 0}


def test_v37_the_last_tile_of_the_game_leaves_no_time_to_buy() -> None:
    block = [f"{a},{b},{way}" for a in range(6) for b in range(6) for way in ("up", "down")]
    tiles = stripes(block)
    del tiles["0,0,up"]
    s = table(tiles, tokens={(1, 1): 0}, hands=["r"], purchase=True)
    assert len(s.leaves) > 0
    act(s, "place red 0,0,up from hand")
    assert codes(s) == []
