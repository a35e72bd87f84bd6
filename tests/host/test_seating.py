"""Who may sit where, and what becomes of a seat."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadInput
from lanterne.games.registry import game_named
from lanterne.host import seating
from lanterne.host.change import Change
from lanterne.host.giving_up import flag, resign
from lanterne.host.host import OVER, PLAYING, WAITING, House, NotAllowed
from lanterne.host.sitter import Sitter, short_name
from tests.host.tables import MINUTE_MS, happens, hosted, moves, who


def test_an_empty_seat_a_seat_of_ones_own_or_a_bots_can_be_taken() -> None:
    host = hosted("A.-", status=WAITING)
    for seat, user in ((0, "a"), (1, "b"), (2, "c")):
        happens(host, seating.sit(host, user, seat, user.upper(), 0))
    assert who(host) == ["a", "b", "c"]


def test_somebody_elses_seat_cannot() -> None:
    host = hosted("aB")
    for seat in (0, 1):
        with pytest.raises(NotAllowed, match="taken"):
            seating.sit(host, "c", seat, "Cleo", 0)


@pytest.mark.parametrize("bot", ["nonsense", "<img src=x>", "greedy", "random(depth=2)", "random(", "./x.py:Bot"])
def test_a_bot_that_does_not_exist_is_refused_when_it_is_seated(bot: str) -> None:
    host = hosted("ab")
    with pytest.raises(BadInput):
        seating.put_bot(host, "a", 0, bot, 0)
    assert who(host) == ["a", "b"]


def test_a_bot_for_ones_own_seat_an_empty_one_or_for_somebody_away() -> None:
    host = hosted("ab-", status=WAITING, house=House(grace_ms=30_000))
    happens(host, seating.put_bot(host, "a", 0, "random", 0))
    happens(host, seating.put_bot(host, "a", 2, "", 0))
    assert who(host) == ["a+random", "b", "-+random"]
    with pytest.raises(NotAllowed, match="owner"):
        seating.put_bot(host, "b", 2, "random", 0)
    with pytest.raises(NotAllowed, match="here"):
        seating.put_bot(host, "a", 1, "random", 0)
    host.went("b", 1_000)
    with pytest.raises(NotAllowed, match="here"):
        seating.put_bot(host, "a", 1, "random", 30_999)
    with pytest.raises(NotAllowed, match="players"):
        seating.put_bot(host, "a", 1, "random", 31_000)  # who plays no seat has no say
    happens(host, seating.sit(host, "a", 0, "Ada", 0))
    happens(host, seating.put_bot(host, "a", 1, "random", 31_000))
    assert who(host) == ["a", "b+random", "-+random"]


def test_opponents_do_not_choose_who_stands_in() -> None:
    host = hosted("ab", game=game_named("vizia"), options={}, house=House(grace_ms=0))
    host.went("b", 0)
    happens(host, seating.put_bot(host, "a", 1, "random", 1))
    assert who(host) == ["a", "b+greedy"]
    assert seating.put_bot(host, "a", 1, "random", 1).is_empty()
    happens(host, seating.put_bot(host, "b", 1, "random", 1))
    assert who(host) == ["a", "b+random"]


def test_who_leaves_is_stood_in_for_and_the_table_goes_to_the_next() -> None:
    host = hosted("ab")
    happens(host, seating.leave(host, "a", 0))
    assert who(host) == ["a+random", "b"]
    assert host.owner == "b"
    happens(host, seating.sit(host, "a", 0, "Ada", 0))
    assert who(host) == ["a", "b"]


def test_before_the_game_a_seat_that_is_left_is_free() -> None:
    host = hosted("ab", status=WAITING)
    happens(host, seating.leave(host, "b", 0))
    assert who(host) == ["a", "-"]
    assert host.is_open(1)


def test_the_owner_shows_somebody_out() -> None:
    host = hosted("ab")
    with pytest.raises(NotAllowed):
        seating.remove(host, "b", 0, 0)
    with pytest.raises(NotAllowed):
        seating.remove(host, "a", 0, 0)
    happens(host, seating.remove(host, "a", 1, 0))
    assert who(host) == ["a", "-+random"]


def test_no_seat_of_a_finished_game_changes_hands() -> None:
    host = hosted("a.", options={"heap": 1})
    moves(host, "take 1")
    for seat in (0, 1, 5):
        with pytest.raises(NotAllowed):
            seating.sit(host, "b", seat, "Bea", 0)


def test_a_sitter_is_a_value() -> None:
    assert Sitter("a", "", "Ada") == Sitter("a", "", "Ada") != Sitter("a", "", "Ada", lost=True)
    assert hash(Sitter("a")) == hash(Sitter("a"))
    assert Sitter("a", "", "Ada").handed_to("keen") == Sitter("a", "keen", "Ada")
    assert repr(Sitter("a", "keen", "Ada")) == "Sitter('a', 'keen', 'Ada', lost=False, why='')"
    assert short_name("search(seconds=1,worlds=20)") == "search"


# ---------------------------------------------------------------------- giving up, and time


def test_who_gives_up_against_one_has_lost() -> None:
    host = hosted("ab")
    happens(host, resign(host, "a", 0, 0))
    assert host.status == OVER
    assert host.outcome is not None
    assert (host.outcome.reason, host.outcome.places) == ("resigned", [2, 1])
    assert host.sitters[0].lost


def test_who_gives_up_among_more_is_played_for() -> None:
    host = hosted("abc")
    happens(host, resign(host, "b", 1, 0))
    assert host.status == PLAYING
    assert who(host) == ["a", "b+random", "c"]
    with pytest.raises(NotAllowed):
        resign(host, "b", 1, 0)
    with pytest.raises(NotAllowed):
        seating.sit(host, "b", 1, "Bea", 0)
    happens(host, resign(host, "c", 2, 0))
    assert host.status == OVER
    assert host.outcome is not None
    assert host.outcome.places == [1, 2, 2]


def test_where_only_bots_are_left_the_game_is_over() -> None:
    host = hosted("a..")
    happens(host, resign(host, "a", 0, 0))
    assert host.outcome is not None
    assert host.outcome.places == [3, 1, 1]


def test_a_game_with_a_resignation_of_its_own_waits_for_nobody_who_gave_up() -> None:
    """In Illuminati it is only noted while a goal is chosen: the seat is asked once more, and nobody would answer."""
    host = hosted("abc", game=game_named("illuminati"), options={"hidden_goals": True}, clock_ms=MINUTE_MS)
    seat = host.to_act()[0]
    happens(host, resign(host, "abc"[seat], seat, 0))
    assert who(host)[seat] == "abc"[seat] + "+greedy"
    assert host.clock.left_ms[seat] is None
    assert host.status == PLAYING
    assert all(host.is_bot(seat) or not host.sitters[seat].lost for seat in host.to_act())


def test_a_flag_hands_the_seat_to_a_bot_and_its_clock_stops() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS)
    assert flag(host, MINUTE_MS - 1) is None
    assert host.wake_ms(1_000) == MINUTE_MS - 1_000
    happens(host, flag(host, MINUTE_MS), MINUTE_MS)
    assert who(host) == ["a+random", "b"]
    assert host.clock.shown(2 * MINUTE_MS) == [None, MINUTE_MS]
    assert flag(host, 2 * MINUTE_MS) is None


def test_a_flag_that_loses_stops_every_clock() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS, house=House(at_zero="lose"))
    happens(host, flag(host, MINUTE_MS), MINUTE_MS)
    assert host.status == OVER
    assert host.outcome is not None
    assert (host.outcome.reason, host.outcome.places) == ("time", [2, 1])
    assert host.clock.running == []
    assert host.clock.shown(10 * MINUTE_MS) == host.clock.shown(MINUTE_MS)
    assert host.wake_ms(10 * MINUTE_MS) is None
    assert flag(host, 10 * MINUTE_MS) is None


def test_a_game_that_ends_stops_every_clock() -> None:
    host = hosted("ab", options={"heap": 1}, clock_ms=MINUTE_MS)
    moves(host, "take 1", now_ms=1_000)
    assert host.status == OVER
    assert host.clock.running == []
    assert host.clock.shown(MINUTE_MS) == [MINUTE_MS - 1_000, MINUTE_MS]


def test_the_time_it_takes_to_keep_a_move_is_charged_to_nobody_twice() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS)
    change = host.move(0, 0, "take 1", 10_000)
    host.commit(change, 12_000)  # the disk took two seconds
    assert host.clock.shown(12_000) == [50_000, MINUTE_MS]
    assert host.clock.shown(13_000) == [50_000, MINUTE_MS - 1_000]


def test_the_last_to_leave_keeps_the_table() -> None:
    host = hosted("a.")
    happens(host, seating.leave(host, "a", 0))
    assert host.owner == "a"
    assert host.seats_of("a") == []


def test_a_resignation_that_ends_the_game_is_the_games_own_end() -> None:
    host = hosted("ab", game=game_named("illuminati"), options={})
    happens(host, resign(host, "a", 0, 0))
    assert host.status == OVER
    assert host.outcome is not None
    assert host.outcome.reason != "resigned"  # it was played to its end, by its own rules
    assert host.outcome.places == [2, 1]
    assert host.sitters[0].lost


def test_who_was_never_there_cannot_go_away() -> None:
    host = hosted("ab")
    host.went("z", 0)
    assert host.away_since == {}
    host.went("b", 5)
    assert host.away_since == {"b": 5}


def test_a_change_knows_whether_anything_changes() -> None:
    assert Change(0).is_empty()
    change = Change(0)
    change.owner = "b"
    assert not change.is_empty()
