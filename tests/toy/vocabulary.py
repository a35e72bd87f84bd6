"""Codes of the toy game, legal or not, for the law that nothing outside `legal` is accepted."""

from __future__ import annotations

from tests.toy.legal import candidates
from tests.toy.state import ToyState


def vocabulary(s: ToyState) -> list[str]:
    return [a.code() for a in candidates(4, (0, 1, 2, 3, 50), 9)]
