"""Sums go out term by term: all with a position, afterwards only those that changed."""

from __future__ import annotations

from lanterne.core.phrase import Phrase
from lanterne.core.terms import Term
from lanterne.games.registry import game_named
from lanterne.server.tables.project import change, changed_sums, position, shown
from tests.host.tables import hosted


def test_a_client_that_adds_up_changes_has_the_sums_of_the_present() -> None:
    host = hosted("ab", game=game_named("illusio"), options={})
    match = host.match
    known = position(host, 0, shown(match, 0)).sums
    for _ in range(60):
        seat = match.game.to_act(match.state)[0]
        legal = [a.code() for a in match.game.legal(match.state, seat)]
        before = shown(match, 0)
        step = match.play(match.ply, seat, legal[len(legal) // 2])
        after = shown(match, 0)
        told = change(host, 0, before, after, step).sums
        assert told == changed_sums(before.sums, after.sums)
        known = {topic: terms for topic, terms in (known | told).items() if terms}
        assert known == after.sums


def test_only_what_changed_is_told() -> None:
    phrase = Phrase("vizia-term-wheel")
    one, two = [[Term(value, phrase, "VZ-001").json()] for value in (1, 2)]
    assert changed_sums({"a": one, "b": one, "c": one}, {"a": one, "b": two}) == {"b": two, "c": []}
