"""Point 41: every word exists in both languages, with the same arguments."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from lanterne.core.game import Event
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.illusio.cards import NAMES, OBJECTIVES
from lanterne.games.illusio.frames import FRAME_NAMES
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.magicians import MAGICIANS
from lanterne.text import Words
from lanterne.text.words import READER
from tests.games.illusio.table import Table

RANGES = [(1, 12), (20, 29), (30, 52), (60, 64), (70, 79), (80, 93), (100, 105)]
CLAUSES = [f"IL-{n:03d}" for low, high in RANGES for n in range(low, high + 1)] + [f"A-{n:02d}" for n in range(1, 42)]


def messages(lang: str) -> dict[str, set[str]]:
    """Each message with the arguments it uses."""
    text = (files("lanterne") / "text" / lang / "illusio.ftl").read_text(encoding="utf8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        match = re.match(r"([a-z][\w-]*) =", line)
        if match:
            key = match.group(1)
            assert key not in found, key
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found


EN, FR = messages("en"), messages("fr")


def test_point_41_both_languages_say_the_same_things() -> None:
    assert EN == FR


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_catalogue_is_sound_fluent(lang: str) -> None:
    syntax = pytest.importorskip("fluent.syntax")
    text = (files("lanterne") / "text" / lang / "illusio.ftl").read_text(encoding="utf8")
    assert [entry for entry in syntax.parse(text).body if type(entry).__name__ == "Junk"] == []


def test_every_clause_card_and_name_has_words() -> None:
    wanted = [f"clause-{clause}" for clause in CLAUSES] + [f"card-{name}" for name in NAMES]
    wanted += [f"objective-{card.name}" for card in OBJECTIVES] + [f"asked-{name}" for name in FRAME_NAMES]
    for magician in MAGICIANS:
        name = magician.name
        wanted += [f"magician-{name}", f"epithet-{name}", f"talent-{name}", f"talent-{name}-help"]
    for option in GAME.option_list:
        wanted += [f"option-{option.key}", f"option-{option.key}-help"]
        wanted += [f"option-{option.key}-{choice}" for choice in option.choices]
    wanted += [f"reason-{reason}" for reason in ("goal", "sold-out", "dry", "stale", "quiet")]
    assert [key for key in wanted if f"illusio-{key}" not in EN] == []
    assert [key for key in EN if "clause-" in key and key.removeprefix("illusio-clause-") not in CLAUSES] == []


def check(phrase: Phrase) -> None:
    if phrase.key == "seat":
        return
    assert phrase.key in EN, phrase.key
    assert EN[phrase.key] <= {*phrase.args, READER}, (phrase.key, phrase.args)
    for arg in phrase.args.values():
        if isinstance(arg, Phrase):
            check(arg)


@pytest.mark.parametrize("memory", [False, True])
def test_every_phrase_of_a_game_is_in_the_catalogue(memory: bool) -> None:
    rng = FastRng(31)
    said = set()
    for _ in range(6):
        out: list[Event] = []
        s = GAME.start(GAME.options({"memory": memory, "talents": "any-time"}, 4), 4, rng, out)
        for ply in range(700):
            waiting = GAME.to_act(s)
            if not waiting:
                break
            legal = GAME.legal(s, waiting[0])
            a = legal[rng.below(len(legal))]
            for one in legal:
                check(GAME.say(one))
            if ply % 20 == 0:
                v = GAME.view(s, waiting[0])
                for line in GAME.describe(v):
                    check(line)
                for topic in GAME.topics(v):
                    for term in GAME.terms(v, topic):
                        check(term.phrase)
            GAME.apply(s, waiting[0], a, rng, out)
        for event in out:
            said.add(event.name)
            check(Phrase(f"illusio-event-{event.name}", event.args))
    assert len(said) > 20


SUMS = {
    "en": "validated: 6 points (level 4 + 2 exact + 1 domain − 1 Deja vu) for Ada, who now has 6.",
    "fr": "validé : 6 points (niveau 4 + 2 exacts + 1 domaine − 1 Déjà vu) pour Ada, qui en a 6.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_validation_tells_its_sum(lang: str) -> None:
    parts = ["tiger", "cage", "smoke", "formula", "dejavu"]
    t = Table(hands={0: ["success"]}, displayed={0: {"I4a": parts}}, validated={0: ["I1a"]})
    told = [event for event in t.play("play success I4a") if event.name == "validated"]
    assert Words(lang).event("illusio", told[0], ["Ada", "Ben"]).endswith(SUMS[lang])


def test_a_trick_never_costs_points_and_the_sum_says_so() -> None:
    t = Table(hands={0: ["success"]}, displayed={0: {"I1a": ["audience", "dejavu", "dejavu"]}})
    told = [event for event in t.play("play success I1a") if event.name == "validated"]
    text = Words("en").event("illusio", told[0], ["Ada", "Ben"])
    assert "0 points (level 1 − 2 Deja vu, never below nought)" in text
