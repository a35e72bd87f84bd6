"""Looking back: any ply from any seat's eyes, the record itself, and whether it was fair."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter

from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.fairness import seed_faults
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.core.record import Record
from lanterne.host.host import OVER, WAITING, NotAllowed
from lanterne.host.seating import check_welcome
from lanterne.match.log import earliest
from lanterne.match.match import Match, replay
from lanterne.server.messages import Check, Replay, Review, ReviewTold, Words
from lanterne.server.routes.needs import TablePath, TheRegistry, TheUser
from lanterne.server.routes.tables import open_table
from lanterne.server.store.rows import UserRow
from lanterne.server.tables.endings import kept_words
from lanterne.server.tables.house_lines import lines_for
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.project import picture, record_of, shown, words_of
from lanterne.server.tables.telling import info, result


def plies_of(table: LiveTable, eyes: Seat | None) -> int:
    """How far these eyes can look back: by what they have seen while it is played, by every move afterwards."""
    match = table.host.match
    return match.ply if table.host.status == OVER else match.ply_of(eyes)


def match_at(table: LiveTable, eyes: Seat | None, ply: int) -> Match:
    """The match as it stood at a ply that these eyes have seen, without touching the one that is being played."""
    match = table.host.match
    plies = plies_of(table, eyes)
    if not 0 <= ply <= plies:
        raise BadInput(Phrase("refused-no-ply", {"plies": plies, "ply": ply}))
    if table.ending is not None:
        if ply < plies:
            raise NotAllowed(Phrase("refused-outlived"))
        return match  # all that is left of it
    if table.host.status != OVER and ply < earliest(match, eyes):
        raise NotAllowed(Phrase("refused-forgotten"))
    if table.host.status != OVER and ply < plies:
        ply = match.steps_seen(eyes)[ply].ply  # just before the next thing they saw
    elif ply == plies:
        ply = match.ply
    record = match.record()
    record.outcome = None
    return replay(table.game, record, ply)


def eyes_allowed(table: LiveTable, user: UserRow, seat: str) -> list[Seat | None]:
    """While it is played: one's own eyes, or the spectator's. After the end: anybody's, or all."""
    if table.host.status != OVER:
        check_welcome(table.host, user.id)
    if seat == "mine":
        return table.eyes_of(user.id)
    if seat == "none":
        return [None]
    if seat == "all" and table.host.status == OVER:
        return list(range(table.row.seats))
    if seat.isascii() and seat.isdigit() and int(seat) < table.row.seats:
        if table.host.status == OVER or int(seat) in table.host.seats_of(user.id):
            return [int(seat)]
        raise NotAllowed(Phrase("refused-until-over"))
    raise BadInput(Phrase("refused-eyes", {"seat": seat}))


def replayable(table: LiveTable, record: Record) -> Record:
    """The record by the rules that the table has gone over to: their number and options, the same moves and end."""
    row = table.row
    return Record(record.game, row.rules, row.options, record.seats, record.seed, record.moves, record.outcome)


class RecordsController(Controller):
    path = "/api/tables"

    @get("/{name:str}/replay", summary="The game at a ply")
    async def at_ply(
        self,
        name: TablePath,
        user: TheUser,
        registry: TheRegistry,
        ply: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
        seat: Annotated[str, QueryParameter(max_length=4)] = "mine",
    ) -> Replay:
        table = await open_table(registry, name)
        if table.host.status == WAITING:
            raise NotAllowed(Phrase("refused-not-started"))
        eyes = eyes_allowed(table, user, seat)
        positions = []
        for looking in eyes:
            match = match_at(table, looking, ply)
            seen = shown(match, looking) if table.ending is None else table.ending.shown(looking)
            made = picture(match, looking, seen, ended=table.host.status == OVER)
            made.house = lines_for(table, match, looking)
            positions.append(made)
        plies = plies_of(table, eyes[0])
        ended = result(table) if ply == plies else None
        mine = [seat for seat, sitter in enumerate(table.host.sitters) if sitter.user == user.id]
        return Replay(info=info(table), ply=ply, plies=plies, positions=positions, result=ended, mine=mine)

    @get("/{name:str}/words", summary="The game at a ply in words, for one pair of eyes")
    async def words_at_ply(
        self,
        name: TablePath,
        user: TheUser,
        registry: TheRegistry,
        ply: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
        seat: Annotated[str, QueryParameter(max_length=4)] = "mine",
    ) -> Words:
        table = await open_table(registry, name)
        if table.host.status == WAITING:
            raise NotAllowed(Phrase("refused-not-started"))
        looking = eyes_allowed(table, user, seat)[0]
        match = match_at(table, looking, ply)
        made = (
            words_of(match, name, looking) if table.ending is None else kept_words(table.ending, match, name, looking)
        )
        made.ply = ply
        return made

    @get("/{name:str}/review", summary="A finished game looked back at by a bot, as far as it has got")
    async def review(self, name: TablePath, registry: TheRegistry) -> Review:
        table = await open_table(registry, name)
        if table.host.status != OVER:
            raise NotAllowed(Phrase("refused-until-over"))
        if table.ending is not None:
            raise NotAllowed(Phrase("refused-outlived"))
        task = registry.reviews.of(table.id, replayable(table, record_of(table.host, table.row)))
        found = None if task.found is None else msgspec.convert(task.found, ReviewTold)
        return Review(done=task.done, of=task.of, found=found, failed=task.failed)

    @get("/{name:str}/record", summary="The record of a finished game, one JSON line")
    async def record(self, name: TablePath, registry: TheRegistry) -> Response[str]:
        table = await open_table(registry, name)
        if table.host.status != OVER:
            raise NotAllowed(Phrase("refused-until-over"))
        headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.jsonl"'}
        return Response(record_of(table.host, table.row).line() + "\n", media_type="application/jsonl", headers=headers)

    @get("/{name:str}/check", summary="Check a finished game: seed against its hash, moves against the rules")
    async def check(self, name: TablePath, registry: TheRegistry) -> Check:
        table = await open_table(registry, name)
        if table.host.status != OVER:
            raise NotAllowed(Phrase("refused-until-over"))
        record = record_of(table.host, table.row)
        faults = seed_faults(record.seed, record.draw, table.row.commitment)
        replays = table.ending is None
        try:
            if replays:
                replay(table.game, replayable(table, record))
        except LanterneError as error:
            replays = False
            faults.append(str(error))
        return Check(
            commitment=table.row.commitment,
            seed=record.seed,
            draw=None if record.draw is None else record.draw.json(),
            digest=record.digest(),
            fair=not faults,
            replays=replays,
            outlived=table.ending is not None,
            detail="; ".join(faults),
        )
