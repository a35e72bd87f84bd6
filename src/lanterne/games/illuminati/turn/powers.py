"""Abilities of Illuminati in their owner's turn: step 6 (26, A-36), and claims of face-down ones (A-77)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.deck import deck_size, draw_card
from lanterne.games.illuminati.cards.table import CARDS
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.money.amounts import redistribute
from lanterne.games.illuminati.money.income import collect_lifted, has_money
from lanterne.games.illuminati.moves import CLAIM, DONE, PASS, STRIKE, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import ClaimingView
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.rearranging import rearrange
from lanterne.games.illuminati.turn.flow import play_order

# ---------------------------------------------------------------------- step 6


def can_redistribute(s: IlluminatiState, seat: Seat) -> bool:
    return CARDS[s.illuminati[seat]].redistributes and len(s.grid[seat]) > 1 and has_money(s, seat)


def can_rearrange(s: IlluminatiState, seat: Seat) -> bool:
    return CARDS[s.illuminati[seat]].rearranges and len(s.grid[seat]) > 1


def can_strike(s: IlluminatiState, seat: Seat) -> bool:
    return CARDS[s.illuminati[seat]].strikes


def strikable(s: IlluminatiState, seat: Seat) -> list[Seat]:
    """Whom the seat may make lose a turn: not the same in two of its turns running (181, A-83)."""
    if not can_strike(s, seat):
        return []
    return [other for other in play_order(s, seat) if other not in (seat, s.last_struck)]


def has_power(s: IlluminatiState, seat: Seat) -> bool:
    """Whether the seat is asked in step 6: a face-down Illuminati always is, so that this tells nothing."""
    if not s.exposed[seat]:
        return True
    return can_redistribute(s, seat) or can_rearrange(s, seat) or bool(strikable(s, seat))


def add_powers(s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
    acts.append(move(DONE))
    if can_redistribute(s, seat) or can_rearrange(s, seat):
        acts.append(move(CLAIM))
    for other in strikable(s, seat):
        acts.append(move(STRIKE, other))


def act_power(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    if a.verb == STRIKE:
        strike(s, seat, a.a, out)
    elif a.verb == CLAIM and can_redistribute(s, seat):
        redistribute(s, seat, out)
    elif a.verb == CLAIM:
        rearrange(s, seat)


def strike(s: IlluminatiState, seat: Seat, victim: Seat, out: Out) -> None:
    s.skip[victim] = True
    s.last_struck = victim
    if out is not None:
        args = {"seat": seat_phrase(seat), "other": seat_phrase(victim)}
        out.append(Event("struck", dict(args), clause="181"))


# ---------------------------------------------------------------------- claims in steps 1 and 2

LEAST_INCOME: Final = 0
SECOND_DRAW: Final = 1
CLAIMABLE: Final = ("least-income", "second-draw")


def further_draws(s: IlluminatiState, seat: Seat) -> int:
    """Beyond the first (18), or what is left of the deck (204)."""
    most = CARDS[s.illuminati[seat]].further_draws
    return min(most, deck_size(s)) if most else 0


def draw_further(s: IlluminatiState, seat: Seat, rng: Rng, out: Out) -> None:
    for _ in range(further_draws(s, seat)):
        draw_card(s, seat, rng, out)


@final
class Claiming(Frame):
    """Every face-down Illuminati is asked, only the one that has the ability can claim it (A-77)."""

    def __init__(self, seat: Seat, ability: int) -> None:
        self.kind = "claiming"
        self.seat = seat
        self.ability = ability

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat] if s.alive[self.seat] else []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def can_claim(self, s: IlluminatiState) -> bool:
        if self.ability == LEAST_INCOME:
            return CARDS[s.illuminati[self.seat]].least_income > 0
        return further_draws(s, self.seat) > 0

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS))
        if self.can_claim(s):
            acts.append(move(CLAIM))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        s.frames.pop()
        if a.verb == PASS:
            return
        if out is not None:
            out.append(Event("ability-claimed", {"seat": seat_phrase(seat)}, knew=(seat,), clause="A-77"))
        if self.ability == LEAST_INCOME:
            collect_lifted(s, seat, out)
        else:
            draw_further(s, seat, rng, out)

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-59", Phrase("illuminati-refused-claim"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> ClaimingView:
        return {"kind": "claiming", "seat": self.seat, "ability": CLAIMABLE[self.ability]}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Claiming:
        return Claiming(raw["seat"], CLAIMABLE.index(raw["ability"]))

    def blank(self) -> Claiming:
        return Claiming(0, 0)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Claiming)
        self.seat = f.plain("seat", source.seat)
        self.ability = f.plain("ability", source.ability)
