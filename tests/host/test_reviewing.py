"""Looking back at a finished game: a curve that ends where the game did, and chances that were really missed."""

from __future__ import annotations

import pytest

from lanterne.bots.bot import Bot
from lanterne.bots.registry import bot_named, estimate_of, options_with_wishes
from lanterne.core.game import AnyGame
from lanterne.core.rng import Chance, FastRng, simulation_seed
from lanterne.games.illusion.game import GAME as ILLUSION
from lanterne.games.registry import game_named
from lanterne.host.playout import play_out
from lanterne.host.review import MOST_MISSED, TURNING, Review, largest_swing
from lanterne.host.reviewing import MISSED, Reviewer
from lanterne.match.match import ALL_STATES, Match
from lanterne.text import LANGUAGES, Words

PLIES = 3  # of an unfinished game; a position of Vizia takes a tenth of a second when interpreted


def played(game: AnyGame, bots: list[Bot], seed: int, most: int = 10_000) -> Match:
    options = options_with_wishes(game, {}, dict(enumerate(bots)))
    chance = Chance(simulation_seed(seed, 0))
    moves = play_out(game, game.options(options, len(bots)), bots, chance, keep_moves=True).moves
    assert moves is not None
    match = Match(game, options, len(bots), chance.seed, ALL_STATES)
    for ply, (seat, code) in enumerate(moves[:most]):
        match.play(ply, seat, code)
    return match


def reviewed(match: Match, bot: Bot) -> Review:
    reviewer = Reviewer(match, bot, 0.05)
    while not reviewer.is_done():
        reviewer.step()
    return reviewer.review


@pytest.fixture(scope="module")
def careless() -> tuple[Match, Review]:
    """A child among keen eyes."""
    eyes = [bot_named(name, "illusion") for name in ("child", "keen", "keen")]
    match = played(ILLUSION, eyes, 5)
    return match, reviewed(match, bot_named("keen", "illusion"))


def test_the_curve_has_a_point_for_every_position_and_ends_as_the_game_did(careless: tuple[Match, Review]) -> None:
    match, review = careless
    assert len(review.points) == len(match.steps) + 1
    assert all(sum(point) == pytest.approx(1.0) for point in review.points)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    winners = outcome.winners()
    assert review.points[-1] == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)]


def test_turning_points_are_the_largest_steps_of_the_curve(careless: tuple[Match, Review]) -> None:
    _, review = careless
    assert review.turning
    for turning in review.turning:
        before, after = review.points[turning.ply], review.points[turning.ply + 1]
        assert turning.seat == largest_swing(before, after)
        assert abs(turning.after - turning.before) >= TURNING
    assert [turning.ply for turning in review.turning] == sorted(turning.ply for turning in review.turning)


def test_whoever_plays_as_the_bot_would_has_missed_nothing(careless: tuple[Match, Review]) -> None:
    _, review = careless
    assert review.agreed[1:] == review.decisions[1:]
    assert review.agreed[0] < review.decisions[0]
    assert {missed.seat for missed in review.missed} == {0}


def test_a_missed_chance_names_what_was_better_and_why(careless: tuple[Match, Review]) -> None:
    match, review = careless
    assert 0 < len(review.missed) <= MOST_MISSED
    for missed in review.missed:
        assert match.steps[missed.ply].a.code() == missed.codes[0] != missed.codes[1]
        assert missed.lost >= MISSED
        assert missed.why is not None
        for lang in LANGUAGES:
            assert Words(lang, strict=True).say(missed.why)


@pytest.mark.parametrize(("game", "bot"), [("vizia", "beginner"), ("illusio", "greedy"), ("illuminati", "beginner")])
def test_every_game_can_be_looked_back_at(game: str, bot: str) -> None:
    """An unfinished game too; the same each time, for nothing here depends on a clock."""
    match = Match(game_named(game), {}, max(2, game_named(game).nature.seats[0]), simulation_seed(3, 0), ALL_STATES)
    rng = FastRng(3)
    for ply in range(PLIES):
        seat = match.game.to_act(match.state)[0]
        match.play(ply, seat, match.game.pick(match.state, seat, rng).code())
    judge = bot_named(bot, game)
    review = reviewed(match, judge)
    assert len(review.points) == PLIES + 1
    assert all(sum(point) == pytest.approx(1.0) for point in review.points)
    assert review.json() == reviewed(match, judge).json()


@pytest.mark.parametrize("game", ["vizia", "illusio", "illusion", "illuminati"])
def test_an_estimate_of_a_finished_game_is_its_outcome(game: str) -> None:
    rules = game_named(game)
    seats = max(2, rules.nature.seats[0])
    blind = bot_named("random", game)
    end = play_out(
        rules, rules.options({}, seats), [blind] * seats, Chance(simulation_seed(1, 0)), keep_moves=False
    ).state
    outcome = rules.outcome(end)
    assert outcome is not None
    winners = outcome.winners()
    wanted = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    assert estimate_of(rules, seats).shares(end, FastRng(1)) == pytest.approx(wanted)
