"""Illusion at the text table: without pictures it is played by ear."""

from __future__ import annotations

from tests.commands.cli import Runner


def test_what_cannot_be_seen_is_told(lanterne: Runner) -> None:
    ran = lanterne("play", "illusion", "--seed", "3", typed="quit\n")
    assert ran.code == 0, ran.err
    assert "looks like" in ran.out


def test_whoever_wants_to_guess_blindly_may(lanterne: Runner) -> None:
    ran = lanterne("play", "illusion", "--seed", "3", "--option", "ear=false", typed="quit\n")
    assert ran.code == 0, ran.err
    assert "looks like" not in ran.out
