"""What the page is told of Illusio: facts, and in a person's view which component stands where."""

from __future__ import annotations

import re
from typing import Any

from lanterne.core.rng import FastRng
from lanterne.games.illusio.facts import FACTS
from lanterne.games.illusio.frames import TURN
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.items import item_from, item_text
from lanterne.games.illusio.scoring import exact_of
from tests.games.illusio.table import Table

facts: dict[str, Any] = FACTS


def test_numbers() -> None:
    assert (facts["actions"], facts["hand_limit"], facts["contest"], facts["projects"]) == (2, 8, 4, 2)
    assert facts["points_on_trick"] == {"dejavu": -1, "grand": 2}
    assert facts["exact_point"] == 1
    assert len(facts["tricks"]) == 32
    assert sum(one["copies"] for one in facts["components"].values()) == 64
    assert not facts["components"]["formula"]["typed"]


def test_a_trick() -> None:
    assert facts["tricks"]["C4a"] == {
        "domain": "closeup",
        "level": 4,
        "half": 2,
        "slots": ["dove", "scarf", "case", "audience"],
        "needs": {"animals": 1, "accessories": 1, "boxes": 1, "audience": 1},
    }
    assert [facts["tricks"][name]["half"] for name in ("C1a", "C2a", "C3a")] == [1, 1, 2]


def test_il_046_il_071_components_stand_in_their_own_slot_first_then_in_one_of_the_family() -> None:
    t = Table(2, backstages={0: ["rope", "tiger", "cards"]}, contest=["C2a", "C4b", "I1a", "M3a"])
    suits = {suit["objective"]: suit for suit in GAME.view(t.s, 0)["suits"]}
    assert suits["C2a"]["slots"] == [
        {"wanted": "rabbit", "item": "tiger", "exact": False},
        {"wanted": "scarf", "item": "rope", "exact": False},
    ]
    assert (suits["C2a"]["enough"], suits["C2a"]["worth"]) == (True, 2)
    assert [slot["item"] for slot in suits["C4b"]["slots"]] == ["cards", "rope", "tiger", None]
    assert [slot["exact"] for slot in suits["C4b"]["slots"]] == [True, True, False, False]
    assert (suits["C4b"]["items"], suits["C4b"]["worth"]) == (["rope", "cards", "tiger"], 6)
    assert suits["I1a"]["items"] == []
    assert not suits["I1a"]["enough"]


def test_il_072_what_has_no_type_is_never_exact() -> None:
    t = Table(2, backstages={0: ["audience"]}, contest=["C1a", "C2a", "C3a", "C4a"])
    assert GAME.view(t.s, 0)["suits"][0]["slots"] == [{"wanted": "audience", "item": "audience", "exact": False}]


def test_a_39_what_is_covered_suits_nothing() -> None:
    t = Table(2, memory=True, backstages={0: ["?rope+1#1=dove"]}, contest=["C2a", "C2b", "C3a", "C4a"])
    assert [suit["items"] for suit in GAME.view(t.s, 0)["suits"]] == [[], [], [], []]


def test_slots_and_suits_agree_with_what_may_be_done() -> None:
    """All that is placed stands in a slot, exact ones as they are counted; with enough that suits, it may be taken."""
    for seed in range(8):
        raw: dict[str, object] = {"memory": seed % 2 == 1, "talents": "any-time" if seed % 3 == 1 else "own-turn"}
        seats = 2 + seed % 3
        rng = FastRng(seed)
        s = GAME.start(GAME.options(raw, seats), seats, rng)
        ply = 0
        while GAME.to_act(s) and ply < 400:
            seat = GAME.to_act(s)[0]
            v = GAME.view(s, seat)
            for other in range(seats):
                tricks = s.projects[other] + s.displayed[other]
                shown = v["players"][other]["projects"] + v["players"][other]["displayed"]
                for trick, row in zip(tricks, shown, strict=True):
                    standing = [slot["item"] for slot in row["slots"] if slot["item"] is not None]
                    assert sorted(standing) == sorted(row["placed"])
                    assert sum(slot["exact"] for slot in row["slots"]) == exact_of(trick)
            if s.top().kind == TURN and s.actions_left and s.has_room(seat) and not raw["memory"]:
                takes = {a.code() for a in GAME.legal(s, seat)}
                assert [suit["enough"] for suit in v["suits"]] == [
                    f"take {suit['objective']}" in takes for suit in v["suits"]
                ]
            GAME.apply(s, seat, GAME.pick(s, seat, rng), rng)
            ply += 1


def test_a_bot_is_spared_what_is_only_there_to_be_looked_at() -> None:
    t = Table(2, backstages={0: ["rope"]}, projects={0: {"C3a": ["scarf", "smoke"]}})
    bare = GAME.bot_view(t.s, 0, {})
    assert bare["suits"] == []
    assert bare["players"][0]["projects"][0]["slots"] == []
    v = GAME.view(t.s, 0)
    assert len(v["suits"]) == 4
    assert len(v["players"][0]["projects"][0]["slots"]) == 3


def test_components_are_written_as_the_page_is_told() -> None:
    """The page's patterns, in Python again: they read every part of a component's text."""
    opened, covered = [re.compile(text.replace("(?<", "(?P<")) for text in facts["component_texts"]]
    for text, parts in {
        "rope": ("rope", None, None),
        "rope~rabbit": ("rope", "rabbit", None),
        "rope~rabbit+1": ("rope", "rabbit", "1"),
    }.items():
        assert covered.fullmatch(text) is None
        found = opened.fullmatch(text)
        assert found is not None
        assert found.group("kind", "printed", "cards") == parts
        assert item_text(item_from(text)) == text
    for text, hidden in {
        "?rabbit#3": ("?rabbit#3", "rabbit", None, "3", None),
        "?rabbit+2#3=rope": ("?rabbit+2#3", "rabbit", "2", "3", "rope"),
    }.items():
        assert opened.fullmatch(text) is None
        found = covered.fullmatch(text)
        assert found is not None
        assert found.group("bare", "printed", "cards", "badge", "kind") == hidden
        assert item_text(item_from(text)) == text


def test_what_is_being_placed_stands_in_its_slots_for_all() -> None:
    t = Table(2, backstages={0: ["scarf", "rope", "smoke"]}, contest=["C3a", "C4b", "I1a", "M3a"])
    t.play("take C3a", "place smoke", "place rope")
    for seat in (0, 1, None):
        assert GAME.view(t.s, seat)["frames"][-1]["slots"] == [
            {"wanted": "rope", "item": "rope", "exact": True},
            {"wanted": "scarf", "item": None, "exact": False},
            {"wanted": "mirrors", "item": "smoke", "exact": False},
        ]
        assert [frame["slots"] for frame in GAME.view(t.s, seat)["frames"][:-1]] == [[]]
    assert GAME.bot_view(t.s, 0, {})["frames"][-1]["slots"] == []
