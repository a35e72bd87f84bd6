"""The law of facts: what a game tells its page is plain JSON, and every clause it names can be read."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest
from tests.contract.laws import plain
from tests.contract.support import GAMES
from tests.contract.texts import LANGUAGES, catalogue

from lanterne.core.game import AnyGame


def module_of(game: AnyGame) -> str:
    return type(game).__module__.removesuffix(".game") + ".facts"


TELLING = [game for game in GAMES if find_spec(module_of(game))]


@pytest.mark.parametrize("game", TELLING, ids=[game.name for game in TELLING])
def test_facts_are_plain_and_their_clauses_exist(game: AnyGame) -> None:
    facts: dict[str, Any] = import_module(module_of(game)).FACTS
    assert plain(facts) == facts
    clauses = [clause for key in facts if key.endswith("clauses") for clause in facts[key].values()]
    assert clauses
    for language in LANGUAGES:
        known = catalogue(language)
        assert [clause for clause in clauses if f"{game.name}-clause-{clause}" not in known] == []
