"""What happens: rounds are set up, cards placed, rows checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Outcome, Seat, places_by
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illusion.actions import DOUBT, Move
from lanterne.games.illusion.colours import ARROWS, COLOURS
from lanterne.games.illusion.deck import DESIGNED, THE_DESIGNED_DECK, fresh_deck
from lanterne.games.illusion.eyes import NONE, glance
from lanterne.games.illusion.options import STANDARD, IllusionOptions
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, NOBODY, NOT_LOOKED, UNSEEN, Check, IllusionState

ARROWS_TO_WIN: Final = 3  # IN-043


def colour_phrase(colour: int) -> Phrase:
    return Phrase(f"illusion-colour-{COLOURS[colour]}")


def start_game(options: IllusionOptions, seats: int, rng: Rng, out: Out) -> IllusionState:
    deck = THE_DESIGNED_DECK if options.deck == DESIGNED else fresh_deck(rng)
    s = IllusionState(seats, options.length, deck, options.grades(seats))
    s.turn = rng.below(seats)  # IN-020
    if out is not None:
        out.append(Event("first", {"who": seat_phrase(s.turn)}, knew=(), clause="IN-020"))
    set_up_round(s, rng, out)
    return s


def do_move(s: IllusionState, seat: Seat, a: Move, rng: Rng, out: Out) -> None:
    if a is DOUBT:
        doubt(s, seat, rng, out)
    else:
        place(s, seat, a.gap, rng, out)


# ---------------------------------------------------------------------- set-up


def set_up_round(s: IllusionState, rng: Rng, out: Out) -> None:
    """A new arrow, a first card beside it, the next one in view (IN-010 to IN-012, IN-041)."""
    s.rounds += 1
    s.arrow = draw_arrow(s, rng)
    if out is not None:
        out.append(Event("arrow", {"round": s.rounds, "colour": colour_phrase(s.arrow)}, knew=(), clause="IN-010"))
    if s.next == NO_CARD:
        s.next = draw_card(s, rng, out)
    look(s, s.next, rng)
    s.row.append(s.next)
    if out is not None:
        out.append(Event("opened", {"picture": s.picture[s.next]}, clause="IN-012"))
    turn_up(s, rng, out)


def draw_arrow(s: IllusionState, rng: Rng) -> int:
    """One of the arrows left, each as likely: the pile is shuffled (IN-010)."""
    left = s.arrows_left
    index = rng.below(ARROWS - s.rounds + 1)
    colour = 0
    while index >= left[colour]:
        index -= left[colour]
        colour += 1
    left[colour] -= 1
    return colour


def turn_up(s: IllusionState, rng: Rng, out: Out) -> None:
    """The next card of the pile comes into everybody's view (N-02), if there is one."""
    s.next = draw_card(s, rng, out)
    if s.next == NO_CARD:
        return
    look(s, s.next, rng)
    if out is not None:
        out.append(Event("turned-up", {"picture": s.picture[s.next]}, knew=(), clause="IN-011"))


def draw_card(s: IllusionState, rng: Rng, out: Out) -> int:
    """The pile's next card; an empty pile is first made anew of the removed cards (N-07, N-16)."""
    if not s.bag:
        if not s.removed:
            return NO_CARD
        s.bag = s.removed
        s.removed = []
        s.check = None  # N-16: no number stands beside a card that came back
        if out is not None:
            out.append(Event("rebuilt", {"count": len(s.bag)}, clause="N-16"))
    bag = s.bag
    at: i64 = rng.below(len(bag))
    card = bag[at]
    bag[at] = bag[-1]
    bag.pop()
    if s.picture[card] == UNSEEN:
        s.picture[card] = s.pictures
        s.pictures += 1
    return card


def look(s: IllusionState, card: int, rng: Rng) -> None:
    """Every seat that sees through a model eye takes one glance at a card in the round's colour, and remembers it."""
    if not s.glances:
        return
    for seat, grade in enumerate(s.eyes):
        at = s.glance_at(seat, card)
        if grade != NONE and s.glances[at] == NOT_LOOKED:
            s.glances[at] = glance(s.deck.share(card, s.arrow), s.deck.haze(card, s.arrow), grade, rng)


# ---------------------------------------------------------------------- turns


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
    s.check = Check(s.arrow, [s.picture[card] for card in s.row], shares_of_row(s), seat, winner)
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


def is_decided(s: IllusionState, winner: Seat) -> bool:
    if s.length == STANDARD:
        return s.arrows_of(winner) >= ARROWS_TO_WIN  # IN-043
    return s.rounds == ARROWS  # IN-044


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


# ---------------------------------------------------------------------- the end


def outcome_of(s: IllusionState) -> Outcome | None:
    if not s.over:
        return None
    scores = [int(s.arrows_of(seat)) for seat in range(s.seats)]
    reason = "three-arrows" if s.length == STANDARD else "twelve-rounds"
    return Outcome(reason, places_by([(score,) for score in scores]), scores)  # N-09: ties share
