"""What all tests share: a strict catalogue of words, and a header that says what is tested."""

from __future__ import annotations

import os

import pytest

from lanterne.compiled import is_compiled

os.environ["LANTERNE_STRICT_TEXT"] = "1"  # a missing text fails


def pytest_report_header(config: pytest.Config) -> str:
    import lanterne.core

    how = "compiled" if is_compiled("lanterne.core.rng") else "interpreted"
    return f"lanterne: {how}, from {os.path.dirname(lanterne.core.__file__)}"
