"""Plies as a pair of eyes counts them: a step of which it learns nothing is none."""

from __future__ import annotations

import json

import pytest
from tests.host.tables import happens, hosted

from lanterne.core.errors import Rejected
from lanterne.core.game import Event
from lanterne.games.registry import game_named
from lanterne.host.host import Host
from lanterne.match.match import Match, Step
from lanterne.match.snapshot import restore, snapshot


def talking() -> tuple[Host, int, int, int]:
    """Illuminati where a secret offer can be made: the host, whoever is waited for, and two others."""
    host = hosted("abcd", game=game_named("illuminati"), options={})
    game = host.game
    for _ in range(200):
        waited = host.to_act()[0]
        one, other = [seat for seat in range(4) if seat != waited][:2]
        offer = game.parse(f"offer {other} give 1 want nothing")
        if host.match.ply and game.refusal(host.match.state, one, offer) is None:
            return host, waited, one, other
        happens(host, host.move(host.match.ply, waited, host.legal(waited)[-1].code(), 0))
    raise AssertionError("nobody can talk")


def test_who_sees_a_step() -> None:
    aside = Step(0, 0, None, None, [Event("x", {}, audience=(0, 2))], True)  # type: ignore[arg-type]
    assert [aside.is_seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    silent = Step(0, 0, None, None, [], True)  # type: ignore[arg-type]
    assert all(silent.is_seen_by(seat) for seat in (0, 1, None))  # nothing was said, nothing is hidden


def test_a_secret_offer_is_no_ply_of_those_who_are_not_told() -> None:
    host, waited, one, other = talking()
    before = {seat: host.match.ply_of(seat) for seat in (0, 1, 2, 3, None)}
    happens(host, host.move(host.match.ply, one, f"offer {other} give 1 want nothing", 0))
    after = {seat: host.match.ply_of(seat) for seat in before}
    told = (one, other)
    assert after == {seat: ply + (1 if seat in told else 0) for seat, ply in before.items()}
    # Whoever was not told plays on as if nothing had happened, and nothing is stale.
    code = host.legal(waited)[0].code()
    assert host.move_of(before[waited], waited, code, 0).step is not None
    with pytest.raises(Rejected):
        host.move_of(before[one], one, "withdraw 0", 0)


def test_a_wish_to_take_back_survives_what_betrays_itself_otherwise() -> None:
    host, waited, one, other = talking()
    mover = host.match.steps[-1].seat
    host.undo_by, host.undo_agreed = mover, {"abcd"[mover]}
    happens(host, host.move(host.match.ply, one, f"offer {other} give 1 want nothing", 0))
    assert host.undo_by == mover
    happens(host, host.move(host.match.ply, waited, host.legal(waited)[0].code(), 0))
    assert host.undo_by is None


def test_the_count_survives_undo_and_snapshots() -> None:
    host, _, one, other = talking()
    happens(host, host.move(host.match.ply, one, f"offer {other} give 1 want nothing", 0))
    match = host.match
    counts = [match.ply_of(seat) for seat in (0, 1, 2, 3, None)]
    again = Match(match.game, match.game.options_json(match.options), 4, match.chance.seed)
    moves = [(step.seat, step.a.code()) for step in match.steps]
    restore(again, json.loads(json.dumps(snapshot(match))), moves)
    assert [again.ply_of(seat) for seat in (0, 1, 2, 3, None)] == counts
    match.back_to(match.ply - 1)
    assert [match.ply_of(seat) for seat in (one, other)] == [counts[one] - 1, counts[other] - 1]
    assert match.ply_of(None) == counts[-1]
