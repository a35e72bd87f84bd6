"""Imagining: every deal fills in at random what the viewer does not know (`known.py`)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Dealer, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import ROLLED
from lanterne.games.illuminati.attack.called_off import WITHDRAWN, packed_attack
from lanterne.games.illuminati.cards.deck import FIRST_SPECIAL
from lanterne.games.illuminati.cards.references import referred
from lanterne.games.illuminati.cards.table import (
    CARD_NUMBERS,
    CARDS,
    CHOOSABLE_GOALS,
    GOAL_IDS,
    KIND_COUNT,
    REPLACED,
)
from lanterne.games.illuminati.editions import REVISED, RULES
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import ATTACKS
from lanterne.games.illuminati.seeing.frames import imagined_frame
from lanterne.games.illuminati.seeing.guesses import Guesses
from lanterne.games.illuminati.seeing.known import UNKNOWN, Known
from lanterne.games.illuminati.specials.hands import add_special
from lanterne.games.illuminati.state import (
    DECK,
    NOBODY,
    OUT,
    SET_UP,
    IlluminatiState,
)
from lanterne.games.illuminati.view import IlluminatiView
from lanterne.games.illuminati.witness import IlluminatiWitness

CHOOSABLE: Final = list(GOAL_IDS[:CHOOSABLE_GOALS])


def has_steady_frames(known: Known) -> bool:
    """Whether the frames are the same in every world: nothing in them is drawn or hangs on what lies face down."""
    if known.hidden or any([frame["kind"] == "declaring" for frame in known.v["frames"]]):
        return False
    return known.attack is None or known.attack.phase != ROLLED or known.attack.roll > 0


@final
class IlluminatiDealer(Dealer[IlluminatiState]):
    def __init__(self, v: IlluminatiView, rules: int = RULES, witness: IlluminatiWitness | None = None) -> None:
        known = Known(v, rules)
        barred = [] if witness is None else witness.barred
        self.known: Final = known
        self.witness: Final = witness
        self.steady: Final = has_steady_frames(known)
        self.kept: list[Frame] = []  # where they are steady, those of the first world
        self.guesses: Final = Guesses(known.base, v, known.hidden, known.unseen, known.attack, barred)

    def deal(self, rng: Rng) -> IlluminatiState:
        s = self.known.base.copy()
        self.deal_illuminati(s, rng)
        self.deal_specials(s, rng)
        self.deal_money(s, rng)
        s.deck_groups = self.known.unseen[:]
        if self.known.hidden:  # illuminated forms may have taken the place of groups
            s.deck_groups = [card for card in self.known.unseen if s.zone[card] == DECK]
        self.deal_goals(s, rng)
        for each in self.known.v["called_off"]:
            kind = ATTACKS.index(each["kind"]) if each["kind"] in ATTACKS else WITHDRAWN
            s.called_off.append(packed_attack(referred(s, each["attacker"]), CARD_NUMBERS[each["target"]], kind))
        s.called_off.sort()
        self.deal_frames(s, rng)
        return s

    def deal_frames(self, s: IlluminatiState, rng: Rng) -> None:
        if self.kept:
            s.frames = [frame.copy() for frame in self.kept]
            return
        for frame in self.known.v["frames"]:
            s.frames.append(imagined_frame(s, frame, rng))
        if self.steady:
            self.kept = [frame.copy() for frame in s.frames]

    def deal_illuminati(self, s: IlluminatiState, rng: Rng) -> None:
        """Face-down Illuminati among those not seen; a group whose illuminated form is dealt is not in the deck."""
        if self.known.hidden:
            in_deck = self.known.v["deck"] - (len(self.known.pool) - sum(self.known.missing))
            replaced = len(self.known.unseen) - in_deck
            former = s.rules < REVISED  # bots of those games go on deciding as they did
            cards = self.guesses.first_fit(replaced, rng) if former else self.guesses.assign(replaced, rng)
            for seat, card in zip(self.known.hidden, cards, strict=True):
                self.known.seat_card(s, seat, card)
                if REPLACED[card] != NOBODY:
                    s.zone[REPLACED[card]] = OUT
        for card in self.known.under_centre:
            s.master[card] = s.illuminati[s.owner[card]]

    def deal_specials(self, s: IlluminatiState, rng: Rng) -> None:
        pool = self.known.pool[:]
        missing = self.known.missing[:]
        if self.known.offered:
            self.deal_promised(s, pool, missing)
        if s.top >= FIRST_SPECIAL:
            pool.remove(s.top - FIRST_SPECIAL)
            s.deck_specials[s.top - FIRST_SPECIAL] += 1
        rng.shuffle(pool)
        for seat in range(s.seats):
            if missing[seat] > 0:
                hand = list(s.specials[seat])
                for _ in range(missing[seat]):
                    hand[pool.pop()] += 1
                s.specials[seat] = tuple(hand)
        deck = s.deck_specials
        for kind in pool:
            deck[kind] += 1

    def deal_promised(self, s: IlluminatiState, pool: list[int], missing: list[int]) -> None:
        """What a hand must hold, for all that the viewer was told."""
        for seat in range(s.seats):
            for kind in range(KIND_COUNT):
                while s.specials[seat][kind] < self.known.promised[seat][kind]:
                    pool.remove(kind)
                    add_special(s, seat, kind, 1)
                    missing[seat] -= 1

    def deal_money(self, s: IlluminatiState, rng: Rng) -> None:
        """Sums that are not known are guessed at some turns' income; never nothing, for an empty treasury shows."""
        for card in self.known.unknown_money:
            s.treasury[card] = 1 + rng.below(4 + 3 * max(0, CARDS[card].income))
        for seat in range(s.seats):
            card = s.illuminati[seat]
            if s.alive[seat] and s.treasury[card] == UNKNOWN:
                s.treasury[card] = self.known.least[seat] + rng.below(2 * CARDS[card].income)

    def deal_goals(self, s: IlluminatiState, rng: Rng) -> None:
        for seat in range(s.seats):
            secret = s.options.hidden_goals or CARDS[s.illuminati[seat]].goal == ""
            if secret and not s.options.very_long and not s.goal[seat] and not self.is_choosing(s, seat):
                goals = self.goals_of(seat)
                s.goal[seat] = goals[rng.below(len(goals))]

    def goals_of(self, seat: Seat) -> list[str]:
        """What a secret goal may be; at first any (A-76)."""
        if self.witness is None or not self.witness.goals_out[seat]:
            return CHOOSABLE
        return [goal for goal in CHOOSABLE if goal not in self.witness.goals_out[seat]]

    def is_choosing(self, s: IlluminatiState, seat: Seat) -> bool:
        """Whether the seat has still to choose its goal; the viewer knows of their own."""
        if seat == self.known.viewer:
            return True
        if s.stage != SET_UP:
            return False
        for frame in self.known.v["frames"]:
            if frame["kind"] == "choosing-goals":
                return seat in frame["queue"]
        return True
