"""The plain board in real browsers: for games without their own and for those who would rather read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lanterne.games import registry
from lanterne.text import words
from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, Opener, caught_up, cookie, faults, pair, play_out

pytestmark = pytest.mark.slow

MAIN = "footer .btn.primary"


def by_mouse(page: Page, code: str) -> None:
    page.locator(f'.choose [data-code="{code}"]').click()
    page.locator(MAIN).click()


def by_keys(page: Page, code: str) -> None:
    """Down the list until the code is chosen; a single choice is chosen already."""
    chosen = page.locator('.choose [aria-pressed="true"]')
    for _ in range(60):
        if chosen.count() and chosen.get_attribute("data-code") == code:
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def legal(inside: Any, seat: int) -> list[str]:
    return [a.code() for a in inside.game.legal(inside.host.match.state, seat)]


def wait_for_turn(page: Page, inside: Any, seat: int) -> bool:
    """Until the seat is waited for and its page knows; false: the game is over."""
    while seat not in inside.host.to_act():
        if inside.host.status != "playing":
            return False
        page.wait_for_timeout(20)
    caught_up(page, inside.host.match.ply_of(seat))
    expect(page.locator(".prompter")).to_contain_text("Your turn")
    expect(page.locator(".choose [data-code]")).to_have_count(len(legal(inside, seat)))
    return True


def decide(page: Page, inside: Any, seat: int, act: Any, wanted: tuple[str, ...] = ()) -> str:
    """Plays the first legal action that begins so, else the first of all."""
    codes = legal(inside, seat)
    code = next((code for start in wanted for code in codes if code.startswith(start)), codes[0])
    ply = inside.host.match.ply
    act(page, code)
    while inside.host.match.ply == ply:
        page.wait_for_timeout(20)
    return code


def moves_of(inside: Any, seat: int) -> list[str]:
    return [code for mover, code in inside.host.match.record().moves if mover == seat]


def test_illuminati_is_played_from_the_lobby(open_page: Opener, house: House, visitor: Visitor, axe: str) -> None:
    page = open_page("/", cookie=cookie(visitor), inWords=True)
    page.get_by_role("button", name="Illuminati").click()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".choose").wait_for()
    inside = house.registry.tables[page.url.rsplit("/", 1)[-1]]
    attack = ("attack", "target", "announce", "roll", "attach", "pass", "end")
    played = []
    for number in range(16):
        assert wait_for_turn(page, inside, 0)
        if number == 0:
            assert faults(page, axe) == []
            expect(page.locator("article")).to_have_count(2)
        played.append(decide(page, inside, 0, by_keys if number % 2 else by_mouse, attack))
    assert moves_of(inside, 0)[:16] == played
    assert any(code.startswith("attack") for code in played)


def test_an_offer_is_written_by_hand(open_page: Opener, house: House, visitor: Visitor, axe: str) -> None:
    table = visitor.table(game="illuminati", seats=3, bots=["random", "random"], start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=PHONE, theme="light", inWords=True, wait=".choose")
    inside = house.registry.tables[table]
    assert wait_for_turn(page, inside, 0)
    page.get_by_role("button", name="Offer to …: … for …", exact=True).click()
    form = page.locator(".choose form")
    expect(page.locator(MAIN)).to_have_count(0)  # to nobody
    form.get_by_role("group", name="To").get_by_role("checkbox").first.check()
    form.get_by_role("group", name="I give").get_by_label("MB").fill("1")
    form.get_by_role("group", name="I want").get_by_label("Group").select_option("cia")
    assert faults(page, axe) == []
    page.locator(MAIN).click()
    expect(page.locator(".prompter")).to_contain_text("Refused")  # nobody holds it
    page.get_by_role("button", name="Offer to …: … for …", exact=True).click()
    form.get_by_role("group", name="To").get_by_role("checkbox").first.check()
    form.get_by_role("group", name="I give").get_by_label("MB").fill("1")
    form.get_by_role("group", name="I want").get_by_label("MB").fill("2")
    page.keyboard.press("Enter")
    expect(form).to_have_count(0)
    page.wait_for_timeout(300)
    assert "offer 1 give 1 want 2" in moves_of(inside, 0)


def test_sums_and_a_search(open_page: Opener, house: House, visitor: Visitor) -> None:
    table = visitor.table(game="illuminati", seats=3, bots=["random", "random"], start=True)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), inWords=True, wait=".choose")
    inside = house.registry.tables[table]
    assert wait_for_turn(page, inside, 0)
    page.get_by_text("Cards towards the basic goal").first.click()
    expect(page.locator("details[open] .sum")).to_contain_text("needed")
    decide(page, inside, 0, by_mouse, ("attack",))
    assert wait_for_turn(page, inside, 0)
    many = len(legal(inside, 0))
    assert many > 9
    page.get_by_role("searchbox").fill("destroy")
    found = page.locator(".choose [data-code]")
    expect(found.first).to_be_visible()
    assert 0 < found.count() < many
    page.keyboard.press("Escape")
    expect(found).to_have_count(many)


def test_illuminati_is_read_in_rules_history_and_replay(
    open_page: Opener, house: House, visitor: Visitor, axe: str
) -> None:
    table = play_out(visitor, house, game="illuminati", seats=3, bots=["random", "random"], options={"round_limit": 1})
    page = open_page("/history", cookie=cookie(visitor), inWords=True)
    page.get_by_role("link", name="Illuminati").first.click()
    page.locator("article").first.wait_for()
    expect(page.locator("article")).to_have_count(3)
    page.goto(f"/r/{table}/3?seat=all")
    expect(page.locator(".hands > .hand article")).to_have_count(2)  # the first one's eyes see the stage
    assert faults(page, axe) == []
    page.goto("/rules/illuminati")
    expect(page.locator("main li").first).to_be_visible()


# ---------------------------------------------------------------------- from outside

WORDS = """
toy-name = A toy
toy-action-goal = Wish for { $word }
toy-picture-owl = the owl
toy-view-round = This is round { $round }.
toy-view-seat = { $seat }: { $coins } coins, { $cards } cards
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game as another package brings it: by an entry point, its words beside it."""
    (tmp_path / "toybox/text/en").mkdir(parents=True)
    (tmp_path / "toybox/__init__.py").write_text("from tests.toy.game import GAME\n")
    (tmp_path / "toybox/text/en/toy.ftl").write_text(WORDS)
    (tmp_path / "toybox-1.dist-info").mkdir()
    (tmp_path / "toybox-1.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1\n")
    (tmp_path / "toybox-1.dist-info/entry_points.txt").write_text("[lanterne.games]\ntoy = toybox:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_read", False)
    monkeypatch.setattr(registry, "_brought", {})
    words.resources.cache_clear()
    yield
    registry._made.pop("toy", None)
    words.resources.cache_clear()


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_from_outside(
    open_page: Opener,
    house: House,
    visitor: Visitor,
    friend: Visitor,
    axe: str,
    size: tuple[int, int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    page = open_page("/", cookie=cookie(visitor), size=size)
    page.get_by_role("button", name="A toy").click()
    expect(page.get_by_role("heading", name="A toy")).to_be_visible()
    table = pair(visitor, friend, game="toy")
    friend.watch(table)
    inside = house.registry.tables[table]
    page.goto(f"/t/{table}")
    page.locator(".choose").wait_for()
    expect(page.locator(".told .table")).to_contain_text("This is round")
    expect(page.locator(".choose")).to_contain_text("Wish for …")
    played = []
    for number in range(8):
        while inside.host.to_act() and 0 not in inside.host.to_act():
            seat, ply = inside.host.to_act()[0], inside.host.match.ply
            friend.move(table, inside.host.match.ply_of(seat), seat, legal(inside, seat)[0])
            while inside.host.match.ply == ply:
                page.wait_for_timeout(20)
        if not wait_for_turn(page, inside, 0):
            break
        played.append(decide(page, inside, 0, by_keys if number % 2 else by_mouse))
    assert "a job failed" not in caplog.text
    assert len(played) > 3
    assert moves_of(inside, 0) == played
    assert faults(page, axe) == []
    page.goto(f"/r/{table}/1")
    expect(page.get_by_role("region", name="The position in words")).to_contain_text("coins")
