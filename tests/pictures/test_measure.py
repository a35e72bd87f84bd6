"""Pieces and extents on maps small enough to count by hand."""

from __future__ import annotations

import numpy as np

from lanterne.pictures.canvas import SHAPE
from lanterne.pictures.measure import measure


def test_pieces_share_a_side() -> None:
    labels = np.zeros(SHAPE, np.uint8)
    labels[10:20, 10:30] = 1
    labels[20:25, 29:40] = 1  # touches the first at one column
    labels[30:35, 40:45] = 1
    labels[35:40, 45:50] = 1  # touches only at a corner
    found = measure(labels)
    assert found.pieces == (3, 0, 0, 0)
    assert found.extents == ((30 + 15) + 10 + 10, 0, 0, 0)


def test_a_horseshoe_is_one_piece_and_what_it_holds_another() -> None:
    labels = np.zeros(SHAPE, np.uint8)
    labels[100:200, 100:110] = 2
    labels[100:200, 190:200] = 2
    labels[200:210, 100:200] = 2
    labels[120:180, 140:160] = 4
    found = measure(labels)
    assert found.pieces == (0, 1, 0, 1)
    assert found.extents == (0, 100 + 110, 0, 20 + 60)


def test_a_run_meets_several_above_it() -> None:
    labels = np.zeros(SHAPE, np.uint8)
    labels[0, 0:100:2] = 3
    labels[1, 0:100] = 3
    assert measure(labels).pieces == (0, 0, 1, 0)


def test_agreeing_extents_are_no_haze() -> None:
    labels = np.zeros(SHAPE, np.uint8)
    for colour in range(4):
        labels[200 * colour : 200 * colour + 100, 0:100] = colour + 1
    assert measure(labels).haze((10, 10, 10, 10)) == [100, 100, 100, 100]
