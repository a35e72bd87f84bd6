"""Writes `web/src/gen/<game>.ts`: what the page knows of a game, from the game itself.

View types from its TypedDicts, facts from `facts.py`, how its codes are written from its shapes, the names of its
events from its words; and `pictures.ts`, what it knows of the pictures of Illusion. Run without arguments it writes
all of them; `--check` only says which are stale.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import types
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from fluent.syntax.ast import Message

from lanterne.core.game import AnyGame
from lanterne.core.grammar import Shape, Slot
from lanterne.core.options import Option
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.registry import OWN, game_named
from lanterne.pictures.canvas import HEIGHT, WIDTH
from lanterne.pictures.palette import PALETTES, Palette
from lanterne.text.words import resources

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web/src/gen"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


# ---------------------------------------------------------------------- views


class Interfaces:
    """The TypedDicts of a game as interfaces, each once, those it is made of first."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.known: set[str] = set()

    def text(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            self.add(hint)
            return str(hint.__name__)
        origin, args = get_origin(hint), get_args(hint)
        if origin is NotRequired:
            return self.text(args[0])
        if origin is Annotated:
            return self.text(args[1])  # what a list really holds, place by place
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.text(arg) for arg in args))
        if origin is tuple:
            return f"[{', '.join(self.text(arg) for arg in args)}]"
        inner = self.text(args[-1]) if args else "unknown"
        if origin is list:
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {inner}>"
        raise TypeError(f"no TypeScript for {hint!r}")

    def add(self, cls: Any) -> None:
        if cls.__name__ in self.known:
            return
        self.known.add(cls.__name__)
        comments = comments_of(cls)
        rows = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            optional = "?" if name in cls.__optional_keys__ else ""
            comment = f" // {comments[name]}" if name in comments else ""
            rows.append(f"  {name}{optional}: {self.text(hint)};{comment}")
        doc = inspect.cleandoc(cls.__doc__ or "").splitlines()
        self.lines += [f"/** {doc[0]} */"] if doc and not doc[0].startswith("dict(") else []
        self.lines += [f"export interface {cls.__name__} {{", *rows, "}", ""]


def comments_of(cls: Any) -> dict[str, str]:
    """What stands behind the fields in the source."""
    found = re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(cls), flags=re.MULTILINE)
    return dict(found)


def view_type(game: AnyGame) -> Any:
    module = import_module(f"lanterne.games.{game.name}.view")
    return getattr(module, f"{type(game).__name__}View")


# ---------------------------------------------------------------------- codes


def type_name(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("-"))


def slot_kinds(shapes: tuple[Shape, ...]) -> dict[str, tuple[str, ...]]:
    """Each kind of value with all its words; none: whatever its pattern takes."""
    found: dict[str, tuple[str, ...]] = {}
    for shape in shapes:
        for slot in shape.slots():
            found[slot.kind] = tuple(dict.fromkeys((*found.get(slot.kind, ()), *slot.words)))
    return found


def code_lines(shapes: tuple[Shape, ...]) -> list[str]:
    lines = ["// How codes are written."]
    kinds = slot_kinds(shapes)
    for kind, words in kinds.items():
        if words:
            lines.append(f"export const {constant(kind)} = {json.dumps(words)} as const;")
        text = f"(typeof {constant(kind)})[number]" if words else "string"
        lines.append(f"export type {type_name(kind)}Word = {text};")
    lines.append("")
    for shape in shapes:
        fields = "".join(f" {slot.name}: {type_name(slot.kind)}Word;" for slot in shape.slots())
        head = f"text: string; shape: {json.dumps(shape.name)};"
        lines.append(f"export interface {type_name(shape.name)}Code {{ {head}{fields} }}")
    lines += ["export type Code =", *[f"  | {type_name(shape.name)}Code" for shape in shapes]]
    lines[-1] += ";"
    rows = [f"  {shape_row(shape, kinds)}," for shape in shapes]
    made = ["];", "export const codes = new Codes<Code>(SHAPES);", ""]
    return [*lines, "", "export const SHAPES: Shape[] = [", *rows, *made]


def constant(kind: str) -> str:
    return kind.upper().replace("-", "_") + "_WORDS"


def shape_row(shape: Shape, kinds: dict[str, tuple[str, ...]]) -> str:
    parts = ", ".join(part_text(part, kinds) for part in shape.parts)
    return f"{{ name: {json.dumps(shape.name)}, verb: {json.dumps(shape.verb)}, parts: [{parts}] }}"


def part_text(part: str | Slot, kinds: dict[str, tuple[str, ...]]) -> str:
    if isinstance(part, str):
        return json.dumps(part)
    slot = f"slot: {json.dumps(part.name)}"
    if part.words:
        words = constant(part.kind) if part.words == kinds[part.kind] else json.dumps(part.words)
        return f"{{ {slot}, words: {words} }}"
    rest = "true" if part.takes_rest() else "false"
    return f"{{ {slot}, pattern: {json.dumps(part.pattern)}, rest: {rest} }}"


# ---------------------------------------------------------------------- the rest


def option_lines(options: tuple[Option, ...]) -> list[str]:
    kinds = {"switch": "boolean", "number": "number"}
    lines = ["export interface Options {"]
    for option in options:
        words = " | ".join(json.dumps(choice) for choice in option.choices)
        lines.append(f"  {option.key}: {kinds.get(option.kind(), words)};")
    return [*lines, "}", ""]


def event_lines(game: str) -> list[str]:
    prefix = f"{game}-event-"
    messages = [entry for resource in resources("en", game) for entry in resource.body if isinstance(entry, Message)]
    names = [entry.id.name for entry in messages if entry.id.name.startswith(prefix)]
    rows = [f"  {json.dumps(name.removeprefix(prefix))}," for name in names]
    return [
        *("export const EVENTS = [", *rows, "] as const;", "export type EventName = (typeof EVENTS)[number];"),
        *("export const nameOf = (event: { name: string }): EventName => event.name as EventName;", ""),
    ]


def fact_lines(game: str) -> list[str]:
    name = f"lanterne.games.{game}.facts"
    facts = import_module(name).FACTS if find_spec(name) is not None else {}
    return [f"export const FACTS = {json.dumps(facts, ensure_ascii=False, indent=2)} as const;", ""]


def typescript(game: AnyGame) -> str:
    interfaces = Interfaces()
    interfaces.text(view_type(game))
    view = view_type(game).__name__
    lines = [
        f"// Generated by scripts/game_types.py from lanterne.games.{game.name}. Do not edit.",
        'import { Codes, type Shape } from "../games/codes";',
        "",
        *interfaces.lines,
        f"export const viewOf = (view: Record<string, unknown>): {view} => view as unknown as {view};",
        "",
        *option_lines(game.option_list),
        *code_lines(game.shapes),
        *event_lines(game.name),
        *fact_lines(game.name),
    ]
    return "\n".join(lines).rstrip() + "\n"


def picture_types() -> str:
    """Of the pictures of Illusion, which lie above the games: how large they are and in which inks."""
    inks = {name: ink_texts(palette) for name, palette in PALETTES.items()}
    facts = {"width": WIDTH, "height": HEIGHT, "inks": inks}
    head = "// Generated by scripts/game_types.py from lanterne.pictures. Do not edit."
    return f"{head}\nexport const PICTURES = {json.dumps(facts, indent=2)} as const;\n"


def ink_texts(palette: Palette) -> dict[str, str]:
    names = ("white", *COLOURS, "frame")
    return {
        name: "#{:02x}{:02x}{:02x}".format(*ink)
        for name, ink in zip(names, (*palette.inks, palette.frame), strict=True)
    }


def files() -> dict[Path, str]:
    games = {FOLDER / f"{name}.ts": typescript(game_named(name)) for name in OWN}
    return {**games, FOLDER / "pictures.ts": picture_types()}


def stale() -> list[str]:
    return [
        str(path.relative_to(ROOT))
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf8") != text
    ]


if __name__ == "__main__":
    if "--check" in sys.argv:
        wrong = stale()
        print("\n".join(f"stale: {path}" for path in wrong))
        sys.exit(1 if wrong else 0)
    for path, text in files().items():
        path.write_text(text, encoding="utf8")
