"""Standing orders of a seat: money against an attack, paid without asking, up to a sum for each attack."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Seat
from lanterne.core.grammar import Shape, Slot, read_code
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import TARGET_MONEY, attack_number
from lanterne.games.illuminati.attack.spending import Spending, may_interfere, purses
from lanterne.games.illuminati.cards.alignments import NAMES
from lanterne.games.illuminati.cards.table import CARD_IDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.moves import AGAINST, INTERFERE, PASS, SPEND, move
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of

ANYBODY: Final = "anybody"
ANY: Final = "any"
LOWEST_ROLL: Final = 2
NOT_MEANT: Final = -1

GROUP: Final = Slot("card", "card", words=CARD_IDS[:FIRST_ILLUMINATI])
WHO: Final = Slot("who", "attacker", words=(ANYBODY, *[str(seat) for seat in range(8)]))
OF: Final = Slot("alignment", "alignment", words=(ANY, *NAMES))
MOST: Final = Slot("most", "number", pattern=r"[1-9][0-9]?")

DEFEND_ORDER: Final = Shape("defend", GROUP, "up-to", MOST)
OPPOSE_ORDER: Final = Shape("oppose", WHO, "on", OF, "up-to", MOST)
ORDERS: Final = (DEFEND_ORDER, OPPOSE_ORDER)


def order_answer(s: IlluminatiState, seat: Seat, orders: list[str]) -> str:
    """What the first order that is meant for this attack does now: pays, or passes when it has paid all it may.

    "" when none is meant, or when there is no money to carry it out with.
    """
    frame = s.frames[-1]
    atk = current_attack(s)
    if atk is None or not isinstance(frame, Spending) or frame.next_seat(s) != seat:
        return ""
    for order in orders:
        most = most_against(s, atk, seat, order)
        if most != NOT_MEANT:
            return payment(s, atk, seat, most)
    return ""


def most_against(s: IlluminatiState, atk: Attack, seat: Seat, order: str) -> int:
    """What the order gives against this attack altogether."""
    read = read_code(ORDERS, order)
    if read is None:
        return NOT_MEANT
    shape, values = read
    most = int(values["most"])
    if shape is DEFEND_ORDER:
        return most if seat == atk.defender and CARD_IDS[atk.target] == values["card"] else NOT_MEANT
    if not may_interfere(s, atk, seat) or values["who"] not in (ANYBODY, str(atk.seat)):
        return NOT_MEANT
    alignment = values["alignment"]
    if alignment != ANY and not alignments_of(s, atk.target) >> NAMES.index(alignment) & 1:
        return NOT_MEANT
    return most


def payment(s: IlluminatiState, atk: Attack, seat: Seat, most: int) -> str:
    """No more than makes the attack hopeless: from the target's own treasury first, where each MB counts twice (53)."""
    defends = seat == atk.defender
    left = most - (atk.target_money + atk.defender_money if defends else atk.opposition[seat])
    excess = attack_number(s, atk) - LOWEST_ROLL + 1
    if left <= 0 or excess <= 0:
        return move(PASS).code()
    if not defends:
        money = min(left, excess, s.treasury[s.illuminati[seat]])
        return move(INTERFERE, money, AGAINST).code() if money else ""
    for card in purses(s, atk, seat):
        worth = TARGET_MONEY if card == atk.target else 1
        money = min(left, (excess + worth - 1) // worth, s.treasury[card])
        if money:
            return move(SPEND, money, card).code()
    return ""
