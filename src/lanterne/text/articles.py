"""Little words that change before what follows: de, que, le, la in French, a and an in English.

Fluent functions of these names, `{ DE($seat) }`, say the word and what follows. `web/src/text/articles.ts` does the
same in the page; `tests/text/articles.json` holds both to the same answers.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

# Of words with h, those before which French elides; of the others with ha, ho and hu it does not.
MUTE = re.compile(
    r"h(a(bi|l(ei|luc|o|ter)|mec|rmo|rpag|rus)"
    r"|e(?!a(?!th)|nn|p\b|ris(?!t)|rn|ron|ros\b|rse|tre|ur[lt]|in\b)"
    r"|i(?!bou|c\b|d(?!alg)|erar|p(?!p?o)|ss|t\b)"
    r"|o(?!b[bo]|c[hk]|l[ld]|m(ard|er\b)|ng|nt|qu|rd|rs|tt|u)"
    r"|u(bert|go|gu|i(l|ss|tr)|m)"
    r"|y)"
)
FULL = re.compile(r"onz[ei]|oui(?!e)|ouisti|uhlan|ulul")  # a vowel that lets nothing fall
LIKE_YOU = re.compile(r"one\b|once\b|eu|ewe|uni(?!d|m|n)|us[aeu]|ut[io]|ur[aiou]|uku|ubi")
SILENT_H = re.compile(r"hour|hono|hones|heir")
SPELLED = re.compile(r"[AEFHILMNORSX](?:[A-Z]{0,2})(?![\w])")  # FBI, X: said letter by letter


def bare(text: str) -> str:
    """Without the quotes or brackets it begins with."""
    return next((text[at:] for at, letter in enumerate(text) if unicodedata.category(letter)[0] not in "PZ"), "")


def plain(text: str) -> str:
    """Small letters without accents, for looking at how a word begins."""
    split = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae").replace("ø", "o"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def elides(text: str) -> bool:
    """Whether de becomes d’ before it."""
    word = plain(bare(text))
    if word[:1] == "h":
        return MUTE.match(word) is not None
    if word[:1] == "y":
        return re.match(r"y[^aeiouy\W]", word) is not None
    return word[:1] in {"a", "e", "i", "o", "u"} and FULL.match(word) is None


def takes_an(text: str) -> bool:
    """Whether English says an before it."""
    shown = bare(text)
    word = plain(shown)
    if re.match(r"\d", word):
        first = re.match(r"\d+", word.replace(",", ""))
        figures = first.group() if first is not None else ""
        return figures.startswith("8") or (figures[:2] in {"11", "18"} and len(figures) % 3 == 2)
    if SPELLED.match(shown):
        return True
    if re.match(r"[A-Z]{1,3}(?!\w)", shown) or LIKE_YOU.match(word):
        return False
    return word[:1] in {"a", "e", "i", "o", "u"} or SILENT_H.match(word) is not None


def french(little: str) -> Callable[..., str]:
    def said(following: Any, case: Any = "") -> str:
        text = str(following)
        return begun(f"{little[:-1]}’{text}" if elides(text) else f"{little} {text}", case)

    return said


def english(following: Any, case: Any = "") -> str:
    text = str(following)
    return begun(f"{'an' if takes_an(text) else 'a'} {text}", case)


def begun(text: str, case: Any) -> str:
    """With a capital where a sentence begins so: `{ A($colour, case: "first") }`."""
    return text[:1].upper() + text[1:] if str(case) == "first" else text


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "A": english,
    "DE": french("de"),
    "LA": french("la"),
    "LE": french("le"),
    "QUE": french("que"),
}
