"""Chance: fair, repeatable for ever, the same compiled and interpreted.

The literals below were written once and may never change: old records replay by them.
"""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from lanterne.core.errors import BadInput
from lanterne.core.rng import (
    Chance,
    FastRng,
    Rng,
    ScriptedRng,
    StreamRng,
    fresh_seed,
    mix,
    scatter,
    simulation_seed,
)

KEY = bytes(range(32))
# The value that chi-square with so many degrees of freedom passes once in a thousand.
CHI_SQUARE = {1: 10.83, 5: 20.52, 6: 22.46, 23: 49.73, 35: 66.62, 99: 148.23}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def was_used(rng: Rng) -> bool:
    return rng.used


def sources() -> list[Rng]:
    return [FastRng(11), FastRng(2**62 + 5), StreamRng(KEY, 0, "roll"), StreamRng(KEY, 1, "roll")]


@pytest.mark.parametrize("sides", [2, 6, 7, 100])
def test_draws_are_uniform(sides: int) -> None:
    for rng in sources():
        counts = [0] * sides
        for _ in range(6000):
            counts[rng.below(sides)] += 1
        assert chi_square(counts) < CHI_SQUARE[sides - 1]


def test_neighbouring_draws_are_independent() -> None:
    for rng in sources():
        counts = [0] * 24
        for _ in range(6000):
            counts[rng.below(4) * 6 + rng.below(6)] += 1
        assert chi_square(counts) < CHI_SQUARE[23]


def test_shuffles_are_uniform() -> None:
    for rng in sources():
        places: dict[tuple[int, ...], int] = {}
        for _ in range(6000):
            items = [0, 1, 2, 3]
            rng.shuffle(items)
            places[tuple(items)] = places.get(tuple(items), 0) + 1
        assert len(places) == 24
        assert chi_square(list(places.values())) < CHI_SQUARE[23]


def test_streams_of_neighbouring_plies_and_seeds_have_nothing_in_common() -> None:
    chance = Chance("fast:0000000000000000")
    for draws in (
        [chance.at(ply, "").below(6) for ply in range(6000)],
        [Chance(simulation_seed(1, index)).at(0, "").below(6) for index in range(6000)],
        [FastRng(chance.bot_seed(ply, 0)).below(6) for ply in range(6000)],
        [FastRng(chance.bot_seed(0, seat)).below(6) for seat in range(6000)],
        [Chance(simulation_seed(1, index)).bot_seed(0, 0) % 6 for index in range(6000)],
        [StreamRng(KEY, ply, "").below(6) for ply in range(6000)],
    ):
        assert chi_square([draws.count(side) for side in range(6)]) < CHI_SQUARE[5]
        pairs = list(pairwise(draws))
        assert chi_square([pairs.count((a, b)) for a in range(6) for b in range(6)]) < CHI_SQUARE[35]


def test_the_chance_of_bots_is_not_the_games() -> None:
    chance = Chance("fast:0000000000000007")
    pairs = [(chance.at(ply, "").below(6), FastRng(chance.bot_seed(ply, 1)).below(6)) for ply in range(6000)]
    assert chi_square([pairs.count((a, b)) for a in range(6) for b in range(6)]) < CHI_SQUARE[35]


def test_mix_is_pinned() -> None:
    found = [mix(z) for z in (0, 1, 2, 12345, 2**62, 2**63 - 1)]
    assert found == [
        0,
        2558316640067307269,
        6616413020432831626,
        8317287694046977361,
        1360429390938723525,
        6514504133438201533,
    ]


@pytest.mark.parametrize(
    ("seed", "draws", "position"),
    [
        (0, [0, 5, 7, 94, 212, 1300130342], 3840684657955760254),
        (1, [0, 2, 0, 88, 888, 280424937], 3840684657955760255),
        (2**63 - 1, [0, 2, 2, 25, 12, 483559372], 3840684657955760253),
        (-1, [0, 2, 2, 25, 12, 483559372], 3840684657955760253),
    ],
)
def test_fast_draws_are_pinned(seed: int, draws: list[int], position: int) -> None:
    rng = FastRng(seed)
    assert not was_used(rng)
    assert [rng.below(n) for n in (2, 6, 10, 100, 1000, 2**31)] == draws
    assert was_used(rng)
    assert rng.position == position
    rng.reseed(seed)
    assert not was_used(rng)
    assert rng.below(2) == draws[0]


def test_shuffle_unit_and_die_are_pinned() -> None:
    rng = FastRng(42)
    items = list(range(10))
    rng.shuffle(items)
    assert items == [3, 9, 5, 8, 1, 7, 4, 0, 6, 2]
    assert rng.unit() == 0.6359240901656449
    assert rng.die() == 5


def test_units_lie_between_0_and_1() -> None:
    for rng in sources():
        units = [rng.unit() for _ in range(2000)]
        assert 0.0 <= min(units) < 0.01
        assert 0.99 < max(units) < 1.0


def test_blake_stream_is_pinned() -> None:
    rng = StreamRng(KEY, 3, "bid 2")
    words = [rng.word() for _ in range(18)]
    first = hashlib.blake2b(b"3\nbid 2\n0", key=KEY).digest()
    second = hashlib.blake2b(b"3\nbid 2\n1", key=KEY).digest()
    assert words == [int.from_bytes((first + second)[k : k + 4], "big") for k in range(0, 72, 4)]
    assert words[:3] == [1784853006, 981130593, 714751537]
    assert words[7:10] == [3438230176, 3667122694, 553042385]


def test_blake_draws_are_fair_words() -> None:
    """Words past the last whole multiple are left out: here the eighth and the ninth."""
    rng = StreamRng(KEY, 3, "bid 2")
    assert not was_used(rng)
    assert [rng.below(n) for n in (2, 6, 10, 100, 1000)] == [0, 3, 7, 94, 545]
    assert was_used(rng)
    n = 3 * 2**29
    assert [rng.below(n) for _ in range(3)] == [2695747333 - n, 1561214414, 553042385]


def test_a_draw_has_sides() -> None:
    for rng in sources():
        for n in (0, -1, 2**31 + 1):
            with pytest.raises(ValueError, match=f"not {n}"):
                rng.below(n)
        assert not was_used(rng)
        assert rng.below(1) == 0
    with pytest.raises(NotImplementedError):
        Rng().below(2)


def test_a_script_plays_its_outcomes() -> None:
    rng = ScriptedRng([4, 1, 0])
    assert rng.die() == 5
    assert rng.below(2) == 1
    assert rng.asked == [6, 2]
    assert was_used(rng)
    with pytest.raises(AssertionError, match=r"below\(1\) was asked"):
        ScriptedRng([]).below(1)
    with pytest.raises(AssertionError, match=r"the script says 7, but below\(6\)"):
        ScriptedRng([7]).die()
    with pytest.raises(AssertionError, match="the script says -1"):
        ScriptedRng([-1]).die()


def test_chance_of_a_match_is_pinned() -> None:
    plies = [(-1, "start"), (0, "a"), (0, "b"), (1, "a")]
    chance = Chance("blake2:" + "0f" * 32)
    assert [chance.at(ply, code).below(1000) for ply, code in plies] == [375, 473, 29, 317]
    assert chance.commitment() == "2a7864b333be2e2daa523e14bc0984a40dd292f32e74a10886eea395db1f98bb"
    fast = Chance("fast:0123456789abcdef")
    assert [fast.at(ply, code).below(1000) for ply, code in plies] == [675, 557, 557, 544]
    assert fast.commitment() == hashlib.sha256(b"fast:0123456789abcdef").hexdigest()
    full = Chance("fast:ffffffffffffffff")
    assert [full.at_fast(ply).below(1000) for ply in range(-1, 4)] == [905, 736, 962, 272, 833]


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "fast",
        "fast:",
        "fast:123",
        "fast:0123456789ABCDEF",
        "blake2:" + "0" * 63,
        "sha:" + "0" * 64,
        "fast:" + "g" * 16,
    ],
)
def test_a_seed_names_its_algorithm(seed: str) -> None:
    with pytest.raises(BadInput, match="is neither blake2"):
        Chance(seed)


def test_fresh_seeds_are_fresh() -> None:
    assert fresh_seed() != fresh_seed()
    assert Chance(fresh_seed()).seed.startswith("blake2:")


def test_series_of_seeds_are_pinned() -> None:
    assert [scatter(7, 1, index) for index in range(3)] == [
        5820590429552559844,
        6670491350528339590,
        3527895407470827077,
    ]
    assert simulation_seed(7, 0) == "fast:50c6e4282884c6e4"
    assert simulation_seed(-5, 0) == "fast:6760ed5c34a9eb31"
    assert simulation_seed(2**70, 0) == "fast:161658c68dc5451c"
    chance = Chance(simulation_seed(7, 0))
    assert [FastRng(chance.bot_seed(ply, seat)).below(1000) for ply in (0, 1) for seat in (0, 1)] == [
        346,
        836,
        956,
        236,
    ]


def test_the_chance_of_bots_is_bound_to_ply_and_seat() -> None:
    chance = Chance("blake2:" + "0f" * 32)
    seeds = [chance.bot_seed(ply, seat) for ply in range(3) for seat in range(3)]
    assert len(set(seeds)) == 9
    assert seeds == [Chance(chance.seed).bot_seed(ply, seat) for ply in range(3) for seat in range(3)]
    assert Chance("blake2:" + "f0" * 32).bot_seed(0, 0) != seeds[0]
