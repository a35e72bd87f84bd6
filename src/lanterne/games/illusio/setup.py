"""Setting up: first player, magicians, the Contest, the hands (section 3)."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.core.game import Event, Out
from lanterne.core.phrase import Arg, Phrase
from lanterne.core.rng import Rng
from lanterne.games.illusio.cards import COPIES, KINDS, OBJECTIVE_COUNT, objective
from lanterne.games.illusio.contest import next_objective
from lanterne.games.illusio.limits import CONTEST, FIRST_HAND
from lanterne.games.illusio.magicians import MAGICIANS, by_rules, magician_of
from lanterne.games.illusio.options import IllusioOptions
from lanterne.games.illusio.phrases import objective_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.turn import draw_cards, start_turn
from lanterne.games.illusio.zones import tell


def set_up(options: IllusioOptions, seats: i64, rng: Rng, out: Out, rules: int) -> IllusioState:
    s = IllusioState(options, seats)
    s.turn = first_seat(seats, rng, out)
    choose_magicians(s, rules, rng, out)
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
        s.deck_size += COPIES[kind]
    s.bag = list(range(OBJECTIVE_COUNT))
    while len(s.contest) < CONTEST:
        s.contest.append(next_objective(s, rng, out))
        if out is not None:
            args: dict[str, Arg] = {"objective": objective_phrase(s.contest[-1])}
            out.append(Event("contest-filled", args, knew=(), clause="IL-026"))
    for seat in range(seats):
        draw_cards(s, seat, FIRST_HAND, rng, out)
    start_turn(s, rng, out)
    return s


def first_seat(seats: i64, rng: Rng, out: Out) -> i64:
    """The highest objective drawn starts; those tied for it draw again, the cards drawn stay out (IL-020 to IL-022)."""
    tied = list(range(seats))
    cards = list(range(OBJECTIVE_COUNT))
    while len(tied) > 1:
        if len(cards) < len(tied):
            cards = list(range(OBJECTIVE_COUNT))
        levels: list[int] = []
        for seat in tied:
            card = cards.pop(rng.below(len(cards)))
            levels.append(objective(card).level)
            if out is not None:
                more = {"objective": objective_phrase(card)}
                tell(out, "drew-for-first", "IL-020", seat, {**more, "level": levels[-1]}, knew=())
        tied = [seat for at, seat in enumerate(tied) if levels[at] == max(levels)]
    if out is not None:
        tell(out, "first", "IL-020", tied[0], knew=())
    return tied[0]


def choose_magicians(s: IllusioState, rules: int, rng: Rng, out: Out) -> None:
    """All different, face up; the others leave the game (IL-023)."""
    left = list(range(len(MAGICIANS)))
    for seat in range(s.seats):
        s.magicians[seat] = by_rules(left.pop(rng.below(len(left))), rules)
        if out is not None:
            name = magician_of(s.magicians[seat]).name
            tell(out, "magician", "IL-023", seat, {"magician": Phrase(f"illusio-magician-{name}")}, knew=())
