"""The nouns of the toy game."""

from __future__ import annotations

from typing import Final, NamedTuple

from lanterne.core.fields import FieldReader, Fields, FieldWriter
from lanterne.core.game import Json, Seat, State
from tests.toy.options import CARDS, COPIES, ToyOptions

PICTURES: Final = ("crown", "cup", "ring")
NUMBERS: Final = (1, 2, 3)  # one lot of each picture and number
COINS: Final = 4
NOBODY: Final = -1
UNKNOWN: Final = -1  # a goal not chosen, a bid not made


class Lot:
    """What is auctioned: its picture is public, its number is known to those in `known_to`."""

    def __init__(self, picture: int, number: int, owner: Seat, known_to: list[Seat]) -> None:
        self.picture = picture
        self.number = number
        self.owner = owner
        self.known_to = known_to

    def json(self) -> Json:
        return {"picture": self.picture, "number": self.number, "owner": self.owner, "known_to": self.known_to[:]}


def lot_from_json(raw: Json) -> Lot:
    return Lot(raw["picture"], raw["number"], raw["owner"], list(raw["known_to"]))


class Frame:
    """One thing under way: `goals`, `bids`, `turn`, `attack` or `window`. All of it is public."""

    def __init__(self, kind: str, seat: Seat = NOBODY, target: Seat = NOBODY) -> None:
        self.kind = kind
        self.seat = seat  # whose turn or attack it is
        self.target = target
        self.asked: list[Seat] = []  # a window: who has yet to answer, the first one now
        self.defence = 0  # an attack: shields played
        self.attacks = 0  # a turn: attacks made
        self.done = False  # a turn: no more attacks; a window: its attack was turned back

    def json(self) -> Json:
        io = FieldWriter()
        frame_fields(self, io)
        return {"kind": self.kind, **io.noted}


def frame_fields(frame: Frame, io: Fields) -> None:
    frame.seat = io.plain("seat", frame.seat)
    frame.target = io.plain("target", frame.target)
    frame.asked = io.numbers("asked", frame.asked)
    frame.defence = io.plain("defence", frame.defence)
    frame.attacks = io.plain("attacks", frame.attacks)
    frame.done = io.plain("done", frame.done)


def frame_from_json(raw: Json) -> Frame:
    frame = Frame(raw["kind"])
    frame_fields(frame, FieldReader(raw))
    return frame


class Offer(NamedTuple):
    giver: Seat
    to: Seat
    amount: int


class ToyState(State):
    def __init__(self, options: ToyOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.round = 0
        self.coins = [COINS] * seats
        self.goals = [UNKNOWN] * seats
        self.hands = [[0] * len(CARDS) for _ in range(seats)]
        self.deck = [n if options.mirrors or card != "mirror" else 0 for card, n in zip(CARDS, COPIES, strict=True)]
        self.discards = [0] * len(CARDS)
        self.bag = [[1] * len(NUMBERS) for _ in PICTURES]
        self.lots: list[Lot] = []
        self.bids = [UNKNOWN] * seats
        self.offers: list[Offer] = []
        self.offers_made = [0] * seats
        self.frames: list[Frame] = []
        self.reason = ""

    def copy(self) -> ToyState:
        twin = ToyState(self.options, self.seats)  # not fast: nobody plays millions of toy games
        fields(twin, FieldReader(self.json()))
        return twin

    def json(self) -> Json:
        io = FieldWriter()
        fields(self, io)
        return {"options": self.options._asdict(), "seats": self.seats, **io.noted}

    @property
    def top(self) -> Frame:
        return self.frames[-1]

    def lots_of(self, seat: Seat) -> list[Lot]:
        return [lot for lot in self.lots if lot.owner == seat]

    def is_ruined(self, seat: Seat) -> bool:
        return self.coins[seat] == 0 and not self.lots_of(seat)


def fields(s: ToyState, io: Fields) -> None:
    s.round = io.plain("round", s.round)
    s.coins = io.numbers("coins", s.coins)
    s.goals = io.numbers("goals", s.goals)
    s.hands = io.each("hands", s.hands, list, list)
    s.deck = io.numbers("deck", s.deck)
    s.discards = io.numbers("discards", s.discards)
    s.bag = io.each("bag", s.bag, list, list)
    s.lots = io.each("lots", s.lots, Lot.json, lot_from_json)
    s.bids = io.numbers("bids", s.bids)
    s.offers = io.each("offers", s.offers, list, Offer._make)
    s.offers_made = io.numbers("offers_made", s.offers_made)
    s.frames = io.each("frames", s.frames, Frame.json, frame_from_json)
    s.reason = io.plain("reason", s.reason)
