"""The benchmark plays whole games, ours and the peers', turn about."""

from __future__ import annotations

import pytest
from tests.pebbles import GAME

from lanterne.games.registry import OWN
from lanterne.sim.bench import PEERS, Contest, measure, open_spiel, our_turn, peer_turn, speed


def test_turns_alternate_and_ratios_are_of_medians() -> None:
    order: list[str] = []

    def ours(index: int) -> int:
        order.append(f"ours {index}")
        return 10

    def peer(index: int) -> int:
        order.append(f"peer {index}")
        return 10

    found = measure(Contest("pebbles", ours, {"peer": peer}), 3, 0.0)
    assert order == ["ours 0", "peer 0", "ours 1", "peer 1", "ours 2", "peer 2"]
    assert len(found["rounds"]) == 3
    row = found["peers"][0]
    assert row["ratio"] == pytest.approx(found["decisions_per_s"] / row["decisions_per_s"])


def test_our_turn_plays_a_whole_game() -> None:
    turn = our_turn(GAME)
    assert 4 <= turn(0) <= 7
    assert turn(3) == our_turn(GAME)(3)
    assert speed(turn, 5, 0.0)[1] == 6


def test_every_game_has_a_peer() -> None:
    assert set(OWN) <= set(PEERS)


@pytest.mark.parametrize("name", sorted({name for names in PEERS.values() for name in names}))
def test_peers_play_whole_games(name: str) -> None:
    spiel = open_spiel()
    assert spiel is not None, "the development packages hold OpenSpiel"
    turn = peer_turn(spiel, name)
    assert turn(1) == turn(1) > 0
