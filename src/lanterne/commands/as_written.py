"""A record of rules that are played no more, and that those of today play otherwise: what it says, and nothing else."""

from __future__ import annotations

from lanterne.commands.common import plain_console, print_json
from lanterne.core.errors import BadInput
from lanterne.core.game import Json
from lanterne.core.phrase import seat_phrase
from lanterne.core.record import Record
from lanterne.text import Words


def tell_as_written(record: Record, index: int, ply: int | None, seat: str, words: Words, as_json: bool) -> None:
    """Its moves and its outcome. Raises `BadInput` where more is asked for: who saw what cannot be told any more."""
    if seat != "all":
        raise BadInput(f"the rules of this record ({record.rules}) are played no more: it has no eyes but --seat all")
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise BadInput(f"--ply goes from 0 to {len(record.moves)}, the number of moves in this record, not {ply}")
    plies = len(record.moves) if ply is None else ply
    if as_json:
        print_json(document(record, index, plies))
    else:
        print_moves(record, index, plies, words)


def document(record: Record, index: int, plies: int) -> Json:
    """`played_by` null: nobody plays it any more; what it led to is not known, only how it ended."""
    plain = record.json()
    moves = [{"ply": ply, "seat": seat, "code": code} for ply, (seat, code) in enumerate(record.moves[:plies])]
    ended = plies == len(record.moves)
    return {"index": index, **plain, "moves": moves, "outcome": plain["outcome"] if ended else None, "played_by": None}


def print_moves(record: Record, index: int, plies: int, words: Words) -> None:
    console = plain_console()
    game = words.text(f"{record.game}-name")
    console.print(words.text("replay-title", index=index, game=game, seats=record.seats), style="bold")
    console.print(words.text("replay-as-written", rules=record.rules))
    for ply, (seat, code) in enumerate(record.moves[:plies]):
        console.print(words.text("replay-ply", ply=ply, who=words.say(seat_phrase(seat)), code=code))
    outcome = record.outcome if plies == len(record.moves) else None
    if outcome is None:
        return
    for seat in sorted(range(len(outcome.places)), key=lambda at: (outcome.places[at], at)):
        score = outcome.scores[seat] if seat < len(outcome.scores) else 0
        told = words.text("place", place=outcome.places[seat], who=words.say(seat_phrase(seat)), score=score)
        console.print(told, style="bold")
