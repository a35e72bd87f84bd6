"""How a server's log is written: plain lines or JSON, each with the id of the request it belongs to."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from lanterne.server.ids import ALPHABET
from lanterne.server.journal import REQUEST
from lanterne.server.settings import Settings

PLAIN: Final = "%(asctime)s %(levelname)s %(name)s%(request)s %(message)s"
# A table's link is its name, and who knows it may come in: its first letters are enough to find it.
LINK: Final = re.compile(rf"(\btable |\bopen |\bclose |/tables/|/t/|/r/)([{ALPHABET}]{{4}})[{ALPHABET}]{{8}}\b")


def without_links(text: str) -> str:
    return LINK.sub(r"\1\2…", text)


class Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        record.request = f" [{request}]" if request else ""
        return without_links(super().format(record))


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_links(record.getMessage()),
        }
        if request := REQUEST.get():
            told["request"] = request
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["traceback"] = without_links(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def configure(settings: Settings) -> None:
    """For the whole process, uvicorn's words included. What others log counts from a warning on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if settings.log_format == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("lanterne").setLevel(settings.log_level.upper())
