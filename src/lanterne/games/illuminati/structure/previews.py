"""What would become of a branch, arrow by arrow: shown to whoever lays it before they choose (A-71, A-72).

Nothing is foretold: the engine itself lays the branch in a copy of the world, up to the next question.
"""

from __future__ import annotations

from typing import Final, TypedDict

from lanterne.core.game import Seat
from lanterne.core.rng import FastRng, Rng
from lanterne.games.illuminati.cards.references import ids_of, reference
from lanterne.games.illuminati.cards.table import CARD_IDS, CARDS
from lanterne.games.illuminati.moves import ATTACH, DIRECTIONS, Move
from lanterne.games.illuminati.state import CONTROLLED, NOWHERE, STEP, IlluminatiState, cell_xy
from lanterne.games.illuminati.structure.geometry import blocker, branch
from lanterne.games.illuminati.structure.placing import Placing

LIES: Final = "lies"  # on its old arrow, turned with the branch
SHIFTS: Final = "shifts"  # on the only other arrow that its master has left
ASKED: Final = "asked"  # another arrow of its master will have to be chosen
WAITS: Final = "waits"  # what becomes of it depends on that choice
LOST: Final = "lost"  # fits nowhere, or hangs on a card that does not


class FallingView(TypedDict):
    """What would become of one card of the branch."""

    card: str
    fate: str  # lies, shifts, asked, waits, lost
    place: list[int] | None  # where it would lie; of a card that does not fit, the cell of its old arrow
    ways: list[str]  # where its control arrows would point there
    obstacle: str | None  # what lies on the cell of its old arrow


class PreviewView(TypedDict):
    """What an arrow would bring, if it were chosen for the next card."""

    code: str
    cards: list[FallingView]  # all that are still to be laid, masters before puppets
    released: list[str]  # old groups that would have to go


def previews(s: IlluminatiState, viewer: Seat | None) -> list[PreviewView]:
    """One for each arrow; to the seat that chooses it alone, for a code may name its face-down Illuminati."""
    frame = s.frames[-1]
    if s.result is not None or not isinstance(frame, Placing) or frame.seat != viewer:
        return []
    rng = FastRng(0)  # laying draws no chance
    found: list[PreviewView] = []
    for a in frame.choices(s) if frame.asked(s) else []:
        assert isinstance(a, Move)
        if a.verb == ATTACH:
            found.append(preview(s, frame, a, rng))
    return found


def preview(s: IlluminatiState, frame: Placing, a: Move, rng: Rng) -> PreviewView:
    world = s.copy()
    laying = world.frames[-1]
    assert isinstance(laying, Placing)
    there = blocker(world, a.b, a.c)
    released = [] if there == NOWHERE else branch(world, there)
    laying.act(world, frame.seat, a, rng, None)
    met: dict[int, list[int]] = {}  # by card: what is in its way, its master and facing, which lost cards forget
    while laying.pending:
        card = laying.pending[0]
        there = blocker(world, world.master[card], world.facing[card])
        if there != NOWHERE:
            met[card] = [there, world.master[card], world.facing[card]]
        if laying.asked(world):
            break
        laying.step(world, rng, None)
    return {
        "code": a.code(),
        "cards": [falling_view(world, laying, card, met.get(card)) for card in frame.pending],
        "released": ids_of(released),
    }


def fate_of(world: IlluminatiState, laying: Placing, card: int, met: bool) -> str:
    if card in laying.pending:
        return ASKED if card == laying.pending[0] else WAITS
    if world.zone[card] != CONTROLLED:
        return LOST
    return SHIFTS if met else LIES


def falling_view(world: IlluminatiState, laying: Placing, card: int, met: list[int] | None) -> FallingView:
    fate = fate_of(world, laying, card, met is not None)
    master, facing = world.master[card], world.facing[card]
    if met is not None and fate != SHIFTS:
        master, facing = met[1], met[2]
    place: list[int] | None = None
    if master != NOWHERE and world.cell[master] != NOWHERE:
        x, y = cell_xy(world.cell[master] + STEP[facing])
        place = [x, y]
    return {
        "card": CARD_IDS[card],
        "fate": fate,
        "place": place,
        "ways": [] if place is None else [DIRECTIONS[way] for way in CARDS[card].ways[facing]],
        "obstacle": None if met is None else reference(world, met[0]),
    }
