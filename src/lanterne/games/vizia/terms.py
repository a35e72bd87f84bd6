"""Sums that a person sees, summand by summand: points of a seat, of a team, of one wheel. Made from a view."""

from __future__ import annotations

from lanterne.core.errors import BadInput
from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.core.terms import Term
from lanterne.games.vizia.dealer import public_state
from lanterne.games.vizia.lattice import vertex_from_text, vertex_text
from lanterne.games.vizia.scoring import (
    GROUP_POINTS,
    TRIANGLE_POINTS,
    largest_group,
    score,
    team_of,
    triangles,
    wheels_by_kind,
)
from lanterne.games.vizia.state import ViziaState
from lanterne.games.vizia.view import ViziaView
from lanterne.games.vizia.wheels import KIND_CLAUSES, KINDS, WORTH, kind_of


def topics(v: ViziaView) -> list[str]:
    """`score <seat>`, in teams `team <0|1>`, and `wheel <a>,<b>` for every wheel with a token or freed of one."""
    found = [f"score {seat}" for seat in range(v["seats"])]
    if v["options"]["teams"]:
        found.extend(["team 0", "team 1"])
    found.extend([f"wheel {row[1]},{row[2]}" for row in v["tokens"]])
    found.extend([f"wheel {row[0]},{row[1]}" for row in v["freed"]])
    return found


def terms(v: ViziaView, topic: str) -> list[Term]:
    if topic not in topics(v):
        raise BadInput(f"vizia has no sum {topic!r} to show now")
    s = public_state(v)
    word, _, about = topic.partition(" ")
    if word == "score":
        return score_terms(s, int(about))
    if word == "team":
        return team_terms(s, int(about))
    return wheel_terms(s, about)


def score_terms(s: ViziaState, seat: int) -> list[Term]:
    found: list[Term] = []
    counts = wheels_by_kind(s, seat)
    for kind in range(len(KINDS)):
        if counts[kind]:
            args: dict[str, Arg] = {"count": counts[kind], "worth": WORTH[kind]}
            phrase = Phrase(f"vizia-term-{KINDS[kind]}", args)
            found.append(Term(counts[kind] * WORTH[kind], phrase, KIND_CLAUSES[kind]))
    group = largest_group(s, seat)
    if s.options.group_bonus and group:
        found.append(Term(GROUP_POINTS * group, Phrase("vizia-term-group", {"count": group}), "VZ-071"))
    count = triangles(s, seat)
    if s.options.triangle_bonus and count:
        found.append(Term(TRIANGLE_POINTS * count, Phrase("vizia-term-triangles", {"count": count}), "VZ-073"))
    return found


def team_terms(s: ViziaState, team: int) -> list[Term]:
    """VZ-082: the totals of both partners."""
    partners = [seat for seat in range(s.seats) if team_of(seat) == team]
    return [
        Term(score(s, seat), Phrase("vizia-term-partner", {"seat": seat_phrase(seat)}), "VZ-082") for seat in partners
    ]


def wheel_terms(s: ViziaState, text: str) -> list[Term]:
    vertex = vertex_from_text(text)
    assert vertex_text(vertex) == text
    kind = kind_of(s, vertex)
    owner = s.owner(vertex)
    if owner < 0:
        return [Term(0, Phrase("vizia-term-freed"), "VZ-079")]
    args: dict[str, Arg] = {"seat": seat_phrase(int(owner)), "kind": KINDS[kind]}
    return [Term(WORTH[kind], Phrase("vizia-term-wheel", args), KIND_CLAUSES[kind])]
