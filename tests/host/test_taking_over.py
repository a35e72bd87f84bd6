"""Playing on in a bot's place: where a game hides something, those who play must agree, and nobody sees two hands."""

from __future__ import annotations

import pytest

from lanterne.core.errors import Rejected
from lanterne.games.registry import game_named
from lanterne.host import seating
from lanterne.host.giving_up import flag, resign
from lanterne.host.host import WAITING, Host, House, NotAllowed
from lanterne.host.taking_over import AGAIN_MS, answer_take_over, granted, granted_in_ms
from lanterne.match.clock import DAY_MS, LEAST_BACK_MS, Clock
from tests.host.tables import MINUTE_MS, happens, hosted

VIZIA = game_named("vizia")


def hiding(seats: str, **more: object) -> Host:
    """A table of a game with hands; Zoe looks on."""
    host = hosted(seats, game=VIZIA, options={}, **more)  # type: ignore[arg-type]
    host.came("z")
    return host


def test_a_bots_hand_goes_to_somebody_else_when_all_who_play_agree() -> None:
    host = hiding("ab.")
    assert seating.sit(host, "z", 2, "Zoe", 0) is None
    assert host.seat_wish is not None
    assert (host.seat_wish.name, host.seat_wish.seat) == ("Zoe", 2)
    assert answer_take_over(host, "a", 2, True, 0) is None
    assert host.is_bot(2)
    happens(host, answer_take_over(host, "b", 2, True, 0))
    assert host.seats_of("z") == [2]
    assert host.seat_wish is None


def test_one_no_is_enough_and_lasts_a_while() -> None:
    host = hiding("ab.")
    seating.sit(host, "z", 2, "Zoe", 0)
    assert answer_take_over(host, "a", 2, True, 0) is None
    assert answer_take_over(host, "b", 2, False, 0) is None
    assert host.seat_wish is None
    with pytest.raises(Rejected):
        answer_take_over(host, "b", 2, True, 0)
    with pytest.raises(NotAllowed, match=r"refused-take-over$"):
        seating.sit(host, "z", 2, "Zoe", AGAIN_MS - 1)
    assert seating.sit(host, "z", 2, "Zoe", AGAIN_MS) is None
    assert answer_take_over(host, "a", 2, True, AGAIN_MS) is None  # an earlier yes does not count again
    assert host.seat_wish is not None


@pytest.mark.parametrize("user", ["z", "y"])
def test_neither_who_asks_nor_who_looks_on_has_a_word_in_it(user: str) -> None:
    host = hiding("a.")
    seating.sit(host, "z", 1, "Zoe", 0)
    with pytest.raises(Rejected):
        answer_take_over(host, user, 1, True, 0)
    with pytest.raises(Rejected):
        answer_take_over(host, "a", 0, True, 0)  # nobody asked for that one


@pytest.mark.parametrize("seats", ["a..", "ab.", "A.b"])
def test_nobody_sees_a_second_hand(seats: str) -> None:
    host = hiding(seats)
    with pytest.raises(NotAllowed, match="second-hand"):
        seating.sit(host, "a", seats.index("."), "Ada", 0)


def test_standing_up_or_giving_up_opens_no_other_hand() -> None:
    host = hiding("ab.")
    happens(host, seating.leave(host, "a", 0))
    with pytest.raises(NotAllowed, match="second-hand"):
        seating.sit(host, "a", 2, "Ada", 0)
    happens(host, resign(host, "a", 0, 0))
    with pytest.raises(NotAllowed, match="second-hand"):
        seating.sit(host, "a", 2, "Ada", 0)


def test_ones_own_seat_comes_back_unasked() -> None:
    host = hiding("Ab")
    happens(host, seating.sit(host, "a", 0, "Ada", 0))
    assert host.seats_of("a") == [0]


def test_where_nothing_is_hidden_or_dealt_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    open_game = hosted("a..")
    monkeypatch.setattr(open_game.game.nature, "hidden", False)
    happens(open_game, seating.sit(open_game, "z", 1, "Zoe", 0))
    happens(open_game, seating.sit(open_game, "a", 2, "Ada", 0))
    waiting = hiding("a.-", status=WAITING)
    for seat in (1, 2):
        happens(waiting, seating.sit(waiting, "z", seat, "Zoe", 0))


def test_where_only_bots_play_the_first_to_come_need_not_ask() -> None:
    host = hiding("...")
    happens(host, seating.sit(host, "z", 1, "Zoe", 0))
    assert host.seats_of("z") == [1]


def test_a_moments_absence_takes_nobodys_word_away_but_a_long_one_does() -> None:
    host = hiding("ab.", house=House(grace_ms=30_000))
    host.went("a", 0)
    host.went("b", 0)
    assert seating.sit(host, "z", 2, "Zoe", 29_999) is None
    assert host.is_bot(2)
    host.came("b")
    assert seating.sit(host, "z", 2, "Zoe", 30_000) is None  # Bea is back
    happens(host, answer_take_over(host, "b", 2, True, 30_000))
    assert host.seats_of("z") == [2]


def test_a_wish_comes_true_when_those_who_have_not_answered_are_gone() -> None:
    host = hiding("ab.", house=House(grace_ms=30_000))
    seating.sit(host, "z", 2, "Zoe", 0)
    assert granted_in_ms(host, 0) is None
    answer_take_over(host, "a", 2, True, 0)
    assert granted_in_ms(host, 0) is None  # Bea is here
    host.went("b", 1_000)
    assert granted_in_ms(host, 11_000) == 20_000
    assert granted(host, 30_999) is None
    assert granted_in_ms(host, 31_000) == 0
    happens(host, granted(host, 31_000))
    assert host.seats_of("z") == [2]
    assert granted_in_ms(host, 31_000) is None


def test_one_asks_at_a_time_and_who_goes_asks_no_longer() -> None:
    host = hiding("a..")
    host.came("y")
    seating.sit(host, "z", 1, "Zoe", 0)
    with pytest.raises(NotAllowed, match="take-over-asked"):
        seating.sit(host, "y", 2, "Yan", 0)
    host.went("z", 0)
    assert host.seat_wish is None
    assert seating.sit(host, "y", 2, "Yan", 0) is None


def test_the_wish_ends_with_the_game_and_when_the_seat_is_someones() -> None:
    host = hiding("ab.")
    seating.sit(host, "z", 2, "Zoe", 0)
    happens(host, seating.put_bot(host, "a", 2, "random", 0))
    assert host.seat_wish is None
    seating.sit(host, "z", 2, "Zoe", 0)
    happens(host, resign(host, "a", 0, 0))
    happens(host, resign(host, "b", 1, 0))
    assert host.seat_wish is None


# ---------------------------------------------------------------------- showing out


def test_who_was_shown_out_sits_nowhere() -> None:
    for status in (WAITING, "playing"):
        host = hosted("ab-" if status == WAITING else "ab.", status=status)
        happens(host, seating.remove(host, "a", 1, 0))
        for seat in (1, 2):
            with pytest.raises(NotAllowed, match="refused-shown-out"):
                seating.sit(host, "b", seat, "Bea", 0)


def test_who_is_shown_out_leaves_all_seats() -> None:
    host = hosted("abb")
    happens(host, seating.remove(host, "a", 2, 0))
    assert [sitter.user for sitter in host.sitters] == ["a", None, None]
    assert host.shown_out == {"b": "a"}


def test_a_spectator_can_be_shown_out_by_the_owner_alone() -> None:
    host = hiding("ab.")
    with pytest.raises(NotAllowed, match="owner"):
        seating.show_out(host, "b", "z", 0)
    seating.sit(host, "z", 2, "Zoe", 0)
    happens(host, seating.show_out(host, "a", "z", 0))
    assert host.seat_wish is None
    with pytest.raises(NotAllowed, match="refused-shown-out"):
        seating.sit(host, "z", 2, "Zoe", 0)
    assert seating.show_out(host, "a", "z", 0).is_empty()  # once is enough


def test_clearing_a_bots_seat_shows_nobody_out() -> None:
    host = hosted("a.", status=WAITING)
    happens(host, seating.remove(host, "a", 1, 0))
    assert host.sitters[1].is_empty()
    assert host.shown_out == {}


def test_who_shows_somebody_out_never_sees_that_hand() -> None:
    """Neither beside their own, nor from outside when nobody is left who could say no."""
    playing = hiding("ab")
    happens(playing, seating.remove(playing, "a", 1, 0))
    with pytest.raises(NotAllowed, match="second-hand"):
        seating.sit(playing, "a", 1, "Ada", 0)
    looking_on = hiding("b.")
    looking_on.owner = "a"
    happens(looking_on, seating.remove(looking_on, "a", 0, 0))
    with pytest.raises(NotAllowed, match="refused-showed-out"):
        seating.sit(looking_on, "a", 0, "Ada", 0)


# ---------------------------------------------------------------------- clocks


def test_who_comes_back_after_zero_has_a_clock_again() -> None:
    host = hosted("ab", clock_ms=MINUTE_MS)
    happens(host, flag(host, MINUTE_MS), MINUTE_MS)
    assert host.clock.shown(MINUTE_MS) == [None, MINUTE_MS]
    happens(host, seating.sit(host, "a", 0, "Ada", MINUTE_MS), MINUTE_MS)
    assert host.clock.shown(MINUTE_MS) == [LEAST_BACK_MS, MINUTE_MS]
    assert flag(host, MINUTE_MS + LEAST_BACK_MS) is not None


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        (Clock([MINUTE_MS] * 2, increment_ms=30_000), 30_000),
        (Clock([2 * DAY_MS] * 2, fresh_ms=2 * DAY_MS), 2 * DAY_MS),
    ],
)
def test_an_increment_or_the_days_of_a_decision(clock: Clock, left: int) -> None:
    host = hosted("ab")
    host.clock = clock
    host.arrive(0)
    happens(host, flag(host, 9 * DAY_MS), 9 * DAY_MS)
    happens(host, seating.sit(host, "a", 0, "Ada", 9 * DAY_MS), 9 * DAY_MS)
    assert host.clock.shown(9 * DAY_MS)[0] == left


def test_where_there_is_no_clock_nobody_gets_one() -> None:
    host = hosted("Ab")
    happens(host, seating.sit(host, "a", 0, "Ada", 0))
    assert host.clock.shown(0) == [None, None]


def test_a_word_of_somebody_else_renews_no_days() -> None:
    """Only a decision of one's own does, or being asked anew."""
    clock = Clock([DAY_MS] * 3, fresh_ms=DAY_MS)
    clock.run([0, 1], 0)
    clock.set(clock.after_move(1, 1_000), 1_000)
    clock.run([0], 1_000)
    assert clock.shown(2_000) == [DAY_MS - 2_000, DAY_MS, DAY_MS]
    clock.run([2], 3_000)
    clock.run([0], 4_000)
    assert clock.shown(4_000) == [DAY_MS, DAY_MS, DAY_MS]


def test_who_sits_down_from_afar_counts_as_away() -> None:
    host = hosted("a-", status=WAITING, house=House(grace_ms=30_000))
    happens(host, seating.sit(host, "b", 1, "Bea", 0), 0)
    with pytest.raises(NotAllowed, match="here"):
        seating.put_bot(host, "a", 1, "random", 29_999)
    happens(host, seating.put_bot(host, "a", 1, "random", 30_000), 30_000)
