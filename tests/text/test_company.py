"""Every bot that people are offered has a name, brothers or sisters, a strength and a temper in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lanterne.bots.random import RANDOM
from lanterne.bots.registry import bot_kinds, bot_named, opponents
from lanterne.games.registry import all_games
from lanterne.text import LANGUAGES, Words
from lanterne.text.company import bot_line, bot_name, company
from lanterne.text.words import sources

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "company.json").read_text(encoding="utf8"))
GAMES = ("vizia", "illusion", "illusio", "illuminati")
MOST_AT_A_TABLE = {game.name: game.nature.seats[1] for game in all_games()}
GRADES = {
    "vizia": ("beginner", "casual", "greedy", "strong", "master"),
    "illusion": ("child", "casual", "steady", "sharp", "keen"),
    "illusio": ("beginner", "casual", "greedy", "strong", "master"),
    "illuminati": ("beginner", "casual", "greedy", "strong", "master"),
}
LEVELS = {
    "en": ({"gentle"}, {"easy-going"}, {"steady"}, {"sharp"}, {"formidable"}),
    "fr": (
        {"doux", "douce"},
        {"insouciant", "insouciante"},
        {"posé", "posée"},
        {"perçant", "perçante"},
        {"redoutable"},
    ),
}
KIND = re.compile(r"^web-bot-([a-z]+)-([a-z0-9-]+)-temper =", re.MULTILINE)
ALIASES = {("illusion", "greedy")}  # its steady one


def characters(lang: str) -> list[tuple[str, str]]:
    """The game and kind of each."""
    return [(found[1], found[2]) for text in sources(lang, "web-company") for found in KIND.finditer(text)]


def names_of(lang: str, game: str, kind: str) -> list[str]:
    words = Words(lang, strict=True)
    return [words.text(f"web-bot-{game}-{kind}"), *words.text(f"web-bot-{game}-{kind}-others").split(", ")]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_brothers_and_sisters_are_enough_for_every_seat_and_nobody_bears_two_names(lang: str) -> None:
    everybody: list[str] = []
    for game, kind in characters(lang):
        if (game, kind) not in ALIASES:
            everybody += names_of(lang, game, kind)
            assert len(names_of(lang, game, kind)) >= MOST_AT_A_TABLE[game], (game, kind)
    assert len(set(everybody)) == len(everybody) > 100


def test_names_are_the_same_in_every_language() -> None:
    assert characters("fr") == characters("en")
    for game, kind in characters("fr"):
        assert names_of("fr", game, kind) == names_of("en", game, kind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_word_for_strength_means_the_same_grade_in_every_game(lang: str, game: str) -> None:
    words = Words(lang, strict=True)
    for kind, level in zip(GRADES[game], LEVELS[lang], strict=True):
        assert words.text(f"web-bot-{game}-{kind}-level") in level


@pytest.mark.parametrize("game", GAMES)
def test_opponents_are_the_grades_from_gentle_to_strong(game: str) -> None:
    kinds = [kind.name for kind in bot_kinds(game)]
    offered = opponents(game)
    assert offered == list(GRADES[game])
    assert offered == sorted(offered, key=kinds.index)
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
