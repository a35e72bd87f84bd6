"""Names in sentences: no second dot after C.I.A., no `de Les Servants`, no `de Parti républicain`, no `de Avide`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from lanterne.core.phrase import Arg, Phrase
from lanterne.text import LANGUAGES, Words
from tests.text.test_catalogue import arguments, messages

FILES = ("illuminati.ftl", "illuminati-attacks.ftl", "illuminati-faces.ftl")
CARDS = ("cia", "republicans", "smof", "network", "servants-of-cthulhu", "illuminated-mafia")
SPECIALS = ("murphys-law", "secrets", "bribery")
SEATED = {"accused", "other", "seat", "to"}
NAMED = {"attacker", "card", "give", "group", "master", "source", "target", "want"}
# An Illuminati's name never ends in a dot, and these speak of no other card.
OF_ILLUMINATI = {f"illuminati-event-{name}" for name in ("accused", "dealt", "exposed", "illuminati-shown")}
SLIPS = {
    "en": (r"\.\.(?!\.)",),
    "fr": (
        r"\.\.(?!\.)",
        r"\b([Dd]e|[Dd]u|[Dd]es|[Àà]|[Aa]u|[Aa]ux) (Les?|La|Parti|C\.I\.A\.|M\.I\.F)",
        r"\b[Dd]e Avide",
    ),
}


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every message with a person's name in it, and each in which a card is named with each of the names."""
    words = Words(lang, strict=True)
    for file in FILES:
        known = messages(lang, file)
        for key in known:
            needed = arguments(key, known)
            people: dict[str, Arg] = {name: "Avide" if name in SEATED else 2 for name in needed}
            yield key, words.say(Phrase(key, people))
            named = needed & (NAMED | ({"other"} if key.startswith("illuminati-action-") else set()))
            for card in CARDS if named else ():
                if key in OF_ILLUMINATI and CARDS.index(card) < CARDS.index("network"):
                    continue
                args = dict(people)
                args |= {name: Phrase(f"illuminati-card-{card}") for name in named}
                yield key, words.say(Phrase(key, args))
            for special in SPECIALS if "special" in needed else ():
                args = dict(people)
                args["special"] = Phrase(f"illuminati-special-{special}")
                yield key, words.say(Phrase(key, args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_spoils_a_sentence(lang: str) -> None:
    slips = {f"{key}: {text}" for key, text in sentences(lang) for slip in SLIPS[lang] if re.search(slip, text)}
    assert not slips, "\n".join(sorted(slips))


@pytest.mark.parametrize(
    "text",
    ["Groupe détruit : C.I.A..", "Dépenser 2 MB de Les Servants", "au nord de Parti républicain", "Au tour de Avide"],
)
def test_slips_are_found(text: str) -> None:
    assert any(re.search(slip, text) for slip in SLIPS["fr"])
