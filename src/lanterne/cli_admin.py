"""`lanterne admin`: what a keeper does with the people and tables of the house."""

from typing import Annotated

import typer

from lanterne.cli_flags import AsJson, Config, Database, say

Who = Annotated[str, typer.Argument(metavar="WHO", help=say("help-admin-who"))]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-admin-table"))]
AdminText = Annotated[str, typer.Argument(metavar="[TEXT]", help=say("help-admin-text"))]
Sure = Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))]

admin = typer.Typer(help=say("help-admin"), no_args_is_help=True)


@admin.command(help=say("help-admin-people"))
def people(text: AdminText = "", as_json: AsJson = False, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).people(text, as_json)


@admin.command(help=say("help-admin-tables"))
def tables(text: AdminText = "", as_json: AsJson = False, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).tables(text, as_json)


@admin.command(help=say("help-admin-ban"))
def ban(who: Who, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).ban(who, banned=True)


@admin.command(help=say("help-admin-unban"))
def unban(who: Who, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).ban(who, banned=False)


@admin.command(help=say("help-admin-close"))
def close(table: TableName, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).close(table)


@admin.command(help=say("help-admin-delete"))
def delete(table: TableName, yes: Sure = False, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).delete(table, yes)


@admin.command(help=say("help-admin-export"))
def export(who: Who, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).export(who)


@admin.command(help=say("help-admin-erase"))
def erase(who: Who, yes: Sure = False, db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).erase(who, yes)


@admin.command(help=say("help-admin-sweep"))
def sweep(db: Database = None, config: Config = "") -> None:
    from lanterne.commands.admin import Keeper

    Keeper(db, config).sweep()
