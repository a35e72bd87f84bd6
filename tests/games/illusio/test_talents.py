"""The ten talents, branch by branch (point 40)."""

from __future__ import annotations

import pytest

from lanterne.core.rng import FastRng, ScriptedRng
from lanterne.games.illusio.cards import KIND_NAMED, KINDS, OBJECTIVE_NAMED, OBJECTIVES
from lanterne.games.illusio.frames import DRAW, Frame
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIAN_NAMED, by_rules, magician_of
from tests.games.illusio.table import Table, names


def of(magician: str, **more: object) -> Table:
    return Table(magicians=[magician, "quatrevaux"], **more)  # type: ignore[arg-type]


def talents(t: Table) -> list[str]:
    return [code for code in t.codes() if code.startswith("talent")]


@pytest.mark.parametrize("magician", ["belcastel", "finchley", "wethercombe", "altamora", "lockerby", "quatrevaux"])
def test_point_40_no_target_no_offer(magician: str) -> None:
    t = of(magician)
    assert t.codes() == ["end"]
    assert t.refused("talent 0 rope") == "IL-050"
    assert t.refused("talent 5 rope") == "IL-050"


def test_belcastel_own_animal() -> None:
    t = of("belcastel", backstages={0: ["rabbit", "rope"], 1: ["tiger"]})
    assert talents(t) == ["talent 0 rabbit", "talent 1 tiger"]
    t.play("talent 0 rabbit")
    assert t.codes() == ["into dove", "into tiger"]
    assert t.refused("into rope") == "IL-052"
    t.play("into dove")
    assert t.backstage(0) == ["rope", "dove~rabbit"]


def test_belcastel_an_opponents_animal_il_050() -> None:
    t = of("belcastel", backstages={1: ["tiger"]})
    t.play("talent 1 tiger", "into rabbit")
    assert t.backstage(1) == ["rabbit~tiger"]


def test_il_052_back_to_the_printed_kind_is_plain_again() -> None:
    t = of("belcastel", backstages={1: ["rabbit~tiger"]})
    t.play("talent 1 rabbit~tiger", "into tiger")
    assert t.backstage(1) == ["tiger"]


@pytest.mark.parametrize("kind", ["formula", "audience"])
def test_quatrevaux_formula_or_audience(kind: str) -> None:
    t = of("quatrevaux", backstages={0: [kind, "rope"], 1: ["formula"]})
    assert set(talents(t)) == {f"talent 0 {kind}", "talent 0 rope"}
    t.play(f"talent 0 {kind}")
    assert len(t.codes()) == 14
    t.play("into reservoir")
    assert t.backstage(0) == ["rope", f"reservoir~{kind}"]


def test_quatrevaux_makes_formulas_and_audiences() -> None:
    t = of("quatrevaux", backstages={0: ["rope"], 1: ["formula"]})
    assert talents(t) == ["talent 0 rope"]
    t.play("talent 0 rope")
    assert set(t.codes()) == {"into formula", "into audience"}
    assert t.refused("into dove") == "IL-052"
    t.play("into audience")
    assert t.backstage(0) == ["audience~rope"]


def test_quatrevaux_by_the_rules_of_old() -> None:
    """Games that began by rules 1 go on by them."""
    t = of("quatrevaux", backstages={0: ["formula", "rope"]})
    t.s.magicians[0] = by_rules(t.s.magicians[0], 1)
    assert talents(t) == ["talent 0 formula"]
    assert t.refused("talent 0 rope") == "IL-050"
    assert GAME.view(t.s, 0)["players"][0]["magician"] == "quatrevaux"
    t.play("talent 0 formula")
    assert len(t.codes()) == 14


@pytest.mark.parametrize("rules", [1, 2])
def test_an_edition_deals_and_imagines_its_own_magicians(rules: int) -> None:
    game = GAME.edition(rules)
    options = game.options({}, 6)
    starts = [game.start(options, 6, FastRng(seed)) for seed in range(12)]
    quatrevaux = {by_rules(MAGICIAN_NAMED["quatrevaux"], rules)}
    dealt = {index for s in starts for index in s.magicians if magician_of(index).name == "quatrevaux"}
    assert dealt == quatrevaux
    for s in starts:
        assert game.imagine(game.view(s, 0), FastRng(1)).magicians == s.magicians


def test_finchley_takes_and_leaves() -> None:
    t = of("finchley", hands={0: ["dove", "grand"]}, backstages={0: ["rope"], 1: ["scarf", "cage"]})
    assert "talent 0 rope" not in t.codes()
    t.play("talent 1 scarf")
    assert t.codes() == ["leave dove"]
    assert t.refused("leave rope") == "IL-050"
    t.play("leave dove")
    assert t.hand(0) == {"scarf": 1, "grand": 1}
    assert t.backstage(1) == ["dove", "cage"]
    assert GAME.view(t.s, 1)["players"][0]["known"] == {"scarf": 1}


def test_finchley_a_17_the_printed_kind_comes_to_hand() -> None:
    t = of("finchley", hands={0: ["dove"]}, backstages={1: ["rope~tiger+1"]})
    t.play("talent 1 rope~tiger+1", "leave dove")
    assert t.hand(0) == {"tiger": 1}
    assert t.discard() == {"transform": 1}


def test_finchley_needs_a_component_to_leave() -> None:
    t = of("finchley", hands={0: ["grand"]}, backstages={1: ["scarf"]})
    assert t.refused("talent 1 scarf") == "IL-050"


def test_wethercombe_swaps_with_what_lies_on_them() -> None:
    t = of("wethercombe", backstages={0: ["rope", "dove"], 1: ["tiger~cage+1"]})
    t.play("talent 1 tiger~cage+1")
    assert t.codes() == ["give rope", "give dove"]
    assert t.refused("give cage") == "IL-050"
    t.play("give rope")
    assert t.backstage(0) == ["dove", "tiger~cage+1"]
    assert t.backstage(1) == ["rope"]


def test_wethercombe_needs_an_own_component() -> None:
    assert of("wethercombe", backstages={1: ["rope"]}).codes() == ["end"]


@pytest.mark.parametrize("owner", [0, 1])
def test_altamora_sends_back(owner: int) -> None:
    t = of("altamora", backstages={owner: ["rope", "tiger", "dove~rabbit+1"], 1 - owner: ["cage", "case"]})
    assert talents(t) == [f"talent {owner} {item}" for item in ("rope", "tiger", "dove~rabbit+1")]
    t.play(f"talent {owner} dove~rabbit+1")
    assert t.hand(owner) == {"rabbit": 1}
    assert t.discard() == {"transform": 1}


def test_tournevent_once_a_round_a_36() -> None:
    t = of("tournevent", displayed={0: {"C1a": ["audience"], "M1a": ["audience"]}}, turn=1)
    assert [term.value for term in GAME.terms(GAME.view(t.s, 1), "trick C1a")] == [1, 1]
    out = t.play("end")
    assert names(out).count("talent-bonus") == 1
    assert t.s.scores[0] == 2 + 1
    assert not t.s.talent_used[0]  # counted anew after the validations


def test_a_36_only_where_the_value_rises() -> None:
    t = of("tournevent", displayed={0: {"C1a": ["audience", "dejavu", "dejavu"], "M1a": ["audience"]}}, turn=1)
    t.play("end")
    assert t.s.scores[0] == 0 + 2


def test_a_36_a_transformed_audience_counts() -> None:
    t = of("tournevent", displayed={0: {"C1a": ["audience~rope+1"]}}, turn=1)
    t.play("end")
    assert t.s.scores[0] == 2


def test_brandesco_new_domain_after_the_first() -> None:
    t = of("brandesco", displayed={0: {"C1a": ["audience"], "M1a": ["audience"], "I1a": ["audience"]}}, turn=1)
    t.play("end")
    assert t.s.scores[0] == 1 + 2 + 1


def test_brandesco_in_anothers_turn() -> None:
    t = of("brandesco", hands={1: ["success"]}, displayed={0: {"M1a": ["audience"]}}, validated={0: ["C1a"]}, turn=1)
    t.play("play success M1a")
    assert t.s.scores[0] == 2
    assert t.s.talent_used[0] == 1


def test_lockerby_to_the_backstage() -> None:
    t = of("lockerby", hands={0: ["cage", "rope"]})
    t.play("talent prepare cage")
    assert t.backstage(0) == ["cage"]
    assert t.s.actions_left == 2
    assert t.refused("talent prepare rope") == "IL-049"


@pytest.mark.parametrize("code", ["talent add cage to I2a", "talent move case to I2a"])
def test_lockerby_around_an_objective(code: str) -> None:
    t = of("lockerby", hands={0: ["cage"]}, backstages={0: ["case"]}, projects={0: {"I2a": ["dove"]}})
    out = t.play(code)
    assert "displayed" in names(out)
    assert t.s.actions_left == 2


def test_lockerby_only_boxes_that_fit() -> None:
    t = of("lockerby", hands={0: ["cage", "rope"]}, projects={0: {"I2a": ["case"]}})
    assert t.refused("talent add cage to I2a") == "IL-050"
    assert t.refused("talent prepare rope") == "IL-050"


def test_il_051_lockerby_cannot_move_a_box_that_is_placed() -> None:
    t = of("lockerby", backstages={1: ["cage"]}, projects={0: {"I2a": ["cage"], "E2b": ["scarf"]}})
    assert t.refused("talent move cage to E2b") == "IL-051"
    assert t.refused("talent move case to E2b") == "IL-050"


def ombreval(hand: list[str]) -> Table:
    t = Table(magicians=["quatrevaux", "ombreval"], hands={1: hand})
    t.play("end")
    return t


def test_ombreval_keeps_one_of_two() -> None:
    t = ombreval(["rope"])
    assert t.codes() == ["talent", "draw"]
    assert t.refused("end") == "A-07"
    t.rng = ScriptedRng([0, 80, 0, 0, 0])
    out = t.play("talent")
    assert [event.audience for event in out if event.name == "saw-card"] == [(1,), (1,)]
    assert t.codes() == ["keep rope", "keep dejavu"]
    assert t.refused("keep tiger") == "IL-050"
    t.play(t.codes()[1])
    assert t.s.hand_sizes[1] == 5
    assert sum(t.discard().values()) == 1
    assert t.refused("talent") == "A-07"


def test_ombreval_may_draw_as_usual() -> None:
    t = ombreval(["rope"])
    t.play("draw")
    assert t.s.hand_sizes[1] == 5


def test_ombreval_counts_as_the_one_card_of_a_full_hand() -> None:
    t = ombreval(["rope"] * 4)
    t.play("talent")
    t.play(t.codes()[0])
    assert t.s.hand_sizes[1] == 5


@pytest.mark.parametrize("left", [1, 0])
def test_a_40_ombreval_with_one_card_or_none(left: int) -> None:
    t = Table(magicians=["quatrevaux", "ombreval"])
    for kind in range(KINDS):
        t.s.deck[kind] = 0
    t.s.deck[KIND_NAMED["dove"]] = left
    t.s.deck_size = left
    GAME.apply(t.s, 0, GAME.parse("end"), t.rng)
    if left == 0:
        assert t.s.top().kind != DRAW
        return
    GAME.apply(t.s, 1, GAME.parse("talent"), t.rng)
    assert t.codes() == ["keep dove"]
    GAME.apply(t.s, 1, GAME.parse("keep dove"), t.rng)
    assert t.hand(1) == {"dove": 1}
    assert t.discard() == {}


def test_silberrain_swaps() -> None:
    t = of("silberrain", contest=["C1a", "C1b", "M1a", "M1b"])
    out = t.play("talent")
    seen = GAME.view(t.s, 0)["frames"][-1]["objective"]
    assert seen is not None
    assert GAME.view(t.s, 1)["frames"][-1]["objective"] is None
    assert [event.audience for event in out if event.name == "saw-objective"] == [(0,)]
    assert t.refused("swap C4a" if seen != "C4a" else "swap C4b") == "IL-050"
    assert t.refused("end") == "IL-050"
    t.play("swap M1a")
    assert GAME.view(t.s, 1)["contest"] == ["C1a", "C1b", seen, "M1b"]
    assert GAME.view(t.s, 1)["under"] == ["M1a"]


def test_silberrain_declines_and_alone_knows() -> None:
    t = of("silberrain")
    t.play("talent")
    seen = GAME.view(t.s, 0)["frames"][-1]["objective"]
    t.play("decline")
    assert GAME.view(t.s, 0)["under"] == [seen]
    assert GAME.view(t.s, 1)["under"] == [None]
    assert GAME.view(t.s, None)["under"] == [None]


def test_silberrain_the_card_put_under_comes_last() -> None:
    t = of("silberrain")
    t.s.under, t.s.under_known = [t.s.bag.pop()], [1]
    last = t.s.under[0]
    while t.s.bag:
        t.s.validated[1].append(t.s.bag.pop())
    t.play("talent")
    assert t.s.top().objective == last
    assert OBJECTIVE_NAMED[OBJECTIVES[last].name] == last


def test_a_40_silberrain_without_objectives() -> None:
    t = of("silberrain")
    t.s.validated[1] = t.s.bag
    t.s.bag = []
    assert t.refused("talent") == "IL-050"


def test_silberrain_a_33_rebuilds_the_objective_deck() -> None:
    t = of("silberrain")
    t.s.objective_discard = sorted(t.s.bag)
    t.s.bag = []
    assert "objectives-rebuilt" in names(t.play("talent"))


def test_a_07_a_talent_of_another_moment() -> None:
    t = of("tournevent")
    assert t.refused("talent") == "A-07"
    t = of("quatrevaux")
    t.s.frames.append(Frame(DRAW, 0))
    assert t.refused("talent") == "A-07"
