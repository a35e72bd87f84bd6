"""Illusio once more, slow and obvious: lists of names, every rule asked from scratch. A second opinion.

It knows the actions A to F, the special actions, scoring and the goal, and only the two magicians whose talents need no
decision. A component on the table is [kind, printed kind, Transforms on it]. Here stand the position and its moves;
what they do stands in `brute_play`. Games that run dry are not its business.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from lanterne.core.game import Json
from lanterne.games.illusio.cards import OBJECTIVES

Position = dict[str, Any]
Item = list[Any]

FAMILIES = [["rope", "scarf", "cards", "blades"], ["rabbit", "dove", "tiger"], ["curtain", "mirrors", "smoke"]]
FAMILIES += [["case", "cage", "reservoir"], ["audience"], ["formula"]]
KINDS = [kind for family in FAMILIES for kind in family]
CARDS = [*KINDS, "transform", "take", "encore", "success", "dejavu", "grand"]
MAGICIANS = {5: "tournevent", 9: "brandesco"}
NEEDS = {card.name: [CARDS[kind] for kind in card.slots] for card in OBJECTIVES}
DOMAIN = {card.name: card.name[0] for card in OBJECTIVES}


def family(kind: str) -> int:
    return next(number for number, kinds in enumerate(FAMILIES) if kind in kinds)


def fits(name: str, placed: list[Item], kind: str) -> bool:
    """Whether one more of that kind finds a slot of its family."""
    wanted = [family(slot) for slot in NEEDS[name]].count(family(kind))
    return [family(item[0]) for item in placed].count(family(kind)) < wanted


def text(item: Item) -> str:
    kind, printed, cards = item
    return (kind if kind == printed else f"{kind}~{printed}") + (f"+{cards}" if cards else "")


def key(p: Position) -> str:
    return json.dumps(p, sort_keys=True)


def different(items: list[Any]) -> list[Any]:
    return [item for at, item in enumerate(items) if item not in items[:at]]


# ---------------------------------------------------------------------- reading the engine's position


def from_json(raw: Json) -> Position:
    def cards(counts: list[int]) -> list[str]:
        return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]

    seats = []
    for seat in range(raw["seats"]):
        seats.append(
            {
                "hand": cards(raw["hands"][seat * 21 : (seat + 1) * 21]),
                "back": [[name, name, 0] for name in cards(raw["plain"][seat * 15 : (seat + 1) * 15])],
                "projects": [read_trick(trick) for trick in raw["projects"][seat]],
                "shown": [read_trick(trick) for trick in raw["displayed"][seat]],
                "done": raw["validated"][seat],
                "score": raw["scores"][seat],
                "magician": MAGICIANS[raw["magicians"][seat]],
                "used": bool(raw["talent_used"][seat]),
            }
        )
    assert not any(raw["changed"])
    assert [frame["kind"] for frame in raw["frames"]] == ["turn"]
    p = {name: raw[name] for name in ("turn", "contest", "bag", "objective_discard")}
    p |= {"left": raw["actions_left"], "goal": raw["options"]["goal"], "over": bool(raw["reason"]), "ask": None}
    return copy.deepcopy({**p, "seats": seats, "deck": cards(raw["deck"]), "discard": cards(raw["discard"])})


def read_trick(raw: Json) -> Json:
    placed = [[name, name, 0] for name in raw["placed"]]
    cards = ["grand"] * raw["grands"] + ["dejavu"] * raw["deja_vus"] + ["encore"] * raw["encores"]
    return {"name": raw["objective"], "placed": placed, "cards": cards, "held": raw["encore"]}


# ---------------------------------------------------------------------- moves


def moves(p: Position) -> list[str]:
    if p["over"]:
        return []
    me = p["seats"][p["turn"]]
    if p["ask"] is not None:
        return answers(p, me)
    found = ["end"]
    if p["left"] == 0:
        return found
    for card in different(me["hand"]):
        if card in KINDS:
            found.append(f"prepare {card}")
        found += plays(p, me, card)
        if p["deck"] or p["discard"]:
            found.append(f"exchange {card}")
    for name in p["contest"]:
        if len(me["projects"]) < 2 and most_placed(name, me["back"]) >= half(name):
            found.append(f"take {name}")
    for trick in me["projects"]:
        name = trick["name"]
        found.append(f"abandon {name}")
        for card in different(me["hand"]):
            if card in KINDS and fits(name, trick["placed"], card):
                found.append(f"add {card} to {name}")
        for item in different(me["back"]):
            if fits(name, trick["placed"], item[0]):
                found.append(f"move {text(item)} to {name}")
    return found


def half(name: str) -> int:
    return 1 if len(NEEDS[name]) <= 2 else 2


def most_placed(name: str, items: list[Item]) -> int:
    placed: list[Item] = []
    for item in items:
        if fits(name, placed, item[0]):
            placed.append(item)
    return len(placed)


def plays(p: Position, me: Json, card: str) -> list[str]:
    if card == "transform":
        return [f"play transform {text(item)}" for item in different(me["back"])]
    if card == "take":
        others = [seat for seat, other in enumerate(p["seats"]) if other is not me and other["hand"]]
        return [f"play take {seat}" for seat in others]
    if card in KINDS:
        return []
    shown = [trick for other in p["seats"] for trick in other["shown"]]
    return [f"play {card} {trick['name']}" for trick in shown if card != "encore" or not trick["held"]]


def answers(p: Position, me: Json) -> list[str]:
    what, chosen = p["ask"]["what"], p["ask"]["chosen"]
    if what == "into":
        return [f"into {kind}" for kind in KINDS if kind != chosen[0][0]]
    if what == "exchange":
        left = list(me["hand"])
        for card in chosen:
            left.remove(card)
        room = len(chosen) < len(p["deck"]) + len(p["discard"])
        return [*[f"exchange {card}" for card in different(left) if room], "done"]
    name = p["ask"]["name"]
    rest = list(me["back"])
    for item in chosen:
        rest.remove(item)
    found = [f"place {text(item)}" for item in different(rest) if fits(name, chosen, item[0])]
    return found + (["done"] if len(chosen) >= half(name) else [])
