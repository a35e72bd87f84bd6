"""A deal that is done binds both sides (Illuminati, 122): neither takes it back alone."""

from __future__ import annotations

from lanterne.core.rng import simulation_seed
from lanterne.games.registry import game_named
from lanterne.match.match import Match


def until_an_offer() -> tuple[Match, int]:
    """A match in which somebody has just offered the only one waited for 2 MB against 1: it and that seat."""
    game = game_named("illuminati")
    match = Match(game, {}, 3, simulation_seed(0, 0))
    for _ in range(300):
        waited = game.to_act(match.state)
        other = (waited[0] + 1) % 3
        code = f"offer {waited[0]} give 2 want 1"
        if len(waited) == 1 and game.refusal(match.state, other, game.parse(code)) is None:
            match.play(match.ply, other, code)
            return match, waited[0]
        match.play(match.ply, waited[0], game.legal(match.state, waited[0])[-1].code())
    raise AssertionError("nobody can make an offer")


def number_in(match: Match) -> int:
    number: int = match.state.json()["offers"][0]["number"]
    return number


def test_nobody_takes_a_present_back_alone() -> None:
    match, seat = until_an_offer()
    giver = match.steps[-1].seat
    match.play(match.ply, giver, f"withdraw {number_in(match)}")
    match.play(match.ply, giver, f"offer {seat} give 1 want nothing")
    assert not match.state.json()["offers"]
    assert not any(match.may_undo(each) for each in range(3))


def test_neither_side_takes_a_deal_back_alone() -> None:
    match, seat = until_an_offer()
    before = match.state.json()["treasury"]
    match.play(match.ply, seat, f"accept {number_in(match)}")
    assert match.state.json()["treasury"] != before
    assert match.game.to_act(match.state) == [seat]  # it is still for the acceptor to go on
    assert not any(match.may_undo(each) for each in range(3))


def test_whoever_declines_may_think_again() -> None:
    match, seat = until_an_offer()
    match.play(match.ply, seat, f"refuse {number_in(match)}")
    assert match.may_undo(seat)
