"""The one list of extras that games bring to a table."""

from __future__ import annotations

from lanterne.server.extras.extras import Extras
from lanterne.server.extras.illusio import IllusioExtras
from lanterne.server.extras.illusion import IllusionExtras

NOTHING = Extras()
BROUGHT: dict[str, Extras] = {"illusion": IllusionExtras(), "illusio": IllusioExtras()}


def extras_of(game: str) -> Extras:
    return BROUGHT.get(game, NOTHING)
