"""Long lists made short: actions that differ in one number, counted up by one, take one line."""

from __future__ import annotations

Line = tuple[int, str, str]  # its number in the list, its words, its code

SHORTEST = 5  # fewer than so many stay apart


def runs(codes: list[str]) -> list[tuple[int, int]]:
    """The first and last place of each run, and of each code that is in none."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < len(codes):
        end = at
        place = step(codes[at], codes[at + 1]) if at + 1 < len(codes) else -1
        while place >= 0 and end + 1 < len(codes) and step(codes[end], codes[end + 1]) == place:
            end += 1
        if end - at + 1 < SHORTEST:
            found += [(each, each) for each in range(at, end + 1)]
        else:
            found.append((at, end))
        at = end + 1
    return found


def step(code: str, other: str) -> int:
    """The place of the one word that is a number and one more in the other code; -1 where they differ otherwise."""
    words, others = code.split(" "), other.split(" ")
    if len(words) != len(others):
        return -1
    places = [place for place, word in enumerate(words) if word != others[place]]
    if len(places) != 1:
        return -1
    word, next_word = words[places[0]], others[places[0]]
    counts = word.isdecimal() and next_word.isdecimal() and int(next_word) == int(word) + 1
    return places[0] if counts else -1


def folded(first: Line, last: Line) -> tuple[str, str, str]:
    """Mark, words and code of a line for all from the first to the last."""
    if first[0] == last[0]:
        return f"{first[0]:>3}", first[1], first[2]
    return f"{first[0]:>3}–{last[0]}", between(first[1], last[1]), between(first[2], last[2])


def between(first: str, last: str) -> str:
    """`spend 1 cia` and `spend 9 cia` are `spend 1–9 cia`."""
    words, others = first.split(" "), last.split(" ")
    if len(words) != len(others):
        return f"{first} – {last}"
    return " ".join([word if word == other else f"{word}–{other}" for word, other in zip(words, others, strict=True)])
