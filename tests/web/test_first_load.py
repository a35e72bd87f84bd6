"""A first visit is light: everything that comes over the wire, fonts included."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

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
