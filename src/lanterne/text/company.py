"""Bots as people know them: a character for each kind of each game, apart from what commands call it.

`web/src/company/names.ts` does the same in the page; `tests/text/company.json` holds both to the same answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lanterne.text.words import Words


def kind_of(call: str) -> str:
    """The kind of a bot by its call: without parameters."""
    return call.partition("(")[0]


def bot_name(words: Words, game: str, call: str) -> str:
    """What a bot is called; one without a character, from elsewhere or for research, keeps the name of its kind."""
    key = f"web-bot-{game}-{kind_of(call)}"
    return words.text(key) if words.has(key) else words.text("web-bot", bot=kind_of(call))


def company(words: Words, game: str, calls: Sequence[str], people: Collection[str] = ()) -> list[str]:
    """What each of the bots at a table is called: no two alike, and none like somebody who sits there."""
    taken = set(people)
    found: list[str] = []
    for call in calls:
        name = bot_name(words, game, call)
        others = f"web-bot-{game}-{kind_of(call)}-others"
        if words.has(others):
            name = first_free([name, *words.text(others).split(", ")], taken)
        elif sum(kind_of(other) == kind_of(call) for other in calls) > 1 or name in taken:
            name = first_free([name], taken, first=1)
        taken.add(name)
        found.append(name)
    return found


def bot_line(words: Words, game: str, call: str, name: str) -> str:
    """Who sits there: always told to be a bot, as commands call it, and its temper where it has one."""
    temper = f"web-bot-{game}-{kind_of(call)}-temper"
    if words.has(temper):
        return words.text("web-company-line", name=name, bot=call, temper=words.text(temper))
    return words.text("web-company-plain", name=name, bot=call)


def first_free(names: list[str], taken: Collection[str], first: int = 0) -> str:
    """The first of these that nobody bears; when all are borne, numbered."""
    turn = first
    while True:
        for name in names:
            numbered = name if turn == 0 else f"{name} {turn}"
            if numbered not in taken:
                return numbered
        turn = max(2, turn + 1)
