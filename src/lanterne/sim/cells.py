"""Rows of figures in words, for the summary in the terminal and the report alike."""

from __future__ import annotations

from lanterne.core.game import Json
from lanterne.text import Words


def win_cells(who: str, row: Json, words: Words) -> list[str]:
    """Who, games, wins (a shared one is a part of one), share, interval."""
    wins = words.number(row["wins"], 0 if float(row["wins"]).is_integer() else 2)
    interval = f"{words.percent(row['low'])} – {words.percent(row['high'])}"
    return [who, str(row["games"]), wins, words.percent(row["share"]), interval]
