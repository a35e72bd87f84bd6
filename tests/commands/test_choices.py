"""The marks of choices, and what has changed on the table."""

from __future__ import annotations

import pytest

from lanterne.commands.choices import Choices, changed, letters, told_once
from lanterne.core.game import Action
from lanterne.core.grammar import NUMBER, Shape
from lanterne.games.registry import game_named

RESERVED = {"?", "h", "t", "q"}


class Word(Action):
    def __init__(self, text: str) -> None:
        self.text = text

    def code(self) -> str:
        return self.text


def choices(*codes: str) -> Choices:
    standing = letters((Shape("pass"), Shape("end"), Shape("spend", NUMBER)), RESERVED)
    return Choices([Word(code) for code in codes], [code.upper() for code in codes], standing)


def test_a_letter_means_the_same_wherever_it_stands() -> None:
    first, second = choices("pass", "aim cia", "end"), choices("aim cia", "aim fbi", "pass")
    assert first.code("p") == second.code("P") == "pass"
    assert first.code("1") == second.code("1") == "aim cia"
    assert first.code("e") == "end"
    assert second.code("e") is None
    assert first.code("2") is None


def test_what_has_a_letter_comes_last_and_is_never_left_out() -> None:
    many = choices("pass", *[f"aim {name}" for name in "abcdefgh"], "end")
    lines, left = many.lines(most=3)
    assert [mark.strip() for mark, _, _ in lines] == ["1", "2", "3", "p", "e"]
    assert left == 5
    assert [code for _, _, code in many.lines("PASS")[0]] == ["pass"]


def test_sums_take_one_line() -> None:
    lines, left = choices(*[f"spend {n}" for n in range(1, 10)], "pass").lines(most=24)
    assert [mark.strip() for mark, _, _ in lines] == ["1–9", "p"]
    assert left == 0


@pytest.mark.parametrize("game", ["vizia", "illusio", "illusion", "illuminati"])
def test_every_word_that_stands_alone_has_a_letter_of_its_own(game: str) -> None:
    shapes = game_named(game).shapes
    found = letters(shapes, RESERVED)
    assert set(found) == {shape.verb for shape in shapes if not shape.parts}
    assert len(set(found.values())) == len(found)
    assert not RESERVED & set(found.values())
    assert found.get("pass", "p") == "p"
    assert found.get("end", "e") == "e"


TABLE = ["deck: 9", "ann", "· hub", "  · one", "    · two", "  · three", "bob", "· hub of bob"]


def test_only_what_changed_is_shown_under_what_it_belongs_to() -> None:
    assert changed([], TABLE) == TABLE
    assert changed(TABLE, TABLE) == []
    now = [*TABLE[:4], "    · two, richer", *TABLE[5:]]
    assert changed(TABLE, now) == ["ann", "· hub", "  · one", "    · two, richer"]
    assert changed(TABLE, ["deck: 8", *TABLE[1:]]) == ["deck: 8"]
    assert changed(TABLE, [*TABLE, "· hub of bob"]) == ["bob", "· hub of bob"]  # a second one of the same words


def test_what_was_done_by_itself_is_told_once() -> None:
    assert told_once(["Pass", "Roll", "Pass"]) == "Pass (×2), Roll"
