"""Counts of positions (`tests/perft/illusio.perft`), made again by the engine and by the second implementation."""

from __future__ import annotations

from typing import Any

import pytest

from lanterne.games.illusio.game import GAME
from tests.games.illusio import brute
from tests.games.illusio.brute_play import play
from tests.perft.perft import Perft
from tests.perft.test_perft import CASES

OURS = [case for name, case in CASES if name == "illusio"]


def brute_count(p: brute.Position, depth: int) -> int:
    return 1 if depth == 0 else sum(brute_divide(p, depth).values())


def brute_divide(p: brute.Position, depth: int) -> dict[str, int]:
    found = {}
    for code in brute.moves(p):
        after = {brute.key(q): q for q in play(p, code)}
        found[code] = sum(brute_count(q, depth - 1) for q in after.values())
    return found


@pytest.mark.slow
@pytest.mark.parametrize("case", OURS, ids=[case["id"] for case in OURS])
def test_the_second_implementation_counts_the_same(case: dict[str, Any]) -> None:
    s = GAME.load(case["state"])
    for depth, nodes in case["counts"].items():
        ours = {code.partition(" ")[2]: count for code, count in Perft(GAME, 2).divide(s, depth).items()}
        theirs = brute_divide(brute.from_json(s.json()), depth)
        differing = {
            code: (ours.get(code), theirs.get(code)) for code in {*ours, *theirs} if ours.get(code) != theirs.get(code)
        }
        assert not differing, f"the divide at depth {depth}: {differing}"
        assert sum(theirs.values()) == nodes


def test_the_counts_begin_with_every_action() -> None:
    codes = {code.split(" ")[0] for case in OURS for code in brute.moves(brute.from_json(case["state"]))}
    assert codes == {"abandon", "add", "end", "exchange", "move", "play", "prepare", "take"}
