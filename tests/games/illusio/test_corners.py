"""Corners that whole games seldom turn: odd codes, sums that are not there, the words of an end."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadCode, BadInput
from lanterne.core.phrase import Phrase
from lanterne.core.terms import sum_of
from lanterne.games.illusio.actions import IllusioAction
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.items import item_from
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.games.illusio.talents import IN_TURN
from lanterne.games.illusio.talents_deck import SecondSight
from lanterne.games.illusio.zones import WRONG, true_item
from tests.games.illusio.table import Table


@pytest.mark.parametrize(
    "code", ["exchange rope to C2a", "play transform rope to C2a", "take", "play grand", "talent 9 rope"]
)
def test_codes_of_no_action(code: str) -> None:
    with pytest.raises(BadCode):
        GAME.parse(code)


@pytest.mark.parametrize("topic", ["trick C2a", "score 2", "score", "points 0", ""])
def test_there_is_no_such_sum(topic: str) -> None:
    with pytest.raises(BadInput, match="no sum"):
        GAME.terms(GAME.view(Table().s, 0), topic)


def test_a_21_the_floor_is_a_term() -> None:
    t = Table(displayed={0: {"C1a": ["audience", "dejavu", "dejavu", "dejavu"]}})
    terms = GAME.terms(GAME.view(t.s, 1), "trick C1a")
    assert [(term.value, term.clause) for term in terms] == [(1, "IL-070"), (-3, "IL-089"), (2, "A-21")]
    assert sum_of(terms) == 0


def test_the_end_and_an_empty_hand_have_words() -> None:
    t = Table()
    assert keys(lines(t, "hand"), "cards") == ["illusio-list-none"]
    assert not lines(t, "over")
    t.s.reason = "stale"
    assert keys(lines(t, "over"), "reason") == ["illusio-reason-stale"]
    assert not lines(t, "asked")


def keys(found: list[Phrase], name: str) -> list[str]:
    """The phrases that stand under this name in the lines, by their keys."""
    return [arg.key for line in found if isinstance(arg := line.args[name], Phrase)]


def lines(t: Table, name: str) -> list[Phrase]:
    return [line for line in GAME.describe(GAME.view(t.s, 0)) if line.key == f"illusio-view-{name}"]


def test_a_badge_that_is_not_there_is_nothing() -> None:
    t = Table(memory=True, backstages={0: ["?rope#1=cage"]})
    assert true_item(t.s, 0, item_from("?dove#9=cage")) == WRONG


def test_a_38_lockerby_may_answer_with_a_box_backstage() -> None:
    talent = next(magician.talent for magician in MAGICIANS if magician.name == "lockerby")
    projects = {0: {"I2a": ["dove"]}}
    assert talent.may_answer(Table(projects=projects, backstages={0: ["case"]}).s, 0)
    assert not talent.may_answer(Table(projects=projects, backstages={0: ["rope"]}).s, 0)


def test_talents_with_a_time_of_their_own_answer_nobody() -> None:
    s = Table().s
    others = [magician.talent for magician in MAGICIANS if magician.talent.timing != IN_TURN]
    assert len(others) == 3
    assert not any(talent.may_answer(s, 0) for talent in others)


def test_a_40_nothing_is_looked_at_where_no_card_is_left() -> None:
    t = Table()
    found: list[IllusioAction] = []
    SecondSight(2).list_actions(t.s, 0, found)
    assert [a.code() for a in found] == ["talent"]
    t.s.deck_size = t.s.discard_size = 0
    found.clear()
    SecondSight(2).list_actions(t.s, 0, found)
    assert found == []
