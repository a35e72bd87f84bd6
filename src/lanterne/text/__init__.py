"""Every word a person reads: Fluent files, `text/<lang>/*.ftl`, one set of keys for all languages."""

from lanterne.needs import need

need("cli", "fluent")

from lanterne.text.languages import LANGUAGES, check_language, default_language  # noqa: E402
from lanterne.text.words import MissingText, Words  # noqa: E402

__all__ = ["LANGUAGES", "MissingText", "Words", "check_language", "default_language"]
