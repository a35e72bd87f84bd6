"""The choices at the text table, marked: a letter for what is always done by the same word, a number for the others.

`pass` and `end` keep their letters for the whole game, wherever they stand in the list and whatever stands before them.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import final

from lanterne.commands.folding import folded, runs
from lanterne.core.game import Action
from lanterne.core.grammar import Shape

SHORT_LIST = 24  # numbered lines shown without being asked for


def letters(shapes: tuple[Shape, ...], reserved: set[str]) -> dict[str, str]:
    """A letter for each code that is a single word: its first one where that is free, else one further on."""
    plain = [shape.verb for shape in shapes if not shape.parts]
    found: dict[str, str] = {}
    for verb in plain:
        if verb[0] not in reserved and verb[0] not in found.values():
            found[verb] = verb[0]
    for verb in [each for each in plain if each not in found]:
        free = [each for each in verb + ascii_lowercase if each in ascii_lowercase and each not in reserved]
        mark = next((each for each in free if each not in found.values()), "")
        if mark:
            found[verb] = mark
    return found


@final
class Choice:
    def __init__(self, mark: str, text: str, code: str) -> None:
        self.mark = mark
        self.text = text
        self.code = code


@final
class Choices:
    """What may be done now, each with its mark."""

    def __init__(self, actions: list[Action], said: list[str], standing: dict[str, str]) -> None:
        self.numbered: list[Choice] = []
        self.standing: list[Choice] = []
        for a, text in zip(actions, said, strict=True):
            code = a.code()
            if code in standing:
                self.standing.append(Choice(standing[code], text, code))
            else:
                self.numbered.append(Choice(str(len(self.numbered) + 1), text, code))

    def code(self, mark: str) -> str | None:
        """The code of the choice so marked; None: there is none now."""
        for choice in self.numbered + self.standing:
            if choice.mark == mark.lower():
                return choice.code
        return None

    def lines(self, part: str = "", most: int | None = None) -> tuple[list[tuple[str, str, str]], int]:
        """Mark, words and code of each line that has the part in it, and how many choices were left out.

        Numbered as in the whole list, whatever is left out; a run of sums takes one line; what has a letter comes last
        and is never left out.
        """
        wanted = [choice for choice in self.numbered if is_about(choice, part)]
        found: list[tuple[str, str, str]] = []
        left = 0
        for first, last in runs([choice.code for choice in wanted]):
            if most is None or len(found) < most:
                found.append(folded(line(wanted[first]), line(wanted[last])))
            else:
                left += last - first + 1
        found += [(f"{each.mark:>3}", each.text, each.code) for each in self.standing if is_about(each, part)]
        return found, left


def line(choice: Choice) -> tuple[int, str, str]:
    return int(choice.mark), choice.text, choice.code


def is_about(choice: Choice, part: str) -> bool:
    return part.lower() in f"{choice.text} {choice.code}".lower()


# ---------------------------------------------------------------------- what has changed on the table


def changed(before: list[str], now: list[str]) -> list[str]:
    """The lines that were not there before, each below those under which it stands."""
    left = list(before)
    shown: set[int] = set()
    for at, text in enumerate(now):
        if text in left:
            left.remove(text)
        else:
            shown.update([at, *above(now, at)])
    return [now[at] for at in sorted(shown)]


def above(lines: list[str], at: int) -> list[int]:
    """The places of the lines under which a line stands, the nearest first."""
    found: list[int] = []
    deep = depth(lines[at])
    for place in range(at - 1, -1, -1):
        if deep == 0:
            break
        if depth(lines[place]) < deep:
            found.append(place)
            deep = depth(lines[place])
    return found


def depth(text: str) -> int:
    """0: a line of its own; an item of a list stands under it, and what is set in further under that."""
    inner = text.lstrip()
    return len(text) - len(inner) + 1 if inner.startswith("·") else 0


def told_once(texts: list[str]) -> str:
    """Things done by themselves, each once, with how often where that was more than once."""
    counts = {text: texts.count(text) for text in dict.fromkeys(texts)}
    return ", ".join([text if count == 1 else f"{text} (×{count})" for text, count in counts.items()])
