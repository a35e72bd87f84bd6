"""Names of cards in sentences: no second dot after C.I.A., no `de Les Servants`, no `de Parti républicain`."""

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
NAMED = {"attacker", "card", "give", "group", "master", "source", "target", "want"}
# An Illuminati's name never ends in a dot, and these speak of no other card.
OF_ILLUMINATI = {f"illuminati-event-{name}" for name in ("accused", "dealt", "exposed", "illuminati-shown")}
SLIPS = {
    "en": (r"\.\.(?!\.)",),
    "fr": (r"\.\.(?!\.)", r"\b([Dd]e|[Dd]u|[Dd]es|[Àà]|[Aa]u|[Aa]ux) (Les?|La|Parti|C\.I\.A\.|M\.I\.F)"),
}


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every message in which a card is named, with each of the names."""
    words = Words(lang, strict=True)
    for file in FILES:
        known = messages(lang, file)
        for key in known:
            needed = arguments(key, known)
            named = needed & (NAMED | ({"other"} if key.startswith("illuminati-action-") else set()))
            for card in CARDS if named else ():
                if key in OF_ILLUMINATI and CARDS.index(card) < CARDS.index("network"):
                    continue
                args: dict[str, Arg] = dict.fromkeys(needed, 2)
                args |= {name: Phrase(f"illuminati-card-{card}") for name in named}
                yield key, words.say(Phrase(key, args))
            for special in SPECIALS if "special" in needed else ():
                args = dict.fromkeys(needed, 2)
                args["special"] = Phrase(f"illuminati-special-{special}")
                yield key, words.say(Phrase(key, args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_spoils_a_sentence(lang: str) -> None:
    slips = {f"{key}: {text}" for key, text in sentences(lang) for slip in SLIPS[lang] if re.search(slip, text)}
    assert not slips, "\n".join(sorted(slips))


@pytest.mark.parametrize(
    "text", ["Groupe détruit : C.I.A..", "Dépenser 2 MB de Les Servants", "au nord de Parti républicain"]
)
def test_slips_are_found(text: str) -> None:
    assert any(re.search(slip, text) for slip in SLIPS["fr"])
