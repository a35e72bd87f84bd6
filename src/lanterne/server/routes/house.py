"""The games there are, the server's health, and the page itself."""

from __future__ import annotations

from pathlib import Path

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from lanterne.bots.catalogue import bot_names
from lanterne.compiled import is_compiled, version_of
from lanterne.core.options import Option
from lanterne.games.catalogue import all_games
from lanterne.server.messages import GameInfo, Health, OptionInfo
from lanterne.server.routes.needs import TheHall

STATIC = Path(__file__).parent.parent / "static"


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        kind=option.kind(),
        default=option.default,
        least=option.least,
        most=option.most,
        choices=list(option.choices),
        clause=option.clause,
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

    @get("/api/health", summary="Is it well?")
    async def health(self, hall: TheHall) -> Health:
        return Health(
            status="ok",
            version=version_of("lanterne"),
            compiled=is_compiled("lanterne.core.rng"),
            tables=len(hall.tables),
            sockets=len(hall.clients),
        )


def page() -> File:
    index = STATIC / "index.html"
    if not index.is_file():
        raise NotFoundException("the page is not built: run make play")
    return File(index, content_disposition_type="inline", media_type="text/html", headers={"Cache-Control": "no-cache"})


@get("/", include_in_schema=False)
async def front() -> File:
    return page()


@get(["/settings", "/history", "/rules"], include_in_schema=False)
async def room_page() -> File:
    """Addresses inside the page: it finds its own way."""
    return page()


@get(["/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}"], include_in_schema=False)
async def inner_page(rest: FromPath[str]) -> File:
    return page()
