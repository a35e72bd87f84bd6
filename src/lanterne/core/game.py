"""The contract between the rules of a game and everything that uses them.

A `Game` holds no state: one instance serves web play, bots, replays, simulation and training. A `State` holds the whole
truth of one game and no seed. What a seat may see is its view, built up from nothing; what a bot does not
know it may imagine from that view alone (`Game.imagine`). The laws all games obey are tested in `tests/contract`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Generic, NotRequired, TypeAlias, TypedDict, TypeVar

from mypy_extensions import mypyc_attr

from lanterne.core.again import reduced
from lanterne.core.errors import BadInput, Refusal
from lanterne.core.features import NO_PARTS, Block, Parts
from lanterne.core.grammar import Shape
from lanterne.core.options import Option, seats_fault
from lanterne.core.phrase import Arg, ArgsJson, Phrase, args_from_json, args_json
from lanterne.core.rng import Rng
from lanterne.core.terms import Term, Weighed
from lanterne.core.window import Window

Seat: TypeAlias = int
NO_SEAT: Final = -1
Json: TypeAlias = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game. Nouns and one-line questions only; the rules are functions beside it."""

    def copy(self) -> State:
        """A deep copy, cheap: search makes millions."""
        raise NotImplementedError

    def json(self) -> Json:
        """All of it as plain JSON; `Game.load` is the inverse. Never leaves the server."""
        raise NotImplementedError

    def __reduce__(self) -> str | tuple[Any, ...]:
        return reduced(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A value with one canonical text. Hot paths keep interned objects, so equal codes are usually the same object."""

    def code(self) -> str:
        """The text of records, wire, bots and tests; `Game.parse` is the inverse."""
        raise NotImplementedError

    def parts(self) -> Parts:
        """The same as small numbers for nets, each below its size in `Game.part_sizes`: the verb comes first."""
        return NO_PARTS

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.code() == other.code())

    def __hash__(self) -> int:
        return hash(self.code())

    def __repr__(self) -> str:
        return f"<{self.code()}>"

    def __reduce__(self) -> str | tuple[Any, ...]:
        return reduced(self)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class EventJson(TypedDict):
    """Something that happened, as its audience hears of it: the words of `<game>-event-<name>`."""

    name: str
    args: ArgsJson
    clause: NotRequired[str]


class Event:
    """Something that happened, in the past tense: `name` and `args` make the log line `<game>-event-<name>`.

    `audience` lists the seats that see it, spectators excluded; None is everybody. A fact that differs by viewer is two
    events with disjoint audiences. `knew` lists the seats that knew it before; None means that it follows from what all
    could see. Somebody in the audience who did not know it has learned something: `Match` derives undo from that.
    """

    def __init__(
        self,
        name: str,
        args: dict[str, Arg] | None = None,
        audience: tuple[Seat, ...] | None = None,
        knew: tuple[Seat, ...] | None = None,
        clause: str = "",
    ) -> None:
        self.name = name
        self.args: dict[str, Arg] = {} if args is None else args
        self.audience = audience
        self.knew = knew
        self.clause = clause

    def is_for(self, seat: Seat | None) -> bool:
        """Whether the seat (None: a spectator) may see it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def teaches(self, seat: Seat) -> bool:
        """Whether the seat learns from it something it did not know."""
        return self.knew is not None and self.is_for(seat) and seat not in self.knew

    def uncovers(self, mover: Seat) -> bool:
        """Whether anybody learns from it what the mover did not know: what one shows of one's own is not meant."""
        if self.knew is None or mover in self.knew:
            return False
        return self.audience is None or any([seat not in self.knew for seat in self.audience])

    def json(self) -> EventJson:
        """What goes out to its audience: who else sees it stays behind."""
        plain: EventJson = {"name": self.name, "args": args_json(self.args)}
        if self.clause:
            plain["clause"] = self.clause
        return plain

    def whole_json(self) -> Json:
        """All of it, audience too. Never leaves the server; `event_from_json` is the inverse."""
        plain: Json = {**self.json()}
        plain["audience"] = None if self.audience is None else list(self.audience)
        plain["knew"] = None if self.knew is None else list(self.knew)
        return plain

    def __repr__(self) -> str:
        return f"<{self.name} {self.args!r} to {self.audience}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, self.args, self.audience, self.knew, self.clause)


def event_from_json(raw: Json) -> Event:
    """The inverse of `Event.whole_json`."""
    audience, knew = raw["audience"], raw["knew"]
    return Event(
        raw["name"],
        args_from_json(raw["args"]),
        None if audience is None else tuple(audience),
        None if knew is None else tuple(knew),
        raw.get("clause", ""),
    )


def event_seen_from_json(raw: EventJson) -> Event:
    """The inverse of `Event.json`, for somebody who was told: who else knows of it is not known."""
    return Event(raw["name"], args_from_json(raw["args"]), None, None, raw.get("clause", ""))


Out: TypeAlias = list[Event] | None  # where a change reports its events; None: nobody listens (playouts)


class Outcome:
    """How a game ended: a reason (its words: `<game>-reason-<reason>`), each seat's place from 1, each score."""

    def __init__(self, reason: str, places: list[int], scores: list[int]) -> None:
        self.reason = reason
        self.places = places
        self.scores = scores

    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def json(self) -> Json:
        return {"reason": self.reason, "places": self.places, "scores": self.scores}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.places}, {self.scores})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.reason, self.places, self.scores)


def outcome_from_json(raw: Json) -> Outcome:
    """The inverse of `Outcome.json`."""
    return Outcome(raw["reason"], raw["places"], raw["scores"])


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Each seat's place from its key, the greatest first; equal keys share a place and the next ones are skipped."""
    return [1 + len([other for other in keys if other > key]) for key in keys]


class Nature:
    """What kind of game it is, declared, so that a bot or an environment can refuse what it cannot play."""

    def __init__(
        self,
        seats: tuple[int, int],
        *,
        hidden: bool,
        chance: bool,
        simultaneous: bool = False,
        out_of_turn: bool = False,
        open_families: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats  # fewest and most
        self.hidden = hidden
        self.chance = chance
        self.simultaneous = simultaneous  # several seats may be waited for at once
        self.out_of_turn = out_of_turn  # a seat nobody waits for may have optional actions
        self.open_families = open_families  # first words of codes that `legal` lists only in part

    def json(self) -> Json:
        return {
            "seats": list(self.seats),
            "hidden": self.hidden,
            "chance": self.chance,
            "simultaneous": self.simultaneous,
            "out_of_turn": self.out_of_turn,
            "open_families": list(self.open_families),
        }


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=Mapping[str, Any])
O = TypeVar("O")  # noqa: E741  the contract's own letters: State, Action, View, Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(ABC):
    """What a seat has seen happen that its view no longer says: whoever looked on knows more than the view tells.

    Folded from the events that the seat saw, in order, the set-up first; so it can hold nothing else.
    """

    @abstractmethod
    def see(self, event: Event) -> None:
        """One more event that was for this seat."""

    @abstractmethod
    def agrees(self, s: State) -> bool:
        """Whether it could have happened so in this world: always in the true one, and in those dealt with it."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC, Generic[S]):
    """A view, read once into what is known; deals as many worlds from it as are wanted."""

    @abstractmethod
    def deal(self, rng: Rng) -> S:
        """A whole world that the viewer cannot tell from the true one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, V, O]):
    """The rules of one game. Every method but `apply` leaves its arguments as they are."""

    def __init__(
        self,
        name: str,
        nature: Nature,
        rules: int,
        option_list: tuple[Option, ...],
        shapes: tuple[Shape, ...] = (),
        plays: tuple[int, ...] = (),
        windows: tuple[str, ...] = (),
        orders: tuple[Shape, ...] = (),
    ) -> None:
        self.name = name
        self.nature = nature
        self.rules = rules  # rises whenever an old record could replay otherwise
        self.plays = plays or (rules,)  # all numbers whose games can still be played, the newest last
        self.option_list = option_list  # every variant, for help texts and forms
        self.shapes = shapes  # how every code of the game is written
        self.windows = windows  # the kinds of answer windows it opens
        self.orders = orders  # how standing orders of a seat are written, where it takes any

    def edition(self, rules: int) -> AnyGame:
        """The same game by the rules of that number, one of `plays`: what it starts and imagines follows those.

        A state carries the number it follows, so whatever is asked about one may be asked of any edition.
        """
        assert rules == self.rules
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A game holds no state: read back, it is the one that stands in its own module as `GAME`, and so is a copy."""
        own: AnyGame | None = getattr(import_module(type(self).__module__), "GAME", None)
        if own is self:
            return "GAME"
        if own is None or own.name != self.name:
            raise TypeError(f"cannot pickle {self.name}: it is not the GAME of its module")
        return edition_of, (own, self.rules)

    # ------------------------------------------------------------------ beginning

    @abstractmethod
    def options(self, raw: Mapping[str, object], seats: int) -> O:
        """Typed variants from plain values. Raises `BadOptions` with all faults at once, a wrong seat count too."""

    @abstractmethod
    def options_json(self, options: O) -> Json:
        """Every option with its value, defaults included: what a record keeps."""

    @abstractmethod
    def start(self, options: O, seats: int, rng: Rng, out: Out = None) -> S:
        """A game set up and ready for its first decision."""

    @abstractmethod
    def load(self, raw: Json) -> S:
        """The inverse of `State.json`."""

    # ------------------------------------------------------------------ playing

    @abstractmethod
    def to_act(self, s: S) -> list[Seat]:
        """The seats that are waited for, none when the game is over. Read only: the list may be shared."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> list[A]:
        """What the seat may do now, in pinned order; a seat not waited for may have optional actions.

        Complete and finite, except for the open families its nature declares.
        """

    @abstractmethod
    def refusal(self, s: S, seat: Seat, a: A) -> Refusal | None:
        """Why the seat may not do this now, or None. Judges any action that `parse` can make."""

    @abstractmethod
    def apply(self, s: S, seat: Seat, a: A, rng: Rng, out: Out = None) -> None:
        """Does it: changes `s`, reports events to `out`. The caller answers for `refusal` being None."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def pick(self, s: S, seat: Seat, rng: Rng) -> A:
        """`legal(s, seat)[rng.below(n)]`; a game may override it to find the same action without making the list."""
        actions = self.legal(s, seat)
        return actions[rng.below(len(actions))]

    def said_to(self, s: S, seat: Seat) -> list[str]:
        """What was said to the seat and wants an answer, now or later; the same words for the same thing."""
        return []

    def invited(self, s: S) -> list[Seat]:
        """The seats to whom something was said that wants an answer, once for each: an offer that lies open."""
        return []

    def parties(self, s: S, seat: Seat, a: A) -> list[Seat] | None:
        """The seats between which an action is about to pass, who alone hear what is said with it; None: everybody."""
        return None

    # ------------------------------------------------------------------ answering unasked

    def turn(self, s: S) -> Seat:
        """Whose turn it is; NO_SEAT where nobody has turns."""
        return NO_SEAT

    def window(self, s: S, seat: Seat) -> Window | None:
        """The answer window in which the seat is waited for; None: what is asked of it, if anything, is no window."""
        return None

    def ordered(self, s: S, seat: Seat, orders: list[str]) -> str:
        """The code by which the first of the seat's orders that applies answers what is asked; "": none does."""
        return ""

    # ------------------------------------------------------------------ remembering

    def forgets_at(self, options: O) -> tuple[str, ...]:
        """Names of events after which people must remember by themselves what was told before (see `faded`)."""
        return ()

    def faded(self, event: Event) -> Event | None:
        """What the log still tells of an event from before; None: nothing."""
        return event

    # ------------------------------------------------------------------ seeing

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """What a person at the seat sees (None: a spectator) as plain JSON, built up by naming what may be seen."""

    def bot_view(self, s: S, seat: Seat, wishes: Mapping[str, str]) -> V:
        """What a bot with these wishes (`Bot.wishes`) sees there: the same, where people need no eyes of their own."""
        return self.view(s, seat)

    def witness(self, seat: Seat | None) -> Witness | None:
        """An empty memory for a seat; None: whoever looks at the view knows all that there was to see."""
        return None

    @abstractmethod
    def dealer(self, v: V, witness: Witness | None = None) -> Dealer[S]:
        """Reads a view for imagining: nothing but the view is known, and what the seat saw happen, if it remembers."""

    def imagine(self, v: V, rng: Rng, witness: Witness | None = None) -> S:
        """A whole world this viewer cannot tell from the true one, made from the view (and what was seen) alone."""
        return self.dealer(v, witness).deal(rng)

    # ------------------------------------------------------------------ learning

    def feature_blocks(self) -> tuple[Block, ...]:
        """What `features` tells, block by block, for all options and numbers of seats; none: it has no features yet."""
        return ()

    def features(self, s: S, seat: Seat, witness: Witness | None = None) -> list[int]:
        """The cells that are on for the seat, ascending.

        They tell nothing that its view does not, but what it saw happen if it remembers: a witness may switch on more.
        """
        return []

    def part_sizes(self) -> Parts:
        """How many values each of `Action.parts` has."""
        return (1, 1, 1, 1)

    # ------------------------------------------------------------------ texts

    @abstractmethod
    def parse(self, code: str) -> A:
        """The inverse of `Action.code`. Raises `BadCode` on a text that is no action of this game."""

    @abstractmethod
    def say(self, a: A) -> Phrase:
        """The action in words, for buttons and logs."""

    @abstractmethod
    def describe(self, v: V) -> list[Phrase]:
        """The view in words, a phrase a line: the plain text table, and a screen reader's.

        A line with a number `level` among its arguments stands that deep under the one before it.
        """

    @abstractmethod
    def topics(self, v: V) -> list[str]:
        """The sums this viewer can ask about now, as texts for `terms`.

        One that is the code of a legal action tells what that choice would bring; there may be many of these.
        """

    @abstractmethod
    def terms(self, v: V, topic: str) -> list[Term]:
        """A sum that a person sees, summand by summand; made from the view, so it can betray nothing."""

    def sums(self, v: V) -> dict[str, list[Term]]:
        """Every topic with its terms; a game may override it to read the view only once."""
        return {topic: self.terms(v, topic) for topic in self.topics(v)}

    def weigh(self, v: V, what: str) -> Weighed:
        """What an action (by its code) or a topic would bring; made from the view, so it can betray nothing.

        Raises `BadInput` where there is nothing to weigh.
        """
        raise BadInput(f"{what!r} cannot be weighed")

    def cards(self, v: V) -> dict[str, Phrase]:
        """The cards whose faces can be asked for, by id, with their names; none where a game has nothing to read."""
        return {}

    def face(self, v: V, card: str) -> list[Phrase]:
        """What is printed on a card and how it stands in this view, a phrase a line; its name comes first."""
        raise BadInput(f"there is no card {card!r} to read")


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def edition_of(game: AnyGame, rules: int) -> AnyGame:
    return game.edition(rules)


def check_seats(game: AnyGame, seats: int) -> None:
    """Raises `BadInput` when the game is not for that many."""
    fewest, most = game.nature.seats
    if not fewest <= seats <= most:
        raise BadInput(seats_fault(game.name, fewest, most, seats))
