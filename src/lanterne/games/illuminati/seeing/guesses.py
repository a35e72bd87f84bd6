"""What a face-down Illuminati may be, given all that is to be seen of it (A-77)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import PRINTED, Attack
from lanterne.games.illuminati.attack.number import bonus_of
from lanterne.games.illuminati.attack.view import attack_in
from lanterne.games.illuminati.cards.figures import participations_of, power_of, privilege_price_of
from lanterne.games.illuminati.cards.table import CARD_COUNT, CARDS, FIRST_ILLUMINATED, FIRST_ILLUMINATI, REPLACED
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.view import IlluminatiView

NONE_BARRED: Final[set[int]] = set()
TRIES: Final = 4000  # after so many a first fit is taken: as good as never


@final
class Guesses:
    """Which cards may lie before each seat whose Illuminati is hidden; read once, dealt as often as is wanted."""

    def __init__(
        self,
        s: IlluminatiState,
        v: IlluminatiView,
        hidden: list[Seat],
        unseen: list[int],
        atk: Attack | None,
        barred: list[set[int]],
    ) -> None:
        self.choices: Final[list[list[int]]] = []
        if not hidden:
            return
        end = CARD_COUNT if s.options.addon else FIRST_ILLUMINATED
        cards = [card for card in range(FIRST_ILLUMINATI, end) if card not in s.illuminati]
        cards = [card for card in cards if REPLACED[card] == NOBODY or REPLACED[card] in unseen]
        for seat in hidden:
            out = barred[seat] if barred else NONE_BARRED
            self.choices.append([card for card in cards if card not in out and may_be(s, v, seat, card, atk)])

    def assign(self, replaced: int, rng: Rng) -> list[int]:
        """One card for each hidden seat, none twice; exactly `replaced` of them are illuminated groups not in the deck.

        Whole assignments are drawn until one fits: so all that fit are as likely.
        """
        for _ in range(TRIES):
            found = [fitting[rng.below(len(fitting))] for fitting in self.choices]
            if count_replaced(found) == replaced and len(set(found)) == len(found):
                return found
        return self.first_fit(replaced, rng)

    def first_fit(self, replaced: int, rng: Rng) -> list[int]:
        """The first that is met, depth first, over the shuffled choices: not all are as likely."""
        choices = [fitting[:] for fitting in self.choices]
        for fitting in choices:
            rng.shuffle(fitting)
        found: list[int] = []
        sure = search(choices, replaced, found)
        assert sure, "the view fits no world"
        return found


def count_replaced(cards: list[int]) -> int:
    count = 0
    for card in cards:
        if REPLACED[card] != NOBODY:
            count += 1
    return count


def search(choices: list[list[int]], replaced: int, found: list[int]) -> bool:
    """Depth first over the shuffled choices; leaves the assignment in `found`."""
    if len(found) == len(choices):
        return replaced == 0
    for card in choices[len(found)]:
        if card in found:
            continue
        found.append(card)
        if search(choices, replaced - (1 if REPLACED[card] != NOBODY else 0), found):
            return True
        found.pop()
    return False


def may_be(s: IlluminatiState, v: IlluminatiView, seat: Seat, card: int, atk: Attack | None) -> bool:
    """Whether the card could have done what this seat's Illuminati is seen to do now."""
    if v["seats"][seat]["attacks"] > participations_of(card):
        return False
    if seat == s.turn and s.privilege_bought and not privilege_price_of(card):
        return False
    if CARDS[card].goal and s.goal_shown[seat] and not s.options.hidden_goals:
        return False  # only the Ovnis have a goal to show (157)
    if not fits_step_6(v, seat, card):
        return False
    if atk is None or atk.seat != seat:
        return True
    if atk.bought and not privilege_price_of(card):
        return False
    seen = attack_in(v["frames"])
    if seen is not None and atk.claimed and bonus_of(s, atk, card) != seen["claimed"]:
        return False
    named = max(atk.power, atk.aid)
    return named == PRINTED or named <= power_of(s, card) + (1 if s.options.overstate else 0)


def fits_step_6(v: IlluminatiView, seat: Seat, card: int) -> bool:
    """Whether the card has the power of step 6 that the seat is seen to use (A-77)."""
    facts = CARDS[card]
    for frame in v["frames"]:
        if frame["kind"] == "turn" and frame["struck"] and v["turn"] == seat and not facts.strikes:
            return False
        if frame["kind"] == "rearranging" and frame["seat"] == seat and not facts.rearranges:
            return False
    return True
