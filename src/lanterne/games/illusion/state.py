"""The whole truth of one game of Illusion.

A card is an index into the deck. What viewers get to see instead is its picture: a number given to a card when it is
first seen, so that it tells nothing about the card. The pile is the card on top, in view (N-02), and a bag: nobody ever
looks at the order below the top. So is the pile of arrows.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.core.fields import Fields, FieldWriter
from lanterne.core.game import Json, Seat, State
from lanterne.games.illusion.colours import ARROWS_PER_COLOUR, CARDS
from lanterne.games.illusion.deck import Deck
from lanterne.games.illusion.eyes import HEARD, NONE

NO_CARD: Final = -1
NO_ARROW: Final = -1
NOBODY: Final = -1
UNSEEN: Final = -1
ALL_CARDS: Final = list(range(CARDS))  # to be copied: quicker than counted anew


@final
class Check:
    """What the last doubt brought to light; kept until the next card is placed (N-16). Never changed once made."""

    def __init__(
        self, colour: int, pictures: list[int], shares: list[int], fall: int, doubter: Seat, winner: Seat
    ) -> None:
        self.colour = colour
        self.pictures = pictures
        self.shares = shares  # four per picture
        self.fall = fall  # the place of the first card that has less than the one before it; 0: the row was right
        self.doubter = doubter
        self.winner = winner

    def json(self) -> Json:
        return {
            "colour": self.colour,
            "pictures": self.pictures,
            "shares": self.shares,
            "fall": self.fall,
            "doubter": self.doubter,
            "winner": self.winner,
        }


@final
class IllusionState(State):
    def __init__(self, seats: int, length: str, deck: Deck, eyes: list[int], ear: bool) -> None:
        self.seats = seats
        self.length = length
        self.deck = deck
        self.eyes = eyes  # one grade per seat, as the table was set up; never changed
        self.ear = ear  # people are told what a middling eye sees
        self.arrow: int = NO_ARROW
        self.arrows_left: list[int] = []  # by colour
        self.won: list[int] = []  # arrow cards by seat and colour
        self.bag: list[int] = []
        self.next: int = NO_CARD
        self.row: list[int] = []
        self.removed: list[int] = []
        self.picture: list[int] = []  # by card
        self.pictures: int = 0  # given so far
        self.turn: Seat = 0
        self.last_placer: Seat = NOBODY
        self.rounds: int = 0  # begun so far
        self.over = False
        self.check: Check | None = None
        self.glances: dict[int, int] = {}  # of the table's eyes, by seat, card and colour (`glance_at`)
        self.blur: str = ""  # secret; all other glances follow from it
        self.recalled: dict[int, int] = NOTHING  # in an imagined world, what its viewer saw; never changed once dealt

    def arrows_of(self, seat: i64) -> i64:
        won = self.won
        return won[4 * seat] + won[4 * seat + 1] + won[4 * seat + 2] + won[4 * seat + 3]

    def grade(self, seat: int) -> int:
        """How well the table's eyes of this seat see; none: the seat looks at the pictures."""
        return HEARD if self.ear and self.eyes[seat] == NONE else self.eyes[seat]

    def glance_at(self, seat: int, card: int) -> int:
        """Where the glance of a seat at a card in the colour of the round is kept."""
        return 4 * (CARDS * seat + card) + self.arrow

    def copy(self) -> IllusionState:
        twin = IllusionState(self.seats, self.length, self.deck, self.eyes, self.ear)
        twin.arrow = self.arrow
        twin.arrows_left = self.arrows_left[:]
        twin.won = self.won[:]
        twin.bag = self.bag[:]
        twin.next = self.next
        twin.row = self.row[:]
        twin.removed = self.removed[:]
        twin.picture = self.picture[:]
        twin.pictures = self.pictures
        twin.turn = self.turn
        twin.last_placer = self.last_placer
        twin.rounds = self.rounds
        twin.over = self.over
        twin.check = self.check
        twin.glances = self.glances.copy()
        twin.blur = self.blur
        twin.recalled = self.recalled
        return twin

    def json(self) -> Json:
        io = FieldWriter()
        fields(self, io)
        return {"seats": self.seats, "deck": self.deck.json(), "eyes": self.eyes[:], "ear": self.ear, **io.noted}


NOTHING: Final[dict[int, int]] = {}


def new_state(seats: int, length: str, deck: Deck, eyes: list[int], ear: bool) -> IllusionState:
    """Nothing drawn, nothing seen: all cards in the bag, all arrows in the pile."""
    s = IllusionState(seats, length, deck, eyes, ear)
    s.arrows_left = [ARROWS_PER_COLOUR] * 4
    s.won = [0] * (4 * seats)
    s.bag = ALL_CARDS[:]
    s.picture = [UNSEEN] * CARDS
    return s


# ---------------------------------------------------------------------- fields, for JSON and back


def fields(s: IllusionState, io: Fields) -> None:
    s.length = io.plain("length", s.length)
    s.arrow = io.plain("arrow", s.arrow)
    s.arrows_left = io.numbers("arrows_left", s.arrows_left)
    s.won = io.numbers("won", s.won)
    s.bag = io.numbers("bag", s.bag)
    s.next = io.plain("next", s.next)
    s.row = io.numbers("row", s.row)
    s.removed = io.numbers("removed", s.removed)
    s.picture = io.numbers("picture", s.picture)
    s.pictures = io.plain("pictures", s.pictures)
    s.turn = io.plain("turn", s.turn)
    s.last_placer = io.plain("last_placer", s.last_placer)
    s.rounds = io.plain("rounds", s.rounds)
    s.over = io.plain("over", s.over)
    s.check = io.one("check", s.check, check_json, check_from_json)
    for at, seen in io.each("glances", looked_at(s.glances), list, list):
        s.glances[at] = seen
    s.blur = io.plain("blur", s.blur)
    s.recalled = io.one("recalled", s.recalled, pairs, from_pairs)


def check_json(check: Check | None) -> Json | None:
    return None if check is None else check.json()


def check_from_json(raw: Json | None) -> Check | None:
    if raw is None:
        return None
    pictures, shares = list(raw["pictures"]), list(raw["shares"])
    return Check(raw["colour"], pictures, shares, raw["fall"], raw["doubter"], raw["winner"])


def looked_at(glances: dict[int, int]) -> list[list[int]]:
    """Each glance with its place, in the order of the places."""
    return [[at, glances[at]] for at in sorted(glances)]


def pairs(recalled: dict[int, int]) -> list[list[int]]:
    return [[at, seen] for at, seen in recalled.items()]


def from_pairs(raw: list[list[int]]) -> dict[int, int]:
    return {row[0]: row[1] for row in raw}
