"""Attacks that were called off this turn, each packed into a number (`s.called_off`, A-64)."""

from __future__ import annotations

from typing import Final

WITHDRAWN: Final = 3  # in place of the attack's type: the attacker was sent away by a claimed immunity


def packed_attack(attacker: int, target: int, kind: int) -> int:
    return (attacker * 128 + target) * 4 + kind


def parts_of(packed: int) -> tuple[int, int, int]:
    """Attacker, target and type again: the inverse of `packed_attack`."""
    return packed // 512, packed // 4 % 128, packed % 4
