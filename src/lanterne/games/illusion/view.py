"""What a seat sees: pictures, never shares, except those of the last check until the next card is placed."""

from __future__ import annotations

from typing import TypedDict

from lanterne.core.game import Json, Seat
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.eyes import GRADES, NONE
from lanterne.games.illusion.legal import may_doubt
from lanterne.games.illusion.scoring import outcome_of
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, Check, IllusionState


class RevealedCard(TypedDict):
    picture: int
    shares: list[int]  # red, yellow, green, blue, in per cent


class CheckView(TypedDict):
    colour: str
    cards: list[RevealedCard]
    doubter: int
    winner: int


class Glances(TypedDict):
    """What a seat with model eyes takes the shares of the round's colour for, in hundredths of a per cent."""

    row: list[int]
    next: int  # 0 when there is no next card


class IllusionView(TypedDict):
    seat: int | None
    seats: int
    length: str
    deck: str
    eyes: list[str]  # a grade a seat
    phase: str  # must-place, place-or-doubt, over
    turn: int | None
    round: int
    arrow: str | None
    arrows_left: list[int]  # by colour
    won: list[list[int]]  # arrow cards by seat and colour
    row: list[int]  # pictures from left to right
    next: int | None
    pile: int  # cards in the pile, the one in view included
    removed: list[int]
    pictures: int  # pictures seen so far: 0 to this, excluded
    last_placer: int | None
    check: CheckView | None
    estimates: Glances | None
    outcome: Json | None


def view_of(s: IllusionState, seat: Seat | None) -> IllusionView:
    outcome = outcome_of(s)
    return {
        "seat": seat,
        "seats": s.seats,
        "length": s.length,
        "deck": s.deck.kind,
        "eyes": [GRADES[grade] for grade in s.eyes],
        "phase": "over" if s.over else ("place-or-doubt" if may_doubt(s) else "must-place"),
        "turn": None if s.over else s.turn,
        "round": s.rounds,
        "arrow": None if s.arrow == NO_ARROW else COLOURS[s.arrow],
        "arrows_left": s.arrows_left[:],
        "won": [s.won[4 * other : 4 * other + 4] for other in range(s.seats)],
        "row": [s.picture[card] for card in s.row],
        "next": None if s.next == NO_CARD else s.picture[s.next],
        "pile": len(s.bag) + (0 if s.next == NO_CARD else 1),
        "removed": sorted([s.picture[card] for card in s.removed]),
        "pictures": s.pictures,
        "last_placer": s.last_placer if s.last_placer >= 0 else None,
        "check": None if s.check is None else check_view(s.check),
        "estimates": estimates_of(s, seat),
        "outcome": None if outcome is None else outcome.json(),
    }


def check_view(check: Check) -> CheckView:
    cards: list[RevealedCard] = []
    for index, picture in enumerate(check.pictures):
        cards.append({"picture": picture, "shares": check.shares[4 * index : 4 * index + 4]})
    return {
        "colour": COLOURS[check.colour],
        "cards": cards,
        "doubter": check.doubter,
        "winner": check.winner,
    }


def estimates_of(s: IllusionState, seat: Seat | None) -> Glances | None:
    """The seat's own glances at the pictures in view; nobody sees another's."""
    if seat is None or s.arrow == NO_ARROW or s.eyes[seat] == NONE:
        return None
    row = [s.glances[s.glance_at(seat, card)] for card in s.row]
    return {"row": row, "next": 0 if s.next == NO_CARD else s.glances[s.glance_at(seat, s.next)]}
