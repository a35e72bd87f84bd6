"""The game of docs/adding-a-game.md on the page: found in the lobby, played against a bot to its end, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.docs.following import environment, served
from tests.docs.quinze import PAGE, install
from tests.server.house import Address, Visitor
from tests.web.conftest import Opener, caught_up, cookie

pytestmark = pytest.mark.slow

MOST_TURNS = 3  # cards in a hand


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server of its own, in whose world the game is installed."""
    folder = tmp_path_factory.mktemp("quinze")
    with served(PAGE.command("lanterne serve"), folder, environment(folder, install(folder))) as address:
        yield address


def test_it_is_found_in_the_lobby_and_played_to_its_end(open_page: Opener, visitor: Visitor) -> None:
    page = open_page("/", cookie=cookie(visitor))
    page.get_by_role("button", name="Quinze").click()
    expect(page.get_by_role("heading", name="Quinze")).to_be_visible()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".choose").wait_for()
    table = page.url.rsplit("/", 1)[-1]
    turns = 0
    while (shown := visitor.http.get(f"/api/tables/{table}").json())["status"] == "playing":
        if 0 not in shown["to_act"]:
            page.wait_for_timeout(50)
            continue
        caught_up(page, shown["ply"])
        expect(page.locator(".choose")).to_contain_text("Play")
        page.locator('.choose [data-code^="play "]').first.click()
        page.locator("footer .btn.primary").click()
        while visitor.http.get(f"/api/tables/{table}").json()["ply"] == shown["ply"]:
            page.wait_for_timeout(50)
        turns += 1
    assert 1 <= turns <= MOST_TURNS
    expect(page.locator(".table.over")).to_be_visible()
    expect(page.locator("main")).to_contain_text("pile")
