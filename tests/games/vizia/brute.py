"""Vizia once more, slow and obvious: dictionaries of cells, every rule asked from scratch. A second opinion.

A cell is (way, a, b), a vertex (a, b), a bag a sorted tuple of colour names. Chance is enumerated: `play` gives every
position an action may lead to.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from lanterne.core.game import Json

CIRCLE = ["red", "orange", "yellow", "green", "blue", "purple"]
Cell = tuple[str, int, int]
Vertex = tuple[int, int]
Position = dict[str, Any]


def sides(cell: Cell) -> list[Cell]:
    way, a, b = cell
    if way == "up":
        return [("down", a, b), ("down", a - 1, b), ("down", a, b - 1)]
    return [("up", a, b), ("up", a + 1, b), ("up", a, b + 1)]


def corners(cell: Cell) -> list[Vertex]:
    way, a, b = cell
    return [(a, b), (a + 1, b), (a, b + 1)] if way == "up" else [(a + 1, b), (a + 1, b + 1), (a, b + 1)]


def spokes(v: Vertex) -> list[Cell]:
    """The cells with a corner at v."""
    near = [(way, v[0] + i, v[1] + j) for way in ("up", "down") for i in (-1, 0, 1) for j in (-1, 0, 1)]
    return [cell for cell in near if v in corners(cell)]


def nearby(v: Vertex) -> list[Vertex]:
    """Vertices at distance one: those that share a cell with v."""
    return sorted({w for cell in spokes(v) for w in corners(cell)} - {v})


def agree(one: str, other: str) -> bool:
    return abs(CIRCLE.index(one) - CIRCLE.index(other)) in (1, 5)


def fits(tiles: dict[Cell, str], colour: str, cell: Cell) -> bool:
    if not tiles:
        return cell == ("up", 0, 0)
    around = [tiles[side] for side in sides(cell) if side in tiles]
    return cell not in tiles and bool(around) and all(agree(colour, other) for other in around)


def places_for(tiles: dict[Cell, str], colour: str) -> list[Cell]:
    reach = {("up", 0, 0)} if not tiles else {side for cell in tiles for side in sides(cell)}
    return [cell for cell in reach if fits(tiles, colour, cell)]


def without(bag: tuple[str, ...], colour: str) -> tuple[str, ...]:
    at = bag.index(colour)
    return bag[:at] + bag[at + 1 :]


def text(place: tuple[Any, ...]) -> str:
    return f"{place[1]},{place[2]},{place[0]}" if len(place) == 3 else f"{place[0]},{place[1]}"


# ---------------------------------------------------------------------- what may be done


def purchasable(p: Position) -> list[Cell]:
    found = []
    if p["options"]["purchase"] and p["turn"] in p["tokens"].values():
        for cell, colour in p["tiles"].items():
            if sum(side in p["tiles"] for side in sides(cell)) == 1:
                rest = {other: c for other, c in p["tiles"].items() if other != cell}
                if set(places_for(rest, colour)) - {cell}:
                    found.append(cell)
    return found


def moves(p: Position) -> list[str]:
    """Every legal code, in no particular order."""
    phase, turn = p["phase"], p["turn"]
    if phase == "over":
        return []
    if phase == "pay":
        return [f"pay {text(v)}" for v, owner in p["tokens"].items() if owner == turn]
    if phase == "put":
        colour, origin = p["lifted"]
        return [f"put {text(cell)}" for cell in places_for(p["tiles"], colour) if cell != origin]
    if phase in ("claim", "capture"):
        return [f"{phase} {text(v)}" for v in (p["pending"] if phase == "claim" else surrounded(p))]
    found = []
    if phase == "play":
        for source, bag in (("hand", p["hands"][turn]), ("commons", p["commons"])):
            for colour in set(bag):
                found += [f"place {colour} {text(cell)} from {source}" for cell in places_for(p["tiles"], colour)]
        nothing = not found
        found += [f"buy {text(cell)}" for cell in purchasable(p)]
        if nothing and p["placed"] == 0:
            found.append("pass")
    if p["placed"] > 0:
        found.append("end")
        if len(p["hands"][turn]) < 2:
            found += [f"take {colour}" for colour in set(p["commons"])]
    return found


# ---------------------------------------------------------------------- doing it


def fresh(p: Position) -> Position:
    twin = dict(p)
    for name in ("tiles", "tokens"):
        twin[name] = dict(p[name])
    for name in ("hands", "known", "freed", "pending", "watch"):
        twin[name] = list(p[name])
    return twin


def place_of(word: str) -> Any:
    parts = word.split(",")
    return (parts[2], int(parts[0]), int(parts[1])) if len(parts) == 3 else (int(parts[0]), int(parts[1]))


def play(p: Position, code: str) -> list[Position]:
    """Every position the action may lead to."""
    p, words, turn = fresh(p), code.split(" "), p["turn"]
    if words[0] == "place":
        if words[4] == "hand":
            p["hands"][turn] = without(p["hands"][turn], words[1])
            if words[1] in p["known"][turn]:
                p["known"][turn] = without(p["known"][turn], words[1])
        else:
            p["commons"] = without(p["commons"], words[1])
        p["placed"] += 1
        tile_down(p, place_of(words[2]), words[1])
    elif words[0] == "take":
        p["commons"] = without(p["commons"], words[1])
        p["hands"][turn] = tuple(sorted([*p["hands"][turn], words[1]]))
        p["known"][turn] = tuple(sorted([*p["known"][turn], words[1]]))
        p["phase"] = "take"
    elif words[0] == "buy":
        cell = place_of(words[1])
        p["lifted"] = (p["tiles"].pop(cell), cell)
        p["phase"] = "pay"
    elif words[0] == "pay":
        del p["tokens"][place_of(words[1])]
        p["freed"].append(place_of(words[1]))
        p["phase"] = "put"
    elif words[0] == "put":
        colour, p["lifted"], p["phase"] = p["lifted"][0], None, "play"
        tile_down(p, place_of(words[1]), colour)
    elif words[0] == "claim":
        p["pending"].remove(place_of(words[1]))
        token_down(p, place_of(words[1]))
    elif words[0] == "capture":
        seize(p, place_of(words[1]))
        captures(p)
    elif words[0] == "pass":
        return passed(p)
    else:
        return [next_seat(after) for after in refilled(p)]
    return [p]


def tile_down(p: Position, cell: Cell, colour: str) -> None:
    p["tiles"][cell] = colour
    p["moved"] = True
    closed = [v for v in corners(cell) if all(spoke in p["tiles"] for spoke in spokes(v))]
    if len(closed) > 12 - list(p["tokens"].values()).count(p["turn"]):
        p["phase"], p["pending"] = "claim", closed
        return
    for v in closed:
        token_down(p, v)
    if closed and p["options"]["capture"] and p["phase"] != "over":
        p["watch"] = list(closed)
        captures(p)
    if len(p["tiles"]) == 72 and p["phase"] == "play":
        over(p, "last-tile")


def token_down(p: Position, v: Vertex) -> None:
    p["tokens"][v] = p["turn"]
    if list(p["tokens"].values()).count(p["turn"]) == 12:
        over(p, "twelfth-token")


def surrounded(p: Position) -> list[Vertex]:
    """What the tokens just laid surround."""
    return sorted({v for laid in p["watch"] for v in nearby(laid) if is_surrounded(p, v)})


def is_surrounded(p: Position, v: Vertex) -> bool:
    ring = [p["tokens"].get(w) for w in nearby(v)]
    if None in ring:
        return False
    if v in p["freed"]:
        return True
    owner = p["tokens"].get(v)
    if owner is None:
        return False
    return not ({owner, (owner + 2) % 4} if p["options"]["teams"] else {owner}) & set(ring)


def seize(p: Position, v: Vertex) -> None:
    p["tokens"].pop(v, None)
    if v in p["freed"]:
        p["freed"].remove(v)
    p["watch"].append(v)
    token_down(p, v)


def captures(p: Position) -> None:
    while p["phase"] != "over":
        found = surrounded(p)
        if len(found) > 12 - list(p["tokens"].values()).count(p["turn"]):
            p["phase"] = "capture"
            return
        if not found:
            p["watch"] = []
            return
        seize(p, found[0])


def over(p: Position, reason: str) -> None:
    p.update(phase="over", reason=reason, pending=[], watch=[])


# ---------------------------------------------------------------------- turns


def drawn(bag: tuple[str, ...], count: int) -> set[tuple[str, ...]]:
    """Every different handful of that size."""
    return {tuple(sorted(some)) for some in combinations(bag, min(count, len(bag)))}


def refilled(p: Position) -> list[Position]:
    missing = (3 if p["options"]["three_commons"] else 4) - len(p["commons"])
    found = []
    for some in sorted(drawn(p["pile"], missing)):
        after = fresh(p)
        after["commons"] = tuple(sorted(p["commons"] + some))
        after["pile"] = p["pile"]
        for colour in some:
            after["pile"] = without(after["pile"], colour)
        found.append(after)
    return found


def passed(p: Position) -> list[Position]:
    turn = p["turn"]
    p["known"][turn] = p["hands"][turn]
    if p["pile"] and (p["hands"][turn] or p["commons"]):
        p["pile"], p["commons"] = tuple(sorted(p["pile"] + p["commons"])), ()
        return [next_seat(after) for after in refilled(p)]
    return [next_seat(p)]


def next_seat(p: Position) -> Position:
    idle = 0 if p["moved"] else p["idle"] + 1
    while True:
        p["idle"] = min(idle, p["seats"])
        rest = p["pile"] + p["commons"] + tuple(colour for bag in p["hands"] for colour in bag)
        if idle >= p["seats"] and not any(places_for(p["tiles"], colour) for colour in rest):
            over(p, "stuck")
            return p
        p.update(turn=(p["turn"] + 1) % p["seats"], phase="play", placed=0, moved=False)
        if p["hands"][p["turn"]] or p["commons"] or purchasable(p):
            return p
        idle += 1


# ---------------------------------------------------------------------- the other side


def from_json(raw: Json) -> Position:
    """A position from the engine's own words, for comparison."""
    p = {name: raw[name] for name in ("options", "seats", "turn", "phase", "placed", "moved", "idle", "reason")}
    p["tiles"] = {place_of(cell): colour for colour, cell in raw["layout"]}
    p["tokens"] = {place_of(v): seat for seat, v in raw["tokens"]}
    for name in ("freed", "pending", "watch"):
        p[name] = [place_of(v) for v in raw[name]]
    for name in ("pile", "commons"):
        p[name] = tuple(sorted(raw[name]))
    for name in ("hands", "known"):
        p[name] = [tuple(sorted(bag)) for bag in raw[name]]
    p["lifted"] = None if raw["lifted"] is None else (raw["lifted"][0], place_of(raw["lifted"][1]))
    return p


def key(p: Position) -> str:
    """Equal for equal positions, however they came about."""
    plain = dict(p)
    for name in ("tiles", "tokens"):
        plain[name] = sorted(p[name].items())
    for name in ("freed", "pending", "watch"):
        plain[name] = sorted(p[name])
    return repr(sorted(plain.items()))
