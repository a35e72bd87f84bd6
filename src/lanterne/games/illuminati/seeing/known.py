"""A view read once into what is known of the world: a state with gaps, and what is to fill them."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Outcome, Seat
from lanterne.games.illuminati.attack.attack import IMMUNITY, NO_CARD, RUMOURS_PLAYED, Attack
from lanterne.games.illuminati.attack.view import attack_in, known_attack
from lanterne.games.illuminati.blanks import every_card
from lanterne.games.illuminati.cards.alignments import mask_of_names
from lanterne.games.illuminati.cards.deck import FIRST_SPECIAL
from lanterne.games.illuminati.cards.references import CENTRES, numbers_of
from lanterne.games.illuminati.cards.table import (
    CARD_NUMBERS,
    FIRST_ILLUMINATI,
    KIND_COUNT,
    SPECIAL_NUMBERS,
    SPECIALS,
)
from lanterne.games.illuminati.deals.bundles import Offer
from lanterne.games.illuminati.moves import DIRECTIONS
from lanterne.games.illuminati.options import IlluminatiOptions
from lanterne.games.illuminati.secrets.cheating import CAUGHT, TRICKS, packed_trick
from lanterne.games.illuminati.seeing.seat_sets import bits_of
from lanterne.games.illuminati.seeing.seat_view import GroupFacts, SeatFacts, TrickView
from lanterne.games.illuminati.specials.hands import add_shown, add_special, with_more
from lanterne.games.illuminati.specials.table import SMEARING
from lanterne.games.illuminati.state import (
    CONTROLLED,
    DEAD,
    DECK,
    LIFTED,
    NOBODY,
    OUT,
    UNCONTROLLED,
    IlluminatiState,
    cell_at,
)
from lanterne.games.illuminati.structure.geometry import seat_illuminati
from lanterne.games.illuminati.view import STAGES, IlluminatiView, bundle_from

UNKNOWN: Final = -1  # money in a treasury that is not empty


@final
class Known:
    def __init__(self, v: IlluminatiView, rules: int) -> None:
        self.v = v
        self.viewer: Final = v["seat"]
        n = len(v["seats"])
        self.base = IlluminatiState(IlluminatiOptions(v["options"]), n)
        self.base.rules = rules  # no view tells them: they are those of the table
        self.hidden: list[Seat] = []  # seats whose Illuminati the viewer does not know
        self.under_centre: list[int] = []  # groups whose master is an Illuminati
        self.unknown_money: list[int] = []
        self.centre_money: list[int] = [0] * n
        self.missing: list[int] = [0] * n  # specials of each seat that the viewer cannot name
        self.promised: list[list[int]] = [[0] * KIND_COUNT for _ in range(n)]  # what a hand must hold at least
        self.least: list[int] = [1] * n  # what an Illuminati must have at least, by the offers on the table
        self.read_turn()
        self.read_table()
        for plain in v["seats"]:
            self.read_seat(plain)
            for group in plain["groups"]:
                self.read_group(plain["seat"], group)
        self.read_deals()
        self.pool: list[int] = self.unseen_specials()
        self.unseen: list[int] = [card for card in range(FIRST_ILLUMINATI) if self.base.zone[card] == DECK]
        self.attack: Attack | None = self.read_attack()
        self.offered: Final = any([any(hand) for hand in self.promised])

    # ------------------------------------------------------------------ reading

    def read_turn(self) -> None:
        s = self.base
        v = self.v
        s.first = v["first"]
        s.turn = v["turn"]
        s.round = v["round"]
        s.stage = STAGES.index(v["stage"])
        s.actions_left = v["actions_left"]
        s.acted = v["acted"]
        s.transfers_left = v["transfers_left"]
        s.privilege_bought = v["privilege_bought"]
        s.alignment_changed = v["alignment_changed"]
        s.card_bought = v["card_bought"]
        s.passed = v["passed"]
        s.incomes_doubled = v["incomes_doubled"]
        s.idle = v["idle"]
        struck, altered, result = v["last_struck"], v["altered"], v["result"]
        s.last_struck = NOBODY if struck is None else struck
        if altered is not None:
            s.altered_card = CARD_NUMBERS[altered["card"]]
            s.altered_alignments = mask_of_names(altered["alignments"])
        if result is not None:
            s.result = Outcome(result["reason"], list(result["places"]), list(result["scores"]))

    def read_table(self) -> None:
        s = self.base
        v = self.v
        s.knowers = every_card((1 << s.seats) - 1)
        for card in range(FIRST_ILLUMINATI):
            s.zone[card] = DECK
        for free in v["uncontrolled"]:
            card = CARD_NUMBERS[free["card"]]
            s.zone[card] = UNCONTROLLED
            s.used[card] = 1 if free["acted"] else 0
        for card in numbers_of(v["dead"]):
            s.zone[card] = DEAD
        for card in numbers_of(v["marked"]):
            s.used[card] = 1
        for card in numbers_of(v["out"]):
            s.zone[card] = OUT
        for word, count in v["gone"].items():
            s.gone_specials[SPECIAL_NUMBERS[word]] = count
        top = v["top"]
        if top is not None and self.viewer is not None:
            s.top = FIRST_SPECIAL + SPECIAL_NUMBERS[top] if top in SPECIAL_NUMBERS else CARD_NUMBERS[top]
            s.top_known = 1 << self.viewer

    def read_seat(self, plain: SeatFacts) -> None:
        s = self.base
        seat = plain["seat"]
        s.alive[seat] = plain["alive"]
        s.resigned[seat] = plain["resigned"]
        s.resigning[seat] = plain["resigning"]
        s.exposed[seat] = plain["exposed"]
        s.turns[seat] = plain["turns"]
        s.skip[seat] = plain["loses_turn"]
        s.goal_shown[seat] = plain["goal_shown"]
        s.goal[seat] = plain["goal"] or ""
        s.offers_made[seat] = plain["offers_made"] or 0
        s.tricks[seat] = trick_from(plain["trick"])
        s.called_out[seat] = bits_of(plain["called_out"])
        s.destroyed[seat] = numbers_of(plain["destroyed"])
        self.read_specials(plain)
        money = plain["money"]
        self.centre_money[seat] = money if money is not None else UNKNOWN
        if plain["illuminati"] is None:
            self.hidden.append(seat)
            s.illuminati[seat] = NOBODY
        else:
            self.seat_card(s, seat, CARD_NUMBERS[plain["illuminati"]])

    def seat_card(self, s: IlluminatiState, seat: Seat, card: int) -> None:
        """Puts an Illuminati, seen or imagined, before its seat."""
        plain = self.v["seats"][seat]
        if plain["alive"]:
            seat_illuminati(s, seat, card)
            s.treasury[card] = self.centre_money[seat]
        s.illuminati[seat] = card
        s.knowers[card] = bits_of(plain["known_to"])
        s.used[card] = plain["attacks"]

    def read_specials(self, plain: SeatFacts) -> None:
        s = self.base
        seat = plain["seat"]
        total = 0
        for word, count in plain["shown"].items():
            add_shown(s, seat, SPECIAL_NUMBERS[word], count)
            add_special(s, seat, SPECIAL_NUMBERS[word], count)
            total += count
        for word, count in plain["known"].items():
            add_special(s, seat, SPECIAL_NUMBERS[word], count)
            if self.viewer is not None and self.viewer != seat:
                at = s.knows_at(self.viewer, seat)
                s.known[at] = with_more(s.known[at], SPECIAL_NUMBERS[word], count)
            total += count
        self.missing[seat] = plain["specials"] - total

    def read_group(self, seat: Seat, group: GroupFacts) -> None:
        s = self.base
        card = CARD_NUMBERS[group["card"]]
        place, master, money = group["place"], group["master"], group["money"]
        s.owner[card] = seat
        s.zone[card] = LIFTED if place is None else CONTROLLED
        s.facing[card] = DIRECTIONS.index(group["facing"])
        if place is not None:
            s.cell[card] = cell_at(place[0], place[1])
            s.grid[seat][s.cell[card]] = card
        if master in CENTRES:
            self.under_centre.append(card)
        elif master is not None:
            s.master[card] = CARD_NUMBERS[master]
        s.treasury[card] = money if money is not None else UNKNOWN
        if money is None:
            self.unknown_money.append(card)
        s.knowers[card] = bits_of(group["known_to"])
        s.used[card] = 1 if group["acted"] else 0

    def read_deals(self) -> None:
        s = self.base
        for raw in self.v["offers"]:
            give, want = bundle_from(raw["give"]), bundle_from(raw["want"])
            proposer = raw["proposer"]
            s.offers.append(Offer(raw["number"], proposer, list(raw["to"]), give, want, raw["promise"] or ""))
            self.least[proposer] = max(self.least[proposer], give.money)
            held = self.promised[proposer]  # each offer can be kept, but not necessarily all of them
            self.promised[proposer] = [max(held[kind], give.specials.count(kind)) for kind in range(KIND_COUNT)]
        s.promises = [(each["giver"], each["to"], each["text"]) for each in self.v["promises"]]

    def read_attack(self) -> Attack | None:
        """The open attack; specials it has announced but not yet laid down are in the attacker's hand."""
        seen = attack_in(self.v["frames"])
        if seen is None:
            return None
        atk = known_attack(self.base, seen)
        named = [0] * KIND_COUNT
        if atk.rumours and atk.phase <= IMMUNITY:
            named[SMEARING] += 1
        if atk.discard != NO_CARD and atk.phase <= RUMOURS_PLAYED:
            named[atk.discard] += 1
        offered = self.promised[atk.seat]  # a card on offer may be the one that is used
        self.promised[atk.seat] = [max(offered[kind], named[kind]) for kind in range(KIND_COUNT)]
        return atk

    def unseen_specials(self) -> list[int]:
        """The kinds, repeated, of all specials the viewer cannot place: in the deck or face down somewhere."""
        pool: list[int] = []
        for kind in range(KIND_COUNT):
            seen = self.base.gone_specials[kind]
            for hand in self.base.specials:
                seen += hand[kind]
            pool.extend([kind] * (SPECIALS[kind].count - seen))
        return pool


def trick_from(plain: TrickView | None) -> int:
    if plain is None:
        return 0
    return CAUGHT if plain["name"] == "caught" else packed_trick(TRICKS.index(plain["name"]), plain["amount"])
