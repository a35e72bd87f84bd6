"""What an arena counts."""

from __future__ import annotations

import pytest

from lanterne.sim.intervals import wilson
from lanterne.sim.ledger import Ledger, Played


def test_a_deal_counts_when_it_is_whole() -> None:
    ledger = Ledger(("a", "b"), 2, 1)
    assert not ledger.add(Played(0, (0, 1), [1, 2], 10))
    assert ledger.deals == 0
    assert ledger.add(Played(1, (1, 0), [2, 1], 12))
    assert (ledger.deals, ledger.decisions) == (1, 22)
    row = ledger.results(0)[0]
    assert (row["games"], row["wins"], row["share"]) == (2, 2, 1)


def test_deals_are_the_trials() -> None:
    """Who wins a deal from both sides has won one trial, not two."""
    ledger = Ledger(("a", "b"), 2, 1)
    for deal in range(40):
        for turn in range(2):
            winner = 0 if deal % 4 else 1
            seated = (turn, 1 - turn)
            ledger.add(Played(2 * deal + turn, seated, [1 if bot == winner else 2 for bot in seated], 1))
    row = ledger.results(0)[0]
    assert (row["share_low"], row["share_high"]) == pytest.approx(wilson(40, 30))
    cross = ledger.crosstable()[0]
    assert (cross["low"], cross["high"]) == pytest.approx(wilson(40, 30))


def test_three_copies_share_what_they_win() -> None:
    ledger = Ledger(("a", "b"), 4, 2)
    for deal in range(8):
        alone = deal % 2
        for turn in range(4):
            seated = tuple([alone if seat == turn else 1 - alone for seat in range(4)])
            ledger.add(Played(4 * deal + turn, seated, [1 if seat == 0 else 2 for seat in range(4)], 1))
    first, second = ledger.results(0)
    assert first["games"] == second["games"] == 8 * 4 * 2
    assert first["share"] == second["share"] == 0.25
    assert first["share_high"] <= 0.5, "half of the seats at most can win"
    rows = {tuple(row["bots"]): row for row in ledger.lineup_rows()}
    assert set(rows) == {("a", "b", "b", "b"), ("a", "a", "a", "b")}
    assert rows["a", "b", "b", "b"]["deals"] == 4
    assert [won["games"] for won in rows["a", "b", "b", "b"]["results"]] == [16, 48]
    assert sum(ledger.bets.shares.values()) == 4, "a block has both line-ups"
    assert set(ledger.bets.shares) == {0.25}


def test_ties_and_shared_wins() -> None:
    ledger = Ledger(("a", "b", "c"), 3, 1)
    for turn in range(3):
        seated = ((0 + turn) % 3, (1 + turn) % 3, (2 + turn) % 3)
        ledger.add(Played(turn, seated, [3 if bot == 2 else 1 for bot in seated], 1))
    rows = ledger.results(0)
    assert [row["wins"] for row in rows] == [1.5, 1.5, 0]
    cross = {(row["bot"], row["opponent"]): (row["meetings"], row["points"]) for row in ledger.crosstable()}
    assert cross["a", "b"] == cross["b", "a"] == (3, 1.5)
    assert cross["a", "c"] == (3, 3)
    assert cross["c", "a"] == (3, 0)
