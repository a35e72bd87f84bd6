"""Rules against other people's pages: where a request may come from, what a page of ours may load."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import PermissionDeniedException

HEADER = "x-lanterne"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
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


async def check_source(request: Request[Any, Any, Any]) -> None:
    """What changes something must carry our header (no foreign form can) and come from our own page."""
    if request.method in SAFE_METHODS:
        return
    if request.headers.get(HEADER) is None:
        raise PermissionDeniedException(f"the header {HEADER} is missing")
    origin = request.headers.get("origin")
    if origin is not None and origin.split("://", 1)[-1] != request.headers.get("host", ""):
        raise PermissionDeniedException("requests from other sites change nothing here")


async def secure_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response
