"""The facts of all cards and goals, read once from `cards.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


def read_cards() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(
        files("lanterne.games.illuminati").joinpath("cards.json").read_text(encoding="utf8")
    )
    return found


CARD_FACTS: Final = read_cards()
