"""Announcing an attack: target and type, aid, privilege, and what a hidden Illuminati names or claims (A-63)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import ANNOUNCED, NO_CARD, Attack, current_attack
from lanterne.games.illuminati.attack.rules import (
    KINDS,
    aid_fault,
    can_smear,
    explain_target,
    may_buy,
    may_claim,
    may_discard,
    may_target_with_rumours,
    most_power,
    refused,
    target_fault,
    unnamed_power,
)
from lanterne.games.illuminati.blanks import ALONE
from lanterne.games.illuminati.cards.naming import card_name, card_phrase
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI, KIND_COUNT
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import (
    AID,
    ANNOUNCE,
    ATTACKS,
    BUY_PRIVILEGE,
    CHEAT,
    CLAIM,
    DESTROY,
    POWER,
    PRIVILEGE,
    RUMOURS,
    TARGET,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.secrets.cheating import add_stretches, stretch
from lanterne.games.illuminati.seeing.frame_views import AnnouncingView
from lanterne.games.illuminati.state import CONTROLLED, NOBODY, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import controlled

# ---------------------------------------------------------------------- the frame


@final
class Announcing(Frame):
    """The attacker puts the attack together, part by part, until it is announced."""

    def __init__(self) -> None:
        self.kind = "announcing"

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return ALONE[attack_at(s).seat]

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        atk = attack_at(s)
        if atk.target == NO_CARD:
            add_targets(s, atk, acts)
            return
        illuminati = unnamed_power(s, atk)
        if illuminati != NO_CARD:
            for power in range(most_power(s, atk, illuminati) + 1):
                acts.append(move(POWER, power))
            return
        acts.append(move(ANNOUNCE))
        for card in controlled(s, seat):
            if aid_fault(s, atk, card) == "":
                acts.append(move(AID, card))
        if may_claim(s, atk):
            acts.append(move(CLAIM))
        if may_buy(s, atk):
            acts.append(move(BUY_PRIVILEGE))
        for kind in range(KIND_COUNT):
            if may_discard(s, atk, kind):
                acts.append(move(PRIVILEGE, kind))
        add_stretches(s, atk, seat, acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        atk = attack_at(s)
        if a.verb == TARGET or a.verb == RUMOURS:
            aim(s, atk, a)
        elif a.verb == POWER:
            if atk.attacker == s.illuminati[seat]:
                atk.power = a.a
            else:
                atk.aid = a.a
        elif a.verb == AID:
            atk.aiders = sorted([*atk.aiders, a.a])
        elif a.verb == CLAIM:
            atk.claimed = True
        elif a.verb == BUY_PRIVILEGE:
            atk.bought = True
        elif a.verb == PRIVILEGE:
            atk.discard = a.a
        elif a.verb == CHEAT:
            stretch(s, atk, seat, a.b, out)
        else:
            atk.phase = ANNOUNCED
            s.frames.pop()
            tell_announced(s, atk, out)

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        if not isinstance(a, Move):
            return None
        atk = attack_at(s)
        if atk.target == NO_CARD:
            return explain_target(s, atk, a)
        if a.verb in (TARGET, RUMOURS):
            return Refusal("42", Phrase("illuminati-refused-aimed"))
        if a.verb == AID:
            return refused(aid_fault(s, atk, a.a), "aid", card_name(a.a))
        if a.verb in (PRIVILEGE, BUY_PRIVILEGE):
            return Refusal("88" if a.verb == PRIVILEGE else "90", Phrase("illuminati-refused-privilege"))
        if a.verb == CLAIM:
            return Refusal("A-77", Phrase("illuminati-refused-claim"))
        return None

    def view(self, s: IlluminatiState, viewer: Seat | None) -> AnnouncingView:
        return {"kind": "announcing"}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Announcing:
        return Announcing()

    def blank(self) -> Announcing:
        return Announcing()


def attack_at(s: IlluminatiState) -> Attack:
    atk = current_attack(s)
    assert atk is not None
    return atk


def add_targets(s: IlluminatiState, atk: Attack, acts: list[IlluminatiAction]) -> None:
    zone = s.zone
    smears = can_smear(s, atk.attacker)
    target: i64 = 0
    end: i64 = FIRST_ILLUMINATI
    while target < end:
        if zone[target] == UNCONTROLLED or zone[target] == CONTROLLED:
            for kind in KINDS:
                if not target_fault(s, atk.attacker, target, kind, False):
                    acts.append(move(TARGET, target, kind))
            if smears and may_target_with_rumours(s, atk.attacker, target):
                acts.append(move(RUMOURS, target))
        target += 1


def aim(s: IlluminatiState, atk: Attack, a: Move) -> None:
    atk.target = a.a
    atk.rumours = a.verb == RUMOURS
    atk.kind = DESTROY if atk.rumours else a.b
    owner = s.owner[a.a]
    atk.defender = owner if owner != atk.seat else NOBODY  # nobody defends against themselves


def tell_announced(s: IlluminatiState, atk: Attack, out: Out) -> None:
    if out is None:
        return
    args: dict[str, Arg] = {
        "seat": seat_phrase(atk.seat),
        "attacker": card_phrase(s, atk.attacker),
        "target": card_phrase(s, atk.target),
        "kind": Phrase("illuminati-attack-" + ATTACKS[atk.kind]),
    }
    out.append(Event("attack-announced", args, clause="42"))
    for aider in atk.aiders:
        out.append(Event("aid-announced", {"card": card_phrase(s, aider)}, clause="46"))
    if atk.claimed:
        out.append(Event("bonus-claimed", {"seat": seat_phrase(atk.seat)}, knew=(atk.seat,), clause="A-77"))
