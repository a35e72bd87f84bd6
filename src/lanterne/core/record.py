"""The record is the truth of a match: game, rules, options, seats, seed, moves. All else derives from it.

A record may also say who sat where (`players`, by seat) and how its seed came about (`draw`). Other fields are left
to whoever writes records (an arena numbers its deals) and passed over here.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from lanterne.core.errors import BadRecord
from lanterne.core.fairness import Draw, draw_from_json
from lanterne.core.game import Json, Outcome, Seat, outcome_from_json

MOST_LETTERS = 1 << 24  # of a line; the longest game ever played needs a hundredth of it
FIELDS = ("game", "rules", "options", "seats", "seed", "moves", "outcome")


class Record:
    """One match as written down. `outcome` is None while it is being played."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Json,
        seats: int,
        seed: str,
        moves: list[tuple[Seat, str]],
        outcome: Outcome | None = None,
        draw: Draw | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.seed = seed
        self.moves = moves
        self.outcome = outcome
        self.draw = draw  # how the seed came about, where people drew it together
        self.players = players  # who sat at each seat, where that was written down: the calls of bots

    def json(self) -> Json:
        told: Json = {
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "moves": [[seat, code] for seat, code in self.moves],
            "outcome": None if self.outcome is None else self.outcome.json(),
        }
        if self.players is not None:
            told["players"] = self.players
        if self.draw is not None:
            told["draw"] = self.draw.json()
        return told

    def __reduce__(self) -> tuple[Any, ...]:
        played = (self.game, self.rules, self.options, self.seats, self.seed, self.moves, self.outcome)
        return Record, (*played, self.draw, self.players)

    def line(self) -> str:
        """One JSON line, the same bytes for the same record."""
        return line_of(self.json())

    def digest(self) -> str:
        """What everybody is told at the end and can keep: a record that was changed afterwards has another."""
        return hashlib.sha256(self.line().encode()).hexdigest()


def line_of(told: Json) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def record_from_line(line: str) -> Record:
    """The inverse of `Record.line`. Raises `BadRecord` with one clear line on anything else."""
    try:
        raw = json.loads(line)
    except ValueError as error:
        raise BadRecord(f"not a record: the JSON is damaged or cut off ({error})") from None
    except RecursionError:
        raise BadRecord("not a record: its JSON is nested too deeply") from None
    return record_from_json(raw)


def record_from_json(raw: object) -> Record:
    if not isinstance(raw, dict):
        raise BadRecord("not a record: it is no JSON object")
    missing = [field for field in FIELDS if field not in raw]
    if missing:
        raise BadRecord(f"not a record: it lacks {', '.join(missing)}")
    _check_type(raw, "game", str, "a text")
    _check_type(raw, "rules", int, "a number")
    _check_type(raw, "options", dict, "an object")
    _check_type(raw, "seats", int, "a number")
    _check_type(raw, "seed", str, "a text")
    _check_type(raw, "moves", list, "a list")
    moves: list[tuple[Seat, str]] = []
    for ply, move in enumerate(raw["moves"]):
        if not (isinstance(move, list) and len(move) == 2 and type(move[0]) is int and isinstance(move[1], str)):
            raise BadRecord(f"not a record: move {ply} is not [seat, code]")
        moves.append((move[0], move[1]))
    outcome = _outcome(raw["outcome"])
    draw = draw_from_json(raw["draw"]) if raw.get("draw") is not None else None
    players = _players(raw)
    return Record(raw["game"], raw["rules"], raw["options"], raw["seats"], raw["seed"], moves, outcome, draw, players)


def _players(raw: dict[str, Any]) -> list[str] | None:
    players = raw.get("players")
    if players is None:
        return None
    if not (isinstance(players, list) and all([isinstance(name, str) for name in players])):
        raise BadRecord("not a record: its players are not a list of names")
    if len(players) != raw["seats"]:
        raise BadRecord(f"not a record: it names {len(players)} players for {raw['seats']} seats")
    return list(players)


def _check_type(raw: dict[str, Any], field: str, kind: type, words: str) -> None:
    if not isinstance(raw[field], kind) or isinstance(raw[field], bool):
        raise BadRecord(f"not a record: {field} is not {words}")


def _outcome(raw: object) -> Outcome | None:
    if raw is None:
        return None
    if not (
        isinstance(raw, dict)
        and isinstance(raw.get("reason"), str)
        and _are_numbers(raw.get("places"))
        and _are_numbers(raw.get("scores"))
    ):
        raise BadRecord("not a record: its outcome has no reason, places and scores")
    return outcome_from_json(raw)


def _are_numbers(raw: object) -> bool:
    return isinstance(raw, list) and all([type(value) is int for value in raw])
