"""Hypothesis tries as hard as the profile says."""

from __future__ import annotations

import tests.profiles  # noqa: F401
