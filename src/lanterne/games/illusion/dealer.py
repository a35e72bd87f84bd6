"""Whole worlds from a view alone: the card behind each picture is dealt afresh, by how likely it is to this viewer."""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import Final, final

from lanterne.core.game import Dealer
from lanterne.core.rng import Rng
from lanterne.games.illusion.colours import CARDS, COLOURS
from lanterne.games.illusion.deck import DESIGNED, THE_DESIGNED_DECK, Deck, fresh_deck_with
from lanterne.games.illusion.eyes import GRADES, SIGMAS, UNIT, fresh_blur
from lanterne.games.illusion.rounds import look
from lanterne.games.illusion.state import NO_ARROW, NO_CARD, NOBODY, Check, IllusionState, new_state
from lanterne.games.illusion.view import IllusionView
from lanterne.games.illusion.witness import IllusionWitness

PATIENCE: Final = 60  # for cards that are all different


@final
class IllusionDealer(Dealer[IllusionState]):
    def __init__(self, v: IllusionView, witness: IllusionWitness | None = None) -> None:
        self.v = v
        self.known = known_shares(v, witness)  # by picture, of cards that are out
        self.in_view: list[int] = v["row"][:]
        if v["next"] is not None:
            self.in_view.append(v["next"])
        self.glances: list[int] = []  # parallel to in_view
        if v["estimates"] is not None:
            self.glances = [*v["estimates"]["row"], v["estimates"]["next"]][: len(self.in_view)]
        self.sure: dict[int, int] = {}  # the card behind each known picture; of a deck dealt afresh, its first ones
        self.marks: list[list[float]] = []  # of the designed deck, which is always the same
        designed = v["deck"] == DESIGNED
        for at, picture in enumerate(self.known):
            self.sure[picture] = card_with(THE_DESIGNED_DECK, self.known[picture]) if designed else at
        if designed:
            self.marks = self.weighed(THE_DESIGNED_DECK)

    def deal(self, rng: Rng) -> IllusionState:
        v = self.v
        designed = v["deck"] == DESIGNED
        deck = THE_DESIGNED_DECK if designed else fresh_deck_with(list(self.known.values()), rng)
        cards = self.cards_behind(self.marks if designed else self.weighed(deck), rng)
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

    def cards_behind(self, marks: list[list[float]], rng: Rng) -> list[int]:
        """The card behind each picture; after the pictures seen so far come the unseen cards."""
        found = dict(self.sure)
        if marks:
            for at, card in enumerate(different_cards(marks, rng)):
                found[self.in_view[at]] = card
        taken = set(found.values())
        left = [card for card in range(CARDS) if card not in taken]
        rng.shuffle(left)
        cards: list[int] = []
        for picture in range(self.v["pictures"]):
            cards.append(found[picture] if picture in found else left.pop())
        return cards + left

    def weighed(self, deck: Deck) -> list[list[float]]:
        """For each glance the running sum, card by card, of how likely each makes it; what is out makes none."""
        v = self.v
        if not self.glances:
            return []
        assert v["arrow"] is not None
        colour = COLOURS.index(v["arrow"])
        sigma = SIGMAS[GRADES.index(v["own_eyes"])]
        out = set(self.sure.values())
        marks: list[list[float]] = []
        for seen in self.glances:
            upto: list[float] = []
            total = 0.0
            for card in range(CARDS):
                if card not in out:
                    width = sigma * deck.haze(card, colour) / 100.0
                    miss = math.log(seen / (UNIT * deck.share(card, colour))) / width
                    total += math.exp(-0.5 * miss * miss) / width
                upto.append(total)
            marks.append(upto)
        return marks

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


def known_shares(v: IllusionView, witness: IllusionWitness | None) -> dict[int, list[int]]:
    """The shares of the cards that are out, as far as somebody knows them who saw the last check, or all of them."""
    known: dict[int, list[int]] = {}
    check = v["check"]
    if check is not None:
        for one in check["cards"]:
            known[one["picture"]] = one["shares"]
    if witness is not None:
        for picture in v["removed"]:
            if picture in witness.known:
                known[picture] = witness.known[picture]
    return known


def different_cards(marks: list[list[float]], rng: Rng) -> list[int]:
    """A card for each glance, by how likely it is, all different: drawn apart, and drawn anew while two are the same.

    Where the same cards come again and again, each is at last drawn among those the ones before it have left.
    """
    for _ in range(PATIENCE):
        cards = [bisect_right(upto, rng.unit() * upto[-1]) for upto in marks]
        if len(set(cards)) == len(cards) and max(cards) < CARDS:
            return cards
    taken: list[int] = []
    for upto in marks:
        taken.append(card_left(upto, taken, rng))
    return taken


def card_left(upto: list[float], taken: list[int], rng: Rng) -> int:
    left = [card for card in range(CARDS) if card not in taken and weight_of(upto, card) > 0.0]
    if not left:
        return next(card for card in range(CARDS) if card not in taken)
    mark = rng.unit() * sum([weight_of(upto, card) for card in left])
    for card in left:
        mark -= weight_of(upto, card)
        if mark < 0.0:
            return card
    return left[-1]


def weight_of(upto: list[float], card: int) -> float:
    return upto[card] - (upto[card - 1] if card > 0 else 0.0)


def card_with(deck: Deck, four: list[int]) -> int:
    """The card of these shares: no two of the designed deck are alike."""
    for card in range(CARDS):
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
