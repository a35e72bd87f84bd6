"""How the greedy bot answers: money in an attack, specials in their moments, whoever's turn it is."""

from __future__ import annotations

from typing import Final

from lanterne.bots.illuminati.plans import best_spending, fear, prize_of, purse_of
from lanterne.bots.illuminati.values import chance, closeness, gain_of, money_worth, threat
from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import ROLLED, Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.cards.card import (
    ABOLISH_PRIVILEGE,
    CANCEL_SPECIAL,
    DOUBLE_INCOME,
    GAIN_MONEY,
    INTERFERE_ALONE,
    LOSE_TURN,
    REDISTRIBUTE_MONEY,
    SET_ROLL,
    TAKE_GROUP,
)
from lanterne.games.illuminati.cards.table import SPECIALS
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.moves import (
    BRIBE,
    CALL_OFF,
    INTERFERE,
    PASS,
    PLAY,
    ROLL,
    SPEND,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.specials.played import FOR_PRIVILEGE, Played
from lanterne.games.illuminati.state import IlluminatiState

FOR: Final = 0
AGAINST: Final = 1
WORTH_A_CARD: Final = 0.07  # a stake for which a special is played
LEADER: Final = 0.62  # so near a goal, somebody is worth stopping


def spend(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """A round of spending: how much, from where, for which side; or a special; or nothing."""
    atk = current_attack(s)
    assert atk is not None
    if move(ROLL) in legal:
        return move(CALL_OFF) if attack_number(s, atk) < 2 and move(CALL_OFF) in legal else move(ROLL)
    stake = prize_of(s, me, atk.seat, atk.target, atk.kind)
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
    for points in range(1, min(most, 30) + 1):
        then = stake * chance(number - points) + worth * points
        if then < cost - 0.0001:
            best = points
            cost = then
    return best, cost


def interfere(
    s: IlluminatiState, me: Seat, stake: float, number: int, legal: list[IlluminatiAction]
) -> IlluminatiAction:
    """Third seats pay only for what matters: against a leader's gain, or for his loss."""
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
    """Agent and Interférence against a privileged attack that would hurt."""
    for a in legal:
        if isinstance(a, Move) and a.verb == PLAY:
            effect = SPECIALS[a.a].effect
            hurts = stake < -0.25 and chance(attack_number(s, atk)) > 0.2
            if effect in (ABOLISH_PRIVILEGE, INTERFERE_ALONE) and hurts and s.treasury[s.illuminati[me]] > 4:
                return a
            if effect == GAIN_MONEY and me in (atk.seat, atk.defender) and abs(stake) > 0.3:
                return a
    return None


# ---------------------------------------------------------------------- windows


def answer(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction:
    """A window: the first special that is worth playing now, else pass."""
    atk = current_attack(s)
    stake = 0.0 if atk is None or atk.target < 0 else prize_of(s, me, atk.seat, atk.target, atk.kind)
    for a in legal:
        if isinstance(a, Move) and a.verb == PLAY and is_worth_playing(s, me, SPECIALS[a.a].effect, a.a, atk, stake):
            return a
    return move(PASS)


def is_worth_playing(s: IlluminatiState, me: Seat, effect: int, kind: int, atk: Attack | None, stake: float) -> bool:
    if effect == SET_ROLL:
        return atk is not None and turns_the_roll(s, atk, SPECIALS[kind].amount, stake)
    if effect == CANCEL_SPECIAL:
        return hurts_me(s, me, atk, stake)
    if effect == LOSE_TURN:
        return closeness(s, s.turn, me, cards_of(s, s.turn), 0) > LEADER
    if effect == DOUBLE_INCOME:
        return s.turns[me] >= 3
    if effect in (ABOLISH_PRIVILEGE, INTERFERE_ALONE):
        return stake < -0.25 and atk is not None and chance(attack_number(s, atk) - fear(s, atk)) > 0.2
    return effect == GAIN_MONEY and s.turn == me and s.stage < 4


def turns_the_roll(s: IlluminatiState, atk: Attack, value: int, stake: float) -> bool:
    """Whether the card changes the result the way the bot wants."""
    if atk.phase != ROLLED or abs(stake) < WORTH_A_CARD:
        return False
    number = attack_number(s, atk)
    succeeds = atk.roll <= 10 and atk.roll <= number
    would = value <= 10 and value <= number
    return succeeds != would and would == (stake > 0)


def hurts_me(s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
    """Whether the special on the table is one to cancel."""
    played = s.frames[-1]
    if not isinstance(played, Played) or played.seat == me:
        return False
    effect = SPECIALS[played.special].effect
    if played.purpose == FOR_PRIVILEGE:
        return stake < -0.4
    if effect == SET_ROLL:
        return atk is not None and turns_the_roll(s, atk, SPECIALS[played.special].amount, -stake)
    if effect == LOSE_TURN:
        return s.turn == me
    if effect == TAKE_GROUP and played.a.verb == BRIBE:
        return threat(s, played.seat, me) * gain_of(s, played.seat, me, [played.a.a]) > 0.2
    return False


def own_special(s: IlluminatiState, me: Seat, legal: list[IlluminatiAction]) -> IlluminatiAction | None:
    """In one's own actions: money is laid out at once, so that it can be spent."""
    for a in legal:
        if isinstance(a, Move) and a.verb == PLAY and SPECIALS[a.a].effect in (GAIN_MONEY, REDISTRIBUTE_MONEY):
            return a
    return None
