"""The talk at the text table: shows the view, reads what is typed, says why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import final

from lanterne.commands.advice import advise
from lanterne.commands.choices import SHORT_LIST, Choices, changed, letters, told_once
from lanterne.commands.common import whole_file
from lanterne.commands.keyboard import Keyboard
from lanterne.commands.replay import outcome_lines
from lanterne.commands.rules import rule_lines
from lanterne.commands.screen import Screen
from lanterne.core.errors import BadInput, Refusal, Rejected
from lanterne.core.game import Action, Event, Seat
from lanterne.core.terms import sum_of
from lanterne.host.host import OVER
from lanterne.match.log import log_lines
from lanterne.text import Words

FEW_SUMS = 6  # sums that are shown with all their terms at once
FEW_CARDS = 4  # cards that are shown with all that stands on them

COMMANDS = ("help", "table", "hint", "card", "why", "undo", "rules", "log", "score", "save", "all", "speak", "quit")
SHORT = {"?": "help", "h": "help", "t": "table", "q": "quit"}


@final
class TextTable:
    def __init__(
        self, keyboard: Keyboard, names: list[str], words: Words, screen: Screen, playbill: Sequence[str] = ()
    ) -> None:
        self.keyboard = keyboard
        self.match = keyboard.host.match
        self.game = keyboard.host.game
        self.names = names
        self.words = words
        self.screen = screen
        self.playbill = playbill  # who the bots are
        self.seat: Seat = keyboard.people[0]  # the person at the keyboard
        self.waited = True
        self.told = dict.fromkeys(keyboard.people, -1)  # steps each person has heard of; -1: not even the opening
        self.heard = dict.fromkeys(keyboard.people, 0)  # remarks of bots each person has heard
        self.seen: list[str] = []  # the table as it was last shown to whoever sits here
        self.standing = letters(self.game.shapes, set(SHORT))  # by code
        self.verbs = {mark: code for code, mark in self.standing.items()}
        self.refusal: Refusal | None = None
        self.here = True
        self.orders: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "table": self.table,
            "hint": lambda rest: advise(self.keyboard, self.seat, self.names, self.words, self.screen),
            "card": self.card,
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
        self.called = {**SHORT, "cards": "card", words.text("play-word-cards"): "card"}
        for name in COMMANDS:
            self.called[name] = name
            self.called[words.text(f"play-word-{name}")] = name

    def run(self) -> None:
        self.screen.line(self.words.text(f"{self.game.name}-name"), "bold")
        self.screen.line(self.words.text("play-welcome"), "dim")
        for text in self.playbill:
            self.screen.line(text)
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
        moved, self.seat = seat != self.seat, seat
        if moved:
            self.seen = []
        if moved and self.game.nature.hidden:
            return self.screen.hand_over(self.words.text("play-hand-over", who=self.names[seat]))
        return True

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """What is new, what has changed on the table, and what may be done."""
        self.tell_news()
        ended = outcome_lines(self.match, self.words, self.names)
        self.show_table(whole=bool(ended))
        self.screen.line()
        if ended:
            for text in ended:
                self.screen.line(text, "bold green")
            self.screen.line(self.words.text("play-over"), "dim")
            return
        if not self.waited:
            self.screen.line(self.words.text("play-between"), "yellow")
        self.list_actions(most=SHORT_LIST)

    def show_table(self, *, whole: bool) -> None:
        view = self.game.view(self.match.state, self.seat)
        now = [self.words.line(phrase, self.names) for phrase in self.game.describe(view)]
        shown = changed([] if whole else self.seen, now)
        if shown:
            self.screen.line()
        for text in shown:
            self.screen.line(text)
        self.seen = now

    def tell_news(self) -> None:
        self.tell(self.match.events_since(self.told[self.seat]))
        self.told[self.seat] = self.match.ply
        remarks = self.keyboard.host.remarks
        for remark in remarks[self.heard[self.seat] :]:
            if remark.is_for(self.seat):
                self.screen.line("· " + self.words.say(remark.phrase, self.names), "italic")
        self.heard[self.seat] = len(remarks)
        if self.keyboard.taken:
            texts = [self.words.say(self.game.say(a), self.names) for a in self.keyboard.taken]
            self.screen.line(self.words.text("play-taken", actions=told_once(texts)), "dim")
            self.keyboard.taken = []

    def tell(self, events: list[Event]) -> None:
        """Events in words, for the eyes of the person at the keyboard only."""
        for event in events:
            if event.is_for(self.seat):
                self.screen.line("· " + self.words.event(self.game.name, event, self.names), "italic")

    def legal(self) -> list[Action]:
        return self.keyboard.host.legal(self.seat)

    def choices(self) -> Choices:
        legal = self.legal()
        return Choices(legal, [self.words.say(self.game.say(a), self.names) for a in legal], self.standing)

    def list_actions(self, part: str = "", most: int | None = None) -> None:
        lines, left = self.choices().lines(part, most)
        for mark, text, code in lines:
            self.screen.item(mark, text, code)
        if left:
            self.screen.line(self.words.text("play-more-actions", left=left), "dim")
        elif not lines:
            self.screen.line(self.words.text("play-no-action"), "dim")

    # ------------------------------------------------------------------ obeying

    def obey(self, line: str) -> bool:
        """Does what was typed. True when the table is to be shown anew."""
        if not line:
            if not self.waited and self.keyboard.host.status != OVER:
                self.keyboard.host.let_go(self.seat)
            return True
        choices = self.choices()
        if line not in [a.code() for a in self.legal()]:
            word, _, rest = line.partition(" ")
            name = self.called.get(word.lower())
            if name is not None:
                self.orders[name](rest.strip())
                return name == "undo"
            if line.startswith("/"):
                self.list_actions(line[1:].strip())
                return False
        code = choices.code(line) or self.verbs.get(line.lower())  # one that cannot be done now is refused with reasons
        if code is None and line.isascii() and line.isdigit():
            self.screen.line(self.words.text("play-no-number", number=line, most=len(choices.numbered)), "red")
            return False
        return self.move(line if code is None else code)

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

    def table(self, rest: str) -> None:
        self.show_table(whole=True)

    def card(self, rest: str) -> None:
        """The faces of the cards that are named; their names alone where there are many."""
        v = self.game.view(self.match.state, self.seat)
        names = {card: self.words.say(name, self.names) for card, name in self.game.cards(v).items()}
        wanted = rest.lower()
        found = [card for card, name in names.items() if wanted in (card, name.lower())]
        found = found or [card for card, name in names.items() if wanted in f"{card} {name}".lower()]
        if not found:
            self.screen.line(self.words.text("play-no-card"), "dim")
        for card in found:
            if len(found) > FEW_CARDS:
                self.screen.item("·", names[card], card)
                continue
            title, *lines = [self.words.line(phrase, self.names) for phrase in self.game.face(v, card)]
            self.screen.line(title, "bold")
            for text in lines:
                self.screen.line("  " + text)

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
        ended = self.keyboard.host.status == OVER
        self.tell([event for _, _, event in log_lines(self.match, self.seat, ended=ended)])

    def score(self, rest: str) -> None:
        """All sums of the table, or those that are named; what a choice would bring is told only by its name."""
        v = self.game.view(self.match.state, self.seat)
        choices = () if rest else {a.code() for a in self.game.legal(self.match.state, self.seat)}
        topics = [topic for topic in self.game.topics(v) if rest in topic and topic not in choices]
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
        self.list_actions(rest)

    def speak(self, rest: str) -> None:
        house = self.keyboard.host.house
        house.word_for_all = not house.word_for_all and self.game.nature.out_of_turn
        key = "play-speak-on" if house.word_for_all else "play-speak-off"
        self.screen.line(self.words.text(key), "dim")

    def quit(self, rest: str) -> None:
        self.here = False
