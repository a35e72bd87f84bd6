"""Lettering: colour words in two languages, each letter in an ink that has nothing to do with the word."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from lanterne.pictures.canvas import HEIGHT, SHAPE, WIDTH, Field, X, Y
from lanterne.pictures.dice import Dice
from lanterne.pictures.families.alphabet import STROKES, Stroke
from lanterne.pictures.ink import Brief, Plan
from lanterne.pictures.tiles import deal_tiles

WORDS = ("ROUGE", "JAUNE", "VERT", "BLEU", "RED", "YELLOW", "GREEN", "BLUE")
INSET_X, INSET_Y = 0.21, 0.17  # room around the bare strokes, for the letter to grow bold


def lettering(brief: Brief, dice: Dice) -> Plan:
    """A word a line, set to the full width; letters get bolder or thinner until the shares are exact."""
    lines = 5 + dice.below(4)
    words = list(WORDS)
    dice.shuffle(words)
    tile = np.zeros(SHAPE, np.int64)
    field = np.zeros(SHAPE, np.float32)
    ends = [round(HEIGHT * line / lines) for line in range(lines + 1)]
    count = 0
    for word, top, bottom in zip(words[:lines], ends, ends[1:], strict=False):
        edges = [round(WIDTH * place / len(word)) for place in range(len(word) + 1)]
        for letter, left, right in zip(word, edges, edges[1:], strict=False):
            tile[top:bottom, left:right] = count
            field[top:bottom, left:right] = stroke_distance(letter, left, right, top, bottom)
            count += 1
    colours = deal_tiles(np.bincount(tile.ravel(), minlength=count), brief, dice)
    return Plan(colours[tile], field)


def stroke_distance(letter: str, left: int, right: int, top: int, bottom: int) -> Field:
    """How far each cell of a letter's box is from its bare strokes."""
    width, height = right - left, bottom - top
    x, y = X[:, left:right] - np.float32(left), Y[top:bottom] - np.float32(top)
    nearest = np.full((height, width), np.float32(1e9))
    for stroke in STROKES[letter]:
        for (ax, ay), (bx, by) in pairwise(stroke):
            start = (width * (INSET_X + (1 - 2 * INSET_X) * ax), height * (INSET_Y + (1 - 2 * INSET_Y) * ay))
            end = (width * (INSET_X + (1 - 2 * INSET_X) * bx), height * (INSET_Y + (1 - 2 * INSET_Y) * by))
            np.minimum(nearest, to_segment(x, y, (start, end)), out=nearest)
    return np.sqrt(nearest)


def to_segment(x: Field, y: Field, segment: Stroke) -> Field:
    """The square of the distance to a segment."""
    (ax, ay), (bx, by) = segment
    dx, dy = np.float32(bx - ax), np.float32(by - ay)
    from_x, from_y = x - np.float32(ax), y - np.float32(ay)
    part = np.clip((from_x * dx + from_y * dy) / (dx * dx + dy * dy), 0, 1)
    squared: Field = (from_x - part * dx) ** 2 + (from_y - part * dy) ** 2
    return squared
