"""The Eyes: exact chances, sound decisions, and grades that are worth their names."""

from __future__ import annotations

from itertools import product

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.illusion.chances import PRIOR, SHARES, chances, law_of
from lanterne.bots.illusion.eyes import EyesBot, Races, best_gap, row_chances
from lanterne.bots.random import RandomBot
from lanterne.bots.registry import bot_named
from lanterne.core.game import Action, Seat
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illusion.eyes import GRADES
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from lanterne.host.playout import play_out
from tests.bots import asking
from tests.games.illusion.builder import play, row, start

PAIRS = list(zip(GRADES[2:], GRADES[1:], strict=False))


def share_of_wins(one: Bot, other: Bot, games: int) -> float:
    """How many of the games the first bot wins at two seats, each bot in each seat as often."""
    wins = 0.0
    for index in range(games):
        seat = index % 2
        bots = [one, other] if seat == 0 else [other, one]
        raw: dict[str, object] = {}
        for place, bot in enumerate(bots):
            raw.update(bot.wishes(place))
        chance = Chance(simulation_seed(5, index))
        over = play_out(GAME, GAME.options(raw, 2), bots, chance, keep_moves=False)
        outcome = GAME.outcome(over.state)  # type: ignore[arg-type]
        assert outcome is not None
        wins += seat in outcome.winners()
    return wins / games


def choice(bot: EyesBot, s: IllusionState, seat: Seat) -> Action:
    return asking.chosen(bot, GAME, s, seat)


def test_chances_agree_with_counting_all_cases() -> None:
    laws = [law_of(900, 0.4), law_of(1100, 0.3), law_of(700, 0.5)]
    found = chances(laws[:2], laws[2])
    right = 0.0
    gaps = [0.0, 0.0, 0.0]
    for a, b, new in product(range(len(SHARES)), repeat=3):
        weight = laws[0][a] * laws[1][b] * laws[2][new]
        right += weight * (a <= b)
        gaps[0] += weight * (new <= a <= b)
        gaps[1] += weight * (a <= new <= b)
        gaps[2] += weight * (a <= b <= new)
    assert found.right == pytest.approx(right)
    assert found.gaps == pytest.approx(gaps)


def test_a_glance_that_tells_nothing_leaves_the_decks_own_law() -> None:
    assert law_of(0, 0.3) is PRIOR
    assert sum(law_of(1234, 0.1)) == pytest.approx(1)


def test_keen_eyes_place_where_the_card_belongs() -> None:
    s = row(3, 12, 40, seats=2)
    s.eyes = [5, 5]
    s.glances = {}
    for card in [*s.row, s.next]:
        s.glances[s.glance_at(0, card)] = 100 * s.deck.share(card, 0)
    s.glances[s.glance_at(0, s.next)] = 2400
    assert best_gap(row_chances(GAME.bot_view(s, 0, {"eyes1": "keen"}))) == 2
    assert choice(EyesBot("keen"), s, 0).code() == "place 2"


def test_keen_eyes_doubt_a_row_that_looks_wrong() -> None:
    s = row(40, 3, 12, seats=2)
    s.eyes = [5, 5]
    s.glances = {}
    for card in [*s.row, s.next]:
        s.glances[s.glance_at(0, card)] = 100 * s.deck.share(card, 0)
    assert choice(EyesBot("keen"), s, 0).code() == "doubt"


def test_without_a_next_card_it_doubts_and_with_one_card_it_places() -> None:
    bot = EyesBot("steady")
    s = start(2, eyes1="steady", eyes2="steady")
    assert choice(bot, s, s.turn).code().startswith("place")
    while s.next >= 0:
        play(s, "place 0")
    assert choice(bot, s, s.turn).code() == "doubt"


def test_without_eyes_it_still_plays() -> None:
    s = start(2)
    play(s, "place 0")
    ask = asking.question(EyesBot("steady"), GAME, s, s.turn)
    ask.view = GAME.view(s, s.turn)
    assert EyesBot("steady").choose(ask) in GAME.legal(s, s.turn)


def test_in_a_seat_that_was_not_set_up_for_it_it_sees_all_the_same() -> None:
    """N-19: keen eyes that took over a person's seat put three cards of four where they belong."""
    right = 0
    for seed in range(40):
        s = start(2, seed=seed)
        play(s, choice(EyesBot("keen"), s, s.turn).code())
        first, second = (s.deck.share(card, s.arrow) for card in s.row)
        right += first <= second
    assert right >= 30


def test_what_an_arrow_is_worth() -> None:
    races = Races()
    assert races.value([0, 0], 0, "standard") == pytest.approx(1 / 2)
    assert races.value([2, 2, 2], 1, "standard") == pytest.approx(1 / 3)
    assert races.value([2, 0], 0, "standard") == pytest.approx(7 / 8)
    assert races.value([3, 1], 0, "standard") == 1
    assert races.value([6, 6], 1, "twelve") == pytest.approx(1 / 2)
    assert races.after([6, 5], 0, 1, "twelve") == 0
    assert races.after([6, 5], 1, 1, "twelve") > 0.5


def test_a_game_that_is_decided_is_still_played_to_its_end() -> None:
    bot = EyesBot("steady")
    raw: dict[str, object] = {"length": "twelve", "eyes1": "steady", "eyes2": "steady"}
    for seed in range(10):
        chance = Chance(simulation_seed(seed, 0))
        over = play_out(GAME, GAME.options(raw, 2), [bot, bot], chance, keep_moves=False)
        assert over.decisions < 12 * 15


def test_a_bot_asks_for_its_eyes() -> None:
    assert EyesBot("sharp").wishes(2) == {"eyes3": "sharp"}
    assert RandomBot().wishes(0) == {}


@pytest.mark.parametrize("name", [*GRADES[1:], "greedy"])
def test_every_grade_can_be_called_by_name(name: str) -> None:
    bot = bot_named(name, "illusion")
    assert bot.name == name
    assert bot.wishes(0) == {"eyes1": "steady" if name == "greedy" else name}


@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_each_grade_beats_the_one_below(better: str, worse: str) -> None:
    assert share_of_wins(EyesBot(better), EyesBot(worse), 150) >= 0.6


def test_a_child_beats_chance() -> None:
    assert share_of_wins(EyesBot("child"), RandomBot(), 60) >= 0.8
