"""Codes and their shapes: each code is read by exactly one, and nothing that no code is."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadCode
from lanterne.core.rng import FastRng
from lanterne.games.illuminati import moves
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import MOVE_SHAPES, VERB_NUMBERS
from tests.games.illuminati.schemer import Schemer
from tests.games.illuminati.support import UNMET
from tests.games.illuminati.vocabulary import vocabulary


def shapes_of(code: str) -> list[str]:
    return [shape.name for shape in GAME.shapes if shape.read(code) is not None]


def test_every_code_has_one_shape_and_is_written_by_it() -> None:
    s = GAME.start(GAME.options({}, 4), 4, FastRng(1))
    for code in vocabulary(s):
        assert len(shapes_of(code)) == 1, code
        shape = next(shape for shape in GAME.shapes if shape.name == shapes_of(code)[0])
        values = shape.read(code)
        assert values is not None
        assert shape.write(values) == code
        assert GAME.parse(code).code() == code


def test_codes_that_somebody_thinks_up_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "_moves", {})
    for number in range(moves.MOST_KEPT + 2_000):
        GAME.parse(f"cheat {128 + number % 1_900} {128 + number // 1_900}")
    assert len(moves._moves) == moves.MOST_KEPT
    one, other = GAME.parse("cheat 2047 2047"), GAME.parse("cheat 2047 2047")
    assert one == other
    assert one.code() == "cheat 2047 2047"


def test_what_is_never_listed_belongs_to_an_open_family() -> None:
    """Of offers some are listed."""
    unlisted = {shape.name for shape in GAME.shapes if shape.verb in GAME.nature.open_families} - {"offer"}
    assert unlisted == set(UNMET)
    s = GAME.start(GAME.options({}, 4), 4, FastRng(1))
    assert unlisted <= {shapes_of(code)[0] for code in vocabulary(s)}


def test_whatever_can_be_done_has_a_shape() -> None:
    rng = FastRng(2)
    schemer = Schemer(2)
    s = GAME.start(GAME.options({"round_limit": 6, "cheating": True, "addon": True}, 3), 3, rng)
    while waited := GAME.to_act(s):
        for seat in range(3):
            for a in GAME.legal(s, seat):
                assert len(shapes_of(a.code())) == 1, a
        seat, a = schemer.interject(s) or (waited[0], schemer.choose(s, waited[0]))
        GAME.apply(s, seat, a, rng)


def test_shapes_have_names_of_their_own() -> None:
    names = [shape.name for shape in GAME.shapes]
    assert len(set(names)) == len(names)
    assert len(VERB_NUMBERS) == len(MOVE_SHAPES)


@pytest.mark.parametrize(
    ("code", "shape"),
    [
        ("offer 1,2 give 10+bribery want cia", "offer"),
        ("offer 1 give nothing want 2 promise no attack, this turn", "offer-promise"),
        ("promise 0,3 a share of the loot", "promise"),
        ("cheat 2 5", "cheat"),
        ("attach cia mafia north", "attach"),
    ],
)
def test_talk_has_shapes_too(code: str, shape: str) -> None:
    assert shapes_of(code) == [shape]
    assert GAME.parse(code).code() == code


@pytest.mark.parametrize(
    "code",
    [
        "",
        "pass ",
        " pass",
        "attack",
        "attack cia mafia",
        "attack nobody",
        "spend 2048 cia",
        "spend 01 cia",
        "spend -1 cia",
        "spend ² cia",
        "levy 16",
        "offer 1 give 10 want",
        "offer 2,1 give 10 want cia",
        "offer 8 give 10 want cia",
        "offer 1 give cia+10 want nothing",
        "offer 1 give 0 want cia",
        "offer 1 give cia+cia want nothing",
        "offer 1 give network want nothing",
        "offer 1 give 10 want cia promise ",
        "offer 1 give 10 want cia promise  two blanks",
        "promise 1 " + "x" * 201,
        "promise 1 a\nb",
        "promise 1",
    ],
)
def test_what_is_no_code(code: str) -> None:
    with pytest.raises(BadCode):
        GAME.parse(code)
