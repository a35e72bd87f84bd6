"""Cells of the attack that is open, and of the offers on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.features import Cells
from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import ANNOUNCING, NO_CARD, PHASES, ROLLED, Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.attack.view import heard_roll
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.deals.bundles import Bundle
from lanterne.games.illuminati.features import blocks as b
from lanterne.games.illuminati.features.seats import write_marks
from lanterne.games.illuminati.moves import ATTACKS
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.view import is_party

ATTACK: Final[i64] = b.start("attack")
ATTACK_SEATS: Final[i64] = b.start("attack-seats")
ATTACKER: Final[i64] = b.start("attacker")
TARGET: Final[i64] = b.start("target")
AID: Final[i64] = b.start("attack-aid")
NUMBER: Final[i64] = b.start("attack-number")
ATTACK_MONEY: Final[i64] = b.start("attack-money")
ROLL: Final[i64] = b.start("attack-roll")
OFFERS: Final[i64] = b.start("offers")
OFFER_MONEY: Final[i64] = b.start("offer-money")


def write_attack(s: IlluminatiState, seat: Seat, c: Cells) -> None:
    atk = current_attack(s)
    if atk is None:
        return
    aimed = atk.target != NO_CARD
    c.begin(ATTACK)
    c.flag(True)
    c.one_of(atk.phase, len(PHASES))
    if aimed:
        c.one_of(atk.kind, len(ATTACKS))
    c.begin(ATTACK_SEATS)
    c.one_of((atk.seat - seat) % s.seats, b.SEATS)
    c.one_of(b.SEATS if atk.defender == NOBODY else (atk.defender - seat) % s.seats, b.SEATS + 1)
    c.begin(ATTACKER)
    c.one_of(atk.attacker, b.WITH_CENTRE)  # any Illuminati is the last: whose it is tells which
    c.begin(TARGET)
    if aimed:
        c.one_of(atk.target, FIRST_ILLUMINATI)
    c.begin(AID)
    c.steps(len(atk.aiders), b.FEW)
    c.flag(atk.rumours)
    c.flag(atk.privileged)
    c.flag(atk.claimed)
    c.flag(atk.committed)
    c.begin(NUMBER)
    if aimed and atk.phase <= ROLLED and (atk.phase > ANNOUNCING or atk.seat == seat):
        number = attack_number(s, atk)
        write_marks(number, b.NUMBERS, c)
        c.flag(True)
        c.flag(number < 1)
    write_spent(s, atk, c)
    c.begin(ROLL)
    roll = heard_roll(s, seat, atk)
    if roll is not None:
        c.one_of(roll - 2, 11)


def write_spent(s: IlluminatiState, atk: Attack, c: Cells) -> None:
    c.begin(ATTACK_MONEY)
    write_marks(atk.group_money + atk.illuminati_money, b.MONEY, c)
    write_marks(atk.target_money + atk.defender_money, b.MONEY, c)
    write_marks(sum(atk.support), b.MONEY, c)
    write_marks(sum(atk.opposition), b.MONEY, c)


def write_offers(s: IlluminatiState, seat: Seat, c: Cells) -> None:
    """Those that this seat made or may accept, the last one at more length."""
    mine = [offer for offer in s.offers if is_party(offer, seat)]
    if not mine:
        return
    last = mine[-1]
    c.begin(OFFERS)
    c.steps(len(mine), b.FEW)
    c.one_of((last.proposer - seat) % s.seats, b.SEATS)
    write_bundle(last.give, c)
    write_bundle(last.want, c)
    c.begin(OFFER_MONEY)
    write_marks(last.give.money, b.MONEY, c)
    write_marks(last.want.money, b.MONEY, c)


def write_bundle(bundle: Bundle, c: Cells) -> None:
    c.flag(len(bundle.specials) > 0)
    c.flag(len(bundle.groups) > 0)
