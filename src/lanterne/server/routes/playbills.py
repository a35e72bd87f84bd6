"""What a messenger shows beside the link of a finished game: its words in the page, its picture.

Only finished games are told of, and nothing but what whoever opens the link sees first. Links that are no table, or a
running one, are the page as it is.
"""

from __future__ import annotations

import asyncio
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from lanterne.host.host import OVER
from lanterne.server.playbills import Playbill, Row, draw
from lanterne.server.routes import page
from lanterne.server.routes.needs import TablePath, TheRegistry, TheStore
from lanterne.server.routes.people import address_of
from lanterne.server.store.outage import is_outage
from lanterne.server.store.rows import MatchRow, SeatRow
from lanterne.server.store.store import Store
from lanterne.text import LANGUAGES, Words
from lanterne.text.company import company
from lanterne.text.languages import FALLBACK

log = logging.getLogger("lanterne.page")
TABLE: Final = re.compile(r"/?([a-z0-9]{8,24})(/.*)?")
TITLE: Final = "<title>Lanterne</title>"
NO_POINTS: Final = ("illuminati",)  # nobody wins by points there
MOST_KEPT: Final = 64
_kept: dict[tuple[Playbill, str], bytes] = {}
_painter: Final = ThreadPoolExecutor(1, "playbills")  # one at a time: others need the machine, too


@get(["/t/{rest:path}", "/r/{rest:path}"], include_in_schema=False, opt=page.AS_BUILT)
async def table_page(request: Request[Any, Any, Any], rest: FromPath[str], store: TheStore) -> Response[bytes]:
    found = TABLE.fullmatch(rest)
    lang = language(request.headers.get("accept-language", ""))
    bill = None if found is None else await playbill(store, found.group(1), lang)
    answer = await page.page(request)
    if found is None or bill is None:
        return answer
    plain = await asyncio.to_thread((page.STATIC / "index.html").read_text, encoding="utf8")
    html = plain.replace(TITLE, tags(bill, found.group(1), lang, str(request.base_url)), 1)
    headers = {"Cache-Control": page.ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    return Response(html.encode(), media_type="text/html", headers=headers)


@get("/playbills/{name:str}", include_in_schema=False, opt=page.AS_BUILT)
async def picture(
    name: TablePath,
    request: Request[Any, Any, Any],
    store: TheStore,
    registry: TheRegistry,
    lang: Annotated[str, QueryParameter(max_length=5)] = FALLBACK,
) -> Response[bytes]:
    bill = await playbill(store, name, lang) if lang in LANGUAGES else None
    if bill is None:
        raise NotFoundException("there is no such picture")
    known = _kept.get((bill, lang))
    if known is None:
        registry.quotas.draw_one(address_of(request))
        work = asyncio.get_running_loop().run_in_executor(_painter, drawn, bill, lang, page.STATIC / "assets")
        known = await work
    return Response(known, media_type="image/png", headers={"Cache-Control": page.A_DAY})


def drawn(bill: Playbill, lang: str, assets: Path) -> bytes:
    """In the painter's thread: whoever asked for the same meanwhile gets the same."""
    known = _kept.get((bill, lang))
    if known is None:
        known = draw(bill, assets)
        if len(_kept) >= MOST_KEPT:
            del _kept[next(iter(_kept))]
        _kept[bill, lang] = known
    return known


async def playbill(store: Store, name: str, lang: str) -> Playbill | None:
    """None: there is nothing to tell."""
    try:
        row = await store.match(name)
        if row is None or row.status != OVER or row.outcome is None:
            return None
        return made(row, await store.seats(name), Words(lang, strict=False))
    except Exception as error:
        if not is_outage(error):
            log.exception("the playbill of table %s cannot be made", name)
        return None  # the page is shown all the same


def made(row: MatchRow, seats: list[SeatRow], words: Words) -> Playbill:
    bots = ["" if seat.user is not None else seat.bot for seat in seats]
    people = [seat.name for seat, bot in zip(seats, bots, strict=True) if not bot]
    characters = iter(company(words, row.game, [bot for bot in bots if bot], people))
    names = [next(characters) if bot else seat.name for seat, bot in zip(seats, bots, strict=True)]
    assert row.outcome is not None
    places, scores = row.outcome["places"], row.outcome["scores"]
    if row.game in NO_POINTS or len(scores) != len(names):
        scores = [None] * len(names)
    rows = [Row(place, name, score) for place, name, score in zip(places, names, scores, strict=False)]
    rows = rows or [Row(None, name, None) for name in names]
    rows.sort(key=lambda each: each.place or 0)
    return Playbill(row.game, words.text(f"{row.game}-name"), how_it_ended(rows, words), tuple(rows))


def how_it_ended(rows: list[Row], words: Words) -> str:
    """As the end of the table says it (`web/src/table/ending.ts`)."""
    winners = [row for row in rows if row.place == 1]
    rest = [row.score for row in rows if row.place != 1 and row.score is not None]
    if not winners:
        return words.text("web-table-no-win")
    if len(winners) > 1:
        return words.text("web-table-shared-win", names=", ".join([row.name for row in winners]))
    [winner] = winners
    if winner.score is None or not rest:
        return words.text("web-table-win", you="no", name=winner.name)
    return words.text("web-table-win-by", you="no", name=winner.name, score=winner.score, second=max(rest))


def tags(bill: Playbill, name: str, lang: str, base: str) -> str:
    words = Words(lang, strict=False)
    title = words.text("web-playbill", game=bill.title, how=bill.how)
    told = {
        "og:type": "website",
        "og:site_name": "Lanterne",
        "og:title": title,
        "og:description": words.text("web-playbill-why"),
        "og:image": f"{base.rstrip('/')}/playbills/{name}?lang={lang}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', TITLE])


def language(accepted: str) -> str:
    """The first of ours that the browser or messenger asks for."""
    for part in accepted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return FALLBACK


PLAYBILL_ROUTES: Final = (table_page, picture)
