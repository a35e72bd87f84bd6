"""Names of tables and people: random, short, and easy to read aloud. And what is kept of a secret."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def fresh_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hashed(token: str) -> str:
    """What the store keeps instead of a random token."""
    return hashlib.sha256(token.encode()).hexdigest()
