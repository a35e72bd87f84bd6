"""Goals: what each asks for, how far a seat has come, and the check at the end of every turn (162 to 168, A-43)."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Event, Out, Outcome, Seat, places_by
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.cards.alignments import (
    ALL,
    COMMUNIST,
    CRIMINAL,
    GOVERNMENT,
    LIBERAL,
    STRAIGHT,
    VIOLENT,
    WEIRD,
    bits,
)
from lanterne.games.illuminati.cards.figures import power_of, transferable_of
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import CARD_NUMBERS, CARDS
from lanterne.games.illuminati.money.treasury import total_money
from lanterne.games.illuminati.state import NOBODY, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of

BASIC: Final = (0, 0, 13, 13, 12, 10, 9, 8, 8)  # cards to control, Illuminati included, by the seats at the start (164)
NEEDED: Final = {
    "total-power": 35,
    "all-alignments": 10,
    "weird-groups": 5,
    "total-money": 150,
    "transferable-power": 25,
    "destruction": 8,
    "violent-groups": 6,
    "criminal-government-groups": 5,
    "straight-groups": 4,
    "destroy-irs": 1,
    "monopoly": 3,
    "liberal-communist-groups": 7,
}
# Goals that count groups by alignment; a group with two of them counts twice.
COUNTED: Final = {
    "weird-groups": WEIRD,
    "violent-groups": VIOLENT,
    "criminal-government-groups": CRIMINAL | GOVERNMENT,
    "straight-groups": STRAIGHT,
    "liberal-communist-groups": LIBERAL | COMMUNIST,
}
IRS: Final = CARD_NUMBERS["irs"]
PHONES: Final = CARD_NUMBERS["illuminated-phone-company"]
MONOPOLY: Final = (CARD_NUMBERS["phone-company"], CARD_NUMBERS["hollywood"], CARD_NUMBERS["madison-avenue"])


def basic_goal(s: IlluminatiState) -> int:
    """How many cards win; fixed by the seats at the start, whoever leaves (10, 165, 167)."""
    return BASIC[s.seats] + s.options.longer


def goal_of(s: IlluminatiState, seat: Seat) -> str:
    """The seat's special goal; empty while it has none yet."""
    if s.goal[seat] or s.options.hidden_goals:
        return s.goal[seat]
    return CARDS[s.illuminati[seat]].goal


def cards_of(s: IlluminatiState, seat: Seat) -> list[int]:
    return list(s.grid[seat].values())


def progress(s: IlluminatiState, seat: Seat, goal: str, cards: list[int]) -> int:
    """How much of the goal there is with these cards, in the units of `needed`. True figures, hidden or not (A-77)."""
    total = 0
    mask = COUNTED.get(goal, 0)
    if mask:
        for card in cards:
            total += bits(alignments_of(s, card) & mask)
    elif goal == "total-power":
        for card in cards:
            total += power_of(s, card)
    elif goal == "transferable-power":
        for card in cards:
            total += transferable_of(s, card)
    elif goal == "all-alignments":
        total = bits(alignments_held(s, cards))
    elif goal == "total-money":
        total = total_money(s, seat)
    elif goal == "destruction":
        total = len(s.destroyed[seat])
    elif goal == "destroy-irs":
        total = 1 if IRS in s.destroyed[seat] else 0
    elif goal == "monopoly":
        total = monopoly(s, seat, cards)
    return total


def needed(s: IlluminatiState, goal: str) -> int:
    if goal == "monopoly" and phone_seat(s) != NOBODY:
        return 1 if not s.resigned[phone_seat(s)] else 2
    return NEEDED[goal]


def alignments_held(s: IlluminatiState, cards: list[int]) -> int:
    held = 0
    for card in cards:
        held |= alignments_of(s, card)
    return held & ALL


def phone_seat(s: IlluminatiState) -> Seat:
    """Who plays or played the illuminated Phone Companies."""
    for seat in range(s.seats):
        if s.illuminati[seat] == PHONES:
            return seat
    return NOBODY


def monopoly(s: IlluminatiState, seat: Seat, cards: list[int]) -> int:
    """The Phone Companies put out by anyone; without them, groups destroyed by oneself or controlled (182, A-83)."""
    phones = phone_seat(s)
    if phones != NOBODY and not s.resigned[phones]:
        return 0 if s.alive[phones] else 1
    total = 0
    for card in MONOPOLY:
        if card in cards or card in s.destroyed[seat]:
            total += 1
    return total


def meets(s: IlluminatiState, seat: Seat, goal: str) -> bool:
    return goal != "" and progress(s, seat, goal, cards_of(s, seat)) >= needed(s, goal)


def has_won(s: IlluminatiState, seat: Seat) -> bool:
    """Whether the seat meets the basic goal or its own (166)."""
    if not s.alive[seat] or s.options.very_long:
        return False
    return len(s.grid[seat]) >= basic_goal(s) or meets(s, seat, goal_of(s, seat))


def public_goal(s: IlluminatiState, seat: Seat) -> str:
    """The special goal everybody knows the seat to have; empty: none, or secret."""
    if s.goal_shown[seat]:
        return s.goal[seat]
    return CARDS[s.illuminati[seat]].goal if s.exposed[seat] and not s.options.hidden_goals else ""


def seen_to_win(s: IlluminatiState, seat: Seat, cards: list[int], received: int) -> bool:
    """Whether all could see the seat win with these cards and so much more money: no secret is looked at (A-49)."""
    if s.options.very_long:
        return False
    if len(cards) >= basic_goal(s):
        return True
    goal = public_goal(s, seat)
    if goal == "total-money":  # treasuries go with their groups (119)
        return s.options.open_money and sum([s.treasury[card] for card in cards]) + received >= NEEDED[goal]
    hidden = not s.exposed[seat] and goal in ("total-power", "transferable-power")
    if goal == "" or hidden or (goal == "monopoly" and False in s.exposed):
        return False
    return progress(s, seat, goal, cards) >= needed(s, goal)


# ---------------------------------------------------------------------- the end of a turn


def score(s: IlluminatiState, seat: Seat) -> int:
    """The count of the very long game: power and one for each card, Illuminati included (168, A-46)."""
    total = 0
    for card in s.grid[seat].values():
        total += power_of(s, card) + 1
    return total


def check_victory(s: IlluminatiState, out: Out) -> None:
    """After step 6 of every turn, for all at once (A-43); sets the result when the game is over."""
    winners = [seat for seat in range(s.seats) if has_won(s, seat)]
    if winners:
        for seat in winners:
            tell_victory(s, seat, out)
        finish(s, "goal", winners, out)
    elif s.options.very_long and is_exhausted(s):
        finish(s, "exhausted", leaders(s), out)


def check_round_limit(s: IlluminatiState, out: Out) -> None:
    """When a round is over: the limit that keeps simulations finite (A-81)."""
    if s.result is None and s.options.round_limit and s.round >= s.options.round_limit:
        finish(s, "limit", leaders(s), out)


def is_exhausted(s: IlluminatiState) -> bool:
    """Nothing left to draw or to take, or a full round without a regular action on an empty deck (A-46, A-81)."""
    if s.deck_groups or sum(s.deck_specials):
        return False
    return UNCONTROLLED not in s.zone or s.idle >= s.alive.count(True)


def leaders(s: IlluminatiState) -> list[Seat]:
    best = max([score(s, seat) for seat in range(s.seats) if s.alive[seat]])
    return [seat for seat in range(s.seats) if s.alive[seat] and score(s, seat) == best]


def tell_victory(s: IlluminatiState, seat: Seat, out: Out) -> None:
    """A winner turns up what he is and what he wanted (A-77)."""
    goal = goal_of(s, seat)
    special = meets(s, seat, goal)
    s.exposed[seat] = True
    if special and s.goal[seat]:
        s.goal_shown[seat] = True
    if out is not None:
        words = Phrase("illuminati-goal-" + goal) if special else Phrase("illuminati-goal-basic", {"n": basic_goal(s)})
        args = {"seat": seat_phrase(seat), "card": card_phrase(s, s.illuminati[seat]), "goal": words}
        out.append(Event("goal-reached", dict(args), knew=(seat,), clause="166"))


def finish(s: IlluminatiState, reason: str, winners: list[Seat], out: Out) -> None:
    """Winners share the first place (163); by count where the count decides, else all others are behind alike."""
    scores = [score(s, seat) if s.alive[seat] else 0 for seat in range(s.seats)]
    if reason in ("exhausted", "limit"):
        keys = [(scores[seat] if s.alive[seat] else -1,) for seat in range(s.seats)]
    else:
        keys = [(1 if seat in winners else 0,) for seat in range(s.seats)]
    turn_up_all(s, out)
    s.result = Outcome(reason, places_by([tuple(key) for key in keys]), scores)
    if out is not None:
        out.append(Event("game-over", {"reason": Phrase("illuminati-reason-" + reason)}, clause="162"))


def turn_up_all(s: IlluminatiState, out: Out) -> None:
    """The scores tell what lies face down (A-77), so the end of the game turns it up."""
    for seat in range(s.seats):
        if not s.exposed[seat]:
            s.exposed[seat] = True
            if out is not None:
                args = {"seat": seat_phrase(seat), "card": card_phrase(s, s.illuminati[seat])}
                out.append(Event("illuminati-shown", dict(args), knew=(seat,), clause="A-77"))
