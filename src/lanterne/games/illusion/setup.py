"""Setting up a game: the deck, who begins, the first round."""

from __future__ import annotations

from lanterne.core.game import Event, Out
from lanterne.core.phrase import seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusion.deck import DESIGNED, THE_DESIGNED_DECK, fresh_deck
from lanterne.games.illusion.eyes import fresh_blur
from lanterne.games.illusion.options import IllusionOptions
from lanterne.games.illusion.rounds import set_up_round
from lanterne.games.illusion.state import IllusionState, new_state


def set_up(options: IllusionOptions, seats: int, rng: Rng, out: Out) -> IllusionState:
    deck = THE_DESIGNED_DECK if options.deck == DESIGNED else fresh_deck(rng)
    s = new_state(seats, options.length, deck, options.eyes[:seats], options.ear)
    s.turn = rng.below(seats)  # IN-020
    if out is not None:
        out.append(Event("first", {"who": seat_phrase(s.turn)}, knew=(), clause="IN-020"))
    set_up_round(s, rng, out)
    s.blur = fresh_blur(rng)  # drawn last: records made before it existed replay unchanged
    return s
