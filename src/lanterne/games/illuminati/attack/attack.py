"""An attack: everything announced, named, claimed, spent and rolled, and the frame that holds it."""

from __future__ import annotations

from typing import Final, final

from lanterne.core.game import Json, Seat
from lanterne.games.illuminati.state import NOBODY, Frame, IlluminatiState

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
PHASES: Final = (
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
        self.seat: Final = seat
        self.attacker: Final = attacker
        self.target: int = NO_CARD
        self.kind: int = 0  # CONTROL, NEUTRALISE or DESTROY
        self.rumours: bool = False  # by Rumeurs scabreuses: resistance defends (135)
        self.defender: Seat = NOBODY  # another seat that controls the target
        self.aiders: list[int] = []  # sorted
        self.power: int = PRINTED  # named by a hidden Illuminati that attacks
        self.aid: int = PRINTED  # named by a hidden Illuminati that aids
        self.claimed: bool = False  # the bonus of a hidden Illuminati counts
        self.waived: bool = False  # the hidden defender let his immunity be, whatever he is
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
        self.power_lie: int = 0  # cheating variant: what the attacker adds to his power
        self.defence_lie: int = 0  # cheating variant: what the defender adds to his figures
        self.dice: int = 0  # what was thrown
        self.roll: int = 0  # what counts

    def copy(self) -> Attack:
        c = Attack(0, self.seat, self.attacker)
        c.target = self.target
        c.kind = self.kind
        c.rumours = self.rumours
        c.defender = self.defender
        c.aiders = self.aiders[:]
        c.power = self.power
        c.aid = self.aid
        c.claimed = self.claimed
        c.waived = self.waived
        c.discard = self.discard
        c.bought = self.bought
        c.privileged = self.privileged
        c.admitted = self.admitted
        c.committed = self.committed
        c.phase = self.phase
        c.group_money = self.group_money
        c.illuminati_money = self.illuminati_money
        c.target_money = self.target_money
        c.defender_money = self.defender_money
        c.support = self.support[:]
        c.opposition = self.opposition[:]
        c.power_lie = self.power_lie
        c.defence_lie = self.defence_lie
        c.dice = self.dice
        c.roll = self.roll
        return c

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "attacker": self.attacker,
            "target": self.target,
            "kind": self.kind,
            "rumours": self.rumours,
            "defender": self.defender,
            "aiders": self.aiders[:],
            "power": self.power,
            "aid": self.aid,
            "claimed": self.claimed,
            "waived": self.waived,
            "discard": self.discard,
            "bought": self.bought,
            "privileged": self.privileged,
            "admitted": self.admitted,
            "committed": self.committed,
            "phase": self.phase,
            "group_money": self.group_money,
            "illuminati_money": self.illuminati_money,
            "target_money": self.target_money,
            "defender_money": self.defender_money,
            "support": self.support[:],
            "opposition": self.opposition[:],
            "power_lie": self.power_lie,
            "defence_lie": self.defence_lie,
            "dice": self.dice,
            "roll": self.roll,
        }


def attack_from_json(raw: Json) -> Attack:
    c = Attack(0, raw["seat"], raw["attacker"])
    c.target = raw["target"]
    c.kind = raw["kind"]
    c.rumours = raw["rumours"]
    c.defender = raw["defender"]
    c.aiders = list(raw["aiders"])
    c.power = raw["power"]
    c.aid = raw["aid"]
    c.claimed = raw["claimed"]
    c.waived = raw["waived"]
    c.discard = raw["discard"]
    c.bought = raw["bought"]
    c.privileged = raw["privileged"]
    c.admitted = raw["admitted"]
    c.committed = raw["committed"]
    c.phase = raw["phase"]
    c.group_money = raw["group_money"]
    c.illuminati_money = raw["illuminati_money"]
    c.target_money = raw["target_money"]
    c.defender_money = raw["defender_money"]
    c.support = list(raw["support"])
    c.opposition = list(raw["opposition"])
    c.power_lie = raw["power_lie"]
    c.defence_lie = raw["defence_lie"]
    c.dice = raw["dice"]
    c.roll = raw["roll"]
    return c


class AttackFrame(Frame):
    """The frame that holds the running attack (`resolve.Attacking`); others find the attack through it."""

    def __init__(self, atk: Attack) -> None:
        self.atk = atk


def current_attack(s: IlluminatiState) -> Attack | None:
    """The attack that is open now, if any; there is never more than one (22)."""
    for frame in reversed(s.frames):
        if isinstance(frame, AttackFrame):
            return frame.atk
    return None
