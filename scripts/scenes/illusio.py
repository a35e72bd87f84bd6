"""Illusio: what half of a trick is, what a trick is worth, what cards played on it change."""

from __future__ import annotations

from tests.games.illusio.table import Table

from lanterne.core.terms import sum_of
from lanterne.games.illusio.game import GAME
from scenes.scene import Scene, match_at

CONTEST = ["I3a", "E4a", "C2b", "M1a"]


def taking() -> Scene:
    t = Table(3, backstages={0: ["tiger", "smoke", "cage"]}, contest=CONTEST, hands={0: ["rope", "dove"]})
    suits = {suit["objective"]: len(suit["items"]) for suit in GAME.view(t.s, 0)["suits"]}
    takeable = [code.split(" ")[1] for code in t.codes(0) if code.startswith("take ")]
    facts = {"laid": suits["I3a"], "poor": suits.get("E4a", 0), "takeable": int("I3a" in takeable)}
    return _scene(t, facts | {"refused": int("E4a" not in takeable)})


def worth() -> Scene:
    parts = ["tiger", "smoke", "mirrors"]
    t = Table(3, displayed={0: {"I3a": parts}}, validated={0: ["I2a"]}, contest=["E4a", "C2b", "M1a", "E1b"])
    return _scene(t, _sum(t, "I3a"))


def played() -> Scene:
    parts = ["tiger", "curtain", "blades", "audience", "grand", "dejavu"]
    t = Table(3, displayed={1: {"M4a": parts}}, contest=["E4a", "C2b", "M1a", "E1b"])
    return _scene(t, _sum(t, "M4a"))


def _sum(t: Table, trick: str) -> dict[str, int]:
    """The trick's worth, summand by summand."""
    found = GAME.terms(GAME.view(t.s, None), f"trick {trick}")
    return {term.phrase.key.rpartition("-")[2]: term.value for term in found} | {"total": sum_of(found)}


def _scene(t: Table, facts: dict[str, int]) -> Scene:
    return Scene(match_at("illusio", t.s, 3), 0, facts)


SCENES = {"taking": taking, "worth": worth, "played": played}
