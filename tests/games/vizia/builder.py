"""Small positions, written with only what matters, and the way to act in them."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import Event
from lanterne.core.rng import FastRng, Rng, ScriptedRng
from lanterne.games.vizia.bag import FULL_BAG, bag_of, colours_of, one, size_of
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import (
    COLOURS,
    around,
    cell_from_text,
    cell_text,
    neighbours,
    ring,
    vertex_a,
    vertex_b,
    vertex_of,
)
from lanterne.games.vizia.layout import lay_all
from lanterne.games.vizia.state import ViziaState, empty_state
from lanterne.games.vizia.wheels import is_closed, lay_token

Vertex = tuple[int, int]

LETTERS = {colour[0]: colour for colour in COLOURS}


def stripes(cells: list[str]) -> dict[str, str]:
    """Colours that fit wherever tiles lie: the prism repeats along a. Every wheel is simple, of four colours."""
    found: dict[str, str] = {}
    for text in cells:
        a, _, way = text.split(",")
        found[text] = COLOURS[(2 * int(a) + (way == "down")) % 6]
    return found


def pairs(cells: list[str]) -> dict[str, str]:
    """Red point up, orange point down: every wheel is bicolour. Good for 24 tiles."""
    return {text: "orange" if text.endswith("down") else "red" for text in cells}


def ring_texts(vertex: Vertex) -> list[str]:
    """The six cells around a vertex, counter-clockwise from angle 0."""
    return [cell_text(cell) for cell in ring(vertex_of(*vertex))]


def wheel(vertex: Vertex, letters: str) -> dict[str, str]:
    """One wheel by the first letters of its colours, counter-clockwise from angle 0."""
    return dict(zip(ring_texts(vertex), [LETTERS[letter] for letter in letters.lower()], strict=True))


def beside(vertex: Vertex) -> list[Vertex]:
    """The six neighbouring vertices."""
    return [(int(vertex_a(v)), int(vertex_b(v))) for v in around(vertex_of(*vertex))]


def cells_around(vertices: list[Vertex]) -> list[str]:
    """Every cell of the wheels around these vertices."""
    found: dict[str, None] = {}
    for vertex in vertices:
        found.update(dict.fromkeys(ring_texts(vertex)))
    return list(found)


def only_in(vertex: Vertex, others: list[Vertex]) -> list[str]:
    """The cells of one wheel that belong to none of the others."""
    taken = set(cells_around([other for other in others if other != vertex]))
    return [text for text in ring_texts(vertex) if text not in taken]


def connected(tiles: dict[str, str]) -> list[tuple[int, int]]:
    """The tiles in an order in which each touches an earlier one."""
    waiting = {int(cell_from_text(text)): COLOURS.index(colour) for text, colour in tiles.items()}
    order: list[tuple[int, int]] = []
    while waiting:
        ready = [cell for cell in waiting if not order or any(n == c for n in neighbours(cell) for c, _ in order)]
        assert ready, "the layout hangs together"
        order.append((ready[0], waiting.pop(ready[0])))
    return order


def table(
    tiles: dict[str, str],
    *,
    tokens: dict[Vertex, int] | None = None,
    freed: list[Vertex] | None = None,
    hands: list[str] | None = None,
    commons: str = "",
    pile: str | None = None,
    placed: int = 0,
    turn: int = 0,
    seats: int = 2,
    **options: Any,  # the switches that are on
) -> ViziaState:
    """A position. Bags are words of first letters; without a pile of its own the rest of the 72 tiles is the pile."""
    s = empty_state(GAME.options(options, seats), seats)
    lay_all(s, connected(tiles))
    for vertex, seat in (tokens or {}).items():
        assert is_closed(s, vertex_of(*vertex)), f"a token lies on a closed wheel, not at {vertex}"
        lay_token(s, seat, vertex_of(*vertex))
    s.freed = sorted(int(vertex_of(*vertex)) for vertex in freed or [])
    s.commons = bag(commons)
    for seat, word in enumerate(hands or []):
        s.hands[seat] = bag(word)
    s.pile = rest_of(s) if pile is None else bag(pile)
    s.turn = turn
    s.first = turn
    s.placed = placed
    s.moved = placed > 0
    return s


def bag(word: str) -> int:
    return int(bag_of([LETTERS[letter] for letter in word.lower()]))


def rest_of(s: ViziaState) -> int:
    """The tiles that lie nowhere yet."""
    rest = int(FULL_BAG - s.commons)
    for cell in s.tiles:
        rest -= int(one(s.colour(cell)))
    for seat in range(int(s.seats)):
        rest -= int(s.hands[seat])
    assert size_of(rest) == 72 - len(s.tiles) - size_of(s.commons) - sum(s.hand_size(k) for k in range(int(s.seats)))
    return rest


def act(s: ViziaState, *codes: str, draws: list[int] | Rng | None = None) -> list[Event]:
    """Acts for whoever is on turn, checked as a match would; returns the events. `draws` are the outcomes of chance."""
    rng = draws if isinstance(draws, Rng) else ScriptedRng(draws or [])
    out: list[Event] = []
    for code in codes:
        a = GAME.parse(code)
        refused = GAME.refusal(s, int(s.turn), a)
        assert refused is None, f"{code}: {refused}"
        assert a in GAME.legal(s, int(s.turn))
        GAME.apply(s, int(s.turn), a, rng, out)
    return out


def any_draws() -> Rng:
    """Chance where a test does not care."""
    return FastRng(1)


def refused(s: ViziaState, code: str, seat: int | None = None) -> str:
    """The clause an action is refused by, and not legal either; empty when it is allowed."""
    who = int(s.turn) if seat is None else seat
    a = GAME.parse(code)
    why = GAME.refusal(s, who, a)
    assert (why is None) == (a in GAME.legal(s, who))
    return "" if why is None else why.clause


def codes(s: ViziaState, verb: str = "") -> list[str]:
    """The legal codes of whoever is on turn."""
    return [a.code() for a in GAME.legal(s, int(s.turn)) if a.code().startswith(verb)]


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def tokens(s: ViziaState) -> dict[Vertex, int]:
    return {(row[1], row[2]): row[0] for row in GAME.view(s, None)["tokens"]}  # type: ignore[misc]


def score(s: ViziaState, seat: int) -> int:
    return GAME.view(s, None)["scores"][seat]


def hand(s: ViziaState, seat: int) -> list[str]:
    return list(colours_of(s.hands[seat]))


def flower(centre: Vertex, last: Vertex) -> tuple[dict[str, str], str, str]:
    """Seven wheels around a centre, all but one tile that belongs to the last wheel alone; its cell and colour."""
    vertices = [centre, *beside(centre)]
    tiles = stripes(cells_around(vertices))
    cell = only_in(last, vertices)[0]
    return tiles, cell, tiles.pop(cell)


def with_leaf(tiles: dict[str, str], cell: str, colour: str) -> tuple[dict[str, str], str]:
    """Adds a tile of the colour that hangs on one other, away from the cell; says where."""
    laid = {int(cell_from_text(text)): name for text, name in tiles.items()}
    for home in sorted(laid):
        for free in neighbours(home):
            touched = [n for n in neighbours(free) if n in laid]
            fits = (COLOURS.index(laid[home]) - COLOURS.index(colour)) % 6 in (1, 5)
            if free not in laid and touched == [home] and fits and cell_text(free) != cell:
                return tiles | {cell_text(free): colour}, cell_text(free)
    raise AssertionError("no place for a leaf")
