"""What of Illuminati goes to other processes and back by `pickle`: whoever reads it runs the very same code."""

from __future__ import annotations

import copyreg
from typing import Any, Final, TypeAlias

from lanterne.core.fields import FieldPacker, FieldUnpacker
from lanterne.core.game import Outcome, Seat
from lanterne.games.illuminati.attack.attack import NO_CARD, Attack
from lanterne.games.illuminati.attack.course import Attacking
from lanterne.games.illuminati.deals.bundles import Bundle, Offer
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.load import lay_grid
from lanterne.games.illuminati.moves import Move, move
from lanterne.games.illuminati.options import IlluminatiOptions
from lanterne.games.illuminati.seeing.frames import BY_KIND
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.witness import IlluminatiWitness

ATTACKING: Final = "attacking"
Talk: TypeAlias = tuple[list[Offer], list[tuple[Seat, Seat, str]]]


def packed_state(s: IlluminatiState) -> tuple[Any, ...]:
    io = FieldPacker()
    s.fields(s, io)
    frames: list[tuple[str, list[Any]]] = []
    for frame in s.frames:
        frames.append((frame.kind, packed_frame(frame)))
    return state_again, (s.options, s.seats, io.packed, frames, (s.offers, s.promises), s.result)


def state_again(
    options: IlluminatiOptions,
    seats: int,
    packed: list[Any],
    frames: list[tuple[str, list[Any]]],
    talk: Talk,
    result: Outcome | None,
) -> IlluminatiState:
    s = IlluminatiState(options, seats)
    s.fields(s, FieldUnpacker(packed))
    lay_grid(s)
    for kind, inner in frames:
        s.frames.append(frame_again(kind, FieldUnpacker(inner)))
    s.offers, s.promises = talk
    s.result = result
    return s


def packed_frame(frame: Frame) -> list[Any]:
    """An attack under way has its fields in an object of its own."""
    io = FieldPacker()
    if isinstance(frame, Attacking):
        frame.atk.fields(frame.atk, io)
    else:
        frame.fields(frame, io)
    return io.packed


def frame_again(kind: str, io: FieldUnpacker) -> Frame:
    if kind == ATTACKING:
        atk = Attack(0, 0, NO_CARD)
        atk.fields(atk, io)
        return Attacking(atk)
    frame = BY_KIND[kind].blank()
    frame.fields(frame, io)
    return frame


def packed_bundle(bundle: Bundle) -> tuple[Any, ...]:
    return Bundle, (bundle.money, bundle.specials, bundle.groups)


def packed_offer(offer: Offer) -> tuple[Any, ...]:
    return Offer, (offer.number, offer.proposer, offer.to, offer.give, offer.want, offer.promise)


def packed_move(a: Move) -> tuple[Any, ...]:
    """Read back, it is the one object for it."""
    return move, (a.verb, a.a, a.b, a.c)


def packed_offer_action(a: OfferAction) -> tuple[Any, ...]:
    return OfferAction, (a.to, a.give, a.want, a.promise)


def packed_promise_action(a: PromiseAction) -> tuple[Any, ...]:
    return PromiseAction, (a.to, a.text)


def packed_options(options: IlluminatiOptions) -> tuple[Any, ...]:
    return IlluminatiOptions, (options.json(),)


def packed_witness(w: IlluminatiWitness) -> tuple[Any, ...]:
    flags = (w.looks_on, w.begun, w.drawn, w.altered, w.laid_out, w.central)
    numbers = (w.seat, w.attacker, w.target, w.kind, w.attacks)
    return witness_again, (flags, numbers, w.barred, w.goals_out, w.owners)


def witness_again(
    flags: tuple[bool, bool, bool, bool, bool, bool],
    numbers: tuple[int, int, int, int, int],
    barred: list[set[int]],
    goals_out: list[set[str]],
    owners: dict[int, Seat],
) -> IlluminatiWitness:
    w = IlluminatiWitness(None if flags[0] else numbers[0])
    _, w.begun, w.drawn, w.altered, w.laid_out, w.central = flags
    w.seat, w.attacker, w.target, w.kind, w.attacks = numbers
    w.barred[:] = barred
    w.goals_out[:] = goals_out
    w.owners.update(owners)
    return w


def register() -> None:
    """Asked once, by the module of the game."""
    copyreg.pickle(IlluminatiState, packed_state)
    copyreg.pickle(Bundle, packed_bundle)
    copyreg.pickle(Offer, packed_offer)
    copyreg.pickle(Move, packed_move)
    copyreg.pickle(OfferAction, packed_offer_action)
    copyreg.pickle(PromiseAction, packed_promise_action)
    copyreg.pickle(IlluminatiOptions, packed_options)
    copyreg.pickle(IlluminatiWitness, packed_witness)
