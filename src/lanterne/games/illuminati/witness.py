"""What a seat has seen of others' secrets that no view tells any more: which Illuminati and which goals are out.

What a face-down Illuminati has once done it could do for good (A-77): whatever could not have done it is barred for
its seat. A goal that somebody had reached when a turn ended, and did not win by, is not theirs (162).
"""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Event, Seat, State, Witness
from lanterne.core.phrase import Arg, Phrase
from lanterne.games.illuminati.attack.attack import Attack
from lanterne.games.illuminati.attack.number import bonus_of
from lanterne.games.illuminati.cards.figures import immunity_of, participations_of, privilege_price_of
from lanterne.games.illuminati.cards.table import CARD_COUNT, CARD_NUMBERS, CARDS, FIRST_ILLUMINATI, SPECIALS
from lanterne.games.illuminati.goals.measures import MEASURES, AlignedGroups, AllAlignments
from lanterne.games.illuminati.moves import ATTACKS
from lanterne.games.illuminati.options import OPTION_LIST, IlluminatiOptions
from lanterne.games.illuminati.specials.effects import RedistributesMoney
from lanterne.games.illuminati.specials.table import EFFECTS
from lanterne.games.illuminati.state import NOBODY, IlluminatiState

CARD: Final = "illuminati-card-"
HIDDEN: Final = "illuminati-hidden-card"
SPECIAL: Final = "illuminati-special-"
KIND: Final = "illuminati-attack-"
MOST_SEATS: Final = 8
CENTRES: Final = range(FIRST_ILLUMINATI, CARD_COUNT)
JUDGED: Final = [goal for goal, each in MEASURES.items() if isinstance(each, (AlignedGroups, AllAlignments))]


def seat_in(arg: Arg) -> Seat:
    """The seat that an argument names, or nobody."""
    found: Arg = arg.args.get("seat", NOBODY) if isinstance(arg, Phrase) else NOBODY
    if isinstance(found, Phrase):
        return seat_in(found)
    return found if isinstance(found, int) else NOBODY


def key_of(arg: Arg) -> str:
    return arg.key if isinstance(arg, Phrase) else ""


@final
class Could:
    """What one card could have done."""

    def __init__(self, card: int) -> None:
        facts = CARDS[card]
        self.strike: Final = facts.strikes
        self.rearrange: Final = facts.rearranges
        self.redistribute: Final = facts.redistributes
        self.lift: Final = facts.least_income > 0
        self.draw: Final = facts.further_draws > 0
        self.buy: Final = privilege_price_of(card) > 0
        self.resist: Final = immunity_of(card) != 0
        self.attack_twice: Final = participations_of(card) > 1


@final
class IlluminatiWitness(Witness):
    def __init__(self, seat: Seat | None) -> None:
        self.looks_on: Final = seat is None  # is not told of specials that are drawn
        self.barred: Final[list[set[int]]] = [set() for _ in range(MOST_SEATS)]  # Illuminati that a seat has not
        self.goals_out: Final[list[set[str]]] = [set() for _ in range(MOST_SEATS)]  # goals that a seat has not
        self.owners: Final[dict[int, Seat]] = {}  # of the cards that lie in structures
        self.board: Final = IlluminatiState(IlluminatiOptions({each.key: each.default for each in OPTION_LIST}), 2)
        self.begun = False  # the set-up is over
        self.drawn = False  # in this turn
        self.altered = False  # some alignments, in this turn
        self.laid_out = False  # by a special: no power of anybody's
        self.seat: Seat = NOBODY  # whose turn it is
        self.attacker = NOBODY  # of the attack under way; a face-down Illuminati: NOBODY
        self.target = NOBODY
        self.kind = 0
        self.central = False  # a face-down Illuminati takes part in it
        self.attacks = 0  # in this turn, in which it took part

    # ------------------------------------------------------------------ answers

    def agrees(self, s: State) -> bool:
        assert isinstance(s, IlluminatiState)
        for seat in range(s.seats):
            if s.illuminati[seat] in self.barred[seat] or s.goal[seat] in self.goals_out[seat]:
                return False
        return True

    # ------------------------------------------------------------------ listening

    def see(self, event: Event) -> None:
        name = event.name
        seat = seat_in(event.args.get("seat", ""))
        if name == "turn-began":
            self.begin(seat)
        elif name in ("attached", "released", "destroyed", "dealt", "exposed", "illuminati-shown"):
            self.move(name, seat, event)
        elif name in ("turned-up", "special-drawn", "special-drawn-unseen"):
            self.drawn = self.begun
        elif name.startswith("altered-"):
            self.altered = True
        elif name.startswith("attack-") or name in ("aid-announced", "bonus-claimed"):
            self.see_attack(name, seat, event)
        elif name == "wrongly-accused":
            self.bar_one(seat)
        elif name == "accused":
            self.target = CARD_NUMBERS.get(key_of(event.args["card"]).removeprefix(CARD), NOBODY)
        elif name == "received" and not self.begun:
            self.see_income(event)
        elif "special" in event.args:
            self.see_special(name, event)
        else:
            self.see_power(name, seat)

    def begin(self, seat: Seat) -> None:
        """The turn before was just judged: whoever had won would have won."""
        if self.begun and not self.altered:
            self.judge()
        self.begun = True
        self.drawn = False
        self.altered = False
        self.seat = seat
        self.attacks = 0

    def judge(self) -> None:
        for seat in range(MOST_SEATS):
            cards = [card for card, owner in self.owners.items() if owner == seat]
            for goal in JUDGED if len(cards) > 2 else ():
                if MEASURES[goal].progress(self.board, 0, cards) >= MEASURES[goal].needed(self.board):
                    self.goals_out[seat].add(goal)

    def move(self, name: str, seat: Seat, event: Event) -> None:
        card = CARD_NUMBERS.get(key_of(event.args.get("card", "")).removeprefix(CARD), NOBODY)
        if card == NOBODY:
            return
        if name == "attached":
            master = event.args["master"]
            under = CARD_NUMBERS.get(key_of(master).removeprefix(CARD), NOBODY)
            self.owners[card] = seat_in(master) if key_of(master) == HIDDEN else self.owners.get(under, NOBODY)
        elif name in ("released", "destroyed"):
            self.owners.pop(card, None)
        else:
            self.owners[card] = seat

    def see_attack(self, name: str, seat: Seat, event: Event) -> None:
        if name == "attack-announced":
            attacker = event.args["attacker"]
            self.central = key_of(attacker) == HIDDEN
            self.attacker = CARD_NUMBERS.get(key_of(attacker).removeprefix(CARD), NOBODY)
            self.target = CARD_NUMBERS.get(key_of(event.args["target"]).removeprefix(CARD), NOBODY)
            self.kind = ATTACKS.index(key_of(event.args["kind"]).removeprefix(KIND))
        elif name == "aid-announced":
            self.central = self.central or key_of(event.args["card"]) == HIDDEN
        elif name == "bonus-claimed":
            self.see_bonus(seat)
        elif name in ("attack-succeeded", "attack-failed") and self.central:
            self.attacks += 1
            if self.attacks > 1:
                self.bar(self.seat, [card for card in CENTRES if not COULD[card].attack_twice])

    def see_bonus(self, seat: Seat) -> None:
        """It adds something to this attack; where alignments are changed, who knows."""
        if self.altered or self.target == NOBODY:
            return
        for card in CENTRES:
            atk = Attack(2, 0, card if self.attacker == NOBODY else self.attacker)
            atk.target = self.target
            atk.kind = self.kind
            if bonus_of(self.board, atk, card) == 0:
                self.barred[seat].add(card)

    def see_income(self, event: Event) -> None:
        """Declared at the start: as printed or less, or, where that is played, one more (173)."""
        money, seat = event.args["money"], seat_in(event.args["card"])
        if key_of(event.args["card"]) == HIDDEN and isinstance(money, int):
            self.bar(seat, [card for card in CENTRES if CARDS[card].income + 1 < money])

    def see_special(self, name: str, event: Event) -> None:
        """Money is laid out afresh by a special, too."""
        if key_of(event.args["special"]) in LAYING_OUT:
            self.laid_out = name == "special-played"

    def see_power(self, name: str, seat: Seat) -> None:
        if name == "redistributing":
            if not self.laid_out:
                self.bar(seat, [card for card in CENTRES if not COULD[card].redistribute])
            self.laid_out = False
        elif name == "struck":
            self.bar(seat, [card for card in CENTRES if not COULD[card].strike])
        elif name in ("rearranged", "rearrangement-dropped"):
            self.bar(seat, [card for card in CENTRES if not COULD[card].rearrange])
        elif name == "privilege-bought":
            self.bar(seat, [card for card in CENTRES if not COULD[card].buy])
        elif name == "immunity-claimed":
            self.bar(seat, [card for card in CENTRES if not COULD[card].resist])
        elif name == "ability-claimed":
            self.see_claim(seat)

    def see_claim(self, seat: Seat) -> None:
        """In the income step, or after the first card of the turn was drawn."""
        draws = self.drawn or self.looks_on
        lifts = not self.drawn
        self.bar(seat, [card for card in CENTRES if not ((draws and COULD[card].draw) or (lifts and COULD[card].lift))])

    def bar(self, seat: Seat, cards: list[int]) -> None:
        if seat >= 0:
            self.barred[seat].update(cards)

    def bar_one(self, seat: Seat) -> None:
        """The card that was named is not the one."""
        if self.target != NOBODY:
            self.bar(seat, [self.target])


COULD: Final = {card: Could(card) for card in CENTRES}
LAYING_OUT: Final = [
    SPECIAL + SPECIALS[kind].id for kind, effect in enumerate(EFFECTS) if isinstance(effect, RedistributesMoney)
]
