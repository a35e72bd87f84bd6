"""`lanterne review`: a recorded game looked back at by a bot: a curve, turning points, missed chances."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Final

from rich.console import Console

from lanterne.bots.registry import best_bot, bot_from_anywhere
from lanterne.commands.common import plain_console, print_json, progress_bar
from lanterne.commands.replay import checked, record_at
from lanterne.core.errors import BadInput, BadRecord
from lanterne.core.phrase import seat_phrase
from lanterne.host.review import Missed, Review, TurningPoint
from lanterne.host.reviewing import Reviewer
from lanterne.match.match import Match
from lanterne.text import Words

HEIGHTS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # letters of a curve


def run(path: Path, index: int, bot: str, seconds: float, lang: str, as_json: bool) -> None:
    if not (isfinite(seconds) and seconds > 0):
        raise BadInput(f"--seconds is more than 0, not {seconds:g}")
    words = Words(lang)
    record = record_at(path, index)
    judge = bot_from_anywhere(bot or best_bot(record.game), record.game)
    if judge.blind:
        raise BadInput(f"the bot {judge.name} looks at nothing, so it can judge nothing")
    match = checked(record)
    if match is None:
        raise BadRecord(f"its rules ({record.rules}) are played no more, so it cannot be looked back at")
    reviewer = Reviewer(match, judge, seconds)
    with progress_bar(len(match.steps), words.text("review-progress")) as advance:
        while not reviewer.is_done():
            reviewer.step()
            advance(1)
    if as_json:
        print_json({"index": index, "game": record.game, "seats": record.seats, **reviewer.review.json()})
    else:
        print_review(match, index, reviewer.review, words)


def print_review(match: Match, index: int, review: Review, words: Words) -> None:
    console = plain_console()
    game = words.text(f"{match.game.name}-name")
    facts = {"index": index, "seats": match.seats, "moves": len(match.steps)}
    console.print(words.text("review-title", game=game, bot=review.bot, **facts), style="bold")
    console.print(words.text("review-hindsight"))
    for seat in range(match.seats):
        share = words.percent(review.points[-1][seat], 0)
        curve = curve_of([point[seat] for point in review.points], WIDTH)
        console.print(words.text("review-curve", curve=curve, who=seat_phrase(seat), share=share))
    console.print(words.text("review-turning" if review.turning else "review-no-turning"), style="bold")
    for turning in review.turning:
        console.print("  " + turning_line(turning, words))
    console.print(words.text("review-missed" if review.missed else "review-no-missed"), style="bold")
    for missed in review.missed:
        print_missed(console, missed, words)
    for seat in range(match.seats):
        counts = {"agreed": review.agreed[seat], "decisions": review.decisions[seat]}
        console.print(words.text("review-agreed", who=seat_phrase(seat), **counts))


def turning_line(turning: TurningPoint, words: Words) -> str:
    return words.text(
        "review-turning-point",
        ply=turning.ply,
        mover=seat_phrase(turning.mover),
        said=turning.said,
        who=seat_phrase(turning.seat),
        before=words.percent(turning.before, 0),
        after=words.percent(turning.after, 0),
    )


def print_missed(console: Console, missed: Missed, words: Words) -> None:
    lost = words.percent(missed.lost, 0)
    who = seat_phrase(missed.seat)
    said, better = missed.said
    console.print("  " + words.text("review-missed-one", ply=missed.ply, who=who, said=said, better=better, lost=lost))
    if missed.why is not None:
        console.print("    " + words.text("review-missed-why", why=missed.why))


def curve_of(shares: list[float], width: int) -> str:
    """One letter for each position, or for several in a row, as high as their mean."""
    letters = ""
    columns = min(width, len(shares))
    for column in range(columns):
        part = shares[column * len(shares) // columns : (column + 1) * len(shares) // columns]
        mean = sum(part) / len(part)
        letters += HEIGHTS[max(0, min(len(HEIGHTS) - 1, int(mean * len(HEIGHTS))))]
    return letters
