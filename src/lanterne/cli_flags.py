"""What all parts of the command line share: its language, and flags of more than one command."""

from typing import Annotated

import typer

from lanterne.text import Words, default_language

HERE = default_language()
say = Words(HERE).text  # help comes before --lang is read, so it speaks the environment's language
Database = Annotated[str | None, typer.Option(metavar="URL", help=say("help-db"))]
Config = Annotated[str, typer.Option(metavar="FILE", help=say("help-config"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]
