"""The page and its files, as the build left them: compressed beforehand, kept by browsers for as long as they hold."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC: Final = Path(__file__).parent.parent / "static"
PACKED: Final = "packed"  # marks routes whose answers are compressed already
AS_BUILT: Final = {PACKED: True}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the content is in the name
ASK_AGAIN: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the smaller first
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".webp": "image/webp",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}


def is_built() -> bool:
    """Whether there is a page to serve: from a source tree somebody must build it first."""
    return (STATIC / "index.html").is_file()


async def built_file(request: Request[Any, Any, Any], path: Path, keep: str) -> Response[bytes]:
    """A built file in the smallest form the browser takes. Only what lies in the folder itself is given out."""
    kind = KINDS.get(path.suffix)
    if kind is None or not path.is_file():
        raise NotFoundException(f"there is no file {path.name}")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    taken = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if encoding in taken and packed.is_file():
            headers["Content-Encoding"] = encoding
            return Response(await asyncio.to_thread(packed.read_bytes), media_type=kind, headers=headers)
    return Response(await asyncio.to_thread(path.read_bytes), media_type=kind, headers=headers)


async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    if not is_built():
        raise NotFoundException("the page is not built: run make web")
    return await built_file(request, STATIC / "index.html", ASK_AGAIN)


def lost_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page for somebody who went astray: it says so in their language. None: who asks is no browser's reader."""
    index = STATIC / "index.html"
    path = request.url.path
    is_reader = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not is_reader or path.startswith(("/api/", "/assets/")) or not index.is_file():
        return None
    return Response(
        index.read_bytes(), status_code=404, media_type=KINDS[".html"], headers={"Cache-Control": ASK_AGAIN}
    )


@get("/", include_in_schema=False, opt=AS_BUILT)
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await page(request)


@get(["/settings", "/account", "/history", "/rules"], include_in_schema=False, opt=AS_BUILT)
async def room_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Addresses inside the page: it finds its own way."""
    return await page(request)


@get("/rules/{rest:path}", include_in_schema=False, opt=AS_BUILT)
async def inner_page(request: Request[Any, Any, Any], rest: FromPath[str]) -> Response[bytes]:
    return await page(request)


@get("/assets/{name:str}", include_in_schema=False, opt=AS_BUILT)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return await built_file(request, STATIC / "assets" / Path(name).name, FOR_EVER)


@get("/sw.js", include_in_schema=False, opt=AS_BUILT)
async def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await built_file(request, STATIC / "sw.js", ASK_AGAIN)


@get(
    [
        "/manifest.webmanifest",
        "/robots.txt",
        "/icon.svg",
        "/icon-turn.svg",
        "/icon-192.png",
        "/icon-512.png",
        "/icon-maskable-512.png",
    ],
    include_in_schema=False,
    opt=AS_BUILT,
)
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await built_file(request, STATIC / Path(request.url.path).name, A_DAY)


PAGE_ROUTES: Final = (front, room_page, inner_page, asset, service_worker, root_file)
