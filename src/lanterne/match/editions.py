"""Matches that outlive the rules they were played by: played again by those of today, or shown as they were written.

A record of a number that is played no more is never passed off as something else: either every move is legal, tells
what it told then and leads to the same end, or the part that both agree on is found.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import BadInput, BadRecord, Rejected
from lanterne.core.game import Action, AnyGame, Event, Seat
from lanterne.core.phrase import Phrase
from lanterne.core.record import Record
from lanterne.match.match import KEPT_STATES, Match, Step
from lanterne.match.told import told_after

NOT_KNOWN: Final = ""  # what was told at a ply of which nothing was kept


@final
class Following:
    """How far the rules of today follow a record. `match` is None where they cannot even set it up."""

    def __init__(self, match: Match | None, *, same: bool) -> None:
        self.match = match
        self.same = same  # every move, every event that is known of and the end

    @property
    def agreed(self) -> int:
        """So many moves are legal and tell what they told then."""
        return 0 if self.match is None else self.match.ply


def is_played(game: AnyGame, rules: int) -> bool:
    """Raises `BadRecord` for rules that never were, as far as this program knows: mostly they are newer than it."""
    if not 1 <= rules <= game.rules:
        raise BadRecord(Phrase("refused-newer-rules", {"rules": str(rules), "known": str(game.rules)}))
    return rules in game.plays


def follow(game: AnyGame, record: Record, told: list[str], kept_states: int = KEPT_STATES) -> Following:
    """Plays a record by the newest rules. `told` by ply (`told_after`), as far as it was kept."""
    try:
        match = Match(game, record.options, record.seats, record.seed, kept_states)
    except BadInput:
        return Following(None, same=False)
    before = told_after(NOT_KNOWN, match.opening)
    for ply, (seat, code) in enumerate(record.moves):
        try:
            step = match.propose(ply, seat, code)
        except (Rejected, OverflowError):
            return Following(_before_the_end(match), same=False)
        before = told_after(before, step.events)
        if ply < len(told) and told[ply] not in (NOT_KNOWN, before):
            return Following(_before_the_end(match), same=False)
        match.commit(step)
    if game.outcome(match.state) != record.outcome:
        return Following(_before_the_end(match), same=False)
    return Following(match, same=True)


def _before_the_end(match: Match) -> Match:
    """Whoever wants to go on must be able to."""
    while match.steps and match.game.outcome(match.state) is not None:
        match.undo()
    return match


# ---------------------------------------------------------------------- as it was written


@final
class Written(Action):
    """An action that nobody reads any more: only its text is left."""

    def __init__(self, text: str) -> None:
        self.text = text

    def code(self) -> str:
        return self.text


def written_step(ply: int, seat: Seat, code: str, events: list[Event], hidden_from: list[Seat | None]) -> Step:
    return Step(ply, seat, Written(code), None, events, False, hidden_from)


def written_match(game: AnyGame, record: Record, opening: list[Event], steps: list[Step]) -> Match:
    """A match that can be counted and read, not played. Its state is that of any game: nobody looks at it.

    Raises `BadInput` where the game cannot be set up at all.
    """
    fewest, most = game.nature.seats
    try:
        match = Match(game, record.options, record.seats, record.seed)
    except BadInput:
        match = Match(game, {}, min(max(record.seats, fewest), most), record.seed)
    match.seats = record.seats
    match.opening = opening
    match.steps = steps
    match.count_again()
    return match
