"""Vizia: where a colour fits, a wheel that is about to be closed, what wheels are worth."""

from __future__ import annotations

from tests.games.vizia.builder import codes, score, table, wheel

from lanterne.games.vizia.game import GAME
from lanterne.games.vizia.state import ViziaState
from lanterne.games.vizia.wheels import KINDS, WORTH
from scenes.scene import Scene, match_at

STRIP = {"0,-1,down": "purple", "0,0,up": "red", "0,0,down": "orange", "1,0,up": "yellow", "1,-1,down": "green"}
CLOSED = {(0, 0): "bgyorp", (1, 1): "bgbgbg", (3, 0): "roygyo"}


def fitting() -> Scene:
    s = table(STRIP, hands=["yp", "bb"], commons="rogb")
    return _scene(s, {"places": len(codes(s, "place yellow")), "open": int(s.edges)}, "1")


def closing() -> Scene:
    tiles = wheel((0, 0), "roygbp") | {"0,0,down": "orange", "-1,-1,up": "yellow"}
    s = table(
        {cell: colour for cell, colour in tiles.items() if colour != "purple"}, hands=["pp", "bb"], commons="royb"
    )
    closes = [row for row in GAME.view(s, 0)["closes"] if row[0] == "purple"]
    worth = [WORTH[KINDS.index(row[-1])] for row in closes]
    return _scene(s, {"wheels": len(closes), "worth": sum(worth)}, "1", "w")


def wheels() -> Scene:
    tiles: dict[str, str] = {}
    for vertex, letters in CLOSED.items():
        tiles |= wheel(vertex, letters)
    s = table(tiles, tokens=dict.fromkeys(CLOSED, 0), hands=["yp", "bb"], commons="rogb")
    return _scene(s, dict(zip(KINDS, WORTH, strict=True)) | {"total": score(s, 0)})


def _scene(s: ViziaState, facts: dict[str, int], *keys: str) -> Scene:
    return Scene(match_at("vizia", s, 2), 0, facts, keys)


SCENES = {"fitting": fitting, "closing": closing, "wheels": wheels}
