"""Illuminati as a `Game`: the door to the rules. Who decides what stands in the frames; deals stand beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from lanterne.core.errors import Refusal
from lanterne.core.game import Action, Dealer, Game, Json, Nature, Out, Outcome, Seat, Term
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati import manners, terms, words
from lanterne.games.illuminati.actions import ACCEPT, CALL_OUT, CHEAT, LISTEN, REFUSE, WITHDRAW, Move, parse_move
from lanterne.games.illuminati.cheating import BURY, PEEK, STEAL, add_tricks, call_out, cheat
from lanterne.games.illuminati.dealer import IlluminatiDealer
from lanterne.games.illuminati.deals import add_deals, answer_fault, awaited_answers, offer_fault, speaking_fault
from lanterne.games.illuminati.elimination import settle_resignations
from lanterne.games.illuminati.exchange import accept_offer
from lanterne.games.illuminati.flow import settle, waited_for
from lanterne.games.illuminati.listening import add_listening, listen
from lanterne.games.illuminati.offers import OfferAction, PromiseAction, parse_offer, parse_promise
from lanterne.games.illuminati.options import OPTIONS, Options, read
from lanterne.games.illuminati.setup import set_up
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.games.illuminati.state_json import load_state
from lanterne.games.illuminati.talk import make_offer, make_promise, prune, refuse_offer, withdraw_offer
from lanterne.games.illuminati.view import IlluminatiView, bot_view_of, view_of

ANSWERS: Final = (ACCEPT, REFUSE, WITHDRAW)
ORDER: Final = {
    "spending": "A-12",
    "window": "A-62",
    "played": "A-55",
}  # who is asked there
FREE_TRICKS: Final = (STEAL, PEEK, BURY)  # those that belong to no attack


@final
class Illuminati(Game[IlluminatiState, Action, IlluminatiView, Options]):
    def __init__(self) -> None:
        open_families = ("offer", "promise", "show", "hide", "show-money", "show-goal", "resign")
        nature = Nature((2, 8), hidden=True, chance=True, out_of_turn=True, open_families=open_families)
        super().__init__("illuminati", nature, 2, OPTIONS)

    # ------------------------------------------------------------------ beginning

    def options(self, raw: Mapping[str, object], seats: int) -> Options:
        return read(raw, seats)

    def options_json(self, options: Options) -> Json:
        return options.json()

    def start(self, options: Options, seats: int, rng: Rng, out: Out = None) -> IlluminatiState:
        s = set_up(options, seats, rng, out)
        settle(s, rng, out)
        return s

    def load(self, raw: Json) -> IlluminatiState:
        return load_state(raw)

    # ------------------------------------------------------------------ playing

    def to_act(self, s: IlluminatiState) -> list[Seat]:
        return waited_for(s)

    def legal(self, s: IlluminatiState, seat: Seat) -> list[Action]:
        acts: list[Action] = []
        if s.result is not None or not s.alive[seat]:
            return acts
        if seat in waited_for(s):
            s.frames[-1].legal(s, seat, acts)
        add_listening(s, seat, acts)
        add_tricks(s, seat, acts)
        add_deals(s, seat, acts)
        return acts

    def refusal(self, s: IlluminatiState, seat: Seat, a: Action) -> Refusal | None:
        if s.result is not None:
            return Refusal("162", Phrase("illuminati-refused-over"))
        if not s.alive[seat]:
            return Refusal("158", Phrase("illuminati-refused-out"))
        if isinstance(a, OfferAction):
            return offer_fault(s, seat, a)
        if isinstance(a, PromiseAction):
            return speaking_fault(s, seat, a.to)
        if isinstance(a, Move) and a.verb in ANSWERS:
            return answer_fault(s, seat, a.a, a.verb)
        if isinstance(a, Move) and a.verb in manners.VERBS:
            return manners.fault(s, seat, a)
        if a in self.legal(s, seat):
            return None
        return self.why_not(s, seat, a)

    def why_not(self, s: IlluminatiState, seat: Seat, a: Action) -> Refusal:
        """The words for an action that is not among the legal ones."""
        asked = self.to_act(s)
        if seat not in asked:
            clause = ORDER.get(s.frames[-1].kind, "11")
            return Refusal(clause, Phrase("illuminati-refused-not-asked", {"seat": seat_phrase(asked[0])}))
        told = s.frames[-1].explain(s, seat, a)
        return Refusal("22", Phrase("illuminati-refused-not-now")) if told is None else told

    def apply(self, s: IlluminatiState, seat: Seat, a: Action, rng: Rng, out: Out = None) -> None:
        if isinstance(a, OfferAction):
            make_offer(s, seat, a, out)
        elif isinstance(a, PromiseAction):
            make_promise(s, seat, a, out)
        else:
            assert isinstance(a, Move)
            if a.verb in ANSWERS:
                answer(s, seat, a, out)
            elif a.verb in manners.VERBS:
                manners.act(s, seat, a, out)
            elif a.verb == LISTEN:
                listen(s, seat, a.a, out)
            elif a.verb == CALL_OUT:
                call_out(s, seat, a.a, out)
            elif a.verb == CHEAT and a.a in FREE_TRICKS:
                cheat(s, seat, a, rng, out)
            else:
                s.frames[-1].act(s, seat, a, rng, out)
        settle(s, rng, out)
        if True in s.resigning:
            settle_resignations(s, out)
            settle(s, rng, out)
        if s.offers:
            prune(s, out)

    def outcome(self, s: IlluminatiState) -> Outcome | None:
        return s.result

    def invited(self, s: IlluminatiState) -> list[Seat]:
        return awaited_answers(s) if s.offers else NOBODY_INVITED

    # ------------------------------------------------------------------ seeing

    def view(self, s: IlluminatiState, seat: Seat | None) -> IlluminatiView:
        return view_of(s, seat)

    def bot_view(self, s: IlluminatiState, seat: Seat, wishes: Mapping[str, str]) -> IlluminatiView:
        """Without what only a board shows: all that a bot does with a view is to imagine worlds from it."""
        return cast(IlluminatiView, bot_view_of(s, seat))

    def dealer(self, v: IlluminatiView) -> Dealer[IlluminatiState]:
        return IlluminatiDealer(v)

    # ------------------------------------------------------------------ texts

    def parse(self, code: str) -> Action:
        if code.startswith("offer "):
            return parse_offer(code)
        if code.startswith("promise "):
            return parse_promise(code)
        return parse_move(code)

    def say(self, a: Action) -> Phrase:
        return words.say(a)

    def describe(self, v: IlluminatiView) -> list[Phrase]:
        return words.describe(v)

    def topics(self, v: IlluminatiView) -> list[str]:
        return terms.topics(v)

    def terms(self, v: IlluminatiView, topic: str) -> list[Term]:
        return terms.terms(v, topic)


def answer(s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
    if a.verb == ACCEPT:
        accept_offer(s, seat, a.a, out)
    elif a.verb == REFUSE:
        refuse_offer(s, seat, a.a, out)
    else:
        withdraw_offer(s, a.a, out)


NOBODY_INVITED: Final[list[int]] = []  # shared, read only
GAME: Final = Illuminati()
