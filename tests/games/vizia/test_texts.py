"""Words: every message exists in both languages and can be said; every clause has its test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lanterne.core.errors import BadCode
from lanterne.core.game import Event
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.lattice import cell_from_text, colour_from_text
from lanterne.text.articles import FUNCTIONS
from lanterne.text.words import NOBODY, READER
from tests.games.vizia.builder import table
from tests.games.vizia.vocabulary import vocabulary
from tests.games.vizia.walks import SWITCHES, start, walk

LANGUAGES = ("fr", "en")
CLAUSES = (
    [f"VZ-{n:03}" for n in (*range(1, 5), *range(10, 15), *range(20, 32), *range(35, 38), *range(40, 43))]
    + [f"VZ-{n:03}" for n in (*range(50, 56), *range(60, 64), *range(70, 84))]
    + [f"V-{n:02}" for n in range(1, 39)]
)


def source(language: str) -> str:
    return (files("lanterne") / "text" / language / "vizia.ftl").read_text(encoding="utf8")


def keys(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", source(language), re.MULTILINE)


@pytest.fixture(scope="module", params=LANGUAGES)
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    made = FluentBundle([request.param], functions=FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(source(request.param)))
    made.add_resource(FluentResource("seat = Seat { $seat }"))
    return made


def said(bundle: FluentBundle, phrase: Phrase) -> str:
    args = {name: said(bundle, arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()}
    args.setdefault(READER, NOBODY)
    message = bundle.get_message(phrase.key)
    assert message.value is not None
    text, faults = bundle.format_pattern(message.value, args)
    assert not faults, (phrase, faults)
    return str(text)


def test_both_languages_say_the_same_things() -> None:
    assert keys("fr") == keys("en")
    assert len(set(keys("en"))) == len(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_and_no_other(language: str) -> None:
    told = [key.removeprefix("vizia-clause-") for key in keys(language) if key.startswith("vizia-clause-")]
    assert sorted(told) == sorted(CLAUSES)


def test_every_clause_has_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf8") for path in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r"def test_(vz?\d+)_", tests))
    assert [clause for clause in CLAUSES if clause.lower().replace("-", "") not in named] == []


def test_vz031_the_prism_can_be_looked_up(bundle: FluentBundle) -> None:
    told = said(bundle, Phrase("vizia-clause-VZ-027")).lower()
    words = ["red", "orange", "yellow", "green", "blue", "purple"]
    if "rouge" in told:
        words = ["rouge", "orange", "jaune", "vert", "bleu", "mauve"]
    at = [told.index(word) for word in words]
    assert at == sorted(at)


def test_every_option_and_reason_is_told() -> None:
    for language in LANGUAGES:
        for option in GAME.option_list:
            assert {f"vizia-option-{option.key}", f"vizia-option-{option.key}-help"} <= set(keys(language))
            assert option.clause in CLAUSES
        assert {f"vizia-reason-{reason}" for reason in ("last-tile", "twelfth-token", "stuck")} <= set(keys(language))


def test_a_whole_game_can_be_told(bundle: FluentBundle) -> None:
    for seats in (2, 4):
        s, rng = start(seats, 11, remember=True, teams=seats == 4, **dict.fromkeys(SWITCHES, True))
        for number, (now, a) in enumerate(walk(s, rng, 7)):
            said(bundle, GAME.say(a))
            twin, out = now.copy(), list[Event]()
            GAME.apply(twin, int(now.turn), a, FastRng(number), out)
            for event in out:
                said(bundle, Phrase(f"vizia-event-{event.name}", event.args))
                assert event.clause in CLAUSES
            if number % 8 == 0:
                v = GAME.view(now, number % seats)
                for line in GAME.describe(v):
                    said(bundle, line)
                for topic in GAME.topics(v):
                    for term in GAME.terms(v, topic):
                        said(bundle, term.phrase)
                        assert term.clause in CLAUSES
        for line in GAME.describe(GAME.view(s, None)):
            said(bundle, line)


@pytest.mark.slow
def test_every_refusal_can_be_told(bundle: FluentBundle) -> None:
    heard: set[str] = set()
    told: set[str] = set()
    s, rng = start(2, 3, **dict.fromkeys(SWITCHES, True))
    for number, (now, _) in enumerate(walk(s, rng, 7)):
        if number % 10 == 0 or now.phase > 1:
            for code in vocabulary(now):
                for seat in (0, 1):
                    why = GAME.refusal(now, seat, GAME.parse(code))
                    if why is not None and repr(why) not in told:
                        told.add(repr(why))
                        heard.add(why.phrase.key)
                        said(bundle, why.phrase)
                        assert why.clause in CLAUSES
    assert len(heard) > 12


def test_the_table_is_drawn_row_by_row(bundle: FluentBundle) -> None:
    s = table({"0,0,up": "red", "0,0,down": "orange", "0,1,up": "yellow", "1,0,up": "red", "-1,0,down": "purple"})
    rows = [line.args for line in GAME.describe(GAME.view(s, None)) if line.key == "vizia-view-row"]
    assert [(row["cells"], row["b"], row["a"], row["way"]) for row in rows] == [
        ("···Y·", 1, -2, "down"),
        ("·PROR", 0, -1, "up"),
    ]
    assert "PROR" in said(bundle, Phrase("vizia-view-row", rows[1]))


@pytest.mark.parametrize("text", ["1,2", "1,2,left", "a,2,up", "1,2,3,up", "999,0,down"])
def test_a_text_that_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(BadCode, match=r"is no|farther out"):
        cell_from_text(text)


def test_a_text_that_is_no_colour_is_refused() -> None:
    with pytest.raises(BadCode, match="'black' is no colour"):
        colour_from_text("black")
