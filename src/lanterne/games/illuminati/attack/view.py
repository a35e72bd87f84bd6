"""An attack in words, as a viewer sees it, and read back into a world imagined from that."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import (
    ANNOUNCING,
    NO_CARD,
    PHASES,
    PRINTED,
    ROLLED,
    Attack,
)
from lanterne.games.illuminati.attack.number import (
    TARGET_MONEY,
    aid_of,
    attack_number,
    attacking_power,
    bonus_of,
    own_defence,
)
from lanterne.games.illuminati.cards.references import CENTRES, reference, referred
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, FIRST_ILLUMINATI, SPECIAL_IDS, SPECIAL_NUMBERS
from lanterne.games.illuminati.moves import AGAINST, ATTACKS, FOR, SIDES
from lanterne.games.illuminati.seeing.frame_views import AiderView, AttackView, ContributionView, FrameView
from lanterne.games.illuminati.seeing.seat_sets import bits_of, seats_in
from lanterne.games.illuminati.state import NOBODY, IlluminatiState

BEING_READ: Final = "reading"  # the frame in which an attacker who may cheat says what the dice show


def attack_view(s: IlluminatiState, viewer: Seat | None, atk: Attack) -> AttackView:
    """What is being put together lies open, but for how privilege will be paid: that is told with the announcement."""
    aimed = atk.target != NO_CARD
    told = atk.phase > ANNOUNCING or atk.seat == viewer
    return {
        "seat": atk.seat,
        "attacker": reference(s, atk.attacker),
        "target": CARD_IDS[atk.target] if aimed else None,
        "kind": ATTACKS[atk.kind] if aimed else None,
        "rumours": atk.rumours,
        "defender": None if atk.defender == NOBODY else atk.defender,
        "phase": PHASES[atk.phase],
        "power": None if is_unnamed(s, atk, atk.attacker) else attacking_power(s, atk),
        "named": None if atk.power == PRINTED else atk.power,
        "defence": own_defence(s, atk) if aimed else None,
        "aiders": [aider_view(s, atk, card) for card in atk.aiders],
        "claimed": bonus_of(s, atk, s.illuminati[atk.seat]) if atk.claimed else None,
        "waived": atk.waived,
        "discard": SPECIAL_IDS[atk.discard] if told and atk.discard != NO_CARD else None,
        "bought": told and atk.bought,
        "privileged": atk.privileged,
        "admitted": seats_in(atk.admitted),
        "committed": atk.committed,
        "contributions": contributions(s, atk),
        "dice": seen_dice(s, viewer, atk),
        "roll": heard_roll(s, viewer, atk),
        "number": attack_number(s, atk) if aimed and told and atk.phase <= ROLLED else None,
    }


def is_unnamed(s: IlluminatiState, atk: Attack, card: int) -> bool:
    """Whether the card is a face-down Illuminati whose power in this attack was not named yet (A-77)."""
    if card < FIRST_ILLUMINATI or s.exposed[atk.seat]:
        return False
    return (atk.power if card == atk.attacker else atk.aid) == PRINTED


def aider_view(s: IlluminatiState, atk: Attack, card: int) -> AiderView:
    return {"card": reference(s, card), "power": None if is_unnamed(s, atk, card) else aid_of(s, atk, card)}


def contributions(s: IlluminatiState, atk: Attack) -> list[ContributionView]:
    """Attacker, defender, then third seats; money on the two sides of one seat stands apart."""
    found: list[ContributionView] = []
    contribute(found, atk.seat, reference(s, atk.attacker), atk.group_money, 1, FOR)
    contribute(found, atk.seat, CENTRES[atk.seat], atk.illuminati_money, 1, FOR)
    if atk.defender != NOBODY:
        contribute(found, atk.defender, CARD_IDS[atk.target], atk.target_money, TARGET_MONEY, AGAINST)
        contribute(found, atk.defender, CENTRES[atk.defender], atk.defender_money, 1, AGAINST)
    for seat in range(s.seats):
        contribute(found, seat, CENTRES[seat], atk.support[seat], 1, FOR)
        contribute(found, seat, CENTRES[seat], atk.opposition[seat], 1, AGAINST)
    return found


def contribute(found: list[ContributionView], seat: Seat, source: str, amount: int, each: int, side: int) -> None:
    if amount:
        points = amount * each
        found.append({"seat": seat, "source": source, "amount": amount, "points": points, "side": SIDES[side]})


def seen_dice(s: IlluminatiState, viewer: Seat | None, atk: Attack) -> int | None:
    hidden = s.options.cheating and atk.seat != viewer
    return None if hidden or not atk.dice else atk.dice


def heard_roll(s: IlluminatiState, viewer: Seat | None, atk: Attack) -> int | None:
    """Where people cheat, the others hear a total once the attacker has read the dice."""
    hidden = s.options.cheating and atk.seat != viewer and any([frame.kind == BEING_READ for frame in s.frames])
    return None if hidden or not atk.roll else atk.roll


# ---------------------------------------------------------------------- and back


def imagined_attack(s: IlluminatiState, v: AttackView, rng: Rng) -> Attack:
    """In a world where every Illuminati is decided; dice that nobody has read out yet are thrown again."""
    atk = known_attack(s, v)
    power, defence = v["power"], v["defence"]
    if power is not None:
        atk.power_lie = power - attacking_power(s, atk)
    if defence is not None:
        atk.defence_lie = defence - own_defence(s, atk)
    if atk.phase == ROLLED and not atk.roll:
        atk.roll = int(rng.die() + rng.die())
    atk.dice = v["dice"] or atk.roll
    return atk


def known_attack(s: IlluminatiState, v: AttackView) -> Attack:
    """As far as it can be told without knowing what lies face down; such an attacker is NO_CARD."""
    atk = Attack(s.seats, v["seat"], referred(s, v["attacker"]))
    target, kind, discard, named = v["target"], v["kind"], v["discard"], v["named"]
    if target is not None and kind is not None:
        atk.target = CARD_NUMBERS[target]
        atk.kind = ATTACKS.index(kind)
    atk.rumours = v["rumours"]
    defender = v["defender"]
    atk.defender = NOBODY if defender is None else defender
    atk.power = PRINTED if named is None else named
    read_aiders(s, atk, v["aiders"])
    atk.claimed = v["claimed"] is not None
    atk.waived = v["waived"]
    atk.discard = NO_CARD if discard is None else SPECIAL_NUMBERS[discard]
    atk.bought = v["bought"]
    atk.privileged = v["privileged"]
    atk.admitted = bits_of(v["admitted"])
    atk.committed = v["committed"]
    atk.phase = PHASES.index(v["phase"])
    for each in v["contributions"]:
        read_contribution(atk, each, v)
    atk.roll = v["roll"] or 0
    return atk


def read_aiders(s: IlluminatiState, atk: Attack, aiders: list[AiderView]) -> None:
    for aider in aiders:
        power = aider["power"]
        atk.aiders.append(referred(s, aider["card"]))
        if aider["card"] in CENTRES and not s.exposed[atk.seat] and power is not None:
            atk.aid = power
    atk.aiders.sort()


def read_contribution(atk: Attack, each: ContributionView, v: AttackView) -> None:
    seat, source, amount = each["seat"], each["source"], each["amount"]
    if seat == atk.seat:
        if source == v["attacker"]:
            atk.group_money = amount
        else:
            atk.illuminati_money = amount
    elif seat == atk.defender:
        if source == v["target"]:
            atk.target_money = amount
        else:
            atk.defender_money = amount
    elif each["side"] == SIDES[FOR]:
        atk.support[seat] = amount
    else:
        atk.opposition[seat] = amount


def attack_in(frames: list[FrameView]) -> AttackView | None:
    """The attack among the frames of a view, if one is open."""
    for frame in frames:
        if frame["kind"] == "attacking":
            return frame["attack"]
    return None
