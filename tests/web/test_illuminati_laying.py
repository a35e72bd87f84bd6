"""Laying cards on Illuminati's board: what is told before an arrow is chosen, and cards that are dragged."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.house import House, Visitor
from tests.web.conftest import PHONE, Opener, caught_up, cookie, faults
from tests.web.illuminati_moments import Moment, moment_of, move_to, prepare

pytestmark = pytest.mark.slow

LAPTOP = (1366, 768)


class Sitting:
    """Somebody at a prepared table."""

    def __init__(self, page: Page, inside: Any, moment: Moment) -> None:
        self.page = page
        self.inside = inside
        self.moment = moment
        self.board = page.locator(".structure .board")

    def ghost(self, code: str) -> Locator:
        return self.board.locator(f'[data-code="{code}"]')

    def moves(self) -> list[str]:
        """What was played since the position was prepared."""
        return [code for _, code in self.inside.host.match.record().moves[len(self.moment.moves) :]]

    def expect_moves(self, *codes: str) -> None:
        for _ in range(200):
            if self.moves() == list(codes):
                return
            self.page.wait_for_timeout(20)
        assert self.moves() == list(codes)

    def previews(self) -> dict[str, Any]:
        match = self.inside.host.match
        view: Any = match.game.view(match.state, self.moment.seat)
        return {each["code"]: each for each in view["previews"]}

    def quiet(self) -> str:
        """An arrow at which the whole branch fits."""
        for code, told in self.previews().items():
            if not told["released"] and all(each["fate"] == "lies" for each in told["cards"]):
                return code
        raise AssertionError("every arrow brings trouble")

    def drag(self, what: Locator, where: Locator | None) -> None:
        """By mouse; None: to the board's corner, where nothing lies."""
        start = what.bounding_box()
        assert start is not None
        self.page.mouse.move(*middle(start))
        self.page.mouse.down()
        self.page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2 + 12, steps=3)
        expect(self.board.locator(".ghost.carrying").first).to_be_visible()
        end = (where or self.board).bounding_box()
        assert end is not None
        self.page.mouse.move(*(middle(end) if where else (end["x"] + 6, end["y"] + 6)), steps=8)
        self.page.mouse.up()


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Seater:
    def __init__(self, house: House, visitor: Visitor, friend: Visitor, open_page: Opener, patch: Any) -> None:
        self.house, self.visitor, self.friend = house, visitor, friend
        self.open_page, self.patch = open_page, patch

    def __call__(self, moment: Moment, **how: Any) -> Sitting:
        table = prepare(moment, self.house, self.visitor, self.friend, self.patch)
        inside = self.house.registry.tables[table]
        look: Any = {"size": LAPTOP, **how}
        page = self.open_page(f"/t/{table}", cookie=cookie(self.visitor), wait=".board .card", **look)
        caught_up(page, inside.host.match.ply_of(moment.seat))
        return Sitting(page, inside, moment)


@pytest.fixture
def seated(
    house: House, visitor: Visitor, friend: Visitor, open_page: Opener, monkeypatch: pytest.MonkeyPatch
) -> Seater:
    return Seater(house, visitor, friend, open_page, monkeypatch)


@pytest.mark.parametrize("fate", ["lost", "asked", "shifts"])
@pytest.mark.parametrize("look", [{}, {"size": PHONE, "theme": "light", "lang": "fr"}], ids=["laptop", "phone"])
def test_what_does_not_fit_is_shown_and_named_first(seated: Seater, axe: str, fate: str, look: dict[str, Any]) -> None:
    moment = move_to(fate)
    at = seated(moment, **look)
    told = at.previews()[moment.code]
    assert at.board.locator("[data-falling]").count() == 0
    if look:
        at.ghost(moment.code).click()  # a finger has nothing to hover with
    else:
        at.ghost(moment.code).hover()
    for each in told["cards"][1:]:
        drawn = at.board.locator(f'[data-falling="{each["card"]}"]')
        if each["place"] is None:
            expect(drawn).to_have_count(0)
        else:
            expect(drawn).to_have_attribute("data-fate", each["fate"])
        named = at.page.locator(f'.panel .fates [data-card="{each["card"]}"]')
        expect(named).to_have_count(0 if each["fate"] == "lies" else 1)
    assert faults(at.page, axe) == []
    assert at.moves() == []
    if not look:
        at.ghost(moment.code).click()
    at.page.locator("footer .btn.primary").click()
    at.expect_moves(moment.code)


def test_keys_tell_the_same(seated: Seater) -> None:
    moment = move_to("lost")
    at = seated(moment)
    for _ in at.previews():
        at.page.keyboard.press("n")
        if at.ghost(moment.code).and_(at.board.locator(".chosen")).count():
            break
    expect(at.board.locator('[data-fate="lost"]').first).to_be_visible()
    expect(at.page.locator("[aria-live]").filter(has_text="Lost:").first).to_be_attached()
    at.page.keyboard.press("Enter")
    at.expect_moves(moment.code)


def test_a_card_in_hand_is_dragged_onto_an_arrow(seated: Seater) -> None:
    moment = move_to("lost")
    at = seated(moment)
    chip = at.page.locator(".panel [data-hand]")
    at.drag(chip, None)
    at.drag(chip, at.ghost(moment.code))  # something would be lost: asked for once more
    expect(at.board.locator(".ghost.chosen")).to_have_attribute("data-code", moment.code)
    assert at.moves() == []
    code = at.quiet()
    at.drag(chip, at.ghost(code))
    at.expect_moves(code)


def test_a_finger_drags_a_card_and_may_still_look(seated: Seater) -> None:
    at = seated(move_to("lost"), size=PHONE, touch=True)
    code = at.quiet()
    start, end = at.page.locator(".panel [data-hand]").bounding_box(), at.ghost(code).bounding_box()
    assert start is not None
    assert end is not None
    finger = at.page.context.new_cdp_session(at.page)
    (x, y), (to_x, to_y) = middle(start), middle(end)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": px, "y": py} for px, py in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    touch("touchEnd")
    expect(at.board.locator(".ghost.chosen")).to_have_attribute("data-code", code)
    assert at.moves() == []
    at.page.locator("footer .btn.primary").click()
    at.expect_moves(code)


def test_the_triangle_rebuilds_by_dragging(seated: Seater) -> None:
    moment = moment_of("a card is lifted")
    at = seated(moment)
    card = at.board.locator(f'[data-card="{moment.code.split()[1]}"]')
    at.drag(card, None)
    at.expect_moves()  # taken back: nothing happened
    expect(card).to_be_visible()
    at.drag(card, at.board.locator(".ghost").last)
    lifted = moment.code.split()[1]
    expect(at.page.locator(f'.panel [data-hand="{lifted}"]')).to_have_count(0)
    assert [code.split()[:2] for code in at.moves()] == [["lift", lifted], ["attach", lifted]]
    at.page.keyboard.press("u")
    at.expect_moves(moment.code)


def test_a_group_is_moved_by_dragging(seated: Seater) -> None:
    moment = moment_of("a card is moved")
    at = seated(moment)
    card = at.board.locator(f'[data-card="{moment.code.split()[1]}"]')
    at.page.locator('.panel [data-family="move"]').click()
    at.drag(card, None)
    at.expect_moves()
    expect(card).to_be_visible()
    at.drag(card, at.board.locator(".ghost").first)
    at.page.wait_for_function("document.querySelectorAll('.ghost.carrying').length === 0")
    if at.board.locator(".ghost.chosen").count():
        at.page.keyboard.press("Enter")
    at.page.wait_for_function("document.querySelectorAll('.ghost.chosen').length === 0")
    caught_up(at.page, at.inside.host.match.ply_of(moment.seat))
    assert at.moves()[0] == moment.code
    assert at.moves()[1].startswith(moment.code.replace("move", "attach"))


def test_the_empty_stage_and_idle_cards_still_pan(seated: Seater) -> None:
    at = seated(moment_of("a card is moved"))
    shown = at.board.locator(".card").first
    for what in (at.board, at.board.locator(".card").first):
        before = shown.bounding_box()
        box = what.bounding_box()
        assert box is not None
        at.page.mouse.move(box["x"] + 5, box["y"] + 5)
        at.page.mouse.down()
        at.page.mouse.move(box["x"] + 65, box["y"] + 45, steps=4)
        at.page.mouse.up()
        assert shown.bounding_box() != before
    assert at.moves() == []
