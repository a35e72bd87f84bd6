"""Worlds that a viewer cannot tell from the true one, made from the view and from what was seen happen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.fields import FieldReader
from lanterne.core.game import Dealer
from lanterne.core.rng import Rng
from lanterne.games.vizia.bag import FULL_BAG, bag_of, one, size_of
from lanterne.games.vizia.lattice import COLOURS, WAYS, cell_of, vertex_of
from lanterne.games.vizia.layout import lay_all
from lanterne.games.vizia.options import ViziaOptions
from lanterne.games.vizia.state import ViziaState, empty_state, open_fields
from lanterne.games.vizia.turns import draw
from lanterne.games.vizia.view import ViziaView
from lanterne.games.vizia.wheels import lay_token
from lanterne.games.vizia.witness import ViziaWitness


@final
class ViziaDealer(Dealer[ViziaState]):
    def __init__(self, v: ViziaView, witness: ViziaWitness | None = None) -> None:
        self.base: Final = public_state(v, witness)
        self.sizes: Final = list(v["hands"])

    def deal(self, rng: Rng) -> ViziaState:
        """Unseen tiles fill up the hands of the others; what is left over is the pile."""
        s = self.base.copy()
        for seat in range(s.seats):
            missing: i64 = self.sizes[seat] - size_of(s.hands[seat])
            while missing > 0:
                s.hands[seat] += one(draw(s, rng))
                missing -= 1
        return s


def public_state(v: ViziaView, witness: ViziaWitness | None = None) -> ViziaState:
    """The part of the truth that is known; every tile that nobody saw is left in the pile."""
    s = empty_state(ViziaOptions(v["options"]), v["seats"])
    lay_all(s, [tile_of(row) for row in v["layout"]])
    for row in v["tokens"]:
        lay_token(s, number(row[0]), vertex_of(number(row[1]), number(row[2])))
    s.freed = vertices(v["freed"])
    s.pending = vertices(v["pending"])
    s.watch = vertices(v["watch"])
    open_fields(s, FieldReader(v))
    if v["lifted"] is not None:
        s.lifted, s.lifted_colour = tile_of(v["lifted"])
    read_hands(s, v, witness)
    s.pile = FULL_BAG - seen(s)
    return s


def read_hands(s: ViziaState, v: ViziaView, witness: ViziaWitness | None) -> None:
    """The viewer's own tiles, and those of the others that are remembered (V-12), by the table or by the viewer."""
    if v["known"] is not None:
        for seat in range(s.seats):
            s.known[seat] = bag_of(v["known"][seat])
    elif witness is not None:
        s.known = witness.known[:]
    s.hands = s.known[:]
    if v["seat"] is not None and v["hand"] is not None:
        s.hands[v["seat"]] = bag_of(v["hand"])


def seen(s: ViziaState) -> i64:
    """The tiles whose whereabouts are known."""
    bag = s.commons
    for cell in s.tiles:
        bag += one(s.colour(cell))
    if s.lifted >= 0:
        bag += one(s.lifted_colour)
    for seat in range(s.seats):
        bag += s.hands[seat]
    return bag


def number(value: str | int) -> int:
    assert isinstance(value, int)
    return value


def tile_of(row: list[str | int]) -> tuple[int, int]:
    """A row of the layout as cell and colour."""
    colour, a, b, way = row
    return int(cell_of(number(a), number(b), WAYS.index(str(way)))), COLOURS.index(str(colour))


def vertices(rows: list[list[int]]) -> list[int]:
    return [int(vertex_of(a, b)) for a, b in rows]
