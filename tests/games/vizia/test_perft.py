"""Counts of positions (`tests/perft/vizia.perft`), made again by the engine and by the second implementation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lanterne.core.rng import FastRng, Rng
from lanterne.games.vizia.actions import ViziaAction
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState
from tests.games.vizia import brute

FILE = Path(__file__).parents[2] / "perft" / "vizia.perft"


class Branching(Rng):
    """Answers by the script, then always 0, and notes how many answers each question had."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.script[len(self.asked) - 1] if len(self.asked) <= len(self.script) else 0


def results(s: ViziaState, a: ViziaAction) -> list[ViziaState]:
    """Every different position the action may lead to."""
    found: dict[str, ViziaState] = {}
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        rng, after = Branching(script), s.copy()
        GAME.apply(after, int(s.turn), a, rng)
        found[json.dumps(after.json())] = after
        for at in range(len(script), len(rng.asked)):
            zeros = [0] * (at - len(script))
            scripts += [[*script, *zeros, answer] for answer in range(1, rng.asked[at])]
    return list(found.values())


def count(s: ViziaState, depth: int) -> int:
    return 1 if depth == 0 else sum(divide(s, depth).values())


def divide(s: ViziaState, depth: int) -> dict[str, int]:
    """The count below each action."""
    legal = GAME.legal(s, int(s.turn))
    return {a.code(): sum(count(after, depth - 1) for after in results(s, a)) for a in legal}


def brute_count(p: brute.Position, depth: int) -> int:
    return 1 if depth == 0 else sum(brute_divide(p, depth).values())


def brute_divide(p: brute.Position, depth: int) -> dict[str, int]:
    found = {}
    for code in brute.moves(p):
        after = {brute.key(q): q for q in brute.play(p, code)}
        found[code] = sum(brute_count(q, depth - 1) for q in after.values())
    return found


def read(text: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            cases.append({"id": rest, "seats": 2, "options": {}, "counts": []})
        elif word == "perft":
            cases[-1]["counts"].append([int(number) for number in rest.split(" ")])
        elif word in ("seats", "options", "seed", "state"):
            cases[-1][word] = json.loads(rest)
    return cases


def first(case: dict[str, Any]) -> ViziaState:
    if "state" in case:
        return GAME.load(case["state"])
    return GAME.start(GAME.options(case["options"], case["seats"]), case["seats"], FastRng(case["seed"]))


CASES = read(FILE.read_text(encoding="utf8"))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_counts(case: dict[str, Any]) -> None:
    s = first(case)
    for depth, nodes in case["counts"]:
        ours, theirs = divide(s, depth), brute_divide(brute.from_json(s.json()), depth)
        differing = {
            code: (ours.get(code), theirs.get(code)) for code in {*ours, *theirs} if ours.get(code) != theirs.get(code)
        }
        assert not differing, f"the divide at depth {depth}: {differing}"
        assert sum(ours.values()) == nodes, f"the divide at depth {depth}: {ours}"


def test_there_are_counts_for_every_phase() -> None:
    phases = {str(case["state"]["phase"]) for case in CASES if "state" in case}
    assert {"play", "put", "claim", "capture"} <= phases
