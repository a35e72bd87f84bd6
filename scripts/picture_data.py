"""Writes pictures of Illusion for training: small, as planes of ink, with the exact shares beside them.

`python scripts/picture_data.py out.npz --first 0 --decks 10 --block 10`

One endless deck a seed, 98 pictures each. A plane tells for every block of cells how much of it is one ink, from 0 to
255; nothing is lost but what is finer than a block. `shares` are exact per cent, `haze` is how far adding up the pieces
leads astray, `family` indexes `families`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lanterne.games.illusion.colours import CARDS, COLOURS
from lanterne.games.illusion.deck import FILL_LIMITS
from lanterne.pictures.canvas import Labels
from lanterne.pictures.deck import card_labels, deck_for

FAMILIES = [family for family, _, _ in FILL_LIMITS]


def planes(labels: Labels, block: int) -> NDArray[np.uint8]:
    """How much of each block is of each ink: `COLOURS`, rows, columns. What does not fill a block is left out."""
    rows, columns = labels.shape[0] // block, labels.shape[1] // block
    cut = labels[: rows * block, : columns * block].reshape(rows, block, columns, block)
    inks = [(cut == ink + 1).mean(axis=(1, 3)) for ink in range(len(COLOURS))]
    return np.round(255 * np.array(inks)).astype(np.uint8)


def arrays(first: int, decks: int, block: int) -> dict[str, NDArray[np.uint8]]:
    drawn: list[NDArray[np.uint8]] = []
    shares: list[list[int]] = []
    haze: list[list[int]] = []
    family: list[int] = []
    for seed in range(first, first + decks):
        deck = deck_for(seed)
        for card in range(CARDS):
            drawn.append(planes(card_labels(deck, card), block))
            shares.append(deck.four(card))
            haze.append([deck.haze(card, colour) for colour in range(len(COLOURS))])
            family.append(FAMILIES.index(deck.families[card]))
    return {
        "planes": np.array(drawn),
        "shares": np.array(shares, dtype=np.uint8),
        "haze": np.array(haze, dtype=np.uint8),
        "family": np.array(family, dtype=np.uint8),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--first", type=int, default=0, help="seed of the first deck")
    parser.add_argument("--decks", type=int, default=1)
    parser.add_argument("--block", type=int, default=10, help="cells of a block's side")
    asked = parser.parse_args()
    np.savez_compressed(asked.out, families=FAMILIES, **arrays(asked.first, asked.decks, asked.block))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
