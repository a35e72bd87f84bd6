"""The log tells what the rules let one remember, until the game is over."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from lanterne.core.game import AnyGame
from lanterne.core.rng import FastRng, simulation_seed
from lanterne.games.registry import game_named
from lanterne.match.log import earliest, forgets, log_lines
from lanterne.match.match import Match

ILLUSIO, ILLUSION = game_named("illusio"), game_named("illusion")
MEMORY = {"memory": True}


def walk(game: AnyGame, options: Mapping[str, object], seats: int, seed: int, most: int = 600) -> Match:
    match = Match(game, options, seats, simulation_seed(seed, 0))
    rng = FastRng(seed)
    while match.ply < most and (waited := game.to_act(match.state)):
        match.play(match.ply, waited[0], game.pick(match.state, waited[0], rng).code())
    return match


def names(match: Match, *, ended: bool) -> list[str]:
    return [event.name for _, _, event in log_lines(match, None, ended=ended)]


@pytest.mark.parametrize("seed", range(6))
def test_covered_kinds_of_the_memory_variant_leave_the_log(seed: int) -> None:
    match = walk(ILLUSIO, MEMORY, 3, seed, most=250)
    turned = [ply for ply, step in enumerate(match.steps) if forgets(match, step.events)]
    assert turned
    assert earliest(match, 0) == match.ply_seen(turned[-1], 0) + 1
    told = [event for step in match.steps[: turned[-1]] for event in step.events if event.name == "transformed"]
    faded = [event for ply, _, event in log_lines(match, None, ended=False) if ply < turned[-1]]
    assert "transformed" not in [event.name for event in faded]
    assert [event.name for event in faded].count("transformed-covered") == len(told)
    for event in faded:
        if event.name == "transformed-covered":
            assert set(event.args) == {"seat", "other"}
            assert "card" not in json.dumps(event.json())
    assert "transformed-covered" not in names(match, ended=True)


def test_some_kinds_were_covered() -> None:
    assert any("transformed-covered" in names(walk(ILLUSIO, MEMORY, 3, seed, 250), ended=False) for seed in range(6))


def test_without_the_variant_everything_stays() -> None:
    match = walk(ILLUSIO, {}, 3, 1, most=250)
    assert names(match, ended=False) == names(match, ended=True)
    assert earliest(match, 0) == 0


def long_illusion() -> Match:
    """A game in which the pile was made anew."""
    for seed in range(200):
        match = walk(ILLUSION, {"length": "twelve"}, 2, seed)
        if any(event.name == "rebuilt" for step in match.steps for event in step.events):
            return match
    raise AssertionError("no pile was made anew")


def test_shares_of_cards_that_came_back_leave_the_log_of_illusion() -> None:
    match = long_illusion()
    last = max(ply for ply, step in enumerate(match.steps) if forgets(match, step.events))
    match.back_to(last + 1)
    lines = log_lines(match, None, ended=False)
    at = max(place for place, (_, _, event) in enumerate(lines) if event.name == "rebuilt")
    before = [event for _, _, event in lines[:at]]
    assert not {event.name for event in before} & {"revealed", "wrong"}
    assert not any(word in event.args for event in before for word in ("red", "yellow", "green", "blue", "after"))
    whole = [event.name for _, _, event in log_lines(match, None, ended=True)]
    assert {"revealed"} <= set(whole)
    assert earliest(match, None) == last + 1
