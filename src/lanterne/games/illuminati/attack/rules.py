"""Who may attack whom and how, who may aid, and at what price: a clause that forbids it, or nothing (3.4 to 3.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.errors import Refusal
from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.games.illuminati.attack.attack import NO_CARD, PRINTED, Attack
from lanterne.games.illuminati.attack.called_off import WITHDRAWN, packed_attack
from lanterne.games.illuminati.attack.number import attacking_alignments, bonus_of
from lanterne.games.illuminati.cards.figures import (
    immunity_of,
    participations_of,
    power_of,
    privilege_price_of,
    transferable_of,
)
from lanterne.games.illuminati.cards.naming import card_name
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import (
    CONTROL,
    DESTROY,
    NEUTRALISE,
    RUMOURS,
    TARGET,
    Move,
)
from lanterne.games.illuminati.specials.table import SMEARING
from lanterne.games.illuminati.state import CONTROLLED, NOBODY, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of, has_free_arrow

KINDS: Final = [CONTROL, NEUTRALISE, DESTROY]


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
    return "A-77" if packed_attack(attacker, target, WITHDRAWN) in s.called_off else ""


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
    promised = 1 if atk.rumours and kind == SMEARING else 0
    return not asks_privilege(atk) and s.specials[atk.seat][kind] > promised


def may_buy(s: IlluminatiState, atk: Attack) -> bool:
    """90, 191: once a turn, out of the Illuminati's treasury."""
    illuminati = s.illuminati[atk.seat]
    price = privilege_price_of(illuminati)
    return price > 0 and not asks_privilege(atk) and not s.privilege_bought and s.treasury[illuminati] >= price


def asks_privilege(atk: Attack) -> bool:
    return atk.bought or atk.discard != NO_CARD


def may_claim(s: IlluminatiState, atk: Attack) -> bool:
    """A hidden Illuminati's bonus counts if its owner says so (A-77); what it has not it cannot claim (A-59)."""
    return not s.exposed[atk.seat] and not atk.claimed and bonus_of(s, atk, s.illuminati[atk.seat]) != 0


def can_smear(s: IlluminatiState, attacker: int) -> bool:
    """Whether the attacker's seat holds Rumeurs scabreuses (135)."""
    return s.specials[s.owner[attacker]][SMEARING] > 0


def may_target_with_rumours(s: IlluminatiState, attacker: int, target: int) -> bool:
    return can_smear(s, attacker) and not target_fault(s, attacker, target, DESTROY, True)


def may_attack_with(s: IlluminatiState, seat: Seat, card: int) -> bool:
    """Whether the card may attack anything at all now."""
    if attacker_fault(s, seat, card):
        return False
    zone = s.zone
    target: i64 = 0
    end: i64 = FIRST_ILLUMINATI
    while target < end:
        if zone[target] == UNCONTROLLED or zone[target] == CONTROLLED:
            for kind in KINDS:
                if not target_fault(s, card, target, kind, False):
                    return True
            if may_target_with_rumours(s, card, target):
                return True
        target += 1
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
    return refused(fault, "attack", card_name(card))


def explain_target(s: IlluminatiState, atk: Attack, a: Move) -> Refusal | None:
    if a.verb == RUMOURS:
        fault = target_fault(s, atk.attacker, a.a, DESTROY, True)
        return refused(fault or "135", "attack", card_name(a.a))
    if a.verb == TARGET:
        return refused(target_fault(s, atk.attacker, a.a, a.b, False), "attack", card_name(a.a))
    return None
