"""The facts of all cards and goals, read once from `cards.json`."""

from __future__ import annotations

import json
import pkgutil
from typing import Any, Final


def read_cards() -> dict[str, list[dict[str, Any]]]:
    """The file is part of the program, so it is there and as the game wants it."""
    text = pkgutil.get_data("lanterne.games.illuminati", "cards.json")
    assert text is not None
    found: dict[str, list[dict[str, Any]]] = json.loads(text)
    return found


CARD_FACTS: Final = read_cards()
