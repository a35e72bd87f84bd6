"""The blocked player and the end of the turn: VZ-035 to VZ-042, V-05 to V-09, V-34."""

from __future__ import annotations

import pytest

from lanterne.core.rng import ScriptedRng
from lanterne.games.vizia.bag import colours_of, size_of
from lanterne.games.vizia.game import GAME
from tests.games.vizia.builder import act, any_draws, codes, hand, names, refused, table


def test_vz035_a_blocked_player_shows_the_tiles_and_passes() -> None:
    s = table({"0,0,up": "red"}, hands=["gy", "oo"], commons="bbgg")
    assert codes(s) == ["pass"]
    out = act(s, "pass", draws=any_draws())
    shown = [event for event in out if event.name == "tile-shown"]
    assert sorted(str(event.args["colour"]) for event in shown) == ["green", "yellow"]
    assert all(event.audience is None and event.teaches(1) and not event.teaches(0) for event in shown)
    assert s.turn == 1


def test_vz036_the_commons_are_exchanged_for_the_next_player() -> None:
    s = table({"0,0,up": "red"}, hands=["", "oo"], commons="bbgg", pile="yyyy")
    out = act(s, "pass", draws=[7, 6, 5, 4])  # by prism order: four yellow ones, two green, two blue
    assert names(out).count("common-turned") == 4
    assert colours_of(s.commons) == ["green", "green", "blue", "blue"]
    s = table({"0,0,up": "red"}, hands=["", "oo"], commons="bbgg", pile="yyyy")
    act(s, "pass", draws=[0, 0, 0, 0])
    assert colours_of(s.commons) == ["yellow"] * 4
    assert colours_of(s.pile) == ["green", "green", "blue", "blue"]


def test_vz037_no_pass_while_something_fits() -> None:
    s = table({"0,0,up": "red"}, hands=["gp"], commons="bb")
    assert refused(s, "pass") == "VZ-037"
    act(s, "place purple 0,0,down from hand")
    assert refused(s, "pass") == "VZ-040"


@pytest.mark.parametrize(("held", "most"), [("", 2), ("g", 1), ("gg", 0)])
def test_vz040_commons_may_be_taken_up_to_two_in_possession(held: str, most: int) -> None:
    s = table({"0,0,up": "red"}, hands=[held + "o"] if len(held) < 2 else [held], commons="oryb")
    act(s, "place orange 0,0,down from " + ("hand" if len(held) < 2 else "commons"))
    taken = 0
    while codes(s, "take"):
        act(s, codes(s, "take")[0])
        taken += 1
    assert taken == most
    assert s.hand_size(0) == 2
    assert refused(s, "take blue") == "VZ-040"


def test_v37_who_has_taken_is_told_what_is_left() -> None:
    """A refusal asks for nothing that cannot be done."""
    for held, left in (("o", "take"), ("go", "end")):
        s = table({"0,0,up": "red"}, hands=[held], commons="oryb")
        act(s, "place orange 0,0,down from hand", "take blue")
        refusal = GAME.refusal(s, 0, GAME.parse("place red 0,0,down from commons"))
        assert refusal is not None
        assert (refusal.clause, refusal.phrase.args) == ("V-37", {"due": left})


def test_vz041_taking_is_optional() -> None:
    s = table({"0,0,up": "red"}, hands=["o", "yy"], commons="oryb")
    act(s, "place orange 0,0,down from hand", "end", draws=any_draws())
    assert hand(s, 0) == []
    assert s.turn == 1
    act(s, codes(s, "place")[0], "end", draws=any_draws())
    act(s, codes(s, "place")[0])
    act(s, codes(s, "take")[0])
    assert len(hand(s, 0)) == 1  # refilled in a later turn


def test_vz042_commons_are_refilled_after_the_taking() -> None:
    s = table({"0,0,up": "red"}, hands=["", "yy"], commons="oryb")
    act(s, "place orange 0,0,down from commons", "take yellow")
    assert colours_of(s.commons) == ["red", "blue"]
    rng = ScriptedRng([0, 0])
    out = act(s, "end", draws=rng)
    assert rng.script == []
    assert size_of(s.commons) == 4
    assert names(out) == ["turn-ended", "common-turned", "common-turned"]


def test_v05_a_blocked_player_takes_nothing() -> None:
    s = table({"0,0,up": "red"}, hands=["g", "oo"], commons="bbgg")
    assert refused(s, "take blue") == "V-05"
    assert refused(s, "end") == "VZ-035"
    act(s, "pass", draws=any_draws())
    assert hand(s, 0) == ["green"]


def test_v06_returned_commons_are_mixed_in_before_the_draw() -> None:
    s = table({"0,0,up": "red"}, hands=["", "oo"], commons="bbgg", pile="y")
    rng = ScriptedRng([4, 3, 2, 1])
    act(s, "pass", draws=rng)
    assert rng.asked == [5, 4, 3, 2]  # all five tiles were in the pile again
    assert colours_of(s.commons) == ["green", "green", "blue", "blue"]


def test_v07_with_an_empty_pile_the_commons_stay() -> None:
    s = table({"0,0,up": "red"}, hands=["g", "oo"], commons="bbgg", pile="")
    out = act(s, "pass")
    assert names(out) == ["tile-shown", "turn-passed"]
    assert colours_of(s.commons) == ["green", "green", "blue", "blue"]


def test_v08_stuck_after_a_full_round_if_no_unplaced_colour_fits() -> None:
    s = table({"0,0,up": "red"}, hands=["gg", "by"], commons="bgyy", pile="bbbb")
    act(s, "pass", draws=any_draws())
    assert GAME.outcome(s) is None
    out = act(s, "pass", draws=any_draws())
    assert names(out)[-1] == "game-ended"
    result = GAME.outcome(s)
    assert result is not None
    assert (result.reason, result.places) == ("stuck", [1, 1])
    assert refused(s, "pass") == "VZ-060"


def test_v08_exchanges_go_on_while_some_unplaced_colour_fits() -> None:
    s = table({"0,0,up": "red"}, hands=["gg", "by"], commons="bgyy", pile="bbbo")
    for _ in range(5):
        act(s, "pass", draws=[0, 0, 0, 0] if s.pile & 0xFF00 == 0 else [7, 6, 5, 4])
    assert GAME.outcome(s) is None


def test_v09_a_player_without_any_tile_is_skipped() -> None:
    s = table({"0,0,up": "red"}, hands=["oo", "", "o"], commons="", pile="", seats=3)
    out = act(s, "place orange 0,0,down from hand", "end")
    assert names(out)[-1] == "turn-skipped"
    assert s.turn == 2


def test_v34_shown_tiles_are_known_from_then_on() -> None:
    s = table({"0,0,up": "red"}, hands=["gy", "oo"], commons="bbgg", remember=True)
    assert GAME.view(s, 1)["known"] == [[], []]
    act(s, "pass", draws=any_draws())
    assert GAME.view(s, 1)["known"] == [["yellow", "green"], []]
    assert GAME.view(s, 1)["hands"] == [2, 2]
