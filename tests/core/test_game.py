"""The small parts of the contract: events, terms, outcomes, natures, places."""

from __future__ import annotations

import pytest
from tests.toy.game import GAME as TOY

from lanterne.core.errors import BadInput
from lanterne.core.game import Action, Event, Nature, Outcome, State, check_seats, event_seen_from_json, places_by
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import FastRng
from lanterne.core.terms import Term, sum_of


def test_an_event_for_all_reaches_spectators() -> None:
    event = Event("rolled", {"die": 3})
    assert [event.is_for(seat) for seat in (0, 1, None)] == [True, True, True]
    assert not event.teaches(0)
    assert event.json() == {"name": "rolled", "args": {"die": 3}}
    assert repr(event) == "<rolled {'die': 3} to None>"


def test_an_event_with_an_audience_reaches_only_that() -> None:
    event = Event("drew", {"seat": seat_phrase(1)}, audience=(1, 2), knew=(2,), clause="X-1")
    assert [event.is_for(seat) for seat in (0, 1, 2, None)] == [False, True, True, False]
    assert [event.teaches(seat) for seat in (0, 1, 2)] == [False, True, False]
    assert event.json() == {"name": "drew", "args": {"seat": {"key": "seat", "args": {"seat": 1}}}, "clause": "X-1"}


def test_events_do_not_share_their_empty_arguments() -> None:
    first, second = Event("a"), Event("b")
    first.args["x"] = 1
    assert second.args == {}


def test_terms_add_up() -> None:
    terms = [Term(3, Phrase("x-term-base"), "X-1"), Term(-1, Phrase("x-term-loss", {"n": 2}), "X-2")]
    assert sum_of(terms) == 2
    assert sum_of([]) == 0
    assert terms[1].json() == {"value": -1, "phrase": {"key": "x-term-loss", "args": {"n": 2}}, "clause": "X-2"}
    assert [repr(term) for term in terms] == ["<+3 x-term-base>", "<-1 x-term-loss>"]


def test_an_outcome_is_a_value() -> None:
    outcome = Outcome("end", [2, 1, 1], [3, 5, 5])
    assert outcome.winners() == [1, 2]
    assert outcome == Outcome("end", [2, 1, 1], [3, 5, 5])
    assert hash(outcome) == hash(Outcome("end", [2, 1, 1], [3, 5, 5]))
    assert outcome != Outcome("ruin", [2, 1, 1], [3, 5, 5])
    assert outcome != Outcome("end", [2, 1, 1], [3, 5, 6])
    assert outcome != "end"
    assert repr(outcome) == "Outcome('end', [2, 1, 1], [3, 5, 5])"
    assert outcome.json() == {"reason": "end", "places": [2, 1, 1], "scores": [3, 5, 5]}


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([], []),
        ([(4,)], [1]),
        ([(1,), (3,), (2,)], [3, 1, 2]),
        ([(5,), (5,), (5,)], [1, 1, 1]),
        ([(5, 0), (5, 1), (2, 9), (5, 1)], [3, 1, 4, 1]),
        ([(-1,), (-2,)], [1, 2]),
    ],
)
def test_places(keys: list[tuple[int, ...]], places: list[int]) -> None:
    assert places_by(keys) == places


def test_a_nature_tells_itself() -> None:
    assert Nature((2, 4), hidden=True, chance=False, open_families=("deal",)).json() == {
        "seats": [2, 4],
        "hidden": True,
        "chance": False,
        "simultaneous": False,
        "out_of_turn": False,
        "open_families": ["deal"],
    }


def test_seats_are_checked() -> None:
    check_seats(TOY, 2)
    check_seats(TOY, 4)
    for seats in (-1, 0, 1, 5):
        with pytest.raises(BadInput, match=f"refused-seats .*seats='{seats}'"):
            check_seats(TOY, seats)


class Wave(Action):
    def __init__(self, text: str) -> None:
        self.text = text

    def code(self) -> str:
        return self.text


def test_actions_are_equal_by_their_code() -> None:
    first, second = Wave("hello 1"), Wave("hello 1")
    assert first == second
    assert hash(first) == hash(second)
    assert first != Wave("hello 2")
    assert first != "hello 1"
    assert repr(first) == "<hello 1>"
    assert TOY.parse("rest") == Wave("rest")


def test_what_a_game_must_write_is_not_written_here() -> None:
    with pytest.raises(NotImplementedError):
        State().copy()
    with pytest.raises(NotImplementedError):
        State().json()
    with pytest.raises(NotImplementedError):
        Action().code()


def test_pick_and_imagine_come_with_the_contract() -> None:
    s = TOY.start(TOY.options({}, 2), 2, FastRng(1))
    assert TOY.pick(s, 0, FastRng(3)) == TOY.legal(s, 0)[FastRng(3).below(3)]
    v = TOY.view(s, 0)
    assert TOY.imagine(v, FastRng(3)).json() == TOY.dealer(v).deal(FastRng(3)).json()


def test_an_event_is_read_back_by_whoever_was_told() -> None:
    told = Event("dealt", {"who": seat_phrase(1)}, audience=(1,), knew=(), clause="T-2").json()
    again = event_seen_from_json(told)
    assert again.json() == told
    assert (again.audience, again.knew) == (None, None)  # who else knows is not told


def test_nobody_is_invited_where_a_game_says_nothing_of_it() -> None:
    assert TOY.invited(TOY.start(TOY.options({}, 2), 2, FastRng(1))) == []
