"""Fields are declared once: none that a class has is forgotten when it is copied, written or read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import lanterne
from lanterne.core.fields import COPIER, FieldReader, FieldWriter
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState

FOLDER = Path(lanterne.__path__[0]) / "games/illuminati"
APART = {"options", "seats", "grid", "frames", "waited", "offers", "promises", "result"}  # of the state: not plain
KIND = {"kind", "atk"}  # of frames: what the class says, and the attack, which has fields of its own


def assigned(function: ast.FunctionDef, whose: str = "self") -> set[str]:
    """The attributes of `self`, or of another local, that a method sets."""
    found = set()
    for node in ast.walk(function):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == whose:
                found.add(target.attr)
    return found


def classes() -> dict[str, dict[str, ast.FunctionDef]]:
    """Every class of the game that has fields, by name, with its methods."""
    found = {}
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf8")).body:
            if isinstance(node, ast.ClassDef):
                methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
                if "blank" in methods or "fields" in methods:
                    found[node.name] = methods
    return found


CLASSES = classes()


def test_the_classes_were_found() -> None:
    assert {"IlluminatiState", "Attack", "Turn", "Spending", "Placing", "Announcing"} <= set(CLASSES)
    assert len(CLASSES) > 20


@pytest.mark.parametrize("name", sorted(set(CLASSES) - {"Frame"}))
def test_every_field_is_walked(name: str) -> None:
    methods = CLASSES[name]
    declared = assigned(methods["__init__"]) - (APART if name == "IlluminatiState" else KIND)
    walked = set()
    for method, node in methods.items():
        if method == "fields" or method.endswith("_fields"):
            walked |= assigned(node)
    assert walked == declared if name != "Attack" else walked == declared | {"kind"}


@pytest.mark.parametrize("name", ["IlluminatiState", "Attack"])
def test_a_copy_made_field_by_field_leaves_none_out(name: str) -> None:
    methods = CLASSES[name]
    given = {"options", "seats"} if name == "IlluminatiState" else {"seat", "attacker"}  # to the new one at once
    copied = given | set().union(*[assigned(node, "twin") for key, node in methods.items() if key.startswith("copy")])
    assert copied == assigned(methods["__init__"])


def test_a_walk_copies_writes_and_reads() -> None:
    s = GAME.start(GAME.options({}, 3), 3, FastRng(1))
    writer = FieldWriter()
    s.fields(s, writer)
    plain = writer.noted
    read = IlluminatiState(s.options, 3)
    read.fields(read, FieldReader(plain))
    copy = IlluminatiState(s.options, 3, blank=True)
    copy.fields(s, COPIER)
    for twin in (read, copy):
        told = FieldWriter()
        twin.fields(twin, told)
        assert told.noted == plain
        assert list(told.noted) == list(plain)
        twin.treasury[3] += 1
        twin.turns[0] += 1
    assert s.json() == {**s.json(), **plain}
