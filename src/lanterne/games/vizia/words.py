"""Actions and views as phrases of the text catalogue."""

from __future__ import annotations

from typing import Final

from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.vizia.actions import (
    BUY,
    END_TURN,
    PASS_TURN,
    PLACE,
    PUT_TILE,
    SHAPES,
    SOURCES,
    TAKE_TILE,
    ViziaAction,
)
from lanterne.games.vizia.events import cell_args, vertex_args
from lanterne.games.vizia.lattice import COLOURS, Colour
from lanterne.games.vizia.view import ViziaView

LETTERS: Final = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}


def say(a: ViziaAction) -> Phrase:
    args: dict[str, Arg] = {}
    if a.kind == PLACE:
        args = {"colour": COLOURS[a.colour], "source": SOURCES[a.source]}
        args.update(cell_args(a.at))
    elif a.kind == TAKE_TILE:
        args = {"colour": COLOURS[a.colour]}
    elif a.kind == BUY or a.kind == PUT_TILE:
        args = cell_args(a.at)
    elif a.kind != END_TURN and a.kind != PASS_TURN:
        args = vertex_args(a.at)
    return Phrase(f"vizia-action-{SHAPES[a.kind].name}", args)


# ---------------------------------------------------------------------- the view, line by line


def describe(v: ViziaView) -> list[Phrase]:
    lines = [turn_line(v)]
    lines.append(Phrase("vizia-view-letters"))
    lines.extend(layout_lines(v))
    if v["lifted"] is not None:
        lines.append(Phrase("vizia-view-lifted", {"colour": str(v["lifted"][0])}))
    for row in v["tokens"]:
        args: dict[str, Arg] = {"seat": seat_phrase(int(row[0])), "a": row[1], "b": row[2], "kind": row[3]}
        lines.append(Phrase("vizia-view-wheel", args))
    for vertex in v["freed"]:
        lines.append(Phrase("vizia-view-freed", {"a": vertex[0], "b": vertex[1]}))
    lines.append(Phrase("vizia-view-commons", {"tiles": tiles_phrase(v["commons"]), "pile": v["pile"]}))
    if v["hand"] is not None:
        lines.append(Phrase("vizia-view-hand", {"tiles": tiles_phrase(v["hand"])}))
    for seat in range(v["seats"]):
        lines.append(seat_line(v, seat))
        if v["known"] is not None:
            known: dict[str, Arg] = {"seat": seat_phrase(seat), "tiles": tiles_phrase(v["known"][seat])}
            lines.append(Phrase("vizia-view-known", known))
    return lines


def turn_line(v: ViziaView) -> Phrase:
    if v["phase"] == "over":
        return Phrase("vizia-view-over", {"reason": v["reason"]})
    args: dict[str, Arg] = {"seat": seat_phrase(v["turn"]), "phase": v["phase"], "placed": v["placed"]}
    return Phrase("vizia-view-turn", args)


def seat_line(v: ViziaView, seat: int) -> Phrase:
    args: dict[str, Arg] = {"seat": seat_phrase(seat), "points": v["scores"][seat]}
    args.update({"left": v["left"][seat], "tiles": v["hands"][seat]})
    return Phrase("vizia-view-seat", args)


def layout_lines(v: ViziaView) -> list[Phrase]:
    """The table from above, the highest row first, one letter per tile; each row says where its first letter lies."""
    if not v["layout"]:
        return [Phrase("vizia-view-no-tile")]
    letters: dict[tuple[int, int], str] = {}
    for colour, a, b, way in v["layout"]:
        assert isinstance(a, int)
        assert isinstance(b, int)
        letters[b, 2 * a + b + (1 if way == "down" else 0)] = LETTERS[str(colour)]
    rows = [row for row, _ in letters]
    columns = [column for _, column in letters]
    left = min(columns)
    left -= (left - min(rows)) % 2  # so that the lowest row begins with an up cell
    lines: list[Phrase] = []
    for b in range(max(rows), min(rows) - 1, -1):
        cells = "".join([letters.get((b, column), "·") for column in range(left, max(columns) + 1)])
        first = (left - b) // 2  # of an up cell column = 2a + b, of a down cell one more
        args: dict[str, Arg] = {"cells": cells, "b": b, "a": first, "way": "down" if (left - b) % 2 else "up"}
        lines.append(Phrase("vizia-view-row", args))
    return lines


def tiles_phrase(names: list[Colour]) -> Phrase:
    """A list of tiles in words."""
    if not names:
        return Phrase("vizia-tiles-none")
    words = Phrase("vizia-tile", {"colour": names[-1]})
    for name in reversed(names[:-1]):
        words = Phrase("vizia-tiles-more", {"colour": name, "more": words})
    return words
