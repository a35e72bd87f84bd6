"""Every bot that people are offered has a name, brothers or sisters, a strength and a temper in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lanterne.bots.random import RANDOM
from lanterne.bots.registry import bot_kinds, bot_named, opponents
from lanterne.games.registry import all_games
from lanterne.text import LANGUAGES, Words
from lanterne.text.company import bot_line, bot_name, company

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "company.json").read_text(encoding="utf8"))
GAMES = ("vizia", "illusion", "illusio", "illuminati")
MOST_AT_A_TABLE = {game.name: game.nature.seats[1] for game in all_games()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_grade_is_somebody(lang: str, game: str) -> None:
    words = Words(lang, strict=True)
    for kind in bot_kinds(game):
        if kind.name == RANDOM:
            continue
        key = f"web-bot-{game}-{kind.name}"
        assert words.text(f"{key}-level")
        assert words.text(f"{key}-temper").endswith(".")
        others = words.text(f"{key}-others").split(", ")
        names = {words.text(key), *others}
        assert len(names) == len(others) + 1 >= MOST_AT_A_TABLE[game] - 1


@pytest.mark.parametrize("game", GAMES)
def test_opponents_are_the_grades_from_gentle_to_strong(game: str) -> None:
    kinds = [kind.name for kind in bot_kinds(game)]
    offered = opponents(game)
    assert offered == sorted(offered, key=kinds.index)
    assert 1 <= len(offered) <= 5
    assert RANDOM not in offered
    assert len({bot_name(Words("en"), game, call) for call in offered}) == len(offered)
    for call in offered:
        bot_named(call, game)


def test_where_there_is_nobody_else_chance_plays() -> None:
    assert opponents("pebbles") == [RANDOM]


@pytest.mark.parametrize("case", CASES)
def test_names_at_a_table(case: dict[str, Any]) -> None:
    assert company(Words(case["lang"]), case["game"], case["calls"], case["people"]) == case["names"]


def test_a_bot_is_always_told_to_be_one() -> None:
    told = bot_line(Words("en"), "vizia", "greedy", "Colette")
    assert told.startswith("Colette (bot greedy): ")
    assert bot_line(Words("fr"), "vizia", "random", "Hasard") == "Hasard (robot random)"
