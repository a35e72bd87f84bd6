"""Answer windows: a seat is asked only because it might hold an answer, and mostly lets it go by."""

from __future__ import annotations

from typing import final


@final
class Window:
    """What is asked of a seat, for whoever has left word how to answer it."""

    def __init__(self, kind: str, code: str, *, empty: bool, own: bool = False, aimed: bool = False) -> None:
        self.kind = kind  # one of `Game.windows`
        self.code = code  # lets it go by
        self.empty = empty  # nothing else could be answered
        self.own = own  # it opens in the seat's own turn
        self.aimed = aimed  # at the seat itself: what is its own is attacked
