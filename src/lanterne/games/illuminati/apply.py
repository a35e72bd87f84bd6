"""Does an action, then lets the game run on until somebody is asked again."""

from __future__ import annotations

from typing import Final

from lanterne.core.game import Out, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.deals.exchange import accept_offer
from lanterne.games.illuminati.deals.judging import ANSWERS
from lanterne.games.illuminati.deals.offers import OfferAction, PromiseAction
from lanterne.games.illuminati.deals.talk import make_offer, make_promise, prune, refuse_offer, withdraw_offer
from lanterne.games.illuminati.moves import ACCEPT, CALL_OUT, CHEAT, LISTEN, MOVE_SHAPES, REFUSE, IlluminatiAction, Move
from lanterne.games.illuminati.secrets.cheating import BURY, PEEK, STEAL, call_out, cheat
from lanterne.games.illuminati.secrets.listening import listen
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.turn import any_time
from lanterne.games.illuminati.turn.flow import settle

# By verb: what the frame on top does itself, which is nearly everything.
ELSEWHERE: Final = [*ANSWERS, *any_time.VERBS, LISTEN, CALL_OUT, CHEAT]
BY_FRAME: Final = [verb not in ELSEWHERE for verb in range(len(MOVE_SHAPES))]
FREE_TRICKS: Final = (STEAL, PEEK, BURY)  # those that belong to no attack


def apply_action(s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
    if isinstance(a, OfferAction):
        make_offer(s, seat, a, out)
    elif isinstance(a, PromiseAction):
        make_promise(s, seat, a, out)
    else:
        assert isinstance(a, Move)
        make_move(s, seat, a, rng, out)
    settle(s, rng, out)
    if s.offers:
        prune(s, out)


def make_move(s: IlluminatiState, seat: Seat, a: Move, rng: Rng, out: Out) -> None:
    if BY_FRAME[a.verb]:
        s.frames[-1].act(s, seat, a, rng, out)
    elif a.verb in ANSWERS:
        answer(s, seat, a, out)
    elif a.verb in any_time.VERBS:
        any_time.act(s, seat, a, out)
    elif a.verb == LISTEN:
        listen(s, seat, a.a, out)
    elif a.verb == CALL_OUT:
        call_out(s, seat, a.a, out)
    elif a.verb == CHEAT and a.a in FREE_TRICKS:
        cheat(s, seat, a, rng, out)
    else:
        s.frames[-1].act(s, seat, a, rng, out)


def answer(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    """To an open offer."""
    if a.verb == ACCEPT:
        accept_offer(s, seat, a.a, out)
    elif a.verb == REFUSE:
        refuse_offer(s, seat, a.a, out)
    else:
        withdraw_offer(s, a.a, out)
