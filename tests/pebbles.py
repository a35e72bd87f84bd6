"""A tiny game for tests of everything around the games: take one or two pebbles, the last one taken wins.

Each seat holds a secret number nobody but its owner sees, so that leaks show.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterne.core.errors import BadCode, BadOptions, OptionFault, Refusal
from lanterne.core.game import Action, Dealer, Event, Game, Json, Nature, Out, Outcome, Seat, State, Witness, places_by
from lanterne.core.grammar import NUMBER, Shape, Slot
from lanterne.core.options import Option, read_options
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.core.terms import Term

TAKE = Shape("take", Slot("count", "count", pattern=NUMBER.pattern))


class Heap(State):
    def __init__(self, left: int, seats: int, secrets: list[int]) -> None:
        self.left = left
        self.seats = seats
        self.secrets = secrets
        self.turn = 0
        self.taken = [0] * seats
        self.last = -1

    def copy(self) -> Heap:
        twin = Heap(self.left, self.seats, list(self.secrets))
        twin.turn, twin.taken, twin.last = self.turn, list(self.taken), self.last
        return twin

    def json(self) -> Json:
        return dict(vars(self))


class Take(Action):
    def __init__(self, count: int) -> None:
        self.count = count

    def code(self) -> str:
        return TAKE.write({"count": str(self.count)})


class HeapDealer(Dealer[Heap]):
    """The view does not say whose number it tells, so in a world it is everybody's."""

    def __init__(self, v: dict[str, Any]) -> None:
        self.v = v

    def deal(self, rng: Rng) -> Heap:
        s = Heap(self.v["left"], len(self.v["taken"]), [self.v["mine"] or 0] * len(self.v["taken"]))
        s.turn, s.taken = self.v["turn"], list(self.v["taken"])
        return s


class Pebbles(Game[Heap, Take, dict[str, Any], dict[str, Any]]):
    def __init__(self, rules: int = 1) -> None:
        options = (Option("heap", 7, least=1, most=30), Option("tie", False))
        super().__init__("pebbles", Nature((2, 4), hidden=True, chance=True), rules, options, (TAKE,))

    def options(self, raw: Mapping[str, object], seats: int) -> dict[str, Any]:
        values, faults = read_options(self.name, self.option_list, raw)
        if values["tie"] and values["heap"] == 1:
            faults.append(OptionFault("tie", Phrase("pebbles-option-tie-fault")))
        if faults:
            raise BadOptions(faults)
        return dict(values)

    def options_json(self, options: dict[str, Any]) -> Json:
        return options

    def start(self, options: dict[str, Any], seats: int, rng: Rng, out: Out = None) -> Heap:
        s = Heap(options["heap"], seats, [100 + int(rng.below(900)) for _ in range(seats)])
        if out is not None:
            out += [Event("dealt", {"secret": s.secrets[seat]}, audience=(seat,), knew=()) for seat in range(seats)]
        return s

    def load(self, raw: Json) -> Heap:
        s = Heap(raw["left"], raw["seats"], raw["secrets"])
        vars(s).update(raw)
        return s

    def to_act(self, s: Heap) -> list[Seat]:
        return [s.turn] if s.left else []

    def legal(self, s: Heap, seat: Seat) -> list[Take]:
        return [Take(n) for n in (1, 2) if n <= s.left] if seat == s.turn else []

    def refusal(self, s: Heap, seat: Seat, a: Take) -> Refusal | None:
        if a in self.legal(s, seat):
            return None
        return Refusal("PB-1", Phrase("pebbles-refused-many", {"count": a.count}))

    def apply(self, s: Heap, seat: Seat, a: Take, rng: Rng, out: Out = None) -> None:
        s.left -= a.count
        s.taken[seat] += a.count
        s.last = seat
        s.turn = (seat + 1) % s.seats
        if out is not None:
            out.append(Event("took", {"who": seat_phrase(seat), "count": a.count}))

    def outcome(self, s: Heap) -> Outcome | None:
        if s.left:
            return None
        return Outcome("empty", places_by([(int(seat == s.last),) for seat in range(s.seats)]), list(s.taken))

    def view(self, s: Heap, seat: Seat | None) -> dict[str, Any]:
        mine = None if seat is None else s.secrets[seat]
        return {"left": s.left, "turn": s.turn, "taken": list(s.taken), "mine": mine}

    def dealer(self, v: dict[str, Any], witness: Witness | None = None) -> Dealer[Heap]:
        return HeapDealer(v)

    def parse(self, code: str) -> Take:
        values = TAKE.read(code)
        if values is None:
            raise BadCode(f"{code!r} is not {TAKE!r}")
        return Take(int(values["count"]))

    def say(self, a: Take) -> Phrase:
        return Phrase("pebbles-action-take", {"count": a.count})

    def describe(self, v: dict[str, Any]) -> list[Phrase]:
        return [Phrase("pebbles-view", {"left": v["left"], "mine": str(v["mine"])})]

    def topics(self, v: dict[str, Any]) -> list[str]:
        return [f"taken {seat}" for seat in range(len(v["taken"]))]

    def terms(self, v: dict[str, Any], topic: str) -> list[Term]:
        seat = int(topic.split()[1])
        return [Term(v["taken"][seat], Phrase("pebbles-term-taken", {"who": seat_phrase(seat)}), "PB-1")]


GAME = Pebbles()

FTL = """
pebbles-name = Pebbles
pebbles-event-dealt = you hold { $secret }
pebbles-event-took = { $who } took { $count }
pebbles-action-take = take { $count } pebbles
pebbles-refused-many = { $count } is not a number you may take
pebbles-reason-empty = no pebble is left
pebbles-term-taken = taken by { $who }
pebbles-view = { $left } pebbles left; secret { $mine }
pebbles-option-heap = pebbles at the start
pebbles-option-heap-help = pebbles at the start
pebbles-option-tie = a tie
pebbles-option-tie-help = a tie
pebbles-option-tie-fault = a tie needs more than one pebble
pebbles-clause-PB-1 = Whoever is to move takes one or two pebbles.
pebbles-clause-PB-2 = The last pebble wins.
pebbles-figure-last = seat of the last pebble
"""
