"""A picture is a function of family, shares and seed."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

from lanterne.pictures.canvas import Labels
from lanterne.pictures.dice import Dice
from lanterne.pictures.families import FAMILIES
from lanterne.pictures.ink import TooLittleRoom, brief_for, pour

ATTEMPTS: Final = 60
KEPT: Final = 256  # pictures in memory: two decks and a half, 100 MB

Shares = tuple[int, int, int, int]
_kept: OrderedDict[tuple[str, Shares, int], Labels] = OrderedDict()
_lock: Final = Lock()


def label_map(family: str, shares: Shares, seed: int) -> Labels:
    """The exact label map, kept for the next who asks. Read only."""
    key = (family, shares, seed)
    with _lock:
        if key in _kept:
            _kept.move_to_end(key)
            return _kept[key]
    labels = paint(family, shares, seed)
    labels.setflags(write=False)
    with _lock:
        _kept[key] = labels
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return labels


def paint(family: str, shares: Shares, seed: int) -> Labels:
    """Draws the picture. A plan that leaves a colour too little room is drawn again with other chance."""
    brief = brief_for(shares, seed)
    for attempt in range(ATTEMPTS):
        try:
            return pour(FAMILIES[family](brief, Dice(seed, attempt)), brief)
        except TooLittleRoom:
            continue
    raise TooLittleRoom(f"{family} found no room for {shares} with seed {seed}")
