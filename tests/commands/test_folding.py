"""Runs of sums take one line in the lists of the text table."""

from __future__ import annotations

from lanterne.commands.folding import between, folded, runs, step


def test_a_run_counts_up_in_one_place() -> None:
    codes = ["pass", *[f"spend {n} cia" for n in range(1, 8)], *[f"spend {n} kgb" for n in range(1, 4)], "play bribery"]
    assert runs(codes) == [(0, 0), (1, 7), (8, 8), (9, 9), (10, 10), (11, 11)]
    assert runs([]) == []
    assert runs([f"take {n}" for n in range(5)]) == [(0, 4)]


def test_only_one_number_may_change_by_one() -> None:
    assert step("spend 1 cia", "spend 2 cia") == 1
    assert step("spend 1 cia", "spend 3 cia") == -1
    assert step("spend 1 cia", "spend 2 kgb") == -1
    assert step("spend cia", "spend kgb") == -1
    assert step("spend 1", "spend 2 cia") == -1
    assert step("pass", "pass") == -1


def test_a_run_reads_from_its_first_to_its_last() -> None:
    assert folded((3, "Spend 1 MB", "spend 1 cia"), (9, "Spend 7 MB", "spend 7 cia")) == (
        "  3–9",
        "Spend 1–7 MB",
        "spend 1–7 cia",
    )
    assert folded((4, "Pass", "pass"), (4, "Pass", "pass")) == ("  4", "Pass", "pass")
    assert between("one coin", "two coins and more") == "one coin – two coins and more"
