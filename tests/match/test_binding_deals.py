"""A deal that is done binds both sides (Illuminati, 122): neither takes it back alone."""

from __future__ import annotations

from lanterne.core.rng import simulation_seed
from lanterne.games.registry import game_named
from lanterne.match.match import Match


def until_a_present() -> tuple[Match, int]:
    """A match in which somebody has just offered the only one waited for 1 MB: it and that seat."""
    game = game_named("illuminati")
    match = Match(game, {}, 3, simulation_seed(0, 0))
    for _ in range(300):
        waited = game.to_act(match.state)
        other = (waited[0] + 1) % 3
        code = f"offer {waited[0]} give 1 want nothing"
        if len(waited) == 1 and game.refusal(match.state, other, game.parse(code)) is None:
            match.play(match.ply, other, code)
            return match, waited[0]
        match.play(match.ply, waited[0], game.legal(match.state, waited[0])[-1].code())
    raise AssertionError("nobody can make a present")


def test_neither_side_takes_a_deal_back_alone() -> None:
    match, seat = until_a_present()
    giver = match.steps[-1].seat
    before = match.state.json()["treasury"]
    match.play(match.ply, seat, f"accept {giver}")
    assert match.state.json()["treasury"] != before
    assert match.game.to_act(match.state) == [seat]  # it is still for the acceptor to go on
    assert not any(match.may_undo(each) for each in range(3))


def test_whoever_declines_may_think_again() -> None:
    match, seat = until_a_present()
    match.play(match.ply, seat, f"refuse {match.steps[-1].seat}")
    assert match.may_undo(seat)
