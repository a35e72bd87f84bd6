"""A first visit is light: everything that comes over the wire, fonts included."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Response

from tests.server.house import House

pytestmark = pytest.mark.slow

MOST = 300 * 1024


@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
def test_the_first_visit_stays_under_300_kb(house: House, browser: Browser, lang: str) -> None:
    context = browser.new_context(locale=lang, service_workers="block", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    sizes: list[float] = []

    def arrived(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    wire.on("Network.loadingFinished", arrived)
    wire.send("Network.enable")
    page.goto(house.url, wait_until="networkidle")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.fonts.ready")
    total = sum(sizes)
    context.close()
    assert 100_000 < total <= MOST, f"{total / 1024:.0f} KB in {len(sizes)} files"


def test_the_first_visit_reads_one_language(house: House, browser: Browser) -> None:
    context = browser.new_context(locale="fr-FR", service_workers="block")
    page = context.new_page()
    came: list[Response] = []
    page.on("response", lambda response: came.append(response))
    page.goto(house.url, wait_until="networkidle")
    page.get_by_role("heading", level=1).wait_for()
    texts = [response.text() for response in came if response.url.endswith(".js")]
    context.close()
    for key, french, english in (("web-home", "Accueil", "Home"), ("web-close", "Fermer", "Close")):
        assert sum(f"\n{key} = {french}" in text for text in texts) == 1
        assert sum(f"\n{key} = {english}" in text for text in texts) == 0
