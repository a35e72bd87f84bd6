"""What tests share: a strict catalogue of words, and a header that says what is tested."""

from __future__ import annotations

import os

import pytest

from lanterne.compiled import is_compiled

os.environ["LANTERNE_STRICT_TEXT"] = "1"  # a missing text fails


def pytest_report_header(config: pytest.Config) -> str:
    import lanterne.core

    how = "compiled" if is_compiled("lanterne.core.rng") else "interpreted"
    return f"lanterne: {how}, from {os.path.dirname(lanterne.core.__file__)}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web/" in item.nodeid:  # the quick subset needs no browser
            item.add_marker(pytest.mark.slow)
    if os.environ.get("LANTERNE_TESTS") == "full":
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game beside those of the catalogue, with English words in every language."""
    from fluent.syntax import FluentParser
    from tests.pebbles import FTL, GAME

    from lanterne.games import registry
    from lanterne.text import words

    plain = words.resources
    parsed = (FluentParser().parse(FTL),)
    monkeypatch.setattr(words, "resources", lambda lang, part: parsed if part == GAME.name else plain(lang, part))
    registry.brought()
    monkeypatch.setitem(registry._brought, GAME.name, GAME)
