"""What of Illusio goes to other processes and back by `pickle`: whoever reads it runs the very same code."""

from __future__ import annotations

import copyreg
from typing import Any

from mypy_extensions import i64

from lanterne.core.fields import FieldPacker, FieldUnpacker
from lanterne.core.game import Seat
from lanterne.games.illusio.actions import NO_KIND, IllusioAction, of_item, of_kind
from lanterne.games.illusio.frames import Frame
from lanterne.games.illusio.load import count_up
from lanterne.games.illusio.options import IllusioOptions
from lanterne.games.illusio.state import IllusioState, fields
from lanterne.games.illusio.tricks import Trick
from lanterne.games.illusio.witness import Hand, IllusioWitness


def packed_state(s: IllusioState) -> tuple[Any, ...]:
    io = FieldPacker()
    fields(s, io)
    return state_again, (s.options, s.seats, io.packed)


def state_again(options: IllusioOptions, seats: int, packed: list[Any]) -> IllusioState:
    s = IllusioState(options, seats)
    fields(s, FieldUnpacker(packed))
    count_up(s)
    return s


def packed_frame(f: Frame) -> tuple[Any, ...]:
    return frame_again, (f.kind, f.seat, f.objective, f.owner, f.item, f.mask, f.knows, f.card, f.chosen)


def frame_again(
    kind: i64, seat: i64, objective: i64, owner: i64, item: i64, mask: i64, knows: i64, card: bool, chosen: list[int]
) -> Frame:
    f = Frame(kind, seat)
    f.objective = objective
    f.owner = owner
    f.item = item
    f.mask = mask
    f.knows = knows
    f.card = card
    f.chosen = chosen
    return f


def packed_trick(t: Trick) -> tuple[Any, ...]:
    return trick_again, (t.objective, t.placed, t.free, t.grands, t.deja_vus, t.encores, t.encore, t.waits)


def trick_again(
    index: i64, placed: list[int], free: i64, grands: i64, deja_vus: i64, encores: i64, encore: bool, waits: bool
) -> Trick:
    t = Trick(index)
    t.placed = placed
    t.free = free
    t.grands = grands
    t.deja_vus = deja_vus
    t.encores = encores
    t.encore = encore
    t.waits = waits
    return t


def packed_action(a: IllusioAction) -> tuple[Any, ...]:
    return action_again, (a.verb, a.kind, a.item, a.objective, a.seat)


def action_again(verb: i64, kind: i64, item: i64, objective: i64, seat: i64) -> IllusioAction:
    """The one object for it, where there is one."""
    if item and kind == NO_KIND:
        return of_item(verb, item, objective, seat)
    return of_kind(verb, kind, objective, seat)


def packed_options(options: IllusioOptions) -> tuple[Any, ...]:
    return IllusioOptions, (options.goal, options.memory, options.any_time, options.displayed_count)


def packed_hand(hand: Hand) -> tuple[Any, ...]:
    return hand_again, (hand.seen, hand.gone)


def hand_again(seen: list[int], gone: int) -> Hand:
    hand = Hand()
    hand.seen = seen
    hand.gone = gone
    return hand


def packed_witness(witness: IllusioWitness) -> tuple[Any, ...]:
    return witness_again, (witness.seat, witness.hands, witness.kinds, witness.badges)


def witness_again(seat: Seat | None, hands: list[Hand], kinds: dict[int, int], badges: int) -> IllusioWitness:
    witness = IllusioWitness(seat, 0)
    witness.hands.extend(hands)
    witness.kinds.update(kinds)
    witness.badges = badges
    return witness


def register() -> None:
    """Asked once, by the module of the game."""
    copyreg.pickle(IllusioState, packed_state)
    copyreg.pickle(Frame, packed_frame)
    copyreg.pickle(Trick, packed_trick)
    copyreg.pickle(IllusioAction, packed_action)
    copyreg.pickle(IllusioOptions, packed_options)
    copyreg.pickle(Hand, packed_hand)
    copyreg.pickle(IllusioWitness, packed_witness)
