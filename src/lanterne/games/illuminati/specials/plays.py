"""In which ways each special may be played at a moment (125 to 140)."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.games.illuminati.cards.card import (
    REVIVE_GROUP,
    SPY,
    TAKE_GROUP,
)
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI, KIND_COUNT, SPECIALS
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.moves import (
    BRIBE,
    PLAY,
    REVIVE,
    SPY_CENTRE,
    SPY_SPECIALS,
    SPY_TREASURY,
    IlluminatiAction,
    move,
)
from lanterne.games.illuminati.specials.hands import unknown_specials
from lanterne.games.illuminati.specials.moments import effect_fits
from lanterne.games.illuminati.state import DEAD, IlluminatiState
from lanterne.games.illuminati.structure.geometry import groups_of, has_room, uncontrolled


def kind_with(effect: int) -> int:
    for kind in range(KIND_COUNT):
        if SPECIALS[kind].effect == effect:
            return kind
    raise LookupError(effect)


KIND_OF_VERB: Final = {  # verbs that play the one special of an effect
    BRIBE: kind_with(TAKE_GROUP),
    REVIVE: kind_with(REVIVE_GROUP),
    SPY_TREASURY: kind_with(SPY),
    SPY_CENTRE: kind_with(SPY),
    SPY_SPECIALS: kind_with(SPY),
}


# ---------------------------------------------------------------------- playing


def add_plays(s: IlluminatiState, seat: Seat, moment: str, acts: list[IlluminatiAction]) -> None:
    """All ways in which the seat may play its specials at this moment, by kind."""
    hand = s.specials[seat]
    for kind in range(KIND_COUNT):
        if hand[kind] and effect_fits(s, seat, SPECIALS[kind].effect, moment):
            add_ways(s, seat, kind, acts)


def add_ways(s: IlluminatiState, seat: Seat, kind: int, acts: list[IlluminatiAction]) -> None:
    effect = SPECIALS[kind].effect
    if effect == TAKE_GROUP:
        if s.actions_left > 0 and has_room(s, seat):  # 130, 197
            for card in uncontrolled(s):
                acts.append(move(BRIBE, card))
    elif effect == REVIVE_GROUP:
        for card in range(FIRST_ILLUMINATI):
            if s.zone[card] == DEAD:
                acts.append(move(REVIVE, card))
    elif effect == SPY:
        add_secrets(s, seat, acts)
    else:
        acts.append(move(PLAY, kind))


def add_secrets(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    """Treasuries and hands of others that hold something the seat does not know (131)."""
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            for card in groups_of(s, other):
                if not knows_treasury(s, seat, card):
                    acts.append(move(SPY_TREASURY, card))
            if not knows_treasury(s, seat, s.illuminati[other]):
                acts.append(move(SPY_CENTRE, other))
            if unknown_specials(s, seat, other):
                acts.append(move(SPY_SPECIALS, other))
