"""What happens: a card is placed, or the row is doubted and checked."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusion.actions import DOUBT, IllusionAction
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.options import STANDARD
from lanterne.games.illusion.rounds import colour_phrase, set_up_round, turn_up
from lanterne.games.illusion.scoring import is_decided
from lanterne.games.illusion.state import NO_ARROW, NOBODY, Check, IllusionState


def apply_action(s: IllusionState, seat: Seat, a: IllusionAction, rng: Rng, out: Out) -> None:
    if a is DOUBT:
        doubt(s, seat, rng, out)
    else:
        place(s, seat, a.gap, rng, out)


def place(s: IllusionState, seat: Seat, gap: int, rng: Rng, out: Out) -> None:
    """The next card goes into a gap; the others only move apart (IN-023, IN-024)."""
    if out is not None:
        args: dict[str, Arg] = {"who": seat_phrase(seat), "picture": s.picture[s.next], "place": gap + 1}
        out.append(Event("placed", args, clause="IN-023"))
    s.row.insert(gap, s.next)
    s.check = None
    s.last_placer = seat
    s.turn = seat + 1 if seat + 1 < s.seats else 0  # IN-022
    turn_up(s, rng, out)


def doubt(s: IllusionState, seat: Seat, rng: Rng, out: Out) -> None:
    """The row is checked; right or wrong, somebody gets the arrow (IN-030 to IN-035) and starts the next round."""
    fall = first_fall(s)
    winner = s.last_placer if fall == 0 else seat
    if out is not None:
        tell_check(s, seat, winner, fall, out)
    s.check = Check(s.arrow, [s.picture[card] for card in s.row], shares_of_row(s), fall, seat, winner)
    s.won[4 * winner + s.arrow] += 1
    s.removed.extend(s.row)  # IN-040, before the next round is set up (N-16)
    s.row = []
    s.arrow = NO_ARROW
    s.last_placer = NOBODY
    s.turn = winner  # IN-042
    if is_decided(s, winner):
        s.over = True
        if out is not None:
            out.append(Event("over", {"rounds": s.rounds}, clause="IN-043" if s.length == STANDARD else "IN-044"))
    else:
        set_up_round(s, rng, out)


def first_fall(s: IllusionState) -> int:
    """The place of the first card that has less of the colour than the one before it; 0 when the row is right.

    Equal neighbours are right (IN-032), the other colours do not count (IN-031).
    """
    shares = s.deck.shares
    colour: i64 = s.arrow
    before: i64 = 0
    for place_, card in enumerate(s.row):
        share: i64 = shares[4 * card + colour]
        if share < before:
            return place_
        before = share
    return 0


def shares_of_row(s: IllusionState) -> list[int]:
    shares: list[int] = []
    for card in s.row:
        shares.extend(s.deck.four(card))
    return shares


def tell_check(s: IllusionState, seat: Seat, winner: Seat, fall: int, out: list[Event]) -> None:
    """The doubt, the cards one by one from left to right (N-12), the verdict, the arrow."""
    out.append(Event("doubted", {"who": seat_phrase(seat)}, clause="IN-030"))
    for index, card in enumerate(s.row):
        args: dict[str, Arg] = {"place": index + 1, "picture": s.picture[card]}
        for colour, word in enumerate(COLOURS):
            args[word] = s.deck.share(card, colour)
        out.append(Event("revealed", args, knew=(), clause="IN-030"))
    if fall == 0:
        out.append(Event("right", {"colour": colour_phrase(s.arrow)}, knew=(), clause="IN-031"))
    else:
        before = s.deck.share(s.row[fall - 1], s.arrow)
        after = s.deck.share(s.row[fall], s.arrow)
        out.append(Event("wrong", {"before": before, "after": after, "place": fall + 1}, knew=(), clause="IN-033"))
    won: dict[str, Arg] = {"who": seat_phrase(winner), "colour": colour_phrase(s.arrow)}
    out.append(Event("won", won, knew=(), clause="IN-035" if fall == 0 else "IN-034"))
