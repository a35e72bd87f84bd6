"""The page's files: compressed beforehand, kept as long as they hold, and nothing else given out."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from lanterne.server.routes import page
from tests.server.conftest import Guests

HTML = b"<!doctype html><title>Lanterne</title>"
SCRIPT = b"console.log('built');" * 60


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(HTML)
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (folder / "assets" / "secret.py").write_bytes(b"secret")
    (folder / "sw.js").write_bytes(SCRIPT)
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    monkeypatch.setattr(page, "STATIC", folder)
    return folder


@pytest.mark.parametrize(
    "path", ["/", "/settings", "/history", "/rules", "/rules/vizia", "/t/abc", "/r/abc", "/r/abc/12?seat=1"]
)
def test_every_address_inside_the_page_is_the_page(guest: Guests, path: str) -> None:
    answer = guest().http.get(path)
    assert (answer.status_code, answer.content) == (200, HTML)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_assets_are_kept_for_ever_in_the_smallest_form_taken(guest: Guests) -> None:
    http = guest().http
    plain = http.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    packed = http.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip, deflate"})
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", SCRIPT)
    with http.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": "gzip, br"}) as smallest:
        assert smallest.headers["content-encoding"] == "br"
        assert b"".join(smallest.iter_raw()) == b"brotli"
    for answer in (plain, packed, smallest):
        assert "immutable" in answer.headers["cache-control"]
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/sw.js", "/manifest.webmanifest"])
def test_files_at_the_root(guest: Guests, path: str) -> None:
    answer = guest().http.get(path)
    assert answer.status_code == 200
    assert "immutable" not in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/secret.py", "/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e/sw.js", "/icon.svg"]
)
def test_nothing_else_is_given_out(guest: Guests, path: str) -> None:
    assert guest().http.get(path).status_code == 404


def test_whoever_goes_astray_meets_the_page(guest: Guests) -> None:
    http = guest().http
    reader = {"Accept": "text/html,application/xhtml+xml"}
    for path in ("/xyz", "/t", "/some/where/else"):
        answer = http.get(path, headers=reader)
        assert (answer.status_code, answer.content) == (404, HTML)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "accept"), [("/xyz", "application/json"), ("/api/xyz", "text/html"), ("/assets/xyz.js", "text/html")]
)
def test_a_program_that_goes_astray_is_told_so(guest: Guests, path: str, accept: str) -> None:
    answer = guest().http.get(path, headers={"Accept": accept})
    assert answer.status_code == 404
    assert answer.json()["phrase"]["key"] == "refused-not-found"


def test_answers_of_the_interface_are_compressed(guest: Guests) -> None:
    answer = guest().http.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()[0]["name"] == "vizia"
