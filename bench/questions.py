"""How often a person is asked at a table of Illuminati, with and without wishes for answer windows.

    python bench/questions.py [--games 20] [--seats 6]

One person and bots play through the host; whenever the person is asked, the greedy bot answers in their place. For
each wish it prints how many questions a round brings, how many of them leave no choice, how many the table answered
unasked, and the longest wait between two questions: the time bots think, and the 500 ms a server pauses before each
answer of theirs.
"""

from __future__ import annotations

import argparse
import time

from lanterne.core.rng import simulation_seed
from lanterne.games.registry import game_named
from lanterne.host.host import Host, House
from lanterne.host.question import Question
from lanterne.host.sitter import Sitter
from lanterne.host.standing import answer_standing, next_standing
from lanterne.host.thinking import Thinker
from lanterne.host.wishes import ASK, EMPTY, UNLESS_TARGET, UNTIL_MY_TURN, Wishes
from lanterne.match.clock import make_clock
from lanterne.match.match import Match

GAME = game_named("illuminati")
PERSON = 0
PAUSE_S = 0.5  # `Settings.bot_delay_ms`


class Tally:
    def __init__(self) -> None:
        self.rounds = 0
        self.questions = 0
        self.without_choice = 0
        self.windows = 0
        self.unasked = 0
        self.longest_s = 0.0
        self.most_answers = 0

    def line(self, wish: str) -> str:
        share = 100 * self.without_choice / max(1, self.questions)
        return (
            f"{wish:14} {self.questions / self.rounds:9.2f} {self.windows / self.rounds:9.2f} {share:10.1f} % "
            f"{self.unasked / self.rounds:9.2f} {self.longest_s:9.1f} s {self.most_answers:6}"
        )


def play(seed: int, seats: int, wish: str, tally: Tally) -> None:
    sitters = [Sitter("person"), *[Sitter(None, "greedy", "greedy")] * (seats - 1)]
    match = Match(GAME, {}, seats, simulation_seed(seed, 0))
    host = Host(match, sitters, make_clock("none", seats), House(), owner="person", status="playing")
    wishes = Wishes("person", dict.fromkeys(GAME.windows, wish), [])
    host.wishes[PERSON] = wishes
    host.arrive(0)
    thinker = Thinker(host)
    waited_s, answers = 0.0, 0
    while host.to_act():
        if wish == UNTIL_MY_TURN and GAME.turn(host.match.state) == PERSON:
            host.wishes[PERSON] = wishes  # said again in every turn
        began = time.perf_counter()
        q = host.question(0)
        if q is not None:
            change = thinker.answer(q, 0)
            waited_s += time.perf_counter() - began
            if change is not None:
                host.commit(change, 0)
                waited_s, answers = waited_s + PAUSE_S, answers + 1
            continue
        standing = next_standing(host, 0)
        if standing is not None:
            change = answer_standing(host, standing, standing.due_ms)
            tally.unasked += 1
        else:
            ask(host, tally)
            tally.longest_s, tally.most_answers = max(tally.longest_s, waited_s), max(tally.most_answers, answers)
            waited_s, answers = 0.0, 0
            asked = Question(0, match.ply, PERSON, "greedy", speaks=False, stands_in=False)
            code, _ = thinker.think(asked)
            assert code is not None
            change = host.move(match.ply, PERSON, code, 0)
        assert change is not None
        host.commit(change, 0)
    tally.rounds += host.match.state.round  # type: ignore[attr-defined]


def ask(host: Host, tally: Tally) -> None:
    window = GAME.window(host.match.state, PERSON)
    tally.questions += 1
    tally.windows += window is not None
    tally.without_choice += len(host.legal(PERSON)) == 1 or (window is not None and window.empty)


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--seats", type=int, default=6)
    wanted = reader.parse_args()
    print("a round:       questions   windows   no choice   unasked   longest wait, answers")
    for wish in (ASK, EMPTY, UNLESS_TARGET, UNTIL_MY_TURN):
        tally = Tally()
        for seed in range(wanted.games):
            play(seed, wanted.seats, wish, tally)
        print(tally.line(wish), flush=True)


if __name__ == "__main__":
    main()
