"""The text catalogue, read for the laws: which messages there are in a language, and which arguments each one uses."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import lanterne
from lanterne.core.phrase import Arg, Phrase
from lanterne.games.registry import brought
from lanterne.text.words import READER, sources

LANGUAGES = ("fr", "en")
FOLDER = Path(lanterne.__path__[0]) / "text"


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's own name
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """Every message of a Fluent text with the variables it uses; a line that is no Fluent is an error."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            variables = Variables()
            variables.visit(entry.value)
            found[entry.id.name] = variables.names
    return found


def catalogue(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        found.update(messages(path.read_text(encoding="utf8")))
    for game in brought():
        for text in sources(language, game):
            found.update(messages(text))
    return found


def faults(phrase: Phrase, known: dict[str, set[str]]) -> list[str]:
    """What a language lacks for the phrase: messages, or arguments that the message wants and nobody gives."""
    if phrase.key not in known:
        found = [f"no message {phrase.key}"]
    else:
        found = [f"{phrase.key} wants ${name}" for name in sorted(known[phrase.key] - set(phrase.args) - {READER})]
    for value in phrase.args.values():
        found += arg_faults(value, known)
    return found


def arg_faults(value: Arg, known: dict[str, set[str]]) -> list[str]:
    return faults(value, known) if isinstance(value, Phrase) else []
