"""The course of an attack from its announcement to its result: the frame that leads through the phases (A-63)."""

from __future__ import annotations

from typing import final

from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.announcing import Announcing
from lanterne.games.illuminati.attack.attack import (
    ANNOUNCED,
    FOLLOWING,
    IMMUNITY,
    NO_CARD,
    OVER,
    PAYING,
    PLACING,
    PRIVILEGED,
    ROLLED,
    RUMOURS_PLAYED,
    SPENDING,
    Attack,
    AttackFrame,
)
from lanterne.games.illuminati.attack.called_off import packed_attack
from lanterne.games.illuminati.attack.dice import Reading
from lanterne.games.illuminati.attack.immunity import ClaimingImmunity, could_claim
from lanterne.games.illuminati.attack.number import attack_number, succeeds
from lanterne.games.illuminati.attack.spending import Spending, commit, spending_order
from lanterne.games.illuminati.attack.view import attack_view, imagined_attack
from lanterne.games.illuminati.cards.figures import privilege_price_of
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.money.amounts import Amount
from lanterne.games.illuminati.money.treasury import everyone, knows_treasury, pay
from lanterne.games.illuminati.moves import CONTROL, NEUTRALISE, PLAY, IlluminatiAction, move
from lanterne.games.illuminati.seeing.frame_views import AttackingView
from lanterne.games.illuminati.specials.moments import AFTER_DICE, PRIVILEGE_DECLARED
from lanterne.games.illuminati.specials.played import FOR_PRIVILEGE, FOR_RUMOURS, lay_down
from lanterne.games.illuminati.specials.table import SMEARING
from lanterne.games.illuminati.specials.window import open_window
from lanterne.games.illuminati.state import CONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import destroy_group, lift_branch, release_branch
from lanterne.games.illuminati.structure.placing import place_under
from lanterne.games.illuminati.turn.elimination import check_elimination


def begin_attack(s: IlluminatiState, seat: Seat, card: int) -> None:
    """The turn player has named the card that attacks; everything else follows (42)."""
    s.frames.append(Attacking(Attack(s.seats, seat, card)))
    s.frames.append(Announcing())


@final
class Attacking(AttackFrame):
    """Under all frames of one attack. It never asks: each step goes to the next phase and opens what belongs to it."""

    def __init__(self, atk: Attack) -> None:
        super().__init__(atk)
        self.kind = "attacking"

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return []

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        return

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        raise AssertionError("nobody is asked here")

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        atk = self.atk
        if atk.phase == ANNOUNCED:
            atk.phase = IMMUNITY
            if could_claim(s, atk):
                s.frames.append(ClaimingImmunity())
        elif atk.phase == IMMUNITY:
            atk.phase = RUMOURS_PLAYED
            if atk.rumours:
                lay_down(s, atk.seat, SMEARING, FOR_RUMOURS, move(PLAY, SMEARING), out)
        elif atk.phase == RUMOURS_PLAYED:
            atk.phase = PAYING
            pay_price(s, atk, out)
        elif atk.phase == PAYING:
            atk.phase = PRIVILEGED
            if atk.privileged:
                open_window(s, PRIVILEGE_DECLARED, atk.seat)
        elif atk.phase == PRIVILEGED:
            atk.phase = SPENDING
            s.frames.append(Spending(spending_order(s, atk), False))
        elif atk.phase == SPENDING:
            atk.phase = ROLLED
            throw(s, atk, rng, out)
        elif atk.phase == ROLLED:
            atk.phase = PLACING
            resolve(s, atk, out)
        elif atk.phase == PLACING:
            atk.phase = FOLLOWING
            follow(s, atk)
        else:
            s.frames.pop()
            if atk.roll:
                check_elimination(s, out, atk.seat)

    def view(self, s: IlluminatiState, viewer: Seat | None) -> AttackingView:
        return {"kind": "attacking", "attack": attack_view(s, viewer, self.atk)}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Attacking:
        return Attacking(imagined_attack(s, raw["attack"], rng))

    def copy(self) -> Attacking:
        return Attacking(self.atk.copy())

    def json(self) -> Json:
        return {"kind": self.kind, "attack": self.atk.json()}

    def load(self, raw: Json) -> Attacking:
        return Attacking(Attack.load(raw["attack"]))


def pay_price(s: IlluminatiState, atk: Attack, out: Out) -> None:
    """Anything spent commits the attack (A-06), and so does announcing again what was called off (A-64)."""
    if atk.rumours or packed_attack(atk.attacker, atk.target, atk.kind) in s.called_off:
        commit(s, atk)
    if atk.bought:
        commit(s, atk)
        s.privilege_bought = True
        if out is not None:
            out.append(Event("privilege-bought", {"seat": seat_phrase(atk.seat)}, knew=(atk.seat,), clause="90"))
        illuminati = s.illuminati[atk.seat]
        pay(s, illuminati, privilege_price_of(illuminati), out)
        atk.privileged = True
    elif atk.discard != NO_CARD:
        commit(s, atk)
        lay_down(s, atk.seat, atk.discard, FOR_PRIVILEGE, move(PLAY, atk.discard), out)


def throw(s: IlluminatiState, atk: Attack, rng: Rng, out: Out) -> None:
    commit(s, atk)
    first = rng.die()
    second = rng.die()
    atk.dice = first + second
    atk.roll = atk.dice
    if out is not None:
        args: dict[str, Arg] = {"seat": seat_phrase(atk.seat), "first": first, "second": second}
        args["number"] = attack_number(s, atk)
        out.append(Event("dice-thrown", args, (atk.seat,) if s.options.cheating else None, (), clause="43"))
    open_window(s, AFTER_DICE, atk.seat)
    if s.options.cheating:
        s.frames.append(Reading())


def resolve(s: IlluminatiState, atk: Attack, out: Out) -> None:
    won = succeeds(s, atk)
    if out is not None:
        args: dict[str, Arg] = {"roll": atk.roll, "number": attack_number(s, atk), "target": card_phrase(s, atk.target)}
        out.append(Event("attack-succeeded" if won else "attack-failed", args, clause="43"))
    if not won:
        atk.phase = OVER  # 60
    elif atk.kind == CONTROL:
        capture(s, atk, out)
    elif atk.kind == NEUTRALISE:
        atk.phase = OVER
        release_branch(s, atk.target, out)  # 76
    else:
        atk.phase = OVER
        s.destroyed[atk.seat].append(atk.target)
        destroy_group(s, atk.target, out)


def capture(s: IlluminatiState, atk: Attack, out: Out) -> None:
    """The branch is lifted, every treasury halved in everybody's sight, then the captor places it (67 to 72)."""
    cards = [atk.target]
    if s.zone[atk.target] == CONTROLLED:
        cards = lift_branch(s, atk.target)
    for card in cards:
        if s.treasury[card]:
            halve(s, card, out)
    place_under(s, atk.seat, cards, atk.attacker)


def halve(s: IlluminatiState, card: int, out: Out) -> None:
    """Half of it, rounded down, stays (A-21); both halves are public (A-70)."""
    knew = tuple([seat for seat in range(s.seats) if knows_treasury(s, seat, card)])
    money = s.treasury[card]
    pay(s, card, money - money // 2, out)
    s.knowers[card] = everyone(s)
    if out is not None:
        args: dict[str, Arg] = {"card": card_phrase(s, card), "money": s.treasury[card]}
        out.append(Event("treasury-halved", args, knew=knew, clause="72"))


def follow(s: IlluminatiState, atk: Attack) -> None:
    """The attacking card may pass money on to its new puppet, free of charge (73)."""
    if s.treasury[atk.attacker]:
        s.frames.append(Amount(atk.seat, atk.attacker, atk.target, 0))
