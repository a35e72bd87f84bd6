"""The Triangle rebuilds its structure in step 6 (149, A-58, A-73): it lifts cards, then lays them back one by one."""

from __future__ import annotations

from typing import final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.references import ids_of, numbers_of, reference, referred
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.moves import ATTACH, DIRECTIONS, DONE, LIFT, PASS, IlluminatiAction, Move, move
from lanterne.games.illuminati.seeing.frame_views import LaidView, RearrangingView
from lanterne.games.illuminati.state import CONTROLLED, NOWHERE, IlluminatiState, cell_at, cell_xy
from lanterne.games.illuminati.structure.geometry import attach, controlled, free_arrows, groups_of, lift_branch


def rearrange(s: IlluminatiState, seat: Seat) -> None:
    """Asks the seat to rebuild its structure; until every card is laid again, the old layout can be restored."""
    cards = groups_of(s, seat)
    layout = [[card, s.master[card], s.facing[card], s.cell[card]] for card in cards]
    s.frames.append(Rearranging(seat, layout, [], []))


@final
class Rearranging(Frame):
    """First lift (a card with its branch), then lay. A card once laid stays, so it ends. No card may be lost by it."""

    def __init__(self, seat: Seat, layout: list[list[int]], lifted: list[int], laid: list[int]) -> None:
        self.kind = "rearranging"
        self.seat = seat
        self.layout = layout  # card, master, facing, cell as they were
        self.lifted = lifted  # sorted
        self.laid = laid

    def asked(self, s: IlluminatiState) -> list[Seat]:
        return [self.seat] if s.alive[self.seat] else []

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        s.frames.pop()

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        acts.append(move(PASS if self.lifted else DONE))
        if not self.laid:
            for card in groups_of(s, seat):
                acts.append(move(LIFT, card))
        places: list[tuple[int, int]] = []
        for master in controlled(s, seat):
            for way in free_arrows(s, master):
                places.append((master, way))
        for card in self.lifted:
            for master, way in places:
                acts.append(move(ATTACH, card, master, way))

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        if a.verb == LIFT:
            self.lifted = sorted(self.lifted + lift_branch(s, a.a))
        elif a.verb == ATTACH:
            self.lifted = [card for card in self.lifted if card != a.a]
            self.laid.append(a.a)
            attach(s, seat, a.a, a.b, a.c)
            if out is not None:
                args = {"card": card_phrase(s, a.a), "master": card_phrase(s, a.b)}
                out.append(Event("attached", dict(args), clause="A-73"))
        else:
            self.finish(s, a.verb == PASS, out)

    def finish(self, s: IlluminatiState, restoring: bool, out: Out) -> None:
        if restoring:
            self.restore(s)
        s.frames.pop()
        if out is not None:
            name = "rearrangement-dropped" if restoring else "rearranged"
            out.append(Event(name, {"seat": seat_phrase(self.seat)}, clause="149"))

    def restore(self, s: IlluminatiState) -> None:
        """Everything back where it lay."""
        grid = s.grid[self.seat]
        for card, _, _, _ in self.layout:
            if s.cell[card] != NOWHERE:
                del grid[s.cell[card]]
        for card, master, facing, cell in self.layout:
            s.zone[card] = CONTROLLED
            s.master[card] = master
            s.facing[card] = facing
            s.cell[card] = cell
            grid[cell] = card

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        if isinstance(a, Move) and a.verb == DONE:
            return Refusal("A-73", Phrase("illuminati-refused-rearranging-lifted"))
        return Refusal("A-73", Phrase("illuminati-refused-rearranging"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> RearrangingView:
        return {
            "kind": "rearranging",
            "seat": self.seat,
            "layout": [laid_view(s, row) for row in self.layout],
            "lifted": ids_of(self.lifted),
            "laid": ids_of(self.laid),
        }

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Rearranging:
        layout = [laid_row(s, laid) for laid in raw["layout"]]
        return Rearranging(raw["seat"], layout, numbers_of(raw["lifted"]), numbers_of(raw["laid"]))

    def blank(self) -> Rearranging:
        return Rearranging(0, [], [], [])

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Rearranging)
        self.seat = f.plain("seat", source.seat)
        self.layout = f.rows("layout", source.layout, int, int)
        self.lifted = f.numbers("lifted", source.lifted)
        self.laid = f.numbers("laid", source.laid)


def laid_view(s: IlluminatiState, row: list[int]) -> LaidView:
    card, master, facing, cell = row
    x, y = cell_xy(cell)
    return {
        "card": CARD_IDS[card],
        "master": reference(s, master),
        "facing": DIRECTIONS[facing],
        "place": [x, y],
    }


def laid_row(s: IlluminatiState, laid: LaidView) -> list[int]:
    """The inverse of `laid_view`."""
    x, y = laid["place"]
    facing = DIRECTIONS.index(laid["facing"])
    return [CARD_NUMBERS[laid["card"]], referred(s, laid["master"]), facing, cell_at(x, y)]
