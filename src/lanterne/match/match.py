"""A match: one game with its seed and record. The one door through which moves enter the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from lanterne.core.errors import BadCode, BadInput, BadRecord, LanterneError, Rejected
from lanterne.core.game import Action, AnyGame, Event, Json, Seat, State, check_seats
from lanterne.core.phrase import Arg, Phrase
from lanterne.core.record import Record
from lanterne.core.rng import Chance

SET_UP = -1  # the ply of the set-up's own stream
KEPT_STATES = 6  # a state may be large, and all but the newest can be had from the record again
ALL_STATES = 1_000_000


@final
class Step:
    """A move that was checked and applied to a copy: whoever keeps it makes it happen (`Match.commit`)."""

    def __init__(
        self,
        ply: int,
        seat: Seat,
        a: Action,
        after: State | None,
        events: list[Event],
        free: bool,
        hidden_from: list[Seat | None],
    ) -> None:
        self.ply = ply
        self.seat = seat
        self.a = a
        self.after = after  # given up when the match has moved on
        self.events = events
        self.free = free  # may be taken back by its seat alone
        self.hidden_from = hidden_from  # eyes (None: a spectator's) for which nothing has happened at all

    def is_seen_by(self, seat: Seat | None) -> bool:
        return seat not in self.hidden_from

    def __reduce__(self) -> tuple[Any, ...]:
        return Step, (self.ply, self.seat, self.a, self.after, self.events, self.free, self.hidden_from)


@final
class Match:
    """The truth is the record; `state` and `steps` derive from it."""

    def __init__(
        self, game: AnyGame, options: Mapping[str, object], seats: int, seed: str, kept_states: int = KEPT_STATES
    ) -> None:
        check_seats(game, seats)
        self.kept_states = kept_states
        self.game = game
        self.options: Any = game.options(options, seats)
        self.seats = seats
        self.chance = Chance(seed)
        self.opening: list[Event] = []
        self.first: State = game.start(self.options, seats, self.chance.at(SET_UP, "start"), self.opening)
        self.state: State = self.first.copy()
        self.steps: list[Step] = []
        self._seen: list[int] = [0] * (seats + 1)  # steps each seat has seen, the spectator's last

    def __reduce__(self) -> tuple[Any, ...]:
        options = self.game.options_json(self.options)
        begun = (self.game, options, self.seats, self.chance.seed, self.kept_states)
        return match_again, (*begun, self.opening, self.first, self.steps, self.state)

    @property
    def ply(self) -> int:
        """The number of moves made, so the number of the next one, from 0."""
        return len(self.steps)

    def ply_of(self, seat: Seat | None) -> int:
        """The ply as those eyes count it: steps of which they saw nothing are none."""
        return self._seen[self.seats if seat is None else seat]

    def ply_seen(self, ply: int, seat: Seat | None) -> int:
        """A ply of the record as those eyes count it."""
        return len([step for step in self.steps[:ply] if step.is_seen_by(seat)])

    def steps_seen(self, seat: Seat | None) -> list[Step]:
        return [step for step in self.steps if step.is_seen_by(seat)]

    def _see(self, step: Step) -> None:
        for seat in range(self.seats):
            self._seen[seat] += 1 if step.is_seen_by(seat) else 0
        self._seen[self.seats] += 1 if step.is_seen_by(None) else 0

    def propose(self, ply: int, seat: Seat, code: str) -> Step:
        """Checks a move and applies it to a copy; nothing has happened yet. Raises `Rejected`."""
        if ply != self.ply:
            raise Rejected("stale", f"seat {seat} answered ply {ply}, the match is at ply {self.ply}")
        if not 0 <= seat < self.seats:
            raise Rejected("refused", f"there is no seat {seat} at a table of {self.seats}")
        if not self.game.to_act(self.state):
            raise Rejected("over", "the game is over")
        try:
            a: Action = self.game.parse(code)
        except BadCode as error:
            raise Rejected("unreadable", str(error)) from None
        refusal = self.game.refusal(self.state, seat, a)
        if refusal is not None:
            text = f"seat {seat} may not {code!r} at ply {ply}: {refusal.clause}"
            raise Rejected("refused", text, refusal)
        return self._step(seat, a)

    def commit(self, step: Step) -> None:
        assert step.ply == self.ply
        assert step.after is not None
        self.steps.append(step)
        self.state = step.after
        self._see(step)
        if len(self.steps) > self.kept_states:
            self.steps[-self.kept_states - 1].after = None

    def play(self, ply: int, seat: Seat, code: str) -> Step:
        """`propose` and `commit` at once, for those who need not store in between."""
        step = self.propose(ply, seat, code)
        self.commit(step)
        return step

    def _step(self, seat: Seat, a: Action) -> Step:
        after = self.state.copy()
        events: list[Event] = []
        rng = self.chance.at(self.ply, a.code())
        self.game.apply(after, seat, a, rng, events)
        uncovered = any([event.uncovers(seat) for event in events])
        free = not rng.used and not uncovered and self.game.to_act(after) == [seat]
        return Step(self.ply, seat, a, after, events, free, self._hidden_from(seat, after, events))

    def _hidden_from(self, mover: Seat, after: State, events: list[Event]) -> list[Seat | None]:
        """Eyes that are told nothing, see nothing change and may do what they could do before."""
        eyes: list[Seat | None] = [*range(self.seats), None]
        blind = [each for each in eyes if each != mover and not any([event.is_for(each) for event in events])]
        if not events or not blind or self.game.to_act(self.state) != self.game.to_act(after):
            return []
        return [each for each in blind if self._looks_alike(each, after)]

    def _looks_alike(self, seat: Seat | None, after: State) -> bool:
        game, before = self.game, self.state
        if game.view(before, seat) != game.view(after, seat):
            return False
        if seat is None:
            return True
        return [a.code() for a in game.legal(before, seat)] == [a.code() for a in game.legal(after, seat)]

    def events_since(self, heard: int) -> list[Event]:
        """What has happened since so many steps were heard of; -1: from the set-up on."""
        news: list[Event] = list(self.opening) if heard < 0 else []
        for step in self.steps[max(heard, 0) :]:
            news += step.events
        return news

    # ------------------------------------------------------------------ taking back

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last move back without asking: it drew, learned and passed nothing."""
        return bool(self.steps) and self.steps[-1].seat == seat and self.steps[-1].free

    def undo(self) -> Step:
        """Takes the last move back; who had to agree is the caller's business."""
        step = self.steps[-1]
        self.back_to(step.ply)
        return step

    def back_to(self, ply: int) -> None:
        """Takes the moves from that ply on back."""
        del self.steps[ply:]
        self.state = self._state_now()
        self.count_again()

    def count_again(self) -> None:
        """After steps came or went otherwise than by `commit`."""
        self._seen = [0] * (self.seats + 1)
        for step in self.steps:
            self._see(step)

    def last_ply_of(self, seat: Seat) -> int | None:
        """When the seat last moved; None: it has not."""
        for step in reversed(self.steps):
            if step.seat == seat:
                return step.ply
        return None

    def _state_now(self) -> State:
        return self.state_after(self.ply - 1) if self.steps else self.first.copy()

    def state_after(self, ply: int) -> State:
        """The state after the step of that ply, played again from the record where it was given up. Read only."""
        kept = self.steps[ply].after
        if kept is not None:
            return kept
        s = self.first.copy()
        for step in self.steps[: ply + 1]:
            self.game.apply(s, step.seat, step.a, self.chance.at(step.ply, step.a.code()))
        return s

    # ------------------------------------------------------------------ records

    def record(self) -> Record:
        moves = [(step.seat, step.a.code()) for step in self.steps]
        options = self.game.options_json(self.options)
        return Record(
            self.game.name,
            self.game.rules,
            options,
            self.seats,
            self.chance.seed,
            moves,
            self.game.outcome(self.state),
        )


def match_again(
    game: AnyGame,
    options: Json,
    seats: int,
    seed: str,
    kept_states: int,
    opening: list[Event],
    first: State,
    steps: list[Step],
    state: State,
) -> Match:
    """A match as a pickle keeps it: all that has happened, and where it has got to."""
    match = Match(game, options, seats, seed, kept_states)
    match.opening = opening
    match.first = first
    match.steps = steps
    match.state = state
    match.count_again()
    return match


def replay(game: AnyGame, record: Record, plies: int | None = None, kept_states: int = KEPT_STATES) -> Match:
    """The match a record tells of, up to a ply. Raises `BadRecord` when the record cannot have happened."""
    if record.game != game.name:
        raise BadRecord(f"the record is of {record.game}, not of {game.name}")
    if record.rules not in game.plays:
        raise BadRecord(f"the record follows rules version {record.rules} of {game.name}, this is version {game.rules}")
    try:
        match = Match(game.edition(record.rules), record.options, record.seats, record.seed, kept_states)
    except BadInput as error:
        why: Arg = str(error) if error.phrase is None else error.phrase
        raise BadRecord(Phrase("refused-record", {"why": why})) from None
    wanted = len(record.moves) if plies is None else plies
    if not 0 <= wanted <= len(record.moves):
        raise BadRecord(f"the record has {len(record.moves)} moves, there is no ply {plies}")
    for ply, (seat, code) in enumerate(record.moves[:wanted]):
        try:
            match.play(ply, seat, code)
        except LanterneError as fault:  # a name of its own: compiled, `error` above can hold a BadInput only
            raise BadRecord(f"move {ply} ({code!r} by seat {seat}) cannot be played: {fault}") from None
    if plies is None:
        found = game.outcome(match.state)
        if record.outcome is not None and found != record.outcome:
            raise BadRecord(f"the moves end in {found!r}, the record says {record.outcome!r}")
    return match
