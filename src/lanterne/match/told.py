"""What a match has told so far as one short text, so that two ways of playing it can be compared without its events.

Each step's text follows from the one before, so equal texts mean equal stories from the set-up on. Clauses and who
knew what before do not count: rules may be numbered anew and still tell the same game.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from lanterne.core.game import Event, Json
from lanterne.match.match import Match

DIGITS: Final = 16
ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def told_after(before: str, events: list[Event]) -> str:
    """`before`: what was told until then, empty at the set-up."""
    plain: list[Json] = []
    for event in events:
        audience = None if event.audience is None else sorted(event.audience)
        plain.append({"name": event.name, "args": event.json()["args"], "audience": audience})
    text = before + ENCODER.encode(plain)
    return hashlib.blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def told_so_far(match: Match) -> str:
    told = told_after("", match.opening)
    for step in match.steps:
        told = told_after(told, step.events)
    return told
