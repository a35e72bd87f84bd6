"""A bot that is another program, in any language: one line of JSON to it, one line back.

The program is started once a process and asked for all tables; it ends when its input does. What it must know stands in
each question, so that it may keep nothing; whoever wants to remember finds the events its seat has seen.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import shlex
import subprocess
import time
from itertools import count
from pathlib import Path
from typing import Any, Final, final

from lanterne.bots.bot import Ask, Bot
from lanterne.bots.kinds import BotKind, Param, Value
from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.game import Action, AnyGame, Event, Json, Seat
from lanterne.core.rng import MOST, Rng

PREFIX: Final = "run:"
PROTOCOL: Final = 1
SECONDS: Final = 0.5  # that it may think, where it does not say otherwise
HELLO_S: Final = 10.0
GRACE_S: Final = 30.0  # beyond its time; whoever is silent for longer is thought to have stopped
CHUNK: Final = 65_536
LONGEST: Final = 1_000_000  # bytes of an answer
SHOWN: Final = 120


@final
class Program:
    """A started program and the line to it; the first word is a greeting, to which it says who it is."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        try:
            self.process: Final = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise BadInput(f"{command!r} cannot be started: {error}") from None
        self.rest = b""
        self.hello: Final = self.ask({"ask": "hello", "protocol": PROTOCOL}, HELLO_S)

    def ask(self, question: Json, seconds: float) -> Json:
        """Its answer. Raises `LanterneError` when it has ended, is silent for too long or answers no JSON object."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        except (OSError, ValueError):
            raise self.fault("has ended") from None
        line = self.line(time.monotonic() + seconds)
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self.fault(f"answered {line[:SHOWN]!r}, which is no JSON object")
        return answer

    def line(self, until: float) -> bytes:
        assert self.process.stdout is not None
        out = self.process.stdout.fileno()
        while b"\n" not in self.rest:
            left_s = until - time.monotonic()
            if left_s <= 0 or not select.select([out], [], [], left_s)[0]:
                raise self.fault("did not answer in time")
            more = os.read(out, CHUNK)
            if not more:
                raise self.fault("has ended")
            self.rest += more
            if len(self.rest) > LONGEST:
                raise self.fault("answered more than a line may hold")
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def fault(self, what: str) -> LanterneError:
        """After one its answers could be to other questions: it is ended, and started anew when it is asked again."""
        self.end()
        return LanterneError(f"the program {self.command!r} {what}")

    def runs(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        if self.runs():
            self.process.kill()
        self.process.wait()
        for line in (self.process.stdin, self.process.stdout):
            if line is not None:
                line.close()


_started: dict[str, Program] = {}


def program(command: str) -> Program:
    """The one of this process; one that has ended is started anew."""
    found = _started.get(command)
    if found is not None and found.runs():
        return found
    if found is not None:
        found.end()
    made = _started[command] = Program(command)
    return made


def end_all() -> None:
    for each in _started.values():
        each.end()


atexit.register(end_all)


_tables = count(1)


@final
class Told:
    """What it keeps at one table: the table's number to the program, and what the seat has seen."""

    def __init__(self) -> None:
        self.number: Final = next(_tables)
        self.events: Final[list[Json]] = []
        self.heard = 0  # so many of them the program knows
        self.by: Program | None = None  # the program that knows them

    def take(self, asked: Program) -> list[Json]:
        """What is new to it: everything, where it was started since."""
        new = self.events[self.heard if asked is self.by else 0 :]
        self.by, self.heard = asked, len(self.events)
        return new


@final
class ProgramBot(Bot):
    def __init__(self, command: str, name: str, seconds: float, *, interjects: bool) -> None:
        super().__init__(name, seconds=seconds)
        self.command: Final = command
        self.interjects: Final = interjects

    def new_mind(self, game: AnyGame, seat: Seat) -> Told:
        return Told()

    def told(self, mind: Any, events: list[Event]) -> None:
        assert isinstance(mind, Told)
        for event in events:
            mind.events.append({**event.json()})

    def choose(self, ask: Ask) -> Action:
        code = self.answered("choose", ask)
        if code is None:
            raise LanterneError(f"the program {self.command!r} answered without a code")
        chosen: Action = ask.game.parse(code)
        return chosen

    def speaks_up(self, rng: Rng) -> bool:
        return self.interjects

    def interject(self, ask: Ask) -> Action | None:
        code = self.answered("interject", ask)
        return None if code is None else ask.game.parse(code)

    def answered(self, what: str, ask: Ask) -> str | None:
        mind = ask.mind if isinstance(ask.mind, Told) else Told()  # asked out of the blue: it has seen nothing
        asked = program(self.command)
        question: Json = {
            "ask": what,
            "table": mind.number,
            "game": ask.game.name,
            "rules": ask.game.rules,
            "seat": ask.seat,
            "seconds": max(0.0, ask.budget.left_s()),
            "chance": ask.rng.below(MOST),
            "events": mind.take(asked),
            "legal": [a.code() for a in ask.legal],
            "view": ask.view,
        }
        code = asked.ask(question, self.seconds + GRACE_S).get("code")
        if code is not None and not isinstance(code, str):
            raise LanterneError(f"the program {self.command!r} answered a code that is no text")
        return code


def kind_from_program(command: str) -> BotKind:
    """The kind that the program says it is. Raises `BadInput`."""
    try:
        hello = program(command).hello
        games, seconds = hello.get("games", []), float(hello.get("seconds", SECONDS))
        name = str(hello.get("name", "")) or Path(shlex.split(command)[-1]).stem.lower()
        if not isinstance(games, list) or not name.isidentifier():
            raise BadInput(f"{command!r} says hello with a name or games that cannot be used: {hello!r}"[:SHOWN])
        params = (Param("seconds", seconds, least=0.01, most=60.0),)
    except (LanterneError, TypeError, ValueError) as error:
        raise error if isinstance(error, BadInput) else BadInput(str(error)) from None
    interjects = hello.get("interjects") is True

    def make(values: dict[str, Value]) -> Bot:
        seconds_now = values["seconds"]
        assert isinstance(seconds_now, (int, float))
        return ProgramBot(command, name, float(seconds_now), interjects=interjects)

    return BotKind(name, make, games=tuple(str(game) for game in games), params=params)
