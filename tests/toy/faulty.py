"""Toy games with one fault each, for the proof that the laws notice."""

from __future__ import annotations

from typing import Any

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Seat, Witness
from lanterne.core.grammar import Shape, Slot
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Rng
from tests.toy.actions import ToyAction
from tests.toy.dealer import ToyDealer
from tests.toy.game import Toy
from tests.toy.legal import legal_actions
from tests.toy.options import CARDS
from tests.toy.scoring import outcome_of
from tests.toy.state import ToyState


class Twice(Toy):
    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return legal_actions(s, seat) * 2


class Unparsed(Toy):
    def parse(self, code: str) -> ToyAction:
        return super().parse("rest")


class NeverSilent(Toy):
    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return legal_actions(s, seat) if s.top.kind != "window" else []


class Stingy(Toy):
    """Forgets to list resting, which it accepts."""

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return [a for a in legal_actions(s, seat) if a.verb != "rest" or len(legal_actions(s, seat)) == 1]


class Liar(Toy):
    """Lists what it refuses."""

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return [*legal_actions(s, seat), ToyAction("bid", amount=9)]


class FirstPick(Toy):
    def pick(self, s: ToyState, seat: Seat, rng: Rng) -> ToyAction:
        return legal_actions(s, seat)[0]


class ForgetfulLoad(Toy):
    def load(self, raw: dict[str, Any]) -> ToyState:
        s = super().load(raw)
        s.offers_made = [0] * s.seats
        return s


class TupleView(Toy):
    def view(self, s: ToyState, seat: Seat | None) -> Any:
        return {**super().view(s, seat), "coins": tuple(s.coins)}


class PeekingView(Toy):
    """Shows everybody how many mirrors the first seat holds."""

    def view(self, s: ToyState, seat: Seat | None) -> Any:
        return {**super().view(s, seat), "peek": s.hands[0][CARDS.index("mirror")]}


class OrderedView(Toy):
    """Tells nothing but by the order of its keys, which is the order of the first seat's cards."""

    def view(self, s: ToyState, seat: Seat | None) -> Any:
        held = sorted(range(len(CARDS)), key=lambda card: s.hands[0][card])
        return {**super().view(s, seat), "cards": {CARDS[card]: 0 for card in held}}


class TellingList(Toy):
    """Offers an attack only on seats without shields."""

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        shield = CARDS.index("shield")
        return [a for a in legal_actions(s, seat) if a.verb != "attack" or s.hands[a.seat][shield] == 0]


class TellingWindow(Toy):
    """Asks only seats that hold an answer."""

    def to_act(self, s: ToyState) -> list[Seat]:
        found = super().to_act(s)
        if s.frames and s.top.kind == "window":
            return [seat for seat in s.top.asked if sum(s.hands[seat][1:])] or found
        return found


class TellingRefusal(Toy):
    """Words its refusals by what the first seat holds."""

    def refusal(self, s: ToyState, seat: Seat, a: ToyAction) -> Refusal | None:
        found = super().refusal(s, seat, a)
        if found is not None and s.hands[0][CARDS.index("mirror")]:
            return Refusal(found.clause, Phrase("toy-mirrored"))
        return found


class CoinSharingDealer(ToyDealer):
    def deal(self, rng: Rng) -> ToyState:
        s = super().deal(rng)
        s.coins = self.v["coins"]
        s.bids = self.v["bids"] or s.bids
        return s


class SharingDealer(Toy):
    """Deals worlds that share the coins of the view."""

    def dealer(self, v: Any, witness: Witness | None = None) -> ToyDealer:
        return CoinSharingDealer(v)


class Overcounting(Toy):
    def terms(self, v: Any, topic: str) -> Any:
        return [*super().terms(v, topic), *super().terms(v, topic)[:1]]


class Listening(Toy):
    """Draws from chance only where somebody listens."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if out is not None:
            rng.die()


class Untaught(Toy):
    """Resting shows the first lot's number, and no event says that somebody learned it."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if a.verb in ("offer", "decline", "withdraw") and seat not in s.lots[0].known_to:
            s.lots[0].known_to = sorted([*s.lots[0].known_to, seat])


class LoudDraw(Toy):
    """Tells everybody which card was drawn."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        for event in out or []:
            if event.name == "drew-card":
                event.audience = None


class LoudBid(Toy):
    """Tells everybody how high a sealed bid is."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        if a.verb == "bid" and out is not None:
            out.append(Event("whispered", {"total": sum(max(0, bid) for bid in s.bids)}))
        super().apply(s, seat, a, rng, out)


class ListingOffers(Toy):
    """Tells everybody how many offers stand whenever somebody declines."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if a.verb == "decline" and out is not None:
            out.append(Event("counted", {"offers": len(s.offers)}))


class ShallowState(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.coins = self.coins
        twin.bids = self.bids
        twin.__class__ = ShallowState
        return twin


class Shallow(Toy):
    def start(self, options: Any, seats: int, rng: Rng, out: Any = None) -> ToyState:
        s = super().start(options, seats, rng, out)
        s.__class__ = ShallowState
        return s


class SharingView(Toy):
    def view(self, s: ToyState, seat: Seat | None) -> Any:
        return {**super().view(s, seat), "bids": s.bids}


class Stranger(Toy):
    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if out is not None:
            out.append(Event("noticed", {}, audience=(7,)))


class Unranked(Toy):
    def outcome(self, s: ToyState) -> Any:
        found = outcome_of(s)
        if found is not None:
            found.places = [2] * s.seats
        return found


class Endless(Toy):
    def to_act(self, s: ToyState) -> list[Seat]:
        return super().to_act(s) or [0]


class Idle(Toy):
    """Nothing ever happens."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        return


class TwoShapes(Toy):
    """Has a second shape for what it already writes."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes = (*self.shapes, Shape("bid", Slot("coins", "coins", pattern="[0-9]+"), name="bid-again"))


class NoShape(Toy):
    """Forgets how a bid is written."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes = tuple([shape for shape in self.shapes if shape.verb != "bid"])


class ClaimedAnswer(Toy):
    """Says that everybody knew which card an answer would show."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        for event in out or []:
            if event.name == "answered":
                event.knew = None


class ClaimedNumber(Toy):
    """Says that whoever gets a lot knew its number."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        for event in out or []:
            if event.name == "saw-number":
                event.knew = event.audience


class ClaimedWhisper(Toy):
    """Tells the others the number of the first lot, in the name of a seat that need not know it."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if a.verb == "offer" and out is not None:
            others = tuple([other for other in range(s.seats) if other != seat])
            out.append(Event("whispered", {"number": s.lots[0].number}, audience=others, knew=(seat,)))


class ForgetfulState(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.round = 0
        return twin


class ForgetfulCopy(Toy):
    """Forgets the round when it copies a state."""

    def start(self, options: Any, seats: int, rng: Rng, out: Any = None) -> ToyState:
        s = super().start(options, seats, rng, out)
        s.__class__ = ForgetfulState
        return s
