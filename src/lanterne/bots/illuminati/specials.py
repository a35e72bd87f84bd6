"""What the greedy bot thinks of each special: when to play it, and when to cancel another's."""

from __future__ import annotations

from typing import Final, final

from lanterne.bots.illuminati.plans import fear
from lanterne.bots.illuminati.values import LEADER, chance, closeness, gain_of, threat
from lanterne.core.game import Seat
from lanterne.games.illuminati.attack.attack import ROLLED, Attack
from lanterne.games.illuminati.attack.number import attack_number
from lanterne.games.illuminati.goals.goals import cards_of
from lanterne.games.illuminati.specials.effects import (
    AbolishesPrivilege,
    AdmitsItsPlayer,
    CancelsSpecial,
    CostsTurn,
    DoublesIncome,
    Effect,
    GainsMoney,
    RedistributesMoney,
    SetsRoll,
    TakesGroup,
)
from lanterne.games.illuminati.specials.played import FOR_PRIVILEGE, Played
from lanterne.games.illuminati.specials.table import EFFECTS
from lanterne.games.illuminati.state import ACTIONS, IlluminatiState

WORTH_A_CARD: Final = 0.07  # a stake for which a special is played
ENOUGH_TO_INTERFERE: Final = 4  # MB
EXPERIENCED: Final = 3  # turns after which there is an income worth doubling


class Opinion:
    """Every moment at which a special may be worth something. `stake`: what the success of the attack is worth."""

    def in_spending(self, s: IlluminatiState, me: Seat, atk: Attack, stake: float) -> bool:
        """Whether to play it in a round of spending."""
        return False

    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        """Whether to play it in a window."""
        return False

    def in_own_actions(self) -> bool:
        """Whether to play it at once in one's own actions."""
        return False

    def is_to_cancel(self, s: IlluminatiState, me: Seat, played: Played, atk: Attack | None, stake: float) -> bool:
        """Whether to cancel it when another has played it for its text."""
        return False


@final
class OfRoll(Opinion):
    def __init__(self, roll: int) -> None:
        self.roll: Final = roll

    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        return atk is not None and turns_the_roll(s, atk, self.roll, stake)

    def is_to_cancel(self, s: IlluminatiState, me: Seat, played: Played, atk: Attack | None, stake: float) -> bool:
        return atk is not None and turns_the_roll(s, atk, self.roll, -stake)


def turns_the_roll(s: IlluminatiState, atk: Attack, value: int, stake: float) -> bool:
    """Whether the card changes the result the way the bot wants."""
    if atk.phase != ROLLED or abs(stake) < WORTH_A_CARD:
        return False
    number = attack_number(s, atk)
    succeeds = atk.roll <= 10 and atk.roll <= number
    would = value <= 10 and value <= number
    return succeeds != would and would == (stake > 0)


@final
class OfPrivilege(Opinion):
    """Against a privileged attack that would hurt."""

    def in_spending(self, s: IlluminatiState, me: Seat, atk: Attack, stake: float) -> bool:
        return (
            stake < -0.25 and chance(attack_number(s, atk)) > 0.2 and s.treasury[s.illuminati[me]] > ENOUGH_TO_INTERFERE
        )

    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        if atk is None or stake >= -0.25 or not can_interfere(s, me):
            return False
        return chance(attack_number(s, atk) - fear(s, atk)) > 0.2


def can_interfere(s: IlluminatiState, me: Seat) -> bool:
    """Whether there is enough on the Illuminati for it to be of use to be let into an attack."""
    return s.treasury[s.illuminati[me]] > ENOUGH_TO_INTERFERE


@final
class OfCancelling(Opinion):
    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        played = s.frames[-1]
        if not isinstance(played, Played) or played.seat == me:
            return False
        if played.purpose == FOR_PRIVILEGE:
            return stake < -0.4
        return OPINIONS[played.special].is_to_cancel(s, me, played, atk, stake)


@final
class OfTaking(Opinion):
    def is_to_cancel(self, s: IlluminatiState, me: Seat, played: Played, atk: Attack | None, stake: float) -> bool:
        return threat(s, played.seat, me) * gain_of(s, played.seat, me, [played.a.a]) > 0.2


@final
class OfLostTurn(Opinion):
    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        return closeness(s, s.turn, me, cards_of(s, s.turn), 0) > LEADER

    def is_to_cancel(self, s: IlluminatiState, me: Seat, played: Played, atk: Attack | None, stake: float) -> bool:
        return s.turn == me


@final
class OfIncome(Opinion):
    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        return s.turns[me] >= EXPERIENCED


@final
class OfMoney(Opinion):
    """Laid out at once, so that it can be spent."""

    def in_spending(self, s: IlluminatiState, me: Seat, atk: Attack, stake: float) -> bool:
        return me in (atk.seat, atk.defender) and abs(stake) > 0.3

    def in_window(self, s: IlluminatiState, me: Seat, atk: Attack | None, stake: float) -> bool:
        return s.turn == me and s.stage < ACTIONS

    def in_own_actions(self) -> bool:
        return True


@final
class OfRedistributing(Opinion):
    def in_own_actions(self) -> bool:
        return True


def opinion_of(effect: Effect) -> Opinion:
    if isinstance(effect, SetsRoll):
        return OfRoll(effect.roll)
    if isinstance(effect, (AbolishesPrivilege, AdmitsItsPlayer)):
        return OfPrivilege()
    if isinstance(effect, CancelsSpecial):
        return OfCancelling()
    if isinstance(effect, TakesGroup):
        return OfTaking()
    if isinstance(effect, CostsTurn):
        return OfLostTurn()
    if isinstance(effect, DoublesIncome):
        return OfIncome()
    if isinstance(effect, GainsMoney):
        return OfMoney()
    return OfRedistributing() if isinstance(effect, RedistributesMoney) else Opinion()


OPINIONS: Final = [opinion_of(effect) for effect in EFFECTS]  # by kind of special
