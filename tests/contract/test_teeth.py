"""A law that cannot fail proves nothing: each is broken here once, by a toy game with one fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.contract import laws, laws_of_steps, laws_of_swaps
from tests.contract.walks import Table, walk
from tests.toy import faulty
from tests.toy.game import Toy
from tests.toy.state import Frame, Lot, ToyState

from lanterne.core.game import Seat
from lanterne.core.rng import FastRng

SEEDS = range(12)
Law = Callable[[Any, Any, int, Seat, Any, int], object]


def walked(game: Toy, law: Law) -> None:
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


def swapped(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws_of_swaps.check_swaps(game, s, seats, seed)


def worlds_apart(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_worlds_apart(game, s, seat, a.code(), seed)


def words(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws.check_words(game, s, seats)


def silence(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws_of_steps.check_silence(game, s, seat, a, seed)


def taught(game: Any, s: Any, seats: int, seat: Seat, a: Any, seed: int) -> None:
    laws_of_steps.check_taught(game, s, seat, a, seed)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "law"),
    [
        (faulty.Twice, codes),
        (faulty.Unparsed, codes),
        (faulty.Stingy, legality),
        (faulty.Liar, legality),
        (faulty.FirstPick, pick),
        (faulty.ForgetfulLoad, load),
        (faulty.TupleView, imagined),
        (faulty.PeekingView, imagined),
        (faulty.TellingList, imagined),
        (faulty.TellingWindow, imagined),
        (faulty.TellingRefusal, imagined),
        (faulty.PeekingView, swapped),
        (faulty.OrderedView, swapped),
        (faulty.TellingList, swapped),
        (faulty.TellingWindow, swapped),
        (faulty.TellingRefusal, swapped),
        (faulty.SharingDealer, worlds_apart),
        (faulty.Overcounting, words),
        (faulty.Listening, silence),
        (faulty.Untaught, taught),
    ],
)
def test_a_broken_law_is_noticed(game: type[Toy], law: Law) -> None:
    walked(Toy(), law)
    with pytest.raises(AssertionError):
        walked(game(), law)


def test_a_seat_that_cannot_answer_is_noticed() -> None:
    game = Toy()
    states: list[Any] = [s for s, _, _ in walk(Table(game, {}, 3, 1, []), 80)]
    s = next(s for s in states if s.top.kind == "window")
    laws.check_waited(game, s, 3)
    with pytest.raises(AssertionError):
        laws.check_waited(faulty.NeverSilent(), s, 3)


@pytest.mark.parametrize("game", [faulty.LoudDraw, faulty.LoudBid, faulty.ListingOffers])
def test_an_event_that_tells_a_secret_is_noticed(game: type[Toy]) -> None:
    walked(Toy(), laws_of_steps.check_masked)
    with pytest.raises(AssertionError):
        walked(game(), laws_of_steps.check_masked)


@pytest.mark.parametrize("game", [faulty.Shallow, faulty.SharingView])
def test_what_is_shared_is_noticed(game: type[Toy]) -> None:
    walked(Toy(), laws_of_steps.check_copy)
    with pytest.raises(AssertionError):
        walked(game(), laws_of_steps.check_copy)


def test_an_audience_that_does_not_exist_is_noticed() -> None:
    walked(Toy(), laws_of_steps.check_events)
    with pytest.raises(AssertionError):
        walked(faulty.Stranger(), laws_of_steps.check_events)


@pytest.mark.parametrize("game", [faulty.Unranked, faulty.Endless])
def test_a_bad_end_is_noticed(game: type[Toy]) -> None:
    s = ToyState(Toy().options({}, 2), 2)
    s.reason = "rounds"
    laws.check_end(Toy(), s, 2)
    with pytest.raises(AssertionError):
        laws.check_end(game(), s, 2)


def test_a_game_that_never_ends_is_noticed() -> None:
    with pytest.raises(AssertionError, match="has not ended"):
        list(walk(Table(faulty.Idle(), {}, 2, 0, [])))


def test_the_lot_of_a_stranger_stays_hidden() -> None:
    """The dealer never needs the number it is not shown."""
    s = ToyState(Toy().options({}, 2), 2)
    s.frames = [Frame("turn", 0)]
    s.lots = [Lot(0, 2, 0, [0])]
    s.bag[0][1] -= 1
    v = Toy().view(s, 1)
    numbers = {Toy().imagine(v, FastRng(seed)).lots[0].number for seed in range(40)}
    assert numbers == {1, 2, 3}


def test_a_copy_that_forgets_is_noticed() -> None:
    with pytest.raises(AssertionError, match="forgets"):
        list(walk(Table(faulty.ForgetfulCopy(), {"rounds": 3}, 3, 1, [])))
