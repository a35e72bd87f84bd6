"""The check at the end of every turn, and how the game ends (162, 163, 168, A-43, A-46, A-81)."""

from __future__ import annotations

from lanterne.core.game import Event, Out, Outcome, Seat, places_by
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illuminati.cards.figures import power_of
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.goals.goals import basic_goal, goal_of, has_won, meets
from lanterne.games.illuminati.state import UNCONTROLLED, IlluminatiState


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
    """A winner turns up what they are and what they wanted (A-77)."""
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
    """Winners share the first place (163); where the score decides it ranks all, else all losers rank alike."""
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
