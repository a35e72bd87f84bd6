"""Tables at which somebody learns a game: private, alone with bots, of a deal that everybody may know."""

from __future__ import annotations

from typing import Literal

from lanterne.bots.registry import bot_named
from lanterne.core.errors import BadInput
from lanterne.core.phrase import Phrase
from lanterne.core.rng import Chance
from lanterne.games.registry import game_named
from lanterne.host.host import PLAYING, Host
from lanterne.host.sitter import Sitter, short_name
from lanterne.host.teaching import followed
from lanterne.lessons.lesson import Lesson, lesson_named, lesson_of
from lanterne.server.messages import Pace
from lanterne.server.store.rows import MatchRow, UserRow
from lanterne.server.tables.drawing import start_table
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.making import add_table, match_row
from lanterne.server.tables.registry import Registry


def given(game: str) -> Lesson:
    """Raises `BadInput`."""
    lesson = lesson_named(game_named(game).name)
    if lesson is None:
        raise BadInput(Phrase("refused-no-lesson", {"game": game}))
    return lesson


async def under_way(registry: Registry, user: UserRow, game: str) -> LiveTable | None:
    """Somebody's own table, where the lesson was begun and not brought to its end."""
    lesson = given(game)
    for row in await registry.store.matches_of(user.id):
        if row.game != lesson.game or row.seed != lesson.seed or row.status != PLAYING:
            continue
        table = await registry.table(row.id)
        if table is not None and followed(table.host) < len(lesson.moves):
            return table
    return None


async def teach(registry: Registry, user: UserRow, game: str) -> LiveTable:
    """The lesson from its beginning."""
    lesson = given(game)
    bots = [bot_named(call, game) for call in lesson.bots]
    sitters = [Sitter(None, bot.name, short_name(bot.name)) for bot in bots]
    sitters.insert(lesson.learner, Sitter(user.id, "", user.name))
    rules = game_named(game)
    options = rules.options_json(rules.options(lesson.options, lesson.seats))
    row = match_row(user.id, game, options, lesson.seats, Pace(), public=False)
    row.seed = lesson.seed
    row.commitment = Chance(lesson.seed).commitment()
    table = await add_table(registry, row, sitters)
    await table.run(lambda: start_table(table, user.id))
    return table


def lesson_state(row: MatchRow, host: Host | None) -> Literal["", "under-way", "done"]:
    """How far the lesson is that is given at a table."""
    lesson = lesson_of(row.game, row.seed)
    if lesson is None:
        return ""
    if host is None or host.status != PLAYING:
        return "done"
    return "done" if host.match.ply == followed(host) == len(lesson.moves) else "under-way"
