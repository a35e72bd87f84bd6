"""An attack: everything announced, named, claimed, spent and rolled, and the frame that holds it."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.fields import FieldReader, Fields, FieldWriter
from lanterne.core.game import Json, Seat
from lanterne.games.illuminati.frame import Frame
from lanterne.games.illuminati.state import NOBODY, IlluminatiState

PRINTED: Final = -1  # no power was named: the printed one counts
NO_CARD: Final = -1

# The phases of an attack, in order: what is going on, or was last.
ANNOUNCING: Final = 0
ANNOUNCED: Final = 1
IMMUNITY: Final = 2  # a hidden defender may claim it
RUMOURS_PLAYED: Final = 3
PAYING: Final = 4  # the price of privilege
PRIVILEGED: Final = 5  # window (b)
SPENDING: Final = 6  # window (d)
ROLLED: Final = 7  # window (e)
PLACING: Final = 8  # the captured branch is laid into its new structure
FOLLOWING: Final = 9  # the transfer of l.241
OVER: Final = 10
PHASES: Final[tuple[str, ...]] = (
    "announcing",
    "announced",
    "immunity",
    "rumours",
    "paying",
    "privilege",
    "spending",
    "rolled",
    "placing",
    "following",
    "over",
)


@final
class Attack:
    """Everything announced, named, claimed, spent and rolled in one attack."""

    def __init__(self, seats: int, seat: Seat, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target: int = NO_CARD
        self.kind: int = 0  # CONTROL, NEUTRALISE or DESTROY
        self.rumours: bool = False  # by Rumeurs scabreuses: resistance defends (135)
        self.defender: Seat = NOBODY  # another seat that controls the target
        self.aiders: list[int] = []  # sorted
        self.power: int = PRINTED  # named by a hidden Illuminati that attacks
        self.aid: int = PRINTED  # named by a hidden Illuminati that aids
        self.claimed: bool = False  # the bonus of a hidden Illuminati counts
        self.waived: bool = False  # the face-down defender claimed no immunity, whatever it is
        self.discard: int = NO_CARD  # the special given for privilege
        self.bought: bool = False  # privilege for money (90)
        self.privileged: bool = False
        self.admitted: int = 0  # seats let into a privileged attack by Interférence, as bits
        self.committed: bool = False
        self.phase: int = ANNOUNCING
        self.group_money: int = 0  # spent out of the attacking group
        self.illuminati_money: int = 0  # out of the attacker's Illuminati, when another card attacks
        self.target_money: int = 0
        self.defender_money: int = 0  # out of the defender's Illuminati
        self.support: list[int] = [0] * seats  # by third seats
        self.opposition: list[int] = [0] * seats
        self.power_lie: int = 0  # cheating variant: what the attacker falsely adds to the power
        self.defence_lie: int = 0  # cheating variant: what the defender falsely adds to the defence
        self.dice: int = 0  # what was thrown
        self.roll: int = 0  # what counts

    def fields(self, source: Attack, f: Fields) -> None:
        """Every field, once (`core/fields.py`)."""
        self.seat = f.plain("seat", source.seat)
        self.attacker = f.plain("attacker", source.attacker)
        self.target = f.plain("target", source.target)
        self.kind = f.plain("kind", source.kind)
        self.rumours = f.plain("rumours", source.rumours)
        self.defender = f.plain("defender", source.defender)
        self.aiders = f.numbers("aiders", source.aiders)
        self.power = f.plain("power", source.power)
        self.aid = f.plain("aid", source.aid)
        self.claimed = f.plain("claimed", source.claimed)
        self.waived = f.plain("waived", source.waived)
        self.discard = f.plain("discard", source.discard)
        self.bought = f.plain("bought", source.bought)
        self.privileged = f.plain("privileged", source.privileged)
        self.admitted = f.plain("admitted", source.admitted)
        self.committed = f.plain("committed", source.committed)
        self.phase = f.plain("phase", source.phase)
        self.group_money = f.plain("group_money", source.group_money)
        self.illuminati_money = f.plain("illuminati_money", source.illuminati_money)
        self.target_money = f.plain("target_money", source.target_money)
        self.defender_money = f.plain("defender_money", source.defender_money)
        self.support = f.numbers("support", source.support)
        self.opposition = f.numbers("opposition", source.opposition)
        self.power_lie = f.plain("power_lie", source.power_lie)
        self.defence_lie = f.plain("defence_lie", source.defence_lie)
        self.dice = f.plain("dice", source.dice)
        self.roll = f.plain("roll", source.roll)

    def copy(self) -> Attack:
        """Field by field, not by `fields`: search makes millions. A test holds both against each other."""
        twin = Attack(0, self.seat, self.attacker)
        twin.target = self.target
        twin.kind = self.kind
        twin.rumours = self.rumours
        twin.defender = self.defender
        twin.aiders = self.aiders[:]
        twin.power = self.power
        twin.aid = self.aid
        twin.claimed = self.claimed
        twin.waived = self.waived
        twin.discard = self.discard
        twin.bought = self.bought
        twin.privileged = self.privileged
        twin.admitted = self.admitted
        twin.committed = self.committed
        twin.phase = self.phase
        twin.group_money = self.group_money
        twin.illuminati_money = self.illuminati_money
        twin.target_money = self.target_money
        twin.defender_money = self.defender_money
        twin.support = self.support[:]
        twin.opposition = self.opposition[:]
        twin.power_lie = self.power_lie
        twin.defence_lie = self.defence_lie
        twin.dice = self.dice
        twin.roll = self.roll
        return twin

    def json(self) -> Json:
        io = FieldWriter()
        self.fields(self, io)
        return io.noted

    @staticmethod
    def load(raw: Json) -> Attack:
        atk = Attack(0, 0, NO_CARD)
        atk.fields(atk, FieldReader(raw))
        return atk


class AttackFrame(Frame):
    """The frame that holds the running attack (`resolve.Attacking`); others find the attack through it."""

    def __init__(self, atk: Attack) -> None:
        self.atk = atk


def current_attack(s: IlluminatiState) -> Attack | None:
    """The attack that is open now, if any; there is never more than one (22)."""
    if len(s.frames) == 1:
        return None  # the turn alone
    for frame in reversed(s.frames):
        if isinstance(frame, AttackFrame):
            return frame.atk
    return None
