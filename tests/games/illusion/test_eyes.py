"""Model eyes: what they see, who sees it, and worlds imagined from it."""

from __future__ import annotations

import math

import pytest

from lanterne.core.errors import BadInput, BadOptions
from lanterne.core.rng import FastRng
from lanterne.games.illusion.eyes import GRADES, SIGMAS, glance
from lanterne.games.illusion.game import GAME
from tests.games.illusion.builder import play, start


def test_a_seat_sees_its_own_glances_only() -> None:
    s = start(3, eyes1="keen", eyes3="child")
    play(s, "place 0")
    keen, person, child = (GAME.view(s, seat)["estimates"] for seat in range(3))
    assert person is None
    assert GAME.view(s, None)["estimates"] is None
    assert keen is not None
    assert child is not None
    assert len(keen["row"]) == len(child["row"]) == 2
    assert keen != child


def test_a_glance_is_drawn_once_and_remembered() -> None:
    s = start(2, eyes1="casual", eyes2="casual")
    before = GAME.view(s, 0)["estimates"]
    assert before is not None
    play(s, "place 1")
    after = GAME.view(s, 0)["estimates"]
    assert after is not None
    assert after["row"] == [*before["row"], before["next"]]


def test_a_card_in_view_is_looked_at_anew_for_another_colour() -> None:
    s = start(2, eyes1="keen", seed=2)
    play(s, "place 0")
    arrow = s.arrow
    play(s, "doubt")
    assert s.arrow != arrow
    seen = GAME.view(s, 0)["estimates"]
    assert seen is not None
    truth = s.deck.share(s.row[0], s.arrow)
    assert abs(math.log(seen["row"][0] / 100 / truth)) < 5 * 2 * SIGMAS[5]


@pytest.mark.parametrize("grade", range(1, 6))
def test_the_error_is_log_normal_with_the_grades_width(grade: int) -> None:
    rng = FastRng(17)
    for haze in (100, 180):
        misses = [math.log(glance(20, haze, grade, rng) / 2000) for _ in range(4000)]
        mean = sum(misses) / len(misses)
        width = math.sqrt(sum((miss - mean) ** 2 for miss in misses) / len(misses))
        expected = SIGMAS[grade] * haze / 100
        assert abs(mean) < 0.06 * expected + 0.002
        assert abs(width / expected - 1) < 0.06


def test_better_grades_see_better() -> None:
    assert list(SIGMAS[1:]) == sorted(SIGMAS[1:], reverse=True)
    assert len(SIGMAS) == len(GRADES)


def test_eyes_for_a_seat_that_is_not_there_are_a_fault() -> None:
    with pytest.raises(BadOptions, match="eyes3"):
        GAME.options({"eyes3": "keen"}, 2)


@pytest.mark.parametrize("deck", ["designed", "endless"])
def test_imagined_worlds_show_the_same_view_and_other_shares(deck: str) -> None:
    s = start(3, deck=deck, eyes1="sharp")
    play(s, "place 0", "place 1")
    rng = FastRng(4)
    for seat in (0, 1, None):
        v = GAME.view(s, seat)
        worlds = [GAME.imagine(v, rng) for _ in range(6)]
        assert all(GAME.view(world, seat) == v for world in worlds)
        assert len({world.deck.share(world.next, world.arrow) for world in worlds}) > 1


def test_a_keen_seat_imagines_shares_near_to_what_it_saw() -> None:
    s = start(2, eyes1="keen")
    play(s, "place 0", "place 0", "place 0")
    rng = FastRng(4)
    v = GAME.view(s, 0)
    assert v["estimates"] is not None
    for _ in range(20):
        world = GAME.imagine(v, rng)
        for card, seen in zip(world.row, v["estimates"]["row"], strict=True):
            assert abs(math.log(seen / 100 / world.deck.share(card, world.arrow))) < 0.5


def test_a_checked_card_keeps_its_shares_in_imagined_worlds() -> None:
    for deck in ("designed", "endless"):
        s = start(2, deck=deck)
        play(s, "place 0", "doubt")
        world = GAME.imagine(GAME.view(s, 0), FastRng(1))
        assert sorted(map(world.deck.four, world.removed)) == sorted(map(s.deck.four, s.removed))


def test_terms_add_up_to_the_arrows_shown() -> None:
    s = start(2)
    play(s, "place 0", "doubt", "place 0", "doubt")
    v = GAME.view(s, 0)
    for seat, topic in enumerate(GAME.topics(v)):
        assert sum(term.value for term in GAME.terms(v, topic)) == sum(v["won"][seat])
    with pytest.raises(BadInput, match="no sum"):
        GAME.terms(v, "arrows 7")


def test_glances_are_described_in_whole_per_cent() -> None:
    s = start(2, eyes1="keen")
    play(s, "place 0")
    keys = [phrase.key for phrase in GAME.describe(GAME.view(s, 0))]
    assert keys.count("illusion-view-glance") == 2
    assert keys.count("illusion-view-glance-next") == 1


def test_at_a_table_by_ear_persons_hear_a_middling_eye() -> None:
    s = start(3, ear=True, eyes3="keen")
    assert GAME.view(s, 0)["eyes"] == ["steady", "steady", "keen"]
    heard = [GAME.view(s, seat)["estimates"] for seat in range(3)]
    assert all(one is not None and one["next"] > 0 for one in heard)
    assert heard[0] != heard[1]
    assert GAME.view(s, None)["estimates"] is None
    assert GAME.options_json(GAME.options({"ear": True}, 3))["ear"] is True
    assert GAME.view(start(3), 0)["estimates"] is None
