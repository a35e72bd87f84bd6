"""A match on the toy game: the one door through which moves enter."""

from __future__ import annotations

import json

import pytest
from tests.toy.game import GAME as TOY

from lanterne.core.errors import BadInput, BadOptions, Rejected
from lanterne.core.game import Event, Json
from lanterne.match.match import Match, Step

SEED = "blake2:" + "ab" * 32
PLAIN = {"goals": "dealt", "rounds": 1}  # straight to the auction


def match(**options: object) -> Match:
    return Match(TOY, {**PLAIN, **options}, 2, SEED)


def at_the_turn() -> Match:
    """Seat 0 has won the auction and has the turn."""
    found = match()
    found.play(0, 0, "bid 2")
    found.play(1, 1, "bid 1")
    return found


def finished() -> Match:
    found = at_the_turn()
    found.play(2, 0, "rest")
    return found


def rejection(found: Match, ply: int, seat: int, code: str) -> Rejected:
    before = (found.record().line(), json.dumps(found.state.json()))
    with pytest.raises(Rejected) as caught:
        found.propose(ply, seat, code)
    assert (found.record().line(), json.dumps(found.state.json())) == before
    return caught.value


def test_a_match_begins_with_its_set_up() -> None:
    found = match()
    assert found.ply == 0
    assert found.opening
    assert found.state.json() == found.first.json()
    assert found.state is not found.first
    assert not found.may_undo(0)


def test_a_table_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadInput, match=r"refused-seats .*seats='5'"):
        Match(TOY, {}, 5, SEED)
    with pytest.raises(BadOptions, match=r"refused-no-option .*option=.fog."):
        Match(TOY, {"fog": True}, 2, SEED)
    with pytest.raises(BadInput, match="seed"):
        Match(TOY, {}, 2, "blake2:12")


@pytest.mark.parametrize("ply", [-1, 1, 99])
def test_an_answer_to_another_ply_is_stale(ply: int) -> None:
    found = rejection(match(), ply, 0, "bid 1")
    assert found.why == "stale"
    assert str(found) == f"seat 0 answered ply {ply}, the match is at ply 0"


def test_stale_comes_before_unreadable() -> None:
    assert rejection(match(), 7, 9, "nonsense").why == "stale"


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    found = rejection(match(), 0, seat, "bid 1")
    assert found.why == "refused"
    assert found.refusal is None
    assert f"no seat {seat} at a table of 2" in str(found)


@pytest.mark.parametrize("code", ["", "bid", "bid  1", "bid 01", "BID 1", "bid 1\n", "bid ١", "pass"])
def test_a_text_that_is_no_action_is_unreadable(code: str) -> None:
    assert rejection(match(), 0, 0, code).why == "unreadable"


def test_a_refusal_names_the_clause() -> None:
    found = rejection(match(), 0, 0, "bid 5")
    assert found.why == "refused"
    assert found.refusal is not None
    assert found.refusal.clause == "T-3"
    assert found.refusal.phrase.key == "toy-refused-too-poor"
    assert str(found) == "seat 0 may not 'bid 5' at ply 0: T-3"


def test_nothing_is_played_after_the_end() -> None:
    found = finished()
    assert found.record().outcome is not None
    assert rejection(found, found.ply, 0, "rest").why == "over"


def state_of(step: Step) -> Json:
    assert step.after is not None
    return step.after.json()


def test_a_proposal_changes_nothing_until_it_is_kept() -> None:
    found = match()
    before = (found.record().line(), found.state.json())
    step = found.propose(0, 0, "bid 2")
    assert (found.record().line(), found.state.json()) == before
    assert found.ply == 0
    again = found.propose(0, 0, "bid 2")
    assert state_of(again) == state_of(step)
    found.commit(step)
    assert found.ply == 1
    assert found.state is step.after
    assert found.record().moves == [(0, "bid 2")]


def test_a_step_is_kept_once() -> None:
    found = match()
    step = found.propose(0, 0, "bid 2")
    found.commit(step)
    with pytest.raises(AssertionError):
        found.commit(step)


def test_a_retried_move_rolls_the_same_dice() -> None:
    found = at_the_turn()
    first, second = found.propose(2, 0, "rest"), found.propose(2, 0, "rest")
    assert [event.json() for event in first.events] == [event.json() for event in second.events]
    assert state_of(first) == state_of(second)


def test_a_move_that_drew_is_not_taken_back_freely() -> None:
    found = finished()
    assert not found.steps[-1].free
    assert not found.may_undo(0)


def test_a_move_that_passed_the_turn_is_not_taken_back_freely() -> None:
    found = match()
    found.play(0, 0, "bid 2")
    assert TOY.to_act(found.state) == [1]
    assert not found.may_undo(0)


def test_a_move_that_left_everything_as_it_was_is_taken_back_by_its_seat() -> None:
    found = match(rounds=2)
    found.play(0, 0, "bid 2")
    found.play(1, 1, "bid 1")
    found.play(2, 0, "rest")
    assert TOY.to_act(found.state) == [0, 1]
    found.play(3, 1, "bid 3")
    found.play(4, 0, "bid 1")
    assert TOY.to_act(found.state) == [1]
    before = found.state.json()
    step = found.play(5, 1, "offer 0 1")
    assert step.free
    assert found.may_undo(1)
    assert not found.may_undo(0)
    assert found.undo() is step
    assert found.state.json() == before
    assert found.record().moves[-1] == (0, "bid 1")


def test_whoever_learns_something_may_not_take_it_back_freely() -> None:
    """The last bid shows the others' bids: no chance, the turn stays with the bidder, but it has learned."""
    found = match()
    found.play(0, 0, "bid 1")
    step = found.play(1, 1, "bid 2")
    assert TOY.to_act(found.state) == [1]
    assert any(event.teaches(1) for event in step.events)
    assert not step.free


def test_taking_back_everything_leads_to_the_start() -> None:
    found = finished()
    line = found.record().line()
    moves = found.record().moves
    for _ in moves:
        found.undo()
    assert found.ply == 0
    assert found.state.json() == found.first.json()
    for ply, (seat, code) in enumerate(moves):
        found.play(ply, seat, code)
    assert found.record().line() == line


def test_steps_remember_what_happened() -> None:
    found = match()
    step = found.play(0, 0, "bid 2")
    assert (step.ply, step.seat, step.a.code()) == (0, 0, "bid 2")
    assert [event.name for event in step.events] == ["sealed"]
    assert all(isinstance(event, Event) for event in step.events)


def test_the_record_keeps_every_option() -> None:
    record = match().record()
    assert (record.game, record.rules, record.seats, record.seed) == ("toy", 1, 2, SEED)
    assert list(record.options) == ["rounds", "hand", "mirrors", "open_offers", "goals"]
    assert record.outcome is None


def test_a_state_that_was_given_up_is_played_again() -> None:
    kept = finished()
    lean = Match(TOY, PLAIN, 2, SEED, kept_states=1)
    for step in kept.steps:
        lean.play(step.ply, step.seat, step.a.code())
    assert lean.steps[0].after is None
    assert lean.state_after(0).json() == kept.state_after(0).json()
    lean.undo()
    lean.undo()
    kept.undo()
    kept.undo()
    assert lean.state.json() == kept.state.json()
