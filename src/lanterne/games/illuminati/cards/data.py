"""The facts of all cards and goals, read once from `cards.json`."""

from __future__ import annotations

from typing import Any, Final

from lanterne.core.cards import read_cards

CARD_FACTS: Final[dict[str, list[dict[str, Any]]]] = read_cards("illuminati")
