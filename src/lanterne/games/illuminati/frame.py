"""The pieces that a game of Illuminati waits for: a stack of frames, the top one says who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanterne.core.errors import Refusal
from lanterne.core.fields import COPIER, FieldReader, Fields, FieldWriter
from lanterne.core.game import Json, Out, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.moves import IlluminatiAction
from lanterne.games.illuminati.seeing.frame_views import FrameView

if TYPE_CHECKING:  # the state holds frames
    from lanterne.games.illuminati.state import IlluminatiState


class Frame:
    """One pending piece of the game: who is asked, what they may do, what follows. Finished frames pop themselves."""

    kind: str  # the name under which `seeing/frames.py` finds the class

    def asked(self, s: IlluminatiState) -> list[Seat]:
        """The seats that are waited for; none when the frame can go on by itself (`step`)."""
        raise NotImplementedError

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        """Goes on without a decision: pushes a frame, pops itself, or comes to ask somebody. Never loops."""
        raise NotImplementedError

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        """Adds what an asked seat may do, in pinned order. The one author of legality in this frame."""
        raise NotImplementedError

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        raise NotImplementedError

    def card_took_effect(self, s: IlluminatiState, seat: Seat) -> None:
        """A special that this seat played while the frame lay on top stands: windows ask everybody anew (A-62)."""
        return

    def cancel_special(self, s: IlluminatiState, out: Out) -> None:
        """The special that was played in this frame is to have no effect (134)."""
        raise AssertionError("no special lies here")

    def hands_changed(self, s: IlluminatiState, specials: bool) -> None:
        """Money or, if so, specials were given while the frame lay on top: all who can use them are asked (56, 115)."""
        return

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        """Why this action is not among the legal ones, as exactly as can be said; None: the general words will do."""
        return None

    def view(self, s: IlluminatiState, viewer: Seat | None) -> FrameView:
        """What a viewer sees of it, named piece by piece; the frame's class has the inverse, `imagined`."""
        raise NotImplementedError

    # ------------------------------------------------------------------ copies and JSON

    def blank(self) -> Frame:
        """Another frame of the class, its fields still to be filled."""
        raise NotImplementedError

    def fields(self, source: Frame, f: Fields) -> None:
        """Every field, once (`core/fields.py`)."""
        return

    def copy(self) -> Frame:
        twin = self.blank()
        twin.fields(self, COPIER)
        return twin

    def json(self) -> Json:
        """The whole truth, with its kind; `load` is the inverse."""
        io = FieldWriter()
        self.fields(self, io)
        return {"kind": self.kind, **io.noted}

    def load(self, raw: Json) -> Frame:
        """The frame of this kind that was written so."""
        twin = self.blank()
        twin.fields(twin, FieldReader(raw))
        return twin
