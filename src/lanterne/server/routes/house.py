"""The games there are, and the server's health."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from lanterne.bots.registry import bot_names
from lanterne.compiled import is_compiled, version_of
from lanterne.core.options import Option
from lanterne.games.registry import all_games, game_named
from lanterne.server.messages import GameInfo, Health, OptionInfo
from lanterne.server.routes.needs import TheRegistry
from lanterne.text.languages import check_language
from lanterne.text.words import sources


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


class HouseController(Controller):
    @get("/api/games", summary="The games, their variants and their bots")
    async def games(self) -> list[GameInfo]:
        return [
            GameInfo(
                name=game.name,
                seats=list(game.nature.seats),
                rules=game.rules,
                options=[option_info(option) for option in game.option_list],
                bots=bot_names(game.name),
            )
            for game in all_games()
        ]

    @get("/api/words/{lang:str}/{game:str}", summary="A game's words, as Fluent files, for a page without them")
    async def words(self, lang: FromPath[str], game: FromPath[str]) -> list[str]:
        return sources(check_language(lang), game_named(game).name)

    @get("/api/health", summary="Is it well?")
    async def health(self, registry: TheRegistry) -> Health:
        return Health(
            status="ok",
            version=version_of("lanterne"),
            compiled=is_compiled("lanterne.core.rng"),
            tables=len(registry.tables),
            sockets=len(registry.clients),
        )
