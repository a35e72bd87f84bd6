"""A simulation as one self-contained HTML page: tables, and plots as inline SVG. Needs matplotlib."""

from __future__ import annotations

import io
from collections import Counter
from html import escape

import matplotlib

matplotlib.use("svg")

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from lanterne.core.game import Json
from lanterne.sim.cells import win_cells
from lanterne.sim.simulate import Result
from lanterne.sim.tally import mean
from lanterne.text import Words

MOST_BARS = 40  # beyond that many values are put together
COLOURS = ("#2b6f8f", "#c8553d", "#6a994e", "#8e6c8a", "#d4a017", "#4a4e69", "#588157", "#9a6324")

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .8rem; border-bottom: 1px solid #ddd; text-align: right }
th:first-child, td:first-child { text-align: left }
figure { margin: 1rem 0; overflow-x: auto } svg { max-width: 100%; height: auto } .pale { color: #666 }
"""  # noqa: E501

Row = tuple[str, Json]


def report_html(result: Result, words: Words) -> str:
    figures = result.json()
    tally = result.tally
    name = result.plan.game
    by_bot: list[Row] = list(figures["wins"]["by_bot"].items())
    by_seat: list[Row] = [(words.text("seat", seat=row["seat"]), row) for row in figures["wins"]["by_seat"]]
    reasons = {words.text(f"{name}-reason-{reason}"): count for reason, count in figures["reasons"].items()}
    sections = [
        section(words.text("report-wins-bot"), win_table(by_bot, words), win_plot(by_bot, words)),
        section(words.text("report-wins-seat"), win_table(by_seat, words), win_plot(by_seat, words)),
        section(
            words.text("report-lengths"), "", histogram({"": tally.lengths}, words.text("report-decisions"), words)
        ),
        section(words.text("report-scores"), "", histogram(by_name(tally.scores), words.text("report-score"), words)),
        section(words.text("report-reasons"), count_table(reasons, words), reason_plot(reasons, words)),
    ]
    for sort, row in figures["wins"]["by_role"].items():
        by_role: list[Row] = [(words.text(f"{name}-{sort}-{role}"), wins) for role, wins in row.items()]
        by_role.sort(key=share_first)
        plot = win_plot(by_role, words, even=1 / figures["seats"])
        sections.insert(2, section(words.text(f"{name}-wins-{sort}"), win_table(by_role, words), plot))
    if tally.figures:
        table = figure_table(by_name(tally.figures), name, words)
        sections.append(section(words.text("report-figures"), table, ""))
    return page(head(figures, words), sections, words.lang)


def share_first(row: Row) -> float:
    return -float(row[1]["share"])


def by_name(counts: Counter[tuple[str, int]]) -> dict[str, Counter[int]]:
    found: dict[str, Counter[int]] = {}
    for (name, value), count in sorted(counts.items()):
        found.setdefault(name, Counter())[value] += count
    return found


# ---------------------------------------------------------------------- the page


def head(figures: Json, words: Words) -> list[str]:
    options = ", ".join(f"{key}={value}" for key, value in figures["options"].items())
    how = words.text("compiled" if figures["compiled"] else "interpreted")
    return [
        words.text("report-title", games=figures["games"], game=words.text(f"{figures['game']}-name")),
        words.text("report-setting", bots=", ".join(figures["bots"]), seed=str(figures["seed"])),
        words.text("report-options", options=options or words.text("report-no-options")),
        words.text(
            "report-speed",
            decisions=figures["decisions"],
            seconds=words.number(figures["seconds"], 2),
            speed=round(figures["decisions_per_s"]),
            how=how,
        ),
        words.text("unofficial"),
    ]


def page(lines: list[str], sections: list[str], lang: str) -> str:
    title, *rest = [escape(line) for line in lines]
    pale = "".join(f'<p class="pale">{line}</p>\n' for line in rest)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        f"</head>\n<body>\n<h1>{title}</h1>\n{pale}{''.join(sections)}</body>\n</html>\n"
    )


def section(title: str, table: str, plot: str) -> str:
    figure = f"<figure>{plot}</figure>\n" if plot else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{table}{figure}</section>\n"


def table_html(header: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in header)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table>\n<tr>{top}</tr>\n{body}</table>\n"


def win_table(rows: list[Row], words: Words) -> str:
    keys = ("column-who", "column-games", "column-wins", "column-share", "column-interval")
    cells = [win_cells(who, row, words) for who, row in rows]
    return table_html([words.text(key) for key in keys], cells)


def count_table(counts: dict[str, int], words: Words) -> str:
    header = [words.text("report-reasons"), words.text("column-games")]
    return table_html(header, [[name, str(count)] for name, count in counts.items()])


def figure_table(figures: dict[str, Counter[int]], game: str, words: Words) -> str:
    header = [words.text(key) for key in ("column-figure", "column-mean", "column-least", "column-most")]
    rows = [
        [words.text(f"{game}-figure-{name}"), words.number(mean(counts), 2), str(min(counts)), str(max(counts))]
        for name, counts in figures.items()
    ]
    return table_html(header, rows)


# ---------------------------------------------------------------------- plots


def svg(figure: Figure, title: str) -> str:
    """The bare svg element: no prologue, no date, the same bytes for the same figures."""
    file = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": title, "svg.fonttype": "path"}):
        figure.savefig(file, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    return text[text.index("<svg") :]


def plot_of(height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(7, height))
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def win_plot(rows: list[Row], words: Words, even: float | None = None) -> str:
    """Shares as bars; `even` is the share that all would have alike, where a look closer than 0 to 1 is wanted."""
    figure, axes = plot_of(0.6 + 0.4 * len(rows))
    shares = [row["share"] for _, row in rows]
    low = [row["share"] - row["low"] for _, row in rows]
    high = [row["high"] - row["share"] for _, row in rows]
    places = range(len(rows))
    axes.barh(places, shares, xerr=[low, high], color=COLOURS[0], capsize=4)
    axes.set_yticks(places, [who for who, _ in rows])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    if even is not None:
        axes.axvline(even, color=COLOURS[1], linestyle="--", label=words.text("report-even-share"))
        axes.set_xlim(0, min(1, 2 * even))
        axes.legend(loc="lower right")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: words.percent(share, 0)))
    axes.set_xlabel(words.text("report-share"))
    axes.set_xlim(0, max(axes.get_xlim()[1], *[row["high"] for _, row in rows]))  # no interval is cut off
    return svg(figure, "wins")


def reason_plot(counts: dict[str, int], words: Words) -> str:
    figure, axes = plot_of(0.6 + 0.4 * len(counts))
    axes.barh(range(len(counts)), list(counts.values()), color=COLOURS[1])
    axes.set_yticks(range(len(counts)), list(counts))
    axes.invert_yaxis()
    axes.set_xlabel(words.text("report-games"))
    return svg(figure, "reasons")


def histogram(series: dict[str, Counter[int]], label: str, words: Words) -> str:
    """Bars of equal width over whole numbers, one series beside the other; a bar of one number stands over it."""
    least = min(min(counts) for counts in series.values())
    most = max(max(counts) for counts in series.values())
    width = 1 + (most - least) // MOST_BARS
    figure, axes = plot_of(3)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    start = least - 0.5 if width == 1 else least
    for place, (name, counts) in enumerate(series.items()):
        bars: Counter[int] = Counter()
        for value, count in counts.items():
            bars[(value - least) // width] += count
        thin = width / len(series)
        left = [start + bar * width + place * thin for bar in sorted(bars)]
        heights = [bars[bar] for bar in sorted(bars)]
        axes.bar(left, heights, width=thin * 0.9, align="edge", color=COLOURS[place % len(COLOURS)], label=name)
    axes.set_xlabel(label)
    axes.set_ylabel(words.text("report-games"))
    if len(series) > 1:
        axes.legend()
    return svg(figure, label)
