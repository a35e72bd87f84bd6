"""Announcing an attack: target and type, aid, privilege, and what a hidden Illuminati names or claims (A-63)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.game import Action, Event, Json, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.actions import (
    AID,
    ANNOUNCE,
    ATTACKS,
    BAVARIA,
    CHEAT,
    CLAIM,
    CONTROL,
    DESTROY,
    NEUTRALISE,
    POWER,
    PRIVILEGE,
    RUMOURS,
    TARGET,
    Move,
    move,
)
from lanterne.games.illuminati.attack import (
    ANNOUNCED,
    NO_CARD,
    PRINTED,
    Attack,
    attacking_alignments,
    bonus_of,
    current_attack,
)
from lanterne.games.illuminati.card import DESTROY_POWERLESS
from lanterne.games.illuminati.cards import FIRST_ILLUMINATI, KIND_COUNT
from lanterne.games.illuminati.cheating import add_stretches, stretch
from lanterne.games.illuminati.figures import (
    immunity_of,
    participations_of,
    power_of,
    privilege_price_of,
    transferable_of,
)
from lanterne.games.illuminati.naming import card_phrase
from lanterne.games.illuminati.special_effects import kind_with
from lanterne.games.illuminati.state import CONTROLLED, NOBODY, UNCONTROLLED, Frame, IlluminatiState
from lanterne.games.illuminati.structure import alignments_of, controlled, has_free_arrow

WITHDRAWN: Final = 3  # in place of the attack's type: the attacker was sent away by a claimed immunity
RUMOURS_KIND: Final = kind_with(DESTROY_POWERLESS)
KINDS: Final = (CONTROL, NEUTRALISE, DESTROY)


def attack_key(attacker: int, target: int, kind: int) -> int:
    """An announced attack packed into a number (`s.called_off`)."""
    return (attacker * 128 + target) * 4 + kind


# ---------------------------------------------------------------------- what is allowed: a clause, or ""


def attacker_fault(s: IlluminatiState, seat: Seat, card: int) -> str:
    if s.zone[card] != CONTROLLED or s.owner[card] != seat:
        return "42"
    if power_of(s, card) == 0:
        return "34"
    if s.used[card] >= participations_of(card):
        return "47"
    return "" if s.actions_left > 0 else "20"


def target_fault(s: IlluminatiState, attacker: int, target: int, kind: int, rumours: bool) -> str:
    """Why this card may not attack that one so."""
    if target >= FIRST_ILLUMINATI:
        return "35"
    if s.zone[target] != UNCONTROLLED and s.zone[target] != CONTROLLED:
        return "63"
    if target == attacker:
        return "85"
    seat = s.owner[attacker]
    if kind == DESTROY:
        if (power_of(s, target) == 0) != rumours:
            return "135" if rumours else "79"
    else:
        if s.owner[target] == seat:
            return "63"
        if kind == NEUTRALISE and s.owner[target] == NOBODY:
            return "74"
        if (kind == CONTROL or s.options.neutralise_needs_arrow) and not has_free_arrow(s, attacker):
            return "64" if kind == CONTROL else "A-08"
    if known_immunity(s, target) & attacking_alignments(s, attacker, target, kind):
        return "150"
    return "A-77" if attack_key(attacker, target, WITHDRAWN) in s.called_off else ""


def known_immunity(s: IlluminatiState, target: int) -> int:
    """Alignments that, as all can see, may do nothing against the target's owner (A-17, A-78)."""
    owner = s.owner[target]
    return immunity_of(s.illuminati[owner]) if owner != NOBODY and s.exposed[owner] else 0


def aid_fault(s: IlluminatiState, atk: Attack, card: int) -> str:
    if s.zone[card] != CONTROLLED or s.owner[card] != atk.seat or card == atk.attacker or card in atk.aiders:
        return "46"
    if card == atk.target:
        return "85"
    if transferable_of(s, card) == 0:
        return "33"
    if s.used[card] >= participations_of(card):
        return "47"
    return "150" if known_immunity(s, atk.target) & alignments_of(s, card) else ""


def may_discard(s: IlluminatiState, atk: Attack, kind: int) -> bool:
    """Any special not already promised to this attack serves for privilege (88, 126)."""
    promised = 1 if atk.rumours and kind == RUMOURS_KIND else 0
    return not asks_privilege(atk) and s.specials[atk.seat][kind] > promised


def may_buy(s: IlluminatiState, atk: Attack) -> bool:
    """90, 191: once a turn, out of the Illuminati's treasury."""
    illuminati = s.illuminati[atk.seat]
    price = privilege_price_of(illuminati)
    return price > 0 and not asks_privilege(atk) and not s.bavaria_used and s.treasury[illuminati] >= price


def asks_privilege(atk: Attack) -> bool:
    return atk.bought or atk.discard != NO_CARD


def may_claim(s: IlluminatiState, atk: Attack) -> bool:
    """A hidden Illuminati's bonus counts if its owner says so (A-77); what it has not it cannot claim (A-59)."""
    return not s.exposed[atk.seat] and not atk.claimed and bonus_of(s, atk, s.illuminati[atk.seat]) != 0


def may_target_with_rumours(s: IlluminatiState, attacker: int, target: int) -> bool:
    held = s.specials[s.owner[attacker]][RUMOURS_KIND] > 0
    return held and target_fault(s, attacker, target, DESTROY, True) == ""


def may_attack_with(s: IlluminatiState, seat: Seat, card: int) -> bool:
    """Whether the card may attack anything at all now."""
    if attacker_fault(s, seat, card):
        return False
    for target in range(FIRST_ILLUMINATI):
        if s.zone[target] == UNCONTROLLED or s.zone[target] == CONTROLLED:
            for kind in KINDS:
                if target_fault(s, card, target, kind, False) == "":
                    return True
            if may_target_with_rumours(s, card, target):
                return True
    return False


def unnamed_power(s: IlluminatiState, atk: Attack) -> int:
    """The hidden Illuminati whose power in this attack is still to be named, or NO_CARD."""
    if s.exposed[atk.seat]:
        return NO_CARD
    illuminati = s.illuminati[atk.seat]
    if atk.attacker == illuminati and atk.power == PRINTED:
        return illuminati
    return illuminati if illuminati in atk.aiders and atk.aid == PRINTED else NO_CARD


def most_power(s: IlluminatiState, atk: Attack, illuminati: int) -> int:
    """173: one too many where that is played."""
    printed = power_of(s, illuminati) if atk.attacker == illuminati else transferable_of(s, illuminati)
    return printed + (1 if s.options.overstate else 0)


# ---------------------------------------------------------------------- the frame


@final
class Announcing(Frame):
    """The attacker puts his attack together, part by part, until he announces it."""

    def __init__(self) -> None:
        self.kind = "announcing"

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [attack_at(s).seat]

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[Action]) -> None:
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
            acts.append(move(BAVARIA))
        for kind in range(KIND_COUNT):
            if may_discard(s, atk, kind):
                acts.append(move(PRIVILEGE, kind))
        add_stretches(s, atk, seat, acts)

    def act(self, s: IlluminatiState, seat: Seat, a: Action, rng: Rng, out: Out) -> None:
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
        elif a.verb == BAVARIA:
            atk.bought = True
        elif a.verb == PRIVILEGE:
            atk.discard = a.a
        elif a.verb == CHEAT:
            stretch(s, atk, seat, a.b, out)
        else:
            atk.phase = ANNOUNCED
            s.frames.pop()
            tell_announced(s, atk, out)

    def explain(self, s: IlluminatiState, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Move):
            return None
        atk = attack_at(s)
        if atk.target == NO_CARD:
            return explain_target(s, atk, a)
        if a.verb == AID:
            return refused(aid_fault(s, atk, a.a), "aid", card_phrase(s, a.a))
        if a.verb in (PRIVILEGE, BAVARIA):
            return Refusal("88" if a.verb == PRIVILEGE else "90", Phrase("illuminati-refused-privilege"))
        if a.verb == CLAIM:
            return Refusal("A-77", Phrase("illuminati-refused-claim"))
        return None

    def copy(self) -> Announcing:
        return Announcing()

    def json(self) -> Json:
        return {"kind": self.kind}

    @staticmethod
    def load(raw: Json) -> Announcing:
        return Announcing()


def attack_at(s: IlluminatiState) -> Attack:
    atk = current_attack(s)
    assert atk is not None
    return atk


def add_targets(s: IlluminatiState, atk: Attack, acts: list[Action]) -> None:
    for target in range(FIRST_ILLUMINATI):
        if s.zone[target] == UNCONTROLLED or s.zone[target] == CONTROLLED:
            for kind in KINDS:
                if target_fault(s, atk.attacker, target, kind, False) == "":
                    acts.append(move(TARGET, target, kind))
            if may_target_with_rumours(s, atk.attacker, target):
                acts.append(move(RUMOURS, target))


def aim(s: IlluminatiState, atk: Attack, a: Move) -> None:
    atk.target = a.a
    atk.rumours = a.verb == RUMOURS
    atk.kind = DESTROY if atk.rumours else a.b
    owner = s.owner[a.a]
    atk.defender = owner if owner != atk.seat else NOBODY  # nobody defends against himself


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


# ---------------------------------------------------------------------- why not

REASONS: Final = {  # clause -> end of the key of its words
    "20": "no-action-left",
    "33": "no-transferable-power",
    "34": "no-power",
    "35": "never-attack-illuminati",
    "42": "not-your-card",
    "46": "cannot-aid",
    "47": "took-part",
    "63": "no-such-target",
    "64": "no-free-arrow",
    "74": "neutralise-controlled",
    "79": "powerless",
    "85": "itself",
    "135": "rumours-powerless",
    "150": "immune",
    "A-08": "no-free-arrow",
    "A-77": "withdrawn",
}


def refused(clause: str, fallback: str, card: Phrase) -> Refusal | None:
    if clause == "":
        return None
    return Refusal(clause, Phrase("illuminati-refused-" + REASONS.get(clause, fallback), {"card": card}))


def explain_attacker(s: IlluminatiState, seat: Seat, card: int) -> Refusal | None:
    """For the turn's own list: why this card cannot attack now."""
    fault = attacker_fault(s, seat, card)
    if fault == "" and not may_attack_with(s, seat, card):
        fault = "63"
    return refused(fault, "attack", card_phrase(s, card))


def explain_target(s: IlluminatiState, atk: Attack, a: Move) -> Refusal | None:
    if a.verb == RUMOURS:
        fault = target_fault(s, atk.attacker, a.a, DESTROY, True)
        return refused(fault or "135", "attack", card_phrase(s, a.a))
    if a.verb == TARGET:
        return refused(target_fault(s, atk.attacker, a.a, a.b, False), "attack", card_phrase(s, a.a))
    return None
