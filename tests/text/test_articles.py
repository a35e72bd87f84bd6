"""Articles and elisions: every message is said in every one of its forms, and read for slips of grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor
from tests.text.test_catalogue import FILES, FOLDER, arguments, messages

from lanterne.core.phrase import Arg, Phrase
from lanterne.text import LANGUAGES, Words

SLIPS = {
    "en": (
        r"\b[Aa] (?!one\b|uni|use|usa|euro)[aeiou]",
        r"\b[Aa]n [^aeiouAEIOU18hHFLMNRSX]",
        r"\b(the the|a a|of of|to to)\b",
    ),
    "fr": (
        r"\b([Ll]e|[Ll]a|[Dd]e|[Nn]e|[Ss]e|[Qq]ue|[Jj]e|[Mm]e|[Cc]e) (?!oui\b|onz|un\b|a\b)[aeiouéèêâîôœ]",
        r"\b([Dd]e les?|[Àà] les?) (?!\w+(er|ir|re)\b)",
        r"\b(le le|la la|de de|à à)\b",
    ),
}
NUMBERS = (0, 1, 2, 11)
PLURALS = {"one", "many", "other"}  # numbers stand for them


class Choices(Visitor):
    """The keys between which messages choose, by variable."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            names = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
            self.keys.setdefault(node.selector.id.name, set()).update(set(names) - PLURALS)
        self.generic_visit(node)


def choices(lang: str, name: str) -> dict[str, set[str]]:
    found = Choices()
    for entry in FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf8")).body:
        if isinstance(entry, Message):
            found.visit(entry)
    return found.keys


def forms(lang: str, name: str) -> Iterator[tuple[str, str]]:
    """Every message with every choice of its arguments; what nothing depends on is a short name."""
    words = Words(lang, strict=True)
    known = messages(lang, name)
    keys = choices(lang, name)
    for key in known:
        if key.startswith("-"):
            continue
        needed = sorted(arguments(key, known))
        values: list[list[Arg]] = [
            [*NUMBERS, *sorted(keys[variable])] if variable in keys else ["Max"] for variable in needed
        ]
        for chosen in product(*values):
            yield key, words.say(Phrase(key, dict(zip(needed, chosen, strict=True))))


@pytest.mark.parametrize("name", [name for name in FILES if "web" not in name])  # the page's borrow words elsewhere
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_article_slips(lang: str, name: str) -> None:
    slips = {f"{key}: {text}" for key, text in forms(lang, name) for slip in SLIPS[lang] if re.search(slip, text)}
    assert not slips, "\n".join(sorted(slips))


@pytest.mark.parametrize("text", ["a orange tile", "An blue tile", "Take a apple"])
def test_english_slips_are_found(text: str) -> None:
    assert any(re.search(slip, text) for slip in SLIPS["en"])


@pytest.mark.parametrize("text", ["la orange", "de une tuile", "le jeton de les autres", "parce que il"])
def test_french_slips_are_found(text: str) -> None:
    assert any(re.search(slip, text) for slip in SLIPS["fr"])
