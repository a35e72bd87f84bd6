"""Positions in which directions, the deck or the stage matter: `Table` with a few more words."""

from __future__ import annotations

import random
from typing import Self

from lanterne.core.rng import Rng, ScriptedRng
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, FIRST_ILLUMINATI, SPECIAL_NUMBERS
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import DIRECTIONS
from lanterne.games.illuminati.state import DECK, NOWHERE, OUT, IlluminatiState, cell_xy
from lanterne.games.illuminati.structure.geometry import attach, blocker, free_arrows, out_directions
from lanterne.games.illuminati.turn.flow import settle
from lanterne.games.illuminati.turn.turn import Turn
from tests.games.illuminati.table import Table


def is_occupied(s: IlluminatiState, card: int, direction: int) -> bool:
    """Whether the arrow holds a puppet; an arrow that another card merely blocks is unoccupied (A-72)."""
    there = blocker(s, card, direction)
    return there != NOWHERE and s.master[there] == card


def relative_arrow(s: IlluminatiState, card: int) -> int:
    """The quarter turns from its master's facing to its own: what it keeps when the branch is turned (111)."""
    return (s.facing[card] - s.facing[s.master[card]]) % 4


class Position(Table):
    def lay(self, seat: int, card: str, master: str, direction: str, money: int = 0) -> Self:
        """The card on that arrow of its master ("": the Illuminati); the arrow must exist and be free."""
        s = self.s
        number = CARD_NUMBERS[card]
        above = CARD_NUMBERS[master] if master else s.illuminati[seat]
        way = DIRECTIONS.index(direction)
        assert way in free_arrows(s, above), f"{master or 'the Illuminati'} has no free arrow {direction}"
        if number in s.deck_groups:
            s.deck_groups.remove(number)
        attach(s, seat, number, above, way)
        s.treasury[number] = money
        return self

    def grow(self, seat: int, count: int, rng: random.Random) -> Self:
        """So many groups more, on arrows drawn by chance; fewer where no arrow is left."""
        s = self.s
        for _ in range(count):
            masters = [card for card in s.grid[seat].values() if free_arrows(s, card)]
            if not masters:
                break
            master = rng.choice(masters)
            card = s.deck_groups.pop(rng.randrange(len(s.deck_groups)))
            attach(s, seat, card, master, rng.choice(free_arrows(s, master)))
        return self

    def deck(self, *cards: str) -> Self:
        """Only these groups and specials are left to draw, in the order of their numbers."""
        s = self.s
        for card in s.deck_groups:
            s.zone[card] = OUT
        s.deck_groups = sorted([CARD_NUMBERS[card] for card in cards if card in CARD_NUMBERS])
        for card in s.deck_groups:
            s.zone[card] = DECK
        for special in cards:
            if special in SPECIAL_NUMBERS:
                s.deck_specials[SPECIAL_NUMBERS[special]] += 1
        return self

    def begin(self, seat: int, *chance: int) -> Self:
        """The seat's turn starts; chance answers these numbers."""
        s = self.s
        s.turn = seat
        turn = Turn(0, 2, False, False)
        s.frames = [turn]
        self.rng = ScriptedRng(list(chance))
        turn.begin(s, self.events)
        return self.settle(self.rng)

    def settle(self, rng: Rng) -> Self:
        settle(self.s, rng, self.events)
        return self

    def stage(self, stage: int) -> Self:
        turn = self.s.frames[0]
        assert isinstance(turn, Turn)
        turn.enter(self.s, stage)
        return self.settle(self.rng)

    def push(self, frame: Frame) -> Self:
        self.s.frames.append(frame)
        return self.settle(self.rng)

    # ------------------------------------------------------------------ asking

    def xy(self, card: str) -> tuple[int, int]:
        return cell_xy(self.s.cell[CARD_NUMBERS[card]])

    def master(self, card: str) -> int:
        return self.s.master[CARD_NUMBERS[card]]

    def free(self, card: str) -> list[str]:
        return [DIRECTIONS[way] for way in free_arrows(self.s, CARD_NUMBERS[card])]

    def blocked(self, card: str) -> list[str]:
        """Arrows that hold no puppet and yet cannot be used."""
        number = CARD_NUMBERS[card]
        ways = [way for way in out_directions(self.s, number) if blocker(self.s, number, way) >= 0]
        return [DIRECTIONS[way] for way in ways if not is_occupied(self.s, number, way)]

    def groups(self, seat: int) -> int:
        return len([card for card in self.s.grid[seat].values() if card < FIRST_ILLUMINATI])

    def starting(self, seat: int, verb: str) -> list[str]:
        """The legal codes that begin with this word."""
        return [code for code in self.legal(seat) if code.split(" ")[0] == verb]
