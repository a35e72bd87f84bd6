"""The game of docs/adding-a-game.md on the page: found in the lobby, played against a bot to its end, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.docs.following import environment, served
from tests.docs.quinze import PAGE, install
from tests.server.house import Address
from tests.web.conftest import Opener

pytestmark = pytest.mark.slow

MOST_TURNS = 3  # cards in a hand


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server of its own, in whose world the game is installed."""
    folder = tmp_path_factory.mktemp("quinze")
    with served(PAGE.command("lanterne serve"), folder, environment(folder, install(folder))) as address:
        yield address


def test_it_is_found_in_the_lobby_and_played_to_its_end(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Quinze").click()
    expect(page.get_by_role("heading", name="Quinze")).to_be_visible()
    page.get_by_role("button", name="Play against bots").click()
    choices, over = page.locator(".choose [data-code]"), page.locator(".table.over")
    turns = 0
    while True:
        choices.or_(over).first.wait_for()
        if over.count():
            break
        code = choices.first.get_attribute("data-code")
        assert code is not None
        assert code.startswith("play ")
        expect(page.locator(".choose")).to_contain_text("Play")
        page.locator(f'.choose [data-code="{code}"]').click()
        page.locator("footer .btn.primary").click()
        expect(page.locator(f'.choose [data-code="{code}"]')).to_have_count(0)  # the card is gone
        turns += 1
        assert turns <= MOST_TURNS
    assert turns > 0
    expect(page.locator("main")).to_contain_text("pile")
