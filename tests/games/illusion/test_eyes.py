"""Model eyes: what they see, who sees it, and worlds imagined from it."""

from __future__ import annotations

import json
import math

import pytest

from lanterne.core.errors import BadInput, BadOptions
from lanterne.core.rng import FastRng
from lanterne.games.illusion.eyes import GRADES, SIGMAS, glance
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.options import EYES
from lanterne.games.illusion.state import IllusionState
from lanterne.games.illusion.view import IllusionView
from tests.contract.chance import Noted
from tests.games.illusion.builder import play, start


def seen(s: IllusionState, seat: int, grade: str) -> IllusionView:
    """What a bot with eyes of that grade sees at the seat."""
    return GAME.bot_view(s, seat, {EYES[seat]: grade})


def test_a_seat_sees_its_own_glances_only() -> None:
    s = start(3, eyes1="keen", eyes3="child")
    play(s, "place 0")
    keen, child = seen(s, 0, "keen")["estimates"], seen(s, 2, "child")["estimates"]
    assert all(GAME.view(s, seat)["estimates"] is None for seat in (0, 1, 2, None))
    assert keen is not None
    assert child is not None
    assert len(keen["row"]) == len(child["row"]) == 2
    assert keen != child


def test_a_glance_is_drawn_once_and_remembered() -> None:
    s = start(2, eyes1="casual", eyes2="casual")
    before = seen(s, 0, "casual")["estimates"]
    assert before is not None
    play(s, "place 1")
    after = seen(s, 0, "casual")["estimates"]
    assert after is not None
    assert after["row"] == [*before["row"], before["next"]]


def test_a_card_in_view_is_looked_at_anew_for_another_colour() -> None:
    s = start(2, eyes1="keen", seed=2)
    play(s, "place 0")
    arrow = s.arrow
    play(s, "doubt")
    assert s.arrow != arrow
    found = seen(s, 0, "keen")["estimates"]
    assert found is not None
    truth = s.deck.share(s.row[0], s.arrow)
    assert abs(math.log(found["row"][0] / 100 / truth)) < 5 * 2 * SIGMAS[5]


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
    s = start(3, deck=deck, ear=True, eyes1="sharp")
    play(s, "place 0", "place 1")
    rng = FastRng(4)
    for seat in (0, 1, None):
        v = GAME.view(s, seat)
        worlds = [GAME.imagine(v, rng) for _ in range(6)]
        assert all(GAME.view(world, seat) == v for world in worlds)
        assert len({world.deck.share(world.next, world.arrow) for world in worlds}) > 1


@pytest.mark.parametrize("ear", [False, True])
@pytest.mark.parametrize("grade", ["sharp", "steady", "child", "none"])
def test_worlds_that_a_bot_imagines_show_it_the_same(grade: str, ear: bool) -> None:
    """At the seat it was asked for, in the seat of another bot, and in a person's."""
    s = start(3, ear=ear, eyes1="sharp", eyes2="steady")
    play(s, "place 0", "place 1")
    for seat in range(3):
        v = seen(s, seat, grade)
        for seed in range(4):
            world = GAME.imagine(json.loads(json.dumps(v)), FastRng(seed))
            assert seen(world, seat, grade) == v
            assert seen(world.copy(), seat, grade) == v
            assert GAME.view(world, None) == GAME.view(s, None)
            assert world.blur != s.blur


def test_a_keen_seat_imagines_shares_near_to_what_it_saw() -> None:
    s = start(2, eyes1="keen")
    play(s, "place 0", "place 0", "place 0")
    rng = FastRng(4)
    v = seen(s, 0, "keen")
    assert v["estimates"] is not None
    for _ in range(20):
        world = GAME.imagine(v, rng)
        for card, looked in zip(world.row, v["estimates"]["row"], strict=True):
            assert abs(math.log(looked / 100 / world.deck.share(card, world.arrow))) < 0.5


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
    s = start(2, ear=True)
    play(s, "place 0")
    keys = [phrase.key for phrase in GAME.describe(GAME.view(s, 0))]
    assert keys.count("illusion-view-glance") == 2
    assert keys.count("illusion-view-glance-next") == 1


def test_at_a_table_by_ear_persons_hear_a_middling_eye() -> None:
    s = start(3, ear=True, eyes3="keen")
    assert GAME.view(s, 0)["eyes"] == ["none", "none", "keen"]
    assert [GAME.view(s, seat)["own_eyes"] for seat in (0, 1, 2, None)] == ["steady", "steady", "steady", "none"]
    heard = [GAME.view(s, seat)["estimates"] for seat in range(3)]
    assert all(one is not None and one["next"] > 0 for one in heard)
    assert heard[0] != heard[1]
    assert GAME.view(s, None)["estimates"] is None
    assert GAME.options_json(GAME.options({"ear": True}, 3))["ear"] is True
    assert GAME.view(start(3), 0)["estimates"] is None


# ---------------------------------------------------------------------- seats that change hands (N-19)


def test_n19_a_bot_that_takes_a_seat_over_sees_by_its_own_grade() -> None:
    misses: dict[str, float] = {}
    for grade in GRADES[1:]:
        total = 0.0
        for seed in range(60):
            s = start(2, seed=seed)
            v = seen(s, 0, grade)
            assert (v["own_eyes"], v["eyes"]) == (grade, ["none", "none"])
            assert v["estimates"] is not None
            total += abs(math.log(v["estimates"]["next"] / 100 / s.deck.share(s.next, s.arrow)))
        misses[grade] = total
    assert list(misses) == sorted(misses, key=lambda grade: -misses[grade])


def test_n19_it_keeps_to_what_it_saw() -> None:
    s = start(3)
    before = seen(s, 1, "keen")["estimates"]
    assert before is not None
    assert seen(s.copy(), 1, "keen")["estimates"] == before
    assert seen(GAME.load(json.loads(json.dumps(s.json()))), 1, "keen")["estimates"] == before
    play(s, "place 1")
    after = seen(s, 1, "keen")["estimates"]
    assert after is not None
    assert after["row"] == [*before["row"], before["next"]]


def test_n19_nobody_sees_through_anybody_elses_eyes() -> None:
    """One seat, one grade: the bot it was set up for, another that took it over, a person by ear, another seat."""
    for seed in range(8):
        s = start(3, seed=seed, ear=True, eyes1="steady")
        set_up_for = seen(s, 0, "steady")["estimates"]
        person = GAME.view(s, 0)["estimates"]
        by_ear = GAME.view(s, 1)["estimates"]
        took_over = seen(s, 1, "steady")["estimates"]
        elsewhere = seen(s, 2, "steady")["estimates"]
        better = seen(s, 0, "keen")["estimates"]
        found = [json.dumps(one) for one in (set_up_for, person, by_ear, took_over, elsewhere, better)]
        assert len(set(found)) == len(found)


def test_a_bot_without_wishes_has_the_eyes_of_the_table() -> None:
    s = start(3, eyes1="keen")
    assert GAME.bot_view(s, 0, {}) == seen(s, 0, "keen")
    assert GAME.bot_view(s, 1, {}) == GAME.view(s, 1)


def test_the_blur_is_in_no_view_and_moves_no_draw() -> None:
    """It is drawn after everything else of the set-up: records from before there was one replay as they were."""
    rng = FastRng(3)
    s = GAME.start(GAME.options({"ear": True, "eyes1": "keen"}, 3), 3, rng)
    assert len(s.blur) == 32
    told = [GAME.view(s, seat) for seat in (0, 1, 2, None)] + [seen(s, seat, "sharp") for seat in range(3)]
    assert s.blur not in json.dumps(told)
    again = FastRng(3)
    assert GAME.start(GAME.options({"ear": True, "eyes1": "keen"}, 3), 3, again).json() == s.json()
    assert s.blur == "".join(f"{word:08x}" for word in last_words(3, "keen"))


def last_words(seed: int, grade: str) -> list[int]:
    """The last four draws of a set-up."""
    noted = Noted(seed)
    GAME.start(GAME.options({"ear": True, "eyes1": grade}, 3), 3, noted)
    return [k for _, k in noted.draws[-4:]]
