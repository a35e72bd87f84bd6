"""Steps that some may know nothing of: the host does nothing by which those could tell."""

from __future__ import annotations

import pytest

from lanterne.core.game import Seat
from lanterne.core.rng import FastRng
from lanterne.games.registry import game_named
from lanterne.host.host import Host
from lanterne.match.clock import DAY_MS, Clock
from tests.host.tables import happens, hosted

ILLUMINATI = game_named("illuminati")


def with_a_trick() -> tuple[Host, Seat, str]:
    """A table, who is waited for, and how they can cheat instead of doing what is waited for."""
    host, rng = hosted("abc", game=ILLUMINATI, options={"cheating": True}, seed=1), FastRng(1)
    while True:
        seat = host.to_act()[0]
        tricks = [a.code() for a in host.legal(seat) if a.code().startswith("cheat")]
        if tricks:
            return host, seat, tricks[0]
        code = ILLUMINATI.pick(host.match.state, seat, rng).code()
        happens(host, host.move(host.match.ply, seat, code, 0))


@pytest.mark.parametrize(
    "clock",
    [
        Clock([60_000] * 3, increment_ms=10_000),
        Clock([DAY_MS] * 3, fresh_ms=DAY_MS),
    ],
)
def test_clocks_do_not_tell_of_a_step_in_secret(clock: Clock) -> None:
    host, seat, code = with_a_trick()
    host.clock = clock
    clock.run(host.to_act(), 0)
    before = clock.shown(5_000)
    assert before[seat] == (clock.fresh_ms or 60_000) - 5_000
    change = host.move(host.match.ply, seat, code, 5_000)
    assert change.step is not None
    assert None in change.step.hidden_from
    happens(host, change, 5_000)
    assert clock.shown(5_000) == before
    assert clock.shown(6_000)[seat] == (before[seat] or 0) - 1_000  # and it runs on
