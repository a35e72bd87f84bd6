"""The talk at the text table: shows the view, reads what is typed, says why not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import final

from lanterne.commands.common import whole_file
from lanterne.commands.folding import folded, runs
from lanterne.commands.keyboard import Keyboard
from lanterne.commands.replay import outcome_lines
from lanterne.commands.rules import rule_lines
from lanterne.commands.screen import Screen
from lanterne.core.errors import BadInput, Refusal, Rejected
from lanterne.core.game import Action, Event, Seat, sum_of
from lanterne.host.host import OVER
from lanterne.text import Words

SHORT_LIST = 24  # actions shown without being asked for
FEW_SUMS = 6  # sums that are shown with all their terms at once

COMMANDS = ("help", "why", "undo", "rules", "log", "score", "save", "all", "speak", "quit")


@final
class TextTable:
    def __init__(self, keyboard: Keyboard, names: list[str], words: Words, screen: Screen) -> None:
        self.keyboard = keyboard
        self.match = keyboard.host.match
        self.game = keyboard.host.game
        self.names = names
        self.words = words
        self.screen = screen
        self.seat: Seat = keyboard.people[0]  # the person at the keyboard
        self.waited = True
        self.told = dict.fromkeys(keyboard.people, -1)  # steps each person has heard of; -1: not even the opening
        self.refusal: Refusal | None = None
        self.here = True
        self.orders: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "rules": self.rules,
            "log": self.log,
            "score": self.score,
            "save": self.save,
            "all": self.list_all,
            "speak": self.speak,
            "quit": self.quit,
        }
        self.called = {"?": "help", "h": "help", "q": "quit"}
        for name in COMMANDS:
            self.called[name] = name
            self.called[words.text(f"play-word-{name}")] = name

    def run(self) -> None:
        self.screen.line(self.words.text(f"{self.game.name}-name"), "bold")
        self.screen.line(self.words.text("play-welcome"), "dim")
        ply = -1
        while self.here:
            turn = self.keyboard.turn()
            if ply != self.match.ply:
                if turn is not None and not self.sit(turn[0]):
                    return
                self.waited = turn is not None and turn[1]
                self.show()
                ply = self.match.ply
            line = self.screen.ask(f"{self.names[self.seat]}> ")
            if line is None:
                return
            if self.obey(line.strip()):
                ply = -1

    def sit(self, seat: Seat) -> bool:
        """Another person takes the keyboard. False when input has ended."""
        changed, self.seat = seat != self.seat, seat
        if changed and self.game.nature.hidden:
            return self.screen.hand_over(self.words.text("play-hand-over", who=self.names[seat]))
        return True

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """What is new, the table, and what may be done."""
        self.tell_news()
        self.screen.line()
        for phrase in self.game.describe(self.game.view(self.match.state, self.seat)):
            self.screen.line(self.words.say(phrase, self.names))
        ended = outcome_lines(self.match, self.words, self.names)
        if ended:
            self.screen.line()
            for text in ended:
                self.screen.line(text, "bold green")
            self.screen.line(self.words.text("play-over"), "dim")
            return
        self.screen.line()
        if not self.waited:
            self.screen.line(self.words.text("play-between"), "yellow")
        self.list_actions(self.legal(), SHORT_LIST)

    def tell_news(self) -> None:
        self.tell(self.match.events_since(self.told[self.seat]))
        self.told[self.seat] = self.match.ply

    def tell(self, events: list[Event]) -> None:
        """Events in words, for the eyes of the person at the keyboard only."""
        for event in events:
            if event.is_for(self.seat):
                self.screen.line("· " + self.words.event(self.game.name, event, self.names), "italic")

    def legal(self) -> list[Action]:
        return self.keyboard.host.legal(self.seat)

    def list_actions(self, actions: list[Action], most: int, part: str = "") -> None:
        """Numbered as in the whole list, whatever is left out; a run of sums takes one line."""
        shown = 0
        left = 0
        said = [self.words.say(self.game.say(a), self.names) for a in actions]
        lines = [(number, text, a.code()) for number, (text, a) in enumerate(zip(said, actions, strict=True), 1)]
        wanted = [line for line in lines if part.lower() in f"{line[1]} {line[2]}".lower()]
        for first, last in runs([code for _, _, code in wanted]):
            if shown < most:
                self.screen.item(*folded(wanted[first], wanted[last]))
                shown += 1
            else:
                left += last - first + 1
        if left:
            self.screen.line(self.words.text("play-more-actions", left=left), "dim")
        elif not shown:
            self.screen.line(self.words.text("play-no-action"), "dim")

    # ------------------------------------------------------------------ obeying

    def obey(self, line: str) -> bool:
        """Does what was typed. True when the table is to be shown anew."""
        over = self.keyboard.host.status == OVER
        legal = self.legal()
        if not line:
            if not self.waited and not over:
                self.keyboard.host.let_go(self.seat)
            return True
        if line not in [a.code() for a in legal]:
            word, _, rest = line.partition(" ")
            name = self.called.get(word.lower())
            if name is not None:
                self.orders[name](rest.strip())
                return name == "undo"
            if line.startswith("/"):
                self.list_actions(legal, len(legal), line[1:].strip())
                return False
        if line.isascii() and line.isdigit():
            if not 1 <= int(line[:9]) <= len(legal):
                self.screen.line(self.words.text("play-no-number", number=line, most=len(legal)), "red")
                return False
            line = legal[int(line) - 1].code()
        return self.move(line)

    def move(self, code: str) -> bool:
        try:
            self.keyboard.move(self.seat, code)
        except Rejected as rejected:
            self.refusal = rejected.refusal or self.refusal
            if rejected.refusal is not None:
                self.explain(rejected.refusal)
            elif rejected.why == "over":
                self.screen.line(self.words.text("play-over"), "red")
            else:
                self.screen.line(self.words.text("play-unreadable", typed=code), "red")
                self.screen.line(str(rejected), "dim")
            return False
        return True

    def explain(self, refusal: Refusal) -> None:
        self.screen.line(self.words.say(refusal.phrase, self.names), "red")
        text = self.words.clause(self.game.name, refusal.clause)
        self.screen.line(self.words.text("play-clause", clause=refusal.clause, text=text), "yellow")

    # ------------------------------------------------------------------ orders

    def help(self, rest: str) -> None:
        for name in COMMANDS:
            self.screen.item(f"{self.words.text(f'play-word-{name}'):<12}", self.words.text(f"play-help-{name}"))
        self.screen.line(self.words.text("play-help"), "dim")

    def why(self, rest: str) -> None:
        if self.refusal is None:
            self.screen.line(self.words.text("play-no-refusal"), "dim")
        else:
            self.explain(self.refusal)

    def undo(self, rest: str) -> None:
        if not self.keyboard.undo(self.seat):
            self.screen.line(self.words.text("play-no-undo"), "red")
            return
        self.told = {seat: min(heard, self.match.ply) for seat, heard in self.told.items()}
        self.screen.line(self.words.text("play-undone"), "yellow")

    def rules(self, rest: str) -> None:
        for clause, text in rule_lines(self.words, self.game.name):
            if rest.lower() in f"{clause} {text}".lower():
                self.screen.item(f"{clause:<8}", text)

    def log(self, rest: str) -> None:
        self.tell(self.match.events_since(-1))

    def score(self, rest: str) -> None:
        """All sums the person may ask about, or those that are named."""
        v = self.game.view(self.match.state, self.seat)
        topics = [topic for topic in self.game.topics(v) if rest in topic]
        if not topics:
            self.screen.line(self.words.text("play-no-sum"), "dim")
        for topic in topics:
            terms = self.game.terms(v, topic)
            self.screen.item(topic, f"= {sum_of(terms)}")
            for term in terms if rest or len(topics) <= FEW_SUMS else []:
                text = self.words.say(term.phrase, self.names)
                self.screen.line(f"  {term.value:+d}  {text} ({term.clause})")

    def save(self, rest: str) -> None:
        if not rest:
            self.screen.line(self.words.text("play-save-where"), "red")
            return
        path = Path(rest)
        if path.exists():
            self.screen.line(self.words.text("play-save-exists", file=rest), "red")
            return
        try:
            with whole_file(path) as file:
                file.write(self.match.record().line() + "\n")
        except BadInput as error:
            self.screen.line(str(error), "red")
            return
        self.screen.line(self.words.text("play-saved", file=rest), "green")

    def list_all(self, rest: str) -> None:
        actions = self.legal()
        self.list_actions(actions, len(actions), rest)

    def speak(self, rest: str) -> None:
        house = self.keyboard.host.house
        house.word_for_all = not house.word_for_all and self.game.nature.out_of_turn
        key = "play-speak-on" if house.word_for_all else "play-speak-off"
        self.screen.line(self.words.text(key), "dim")

    def quit(self, rest: str) -> None:
        self.here = False
