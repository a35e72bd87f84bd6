"""Sections 5 to 7: display, score, special actions."""

from __future__ import annotations

import pytest

from lanterne.core.terms import sum_of
from lanterne.games.illusio.cards import objective
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.scoring import exact_of, printed_value
from tests.games.illusio.table import Table, names, trick_of


def value(t: Table, card: str) -> int:
    return sum_of(GAME.terms(GAME.view(t.s, None), f"trick {card}"))


def finish_round(t: Table) -> None:
    """Until seat 0 begins its next turn."""
    t.play(*["end"] * t.s.seats)


def test_point_18_il_060_il_061_grand_as_the_second_action() -> None:
    t = Table(hands={0: ["scarf", "grand"]}, projects={0: {"C2a": ["rabbit"]}})
    out = t.play("add scarf to C2a", "play grand C2a")
    assert "displayed" in names(out)
    t = Table(hands={0: ["scarf", "rope", "grand"]}, projects={0: {"C2a": ["rabbit"]}})
    t.play("prepare rope", "add scarf to C2a")
    assert t.refused("play grand C2a") == "IL-034"


def test_point_19_il_030_il_062_il_064_il_070_validated_before_the_draw() -> None:
    t = Table(displayed={0: {"C2a": ["tiger", "rope"]}})
    t.play("end")
    assert t.s.scores[0] == 0
    out = t.play("end")
    assert names(out).index("validated") < names(out).index("drew")
    assert t.s.scores[0] == 2
    assert t.discard() == {"tiger": 1, "rope": 1}
    assert GAME.view(t.s, 1)["players"][0]["validated"] == ["C2a"]


def test_il_063_il_091_others_act_on_it() -> None:
    t = Table(hands={1: ["dejavu"]}, displayed={0: {"C2a": ["rabbit", "scarf"]}})
    t.play("end", "play dejavu C2a")
    assert t.s.actions_left == 1
    assert value(t, "C2a") == 3


def test_il_071_il_072_il_074_point_16_point_28_exact() -> None:
    assert exact_of(trick_of("C2b", ["dove~rabbit+1", "rope"])) == 1
    assert exact_of(trick_of("M1a", ["audience"])) == 0
    assert exact_of(trick_of("C4a", ["dove", "scarf", "case", "audience"])) == 3


def test_point_29_il_073_scarf_cards_smoke() -> None:
    assert exact_of(trick_of("C3a", ["scarf", "cards", "smoke"])) == 1
    assert exact_of(trick_of("C3a", ["cards", "smoke", "scarf"])) == 1


def test_point_17_il_093_transform_goes_with_its_component() -> None:
    t = Table(displayed={0: {"C2b": ["dove~rabbit+1", "cards", "grand"]}})
    finish_round(t)
    assert t.discard() == {"rabbit": 1, "transform": 1, "cards": 1, "grand": 1}
    assert t.s.scores[0] == 2 + 2 + 2


MENTALISM = ["M1a", "M1b", "M2a", "M2b", "M3a"]
MIXED = ["M1a", "M1b", "I1a", "I1b", "I2a"]


@pytest.mark.parametrize(("past", "total"), [(MENTALISM, 4), (MIXED, 3)])
def test_point_27_il_075_il_076_il_077_specialization(past: list[str], total: int) -> None:
    points = 0
    for at, name in enumerate(past):
        t = Table(validated={0: past[:at]}, displayed={0: {name: []}})
        points += printed_value(t.s, 0, t.s.displayed[0][0]) - int(name[1])
    assert points == total


def test_point_25_il_078_il_092_a_21_never_below_nought() -> None:
    for cards in (["dejavu"], ["dejavu", "dejavu"]):
        t = Table(displayed={0: {"C1a": ["audience", *cards]}})
        finish_round(t)
        assert t.s.scores[0] == 0


def test_a_22_specialization_still_pays() -> None:
    t = Table(displayed={0: {"C1a": ["audience", "dejavu"]}}, validated={0: ["C1b"]})
    assert value(t, "C1a") == 1


def test_point_26_il_079_il_090_nine_points() -> None:
    parts = ["dove", "scarf", "case", "audience", "grand"]
    assert value(Table(displayed={0: {"C4a": parts}}), "C4a") == 9
    t = Table(displayed={0: {"C4a": parts}}, validated={0: ["C1b"]})
    assert value(t, "C4a") == 10
    terms = GAME.terms(GAME.view(t.s, 1), "trick C4a")
    assert [term.value for term in terms] == [4, 3, 1, 2]
    assert [term.clause for term in terms] == ["IL-070", "IL-071", "IL-075", "IL-090"]


def test_il_105_a_trick_for_nothing_counts_for_specialization() -> None:
    t = Table(displayed={0: {"C1a": ["audience", "dejavu"], "C1b": ["formula"]}})
    finish_round(t)
    assert t.s.scores[0] == 0 + 2


def test_a_30_the_oldest_first() -> None:
    t = Table(displayed={0: {"C1a": ["audience"], "C1b": ["formula"]}})
    t.play("end")
    out = t.play("end")
    told = [event.args["points"] for event in out if event.name == "validated"]
    assert told == [1, 2]


TWO = {"C1a": ["audience"], "C1b": ["formula"]}
HELD = {"C1a": ["audience", "encore"], "C1b": ["formula"]}
STARS = {"C1a": ["audience"], "M1a": ["audience"]}
STAR_HELD = {"C1a": ["audience", "encore"], "M1a": ["audience"]}


@pytest.mark.parametrize(
    ("magician", "shown", "paid"),
    [("quatrevaux", TWO, [1, 2]), ("quatrevaux", HELD, [2, 1]), ("tournevent", STARS, [2, 1]),
     ("tournevent", STAR_HELD, [2, 2]), ("brandesco", STARS, [1, 2])],
)  # fmt: skip
def test_a_30_a_36_sums_say_what_tricks_on_display_will_pay(
    magician: str, shown: dict[str, list[str]], paid: list[int]
) -> None:
    """If nothing happens to them: those due first count for those due later."""
    t = Table(displayed={0: shown}, magicians=[magician, "quatrevaux"], turn=1)
    assert [value(t, card) for card in shown] == paid
    assert sum_of(GAME.terms(GAME.view(t.s, 1), "score 0")) == sum(paid)
    for _ in range(2):
        finish_round(t)
    assert t.s.scores[0] == sum(paid)


@pytest.mark.parametrize(("turn", "paid"), [(0, [1, 2]), (1, [2, 1])])
def test_a_38_sums_know_when_a_waiting_trick_is_due(turn: int, paid: list[int]) -> None:
    """In its owner's turn it is due at the next one, like the others; before that turn, a turn later."""
    t = Table(displayed={0: TWO}, turn=turn, talents="any-time")
    t.s.displayed[0][0].waits = True
    assert [value(t, card) for card in TWO] == paid


def test_il_005_points_are_split_by_what_brought_them() -> None:
    t = Table(displayed={0: TWO}, turn=1)
    for _ in range(2):
        finish_round(t)
    levels, bonuses = GAME.terms(GAME.view(t.s, 1), "score 0")
    assert (levels.phrase.key, bonuses.phrase.key) == ("illusio-term-score", "illusio-term-bonuses")
    assert levels.value == sum(objective(index).level for index in t.s.validated[0])
    assert levels.value + bonuses.value == t.s.scores[0]


def test_il_102_the_end_counts_no_trick_on_display() -> None:
    t = Table(displayed={0: TWO}, scores=[11, 0], turn=1)
    assert sum_of(GAME.terms(GAME.view(t.s, None), "score 0")) == 11 + 1 + 2
    t.play("end")
    assert t.s.reason == "goal"
    assert len(t.s.displayed[0]) == 1
    assert sum_of(GAME.terms(GAME.view(t.s, None), "score 0")) == t.s.scores[0] == 12


def test_point_15_il_080_a_16_fourteen_other_kinds() -> None:
    t = Table(hands={0: ["transform"]}, backstages={0: ["rabbit"], 1: ["dove"]})
    assert t.refused("play transform dove") == "IL-080"
    t.play("play transform rabbit")
    assert len(t.codes()) == 14
    assert t.refused("into rabbit") == "A-16"
    assert t.refused("end") == "A-16"
    t.play("into formula")
    assert t.backstage(0) == ["formula~rabbit+1"]


def test_il_081_a_14_a_15_transform_stays_and_the_newest_counts() -> None:
    t = Table(hands={0: ["transform", "transform"]}, backstages={0: ["rabbit"]})
    t.play("play transform rabbit", "into dove", "play transform dove~rabbit+1", "into rabbit")
    assert t.backstage(0) == ["rabbit+2"]
    assert t.discard() == {}


def test_il_082_a_13_the_program_remembers() -> None:
    t = Table(hands={0: ["transform"]}, backstages={0: ["rabbit"]})
    t.play("play transform rabbit", "into dove")
    t.next_turn()
    assert t.backstage(0) == ["dove~rabbit+1"]


def test_point_35_il_083_take_is_uniform() -> None:
    counts = {"rope": 0, "scarf": 0}
    t = Table(hands={0: ["take"], 1: ["rope", "rope", "scarf", "scarf", "scarf"]})
    for _ in range(2000):
        twin = t.s.copy()
        GAME.apply(twin, 0, GAME.parse("play take 1"), t.rng)
        hand = GAME.view(twin, 0)["hand"]
        assert hand is not None
        counts[next(iter(hand))] += 1
    chi = (counts["rope"] - 800) ** 2 / 800 + (counts["scarf"] - 1200) ** 2 / 1200
    assert chi < 10.8  # one degree of freedom, one in a thousand


def test_point_35_il_083_only_the_two_learn_which() -> None:
    t = Table(3, hands={0: ["take"], 1: ["rope"], 2: ["dove"]})
    out = t.play("play take 1")
    taken = [event for event in out if event.name == "card-taken"]
    assert taken[0].audience == (0, 1)
    assert not any("card" in event.args for event in out if event.is_for(2))
    assert not any("card" in event.args for event in out if event.is_for(None))
    assert t.discard() == {"take": 1}
    assert GAME.view(t.s, 1)["players"][0]["known"] == {"rope": 1}
    assert GAME.view(t.s, 2)["players"][0]["known"] == {}


def test_a_23_take_needs_a_hand() -> None:
    t = Table(3, hands={0: ["take"], 2: ["rope"]})
    assert t.refused("play take 1") == "A-23"
    assert t.refused("play take 0") == "IL-083"
    assert t.refused("play take 5") == "IL-083"
    assert "play take 2" in t.codes()


def test_point_20_il_084_il_085_a_20_encore() -> None:
    t = Table(hands={0: ["encore"], 1: ["encore", "encore"]}, displayed={0: {"C1a": ["audience"]}})
    t.play("end", "play encore C1a")
    assert t.refused("play encore C1a") == "IL-085"
    out = t.play("end")
    assert "held-over" in names(out)
    assert t.s.scores[0] == 0
    t.play("play encore C1a", "end", "end")
    assert t.s.scores[0] == 0
    finish_round(t)
    assert t.s.scores[0] == 1
    assert t.discard()["encore"] == 2


def test_point_21_il_086_grand_in_the_extra_round() -> None:
    t = Table(hands={0: ["grand"]}, displayed={0: {"C1a": ["audience", "encore"]}}, turn=1)
    t.play("end", "play grand C1a")
    finish_round(t)
    assert t.s.scores[0] == 3


def test_point_22_il_087_il_088_a_19_immediate_success() -> None:
    parts = ["rabbit", "rope", "encore", "grand", "dejavu"]
    t = Table(hands={1: ["success", "grand"]}, displayed={0: {"C2a": parts}}, validated={0: ["C1a"]}, turn=1)
    t.play("play success C2a")
    assert t.s.scores[0] == 2 + 1 + 1 + 2 - 1
    assert t.refused("play grand C2a") == "IL-090"
    assert t.discard()["success"] == 1


@pytest.mark.parametrize(
    ("card", "clause"), [("success", "A-18"), ("grand", "IL-090"), ("dejavu", "IL-089"), ("encore", "IL-084")]
)
def test_point_23_point_24_il_089_a_18_only_on_displayed_tricks(card: str, clause: str) -> None:
    t = Table(hands={0: [card]}, projects={0: {"C2a": ["rabbit"]}})
    assert t.refused(f"play {card} C2a") == clause


@pytest.mark.parametrize("order", ["gds", "dgs", "gsd"])
def test_cards_on_a_trick_in_every_order(order: str) -> None:
    names_of = {"g": "grand", "d": "dejavu", "s": "success"}
    t = Table(hands={0: ["grand", "dejavu", "success"]}, displayed={1: {"C1a": ["audience"]}})
    for letter in order:
        t.s.actions_left = 2
        if t.s.displayed[1]:
            t.play(f"play {names_of[letter]} C1a")
    assert t.s.scores[1] == (3 if order == "gsd" else 2)
