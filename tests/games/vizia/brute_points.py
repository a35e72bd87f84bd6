"""The points of the second implementation."""

from __future__ import annotations

from tests.games.vizia.brute import Position, Vertex, corners, nearby, spokes


def points(p: Position, seat: int) -> int:
    """Wheels and bonuses of a seat."""
    own = {v for v, owner in p["tokens"].items() if owner == seat}
    worth = {2: 2, 6: 3}
    total = sum(worth.get(len({p["tiles"][cell] for cell in spokes(v)}), 1) for v in own)
    if p["options"]["group_bonus"] and own:
        total += max(len(group(v, own)) for v in own)
    if p["options"]["triangle_bonus"]:
        cells = {cell for v in own for cell in spokes(v)}
        total += 2 * sum(set(corners(cell)) <= own for cell in cells)
    return total


def group(v: Vertex, own: set[Vertex]) -> set[Vertex]:
    found = {v}
    while True:
        grown = found | {w for x in found for w in nearby(x) if w in own}
        if grown == found:
            return found
        found = grown
