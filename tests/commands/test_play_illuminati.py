"""Illuminati at the text table: what a person needs of the cards is there, and nothing is said twice."""

from __future__ import annotations

import re

from tests.commands.cli import Runner

TABLE = ("play", "illuminati", "--seats", 3, "--bots", "greedy,greedy", "--seed", 4)


def prompts(out: str) -> list[str]:
    """What was printed before each prompt."""
    return re.split(r"(?m)^Player> .*$", out)


def test_the_whole_table_once_then_what_changes_and_all_of_it_on_demand(lanterne: Runner) -> None:
    first, second, third, again, *_ = prompts(lanterne(*TABLE, typed="1\n1\nt\nquit\n").out)
    assert "Basic goal" in first
    assert "The Bermuda Triangle 8/8" in first
    for part in (second, third):
        assert "Basic goal" not in part
        assert "Bermuda" not in part
    assert "is needed" in third
    assert "Basic goal" in again
    assert "is needed" in again
    assert again.count("Basic goal") == 1


def test_a_letter_is_not_a_number(lanterne: Runner) -> None:
    first, _, third, *_ = prompts(lanterne(*TABLE, typed="e\nundo\nquit\n").out)
    assert re.search(r"(?m)^  1 Attack with", first)
    assert re.search(r"(?m)^  e Finish", first)
    assert re.search(r"(?m)^  1 Attack with", third)
    ran = lanterne(*TABLE, typed="1\ne\nquit\n").out
    assert "not the moment" in prompts(ran)[2]  # refused, with the reason


def test_cards_can_be_read(lanterne: Runner) -> None:
    ran = lanterne(*TABLE, typed="card mafia\ncards\ncard no such thing\ncard the mafia\nquit\n").out
    mafia, names, nothing, mafia_again = prompts(ran)[1:5]
    assert "+3 on each attack to control" in mafia
    assert mafia == mafia_again
    assert len(names.splitlines()) > 90
    assert "+3 on each" not in names
    assert "no such card" in nothing


def test_cards_can_be_read_in_french(lanterne: Runner) -> None:
    ran = lanterne(*TABLE, "--lang", "fr", typed="carte fisc\ncartes\ntable\nquitter\n").out
    assert "taxe chaque adversaire" in ran
    assert "Objectif de base" in ran


def test_a_game_without_cards_has_none_to_read(lanterne: Runner) -> None:
    assert "no such card" in lanterne("play", "pebbles", typed="card\nquit\n").out


def test_what_a_target_would_bring_is_told_when_it_is_named(lanterne: Runner) -> None:
    ran = lanterne(*TABLE, typed="1\nscore\nscore target\nquit\n").out
    _, targets, sums, named, *_ = prompts(ran)
    assert "Aim at" in targets
    assert "target" not in sums
    assert "basic 0" in sums
    assert len(re.findall(r"(?m)^ *target \S+ (control|neutralise|destroy) += -?\d+$", named)) > 3
    assert "(43)" in named


def test_a_bot_says_why_it_declines(lanterne: Runner) -> None:
    table = ("play", "illuminati", "--seats", 2, "--bots", "greedy", "--seed", 4)
    ran = lanterne(*table, typed="offer 1 give nothing want 5\n" * 4 + "quit\n").out
    assert "Ludmila: I need that money." in ran
