"""Section 8: the goal, and games that run dry."""

from __future__ import annotations

import pytest

from lanterne.games.illusio.cards import KIND_NAMED, KINDS, OBJECTIVE_NAMED, OBJECTIVES
from lanterne.games.illusio.frames import LIMIT
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.limits import STALE_ROUNDS
from tests.games.illusio.table import Table, names, trick_of

ALL = [card.name for card in OBJECTIVES]


def test_point_32_il_100_il_102_a_24_sudden_death_in_anothers_turn() -> None:
    t = Table(hands={1: ["success"]}, displayed={0: {"C1a": ["audience"]}}, scores=[11, 3], turn=1)
    out = t.play("play success C1a")
    assert names(out)[-1] == "ended"
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("goal", [1, 2], [12, 3])
    assert GAME.to_act(t.s) == []
    assert GAME.legal(t.s, 0) == []
    assert t.refused("end", seat=1) == "IL-100"


def test_point_33_il_101_goal_eight() -> None:
    t = Table(displayed={0: {"C1a": ["audience"]}}, scores=[7, 0], goal=8, turn=1)
    t.play("end")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.winners() == [0]


def test_il_102_the_second_trick_is_not_validated_any_more() -> None:
    t = Table(displayed={0: {"C1a": ["audience"], "C1b": ["formula"]}}, scores=[11, 0], turn=1)
    t.play("end")
    assert t.s.scores[0] == 12
    assert len(t.s.displayed[0]) == 1


def short_table(**more: object) -> Table:
    """No objective is left but those named: seat 1 has validated all the others."""
    used = ["C2a", "C1a"]
    return Table(
        backstages={0: ["rabbit", "scarf"]},
        displayed={1: {"C1a": ["audience"]}},
        validated={1: [name for name in ALL if name not in used]},
        contest=["C2a"],
        goal=24,
        **more,  # type: ignore[arg-type]
    )


def test_point_37_a_02_the_contest_shrinks() -> None:
    t = short_table()
    out = t.play("take C2a", "place rabbit", "done")
    assert "contest-short" in names(out)
    assert t.s.contest == []
    assert t.s.short


def test_il_103_an_abandoned_objective_fills_the_gap() -> None:
    t = short_table()
    t.play("take C2a", "place rabbit", "done", "abandon C2a")
    assert [OBJECTIVES[index].name for index in t.s.contest] == ["C2a"]
    assert t.s.objective_discard == []


def test_il_104_sold_out() -> None:
    t = short_table()
    t.play("take C2a", "place rabbit", "place scarf", "end", "end")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.reason == "sold-out"
    assert outcome.scores == [4, 2]


def test_il_104_three_dry_rounds() -> None:
    t = short_table()
    t.play("take C2a", "place rabbit", "done", "end")  # seat 1 validates; then nobody does
    assert t.s.scores[1] == 2
    seats = []
    while not t.s.reason:
        if "end" in t.codes():
            seats.append(t.s.turn)
        t.play("end" if "end" in t.codes() else t.codes()[0])
    assert t.s.reason == "dry"
    assert seats == [1, 0, 1, 0, 1, 0, 1]  # the turn of that validation, then three full rounds


def test_il_104_abandoning_does_not_restart_the_count() -> None:
    t = short_table()
    t.play("take C2a", "place rabbit", "done", "end", "end")
    dry = t.s.dry
    t.play("abandon C2a", "end")
    assert t.s.dry == dry + 1


def test_il_104_displayed_tricks_are_validated_before_the_end() -> None:
    t = Table(
        3, displayed={1: {"C1a": ["audience", "encore"]}, 2: {"C2a": ["rabbit", "scarf"]}}, scores=[1, 0, 9], goal=13
    )
    t.s.short = True
    t.s.dry = 8
    t.play("end")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.reason == "goal"  # seat 1 came first, though under an Encore
    assert outcome.scores == [1, 1, 13]


def stalling_table() -> Table:
    """The simplest objectives are out of the way, so that nothing need ever be completed."""
    parts = ["rabbit", "rope", "smoke", "case"]
    return Table(backstages={0: parts, 1: parts}, validated={0: [name for name in ALL if name[1] == "1"]})


def stall(t: Table) -> int:
    """Everybody takes an objective and drops it again, turn after turn. How many turns that went on."""
    turns = dropped = 0
    while not t.s.reason:
        held = t.s.projects[t.s.turn]
        takes = [code for code in t.codes() if code.startswith("take ")]
        if held:
            t.play(f"abandon {OBJECTIVES[held[0].objective].name}")
            dropped += 1
        else:
            t.play(takes[0])
            while "done" not in t.codes():
                t.play(t.codes()[0])
            t.play("done")
        t.play("end")
        while not t.s.reason and t.s.top().kind == LIMIT:
            t.play(t.codes()[0])
        turns += 1
    assert dropped == turns // 2
    return turns


def test_a_41_taking_and_dropping_for_ever_ends_by_points() -> None:
    t = stalling_table()
    t.s.scores[1] = 3
    assert stall(t) == STALE_ROUNDS * 2
    assert len(t.s.contest) == 4
    assert not t.s.short
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("stale", [2, 1])


def test_a_41_a_validation_restarts_the_count() -> None:
    t = stalling_table()
    t.s.displayed[1].append(trick_of("C1a", ["audience"]))
    t.s.validated[0].remove(OBJECTIVE_NAMED["C1a"])
    t.s.deck[KIND_NAMED["audience"]] -= 1
    t.s.deck_size -= 1
    t.s.dry = STALE_ROUNDS * 2 - 2
    t.play("end")  # seat 1 validates as its turn begins
    assert t.s.scores[1] == 1
    assert stall(t) == 1 + STALE_ROUNDS * 2


def test_a_41_a_dead_contest_ends() -> None:
    """Nobody can take an objective any more: every Audience and Formula was changed, and no Transform is left."""
    spent = ["rope~audience"] * 6 + ["dove~formula"] * 6 + ["mirrors+6"]
    t = Table(backstages={0: spent}, contest=["C1a", "I1a", "E1b", "M1b"], magicians=["tournevent", "brandesco"])
    while not t.s.reason:
        seat = GAME.to_act(t.s)[0]
        a = GAME.pick(t.s, seat, t.rng)
        assert not a.code().startswith("take ")
        GAME.apply(t.s, seat, a, t.rng)
    assert t.s.reason == "stale"
    assert t.s.validated == [[], []]


def test_a_41_names_itself_and_validates_first() -> None:
    t = Table(displayed={0: {"C1a": ["audience", "encore"]}})
    t.s.dry = STALE_ROUNDS * 2 - 1
    out = t.play("end")
    assert t.s.scores[0] == 1
    assert [(event.name, event.clause) for event in out][-1] == ("ended", "A-41")


def test_il_104_a_round_without_any_deed() -> None:
    t = Table()
    for kind in range(KINDS):
        t.s.deck[kind] = 0
    t.s.deck_size = 0
    for _ in range(2):
        assert GAME.outcome(t.s) is None
        seat = GAME.to_act(t.s)[0]
        GAME.apply(t.s, seat, GAME.parse("end"), t.rng)
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.reason == "quiet"
    assert outcome.places == [1, 1]


@pytest.mark.parametrize(
    ("scores", "tricks", "places"),
    [([5, 4], [1, 2], [1, 2]), ([5, 5], [1, 2], [2, 1]), ([5, 5], [2, 2], [1, 1])],
)
def test_il_104_points_then_tricks_then_shared(scores: list[int], tricks: list[int], places: list[int]) -> None:
    t = Table(scores=scores, validated={0: ALL[: tricks[0]], 1: ALL[10 : 10 + tricks[1]]})
    t.s.reason = "dry"
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.places == places
