"""Another house, as a program reaches it: a few questions over HTTP, then one line that carries its tables."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from lanterne.core.errors import BadInput, LanterneError
from lanterne.core.phrase import phrase_from_json

COOKIE: Final = "lanterne"
PATIENCE_S: Final = 30.0


class FarHouse:
    """Whoever asks has a key of their own (`bearer`), or is a guest from the first question on."""

    def __init__(self, url: str, key: str = "") -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadInput(f"{url!r} is not the address of a house: http(s)://HOST/t/TABLE")
        self.base: Final = f"{parts.scheme}://{parts.netloc}"
        self.key: Final = key
        self.cookie = ""

    def headers(self) -> dict[str, str]:
        who = {"Authorization": f"Bearer {self.key}"} if self.key else {"Cookie": self.cookie} if self.cookie else {}
        return {"X-Lanterne": "1", **who}

    def ask(self, path: str, body: object | None = None) -> Any:
        """The answer; with a body it is a change that is asked for. Raises `LanterneError` with the house's reason."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.base + path, data=data, headers={"Content-Type": "application/json", **self.headers()})
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:
                for line in answer.headers.get_all("Set-Cookie", []):
                    if line.startswith(f"{COOKIE}="):
                        self.cookie = line.split(";", 1)[0]
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            raise refused(error.code, error.read()) from None
        except (URLError, OSError) as error:
            raise LanterneError(f"{self.base} does not answer: {error}") from None

    def line(self) -> ClientConnection:
        """Raises `OSError` or an error of websockets when there is none to be had."""
        url = self.base.replace("http", "ws", 1) + "/api/socket"
        return connect(url, additional_headers=self.headers(), open_timeout=PATIENCE_S, max_size=None)


def refused(status: int, text: bytes) -> LanterneError:
    try:
        told = json.loads(text)
        return LanterneError(phrase_from_json(told["phrase"]))
    except (ValueError, KeyError, TypeError):
        return LanterneError(f"the house answers {status}: {text[:200].decode(errors='replace')}")
