"""How the greedy bot answers: money in an attack, specials in their moments, whoever's turn it is."""

from __future__ import annotations

from lanterne.bots.illuminati.bargains import SHARED
from lanterne.bots.illuminati.memory import Memory
from lanterne.bots.illuminati.plans import best_spending, prize_of, purse_of
from lanterne.bots.illuminati.sharing import is_partner
from lanterne.bots.illuminati.specials import OPINIONS
from lanterne.bots.illuminati.values import FIRST_CHANCE, chance, money_worth
from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import WORST_ROLL, attack_number
from lanterne.games.illuminati.moves import (
    AGAINST,
    CALL_OFF,
    FOR,
    INTERFERE,
    PASS,
    PLAY,
    ROLL,
    SPEND,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.state import IlluminatiState


def spend(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], memory: Memory) -> IlluminatiAction:
    """A round of spending: how much, from where, for which side; or a special; or nothing."""
    atk = current_attack(s)
    assert atk is not None
    if move(ROLL) in legal:
        return move(CALL_OFF) if attack_number(s, atk) < 2 and move(CALL_OFF) in legal else move(ROLL)
    stake = stake_in(s, me, atk, memory)
    card = play_in_attack(s, me, atk, stake, legal)
    if card is not None:
        return card
    number = attack_number(s, atk)
    if me == atk.seat:
        money, _ = best_spending(number, purse_of(s, me, atk.attacker), stake, money_worth(s, me, me))
        return payment(s, me, atk.attacker, money, legal)
    if me == atk.defender:
        return defend(s, me, atk, -stake, number, legal)
    return interfere(s, me, stake, number, legal)


def stake_in(s: IlluminatiState, me: Seat, atk: Attack, memory: Memory) -> float:
    """What the success of an attack is worth to `me`: to a partner of the attacker, a share in the victory."""
    return SHARED if is_partner(s, me, atk, memory) else prize_of(s, me, atk.seat, atk.target, atk.kind)


def payment(s: IlluminatiState, me: Seat, first: int, money: int, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """So much from that card, or all it has; the Illuminati pays the rest when asked again."""
    for card in (first, s.illuminati[me]):
        part = min(money, s.treasury[card])
        if part > 0 and move(SPEND, part, card) in legal:
            return move(SPEND, part, card)
    return move(PASS)


def defend(
    s: IlluminatiState, me: Seat, atk: Attack, stake: float, number: int, legal: list[IlluminatiAction]
) -> IlluminatiAction:
    """The target's own money first: it counts twice and half of it would be lost anyway."""
    worth = money_worth(s, me, me)
    points, _ = best_defence(number, 2 * s.treasury[atk.target], stake, worth * 0.3)
    if points:
        return payment(s, me, atk.target, (points + 1) // 2, legal)
    points, _ = best_defence(number, s.treasury[s.illuminati[me]], stake, worth)
    if points and move(SPEND, points, s.illuminati[me]) in legal:
        return move(SPEND, points, s.illuminati[me])
    return move(PASS)


def best_defence(number: int, most: int, stake: float, worth: float) -> tuple[int, float]:
    """How many points to buy against a number, and what is lost on average then."""
    best = 0
    cost = stake * chance(number)
    for points in range(max(1, number - WORST_ROLL + 1), min(most, 30, number - FIRST_CHANCE + 1) + 1):
        then = stake * chance(number - points) + worth * points
        if then < cost - 0.0001:
            best = points
            cost = then
    return best, cost


def interfere(
    s: IlluminatiState, me: Seat, stake: float, number: int, legal: list[IlluminatiAction]
) -> IlluminatiAction:
    """Third seats pay only for what matters: against a leader's gain, or for a leader's loss."""
    worth = money_worth(s, me, me) * 1.5
    most = s.treasury[s.illuminati[me]]
    if stake < -0.08:
        money, _ = best_defence(number, most, -stake, worth)
        side = AGAINST
    else:
        money, _ = best_spending(number, min(most, 12), stake, worth) if stake > 0.08 else (0, 0.0)
        side = FOR
    return move(INTERFERE, money, side) if money and move(INTERFERE, money, side) in legal else move(PASS)


def play_in_attack(
    s: IlluminatiState, me: Seat, atk: Attack, stake: float, legal: list[IlluminatiAction]
) -> IlluminatiAction | None:
    for a in legal:
        if isinstance(a, Move) and a.verb == PLAY and OPINIONS[a.a].in_spending(s, me, atk, stake):
            return a
    return None


# ---------------------------------------------------------------------- windows


def answer(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction], memory: Memory) -> IlluminatiAction:
    """A window: the first special that is worth playing now, else pass."""
    atk = current_attack(s)
    stake = 0.0 if atk is None or atk.target < 0 else stake_in(s, me, atk, memory)
    for a in legal:
        if isinstance(a, Move) and a.verb == PLAY and OPINIONS[a.a].in_window(s, me, atk, stake):
            return a
    return move(PASS)


def own_special(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """In one's own actions."""
    for a in legal:
        if isinstance(a, Move) and a.verb == PLAY and OPINIONS[a.a].in_own_actions():
            return a
    return None
