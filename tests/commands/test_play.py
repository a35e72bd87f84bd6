"""`lanterne play`, piped: what a person types and reads at the text table."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commands.cli import Runner

from lanterne.core.record import record_from_line


def test_a_game_to_its_end(lanterne: Runner) -> None:
    ran = lanterne("play", "pebbles", "--seed", 2, typed="1\n" * 9)
    assert ran.code == 0
    assert "Player took 1" in ran.out
    assert "Chance took" in ran.out
    assert "no pebble is left" in ran.out
    assert "1. " in ran.out
    assert "The game is over" in ran.out


def test_the_same_seed_is_the_same_table(lanterne: Runner) -> None:
    first, again, other = (lanterne("play", "pebbles", "--seed", seed, typed="1\n1\n").out for seed in (7, 7, 8))
    assert first == again != other


def test_only_the_persons_own_secret_shows(lanterne: Runner, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    ran = lanterne("play", "pebbles", "--seed", 2, typed=f"1\nlog\nsave {path}\n")
    assert ran.out.count("you hold") == 2  # once as news, once in the log
    state = lanterne("replay", path, "--json").json()["start"]["state"]
    assert str(state["secrets"][0]) in ran.out
    assert str(state["secrets"][1]) not in ran.out


def test_a_refusal_names_its_clause_and_why_repeats_it(lanterne: Runner) -> None:
    ran = lanterne("play", "pebbles", typed="why\ntake 5\nwhy\n")
    assert "Nothing has been refused yet" in ran.out
    assert ran.out.count("5 is not a number you may take") == 2
    assert ran.out.count("PB-1: Whoever is to move takes one or two pebbles.") == 2


@pytest.mark.parametrize("typed", ["dance", "3", "0", "99999999999999999999999", "²", "take", "take x", "\x00"])
def test_nonsense_is_answered(lanterne: Runner, typed: str) -> None:
    ran = lanterne("play", "pebbles", typed=f"{typed}\n1\n")
    assert ran.code == 0
    assert ran.err == ""
    assert "no action" in ran.out
    assert "Player took 1" in ran.out


def test_undo_goes_back_to_ones_own_decision(lanterne: Runner, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    typed = f"undo\ntake 1\ntake 2\nundo\nundo\ntake 2\nsave {path}\n"
    ran = lanterne("play", "pebbles", "--seed", 1, "--option", "heap=20", typed=typed)
    assert ran.out.count("Taken back.") == 2
    assert "nothing that you may take back" in ran.out
    moves = record_from_line(path.read_text()).moves
    assert moves[0] == (0, "take 2")
    assert len(moves) == 2


def test_people_at_one_keyboard_take_nothing_back_that_was_passed_on(lanterne: Runner) -> None:
    ran = lanterne("play", "pebbles", "--seats", 2, typed="1\nundo\n1\n")
    assert "Player 1> 1" in ran.out
    assert "Player 2> undo" in ran.out
    assert "nothing that you may take back" in ran.out
    assert "Chance" not in ran.out


def test_fewer_bots_than_seats_leave_people(lanterne: Runner) -> None:
    ran = lanterne("play", "pebbles", "--seats", 4, "--bots", "random,random", typed="1\n1\n1\n")
    assert "Player 2> 1" in ran.out
    assert "Chance 1 took" in ran.out
    assert "Chance 2 took" in ran.out


def test_bots_bear_the_names_of_their_game(lanterne: Runner) -> None:
    ran = lanterne("play", "illusion", "--bots", "child,child,random", typed="log\nquit\n")
    assert "Lili (bot child): " in ran.out
    assert "Lola (bot child): " in ran.out
    assert "Chance (bot random)\n" in ran.out


def test_orders(lanterne: Runner) -> None:
    ran = lanterne(
        "play", "pebbles", typed="?\nrules\nscore\nall\n/2\n/nothing\nsave\nsave /nowhere/at/all\nspeak\nquit\n1\n"
    )
    assert "explain the last refusal" in ran.out
    assert "PB-2" in ran.out
    assert "taken by Player (PB-1)" in ran.out
    assert "Save where?" in ran.out
    assert "cannot write /nowhere/at/all" in ran.out
    assert "No such action now" in ran.out
    assert "Player> 1" not in ran.out  # nobody is there any more


def test_orders_in_french(lanterne: Runner) -> None:
    ran = lanterne(
        "play", "pebbles", "--lang", "fr", typed="aide\nrègles\npoints\n1\nannuler\njournal\npourquoi\nquitter\n"
    )
    assert "expliquer le dernier refus" in ran.out
    assert "Repris." in ran.out
    assert "Rien n'a encore été refusé" in ran.out


def test_a_file_that_exists_stays(lanterne: Runner, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_text("dear")
    ran = lanterne("play", "pebbles", typed=f"save {path}\n")
    assert "exists already" in ran.out
    assert path.read_text() == "dear"


def test_the_last_pebble_is_taken_for_want_of_a_choice(lanterne: Runner) -> None:
    for seed in range(20):
        ran = lanterne("play", "pebbles", "--seed", seed, typed="1\n" * 9)
        if "for want of a choice: take 1 pebbles" in ran.out:
            told = ran.out.partition("The game is over")[0]
            assert told.count("Player took 1") == told.count("Player> 1") + 1  # once unasked
            return
    raise AssertionError("the last pebble was never left to the person")


def test_options_reach_the_game(lanterne: Runner) -> None:
    assert "12 pebbles left" in lanterne("play", "pebbles", "--option", "heap=12", typed="").out


def test_ctrl_c_leaves_quietly(lanterne: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("lanterne.commands.screen.Screen.ask", interrupt)
    ran = lanterne("play", "pebbles")
    assert ran.code == 130
    assert ran.err == ""


def test_a_hint_says_what_a_bot_would_do_and_why_and_plays_nothing(lanterne: Runner, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    ran = lanterne("play", "illusion", "--lang", "en", "--seed", 2, typed=f"hint\nsave {path}\n")
    assert "Hint: Place the next card" in ran.out
    assert "with a chance of 100%" in ran.out
    assert {row["seat"] for row in lanterne("replay", path, "--json").json()["plies"]} == {1}, "only the bot has played"


def test_between_people_at_one_keyboard_there_are_no_hints(lanterne: Runner) -> None:
    ran = lanterne("play", "illusion", "--lang", "en", "--seats", 3, "--bots", "child", typed="\nhint\n")
    assert "There is no hint here." in ran.out
