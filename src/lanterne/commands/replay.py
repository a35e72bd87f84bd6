"""`lanterne replay`: a recorded game, checked from the first move to the last and told again."""

from __future__ import annotations

from pathlib import Path
from typing import final

from lanterne.commands.as_written import tell_as_written
from lanterne.commands.common import plain_console, print_json
from lanterne.core.errors import BadInput, BadRecord
from lanterne.core.game import Event, Json, Seat, State
from lanterne.core.phrase import seat_phrase
from lanterne.core.record import MOST_LETTERS, Record, record_from_line
from lanterne.games.registry import game_named
from lanterne.match.draws import draws_of, opening_draws
from lanterne.match.editions import follow, is_played
from lanterne.match.match import ALL_STATES, Match, Step, replay
from lanterne.text import Words

ALL = "all"  # who sees everything
NONE = "none"  # a spectator


@final
class Told:
    """A replayed match as one onlooker sees it: everybody's eyes at once, one seat's, or a spectator's."""

    def __init__(self, match: Match, eyes: str) -> None:
        self.match = match
        self.everything = eyes == ALL
        self.seat: Seat | None = None
        if eyes not in (ALL, NONE):
            if not (eyes.isascii() and eyes.isdigit() and int(eyes) < match.seats):
                raise BadInput(f"--seat is all, none or 0 to {match.seats - 1}, not {eyes!r}")
            self.seat = int(eyes)

    def steps(self) -> list[Step]:
        """What these eyes learned of: their plies are counted by it."""
        return self.match.steps if self.everything else self.match.steps_seen(self.seat)

    def code(self, step: Step) -> str | None:
        """None: the move is another's. What it showed is told by its events; its text may say more than that."""
        return step.a.code() if self.everything or step.seat == self.seat else None

    def events(self, events: list[Event]) -> list[Event]:
        return [event for event in events if self.everything or event.is_for(self.seat)]

    def position(self, s: State) -> Json:
        """The whole state, or the view."""
        return {"state": s.json()} if self.everything else {"view": self.match.game.view(s, self.seat)}

    def viewers(self) -> list[Seat | None]:
        return list(range(self.match.seats)) if self.everything else [self.seat]


def run(path: Path, index: int, ply: int | None, seat: str, lang: str, as_json: bool) -> None:
    words = Words(lang)
    record = record_at(path, index)
    match = checked(record)
    if match is None:
        tell_as_written(record, index, ply, seat, words, as_json)
        return
    told = Told(match, seat)
    most = len(told.steps())
    if ply is not None and not 0 <= ply <= most:
        raise BadInput(f"--ply goes from 0 to {most}, the number of moves seen in this record, not {ply}")
    plies = most if ply is None else ply
    if as_json:
        print_json(document(record, index, told, plies))
    else:
        print_story(record, index, told, plies, words)


def record_at(path: Path, index: int) -> Record:
    """The record on line `index`, counted from 0. Raises `BadInput`."""
    if index < 0:
        raise BadInput(f"--index counts from 0, not {index}")
    count = 0
    try:
        with path.open(encoding="utf-8-sig") as file:  # some editors put a mark at the beginning
            while line := file.readline(MOST_LETTERS):
                if len(line) == MOST_LETTERS:
                    raise BadRecord(f"{path} holds no records: a line has more than {MOST_LETTERS - 1:,} letters")
                if line.strip():
                    if count == index:
                        return record_from_line(line)
                    count += 1
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} holds no records: it is not UTF-8 text") from None
    raise BadInput(f"{path} holds {count} records, counted from 0: there is no index {index}")


def checked(record: Record) -> Match | None:
    """The match, every move and the outcome checked, whatever part of it is asked for.

    A record of rules that are played no more is checked by those of today; None: they do not play it alike.
    """
    game = game_named(record.game)
    try:
        if is_played(game, record.rules):
            return replay(game, record, kept_states=ALL_STATES)
        following = follow(game, record, [], ALL_STATES)
    except OverflowError:
        raise BadRecord("the record holds a number beyond all measure") from None
    return following.match if following.same else None


def document(record: Record, index: int, told: Told, plies: int) -> Json:
    match = told.match
    steps = told.steps()
    plain = record.json()
    fields = ["game", "rules", "options", "seats"]
    if told.everything:
        fields.append("seed")  # with it whoever holds the rules knows every card
        fields += ["draw"] if record.draw is not None else []
    draws = draws_of(match) if told.everything else []
    return {
        "index": index,
        **{field: plain[field] for field in fields},
        **({"played_by": match.game.rules} if match.game.rules != record.rules else {}),
        "start": {
            "events": [event.json() for event in told.events(match.opening)],
            **({"draws": opening_draws(match)} if told.everything else {}),
            **told.position(match.first),
        },
        "plies": [
            {
                "ply": ply,
                "seat": step.seat,
                "code": told.code(step),
                "events": [event.json() for event in told.events(step.events)],
                **({"draws": draws[step.ply]} if told.everything else {}),
                **told.position(match.state_after(step.ply)),
            }
            for ply, step in enumerate(steps[:plies])
        ],
        "outcome": plain["outcome"] if plies == len(steps) else None,
    }


def print_story(record: Record, index: int, told: Told, plies: int, words: Words) -> None:
    match = told.match
    console = plain_console()
    name = match.game.name
    steps = told.steps()
    title = words.text("replay-title", index=index, game=words.text(f"{name}-name"), seats=record.seats)
    console.print(title, style="bold")
    if match.game.rules != record.rules:
        console.print(words.text("replay-other-rules", rules=record.rules, now=match.game.rules))
    for event in told.events(match.opening):
        console.print("  " + words.event(name, event))
    for ply, step in enumerate(steps[:plies]):
        console.print(step_line(told, ply, step, words), style="cyan")
        for event in told.events(step.events):
            console.print("  " + words.event(name, event))
    state = match.state_after(steps[plies - 1].ply) if plies else match.first
    for viewer in told.viewers():
        eyes = words.text("spectator") if viewer is None else words.say(seat_phrase(viewer))
        console.print(words.text("replay-position", ply=plies, who=eyes), style="bold")
        for phrase in match.game.describe(match.game.view(state, viewer)):
            console.print("  " + words.line(phrase))
    for line in outcome_lines(match, words, None) if plies == len(steps) else []:
        console.print(line, style="bold")


def step_line(told: Told, ply: int, step: Step, words: Words) -> str:
    who = words.say(seat_phrase(step.seat))
    code = told.code(step)
    if code is None:
        return words.text("replay-ply-of-another", ply=ply, who=who)
    return words.text("replay-ply", ply=ply, who=who, code=code)


def outcome_lines(match: Match, words: Words, names: list[str] | None) -> list[str]:
    """How a match ended, a line for the reason and one for each seat; nothing while it goes on."""
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return []
    lines = [words.text(f"{match.game.name}-reason-{outcome.reason}")]
    by_place = sorted(range(match.seats), key=lambda seat: (outcome.places[seat], seat))
    for seat in by_place:
        who = words.say(seat_phrase(seat), names)
        lines.append(words.text("place", place=outcome.places[seat], who=who, score=outcome.scores[seat]))
    return lines
