"""New tables: as somebody wishes, or the same again."""

from __future__ import annotations

from contextlib import suppress

from lanterne.bots.registry import bot_named, options_with_wishes
from lanterne.core.errors import BadInput
from lanterne.core.phrase import Arg, Phrase
from lanterne.games.registry import game_named
from lanterne.host.host import OVER, NotAllowed
from lanterne.host.sitter import Sitter, short_name
from lanterne.host.starting import pledge
from lanterne.server.ids import fresh_id
from lanterne.server.messages import NewTable, Pace
from lanterne.server.names import clean_name
from lanterne.server.store.rows import MatchRow, UserRow
from lanterne.server.store.store import Clash
from lanterne.server.tables.changing import carry_out, seat_row
from lanterne.server.tables.drawing import committed, start_table
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.registry import Registry
from lanterne.server.tables.telling import tell_changed
from lanterne.server.wall_clock import now_ms


async def create(registry: Registry, user: UserRow, wish: NewTable) -> LiveTable:
    """Raises `BadInput` with everything that is wrong."""
    game = game_named(wish.game)
    check_pace(wish.pace)
    if wish.mine + len(wish.bots) > wish.seats:
        taken: dict[str, Arg] = {"mine": wish.mine, "bots": len(wish.bots), "seats": wish.seats}
        raise BadInput(Phrase("refused-too-many", taken))
    first_bot = wish.seats - len(wish.bots)
    bots = {first_bot + at: bot_named(call, wish.game) for at, call in enumerate(wish.bots)}
    options = game.options_json(game.options(options_with_wishes(game, wish.options, bots), wish.seats))
    sitters = [Sitter()] * wish.seats
    for seat in range(wish.mine):
        given = clean_name(wish.names[seat]) if seat < len(wish.names) else ""
        sitters[seat] = Sitter(user.id, "", given or user.name)
    for seat, bot in bots.items():
        sitters[seat] = Sitter(None, bot.name, short_name(bot.name))
    row = match_row(user.id, wish.game, options, len(sitters), wish.pace, public=wish.public)
    row.hints = wish.hints
    table = await make(registry, row, sitters)
    if wish.pledge and wish.mine:
        await table.run(lambda: carry_out(table, pledge(table.host, user.id, wish.pledge, now_ms())))
    if wish.start:
        await table.run(lambda: start_table(table, user.id))
    return table


async def rematch(registry: Registry, table: LiveTable, user: str) -> str:
    """The same table again, everybody one seat further: made once, by one whose game it was, who owns it."""
    host, old = table.host, table.row
    if host.status != OVER:
        raise NotAllowed(Phrase("refused-until-over"))
    if user not in host.owners():
        raise NotAllowed(Phrase("refused-rematch"))
    again = await registry.store.claim_rematch(old.id, fresh_id())
    if await registry.table(again) is None:
        moved = [*host.sitters[1:], host.sitters[0]]
        sitters = [Sitter(was.user, "" if was.user else was.bot, was.name) for was in moved]
        row = match_row(user, old.game, old.options, len(sitters), old.pace, public=old.public)
        row.id = again
        row.hints = old.hints
        with suppress(Clash):  # another worker has made it since
            await make(registry, row, sitters)
    if table.row.rematch != again:
        table.row.rematch = again
        tell_changed(table)
    return again


def match_row(owner: str, game: str, options: dict[str, object], seats: int, pace: Pace, *, public: bool) -> MatchRow:
    now = now_ms()
    return MatchRow(
        id=fresh_id(),
        game=game,
        rules=game_named(game).rules,
        options=options,
        seats=seats,
        seed="",
        owner=owner,
        pace=pace,
        public=public,
        status="waiting",
        outcome=None,
        rematch=None,
        created_ms=now,
        updated_ms=now,
    )


async def make(registry: Registry, row: MatchRow, sitters: list[Sitter]) -> LiveTable:
    return await add_table(registry, committed(row), sitters)


async def add_table(registry: Registry, row: MatchRow, sitters: list[Sitter]) -> LiveTable:
    seats = [seat_row(seat, sitter) for seat, sitter in enumerate(sitters)]
    await registry.store.add_match(row, seats)
    made = await registry.table(row.id)
    assert made is not None
    return made


def check_pace(pace: Pace) -> None:
    """Somebody must be able to make a move at all. Raises `BadInput`."""
    if pace.kind == "live" and pace.base_s < 1:
        raise BadInput(Phrase("refused-pace-live"))
    if pace.kind == "days" and pace.days < 1:
        raise BadInput(Phrase("refused-pace-days"))
