"""What a seat sees: pictures, never shares, except those of the last check until the next card is placed.

A person looks at the pictures, and by ear is told what a middling eye sees (N-18); a bot gets the glances of its own
eyes (N-17, N-19). Nobody gets anybody else's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, TypedDict

from lanterne.core.game import Seat
from lanterne.games.illusion.colours import COLOURS, Colour
from lanterne.games.illusion.eyes import GRADES, HEARD, NONE, Grade, blurred
from lanterne.games.illusion.legal import may_doubt
from lanterne.games.illusion.options import EYES, STANDARD, TWELVE, Length
from lanterne.games.illusion.scoring import outcome_of
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, Check, IllusionState

Phase: TypeAlias = Literal["must-place", "place-or-doubt", "over"]
PERSON: Final = "ear"  # who looks, in the names of glances
BOT: Final = "bot"


class RevealedCard(TypedDict):
    picture: int
    shares: list[int]  # red, yellow, green, blue, in per cent


class CheckView(TypedDict):
    colour: Colour
    cards: list[RevealedCard]
    fall: int | None  # which card, from 0, is the first that has less than the one before it; None: the row was right
    doubter: int
    winner: int


class Glances(TypedDict):
    """How large the shares of the round's colour look to these eyes, in hundredths of a per cent."""

    row: list[int]
    next: int  # 0 when there is no next card


class OutcomeView(TypedDict):
    reason: str
    places: list[int]
    scores: list[int]


class IllusionView(TypedDict):
    seat: int | None
    seats: int
    length: Length
    deck: str
    ear: bool
    eyes: list[Grade]  # one grade per seat, as the table was set up
    own_eyes: Grade  # whose glances these are; none: this viewer looks at the pictures
    phase: Phase
    turn: int | None
    round: int
    arrow: Colour | None
    arrows_left: list[int]  # by colour
    won: list[list[int]]  # arrow cards by seat and colour
    row: list[int]  # pictures from left to right
    next: int | None
    pile: int  # cards in the pile, the one in view included
    removed: list[int]
    pictures: int  # how many were seen so far: their numbers are 0 to this, exclusive
    last_placer: int | None
    check: CheckView | None
    estimates: Glances | None
    outcome: OutcomeView | None


def view_of(s: IllusionState, seat: Seat | None) -> IllusionView:
    """What a person at the seat sees, whoever sat there before."""
    if seat is None or not s.ear:
        return seen(s, seat, NONE, None)
    return seen(s, seat, HEARD, glances(s, seat, HEARD, PERSON, of_table=s.eyes[seat] == NONE))


def bot_view_of(s: IllusionState, seat: Seat, wishes: Mapping[str, str]) -> IllusionView:
    """What a bot with these wishes sees; one that wishes for no eyes gets those the table has for its seat, if any."""
    wished = GRADES.index(wishes.get(EYES[seat], GRADES[NONE]))
    grade = wished if wished != NONE else s.eyes[seat]
    if grade == NONE:
        return view_of(s, seat)
    return seen(s, seat, grade, glances(s, seat, grade, BOT, of_table=s.eyes[seat] == grade))


def seen(s: IllusionState, seat: Seat | None, grade: int, estimates: Glances | None) -> IllusionView:
    outcome = outcome_of(s)
    return {
        "seat": seat,
        "seats": s.seats,
        "length": length_of(s),
        "deck": s.deck.kind,
        "ear": s.ear,
        "eyes": [GRADES[other] for other in s.eyes],
        "own_eyes": GRADES[grade],
        "phase": phase_of(s),
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
        "estimates": estimates,
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "places": outcome.places, "scores": outcome.scores},
    }


def length_of(s: IllusionState) -> Length:
    return STANDARD if s.length == STANDARD else TWELVE


def phase_of(s: IllusionState) -> Phase:
    if s.over:
        return "over"
    return "place-or-doubt" if may_doubt(s) else "must-place"


def check_view(check: Check) -> CheckView:
    cards: list[RevealedCard] = []
    for index, picture in enumerate(check.pictures):
        cards.append({"picture": picture, "shares": check.shares[4 * index : 4 * index + 4]})
    return {
        "colour": COLOURS[check.colour],
        "cards": cards,
        "fall": None if check.fall == 0 else check.fall,
        "doubter": check.doubter,
        "winner": check.winner,
    }


def glances(s: IllusionState, seat: Seat, grade: int, who: str, *, of_table: bool) -> Glances | None:
    """The glances of these eyes at the pictures in view: drawn for the table, or derived from its blur."""
    if s.arrow == NO_ARROW:
        return None
    row = [glance_of(s, seat, card, grade, who, of_table) for card in s.row]
    return {"row": row, "next": 0 if s.next == NO_CARD else glance_of(s, seat, s.next, grade, who, of_table)}


def glance_of(s: IllusionState, seat: Seat, card: int, grade: int, who: str, of_table: bool) -> int:
    at = s.glance_at(seat, card)
    if at in s.recalled:
        return s.recalled[at]
    if of_table:
        return s.glances[at]
    whose = f"{who} {seat} {grade} {card} {s.arrow}"
    return blurred(s.blur, whose, s.deck.share(card, s.arrow), s.deck.haze(card, s.arrow), grade)
