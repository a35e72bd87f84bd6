"""What every kind of frame looks like to a viewer. Cards are named as in `references.py`."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict, Union

from lanterne.core.game import Seat


class ContributionView(TypedDict):
    """Money put into an attack: from whom, off which card, on which side."""

    seat: Seat
    source: str
    amount: int
    points: int  # what it counts: twice the amount out of the target's own treasury (53)
    side: str  # for, against


class AiderView(TypedDict):
    card: str
    power: int | None  # None until a face-down Illuminati has named it


class AttackView(TypedDict):
    seat: Seat
    attacker: str
    target: str | None
    kind: str | None  # control, neutralise, destroy; None as long as there is no target
    rumours: bool
    defender: Seat | None
    phase: str
    power: int | None  # as its seat says; None until a face-down Illuminati has named it
    named: int | None  # what a face-down Illuminati that attacks has named
    defence: int | None  # the target's own figure, as its owner says
    aiders: list[AiderView]
    claimed: int | None  # the bonus of a face-down Illuminati, once it is claimed
    waived: bool  # a face-down defender has claimed no immunity
    discard: str | None  # the special given for privilege; while the attack is being announced, the attacker's secret
    bought: bool  # privilege for money; likewise
    privileged: bool
    admitted: list[Seat]  # let into a privileged attack all the same
    committed: bool
    contributions: list[ContributionView]
    dice: int | None  # what was thrown; where people cheat, only the attacker sees it
    roll: int | None  # what counts
    number: int | None  # what the roll must not exceed, as things stand; None where the viewer cannot tell


class AttackingView(TypedDict):
    kind: Literal["attacking"]
    attack: AttackView


class AnnouncingView(TypedDict):
    kind: Literal["announcing"]


class ClaimingImmunityView(TypedDict):
    kind: Literal["claiming-immunity"]


class SpendingView(TypedDict):
    kind: Literal["spending"]
    queue: list[Seat]  # who has still to pass
    called: bool  # the attacker has called for the dice


class ReadingView(TypedDict):
    kind: Literal["reading"]


class WindowView(TypedDict):
    kind: Literal["window"]
    moment: str
    actor: Seat
    queue: list[Seat]


class PlayedView(TypedDict):
    kind: Literal["played"]
    seat: Seat
    special: str
    purpose: str  # text, privilege, rumours
    code: str  # how it was played, and what it is aimed at
    queue: list[Seat]
    cancelled: bool


class ArrowOfView(TypedDict):
    """An arrow of a card."""

    master: str
    way: str


class PlacingView(TypedDict):
    kind: Literal["placing"]
    seat: Seat
    pending: list[str]  # still to be laid, the first one now
    under: str | None  # the only card the root may go to
    barred: ArrowOfView | None  # where a moved group comes from
    deal: bool
    newcomers: list[str]


class LaidView(TypedDict):
    """Where a card lay before its structure was rebuilt."""

    card: str
    master: str
    facing: str
    place: list[int]


class RearrangingView(TypedDict):
    kind: Literal["rearranging"]
    seat: Seat
    layout: list[LaidView]
    lifted: list[str]
    laid: list[str]


class ExchangeView(TypedDict):
    kind: Literal["exchange"]
    queue: list[list[str]]  # branches still to be placed


class AmountView(TypedDict):
    kind: Literal["amount"]
    seat: Seat
    source: str
    sink: str
    least: int


class RedistributeView(TypedDict):
    kind: Literal["redistribute"]
    seat: Seat
    cards: list[str]  # still to be asked about, the first one now


class LevyingView(TypedDict):
    kind: Literal["levying"]
    seat: Seat
    card: str
    untaxed: list[Seat]


class TaxedView(TypedDict):
    kind: Literal["taxed"]
    seat: Seat
    collector: str
    owed: int


class UpkeepView(TypedDict):
    kind: Literal["upkeep"]
    seat: Seat
    card: str


class DeclaringView(TypedDict):
    kind: Literal["declaring"]
    seat: Seat
    least: int | None  # None to others: it would tell what the Illuminati is
    most: int | None


class ChoosingGoalsView(TypedDict):
    kind: Literal["choosing-goals"]
    queue: list[Seat]


class ClaimingView(TypedDict):
    kind: Literal["claiming"]
    seat: Seat
    ability: str  # least-income, second-draw


class AlteringView(TypedDict):
    kind: Literal["altering"]
    seat: Seat
    card: str


class TurnView(TypedDict):
    kind: Literal["turn"]
    pieces: int  # of the present stage that are done
    actions_seen: int  # the actions that were left when the others were last asked
    lost: bool
    struck: bool  # a seat was made to lose its next turn


FrameView: TypeAlias = Union[
    AttackingView,
    AnnouncingView,
    ClaimingImmunityView,
    SpendingView,
    ReadingView,
    WindowView,
    PlayedView,
    PlacingView,
    RearrangingView,
    ExchangeView,
    AmountView,
    RedistributeView,
    LevyingView,
    TaxedView,
    UpkeepView,
    DeclaringView,
    ChoosingGoalsView,
    ClaimingView,
    AlteringView,
    TurnView,
]
