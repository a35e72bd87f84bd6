"""Tables whose rules are played no more. What the rules of today play alike goes over to them and nobody notices; else
a finished game is shown as it was told, and the people of a running one are asked."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

import msgspec

from lanterne.core.errors import BadOptions
from lanterne.core.game import AnyGame, outcome_from_json
from lanterne.core.record import Record
from lanterne.games.registry import game_named
from lanterne.host.changing_rules import ended_by_rules, own_outcome
from lanterne.host.host import OVER, WAITING
from lanterne.host.rules_question import RulesQuestion
from lanterne.match.editions import Following, follow, is_played
from lanterne.match.match import Match
from lanterne.server.store.leases import Fenced
from lanterne.server.store.rows import ChangeRow, MatchRow, MoveRow, RulesAskedRow
from lanterne.server.store.store import Store
from lanterne.server.tables.endings import Ending, as_told, from_snapshot, log_of, unpacked
from lanterne.server.wall_clock import now_ms

log = logging.getLogger("lanterne.tables")


class Passage:
    """A table between two editions: shown as it was told, or waiting for its people's word."""

    def __init__(self, match: Match, *, ending: Ending | None = None, question: RulesQuestion | None = None) -> None:
        self.match = match
        self.ending = ending
        self.question = question


def is_old(row: MatchRow) -> bool:
    return not is_played(game_named(row.game), row.rules)


async def pass_over(store: Store, row: MatchRow) -> Passage | None:
    """None: the table plays by rules that are played, now at the latest; its row says so."""
    game = game_named(row.game)
    if is_played(game, row.rules):
        return None
    if row.status == WAITING:
        await _go_over(store, row, game, game.options_json(readable_options(game, row)))
        return None
    moves = await store.moves(row.id)
    record = record_in(row, moves)
    following = follow(game, record, [move.told for move in moves])
    if following.same and row.status == OVER:
        await _go_over(store, row, game, row.options, sealed=row.sealed or row.rules)
        return None
    if following.same and following.match is not None:
        await _go_over(store, row, game, game.options_json(following.match.options))
        return None
    if row.status != OVER and following.match is not None:
        return Passage(following.match, question=await _question(store, row, game))
    if row.status != OVER:
        await _end(store, row)
    ending = await _ending(store, row, following, moves)
    return Passage(as_told(game, record, ending), ending=ending)


async def _go_over(store: Store, row: MatchRow, game: AnyGame, options: dict[str, Any], *, sealed: int = 0) -> None:
    log.info("table %s goes over from rules %d to %d", row.id, row.rules, game.rules)
    with suppress(Fenced):  # its owner sees to it
        await store.move_over(row.id, row.rules, game.rules, sealed=sealed, options=options)
    row.rules, row.options, row.sealed, row.rules_asked = game.rules, options, sealed, None


def readable_options(game: AnyGame, row: MatchRow) -> Any:
    """As they were chosen; one that there is no more, or not like that, is left out. Raises `BadInput`."""
    known = [option.key for option in game.option_list]
    raw = {key: value for key, value in row.options.items() if key in known}
    while True:
        try:
            return game.options(raw, row.seats)
        except BadOptions as error:
            named = [fault.option for fault in error.faults if fault.option in raw]
            if not named:
                raise
            for option in named:
                del raw[option]


async def _question(store: Store, row: MatchRow, game: AnyGame) -> RulesQuestion:
    """Asked once for each change of rules."""
    asked = row.rules_asked
    if asked is None or asked.rules != game.rules:
        asked = row.rules_asked = RulesAskedRow(rules=game.rules, asked_ms=now_ms())
        with suppress(Fenced):
            await store.ask_rules(row.id, asked)
    return RulesQuestion(asked.rules, asked.asked_ms, dict(asked.answers))


async def _end(store: Store, row: MatchRow) -> None:
    """The rules of today cannot even set it up: there is nothing to ask."""
    row.status, row.outcome = OVER, ended_by_rules().json()
    with suppress(Fenced):
        await store.keep(row.id, ChangeRow(at_ms=now_ms(), status=OVER, outcome=row.outcome))


async def _ending(store: Store, row: MatchRow, following: Following, moves: list[MoveRow]) -> Ending:
    """What was kept at the end; else the log as far as a snapshot or the rules of today are known to tell it."""
    body = await store.ending(row.id)
    if body is not None:
        try:
            return unpacked(body)
        except (msgspec.MsgspecError, ValueError) as error:
            log.warning("the ending of table %s cannot be read: %s", row.id, error)
    snapshot = await store.any_snapshot(row.id)
    ending = Ending() if snapshot is None else from_snapshot(snapshot)
    codes = [(step.seat, step.code) for step in ending.steps]
    if codes != [(move.seat, move.code) for move in moves[: len(codes)]]:
        ending = Ending()
    agreed = following.agreed
    if following.match is not None and agreed > len(ending.steps) and moves[agreed - 1].told:
        return log_of(following.match)
    return ending


def record_in(row: MatchRow, moves: list[MoveRow]) -> Record:
    """The record as the store knows it, without playing it."""
    played = [(move.seat, move.code) for move in moves]
    outcome = own_outcome(None if row.outcome is None else outcome_from_json(row.outcome))
    return Record(row.game, row.rules, row.options, row.seats, row.seed, played, outcome)
