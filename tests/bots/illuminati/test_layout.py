"""Where the greedy bot of Illuminati puts its groups, and when it moves them."""

from __future__ import annotations

from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.layout import LOST, layout_value, place_worth, value_laid
from lanterne.games.illuminati.blanks import every_card
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import Move
from lanterne.games.illuminati.structure.geometry import depth
from tests.bots import asking
from tests.games.illuminati.builder import Position
from tests.games.illuminati.parlour import Parlour

BOT = IlluminatiGreedy()


def choice(table: Position | Parlour, seat: int = 0) -> str:
    return asking.chosen(BOT, GAME, table.s, seat).code()


def chain() -> Position:
    """Three groups in a row under one arrow of the Illuminati, all used up."""
    table = Position(("gnomes-of-zurich", "network"), purse=0).lay(1, "cia", "", "north")
    table.lay(0, "california", "", "north")
    table.lay(0, "texas", "california", table.free("california")[0])
    table.lay(0, "pentagon", "texas", table.free("texas")[0])
    table.s.used = every_card(2)
    table.s.acted = True
    return table


def test_what_lies_deep_is_moved_towards_the_centre() -> None:
    table = chain()
    s = table.s
    before = layout_value(s, 0)
    code = choice(table)
    assert code.split(" ")[0] == "move"
    moved = CARD_NUMBERS[code.split(" ")[1]]
    was = depth(s, moved)
    GAME.apply(s, 0, GAME.parse(code), table.rng)
    while s.frames[-1].kind == "placing":
        GAME.apply(s, 0, GAME.parse(choice(table)), table.rng)
    assert depth(s, moved) < was
    assert layout_value(s, 0) > before
    assert len(s.grid[0]) == 4


def test_nothing_is_moved_where_all_lies_well() -> None:
    table = Position(("gnomes-of-zurich", "network"), purse=0).lay(1, "cia", "", "north")
    for card, way in (("california", "north"), ("texas", "east"), ("pentagon", "south")):
        table.lay(0, card, "", way)
    table.s.used = every_card(2)
    table.s.acted = True
    assert choice(table) == "end"


def test_a_place_near_the_centre_is_worth_more_to_a_group_that_leads_on() -> None:
    dead_end, wide = CARD_NUMBERS["goldfish-fanciers"], CARD_NUMBERS["pentagon"]
    for card in (dead_end, wide):
        assert place_worth(card, 0) > place_worth(card, 1) > place_worth(card, 3)
    assert place_worth(wide, 0) - place_worth(wide, 2) > place_worth(dead_end, 0) - place_worth(dead_end, 2)


def test_a_bribed_group_goes_where_it_is_sheltered() -> None:
    table = Parlour(("gnomes-of-zurich", "network"), purse=0).own(1, "cia").own(0, "california")
    table.own(0, "texas", "california").centre("pentagon").hold(0, "bribery")
    table.say(0, "bribe pentagon")
    for seat in (0, 1):
        if table.s.frames[-1].kind == "played" and seat in GAME.to_act(table.s):
            table.say(seat, "pass")
    assert choice(table).startswith("attach pentagon gnomes-of-zurich")


def test_it_places_without_losing_a_puppet() -> None:
    """Where the root goes decides whether what hangs on it finds room."""
    table = chain()
    s = table.s
    GAME.apply(s, 0, GAME.parse("move texas"), table.rng)
    legal = [a for a in GAME.legal(s, 0) if isinstance(a, Move)]
    values = [value_laid(s, 0, a) for a in legal]
    assert max(values) - layout_value(s, 0) > -LOST
    a = GAME.parse(choice(table))
    GAME.apply(s, 0, a, table.rng)
    assert len(s.grid[0]) == 4
