"""Imagining: a view is read once into what is known of the world; every deal fills in the rest at random."""

from __future__ import annotations

from typing import Any, Final, final

from lanterne.core.game import Dealer, Json, Outcome, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import ATTACKS, DIRECTIONS
from lanterne.games.illuminati.attack import IMMUNITY, NO_CARD, ROLLED, RUMOURS_PLAYED, Attack, attack_from_json
from lanterne.games.illuminati.attack_rules import RUMOURS_KIND, attack_key
from lanterne.games.illuminati.cards import (
    CARD_COUNT,
    CARD_NUMBERS,
    CARDS,
    CHOOSABLE_GOALS,
    FIRST_ILLUMINATI,
    GOAL_IDS,
    KIND_COUNT,
    REPLACED,
    SPECIAL_NUMBERS,
    SPECIALS,
)
from lanterne.games.illuminati.drawing import FIRST_SPECIAL
from lanterne.games.illuminati.frames import frame_from_json
from lanterne.games.illuminati.guesses import assign_illuminati, income_bounds
from lanterne.games.illuminati.masks import SECRET, unmask_cards
from lanterne.games.illuminati.offers import parse_bundle
from lanterne.games.illuminati.options import Options
from lanterne.games.illuminati.plain import plain_copy
from lanterne.games.illuminati.state import (
    CONTROLLED,
    DEAD,
    DECK,
    LIFTED,
    NOBODY,
    NOWHERE,
    OUT,
    SET_UP,
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
class IlluminatiDealer(Dealer[IlluminatiState]):
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

    # ------------------------------------------------------------------ dealing

    def deal(self, rng: Rng) -> IlluminatiState:
        s = self.base.copy()
        self.deal_illuminati(s, rng)
        self.deal_specials(s, rng)
        self.deal_money(s, rng)
        s.deck_groups = [card for card in self.unseen if s.zone[card] == DECK]
        self.deal_goals(s, rng)
        for name, target, kind in self.v["called_off"]:
            attacker = s.illuminati[s.turn] if name == CENTRE else CARD_NUMBERS[str(name)]
            number = ATTACKS.index(str(kind)) if kind in ATTACKS else len(ATTACKS)
            s.called_off.append(attack_key(attacker, CARD_NUMBERS[str(target)], number))
        s.called_off.sort()
        self.lay_frames(s, rng)
        return s

    def deal_illuminati(self, s: IlluminatiState, rng: Rng) -> None:
        """Face-down Illuminati among those not seen; a group whose illuminated form is dealt is not in the deck."""
        if self.hidden:
            in_deck = self.v["deck"] - (len(self.pool) - sum(self.missing))
            replaced = len(self.unseen) - in_deck
            cards = assign_illuminati(s, self.v, self.hidden, self.unseen, replaced, self.attack, rng)
            for seat, card in zip(self.hidden, cards, strict=True):
                self.seat_card(s, seat, card)
                if REPLACED[card] != NOBODY:
                    s.zone[REPLACED[card]] = OUT
        for card in self.under_centre:
            s.master[card] = s.illuminati[s.owner[card]]

    def deal_specials(self, s: IlluminatiState, rng: Rng) -> None:
        pool = self.pool[:]
        missing = self.missing[:]
        for seat in range(s.seats):
            for kind in range(KIND_COUNT):
                while s.specials[seat][kind] < self.promised[seat][kind]:
                    pool.remove(kind)
                    s.specials[seat][kind] += 1
                    missing[seat] -= 1
        if s.top >= FIRST_SPECIAL:
            pool.remove(s.top - FIRST_SPECIAL)
            s.deck_specials[s.top - FIRST_SPECIAL] += 1
        rng.shuffle(pool)
        for seat in range(s.seats):
            for _ in range(missing[seat]):
                s.specials[seat][pool.pop()] += 1
        for kind in pool:
            s.deck_specials[kind] += 1

    def deal_money(self, s: IlluminatiState, rng: Rng) -> None:
        """A guess at sums not known: some turns' income; never nothing, for an empty treasury shows."""
        for card in self.unknown_money:
            s.treasury[card] = 1 + rng.below(4 + 3 * max(0, CARDS[card].income))
        for seat in range(s.seats):
            card = s.illuminati[seat]
            if s.alive[seat] and s.treasury[card] == UNKNOWN:
                s.treasury[card] = self.least[seat] + rng.below(2 * CARDS[card].income)

    def deal_goals(self, s: IlluminatiState, rng: Rng) -> None:
        for seat in range(s.seats):
            secret = s.options.hidden_goals or CARDS[s.illuminati[seat]].goal == ""
            if secret and not s.options.very_long and not s.goal[seat] and not self.is_choosing(s, seat):
                s.goal[seat] = GOAL_IDS[rng.below(CHOOSABLE_GOALS)]

    def is_choosing(self, s: IlluminatiState, seat: Seat) -> bool:
        """Whether the seat has still to choose its goal; the viewer knows of his own."""
        if seat == self.viewer:
            return True
        if s.stage != SET_UP:
            return False
        for raw in self.v["frames"]:
            if raw["kind"] == "choosing-goals":
                return seat in raw["queue"]
        return True

    def lay_frames(self, s: IlluminatiState, rng: Rng) -> None:
        for raw in self.v["frames"]:
            plain: Json = copy_json(raw)
            unmask_cards(s, plain)
            if plain["kind"] == "declaring" and plain["most"] == SECRET:
                plain["least"], plain["most"] = income_bounds(s, plain["seat"])
            if "attack" in plain and plain["attack"]["phase"] == ROLLED and plain["attack"]["roll"] == 0:
                plain["attack"]["dice"] = plain["attack"]["roll"] = int(rng.die() + rng.die())  # not yet read out
            s.frames.append(frame_from_json(plain))


def copy_json(raw: Json) -> Json:
    return {key: copy_json(value) if isinstance(value, dict) else plain_copy(value) for key, value in raw.items()}
