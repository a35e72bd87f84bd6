"""The host of one table: the single author of who sits where, who is asked what and when, and what comes of it.

Pure: no storage, no network, no waiting; whoever calls says what time it is. What is to happen comes as a `Change`, is
kept wherever moves are kept, and then committed here. The invariants of a table live in `commit` and nowhere else.
"""

from __future__ import annotations

from typing import Final, final

from lanterne.bots.registry import bot_named, usual_bot
from lanterne.core.errors import LanterneError, Rejected
from lanterne.core.game import NO_SEAT, Action, AnyGame, Outcome, Seat, State
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.host.asking import speakers
from lanterne.host.change import Change
from lanterne.host.drawing import Drawing
from lanterne.host.looking import seen_by
from lanterne.host.patience import Patience
from lanterne.host.question import Brief, Question, Standing
from lanterne.host.remark import Remark, said_with
from lanterne.host.rules_question import RulesQuestion
from lanterne.host.sitter import SeatWish, Sitter
from lanterne.host.teaching import next_line
from lanterne.host.wishes import Wishes
from lanterne.lessons.lesson import Lesson
from lanterne.match.clock import Clock
from lanterne.match.match import Match

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
FOR_EVER: Final = 1 << 60


class NotAllowed(LanterneError):
    """A wish that cannot be granted as things stand."""


@final
class House:
    """The rules of a house: how patient its tables are."""

    def __init__(
        self,
        *,
        at_zero: str = "bot",
        grace_ms: int = 30_000,
        patience_ms: int = 0,
        word_for_all: bool = False,
    ) -> None:
        self.at_zero = at_zero  # who plays on when a clock has run out: a `bot`, or nobody (`lose`)
        self.grace_ms = grace_ms  # how long somebody may be away before the others may ask a bot in
        self.patience_ms = patience_ms  # how long bots wait for people who were spoken to
        self.word_for_all = word_for_all  # people may speak before every decision of a bot, spoken to or not


@final
class Host:
    def __init__(
        self,
        match: Match,
        sitters: list[Sitter],
        clock: Clock,
        house: House,
        *,
        owner: str = "",
        status: str = WAITING,
        outcome: Outcome | None = None,
        wishes: list[Wishes | None] | None = None,
        drawing: Drawing | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.wishes: list[Wishes | None] = [None] * len(sitters) if wishes is None else wishes
        self.standing: Standing | None = None  # the answer somebody has left word for, while it is held back
        self.drawing = drawing or Drawing()
        self.lesson = lesson  # that is given here
        self.clock = clock
        self.house = house
        self.owner = owner
        self.status = status
        self.outcome = outcome  # the game's own, or a forfeit
        self.shown_out: dict[str, str] = {}  # who may not be at the table any more, and who said so
        self.is_rematch = False  # its people were given their seats without being asked
        self.present: set[str] = set()
        self.arrived: set[str] = set()  # who has come since the table last looked whose seats wait for them
        self.away_since: dict[str, int] = {}
        self.seat_wish: SeatWish | None = None  # who asks those who play for a bot's seat
        self.declined: dict[str, int] = {}  # who was told no, and when
        self.rules_question: RulesQuestion | None = None  # whether to go on by other rules; until then nothing moves
        self.undo_by: Seat | None = None  # who asks the others to take back
        self.undo_ply = 0  # from which move on
        self.undo_agreed: set[str] = set()
        self.undo_held: tuple[int, int] = (-1, 0)  # the ply at which that holds back what was left word for, until when
        self.notices: list[Phrase] = []  # what the table is to be told; whoever tells it empties the list
        self.remarks: list[Remark] = []  # what bots have said; whoever tells it empties the list
        self._failing: set[Seat] = set()  # whose bot failed: the table is told once
        self._serial = 0
        self._open: Question | None = None
        self._heard: list[Seat] = []  # bots that were asked for a word at this ply
        self._speakers: list[Seat] | None = None
        self._stand_in: Seat = -1  # whose bot failed at this decision
        self._patience = Patience(house.patience_ms)
        self._silent: set[Seat] = set()  # people who have nothing to say at this ply
        self.taken_back_to = -1  # the ply that was come back to: whoever took back wants to be asked there
        self.gained: dict[int, int] = {}  # what moves have added to their seats' clocks, by ply
        self.era = 0  # rises when moves are taken back: what somebody remembers of them never was
        self._since_ms = 0  # when the present position came about

    # ------------------------------------------------------------------ questions about the table

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def moves(self) -> bool:
        """Whether it is being played, and nothing has to be settled first."""
        return self.status == PLAYING and self.rules_question is None

    def to_act(self) -> list[Seat]:
        return list(self.game.to_act(self.match.state)) if self.moves() else []

    def legal(self, seat: Seat | None) -> list[Action]:
        """What may be done there; nothing by spectators, nor before the start or after the end."""
        if seat is None or not self.moves():
            return []
        actions: list[Action] = self.game.legal(self.match.state, seat)
        return actions

    def may_undo(self, seat: Seat | None) -> bool:
        """Whether the seat may take its last move back without asking anybody."""
        if seat is None or not self.moves() or not self.match.may_undo(seat):
            return False
        return len(self.owners()) == 1 or self.is_public(self.match.ply - 1)

    def is_public(self, ply: int) -> bool:
        """Whether everybody at the table could see that step."""
        return all([self.match.steps[ply].is_seen_by(seat) for seat in range(self.match.seats)])

    def seats_of(self, user: str) -> list[Seat]:
        """The seats that person plays now."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.plays(user)]

    def lent_by(self, user: str) -> list[Seat]:
        """That person's seats for which a bot plays, and which they may take back."""
        if self.status != PLAYING:
            return []
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.user == user and sitter.is_lent()]

    def people(self) -> set[str]:
        """Those who play themselves."""
        return {sitter.user for sitter in self.sitters if sitter.user is not None and not sitter.bot}

    def owners(self) -> set[str]:
        """Those whose seats these are, also while a bot plays for them."""
        return {sitter.user for sitter in self.sitters if sitter.user is not None}

    def wishes_of(self, seat: Seat) -> Wishes | None:
        """What the person who plays there has left word for; None: nothing was ever said."""
        wishes, sitter = self.wishes[seat], self.sitters[seat]
        return wishes if wishes is not None and sitter.plays(wishes.user) else None

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.sitters[seat].bot)

    def is_open(self, seat: Seat) -> bool:
        """Whether whoever comes may sit down there."""
        sitter = self.sitters[seat]
        return sitter.user is None and not sitter.lost and self.status != OVER

    # ------------------------------------------------------------------ presence

    def came(self, user: str) -> None:
        if user not in self.present:
            self.arrived.add(user)
        self.present.add(user)
        self.away_since.pop(user, None)

    def went(self, user: str, now_ms: int) -> None:
        if user in self.present:
            self.present.discard(user)
            self.away_since[user] = now_ms
            if self.seat_wish is not None and self.seat_wish.user == user:
                self.seat_wish = None

    def expect(self, now_ms: int) -> None:
        """Whose seats these are count as away until they come: after a restart, or when they sit down from afar."""
        for user in self.owners() - self.present:
            self.away_since.setdefault(user, now_ms)

    def grace_left_ms(self, user: str, now_ms: int) -> int | None:
        """How long somebody who has gone still counts as one who is here; None: they are."""
        since = self.away_since.get(user)
        if since is None or user in self.present:
            return None
        return max(0, self.house.grace_ms - (now_ms - since))

    def is_away_too_long(self, user: str, now_ms: int) -> bool:
        return self.grace_left_ms(user, now_ms) == 0

    # ------------------------------------------------------------------ asking

    def question(self, now_ms: int) -> Question | None:
        """What a bot is asked now, the same until it is answered or something has changed. None: no bot is asked."""
        if self._open is None and self.moves():
            self._open = self._next_question(now_ms)
        return self._open

    def _next_question(self, now_ms: int) -> Question | None:
        waited = self.to_act()
        line = next_line(self)
        if line is not None:
            return self._ask(line[0], speaks=line[0] not in waited, given=line[1]) if self.is_bot(line[0]) else None
        for seat in self._bots_to_hear(waited):
            if seat not in self._heard:
                return self._ask(seat, speaks=True)
        if self.awaited_words(now_ms):
            return None
        for seat in waited:
            if self.is_bot(seat):
                return self._ask(seat, speaks=False)
        return None

    def _bots_to_hear(self, waited: list[Seat]) -> list[Seat]:
        match = self.match
        if not self.game.nature.out_of_turn or not waited:
            return []
        if self._speakers is None:
            self._speakers = speakers(self.game, match.state, waited, match.seats, match.ply, match.chance)
        return [seat for seat in self._speakers if self.is_bot(seat)]

    def _ask(self, seat: Seat, *, speaks: bool, given: str = "") -> Question:
        stands_in = not speaks and seat == self._stand_in
        bot = usual_bot(self.game.name) if stands_in else self.sitters[seat].bot
        self._serial += 1
        return Question(self._serial, self.match.ply, seat, bot, speaks=speaks, stands_in=stands_in, given=given)

    def is_asked(self, q: Question) -> bool:
        """Whether the question still stands."""
        return self._open is not None and self._open.serial == q.serial

    def words_heard(self) -> int:
        """How many bots have had their word at this ply."""
        return len(self._heard)

    def brief(self, q: Question) -> Brief:
        """What the bot is shown, wherever it thinks. Raises `BadInput` when nobody is called so any more."""
        game, match = self.game, self.match
        view = dict(seen_by(game, match.state, q.seat, bot_named(q.bot, game.name), match.chance.seed))
        legal = [a.code() for a in self.legal(q.seat)]
        return Brief(game.name, game.rules, q, view, legal, int(match.chance.bot_seed(q.ply, q.seat)))

    # ------------------------------------------------------------------ people who were spoken to

    def awaited_words(self, now_ms: int) -> list[Seat]:
        """People whom nobody waits for by the rules, but to whom something was said: bots hold back for a while."""
        if not self.game.nature.out_of_turn or not self.moves():
            return []
        waited, invited = self.to_act(), self.game.invited(self.match.state)
        all_may_speak = self.house.word_for_all and now_ms < self._since_ms + self.house.patience_ms
        found: list[Seat] = []
        for seat, sitter in enumerate(self.sitters):
            if seat in waited or sitter.bot or sitter.user not in self.present:
                continue
            spoken_to = seat in invited and now_ms < self._patience.ends_ms(seat)
            if spoken_to or (all_may_speak and self._may_speak(seat)):
                found.append(seat)
        return found

    def _may_speak(self, seat: Seat) -> bool:
        """What may be said need not all be listed."""
        return seat not in self._silent and bool(self.game.nature.open_families or self.legal(seat))

    def let_go(self, seat: Seat) -> None:
        """The person has nothing to say to what was said so far; the others need not wait."""
        self._patience.let_go(seat)
        self._silent.add(seat)

    def wake_ms(self, now_ms: int) -> int | None:
        """How long until something happens by itself: a flag falls, or bots have waited long enough."""
        if not self.moves():
            return None
        ends = [self._patience.ends_ms(seat) for seat in self.awaited_words(now_ms)]
        waits = [end - now_ms for end in ends if end > now_ms]
        flag = self.clock.next_flag_ms(now_ms)
        return min(waits if flag is None else [*waits, flag], default=None)

    # ------------------------------------------------------------------ answers

    def move_of(self, seen_ply: int, seat: Seat, code: str, now_ms: int) -> Change:
        """A person's move, for the position that person sees. Raises `Rejected`."""
        self.check_ply(seen_ply, seat)
        return self.move(self.match.ply, seat, code, now_ms)

    def check_ply(self, seen_ply: int, seat: Seat) -> None:
        """What somebody may know nothing of makes no answer stale. Raises `Rejected`."""
        present = self.match.ply_of(seat)
        if seen_ply != present:
            raise Rejected("stale", f"seat {seat} answered ply {seen_ply}, it is at ply {present}")

    def move(self, ply: int, seat: Seat, code: str, now_ms: int) -> Change:
        """A move by whoever plays the seat, checked. Raises `Rejected`."""
        if not self.moves():
            raise Rejected("over", "the game is not being played")
        step = self.match.propose(ply, seat, code)
        assert step.after is not None
        change = Change(now_ms)
        change.step = step
        # A word out of turn earns no time; nor does what some know nothing of: they would read it off the clock.
        earns = seat in self.to_act() and not step.hidden_from
        change.clocks = self.clock.after_move(seat, now_ms) if earns else self.clock.shown(now_ms)
        change.outcome = self.game.outcome(step.after)
        if change.outcome is not None:
            change.status = OVER
        self._end_wishes(change, step.after)
        return change

    def _end_wishes(self, change: Change, after: State) -> None:
        """Some hold only until the seat's next turn begins."""
        turn = self.game.turn(after)
        if turn == NO_SEAT or turn == self.game.turn(self.match.state):
            return
        wishes = self.wishes[turn]
        if wishes is not None and wishes.ends_at_turn():
            change.wishes[turn] = wishes.after_turn()

    def answer(
        self, q: Question, code: str | None, now_ms: int, failure: str = "", remark: Phrase | None = None
    ) -> Change | None:
        """A bot's answer; None for `code`: it stays silent, or `failure` tells why it has none.

        None means that nothing happens yet: the answer came too late, nothing was said, or a stand-in is asked next.
        """
        if not self.is_asked(q):
            return None
        self._open = None
        if q.speaks:
            self._heard.append(q.seat)
        change: Change | None = None
        if code is not None:
            try:
                change = self.move(q.ply, q.seat, code, now_ms)
                change.remark = said_with(change.step, remark, self.match)
            except Rejected as rejected:
                failure = str(rejected)
        if failure:
            self._note_failure(q)
        if change is not None or q.speaks:
            return change
        if q.stands_in:
            return self._by_chance(q, now_ms)
        self._stand_in = q.seat
        return None

    def _by_chance(self, q: Question, now_ms: int) -> Change:
        """Even the stand-in is at a loss: the game goes on all the same."""
        a: Action = self.game.pick(self.match.state, q.seat, self.match.chance.of_bot(q.ply, q.seat))
        return self.move(q.ply, q.seat, a.code(), now_ms)

    def _note_failure(self, q: Question) -> None:
        if q.seat not in self._failing:
            self._failing.add(q.seat)
            usual = usual_bot(self.game.name)
            self.notices.append(Phrase("note-bot-failed", {"seat": seat_phrase(q.seat), "bot": q.bot, "usual": usual}))

    # ------------------------------------------------------------------ what has happened

    def commit(self, change: Change, now_ms: int) -> None:
        """It is kept, so it has happened. Once it is over no clock runs, nothing is legal, nobody is asked."""
        for seat, wishes in change.wishes.items():
            self.wishes[seat] = wishes
        if change.is_private():
            return  # nobody can tell by what they are asked, or when, that somebody has left word
        self._commit_drawing(change)
        if change.back_to is not None:
            self.match.back_to(change.back_to)
            self.era += 1
            self.taken_back_to = change.back_to
        if change.step is not None:
            self.match.commit(change.step)
        if change.remark is not None:
            self.remarks.append(change.remark)
        for seat, sitter in change.sitters.items():
            self.sitters[seat] = sitter
            self._failing.discard(seat)
        if change.sitters:
            self.expect(now_ms)
        if change.shown_out:
            self.shown_out |= change.shown_out
        if change.owner is not None:
            self.owner = change.owner
        if change.status is not None:
            self.status = change.status
        if change.outcome is not None:
            self.outcome = change.outcome
        if change.rules_question is not None or change.rules is not None or self.status == OVER:
            self.rules_question = change.rules_question
        if change.clocks is not None:
            self._note_gain(change)
            self.clock.set(change.clocks, change.at_ms)
        if change.step is None or self.is_public(self.match.ply - 1):
            self.undo_by = None  # else it would betray that something happened
            self.undo_agreed = set()
        if self.seat_wish is not None:
            self._settle_seat_wish(self.seat_wish, change)
        self.arrive(now_ms)

    def _note_gain(self, change: Change) -> None:
        """What a move has earned goes when it is taken back: else whoever may take back alone has time without end."""
        step, clocks = change.step, change.clocks
        if step is None:
            self.gained = {ply: gain for ply, gain in self.gained.items() if ply < self.match.ply}
        elif clocks is not None:
            left, before = clocks[step.seat], self.clock.shown(change.at_ms)[step.seat]
            if left is not None and before is not None and left > before:
                self.gained[step.ply] = left - before

    def _settle_seat_wish(self, wish: SeatWish, change: Change) -> None:
        if self.status != PLAYING or wish.seat in change.sitters or wish.user in self.shown_out:
            self.seat_wish = None

    def _commit_drawing(self, change: Change) -> None:
        drawing, match = self.drawing, self.match
        for user, promised in change.pledges.items():
            drawing.pledges[user] = promised
            if not promised:
                del drawing.pledges[user]
        drawing.shares |= change.shares
        if change.asks_shares:
            drawing.asked_ms = change.at_ms
        if change.seed is not None:
            options = self.game.options_json(match.options)
            self.match = Match(self.game, options, match.seats, change.seed, match.kept_states)

    def arrive(self, now_ms: int) -> None:
        """The position is new: earlier questions fall away, the clocks run for whoever is waited for."""
        self._open = None
        self._speakers = None
        self._heard = []
        self._silent = set()
        self._stand_in = -1
        self._since_ms = now_ms
        for seat, sitter in enumerate(self.sitters) if self.game.nature.out_of_turn else ():
            if not sitter.bot:
                self._patience.hear(seat, self.game.said_to(self.match.state, seat), now_ms)
        self.clock.run(self.to_act(), now_ms)
