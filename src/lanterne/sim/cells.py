"""Rows of figures in words, for the summary in the terminal and the report alike."""

from __future__ import annotations

from collections import Counter

from lanterne.core.game import Json
from lanterne.text import Words

ARENA_COLUMNS = (
    "column-who",
    "column-games",
    "column-wins",
    "column-share",
    "column-interval",
    "column-rating",
    "column-interval",
    "column-time",
)

LINEUP_COLUMNS = (
    "column-lineup",
    "column-deals",
    "column-who",
    "column-games",
    "column-wins",
    "column-share",
    "column-interval",
)


def win_cells(who: str, row: Json, words: Words) -> list[str]:
    """Who, games, wins (a shared one is a part of one), share, interval."""
    interval = share_span(row["low"], row["high"], words)
    return [who, str(row["games"]), wins_cell(row, words), words.percent(row["share"]), interval]


def wins_cell(row: Json, words: Words) -> str:
    return words.number(row["wins"], 0 if float(row["wins"]).is_integer() else 2)


def share_span(low: float, high: float, words: Words) -> str:
    return f"{words.percent(low)} – {words.percent(high)}"


def arena_cells(row: Json, words: Words) -> list[str]:
    """The same, then rating and interval, then the processor's time a decision; a dash for what is not known."""
    none = words.text("arena-none")
    played = row["share"] is not None
    spent = row["cpu_ms_per_decision"]
    return [
        row["bot"],
        str(row["games"]),
        wins_cell(row, words),
        words.percent(row["share"]) if played else none,
        share_span(row["share_low"], row["share_high"], words) if played else none,
        str(round(row["rating"])),
        f"{round(row['low'])} … {round(row['high'])}",
        none if spent is None else words.text("arena-ms", ms=words.number(spent, 2)),
    ]


def cross_rows(figures: Json, words: Words) -> list[list[str]]:
    """A row for each bot, the best first: its share of the points against each other one."""
    found = {(row["bot"], row["opponent"]): row["share"] for row in figures["crosstable"]}
    names = [row["bot"] for row in figures["results"]]
    none = words.text("arena-none")
    return [
        [name, *[words.percent(found[name, other]) if (name, other) in found else none for other in names]]
        for name in names
    ]


def has_copies(figures: Json) -> bool:
    """Whether some bot holds several seats of a game: then the line-ups say more than the sum of them."""
    return any([len(set(row["bots"])) < len(row["bots"]) for row in figures["lineups"]])


def lineup_rows(figures: Json, words: Words) -> list[list[str]]:
    """A row for each line-up and bot in it: deals, wins, the share of a seat."""
    return [
        [counted(row["bots"]), str(row["deals"]), *win_cells(won["bot"], as_shares(won), words)]
        for row in figures["lineups"]
        for won in row["results"]
    ]


def counted(bots: list[str]) -> str:
    held = Counter(bots)
    return ", ".join([f"{seats} × {bot}" if seats > 1 else bot for bot, seats in held.items()])


def as_shares(won: Json) -> Json:
    return {**won, "low": won["share_low"], "high": won["share_high"]}


def stop_line(figures: Json, words: Words) -> str:
    """Why it ended; empty where all was played and nothing else was asked."""
    stopped = figures["stopped"]
    why, mark = stopped["why"], stopped["mark"]
    if mark is None:
        return words.text("arena-stopped-interrupted") if why == "interrupted" else ""
    return words.text(
        f"arena-stopped-{why}" if why != "games" else "arena-stopped-open",
        bot=stopped["bot"],
        mark=words.percent(mark),
        deals=figures["deals"],
        interval=share_span(stopped["low"], stopped["high"], words),
    )
