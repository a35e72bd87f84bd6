"""What a trick is worth (section 6), its validation (IL-064), and the end of the game (section 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanterne.core.game import Event, Out, Outcome, places_by
from lanterne.core.phrase import Phrase
from lanterne.games.illusio.cards import DEJAVU, DOMAINS, ENCORE, GRAND, POINTS_ON_TRICK, is_typed, objective
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.limits import DRY_ROUNDS, EXACT_POINT, STALE_ROUNDS
from lanterne.games.illusio.magicians import magician_of, talent_of
from lanterne.games.illusio.phrases import objective_phrase
from lanterne.games.illusio.state import IllusioState
from lanterne.games.illusio.tricks import Trick
from lanterne.games.illusio.zones import discard_card, discard_item, tell


def is_exact(wanted: i64, item: i64) -> bool:
    """Whether a component is of exactly the kind that its slot asks for (IL-071, IL-072)."""
    return kind_of(item) == wanted and is_typed(wanted)


def exact_of(trick: Trick) -> i64:
    """Components of exactly the required type (IL-071 to IL-074). No objective asks for a kind twice."""
    left = objective(trick.objective).exact
    total: i64 = 0
    for item in trick.placed:
        bit: i64 = 1 << kind_of(item)
        if left & bit:
            left -= bit
            total += 1
    return total


def specialization_of(s: IllusioState, owner: i64, trick: Trick) -> i64:
    """One point once a trick of the domain is validated, however many (IL-075 to IL-077)."""
    return 1 if s.domains[owner * DOMAINS + objective(trick.objective).domain] > 0 else 0


def printed_value(s: IllusioState, owner: i64, trick: Trick) -> i64:
    """The value before the talent's bonus and before the floor at nought; it may be negative."""
    exact = EXACT_POINT * exact_of(trick)
    value = objective(trick.objective).level + exact + specialization_of(s, owner, trick)
    return value + POINTS_ON_TRICK[GRAND] * trick.grands + POINTS_ON_TRICK[DEJAVU] * trick.deja_vus


def talent_bonus(s: IllusioState, owner: i64, trick: Trick, value: i64) -> i64:
    """A talent of validation counts once a round, and only where the trick then pays more (A-36)."""
    if s.talent_used[owner]:
        return 0
    points = talent_of(s.magicians[owner]).bonus(s, owner, trick)
    return points if points > 0 and value + points > 0 else 0


def pays(s: IllusioState, owner: i64, trick: Trick) -> i64:
    """What the trick would pay now: its value with the talent's bonus, never less than nought (A-21)."""
    value = printed_value(s, owner, trick)
    return paid(value, talent_bonus(s, owner, trick, value))


def paid(value: i64, bonus: i64) -> i64:
    return value + bonus + floor_of(value, bonus)


def floor_of(value: i64, bonus: i64) -> i64:
    """What lifts a sum below nought up to it (A-21)."""
    return -value - bonus if value + bonus < 0 else 0


def value_parts(s: IllusioState, owner: i64, trick: Trick) -> list[tuple[str, int]]:
    """The summands of what a trick pays now, each with its name; those that are nought are left out."""
    return summands(s, owner, trick, talent_bonus(s, owner, trick, printed_value(s, owner, trick)))


def summands(s: IllusioState, owner: i64, trick: Trick, bonus: i64) -> list[tuple[str, int]]:
    """The same with a given bonus of the talent."""
    parts: list[tuple[str, int]] = [
        ("level", objective(trick.objective).level),
        ("exact", EXACT_POINT * exact_of(trick)),
        ("specialization", specialization_of(s, owner, trick)),
        ("grand", POINTS_ON_TRICK[GRAND] * trick.grands),
        ("dejavu", POINTS_ON_TRICK[DEJAVU] * trick.deja_vus),
        ("talent", bonus),
        ("floor", floor_of(printed_value(s, owner, trick), bonus)),
    ]
    return [part for part in parts if part[1]]


def sum_phrase(parts: list[tuple[str, int]]) -> Phrase:
    """The summands one after another, as nested phrases; the words carry the signs."""
    phrase = Phrase("illusio-sum-level", {"value": parts[0][1]})
    for name, value in parts[1:]:
        phrase = Phrase(f"illusio-sum-{name}", {"sum": phrase, "value": abs(value)})
    return phrase


def validate(s: IllusioState, owner: i64, trick: Trick, out: Out) -> None:
    """The trick pays, its card is kept, the rest is discarded (IL-064, IL-092, IL-093, IL-105)."""
    told = value_parts(s, owner, trick) if out is not None else []
    value = printed_value(s, owner, trick)
    bonus = talent_bonus(s, owner, trick, value)
    points = paid(value, bonus)
    if bonus:
        s.talent_used[owner] = 1
        if out is not None:
            name = Phrase(f"illusio-talent-{magician_of(s.magicians[owner]).name}")
            tell(out, "talent-bonus", "A-36", owner, {"talent": name, "points": bonus})
    s.displayed[owner].remove(trick)
    for item in trick.placed:
        discard_item(s, item)
    discard_many(s, ENCORE, trick.encores)
    discard_many(s, GRAND, trick.grands)
    discard_many(s, DEJAVU, trick.deja_vus)
    s.validated[owner].append(trick.objective)
    s.domains[owner * DOMAINS + objective(trick.objective).domain] += 1
    s.scores[owner] += points
    s.scored = True
    if out is not None:
        more = {"objective": objective_phrase(trick.objective), "sum": sum_phrase(told)}
        tell(out, "validated", "IL-064", owner, {**more, "points": points, "score": s.scores[owner]})
    if s.scores[owner] >= s.options.goal:
        close(s, "goal", out)  # IL-100, IL-102


def discard_many(s: IllusioState, kind: i64, count: i64) -> None:
    while count > 0:
        discard_card(s, kind)
        count -= 1


# ---------------------------------------------------------------------- endings

ENDING_CLAUSES: Final = {"goal": "IL-100", "stale": "A-41"}


def close(s: IllusioState, reason: str, out: Out) -> None:
    s.reason = reason
    if out is not None:
        clause = ENDING_CLAUSES.get(reason, "IL-104")
        out.append(Event("ended", {"reason": Phrase(f"illusio-reason-{reason}")}, clause=clause))


def finish(s: IllusioState, reason: str, out: Out) -> None:
    """The game has run dry: what is on display is validated first, from the next seat on (IL-104)."""
    step: i64 = 1
    while step <= s.seats:
        owner = (s.turn + step) % s.seats
        for trick in s.displayed[owner][:]:
            validate(s, owner, trick, out)
            if s.reason:
                return
        step += 1
    close(s, reason, out)


def check_sold_out(s: IllusioState, out: Out) -> None:
    """No objective is left that anybody could still realize (IL-104)."""
    if not s.short or s.reason or s.contest or s.objective_supply() > 0:
        return
    for seat in range(s.seats):
        if s.projects[seat] or s.displayed[seat]:
            return
    close(s, "sold-out", out)


def count_turn(s: IllusioState, out: Out) -> None:
    """At the end of a turn: rounds without a validation, or one in which nothing happened, end the game (IL-104, A-41).

    Each validation uses up an objective for good, so the game ends whatever anybody does.
    """
    s.quiet = 0 if s.stirred else s.quiet + 1
    s.dry = 0 if s.scored else s.dry + 1
    s.stirred = False
    s.scored = False
    if s.quiet >= s.seats:
        finish(s, "quiet", out)
    elif s.short and s.dry >= DRY_ROUNDS * s.seats:
        finish(s, "dry", out)
    elif s.dry >= STALE_ROUNDS * s.seats:
        finish(s, "stale", out)


def outcome_of(s: IllusioState) -> Outcome | None:
    """Most points, then most validated tricks, then shared (IL-104); at the goal nobody can be ahead (IL-102)."""
    if not s.reason:
        return None
    keys: list[tuple[int, ...]] = [(s.scores[seat], len(s.validated[seat])) for seat in range(s.seats)]
    return Outcome(s.reason, places_by(keys), list(s.scores))
