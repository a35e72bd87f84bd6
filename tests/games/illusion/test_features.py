"""What the cells of a position say: glances to those who have eyes of the table's, no pictures to the others."""

from __future__ import annotations

from lanterne.games.illusion.features import GAPS, LEANS, SHADES
from lanterne.games.illusion.game import GAME
from tests.games.illusion.builder import row
from tests.games.illusion.test_witness import walked
from tests.games.telling import told

LOOKS = ("next-looks", "row-looks", "order-looks", "gap-looks")


def test_who_has_no_eyes_is_told_how_long_the_row_is() -> None:
    s = row(5, 20)
    assert told(GAME, s, 0, "row-length") == [0, 1]
    assert all(told(GAME, s, 0, block) == [] for block in LOOKS)


def test_n17_the_own_glances_are_told() -> None:
    s = row(5, 20, turn=0)
    s.eyes[0] = 5
    for card in [*s.row, s.next]:
        s.glances[s.glance_at(0, card)] = 100 * s.deck.share(card, s.arrow)
    shades = told(GAME, s, 0, "row-looks")
    assert len(shades) == 2
    assert shades[0] < SHADES <= shades[1]
    assert told(GAME, s, 0, "falls") == []
    assert told(GAME, s, 0, "order-looks") == [LEANS - 1]  # four times as much: no doubt
    assert len(told(GAME, s, 0, "gap-looks")) == 3 < GAPS
    assert all(told(GAME, s, 1, block) == [] for block in LOOKS)


def test_a_row_that_seems_to_fall_is_counted() -> None:
    s = row(20, 5, turn=0)
    s.eyes[0] = 5
    for card in [*s.row, s.next]:
        s.glances[s.glance_at(0, card)] = 100 * s.deck.share(card, s.arrow)
    assert told(GAME, s, 0, "falls") == [0]
    assert told(GAME, s, 0, "order-looks") == [0]


def test_what_was_revealed_is_told_to_a_witness() -> None:
    s, witness = walked(3, 40)
    assert told(GAME, s, 0, "revealed") == told(GAME, s, 0, "out") == []
    assert told(GAME, s, 0, "revealed", witness)
    assert told(GAME, s, 0, "out", witness)


def test_parts_number_the_gaps() -> None:
    assert [GAME.parse(code).parts() for code in ("doubt", "place 0", "place 3")] == [
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 4, 0, 0),
    ]
