"""The languages of the catalogue, and which one is meant when nobody says."""

from __future__ import annotations

import os
from collections.abc import Mapping

from lanterne.core.errors import BadInput

LANGUAGES = ("fr", "en")
FALLBACK = "en"


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """LANTERNE_LANG, then the beginning of LANG; English when neither names a language of ours."""
    for variable in ("LANTERNE_LANG", "LANG"):
        prefix = environ.get(variable, "")[:2].lower()
        if prefix in LANGUAGES:
            return prefix
    return FALLBACK


def check_language(lang: str) -> str:
    """The language itself. Raises `BadInput` on one that the catalogue lacks."""
    if lang not in LANGUAGES:
        raise BadInput(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
