"""The ten magicians (IL-004, IL-023): names and numbers as data, each with one talent."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lanterne.games.illusio.cards import (
    ACCESSORIES,
    ANIMALS,
    ANY_KIND,
    AUDIENCE,
    BOXES,
    FAMILY_MASK,
    FORMULA,
)
from lanterne.games.illusio.insights import ChangeProgramme, KindBonus, NewDomainBonus, SecondSight
from lanterne.games.illusio.talents import Filch, FreePlacing, Mirror, Recall, Reshape, Talent


@final
class Magician:
    def __init__(self, name: str, talent: Talent) -> None:
        self.name: Final = name
        self.talent: Final = talent


MAGICIANS: Final = (
    Magician("belcastel", Reshape(FAMILY_MASK[ANIMALS], FAMILY_MASK[ANIMALS], own_only=False)),
    Magician("quatrevaux", Reshape(1 << FORMULA | 1 << AUDIENCE, ANY_KIND, own_only=True)),
    Magician("finchley", Filch(FAMILY_MASK[ACCESSORIES])),
    Magician("wethercombe", Mirror()),
    Magician("altamora", Recall(at_least=3)),
    Magician("tournevent", KindBonus(AUDIENCE, points=1)),
    Magician("lockerby", FreePlacing(FAMILY_MASK[BOXES])),
    Magician("ombreval", SecondSight(count=2)),
    Magician("silberrain", ChangeProgramme()),
    Magician("brandesco", NewDomainBonus(after=1, points=1)),
)
MAGICIAN_NAMED: Final = {magician.name: index for index, magician in enumerate(MAGICIANS)}


def talent_of(magician: i64) -> Talent:
    return MAGICIANS[magician].talent
