"""Every word a person reads: Fluent files, `text/<lang>/*.ftl`, one set of keys for all languages."""

from lanterne.text.languages import LANGUAGES, check_language, default_language
from lanterne.text.words import MissingText, Words

__all__ = ["LANGUAGES", "MissingText", "Words", "check_language", "default_language"]
