"""The benchmark plays whole games, ours and the peers', each way to play beside the same way, turn about."""

from __future__ import annotations

import pytest
from tests.pebbles import GAME

from lanterne.games.registry import OWN, game_named
from lanterne.sim.bench import PEERS, Contest, measure, speed
from lanterne.sim.contestants import (
    FOLLOWED,
    Row,
    followed_turn,
    greedy_turn,
    loop_turn,
    open_spiel,
    peer_turn,
    plain_turn,
    rollouts_turn,
    rows_of,
    worlds_turn,
)

PEER_NAMES = sorted({name for names in PEERS.values() for name in names})


def test_turns_alternate_and_ratios_are_of_medians() -> None:
    order: list[str] = []

    def ours(index: int) -> int:
        order.append(f"ours {index}")
        return 10

    def peer(index: int) -> int:
        order.append(f"peer {index}")
        return 10

    found = measure(Contest("pebbles", [Row("plain", ours, {"peer": peer})]), 3, 0.0)
    assert order == ["ours 0", "peer 0", "ours 1", "peer 1", "ours 2", "peer 2"]
    row = found["rows"][0]
    assert (row["what"], len(row["rounds"])) == ("plain", 3)
    assert row["peers"][0]["ratio"] == pytest.approx(row["decisions_per_s"] / row["peers"][0]["decisions_per_s"])


def test_our_loop_plays_a_whole_game() -> None:
    turn = loop_turn(GAME)
    assert 4 <= turn(0) <= 7
    assert turn(3) == loop_turn(GAME)(3)
    assert speed(turn, 5, 0.0)[1] == 6


def test_a_game_without_greedy_bots_has_the_other_rows() -> None:
    assert [row.what for row in rows_of(GAME, None, ())] == ["loop", "plain"]


@pytest.mark.parametrize("name", OWN)
def test_the_plain_loop_plays_every_game_to_its_end(name: str) -> None:
    game = game_named(name)
    assert plain_turn(game)(0) == plain_turn(game)(0) > game.nature.seats[0]


def test_greedy_games_are_followed_move_by_move() -> None:
    game = game_named("illusion")
    greedy, followed = greedy_turn(game), followed_turn(game)
    assert followed(FOLLOWED) == followed(0) == greedy(0) > 0


def test_worlds_are_imagined_from_a_greedy_game() -> None:
    assert worlds_turn(game_named("illusion"))(0) > 1


def test_every_game_has_a_peer() -> None:
    assert set(OWN) <= set(PEERS)


@pytest.mark.parametrize("name", PEER_NAMES)
def test_peers_play_whole_games(name: str) -> None:
    spiel = open_spiel()
    assert spiel is not None, "the development packages hold OpenSpiel"
    assert peer_turn(spiel, name)(1) == peer_turn(spiel, name)(1) > 0


def test_rollouts_inside_cpp_count_as_long_as_their_games_are() -> None:
    assert rollouts_turn(open_spiel(), "crazy_eights")(0) > 1000
