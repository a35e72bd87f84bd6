"""Palettes stay apart in the eyes they are made for."""

from __future__ import annotations

import numpy as np
import pytest

from lanterne.pictures.palette import PALETTES, PAPER, STANDARD
from lanterne.pictures.vision import MATRICES, NORMAL, closest, lab, linear, seen

APART = 25  # far more than a just noticeable difference, which is about 2.3


@pytest.mark.parametrize("vision", ["deutan", "protan", "tritan"])
def test_each_palette_serves_its_eyes(vision: str) -> None:
    assert closest(PALETTES[vision], vision) >= APART
    assert closest(PALETTES[vision], vision) > closest(STANDARD, vision)
    assert closest(PALETTES[vision], NORMAL) >= APART


@pytest.mark.parametrize("vision", ["deutan", "protan", "tritan"])
def test_the_safe_palette_is_better_for_all_of_them(vision: str) -> None:
    assert closest(PALETTES["safe"], vision) >= 22
    assert closest(PALETTES["safe"], NORMAL) >= APART


def test_the_standard_palette_is_the_one_of_the_rules() -> None:
    assert STANDARD.inks == (PAPER, (0xD6, 0x28, 0x28), (0xFC, 0xC4, 0x19), (0x22, 0x8B, 0x4A), (0x21, 0x54, 0xB6))
    assert closest(STANDARD, "protan") < APART  # why there are others


def test_white_stays_white_and_greys_stay_grey() -> None:
    for vision, matrix in MATRICES.items():
        assert np.allclose(matrix.sum(axis=1), 1, atol=1e-4), vision
    assert lab(linear(PAPER)) == pytest.approx([100, 0, 0], abs=0.01)


def test_red_and_green_of_like_lightness_meet_for_a_protan_eye() -> None:
    red, green = (0xC0, 0x40, 0x20), (0x60, 0x70, 0x20)
    plain = np.linalg.norm(seen(red, NORMAL) - seen(green, NORMAL))
    assert np.linalg.norm(seen(red, "protan") - seen(green, "protan")) < plain / 2
