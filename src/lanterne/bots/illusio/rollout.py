"""An Illusio game played on in an imagined world as the greedy bot would play every seat of it."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.bots.illusio.greedy import best_of
from lanterne.bots.illusio.outlook import Outlook
from lanterne.core.rng import Rng
from lanterne.games.illusio.apply import apply_action
from lanterne.games.illusio.frames import DRAW, PROGRAMME, TURN, WINDOW
from lanterne.games.illusio.legal import legal_actions
from lanterne.games.illusio.state import IllusioState


def greedy_step(s: IllusioState, rng: Rng) -> None:
    seat = s.frames[-1].seat
    legal = legal_actions(s, seat)
    a = legal[0] if len(legal) == 1 else best_of(Outlook(s, seat, s.options.memory), legal)
    apply_action(s, seat, a, rng, None)


def play_on(s: IllusioState, turns: i64, rng: Rng) -> None:
    """Until so many turns have ended, or the game has."""
    turn = s.turn
    while turns > 0 and not s.reason:
        greedy_step(s, rng)
        if s.turn != turn:
            turn = s.turn
            turns -= 1


def settle(s: IllusioState, rng: Rng) -> None:
    """To the next question that is worth a search: what an action leads to, and what has but one answer, is done."""
    while not s.reason:
        frame = s.frames[-1]
        if frame.kind in (TURN, DRAW, WINDOW, PROGRAMME):
            legal = legal_actions(s, frame.seat)
            if len(legal) > 1:
                return
            apply_action(s, frame.seat, legal[0], rng, None)
        else:
            greedy_step(s, rng)
