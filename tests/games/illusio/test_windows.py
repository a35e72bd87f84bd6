"""Talents at any time (A-38): a window for every other seat that the table sees might answer."""

from __future__ import annotations

import pytest

from lanterne.games.illusio.game import GAME
from tests.games.illusio.table import Table


def table(seats: int = 2, **more: object) -> Table:
    return Table(seats, talents="any-time", **more)  # type: ignore[arg-type]


def test_a_38_after_an_action_clockwise() -> None:
    backs = {1: ["formula"], 2: ["formula"]}
    t = table(3, hands={0: ["rope", "rope"]}, backstages=backs)
    t.play("prepare rope")
    assert GAME.to_act(t.s) == [1]
    assert t.codes() == ["talent 1 formula", "pass"]
    assert t.refused("end") == "A-38"
    t.play("pass")
    assert GAME.to_act(t.s) == [2]
    t.play("pass")
    assert GAME.to_act(t.s) == [0]


def test_a_38_after_a_use_the_round_starts_anew() -> None:
    backs = {1: ["formula"], 2: ["formula"]}
    t = table(3, hands={0: ["rope", "rope"]}, backstages=backs)
    t.play("prepare rope", "pass", "talent 2 formula")
    assert GAME.to_act(t.s) == [2]  # never inside a talent
    t.play("into tiger")
    assert GAME.to_act(t.s) == [1]
    t.play("pass")
    assert GAME.to_act(t.s) == [0]


def test_a_38_after_the_draw_and_after_a_talent() -> None:
    t = table(backstages={0: ["formula", "formula"], 1: ["formula"]})
    t.play("talent 0 formula", "into tiger")
    assert GAME.to_act(t.s) == [1]
    t.play("pass", "end")
    assert t.s.turn == 1
    assert GAME.to_act(t.s) == [1]  # seat 0 has used its talent
    t.play("end")
    assert GAME.to_act(t.s) == [1]  # seat 0 has drawn: seat 1 may answer
    t.play("pass")
    assert GAME.to_act(t.s) == [0]


def test_a_38_no_window_with_talents_in_the_own_turn() -> None:
    t = Table(hands={0: ["rope"]}, backstages={1: ["formula"]})
    t.play("prepare rope")
    assert GAME.to_act(t.s) == [0]


@pytest.mark.parametrize("card", ["grand", "dove"])
def test_a_38_a_window_tells_nothing_about_the_hand(card: str) -> None:
    t = table(hands={0: ["rope"], 1: [card]}, magicians=["quatrevaux", "finchley"])
    t.play("prepare rope")
    assert GAME.to_act(t.s) == [1]
    assert ("talent 0 rope" in t.codes()) == (card == "dove")
    t = table(hands={0: ["rope"], 1: [card]}, magicians=["quatrevaux", "lockerby"])
    t.play("prepare rope")
    assert t.codes() == ["pass"]


@pytest.mark.parametrize("magician", ["tournevent", "brandesco", "ombreval"])
def test_a_38_talents_with_their_own_time_keep_it(magician: str) -> None:
    t = table(hands={0: ["rope"]}, backstages={0: ["dove", "rope"]}, magicians=["quatrevaux", magician])
    t.play("prepare rope")
    assert GAME.to_act(t.s) == [0]


def test_a_38_a_trick_completed_outside_the_own_turn_waits() -> None:
    t = table(
        hands={0: ["rope"], 1: ["cage", "cage"]},
        projects={1: {"I2a": ["dove"]}},
        magicians=["belcastel", "lockerby"],
    )
    t.play("prepare rope", "talent add cage to I2a")
    assert [trick.waits for trick in t.s.displayed[1]] == [True]
    t.play("end")
    assert t.s.scores[1] == 0  # its round has not begun
    t.play("end")
    assert [trick.waits for trick in t.s.displayed[1]] == [False]
    while t.s.turn == 0:
        t.play("pass" if "pass" in t.codes() else "end")
    assert t.s.scores[1] == 2 + 2


@pytest.mark.parametrize(
    ("magician", "backs", "opens"),
    [("belcastel", {0: ["dove"]}, True), ("belcastel", {0: ["cage"]}, False),
     ("altamora", {0: ["dove", "cage", "case"]}, True), ("altamora", {0: ["dove", "cage"]}, False),
     ("wethercombe", {0: ["dove"], 1: ["dove"]}, True),
     ("wethercombe", {0: ["dove"]}, False), ("silberrain", {}, True), ("finchley", {0: ["scarf"]}, False)],
)  # fmt: skip
def test_a_38_only_with_a_target_in_sight(magician: str, backs: dict[int, list[str]], opens: bool) -> None:
    t = table(
        hands={0: ["grand"]}, backstages=backs, displayed={0: {"C1a": ["audience"]}}, magicians=["quatrevaux", magician]
    )
    t.play("play grand C1a")
    assert GAME.to_act(t.s) == [1 if opens else 0]


def test_a_38_lockerby_backstage_box_in_sight() -> None:
    t = table(
        hands={0: ["rope"]},
        backstages={1: ["cage"]},
        projects={1: {"I2a": ["dove"]}},
        magicians=["quatrevaux", "lockerby"],
    )
    t.play("prepare rope")
    assert t.codes() == ["talent move cage to I2a", "pass"]


def test_a_38_il_084_an_encore_on_a_waiting_trick_adds_a_round_of_its_own() -> None:
    t = table(displayed={1: {"C1a": ["audience", "encore"]}}, magicians=["quatrevaux", "tournevent"])
    t.s.displayed[1][0].waits = True
    turns = 0
    while t.s.scores[1] == 0:
        t.play("pass" if "pass" in t.codes() else "end")
        turns += t.s.turn == 1
    assert turns == 3  # skipped, held over, validated
    assert t.s.scores[1] == 1 + 1
