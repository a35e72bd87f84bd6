"""Games are played with all options until everything has happened once; what never does is named and fails."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lanterne
from lanterne.core.game import Event
from lanterne.core.phrase import Phrase
from lanterne.core.rng import FastRng
from lanterne.games.illuminati.attack.attack import current_attack
from lanterne.games.illuminati.attack.number import attack_terms, attacking_alignments, own_defence
from lanterne.games.illuminati.attack.rules import aid_fault
from lanterne.games.illuminati.cards.table import CARD_IDS, CARD_NUMBERS, CARDS, GOAL_IDS, SPECIAL_IDS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.moves import MOVE_SHAPES, NEUTRALISE, TRANSFER, Move
from lanterne.games.illuminati.specials.played import Played
from lanterne.games.illuminati.specials.window import Window
from lanterne.games.illuminati.state import POWERS, IlluminatiState
from lanterne.games.illuminati.structure.geometry import alignments_of, has_free_arrow, puppets
from tests.games.illuminati.schemer import Schemer

MOST_GAMES = 1500
TABLES: list[tuple[dict[str, object], int]] = [
    ({}, 4),
    ({"addon": True}, 5),
    ({"cheating": True, "open_money": True}, 3),
    ({"hidden_illuminati": True, "overstate": True}, 4),
    ({"hidden_goals": True, "fixed_side": True}, 3),
    ({"hidden_illuminati": True, "addon": True, "hidden_goals": True, "cheating": True}, 6),
    ({"very_long": True, "neutralise_needs_arrow": False, "round_limit": 200}, 3),
    ({"addon": True, "book_militias": True}, 2),
    ({"longer": 2}, 7),
    ({"addon": True}, 8),
]
CHINESE = CARD_NUMBERS["chinese-campaign-donors"]
GUN_LOBBY = CARD_NUMBERS["gun-lobby"]
RESERVE = CARD_NUMBERS["federal-reserve"]
OIL = CARD_NUMBERS["illuminated-oil"]
UFOS = CARD_NUMBERS["ufos"]


def event_names() -> list[str]:
    folder = Path(lanterne.__file__).parent / "text" / "en"
    text = "".join(path.read_text() for path in sorted(folder.glob("illuminati*.ftl")))
    return re.findall(r"^illuminati-event-([a-z-]+) =", text, re.MULTILINE)


def wanted() -> set[str]:
    found = {f"event {name}" for name in event_names()}
    found |= {f"verb {shape.verb}" for shape in MOVE_SHAPES} | {"verb offer", "verb promise"}
    found |= {f"special {special}" for special in SPECIAL_IDS}
    found |= {
        f"window {moment}"
        for moment in (
            "turn-start",
            "privilege-declared",
            "card-played",
            "spending",
            "after-dice",
            "between-actions",
            "turn-end",
            "own-income",
        )
    }
    found |= {f"goal {goal}" for goal in (*GOAL_IDS, "basic")}
    found |= {f"reason {reason}" for reason in ("goal", "survivor", "exhausted", "limit")}
    for card in CARDS:
        if any(type(ability).__name__ in ("AttackBonus", "PerEdition") for ability in card.abilities):
            found.add(f"bonus {card.id}")
    found |= {"book militias", "control waived by no arrow", "large game", "longer"}
    found |= {f"ability {name}" for name in ABILITIES}
    return found


ABILITIES = (
    "counts-as",
    "hard-against",
    "lends-resistance",
    "immune",
    "takes-part-twice",
    "sends-anywhere",
    "draws-more",
    "redistributes",
    "least-income",
)


class Watch:
    """Notes what happens in a game."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def before(self, s: IlluminatiState, seat: int, a: object) -> None:
        top = s.frames[-1]
        if isinstance(top, Window):
            self.seen.add(f"window {top.moment}")
        elif isinstance(top, Played):
            self.seen.add("window card-played")
        elif top.kind == "spending":
            self.seen.add("window spending")
        self.watch_attack(s)
        code = a.code()  # type: ignore[attr-defined]
        self.seen.add("verb " + code.split()[0])
        if isinstance(a, Move) and a.verb == TRANSFER and a.a == RESERVE and a.b not in neighbours(s, RESERVE):
            self.seen.add("ability sends-anywhere")
        if any(used > 1 for used in s.used):
            assert s.used[UFOS] == max(s.used) == 2
            self.seen.add("ability takes-part-twice")

    def watch_attack(self, s: IlluminatiState) -> None:
        atk = current_attack(s)
        if atk is None or atk.target < 0 or s.frames[-1].kind != "spending":
            return
        for term in attack_terms(s, atk):
            name = term.phrase.key.removeprefix("illuminati-term-")
            source = term.phrase.args["source"]
            assert isinstance(source, Phrase)
            if name == "lent":
                self.seen.add("ability lends-resistance")
            if name == "bonus":
                card = source.key.removeprefix("illuminati-card-")
                self.seen.add(f"bonus {card}" if card in CARD_NUMBERS else f"bonus {CARD_IDS[s.illuminati[atk.seat]]}")
                if card == "militia" and s.options.book_militias:
                    self.seen.add("book militias")
        mine = attacking_alignments(s, atk.attacker, atk.target, atk.kind)
        if atk.attacker == CHINESE and mine != alignments_of(s, CHINESE):
            self.seen.add("ability counts-as")
        if atk.target == GUN_LOBBY and own_defence(s, atk) >= 10:
            self.seen.add("ability hard-against")
        if atk.kind == NEUTRALISE and not has_free_arrow(s, atk.attacker):
            self.seen.add("control waived by no arrow")

    def after(self, s: IlluminatiState, events: list[Event]) -> None:
        for event in events:
            self.seen.add("event " + event.name)
            special = event.args.get("special")
            if event.name.startswith("special-played") and isinstance(special, Phrase):
                self.seen.add(special.key.replace("illuminati-special-", "special "))
            if event.name == "special-discarded" and isinstance(special, Phrase) and special.key.endswith("secrets"):
                self.seen.add("special secrets")
            if event.name == "redistributing" and s.stage == POWERS:
                self.seen.add("ability redistributes")
            if event.name == "received" and s.illuminati[s.turn] == OIL and is_poor(event.args["card"]):
                self.seen.add("ability least-income")
            if event.name == "goal-reached":
                goal = event.args["goal"]
                assert isinstance(goal, Phrase)
                self.seen.add(goal.key.replace("illuminati-goal-", "goal "))
        drawn = [event for event in events if event.name in ("turned-up", "special-drawn")]
        if len(drawn) == 2 and CARDS[s.illuminati[s.turn]].id == "network":
            self.seen.add("ability draws-more")
        if s.result is not None:
            self.seen.add("reason " + s.result.reason)
            if s.seats >= 7:
                self.seen.add("large game")
            if s.options.longer:
                self.seen.add("longer")


def play(number: int, watch: Watch) -> None:
    options, seats = TABLES[number % len(TABLES)]
    rng = FastRng(number * 7919 + 5)
    schemer = Schemer(number)
    events: list[Event] = []
    s = GAME.start(GAME.options({"round_limit": 40, **options}, seats), seats, rng, events)
    watch.after(s, events)
    while waited := GAME.to_act(s):
        turn = schemer.interject(s) or (waited[0], schemer.choose(s, waited[0]))
        watch.before(s, turn[0], turn[1])
        events = []
        GAME.apply(s, turn[0], turn[1], rng, events)
        watch.after(s, events)
        if not watch.seen & {"ability immune"} and any(event.name == "attack-announced" for event in events):
            note_immunity(s, watch)


def note_immunity(s: IlluminatiState, watch: Watch) -> None:
    """In an attack on the open Discordians somebody is kept at home for what they are."""
    atk = current_attack(s)
    if atk is not None and any(aid_fault(s, atk, card) == "150" for card in s.grid[atk.seat].values()):
        watch.seen.add("ability immune")


def neighbours(s: IlluminatiState, card: int) -> list[int]:
    return [s.master[card], *puppets(s, card)]


def is_poor(card: object) -> bool:
    """Whether the named group prints an income of 0."""
    assert isinstance(card, Phrase)
    number = CARD_NUMBERS.get(card.key.removeprefix("illuminati-card-"), UFOS)
    return CARDS[number].income == 0


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_everything_happens_in_play() -> None:
    watch = Watch()
    missing = wanted()
    for number in range(MOST_GAMES):
        play(number, watch)
        missing -= watch.seen
        if not missing:
            return
    assert not missing, f"never happened in {MOST_GAMES} games: {sorted(missing)}"
