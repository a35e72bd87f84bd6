"""However many games are asked for, the first one begins at once."""

from __future__ import annotations

import tracemalloc

from lanterne.sim.simulate import Plan, chunks


def test_nothing_is_listed_beforehand() -> None:
    plan = Plan("vizia", {}, ("random", "random"), 1, 10**9)
    tracemalloc.start()
    first = next(chunks(plan, 1))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert first.tally.games > 0
    assert most < 50_000_000
