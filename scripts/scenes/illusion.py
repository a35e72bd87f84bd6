"""Illusion: a card to be placed, a row that was wrong, one that was right. No deck that is played has its pictures."""

from __future__ import annotations

from tests.games.illusion.builder import play, row

from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import IllusionState
from lanterne.server.extras.illusion import SHOWN_DECK, SHOWN_SEED
from scenes.scene import Scene, match_at


def placing() -> Scene:
    s = _row(9, 16, 25)
    gaps = [a for a in GAME.legal(s, 0) if a.code().startswith("place")]
    return _scene(s, {"cards": len(s.row), "gaps": len(gaps)})


def wrong() -> Scene:
    s = _row(8, 17, 12, 28)
    play(s, "doubt")
    return _scene(s, _check(s), None)


def right() -> Scene:
    s = _row(7, 13, 13, 24)
    play(s, "doubt")
    return _scene(s, _check(s), None)


def _row(*shares: int) -> IllusionState:
    return row(*shares, colour="blue", seed=SHOWN_SEED, deck=SHOWN_DECK)


def _check(s: IllusionState) -> dict[str, int]:
    """The shares from left to right, and whose the arrow is."""
    check = GAME.view(s, None)["check"]
    assert check is not None
    shares = [card["shares"][3] for card in check["cards"]]
    figures = {f"share{k}": share for k, share in enumerate(shares, 1)}
    return figures | {"doubter": check["doubter"], "winner": check["winner"]}


def _scene(s: IllusionState, facts: dict[str, int], seat: int | None = 0) -> Scene:
    seen = sorted((picture, card) for card, picture in enumerate(s.picture) if picture >= 0)
    files = {str(picture): str(card) for picture, card in seen}
    return Scene(match_at("illusion", s, 3, {"deck": SHOWN_DECK}), seat, facts, files=files)


SCENES = {"placing": placing, "wrong": wrong, "right": right}
