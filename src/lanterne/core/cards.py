"""Card facts: they stand once, as data, in the file `cards.json` beside the modules of their game."""

from __future__ import annotations

import json
import pkgutil
from typing import Any


def read_cards(game: str) -> Any:
    """What `games/<game>/cards.json` says. The file is part of the program, so it is there and as the game wants it."""
    found = pkgutil.get_data(f"lanterne.games.{game}", "cards.json")
    assert found is not None
    return json.loads(found)
