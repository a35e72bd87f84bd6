"""The immunity of a hidden Illuminati: claimed when an attack is announced against it, or waived for it (A-77)."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.announcing import attack_at
from lanterne.games.illuminati.attack.attack import OVER, Attack
from lanterne.games.illuminati.attack.called_off import WITHDRAWN, packed_attack
from lanterne.games.illuminati.attack.number import attacking_alignments
from lanterne.games.illuminati.cards.figures import immunity_of
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import CLAIM, PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.secrets.hidden import possible_illuminati
from lanterne.games.illuminati.seeing.frame_views import ClaimingImmunityView
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of


def could_claim(s: IlluminatiState, atk: Attack) -> bool:
    """Whether a face-down defender might, for all anybody sees, be immune to somebody in this attack."""
    if atk.defender == NOBODY or s.exposed[atk.defender]:
        return False
    mask = 0
    for card in possible_illuminati(s):
        mask |= immunity_of(card)
    return bool(sent_away(s, atk, mask))


def sent_away(s: IlluminatiState, atk: Attack, mask: int) -> list[int]:
    """The attacker and aiders that an immunity to these alignments keeps out."""
    found: list[int] = []
    if attacking_alignments(s, atk.attacker, atk.target, atk.kind) & mask:
        found.append(atk.attacker)
    for aider in atk.aiders:
        if alignments_of(s, aider) & mask:
            found.append(aider)
    return found


def claim_immunity(s: IlluminatiState, atk: Attack, out: Out) -> None:
    """Attacker or aiders are withdrawn at no cost; without an attacker there is no attack."""
    if out is not None:
        out.append(Event("immunity-claimed", {"seat": seat_phrase(atk.defender)}, knew=(atk.defender,), clause="A-77"))
    for card in sent_away(s, atk, immunity_of(s.illuminati[atk.defender])):
        if out is not None:
            out.append(Event("withdrawn", {"card": card_phrase(s, card)}, clause="A-77"))
        if card == atk.attacker:
            s.called_off = sorted([*s.called_off, packed_attack(atk.attacker, atk.target, WITHDRAWN)])
            atk.phase = OVER
        else:
            atk.aiders.remove(card)


@final
class ClaimingImmunity(Frame):
    """A face-down defender is asked, immune or not, and may claim only what it has (A-59)."""

    def __init__(self) -> None:
        self.kind = "claiming-immunity"

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [attack_at(s).defender]

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS))
        if sent_away(s, attack_at(s), immunity_of(s.illuminati[seat])):
            acts.append(move(CLAIM))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        atk = attack_at(s)
        s.frames.pop()
        if a.verb == CLAIM:
            claim_immunity(s, atk, out)
        else:
            atk.waived = True

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("A-77", Phrase("illuminati-refused-claim"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> ClaimingImmunityView:
        return {"kind": "claiming-immunity"}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> ClaimingImmunity:
        return ClaimingImmunity()

    def blank(self) -> ClaimingImmunity:
        return ClaimingImmunity()
