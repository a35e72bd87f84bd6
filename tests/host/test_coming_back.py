"""Seats that come back: who plays on by themselves, who is asked, and what is said of it."""

from __future__ import annotations

import pytest

from lanterne.host import seating
from lanterne.host.change import Change
from lanterne.host.giving_up import flag, resign
from lanterne.host.host import WAITING, Host, House
from lanterne.host.house_lines import lines_of
from lanterne.host.sitter import Sitter
from lanterne.host.taking_over import back_again, seated
from tests.host.tables import MINUTE_MS, happens, hosted, moves, who


def told(host: Host, change: Change | None) -> list[tuple[str, int, str, int]]:
    """What there is to tell of it, which then happens."""
    assert change is not None
    lines = lines_of(host, change, 5)
    happens(host, change)
    return [(line.kind, line.seat, line.name, line.ply) for line in lines]


def away(host: Host, user: str, seat: int) -> None:
    """Gone for so long that the others have asked a bot in."""
    other = next(iter(host.people() - {user}))
    host.went(user, 0)
    happens(host, seating.put_bot(host, other, seat, "", host.house.grace_ms), host.house.grace_ms)
    host.arrived.clear()


def test_who_was_away_plays_on_as_soon_as_they_are_here_again() -> None:
    host = hosted("ab")
    away(host, "b", 1)
    assert (who(host), host.lent_by("b"), host.sitters[1].why) == (["a", "b+random"], [1], "away")
    assert back_again(host, MINUTE_MS) is None
    host.came("b")
    happens(host, back_again(host, MINUTE_MS))
    assert (who(host), host.lent_by("b")) == (["a", "b"], [])
    assert back_again(host, MINUTE_MS) is None


def test_so_does_whose_time_was_over_and_has_a_clock_again() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS)
    host.went("a", 0)
    happens(host, flag(host, MINUTE_MS), MINUTE_MS)
    assert host.sitters[0].why == "time"
    host.came("a")
    happens(host, back_again(host, MINUTE_MS), MINUTE_MS)
    assert who(host) == ["a", "b"]
    assert host.clock.shown(MINUTE_MS)[0] == 15_000


def test_several_seats_of_one_come_back_together_each_with_a_clock() -> None:
    host = hosted("aab", clock_ms=MINUTE_MS)
    host.clock.left_ms[2] = None
    host.went("a", 0)
    for seat in (0, 1):
        host.sitters[seat] = host.sitters[seat].handed_to("random", "time")
        host.clock.left_ms[seat] = None
    host.arrived.clear()
    host.came("a")
    happens(host, back_again(host, 0))
    assert who(host) == ["a", "a", "b"]
    assert host.clock.left_ms == [15_000, 15_000, None]


def test_who_was_here_when_their_time_ended_is_asked_and_so_is_who_stood_up() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS)
    host.arrived.clear()
    happens(host, flag(host, MINUTE_MS), MINUTE_MS)
    host.came("a")  # another window
    assert back_again(host, MINUTE_MS) is None
    happens(host, seating.leave(host, "b", MINUTE_MS), MINUTE_MS)
    host.went("b", MINUTE_MS)
    host.came("b")
    assert back_again(host, MINUTE_MS) is None
    assert host.lent_by("b") == [1]
    happens(host, seating.sit(host, "b", 1, "another name", MINUTE_MS), MINUTE_MS)
    assert host.sitters[1] == Sitter("b", "", "b")


@pytest.mark.parametrize("house", [House(), House(at_zero="lose")])
def test_a_seat_that_is_lost_stays_lost(house: House) -> None:
    host = hosted("abc", clock_ms=MINUTE_MS, house=house)
    if house.at_zero == "lose":
        happens(host, flag(host, MINUTE_MS), MINUTE_MS)
    else:
        happens(host, resign(host, "a", 0, 0))
    host.went("a", 0)
    host.came("a")
    assert (host.lent_by("a"), back_again(host, MINUTE_MS)) == ([], None)


def test_who_stood_up_and_then_went_away_is_asked_all_the_same() -> None:
    host = hosted("ab")
    happens(host, seating.leave(host, "b", 0))
    away(host, "b", 1)
    host.came("b")
    assert (host.sitters[1].why, back_again(host, MINUTE_MS)) == ("stood-up", None)


# ---------------------------------------------------------------------- what is told


def test_every_change_of_hands_is_told_and_named() -> None:
    host = hosted("ab..", clock_ms=MINUTE_MS)
    moves(host, "take 1")
    assert told(host, seating.leave(host, "b", 0)) == [("stood-up", 1, "b", 1)]
    assert told(host, seating.sit(host, "b", 1, "b", 0)) == [("came-back", 1, "b", 1)]
    host.went("b", 0)
    assert told(host, seating.put_bot(host, "a", 1, "", MINUTE_MS)) == [("away", 1, "b", 1)]
    assert told(host, seated(host, "c", 2, "Cleo", 0)) == [("took-over", 2, "Cleo", 1)]
    assert told(host, seating.remove(host, "a", 2, 0)) == [("shown-out", 2, "Cleo", 1)]
    assert told(host, seating.put_bot(host, "a", 3, "random", 0)) == []  # one bot for another
    assert told(host, resign(host, "a", 0, 0)) == [("resigned", 0, "a", 1)]


@pytest.mark.parametrize(("at_zero", "kind"), [("bot", "time"), ("lose", "time-lost")])
def test_that_time_is_over_is_told(at_zero: str, kind: str) -> None:
    host = hosted("ab", clock_ms=MINUTE_MS, house=House(at_zero=at_zero))
    assert told(host, flag(host, MINUTE_MS)) == [(kind, 0, "a", 0)]


def test_a_resignation_that_the_game_itself_tells_is_not_told_twice() -> None:
    from lanterne.games.registry import game_named

    host = hosted("ab", game=game_named("illuminati"), options={})
    assert told(host, resign(host, "a", 0, 0)) == []


def test_nothing_is_told_before_the_start() -> None:
    host = hosted("ab", status=WAITING)
    assert told(host, seating.leave(host, "b", 0)) == []


def test_since_when_is_written_down_once() -> None:
    host = hosted("ab")
    change = seating.leave(host, "b", 0)
    change.write_down(1_000)
    assert change.sitters[1].since_ms == 1_000
    happens(host, change)
    again = seating.put_bot(host, "b", 1, "random", 0)
    again.write_down(2_000)
    assert again.sitters[1].since_ms == 1_000
    back = seating.sit(host, "b", 1, "b", 0)
    assert back is not None
    back.write_down(3_000)
    assert back.sitters[1] == Sitter("b", "", "b")
