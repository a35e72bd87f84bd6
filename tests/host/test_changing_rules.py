"""A running game whose rules were changed: its people decide, and until then nothing moves."""

from __future__ import annotations

import pytest

from lanterne.core.errors import Rejected
from lanterne.host.changing_rules import RULES_CHANGED, answer_rules, own_outcome, settle_rules, settled_in_ms
from lanterne.host.giving_up import flag, resign
from lanterne.host.host import OVER, PLAYING, Host, NotAllowed
from lanterne.host.rules_question import RulesQuestion
from lanterne.host.undoing import ask_back
from lanterne.match.clock import DAY_MS
from tests.host.tables import MINUTE_MS, happens, hosted, moves


def questioned(seats: str, asked_ms: int = 0) -> Host:
    host = hosted(seats, clock_ms=MINUTE_MS)
    moves(host, "take 1", "take 2")
    host.rules_question = RulesQuestion(2, asked_ms, {})
    host.arrive(0)
    return host


def says(host: Host, user: str, goes_on: bool) -> None:
    happens(host, answer_rules(host, user, goes_on, 0))


def test_nothing_moves_until_it_is_settled() -> None:
    host = questioned("ab")
    assert (host.to_act(), host.legal(0), host.may_undo(1), host.question(0)) == ([], [], False, None)
    assert flag(host, 2 * MINUTE_MS) is None
    with pytest.raises(Rejected, match="not being played"):
        host.move(2, 0, "take 1", 0)
    with pytest.raises(NotAllowed, match="refused-rules-asked"):
        resign(host, "a", 0, 0)
    with pytest.raises(NotAllowed, match="refused-rules-asked"):
        ask_back(host, "a", 2, 0, 0)
    assert settle_rules(host, 0, 0) is None


def test_going_on_needs_everybody() -> None:
    host = questioned("ab.")
    says(host, "a", True)
    assert settle_rules(host, 0, 0) is None
    says(host, "b", True)
    change = settle_rules(host, 5, 0)
    assert change is not None
    assert (change.rules, change.back_to) == (2, 2)
    happens(host, change)
    assert (host.rules_question, host.status, host.to_act()) == (None, PLAYING, [2])


def test_one_who_would_rather_end_ends_it_when_all_have_answered() -> None:
    host = questioned("ab")
    says(host, "b", False)
    assert settle_rules(host, 0, 0) is None
    says(host, "a", True)
    happens(host, settle_rules(host, 0, 0))
    assert (host.status, host.rules_question) == (OVER, None)
    assert host.outcome is not None
    assert (host.outcome.reason, host.outcome.places) == (RULES_CHANGED, [])
    assert own_outcome(host.outcome) is None


def test_a_word_may_be_changed_until_then() -> None:
    host = questioned("ab")
    says(host, "a", False)
    says(host, "a", True)
    says(host, "b", True)
    happens(host, settle_rules(host, 0, 0))
    assert host.status == PLAYING


@pytest.mark.parametrize(("goes_on", "status"), [(True, PLAYING), (False, OVER)])
def test_who_is_away_for_a_day_has_agreed_with_the_others(goes_on: bool, status: str) -> None:
    host = questioned("abC", asked_ms=1_000)
    assert settled_in_ms(host, 1_000 + 2 * DAY_MS) is None  # nobody has said anything
    says(host, "a", goes_on)
    assert settled_in_ms(host, 1_000) == DAY_MS
    assert settle_rules(host, 0, DAY_MS) is None
    happens(host, settle_rules(host, 0, 1_000 + DAY_MS))
    assert host.status == status


def test_those_whose_game_it_is_no_more_are_not_asked() -> None:
    host = questioned("ab")
    host.sitters[1] = host.sitters[1].given_up("resigned")
    for stranger in ("b", "z"):
        with pytest.raises(Rejected):
            answer_rules(host, stranger, False, 0)
    says(host, "a", True)
    happens(host, settle_rules(host, 0, 0))
    with pytest.raises(Rejected):
        answer_rules(host, "a", True, 0)  # it is settled


def test_bots_among_themselves_go_on() -> None:
    host = questioned("..")
    assert settled_in_ms(host, 0) == 0
    happens(host, settle_rules(host, 0, 0))
    assert host.status == PLAYING
