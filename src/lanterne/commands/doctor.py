"""`lanterne doctor`: what is installed here and how it runs."""

from __future__ import annotations

import platform
import shutil

from lanterne.commands.common import plain_console, print_json
from lanterne.compiled import is_compiled, parts, version_of, why_interpreted
from lanterne.core.game import Json
from lanterne.games.registry import all_games
from lanterne.text import LANGUAGES, Words, default_language


def facts() -> Json:
    return {
        "lanterne": version_of("lanterne"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "compiled": is_compiled("lanterne.core.rng"),
        "why_interpreted": why_interpreted(),
        "parts": parts(),
        "librt": version_of("librt"),
        "matplotlib": version_of("matplotlib"),
        "open_spiel": version_of("open_spiel"),
        "c_compiler": next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), ""),
        "languages": list(LANGUAGES),
        "games": {game.name: game.rules for game in all_games()},
    }


def run(as_json: bool) -> None:
    found = facts()
    if as_json:
        print_json(found)
        return
    words = Words(default_language())
    console = plain_console()
    absent = words.text("doctor-absent")
    for name in ("lanterne", "python", "machine", "librt", "matplotlib", "open_spiel", "c_compiler"):
        console.print(f"{words.text(f'doctor-{name}'):<18} {found[name] or absent}")
    console.print(f"{words.text('doctor-languages'):<18} {', '.join(found['languages'])}")
    for game, rules in found["games"].items():
        label = words.text(f"{game}-name")
        console.print(f"{label:<18} {words.text('doctor-rules', rules=rules)}")
    for part, modules in found["parts"].items():
        console.print(f"{part:<18} {how(words, modules)}")
    if found["why_interpreted"]:
        console.print(words.text("doctor-why", why=reason(words, found["why_interpreted"])), style="yellow")


def how(words: Words, modules: dict[str, list[str]]) -> str:
    compiled, interpreted = modules["compiled"], modules["interpreted"]
    if not compiled:
        return words.text("interpreted")
    if not interpreted:
        return words.text("compiled")
    return words.text("doctor-mixed", interpreted=", ".join(interpreted))


def reason(words: Words, noted: str) -> str:
    return words.text("doctor-from-source") if noted == "source" else noted
