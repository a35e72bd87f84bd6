"""Errors of the HTTP interface: words for the reader's language, the same in one English line, never a traceback."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from lanterne.core.errors import MOST_FAULTS_TOLD, BadOptions, LanterneError
from lanterne.core.phrase import Phrase
from lanterne.host.host import NotAllowed
from lanterne.server.messages import LEAST_PASSWORD, MOST_NAME, MOST_PASSWORD, Fault, Problem
from lanterne.server.people import Banned, TooManyTries
from lanterne.server.quotas import TooMany
from lanterne.server.routes.page import lost_page
from lanterne.server.store.outage import is_outage, short
from lanterne.text import Words

log = logging.getLogger("lanterne.http")
ENGLISH: Final = Words("en")

UNUSABLE: Final = Phrase("refused-unusable")
FAILED: Final = Phrase("refused-failed")
BY_STATUS: Final = {
    403: Phrase("refused-foreign"),
    404: Phrase("refused-not-found"),
    413: Phrase("refused-too-large"),
    429: Phrase("refused-too-often"),
}
# What can be wrong with a field before anybody looks at what it says.
BY_FIELD: Final = {
    "name": Phrase("refused-name-length", {"most": MOST_NAME}),
    "password": Phrase("refused-password-length", {"least": LEAST_PASSWORD, "most": MOST_PASSWORD}),
    "mail": Phrase("refused-mail"),
}


class NoSuchTable(LanterneError):
    def __init__(self, name: str) -> None:
        super().__init__(Phrase("refused-no-table", {"table": name}))


class NoGuest(LanterneError):
    def __init__(self) -> None:
        super().__init__(Phrase("refused-no-cookie"))


BY_KIND: Final[dict[type[LanterneError], int]] = {NoSuchTable: 404, NoGuest: 401, Banned: 403}


def problem(status: int, phrase: Phrase, detail: str = "", faults: list[Fault] | None = None) -> Response[Problem]:
    told = Problem(detail=detail or ENGLISH.say(phrase), phrase=phrase.json(), faults=faults or [])
    return Response(told, status_code=status, media_type=MediaType.JSON)


def on_lanterne_error(_request: Request[Any, Any, Any], error: LanterneError) -> Response[Problem]:
    status = next((code for kind, code in BY_KIND.items() if isinstance(error, kind)), 400)
    if isinstance(error, (TooManyTries, TooMany)) and error.phrase is not None:
        answer = problem(429, error.phrase)
        if error.wait_s:
            answer.headers["Retry-After"] = str(error.wait_s)
        return answer
    if error.phrase is None:
        return problem(status, UNUSABLE, str(error))
    found = error.faults[:MOST_FAULTS_TOLD] if isinstance(error, BadOptions) else []
    return problem(
        status, error.phrase, faults=[Fault(option=fault.option, phrase=fault.phrase.json()) for fault in found]
    )


def on_not_allowed(_request: Request[Any, Any, Any], error: NotAllowed) -> Response[Problem]:
    return problem(409, error.phrase or UNUSABLE)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    page = lost_page(request) if error.status_code == 404 else None
    return page or told_of(error)


def told_of(error: HTTPException) -> Response[Problem]:
    extra = [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    fields = [BY_FIELD[key] for item in extra if (key := item.get("key")) in BY_FIELD]
    phrase = FAILED if error.status_code >= 500 else BY_STATUS.get(error.status_code, UNUSABLE)
    return problem(error.status_code, fields[0] if fields else phrase, "; ".join([error.detail, *told]))


def on_any_error(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if is_outage(error):
        log.error("a request failed for now: %s", short(error))
        return problem(503, FAILED)
    log.exception("a request failed", exc_info=error)
    return problem(500, FAILED)
