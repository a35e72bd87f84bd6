"""The games there are, and the server's health."""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from lanterne.bots.registry import bot_names, opponents
from lanterne.compiled import is_compiled, version_of
from lanterne.core.game import AnyGame
from lanterne.core.grammar import Shape, Slot
from lanterne.core.options import Option
from lanterne.games.registry import all_games, game_named
from lanterne.server.messages import GameInfo, Health, OptionInfo, ShapeInfo, SlotInfo
from lanterne.server.routes.needs import TheRegistry, TheStore
from lanterne.text.languages import check_language
from lanterne.text.words import sources

log = logging.getLogger("lanterne.house")
# Read once: whoever asks about health wants an answer also when no file can be opened.
VERSION: Final = version_of("lanterne")
COMPILED: Final = is_compiled("lanterne.core.rng")


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        kind=option.kind(),
        default=option.default,
        least=option.least,
        most=option.most,
        choices=list(option.choices),
        clause=option.clause,
        by_hand=option.by_hand,
    )


def slot_info(slot: Slot) -> SlotInfo:
    return SlotInfo(
        name=slot.name,
        kind=slot.kind,
        words=list(slot.words),
        pattern=slot.pattern,
        of=[slot_info(part) for part in slot.of],
        joint=slot.joint,
        none=slot.none,
    )


def shape_info(shape: Shape) -> ShapeInfo:
    parts = [slot_info(part) if isinstance(part, Slot) else part for part in shape.parts]
    return ShapeInfo(name=shape.name, verb=shape.verb, parts=parts)


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        seats=list(game.nature.seats),
        rules=game.rules,
        options=[option_info(option) for option in game.option_list],
        bots=bot_names(game.name),
        opponents=opponents(game.name),
        hidden=game.nature.hidden,
        open=[shape_info(shape) for shape in game.shapes if shape.verb in game.nature.open_families],
        windows=list(game.windows),
        orders=[shape_info(shape) for shape in game.orders],
    )


class HouseController(Controller):
    @get("/api/games", summary="The games, their variants and their bots")
    async def games(self) -> list[GameInfo]:
        found: list[GameInfo] = []
        for game in all_games():
            try:
                found.append(game_info(game))
            except Exception:  # somebody else's game: the others are listed all the same
                log.exception("the game %s cannot be listed", game.name)
        return found

    @get("/api/words/{lang:str}/{game:str}", summary="A game's words, as Fluent files, for a page without them")
    async def words(self, lang: FromPath[str], game: FromPath[str]) -> list[str]:
        return sources(check_language(lang), game_named(game).name)

    @get("/api/health", summary="Is it well?", responses={503: ResponseSpec(Health, description="It is not")})
    async def health(self, registry: TheRegistry, store: TheStore) -> Response[Health]:
        database = await store.answers()
        still = len(registry.watchdog.still(time.monotonic())) + len(registry.unopened)
        well = database and still == 0
        told = Health(
            status="ok" if well else "failing",
            version=VERSION,
            compiled=COMPILED,
            tables=len(registry.tables),
            sockets=len(registry.clients),
            database=database,
            still=still,
            broken=len(registry.hopeless),
        )
        return Response(told, status_code=200 if well else 503)
