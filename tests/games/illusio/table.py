"""Small tables: only what matters is named, every other card lies in its deck."""

from __future__ import annotations

from lanterne.core.game import Event
from lanterne.core.rng import FastRng, Rng
from lanterne.games.illusio.cards import COPIES, KIND_NAMED, KINDS, OBJECTIVE_COUNT, OBJECTIVE_NAMED
from lanterne.games.illusio.frames import TURN, Frame
from lanterne.games.illusio.game import GAME
from lanterne.games.illusio.items import item_from
from lanterne.games.illusio.limits import ACTIONS
from lanterne.games.illusio.load import count_up
from lanterne.games.illusio.magicians import MAGICIAN_NAMED, by_rules
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick
from lanterne.games.illusio.zones import put_backstage
from tests.games.illusio.ledger import cards_out, conserve

Rows = dict[int, list[str]]
Tricks = dict[int, dict[str, list[str]]]


class Table:
    """Seat 0 is about to act unless another turn is named; everybody is Quatrevaux unless magicians are named."""

    def __init__(
        self,
        seats: int = 2,
        *,
        hands: Rows | None = None,
        backstages: Rows | None = None,
        projects: Tricks | None = None,
        displayed: Tricks | None = None,
        validated: Rows | None = None,
        contest: list[str] | None = None,
        scores: list[int] | None = None,
        magicians: list[str] | None = None,
        turn: int = 0,
        **options: object,
    ) -> None:
        s = IllusioState(GAME.options(options, seats), seats)
        s.turn = turn
        s.actions_left = ACTIONS
        s.frames = [Frame(TURN, turn)]
        # Who has nothing to change is not asked: the talent of old needs a Formula or an Audience.
        quiet = by_rules(MAGICIAN_NAMED["quatrevaux"], 1)
        s.magicians = [MAGICIAN_NAMED[name] for name in magicians] if magicians else [quiet] * seats
        for seat, names in (hands or {}).items():
            for name in names:
                s.hands[seat * KINDS + KIND_NAMED[name]] += 1
        for seat, texts in (backstages or {}).items():
            for text in texts:
                put_backstage(s, seat, item_from(text))
                s.badges = max(s.badges, item_from(text) >> 12)
        for rows, found in ((s.projects, projects), (s.displayed, displayed)):
            for seat, tricks in (found or {}).items():
                rows[seat] = [trick_of(name, parts) for name, parts in tricks.items()]
        for seat, names in (validated or {}).items():
            s.validated[seat] = [OBJECTIVE_NAMED[name] for name in names]
        for seat, score in enumerate(scores or []):
            s.scores[seat] = score
        used = [index for row in s.validated for index in row]
        used += [trick.objective for row in s.projects + s.displayed for trick in row]
        left = [index for index in range(OBJECTIVE_COUNT) if index not in used]
        s.contest = [OBJECTIVE_NAMED[name] for name in contest] if contest is not None else left[-4:]
        s.bag = [index for index in left if index not in s.contest]
        for kind in range(KINDS):
            s.deck[kind] = COPIES[kind]
        for kind, count in enumerate(cards_out(s)):
            s.deck[kind] -= count
        count_up(s)
        self.s = s
        self.rng: Rng = FastRng(1)

    def play(self, *codes: str, seat: int | None = None) -> list[Event]:
        """Plays codes for whoever is asked, or for the seat; each must be allowed."""
        out: list[Event] = []
        for code in codes:
            who = self.s.top().seat if seat is None else seat
            a = GAME.parse(code)
            refusal = GAME.refusal(self.s, who, a)
            assert refusal is None, (code, refusal, self.codes(who))
            GAME.apply(self.s, who, a, self.rng, out)
            conserve(self.s)
        return out

    def refused(self, code: str, seat: int | None = None) -> str:
        """The clause that forbids the code."""
        who = self.s.top().seat if seat is None else seat
        refusal = GAME.refusal(self.s, who, GAME.parse(code))
        assert refusal is not None, code
        assert code not in self.codes(who)
        return refusal.clause

    def codes(self, seat: int | None = None) -> list[str]:
        who = self.s.top().seat if seat is None else seat
        return [a.code() for a in GAME.legal(self.s, who)]

    def hand(self, seat: int) -> dict[str, int]:
        hand = GAME.view(self.s, seat)["hand"]
        assert hand is not None
        return hand

    def backstage(self, seat: int) -> list[str]:
        return GAME.view(self.s, None)["players"][seat]["backstage"]

    def discard(self) -> dict[str, int]:
        return GAME.view(self.s, None)["discard"]

    def next_turn(self) -> None:
        """Everybody else ends; the seat that was active begins again."""
        for _ in range(self.s.seats):
            self.play("end")


def trick_of(name: str, parts: list[str]) -> Trick:
    trick = Trick(OBJECTIVE_NAMED[name])
    for part in parts:
        if part in ("grand", "dejavu", "encore"):
            trick.grands += part == "grand"
            trick.deja_vus += part == "dejavu"
            trick.encores += part == "encore"
            trick.encore = trick.encore or part == "encore"
        else:
            trick.add(item_from(part))
    return trick


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]
