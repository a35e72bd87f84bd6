"""Walks through games: Hypothesis draws the table and the first choices, a seeded stream makes the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hypothesis import strategies as st
from tests.contract.support import is_valid, most_plies, other_values, seat_counts

from lanterne.core.game import Action, AnyGame, Json, Seat, State
from lanterne.core.rng import FastRng, Rng

DRAWN_CHOICES = 100
INTERJECT_ONE_IN = 6


class Table:
    """A game about to be walked through."""

    def __init__(self, game: AnyGame, raw: Json, seats: int, seed: int, choices: list[int]) -> None:
        self.game = game
        self.raw = raw
        self.seats = seats
        self.seed = seed
        self.rng = FastRng(seed)  # chance, and the choices once the drawn ones are spent
        self.drawn = tuple(choices)
        self.choices = choices
        self.bold: Callable[[list[Action], Rng], Action] | None = None  # chooses instead of blind chance

    def __repr__(self) -> str:
        return f"Table({self.game.name}, {self.raw}, {self.seats} seats, seed {self.seed}, {list(self.drawn)})"

    def start(self) -> State:
        s: State = self.game.start(self.game.options(self.raw, self.seats), self.seats, self.rng)
        return s

    def below(self, n: int) -> int:
        if self.choices:
            return self.choices.pop(0) % n
        return int(self.rng.below(n))

    def one_of(self, s: State, seat: Seat) -> Action:
        """One of the seat's actions; once the drawn choices are spent it is found without making the list."""
        if self.bold is None and not self.choices:
            found: Action = self.game.pick(s, seat, self.rng)
            return found
        actions: list[Action] = self.game.legal(s, seat)
        return self.bold(actions, self.rng) if self.bold is not None else actions[self.below(len(actions))]

    def everybody(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*range(self.seats), None]


@st.composite
def tables(draw: st.DrawFn, game: AnyGame) -> Table:
    seats = draw(st.sampled_from(list(seat_counts(game))))
    raw: Json = {}
    for option in game.option_list:
        value = draw(st.sampled_from([option.default, *other_values(option)]))
        if value != option.default and is_valid(game, {**raw, option.key: value}, seats):
            raw[option.key] = value
    choices = draw(st.lists(st.integers(0, 2**16), max_size=DRAWN_CHOICES))
    return Table(game, raw, seats, draw(st.integers(0, 2**32)), choices)


def choice(table: Table, s: State) -> tuple[Seat, Action]:
    """Somebody's next action; now and then a seat nobody waits for speaks up."""
    game = table.game
    waited = game.to_act(s)
    if game.nature.out_of_turn and table.below(INTERJECT_ONE_IN) == 0:
        seat = table.below(table.seats)
        if seat not in waited and game.legal(s, seat):
            return seat, table.one_of(s, seat)
    seat = waited[table.below(len(waited))]
    return seat, table.one_of(s, seat)


def walk(table: Table, watched: int = 40) -> Iterator[tuple[State, Seat, Action]]:
    """Some positions of one game, each with the action chosen there: the first ones, then ever sparser, then the last.

    The walk goes on from a copy, so whoever watches may spoil the state.
    """
    game = table.game
    s = table.start()
    left = watched
    for ply in range(most_plies(game)):
        if not game.to_act(s):
            return
        seat, a = choice(table, s)
        if left > 0 and (ply < watched // 2 or table.rng.below(1 + ply // 8) == 0):
            left -= 1
            twin = s.copy()
            assert twin.json() == s.json(), "a copy forgets something"
            yield twin, seat, a
        game.apply(s, seat, a, table.rng)
    raise AssertionError(f"{game.name} has not ended after {most_plies(game)} plies: {table!r}")


def end_of(table: Table) -> State:
    """The last position of the walk."""
    s = table.start()
    for _ in range(most_plies(table.game)):
        if not table.game.to_act(s):
            return s
        seat, a = choice(table, s)
        table.game.apply(s, seat, a, table.rng)
    raise AssertionError(f"{table.game.name} has not ended after {most_plies(table.game)} plies: {table!r}")
