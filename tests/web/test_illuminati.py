"""The board of Illuminati in real browsers: whole games, and what chance seldom brings, from prepared positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.faults import FULL
from tests.server.house import House, Visitor
from tests.web.conftest import DESKTOP, PHONE, Opener, caught_up, cookie, faults
from tests.web.illuminati_keys import KeyPlayer
from tests.web.illuminati_moments import WANTED, moment_of, prepare, shared_victory
from tests.web.illuminati_player import Player

pytestmark = pytest.mark.slow

LAPTOP = (1366, 768)


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        pytest.param(2, LAPTOP, id="2"),
        pytest.param(4, PHONE, id="4-phone"),
        pytest.param(6, DESKTOP, id="6", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_is_played(
    open_page: Opener, house: House, visitor: Visitor, axe: str, seats: int, size: tuple[int, int]
) -> None:
    options = {"round_limit": 4}
    table = visitor.table(game="illuminati", seats=seats, bots=["greedy"] * (seats - 1), start=True, options=options)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=size, wait=".board .card")
    player = Player(page, house.registry.tables[table], 0)
    looked = set()
    while player.wait():
        code = player.decide()
        verb = code.split()[0]
        if verb not in looked:
            looked.add(verb)
            assert faults(page, axe) == [], verb
        player.act(code)
    assert {"attack", "target", "announce"} <= looked
    assert [code for seat, code in player.inside.host.match.record().moves if seat == 0] == player.played
    expect(page.get_by_role("heading", name="How it grew")).to_be_visible()
    assert faults(page, axe) == []


def test_people_in_several_browsers_and_a_bot_play_a_whole_game(
    open_page: Opener, house: House, visitor: Visitor, friend: Visitor
) -> None:
    """Each at a screen of their own: what one does comes to the other, and at the end both see the same."""
    table = visitor.table(game="illuminati", seats=3, mine=1, options={"round_limit": 3})
    friend.post(f"/api/tables/{table}/sit", {"seat": 1})
    visitor.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "greedy"})
    visitor.post(f"/api/tables/{table}/start")
    inside = house.registry.tables[table]
    sizes = (LAPTOP, PHONE)
    pages = [
        open_page(f"/t/{table}", cookie=cookie(who), size=size, wait=".board .card")
        for who, size in zip((visitor, friend), sizes, strict=True)
    ]
    players = [Player(page, inside, seat) for seat, page in enumerate(pages)]
    while inside.host.status == "playing":
        waited = [player for player in players if player.seat in inside.host.to_act()]
        if not waited:
            pages[0].wait_for_timeout(20)
        elif waited[0].wait():
            waited[0].act(waited[0].decide())
    for player, page in zip(players, pages, strict=True):
        moves = inside.host.match.record().moves
        assert [code for seat, code in moves if seat == player.seat] == player.played
        expect(page.get_by_role("heading", name="How it grew")).to_be_visible()


NO_POINTER = """for (const kind of ["pointerdown", "mousedown", "touchstart", "wheel"])
    window.addEventListener(kind, () => { throw new Error(`${kind}: there is no pointer`); }, true);"""


def test_a_whole_game_is_played_by_keys_alone(open_page: Opener, house: House, visitor: Visitor) -> None:
    options = {"round_limit": 4 if FULL else 2}
    table = visitor.table(game="illuminati", seats=2, bots=["greedy"], start=True, options=options)
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=LAPTOP, wait=".board .card")
    page.evaluate(NO_POINTER)
    player = KeyPlayer(page, house.registry.tables[table], 0)
    while player.wait():
        player.act(player.decide())
    assert {"attack", "target", "announce"} <= {code.split()[0] for code in player.played}
    assert [code for seat, code in player.inside.host.match.record().moves if seat == 0] == player.played
    expect(page.get_by_role("heading", name="How it grew")).to_be_visible()


# ---------------------------------------------------------------------- what chance seldom brings


@pytest.mark.parametrize("name", [*WANTED, "sold: group", "sold: special"])
def test_a_rare_moment(
    name: str,
    open_page: Opener,
    house: House,
    visitor: Visitor,
    friend: Visitor,
    axe: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = moment_of(name)
    table = prepare(moment, house, visitor, friend, monkeypatch)
    inside = house.registry.tables[table]
    page = open_page(f"/t/{table}", cookie=cookie(visitor), size=LAPTOP, wait=".board .card")
    caught_up(page, inside.host.match.ply_of(moment.seat))
    player = Player(page, inside, moment.seat)
    assert faults(page, axe) == []
    player.act(moment.code)
    assert inside.host.match.record().moves[len(moment.moves)] == (moment.seat, moment.code)
    caught_up(page, inside.host.match.ply_of(moment.seat))
    assert faults(page, axe) == []


@pytest.fixture
def third(house: House) -> Iterator[Visitor]:
    somebody = Visitor(house)
    yield somebody
    somebody.close()


def test_a_victory_is_shared(
    open_page: Opener, house: House, visitor: Visitor, friend: Visitor, third: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One hands the other what is missing, through two pages; at the end of the turn both have won."""
    moment, rest = shared_victory()
    partner = rest[0][0]
    table = prepare(moment, house, visitor, third, monkeypatch, {partner: friend})
    inside = house.registry.tables[table]
    pages = {
        seat: open_page(f"/t/{table}", cookie=cookie(who), size=LAPTOP, wait=".board .card")
        for seat, who in ((moment.seat, visitor), (partner, friend))
    }
    players = {seat: Player(page, inside, seat) for seat, page in pages.items()}
    caught_up(pages[moment.seat], inside.host.match.ply_of(moment.seat))
    for seat, code in [(moment.seat, moment.code), *rest]:
        if seat in players:
            caught_up(pages[seat], inside.host.match.ply_of(seat))
            players[seat].act(code)
        else:
            third.move(table, inside.host.match.ply_of(seat), seat, code, name=f"step {inside.host.match.ply}")
            third.until("taken")
    assert inside.host.outcome is not None
    assert inside.host.outcome.winners() == sorted(players)
    for page in pages.values():
        expect(page.get_by_role("heading", name="A shared win")).to_be_visible()
