"""A table at which people also talk: `Table` played through the game itself, deals and all."""

from __future__ import annotations

from typing import Self

from lanterne.core.game import Event
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, SPECIALS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import ENDING
from lanterne.games.illuminati.structure.geometry import controlled, has_free_arrow
from lanterne.games.illuminati.turn.turn import Turn
from tests.games.illuminati.table import Table


class Parlour(Table):
    def say(self, seat: int, *codes: str) -> Self:
        """Judged and done as in a match."""
        for code in codes:
            a = GAME.parse(code)
            refusal = GAME.refusal(self.s, seat, a)
            assert refusal is None, f"{code!r} is refused by {refusal!r}"
            GAME.apply(self.s, seat, a, self.rng, self.events)
        return self

    def clause(self, seat: int, code: str) -> str:
        """The clause that refuses it; empty: it is allowed."""
        refusal = GAME.refusal(self.s, seat, GAME.parse(code))
        return "" if refusal is None else refusal.clause

    def listed(self, seat: int) -> list[str]:
        return [a.code() for a in GAME.legal(self.s, seat)]

    def own(self, seat: int, card: str, master: str = "", money: int = 0) -> Self:
        super().own(seat, card, master, money)
        return self

    def grow(self, seat: int, size: int) -> Self:
        """The structure gets plain groups with arrows from the deck, wherever there is room, up to so many cards."""
        s = self.s
        plain = [card for card in s.deck_groups if CARDS[card].arrows and not CARDS[card].abilities]
        while len(s.grid[seat]) < size:
            master = next(card for card in controlled(s, seat) if has_free_arrow(s, card))
            self.own(seat, CARD_IDS[plain.pop()], CARD_IDS[master])
        return self

    def fill_deck(self) -> Self:
        """All specials that nobody holds are in the deck."""
        hands = self.s.specials
        self.s.deck_specials = [special.count - sum([hand[k] for hand in hands]) for k, special in enumerate(SPECIALS)]
        return self

    def destroyed(self, seat: int, *cards: str) -> Self:
        self.s.destroyed[seat] += [CARD_NUMBERS[card] for card in cards]
        return self

    def end_turn(self) -> Self:
        """The turn is over but for its victory check, which runs now."""
        turn = self.s.frames[0]
        assert isinstance(turn, Turn)
        turn.enter(self.s, ENDING)
        turn.at = 1
        turn.step_ending(self.s, self.events)
        return self

    def veteran(self, *seats: int) -> Self:
        """These seats have ended their third turn."""
        for seat in seats:
            self.s.turns[seat] = 3
        return self

    def won(self) -> list[int]:
        return [] if self.s.result is None else self.s.result.winners()

    def told(self, seat: int | None, name: str) -> list[Event]:
        return [event for event in self.events if event.name == name and event.is_for(seat)]
