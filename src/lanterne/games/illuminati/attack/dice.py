"""The cheating variant: only the attacker sees the dice, and says what they show (175, l.397)."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.attack.announcing import attack_at
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import CHEAT, PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.secrets.cheating import MISREAD, has_hands_free, misread
from lanterne.games.illuminati.seeing.frame_views import ReadingView
from lanterne.games.illuminati.state import IlluminatiState


@final
class Reading(Frame):
    """The attacker reads truly (`pass`) or says another total.

    Asked also when the attacker may not cheat any more, so that the others cannot tell.
    """

    def __init__(self) -> None:
        self.kind = "reading"

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [attack_at(s).seat]

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS))
        if has_hands_free(s, seat):
            for total in range(2, 13):
                if total != attack_at(s).dice:
                    acts.append(move(CHEAT, MISREAD, total))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        s.frames.pop()
        atk = attack_at(s)
        if a.verb == CHEAT:
            misread(s, atk, a.b, out)
        if out is not None:
            args: dict[str, Arg] = {"seat": seat_phrase(atk.seat), "roll": atk.roll}
            out.append(Event("dice-read", args, knew=(atk.seat,), clause="175"))

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        return Refusal("175", Phrase("illuminati-refused-reading"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> ReadingView:
        return {"kind": "reading"}

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Reading:
        return Reading()

    def blank(self) -> Reading:
        return Reading()
