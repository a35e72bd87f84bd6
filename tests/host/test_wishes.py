"""Windows are answered as people have left word, and nothing but that."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadInput
from lanterne.core.window import Window
from lanterne.host.change import Change
from lanterne.host.host import Host
from lanterne.host.question import Standing
from lanterne.host.standing import LEAST_MS, MOST_MS, answer_standing, next_standing, pause_ms
from lanterne.host.undoing import HOLDS_MS, hold_back, taken_back
from lanterne.host.wishes import WISHES, Wishes, check_wishes, wishes_from_json
from lanterne.match.clock import make_clock
from tests.games.illuminati.table import Table
from tests.host.tables import happens, hosted
from tests.host.windows import ACTS, ANSWERS, ILLUMINATI, SEAT, after_dice, both_hold, do, wishing

# ---------------------------------------------------------------------- what a wish means


@pytest.mark.parametrize(
    ("wish", "empty", "full", "own", "aimed"),
    [
        ("ask", False, False, False, False),
        ("empty", True, False, False, False),
        ("until-my-turn", True, True, False, True),
        ("unless-target", True, True, False, False),
    ],
)
def test_what_each_wish_lets_go_by(wish: str, empty: bool, full: bool, own: bool, aimed: bool) -> None:
    wishes = Wishes("a", {"special": wish}, [])
    assert wishes.passes(Window("special", "pass", empty=True)) is empty
    assert wishes.passes(Window("special", "pass", empty=True, own=True, aimed=True)) is empty
    assert wishes.passes(Window("special", "pass", empty=False)) is full
    assert wishes.passes(Window("special", "pass", empty=False, own=True)) is own
    assert wishes.passes(Window("special", "pass", empty=False, aimed=True)) is aimed


def test_a_kind_of_which_nothing_is_said_goes_by_when_there_is_nothing_to_choose() -> None:
    wishes = Wishes("a", {}, [])
    assert wishes.passes(Window("special", "pass", empty=True))
    assert not wishes.passes(Window("special", "pass", empty=False))


def test_wishes_are_kept_as_they_are() -> None:
    wishes = Wishes("a", {"special": "unless-target"}, ["defend cia up-to 4"])
    assert wishes_from_json(wishes.json()) == wishes
    assert wishes != Wishes("b", {"special": "unless-target"}, ["defend cia up-to 4"])


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes("a", {"sleep": "ask"}, []),
        Wishes("a", {"special": "never"}, []),
        Wishes("a", {}, ["defend cia up-to 4"] * 13),
        Wishes("a", {}, ["defend cia up-to 0"]),
        Wishes("a", {}, ["defend nobody up-to 4"]),
        Wishes("a", {}, ["defend network up-to 4"]),  # an Illuminati is never attacked
        Wishes("a", {}, ["oppose 8 on any up-to 4"]),
        Wishes("a", {}, ["oppose anybody on purple up-to 4"]),
        Wishes("a", {}, ["pass"]),
    ],
)
def test_what_the_game_does_not_know_is_refused(wishes: Wishes) -> None:
    with pytest.raises(BadInput):
        check_wishes(ILLUMINATI, wishes)


def test_all_that_may_be_wished() -> None:
    for wish in WISHES:
        check_wishes(ILLUMINATI, Wishes("a", dict.fromkeys(ILLUMINATI.windows, wish), []))
    check_wishes(ILLUMINATI, Wishes("a", {}, ["defend cia up-to 9", "oppose 3 on violent up-to 99"] * 6))


# ---------------------------------------------------------------------- at the table


def standing(host: Host, now_ms: int = 0) -> Standing:
    made = next_standing(host, now_ms)
    assert made is not None
    return made


def test_who_has_left_no_word_is_asked() -> None:
    host = wishing(after_dice(ACTS))
    assert standing(host).seat == SEAT
    host.wishes[SEAT] = None
    assert next_standing(host, 0) is None


@pytest.mark.parametrize("special", [ACTS, ANSWERS])
def test_the_host_passes_where_it_was_told_to(special: str) -> None:
    host = wishing(after_dice(special), special="until_my_turn")
    made = standing(host)
    assert (made.seat, made.kind, made.code) == (SEAT, "special", "pass")
    happens(host, answer_standing(host, made, made.due_ms))
    step = host.match.steps[-1]
    assert (step.seat, step.a.code()) == (SEAT, "pass")


def test_whoever_holds_something_is_asked_where_only_empty_windows_go_by() -> None:
    assert next_standing(wishing(after_dice(ANSWERS), special="empty"), 0) is None
    assert next_standing(wishing(after_dice(ACTS), special="empty"), 0) is not None


def test_whoever_is_attacked_is_asked_and_in_other_attacks_is_not() -> None:
    t = Table(purse=5).own(SEAT, "hollywood").attack("network", "hollywood").do(0, "pass")
    assert next_standing(wishing(t, defend="unless_target"), 0) is None
    t = Table(purse=5).centre("hollywood").attack("network", "hollywood").do(0, "pass")
    assert standing(wishing(t, interfere="unless_target")).kind == "interfere"


def test_another_person_at_the_seat_is_not_bound_and_neither_is_a_bot() -> None:
    host = wishing(after_dice(), special="until_my_turn")
    mine = host.sitters[SEAT]
    host.sitters[SEAT] = host.sitters[0]
    assert next_standing(host, 0) is None
    host.sitters[SEAT] = mine.handed_to("random")
    assert next_standing(host, 0) is None
    host.sitters[SEAT] = mine
    assert next_standing(host, 0) is not None


def asked_back(host: Host, now_ms: int) -> None:
    """The seat that moved last would like to take that back."""
    hold_back(host, now_ms)
    host.undo_by = 0


def test_what_was_left_word_for_waits_for_who_would_like_to_take_back() -> None:
    host = wishing(after_dice(), special="until_my_turn")
    usual = standing(host, 0).due_ms
    asked_back(host, 100)
    assert standing(host, 200).due_ms == 100 + HOLDS_MS > usual


def test_nobody_holds_back_what_was_left_word_for_by_asking_again() -> None:
    host = wishing(after_dice(), special="until_my_turn")
    for now_ms in (100, 5_000, 19_000, 30_000):
        asked_back(host, now_ms)
        made = standing(host, now_ms)
        assert made.due_ms <= max(now_ms + MOST_MS, 100 + HOLDS_MS)
    assert answer_standing(host, made, 30_000) is not None


# ---------------------------------------------------------------------- the pause


def test_the_pause_is_the_same_whatever_the_seat_holds() -> None:
    dues = {
        standing(wishing(after_dice(special), special="until_my_turn"), 1_000).due_ms for special in (ACTS, ANSWERS)
    }
    assert len(dues) == 1
    assert 1_000 + LEAST_MS <= dues.pop() <= 1_000 + MOST_MS


def test_pauses_are_spread_evenly_between_the_least_and_the_most() -> None:
    pauses = [pause_ms(hosted("ab.", game=ILLUMINATI, options={}, seed=seed), 0) for seed in range(300)]
    for tenth in range(10):
        least = LEAST_MS + (MOST_MS - LEAST_MS) * tenth // 10
        assert 10 <= len([pause for pause in pauses if least <= pause < least + 120]) <= 60
    assert min(pauses) >= LEAST_MS
    assert max(pauses) <= MOST_MS


def test_nobody_waits_where_people_have_days_or_where_nobody_else_plays() -> None:
    host = hosted("ab.", game=ILLUMINATI, options={})
    assert pause_ms(host, 0) >= LEAST_MS
    host.clock = make_clock("days", 3, days=2)
    assert pause_ms(host, 0) == 0
    assert pause_ms(hosted("a..", game=ILLUMINATI, options={}), 0) == 0
    assert (
        pause_ms(hosted("aB.", game=ILLUMINATI, options={}), 0) >= LEAST_MS
    )  # Bea, for whom a bot plays, may come back


def test_an_answer_before_its_time_is_none() -> None:
    host = wishing(after_dice(), special="until_my_turn")
    made = standing(host)
    assert answer_standing(host, made, made.due_ms - 1) is None
    assert standing(host, 700).due_ms == made.due_ms
    assert answer_standing(host, made, made.due_ms) is not None


def test_an_old_wish_does_not_answer_a_new_question() -> None:
    host = wishing(both_hold(), special="until_my_turn")
    made = standing(host)
    do(host, SEAT, "pass")  # the person was quicker
    assert answer_standing(host, made, made.due_ms) is None
    do(host, 2, f"play {ANSWERS}")  # which all are asked about, and the window opens anew
    while host.to_act() != [SEAT]:
        do(host, host.to_act()[0], "pass")
    assert answer_standing(host, made, made.due_ms) is None  # this question has a pause of its own
    assert standing(host, made.due_ms).due_ms >= made.due_ms + LEAST_MS


def test_a_step_that_only_one_seat_sees_makes_the_pause_no_longer() -> None:
    t = Table(cheating=True).hold(SEAT, ANSWERS).centre("hollywood").attack("network", "hollywood").dice(5)
    while t.asked() != [SEAT] or t.s.frames[-1].kind != "window":
        t.do(t.asked()[0], t.legal(t.asked()[0])[0])
    host = wishing(t, special="until_my_turn")
    due = standing(host).due_ms
    ply = host.match.ply_of(None)
    do(host, 2, "cheat 4 0")  # looks at the top of the deck
    assert (host.match.ply, host.match.ply_of(None)) == (1, ply)
    assert standing(host, 700).due_ms == due


def test_a_wish_that_was_withdrawn_answers_nothing() -> None:
    host = wishing(after_dice(), special="until_my_turn")
    made = standing(host)
    change = Change(0)
    change.wishes[SEAT] = Wishes("b", {"special": "ask"}, [])
    happens(host, change)
    assert answer_standing(host, made, made.due_ms) is None


def test_leaving_word_disturbs_nobody() -> None:
    """Bots think on, clocks run on, what is asked stays asked: nobody can tell that somebody has left word."""
    host = hosted(".ab", game=ILLUMINATI, options={}, clock_ms=60_000)
    asked = host.question(0)
    assert asked is not None
    host.undo_by = 1
    change = Change(500)
    change.wishes[1] = Wishes("a", {"special": "unless-target"}, [])
    assert not change.is_empty()
    happens(host, change, 500)
    assert host.wishes_of(1) is change.wishes[1]
    assert host.question(500) is asked
    assert host.undo_by == 1
    assert host.clock.since_ms == 0


# ---------------------------------------------------------------------- until one's own turn


def test_until_my_turn_ends_when_that_turn_begins_and_not_before() -> None:
    host = wishing(Table(), special="until_my_turn", interfere="unless_target")
    assert host.game.turn(host.match.state) == 0
    do(host, 0, "end")
    assert host.game.turn(host.match.state) == SEAT
    wishes = host.wishes[SEAT]
    assert wishes is not None
    assert wishes.windows == {"interfere": "unless-target"}


def test_said_in_ones_own_turn_it_holds_until_the_next() -> None:
    host = wishing(Table(), seat=0, special="until_my_turn")
    do(host, 0, "end")
    wishes = host.wishes[0]
    assert wishes is not None
    assert wishes.ends_at_turn()


# ---------------------------------------------------------------------- taking back


def test_whoever_takes_a_pass_back_is_asked() -> None:
    host = wishing(both_hold(), special="until_my_turn")
    made = standing(host)
    happens(host, answer_standing(host, made, made.due_ms))
    host.match.first = both_hold().s  # where the match goes back to
    happens(host, taken_back(host, 0, 0))
    assert host.to_act() == [SEAT]
    assert next_standing(host, 0) is None
    do(host, SEAT, "pass")
    do(host, 2, f"play {ANSWERS}")
    while host.to_act() != [SEAT]:
        do(host, host.to_act()[0], "pass")
    assert standing(host).seat == SEAT


# ---------------------------------------------------------------------- orders


def spending(*, fixed_side: bool = False) -> Table:
    """Seat 0 attacks Hollywood, which nobody owns; seat 1 is asked whether it interferes."""
    return Table(purse=9, fixed_side=fixed_side).centre("hollywood").attack("network", "hollywood").do(0, "pass")


def test_orders_go_before_wishes_and_pay_exactly_their_sum() -> None:
    host = wishing(spending(), interfere="until_my_turn", orders=["oppose 0 on any up-to 4"])
    paid: list[str] = []
    while host.to_act() != [0] or not paid:
        made = next_standing(host, 0)
        if made is None:
            do(host, host.to_act()[0], "pass")
            continue
        assert made.kind == "order"
        paid.append(made.code)
        happens(host, answer_standing(host, made, made.due_ms))
    do(host, 0, "pass")
    assert standing(host).code == "pass"
    assert paid == ["interfere 4 against"]


def test_an_order_that_cannot_be_carried_out_leaves_the_question_to_the_person() -> None:
    t = spending(fixed_side=True).do(1, "interfere 1 for").do(2, "interfere 1 against").do(0, "pass")
    host = wishing(t, orders=["oppose anybody on any up-to 4"])
    assert host.game.ordered(host.match.state, SEAT, ["oppose anybody on any up-to 4"]) == "interfere 4 against"
    assert "interfere 4 against" not in [a.code() for a in host.legal(SEAT)]
    assert next_standing(host, 0) is None
