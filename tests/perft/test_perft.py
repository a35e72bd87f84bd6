"""Counts of positions, kept as data: `<game>.perft`. A number enters with a note of how it was confirmed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.contract.support import GAMES
from tests.perft.perft import Perft
from tests.toy.game import GAME as TOY

from lanterne.core.rng import FastRng

FILES = sorted(Path(__file__).parent.glob("*.perft"))


def read(text: str) -> list[dict[str, Any]]:
    """The positions of a file: `id` begins one, `state` (or `seed`), `seats`, `options`, `chance` tell of it."""
    found: list[dict[str, Any]] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("", "#"):
            continue
        if word == "id":
            found.append({"id": rest, "seats": 2, "options": {}, "seed": 0, "fixed": None, "counts": {}})
        elif word == "perft":
            depth, nodes = rest.split(" ")
            found[-1]["counts"][int(depth)] = int(nodes)
        elif word in ("seats", "options", "seed", "state", "fixed"):
            found[-1][word] = json.loads(rest)
        else:
            raise ValueError(f"not a line of a perft file: {line!r}")
    return found


CASES = [(path.stem, case) for path in FILES for case in read(path.read_text(encoding="utf8"))]


@pytest.mark.parametrize(("name", "case"), CASES, ids=[f"{name}: {case['id']}" for name, case in CASES])
def test_counts(name: str, case: dict[str, Any]) -> None:
    game = next(game for game in GAMES if game.name == name)
    seats = case["seats"]
    if "state" in case:
        s = game.load(case["state"])
    else:
        s = game.start(game.options(case["options"], seats), seats, FastRng(case["seed"]))
    tool = Perft(game, seats, fixed=case["fixed"])
    assert case["counts"]
    for depth, nodes in case["counts"].items():
        found = tool.divide(s, depth)
        assert sum(found.values()) == nodes, found


def test_a_file_with_a_strange_line_is_refused() -> None:
    with pytest.raises(ValueError, match="nodes 3"):
        read("id x\nnodes 3")


def test_fixed_chance_has_one_result() -> None:
    s = TOY.start(TOY.options({}, 2), 2, FastRng(1))
    assert Perft(TOY, 2, fixed=4).count(s, 2) == 9
    assert Perft(TOY, 2).count(s, 0) == 1


def test_optional_actions_count_where_asked_for() -> None:
    s = TOY.start(TOY.options({"goals": "dealt"}, 2), 2, FastRng(1))
    TOY.apply(s, 0, TOY.parse("bid 1"), FastRng(0))
    TOY.apply(s, 1, TOY.parse("bid 0"), FastRng(0))
    assert set(Perft(TOY, 2).divide(s, 1)) == {"0 attack 1", "0 rest"}
    assert set(Perft(TOY, 2, optional=True).divide(s, 1)) == {"0 attack 1", "0 rest", "1 offer 0 1", "1 offer 0 2"}
