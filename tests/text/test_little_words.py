"""de and d’, que and qu’, a and an: by rule, the same in the page, and nowhere without it."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    MessageReference,
    Pattern,
    Placeable,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from tests.text.test_articles import SLIPS
from tests.text.test_catalogue import FILES, FOLDER, messages

from lanterne.core.phrase import Phrase
from lanterne.server.names import FIRST, LAST, MIDDLE
from lanterne.text import LANGUAGES, Words
from lanterne.text.articles import FUNCTIONS

CASES: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "articles.json").read_text(encoding="utf8"))
SPOKEN = {"en": ("A",), "fr": ("DE", "LA", "LE", "QUE")}
GUESTS = [first + middle + last for first, middle, last in product(FIRST, MIDDLE, LAST)]
NAMING = re.compile(r"-(name|colour|card|component|domain|magician|objective|alignment|bot|kind)\b")
# Before these a figure or a path follows, and nothing changes before either.
FIGURES = frozenset(
    "count fewest file goal least level most n of people row rows rounds score seats tricks turns value worst".split()  # noqa: SIM905
)
BEFORE = {
    "en": re.compile(r"(?:^|\W)(an?) $", re.IGNORECASE),
    "fr": re.compile(r"(?:^|[^\w’'])(de|que|le|la|je|me|te|se|ne|ce|jusque|lorsque|puisque|quoique) $", re.IGNORECASE),
}


def named(lang: str) -> list[str]:
    """What cards, colours, kinds and games are called, as far as they take nothing."""
    words = Words(lang, strict=True)
    found = []
    for name in FILES:
        known = messages(lang, name)
        plain = [key for key, each in known.items() if NAMING.search(key) and not each.variables and not each.leans_on]
        found += [words.say(Phrase(key)) for key in plain if not key.startswith("-")]
    return sorted({*found, "red", "orange", "rouge", "jaune"})


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_rule(name: str) -> None:
    assert {text: FUNCTIONS[name](text) for text in CASES[name]} == CASES[name]


def test_every_function_is_tried() -> None:
    assert set(CASES) == set(FUNCTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_names_and_values(lang: str) -> None:
    values = [*named(lang), *GUESTS]
    assert len(values) > 2500
    said = [FUNCTIONS[name](value) for name in SPOKEN[lang] for value in values]
    wrong = [text for text in said if any(re.search(slip, text, re.IGNORECASE) for slip in SLIPS[lang][:1])]
    wrong += [text for text in said if re.match(r"(d|qu|l)’[^aeiouyhéèêâîôœ]|an [^aeiouh8éèêâîôœ]", text.casefold())]
    assert not [
        text
        for text in wrong
        if not re.match(r"an [FHLMNRSX]|\w+ [hy]|[dl]’É|a (uni|use|uto|eur|ufo|usa)|de oui", text, re.I)
    ]


class Bare(Visitor):
    """Places where a word that may change stands before what is only known later."""

    def __init__(self, lang: str) -> None:
        self.before = BEFORE[lang]
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        for first, second in zip(node.elements, node.elements[1:], strict=False):
            if not (isinstance(first, TextElement) and isinstance(second, Placeable)):
                continue
            what = second.expression
            if isinstance(what, (VariableReference, MessageReference, TermReference)) and what.id.name not in FIGURES:
                found = self.before.search(first.value)
                self.found += [] if found is None else [f"{found.group(1)} {{ {what.id.name} }}"]
        self.generic_visit(node)


def bare_in(lang: str, text: str) -> list[str]:
    visitor = Bare(lang)
    visitor.visit(FluentParser().parse(text))
    return visitor.found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_such_word_stands_without_its_function(lang: str, name: str) -> None:
    assert bare_in(lang, (FOLDER / lang / name).read_text(encoding="utf8")) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "k = Table de { $name }"),
        ("fr", "k = { $n ->\n    [one] Que { $seat } joue\n   *[other] x\n }"),
        ("fr", "k = la { k-b }\nk-b = b"),
        ("en", "k = A { k-b } tile\nk-b = b"),
        ("en", "k = takes an { $card }"),
    ],
)
def test_one_without_is_found(lang: str, text: str) -> None:
    assert len(bare_in(lang, text)) == 1


@pytest.mark.parametrize(
    "text", ["k = de { $least } à 3", "k = { DE($name) }", "k = d’aide { $name }", "k = celle-là { $x }"]
)
def test_others_are_not(text: str) -> None:
    assert bare_in("fr", text) == []


@pytest.mark.parametrize(
    ("lang", "key", "args", "wanted"),
    [
        ("fr", "web-table-of", {"name": "Istazar"}, "Table d’Istazar"),
        ("fr", "web-table-of", {"name": "Ben"}, "Table de Ben"),
        ("en", "vizia-web-log-tile-dealt", {"colour": "orange"}, "You are dealt an orange tile."),
        (
            "en",
            "vizia-event-common-turned",
            {"colour": "orange"},
            "An orange tile was turned up among the common ones.",
        ),
        ("en", "illuminati-event-dice-read", {"seat": "Ada", "roll": 8}, "Ada reads an 8 off the dice."),
    ],
)
def test_in_the_catalogue(lang: str, key: str, args: dict[str, str | int], wanted: str) -> None:
    words = Words(lang, strict=True)
    words._load("web")
    assert words.say(Phrase(key, dict(args))) == wanted
