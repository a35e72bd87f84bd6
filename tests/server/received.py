"""What came to a pair of eyes, held against what it may know: field by field, the order of keys included."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from lanterne.core.game import Event, Seat, State
from lanterne.match.match import Match, Step
from lanterne.pictures.names import card_name
from lanterne.server.tables.differences import after
from lanterne.server.tables.project import LOG_LINES

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("vizia", {"capture": True, "purchase": True}),
    ("vizia", {"remember": True, "three_commons": True}),
    ("illusio", {"goal": 6}),
    ("illusio", {"goal": 6, "memory": True, "talents": "any-time"}),
    ("illuminati", {"hidden_goals": True, "hidden_illuminati": True, "addon": True, "round_limit": 12}),
    ("illuminati", {"cheating": True, "hidden_goals": True, "round_limit": 12}),
    ("illusion", {"length": "twelve"}),
    ("illusion", {"ear": True}),
]
BASE_S, INCREMENT_S = 80_000, 3_600  # nobody thinks for half an hour: what was earned can be read off a clock
EYES: tuple[Seat | None, ...] = (0, 1, 2, None)

# Every field of every message, and by whom it is looked at.
FIELDS = {
    "table": {"t", "info", "mine", "lent", "owner", "positions", "talk", "undo_asked_by", "seat_asked", "result"},
    "stepped": {"t", "table", "seat", "changes", "to_act", "clocks_ms", "result"},
    "taken": {"t", "table", "id", "ply"},
    "changed": {"t", "info", "mine", "lent"},
    "pong": {"t"},
    "said": {"t", "table", "line"},
    "welcome": {"t", "user", "name", "reach"},
    "undo-asked": {"t", "table", "ply", "by"},
    "refused": {"t", "why", "table", "id", "ply", "clause", "phrase", "text"},
}
POSITION = {
    "seat", "ply", "view", "legal", "log", "may_undo", "files", "sums", "wishes", "house", "earliest", "unasked",
    "guide",
}  # fmt: skip
CHANGE = {
    "seat", "ply", "order", "set", "add", "drop", "events", "log", "earliest", "legal", "may_undo", "files", "sums",
}  # fmt: skip
INFO = {
    "id", "game", "rules", "options", "seats", "status", "pace", "public", "owner", "commitment", "ply", "boxes",
    "to_act", "rematch", "drawing", "pledges", "grace_ms", "outlived", "rules_asked",
    "lesson", "onlookers", "looking_on", "hints",
}  # fmt: skip
BOX = {"seat", "kind", "name", "bot", "online", "clock_ms", "lost", "away_ms", "why", "since_ms", "open"}


def ordered(value: Any) -> Any:
    """Through JSON text, with the order of keys as part of the value."""
    return json.loads(json.dumps(value), object_pairs_hook=list)


@dataclass
class Happened:
    """A line of the house; `ply`: how many moves had been made."""

    kind: str
    seat: Seat
    name: str
    ply: int


class Receiver:
    """One pair of eyes: what has come to it, and whether that is what it may know."""

    def __init__(self, seat: Seat | None, match: Match, happened: list[Happened], *, lent: Seat | None = None) -> None:
        self.seat = seat
        self.match = match  # the game as it stands, played again by whoever checks
        self.happened = happened  # to the seats, until now
        self.lent = lent  # the seat that these eyes own and a bot plays
        self.view: dict[str, Any] = {}
        self.files: dict[str, str] = {}
        self.sums: dict[str, Any] = {}
        self.ply = 0

    @property
    def seen(self) -> list[Step]:
        return [step for step in self.match.steps if step.is_seen_by(self.seat)]

    def true_ply(self, ply: int) -> int:
        """How many moves had been made when this many were seen; hidden ones before the next seen one included."""
        return self.seen[ply - 1].ply + 1 if ply else 0

    def state(self) -> State:
        ply = self.true_ply(self.ply)
        return self.match.state_after(ply - 1) if ply else self.match.first

    def mine(self, events: list[Event]) -> list[Any]:
        return [event.json() for event in events if event.is_for(self.seat)]

    def own_seats(self) -> list[Seat]:
        return [] if self.seat is None else [self.seat]

    # ------------------------------------------------------------------ messages

    def take(self, text: str) -> None:
        message = json.loads(text)
        kind = message["t"]
        assert set(message) == FIELDS[kind]
        if message.get("result") is None:
            assert self.match.chance.seed not in text
        if "info" in message:
            self.check_info(message["info"])
            assert message["mine"] == self.own_seats()
            assert message["lent"] == [seat for seat in (self.lent,) if seat is not None]
        if kind == "table":
            self.take_whole(message)
        elif kind == "stepped":
            self.take_step(message)
        elif kind == "undo-asked":
            assert message["ply"] == self.ply

    def check_info(self, info: dict[str, Any]) -> None:
        assert set(info) == INFO
        assert (info["outlived"], info["rules_asked"]) == (False, None)  # the rules are today's
        assert not info["lesson"]
        assert len(info["onlookers"]) == info["looking_on"] <= 1  # whoever stood up owns a seat all the same
        assert info["ply"] == len([s for s in self.match.steps[: self.true_of_info(info)] if s.is_seen_by(None)])
        for box in info["boxes"]:
            assert set(box) == BOX

    def true_of_info(self, info: dict[str, Any]) -> int:
        """A spectator's count tells nobody more than the spectator sees."""
        seen = [step for step in self.match.steps if step.is_seen_by(None)]
        return seen[info["ply"] - 1].ply + 1 if info["ply"] else 0

    def take_whole(self, message: dict[str, Any]) -> None:
        (told,) = message["positions"]
        assert set(told) == POSITION
        lines = [{key: line[key] for key in ("kind", "seat", "name", "ply")} for line in told["house"]]
        assert lines == [vars(one) | {"ply": self.match.ply_seen(one.ply, self.seat)} for one in self.happened]
        assert (told["wishes"], told["unasked"]) == (None, "")  # nobody has left word
        assert told["guide"] is None  # nor learns anybody here
        self.ply = told["ply"]
        self.check_clocks([box["clock_ms"] for box in message["info"]["boxes"]])
        self.view, self.files, self.sums = told["view"], told["files"], told["sums"]
        self.check(told)
        assert ordered(told["log"]) == ordered(self.log(ended=message["result"] is not None)[-LOG_LINES:])

    def check_clocks(self, left_ms: list[int | None]) -> None:
        """A seat has earned as much as it has decided before everybody's eyes."""
        for seat, left in enumerate(left_ms):
            if left is not None:
                earned = [self.earns(step) for step in self.seen[: self.ply] if step.seat == seat]
                assert round((left - BASE_S * 1000) / (INCREMENT_S * 1000)) == earned.count(True)

    def earns(self, step: Step) -> bool:
        if step.hidden_from:
            return False
        before = self.match.state_after(step.ply - 1) if step.ply else self.match.first
        return step.seat in self.match.game.to_act(before)

    def log(self, *, ended: bool) -> list[Any]:
        lines: list[tuple[int, Seat | None, Event]] = [(-1, None, event) for event in self.match.opening]
        for ply, step in enumerate(self.seen[: self.ply]):
            lines += [(ply, step.seat, event) for event in step.events]
        lines = [line for line in lines if line[2].is_for(self.seat)]
        names = () if ended else self.match.game.forgets_at(self.match.options)
        last = max([at for at, line in enumerate(lines) if line[2].name in names], default=0)
        told = [(ply, seat, self.match.game.faded(event)) for ply, seat, event in lines[:last]] + lines[last:]
        return [{"ply": ply, "seat": seat, "event": event.json()} for ply, seat, event in told if event is not None]

    def take_step(self, message: dict[str, Any]) -> None:
        (told,) = message["changes"]
        assert set(told) <= CHANGE
        self.ply += 1
        assert told["ply"] == self.ply
        self.check_clocks(message["clocks_ms"])
        step = self.seen[self.ply - 1]
        assert message["seat"] == step.seat
        assert ordered(told.get("events", [])) == ordered(self.mine(step.events))
        if "log" in told:
            assert ordered(told["log"]) == ordered(self.log(ended=False)[-LOG_LINES:])
        self.view = after(self.view, told)
        self.files = {**self.files, **told.get("files", {})}
        self.sums = {topic: terms for topic, terms in {**self.sums, **told.get("sums", {})}.items() if terms}
        self.check(told)
        if message["result"] is None:
            state = self.state()
            assert message["to_act"] == list(self.match.game.to_act(state))

    def check(self, told: dict[str, Any]) -> None:
        """View, codes, files and sums follow from the state at this ply as this seat may see it."""
        game, state = self.match.game, self.state()
        view = game.view(state, self.seat)
        assert told["seat"] == self.seat
        assert self.view == json.loads(json.dumps(view))
        legal = [] if self.seat is None else [a.code() for a in game.legal(state, self.seat)]
        assert told.get("legal", []) == legal
        assert self.files == files_of(self.match, state)
        sums = {topic: [term.json() for term in terms] for topic, terms in game.sums(view).items()}
        assert self.sums == (sums if game.name == "illusio" else {})


def files_of(match: Match, state: Any) -> dict[str, str]:
    """Illusion's pictures that have come into view; no other game has files."""
    if match.game.name != "illusion":
        return {}
    return {str(at): card_name(match.chance.seed, card) for card, at in enumerate(state.picture) if at >= 0}
