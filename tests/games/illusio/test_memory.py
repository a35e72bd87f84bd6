"""The memory option (A-13, A-39): only the badge shows, moves state the kind."""

from __future__ import annotations

import pytest

from lanterne.games.illusio.game import GAME
from tests.games.illusio.table import Table, names

COVERED = "?rabbit+1#1=dove"  # a Rabbit that became a Dove


def table(**more: object) -> Table:
    more.setdefault("backstages", {0: [COVERED]})
    return Table(memory=True, **more)  # type: ignore[arg-type]


def test_a_39_told_once_then_covered() -> None:
    t = Table(memory=True, hands={0: ["transform"]}, backstages={0: ["rabbit"]})
    out = t.play("play transform rabbit", "into dove")
    told = [event for event in out if event.name == "transformed"]
    assert told[0].audience is None
    for seat in (0, 1, None):
        assert GAME.view(t.s, seat)["players"][0]["backstage"] == ["?rabbit+1#1"]


def test_a_39_lists_betray_nothing() -> None:
    t = table(projects={0: {"C2b": ["cards"]}}, hands={0: ["transform"]})
    other = table(projects={0: {"C2b": ["cards"]}}, hands={0: ["transform"]}, backstages={0: ["?rabbit+1#1=cage"]})
    assert t.codes() == other.codes()
    claims = [code for code in t.codes() if code.startswith("move")]
    assert claims == [f"move ?rabbit+1#1={kind} to C2b" for kind in ("rabbit", "dove", "tiger")]
    assert len([code for code in t.codes() if code.startswith("play transform")]) == 15


def test_a_39_the_right_statement_places_it() -> None:
    t = table(projects={0: {"C2b": ["cards"]}})
    t.play("move ?rabbit+1#1=dove to C2b")
    assert [term.value for term in GAME.terms(GAME.view(t.s, 1), "trick C2b")] == [2, 2]


def test_a_39_il_082_a_wrong_owner_loses_the_illusion_and_the_action() -> None:
    t = table(projects={0: {"C2b": ["cards"]}})
    out = t.play("move ?rabbit+1#1=tiger to C2b")
    assert names(out) == ["misnamed"]
    assert t.backstage(0) == ["rabbit"]
    assert t.discard() == {"transform": 1}
    assert t.s.actions_left == 1


def test_a_39_a_wrong_statement_while_taking() -> None:
    t = table(backstages={0: [COVERED, "scarf"]}, contest=["C2a", "M1a", "M1b", "M2a"])
    t.play("take C2a", "place scarf", "place ?rabbit+1#1=tiger")
    assert t.s.top().kind == 0
    assert t.backstage(0) == ["scarf", "rabbit"]
    assert t.s.actions_left == 1
    assert len(t.s.contest) == 4


def test_a_39_the_right_statement_while_taking() -> None:
    t = table(backstages={0: [COVERED, "scarf"]}, contest=["C2a", "M1a", "M1b", "M2a"])
    t.play("take C2a", "place ?rabbit+1#1=dove")
    assert "place ?rabbit+1#1=dove" not in t.codes()
    t.play("place scarf")
    assert len(t.s.displayed[0]) == 1


def test_a_39_a_wrong_statement_under_transform_spends_the_card() -> None:
    t = table(hands={0: ["transform"]})
    t.play("play transform ?rabbit+1#1=cage")
    assert t.hand(0) == {}
    assert t.discard() == {"transform": 2}
    assert t.backstage(0) == ["rabbit"]


def test_a_39_transform_again_keeps_the_badge() -> None:
    t = table(hands={0: ["transform"]})
    t.play("play transform ?rabbit+1#1=dove")
    assert "into dove" not in t.codes()
    t.play("into cage")
    assert t.backstage(0) == ["?rabbit+2#1"]


def test_a_39_another_seat_wrong_spends_the_talent_only() -> None:
    t = table(magicians=["quatrevaux", "belcastel"], turn=1)
    t.play("talent 0 ?rabbit+1#1=tiger")
    assert t.backstage(0) == ["?rabbit+1#1"]
    assert t.discard() == {}
    assert t.s.talent_used[1] == 1


def test_a_39_a_talent_with_a_filter_states_the_kind() -> None:
    t = table(magicians=["quatrevaux", "belcastel"], turn=1)
    t.play("talent 0 ?rabbit+1#1=dove", "into tiger")
    assert t.s.changed[0][0] >> 4 & 15 == 6
    t = table(magicians=["quatrevaux", "finchley"], hands={1: ["cage"]}, turn=1)
    t.play("talent 0 ?rabbit+1#1=rope")
    assert t.s.top().kind == 0  # wrong: it is a Dove
    t = table(magicians=["quatrevaux", "finchley"], hands={1: ["cage"]}, backstages={0: ["?tiger+1#1=rope"]}, turn=1)
    t.play("talent 0 ?tiger+1#1=rope", "leave cage")
    assert t.hand(1) == {"tiger": 1}


def test_a_39_where_the_kind_does_not_matter_nothing_is_said() -> None:
    t = table(magicians=["altamora", "wethercombe"], backstages={0: [COVERED, "rope", "case"], 1: ["cage"]})
    t.play("talent 0 ?rabbit+1#1")
    assert t.hand(0) == {"rabbit": 1}
    t = table(magicians=["altamora", "wethercombe"], backstages={0: [COVERED], 1: ["?cage#2=rope"]}, turn=1)
    t.play("talent 0 ?rabbit+1#1", "give ?cage#2")
    assert t.backstage(0) == ["?cage#2"]
    assert t.backstage(1) == ["?rabbit+1#1"]


def test_a_39_lockerby_states_the_box() -> None:
    t = table(magicians=["lockerby", "quatrevaux"], backstages={0: ["?rope#1=cage"]}, projects={0: {"I2a": ["dove"]}})
    t.play("talent move ?rope#1=case to I2a")
    assert t.backstage(0) == ["rope"]
    assert t.s.talent_used[0] == 1


def test_a_39_an_objective_may_be_claimed_with_badges() -> None:
    t = table(backstages={0: ["?rope#1=cage", "?rope#2=cage"]}, contest=["C3a", "M1a", "M1b", "M2a"])
    assert "take C3a" in t.codes()
    assert "take M1a" in t.codes()
    t.play("take C3a", "place ?rope#1=rope")
    assert t.backstage(0) == ["rope", "?rope#2"]


def test_a_39_abandoned_components_are_covered_again() -> None:
    t = table(backstages={}, projects={0: {"C2b": ["?rabbit+1#1=dove"]}})
    t.play("abandon C2b")
    assert t.backstage(0) == ["?rabbit+1#1"]


def test_a_39_a_claim_leaves_half_within_reach() -> None:
    t = table(backstages={0: ["?rope#1=cage", "mirrors"]}, contest=["C3a", "M1a", "M1b", "M2a"])
    t.play("take C3a")
    assert t.refused("place ?rope#1=smoke") == "IL-039"
    assert t.codes() == ["place mirrors", *[f"place ?rope#1={kind}" for kind in ("rope", "scarf", "cards", "blades")]]


@pytest.mark.parametrize(("stated", "told"), [("dove", "named"), ("cage", "misnamed")])
def test_a_39_who_states_a_kind_learns_whether_it_is_right(stated: str, told: str) -> None:
    """So it cannot be taken back and tried again."""
    t = table(hands={0: ["transform"]})
    out = t.play(f"play transform ?rabbit+1#1={stated}")
    assert names(out)[0] == told
    assert all(out[0].teaches(seat) for seat in range(t.s.seats))
    assert out[0].audience is None
