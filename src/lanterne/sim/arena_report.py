"""An arena as one self-contained HTML page. Needs matplotlib."""

from __future__ import annotations

from lanterne.core.game import Json
from lanterne.sim.cells import (
    ARENA_COLUMNS,
    LINEUP_COLUMNS,
    arena_cells,
    as_shares,
    cross_rows,
    has_copies,
    lineup_rows,
    stop_line,
)
from lanterne.sim.report import COLOURS, Row, page, plot_of, section, svg, table_html, win_plot
from lanterne.text import Words


def arena_html(figures: Json, words: Words) -> str:
    rows = figures["results"]
    table = table_html([words.text(key) for key in ARENA_COLUMNS], [arena_cells(row, words) for row in rows])
    shares: list[Row] = [(row["bot"], as_shares(row)) for row in rows if row["share"] is not None]
    cross = table_html(["", *[row["bot"] for row in rows]], cross_rows(figures, words))
    sections = [
        section(words.text("arena-ratings"), table, rating_plot(rows, words)),
        section(words.text("arena-shares"), "", win_plot(shares, words, even=1 / figures["seats"])),
        section(words.text("arena-cross"), cross, ""),
    ]
    if has_copies(figures):
        header = [words.text(key) for key in LINEUP_COLUMNS]
        sections.append(section(words.text("arena-lineups"), table_html(header, lineup_rows(figures, words)), ""))
    return page(head(figures, words), sections, words.lang)


def head(figures: Json, words: Words) -> list[str]:
    options = ", ".join(f"{key}={value}" for key, value in figures["options"].items())
    counts = {key: figures[key] for key in ("games", "deals", "seats")}
    lines = [
        words.text("arena-title", game=words.text(f"{figures['game']}-name")),
        words.text("arena-setting", **counts, seed=str(figures["seed"]), way=figures["lineup"]),
        words.text("report-options", options=options or words.text("report-no-options")),
        words.text(
            "arena-facts",
            version=figures["lanterne"],
            rules=figures["rules"],
            how=words.text("compiled" if figures["compiled"] else "interpreted"),
            python=figures["python"],
            cores=figures["machine"]["cores"],
            architecture=figures["machine"]["architecture"],
            date=figures["date"],
        ),
        words.text("arena-mean"),
        stop_line(figures, words),
        words.text("unofficial"),
    ]
    return [line for line in lines if line]


def rating_plot(rows: list[Json], words: Words) -> str:
    """A point for each rating, the best on top, with its interval."""
    figure, axes = plot_of(0.8 + 0.4 * len(rows))
    ratings = [row["rating"] for row in rows]
    low = [row["rating"] - row["low"] for row in rows]
    high = [row["high"] - row["rating"] for row in rows]
    places = range(len(rows))
    axes.errorbar(ratings, places, xerr=[low, high], fmt="o", color=COLOURS[0], capsize=4)
    axes.axvline(0, color=COLOURS[1], linestyle="--", linewidth=1)
    axes.set_yticks(places, [row["bot"] for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(words.text("arena-axis"))
    return svg(figure, "ratings")
