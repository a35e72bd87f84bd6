"""A lost password in the page, in a house that can mail: an address, a link, a new password."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.house import Visitor, open_house, sqlite_url
from tests.server.mail_server import mail_server

OLD, NEW = "correct horse", "battery staple"
MAIL, URL = "ada@example.org", "https://table.example"


def test_from_an_address_to_a_new_password(browser: Browser, tmp_path: Path) -> None:
    with mail_server() as mails:
        how: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": mails.port, "smtp_from": "house@table.example"}
        with open_house(sqlite_url(tmp_path), **how, smtp_security="none", public_url=URL) as house:
            ada = Visitor(house)
            ada.post("/api/account", {"name": "Ada", "password": OLD})
            context = browser.new_context(locale="en-GB", base_url=house.url, service_workers="block")
            context.add_cookies([{"name": "lanterne", "value": ada.http.cookies["lanterne"], "url": house.url}])
            page = context.new_page()
            page.goto("/account")
            form = page.locator("form", has_text="Address for a lost password")
            form.get_by_label("Your address").fill(MAIL)
            form.get_by_label("Current password").fill(OLD)
            form.get_by_role("button", name="Keep this address").click()
            expect(form.get_by_role("status")).to_have_text("Noted.")
            page.get_by_role("button", name="Sign out", exact=True).click()
            page.locator(".segments").get_by_text("Send me a link").click()
            page.get_by_label("Name or address").fill(MAIL)
            page.get_by_role("button", name="Send me a link").click()
            expect(page.get_by_text("a link is on its way")).to_be_visible()
            found = re.search(rf"{URL}(/account#link=\S+)", mails.next().get_content())
            assert found is not None
            page.goto("about:blank")
            page.goto(found[1])
            page.get_by_role("textbox", name="New password").fill(NEW)
            page.get_by_role("button", name="Set the password").click()
            expect(page.get_by_text("You are signed in as Ada")).to_be_visible()
            assert page.url == f"{house.url}/account", "the link stays in no list of pages"
            context.close()
            ada.close()
