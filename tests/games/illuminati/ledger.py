"""What must hold after every action: nothing is lost, nothing overlaps, every coin comes from somewhere."""

from __future__ import annotations

from lanterne.core.game import Event
from lanterne.games.illuminati.cards import CARD_COUNT, CARDS, FIRST_ILLUMINATI, KIND_COUNT, SPECIALS
from lanterne.games.illuminati.state import CONTROLLED, DECK, LIFTED, NOBODY, NOWHERE, ORIGIN, STEP, IlluminatiState
from lanterne.games.illuminati.structure import branch, free_arrows, out_directions
from tests.games.illuminati.builder import is_occupied


def check_cards(s: IlluminatiState) -> None:
    """Every card is in one place, and that place knows it."""
    for card in range(CARD_COUNT):
        zone = s.zone[card]
        assert (zone == DECK) == (card in s.deck_groups)
        assert (zone == CONTROLLED) == (s.cell[card] != NOWHERE)
        assert (s.owner[card] != NOBODY) == (zone in (CONTROLLED, LIFTED))
        if zone == CONTROLLED:
            assert s.grid[s.owner[card]][s.cell[card]] == card
        if zone not in (CONTROLLED, LIFTED):
            assert s.treasury[card] == 0
            assert s.master[card] == NOWHERE
    for kind in range(KIND_COUNT):
        held = sum(s.specials[seat][kind] for seat in range(s.seats))
        assert s.deck_specials[kind] + s.gone_specials[kind] + held == SPECIALS[kind].count


def check_structures(s: IlluminatiState) -> None:
    """No overlap; a tree under each Illuminati; every card on a true arrow of its master."""
    for seat in range(s.seats):
        grid = s.grid[seat]
        assert len(set(grid.values())) == len(grid)
        if not s.alive[seat]:
            assert grid == {}
            continue
        assert grid[ORIGIN] == s.illuminati[seat]
        assert sorted(branch(s, s.illuminati[seat])) == sorted(grid.values())
        for cell, card in grid.items():
            assert s.cell[card] == cell
            if card < FIRST_ILLUMINATI:
                master, way = s.master[card], s.facing[card]
                assert s.owner[master] == seat
                assert cell == s.cell[master] + STEP[way]
                assert way in CARDS[master].ways[s.facing[master]]


def check_arrows(s: IlluminatiState) -> None:
    """What one look at the grid says of an arrow is what a walk over the whole table says (108)."""
    for seat in range(s.seats):
        for card in s.grid[seat].values():
            for way in out_directions(s, card):
                cell = s.cell[card] + STEP[way]
                there = [
                    o for o in range(CARD_COUNT) if s.zone[o] == CONTROLLED and s.owner[o] == seat and s.cell[o] == cell
                ]
                assert (way in free_arrows(s, card)) == (not there)
                assert is_occupied(s, card, way) == any(s.master[o] == card for o in there)


def check_knowledge(s: IlluminatiState) -> None:
    """The owner knows his treasuries, everybody the empty ones (A-27)."""
    for card in range(CARD_COUNT):
        assert s.treasury[card] >= 0
        if s.zone[card] == CONTROLLED:
            assert s.knowers[card] >> s.owner[card] & 1
        if s.treasury[card] == 0 or s.options.open_money:
            assert s.knowers[card] == (1 << s.seats) - 1


def bank_flow(events: list[Event]) -> int:
    """What the bank paid out and took back, by what everybody was told (A-70)."""
    total = 0
    for event in events:
        if event.name in ("received", "paid"):
            assert event.audience is None
            money = event.args["money"]
            assert isinstance(money, int)
            total += money if event.name == "received" else -money
    return total


class Ledger:
    """Watches one game: told of every action, it checks the position and the money that came and went."""

    def __init__(self, s: IlluminatiState) -> None:
        self.money = sum(s.treasury)

    def watch(self, s: IlluminatiState, events: list[Event]) -> None:
        check_cards(s)
        check_structures(s)
        check_knowledge(s)
        money = sum(s.treasury)
        if not s.options.cheating:  # a thief tells nobody
            assert money - self.money == bank_flow(events)
        self.money = money
