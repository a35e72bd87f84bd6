"""Nothing outside the list is accepted, nothing inside it refused, and every refusal has words in both languages."""

from __future__ import annotations

import re

import pytest

from lanterne.core.game import Json
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.illusio.game import GAME
from tests.games.illusio.test_texts import messages
from tests.games.illusio.vocabulary import vocabulary


@pytest.mark.slow
@pytest.mark.parametrize("raw", [{}, {"memory": True, "talents": "any-time"}])
def test_the_vocabulary_along_a_game(raw: Json) -> None:
    known = {lang: messages(lang) for lang in ("en", "fr")}
    rng = FastRng(77)
    s = GAME.start(GAME.options(raw, 3), 3, rng)
    for ply in range(240):
        waiting = GAME.to_act(s)
        if not waiting:
            break
        legal = GAME.legal(s, waiting[0])
        if ply % 12 == 0 or s.top().kind > 2:
            codes = {a.code() for a in legal}
            for code in vocabulary(s):
                refusal = GAME.refusal(s, waiting[0], GAME.parse(code))
                assert (refusal is None) == (code in codes), code
                if refusal is not None:
                    assert re.fullmatch(r"(IL-\d{3}|A-\d\d)", refusal.clause)
                    assert f"illusio-clause-{refusal.clause}" in known["fr"]
                    for key in keys(refusal.phrase):
                        assert key in known["en"]
                        assert key in known["fr"]
        GAME.apply(s, waiting[0], legal[rng.below(len(legal))], rng)


def keys(phrase: Phrase) -> list[str]:
    found = [] if phrase.key == "seat" else [phrase.key]
    for arg in phrase.args.values():
        if isinstance(arg, Phrase):
            found += keys(arg)
    return found
