"""`lanterne replay --seat N`: worlds that those eyes cannot tell apart are told in the same bytes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.commands.cli import Runner

from lanterne.commands.replay import Told, document, print_story
from lanterne.core.game import Seat
from lanterne.core.rng import FastRng, simulation_seed
from lanterne.games.registry import game_named
from lanterne.match.match import ALL_STATES, Match, Step
from lanterne.text import Words

FORMS = [[], ["--json"], ["--lang", "fr"]]
SECRETIVE = {"hidden_goals": True, "hidden_illuminati": True}
GOALS = {"hidden_goals": True}
TABLES: list[dict[str, Any]] = [SECRETIVE, GOALS, {"cheating": True}]


def begun(options: dict[str, Any]) -> Match:
    return Match(game_named("illuminati"), options, 3, simulation_seed(0, 0), ALL_STATES)


def play_on(match: Match, *codes: str) -> Match:
    for code in codes:
        match.play(match.ply, match.game.to_act(match.state)[0], code)
    return match


def kept(match: Match, path: Path) -> Path:
    path.write_text(match.record().line() + "\n")
    return path


def told(lanterne: Runner, path: Path, eyes: object, form: list[str]) -> str:
    ran = lanterne("replay", path, "--seat", eyes, *form)
    assert ran.code == 0, ran.err
    return ran.out


@pytest.mark.parametrize("form", FORMS)
def test_a_secret_goal_is_told_to_its_owner_alone(lanterne: Runner, tmp_path: Path, form: list[str]) -> None:
    one = kept(play_on(begun(GOALS), "goal total-power"), tmp_path / "one")
    other = kept(play_on(begun(GOALS), "goal weird-groups"), tmp_path / "other")
    (chooser,) = [step.seat for step in play_on(begun(GOALS), "goal total-power").steps]
    for eyes in (0, 1, 2, "none", "all"):
        same = told(lanterne, one, eyes, form) == told(lanterne, other, eyes, form)
        assert same == (eyes not in (chooser, "all")), eyes


@pytest.mark.parametrize("form", FORMS)
def test_an_offer_between_others_never_happened(lanterne: Runner, tmp_path: Path, form: list[str]) -> None:
    match = begun({})
    game = match.game
    code = "offer 2 give 2 want 1"
    while game.to_act(match.state) != [0] or game.refusal(match.state, 1, game.parse(code)) is not None:
        seat = game.to_act(match.state)[0]
        match.play(match.ply, seat, game.legal(match.state, seat)[-1].code())
    silent = kept(match, tmp_path / "silent")
    match.play(match.ply, 1, code)
    spoken = kept(match, tmp_path / "spoken")
    for eyes in (0, "none"):
        assert told(lanterne, silent, eyes, form) == told(lanterne, spoken, eyes, form)
    for eyes in (1, 2, "all"):
        assert told(lanterne, silent, eyes, form) != told(lanterne, spoken, eyes, form)


def test_plies_are_counted_as_those_eyes_saw_them(lanterne: Runner, tmp_path: Path) -> None:
    match = begun({})
    game = match.game
    while match.ply_of(None) == match.ply:
        seat = game.to_act(match.state)[0]
        other = (seat + 1) % 3
        aside = f"promise {(seat + 2) % 3} peace"
        if game.refusal(match.state, other, game.parse(aside)) is None:
            match.play(match.ply, other, aside)
        else:
            match.play(match.ply, seat, game.legal(match.state, seat)[-1].code())
    seen = match.ply_of(None)
    path = kept(match, tmp_path / "aside")
    found = lanterne("replay", path, "--seat", "none", "--json").json()
    assert [row["ply"] for row in found["plies"]] == list(range(seen))
    lanterne.refused("replay", path, "--seat", "none", "--ply", match.ply, saying=f"0 to {seen}")
    assert len(lanterne("replay", path, "--json").json()["plies"]) == match.ply


def test_codes_of_others_and_the_seed_stay_behind(lanterne: Runner, tmp_path: Path) -> None:
    match = begun(SECRETIVE)
    rng = FastRng(4)
    while match.game.to_act(match.state) and match.ply < 60:
        seat = match.game.to_act(match.state)[0]
        match.play(match.ply, seat, match.game.pick(match.state, seat, rng).code())
    path = kept(match, tmp_path / "game")
    found = lanterne("replay", path, "--seat", 1, "--json").json()
    assert "seed" not in found
    codes = {(row["seat"], row["code"] is not None) for row in found["plies"]}
    assert codes == {(0, False), (1, True), (2, False)}


# ---------------------------------------------------------------------- whatever is played


def sight(match: Match, step: Step, seat: Seat | None) -> str:
    """All that those eyes have of a step by the game's own word."""
    events = [event.json() for event in step.events if event.is_for(seat)]
    return json.dumps([step.is_seen_by(seat), events, match.game.view(step.after, seat)])


def story(match: Match, eyes: str, words: Words, capsys: pytest.CaptureFixture[str]) -> str:
    told = Told(match, eyes)
    capsys.readouterr()
    print_story(match.record(), 0, told, len(told.steps()), words)
    return json.dumps(document(match.record(), 0, told, len(told.steps()))) + capsys.readouterr().out


@pytest.mark.parametrize("options", TABLES)
def test_what_looks_alike_is_told_alike(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Moves that a viewer cannot tell apart by events and view, each the last of a record."""
    words = Words("en")
    match = begun(options)
    game = match.game
    rng = FastRng(2)
    compared = 0
    while game.to_act(match.state) and match.ply < 120 and compared < 12:
        seat = game.to_act(match.state)[0]
        legal = game.legal(match.state, seat)
        steps = [match.propose(match.ply, seat, a.code()) for a in legal[:: 1 + len(legal) // 6]]
        for viewer in [each for each in (0, 1, 2, None) if each != seat]:
            alike: dict[str, list[str]] = {}
            for step in steps:
                alike.setdefault(sight(match, step, viewer), []).append(step.a.code())
            for codes in [codes for codes in alike.values() if len(codes) > 1]:
                stories = set()
                for code in codes[:2]:
                    match.play(match.ply, seat, code)
                    stories.add(story(match, "none" if viewer is None else str(viewer), words, capsys))
                    match.undo()
                assert len(stories) == 1, codes
                compared += 1
        match.play(match.ply, seat, game.pick(match.state, seat, rng).code())
    assert compared > 5
