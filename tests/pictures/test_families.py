"""Each family draws exact pictures for every card it can be asked for."""

from __future__ import annotations

import numpy as np
import pytest

from lanterne.games.illusion.deck import FILL_LIMITS
from lanterne.pictures.canvas import HEIGHT, PER_CENT, SHAPE, WIDTH
from lanterne.pictures.dice import Dice
from lanterne.pictures.families import FAMILIES
from lanterne.pictures.families.alphabet import STROKES
from lanterne.pictures.families.lettering import WORDS, stroke_distance
from lanterne.pictures.families.truchet import curves
from lanterne.pictures.ink import Brief, Plan, TooLittleRoom, pour, rooms
from lanterne.pictures.picture import Shares, label_map, paint

LIMITS = {family: (most, single) for family, most, single in FILL_LIMITS}
SHARES: dict[int, list[Shares]] = {
    26: [(2, 26, 26, 8), (26, 2, 10, 2)],
    34: [(34, 28, 2, 2), (2, 30, 4, 4)],
    40: [(40, 26, 2, 2), (2, 2, 34, 2)],
    48: [(48, 24, 2, 2), (2, 34, 2, 2)],
    60: [(60, 28, 2, 2), (2, 2, 2, 60), (23, 23, 23, 23), (2, 34, 2, 2)],
}
CASES = [(family, shares) for family in FAMILIES for shares in SHARES[LIMITS[family][1]]]


def counts(labels: np.ndarray) -> list[int]:
    return [int(count) for count in np.bincount(labels.ravel(), minlength=5)]


def test_the_families_are_those_of_the_rules() -> None:
    assert set(FAMILIES) == set(LIMITS)
    assert len(FAMILIES) == 14


@pytest.mark.parametrize(("family", "shares"), CASES)
def test_a_family_is_exact_up_to_its_fill_limits(family: str, shares: Shares) -> None:
    for seed in (1, 2):
        labels = paint(family, shares, seed)
        assert labels.shape == SHAPE
        assert counts(labels) == [PER_CENT * share for share in (100 - sum(shares), *shares)]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_seed_is_a_picture(family: str) -> None:
    shares = (14, 9, 20, 7)
    one, again, other = paint(family, shares, 7), paint(family, shares, 7), paint(family, shares, 8)
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_pictures_are_kept_and_cannot_be_painted_over() -> None:
    labels = label_map("rings", (10, 10, 10, 10), 3)
    assert label_map("rings", (10, 10, 10, 10), 3) is labels
    with pytest.raises(ValueError, match="read-only"):
        labels[0, 0] = 1


def test_ink_is_poured_in_the_order_of_the_field() -> None:
    brief = Brief((10, 20, 5, 5), (1, 1, 1, 1))
    territory = np.repeat(np.repeat(np.array([[1, 2], [3, 4]], np.uint8), HEIGHT // 2, axis=0), WIDTH // 2, axis=1)
    field = np.broadcast_to(np.arange(WIDTH, dtype=np.float32), SHAPE)
    labels = pour(Plan(territory, field), brief)
    assert counts(labels)[1:] == [40000, 80000, 20000, 20000]
    assert (labels[: HEIGHT // 2, :100] == 1).all()
    assert (labels[: HEIGHT // 2, 100:250] == 0).all()


def test_too_little_room_is_said() -> None:
    with pytest.raises(TooLittleRoom):
        pour(Plan(np.ones(SHAPE, np.uint8), np.zeros(SHAPE, np.float32)), Brief((10, 10, 10, 10), (1, 1, 1, 1)))


def test_rooms_hold_the_shares_and_fill_the_area() -> None:
    brief = Brief((30, 2, 10, 20), (1, 4, 3, 2))
    for seed in range(20):
        found = rooms(brief, Dice(seed, 0))
        assert sum(found) == pytest.approx(1)
        assert all(room > share / 100 for room, share in zip(found, brief.shares, strict=True))


def test_every_letter_has_strokes() -> None:
    assert {letter for word in WORDS for letter in word} == set(STROKES)
    for letter in STROKES:
        distance = stroke_distance(letter, 0, 100, 0, 130)
        assert distance.min() < 1
        assert distance.max() > 15


def test_truchet_curves_follow_the_arcs() -> None:
    straight = curves(np.array([0, 0, 0, 0]), 2, 2, longest=9)
    assert straight[1] == straight[2]  # the arc at the right edge of a tile goes on at the left edge of the next
    assert straight[1] == straight[4]  # and at its lower edge into the tile below
    assert len(set(curves(np.array([0, 0, 0, 0]), 2, 2, longest=1))) == 8


def test_noise_is_smooth_and_seeded() -> None:
    field = Dice(3, 0).noise(150)
    assert np.array_equal(field, Dice(3, 0).noise(150))
    assert 0.6 < field.std() < 1.5
    assert np.abs(np.diff(field, axis=0)).max() < 0.5
