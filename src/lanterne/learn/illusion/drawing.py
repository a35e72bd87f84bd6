"""Pictures to learn from: endless decks, drawn once each and kept small, with the exact shares beside them.

A deck's file is a function of its number, so a run that was stopped draws on where it stood. Four ways to lay a picture
and 24 to deal the inks to its shapes make 96 pictures of each, their shares as exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.deck import FILL_LIMITS
from lanterne.pictures.deck import card_labels, deck_for
from lanterne.pictures.measure import measure
from lanterne.pictures.small import COLUMNS, INKS, ROWS, planes

FAMILIES: Final = tuple(family for family, _, _ in FILL_LIMITS)
UNSEEN_FROM: Final = 1_000_000  # decks from this number on are never learned from
DESIGNED: Final = -1  # the number of the deck that everybody plays with


class Drawn(NamedTuple):
    """The pictures of a deck, or of several: parallel arrays."""

    planes: NDArray[np.uint8]  # picture, ink, row, column
    shares: NDArray[np.uint8]  # picture, ink
    family: NDArray[np.uint8]  # of FAMILIES
    extents: NDArray[np.float64]  # picture, ink: the widths and heights of its pieces, summed; 0 where not measured


NOTHING: Final = Drawn(
    np.zeros((0, INKS, ROWS, COLUMNS), np.uint8),
    np.zeros((0, INKS), np.uint8),
    np.zeros(0, np.uint8),
    np.zeros((0, INKS)),
)


def deck_file(folder: Path, number: int) -> Path:
    return folder / f"{'designed' if number == DESIGNED else number}.npz"


def draw(folder: Path, number: int) -> Path:
    """Draws a deck unless it is there. Decks to be judged by are also measured."""
    path = deck_file(folder, number)
    if path.exists():
        return path
    deck = deck_for(None if number == DESIGNED else number)
    labels = [card_labels(deck, card) for card in range(CARDS)]
    judged = number == DESIGNED or number >= UNSEEN_FROM
    extents = [measure(one).extents if judged else (0, 0, 0, 0) for one in labels]
    rough = path.with_suffix(".part")
    with rough.open("wb") as file:
        np.savez_compressed(
            file,
            planes=np.array([planes(one) for one in labels]),
            shares=np.array([deck.four(card) for card in range(CARDS)], np.uint8),
            family=np.array([FAMILIES.index(family) for family in deck.families], np.uint8),
            extents=np.array(extents, np.float64),
        )
    rough.replace(path)  # at once: a run that is stopped leaves no half deck
    return path


def drawn_decks(folder: Path, numbers: Iterable[int], jobs: int) -> Iterator[Drawn]:
    """The decks of these numbers, those that are not there drawn by so many processes."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = list(numbers)
    missing = [number for number in wanted if not deck_file(folder, number).exists()]
    if jobs <= 1 or len(missing) <= 1:
        for number in wanted:
            yield read(draw(folder, number))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for path in pool.map(draw, [folder] * len(wanted), wanted):
            yield read(path)


def read(path: Path) -> Drawn:
    with np.load(path) as kept:
        return Drawn(kept["planes"], kept["shares"], kept["family"], kept["extents"])


def together(decks: list[Drawn]) -> Drawn:
    return Drawn(*(np.concatenate(arrays) for arrays in zip(*decks, strict=True)))
