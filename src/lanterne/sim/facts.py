"""What a reader must know of a run to repeat it or to doubt it. Nothing that names a person or a machine."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime

from lanterne.compiled import runs_compiled, version_of
from lanterne.core.game import Json
from lanterne.games.registry import game_named


def facts_of_run(game: str) -> Json:
    return {
        "rules": game_named(game).rules,
        "lanterne": version_of("lanterne"),
        "compiled": runs_compiled(game),
        "python": platform.python_version(),
        "machine": {"cores": os.cpu_count(), "architecture": platform.machine(), "system": platform.system()},
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }
