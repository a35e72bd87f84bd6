"""Makes a lesson from a game that is played here: moves are added one by one, and what can be done next is shown.

    PYTHONPATH=src python scripts/lesson.py vizia             where the lesson ends so far, and what is legal there
    PYTHONPATH=src python scripts/lesson.py vizia --at 7      the same after seven moves
    PYTHONPATH=src python scripts/lesson.py vizia "end" ...   moves for whoever is waited for, written into the lesson
    PYTHONPATH=src python scripts/lesson.py vizia --bots      the usual bots move until it is the learner's turn

`tests/lessons` plays every lesson and says what is wrong with it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from lanterne.bots.registry import bot_named
from lanterne.core.game import Seat
from lanterne.games.registry import game_named
from lanterne.host.asking import decision
from lanterne.lessons.lesson import Lesson
from lanterne.match.match import Match

FOLDER = Path(__file__).parent.parent / "src" / "lanterne" / "lessons"


def begun(lesson: Lesson, plies: int) -> Match:
    match = Match(game_named(lesson.game), lesson.options, lesson.seats, lesson.seed)
    for ply, (seat, code) in enumerate(lesson.moves[:plies]):
        match.play(ply, seat, code)
    return match


def moves_of_bots(match: Match, learner: Seat, call: str) -> list[tuple[Seat, str]]:
    """As at a live table: the first seat that is waited for, with chance that follows from the seed."""
    bot = bot_named(call, match.game.name)
    made: list[tuple[Seat, str]] = []
    minds: dict[Seat, Any] = {}
    while (waited := [seat for seat in match.game.to_act(match.state) if seat != learner]) and len(made) < 40:
        seat = waited[0]
        mind = minds.setdefault(seat, bot.new_mind(match.game, seat) if hasattr(bot, "new_mind") else None)
        a = decision(match.game, match.state, seat, bot, mind, match.chance.of_bot(match.ply, seat))
        made.append((seat, a.code()))
        match.play(match.ply, seat, a.code())
    return made


def told(match: Match, seat: Seat) -> None:
    game = match.game
    print(f"-- {match.ply} moves; waits for {game.to_act(match.state)}")
    for step in match.steps[-6:]:
        print(f"   {step.seat}: {step.a.code()}")
        for event in step.events:
            if event.is_for(seat):
                print(f"      {event.name} {event.args}")
    print(json.dumps(game.view(match.state, seat), ensure_ascii=False))
    for each in range(match.seats):
        codes = [a.code() for a in game.legal(match.state, each)]
        if codes:
            print(f"legal for {each}: {' | '.join(codes[:120])}")


def written(raw: Any) -> str:
    """A line a move, a line a card: changes are easy to read."""
    head = {key: value for key, value in raw.items() if key not in ("moves", "cards")}
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    for key in ("moves", "cards"):
        items = ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in raw[key])
        lines.append(f'  "{key}": [\n{items}\n  ]' + ("," if key == "moves" else ""))
    return "{\n" + "\n".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("codes", nargs="*")
    parser.add_argument("--at", type=int)
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--cut", action="store_true", help="forget the moves after --at")
    asked = parser.parse_args()
    path = FOLDER / f"{asked.game}.json"
    raw = json.loads(path.read_text(encoding="utf8"))
    lesson = Lesson(asked.game, raw)
    plies = len(lesson.moves) if asked.at is None else asked.at
    match = begun(lesson, plies)
    if asked.cut:
        raw["moves"] = raw["moves"][:plies]
    for code in asked.codes:
        seat = match.game.to_act(match.state)[0]
        match.play(match.ply, seat, code)
        raw["moves"].append([seat, code])
    if asked.bots:
        raw["moves"] += moves_of_bots(match, lesson.learner, lesson.bots[0])
    if asked.codes or asked.bots or asked.cut:
        path.write_text(written(raw), encoding="utf8")
    told(match, lesson.learner)


if __name__ == "__main__":
    main()
