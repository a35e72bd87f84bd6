"""`lanterne settings`: everything a server can be told, what it is told here, and by whom."""

from __future__ import annotations

import os

import msgspec

from lanterne.commands.common import plain_console, print_json
from lanterne.server.settings import CONFIG, USUAL, Settings, read_settings, variable
from lanterne.server.store.check import shown
from lanterne.text import Words, default_language

HIDDEN = "***"
SECRETS = ("metrics_token", "smtp_password")


def run(config: str, as_json: bool) -> None:
    environ = dict(os.environ) | ({CONFIG: config} if config else {})
    settings, source = read_settings(environ)
    values = msgspec.structs.asdict(settings) | {"db": shown(settings.db)}
    for secret in SECRETS:
        values[secret] = HIDDEN if values[secret] else ""  # what this prints is shown to others
    if as_json:
        print_json({name: {"value": values[name], "from": source[name], "variable": variable(name)} for name in values})
        return
    words, console = Words(default_language()), plain_console()
    console.print(words.text("settings-how"))
    for name in Settings.__struct_fields__:
        style = "" if source[name] == USUAL else "bold"
        console.print(f"\n{name} = {msgspec.json.encode(values[name]).decode()}", style=style, highlight=False)
        told = words.text("settings-line", variable=variable(name), source=words.text(f"settings-{source[name]}"))
        console.print(f"  {words.text(f'setting-{name}')} {told}")
