"""Both languages say the same things: every key in each, with the same arguments, and none that nobody uses."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

import lanterne
from lanterne.text import LANGUAGES

FOLDER = Path(str(files("lanterne.text")))
FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
SOURCES = "".join(path.read_text(encoding="utf8") for path in sorted(Path(lanterne.__path__[0]).rglob("*.py")))


class Names(Visitor):
    """The variables a message takes, and the messages and terms it leans on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.leans_on: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.leans_on.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.leans_on.add(f"-{node.id.name}")
        self.generic_visit(node)


def names_in(node: BaseNode) -> Names:
    names = Names()
    names.visit(node)
    return names


def messages(lang: str, name: str) -> dict[str, Names]:
    """Every message and term of a file; a fault of syntax or a key given twice fails."""
    found: dict[str, Names] = {}
    for entry in FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf8")).body:
        assert not isinstance(entry, Junk), f"{lang}/{name}: cannot be read: {entry.content!r}"
        if isinstance(entry, (Message, Term)):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            assert key not in found, f"{lang}/{name}: {key} stands there twice"
            found[key] = names_in(entry)
    return found


def arguments(key: str, known: dict[str, Names]) -> set[str]:
    """What must be given for a message: its own variables and those of the messages in it."""
    found = set(known[key].variables)
    for other in known[key].leans_on:
        if not other.startswith("-") and other in known:  # a term sees none of them
            found |= arguments(other, known)
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_keys_and_arguments(name: str) -> None:
    first, *others = [messages(lang, name) for lang in LANGUAGES]
    for other in others:
        assert set(other) == set(first)
        for key in first:
            if not key.startswith("-"):  # a term is a word of one language: it may need what another does not
                assert arguments(key, other) == arguments(key, first), key


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_leans_on_what_its_part_has(lang: str, name: str) -> None:
    part = name.removesuffix(".ftl").partition("-")[0]
    known = {key for file in FILES if file.startswith((part, "app.")) for key in messages(lang, file)}
    for key, names in messages(lang, name).items():
        assert names.leans_on <= known, key


@pytest.mark.parametrize("name", FILES)
def test_the_messages_of_a_game_begin_with_its_name(name: str) -> None:
    part = name.removesuffix(".ftl").partition("-")[0]
    for key in messages("en", name):
        prefixed = key.removeprefix("-").partition("-")[0] == part
        assert prefixed == (part != "app"), key


def test_every_word_of_the_program_is_used() -> None:
    """A key stands in the sources, or its beginning does, followed by a brace of an f-string."""
    for key in messages("en", "app.ftl"):
        stem, _, _ = key.rpartition("-")
        used = f'"{key}"' in SOURCES or f'f"{stem}-{{' in SOURCES or f"f'{stem}-{{" in SOURCES
        assert used, f"{key} is said nowhere"
