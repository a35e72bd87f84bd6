"""Step 1: the bank pays, then the Fisc taxes, then the Poste costs (12 to 16, 188)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.treasury import gain, hand, pay, total_money
from lanterne.games.illuminati.moves import LEVY, PASS, PAY_UPKEEP, TAX, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import LevyingView, TaxedView, UpkeepView
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import controlled, groups_of
from lanterne.games.illuminati.turn.flow import play_order

LARGE_GAME: Final = {7: 3, 8: 5}  # what each Illuminati earns more, by the seats at the start (174)

# ---------------------------------------------------------------------- the bank


def doubled(s: IlluminatiState, income: int) -> int:
    """Manipulation du marché doubles every income of this step once, tax and upkeep apart (132, A-28)."""
    return income * 2 if s.incomes_doubled else income


def is_lifted(card: int) -> bool:
    """Whether a printed income of 0 can be lifted: not that of Fisc and Poste (A-52)."""
    facts = CARDS[card]
    return facts.income == 0 and not facts.tax and not facts.upkeep


def illuminati_income(s: IlluminatiState, seat: Seat) -> int:
    """The printed income and that of large games (174, A-82)."""
    return doubled(s, CARDS[s.illuminati[seat]].income + LARGE_GAME.get(s.seats, 0))


def collect_groups(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """Each group's income onto its own card (12)."""
    for card in groups_of(s, seat):
        gain(s, card, doubled(s, CARDS[card].income), out)


def collect_lifted(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """What an Illuminati with that ability gets for its groups without income (180)."""
    least = CARDS[s.illuminati[seat]].least_income
    if least == 0:
        return
    for card in groups_of(s, seat):
        if is_lifted(card):
            gain(s, card, doubled(s, least), out)


def needed_for_upkeep(s: IlluminatiState, seat: Seat) -> int:
    """What the Illuminati must take so that the upkeep of its structure can be paid (A-24, A-77)."""
    need = 0
    for card in groups_of(s, seat):
        upkeep = CARDS[card].upkeep
        master = s.master[card]
        if upkeep and (master >= FIRST_ILLUMINATI or s.treasury[master] < upkeep):
            need += upkeep
    return max(0, need - s.treasury[s.illuminati[seat]])


# ---------------------------------------------------------------------- the Fisc


def levy_taxes(s: IlluminatiState, seat: Seat) -> None:
    """Asks the owner whom to tax (A-23)."""
    for card in groups_of(s, seat):
        if CARDS[card].tax:
            others = [other for other in play_order(s, seat) if other != seat]
            s.frames.append(Levying(seat, card, others))


@final
class Levying(Frame):
    """The owner taxes each opponent or lets them be, in any order; whoever has no money owes none."""

    def __init__(self, seat: Seat, card: int, untaxed: list[Seat]) -> None:
        self.kind = "levying"
        self.seat = seat
        self.card = card
        self.untaxed = untaxed

    def taxable(self, s: IlluminatiState) -> list[Seat]:
        return [other for other in self.untaxed if s.alive[other] and has_money(s, other)]

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat] if self.taxable(s) and s.alive[self.seat] else []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS))
        for other in self.taxable(s):
            acts.append(move(LEVY, other))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        if a.verb == PASS:
            self.untaxed = []
            return
        self.untaxed = [other for other in self.untaxed if other != a.a]
        if out is not None:
            args = {"seat": seat_phrase(seat), "other": seat_phrase(a.a)}
            out.append(Event("taxed", {**args, "money": CARDS[self.card].tax}, clause="15"))
        s.frames.append(Taxed(a.a, self.card, CARDS[self.card].tax))

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-23", Phrase("illuminati-refused-levy"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> LevyingView:
        return {"kind": "levying", "seat": self.seat, "card": CARD_IDS[self.card], "untaxed": self.untaxed[:]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Levying:
        return Levying(raw["seat"], CARD_NUMBERS[raw["card"]], list(raw["untaxed"]))

    def blank(self) -> Levying:
        return Levying(0, 0, [])

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Levying)
        self.seat = f.plain("seat", source.seat)
        self.card = f.plain("card", source.card)
        self.untaxed = f.numbers("untaxed", source.untaxed)


def has_money(s: IlluminatiState, seat: Seat) -> bool:
    """Public: a treasury shows whether it is empty (A-27)."""
    return any([s.treasury[card] > 0 for card in s.grid[seat].values()])


@final
class Taxed(Frame):
    """The taxed seat picks the treasuries, and owes only what it has (A-23)."""

    def __init__(self, seat: Seat, collector: int, owed: int) -> None:
        self.kind = "taxed"
        self.seat = seat
        self.collector = collector
        self.owed = owed

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat] if self.owed and has_money(s, self.seat) else []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        for card in controlled(s, seat):
            for money in range(1, min(self.owed, s.treasury[card]) + 1):
                acts.append(move(TAX, money, card))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        hand(s, a.b, self.collector, a.a, out)
        self.owed -= a.a

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        owed = min(self.owed, total_money(s, seat))
        return Refusal("A-23", Phrase("illuminati-refused-tax", {"money": owed}))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> TaxedView:
        return {"kind": "taxed", "seat": self.seat, "collector": CARD_IDS[self.collector], "owed": self.owed}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Taxed:
        return Taxed(raw["seat"], CARD_NUMBERS[raw["collector"]], raw["owed"])

    def blank(self) -> Taxed:
        return Taxed(0, 0, 0)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Taxed)
        self.seat = f.plain("seat", source.seat)
        self.collector = f.plain("collector", source.collector)
        self.owed = f.plain("owed", source.owed)


# ---------------------------------------------------------------------- the Poste


def charge_upkeep(s: IlluminatiState, seat: Seat) -> None:
    for card in groups_of(s, seat):
        if CARDS[card].upkeep:
            s.frames.append(Upkeep(seat, card))


@final
class Upkeep(Frame):
    """The Poste's master or its Illuminati pays; the owner chooses where both can (A-24)."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.kind = "upkeep"
        self.seat = seat
        self.card = card

    def payers(self, s: IlluminatiState) -> list[int]:
        upkeep = CARDS[self.card].upkeep
        centre = s.illuminati[self.seat]
        both = [centre] if s.master[self.card] == centre else [s.master[self.card], centre]
        return [card for card in both if s.treasury[card] >= upkeep]

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat] if self.must_choose(s) else []

    def must_choose(self, s: IlluminatiState) -> bool:
        """By what all can see: both payers have money."""
        centre = s.illuminati[self.seat]
        master = s.master[self.card]
        return master != centre and s.treasury[master] > 0 and s.treasury[centre] > 0

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        payers = self.payers(s)
        s.frames.pop()
        if payers:
            self.charge(s, payers[0], out)

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        for card in self.payers(s):
            acts.append(move(PAY_UPKEEP, card))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        s.frames.pop()
        self.charge(s, a.a, out)

    def charge(self, s: IlluminatiState, card: int, out: Out) -> None:
        pay(s, card, CARDS[self.card].upkeep, out)
        if out is not None:
            args = {"card": card_phrase(s, card), "group": card_phrase(s, self.card)}
            out.append(Event("upkeep-paid", dict(args), clause="16"))

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("16", Phrase("illuminati-refused-upkeep"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> UpkeepView:
        return {"kind": "upkeep", "seat": self.seat, "card": CARD_IDS[self.card]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Upkeep:
        return Upkeep(raw["seat"], CARD_NUMBERS[raw["card"]])

    def blank(self) -> Upkeep:
        return Upkeep(0, 0)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Upkeep)
        self.seat = f.plain("seat", source.seat)
        self.card = f.plain("card", source.card)
