"""Names of tables and people: random, short, and easy to read aloud."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def fresh_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))
