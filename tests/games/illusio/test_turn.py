"""Section 4: the draw, actions A to F, the talent's count."""

from __future__ import annotations

import pytest

from lanterne.games.illusio.cards import KIND_NAMED, KINDS
from lanterne.games.illusio.game import GAME
from tests.games.illusio.table import Table, names

SIX = ["rope", "rope", "rope", "rope", "scarf", "scarf"]


@pytest.mark.parametrize(("held", "after"), [(0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (5, 6), (7, 8), (8, 9)])
def test_point_3_il_031_il_032_a_31_the_draw(held: int, after: int) -> None:
    cards = [*SIX, "scarf", "scarf"][:held]
    t = Table(hands={0: ["dove"], 1: cards})
    t.play("end")
    assert t.s.turn == 1
    assert t.s.hand_sizes[1] == after


def test_point_3_il_033_at_most_eight_at_the_end() -> None:
    t = Table(hands={0: [*SIX, "scarf", "scarf", "grand"]})
    t.play("end")
    assert t.s.turn == 0
    assert t.codes() == ["discard rope", "discard scarf", "discard grand"]
    assert t.refused("end") == "IL-033"
    assert t.refused("discard dove") == "IL-033"
    t.play("discard grand")
    assert t.s.turn == 1
    assert t.discard() == {"grand": 1}


def test_a_34_the_limit_is_tested_at_the_own_end_only() -> None:
    t = Table(hands={1: [*SIX, "scarf", "scarf", "grand"]})
    t.play("end")
    assert t.s.hand_sizes[1] == 10  # nine, and the normal draw (IL-032)


def test_point_4_il_034_two_actions_no_third() -> None:
    t = Table(hands={0: ["rope", "rope", "rope"]})
    t.play("prepare rope", "prepare rope")
    assert t.refused("prepare rope") == "IL-034"
    assert t.codes() == ["end"]
    assert Table(hands={0: ["rope"]}).play("end")  # none is fine too


def test_point_5_il_034_the_same_action_twice() -> None:
    Table(hands={0: ["rope", "scarf"]}).play("prepare rope", "prepare scarf")
    Table(hands={0: ["rope", "scarf"]}, projects={0: {"C3a": ["mirrors"]}}).play("add rope to C3a", "add scarf to C3a")
    t = Table(hands={0: ["rope", "scarf"]})
    t.play("exchange rope", "done", "exchange scarf", "done")
    assert t.s.actions_left == 0
    t = Table(hands={0: ["grand", "grand"]}, displayed={1: {"C1a": ["audience"]}})
    t.play("play grand C1a", "play grand C1a")
    t = Table(backstages={0: ["rabbit", "dove"]}, contest=["C2a", "I2a", "M1a", "M1b"])
    t.play("take C2a", "place rabbit", "done", "take I2a", "place dove", "done")
    assert len(t.s.projects[0]) == 2


def test_il_035_prepared_components_lie_face_up() -> None:
    t = Table(hands={0: ["rope"]})
    out = t.play("prepare rope")
    assert names(out) == ["prepared"]
    assert t.backstage(0) == ["rope"]
    assert t.refused("prepare rope") == "IL-035"


def test_il_036_a_05_no_limit_backstage() -> None:
    t = Table(hands={0: ["rope"]}, backstages={0: ["scarf"] * 4 + ["cards"] * 4 + ["blades"] * 4 + ["dove"] * 4})
    t.play("prepare rope")
    assert len(t.backstage(0)) == 17


def test_il_037_a_card_not_held_cannot_be_played() -> None:
    assert Table(displayed={1: {"C1a": ["audience"]}}).refused("play grand C1a") == "IL-037"


def test_point_6_il_038_exchange_three_none_comes_back() -> None:
    t = Table(hands={0: ["rope", "scarf", "dove", "grand"]})
    t.s.discard[KIND_NAMED["smoke"]] = 2
    t.s.discard_size = 2
    for kind in range(KINDS):
        t.s.deck[kind] = 0
    t.s.deck[KIND_NAMED["cage"]] = 1
    t.s.deck_size = 1
    for code in ("exchange rope", "exchange scarf", "exchange dove"):
        GAME.apply(t.s, 0, GAME.parse(code), t.rng)
    assert t.refused("exchange grand") == "A-32"  # three cards can be drawn, no more
    GAME.apply(t.s, 0, GAME.parse("done"), t.rng)
    assert t.hand(0) == {"smoke": 2, "cage": 1, "grand": 1}
    assert t.discard() == {"rope": 1, "scarf": 1, "dove": 1}


def test_a_06_only_the_hand_is_exchanged() -> None:
    t = Table(hands={0: ["dove"]}, backstages={0: ["rope"]})
    assert t.refused("exchange rope") == "IL-038"


def test_a_32_no_supply_no_exchange() -> None:
    t = Table(hands={0: ["dove"]})
    t.s.deck_size = 0
    assert t.refused("exchange dove") == "A-32"
    assert "exchange dove" not in t.codes()


@pytest.mark.parametrize(("card", "parts", "clause"), [
    ("M1a", ["audience"], ""), ("C2a", ["rabbit"], ""), ("C3a", ["rope"], "IL-039"), ("C4a", ["dove"], "IL-039"),
    ("C3a", ["rope", "mirrors"], ""), ("C4a", ["dove", "audience"], ""), ("C3a", ["rope", "tiger"], "IL-039"),
])  # fmt: skip
def test_point_7_point_9_il_039_il_040_a_04_half_rounded_up(card: str, parts: list[str], clause: str) -> None:
    t = Table(backstages={0: parts}, contest=["M1a", "C2a", "C3a", "C4a"])
    if clause:
        assert t.refused(f"take {card}") == clause
    else:
        t.play(f"take {card}")


def test_point_8_a_03_a_component_in_hand_does_not_count() -> None:
    t = Table(hands={0: ["rabbit"]}, contest=["C2a", "M1a", "M1b", "M2a"])
    assert t.refused("take C2a") == "IL-039"


def test_point_9_il_046_substitutes_of_the_family() -> None:
    t = Table(backstages={0: ["tiger", "blades", "cage"]}, contest=["C2a", "M1a", "M1b", "M2a"])
    t.play("take C2a")
    assert t.refused("place cage") == "IL-047"
    assert t.refused("place dove") == "A-03"
    assert t.refused("done") == "IL-039"
    t.play("place tiger", "place blades")
    assert len(t.s.displayed[0]) == 1


def test_point_10_il_027_il_041_il_060_a_10_all_at_once() -> None:
    t = Table(backstages={0: ["rabbit", "scarf"]}, contest=["C2a", "M1a", "M1b", "M2a"])
    out = t.play("take C2a", "place rabbit", "place scarf")
    assert names(out) == ["took", "placed", "placed", "displayed", "contest-filled"]
    assert len(t.s.contest) == 4
    assert t.s.projects[0] == []
    assert t.s.actions_left == 1


@pytest.mark.parametrize(("knows", "free"), [(0b10, False), (0b11, True)])
def test_il_027_an_unknown_card_from_under_the_deck_is_uncovered(knows: int, free: bool) -> None:
    """No chance is drawn, so only the event says that whoever took the objective has learned something."""
    t = Table(backstages={0: ["rabbit"]}, contest=["C2a", "M1a", "M1b", "M2a"])
    t.s.under, t.s.under_known = [t.s.bag.pop()], [knows]
    t.s.validated[1], t.s.bag = t.s.bag, []
    out = t.play("take C2a", "place rabbit", "done")
    assert not t.rng.used
    filled = [event for event in out if event.name == "contest-filled"]
    assert [event.uncovers(0) for event in filled] == [not free]


def test_point_11_il_045_a_09_two_under_realization() -> None:
    two = {0: {"C2a": ["rabbit"], "C2b": ["cards"]}}
    t = Table(backstages={0: ["audience"]}, projects=two, contest=["M1a", "M1b", "M2a", "M2b"])
    assert t.refused("take M1a") == "IL-045"  # A-35: though it would be complete at once
    t = Table(
        backstages={0: ["audience"]},
        projects={0: {"C2a": ["rabbit"]}},
        displayed={0: {"C2b": ["cards", "dove"]}},
        contest=["M1a", "M1b", "M2a", "M2b"],
    )
    t.play("take M1a", "place audience")


def test_a_35_after_completing_one_there_is_room() -> None:
    two = {0: {"C2a": ["rabbit"], "C2b": ["cards"]}}
    where = ["M1a", "M1b", "M2a", "M2b"]
    t = Table(hands={0: ["scarf"]}, backstages={0: ["audience"]}, projects=two, contest=where)
    t.play("add scarf to C2a", "take M1a", "place audience")
    t = Table(hands={0: ["scarf"]}, backstages={0: ["audience"]}, projects=two, contest=where, displayed_count=True)
    t.play("add scarf to C2a")
    assert t.refused("take M1a") == "A-09"


def test_il_042_il_051_point_15_point_31_placed_components_are_out_of_reach() -> None:
    t = Table(hands={0: ["transform"]}, projects={0: {"C2a": ["rabbit"]}}, magicians=["belcastel", "altamora"])
    assert t.refused("play transform rabbit") == "IL-042"
    assert t.refused("talent 0 rabbit") == "IL-051"
    assert not [code for code in t.codes() if "rabbit" in code]


def test_point_12_il_043_il_047_from_hand_and_backstage() -> None:
    t = Table(hands={0: ["rope"]}, backstages={0: ["smoke"]}, projects={0: {"C3a": ["scarf"]}})
    t.play("add rope to C3a", "move smoke to C3a")
    assert len(t.s.displayed[0]) == 1
    t = Table(hands={0: ["tiger", "dove"]}, projects={0: {"C2a": ["rabbit"]}})
    assert t.refused("add tiger to C2a") == "IL-047"
    assert t.refused("move tiger to C2a") == "IL-043"
    assert t.refused("add rope to C2a") == "IL-043"


def test_a_29_only_own_objectives() -> None:
    t = Table(hands={0: ["scarf"]}, projects={1: {"C2a": ["rabbit"]}})
    assert t.refused("add scarf to C2a") == "A-29"


def test_point_13_il_044_a_17_abandoning() -> None:
    t = Table(projects={0: {"C2a": ["dove~rabbit+1"]}})
    before = t.s.contest[:]
    t.play("abandon C2a")
    assert t.backstage(0) == ["dove~rabbit+1"]
    assert t.s.contest == before
    assert len(t.s.objective_discard) == 1
    assert t.refused("abandon C2a") == "IL-044"


def test_point_14_a_11_a_displayed_trick_stays() -> None:
    assert Table(displayed={0: {"C1a": ["audience"]}}).refused("abandon C1a") == "A-11"


def test_point_30_il_048_il_049_a_08_the_talent_once_a_round() -> None:
    t = Table(hands={0: ["rope", "rope"]}, backstages={0: ["formula", "formula"]})
    t.play("talent 0 formula", "into tiger")
    assert t.s.actions_left == 2
    assert t.refused("talent 0 formula") == "IL-049"
    t.play("prepare rope", "prepare rope")
    t.next_turn()
    t.play("talent 0 formula", "into dove")
    assert t.backstage(0) == ["rope", "rope", "dove~formula", "tiger~formula"]


def test_a_07_the_talent_also_after_the_second_action() -> None:
    t = Table(hands={0: ["rope", "formula"]})
    t.play("prepare rope", "prepare formula", "talent 0 formula", "into tiger", "end")


def test_il_050_another_seat_waits() -> None:
    t = Table()
    assert t.refused("end", seat=1) == "IL-029"
    assert t.codes(1) == []
    assert t.refused("pass") == "IL-034"


def test_a_12_special_actions_may_come_first() -> None:
    t = Table(hands={0: ["grand", "rope"]}, displayed={0: {"C1a": ["audience"]}})
    t.play("play grand C1a", "prepare rope")


def test_point_36_il_025_a_02_a_33_the_deck_is_rebuilt_when_needed() -> None:
    t = Table(hands={0: ["rope"]})
    s = t.s
    for kind in range(KINDS):
        s.discard[kind], s.deck[kind] = s.deck[kind], 0
    s.discard_size, s.deck_size = s.deck_size, 0
    out = t.play("exchange rope", "done")
    assert "deck-rebuilt" in names(out)
    assert t.discard() == {"rope": 1}


def test_point_36_a_02_both_empty_draw_what_there_is() -> None:
    t = Table()
    for kind in range(KINDS):
        t.s.hands[0 * KINDS + kind] = t.s.deck[kind]
        t.s.deck[kind] = 0
    t.s.hand_sizes[0] = 90
    t.s.deck_size = 0
    t.s.hands[0] -= 1
    t.s.hands[1 * KINDS] += 1
    t.s.hand_sizes[0] -= 1
    t.s.hand_sizes[1] += 1
    t.play("end")
    t.play("discard rope", "discard rope")
    for kind, count in enumerate(list(t.s.hands[:KINDS])):  # leave eight in hand, two in the discard
        extra = count if t.s.hand_sizes[0] - count > 9 else max(0, t.s.hand_sizes[0] - 9)
        t.s.hands[kind] -= extra
        t.s.hand_sizes[0] -= extra
    GAME.apply(t.s, 0, GAME.legal(t.s, 0)[0], t.rng)
    assert t.s.turn == 1
    assert t.s.hand_sizes[1] == 4  # one, and all three that there were
    assert t.s.supply() == 0
