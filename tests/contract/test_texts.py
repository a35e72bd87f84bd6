"""Every word that play brings up exists in every language, with the arguments it wants."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.support import GAMES, vocabulary
from tests.contract.texts import LANGUAGES, catalogue, faults, messages
from tests.contract.walks import Table, end_of, tables, walk

from lanterne.core.game import AnyGame, Event, State
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng

CATALOGUES = {language: catalogue(language) for language in LANGUAGES}
SPOKEN = [game for game in GAMES if game.name != "toy"]
every_spoken_game = pytest.mark.parametrize("game", SPOKEN, ids=[game.name for game in SPOKEN])


def check(phrases: list[Phrase]) -> None:
    for language, known in CATALOGUES.items():
        found = {fault for phrase in phrases for fault in faults(phrase, known)}
        assert not found, language


def clause(game: AnyGame, name: str) -> Phrase:
    return Phrase(f"{game.name}-clause-{name}")


def words_of_position(table: Table, s: State) -> list[Phrase]:
    game = table.game
    found: list[Phrase] = []
    for seat in table.everybody():
        v = game.view(s, seat)
        found += game.describe(v)
        for terms in game.sums(v).values():
            for term in terms:
                found += [term.phrase, clause(game, term.clause)]
        cards = game.cards(v)
        for card in list(cards)[:: 1 + len(cards) // 9]:
            found += [cards[card], *game.face(v, card)]
    codes = vocabulary(game)(s)
    for seat in range(table.seats):
        found += [game.say(a) for a in game.legal(s, seat)]
        for code in codes[:: 1 + len(codes) // 200]:
            refusal = game.refusal(s, seat, game.parse(code))
            if refusal is not None:
                found += [refusal.phrase, clause(game, refusal.clause)]
    return found


def words_of_event(game: AnyGame, event: Event) -> list[Phrase]:
    line = Phrase(f"{game.name}-event-{event.name}", event.args)
    return [line, clause(game, event.clause)] if event.clause else [line]


@every_spoken_game
@given(data=st.data())
def test_what_play_says_can_be_said(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    found: list[Phrase] = []
    for s, seat, a in walk(table):
        found += words_of_position(table, s)
        out: list[Event] = []
        game.apply(s, seat, a, FastRng(table.seed), out)
        for event in out:
            found += words_of_event(game, event)
    s = end_of(table)
    outcome = game.outcome(s)
    assert outcome is not None
    check([*found, *words_of_position(table, s), Phrase(f"{game.name}-reason-{outcome.reason}")])


@every_spoken_game
def test_names_and_options_have_words(game: AnyGame) -> None:
    found = [Phrase(f"{game.name}-name")]
    for option in game.option_list:
        found += [Phrase(f"{game.name}-option-{option.key}"), Phrase(f"{game.name}-option-{option.key}-help")]
    check(found)


def test_missing_words_are_noticed() -> None:
    known = messages("a = { $x } and { $y ->\n    [one] { $z }\n   *[other] two\n }\nb = plain\n")
    assert known == {"a": {"x", "y", "z"}, "b": set()}
    assert faults(Phrase("b"), known) == []
    assert faults(Phrase("a", {"x": 1, "y": Phrase("b"), "z": Phrase("c")}), known) == ["no message c"]
    assert faults(Phrase("a", {"x": 1}), known) == ["a wants $y", "a wants $z"]
    with pytest.raises(ValueError, match="not Fluent"):
        messages("a = {\n")
