"""Our games inside OpenSpiel: its own trials pass, and its search by information sets plays them."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from lanterne.core.errors import LanterneError
from lanterne.core.game import Json
from lanterne.envs.open_spiel import PREFIX
from lanterne.games.registry import all_games

TABLES: tuple[tuple[str, Json], ...] = (
    ("vizia", {"players": 3, "capture": True, "purchase": True}),
    ("illusion", {"eyes1": "keen"}),
    ("illusion", {"players": 4, "length": "twelve"}),
    ("illusio", {"goal": 6, "memory": True}),
    ("illuminati", {}),
    ("illuminati", {"players": 4, "round_limit": 2, "hidden_goals": True, "hidden_illuminati": True}),
)
every_table = pytest.mark.parametrize(("name", "params"), TABLES)


def loaded(name: str, params: Json) -> Any:
    return pyspiel.load_game(PREFIX + name, params)


def after(game: Any, steps: int, seed: int) -> Any:
    """A position at which somebody is asked, so many random steps from the start or a few more."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        steps -= 1
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_every_game_is_entered_with_every_option() -> None:
    for game in all_games():
        assert PREFIX + game.name in pyspiel.registered_names()
        defaults = {option.key: option.default for option in game.option_list}
        found = pyspiel.load_game(PREFIX + game.name).get_parameters()
        assert found == {"players": game.nature.seats[0], **defaults}


@every_table
def test_the_librarys_own_trial(name: str, params: Json) -> None:
    pyspiel.random_sim_test(loaded(name, params), 1, True, False)


@every_table
def test_the_librarys_search_plays(name: str, params: Json) -> None:
    game = loaded(name, params)
    state = after(game, 120, 4)
    if state.is_terminal():
        state = after(game, 30, 4)
    chance = numpy.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    search = ismcts.ISMCTSBot(game, evaluator, 4.0, 6, random_state=chance)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    assert search.step(state) in state.legal_actions()


def test_an_option_that_is_none_is_refused() -> None:
    with pytest.raises((LanterneError, pyspiel.SpielError)):
        loaded("vizia", {"players": 9})


def test_an_action_goes_by_its_code() -> None:
    state = after(loaded("vizia", {}), 40, 1)
    player = state.current_player()
    texts = [state.action_to_string(player, number) for number in state.legal_actions()]
    assert texts == [a.code() for a in state.table.actions]
    assert state.string_to_action(player, texts[-1]) == len(texts) - 1


def test_copies_and_kept_states_go_on_alike() -> None:
    game = loaded("illusio", {"goal": 6})
    state = after(game, 150, 3)
    others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    others.append(game.deserialize_state(state.serialize()))
    for other in others:
        assert str(other) == str(state)
        assert other.information_state_string() == state.information_state_string()
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)


def test_what_the_library_asks_for_is_what_a_seat_sees() -> None:
    state = after(loaded("illuminati", {"hidden_goals": True}), 60, 5)
    player = state.current_player()
    assert state.information_state_string(player).endswith(state.observation_string(player))
    assert state.observation_string(0) != state.observation_string(1)
    with pytest.raises(ValueError, match="there is no player"):
        state.observation_string(7)
