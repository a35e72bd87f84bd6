"""The game of docs/adding-a-game.md, written into an empty folder and installed as the document says."""

from __future__ import annotations

from pathlib import Path

from tests.docs.following import Document, environment, program, run

PAGE = Document("adding-a-game.md")


def write(folder: Path) -> Path:
    """The package's folder, file by file as they stand on the page."""
    home = folder / "quinze"
    for name, text in {**PAGE.files(), "quinze/__init__.py": ""}.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf8")
    return home


def install(folder: Path) -> Path:
    """Where the installed package stands: a place of its own, so that this Python stays as it is."""
    write(folder)
    target = folder / "installed"
    offline = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(target))
    run(program(PAGE.command("pip install"), *offline), folder, environment(folder))
    return target
