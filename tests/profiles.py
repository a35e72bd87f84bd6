"""How hard the laws are tried: `quick` unless LANTERNE_TESTS says `check` or `full`. All are repeatable."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "quick",
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],  # a failure is shown at once; `full` finds the smallest
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("check", settings.get_profile("quick"), max_examples=2)  # for make check
settings.register_profile("full", settings.get_profile("quick"), max_examples=150, phases=list(Phase))
settings.load_profile(os.environ.get("LANTERNE_TESTS", "quick"))
