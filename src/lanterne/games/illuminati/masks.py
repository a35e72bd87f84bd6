"""Frames as a viewer sees them. Almost all of a frame is public; an Illuminati is named by its seat, never by its card.

A frame's JSON names cards by number; a number below -1 stands for the Illuminati of a seat (`CENTRES - seat`).
"""

from __future__ import annotations

from typing import Any, Final

from lanterne.core.game import Json, Seat
from lanterne.games.illuminati.attack import ANNOUNCING, NO_CARD, AttackFrame
from lanterne.games.illuminati.cards import CARD_COUNT, FIRST_ILLUMINATI
from lanterne.games.illuminati.hidden import Declaring
from lanterne.games.illuminati.state import Frame, IlluminatiState

CENTRES: Final = -10
CARD_KEYS: Final = ("attacker", "aiders", "under", "barred", "source", "sink", "collector", "layout")
SECRET: Final = -1  # in place of a number that would tell what a face-down Illuminati is


def masked_frame(s: IlluminatiState, viewer: Seat | None, frame: Frame) -> Json:
    plain = frame.json()
    if isinstance(frame, AttackFrame):
        hide_preparation(viewer, plain["attack"])
        if s.options.cheating:
            hide_tricks(s, viewer, plain["attack"])
        mask_cards(s, plain["attack"])
    elif isinstance(frame, Declaring) and frame.seat != viewer:
        plain["least"] = SECRET
        plain["most"] = SECRET
    mask_cards(s, plain)
    return plain


def hide_preparation(viewer: Seat | None, attack: dict[str, Any]) -> None:
    """What the attacker has picked but not announced: the card to discard, the price to pay."""
    if attack["phase"] == ANNOUNCING and attack["seat"] != viewer:
        attack["discard"] = NO_CARD
        attack["bought"] = False


def hide_tricks(s: IlluminatiState, viewer: Seat | None, attack: dict[str, Any]) -> None:
    """Only the attacker sees his dice; the others hear a total once he has read them. A false figure is told to all."""
    if attack["seat"] != viewer:
        if any([frame.kind == "reading" for frame in s.frames]):
            attack["roll"] = 0
        attack["dice"] = attack["roll"]


def mask_cards(s: IlluminatiState, plain: dict[str, Any]) -> None:
    for key in CARD_KEYS:
        if key in plain:
            plain[key] = masked(s, plain[key])


def masked(s: IlluminatiState, value: object) -> object:
    if isinstance(value, list):
        return [masked(s, item) for item in value]
    if isinstance(value, int) and FIRST_ILLUMINATI <= value < CARD_COUNT:
        return CENTRES - s.owner[value]
    return value


def unmask_cards(s: IlluminatiState, plain: dict[str, Any]) -> None:
    """The inverse of `mask_cards` in a world where `s.illuminati` is decided."""
    for key in CARD_KEYS:
        if key in plain:
            plain[key] = unmasked(s, plain[key])
    if "attack" in plain:
        unmask_cards(s, plain["attack"])


def unmasked(s: IlluminatiState, value: object) -> object:
    if isinstance(value, list):
        return [unmasked(s, item) for item in value]
    if isinstance(value, int) and value <= CENTRES:
        return s.illuminati[CENTRES - value]
    return value
