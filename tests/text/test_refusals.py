"""Whatever the house refuses can be said in every language: the keys are read from the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from tests.contract.texts import LANGUAGES, catalogue

import lanterne
from lanterne.server.messages import Refused

ROOT = Path(lanterne.__path__[0])
SERVER = ROOT / "server"
PREFIX = "refused-"
MADE = ("Phrase",)
RAISED = ("LanterneError", "BadInput", "BadRecord", "NotAllowed", "OptionFault")


def called(node: ast.AST) -> str:
    """The plain name of what a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    return (
        node.func.id
        if isinstance(node.func, ast.Name)
        else node.func.attr
        if isinstance(node.func, ast.Attribute)
        else ""
    )


def nodes(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            yield path, node


def phrases() -> Iterator[tuple[str, ast.Call]]:
    """Every phrase that the code makes of a refusal: its key, and the call."""
    for _path, node in nodes(ROOT):
        if isinstance(node, ast.Call) and called(node) in MADE and node.args:
            key = node.args[0]
            if isinstance(key, ast.Constant) and (
                str(key.value).startswith(PREFIX) or str(key.value).endswith("-fault")
            ):
                yield str(key.value), node


def joins() -> Iterator[str]:
    """The messages of refusals that join two phrases (`core.phrase.joined`)."""
    for _path, node in nodes(ROOT):
        key = node.args[-1] if isinstance(node, ast.Call) and called(node) == "joined" else None
        if isinstance(key, ast.Constant) and str(key.value).startswith(PREFIX):
            yield str(key.value)


USED = {key for key, _ in phrases()} | set(joins())


def test_the_code_was_read() -> None:
    assert {"refused-seat-taken", "refused-option-range", "refused-too-often", "vizia-option-teams-fault"} <= USED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    known = catalogue(language)
    assert sorted(USED - set(known)) == []
    for key, call in phrases():
        if len(call.args) < 2:
            assert known[key] == set(), key
        elif isinstance(call.args[1], ast.Dict):  # else it is put together elsewhere
            given = {str(name.value) for name in call.args[1].keys if isinstance(name, ast.Constant)}
            assert known[key] <= given, key
    for key in joins():
        assert known[key] == {"one", "other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    assert sorted(key for key in catalogue(language) if key.startswith(PREFIX) and key not in USED) == []


def test_languages_want_the_same_arguments() -> None:
    first, second = (catalogue(language) for language in LANGUAGES)
    assert {key: first[key] for key in USED} == {key: second[key] for key in USED}


def test_the_server_refuses_in_phrases_alone() -> None:
    """No sentence in one language hides in what the server raises or sends."""
    plain = [
        f"{path.name}:{node.lineno}"
        for path, node in nodes(SERVER)
        if isinstance(node, ast.Call)
        and called(node) in RAISED
        and any(isinstance(arg, (ast.Constant, ast.JoinedStr)) for arg in node.args[:1])
    ]
    assert plain == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_socket_has_words(language: str) -> None:
    reasons = set(get_args(get_type_hints(Refused)["why"])) - {"unknown-table"}  # that one has a screen of its own
    assert sorted(f"web-table-refused-{why}" for why in reasons) == sorted(
        key for key in catalogue(language) if key.startswith("web-table-refused-")
    )
