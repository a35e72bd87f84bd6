"""What a face-down Illuminati may be, given all that is to be seen of it (A-77)."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.attack import PRINTED, Attack
from lanterne.games.illuminati.attack.number import bonus_of
from lanterne.games.illuminati.attack.view import attack_in
from lanterne.games.illuminati.cards.figures import participations_of, power_of, privilege_price_of
from lanterne.games.illuminati.cards.table import CARD_COUNT, CARDS, FIRST_ILLUMINATED, FIRST_ILLUMINATI, REPLACED
from lanterne.games.illuminati.state import NOBODY, IlluminatiState
from lanterne.games.illuminati.view import IlluminatiView


def assign_illuminati(
    s: IlluminatiState,
    v: IlluminatiView,
    hidden: list[Seat],
    unseen: list[int],
    replaced: int,
    atk: Attack | None,
    rng: Rng,
) -> list[int]:
    """One card for each hidden seat, none twice; exactly `replaced` of them are illuminated groups not in the deck."""
    end = CARD_COUNT if s.options.addon else FIRST_ILLUMINATED
    cards = [card for card in range(FIRST_ILLUMINATI, end) if card not in s.illuminati]
    cards = [card for card in cards if REPLACED[card] == NOBODY or REPLACED[card] in unseen]
    choices: list[list[int]] = []
    for seat in hidden:
        fitting = [card for card in cards if may_be(s, v, seat, card, atk)]
        rng.shuffle(fitting)
        choices.append(fitting)
    found: list[int] = []
    sure = search(choices, replaced, found)
    assert sure, "the view fits no world"
    return found


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
