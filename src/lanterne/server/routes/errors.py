"""Errors of the HTTP interface: one clear line each, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from lanterne.core.errors import BadOptions, LanterneError
from lanterne.server.messages import Problem
from lanterne.server.tables.seating import NotAllowed

log = logging.getLogger("lanterne.http")


class NoSuchTable(LanterneError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no table {name}")


class NoGuest(LanterneError):
    def __init__(self) -> None:
        super().__init__("no cookie: ask /api/me first")


def problem(status: int, detail: str, faults: list[str] | None = None) -> Response[Problem]:
    return Response(Problem(detail=detail, faults=faults or []), status_code=status, media_type=MediaType.JSON)


def on_lanterne_error(_request: Request[Any, Any, Any], error: LanterneError) -> Response[Problem]:
    if isinstance(error, NoSuchTable):
        return problem(404, str(error))
    if isinstance(error, NoGuest):
        return problem(401, str(error))
    faults = error.faults if isinstance(error, BadOptions) else []
    return problem(400, str(error), faults)


def on_not_allowed(_request: Request[Any, Any, Any], error: NotAllowed) -> Response[Problem]:
    return problem(409, str(error))


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return problem(error.status_code, error.detail, faults)


def on_any_error(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("a request failed", exc_info=error)
    return problem(500, "something went wrong here; nothing was lost")
