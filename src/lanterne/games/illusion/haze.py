"""How misleading each designed picture is, by card and colour, in per cent from 100: measured on the pictures.

`lanterne.pictures.measure` gives the figures; a test compares them with these.
"""

from __future__ import annotations

from typing import Final

HAZE: Final[tuple[int, ...]] = (100,) * 392
