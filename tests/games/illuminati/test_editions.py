"""Games that began by former rules go on by them: the state carries their number, and so does every world imagined."""

from __future__ import annotations

import pytest

from lanterne.core.game import AnyGame
from lanterne.core.rng import FastRng, simulation_seed
from lanterne.games.illuminati.editions import PLAYS, RULES
from lanterne.games.illuminati.game import GAME
from lanterne.match.match import Match, replay

every_edition = pytest.mark.parametrize("rules", PLAYS)
PRESENT = "offer 1 give 1 want nothing"


def match_by(rules: int) -> Match:
    """As far as seat 0 may give seat 1 something."""
    game: AnyGame = GAME.edition(rules)
    match = Match(game, {}, 3, simulation_seed(5, 0))
    while game.refusal(match.state, 0, game.parse(PRESENT)) is not None:
        seat = game.to_act(match.state)[0]
        match.play(match.ply, seat, game.legal(match.state, seat)[-1].code())
    return match


@every_edition
def test_the_number_is_in_the_state_and_in_whatever_derives_from_it(rules: int) -> None:
    match = match_by(rules)
    game = match.game
    plain = match.state.json()
    assert plain["rules"] == rules
    assert match.state.copy().json()["rules"] == rules
    assert GAME.load(plain).rules == rules
    for seat in (None, 0, 1, 2):
        assert game.imagine(game.view(match.state, seat), FastRng(1)).rules == rules


@every_edition
def test_a_record_is_replayed_by_the_rules_it_names(rules: int) -> None:
    match = match_by(rules)
    match.play(match.ply, 0, PRESENT)
    assert bool(match.state.json()["offers"]) == (rules == 2)
    line = match.record().line()
    assert f'"rules":{rules}' in line
    again = replay(GAME, match.record())
    assert again.game is GAME.edition(rules)
    assert again.record().line() == line
    assert again.state.json() == match.state.json()


def test_new_games_follow_the_newest() -> None:
    assert GAME.rules == RULES == PLAYS[-1]
    assert GAME.edition(RULES) is GAME
    assert GAME.start(GAME.options({}, 3), 3, FastRng(1)).rules == RULES
