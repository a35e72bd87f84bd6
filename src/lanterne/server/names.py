"""Names for guests: pronounceable, friendly, different enough to tell two strangers apart."""

from __future__ import annotations

import secrets

FIRST = (
    "Al",
    "Bel",
    "Cor",
    "Do",
    "El",
    "Fa",
    "Gal",
    "Hé",
    "Is",
    "Jo",
    "Lu",
    "Mar",
    "Na",
    "Or",
    "Pa",
    "Ro",
    "Sa",
    "Ti",
    "Va",
    "Zé",
)
MIDDLE = ("", "ba", "di", "lo", "mi", "na", "ri", "so", "ta", "vi")
LAST = ("bert", "dine", "ette", "lia", "line", "mond", "nor", "ric", "ssandre", "tin", "ve", "zar")


def guest_name() -> str:
    return secrets.choice(FIRST) + secrets.choice(MIDDLE) + secrets.choice(LAST)


def clean_name(text: str) -> str:
    """A name as it may be shown: no control or invisible characters, single spaces, at most 24 letters."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:24]
