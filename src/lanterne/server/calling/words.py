"""What a call says, in the language of the browser that hears it: which game, with whom. Nothing of the position."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

from lanterne.server.messages import Turn
from lanterne.text import LANGUAGES, Words

MOST_NAMES = 200  # letters of all names together: a call has little room


class Call(Struct, kw_only=True, omit_defaults=True):
    """As the page's service worker reads it. Without a title: nobody is waited for any more."""

    table: str
    title: str = ""
    body: str = ""


@lru_cache(maxsize=8)
def spoken(lang: str) -> Words:
    return Words(lang)


def game_name(words: Words, game: str) -> str:
    keys = [key for key in (f"{game}-web-name", f"{game}-name") if words.has(key)]
    return words.text(keys[0]) if keys else game


def call_words(turn: Turn, name: str, lang: str) -> bytes:
    """To whom `name` belongs; the other people are told beside it."""
    words = spoken(lang if lang in LANGUAGES else LANGUAGES[0])
    others = [each for each, bot in zip(turn.names, turn.bots, strict=True) if not bot]
    if name in others:
        others.remove(name)
    with_whom = ", ".join(other for other in others if other)[:MOST_NAMES]
    call = Call(
        table=turn.table,
        title=words.text("call-title", game=game_name(words, turn.game)),
        body=words.text("call-body-with" if with_whom else "call-body", name=name, others=with_whom),
    )
    return msgspec.json.encode(call)


def no_call(table: str) -> bytes:
    return msgspec.json.encode(Call(table=table))
