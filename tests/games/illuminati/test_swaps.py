"""The swaps of this game: each kind comes up, none is noticed, and a leak is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lanterne.core.rng import FastRng
from lanterne.games.illuminati.cards.table import SPECIAL_IDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState
from tests.contract.laws import check_imagined
from tests.contract.laws_of_learning import check_free, check_knew
from tests.contract.laws_of_swaps import check_swaps
from tests.games.illuminati.leaky import CountedOffers, Leaky, NamingRefusal, ShownPreparation
from tests.games.illuminati.parlour import Parlour
from tests.games.illuminati.schemer import Schemer
from tests.games.illuminati.swaps import KINDS

TABLES: list[tuple[dict[str, object], int]] = [
    ({}, 4),
    ({"addon": True, "hidden_illuminati": True, "hidden_goals": True}, 4),
    ({"hidden_illuminati": True, "overstate": True}, 3),
    ({"cheating": True}, 3),
]


def positions(number: int, most: int = 260) -> Iterator[IlluminatiState]:
    """Every seventh position of a lively game."""
    options, seats = TABLES[number % len(TABLES)]
    rng = FastRng(number)
    schemer = Schemer(number)
    s = GAME.start(GAME.options({**options, "round_limit": 8}, seats), seats, rng)
    for ply in range(most):
        waited = GAME.to_act(s)
        if not waited:
            return
        if ply % 7 == 0:
            yield s
        seat, a = schemer.interject(s) or (waited[0], schemer.choose(s, waited[0]))
        GAME.apply(s, seat, a, rng)


def test_every_kind_of_secret_is_swapped() -> None:
    found = dict.fromkeys(KINDS, 0)
    for number in range(2 * len(TABLES)):
        for s in positions(number):
            for name, swap in KINDS.items():
                found[name] += len(swap(s, FastRng(number)))
    assert [name for name, count in found.items() if count == 0] == []


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_nobody_notices(number: int) -> None:
    for ply, s in enumerate(positions(number)):
        check_swaps(GAME, s, s.seats, ply)


# ---------------------------------------------------------------------- teeth


def preparing() -> Parlour:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas").hold(0, "bribery", "secrets")
    assert isinstance(table, Parlour)
    return table.fill_deck().say(0, "attack mafia", "target cia control", "privilege bribery")


def test_a_prepared_discard_that_all_can_see_is_noticed() -> None:
    s = preparing().s
    assert check_swaps(Leaky(), s, 3, 1) > 0
    with pytest.raises(AssertionError, match="view"):
        check_swaps(ShownPreparation(), s, 3, 1)


def test_the_dealer_alone_would_not_notice_it() -> None:
    """It copies what it is shown into the world it imagines, and both look the same."""
    for s in positions(0):
        if s.frames[-1].kind == "announcing":
            check_imagined(ShownPreparation(), s, s.seats, 1)


def test_a_refusal_that_tells_who_lies_face_down_is_noticed() -> None:
    table = Parlour(purse=9, hidden_illuminati=True).own(0, "mafia").own(1, "cia").own(2, "texas")
    table.fill_deck()
    seed = 1  # of a large vocabulary only some codes are judged: an attack with a face-down card is among them
    assert check_swaps(Leaky(), table.s, 3, seed) > 0
    with pytest.raises(AssertionError, match="refusals"):
        check_swaps(NamingRefusal(), table.s, 3, seed)


def test_talk_between_others_that_is_counted_is_noticed() -> None:
    table = Parlour(purse=9).own(0, "mafia").own(1, "cia").own(2, "texas").fill_deck()
    table.say(1, "offer 2 give 3 want 1")
    assert check_swaps(Leaky(), table.s, 3, 1) > 0
    with pytest.raises(AssertionError, match="view"):
        check_swaps(CountedOffers(), table.s, 3, 1)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_118_a_present_claims_to_be_known_by_nobody_who_could_not_tell(number: int) -> None:
    """`legal` lists no presents, so the laws for all games never come upon one."""
    compared = 0
    for s in positions(number):
        for seat in range(s.seats):
            held = [SPECIAL_IDS[kind] for kind, count in enumerate(s.specials[seat]) if count]
            for gift in ("1", *held):
                a = GAME.parse(f"offer {(seat + 1) % s.seats} give {gift} want nothing")
                if GAME.refusal(s, seat, a) is None:
                    compared += check_knew(GAME, s, s.seats, seat, a, number)
                    assert check_free(GAME, s, seat, a, number) == 0
    assert compared > 50
