"""Plies as a pair of eyes counts them: a step of which it learns nothing is none."""

from __future__ import annotations

import json
import random

import pytest
from tests.host.tables import happens, hosted

from lanterne.core.errors import Rejected
from lanterne.core.game import Event
from lanterne.games.registry import game_named
from lanterne.host.host import Host
from lanterne.host.undoing import answer_back, ask_back
from lanterne.match.match import Match, Step
from lanterne.match.snapshot import restore, snapshot


def talking() -> tuple[Host, int, int, int]:
    """Illuminati where a secret offer can be made: the host, whoever is waited for, and two others."""
    host = hosted("abcd", game=game_named("illuminati"), options={})
    game = host.game
    for _ in range(200):
        waited = host.to_act()[0]
        one, other = [seat for seat in range(4) if seat != waited][:2]
        offer = game.parse(f"offer {other} give 2 want 1")
        if host.match.ply and game.refusal(host.match.state, one, offer) is None:
            return host, waited, one, other
        happens(host, host.move(host.match.ply, waited, host.legal(waited)[-1].code(), 0))
    raise AssertionError("nobody can talk")


def test_who_sees_a_step() -> None:
    pass_on = game_named("illuminati").parse("pass")
    aside = Step(0, 0, pass_on, None, [Event("x", {}, audience=(0, 2))], True, [1, None])
    assert [aside.is_seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


@pytest.mark.parametrize("options", [{}, {"cheating": True, "hidden_goals": True}])
def test_nothing_that_can_be_seen_is_withheld(options: dict[str, object]) -> None:
    """Whoever does not hear of a step sees nothing change and may do the same as before. The mover hears of it."""
    host = hosted("abcd", game=game_named("illuminati"), options=options)
    match, game, rng = host.match, host.game, random.Random(5)
    hidden = shown = 0
    while host.status == "playing" and match.ply < 500:
        waited = host.to_act()[0]
        others = [seat for seat in range(4) if seat != waited and host.legal(seat)]
        mover = rng.choice(others) if others and rng.random() < 0.25 else waited
        before = match.state
        change = host.move(match.ply, mover, rng.choice(host.legal(mover)).code(), 0)
        happens(host, change)
        step = match.steps[-1]
        assert step.is_seen_by(mover)
        for eyes in (0, 1, 2, 3, None):
            told = any(event.is_for(eyes) for event in step.events)
            if step.is_seen_by(eyes):
                shown += 1 if step.events and not told else 0  # no words of it, and yet it shows
                continue
            hidden += 1
            assert not told
            assert game.view(before, eyes) == game.view(match.state, eyes)
            assert game.to_act(before) == game.to_act(match.state)
            if eyes is not None:
                legal = [[a.code() for a in game.legal(s, eyes)] for s in (before, match.state)]
                assert legal[0] == legal[1]
    assert hidden > 0
    assert shown > 0


def test_a_move_sent_again_is_answered_by_the_ply_its_sender_counts() -> None:
    host, waited, one, other = talking()
    match = host.match
    happens(host, host.move(match.ply, one, f"offer {other} give 2 want 1", 0))
    assert match.ply_seen(match.ply, waited) == match.ply - 1
    assert match.ply_seen(match.ply, one) == match.ply


def test_a_word_out_of_turn_earns_no_time() -> None:
    host, _, one, other = talking()
    host.clock.left_ms = [60_000] * 4
    host.clock.increment_ms = 5_000
    change = host.move(host.match.ply, one, f"offer {other} give 2 want 1", 0)
    assert change.clocks is not None
    assert change.clocks[one] == 60_000


def test_consent_is_for_the_move_that_was_asked_about() -> None:
    host, waited, one, other = talking()
    happens(host, host.move(host.match.ply, waited, host.legal(waited)[0].code(), 0))
    asked = host.match.last_ply_of(waited)
    host.match.steps[-1].free = False
    assert ask_back(host, "abcd"[waited], host.match.ply_of(waited), waited, 0) is None
    one, other = [seat for seat in range(4) if seat != waited][:2]
    host.match.steps.append(Step(host.match.ply, waited, host.match.steps[-1].a, None, [], False, [one, other, None]))
    host.match.count_again()
    change = None
    for seat in range(4):
        if seat != waited:
            change = answer_back(host, "abcd"[seat], host.match.ply_of(seat), seat, True, 0)
    assert change is not None
    assert change.back_to == asked


def test_a_secret_offer_is_no_ply_of_those_who_are_not_told() -> None:
    host, waited, one, other = talking()
    before = {seat: host.match.ply_of(seat) for seat in (0, 1, 2, 3, None)}
    happens(host, host.move(host.match.ply, one, f"offer {other} give 2 want 1", 0))
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
    happens(host, host.move(host.match.ply, one, f"offer {other} give 2 want 1", 0))
    assert host.undo_by == mover
    happens(host, host.move(host.match.ply, waited, host.legal(waited)[0].code(), 0))
    assert host.undo_by is None


def test_the_count_survives_undo_and_snapshots() -> None:
    host, _, one, other = talking()
    happens(host, host.move(host.match.ply, one, f"offer {other} give 2 want 1", 0))
    match = host.match
    counts = [match.ply_of(seat) for seat in (0, 1, 2, 3, None)]
    again = Match(match.game, match.game.options_json(match.options), 4, match.chance.seed)
    moves = [(step.seat, step.a.code()) for step in match.steps]
    restore(again, json.loads(json.dumps(snapshot(match))), moves)
    assert [again.ply_of(seat) for seat in (0, 1, 2, 3, None)] == counts
    match.back_to(match.ply - 1)
    assert [match.ply_of(seat) for seat in (one, other)] == [counts[one] - 1, counts[other] - 1]
    assert match.ply_of(None) == counts[-1]
