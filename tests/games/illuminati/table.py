"""A table in mid-game, written small: structures by master, treasuries, hands, then codes seat by seat."""

from __future__ import annotations

from typing import Any, Self

from lanterne.core.game import Event
from lanterne.core.rng import ScriptedRng
from lanterne.core.terms import sum_of
from lanterne.games.illuminati.actions import parse_move
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.attack.number import attack_number, attack_terms
from lanterne.games.illuminati.blanks import every_card
from lanterne.games.illuminati.cards.table import (
    CARD_IDS,
    CARD_NUMBERS,
    FIRST_ILLUMINATI,
    SPECIAL_NUMBERS,
)
from lanterne.games.illuminati.money.treasury import everyone
from lanterne.games.illuminati.options import options_from
from lanterne.games.illuminati.specials.hands import add_special
from lanterne.games.illuminati.state import ACTIONS, DEAD, DECK, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import attach, free_arrows, seat_illuminati
from lanterne.games.illuminati.turn.flow import settle
from lanterne.games.illuminati.turn.turn import Turn

DEFAULT = ("network", "gnomes-of-zurich", "bermuda-triangle", "servants-of-cthulhu", "society-of-assassins")


class Table:
    """Seat 0 is at its actions; every Illuminati has the money named in `purse`."""

    def __init__(self, illuminati: tuple[str, ...] = DEFAULT[:3], purse: int = 0, **options: Any) -> None:
        self.s = IlluminatiState(options_from(options, len(illuminati)), len(illuminati))
        s = self.s
        s.knowers = every_card(everyone(s))
        s.exposed = [not s.options.hidden_illuminati] * s.seats
        for seat, name in enumerate(illuminati):
            seat_illuminati(s, seat, CARD_NUMBERS[name])
            s.treasury[CARD_NUMBERS[name]] = purse
        for card in range(FIRST_ILLUMINATI):
            s.zone[card] = DECK
            s.deck_groups.append(card)
        s.stage = ACTIONS
        s.actions_left = 2
        s.transfers_left = 2
        s.frames = [Turn(0, 2, False, False)]
        self.rng = ScriptedRng([])
        self.events: list[Event] = []

    def by_rules(self, number: int) -> Self:
        """Whatever happens from now on follows the rules of that number."""
        self.s.rules = number
        return self

    # ------------------------------------------------------------------ laying out

    def own(self, seat: int, card: str, master: str = "", money: int = 0) -> Self:
        """The card goes on the first free arrow of its master (default: the Illuminati)."""
        s = self.s
        number = CARD_NUMBERS[card]
        above = CARD_NUMBERS[master] if master else s.illuminati[seat]
        s.deck_groups.remove(number)
        attach(s, seat, number, above, free_arrows(s, above)[0])
        s.treasury[number] = money
        return self

    def centre(self, *cards: str) -> Self:
        for card in cards:
            self.s.deck_groups.remove(CARD_NUMBERS[card])
            self.s.zone[CARD_NUMBERS[card]] = UNCONTROLLED
        return self

    def kill(self, *cards: str) -> Self:
        for card in cards:
            self.s.deck_groups.remove(CARD_NUMBERS[card])
            self.s.zone[CARD_NUMBERS[card]] = DEAD
        return self

    def hold(self, seat: int, *specials: str) -> Self:
        for special in specials:
            add_special(self.s, seat, SPECIAL_NUMBERS[special], 1)
        return self

    def money(self, card: str, money: int) -> Self:
        self.s.treasury[CARD_NUMBERS[card]] = money
        return self

    # ------------------------------------------------------------------ playing

    def asked(self) -> list[int]:
        return self.s.frames[-1].asked(self.s)

    def legal(self, seat: int) -> list[str]:
        acts = []  # type: ignore[var-annotated]
        if seat in self.asked():
            self.s.frames[-1].legal(self.s, seat, acts)
        return [a.code() for a in acts]

    def do(self, seat: int, *codes: str) -> Self:
        for code in codes:
            assert code in self.legal(seat), (
                f"{code!r} is not in {self.legal(seat)} of seat {seat}, {self.asked()} asked"
            )
            self.s.frames[-1].act(self.s, seat, parse_move(code), self.rng, self.events)
            settle(self.s, self.rng, self.events)
        return self

    def why(self, seat: int, code: str) -> str:
        """The clause by which the code is refused."""
        assert code not in self.legal(seat)
        refusal = self.s.frames[-1].explain(self.s, seat, parse_move(code))
        assert refusal is not None
        return refusal.clause

    def attack(self, attacker: str, target: str, kind: str = "control", *more: str) -> Self:
        """Seat 0 announces, with `more` between target and announcement."""
        aim = f"rumours {target}" if kind == "rumours" else f"target {target} {kind}"
        return self.do(0, f"attack {attacker}", aim, *more, "announce")

    def dice(self, total: int) -> Self:
        first = min(6, total - 1)
        self.rng.script += [first - 1, total - first - 1]
        return self

    def all_pass(self) -> Self:
        """Everybody passes in windows and rounds of spending; an uncommitted attack is thrown."""
        while self.s.result is None and self.s.frames[-1].kind in ("window", "spending", "played"):
            seat = self.asked()[0]
            self.do(seat, "pass" if "pass" in self.legal(seat) else "roll")
        return self

    def all_pass_secrets(self) -> Self:
        """Nobody cancels the special that lies on the table."""
        while self.s.frames[-1].kind == "played":
            self.do(self.asked()[0], "pass")
        return self

    def throw(self, total: int) -> Self:
        """All pass, and the dice show this."""
        return self.dice(total).all_pass()

    # ------------------------------------------------------------------ asking

    @property
    def atk(self) -> Attack:
        atk = current_attack(self.s)
        assert atk is not None
        return atk

    def number(self) -> int:
        """What the attack needs, summed both ways."""
        number = attack_number(self.s, self.atk)
        assert sum_of(attack_terms(self.s, self.atk)) == number
        return number

    def owner(self, card: str) -> int:
        return self.s.owner[CARD_NUMBERS[card]]

    def zone(self, card: str) -> int:
        return self.s.zone[CARD_NUMBERS[card]]

    def purse(self, card: str) -> int:
        return self.s.treasury[CARD_NUMBERS[card]]

    def used(self, card: str) -> int:
        return self.s.used[CARD_NUMBERS[card]]

    def gone(self, special: str) -> int:
        return self.s.gone_specials[SPECIAL_NUMBERS[special]]

    def happened(self, name: str) -> list[Event]:
        return [event for event in self.events if event.name == name]

    def ids(self, cards: list[int]) -> list[str]:
        return [CARD_IDS[card] for card in cards]
