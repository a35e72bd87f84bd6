"""Taking back: free while nothing was learned, always where all seats are one's own, else by consent of all."""

from __future__ import annotations

import pytest

from lanterne.core.errors import Rejected
from lanterne.games.registry import game_named
from lanterne.host import seating
from lanterne.host.host import House, NotAllowed
from lanterne.host.undoing import answer_back, ask_back
from lanterne.match.clock import DAY_MS, Clock
from tests.host.tables import MINUTE_MS, happens, hosted, moves
from tests.host.test_asking import at_talk, conspiracy, offered


def test_alone_against_bots_one_goes_back_to_before_ones_own_last_move() -> None:
    host = hosted("a..")
    moves(host, "take 1", "take 1", "take 1")
    happens(host, ask_back(host, "a", 3, 0, 0))
    assert host.match.ply == 0
    assert host.to_act() == [0]


def test_there_must_be_something_to_take_back() -> None:
    host = hosted("ab")
    moves(host, "take 1")
    with pytest.raises(NotAllowed):
        ask_back(host, "b", 1, 1, 0)
    with pytest.raises(NotAllowed):
        ask_back(host, "b", 1, 0, 0)  # not one's own
    with pytest.raises(Rejected):
        ask_back(host, "a", 0, 0, 0)  # an old ply


def test_all_the_others_must_agree() -> None:
    host = hosted("abc")
    moves(host, "take 1", "take 1")
    assert ask_back(host, "a", 2, 0, 0) is None
    assert host.undo_by == 0
    assert answer_back(host, "a", 2, 0, True, 0) is None  # one's own word is not enough
    assert answer_back(host, "b", 2, 1, True, 0) is None  # nor is one of two
    happens(host, answer_back(host, "c", 2, 2, True, 0))
    assert host.match.ply == 0
    assert host.undo_by is None


def test_one_no_settles_it() -> None:
    host = hosted("abc")
    moves(host, "take 1", "take 1")
    ask_back(host, "a", 2, 0, 0)
    assert answer_back(host, "b", 2, 1, False, 0) is None
    assert host.undo_by is None
    with pytest.raises(Rejected):
        answer_back(host, "c", 2, 2, True, 0)
    assert host.match.ply == 2


def test_a_move_settles_it_too_and_a_late_yes_is_stale() -> None:
    host = hosted("ab")
    moves(host, "take 1", "take 1")
    ask_back(host, "a", 2, 0, 0)
    moves(host, "take 1")
    with pytest.raises(Rejected):
        answer_back(host, "b", 3, 1, True, 0)
    ask_back(host, "a", 3, 0, 0)
    with pytest.raises(Rejected):
        answer_back(host, "b", 2, 1, True, 0)


def test_nobody_outside_has_a_say() -> None:
    host = hosted("ab")
    moves(host, "take 1", "take 1")
    ask_back(host, "a", 2, 0, 0)
    with pytest.raises(Rejected):
        answer_back(host, "z", 2, 1, True, 0)


def test_somebody_whom_a_bot_plays_for_is_asked_all_the_same() -> None:
    """Else whoever stays could take back what the absent one did."""
    host = hosted("ab", house=House(grace_ms=0))
    moves(host, "take 1", "take 1")
    host.went("b", 0)
    happens(host, seating.put_bot(host, "a", 1, "random", 1))
    assert ask_back(host, "a", 2, 0, 1) is None
    assert host.match.ply == 2


def test_what_taught_nothing_is_taken_back_at_once() -> None:
    host = hosted("ab", game=game_named("vizia"), options={})
    seat = host.to_act()[0]
    moves(host, next(a.code() for a in host.legal(seat) if a.code().startswith("place")))
    assert host.may_undo(seat)
    assert not host.may_undo(1 - seat)
    assert not host.may_undo(None)
    happens(host, ask_back(host, "ab"[seat], 1, seat, 0))
    assert host.match.ply == 0


@pytest.mark.parametrize(
    "clock", [Clock([60_000] * 2, increment_ms=10_000), Clock([3 * DAY_MS] * 2, fresh_ms=3 * DAY_MS)]
)
def test_nobody_earns_time_by_moves_that_they_take_back(clock: Clock) -> None:
    host = hosted("ab", game=game_named("vizia"), options={})
    host.clock = clock
    clock.run(host.to_act(), 0)
    seat, now = host.to_act()[0], 0
    code = next(a.code() for a in host.legal(seat) if a.code().startswith("place"))
    left = clock.shown(0)[seat] or 0
    for _ in range(3):
        now += 1_000
        moves(host, code, now_ms=now)
        assert (clock.shown(now)[seat] or 0) >= left - now
        now += 1_000
        happens(host, ask_back(host, "ab"[seat], 1, seat, now), now)
        assert clock.shown(now)[seat] == left - now
    moves(host, code, now_ms=now)
    assert clock.shown(now)[seat] == (clock.fresh_ms or left - now + clock.increment_ms)


def test_what_was_said_to_one_alone_is_not_taken_back_before_all() -> None:
    """To be asked, or shown the table anew, would tell the others that something was said."""
    host = at_talk(conspiracy("abc"))
    waited = host.to_act()[0]
    offered(host, waited, (waited + 1) % 3)
    user = host.sitters[waited].user
    assert user is not None
    assert not host.may_undo(waited)
    with pytest.raises(NotAllowed):
        ask_back(host, user, host.match.ply_of(waited), waited, 0)
    assert host.undo_by is None
    alone = at_talk(conspiracy("a.."))
    offered(alone, 0, 1)
    assert ask_back(alone, "a", alone.match.ply_of(0), 0, 0) is not None


def test_after_it_the_right_clock_runs_and_thought_time_stays_spent() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS)
    moves(host, "take 1", now_ms=10_000)
    moves(host, "take 1", now_ms=15_000)
    ask_back(host, "b", 2, 1, 20_000)
    happens(host, answer_back(host, "a", 2, 0, True, 20_000), 20_000)
    assert host.to_act() == [1]
    assert host.clock.shown(20_000) == [45_000, 55_000]
    assert host.clock.shown(24_000) == [45_000, 51_000]
