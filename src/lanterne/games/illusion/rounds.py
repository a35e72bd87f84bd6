"""A round begins: an arrow, the first card beside it, the next one in view; cards drawn and looked at."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from lanterne.games.illusion.colours import ARROWS, COLOURS
from lanterne.games.illusion.eyes import NONE, glance
from lanterne.games.illusion.state import NO_CARD, UNSEEN, IllusionState


def colour_phrase(colour: int) -> Phrase:
    return Phrase(f"illusion-colour-{COLOURS[colour]}")


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
    """One of the arrows left, all equally likely: the pile is shuffled (IN-010)."""
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
    """The pile's next card; an empty pile is first rebuilt from the removed cards (N-07, N-16)."""
    if not s.bag:
        if not s.removed:
            return NO_CARD
        s.bag = s.removed
        s.removed = []
        s.check = None  # N-16: no share is shown for a card that came back
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
    """Every seat with eyes of the table takes one glance at a card, in the round's colour, and keeps it."""
    for seat in range(s.seats):
        grade = s.grade(seat)
        at = s.glance_at(seat, card)
        if grade != NONE and at not in s.glances:
            s.glances[at] = glance(s.deck.share(card, s.arrow), s.deck.haze(card, s.arrow), grade, rng)
