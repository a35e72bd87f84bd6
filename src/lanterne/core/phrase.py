"""Words for people travel as a key of the text catalogue and its arguments, never as a sentence."""

from __future__ import annotations

from typing import Any, TypeAlias, TypedDict, Union, final

Arg: TypeAlias = Union[str, int, "Phrase"]


class PhraseJson(TypedDict):
    """A message of the text catalogue with its arguments; an argument may be a phrase itself."""

    key: str
    args: dict[str, Union[str, int, PhraseJson]]


ArgsJson: TypeAlias = dict[str, Union[str, int, PhraseJson]]


@final
class Phrase:
    """A message of the catalogue (`lanterne/text`) with its arguments; an argument may be a phrase itself."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args

    def json(self) -> PhraseJson:
        return {"key": self.key, "args": args_json(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Phrase, (self.key, self.args)


def args_json(args: dict[str, Arg]) -> ArgsJson:
    plain: ArgsJson = {}
    for name, value in args.items():
        plain[name] = value.json() if isinstance(value, Phrase) else value
    return plain


def plain_text(phrase: Phrase) -> str:
    """Key and arguments on one line, for logs and programs: no language."""
    words = [phrase.key]
    for name, value in phrase.args.items():
        words.append(f"{name}=({plain_text(value)})" if isinstance(value, Phrase) else f"{name}={value!r}")
    return " ".join(words)


def phrase_from_json(raw: object) -> Phrase:
    """The inverse of `Phrase.json`. Raises ValueError on anything else."""
    if not isinstance(raw, dict) or not isinstance(raw.get("key"), str) or not isinstance(raw.get("args"), dict):
        raise ValueError(f"not a phrase: {raw!r}")
    return Phrase(raw["key"], args_from_json(raw["args"]))


def args_from_json(raw: dict[str, Any]) -> dict[str, Arg]:
    """The inverse of `args_json`."""
    args: dict[str, Arg] = {}
    for name, value in raw.items():
        if isinstance(value, dict):
            args[name] = phrase_from_json(value)
        elif isinstance(value, (str, int)):
            args[name] = value
        else:
            raise ValueError(f"not a phrase argument: {value!r}")
    return args


def joined(parts: list[Phrase], key: str) -> Phrase:
    """Several phrases as one. The message `key` joins two, `one` and `other`, and two so joined may be joined again.

    Neighbours are joined first, then the pairs, so that a list of a thousand is ten deep and not a thousand: phrases
    are walked by recursion.
    """
    assert parts, "nothing to join"
    while len(parts) > 1:
        pairs = [Phrase(key, {"one": parts[k], "other": parts[k + 1]}) for k in range(0, len(parts) - 1, 2)]
        parts = pairs + parts[2 * len(pairs) :]
    return parts[0]


def seat_phrase(seat: int) -> Phrase:
    """A seat in words. Whoever shows it puts the person's name there when one is known."""
    return Phrase("seat", {"seat": seat})
