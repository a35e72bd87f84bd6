"""Whole worlds from a view alone: the card behind each picture is dealt afresh, by how likely it is to this viewer."""

from __future__ import annotations

import math
from typing import final

from lanterne.core.game import Dealer
from lanterne.core.rng import Rng
from lanterne.games.illusion.colours import CARDS, COLOURS
from lanterne.games.illusion.deck import DESIGNED, THE_DESIGNED_DECK, Deck, fresh, fresh_deck
from lanterne.games.illusion.eyes import GRADES, SIGMAS, UNIT, fresh_blur
from lanterne.games.illusion.rounds import look
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, NOBODY, Check, IllusionState, new_state
from lanterne.games.illusion.view import IllusionView


@final
class IllusionDealer(Dealer[IllusionState]):
    def __init__(self, v: IllusionView) -> None:
        self.v = v
        check = v["check"]
        self.known: dict[int, list[int]] = {}  # shares by picture
        if check is not None:
            for one in check["cards"]:
                self.known[one["picture"]] = one["shares"]
        self.in_view: list[int] = v["row"][:]
        if v["next"] is not None:
            self.in_view.append(v["next"])
        self.glances: list[int] = []  # parallel to in_view
        if v["estimates"] is not None:
            self.glances = [*v["estimates"]["row"], v["estimates"]["next"]][: len(self.in_view)]

    def deal(self, rng: Rng) -> IllusionState:
        v = self.v
        deck = THE_DESIGNED_DECK if v["deck"] == DESIGNED else fresh_deck(rng)
        cards = self.cards_behind(deck, rng)
        if v["deck"] != DESIGNED and self.known:
            deck = self.with_known(deck, cards)
        s = new_state(v["seats"], v["length"], deck, [GRADES.index(grade) for grade in v["eyes"]], v["ear"])
        read_table(s, v)
        for picture, card in enumerate(cards[: v["pictures"]]):
            s.picture[card] = picture
        s.row = [cards[picture] for picture in v["row"]]
        s.next = NO_CARD if v["next"] is None else cards[v["next"]]
        s.removed = [cards[picture] for picture in v["removed"]]
        out_of_bag = set(s.row + s.removed)
        s.bag = [card for card in range(CARDS) if card not in out_of_bag and card != s.next]
        self.look_around(s, cards, rng)
        return s

    def cards_behind(self, deck: Deck, rng: Rng) -> list[int]:
        """The card behind each picture; after the pictures seen so far come the unseen cards."""
        left = list(range(CARDS))
        rng.shuffle(left)
        found: dict[int, int] = {}
        for picture, four in self.known.items():
            found[picture] = card_with(deck, four, left) if deck.kind == DESIGNED else left[-1]
            left.remove(found[picture])
        for index, seen in enumerate(self.glances):
            found[self.in_view[index]] = left.pop(self.likely_card(deck, left, seen, rng))
        cards: list[int] = []
        for picture in range(self.v["pictures"]):
            cards.append(found[picture] if picture in found else left.pop())
        return cards + left

    def likely_card(self, deck: Deck, left: list[int], seen: int, rng: Rng) -> int:
        """The place in `left` of the card behind a glance: each card weighted by how likely it makes that glance."""
        v = self.v
        assert v["seat"] is not None
        assert v["arrow"] is not None
        colour = COLOURS.index(v["arrow"])
        sigma = SIGMAS[GRADES.index(v["own_eyes"])]
        weights: list[float] = []
        total = 0.0
        for card in left:
            width = sigma * deck.haze(card, colour) / 100.0
            miss = math.log(seen / (UNIT * deck.share(card, colour))) / width
            total += math.exp(-0.5 * miss * miss) / width
            weights.append(total)
        mark = rng.unit() * total
        for at, weight in enumerate(weights):
            if mark < weight:
                return at
        return len(left) - 1  # pragma: no cover  only where the last weight was rounded down

    def with_known(self, deck: Deck, cards: list[int]) -> Deck:
        """The same deck with the shares that the last check showed."""
        shares = deck.shares[:]
        for picture, four in self.known.items():
            card = cards[picture]
            shares[4 * card : 4 * card + 4] = four
        return fresh(deck.families, shares, deck.seeds)

    def look_around(self, s: IllusionState, cards: list[int], rng: Rng) -> None:
        """The viewer's own glances stand; the table's eyes look afresh, and so will everybody else's."""
        if s.arrow != NO_ARROW:
            s.recalled = self.recalled(s, cards)
            for picture in self.in_view:
                look(s, cards[picture], rng)
        s.blur = fresh_blur(rng)

    def recalled(self, s: IllusionState, cards: list[int]) -> dict[int, int]:
        found: dict[int, int] = {}
        for index, seen in enumerate(self.glances):
            assert self.v["seat"] is not None
            found[s.glance_at(self.v["seat"], cards[self.in_view[index]])] = seen
        return found


def card_with(deck: Deck, four: list[int], left: list[int]) -> int:
    """The card of these shares: no two of the designed deck are alike."""
    for card in left:
        if deck.four(card) == four:
            return card
    raise ValueError(f"no card has the shares {four}")


def read_table(s: IllusionState, v: IllusionView) -> None:
    """All that lies open on the table."""
    s.arrow = NO_ARROW if v["arrow"] is None else COLOURS.index(v["arrow"])
    s.arrows_left = v["arrows_left"][:]
    s.won = [count for four in v["won"] for count in four]
    s.pictures = v["pictures"]
    s.rounds = v["round"]
    s.over = v["phase"] == "over"
    s.last_placer = NOBODY if v["last_placer"] is None else v["last_placer"]
    check = v["check"]
    if check is not None:
        shares = [share for one in check["cards"] for share in one["shares"]]
        pictures = [one["picture"] for one in check["cards"]]
        colour = COLOURS.index(check["colour"])
        s.check = Check(colour, pictures, shares, check["fall"] or 0, check["doubter"], check["winner"])
    if v["turn"] is not None:
        s.turn = v["turn"]
    else:
        assert check is not None  # no game ends but by a doubt
        s.turn = check["winner"]
