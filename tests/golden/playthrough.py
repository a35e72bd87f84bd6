"""Golden playthroughs: one seeded game told with everything the contract lets anybody ask, to be read and compared.

Per ply: the seat and the code, every event with its audience, what changed in each view, the legal codes. What is long
is told by its hash; of a long game some plies are told in full, and those between by a hash.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.contract.support import is_valid, presets, seat_counts
from tests.contract.walks import Table, choice

from lanterne.core.game import AnyGame, Event, Json
from lanterne.core.phrase import Arg, Phrase
from lanterne.match.match import Match, Step

FOLDER = Path(__file__).parent
MOST_CODES = 40
LONG_VIEW = 1500  # characters past which a whole view is told by its hash
LONG_CHANGE = 300
BUDGET = {"default": 60_000}  # characters past which plies are thinned out
OTHER_BUDGET = 20_000


def names(game: AnyGame) -> list[tuple[str, int]]:
    """Every (variant, seats) that must have a playthrough."""
    return [(variant, seats) for seats in seat_counts(game) for variant in presets(game, seats)]


def editions(games: list[AnyGame]) -> list[AnyGame]:
    """Every game by all the rules that are still played."""
    return [game.edition(rules) for game in games for rules in game.plays]


def path_of(game: AnyGame, variant: str, seats: int) -> Path:
    former = "" if game.rules == game.plays[-1] else f".rules-{game.rules}"
    return FOLDER / game.name / f"{variant}-{seats}{former}.txt"


def digest(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, ensure_ascii=False)
    return "#" + hashlib.sha256(text.encode()).hexdigest()[:16]


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def brief(value: Arg) -> str:
    """An argument of an event: a phrase is its key and its own arguments."""
    if isinstance(value, Phrase):
        args = ", ".join([f"{name}={brief(inner)}" for name, inner in value.args.items()])
        return f"{value.key}({args})"
    return repr(value)


def match_of(game: AnyGame, variant: str, seats: int) -> tuple[Match, Table]:
    """The match of that name, ready to be played, and who chooses in it."""
    name = hashlib.sha256(f"{game.name} {variant} {seats}".encode()).hexdigest()
    raw = presets(game, seats)[variant]
    assert is_valid(game, raw, seats)
    return Match(game, raw, seats, f"blake2:{name}"), Table(game, raw, seats, int(name[:8], 16), [])


class Teller:
    """Tells a match ply by ply; remembers what each viewer saw last."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.last: dict[int | None, Json] = {}

    def opening(self) -> list[str]:
        return ["opening", *self.events(self.match.opening), *self.views(), *self.legal()]

    def step(self, step: Step) -> list[str]:
        head = f"ply {step.ply} seat {step.seat} {step.a.code()}{' (free)' if step.free else ''}"
        return [head, *self.events(step.events), *self.views(), *self.legal()]

    def events(self, events: list[Event]) -> list[str]:
        lines = []
        for event in events:
            audience = "all" if event.audience is None else compact(list(event.audience))
            knew = "" if event.knew is None else f", known to {compact(list(event.knew))}"
            args = "".join([f" {name}={brief(value)}" for name, value in event.args.items()])
            clause = f" ({event.clause})" if event.clause else ""
            lines.append(f"  {event.name}{args}{clause} for {audience}{knew}")
        return lines

    def views(self) -> list[str]:
        """Whole views at first, then what changed in them; a spectator is `-`."""
        lines = []
        for seat in [*range(self.match.seats), None]:
            v: Json = self.game.view(self.match.state, seat)
            old = self.last.get(seat)
            self.last[seat] = v
            who = "-" if seat is None else seat
            if old is None:
                lines.append(f"  view {who} {compact(v) if len(compact(v)) <= LONG_VIEW else digest(v)}")
                continue
            changed = {key: value for key, value in v.items() if old.get(key) != value}
            if changed:
                text = compact(changed)
                told = text if len(text) <= LONG_CHANGE else f"{','.join(changed)} {digest(changed)}"
                lines.append(f"  view {who} {told}")
        return lines

    def legal(self) -> list[str]:
        lines = []
        for seat in range(self.match.seats):
            codes = [a.code() for a in self.game.legal(self.match.state, seat)]
            if len(codes) > MOST_CODES:
                lines.append(f"  legal {seat} {len(codes)} {digest(codes)}")
            elif codes:
                lines.append(f"  legal {seat} {' | '.join(codes)}")
        return lines


def thinned(blocks: list[list[str]], budget: int) -> list[str]:
    """Every block in full, or every second, fourth, eighth: as many as the budget allows; the last one always.

    The blocks between are told by their heads and hashes, and where even that is too long by one hash for all of them.
    """
    stride = 1
    while True:
        lines: list[str] = []
        between: list[list[str]] = []
        for k, block in enumerate(blocks):
            if k % stride == 0 or k == len(blocks) - 1:
                lines += [*told_shortly(between, heads=stride <= 4), *block]
                between = []
            else:
                between.append(block)
        if stride >= len(blocks) or sum(len(line) + 1 for line in lines) <= budget:
            return lines
        stride *= 2


def told_shortly(blocks: list[list[str]], *, heads: bool) -> list[str]:
    if heads or not blocks:
        return [f"{block[0]} {digest(block)}" for block in blocks]
    return [f"{len(blocks)} plies {digest(blocks)}"]


def playthrough(game: AnyGame, variant: str, seats: int) -> str:
    match, table = match_of(game, variant, seats)
    teller = Teller(match)
    blocks = [teller.opening()]
    while game.to_act(match.state):
        seat, a = choice(table, match.state)
        blocks.append(teller.step(match.play(match.ply, seat, a.code())))
    record = match.record()
    assert record.outcome is not None
    head = [
        f"game {game.name}, rules {game.rules}, {seats} seats, {variant}",
        f"options {compact(record.options)}",
        f"seed {record.seed}",
    ]
    lines = [*head, *thinned(blocks, BUDGET.get(variant, OTHER_BUDGET)), f"outcome {compact(record.outcome.json())}"]
    return "\n".join(lines) + "\n"
