"""What the cells of a position say: the own hand, what is within reach, and no covered kind but to a witness."""

from __future__ import annotations

from lanterne.games.illusio.cards import COMPONENTS, COPIES, KIND_NAMED, TRANSFORM
from lanterne.games.illusio.features import blocks as b
from lanterne.games.illusio.game import EDITIONS, GAME
from lanterne.games.illusio.magicians import MAGICIANS, magician_of
from lanterne.games.illusio.parts import ATTACHED
from tests.games.illusio.table import Table
from tests.games.illusio.test_witness import watching
from tests.games.telling import told


def test_there_is_a_cell_for_every_magician_of_every_edition() -> None:
    earlier = sum(rules != max(EDITIONS) for rules in EDITIONS)
    assert magician_of(b.MAGICIANS - 1).name
    assert len(MAGICIANS) + earlier == b.MAGICIANS


def test_all_that_lie_on_a_component_can_be_told_apart() -> None:
    assert COPIES[TRANSFORM] == ATTACHED - 1


def test_a_hand_is_told_to_its_owner_alone() -> None:
    t = Table(hands={0: ["rope", "rope", "grand"]})
    rope, grand = KIND_NAMED["rope"] * b.CARD_STEPS, KIND_NAMED["grand"] * b.CARD_STEPS
    assert told(GAME, t.s, 0, "hand") == [rope, rope + 1, grand]
    assert told(GAME, t.s, 1, "hand") == []
    assert told(GAME, t.s, 1, "hand-size") == [b.HAND_STEPS, b.HAND_STEPS + 1, b.HAND_STEPS + 2]


def test_a_card_that_was_seen_is_no_longer_unseen() -> None:
    t = Table(hands={0: ["rope"]})
    last = KIND_NAMED["rope"] * b.UNSEEN_STEPS + COPIES[KIND_NAMED["rope"]] - 1
    assert last in told(GAME, t.s, 1, "unseen")
    assert last not in told(GAME, t.s, 0, "unseen")


def test_what_is_missing_to_the_goal_counts_in_points() -> None:
    t = Table(scores=[9, 0])
    assert told(GAME, t.s, 0, "needs") == [0, 1, 2, *range(b.MOST_GOAL, b.MOST_GOAL + 12)]


def test_an_objective_is_as_near_as_its_components() -> None:
    t = Table(hands={0: ["mirrors"]}, backstages={0: ["tiger", "smoke"]}, contest=["I3a"])
    level = 2 * b.FITS * b.LEVELS
    assert told(GAME, t.s, 0, "reach") == [level + 2 * b.LEVELS + 1]  # smoke stands in for another artifice
    assert told(GAME, t.s, 0, "reach-with-hand") == [level + 3 * b.LEVELS + 2]
    assert told(GAME, t.s, 1, "reach") == [level]


def test_a_trick_that_brings_its_owner_to_the_goal_is_marked() -> None:
    t = Table(displayed={1: {"I1b": ["formula"]}}, scores=[0, 11])
    assert told(GAME, t.s, 0, "winning") == [1]
    assert told(GAME, t.s, 1, "winning") == [0]


def test_a39_a_covered_kind_is_told_to_who_saw_it_made() -> None:
    t = Table(hands={0: ["transform"]}, backstages={0: ["rope"]}, memory=True)
    events = t.play("play transform rope", "into tiger")
    tiger = KIND_NAMED["tiger"]
    assert told(GAME, t.s, 1, "covered") == [b.FEW]
    assert told(GAME, t.s, 1, "remembered") == []
    assert told(GAME, t.s, 1, "remembered", watching(1, events)) == [COMPONENTS + tiger]
    assert told(GAME, t.s, 1, "backstage") == []


def test_parts_tell_a_changed_component_from_a_plain_one() -> None:
    codes = ("prepare rope", "place rope", "place rope~rabbit+1", "place rope~rabbit+2", "place rabbit")
    parts = [GAME.parse(code).parts() for code in codes]
    assert len(set(parts)) == len(codes)
    assert parts[1][:3] == parts[2][:3]
