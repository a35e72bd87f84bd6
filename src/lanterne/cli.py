"""The command line. Each command reads its flags here and does its work in `lanterne.commands`."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.main import get_command

from lanterne.cli_admin import admin
from lanterne.cli_flags import HERE, AsJson, Config, Database, say
from lanterne.core.errors import LanterneError
from lanterne.needs import MissingExtra, explained
from lanterne.text import Words, default_language

app = typer.Typer(
    name="lanterne",
    help=say("help-lanterne"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(admin, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
Bots = Annotated[str, typer.Option(metavar="a,b,...", help=say("help-bots"))]
Seats = Annotated[int | None, typer.Option(metavar="K", min=1, help=say("help-seats"))]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="k=v", help=say("help-option"))]
Lang = Annotated[str, typer.Option(metavar="fr|en", help=say("help-lang"))]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))]


@app.callback(invoke_without_command=True)
def lanterne(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
) -> None:
    if version:
        from lanterne.compiled import version_of

        typer.echo(f"lanterne {version_of('lanterne')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help=say("help-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=say("help-host"))] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help=say("help-port"))] = None,
    db: Database = None,
    config: Config = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help=say("help-workers"))] = 1,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="file.py:Name", help=say("help-bot-file"))] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help=say("help-no-open"))] = False,
) -> None:
    from lanterne.commands import serve as command

    command.run(host, port, db, config, workers, bot or [], not no_open)


@app.command(help=say("help-play"))
def play(
    game: GameName,
    bots: Bots = "",
    seats: Seats = None,
    option: Options = None,
    lang: Lang = HERE,
    seed: Annotated[int | None, typer.Option(metavar="S", help=say("help-seed-play"))] = None,
    speak_up: Annotated[bool, typer.Option("--speak-up", help=say("help-speak-up"))] = False,
) -> None:
    from lanterne.commands import play as command

    command.run(game, bots, seats, option or [], lang, seed, speak_up)


@app.command(help=say("help-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help=say("help-games-count"))] = 1000,
    seats: Seats = None,
    bots: Bots = "",
    option: Options = None,
    seed: Annotated[int, typer.Option(metavar="S", help=say("help-seed"))] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, max=1024, help=say("help-jobs"))] = 1,
    ray: Annotated[bool, typer.Option("--ray", help=say("help-ray"))] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-out"))] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-report"))] = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands import simulate as command

    command.run(command.Asked(game, games, seats, bots, option or [], seed, jobs, ray, out, report, as_json))


@app.command(help=say("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="a,b,...", help=say("help-arena-bots"))] = "",
    games: Annotated[int, typer.Option(metavar="N", min=1, help=say("help-arena-games"))] = 1000,
    seats: Annotated[int | None, typer.Option(metavar="K", min=1, help=say("help-arena-seats"))] = None,
    option: Options = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", help=say("help-seconds"))] = None,
    lineup: Annotated[str, typer.Option(metavar="all|one", help=say("help-lineup"))] = "all",
    stop: Annotated[float | None, typer.Option(metavar="P", help=say("help-stop"))] = None,
    seed: Annotated[int, typer.Option(metavar="S", help=say("help-seed"))] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, max=1024, help=say("help-jobs"))] = 1,
    ray: Annotated[bool, typer.Option("--ray", help=say("help-ray"))] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-arena-out"))] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-report"))] = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands import arena as command

    asked = command.Asked(game, bots, games, seats, option or [], seconds, lineup, stop, seed, jobs, ray, out, report)
    command.run(asked, as_json)


@app.command(help=say("help-train"))
def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(metavar="M", min=0.0, help=say("help-minutes"))] = 10.0,
    rounds: Annotated[int, typer.Option(metavar="N", min=0, help=say("help-rounds"))] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, max=1024, help=say("help-train-jobs"))] = 1,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=say("help-train-out"))] = None,
    device: Annotated[str, typer.Option(metavar="cpu|cuda", help=say("help-device"))] = "cpu",
    seed: Annotated[int, typer.Option(metavar="S", help=say("help-train-seed"))] = 0,
) -> None:
    from lanterne.commands import train as command

    folder = Path(f"training-{game}") if out is None else out
    command.run(command.Asked(game, minutes, rounds, jobs, folder, device, seed))


@app.command(help=say("help-replay"))
def replay(
    records: Annotated[Path, typer.Argument(metavar="RECORDS", help=say("help-records"))],
    index: Annotated[int, typer.Option(metavar="I", help=say("help-index"))] = 0,
    ply: Annotated[int | None, typer.Option(metavar="P", help=say("help-ply"))] = None,
    seat: Annotated[str, typer.Option(metavar="N|all|none", help=say("help-seat"))] = "all",
    lang: Lang = HERE,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands import replay as command

    command.run(records, index, ply, seat, lang, as_json)


@app.command(help=say("help-review"))
def review(
    records: Annotated[Path, typer.Argument(metavar="RECORD", help=say("help-records"))],
    index: Annotated[int, typer.Option(metavar="I", help=say("help-index"))] = 0,
    bot: Annotated[str, typer.Option(metavar="NAME", help=say("help-review-bot"))] = "",
    seconds: Annotated[float, typer.Option(metavar="S", help=say("help-review-seconds"))] = 0.2,
    lang: Lang = HERE,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands import review as command

    command.run(records, index, bot, seconds, lang, as_json)


@app.command(help=say("help-verify"))
def verify(
    records: Annotated[Path, typer.Argument(metavar="RECORDS", help=say("help-records"))],
    index: Annotated[int, typer.Option(metavar="I", help=say("help-index"))] = 0,
    commitment: Annotated[str, typer.Option(metavar="HEX", help=say("help-commitment"))] = "",
    share: Annotated[str, typer.Option(metavar="HEX", help=say("help-share"))] = "",
    digest: Annotated[str, typer.Option(metavar="HEX", help=say("help-digest"))] = "",
    lang: Lang = HERE,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands import verify as command

    command.run(records, index, command.Kept(commitment, share, digest), lang, as_json)


@app.command(help=say("help-bot"))
def bot(
    url: Annotated[str, typer.Argument(metavar="URL", help=say("help-bot-url"))],
    called: Annotated[str, typer.Option("--bot", metavar="file.py:Name", help=say("help-bot-call"))],
    seat: Annotated[int | None, typer.Option(metavar="N", min=1, help=say("help-bot-seat"))] = None,
    name: Annotated[str, typer.Option(help=say("help-bot-name"))] = "",
    key: Annotated[str, typer.Option(envvar="LANTERNE_KEY", help=say("help-bot-key"))] = "",
    lang: Lang = HERE,
) -> None:
    from lanterne.commands import bot as command

    command.run(url, called, seat, name, key, lang)


@app.command(help=say("help-bench"))
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME ...]", help=say("help-game"))] = None,
    as_json: AsJson = False,
) -> None:
    from lanterne.commands import bench as command

    command.run(games or [], as_json)


@app.command(help=say("help-deck"))
def deck(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help=say("help-deck-out"))],
    seed: Annotated[int | None, typer.Option(metavar="S", help=say("help-deck-seed"))] = None,
) -> None:
    from lanterne.commands import deck as command

    command.run(game, seed, out)


@app.command(help=say("help-games"))
def games(as_json: AsJson = False) -> None:
    from lanterne.commands import games as command

    command.run(as_json)


@app.command(help=say("help-rules"))
def rules(game: GameName, lang: Lang = HERE) -> None:
    from lanterne.commands import rules as command

    command.run(game, lang)


@app.command(help=say("help-backup"))
def backup(file: BackupFile, db: Database = None, config: Config = "") -> None:
    from lanterne.commands import backup as command

    command.run(file, db, config)


@app.command(help=say("help-restore"))
def restore(file: BackupFile, db: Database = None, config: Config = "") -> None:
    from lanterne.commands import backup as command

    command.run_restore(file, db, config)


@app.command(help=say("help-settings"))
def settings(config: Config = "", as_json: AsJson = False) -> None:
    from lanterne.commands import settings as command

    command.run(config, as_json)


@app.command(help=say("help-doctor"))
def doctor(as_json: AsJson = False) -> None:
    from lanterne.commands import doctor as command

    command.run(as_json)


def run(args: list[str] | None = None) -> int:
    """Runs one command line and answers its exit code; whatever the input, no traceback."""
    try:
        code = get_command(app).main(args, prog_name="lanterne", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except LanterneError as error:
        return complain(Words(default_language()).error(error))
    except ImportError as error:
        missing = error if isinstance(error, MissingExtra) else explained(error)
        if missing is None:
            raise
        return complain(str(missing))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: nothing left to flush
        return 1
    except Exception as error:
        usage = getattr(error, "format_message", None)  # typer's own complaints about usage
        if usage is None:
            raise
        return complain(usage())


def complain(text: str) -> int:
    """One line on stderr."""
    print(f"lanterne: {' '.join(text.split())}", file=sys.stderr)
    return 2


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another, and goes on
    try:
        code = run()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
