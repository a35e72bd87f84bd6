"""A law that cannot fail proves nothing: each is broken here once, by a toy game with one fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.contract import laws, laws_of_steps
from tests.contract.walks import Table, walk
from tests.toy.actions import ToyAction
from tests.toy.game import ToyGame
from tests.toy.legal import legal
from tests.toy.score import outcome
from tests.toy.state import CARDS, Lot, ToyState
from tests.toy.view import ToyDealer

from lanterne.core.game import Event, Seat
from lanterne.core.rng import FastRng, Rng

SEEDS = range(12)
Law = Callable[[Any, Any, int, Seat, Any, int], object]


def walked(game: ToyGame, law: Law) -> None:
    """The law on every watched position of a few games."""
    for seed in SEEDS:
        table = Table(game, {}, 2 + seed % 3, seed, [])
        for ply, (s, seat, a) in enumerate(walk(table)):
            law(game, s, table.seats, seat, a, seed * 1000 + ply)


def codes(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_codes(game, s, seats)


def waited(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_waited(game, s, seats)


def legality(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_legality(game, s, seats, seed)


def pick(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_pick(game, s, seats, seed)


def load(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_load(game, s, seats)


def imagined(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_imagined(game, s, seats, seed)


def worlds_apart(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_worlds_apart(game, s, seat, a.code(), seed)


def words(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_words(game, s, seats)


def silence(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws_of_steps.check_silence(game, s, seat, a, seed)


def taught(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws_of_steps.check_taught(game, s, seat, a, seed)


class Twice(ToyGame):
    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return legal(s, seat) * 2


class Unparsed(ToyGame):
    def parse(self, code: str) -> ToyAction:
        return super().parse("rest")


class NeverSilent(ToyGame):
    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return legal(s, seat) if s.top.kind != "window" else []


class Stingy(ToyGame):
    """Forgets to list resting, which it accepts."""

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return [a for a in legal(s, seat) if a.verb != "rest" or len(legal(s, seat)) == 1]


class Liar(ToyGame):
    """Lists what it refuses."""

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        return [*legal(s, seat), ToyAction("bid", amount=9)]


class FirstPick(ToyGame):
    def pick(self, s: ToyState, seat: Seat, rng: Rng) -> ToyAction:
        return legal(s, seat)[0]


class ForgetfulLoad(ToyGame):
    def load(self, raw: dict[str, Any]) -> ToyState:
        s = super().load(raw)
        s.offers_made = [0] * s.seats
        return s


class TupleView(ToyGame):
    def view(self, s: ToyState, seat: Seat | None) -> Any:
        return {**super().view(s, seat), "coins": tuple(s.coins)}


class PeekingView(ToyGame):
    """Shows everybody the card the next seat holds most of."""

    def view(self, s: ToyState, seat: Seat | None) -> Any:
        return (
            {**super().view(s, seat), "peek": s.hands[((seat or 0) + 1) % s.seats].index(max(s.hands[0]))}
            if (max(s.hands[0]) in s.hands[((seat or 0) + 1) % s.seats])
            else super().view(s, seat)
        )


class TellingList(ToyGame):
    """Offers an attack only on seats without shields."""

    def legal(self, s: ToyState, seat: Seat) -> list[ToyAction]:
        shield = CARDS.index("shield")
        return [a for a in legal(s, seat) if a.verb != "attack" or s.hands[a.seat][shield] == 0]


class TellingWindow(ToyGame):
    """Asks only seats that hold an answer."""

    def to_act(self, s: ToyState) -> list[Seat]:
        found = super().to_act(s)
        if s.frames and s.top.kind == "window":
            return [seat for seat in s.top.asked if sum(s.hands[seat][1:])] or found
        return found


class SharingDealer(ToyGame):
    """Deals worlds that share the frames of the view."""

    class _Dealer(ToyDealer):
        def deal(self, rng: Rng) -> ToyState:
            s = super().deal(rng)
            s.coins = self.v["coins"]
            s.bids = self.v["bids"] or s.bids
            return s

    def dealer(self, v: Any) -> ToyDealer:
        return self._Dealer(v)


class Overcounting(ToyGame):
    def terms(self, v: Any, topic: str) -> Any:
        return [*super().terms(v, topic), *super().terms(v, topic)[:1]]


class Listening(ToyGame):
    """Draws from chance only where somebody listens."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if out is not None:
            rng.die()


class Untaught(ToyGame):
    """Resting shows the first lot's number, and no event says that somebody learned it."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if a.verb in ("offer", "decline", "withdraw") and seat not in s.lots[0].known_to:
            s.lots[0].known_to = sorted([*s.lots[0].known_to, seat])


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Twice, codes),
        (Unparsed, codes),
        (Stingy, legality),
        (Liar, legality),
        (FirstPick, pick),
        (ForgetfulLoad, load),
        (TupleView, imagined),
        (PeekingView, imagined),
        (TellingList, imagined),
        (TellingWindow, imagined),
        (SharingDealer, worlds_apart),
        (Overcounting, words),
        (Listening, silence),
        (Untaught, taught),
    ],
)
def test_a_broken_law_is_noticed(game: type[ToyGame], law: Law) -> None:
    walked(ToyGame(), law)
    with pytest.raises(AssertionError):
        walked(game(), law)


def test_a_seat_that_cannot_answer_is_noticed() -> None:
    game = ToyGame()
    s = next(s for s, _, _ in walk(Table(game, {}, 3, 1, []), 80) if s.top.kind == "window")
    laws.check_waited(game, s, 3)
    with pytest.raises(AssertionError):
        laws.check_waited(NeverSilent(), s, 3)


class LoudDraw(ToyGame):
    """Tells everybody which card was drawn."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        for event in out or []:
            if event.name == "drew-card":
                event.audience = None


class LoudBid(ToyGame):
    """Tells everybody how high a sealed bid is."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        if a.verb == "bid" and out is not None:
            out.append(Event("whispered", {"total": sum(max(0, bid) for bid in s.bids)}))
        super().apply(s, seat, a, rng, out)


class ListingOffers(ToyGame):
    """Tells everybody how many offers stand whenever somebody declines."""

    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if a.verb == "decline" and out is not None:
            out.append(Event("counted", {"offers": len(s.offers)}))


@pytest.mark.parametrize("game", [LoudDraw, LoudBid, ListingOffers])
def test_an_event_that_tells_a_secret_is_noticed(game: type[ToyGame]) -> None:
    walked(ToyGame(), laws_of_steps.check_masked)
    with pytest.raises(AssertionError):
        walked(game(), laws_of_steps.check_masked)


class ShallowState(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.coins = self.coins
        twin.bids = self.bids
        return twin


class Shallow(ToyGame):
    def start(self, options: Any, seats: int, rng: Rng, out: Any = None) -> ToyState:
        s = super().start(options, seats, rng, out)
        s.__class__ = ShallowState
        return s


class SharingView(ToyGame):
    def view(self, s: ToyState, seat: Seat | None) -> Any:
        return {**super().view(s, seat), "bids": s.bids}


@pytest.mark.parametrize("game", [Shallow, SharingView])
def test_what_is_shared_is_noticed(game: type[ToyGame]) -> None:
    walked(ToyGame(), laws_of_steps.check_copy)
    with pytest.raises(AssertionError):
        walked(game(), laws_of_steps.check_copy)


class Stranger(ToyGame):
    def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
        super().apply(s, seat, a, rng, out)
        if out is not None:
            out.append(Event("noticed", {}, audience=(7,)))


def test_an_audience_that_does_not_exist_is_noticed() -> None:
    walked(ToyGame(), laws_of_steps.check_events)
    with pytest.raises(AssertionError):
        walked(Stranger(), laws_of_steps.check_events)


class Unranked(ToyGame):
    def outcome(self, s: ToyState) -> Any:
        found = outcome(s)
        if found is not None:
            found.places = [2] * s.seats
        return found


class Endless(ToyGame):
    def to_act(self, s: ToyState) -> list[Seat]:
        return super().to_act(s) or [0]


@pytest.mark.parametrize("game", [Unranked, Endless])
def test_a_bad_end_is_noticed(game: type[ToyGame]) -> None:
    s = ToyState(ToyGame().options({}, 2), 2)
    s.reason = "rounds"
    laws.check_end(ToyGame(), s, 2)
    with pytest.raises(AssertionError):
        laws.check_end(game(), s, 2)


def test_a_game_that_never_ends_is_noticed() -> None:
    class Idle(ToyGame):
        def apply(self, s: ToyState, seat: Seat, a: ToyAction, rng: Rng, out: Any = None) -> None:
            return

    with pytest.raises(AssertionError, match="has not ended"):
        list(walk(Table(Idle(), {}, 2, 0, [])))


def test_the_lot_of_a_stranger_stays_hidden() -> None:
    """The dealer never needs the number it is not shown."""
    s = ToyState(ToyGame().options({}, 2), 2)
    s.lots = [Lot(0, 2, 0, [0])]
    s.bag[0][1] -= 1
    v = ToyGame().view(s, 1)
    numbers = {ToyGame().imagine(v, FastRng(seed)).lots[0].number for seed in range(40)}
    assert numbers == {1, 2, 3}
