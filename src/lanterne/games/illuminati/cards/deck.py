"""The deck, a bag of groups and specials (A-80): drawing from it in step 2 and through the Recycleurs."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_phrase, special_phrase
from lanterne.games.illuminati.specials.hands import add_special
from lanterne.games.illuminati.state import NOWHERE, UNCONTROLLED, IlluminatiState

FIRST_SPECIAL: Final = 1000


def deck_size(s: IlluminatiState) -> int:
    size = len(s.deck_groups)
    for count in s.deck_specials:
        size += count
    return size


def is_deck_empty(s: IlluminatiState) -> bool:
    return not s.deck_groups and deck_size(s) == 0


def card_at(s: IlluminatiState, at: int) -> int:
    """The card at a place of the bag: a group's number, or FIRST_SPECIAL and the kind of a special."""
    if at < len(s.deck_groups):
        return s.deck_groups[at]
    at -= len(s.deck_groups)
    kind = 0
    while at >= s.deck_specials[kind]:
        at -= s.deck_specials[kind]
        kind += 1
    return FIRST_SPECIAL + kind


def draw_card(s: IlluminatiState, seat: Seat, rng: Rng, out: Out) -> None:
    """A group goes face up to the centre, a special face down to the seat (17); from an empty deck nothing (A-32)."""
    size = deck_size(s)
    if size == 0:
        return
    card = card_at(s, rng.below(size)) if s.top == NOWHERE else s.top
    s.top = NOWHERE
    s.top_known = 0
    if card < FIRST_SPECIAL:
        turn_up(s, card, out)
        return
    kind = card - FIRST_SPECIAL
    s.deck_specials[kind] -= 1
    add_special(s, seat, kind, 1)
    tell_special(s, seat, kind, out)


def place_of(groups: list[int], card: int) -> int:
    """Where it stands in the sorted bag."""
    low, high = 0, len(groups) - 1
    while low < high:
        middle = (low + high) >> 1
        if groups[middle] < card:
            low = middle + 1
        else:
            high = middle
    assert groups[low] == card
    return low


def turn_up(s: IlluminatiState, card: int, out: Out) -> None:
    s.deck_groups.pop(place_of(s.deck_groups, card))
    s.zone[card] = UNCONTROLLED
    if out is not None:
        out.append(Event("turned-up", {"card": card_phrase(s, card)}, knew=(), clause="17"))


def tell_special(s: IlluminatiState, seat: Seat, kind: int, out: Out) -> None:
    """That a special was drawn is public, which one is not (19)."""
    if out is None:
        return
    others = tuple([other for other in range(s.seats) if other != seat])
    args: dict[str, Phrase] = {"seat": seat_phrase(seat)}
    out.append(Event("special-drawn", {**args, "special": special_phrase(kind)}, (seat,), (), clause="17"))
    out.append(Event("special-drawn-unseen", dict(args), others, (), clause="19"))


def turn_up_groups(s: IlluminatiState, count: int, rng: Rng, out: Out) -> None:
    """The first uncontrolled groups (7): a special would be buried and replaced, so the bag gives groups only."""
    for _ in range(count):
        turn_up(s, s.deck_groups[rng.below(len(s.deck_groups))], out)
