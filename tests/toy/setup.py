"""Setting up the toy game: hands, goals, the first auction."""

from __future__ import annotations

from lanterne.core.game import Out
from lanterne.core.rng import Rng
from tests.toy.apply import draw_card, open_auction
from tests.toy.options import ToyOptions
from tests.toy.state import PICTURES, Frame, ToyState


def set_up(options: ToyOptions, seats: int, rng: Rng, out: Out) -> ToyState:
    s = ToyState(options, seats)
    for seat in range(seats):
        for _ in range(options.hand):
            draw_card(s, seat, rng, out)
    if options.goals == "dealt":
        for seat in range(seats):
            s.goals[seat] = rng.below(len(PICTURES))
        open_auction(s, rng, out)
    else:
        s.frames.append(Frame("goals"))
    return s
