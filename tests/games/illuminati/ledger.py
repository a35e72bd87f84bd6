"""What must hold after every action: nothing is lost, nothing overlaps, every coin comes from somewhere."""

from __future__ import annotations

from lanterne.core.game import Event
from lanterne.games.illuminati.cards.table import CARD_COUNT, CARDS, FIRST_ILLUMINATI, KIND_COUNT, SPECIALS
from lanterne.games.illuminati.state import CONTROLLED, DECK, LIFTED, NOBODY, NOWHERE, ORIGIN, STEP, IlluminatiState
from lanterne.games.illuminati.structure.geometry import branch, free_arrows, out_directions
from tests.contract.support import Watcher
from tests.games.illuminati.builder import is_occupied


def check_cards(s: IlluminatiState) -> None:
    check_groups(s)
    check_specials(s)


def check_groups(s: IlluminatiState) -> None:
    """Every card is in one place, and that place knows it."""
    assert s.deck_groups == sorted(set(s.deck_groups))
    for card in range(CARD_COUNT):
        zone = s.zone[card]
        assert (zone == DECK) == (card in s.deck_groups)
        assert (zone == CONTROLLED) == (s.cell[card] != NOWHERE)
        assert (s.owner[card] != NOBODY) == (zone in (CONTROLLED, LIFTED))
        if zone == CONTROLLED:
            assert s.grid[s.owner[card]][s.cell[card]] == card
        if zone not in (CONTROLLED, LIFTED):
            assert s.master[card] == NOWHERE


def check_specials(s: IlluminatiState) -> None:
    for kind in range(KIND_COUNT):
        row = [s.deck_specials[kind], s.gone_specials[kind], *[held[kind] for held in s.specials]]
        assert min(row) >= 0
        assert sum(row) == SPECIALS[kind].count


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
    """Owners know their own treasuries, everybody the empty ones (A-27)."""
    for card in range(CARD_COUNT):
        assert s.treasury[card] >= 0
        assert s.treasury[card] == 0 or s.zone[card] in (CONTROLLED, LIFTED)
        if s.zone[card] == CONTROLLED:
            assert s.knowers[card] >> s.owner[card] & 1
        if s.treasury[card] == 0 or s.options.open_money:
            assert s.knowers[card] == (1 << s.seats) - 1


def bank_flow(events: list[Event], cheating: bool = False) -> int:
    """What the bank paid out and took back, by what everybody, or at least a thief, was told (A-70, 175)."""
    total = 0
    for event in events:
        if event.name in ("received", "paid"):
            assert event.audience is None or (cheating and event.clause == "175")
            money = event.args["money"]
            assert isinstance(money, int)
            total += money if event.name == "received" else -money
    return total


class Ledger(Watcher):
    """Told of every action, it checks the money that came and went, and of the position whatever has changed."""

    listens = True

    def __init__(self, s: IlluminatiState) -> None:
        self.money = sum(s.treasury)
        self.seen: dict[str, object] = {}
        self.check(s)

    def watch(self, s: IlluminatiState, events: list[Event]) -> None:
        money = sum(s.treasury)
        assert money - self.money == bank_flow(events, s.options.cheating)
        self.money = money
        self.check(s)

    def check(self, s: IlluminatiState) -> None:
        lies = (list(s.zone), list(s.owner), list(s.cell), list(s.master), [grid.copy() for grid in s.grid])
        if self.is_new("lies", (*lies, s.deck_groups[:], list(s.facing), s.alive[:])):
            check_groups(s)
            check_structures(s)
            self.seen.pop("money", None)
        if self.is_new("specials", (s.specials[:], s.deck_specials[:], s.gone_specials[:])):
            check_specials(s)
        if self.is_new("money", (list(s.treasury), list(s.knowers))):
            check_knowledge(s)

    def is_new(self, name: str, now: object) -> bool:
        """Whether this is not what was looked at last."""
        if self.seen.get(name) == now:
            return False
        self.seen[name] = now
        return True
