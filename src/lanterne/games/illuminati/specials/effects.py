"""What specials do: typed effects, each asked at its moments. Silence is the default (125 to 140)."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Event, Out, Seat
from lanterne.core.phrase import Arg, seat_phrase
from lanterne.games.illuminati.attack.attack import Attack, current_attack
from lanterne.games.illuminati.cards.naming import card_phrase
from lanterne.games.illuminati.cards.table import FIRST_ILLUMINATI
from lanterne.games.illuminati.money.amounts import redistribute
from lanterne.games.illuminati.money.treasury import gain, knows_treasury
from lanterne.games.illuminati.moves import (
    BRIBE,
    PLAY,
    REVIVE,
    SPY_CENTRE,
    SPY_SPECIALS,
    SPY_TREASURY,
    IlluminatiAction,
    Move,
    move,
)
from lanterne.games.illuminati.specials.hands import unknown_specials
from lanterne.games.illuminati.specials.looking import see_specials, see_treasury
from lanterne.games.illuminati.specials.moments import (
    AFTER_DICE,
    ANY_TIME,
    CARD_PLAYED,
    IN_SPENDING,
    OWN_ACTIONS,
    OWN_INCOME,
    PRIVILEGE_DECLARED,
    TURN_START,
)
from lanterne.games.illuminati.state import DEAD, UNCONTROLLED, IlluminatiState
from lanterne.games.illuminati.structure.geometry import groups_of, has_room, uncontrolled
from lanterne.games.illuminati.structure.placing import place_anywhere

ON_CARD: Final = "special-played-on-card"


class Effect:
    """Every question about a special. What it does waits for Secrets; the rest is public, so that it tells nothing."""

    def moments(self) -> tuple[str, ...]:
        """When it has a place; never, where it is played as part of something else."""
        return ()

    def situation_allows(self, s: IlluminatiState, seat: Seat) -> bool:
        """Whether it makes sense now in this seat's hand, for all that everybody sees (A-68)."""
        return True

    def verbs(self) -> tuple[int, ...]:
        """Moves that play it, where it is aimed at something."""
        return ()

    def add_ways(self, s: IlluminatiState, seat: Seat, kind: int, acts: list[IlluminatiAction]) -> None:
        """In which ways the seat, which holds it, may play it now."""
        acts.append(move(PLAY, kind))

    def costs_action(self) -> bool:
        """Whether it is a regular action (125); paid also if it is cancelled (A-67)."""
        return False

    def announce(self, s: IlluminatiState, a: Move, args: dict[str, Arg]) -> str:
        """The name of the event that tells of it, its aim added to the arguments."""
        return "special-played"

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        """The card stands: frames of its effect go on top of the one it was played in."""
        return

    def smears(self) -> bool:
        """Whether it lets a group without power be destroyed (135)."""
        return False


def open_attack(s: IlluminatiState) -> Attack:
    atk = current_attack(s)
    assert atk is not None
    return atk


# ---------------------------------------------------------------------- on an attack


@final
class SetsRoll(Effect):
    """The roll is what the card says; of several cards the last one stands (127)."""

    def __init__(self, roll: int) -> None:
        self.roll: Final = roll

    def moments(self) -> tuple[str, ...]:
        return (AFTER_DICE,)

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        open_attack(s).roll = self.roll


@final
class AbolishesPrivilege(Effect):
    def moments(self) -> tuple[str, ...]:
        return (PRIVILEGE_DECLARED, IN_SPENDING)

    def situation_allows(self, s: IlluminatiState, seat: Seat) -> bool:
        atk = current_attack(s)
        return atk is not None and atk.privileged

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        open_attack(s).privileged = False


@final
class AdmitsItsPlayer(Effect):
    """Into a privileged attack (92). Attacker and defender spend anyway (89); one card lets a seat in for good."""

    def moments(self) -> tuple[str, ...]:
        return (PRIVILEGE_DECLARED, IN_SPENDING)

    def situation_allows(self, s: IlluminatiState, seat: Seat) -> bool:
        atk = current_attack(s)
        if atk is None or not atk.privileged:
            return False
        return seat != atk.seat and seat != atk.defender and not atk.admitted >> seat & 1

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        open_attack(s).admitted |= 1 << seat


@final
class Smears(Effect):
    """Played with the announcement of an attack (135), which goes on if it stands."""

    def smears(self) -> bool:
        return True


@final
class CancelsSpecial(Effect):
    """134: nothing answers it, for there is but one."""

    def moments(self) -> tuple[str, ...]:
        return (CARD_PLAYED,)

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        s.frames[-1].cancel_special(s, out)


# ---------------------------------------------------------------------- on groups


@final
class TakesGroup(Effect):
    """An uncontrolled group, without a roll (130, 197)."""

    def moments(self) -> tuple[str, ...]:
        return (OWN_ACTIONS,)

    def verbs(self) -> tuple[int, ...]:
        return (BRIBE,)

    def add_ways(self, s: IlluminatiState, seat: Seat, kind: int, acts: list[IlluminatiAction]) -> None:
        if s.actions_left > 0 and has_room(s, seat):
            for card in uncontrolled(s):
                acts.append(move(BRIBE, card))

    def costs_action(self) -> bool:
        return True

    def announce(self, s: IlluminatiState, a: Move, args: dict[str, Arg]) -> str:
        args["card"] = card_phrase(s, a.a)
        return ON_CARD

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        place_anywhere(s, seat, a.a)


@final
class RevivesGroup(Effect):
    """A destroyed group; an eliminated Illuminati is none (139, A-68)."""

    def moments(self) -> tuple[str, ...]:
        return ANY_TIME

    def situation_allows(self, s: IlluminatiState, seat: Seat) -> bool:
        return DEAD in s.zone[:FIRST_ILLUMINATI]

    def verbs(self) -> tuple[int, ...]:
        return (REVIVE,)

    def add_ways(self, s: IlluminatiState, seat: Seat, kind: int, acts: list[IlluminatiAction]) -> None:
        for card in range(FIRST_ILLUMINATI):
            if s.zone[card] == DEAD:
                acts.append(move(REVIVE, card))

    def announce(self, s: IlluminatiState, a: Move, args: dict[str, Arg]) -> str:
        args["card"] = card_phrase(s, a.a)
        return ON_CARD

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        s.zone[a.a] = UNCONTROLLED
        if out is not None:
            out.append(Event("revived", {"card": card_phrase(s, a.a)}, clause="139"))


# ---------------------------------------------------------------------- on money, turns and secrets


@final
class GainsMoney(Effect):
    def __init__(self, money: int) -> None:
        self.money: Final = money

    def moments(self) -> tuple[str, ...]:
        return ANY_TIME

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        gain(s, s.illuminati[seat], self.money, out)


@final
class RedistributesMoney(Effect):
    """All of one's money, and so much more, laid out with the rest and so anywhere (136)."""

    def __init__(self, money: int) -> None:
        self.money: Final = money

    def moments(self) -> tuple[str, ...]:
        return ANY_TIME

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        gain(s, s.illuminati[seat], self.money, out)
        redistribute(s, seat, out)


@final
class DoublesIncome(Effect):
    def moments(self) -> tuple[str, ...]:
        return (OWN_INCOME,)

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        s.incomes_doubled = True


@final
class CostsTurn(Effect):
    """Another seat's turn that is about to begin (137)."""

    def moments(self) -> tuple[str, ...]:
        return (TURN_START,)

    def situation_allows(self, s: IlluminatiState, seat: Seat) -> bool:
        return seat != s.turn

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        s.skip[s.turn] = True


@final
class Spies(Effect):
    """On a treasury or a hand (131). The choice is public, what is seen is not (A-68)."""

    def moments(self) -> tuple[str, ...]:
        return ANY_TIME

    def verbs(self) -> tuple[int, ...]:
        return (SPY_TREASURY, SPY_CENTRE, SPY_SPECIALS)

    def add_ways(self, s: IlluminatiState, seat: Seat, kind: int, acts: list[IlluminatiAction]) -> None:
        """Treasuries and hands of others that hold something the seat does not know."""
        for other in range(s.seats):
            if other != seat and s.alive[other]:
                for card in groups_of(s, other):
                    if not knows_treasury(s, seat, card):
                        acts.append(move(SPY_TREASURY, card))
                if not knows_treasury(s, seat, s.illuminati[other]):
                    acts.append(move(SPY_CENTRE, other))
                if unknown_specials(s, seat, other):
                    acts.append(move(SPY_SPECIALS, other))

    def announce(self, s: IlluminatiState, a: Move, args: dict[str, Arg]) -> str:
        if a.verb == SPY_SPECIALS:
            args["other"] = seat_phrase(a.a)
            return "special-played-at-seat"
        args["card"] = card_phrase(s, self.treasury(s, a))
        return ON_CARD

    def treasury(self, s: IlluminatiState, a: Move) -> int:
        """That of an Illuminati is named by its seat, as the card may lie face down (170)."""
        return s.illuminati[a.a] if a.verb == SPY_CENTRE else a.a

    def take_effect(self, s: IlluminatiState, seat: Seat, a: Move, out: Out) -> None:
        if a.verb == SPY_SPECIALS:
            see_specials(s, seat, a.a, "131", out)
        else:
            see_treasury(s, seat, self.treasury(s, a), "131", out)
