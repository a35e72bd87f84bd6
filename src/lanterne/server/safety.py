"""Rules against other people's pages and hostile bodies: where a request may come from, what a page may load."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.types import Message, Scope

HEADER = "x-lanterne"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_BRACKETS = 500  # in a body: more than any needs, and fewer than a reader of nested ones gives up at
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def check_source(request: Request[Any, Any, Any]) -> None:
    """What changes something must carry our header (no foreign form can) and come from our own page."""
    if request.method in SAFE_METHODS:
        return
    if request.headers.get(HEADER) is None:
        raise PermissionDeniedException(f"the header {HEADER} is missing")
    origin = request.headers.get("origin")
    if origin is not None and origin.split("://", 1)[-1] != request.headers.get("host", ""):
        raise PermissionDeniedException("requests from other sites change nothing here")
    body = await request.body()
    if body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
        raise ClientException("the body is nested too deeply")
    try:
        body.decode()
    except UnicodeDecodeError:
        raise ClientException("the body is no UTF-8") from None


async def safe_headers(message: Message, _scope: Scope) -> None:
    """Puts the headers on every answer, errors and lost addresses included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED]
