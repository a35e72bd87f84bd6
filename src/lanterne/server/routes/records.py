"""Looking back: any ply from any seat's eyes, the record itself, and whether it was fair."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import QueryParameter

from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Chance
from lanterne.match.match import Match, replay
from lanterne.server.messages import Check, Position, Replay
from lanterne.server.routes.needs import TablePath, TheHall, TheUser
from lanterne.server.routes.tables import open_table
from lanterne.server.store.rows import UserRow
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.project import position, result_of
from lanterne.server.tables.seating import NotAllowed


def match_at(table: LiveTable, ply: int) -> Match:
    """The match as it stood at a ply, without touching the one that is being played."""
    record = table.match.record()
    record.outcome = None
    if not 0 <= ply <= len(record.moves):
        raise BadInput(Phrase("refused-no-ply", {"plies": len(record.moves), "ply": ply}))
    return replay(table.game, record, ply)


def eyes_allowed(table: LiveTable, user: UserRow, seat: str) -> list[Seat | None]:
    """While it is played: one's own eyes, or the spectator's. After the end: anybody's, or all."""
    if seat == "mine":
        return table.eyes_of(user.id)
    if seat == "none":
        return [None]
    if seat == "all" and table.row.status == "over":
        return list(range(table.row.seats))
    if seat.isdigit() and int(seat) < table.row.seats:
        if table.row.status == "over" or int(seat) in table.seats_of(user.id):
            return [int(seat)]
        raise NotAllowed(Phrase("refused-until-over"))
    raise BadInput(Phrase("refused-eyes", {"seat": seat}))


class RecordsController(Controller):
    path = "/api/tables"

    @get("/{name:str}/replay", summary="The game at a ply")
    async def at_ply(
        self,
        name: TablePath,
        user: TheUser,
        hall: TheHall,
        ply: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
        seat: Annotated[str, QueryParameter(max_length=4)] = "mine",
    ) -> Replay:
        table = await open_table(hall, name)
        eyes = eyes_allowed(table, user, seat)
        match = match_at(table, ply)
        positions: list[Position] = []
        for looking in eyes:
            shown = position(match, looking)
            shown.legal = []
            shown.may_undo = False
            positions.append(shown)
        ended = table.row.status == "over" and ply == table.match.ply
        result = result_of(table.match, table.row.outcome, table.row.seed) if ended else None
        return Replay(info=table.info(), ply=ply, plies=table.match.ply, positions=positions, result=result)

    @get("/{name:str}/record", summary="The record of a finished game, one JSON line")
    async def record(self, name: TablePath, hall: TheHall) -> Response[str]:
        table = await open_table(hall, name)
        if table.row.status != "over":
            raise NotAllowed(Phrase("refused-until-over"))
        headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.row.id}.jsonl"'}
        return Response(table.match.record().line() + "\n", media_type="application/jsonl", headers=headers)

    @get("/{name:str}/check", summary="Check a finished game: seed against its hash, moves against the rules")
    async def check(self, name: TablePath, hall: TheHall) -> Check:
        table = await open_table(hall, name)
        if table.row.status != "over":
            raise NotAllowed(Phrase("refused-until-over"))
        commitment = Chance(table.row.seed).commitment()
        try:
            replay(table.game, table.match.record())
        except LanterneError as error:
            return Check(
                commitment=commitment, seed=table.row.seed, hash_matches=True, replays=False, detail=str(error)
            )
        return Check(commitment=commitment, seed=table.row.seed, hash_matches=True, replays=True)
