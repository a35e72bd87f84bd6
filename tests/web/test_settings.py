"""The settings: all of them are there, are kept, and sound is made only where it is wished."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import Visitor
from tests.web.conftest import PHONE, Opener

pytestmark = pytest.mark.slow

# An orchestra that only counts: machines without loudspeakers hear as much.
ORCHESTRA = """
const count = name => {
  const tally = document.documentElement.dataset;
  tally[name] = String(1 + Number(tally[name] ?? 0));
};
const part = () => ({value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {}});
const node = () => ({
  gain: part(), frequency: part(), Q: part(), connect: to => to, start() { count("notes") }, stop() {}
});
window.AudioContext = class {
  state = "running"; sampleRate = 8000; currentTime = 0; destination = {};
  constructor() { count("orchestras") }
  createGain() { return node() }
  createOscillator() { return node() }
  createBufferSource() { return node() }
  createBiquadFilter() { return node() }
  createBuffer(channels, length) { return {getChannelData: () => new Float32Array(length)} }
  resume() { return Promise.resolve() }
  suspend() { return Promise.resolve() }
};
"""
SOME = re.compile(r"^[1-9]\d*$")


def kept(page: Page) -> dict[str, object]:
    settings: dict[str, object] = json.loads(page.evaluate("localStorage.lanterne"))
    return settings


def orchestras(page: Page) -> int:
    return int(page.locator("html").get_attribute("data-orchestras") or 0)


def with_orchestra(page: Page) -> Page:
    page.context.add_init_script(ORCHESTRA)
    page.reload()
    page.locator("main h1").first.wait_for()
    return page


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_setting_is_explained(open_page: Opener, lang: str) -> None:
    page = open_page("/settings", lang=lang, size=PHONE)
    page.locator("section[aria-labelledby=called] [role=radiogroup]").last.wait_for()
    controls = page.get_by_role("radiogroup").and_(page.locator("[aria-describedby]")).all()
    controls += page.get_by_role("switch").all()
    assert len(controls) == 14
    for control in controls:
        explained = control.get_attribute("aria-describedby")
        assert page.locator(f"[id='{explained}']").inner_text().strip()


def test_choices_are_kept(open_page: Opener) -> None:
    page = open_page("/settings")
    page.get_by_role("switch", name="Textures on Illusion").check()
    page.get_by_role("switch", name="Confirm moves").uncheck()
    page.get_by_role("switch", name="Fast bots").check()
    page.get_by_role("radiogroup", name="Pass for me").get_by_text("unless I am attacked").click()
    page.get_by_role("radiogroup", name="Motion").get_by_text("reduced").click()
    page.reload()
    expect(page.get_by_role("switch", name="Textures on Illusion")).to_be_checked()
    expect(page.get_by_role("switch", name="Confirm moves")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Fast bots")).to_be_checked()
    expect(page.get_by_role("radio", name="unless I am attacked")).to_be_checked()
    expect(page.get_by_role("radio", name="reduced")).to_be_checked()
    assert kept(page)["oneClick"] is True


def test_sound_is_off_until_it_is_wished_and_can_be_tried(open_page: Opener) -> None:
    page = with_orchestra(open_page("/settings"))
    listen = page.get_by_role("button", name="Listen")
    expect(page.get_by_role("radio", name="off")).to_be_checked()
    expect(listen).to_be_disabled()
    assert orchestras(page) == 0
    page.get_by_role("radio", name="off").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="medium")).to_be_checked()
    listen.click()
    expect(page.locator("html")).to_have_attribute("data-notes", SOME)
    assert orchestras(page) == 1
    assert kept(page)["sound"] == 2


@pytest.mark.parametrize("level", [0, 1])
def test_a_tile_that_is_laid_is_heard(open_page: Opener, visitor: Visitor, level: int) -> None:
    table = visitor.table(mine=2, start=True)
    page = open_page(f"/t/{table}", cookie=visitor.http.cookies["lanterne"], wait="", sound=level, oneClick=True)
    page.context.add_init_script(ORCHESTRA)
    page.reload()
    page.locator("main.curtain button").click()
    page.locator(".prompter").wait_for()
    page.keyboard.press("r")
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("button", name="Look back")).to_be_visible()  # the step has come
    if level > 0:
        expect(page.locator("html")).to_have_attribute("data-notes", SOME)
    assert orchestras(page) == min(level, 1)
