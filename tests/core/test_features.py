"""Cells are written in order, and numbers that are too great for theirs stay inside."""

from __future__ import annotations

import pytest

from lanterne.core.features import Block, Cells, cells_in, starts_of

BLOCKS = (Block("phase", 3, "one of three"), Block("money", 4, "at least so much"), Block("open", 5, "flags"))


def test_blocks_are_numbered_through() -> None:
    assert cells_in(BLOCKS) == 12
    assert starts_of(BLOCKS) == [0, 3, 7]


def test_cells_are_written_where_their_block_stands() -> None:
    cells = Cells()
    cells.one_of(1, 3)
    cells.begin(3)
    cells.steps(2, 4)
    cells.begin(7)
    cells.flag(False)
    cells.flag(True)
    cells.skip(1)
    cells.bits(0b10, 2)
    assert cells.on == [1, 3, 4, 8, 11]
    assert cells.at == 12


@pytest.mark.parametrize(("number", "on"), [(-3, [0]), (0, [0]), (2, [2]), (3, [2]), (40, [2])])
def test_a_number_beyond_its_cells_counts_as_the_greatest(number: int, on: list[int]) -> None:
    cells = Cells()
    cells.one_of(number, 3)
    assert cells.on == on


@pytest.mark.parametrize(("number", "on"), [(-3, []), (0, []), (2, [0, 1]), (40, [0, 1, 2])])
def test_steps_are_on_up_to_the_number(number: int, on: list[int]) -> None:
    cells = Cells()
    cells.steps(number, 3)
    assert cells.on == on


def test_a_block_that_writes_too_much_is_found_out() -> None:
    cells = Cells()
    cells.steps(4, 4)
    with pytest.raises(AssertionError, match="more cells than it has"):
        cells.begin(3)
