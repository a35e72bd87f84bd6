"""The greedy bot of Illuminati in its turn, besides attacking: powers, cards, and whom it fears."""

from __future__ import annotations

from lanterne.bots.illuminati_greedy import BOT
from lanterne.bots.illuminati_layout import layout_value
from lanterne.bots.illuminati_plans import prize_of
from lanterne.bots.illuminati_values import closeness, steps_left, urgency
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.actions import CONTROL
from lanterne.games.illuminati.cards import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals import cards_of
from lanterne.games.illuminati.state import DEAD, POWERS
from tests.games.illuminati.builder import Position
from tests.games.illuminati.parlour import Parlour


def choice(table: Position | Parlour, seat: int = 0) -> str:
    legal = GAME.legal(table.s, seat)
    return BOT.choose(GAME, GAME.view(table.s, seat), seat, legal, FastRng(1)).code()


def test_the_gnomes_gather_their_money() -> None:
    table = Position(("gnomes-of-zurich", "network"), purse=5)
    table.lay(0, "california", "", "north", money=6).lay(1, "cia", "", "north")
    table.stage(POWERS)
    assert choice(table) == "claim"
    GAME.apply(table.s, 0, GAME.parse("claim"), table.rng)
    assert choice(table) == "amount 0"


def test_the_triangle_rebuilds_a_line_into_a_cross() -> None:
    table = Position(("bermuda-triangle", "network"), purse=5).lay(1, "cia", "", "north")
    table.lay(0, "california", "", "north")
    for card, master in (("texas", "california"), ("pentagon", "texas"), ("kgb", "pentagon")):
        table.lay(0, card, master, table.free(master)[0])
    s = table.s
    before = layout_value(s, 0)
    table.stage(POWERS)
    assert choice(table) == "claim"
    steps = 0
    while s.turn == 0 and s.stage == POWERS and s.result is None:
        GAME.apply(s, 0, GAME.parse(choice(table)), FastRng(1))
        steps += 1
        assert steps < 20
    assert layout_value(s, 0) > before
    assert len(s.grid[0]) == 5


def test_a_dead_group_that_serves_the_goal_is_brought_back() -> None:
    table = (
        Parlour(("discordian-society", "network"), purse=10)
        .own(1, "cia")
        .own(0, "california")
        .hold(0, "media-campaign")
    )
    table.s.zone[CARD_NUMBERS["punk-rockers"]] = DEAD
    table.s.deck_groups.remove(CARD_NUMBERS["punk-rockers"])
    assert choice(table) == "revive punk-rockers"


def test_a_seat_near_its_goal_is_feared() -> None:
    table = Parlour(("network", "discordian-society", "bavarian-illuminati"), purse=10)
    table.own(0, "cia").own(2, "texas").own(1, "california").own(1, "tabloids").own(1, "smof")
    s = table.s
    assert steps_left(s, 1, 0, cards_of(s, 1), 0) < steps_left(s, 2, 0, cards_of(s, 2), 0)
    assert closeness(s, 1, 0, cards_of(s, 1), 0) > closeness(s, 2, 0, cards_of(s, 2), 0)
    assert urgency(s, 1, 0, cards_of(s, 1)) > 0.0 == urgency(s, 2, 0, cards_of(s, 2))
    weird, plain = CARD_NUMBERS["punk-rockers"], CARD_NUMBERS["hollywood"]
    assert prize_of(s, 0, 1, weird, CONTROL) < prize_of(s, 0, 1, plain, CONTROL) < 0.0
