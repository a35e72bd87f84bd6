"""What happened, in the past tense: one function per kind of event."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.games.vizia.lattice import COLOURS, WAYS, cell_a, cell_b, vertex_a, vertex_b
from lanterne.games.vizia.wheels import KIND_CLAUSES, KINDS, WORTH


def cell_args(cell: i64) -> dict[str, Arg]:
    return {"a": int(cell_a(cell)), "b": int(cell_b(cell)), "way": WAYS[cell & 1]}


def vertex_args(vertex: i64) -> dict[str, Arg]:
    return {"a": int(vertex_a(vertex)), "b": int(vertex_b(vertex))}


def game_started(first: i64, pile: i64) -> Event:
    return Event("game-started", {"seat": seat_phrase(int(first)), "pile": int(pile)}, None, (), "VZ-014")


def tile_dealt(seat: i64, colour: i64) -> Event:
    """VZ-010: for its owner alone."""
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "colour": COLOURS[colour]}
    return Event("tile-dealt", args, (int(seat),), (), "VZ-010")


def common_turned(colour: i64, clause: str) -> Event:
    return Event("common-turned", {"colour": COLOURS[colour]}, None, (), clause)


def commons_returned(count: i64) -> Event:
    return Event("commons-returned", {"count": int(count)}, None, None, "VZ-036")


def tile_placed(seat: i64, colour: i64, cell: i64, source: str) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "colour": COLOURS[colour], "source": source}
    args.update(cell_args(cell))
    return Event("tile-placed", args, None, (int(seat),) if source == "hand" else None, "VZ-021")


def wheel_completed(seat: i64, vertex: i64, kind: i64) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "kind": KINDS[kind], "points": WORTH[kind]}
    args.update(vertex_args(vertex))
    return Event("wheel-completed", args, None, None, KIND_CLAUSES[kind])


def token_placed(seat: i64, vertex: i64) -> Event:
    return _at("token-placed", seat, vertex, "VZ-050")


def token_taken_back(seat: i64, vertex: i64) -> Event:
    return _at("token-taken-back", seat, vertex, "VZ-078")


def token_captured(seat: i64, owner: i64, vertex: i64) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "owner": seat_phrase(int(owner))}
    args.update(vertex_args(vertex))
    return Event("token-captured", args, None, None, "VZ-076")


def wheel_captured(seat: i64, vertex: i64) -> Event:
    return _at("wheel-captured", seat, vertex, "VZ-081")


def tile_bought(seat: i64, colour: i64, cell: i64) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "colour": COLOURS[colour]}
    args.update(cell_args(cell))
    return Event("tile-bought", args, None, None, "VZ-078")


def tile_moved(seat: i64, colour: i64, origin: i64, cell: i64) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "colour": COLOURS[colour]}
    args.update(cell_args(cell))
    args.update({"from_a": int(cell_a(origin)), "from_b": int(cell_b(origin)), "from_way": WAYS[origin & 1]})
    return Event("tile-moved", args, None, None, "VZ-078")


def common_taken(seat: i64, colour: i64) -> Event:
    """V-12: everybody sees which."""
    return Event("common-taken", {"seat": seat_phrase(int(seat)), "colour": COLOURS[colour]}, None, None, "VZ-040")


def tile_shown(seat: i64, colour: i64) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat)), "colour": COLOURS[colour]}
    return Event("tile-shown", args, None, (int(seat),), "VZ-035")


def turn_ended(seat: i64) -> Event:
    return Event("turn-ended", {"seat": seat_phrase(int(seat))}, None, None, "VZ-040")


def turn_passed(seat: i64, clause: str) -> Event:
    return Event("turn-passed", {"seat": seat_phrase(int(seat))}, None, None, clause)


def turn_skipped(seat: i64) -> Event:
    return Event("turn-skipped", {"seat": seat_phrase(int(seat))}, None, None, "V-09")


def game_ended(reason: str, clause: str) -> Event:
    return Event("game-ended", {"reason": reason}, None, None, clause)


def _at(name: str, seat: i64, vertex: i64, clause: str) -> Event:
    args: dict[str, Arg] = {"seat": seat_phrase(int(seat))}
    args.update(vertex_args(vertex))
    return Event(name, args, None, None, clause)
