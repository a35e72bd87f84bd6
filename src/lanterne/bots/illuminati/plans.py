"""Attacks as plans of the greedy bot: what one is worth, its odds with aid and money, and the best one now."""

from __future__ import annotations

from typing import Final, final

from lanterne.bots.illuminati.layout import place_worth
from lanterne.bots.illuminati.values import (
    FIRST_CHANCE,
    RESERVE,
    Now,
    branch_of,
    chance,
    money_worth,
    urgency,
)
from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import Attack
from lanterne.games.illuminati.attack.called_off import packed_attack
from lanterne.games.illuminati.attack.number import WORST_ROLL, attack_number
from lanterne.games.illuminati.attack.rules import aid_fault, attacker_fault, may_target_with_rumours, target_fault
from lanterne.games.illuminati.cards.figures import transferable_of
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATI
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.moves import CONTROL, DESTROY, NEUTRALISE
from lanterne.games.illuminati.state import CONTROLLED, NOBODY, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import depth
from lanterne.games.illuminati.turn.elimination import SAFE_TURNS

ILLUMINATI_AID: Final = 0.015  # what it costs to use the Illuminati up as an aider
GROUP_AID: Final = 0.002
ENMITY: Final = 0.02  # what it costs to make an enemy, when uncontrolled groups could be taken instead
CRIPPLED: Final = 0.08  # and to leave somebody with one group only
RUINED: Final = 0.5  # and to put somebody out who is no danger: a partner less for every deal
SURVIVING: Final = 1.5  # what it is worth to put the last other one out
RUMOURS_COST: Final = 0.03
AFRAID: Final = 0.45  # of the defence money there is, the part that is expected to be spent


@final
class Plan:
    """One attack with its worth if it succeeds and what it is worth to try it."""

    def __init__(self, attacker: int, target: int, kind: int, rumours: bool, prize: float, value: float) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.kind: Final = kind
        self.rumours: Final = rumours
        self.prize: Final = prize
        self.value: Final = value


def prize_of(s: IlluminatiState, me: Seat, seat: Seat, target: int, kind: int) -> float:
    """What success is worth to `me` when `seat` attacks: its gain, and what the owner loses."""
    return prize_now(s, Now(s, me), seat, target, kind)


def prize_now(s: IlluminatiState, now: Now, seat: Seat, target: int, kind: int) -> float:
    """The same where many are asked for of one position."""
    me = now.me
    owner = s.owner[target]
    cards = branch_of(s, target)
    gain = 0.0
    if kind == CONTROL:
        gain = now.gain(seat, cards, 0)
    elif kind == DESTROY:
        gain = now.gain(seat, [], 1)
        if owner == seat:
            gain -= now.loss(seat, cards)
    mine = gain if seat == me else -now.threat(seat) * gain - hurry(s, me, seat, cards, kind)
    if owner in (NOBODY, seat):
        return mine
    loss = now.loss(owner, cards)
    if owner == me:
        return mine - loss
    danger = now.threat(owner)
    mine += danger * loss + now.relief(owner, cards)
    return mine - scruple(s, owner, len(cards), danger) if seat == me else mine


def scruple(s: IlluminatiState, owner: Seat, going: int, danger: float) -> float:
    """What it costs to take so much from somebody: nobody deals with those who ruin the weak, and a dead seat stops
    no leader. Whoever is about to win deserves no mercy."""
    left = len(s.grid[owner]) - going
    if left <= 1 and s.alive.count(True) == 2 and s.turns[owner] >= SAFE_TURNS:
        return -SURVIVING
    mercy = max(0.0, 1.0 - danger)
    cost = ENMITY
    if left <= 1:
        cost += RUINED if s.turns[owner] >= SAFE_TURNS - 1 else CRIPPLED
    elif left == 2:
        cost += CRIPPLED
    return mercy * cost


def hurry(s: IlluminatiState, me: Seat, seat: Seat, cards: list[int], kind: int) -> float:
    """How much more urgent it becomes to stop the attacker."""
    now = cards_of(s, seat)
    if kind == CONTROL:
        return urgency(s, seat, me, now + cards) - urgency(s, seat, me, now)
    return urgency(s, seat, me, now, 1) - urgency(s, seat, me, now) if kind == DESTROY else 0.0


def attack_of(s: IlluminatiState, me: Seat, attacker: int, target: int, kind: int, rumours: bool) -> Attack:
    atk = Attack(s.seats, me, attacker)
    atk.target = target
    atk.kind = kind
    atk.rumours = rumours
    atk.defender = s.owner[target] if s.owner[target] != me else NOBODY
    atk.claimed = True
    return atk


def purse_of(s: IlluminatiState, me: Seat, attacker: int) -> int:
    centre = s.illuminati[me]
    return s.treasury[centre] + (s.treasury[attacker] if attacker != centre else 0)


def fear(s: IlluminatiState, atk: Attack) -> int:
    """Points the defence is expected to buy."""
    if atk.defender == NOBODY:
        return 0
    points: int = 2 * s.treasury[atk.target] + s.treasury[s.illuminati[atk.defender]]
    return int(AFRAID * min(points, 24))


def best_spending(number: int, most: int, prize: float, worth: float) -> tuple[int, float]:
    """How much to spend on a number, and what the attempt is worth then. The last money there is counts double."""
    best = 0
    value = prize * chance(number)
    for money in range(max(1, FIRST_CHANCE - number), min(most, 24, WORST_ROLL - number) + 1):  # others are wasted
        then = prize * chance(number + money) - worth * (money + max(0, money + RESERVE - most))
        if then > value + 0.0001:
            best = money
            value = then
    return best, value


def worth_of_trying(s: IlluminatiState, me: Seat, atk: Attack, prize: float) -> float:
    """The attack with the aid it needs and the money it deserves."""
    number = attack_number(s, atk) - fear(s, atk)
    most = purse_of(s, me, atk.attacker)
    worth = money_worth(s, me, me)
    _, value = best_spending(number, most, prize, worth)
    cost = 0.0
    for aid, price in aids_of(s, atk):
        number += aid
        cost += price
        _, then = best_spending(number, most, prize, worth)
        value = max(value, then - cost)
    return value


def aids_of(s: IlluminatiState, atk: Attack) -> list[tuple[int, float]]:
    """What could still be lent to the attack, groups first, the strongest first, the Illuminati last."""
    lent: list[tuple[int, float]] = []
    last: list[tuple[int, float]] = []
    for card in s.grid[atk.seat].values():
        if aid_fault(s, atk, card) == "":
            if card >= FIRST_ILLUMINATI:
                last.append((transferable_of(s, card), ILLUMINATI_AID))
            else:
                lent.append((transferable_of(s, card), GROUP_AID))
    lent.sort(reverse=True)
    return lent + last


def plans_with(s: IlluminatiState, now: Now, attacker: int, prizes: dict[int, float], plans: list[Plan]) -> None:
    """Every attack of this card that is worth anything; `prizes` keeps what a success is worth, whoever attacks."""
    me = now.me
    between = depth(s, attacker) + 1 if attacker < FIRST_ILLUMINATI else 0
    for target in range(FIRST_ILLUMINATI):
        if s.zone[target] != UNCONTROLLED and s.zone[target] != CONTROLLED:
            continue
        for kind in (CONTROL, NEUTRALISE, DESTROY):
            rumours = kind == DESTROY and CARDS[target].power == 0
            if rumours and not may_target_with_rumours(s, attacker, target):
                continue
            if not rumours and target_fault(s, attacker, target, kind, False):
                continue
            if s.called_off and packed_attack(attacker, target, kind) in s.called_off:
                continue  # what was hopeless a moment ago is hopeless still, and could not be called off again
            key = 4 * target + kind
            if key not in prizes:
                prizes[key] = prize_now(s, now, me, target, kind) - (RUMOURS_COST if rumours else 0.0)
            prize = prizes[key]
            if kind == CONTROL:
                prize += place_worth(target, between)
            if prize > 0.0:
                atk = attack_of(s, me, attacker, target, kind, rumours)
                value = worth_of_trying(s, me, atk, prize)
                plans.append(Plan(attacker, target, kind, rumours, prize, value))


def plans_of(s: IlluminatiState, me: Seat, attackers: list[int]) -> list[Plan]:
    plans: list[Plan] = []
    prizes: dict[int, float] = {}
    now = Now(s, me)
    for attacker in attackers:
        if attacker_fault(s, me, attacker) == "":
            plans_with(s, now, attacker, prizes, plans)
    return plans


def best_of(plans: list[Plan]) -> Plan | None:
    best: Plan | None = None
    for plan in plans:
        if best is None or plan.value > best.value:
            best = plan
    return best


def would_win(s: IlluminatiState, me: Seat, atk: Attack) -> bool:
    """Whether success brings the attacker's seat to a goal that `me` can see."""
    return abs(prize_of(s, me, atk.seat, atk.target, atk.kind)) > 1.0
