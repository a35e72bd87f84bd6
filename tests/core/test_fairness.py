"""How a seed is drawn together, and what shows that it was not."""

from __future__ import annotations

import pytest

from lanterne.core.errors import BadRecord
from lanterne.core.fairness import (
    Draw,
    commitment_of,
    draw_from_json,
    fresh_share,
    pledge_of,
    seed_faults,
)
from lanterne.core.rng import Chance, ToldRng, fresh_seed


def drawn(*shares: str | None) -> Draw:
    house = fresh_share()
    pledges = [(pledge_of(share or fresh_share()), share) for share in shares]
    return Draw(house, commitment_of(house), pledges)


def test_nobody_alone_decides_the_seed() -> None:
    ada, bea = fresh_share(), fresh_share()
    draw = drawn(ada, bea)
    other_house = Draw(fresh_share(), draw.commitment, draw.shares)
    other_share = Draw(draw.house, draw.commitment, [*draw.shares[:1], (draw.shares[1][0], fresh_share())])
    assert len({draw.seed(), other_house.seed(), other_share.seed()}) == 3
    Chance(draw.seed())


def test_the_order_in_which_shares_come_does_not_matter() -> None:
    draw = drawn(fresh_share(), fresh_share(), fresh_share())
    assert Draw(draw.house, draw.commitment, draw.shares[::-1]).seed() == draw.seed()


def test_whatever_was_swapped_is_found() -> None:
    draw = drawn(fresh_share(), None, fresh_share())
    seed = draw.seed()
    assert not draw.faults(seed)
    assert draw.faults(fresh_seed()) == ["the seed does not follow from the shares"]
    house = Draw(fresh_share(), draw.commitment, draw.shares)
    assert house.faults(house.seed()) == ["the house's share is not the one it committed itself to"]
    for place, (pledge, share) in enumerate(draw.shares):
        if share is not None:
            shares = [*draw.shares]
            shares[place] = (pledge, fresh_share())
            swapped = Draw(draw.house, draw.commitment, shares)
            assert len(swapped.faults(swapped.seed())) == 1
            assert len(swapped.faults(seed)) == 2


def test_what_was_published_is_compared() -> None:
    draw = drawn(fresh_share())
    seed = draw.seed()
    assert not seed_faults(seed, draw, "")
    assert not seed_faults(seed, draw, draw.commitment)
    assert seed_faults(seed, draw, commitment_of(fresh_share()))
    old = fresh_seed()  # of a time when the house drew alone
    assert not seed_faults(old, None, Chance(old).commitment())
    assert seed_faults(fresh_seed(), None, Chance(old).commitment())


def test_a_draw_is_read_as_it_was_written() -> None:
    draw = drawn(fresh_share(), None)
    again = draw_from_json(draw.json())
    assert (again.json(), again.seed()) == (draw.json(), draw.seed())


@pytest.mark.parametrize(
    "raw",
    [
        None,
        {},
        {"house": "a" * 64, "commitment": "b" * 64},
        {"house": "a" * 64, "commitment": "b" * 63, "shares": []},
        {"house": "A" * 64, "commitment": "b" * 64, "shares": []},
        {"house": "a" * 64, "commitment": "b" * 64, "shares": [{"pledge": "x"}]},
        {"house": "a" * 64, "commitment": "b" * 64, "shares": [{"pledge": "c" * 64, "share": ""}]},
    ],
)
def test_anything_else_is_no_draw(raw: object) -> None:
    with pytest.raises(BadRecord):
        draw_from_json(raw)


def test_draws_are_written_down() -> None:
    told, plain = ToldRng(Chance("blake2:" + "7" * 64).at(3, "roll")), Chance("blake2:" + "7" * 64).at(3, "roll")
    before = told.used
    numbers = [told.die() - 1, told.below(1000)]
    assert (before, told.used) == (False, True)
    assert told.draws == [(6, numbers[0]), (1000, numbers[1])]
    assert [plain.below(6), plain.below(1000)] == numbers
