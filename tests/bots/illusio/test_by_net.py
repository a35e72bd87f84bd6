"""The net of Illusio in the search: its likeliest lines come first, and the same question has the same answer."""

from __future__ import annotations

import pytest

from lanterne.bots.illusio.net_knowledge import NetKnowledge
from lanterne.bots.nets.file import shipped
from lanterne.bots.registry import bot_named
from lanterne.core.rng import FastRng
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.state import IllusioState
from tests.bots import asking


def begun(seed: int) -> IllusioState:
    """In somebody's turn, with something to decide."""
    rng = FastRng(seed)
    s = GAME.start(GAME.options({}, 3), 3, rng)
    while len(GAME.legal(s, int(s.frames[-1].seat))) < 6:
        GAME.apply(s, int(s.frames[-1].seat), GAME.legal(s, int(s.frames[-1].seat))[0], rng)
    return s


def test_lines_come_by_what_net_and_greed_make_of_them() -> None:
    knowledge = NetKnowledge(shipped(GAME, "net", actions=True), 1, trust=0.4, widest=5)
    s = begun(4)
    lines = knowledge.lines(s, int(s.frames[-1].seat), FastRng(1))
    assert 1 < len(lines) <= 5
    assert [line.prior for line in lines] == sorted([line.prior for line in lines], reverse=True)
    assert sum(line.prior for line in lines) == pytest.approx(1.0)
    assert lines[0].actions == [asking.chosen(bot_named("net", "illusio"), GAME, s, int(s.frames[-1].seat))]


def test_values_are_shares_of_the_victory() -> None:
    knowledge = NetKnowledge(shipped(GAME, "net", actions=True), 1, trust=0.4, widest=5)
    s = begun(5)
    turn = s.turn
    values = knowledge.values(s, FastRng(1))
    assert sum(values) == pytest.approx(1.0)
    assert s.turn != turn  # it was played on


def test_a_count_of_iterations_always_gives_the_same_answer() -> None:
    s = begun(6)
    seat = int(s.frames[-1].seat)
    bot = bot_named("master(values=net,iterations=4,turns=1)", "illusio")
    assert asking.chosen(bot, GAME, s, seat) == asking.chosen(bot, GAME, s, seat)


def test_it_can_be_called_by_name_with_and_without_greed() -> None:
    s = begun(7)
    seat = int(s.frames[-1].seat)
    for name in ("net", "net(trust=-1)", "net(trust=2)"):
        assert asking.chosen(bot_named(name, "illusio"), GAME, s, seat) in GAME.legal(s, seat)
