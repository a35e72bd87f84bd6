"""The Contest and the deck of objectives behind it."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg
from lanterne.core.rng import Rng
from lanterne.games.illusio.phrases import objective_phrase
from lanterne.games.illusio.state import IllusioState


def next_objective(s: IllusioState, rng: Rng, out: Out) -> i64:
    """The top card of the objective deck, the deck rebuilt if need be (A-02, A-33). There must be one."""
    if not s.bag and not s.under:
        s.bag = s.objective_discard
        s.objective_discard = []
        if out is not None:
            out.append(Event("objectives-rebuilt", clause="A-02"))
    if not s.bag:
        s.under_known.pop(0)
        return s.under.pop(0)
    at = rng.below(len(s.bag))
    index = s.bag[at]
    s.bag[at] = s.bag[-1]
    s.bag.pop()
    return index


def knowers_of_next(s: IllusioState) -> i64:
    """Who knows the top card of the objective deck, one bit per seat: nobody, unless it was seen earlier."""
    return 0 if s.bag or not s.under else s.under_known[0]


def seats_of(s: IllusioState, bits: i64) -> tuple[Seat, ...]:
    """The seats whose bits are set; spectators are left out."""
    return tuple([seat for seat in range(s.seats) if bits >> seat & 1])


def fill_slot(s: IllusioState, at: i64, rng: Rng, out: Out) -> None:
    """A card of the Contest was taken: the next one takes its place, while there is one (IL-027)."""
    if s.objective_supply() == 0:
        s.contest.pop(at)
        if not s.short:
            s.short = True
            s.dry = -1  # the current turn does not count as a full one
            if out is not None:
                out.append(Event("contest-short", clause="IL-104"))
        return
    knew = seats_of(s, knowers_of_next(s))
    s.contest[at] = next_objective(s, rng, out)
    if out is not None:
        args: dict[str, Arg] = {"objective": objective_phrase(s.contest[at])}
        out.append(Event("contest-filled", args, knew=knew, clause="IL-027"))


def drop_objective(s: IllusioState, index: i64, out: Out) -> None:
    """Onto the objective discard, or at once into a Contest with a gap (IL-103)."""
    if len(s.contest) < 4:
        s.contest.append(index)
        if out is not None:
            out.append(Event("contest-filled", {"objective": objective_phrase(index)}, clause="IL-103"))
        return
    at = 0
    while at < len(s.objective_discard) and s.objective_discard[at] < index:
        at += 1
    s.objective_discard.insert(at, index)
