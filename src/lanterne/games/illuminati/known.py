"""A view read once into what is known of the world: a state with gaps, and what is to fill them."""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.core.game import Outcome, Seat
from lanterne.games.illuminati.actions import DIRECTIONS
from lanterne.games.illuminati.attack import IMMUNITY, NO_CARD, RUMOURS_PLAYED, Attack, attack_from_json
from lanterne.games.illuminati.attack_rules import RUMOURS_KIND
from lanterne.games.illuminati.cards import (
    CARD_COUNT,
    CARD_NUMBERS,
    FIRST_ILLUMINATI,
    KIND_COUNT,
    SPECIAL_NUMBERS,
    SPECIALS,
)
from lanterne.games.illuminati.drawing import FIRST_SPECIAL
from lanterne.games.illuminati.offers import parse_bundle
from lanterne.games.illuminati.options import Options
from lanterne.games.illuminati.state import (
    CONTROLLED,
    DEAD,
    DECK,
    LIFTED,
    NOBODY,
    NOWHERE,
    OUT,
    UNCONTROLLED,
    Bundle,
    IlluminatiState,
    Offer,
    cell_at,
)
from lanterne.games.illuminati.structure import seat_illuminati
from lanterne.games.illuminati.view import CENTRE, STAGES, SeatView, View

COPIED: Final = (
    "first",
    "turn",
    "round",
    "actions_left",
    "acted",
    "transfers_left",
    "bavaria_used",
    "lasers_used",
    "recycled",
    "passed",
    "market",
    "laser_mask",
    "post_victim",
    "idle",
)
UNKNOWN: Final = -1  # money in a treasury that is not empty


@final
class Known:
    def __init__(self, v: View) -> None:
        self.v = v
        self.viewer: Final = v["seat"]
        n = len(v["seats"])
        self.base = IlluminatiState(Options(v["options"]), n, CARD_COUNT, KIND_COUNT)
        self.hidden: list[Seat] = []  # seats whose Illuminati the viewer does not know
        self.under_centre: list[int] = []  # groups whose master is an Illuminati
        self.unknown_money: list[int] = []
        self.centre_money: list[int] = [0] * n
        self.missing: list[int] = [0] * n  # specials of each seat that the viewer cannot name
        self.promised: list[list[int]] = [[0] * KIND_COUNT for _ in range(n)]  # what a hand must hold at least
        self.least: list[int] = [1] * n  # what an Illuminati must have at least, by the offers on the table
        self.read_table()
        for plain in v["seats"]:
            self.read_seat(plain)
        self.read_deals()
        self.pool: list[int] = self.unseen_specials()
        self.unseen: list[int] = [card for card in range(FIRST_ILLUMINATI) if self.base.zone[card] == DECK]
        self.attack: Attack | None = self.read_attack()

    # ------------------------------------------------------------------ reading

    def read_table(self) -> None:
        s = self.base
        v: dict[str, Any] = dict(self.v)
        for name in COPIED:
            setattr(s, name, v[name])
        s.stage = STAGES.index(v["stage"])
        s.knowers = [(1 << s.seats) - 1] * CARD_COUNT
        s.laser_card = NOWHERE if v["laser_card"] is None else CARD_NUMBERS[v["laser_card"]]
        for card in range(FIRST_ILLUMINATI):
            s.zone[card] = DECK
        for zone, name in ((UNCONTROLLED, "uncontrolled"), (DEAD, "dead"), (OUT, "out")):
            for word in v[name]:
                s.zone[CARD_NUMBERS[word]] = zone
        for word, used in v["marked"].items():
            s.used[CARD_NUMBERS[word]] = used
        for word, count in v["gone"].items():
            s.gone_specials[SPECIAL_NUMBERS[word]] = count
        top = v["top"]
        if top is not None and self.viewer is not None:
            s.top = FIRST_SPECIAL + SPECIAL_NUMBERS[top] if top in SPECIAL_NUMBERS else CARD_NUMBERS[top]
            s.top_known = 1 << self.viewer
        result = v["result"]
        if result is not None:
            s.result = Outcome(result["reason"], list(result["places"]), list(result["scores"]))

    def read_seat(self, plain: SeatView) -> None:
        s = self.base
        seat = plain["seat"]
        s.alive[seat] = plain["alive"]
        s.resigned[seat] = plain["resigned"]
        s.resigning[seat] = plain["resigning"]
        s.exposed[seat] = plain["exposed"]
        s.turns[seat] = plain["turns"]
        s.skip[seat] = plain["skip"]
        s.goal_shown[seat] = plain["goal_shown"]
        s.goal[seat] = plain["goal"] or ""
        s.offers_made[seat] = plain["offers_made"] or 0
        s.tricks[seat] = plain["trick"] or 0
        s.called_out[seat] = plain["called_out"]
        s.destroyed[seat] = [CARD_NUMBERS[word] for word in plain["destroyed"] if word is not None]
        self.read_specials(plain)
        self.read_groups(plain)
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
        s.knowers[card] = plain["knowers"]
        s.used[card] = plain["used"]

    def read_specials(self, plain: SeatView) -> None:
        s = self.base
        seat = plain["seat"]
        total = 0
        for word, count in plain["shown"].items():
            s.shown[seat][SPECIAL_NUMBERS[word]] = count
            s.specials[seat][SPECIAL_NUMBERS[word]] += count
            total += count
        for word, count in plain["known"].items():
            s.specials[seat][SPECIAL_NUMBERS[word]] += count
            if self.viewer is not None and self.viewer != seat:
                s.known[self.viewer][seat][SPECIAL_NUMBERS[word]] = count
            total += count
        self.missing[seat] = plain["specials"] - total

    def read_groups(self, plain: SeatView) -> None:
        s = self.base
        seat = plain["seat"]
        for group in plain["groups"]:
            card = CARD_NUMBERS[group["card"]]
            place = group["place"]
            s.owner[card] = seat
            s.zone[card] = LIFTED if place is None else CONTROLLED
            s.facing[card] = DIRECTIONS.index(group["facing"])
            if place is not None:
                s.cell[card] = cell_at(place[0], place[1])
                s.grid[seat][s.cell[card]] = card
            master = group["master"]
            if master == CENTRE:
                self.under_centre.append(card)
            elif master is not None:
                s.master[card] = CARD_NUMBERS[master]
            money = group["money"]
            s.treasury[card] = money if money is not None else UNKNOWN
            if money is None:
                self.unknown_money.append(card)
            s.knowers[card] = group["knowers"]
            s.used[card] = group["used"]

    def read_deals(self) -> None:
        s = self.base
        for raw in self.v["offers"]:
            give: Bundle = parse_bundle(raw["give"], raw["give"])
            want: Bundle = parse_bundle(raw["want"], raw["want"])
            proposer: Seat = raw["proposer"]
            to: list[Seat] = list(raw["to"])
            s.offers.append(Offer(raw["number"], proposer, to, give, want, raw["promise"]))
            self.least[proposer] = max(1, give.money)
            for kind in give.specials:
                self.promised[proposer][kind] += 1
        for giver, taker, text in self.v["promises"]:
            assert isinstance(giver, int)
            assert isinstance(taker, int)
            assert isinstance(text, str)
            s.promises.append((giver, taker, text))

    def read_attack(self) -> Attack | None:
        """The open attack; specials it has announced but not yet laid down are in the attacker's hand."""
        for raw in self.v["frames"]:
            if "attack" in raw:
                atk = attack_from_json(raw["attack"])
                named = [0] * KIND_COUNT
                if atk.rumours and atk.phase <= IMMUNITY:
                    named[RUMOURS_KIND] += 1
                if atk.discard != NO_CARD and atk.phase <= RUMOURS_PLAYED:
                    named[atk.discard] += 1
                offered = self.promised[atk.seat]  # a card on offer may be the one that is used
                self.promised[atk.seat] = [max(offered[kind], named[kind]) for kind in range(KIND_COUNT)]
                return atk
        return None

    def unseen_specials(self) -> list[int]:
        """The kinds, repeated, of all specials the viewer cannot place: in the deck or face down somewhere."""
        pool: list[int] = []
        for kind in range(KIND_COUNT):
            seen = self.base.gone_specials[kind]
            for hand in self.base.specials:
                seen += hand[kind]
            pool.extend([kind] * (SPECIALS[kind].count - seen))
        return pool
