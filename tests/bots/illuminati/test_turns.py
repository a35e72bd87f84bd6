"""The greedy bot of Illuminati in its turn, besides attacking: powers, cards, and whom it fears."""

from __future__ import annotations

from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.layout import layout_value
from lanterne.bots.illuminati.plans import prize_of
from lanterne.bots.illuminati.values import closeness, steps_left, urgency
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, SPECIALS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.moves import CONTROL
from lanterne.games.illuminati.state import DEAD, POWERS
from tests.bots import asking
from tests.games.illuminati.builder import Position
from tests.games.illuminati.parlour import Parlour


def choice(table: Position | Parlour, seat: int = 0) -> str:
    return asking.chosen(IlluminatiGreedy(), GAME, table.s, seat).code()


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


# ---------------------------------------------------------------------- accusations

EIGHT = (
    "servants-of-cthulhu",
    "network",
    "discordian-society",
    "gnomes-of-zurich",
    "bermuda-triangle",
    "society-of-assassins",
    "ufos",
    "bavarian-illuminati",
)
HELD = ("mafia", "cia", "texas", "california", "kgb", "pentagon", "hollywood", "fnord-motor-company")


def masked(face_down: tuple[int, ...]) -> Parlour:
    """Eight seats with a group each; seat 0 has used up all it has, and done something in this turn."""
    table = Parlour(EIGHT, purse=2, hidden_illuminati=True)
    for seat, card in enumerate(HELD):
        table.own(seat, card)
    s = table.s
    s.deck_specials = [special.count for special in SPECIALS]
    s.exposed = [seat not in face_down for seat in range(8)]
    for card in ("mafia", EIGHT[0]):
        s.used[CARD_NUMBERS[card]] = 1
    s.acted = True
    return table


def test_it_names_a_face_down_illuminati_when_two_are_possible() -> None:
    assert choice(masked((1, 7))) in [f"accuse {seat} {card}" for seat in (1, 7) for card in (EIGHT[1], EIGHT[7])]


def test_the_last_one_face_down_is_named_for_sure() -> None:
    assert choice(masked((0, 5))) == "accuse 5 society-of-assassins"


def test_of_two_it_names_the_more_dangerous() -> None:
    table = masked((1, 7)).grow(7, 8)
    assert choice(table).startswith("accuse 7 ")


def test_it_does_not_guess_among_many_nor_give_up_the_money_of_an_idle_turn() -> None:
    assert choice(masked((1, 2, 7))) == "end"
    table = masked((1, 7))
    table.s.acted = False
    assert choice(table) == "pass-turn"


# ---------------------------------------------------------------------- Espionnage


def test_espionage_is_played_on_the_hand_of_whoever_leads() -> None:
    table = Parlour(("network", "gnomes-of-zurich", "bermuda-triangle"), purse=2)
    table.own(0, "cia").own(1, "texas").own(2, "kgb").grow(1, 11)
    table.hold(0, "computer-espionage").hold(1, "bribery").hold(2, "bribery")
    assert choice(table) == "spy-specials 1"


def test_espionage_is_kept_while_nobody_leads_or_the_leader_holds_nothing() -> None:
    table = Parlour(("network", "gnomes-of-zurich", "bermuda-triangle"), purse=2)
    table.own(0, "cia").own(1, "texas").own(2, "kgb").hold(0, "computer-espionage").hold(1, "bribery")
    assert not choice(table).startswith("spy")
    table = Parlour(("network", "gnomes-of-zurich", "bermuda-triangle"), purse=2)
    table.own(0, "cia").own(1, "texas").own(2, "kgb").grow(1, 11).hold(0, "computer-espionage").hold(2, "bribery")
    assert not choice(table).startswith("spy")


# ---------------------------------------------------------------------- moving groups

SMALL = ("comic-books", "convenience-stores", "copy-shops", "junk-mail")


def crowded(*free: str) -> Parlour:
    """Four small groups take all arrows of the Illuminati and have attacked already; the Illuminati has not."""
    table = Parlour(("bermuda-triangle", "network"), purse=10).own(1, "cia")
    for card in SMALL:
        table.own(0, card)
        table.s.used[CARD_NUMBERS[card]] = 1
    table.centre(*free)
    return table


def test_it_makes_room_at_the_centre_and_uses_it() -> None:
    table = crowded("hollywood")
    first = choice(table)
    assert first.split(" ")[0] == "move"
    assert first.split(" ")[1] in SMALL
    table.say(0, first)
    while table.s.frames[-1].kind == "placing":
        table.say(0, choice(table))
    assert len(table.s.grid[0]) == 5  # nothing was dropped
    assert choice(table) == "attack bermuda-triangle"


def test_it_moves_nothing_where_no_room_is_needed() -> None:
    assert choice(crowded()) == "pass-turn"  # nothing lies free to be taken
    table = crowded("hollywood")
    table.s.used[CARD_NUMBERS["bermuda-triangle"]] = 1
    assert choice(table) == "pass-turn"  # nobody is left to attack
    table = crowded("hollywood")
    table.money("bermuda-triangle", 0)
    assert choice(table) == "pass-turn"
