"""The frame at the bottom of the stack: it walks through the stages of a turn, turn after turn (3.2)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.errors import Refusal
from lanterne.core.fields import Fields
from lanterne.core.game import Event, Json, Out, Seat
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.core.rng import Rng
from lanterne.games.illuminati.blanks import ALONE, NO_SEATS, ZEROES
from lanterne.games.illuminati.cards.deck import draw_card, is_deck_empty, turn_up_groups
from lanterne.games.illuminati.deals.talk import expire
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.goals.victory import check_round_limit, check_victory
from lanterne.games.illuminati.money.amounts import Amount
from lanterne.games.illuminati.money.income import (
    charge_upkeep,
    collect_groups,
    collect_lifted,
    illuminati_income,
    levy_taxes,
)
from lanterne.games.illuminati.money.treasury import gain
from lanterne.games.illuminati.moves import END, PASS_TURN, STRIKE, TRANSFER, IlluminatiAction, Move, move
from lanterne.games.illuminati.secrets.cheating import new_turn
from lanterne.games.illuminati.secrets.hidden import declaring
from lanterne.games.illuminati.seeing.frame_views import TurnView
from lanterne.games.illuminati.specials.moments import BETWEEN_ACTIONS, OWN_INCOME, TURN_END, TURN_START
from lanterne.games.illuminati.specials.window import open_window
from lanterne.games.illuminati.state import (
    ACTIONS,
    DRAWING,
    ENDING,
    INCOME,
    NOBODY,
    NOWHERE,
    POWERS,
    SET_UP,
    STARTING,
    TRANSFERS,
    IlluminatiState,
)
from lanterne.games.illuminati.turn.elimination import check_elimination
from lanterne.games.illuminati.turn.flow import next_alive
from lanterne.games.illuminati.turn.main_actions import (
    ACTIONS_A_TURN,
    add_main_actions,
    add_transfers,
    can_transfer,
    do_main_action,
    explain_main_action,
    explain_transfer,
    pass_turn,
)
from lanterne.games.illuminati.turn.opening import FIRST_GROUPS, ask_first_incomes, ask_goals, roll_for_first
from lanterne.games.illuminati.turn.powers import (
    LEAST_INCOME,
    SECOND_DRAW,
    Claiming,
    act_power,
    add_powers,
    can_strike,
    draw_further,
    has_power,
)

FREE_TRANSFERS: Final = 2  # 25, 98


@final
class Turn(Frame):
    """`at` counts the pieces of a stage that are done; `seen` the actions left when a window last was opened."""

    def __init__(self, at: int, seen: int, lost: bool, struck: bool) -> None:
        self.kind = "turn"
        self.at = at
        self.seen = seen
        self.lost = lost  # by Commission or Post Office
        self.struck = struck  # the Post Office used its power in this turn

    def asked(self, s: IlluminatiState) -> list[Seat]:
        if not s.alive[s.turn]:
            return NO_SEATS
        if s.stage == ACTIONS:
            waits = s.actions_left == self.seen
        elif s.stage == TRANSFERS:
            waits = s.transfers_left > 0 and can_transfer(s, s.turn)
        else:
            waits = s.stage == POWERS and self.at == 0 and has_power(s, s.turn)
        return ALONE[s.turn] if waits else NO_SEATS

    def legal(self, s: IlluminatiState, seat: Seat, acts: list[IlluminatiAction]) -> None:
        if s.stage == ACTIONS:
            add_main_actions(s, seat, acts)
        elif s.stage == TRANSFERS:
            acts.append(move(END))
            add_transfers(s, seat, acts)
        else:
            add_powers(s, seat, acts)

    def act(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction, rng: Rng, out: Out) -> None:
        assert isinstance(a, Move)
        if s.stage == POWERS:
            self.at = 1
            self.struck = a.verb == STRIKE
            act_power(s, seat, a, out)
        elif a.verb == END:
            self.enter(s, s.stage + 1)
        elif s.stage == TRANSFERS:
            s.transfers_left -= 1
            s.frames.append(Amount(seat, a.a, a.b, 1))
        elif a.verb == PASS_TURN:
            pass_turn(s, seat, out)
            self.enter(s, ENDING)
        else:
            do_main_action(s, seat, a, rng, out)

    # ------------------------------------------------------------------ going on

    def enter(self, s: IlluminatiState, stage: int) -> None:
        s.stage = stage
        self.at = 0

    def step(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        stage = s.stage
        if stage == SET_UP:
            self.step_set_up(s, rng, out)
        elif stage == ENDING:
            self.step_ending(s, out)
        elif not s.alive[s.turn]:
            self.enter(s, ENDING)  # the turn ends, with its victory check
        elif stage == STARTING:
            self.step_starting(s, out)
        elif stage == INCOME:
            self.step_income(s, out)
        elif stage == DRAWING:
            self.step_drawing(s, rng, out)
        elif stage == ACTIONS:
            self.seen = s.actions_left
            open_window(s, BETWEEN_ACTIONS, s.turn)
        else:
            self.enter(s, stage + 1)

    def step_set_up(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        self.at += 1
        if self.at == 1:
            ask_first_incomes(s)
        elif self.at == 2:
            ask_goals(s)
        else:
            turn_up_groups(s, FIRST_GROUPS, rng, out)
            roll_for_first(s, rng, out)
            self.begin(s, out)

    def begin(self, s: IlluminatiState, out: Out) -> None:
        """The turn of `s.turn` starts: nothing is used up, nothing was done."""
        self.enter(s, STARTING)
        self.lost = False
        self.struck = False
        self.seen = ACTIONS_A_TURN
        s.actions_left = ACTIONS_A_TURN
        s.transfers_left = FREE_TRANSFERS
        s.acted = False
        s.privilege_bought = False
        s.alignment_changed = False
        s.card_bought = False
        s.passed = False
        s.incomes_doubled = False
        s.called_off = []
        s.used = ZEROES[:]
        expire(s, out)
        new_turn(s)
        if out is not None:
            out.append(Event("turn-began", {"seat": seat_phrase(s.turn)}, clause="11"))

    def step_starting(self, s: IlluminatiState, out: Out) -> None:
        """Window (a), then the turn is played or lost (A-35, A-56)."""
        if self.at == 0:
            self.at = 1
            open_window(s, TURN_START, s.turn)
        elif s.skip[s.turn]:
            s.skip[s.turn] = False
            self.lost = True
            if out is not None:
                out.append(Event("turn-lost", {"seat": seat_phrase(s.turn)}, clause="A-35"))
            self.enter(s, ENDING)
        else:
            self.enter(s, INCOME)

    def step_income(self, s: IlluminatiState, out: Out) -> None:
        """188: the bank, then the Fisc, then the Poste."""
        seat = s.turn
        self.at += 1
        if self.at == 1:
            open_window(s, OWN_INCOME, seat)
        elif self.at == 2:
            collect_groups(s, seat, out)
            if s.exposed[seat]:
                collect_lifted(s, seat, out)
                gain(s, s.illuminati[seat], illuminati_income(s, seat), out)
            elif s.options.addon:
                s.frames.append(Claiming(seat, LEAST_INCOME))
        elif self.at == 3:
            if not s.exposed[seat]:
                s.frames.append(declaring(s, seat))
        elif self.at == 4:
            levy_taxes(s, seat)
        elif self.at == 5:
            charge_upkeep(s, seat)
        else:
            self.enter(s, DRAWING)

    def step_drawing(self, s: IlluminatiState, rng: Rng, out: Out) -> None:
        self.at += 1
        if self.at == 1:
            draw_card(s, s.turn, rng, out)
        elif self.at > 2:
            self.enter(s, ACTIONS)
        elif s.exposed[s.turn]:
            draw_further(s, s.turn, rng, out)
        else:
            s.frames.append(Claiming(s.turn, SECOND_DRAW))

    # ------------------------------------------------------------------ the end of a turn

    def step_ending(self, s: IlluminatiState, out: Out) -> None:
        """Window (g), the victory check, elimination after a third turn, then the next seat (28, A-43, A-74)."""
        if self.at == 0:
            self.at = 1
            open_window(s, TURN_END, s.turn)
            return
        self.count(s)
        check_victory(s, out)
        if s.result is None:
            s.altered_card = NOWHERE  # after the check, so that it can win
            s.altered_alignments = 0
            check_elimination(s, out)
        if s.result is None:
            self.pass_on(s, out)

    def count(self, s: IlluminatiState) -> None:
        """What the turn leaves behind: a lost one does not count as played (A-35)."""
        if not self.lost:
            s.turns[s.turn] += 1
            if not self.struck and s.alive[s.turn] and can_strike(s, s.turn):
                s.last_struck = NOBODY  # 181: only in two successive turns
        s.idle = s.idle + 1 if s.actions_left == ACTIONS_A_TURN and is_deck_empty(s) else 0

    def pass_on(self, s: IlluminatiState, out: Out) -> None:
        """To the next living seat; a round is over when play comes past the one that began (A-81)."""
        after = next_alive(s, s.turn)
        if (after - s.first) % s.seats <= (s.turn - s.first) % s.seats:
            s.round += 1
            check_round_limit(s, out)
        s.turn = after
        if s.result is None:
            self.begin(s, out)

    def explain(self, s: IlluminatiState, seat: Seat, a: IlluminatiAction) -> Refusal | None:
        if not isinstance(a, Move):
            return None
        if s.stage == ACTIONS:
            return explain_main_action(s, seat, a)
        if s.stage == TRANSFERS:
            if a.verb == TRANSFER:
                return explain_transfer(s, seat, a)
            return Refusal("25", Phrase("illuminati-refused-only-transfers"))
        return Refusal("26", Phrase("illuminati-refused-only-powers"))

    def view(self, s: IlluminatiState, viewer: Seat | None) -> TurnView:
        return {
            "kind": "turn",
            "pieces": self.at,
            "actions_seen": self.seen,
            "lost": self.lost,
            "struck": self.struck,
        }

    @staticmethod
    def imagined(s: IlluminatiState, raw: Json, rng: Rng) -> Turn:
        return Turn(raw["pieces"], raw["actions_seen"], raw["lost"], raw["struck"])

    def blank(self) -> Turn:
        return Turn(0, 0, False, False)

    def copy(self) -> Turn:
        return Turn(self.at, self.seen, self.lost, self.struck)

    def fields(self, source: Frame, f: Fields) -> None:
        assert isinstance(source, Turn)
        self.at = f.plain("at", source.at)
        self.seen = f.plain("seen", source.seen)
        self.lost = f.plain("lost", source.lost)
        self.struck = f.plain("struck", source.struck)
