"""The nouns of the toy game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from lanterne.core.game import Json, Seat, State

PICTURES: Final = ("crown", "cup", "ring")
NUMBERS: Final = (1, 2, 3)  # one lot of each picture and number
CARDS: Final = ("dud", "mirror", "shield")
COPIES: Final = (4, 3, 4)
COINS: Final = 4
NOBODY: Final = -1
UNKNOWN: Final = -1  # a goal not chosen, a bid not made


class Options(NamedTuple):
    rounds: int
    hand: int
    mirrors: bool
    open_offers: bool
    goals: str


class Lot:
    """What is auctioned: its picture is public, its number is known to those in `known_to`."""

    def __init__(self, picture: int, number: int, owner: Seat, known_to: list[Seat]) -> None:
        self.picture = picture
        self.number = number
        self.owner = owner
        self.known_to = known_to

    def copy(self) -> Lot:
        return Lot(self.picture, self.number, self.owner, self.known_to[:])

    def json(self) -> Json:
        return {"picture": self.picture, "number": self.number, "owner": self.owner, "known_to": self.known_to[:]}


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

    def copy(self) -> Frame:
        return frame_from_json(self.json())

    def json(self) -> Json:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "target": self.target,
            "asked": self.asked[:],
            "defence": self.defence,
            "attacks": self.attacks,
            "done": self.done,
        }


def frame_from_json(raw: Json) -> Frame:
    frame = Frame(raw["kind"], raw["seat"], raw["target"])
    frame.asked = list(raw["asked"])
    frame.defence = raw["defence"]
    frame.attacks = raw["attacks"]
    frame.done = raw["done"]
    return frame


class Offer(NamedTuple):
    giver: Seat
    to: Seat
    amount: int


class ToyState(State):
    def __init__(self, options: Options, seats: int) -> None:
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
        twin = ToyState(self.options, self.seats)
        twin.round = self.round
        twin.coins = self.coins[:]
        twin.goals = self.goals[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.bag = [row[:] for row in self.bag]
        twin.lots = [lot.copy() for lot in self.lots]
        twin.bids = self.bids[:]
        twin.offers = self.offers[:]
        twin.offers_made = self.offers_made[:]
        twin.frames = [frame.copy() for frame in self.frames]
        twin.reason = self.reason
        return twin

    def json(self) -> Json:
        return {
            "options": self.options._asdict(),
            "seats": self.seats,
            "round": self.round,
            "coins": self.coins[:],
            "goals": self.goals[:],
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "discards": self.discards[:],
            "bag": [row[:] for row in self.bag],
            "lots": [lot.json() for lot in self.lots],
            "bids": self.bids[:],
            "offers": [list(offer) for offer in self.offers],
            "offers_made": self.offers_made[:],
            "frames": [frame.json() for frame in self.frames],
            "reason": self.reason,
        }

    @property
    def top(self) -> Frame:
        return self.frames[-1]

    def lots_of(self, seat: Seat) -> list[Lot]:
        return [lot for lot in self.lots if lot.owner == seat]

    def is_ruined(self, seat: Seat) -> bool:
        return self.coins[seat] == 0 and not self.lots_of(seat)


def state_from_json(raw: dict[str, Any]) -> ToyState:
    s = ToyState(Options(**raw["options"]), raw["seats"])
    s.round = raw["round"]
    s.coins = list(raw["coins"])
    s.goals = list(raw["goals"])
    s.hands = [list(hand) for hand in raw["hands"]]
    s.deck = list(raw["deck"])
    s.discards = list(raw["discards"])
    s.bag = [list(row) for row in raw["bag"]]
    s.lots = [Lot(lot["picture"], lot["number"], lot["owner"], list(lot["known_to"])) for lot in raw["lots"]]
    s.bids = list(raw["bids"])
    s.offers = [Offer(*offer) for offer in raw["offers"]]
    s.offers_made = list(raw["offers_made"])
    s.frames = [frame_from_json(frame) for frame in raw["frames"]]
    s.reason = raw["reason"]
    return s
