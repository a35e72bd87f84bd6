"""What of Illusion goes to other processes and back by `pickle`: whoever reads it runs the very same code."""

from __future__ import annotations

import copyreg
from typing import Any

from lanterne.core.fields import FieldPacker, FieldUnpacker
from lanterne.games.illusion.actions import DOUBT, PLACES, IllusionAction
from lanterne.games.illusion.deck import THE_DESIGNED_DECK, Deck
from lanterne.games.illusion.options import IllusionOptions
from lanterne.games.illusion.state import Check, IllusionState, fields, new_state
from lanterne.games.illusion.witness import IllusionWitness


def packed_state(s: IllusionState) -> tuple[Any, ...]:
    io = FieldPacker()
    fields(s, io)
    return state_again, (s.seats, s.length, s.deck, s.eyes, s.ear, io.packed)


def state_again(seats: int, length: str, deck: Deck, eyes: list[int], ear: bool, packed: list[Any]) -> IllusionState:
    s = new_state(seats, length, deck, eyes, ear)
    fields(s, FieldUnpacker(packed))
    return s


def packed_check(check: Check) -> tuple[Any, ...]:
    return Check, (check.colour, check.pictures, check.shares, check.fall, check.doubter, check.winner)


def packed_deck(deck: Deck) -> tuple[Any, ...]:
    """The designed deck stands in the program; others are told card by card."""
    if deck is THE_DESIGNED_DECK:
        return designed_deck, ()
    return Deck, (deck.kind, deck.families, deck.shares, deck.seeds, deck._haze)


def designed_deck() -> Deck:
    return THE_DESIGNED_DECK


def packed_action(a: IllusionAction) -> tuple[Any, ...]:
    return action_again, (a.gap,)


def action_again(gap: int) -> IllusionAction:
    """The one object for it."""
    return DOUBT if gap < 0 else PLACES[gap]


def packed_options(options: IllusionOptions) -> tuple[Any, ...]:
    return IllusionOptions, (options.length, options.deck, options.ear, options.eyes)


def packed_witness(witness: IllusionWitness) -> tuple[Any, ...]:
    return witness_again, (witness.known, witness.order)


def witness_again(known: dict[int, list[int]], order: list[int]) -> IllusionWitness:
    witness = IllusionWitness()
    witness.known = known
    witness.order = order
    return witness


def register() -> None:
    """Asked once, by the module of the game."""
    copyreg.pickle(IllusionState, packed_state)
    copyreg.pickle(Check, packed_check)
    copyreg.pickle(Deck, packed_deck)
    copyreg.pickle(IllusionAction, packed_action)
    copyreg.pickle(IllusionOptions, packed_options)
    copyreg.pickle(IllusionWitness, packed_witness)
