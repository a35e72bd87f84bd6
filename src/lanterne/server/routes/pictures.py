"""Illusion's pictures: under names of this match alone, and only those that have come into view."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from lanterne.core.phrase import Phrase
from lanterne.games.illusion.colours import CARDS
from lanterne.host.host import OVER, WAITING, NotAllowed
from lanterne.pictures.names import DIGITS, card_named
from lanterne.pictures.store import Look
from lanterne.pictures.turning import Turn
from lanterne.server.extras.illusion import Gallery, PictureFact, facts_of, gallery_of, kept_gallery, shown_deck
from lanterne.server.routes.needs import TablePath, TheRegistry, TheUser
from lanterne.server.routes.page import A_DAY, AS_BUILT
from lanterne.server.routes.tables import open_table
from lanterne.server.tables.live import LiveTable
from lanterne.server.tables.registry import Registry

# The bytes behind a name never change, and every browser at the table gets the same.
FOR_EVER = "private, max-age=31536000, immutable"
NO_PICTURE = "there is no such picture here"


async def illusion_table(registry: Registry, name: str) -> LiveTable:
    table = await open_table(registry, name)
    if table.row.game != "illusion":
        raise NotFoundException(NO_PICTURE)
    return table


def gallery_at(table: LiveTable) -> Gallery | None:
    return gallery_of(table.host.match) if table.ending is None else kept_gallery(table.ending.brought)


class PicturesController(Controller):
    path = "/api/tables"

    @get(
        "/{name:str}/pictures/{file:str}",
        summary="A picture that has come into view",
        media_type="image/png",
        opt=AS_BUILT,  # packed, every picture would have a size of its own
    )
    async def picture(
        self,
        name: TablePath,
        file: Annotated[str, PathParameter(pattern=rf"^[0-9a-f]{{{DIGITS}}}\.png$")],
        user: TheUser,
        registry: TheRegistry,
        palette: Annotated[str, QueryParameter(max_length=20)] = "standard",
        textures: Annotated[bool, QueryParameter()] = False,
    ) -> Response[bytes]:
        table = await illusion_table(registry, name)
        look = Look(palette, textures)
        gallery = gallery_at(table) if table.host.status != WAITING else None
        card = None if gallery is None else card_named(gallery.picture, table.row.seed, file.removesuffix(".png"))
        if gallery is None or card is None:
            raise NotFoundException(NO_PICTURE)
        data = await registry.easel.picture(gallery.deck, card, look, Turn(table.row.seed, card))
        return Response(data, media_type="image/png", headers={"Cache-Control": FOR_EVER})

    @get("/{name:str}/pictures", summary="What the pictures of a finished game were made of")
    async def facts(self, name: TablePath, registry: TheRegistry) -> list[PictureFact]:
        table = await illusion_table(registry, name)
        if table.host.status != OVER:
            raise NotAllowed(Phrase("refused-until-over"))
        gallery = gallery_at(table)
        return [] if gallery is None else facts_of(gallery)


@get(
    "/api/pictures/{file:str}",
    summary="A picture that is shown with the rules",
    media_type="image/png",
    opt=AS_BUILT,
)
async def shown_picture(
    file: Annotated[str, PathParameter(pattern=r"^[0-9]{1,2}\.png\Z")],
    registry: TheRegistry,
    palette: Annotated[str, QueryParameter(max_length=20)] = "standard",
    textures: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    card = int(file.removesuffix(".png"))
    if card >= CARDS:
        raise NotFoundException(NO_PICTURE)
    data = await registry.easel.picture(shown_deck(), card, Look(palette, textures), Turn("", card))
    return Response(data, media_type="image/png", headers={"Cache-Control": A_DAY})
