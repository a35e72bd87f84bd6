"""A game with its chance unrolled: every draw of the rules waits for its outcome, so that a library can choose it.

The rules ask an `Rng` and know nothing of this. A step is tried on a copy with the outcomes known so far; at the
first draw beyond them it is broken off, the draw is put to whoever drives, and with its outcome the step is tried
again from the start. So the contract makes chance nodes as it stands. A draw of very many sides (eyes have 2**31)
is several nodes, one after the other; every outcome is as likely as in the rules.

Where several seats are waited for, the first listed answers first. Seats that nobody waits for are not asked: what
they may do out of turn (Illuminati's offers and answers to them) has no place here yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

import msgspec

from lanterne.core.game import NO_SEAT, Action, AnyGame, Dealer, Event, Json, Seat, State, Witness
from lanterne.core.rng import Rng
from lanterne.envs.heard import Step, chain_from_json, chain_json, digest_of, encode, heard_by, steps_of
from lanterne.games.registry import game_named

CHANCE: Final = -1  # as OpenSpiel numbers them
OVER: Final = -4
MOST_OUTCOMES: Final = 256  # of one node


class Unscripted(Exception):
    """A draw whose outcome nobody has chosen yet."""


@final
class AskingRng(Rng):
    """Plays the outcomes that are known; at the first one that is not it breaks the step off and says its sides."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script
        self.at = 0
        self.sides = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0  # no chance
        self.used = True
        if self.at == len(self.script):
            self.sides = n
            raise Unscripted
        outcome = self.script[self.at]
        self.at += 1
        return outcome


@final
class Draw:
    """A draw that is open: its outcome is one of `left` numbers from `least` on. Where these are too many for one node
    they are parted evenly, and what a node decides is in which part the outcome lies."""

    def __init__(self, left: int, least: int = 0) -> None:
        self.left = left
        self.least = least

    def narrowed(self, number: int) -> Draw:
        parts = parts_of(self.left)
        return Draw(parts[number], self.least + sum(parts[:number]))

    def chances(self) -> list[tuple[int, float]]:
        """Each outcome of the node and how likely it is."""
        return chances_of(self.left)


@lru_cache(maxsize=1024)
def parts_of(left: int) -> list[int]:
    """How many numbers each outcome of a node stands for."""
    count = min(left, MOST_OUTCOMES)
    return [left * (part + 1) // count - left * part // count for part in range(count)]


@lru_cache(maxsize=1024)
def chances_of(left: int) -> list[tuple[int, float]]:
    return [(number, part / left) for number, part in enumerate(parts_of(left))]


@final
class Unrolled:
    """One game, from before its set-up on. States are never changed once they stand here, so copies share them."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.s: State | None = None  # before the step under way; None: before the set-up
        self.mover: Seat = NO_SEAT  # of the step under way
        self.a: Action | None = None
        self.script: list[int] = []  # outcomes of its draws
        self.draw: Draw | None = None  # the one that is open
        self.last: Step | None = None
        self.player = CHANCE  # who is asked: a seat, `CHANCE`, or `OVER`
        self.actions: list[Action] = []  # between which that seat chooses
        self._texts: dict[Seat, str] = {}
        self._known: dict[Seat, tuple[Dealer[Any], Step | None]] = {}

    def begun(self) -> Unrolled:
        """Itself, at the first draw of the set-up."""
        self._try()
        return self

    def copy(self) -> Unrolled:
        twin = Unrolled(self.game, self.options, self.seats)
        twin.s, twin.mover, twin.a = self.s, self.mover, self.a
        twin.script, twin.draw = self.script[:], self.draw
        twin.last, twin.player, twin.actions = self.last, self.player, self.actions
        return twin

    def __deepcopy__(self, memo: object) -> Unrolled:
        return self.copy()

    # ------------------------------------------------------------------ going on

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of the open node. Read only: the list is shared."""
        assert self.draw is not None
        return self.draw.chances()

    def choose(self, number: int) -> None:
        """The outcome of the open node, or the action of that number in the list."""
        if self.draw is None:
            self.mover, self.a = self.player, self.actions[number]
        else:
            self.draw = self.draw.narrowed(number)
            if self.draw.left > 1:
                return
            self.script.append(self.draw.least)
        self._try()

    def _try(self) -> None:
        rng = AskingRng(self.script)
        events: list[Event] = []
        try:
            if self.s is None:
                s = self.game.start(self.options, self.seats, rng, events)
            else:
                s = self.s.copy()
                self.game.apply(s, self.mover, self.a, rng, events)
        except Unscripted:
            self.draw = Draw(rng.sides)
            self.player = CHANCE
            return
        self._settle(s, Step(self.last, self.mover, "" if self.a is None else self.a.code(), events))

    def _settle(self, s: State, last: Step | None) -> None:
        self.s, self.last = s, last
        self.mover, self.a, self.script, self.draw = NO_SEAT, None, [], None
        self._texts, self._known = {}, {}
        waited = self.game.to_act(s)
        self.player = waited[0] if waited else OVER
        self.actions = self.game.legal(s, self.player) if waited else []

    # ------------------------------------------------------------------ seeing

    def observation(self, seat: Seat) -> str:
        """The seat's view as JSON; while a step is under way the one before it, and nothing before the set-up."""
        return "" if self.s is None else encode(self.game.view(self.s, seat)).decode()

    def information(self, seat: Seat) -> str:
        """The view, and a digest of all that the seat has done and seen: what it can tell games apart by."""
        if seat not in self._texts:
            self._texts[seat] = f"{digest_of(self.last, seat).hex()} {self.observation(seat)}"
        return self._texts[seat]

    def returns(self) -> list[float]:
        """1 for who wins alone, and in sum nothing: those who win share, all others lose alike; nought until then."""
        outcome = None if self.s is None else self.game.outcome(self.s)
        if outcome is None:
            return [0.0] * self.seats
        winners = outcome.winners()
        share = self.seats / len(winners)
        return [((share if seat in winners else 0.0) - 1.0) / (self.seats - 1) for seat in range(self.seats)]

    # ------------------------------------------------------------------ imagining

    def imagined(self, seat: Seat, rng: Rng) -> Unrolled:
        """Another world that the seat cannot tell from this one. Others have heard there what it heard with them."""
        assert self.s is not None
        assert self.player != CHANCE, "while something is drawn nobody is asked"
        if seat not in self._known:
            dealer = self.game.dealer(self.game.view(self.s, seat), self.witness(seat))
            self._known[seat] = (dealer, heard_by(self.last, seat))
        dealer, last = self._known[seat]
        return self.standing(dealer.deal(rng), last)

    def witness(self, seat: Seat) -> Witness | None:
        """What the seat remembers of all that it saw, where the game asks for that."""
        found = self.game.witness(seat)
        if found is not None:
            for event in [event for step in steps_of(self.last) for event in step.events]:
                if event.is_for(seat):
                    found.see(event)
        return found

    def standing(self, s: State, last: Step | None = None) -> Unrolled:
        """A game that has come to this state, of which nobody has heard more than that."""
        twin = Unrolled(self.game, self.options, self.seats)
        twin._settle(s, last)
        return twin

    # ------------------------------------------------------------------ keeping

    def position(self) -> Json:
        """The whole truth about where the game stands, but not how it came there."""
        return {
            "state": None if self.s is None else self.s.json(),
            "mover": self.mover,
            "code": "" if self.a is None else self.a.code(),
            "script": self.script,
            "draw": None if self.draw is None else [self.draw.left, self.draw.least],
        }

    def truth(self) -> str:
        return encode(self.position()).decode()

    def json(self) -> Json:
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.game.options_json(self.options),
            "seats": self.seats,
            **self.position(),
            "steps": chain_json(self.last),
        }

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return unrolled_from_bytes, (encode(self.json()),)


def unrolled_from_bytes(kept: bytes) -> Unrolled:
    return unrolled_from_json(msgspec.json.decode(kept))


def unrolled_from_json(raw: Mapping[str, Any]) -> Unrolled:
    """The inverse of `Unrolled.json`."""
    game = game_named(raw["game"]).edition(raw["rules"])
    found = Unrolled(game, game.options(raw["options"], raw["seats"]), raw["seats"])
    if raw["state"] is not None:
        found._settle(game.load(raw["state"]), chain_from_json(raw["steps"]))
    if raw["draw"] is not None:
        if raw["code"]:
            found.mover, found.a = raw["mover"], game.parse(raw["code"])
        found.script, found.player = raw["script"], CHANCE
        found.draw = Draw(*raw["draw"])
    return found
