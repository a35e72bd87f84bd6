"""Writes the positions and events that tests of the page play with: web/src/games/<game>/recorded.json.

    PYTHONPATH=src python scripts/fixtures.py [--check] [GAME ...]

Games are played by chance, from fixed seeds, until every wanted position has come up. The first of each is kept as the
server sends it, and so is the first event of each name. `--check` writes nothing and fails where a file would change.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lanterne.core.game import Seat
from lanterne.games.registry import game_named
from lanterne.match.match import Match
from lanterne.server.tables.project import picture, seen, shown

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"
GAMES_MOST = 400  # of one variant; whatever has not come up by then never does
LONG_ROW = 4  # cards of Illusion

Plain = dict[str, Any]
Namer = Callable[[Plain], Iterator[str]]  # a position, as it is sent -> the names under which it would do


class Variant(NamedTuple):
    seats: int
    options: Plain
    wanted: tuple[str, ...]


class Recording(NamedTuple):
    variants: tuple[Variant, ...]
    names: Namer


def vizia_names(found: Plain) -> Iterator[str]:
    view, legal = found["view"], found["legal"]
    may = {code.split(" ")[0] for code in legal}
    if legal == ["pass"]:
        yield "blocked"
    elif view["phase"] != "play" and len(legal) > 1:
        yield view["phase"]
    elif view["placed"] == 0 and view["closes"] and {"place", "buy"} <= may:
        yield "play"
    elif view["placed"] > 0 and {"take", "end"} <= may:
        yield "placed"


def illusion_names(found: Plain) -> Iterator[str]:
    view = found["view"]
    yield "doubt" if found["legal"] == ["doubt"] else view["phase"]
    if len(view["row"]) >= LONG_ROW:
        yield "long"


def illusio_names(found: Plain) -> Iterator[str]:
    view, legal = found["view"], found["legal"]
    frame, own = view["frames"][-1]["kind"], view["turn"] == found["seat"]
    prefix = "memory-" if view["options"]["memory"] else ""
    if frame == "turn":
        yield from _illusio_turn(found, prefix)
    elif frame != "window" or not own:
        yield prefix + frame
    if frame == "turn" and legal == ["end"]:
        yield "spent"


def _illusio_turn(found: Plain, prefix: str) -> Iterator[str]:
    legal, magician = found["legal"], found["view"]["players"][found["seat"]]["magician"]
    beginnings = {code.split(" ")[0] for code in legal} | {" ".join(code.split(" ")[:2]) for code in legal}
    claims = [code.split("=")[0] for code in legal if code.startswith("move ?")]
    if len(set(claims)) < len(claims):
        yield prefix + "turn"
    if "talent" in beginnings:
        yield f"talent-{magician}"
    if "play transform" in beginnings:
        yield "transform"
    if {"take", "prepare", "exchange", "play take", "add"} <= beginnings:
        yield "rich"


TALENTS = ("belcastel", "finchley", "altamora", "wethercombe", "lockerby", "silberrain", "quatrevaux")
RECORDINGS = {
    "vizia": Recording(
        (
            Variant(
                2,
                {"capture": True, "purchase": True, "remember": True},
                ("play", "placed", "take", "pay", "put", "blocked"),
            ),
        ),
        vizia_names,
    ),
    "illusion": Recording((Variant(3, {}, ("must-place", "place-or-doubt", "long")),), illusion_names),
    "illusio": Recording(
        (
            Variant(
                3,
                {},
                (
                    *("rich", "spent", "transform", "exchange", "placing", "into", "limit", "draw", "leave", "keep"),
                    *(f"talent-{name}" for name in TALENTS),
                ),
            ),
            Variant(3, {"memory": True}, ("memory-placing", "memory-turn")),
            Variant(3, {"talents": "any-time"}, ("window", "give", "programme")),
        ),
        illusio_names,
    ),
}


def record(game: str) -> Plain:
    """Everything wanted of a game, in the order in which it is wanted."""
    positions: Plain = {}
    events: Plain = {}
    for variant in RECORDINGS[game].variants:
        missing = set(variant.wanted)
        for number in range(GAMES_MOST):
            if not missing:
                break
            match = Match(game_named(game), variant.options, variant.seats, f"fast:{number:016x}")
            _play(match, RECORDINGS[game].names, missing, positions, events, random.Random(number))
        if missing:
            raise SystemExit(f"{game}: {', '.join(sorted(missing))} did not come up in {GAMES_MOST} games")
    order = [name for variant in RECORDINGS[game].variants for name in variant.wanted]
    return {"positions": {name: positions[name] for name in order}, "events": list(events.values())}


def _play(
    match: Match, names: Namer, missing: set[str], positions: Plain, events: Plain, chance: random.Random
) -> None:
    while missing and (waited := match.game.to_act(match.state)):
        seat = waited[0]
        found = position(match, seat)
        for name in names(found):
            if name in missing:
                missing.discard(name)
                positions[name] = found
        step = match.play(match.ply, seat, chance.choice(found["legal"]))
        for event in seen(step.events, seat):
            events.setdefault(event["name"], event)


def position(match: Match, seat: Seat) -> Plain:
    """What the server sends of a position, less its log."""
    sent = picture(match, seat, shown(match, seat), ended=False)
    sent.legal = [a.code() for a in match.game.legal(match.state, seat)]
    sent.may_undo = match.may_undo(seat)
    sent.log = []
    plain: Plain = msgspec.to_builtins(sent)
    return plain


def text_of(recorded: Plain) -> str:
    """JSON with a line for each position and each event, so that a change can be read."""

    def line(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    positions = ",\n".join(f"{line(name)}: {line(each)}" for name, each in recorded["positions"].items())
    events = ",\n".join(line(each) for each in recorded["events"])
    return f'{{"positions": {{\n{positions}\n}},\n"events": [\n{events}\n]}}\n'


def path_of(game: str) -> Path:
    return FOLDER / game / "recorded.json"


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(RECORDINGS)}; all when none is named")
    reader.add_argument("--check", action="store_true", help="write nothing; fail where a file would change")
    asked = reader.parse_args(words)
    if unknown := set(asked.games) - set(RECORDINGS):
        reader.error(f"nothing is recorded of {', '.join(sorted(unknown))}")
    stale = []
    for game in asked.games or RECORDINGS:
        path, text = path_of(game), text_of(record(game))
        if path.exists() and path.read_text(encoding="utf8") == text:
            continue
        stale.append(game)
        if not asked.check:
            path.write_text(text, encoding="utf8")
            print(f"wrote {path} ({len(text)} characters)")
    if asked.check and stale:
        print(f"stale: {', '.join(stale)}; run scripts/fixtures.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
